"""What a game is (Game) and one position of it (State).

Law: rules change a position only by the verbs of State. A plain State is silent: it records nothing, so bots play
thousands of them. Live is the same position with an event for each change; the laws test that both agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from shared.engine.events import Action, Card, Changed, Event, Moved, Place, Said, Shown, Shuffled
from shared.engine.seats import NO_SEAT, Seat
from shared.engine.table import Table, Zone, Zones

P = TypeVar("P")
Options = Mapping[str, Any]


class IllegalAction(Exception):
    """A seat asked for what is not in its list."""


class OptionError(ValueError):
    """A wrong number of seats or an option that the game does not know or cannot combine."""


class PositionError(ValueError):
    """A saved or arranged position that cannot be one of this game."""


class Option(NamedTuple):
    """A choice in the lobby. The default is the printed rule sheet.

    Law: while `when` (of all options and the number of seats) says no, the value changes no event and no score.
    """

    default: Any
    values: Sequence[Any]
    tried: Sequence[Any] = ()  # by the laws, where both ends of a wide range would take too long
    when: Callable[[Options, int], bool] | None = None  # None: it always means something
    shown: bool = True  # whether a screen offers it by itself


class Starter(NamedTuple):
    """The two options that say who begins a match: by lot or picked, and who is picked."""

    option: str
    lot: Any  # its values
    picked: Any
    seat: str  # the other option
    fact: str = ""  # the public fact that tells who began

    def options(self, seat: Seat | None) -> dict[str, Any]:
        """What to choose so that a seat begins; None: by lot."""
        return {self.option: self.lot, self.seat: 0} if seat is None else {self.option: self.picked, self.seat: seat}

    def chosen(self, options: Options) -> Seat | None:
        """Who is picked; None: the lot decides."""
        return int(options[self.seat]) if options[self.option] == self.picked else None


def offers(option: Option, value: Any) -> bool:
    """Whether an option has a value; True is not 1."""
    if isinstance(option.values, range):
        return type(value) is int and value in option.values
    return any(type(value) is type(offered) and value == offered for offered in option.values)


class Readable(Protocol):
    """What State and View have in common: enough for rules of thumb."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def table(self) -> Table: ...
    @property
    def public(self) -> Any: ...


