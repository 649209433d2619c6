"""The open questions of a state: what may be answered, and how an answer is carried out.

A `LiveQuestion` belongs to the state and computes only what is read. Minds and tests use it because it is quick.
`questions` returns complete `Question` values with all texts, for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.core.agenda import (
    Ask,
    Inquiry,
    Pick,
    Play,
    Progress,
    Way,
    advance,
    bind,
    break_seal_if_all_are_in,
    find_way,
    single_pick,
    wait_for_those_ahead,
    withdraw_together,
)
from games.core.protocol import Answer, IllegalAnswer, Option, Picks, Question, StaleAnswer, Step, Text, say

ONE_WAY = 1, 1
"""The smallest and largest number of picks of an inquiry that offers ways."""


class LiveQuestion(msgspec.Struct, eq=False, gc=False):
    """An open question that computes options, limits and texts when they are read.

    It is valid until the state changes. `question` returns it as a value that stays valid.
    """

    _state: Progress
    ask: Ask
    _offered: dict[str, int] | None = None
    _ways: dict[str, Way] = {}
    _limits: tuple[int, int] | None = None

    @property
    def about(self) -> Inquiry:
        return self.ask.about

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def id(self) -> str:
        return self.ask.id

    @property
    def kind(self) -> str:
        return self.about.kind

    @property
    def waits(self) -> bool:
        return self.ask.waits and self.ask.given is None

    @property
    def offered(self) -> dict[str, int]:
        """Return every option key that may be picked, and how many times."""
        if self._offered is None:
            about, seat = self.ask.about, self.ask.seat
            if isinstance(about, Pick):
                ways = self._ways
                offered: dict[str, int] = {}
                for way in about.ways(self._state, seat):
                    key = way.known_key or way.key
                    ways[key], offered[key] = way, 1
                self._offered = offered
            else:
                self._offered = about.offered(self._state, seat)
        return self._offered

    @property
    def options(self) -> Sequence[Option]:
        """Return the options with their texts."""
        if isinstance(self.about, Pick):
            return [self._ways[key].option(self._state) for key in self.offered]
        return self.about.options(self._state, self.seat)

    @property
    def limits(self) -> tuple[int, int]:
        if self._ways:
            return ONE_WAY
        if self._limits is None:
            self._limits = self.ask.about.limits(self._state, self.ask.seat)
        return self._limits

    @property
    def least(self) -> int:
        return self.limits[0]

    @property
    def most(self) -> int:
        return self.limits[1]

    @property
    def mildest(self) -> Picks:
        return self.about.mildest(self._state, self.seat, self.options)

    def question(self, explain: bool = False) -> Question:
        """Return the question as a value with all texts. Refusals are included only with `explain`."""
        state, about, ask, seat = self._state, self.about, self.ask, self.seat
        options, (least, most) = tuple(self.options), self.limits
        return Question(
            ask.id,
            seat,
            about.kind,
            about.prompt(state, seat),
            options,
            tuple(about.refused(state, seat)) if explain else (),
            least,
            most,
            about.mildest(state, seat, options),
            self.waits,
            ask.seal,
            tuple(about.standing(state, seat)),
            about.shows(state, seat),
            ask.together,
            tuple(about.last(state, seat, options)),
            about.serial(state, seat),
            about.lapses,
            ask.early and ask.given is None,
            tuple(about.context(state, seat)),
            about.budget(state, seat),
            ask.given,
        )

    def deed(self, picks: Picks) -> Callable[[Play[Any]], None]:
        """Return the function that carries out these picks. Raise `IllegalAnswer` if they are not legal."""
        offered, ask = self._offered or self.offered, self.ask
        if isinstance(ask.about, Pick):
            key = single_pick(picks)
            return (self._ways.get(key) or find_way(ask.about.former_ways(self._state, ask.seat), key)).act
        check_picks(offered, self.limits, picks)
        return bind(ask.about.apply, ask.seat, picks)

    def take(self, picks: Picks) -> Step:
        """Answer the question: check the picks, carry them out, and run the agenda up to the next question."""
        state, ask = self._state, self.ask
        if ask not in state.asks:
            raise StaleAnswer(self.id)
        deed = self.deed(picks)
        play: Play[Any] = Play(state, ask.seat)
        if ask.seal is None:
            state.asks.remove(ask)
            if ask.together is not None:
                withdraw_together(state, ask.together)
            if ask.aside:
                wait_for_those_ahead(play)
            deed(play)
        else:
            ask.given = picks
            break_seal_if_all_are_in(play, ask.seal)
        advance(play)
        return play.step()


def first_open_question(state: Progress) -> LiveQuestion:
    """Return the first open question that the table waits for. Raise ValueError if there is none."""
    for ask in state.asks:
        if ask.waits and ask.given is None:
            return LiveQuestion(state, ask)
    raise ValueError("the table waits for nobody")


def open_questions(state: Progress) -> list[LiveQuestion]:
    """Return all open questions as live questions."""
    return [LiveQuestion(state, ask) for ask in state.asks]


def questions(state: Progress, explain: bool = False) -> list[Question]:
    """Return all open questions as values, with freshly computed options. This is `Game.questions`."""
    return [live.question(explain) for live in open_questions(state)]


def awaits(state: Progress) -> dict[int, Text]:
    """Return what the table waits for, by seat, as far as everybody may know it. This is `Game.awaits`."""
    found = {ask.seat: ask.about.awaits(state, ask.seat) for ask in state.asks if ask.waits}
    return {seat: what for seat, what in found.items() if what is not None}


def answer(state: Progress, given: Answer) -> Step:
    """Check an answer, carry it out, and run the agenda up to the next question. This is `Game.answer`."""
    return LiveQuestion(state, _find(state, given)).take(given.picks)


def _find(state: Progress, given: Answer) -> Ask:
    for ask in state.asks:
        if ask.id == given.question:
            if ask.seat != given.seat:
                raise IllegalAnswer(say("illegal-not-yours"))
            return ask
    raise StaleAnswer(given.question)


def check_picks(offered: Mapping[str, int], limits: tuple[int, int], picks: Picks) -> None:
    """Raise `IllegalAnswer` unless every pick is offered and the number of picks is within the limits."""
    for key, count in picks.items():
        if key not in offered:
            raise IllegalAnswer(say("illegal-not-offered"))
        if not 1 <= count <= offered[key]:
            raise IllegalAnswer(say("illegal-too-many", most=offered[key]))
    least, most = limits
    if not least <= sum(picks.values()) <= most:
        raise IllegalAnswer(say("illegal-how-many", least=least, most=most))
