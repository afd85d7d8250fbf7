"""Playing the cards of Bridge by rule of thumb: the chance that our side takes this trick, less what the card is worth.

From that follow second hand low, third hand high, the finesse and the cheapest winner in fourth hand. The opening lead
has weights of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from shared.bots.bridge.auction import story
from shared.engine import Action, Card, Seat
from shared.engine.game import Readable
from shared.games.bridge.position import FACES, LAST, NEXT, PARTNER, POWER, RANK, SHOWN, TRICK, WON

KEEP = (0.6, 0.38, 0.16, 0.07)  # what a card will still be worth, by how many higher ones are against us
LOW_CARD = 0.03
SMALL_TRUMP = 0.3
PARTNERS = 0.4  # the chance that an unseen partner takes the trick
RANK_COST = 0.002  # of equals the lowest
COVER = 0.25
DRAW_TRUMPS = 1.0
LENGTH = 0.05  # for each card of our longest suit
UNDER_ACE = -0.5
SURE = 100.0


class Scene:
    """One moment of the play as the side whose card it is sees it."""

    def __init__(self, position: Readable) -> None:
        p, table = position.public, position.table
        self.turn: Seat = p.turn
        self.trumps: str = p.trumps
        self.led: str = p.led
        self.hand: list[Card] = table[p.lying[p.turn]]
        self.declaring = (p.turn - p.declarer) % 2 == 0
        self.trick = [(seat, table[TRICK[seat]][0]) for seat in range(4) if table[TRICK[seat]]]
        self.trick.sort(key=lambda played: (played[0] - p.leader) % 4)
        self.left = len(self.hand)
        partner = PARTNER[p.turn]
        # What a defender's partner holds is unseen; declarer and dummy see each other.
        self.partner: list[Card] | None = table[p.lying[partner]] if self.declaring else None
        self.dummy: Seat = p.dummy
        self.faced: list[Card] = [] if self.declaring else table[p.lying[p.dummy]]  # an enemy hand that all see
        gone = {card for pile in (*WON, LAST, *SHOWN) for card in table[pile]}
        gone.update(card for _, card in self.trick)
        gone.update(self.hand, self.partner or (), self.faced)
        self.hidden = [card for card in FACES if card not in gone]
        self.sizes = [len(table[place]) for place in p.lying]
        self.voids: tuple[str, ...] = p.voids

    def above(self, card: Card) -> int:
        """How many higher cards of the suit are against us."""
        return sum(c[0] == card[0] and RANK[c] > RANK[card] for c in (*self.hidden, *self.faced))

    def keep(self, card: Card) -> float:
        """What a card is worth for later tricks."""
        higher = self.above(card)
        value = KEEP[higher] if higher < len(KEEP) and self.alive(card, higher) else LOW_CARD
        if card[0] == self.trumps and value < SMALL_TRUMP:
            value = SMALL_TRUMP
        return value * min(1.0, (self.left - 1) / 5) + RANK_COST * RANK[card]

    def alive(self, card: Card, higher: int) -> bool:
        """Whether a card has enough small ones beside it to live until it is high."""
        return higher == 0 or sum(c[0] == card[0] for c in self.hand) > higher

    def share(self, seat: Seat, suit: str) -> float:
        """The chance that an unseen card of a suit is in this hand and not in the other unseen one."""
        if suit in self.voids[seat]:
            return 0.0
        unseen = [
            s
            for s in range(4)
            if s != self.turn and s != self.dummy and not (self.declaring and s % 2 == self.turn % 2)
        ]
        total = sum(self.sizes[s] for s in unseen if suit not in self.voids[s])
        return self.sizes[seat] / total if total else 0.0

    def stands(self, card: Card, seat: Seat) -> float:
        """The chance that a hand that plays later cannot or need not beat a card."""
        led = self.led or card[0]
        power = POWER[self.trumps][led]
        if seat == self.dummy and not self.declaring:
            follows = [c for c in self.faced if c[0] == led] or self.faced
            return 0.0 if any(power[c] > power[card] for c in follows) else 1.0
        suit = led if card[0] == led else self.trumps
        if led in self.voids[seat] and self.trumps != "N" and self.trumps not in self.voids[seat]:
            trumps = sum(c[0] == self.trumps and power[c] > power[card] for c in self.hidden)
            return (1 - self.share(seat, self.trumps)) ** trumps
        if card[0] != led:
            return 0.95  # ruffed: an overruff is rare
        higher = sum(c[0] == suit and power[c] > power[card] for c in self.hidden)
        ruff = 0.93 if self.trumps != "N" and led != self.trumps and self.left < 9 else 1.0
        return ruff * (1 - self.share(seat, suit)) ** higher


def weigh_cards(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """A weight for each card; a claim that was found to be sure comes first, any other last."""
    if position.public.stage == "lead":
        return opening_leads(position, seat, legal)
    scene = Scene(position)
    weigh = following if scene.trick else leading
    claim = SURE if all_high(position) else -SURE
    return [
        weigh(scene, action.card) if action.verb == "play" else claim if action.choice == str(scene.left) else -SURE
        for action in legal
    ]


def all_high(position: Readable) -> bool:
    """Whether declarer's side leads from a hand in which every card wins against any lie: a claim that cannot fail."""
    p = position.public
    if p.led or (p.turn - p.declarer) % 2:
        return False
    scene = Scene(position)
    if scene.trumps != "N" and any(card[0] == scene.trumps for card in scene.hidden):
        return False
    against = (*scene.hidden, *(scene.partner or ()))  # a partner who must overtake would be on lead with losers
    top = {suit: max((RANK[c] for c in against if c[0] == suit), default=-1) for suit in "CDHS"}
    return all(RANK[card] > top[card[0]] for card in scene.hand)