class State(Generic[P]):
    """One position, which bots copy freely. Rules change it only by the verbs below."""

    __slots__ = ("game", "options", "public", "seats", "seed", "table", "throws")

    def __init__(self, game: Game[P], seats: int, seed: str, options: Options) -> None:
        self.game, self.seats, self.seed, self.options = game, seats, seed, options
        self.throws = 0  # how often chance was used
        self.table = Table(game.hiding, game.deck(seats, options))
        self.public: P = game.Public()  # every fact that is not a card; never secret

    def move(self, card: Card, src: Place, dst: Place, to: int | None = None) -> None:
        """Move one card (the first equal one) to the end of a place, or to an index there."""
        table = self.table
        table[src].remove(card)
        if to is None:
            table.setdefault(dst, []).append(card)
        else:
            table.setdefault(dst, []).insert(to, card)

    def move_all(self, cards: Sequence[Card], src: Place, dst: Place) -> None:
        """Move several cards, one after the other, to the end of a place."""
        table = self.table
        source = table[src]
        for card in cards:
            source.remove(card)
        table.setdefault(dst, []).extend(cards)

    def draw(self, src: Place, dst: Place, count: int = 1) -> None:
        """Move up to `count` cards from the top of a place onto another."""
        table = self.table
        cards = table[src]
        if count == 1 and cards:  # by far the most frequent
            table.setdefault(dst, []).append(cards.pop())
        elif count > 0 and cards:
            table.setdefault(dst, []).extend(cards[: -count - 1 : -1])
            del cards[-count:]

    def sweep(self, src: Place, dst: Place) -> None:
        """Move all cards of a place onto another, in their order."""
        table = self.table
        cards = table[src]
        if cards:
            table.setdefault(dst, []).extend(cards)
            cards.clear()

    def show(self, place: Place, at: int, *seats: Seat) -> None:
        """Let some seats (or EVERYONE) look at a card."""

    def shuffle(self, *places: Place, label: str = "", top: int | None = None) -> None:
        """Put places that nobody sees into random order; each with one back, or the backs would give it away.

        Where only so many cards will leave it before the next shuffle, it is enough that the top ones are random; the
        others stay sorted, so the next sort is short.
        """
        random = self.chance(label).random
        for place in places:
            cards = self.table[place]
            if label:
                cards.sort()  # or it would depend on what was played before
            if top is None:
                for i in range(len(cards) - 1, 0, -1):
                    j = int(random() * (i + 1))
                    cards[i], cards[j] = cards[j], cards[i]
            else:
                for left in range(len(cards), max(0, len(cards) - top), -1):
                    cards.append(cards.pop(int(random() * left)))

    def set(self, **facts: Any) -> None:
        """Give public facts new values: numbers, strings, tuples; so that a copy may be shallow.

        `s.public.stage = "draw"` does the same, is recorded alike, and costs bots a tenth.
        """
        self.public.__dict__.update(facts)

    def say(self, seat: Seat, what: str, *args: Any) -> None:
        """Narrate."""

    def chance(self, label: str = "") -> Random:
        """A fresh source of chance; use its .random() only, which is stable across Pythons.

        A label (such as "deal 2") makes it independent of what was played before: duplicate deals need that.
        """
        self.throws += 1
        return Random(f"{self.seed}/{label or self.throws}")

    def copy(self) -> State[P]:
        """A silent, independent twin."""
        twin: State[P] = State.__new__(State)
        twin.game, twin.seats, twin.seed, twin.options = self.game, self.seats, self.seed, self.options
        twin.throws, twin.table, twin.public = self.throws, self.table.copy(), twin_facts(self.public)
        return twin

    def dump(self) -> dict[str, Any]:
        """The position as plain data."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "throws": self.throws,
            "cards": self.table.plain(),
            "public": dict(vars(self.public)),
        }

    @classmethod
    def load(cls, game: Game[P], data: Mapping[str, Any]) -> State[P]:
        """A position from `dump`, or one arranged by hand; PositionError says what is wrong with it."""
        if data.get("game", game.id) != game.id:
            raise PositionError(f"{game.id}: this is a position of {data['game']!r}")
        seats = data["seats"]
        s = cls(game, seats, str(data.get("seed", "")), game.settings(seats, data.get("options", {})))
        s.throws = int(data.get("throws", 0))
        game.check_cards(s, data["cards"])
        s.table = Table(game.hiding, {place: list(cards) for place, cards in data["cards"].items()})
        for name, value in data.get("public", {}).items():
            if name not in vars(s.public):
                raise PositionError(f"{game.id}: no public fact is called {name!r}")
            vars(s.public)[name] = frozen(value)
        return s


class Live(State[P]):
    """A position that records what happens to it, for its audience."""

    __slots__ = ("events",)

    def __init__(self, game: Game[P], seats: int, seed: str, options: Options) -> None:
        super().__init__(game, seats, seed, options)
        self.events: list[Event] = []  # since the last publication
        self.public = watched(self.public, self)

    def move(self, card: Card, src: Place, dst: Place, to: int | None = None) -> None:
        at = self.table[src].index(card)
        super().move(card, src, dst, to)
        self.events.append(Moved(card, src, dst, at, len(self.table[dst]) - 1 if to is None else to))

    def move_all(self, cards: Sequence[Card], src: Place, dst: Place) -> None:
        for card in cards:
            self.move(card, src, dst)

    def draw(self, src: Place, dst: Place, count: int = 1) -> None:
        cards = self.table[src]
        for _ in range(min(count, len(cards))):
            card = cards[-1]
            super().draw(src, dst)
            self.events.append(Moved(card, src, dst, len(cards), len(self.table[dst]) - 1))

    def sweep(self, src: Place, dst: Place) -> None:
        for card in self.table[src][:]:
            self.move(card, src, dst)

    def show(self, place: Place, at: int, *seats: Seat) -> None:
        self.events.append(Shown(self.table[place][at], place, at, seats))

    def shuffle(self, *places: Place, label: str = "", top: int | None = None) -> None:
        for place in places:
            spot = self.table.zones.spot(place)
            assert not spot.everybody, "an open place has an order that all can see"
            assert spot.owner == NO_SEAT, "an owner would lose sight of the own cards"
            assert len(set(map(self.table.zones.hide, self.table[place]))) <= 1, "one back per shuffled place"
        super().shuffle(*places, label=label, top=top)
        self.events += map(Shuffled, places)

    def set(self, **facts: Any) -> None:
        for name, new in facts.items():
            setattr(self.public, name, new)

    def say(self, seat: Seat, what: str, *args: Any) -> None:
        self.events.append(Said(seat, what, args))

    def undo(self, step: Moved) -> None:
        """Move a card back to exactly where a step took it from."""
        assert step.at is not None
        assert step.to is not None
        del self.table[step.dst][step.to]
        self.table.setdefault(step.src, []).insert(step.at, step.card)
        self.events.append(Moved(step.card, step.dst, step.src, step.to, step.at))


Act = Callable[[State[Any], Seat, Action], None]


class Game(Generic[P]):
    """The rules of one game: a subclass without instance data. Nothing in it hides, sends, draws or thinks."""

    id: ClassVar[str]
    seats: ClassVar[range]
    zones: ClassVar[Mapping[str, Zone]]
    options: ClassVar[Mapping[str, Option]] = {}
    starter: ClassVar[Starter | None] = None  # None: nobody can be picked to begin
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}  # named bundles of options, for the lobby
    Public: ClassVar[type[Any]]  # a dataclass with a default for each fact
    # Verbs answered in secret until all are in -> whether others may know who has answered.
    sealed: ClassVar[Mapping[str, bool]] = {}
    acts: ClassVar[Mapping[str, Act]] = {}  # each other verb -> what does it

    def __init__(self) -> None:
        self.hiding = Zones(self.zones, self.back)

    # --- the rules ---

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        """All cards, where they lie before the set-up."""
        raise NotImplementedError

    def setup(self, s: State[P]) -> None:
        """Shuffle and deal."""
        raise NotImplementedError

    def legal(self, s: State[P], seat: Seat) -> list[Action]:
        """What a seat may do now, in a fixed order, from what that seat was shown alone."""
        raise NotImplementedError

    def apply(self, s: State[P], seat: Seat, action: Action) -> None:
        """Do a legal action that is not sealed."""
        self.acts[action[0]](s, seat, action)  # by its verb, at the speed of a tuple

    def settle(self, s: State[P], answers: Mapping[Seat, Action]) -> None:
        """All sealed answers are in: do them together. They come in seat order."""
        raise NotImplementedError

    def awaited(self, s: State[P]) -> tuple[Seat, ...]:
        """Who must act now, in seat order; empty when the match is over."""
        raise NotImplementedError

    def scores(self, s: State[P]) -> list[int] | None:
        """Points per seat; None while playing."""
        raise NotImplementedError

    def places(self, s: State[P]) -> list[int]:
        """The place of each seat when the match is over, 1 for a winner; equal keys share a place."""
        scores = self.scores(s)
        assert scores is not None
        return [1 + sum(other > own for other in scores) for own in scores]

    # --- for people: no is never silent ---

    def why(self, s: State[P], seat: Seat, action: Action) -> str:
        """The id of the rule that forbids an action."""
        raise NotImplementedError

    def preview(self, s: State[P], seat: Seat, action: Action) -> list[Said]:
        """The public consequences of a legal action, from what that seat was shown."""
        return []

    def default(self, s: State[P], seat: Seat) -> Action:
        """What happens for a seat whose time is up."""
        return self.legal(s, seat)[0]

    # --- declarations with a usual answer ---

    @staticmethod
    def back(card: Card) -> Card:
        """The back of a face."""
        return "?"

    def mend(self, world: State[P]) -> None:
        """Put right what no sampled world can be: exchange cards of one back that lie unseen. Where that is easy it
        spares the bots hundreds of implausible worlds."""

    def plausible(self, world: State[P]) -> bool:
        """Whether a sampled world could have come about; the bots' memory of rules about hidden cards."""
        return True

    def seated(self, options: Options, bots: Collection[Seat]) -> dict[str, Any]:
        """The options when it is known who will play; for the few rules that tell bots from people."""
        return dict(options)

    def check(self, seats: int, options: Options) -> None:
        """Raise OptionError where single options are right but do not go together."""

    # --- the same for all games ---

    def settings(self, seats: int, chosen: Options) -> dict[str, Any]:
        """All options with their values; OptionError names what is wrong."""
        if not isinstance(seats, int) or seats not in self.seats:
            raise OptionError(f"{self.id}: seats must be {self.seats.start} to {self.seats.stop - 1}, not {seats!r}")
        full = {name: option.default for name, option in self.options.items()}
        for name, value in chosen.items():
            if name not in full:
                raise OptionError(f"{self.id}: no option is called {name!r}; there are: {', '.join(full)}")
            value = frozen(value)
            if not offers(self.options[name], value):
                raise OptionError(f"{self.id}: {name} cannot be {value!r}; it may be: {listed(self.options[name])}")
            full[name] = value
        self.check(seats, full)
        return full

    def means(self, name: str, options: Options, seats: int) -> bool:
        """Whether an option means anything for the other choices."""
        when = self.options[name].when
        return when is None or when(options, seats)

    def check_cards(self, s: State[P], cards: Mapping[Place, Iterable[Card]]) -> None:
        """Raise PositionError where cards lie in unknown zones or are more than the deck has."""
        for place in cards:
            try:
                self.hiding.spot(place)
            except (KeyError, IndexError, ValueError):
                raise PositionError(f"{self.id}: there is no place {place!r}") from None
        surplus = census(cards) - census(s.table)
        if surplus:
            raise PositionError(f"{self.id}: too many of {', '.join(sorted(surplus))}")


