"""The agenda: what is still to be done, and what is being asked.

A state holds a stack of tasks and the open asks, all plain data, so that a game can be put away in the middle of an
effect. `advance` runs tasks until somebody has to be waited for. A task that must ask puts an inquiry and is over; what
follows it is pushed before.

What is made for every answer is held by nothing that it holds (`gc=False`): it goes by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple

import msgspec

from games.core import chance
from games.core.codec import Family
from games.core.protocol import (
    Arg,
    Data,
    Event,
    IllegalAnswer,
    Option,
    Picks,
    Refusal,
    Roll,
    StandingOrder,
    State,
    Step,
    Text,
    say,
)

T = TypeVar("T")
First = TypeVar("First")
Args = TypeVarTuple("Args")


class Task(Family):
    """Something to be done; members are frozen structs with a `tag`."""

    __slots__ = ()

    def do(self, play: Play[Any]) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


class Inquiry(Family):
    """A kind of question: its members say what may be answered and what an answer does."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    words: ClassVar[str] = ""
    """What the keys of the game's own words begin with."""
    picture: ClassVar[str] = "hand"
    lapses: ClassVar[bool] = False
    """Nothing is left to decide: it is answered by itself after a moment, unless something is taken back."""
    is_public: ClassVar[bool] = False
    """Whether everybody may read what the table waits for here: that it is asked tells nothing of what is hidden."""

    def shows(self, state: State, seat: int) -> str:
        """The picture that helps most to answer."""
        return self.picture

    def prompt_args(self, state: State, seat: int) -> dict[str, Arg]:
        """What is put into the prompt."""
        return {}

    def prompt(self, state: State, seat: int) -> Text:
        return Text(f"{self.words}ask-{self.kind}", self.prompt_args(state, seat))

    def public_args(self, state: State, seat: int) -> dict[str, Arg]:
        """What is put into the words for everybody."""
        return {}

    def awaits(self, state: State, seat: int) -> Text | None:
        """What the table waits for, in words for everybody that follow the name of whoever is asked."""
        return Text(f"{self.words}awaits-{self.kind}", self.public_args(state, seat)) if self.is_public else None

    def options(self, state: State, seat: int) -> Sequence[Option]:
        raise TypeError(f"{type(self).__name__} offers nothing")

    def offered(self, state: State, seat: int) -> dict[str, int]:
        """Every key that may be picked, and how often; where words are dear, without finding them."""
        return {option.key: option.up_to for option in self.options(state, seat)}

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        """Least and most picks in all."""
        return 1, 1

    def apply(self, play: Play[Any], seat: int, picks: Picks) -> None:
        raise TypeError(f"{type(self).__name__} cannot be answered")

    def refused(self, state: State, seat: int) -> Sequence[Refusal]:
        return ()

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        least, _ = self.limits(state, seat)
        return fewest_picks(options, least)

    def standing(self, state: State, seat: int) -> Sequence[StandingOrder]:
        return ()

    def last(self, state: State, seat: int, options: Sequence[Option]) -> Sequence[str]:
        """Options after which nothing is left but to end the turn."""
        return ()

    def serial(self, state: State, seat: int) -> str:
        """A group of which several may be picked at once, one answer after the other."""
        return ""


def fewest_picks(options: Iterable[Option], least: int) -> Picks:
    """The first options, as few as are allowed."""
    picks: Picks = {}
    for option in options:
        if least <= 0:
            break
        picks[option.key] = min(option.up_to, least)
        least -= picks[option.key]
    return picks


class Way(msgspec.Struct, frozen=True, gc=False):
    """An option together with what picking it does: legality and deed come from one place."""

    option_or_maker: Option | Callable[[Any], Option]
    """Where its words are dear, they are found when somebody reads them in a state."""
    act: Callable[[Any], None]
    known_key: str = ""
    """Its key, where that is known without asking the option."""

    @property
    def key(self) -> str:
        given = self.option_or_maker
        return self.known_key or (given if isinstance(given, Option) else given(None)).key

    def option(self, state: State) -> Option:
        given = self.option_or_maker
        return given if isinstance(given, Option) else given(state)

    def acting(self, act: Callable[[Any], None]) -> Way:
        """The same option, with another deed."""
        return Way(self.option_or_maker, act, self.known_key)