# --- following ---


def following(scene: Scene, card: Card) -> float:
    return chance(scene, card) - scene.keep(card) + covering(scene, card)


def chance(scene: Scene, card: Card) -> float:
    """The chance that our side takes the trick with this card."""
    power = POWER[scene.trumps][scene.led]
    holder, best = max(scene.trick, key=lambda played: power[played[1]])
    mine = power[card] > power[best]
    if mine:
        holder, best = scene.turn, card
    ours = holder % 2 == scene.turn % 2
    count = len(scene.trick)
    if count == 3:
        return float(ours)
    after = NEXT[scene.turn]
    if count == 2:
        return scene.stands(best, after) if ours else 0.0
    # Second hand: an enemy plays next, then our partner.
    own = scene.stands(best, after) if mine else 0.0
    if scene.partner is None:
        return own + (1 - own) * PARTNERS
    follows = [c for c in scene.partner if c[0] == scene.led] or scene.partner
    top = max(follows, key=power.__getitem__)
    theirs = scene.stands(top, after) if power[top] > power[best] or (mine and power[top] > power[card]) else 0.0
    return max(own, theirs)


def covering(scene: Scene, card: Card) -> float:
    """Second hand covers an honour with an honour."""
    if len(scene.trick) != 1 or card[0] != scene.led:
        return 0.0
    led = scene.trick[0][1]
    return COVER if RANK[led] >= 8 and RANK[card] > RANK[led] and scene.above(card) <= 1 else 0.0


# --- leading ---


def leading(scene: Scene, card: Card) -> float:
    return declarers_lead(scene, card) if scene.declaring else defenders_lead(scene, card)


def declarers_lead(scene: Scene, card: Card) -> float:
    """Draw trumps, set up the longest suit, lead towards honours, cash what is high at last."""
    suit, partner = card[0], scene.partner or []
    joint = [c for c in (*scene.hand, *partner) if c[0] == suit]
    against = [c for c in scene.hidden if c[0] == suit]
    trumps_out = sum(c[0] == scene.trumps for c in scene.hidden)
    top = max((c for c in partner if c[0] == suit), key=RANK.__getitem__, default=card)
    wins = win_by_lead(scene, card)
    if RANK[top] > RANK[card]:
        wins = max(wins, 0.5 * (1 + (scene.above(top) == 0)) * (0.5 if scene.above(top) > 1 else 0.9))
    weight = wins - scene.keep(card) + LENGTH * (len(joint) - len(against) / 2)
    if suit == scene.trumps:
        return weight + (DRAW_TRUMPS if against and len(joint) > len(against) else -0.4)
    if trumps_out and scene.above(card) == 0:
        weight -= 0.15  # it could be ruffed
    if scene.above(card) == 0 and not trumps_out and len(against) == 0:
        weight -= 0.1  # it will not run away
    return weight


