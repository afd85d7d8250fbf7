"""A match with its seats: questions and their numbers, versions, clocks, bots that are asked to think.

Laws: an action quotes the question that it answers, or it falls away. Whoever is not in the news that the match gives
hears nothing: versions and question numbers are counted for each audience alone.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from server.clock import Clocks
from server.effects import KeepAction, Send, SessionId, Think
from server.limits import FOREVER, Denial
from server.people import Chair, House, Person
from shared.engine import TAKE_BACK, Action, Event, IllegalAction, Match, Said, Seat
from shared.engine.events import permits
from shared.engine.game import twin_facts
from shared.engine.match import UNKNOWN_ACTION, Audience
from shared.messages import Advice, Because, Message, News, Outlook, Refused, Snapshot, Times
from shared.replica import snapshot

log = logging.getLogger("tlapa.lobby")

NO_TIMES = Times()
NO_QUESTION: tuple[list[Action], object] = ([], None)


class MatchRoom:
    """One match with the people and bots in its seats: whom it asks what, who hears what, whose clock runs."""

    def __init__(
        self, house: House, room: str, id: str, match: Match[Any], chairs: Sequence[Chair],
        watchers: Mapping[str, Person], clocks: Clocks,
    ) -> None:  # fmt: skip
        self.house, self.room, self.id, self.match = house, room, id, match
        self.chairs, self.watchers, self.clocks = chairs, watchers, clocks
        self.effects = house.effects
        seats = match.state.seats
        self.asks = [0] * seats
        self.questions: list[tuple[list[Action], object]] = [NO_QUESTION] * seats
        self.versions: dict[Audience, int] = dict.fromkeys(match.shown, 0)
        self.newcomers: set[Seat] = set()  # seats taken after the end: their hands are not for who sits there now
        self.thinking = [0] * seats  # the ask that a bot was last told to think about
        self.advising: dict[Seat, SessionId | None] = {}  # who waits for a bot's advice
        self.bot_due = FOREVER
        self.bot_seed = house.chance(8)  # never the deal's: who knew it would know what bots do

    # --- what people are sent ---

    def open(self, now: float) -> None:
        """Send the table before the deal and then the deal, so that it can be watched."""
        match = self.match
        for audience in match.shown:
            if to := self._sessions(audience):
                self.effects.append(Send(to, Snapshot.of(match.before_deal(audience), self.id)))
        self.tell(match.opening, now)

    def tell(self, news: Mapping[Audience, list[Event]], now: float, actor: Audience = None) -> None:
        """One message for each audience: what happened, and what is asked now."""
        match, chairs, effects, versions = self.match, self.chairs, self.effects, self.versions
        asked = match.game.awaited(match.state)
        if self.clocks.on:
            self._run_clocks(asked, now)
        # With one seat asked and no answer held, all see the same clocks.
        times = self.times(None, now) if len(asked) < 2 and not self.clocks.hidden else None
        for audience, events in news.items():
            version = versions[audience] = versions[audience] + 1
            if audience is None:
                if self.watchers:
                    message = News(version, events, 0, [], match.awaited(None), None, times or self.times(None, now))
                    effects.append(Send(self._sessions(None), message))
                continue
            legal = match.legal(audience)
            self._ask(audience, legal, audience in asked or asked, audience == actor)
            who = chairs[audience].person
            if who is not None and who.session is not None:
                answers = match.answers
                effects.append(Send((who.session,), News(
                    version, events, self.asks[audience], legal, match.awaited(audience) if answers else asked,
                    answers.get(audience), times or self.times(audience, now),
                )))  # fmt: skip
        self.prompt(asked, now)

    def _ask(self, seat: Seat, legal: list[Action], waits: object, anew: bool) -> None:
        # A seat that stays awaited with the same list has the same question, whoever else has answered meanwhile.
        # After its own action it has a new one even with the same list: else a double tap would act twice.
        question = (legal, waits)
        if anew or question != self.questions[seat]:
            self.asks[seat] += 1
            self.questions[seat] = question

    def snapshot(self, audience: Audience, now: float) -> Snapshot:
        """All that an audience has."""
        ask = 0 if audience is None else self.asks[audience]
        return snapshot(self.match, self.id, audience, self.versions[audience], ask, self.times(audience, now))

    def times(self, audience: Audience, now: float) -> Times:
        """The clocks as an audience may see them."""
        clocks = self.clocks
        if not clocks.on:
            return NO_TIMES
        banks = [clocks.seen(seat, now, audience) for seat in range(len(clocks.banks))]
        awaited = self.match.awaited(audience)
        waiting = [banks[seat] for seat in awaited if banks[seat] and not self.chairs[seat].level]
        left = banks[audience] if audience in awaited and audience is not None else min(waiting, default=None)
        return Times(tuple(round(bank, 2) for bank in banks), None if left is None else round(left, 2))

    def send(self, session: SessionId | None, message: Message) -> None:
        """One message to one connection, if there is one."""
        if session is not None:
            self.effects.append(Send((session,), message))  # type: ignore[arg-type]

    def _sessions(self, audience: Audience) -> tuple[SessionId, ...]:
        people = self.watchers.values() if audience is None else (self.chairs[audience].person,)
        return tuple(who.session for who in people if who is not None and who.session is not None)

    def resume(self, now: float) -> None:
        """After a restart: number the questions on from the log (never below what was asked before) and ask again."""
        asked = self.match.game.awaited(self.match.state)
        for seat in range(len(self.asks)):
            self.asks[seat] = len(self.match.log)
            self._ask(seat, self.match.legal(seat), seat in asked or asked, True)
        self.prompt(asked, now)

    # --- keeping ---

    def data(self) -> dict[str, Any]:
        """What is not in the actions, as plain data."""
        return {"match": self.id, "banks": self.clocks.banks[:], "actions": len(self.match.log)}

    def restore(self, data: Mapping[str, Any], actions: Sequence[KeepAction]) -> None:
        """Do again what was done, and set the clocks as they were."""
        match, banks = self.match, self.clocks.banks
        banks[:] = data["banks"]
        for keep in actions:
            held = {*match.answers}
            match.act(keep.seat, keep.action)
            banks[keep.seat] = keep.bank
            if held and not match.answers:  # all were in: the others earned their increment with this action too
                for seat in held - {keep.seat}:
                    banks[seat] += self.clocks.rule.increment
            if keep.number + 1 == data["actions"]:  # the room was kept here, with time that was given
                banks[:] = data["banks"]

    # --- what people want ---

    def answer(self, seat: Seat, ask: int, action: Action, now: float) -> None:
        """A person's action: done, or refused with the reason."""
        if ask != self.asks[seat]:
            self.refuse(seat, "stale")
            return
        done = len(self.match.log)
        try:
            self.act(seat, action, now)
        except IllegalAction:
            if len(self.match.log) > done:
                raise  # out of the rules themselves
            self.refuse(seat, self._why(seat, action))

    def refuse(self, seat: Seat, rule: str) -> None:
        """Not that; this is what you may do."""
        who = self.chairs[seat].person
        assert who is not None
        self.send(who.session, Refused(self.asks[seat], rule, self.match.legal(seat)))

    def explain(self, seat: Seat, ask: int, action: Action, session: SessionId | None) -> None:
        """Why an action is not allowed."""
        if ask != self.asks[seat]:
            self.refuse(seat, "stale")
        else:
            self.send(session, Because(ask, action, self._why(seat, action)))

    def preview(self, seat: Seat, ask: int, action: Action, session: SessionId | None) -> None:
        """What an action would do."""
        if ask != self.asks[seat]:
            self.refuse(seat, "stale")
            return
        self.send(session, Outlook(ask, action, self._effects(seat, action)))

    def _effects(self, seat: Seat, action: Action) -> list[Said]:
        try:
            return self.match.preview(seat, action)
        except Exception:  # a question changes nothing: no reason to stop the room
            log.exception("%s cannot preview in room %s", self.match.game.id, self.room)
            return []

    def _why(self, seat: Seat, action: Action) -> str:
        try:
            return self.match.why(seat, action)
        except Exception:  # a question changes nothing, and a forged action must not stop a room
            log.exception("%s has no reason in room %s", self.match.game.id, self.room)
            return UNKNOWN_ACTION

    def act(self, seat: Seat, action: Action, now: float) -> None:
        """Do an action, whoever decided it: a person, a bot, the clock."""
        match, clocks = self.match, self.clocks
        if clocks.on:
            held = [*match.answers]
            news = match.act(seat, action)
            self._stop_clock(seat, action, held, now)
        else:
            news = match.act(seat, action)
        self.effects.append(KeepAction(self.id, len(match.log) - 1, seat, action, clocks.banks[seat]))
        self.tell(news, now, seat)

    # --- clocks ---

    def _stop_clock(self, seat: Seat, action: Action, held: Sequence[Seat], now: float) -> None:
        """Stop the clock of who has answered; a decision that is made for good earns its increment."""
        match, clocks = self.match, self.clocks
        sealed = match.game.sealed.get(action.verb)  # None: an open action
        if action == TAKE_BACK:
            return
        if seat in match.answers:
            if sealed is False:
                clocks.hide(seat)
            clocks.stop(seat, now)
        elif not match.answers and (held or sealed is not None):  # all are in
            for other in {*held, seat}:
                clocks.reward(other, now)
            clocks.reveal()
        elif not match.steps.get(seat) and match.legal(seat) != self.questions[seat][0]:
            # Neither steps that can be taken back nor a remark after which all is as before earn anything.
            clocks.reward(seat, now)

    def _run_clocks(self, asked: Sequence[Seat], now: float) -> None:
        answers, chairs = self.match.answers, self.chairs
        if self.clocks.hidden:
            self.clocks.reveal(keep=asked)
        self.clocks.run((seat for seat in asked if seat not in answers and not chairs[seat].level), now)

    def set_clocks(self, on: bool, now: float) -> None:
        """Let clocks run or not, and stop those of seats that a bot plays."""
        self.clocks.on = on
        self._run_clocks(self.match.game.awaited(self.match.state), now)

    def give_time(self, giver: Seat, now: float) -> bool:
        """More time for all others who are asked, answered in secret or not; False if there are none."""
        given = [seat for seat in self.match.awaited(giver) if seat != giver and not self.chairs[seat].level]
        for seat in given:
            self.clocks.give(seat, self.house.limits.gift)
        if given:
            self.tell({audience: [] for audience in self.match.shown}, now)
        return bool(given)

    def due(self) -> float:
        """When `expire` has something to do."""
        return min(self.clocks.due(), self.bot_due) if self.clocks.on else self.bot_due

    def expire(self, now: float) -> None:
        """Do what the game says for every seat whose time is up, and for bots that do not answer."""
        match = self.match
        for seat in self.clocks.expired(now):
            if seat in match.awaited(seat):
                action = match.game.default(match.state, seat)
                if match.game.sealed.get(action.verb) is False:
                    self.clocks.hide(seat)
                self.clocks.stop(seat, now)
                self.clocks.banks[seat] = self.house.limits.overtime  # else it could never decide anything again
                self.act(seat, action, now)
        if self.bot_due <= now:
            self.bot_due = FOREVER
            for seat in match.game.awaited(match.state):
                if self.chairs[seat].level and seat in match.awaited(seat):
                    log.error("a bot does not answer in room %s, seat %d", self.room, seat)
                    self.act(seat, match.game.default(match.state, seat), now)

    # --- bots ---

    def prompt(self, asked: Sequence[Seat], now: float) -> None:
        """Tell the bots among those who are asked to think, once for each question."""
        match, chairs = self.match, self.chairs
        for seat in asked:
            level = chairs[seat].level
            if level and self.thinking[seat] != self.asks[seat] and seat not in match.answers:
                self.thinking[seat] = self.asks[seat]
                limits = self.house.limits
                self._think(seat, level, limits.bot_delay)
                self.bot_due = now + limits.bot_delay + limits.bot_patience

    def _think(self, seat: Seat, level: str, delay: float, advice: bool = False) -> None:
        ask, view = self.asks[seat], self.match.view(seat)
        view = view._replace(table=view.table.copy(), public=twin_facts(view.public))
        seed = f"{self.bot_seed}/{seat}/{ask}"
        self.effects.append(Think(self.room, seat, ask, level, view, seed, delay, advice))

    def advise(self, seat: Seat, ask: int, session: SessionId | None) -> None:
        """Have the strongest bot think for a person, from what that seat was shown; the match goes on meanwhile."""
        if ask != self.asks[seat]:
            self.refuse(seat, "stale")
            return
        if self.match.over or seat not in self.match.awaited(seat):
            raise Denial("not_now")
        if seat in self.advising:
            raise Denial("too_fast")
        self.advising[seat] = session
        self._think(seat, self.house.levels[-1], 0.0, advice=True)

    def advised(self, seat: Seat, ask: int, action: Action) -> None:
        """Tell who asked; nobody if the question has changed or somebody else has the seat."""
        session, who = self.advising.pop(seat, None), self.chairs[seat].person
        asked = who is not None and who.session == session and ask == self.asks[seat]
        if asked and permits(self.match.legal(seat), action):
            self.send(session, Advice(ask, action, self._effects(seat, action)))

    def thought(self, seat: Seat, ask: int, action: Action | None, now: float) -> bool:
        """A bot's answer; False if it falls away, because a person has taken over or the question has changed."""
        match = self.match
        if not self.chairs[seat].level or ask != self.asks[seat] or seat not in match.awaited(seat):
            return False
        if action is None or not permits(match.legal(seat), action):
            log.error("a bot has no legal answer in room %s, seat %d", self.room, seat)
            action = match.game.default(match.state, seat)
        self.act(seat, action, now)
        return True

    def hand_over(self, seat: Seat, now: float) -> None:
        """Somebody else plays this seat now, in the same question; what a bot still thinks of it falls away."""
        self.thinking[seat] = 0
        self.prompt(self.match.game.awaited(self.match.state), now)