def ready_way(option: Option, act: Callable[[Any], None]) -> Way:
    """A way that is kept and offered again and again: its key is at hand."""
    return Way(option, act, option.key)


def lazy_way(key: str, tell: Callable[[Any], Option], act: Callable[[Any], None]) -> Way:
    """A way whose words are dear: they are found when somebody reads them, in the state that holds then."""
    return Way(tell, act, key)


def bind(deed: Callable[[First, *Args], T], *args: *Args) -> Callable[[First], T]:
    """A deed with its particulars, still without the play in which it is done; or words, without the state."""
    return lambda first: deed(first, *args)


def do_nothing(play: Play[Any]) -> None:
    """Passing is a choice too."""


class Pick(Inquiry):
    """An inquiry in which exactly one way is picked; silence passes, where that can be picked."""

    __slots__ = ()
    passing: ClassVar[str] = ""
    """The way that does nothing, where there is one."""

    def ways(self, state: State, seat: int) -> list[Way]:
        raise TypeError(f"{type(self).__name__} has no ways")

    def former_ways(self, state: State, seat: int) -> list[Way]:
        """What is no longer offered, but taken from a button that still stands on an old screen."""
        return []

    def options(self, state: State, seat: int) -> Sequence[Option]:
        return [way.option(state) for way in self.ways(state, seat)]

    def apply(self, play: Play[Any], seat: int, picks: Picks) -> None:
        find_way(self.ways(play.state, seat), single_pick(picks)).act(play)

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        if self.passing and any(option.key == self.passing for option in options):
            return {self.passing: 1}
        return super().mildest(state, seat, options)


def single_pick(picks: Picks) -> str:
    """The key of the one way that was picked."""
    if len(picks) == 1:
        (key,) = picks
        if picks[key] == 1:
            return key
    raise IllegalAnswer(say("illegal-how-many", least=1, most=1))


def find_way(ways: Iterable[Way], key: str) -> Way:
    """The way with this key; raises if it is not among these."""
    for way in ways:
        if way.key == key:
            return way
    raise IllegalAnswer(say("illegal-not-offered"))


class Ask(msgspec.Struct, gc=False):
    """An open question as the state keeps it: only what was asked, never the options."""

    id: str
    seat: int
    about: Inquiry
    seal: str | None = None
    given: Picks | None = None
    """The answer under the seal, until the seal is broken."""
    waits: bool = True
    """Whether the table waits for it."""
    together: str | None = None
    """Partners are asked together: the first answer withdraws the others of this name."""
    aside: bool = False
    """The table waits for it, but the agenda goes on beside it, as far as nothing depends on the answer."""
    ahead: bool = False
    """Put beside such a question: whoever is asked may go on or wait; once that is answered, they are waited for."""
    early: bool = False
    """Its moment is still to come: an answer given before lies under a seal until then, and nobody waits for it."""


class Progress(msgspec.Struct, kw_only=True):
    """The part of a state that every game has."""

    chance: chance.Chance
    agenda: list[Task] = []
    """A stack: the last is done first."""
    asks: list[Ask] = []
    asked: int = 0
    """How many questions there have been, so that no id comes twice."""


P = TypeVar("P", bound=Progress)