def win_by_lead(scene: Scene, card: Card) -> float:
    following_enemies = (NEXT[scene.turn], PARTNER[NEXT[scene.turn]])
    won = 1.0
    for enemy in following_enemies:
        won *= scene.stands(card, enemy)
    return won


def defenders_lead(scene: Scene, card: Card) -> float:
    """Cash winners, lead from sequences and length, not away from an ace, not into dummy's strength."""
    suit = card[0]
    mine = [c for c in scene.hand if c[0] == suit]
    wins = win_by_lead(scene, card)
    weight = wins + (1 - wins) * PARTNERS * 0.6 - scene.keep(card)
    weight += LENGTH * len(mine) if scene.trumps == "N" else 0.0
    if heads_sequence(card, mine):
        weight += 0.25
    if suit != scene.trumps and scene.trumps != "N" and any(c[1] == "A" for c in mine) and card[1] != "A":
        weight += UNDER_ACE
    if suit == scene.trumps:
        weight -= 0.2
    behind = NEXT[scene.turn] != scene.dummy  # dummy plays last: lead into its weakness
    strength = sum(RANK[c] >= 9 for c in scene.faced if c[0] == suit)
    return weight + (-0.12 if behind else 0.06) * strength


def heads_sequence(card: Card, mine: Sequence[Card]) -> bool:
    """The top of touching honours."""
    ranks = {RANK[c] for c in mine}
    rank = RANK[card]
    return rank >= 8 and rank - 1 in ranks and rank + 1 not in ranks


# --- the opening lead ---


def opening_leads(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    p = position.public
    known = story(p.dealer, p.vulnerable, p.calls).known
    partner, enemies = known[PARTNER[seat]], (known[p.declarer], known[p.dummy])
    hand = position.table[p.lying[seat]]
    theirs = {s: max(enemy.length(s) for enemy in enemies) for s in "CDHS"}
    return [
        lead_weight(action.card, hand, p.trumps, partner.length(action.card[0]), theirs[action.card[0]])
        for action in legal
    ]


def lead_weight(card: Card, hand: Sequence[Card], trumps: str, partners: int, theirs: int) -> float:
    """How good a card is to open with; `partners` and `theirs` are lengths told in the auction."""
    mine = sorted((c for c in hand if c[0] == card[0]), key=RANK.__getitem__, reverse=True)
    place, length = mine.index(card), len(mine)
    ranks = [RANK[c] for c in mine]
    weight = 2.0 if partners >= 4 else -0.5 * (theirs >= 4)
    if trumps == "N":
        weight += 0.4 * length
        run = heads_sequence(card, mine) and RANK[card] - 2 in ranks
        return weight + (1.0 if run and length > 2 else 0.6 if right_spot(card, mine, place) else -0.3)
    if card[0] == trumps:
        return weight + 0.3 - 0.05 * RANK[card]
    if 12 in ranks and 11 in ranks:
        return weight + (2.5 if RANK[card] == 12 else 0.0)
    if 12 in ranks:
        return weight - 1.0 if length > 1 else weight + 0.8
    if heads_sequence(card, mine):
        return weight + 1.6
    if length == 1:
        return weight + 1.5 * any(c[0] == trumps for c in hand)
    return weight + (0.8 if right_spot(card, mine, place) else 0.0) - 0.1 * (RANK[card] >= 9)


def right_spot(card: Card, mine: Sequence[Card], place: int) -> bool:
    """The fourth best of length, the top of two, the lowest of three."""
    length = len(mine)
    return place == (3 if length > 3 else 0 if length < 3 else 2)
