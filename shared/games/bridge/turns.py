"""A deal of Bridge from the shuffle to its points: the auction, the play, claims; what a seat is asked, and what its
answers do. Won tricks lie in the order N E S W of their cards, so a finished deal can be laid out again as the four
hands it was.
"""

from __future__ import annotations

from collections.abc import Mapping

from shared.engine import NO_SEAT, ONE_SEAT, Action, Card, Place, Seat
from shared.games.bridge.position import (
    ACCEPT,
    AROUND,
    CALLS,
    CLAIM,
    DECK,
    DOUBLE,
    DUMMY,
    FACES,
    HAND,
    LAST,
    NAMES,
    NEXT,
    OPEN,
    PARTNER,
    PASS,
    PLAY,
    POWER,
    REDOUBLE,
    REJECT,
    SEATS,
    SHOWN,
    TRICK,
    WON,
    Position,
    may_add,
)
from shared.games.bridge.scoring import RANK_OF_BID, VULNERABILITIES, Worth, is_vulnerable, vulnerability, worth

TRIES = 3  # B-27: so many pass-outs in a row count as a deal
playing = PLAY.__getitem__

# --- the deal ---


def deal(s: Position) -> None:
    """Shuffle and deal by the present dealer and deal number."""
    p = s.public
    again = f" again {p.passed_out}" if p.passed_out else ""
    s.shuffle(DECK, label=f"deal {p.deal}{again}")
    for seat in AROUND[p.dealer]:
        s.draw(DECK, HAND[seat])  # B-10
    s.set(
        stage="call", asked=ONE_SEAT[p.dealer], vulnerable=vulnerable(s), calls=(), bid="", times=1, bidder=None,
        trumps="", declarer=None, dummy=None, needs=0, decides=SEATS, led="", tricks=(0, 0), winner=None, lying=HAND,
        voids=("", "", "", ""), claimer=None, claimed=0, exposed=(), barred=(-1, -1),
    )  # fmt: skip
    s.say(p.dealer, "dealt", p.deal, p.vulnerable)


def vulnerable(s: Position) -> str:
    p, single = s.public, str(s.options["single_vul"])
    if s.options["format"] == "chicago":
        return vulnerability(p.deal, p.dealer, s.options["vul_cycle"])  # B-12
    if single == "random":
        return VULNERABILITIES[int(s.chance("vulnerability").random() * 4)]
    return single


# --- the question ---


def legal(s: Position, seat: Seat) -> list[Action]:
    """What the stage allows the seat that is asked."""
    p = s.public
    if seat not in p.asked:
        return []
    stage = p.stage
    if stage == "play":
        hand = s.table[p.lying[p.turn]]
        led = p.led
        plays = [PLAY[card] for card in hand if card[0] == led] or [*map(playing, hand)]  # B-42
        if s.options["claims"] and p.barred[p.turn & 1] < (played := p.tricks[0] + p.tricks[1]):
            plays.append(CLAIM[13 - played])  # B-50, B-53
        return plays
    if stage == "call":
        return CALLS[RANK_OF_BID[p.bid] + 1 if p.bid else 0][may_add(p, seat, s.options["doubles"])][:]  # B-20
    if stage == "lead":
        return [*map(playing, s.table[p.lying[seat]])]  # B-40
    return [ACCEPT, REJECT]  # B-51


# --- the auction ---


def call(s: Position, seat: Seat, action: Action) -> None:
    p, said = s.public, action.choice
    calls = (*p.calls, said)
    s.say(seat, "called", said)
    following = ONE_SEAT[NEXT[seat]]  # B-20
    if said == PASS:
        s.set(calls=calls, asked=following)
        if len(calls) > 3 and calls[-3:] == (PASS, PASS, PASS):  # B-26, BR-4
            if p.bidder is None:
                pass_out(s)
            else:
                contract(s, p.bidder)
    elif said in (DOUBLE, REDOUBLE):
        s.set(calls=calls, asked=following, times=2 * p.times)
    else:
        s.set(calls=calls, asked=following, bid=said, bidder=seat, times=1)  # B-24


def pass_out(s: Position) -> None:
    p = s.public
    s.say(NO_SEAT, "passed_out")
    if s.options["passed_out"] == "redeal" and p.passed_out + 1 < TRIES:  # B-27
        lay_open(s)
        s.set(passed_out=p.passed_out + 1)
        gather(s)
    else:
        end_deal(s, 0, Worth())


