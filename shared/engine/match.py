"""A State with its audience: what each seat was shown, sealed answers, take-backs, the log.

Laws: seed + options + actions = the match. A step may be taken back unless somebody learned something by it. Sealed
answers are held here until all are in; until then nothing tells what was answered, nor, unless the game declares it
public, who has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple

from shared.engine.events import TAKE_BACK, Action, Changed, Event, Moved, Said, permits
from shared.engine.game import Game, IllegalAction, Live, Options, P, State, twin_facts
from shared.engine.seats import Seat
from shared.engine.table import Table

# Rules of the table that hold for all games; the rule book has them beside each game's own.
MATCH_OVER, NOTHING_TO_TAKE_BACK, UNKNOWN_ACTION = "T-1", "T-2", "T-3"

Audience = Seat | None  # None: the watchers
News = dict[Audience, list[Event]]


class View(NamedTuple):
    """All that one seat has: what a client draws, a bot thinks about and a returning player is sent."""

    game: Game[Any]
    seat: Audience
    seats: int
    options: Options
    table: Table
    public: Any
    legal: list[Action]
    awaited: tuple[Seat, ...]
    answer: Action | None  # the own sealed answer that waits for the others


def unseen(truth: Table, audience: Audience) -> Table:
    """A table as an audience has it that has only looked where it may."""
    table = truth.seen_from(audience)
    for place in table:
        if not table.zones.sees(audience, place):
            table.forget(place)
    return table


class Match(Generic[P]):
    """One match from the deal to the result."""

    def __init__(self, game: Game[P], seats: int, seed: str, options: Options | None = None) -> None:
        self.state: Live[P] = Live(game, seats, seed, game.settings(seats, options or {}))
        self._open()
        game.setup(self.state)
        self.opening = self._publish()

    @classmethod
    def arranged(cls, game: Game[P], position: Mapping[str, Any]) -> Match[P]:
        """A match that goes on from a position; each seat knows what its zones show."""
        match: Match[P] = cls.__new__(cls)
        state = Live.load(game, position)
        assert isinstance(state, Live)
        match.state = state
        match._open()
        match.opening = {audience: [] for audience in match.shown}
        return match

    @classmethod
    def replay(
        cls, game: Game[P], seats: int, seed: str, options: Options, log: Iterable[tuple[Seat, Action]]
    ) -> Match[P]:
        """The same match again."""
        match = cls(game, seats, seed, options)
        for seat, action in log:
            match.act(seat, action)
        return match

    def _open(self) -> None:
        self.game = self.state.game
        self._over: bool | None = None  # None: not asked since the last action
        self.log: list[tuple[Seat, Action]] = []
        self.answers: dict[Seat, Action] = {}  # sealed, until all are in
        self.steps: dict[Seat, list[list[Moved]]] = {}  # what each seat could take back
        self._legal: dict[Seat, list[Action]] = {}  # asked for several times between two actions
        self.shown: dict[Audience, Table] = {}
        for audience in (None, *range(self.state.seats)):
            self.shown[audience] = unseen(self.state.table, audience)

    @property
    def over(self) -> bool:
        if self._over is None:
            self._over = self.game.scores(self.state) is not None
        return self._over

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do now, taking back included."""
        known = self._legal.get(seat)
        if known is None:
            over = self.over
            known = [] if over else self.game.legal(self.state, seat)
            if not over and (self.steps.get(seat) or seat in self.answers):
                known = [*known, TAKE_BACK]
            self._legal[seat] = known
        return known

    def awaited(self, audience: Audience) -> tuple[Seat, ...]:
        """Who is still to act, as far as this audience may know."""
        if not self.answers:
            return self.game.awaited(self.state)
        return tuple(
            seat
            for seat in self.game.awaited(self.state)
            if seat not in self.answers or not (seat == audience or self.game.sealed[self.answers[seat].verb])
        )

    def view(self, audience: Audience) -> View:
        s = self.state
        legal, answer = ([], None) if audience is None else (self.legal(audience), self.answers.get(audience))
        return View(
            s.game,
            audience,
            s.seats,
            s.options,
            self.shown[audience],
            twin_facts(s.public),  # nobody writes the match's own
            legal,
            self.awaited(audience),
            answer,
        )

    def before_deal(self, audience: Audience) -> View:
        """The deck where it lies before the set-up, as an audience has it: with this a match begins for it."""
        s = self.state
        table = unseen(Table(s.game.hiding, s.game.deck(s.seats, s.options)), audience)
        return View(s.game, audience, s.seats, s.options, table, s.game.Public(), [], (), None)

    def act(self, seat: Seat, action: Action) -> News:
        """Do a legal action; give everybody who may notice it their own copy of what happened."""
        if not permits(self.legal(seat), action):
            raise IllegalAction(f"{self.game.id}: seat {seat} may not {action}")
        self.log.append((seat, action))
        self._legal.clear()
        self._over = None
        if action == TAKE_BACK and seat in self.answers:
            return self._notice(seat, self.answers.pop(seat))
        if action == TAKE_BACK:
            for step in reversed(self.steps[seat].pop()):
                self.state.undo(step)
            return self._publish()
        if action.verb in self.game.sealed:
            self.answers[seat] = action
            if not self._complete():
                return self._notice(seat, action)
            self._settle()
        else:
            self._apply(seat, action)
        return self._publish()

    def why(self, seat: Seat, action: Action) -> str:
        """The id of the rule that forbids an action; empty if it is legal."""
        if self.over:
            return MATCH_OVER
        if permits(self.legal(seat), action):
            return ""
        if action == TAKE_BACK:
            return NOTHING_TO_TAKE_BACK
        return self.game.why(self.state, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Said]:
        """What an action would do, as far as the seat can know; nothing for one that is not legal."""
        if action == TAKE_BACK or not permits(self.legal(seat), action):
            return []
        return self.game.preview(self.state, seat, action)

    def _apply(self, seat: Seat, action: Action) -> None:
        throws = self.state.throws
        self.game.apply(self.state, seat, action)
        if self.state.throws > throws or any(map(self._binds, self.state.events)):
            self.steps.clear()
        else:
            self.steps.setdefault(seat, []).append([e for e in self.state.events if isinstance(e, Moved)])
        # An open action may have changed the question: answers that no longer fit it fall away.
        for other in [*self.answers]:
            if self.answers[other] not in self.game.legal(self.state, other):
                del self.answers[other]
        if self.answers and self._complete():
            self._settle()

    def _complete(self) -> bool:
        return all(seat in self.answers for seat in self.game.awaited(self.state))

    def _settle(self) -> None:
        answers = {seat: self.answers[seat] for seat in sorted(self.answers)}
        self.answers.clear()
        self.steps.clear()
        self.game.settle(self.state, answers)

    def _binds(self, event: Event) -> bool:
        """Whether somebody learned something by an event."""
        if not isinstance(event, Moved):
            return True
        sees = self.game.hiding.sees
        return any(sees(seat, event.dst) and not sees(seat, event.src) for seat in range(self.state.seats))

    def _notice(self, seat: Seat, answer: Action) -> News:
        """A sealed answer was given or taken back: nobody else hears of it unless that is public."""
        if self.game.sealed[answer.verb]:
            return {audience: [] for audience in self.shown}
        return {seat: []}

    def _publish(self) -> News:
        events, self.state.events = self.state.events, []
        hiding, shown = self.game.hiding, self.shown
        news: News = {audience: [] for audience in shown}
        heard = [*news.values()]
        for event in events:
            if isinstance(event, (Said, Changed)):  # no secret and no card: the same for all
                for told in heard:
                    told.append(event)
                continue
            for told, replica, copy in zip(heard, shown.values(), hiding.copies(event, shown), strict=True):
                if copy is not None:
                    told.append(copy)
                    replica.fold(copy)
        if not events or all(heard):
            return news
        return {audience: told for audience, told in news.items() if told}  # who noticed nothing is told nothing