class Play(msgspec.Struct, Generic[P], eq=False, gc=False):
    """One answer being carried out: the state, and what will be told of it.

    Functions that take a state only look; functions that take a play may change it.
    """

    state: P
    seat: int | None = None
    events: list[Event] = []
    rolls: list[Roll] = []
    reveals: bool = False
    closes: bool = False

    def tell(
        self, kind: str, seat: int = -1, data: Data | None = None, secret: Data | None = None, to: tuple[int, ...] = ()
    ) -> None:
        self.events.append(Event(kind, seat, data or {}, secret or {}, to))

    def push(self, *tasks: Task) -> None:
        """Put tasks on the agenda; the first given is done first."""
        self.state.agenda.extend(tasks[::-1])

    def ask(
        self, seat: int, about: Inquiry, seal: str | None = None, given: Picks | None = None, waits: bool = True
    ) -> None:
        """Put a question; `given` is the answer of a seat that has no choice, under the seal with the others'."""
        state = self.state
        state.asked += 1
        ask = Ask(f"q{state.asked}", seat, about, seal, given, waits)
        if state.asks and any(other.aside for other in state.asks):
            ask.waits, ask.ahead = False, waits
        state.asks.append(ask)
        if seat != self.seat:
            self.reveals = True

    def ask_aside(self, seat: int, about: Inquiry) -> None:
        """Put a question beside which the agenda goes on, until `wait_for_aside`."""
        self.ask(seat, about)
        self.state.asks[-1].aside = True

    def wait_for_aside(self) -> bool:
        """From here on everything depends on what was asked aside; whether there is anything to wait for."""
        found = [ask for ask in self.state.asks if ask.aside]
        for ask in found:
            ask.aside = False
        return bool(found)

    def ask_early(self, seat: int, about: Inquiry) -> None:
        """Put a question whose moment is still to come, once: whoever answers it now need not be called then."""
        if self._early(seat, about) is None:
            self.ask(seat, about, seal=f"early-{about.kind}", waits=False)
            self.state.asks[-1].early = True

    def ask_in_time(self, seat: int, about: Inquiry) -> None:
        """The moment of such a question has come: what was answered early is done, else it is put now."""
        early = self._early(seat, about)
        self.withdraw(about.kind)
        if early and early.given is not None and early.given.keys() <= about.offered(self.state, seat).keys():
            about.apply(self, seat, early.given)
        else:
            self.ask(seat, about)

    def _early(self, seat: int, about: Inquiry) -> Ask | None:
        asked = (ask for ask in self.state.asks if ask.early and ask.seat == seat)
        return next((ask for ask in asked if ask.about == about), None)

    def ask_partners(self, seats: Sequence[int], about: Inquiry, together: str) -> None:
        """Put a question to partners, of whom one may answer for all; to each with their own hand and dice.

        Whoever of them acts learns nothing from it, so that a take-back may open it to all of them again.
        """
        knew = self.reveals or self.seat not in seats
        for seat in seats:
            self.ask(seat, about)
            self.state.asks[-1].together = together
        self.reveals = knew

    def withdraw(self, *kinds: str) -> None:
        """Open questions of these kinds go: their moment is over."""
        self.state.asks = [ask for ask in self.state.asks if ask.about.kind not in kinds]

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
    """Whether the agenda must stop."""
    for ask in state.asks:  # noqa: SIM110 (asked at every task)
        if (ask.waits or ask.ahead) and not ask.aside and ask.given is None:
            return True
    return False


def awaited(state: Progress) -> tuple[int, ...]:
    """For whom the table waits, in the order of the seats, so that nothing can be told from it."""
    return tuple(sorted({ask.seat for ask in state.asks if ask.waits and ask.given is None}))


def withdraw_together(state: Progress, together: str) -> None:
    """Partners who were asked together have their answer."""
    state.asks = [ask for ask in state.asks if ask.together != together]


def wait_for_those_ahead(play: Play[Any]) -> None:
    """What was asked aside has its answer: those who could go on are now waited for."""
    for ask in play.state.asks:
        if ask.ahead:
            ask.waits, ask.ahead = True, False
            play.reveals = True


def advance(play: Play[Any]) -> None:
    """Do what is on the agenda until somebody has to be waited for, or the game is over."""
    state = play.state
    while state.agenda and not (state.asks and is_waiting(state)):
        state.agenda.pop().do(play)


def break_seal_if_all_are_in(play: Play[Any], seal: str) -> None:
    """Sealed answers take effect together, in the order in which they were asked."""
    state = play.state
    sealed = [ask for ask in state.asks if ask.seal == seal]
    if not sealed or any(ask.given is None or ask.early for ask in sealed):
        return
    play.reveals = True
    state.asks = [ask for ask in state.asks if ask.seal != seal]
    for ask in sealed:
        ask.about.apply(play, ask.seat, ask.given)
