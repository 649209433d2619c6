"""The agenda: what is still to be done, what is being asked, and how an answer moves a game on.

A state holds a stack of tasks and the open asks, all plain data, so that a game can be put away in the middle of an
effect. `advance` runs tasks until somebody has to be waited for. A task that must ask puts an inquiry and is over; what
follows it is pushed before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

import msgspec

from games.core import chance
from games.core.codec import Family
from games.core.protocol import (
    Answer,
    Data,
    Event,
    IllegalAnswer,
    Option,
    Picks,
    Question,
    Refusal,
    Roll,
    StaleAnswer,
    Standing,
    State,
    Step,
    Text,
    say,
)

T = TypeVar("T")
A = ParamSpec("A")
AnyPlay = TypeVar("AnyPlay")


class Task(Family):
    """Something to be done; members are frozen structs with a `tag`."""

    __slots__ = ()

    def do(self, play: Play[Any]) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


class Inquiry(Family):
    """A kind of question: its members say what may be answered and what an answer does."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    picture: ClassVar[str] = "hand"

    def shows(self, state: State, seat: int) -> str:
        """The picture that helps most to answer."""
        return self.picture

    def prompt(self, state: State, seat: int) -> Text:
        return say(f"ask-{self.kind}")

    def options(self, state: State, seat: int) -> Sequence[Option]:
        raise TypeError(f"{type(self).__name__} offers nothing")

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        """Least and most picks in all."""
        return 1, 1

    def apply(self, play: Play[Any], seat: int, picks: Picks) -> None:
        raise TypeError(f"{type(self).__name__} cannot be answered")

    def deed(self, state: State, seat: int, picks: Picks) -> Callable[[Play[Any]], None]:
        """What these picks do; raises if they are not what is offered."""
        check_picks(self, state, seat, picks)
        return lambda play: self.apply(play, seat, picks)

    def refused(self, state: State, seat: int) -> Sequence[Refusal]:
        return ()

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        least, _ = self.limits(state, seat)
        return fewest(options, least)

    def standing(self, state: State, seat: int) -> Sequence[Standing]:
        return ()


def fewest(options: Iterable[Option], least: int) -> Picks:
    """The first options, as few as are allowed."""
    picks: Picks = {}
    for option in options:
        if least <= 0:
            break
        picks[option.key] = min(option.up_to, least)
        least -= picks[option.key]
    return picks


class Way(NamedTuple):
    """An option together with what picking it does: legality and deed come from one place."""

    option: Option
    act: Callable[[Any], None]


def bind(deed: Callable[Concatenate[AnyPlay, A], None], *args: A.args, **named: A.kwargs) -> Callable[[AnyPlay], None]:
    """A deed with its particulars, still without the play in which it is done."""
    return lambda play: deed(play, *args, **named)


def do_nothing(play: Play[Any]) -> None:
    """Passing is a choice too."""


class Pick(Inquiry):
    """An inquiry in which exactly one way is picked."""

    __slots__ = ()

    def ways(self, state: State, seat: int) -> list[Way]:
        raise TypeError(f"{type(self).__name__} has no ways")

    def options(self, state: State, seat: int) -> Sequence[Option]:
        return [way.option for way in self.ways(state, seat)]

    def apply(self, play: Play[Any], seat: int, picks: Picks) -> None:
        self.deed(play.state, seat, picks)(play)

    def deed(self, state: State, seat: int, picks: Picks) -> Callable[[Play[Any]], None]:
        if list(picks.values()) != [1]:
            raise IllegalAnswer(say("illegal-how-many", least=1, most=1))
        for way in self.ways(state, seat):
            if way.option.key in picks:
                return way.act
        raise IllegalAnswer(say("illegal-not-offered"))


class Ask(msgspec.Struct):
    """An open question as the state keeps it: only what was asked, never the options."""

    id: str
    seat: int
    about: Inquiry
    seal: str | None = None
    given: Picks | None = None
    """The answer under the seal, until the seal is broken."""
    waits: bool = True
    """Whether the table waits for it."""


class Progress(msgspec.Struct, kw_only=True):
    """The part of a state that every game has."""

    chance: chance.Chance
    agenda: list[Task] = []
    """A stack: the last is done first."""
    asks: list[Ask] = []
    asked: int = 0
    """How many questions there have been, so that no id comes twice."""


P = TypeVar("P", bound=Progress)