def census(cards: Mapping[Place, Iterable[Card]]) -> Counter[Card]:
    """How often each card occurs, wherever it lies."""
    return Counter(chain.from_iterable(cards.values()))


def twin_facts(public: P) -> P:
    """A shallow copy of the public facts that nobody watches."""
    twin: P = object.__new__(getattr(type(public), "_unwatched", type(public)))
    vars(twin).update(vars(public))
    return twin


def watched(public: P, live: Live[P]) -> P:
    """The same facts, which record each new value in a position's events."""
    twin: P = object.__new__(watched_kind(type(public)))  # type: ignore[arg-type]
    object.__setattr__(twin, "_live", live)
    vars(twin).update(vars(public))
    return twin


@cache
def watched_kind(kind: type[Any]) -> type[Any]:
    """A game's facts that record their new values."""

    def write(self: Any, name: str, new: Any) -> None:
        if vars(self)[name] != new:
            self._live.events.append(Changed(name, new))
            vars(self)[name] = new

    def equal(self: Any, other: Any) -> bool:
        return isinstance(other, kind) and vars(self) == vars(other)

    parts = {"__slots__": ("_live",), "_unwatched": kind, "__setattr__": write, "__eq__": equal}
    return type(kind.__name__, (kind,), parts)


def frozen(value: Any) -> Any:
    """Lists (as a file or the wire brings them) as tuples, at every depth."""
    return tuple(map(frozen, value)) if isinstance(value, (list, tuple)) else value


def listed(option: Option) -> str:
    """The values of an option for an error message."""
    values = option.values
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return ", ".join(map(repr, values))