def contract(s: Position, bidder: Seat) -> None:
    p = s.public
    denomination = p.bid[1]
    ours = (bidder - p.dealer) % 2  # every other call is this side's
    named = next(n for n in range(ours, len(p.calls), 2) if p.calls[n][1:] == denomination)
    declarer = (p.dealer + named) % 4  # B-28, B-29
    dummy, leader = PARTNER[declarer], NEXT[declarer]
    plays = dummy if human_plays(s, declarer) else declarer
    decides = tuple([plays if (seat - declarer) % 2 == 0 else seat for seat in SEATS])  # B-41
    s.say(declarer, "contract", p.bid, p.times)
    s.set(
        stage="lead", asked=ONE_SEAT[leader], trumps=denomination, declarer=declarer, dummy=dummy,
        needs=6 + int(p.bid[0]), decides=decides, turn=leader, leader=leader,
    )  # fmt: skip


def human_plays(s: Position, declarer: Seat) -> bool:
    bots = s.options["bots"]
    human = NAMES[declarer] in bots and NAMES[PARTNER[declarer]] not in bots
    return human and s.options["human_declares"] is True  # B-46


# --- the play ---


def play(s: Position, seat: Seat, action: Action) -> None:
    put(s, action.card)


def put(s: Position, card: Card) -> None:
    """The seat in turn plays a card, whoever decides it."""
    p = s.public
    turn, led = p.turn, p.led
    s.move(card, p.lying[turn], TRICK[turn])  # B-41
    s.say(turn, "played", card)
    following = NEXT[turn]
    if not led:
        s.set(turn=following, led=card[0], asked=ONE_SEAT[p.decides[following]])
        if p.stage == "lead":
            open_dummy(s)
        return
    if card[0] != led and led not in p.voids[turn]:
        s.set(voids=tuple([suits + led if seat == turn else suits for seat, suits in enumerate(p.voids)]))
    if following == p.leader:
        end_trick(s)
    else:
        s.set(turn=following, asked=ONE_SEAT[p.decides[following]])


def open_dummy(s: Position) -> None:
    p = s.public
    dummy, declarer = p.dummy, p.declarer
    assert dummy is not None
    assert declarer is not None
    suits = sorted("SHDC", key=lambda suit: suit != p.trumps)  # B-40: trumps first
    held = {*s.table[HAND[dummy]]}
    s.move_all([card for suit in suits for card in FACES if card[0] == suit and card in held], HAND[dummy],
               DUMMY[dummy])  # fmt: skip
    s.set(stage="play", lying=tuple([DUMMY[seat] if seat == dummy else HAND[seat] for seat in SEATS]))
    if p.decides[dummy] == dummy or s.options["dummy_sees"] == "declarer":  # B-46, BR-15
        show_hand(s, declarer, dummy)


def show_hand(s: Position, seat: Seat, *seers: Seat) -> None:
    for at in range(len(s.table[HAND[seat]])):
        s.show(HAND[seat], at, *seers)


def end_trick(s: Position) -> None:
    p, table = s.public, s.table
    power = POWER[p.trumps][p.led]
    values = [power[table[slot][0]] for slot in TRICK]
    winner = values.index(max(values))  # B-43
    put_away(s, winner)
    ns, ew = p.tricks
    tricks = (ns, ew + 1) if winner & 1 else (ns + 1, ew)
    s.say(winner, "took_trick")
    s.set(turn=winner, leader=winner, led="", tricks=tricks, winner=winner, asked=ONE_SEAT[p.decides[winner]])  # B-44
    if ns + ew == 12:
        score(s)  # B-45
    elif ns + ew == 11 and s.options["auto_last"]:
        for _ in SEATS:
            put(s, table[p.lying[p.turn]][0])  # B-45


def put_away(s: Position, winner: Seat) -> None:
    """Who may look at finished tricks decides where they lie."""
    history, last = s.options["history"], s.public.winner
    if history == "last":
        if last is not None:
            s.sweep(LAST, WON[last & 1])
        where = LAST
    else:
        where = SHOWN[winner & 1] if history == "all" else WON[winner & 1]
    for slot in TRICK:  # in the order N E S W
        s.sweep(slot, where)