class Play(Generic[P]):
    """One answer being carried out: the state, and what will be told of it.

    Functions that take a state only look; functions that take a play may change it.
    """

    __slots__ = ("closes", "events", "reveals", "rolls", "seat", "state")

    def __init__(self, state: P, seat: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.events: list[Event] = []
        self.rolls: list[Roll] = []
        self.reveals = False
        self.closes = False

    def tell(
        self, kind: str, seat: int = -1, data: Data | None = None, secret: Data | None = None, to: tuple[int, ...] = ()
    ) -> None:
        self.events.append(Event(kind, seat, data or {}, secret or {}, to))

    def push(self, *tasks: Task) -> None:
        """Put tasks on the agenda; the first given is done first."""
        self.state.agenda.extend(reversed(tasks))

    def ask(
        self, seat: int, about: Inquiry, *, seal: str | None = None, given: Picks | None = None, waits: bool = True
    ) -> None:
        """Put a question; `given` is the answer of a seat that has no choice, under the seal with the others'."""
        state = self.state
        state.asked += 1
        state.asks.append(Ask(f"q{state.asked}", seat, about, seal, given, waits))
        if seat != self.seat:
            self.reveals = True

    def withdraw(self, kind: str) -> None:
        """Open questions of this kind go: their moment is over."""
        self.state.asks = [ask for ask in self.state.asks if ask.about.kind != kind]

    def shuffle(self, items: list[T]) -> None:
        self.rolls.append(chance.shuffle(self.state.chance, items))
        self.reveals = True

    def dice(self, sides: int, count: int = 1) -> tuple[int, ...]:
        roll = chance.dice(self.state.chance, sides, count)
        self.rolls.append(roll)
        self.reveals = True
        return roll.drawn

    def step(self) -> Step:
        return Step(tuple(self.events), self.reveals, self.closes, tuple(self.rolls))


def is_waiting(state: Progress) -> bool:
    return any(ask.waits and ask.given is None for ask in state.asks)


def awaited(state: Progress) -> tuple[int, ...]:
    """For whom the table waits, in the order of the seats, so that nothing can be told from it."""
    return tuple(sorted({ask.seat for ask in state.asks if ask.waits and ask.given is None}))


def advance(play: Play[Any]) -> None:
    """Do what is on the agenda until somebody has to be waited for, or the game is over."""
    state = play.state
    while state.agenda and not is_waiting(state):
        state.agenda.pop().do(play)


def questions(state: Progress, explain: bool = False) -> list[Question]:
    """All open questions, their options computed afresh; refusals only where somebody wants them explained."""
    return [_question(state, ask, explain) for ask in state.asks]


def _question(state: Progress, ask: Ask, explain: bool) -> Question:
    about, seat = ask.about, ask.seat
    options = tuple(about.options(state, seat))
    least, most = about.limits(state, seat)
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
        ask.waits and ask.given is None,
        ask.seal,
        tuple(about.standing(state, seat)),
        about.shows(state, seat),
    )


def answer(state: Progress, given: Answer) -> Step:
    """Take an answer: check it, carry it out, and run on to the next question."""
    ask = _find(state, given)
    deed = ask.about.deed(state, ask.seat, given.picks)
    play: Play[Any] = Play(state, given.seat)
    if ask.seal is None:
        state.asks.remove(ask)
        deed(play)
    else:
        ask.given = given.picks
        break_seal_if_all_are_in(play, ask.seal)
    advance(play)
    return play.step()


def _find(state: Progress, given: Answer) -> Ask:
    for ask in state.asks:
        if ask.id == given.question:
            if ask.seat != given.seat:
                raise IllegalAnswer(say("illegal-not-yours"))
            return ask
    raise StaleAnswer(given.question)


def check_picks(about: Inquiry, state: State, seat: int, picks: Picks) -> None:
    offered = {option.key: option.up_to for option in about.options(state, seat)}
    for key, count in picks.items():
        if key not in offered:
            raise IllegalAnswer(say("illegal-not-offered"))
        if not 1 <= count <= offered[key]:
            raise IllegalAnswer(say("illegal-too-many", most=offered[key]))
    least, most = about.limits(state, seat)
    if not least <= sum(picks.values()) <= most:
        raise IllegalAnswer(say("illegal-how-many", least=least, most=most))


def break_seal_if_all_are_in(play: Play[Any], seal: str) -> None:
    """Sealed answers take effect together, in the order in which they were asked."""
    state = play.state
    sealed = [ask for ask in state.asks if ask.seal == seal]
    if not sealed or any(ask.given is None for ask in sealed):
        return
    play.reveals = True
    state.asks = [ask for ask in state.asks if ask.seal != seal]
    for ask in sealed:
        ask.about.apply(play, ask.seat, ask.given)