Choose = Callable[[State[P], Seat, list[Action]], Action]


def play_out(s: State[P], choose: Choose[P], limit: int = 1_000_000) -> int:
    """Play a silent position to its end; how many decisions it took. `choose` sees the whole position: honesty is
    the business of who sampled it."""
    game = s.game
    legal, apply, settle, sealed, awaited = game.legal, game.apply, game.settle, game.sealed, game.awaited
    decisions = 0
    while decisions < limit:
        asked = awaited(s)
        if len(asked) == 1:
            seat = asked[0]
            action = choose(s, seat, legal(s, seat))
            decisions += 1
            if action[0] in sealed:  # its verb, at the speed of a tuple
                settle(s, {seat: action})
            else:
                apply(s, seat, action)
        elif asked:
            decisions += _ask_all(s, asked, choose)
        else:
            break
    return decisions


def _ask_all(s: State[P], asked: tuple[Seat, ...], choose: Choose[P]) -> int:
    game = s.game
    legal, sealed = game.legal, game.sealed
    answers: dict[Seat, Action] = {}
    for seat in asked:
        action = choose(s, seat, legal(s, seat))
        if action[0] not in sealed:
            game.apply(s, seat, action)  # an open action may change the question: ask anew
            return len(answers) + 1
        answers[seat] = action
    game.settle(s, answers)
    return len(answers)