# --- claims ---


def claim(s: Position, seat: Seat, action: Action) -> None:
    p, claimed = s.public, int(action.choice)
    claimer, left = p.turn, 13 - p.tricks[0] - p.tricks[1]
    assert p.declarer is not None
    by_declarer = (claimer - p.declarer) % 2 == 0
    if by_declarer:
        claimer = p.declarer
    s.say(claimer, "claimed", claimed, left)
    if claimer not in p.exposed:
        expose(s, claimer)
    if by_declarer:
        asked = [seat for seat in SEATS if (seat - claimer) % 2]
    elif claimed < left:
        asked = sorted((p.decides[p.declarer], PARTNER[claimer]))
    else:
        asked = [p.decides[p.declarer]]
    s.set(stage="claim", asked=tuple(asked), claimer=claimer, claimed=claimed)  # B-51


def expose(s: Position, claimer: Seat) -> None:
    p, declarer = s.public, s.public.declarer
    assert declarer is not None
    if claimer == declarer:  # B-52: to everybody
        s.sweep(HAND[claimer], OPEN[claimer])
        lying = tuple([OPEN[seat] if seat == claimer else place for seat, place in enumerate(p.lying)])
        s.set(lying=lying, exposed=(*p.exposed, claimer))
    else:
        show_hand(s, claimer, *dict.fromkeys((declarer, p.decides[declarer])))  # B-52; B-46
        s.set(exposed=(*p.exposed, claimer))


def settle(s: Position, answers: Mapping[Seat, Action]) -> None:
    p = s.public
    for seat, action in answers.items():
        s.say(seat, "accepted" if action == ACCEPT else "rejected")
    assert p.claimer is not None
    side, played = p.claimer & 1, p.tricks[0] + p.tricks[1]
    if any(action == REJECT for action in answers.values()):  # B-53
        barred = (played, p.barred[1]) if side == 0 else (p.barred[0], played)
        s.set(stage="play", asked=ONE_SEAT[p.decides[p.turn]], claimer=None, claimed=0, barred=barred)
        return
    rest = 13 - played - p.claimed
    shares = (p.claimed, rest) if side == 0 else (rest, p.claimed)
    s.set(tricks=(p.tricks[0] + shares[0], p.tricks[1] + shares[1]))
    score(s)


# --- the end of a deal and of the match ---


def score(s: Position) -> None:
    p = s.public
    assert p.declarer is not None
    won = p.tricks[p.declarer & 1]
    end_deal(s, won, worth(p.bid, p.times, is_vulnerable(p.vulnerable, p.declarer), won))


def end_deal(s: Position, won: int, points: Worth) -> None:
    p = s.public
    lay_open(s)
    side = 0 if p.declarer is None else p.declarer & 1
    gets = max(points.total, 0), max(-points.total, 0)  # B-60: one side only
    ns, ew = gets if side == 0 else gets[::-1]
    result = (p.bid, p.times, p.declarer, p.vulnerable, won, ns, ew, tuple(points))
    s.say(NO_SEAT, "deal_over", *result)
    s.set(totals=(p.totals[0] + ns, p.totals[1] + ew), results=(*p.results, result), asked=())
    if p.deal < p.deals:
        s.set(deal=p.deal + 1, dealer=NEXT[p.dealer], passed_out=0)  # B-11, BR-12
        gather(s)
    else:
        s.set(stage="over", led="", claimer=None)
        s.say(NO_SEAT, "match_over")


def lay_open(s: Position) -> None:
    """All four hands as they were dealt, for everybody to see."""
    table, lying = s.table, s.public.lying
    hands: list[list[tuple[Card, Place]]] = [[(card, lying[seat]) for card in table[lying[seat]]] for seat in SEATS]
    for seat in SEATS:
        hands[seat] += [(card, TRICK[seat]) for card in table[TRICK[seat]]]
    for pile in (*WON, LAST, *SHOWN):
        for n, card in enumerate(table[pile]):
            hands[n & 3].append((card, pile))  # in the order N E S W
    for seat, cards in enumerate(hands):
        for card, place in cards:
            if place != OPEN[seat]:
                s.move(card, place, OPEN[seat])


def gather(s: Position) -> None:
    for place in OPEN:
        s.sweep(place, DECK)
    deal(s)
