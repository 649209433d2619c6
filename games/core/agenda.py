"""The agenda of a game: the tasks that are still to be done, and the questions that are open.

A state holds a stack of tasks and a list of open questions (`Ask`). Both are plain data, so a game can be saved in the
middle of an effect. `advance` runs tasks until a seat must answer. A task that needs an answer asks a question and
ends; tasks that must follow the answer are pushed before it asks.

Structs that are created for every answer set `gc=False`. They are in no reference cycle, so the garbage collector need
not look at them.
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
    """A step of the game that is still to be done. Subclasses are frozen structs with a `tag`."""

    __slots__ = ()

    def do(self, play: Play[Any]) -> None:
        """Do this step: change `play.state`, ask questions, push further tasks."""
        raise TypeError(f"{type(self).__name__} does nothing")


class Inquiry(Family):
    """A kind of question. Subclasses say which answers are legal and what an answer does."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    """The value of `Question.kind`, and the last part of the prompt's key."""
    words: ClassVar[str] = ""
    """The prefix of the game's keys in `data/locale`, for example "dice-"."""
    picture: ClassVar[str] = "hand"
    lapses: ClassVar[bool] = False
    """Nothing is left to decide. The host answers after a short delay, unless a step is taken back before."""
    is_public: ClassVar[bool] = False
    """Whether everybody may read what is asked here, because the question gives away nothing hidden."""

    def shows(self, state: State, seat: int) -> str:
        """Return the key of the picture that helps most to answer."""
        return self.picture

    def prompt_args(self, state: State, seat: int) -> dict[str, Arg]:
        """Return the variables of the prompt."""
        return {}

    def prompt(self, state: State, seat: int) -> Text:
        return Text(f"{self.words}ask-{self.kind}", self.prompt_args(state, seat))

    def context(self, state: State, seat: int) -> Sequence[Text]:
        """Return short sentences that help to decide and that this seat may know."""
        return ()

    def public_args(self, state: State, seat: int) -> dict[str, Arg]:
        """Return the variables of the text that `awaits` returns."""
        return {}

    def awaits(self, state: State, seat: int) -> Text | None:
        """Return what the table waits for, in words that everybody may read after the player's name.

        Return None if not everybody may know it.
        """
        return Text(f"{self.words}awaits-{self.kind}", self.public_args(state, seat)) if self.is_public else None

    def options(self, state: State, seat: int) -> Sequence[Option]:
        raise TypeError(f"{type(self).__name__} offers nothing")

    def offered(self, state: State, seat: int) -> dict[str, int]:
        """Return every option key that may be picked, and how many times.

        Subclasses override it if building the options' texts is slow.
        """
        return {option.key: option.up_to for option in self.options(state, seat)}

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        """Return the smallest and largest total number of picks."""
        return 1, 1

    def apply(self, play: Play[Any], seat: int, picks: Picks) -> None:
        """Carry out the answer. The picks have been checked against `offered` and `limits`."""
        raise TypeError(f"{type(self).__name__} cannot be answered")

    def refused(self, state: State, seat: int) -> Sequence[Refusal]:
        return ()

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        """Return the answer that the host gives when the deadline passes."""
        least, _ = self.limits(state, seat)
        return fewest_picks(options, least)

    def standing(self, state: State, seat: int) -> Sequence[StandingOrder]:
        return ()

    def last(self, state: State, seat: int, options: Sequence[Option]) -> Sequence[str]:
        """Return the keys of options after which only the end of the turn is left."""
        return ()

    def serial(self, state: State, seat: int) -> str:
        """Return the group from which several options may be picked at once, each as an answer of its own."""
        return ""

    def budget(self, state: State, seat: int) -> int | None:
        """Return how much the picks of the group `serial` may cost together, or None without a limit."""
        return None


def fewest_picks(options: Iterable[Option], least: int) -> Picks:
    """Return picks of the first options, `least` picks in all."""
    picks: Picks = {}
    for option in options:
        if least <= 0:
            break
        picks[option.key] = min(option.up_to, least)
        least -= picks[option.key]
    return picks


class Way(msgspec.Struct, frozen=True, gc=False):
    """An option together with the function that carries it out, so that legality and effect cannot differ."""

    option_or_maker: Option | Callable[[Any], Option]
    """The option, or a function from the state to the option if its texts are slow to build."""
    act: Callable[[Any], None]
    """Carries out the option in a `Play`."""
    known_key: str = ""
    """The option's key, if it is known without building the option."""

    @property
    def key(self) -> str:
        given = self.option_or_maker
        return self.known_key or (given if isinstance(given, Option) else given(None)).key

    def option(self, state: State) -> Option:
        given = self.option_or_maker
        return given if isinstance(given, Option) else given(state)

    def acting(self, act: Callable[[Any], None]) -> Way:
        """Return a way with the same option that does something else."""
        return Way(self.option_or_maker, act, self.known_key)


def ready_way(option: Option, act: Callable[[Any], None]) -> Way:
    """Return a way for an option that exists already. Such ways can be kept and offered many times."""
    return Way(option, act, option.key)


def lazy_way(key: str, tell: Callable[[Any], Option], act: Callable[[Any], None]) -> Way:
    """Return a way whose option is built by `tell(state)`, only when somebody reads its texts."""
    return Way(tell, act, key)


def bind(deed: Callable[[First, *Args], T], *args: *Args) -> Callable[[First], T]:
    """Return a function of one argument, a `Play` or a state, that calls `deed` with it and with `args`."""
    return lambda first: deed(first, *args)


def do_nothing(play: Play[Any]) -> None:
    """Do nothing: the act of an option with which a player passes."""


class Pick(Inquiry):
    """An inquiry in which exactly one way is picked. At a deadline the seat passes, if that is offered."""

    __slots__ = ()
    passing: ClassVar[str] = ""
    """The key of the way that does nothing, or "" if there is none."""

    def ways(self, state: State, seat: int) -> list[Way]:
        """Return all legal ways."""
        raise TypeError(f"{type(self).__name__} has no ways")

    def former_ways(self, state: State, seat: int) -> list[Way]:
        """Return ways that are not offered any more, but are still accepted from buttons of older messages."""
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
    """Return the key of the only pick. Raise `IllegalAnswer` if there are none or several."""
    if len(picks) == 1:
        (key,) = picks
        if picks[key] == 1:
            return key
    raise IllegalAnswer(say("illegal-how-many", least=1, most=1))


def find_way(ways: Iterable[Way], key: str) -> Way:
    """Return the way with this key. Raise `IllegalAnswer` if there is none."""
    for way in ways:
        if way.key == key:
            return way
    raise IllegalAnswer(say("illegal-not-offered"))


class Ask(msgspec.Struct, gc=False):
    """An open question as the state stores it: what was asked and of whom. Options are computed when needed."""

    id: str
    seat: int
    about: Inquiry
    seal: str | None = None
    """The name of the seal, if the answer is secret until all answers with this seal are given."""
    given: Picks | None = None
    """The answer to a sealed question, until the seal is broken."""
    waits: bool = True
    """Whether the table waits for it."""
    together: str | None = None
    """A name shared by the questions to partners. The first answer withdraws the others with this name."""
    aside: bool = False
    """The table waits for the answer, but the agenda goes on meanwhile, until something depends on the answer."""
    ahead: bool = False
    """Asked while a question with `aside` is open. The seat may answer already, but the table does not wait for it
    until the other question is answered."""
    early: bool = False
    """Asked before its time. The answer is sealed until then, and the table does not wait for it."""


class Progress(msgspec.Struct, kw_only=True):
    """The part of the state that all games share. A game's state derives from it."""

    chance: chance.Chance
    agenda: list[Task] = []
    """The stack of tasks: the last one is done first."""
    asks: list[Ask] = []
    """The open questions."""
    asked: int = 0
    """How many questions have been asked so far. Ids are made from it, so each is unique."""


P = TypeVar("P", bound=Progress)


class Play(msgspec.Struct, Generic[P], eq=False, gc=False):
    """One answer being carried out: the state, and the events that are collected for the `Step`.

    Functions that take a state only read it; functions that take a play may change its state.
    """

    state: P
    seat: int | None = None
    """The seat whose answer is being carried out, or None during set-up."""
    events: list[Event] = []
    rolls: list[Roll] = []
    reveals: bool = False
    closes: bool = False

    def tell(
        self, kind: str, seat: int = -1, data: Data | None = None, secret: Data | None = None, to: tuple[int, ...] = ()
    ) -> None:
        """Add an event. `data` is public; only the seats in `to` may know `secret`."""
        self.events.append(Event(kind, seat, data or {}, secret or {}, to))

    def push(self, *tasks: Task) -> None:
        """Put tasks on top of the agenda. The first argument is done first."""
        self.state.agenda.extend(tasks[::-1])

    def ask(
        self, seat: int, about: Inquiry, seal: str | None = None, given: Picks | None = None, waits: bool = True
    ) -> None:
        """Ask a seat a question.

        `given` is the answer of a seat that has no choice: it is sealed together with the answers of the others.
        """
        state = self.state
        state.asked += 1
        ask = Ask(f"q{state.asked}", seat, about, seal, given, waits)
        if state.asks and any(other.aside for other in state.asks):
            ask.waits, ask.ahead = False, waits
        state.asks.append(ask)
        if seat != self.seat:
            self.reveals = True

    def ask_further(self, seat: int, about: Inquiry) -> None:
        """Ask a seat for the rest of its answer. The question is not counted: that it was asked may be secret."""
        self.state.asks.append(Ask(f"q{self.state.asked}-{seat}", seat, about))

    def ask_aside(self, seat: int, about: Inquiry) -> None:
        """Ask a question and let the agenda go on without the answer, until `wait_for_aside` is called."""
        self.ask(seat, about)
        self.state.asks[-1].aside = True

    def wait_for_aside(self) -> bool:
        """Stop the agenda until all questions of `ask_aside` are answered. Return whether any are open."""
        found = [ask for ask in self.state.asks if ask.aside]
        for ask in found:
            ask.aside = False
        return bool(found)

    def ask_early(self, seat: int, about: Inquiry) -> None:
        """Ask a question before its time, unless that is already done. A seat that answers now is not called later."""
        if self._early(seat, about) is None:
            self.ask(seat, about, seal=f"early-{about.kind}", waits=False)
            self.state.asks[-1].early = True

    def ask_in_time(self, seat: int, about: Inquiry) -> None:
        """Carry out the early answer to this question if there is one that is still legal; otherwise ask now."""
        early = self._early(seat, about)
        self.withdraw(about.kind)
        if early and early.given is not None and early.given.keys() <= about.offered(self.state, seat).keys():
            about.apply(self, seat, early.given)
        else:
            self.ask(seat, about)

    def _early(self, seat: int, about: Inquiry) -> Ask | None:
        asked = (ask for ask in self.state.asks if ask.early and ask.seat == seat)
        return next((ask for ask in asked if ask.about == about), None)

    def ask_partners(
        self, seats: Sequence[int], about: Inquiry, beside: Sequence[int] = (), side: Sequence[int] = ()
    ) -> None:
        """Ask several partners the same question, each about their own hand and dice. One of them answers for all.

        The table does not wait for the seats in `beside`, and their questions are not counted, because the number of
        the next question would tell whether they were asked. A partner who acts learns nothing by the question, so
        `reveals` stays as it was and the answer can be taken back. `side` holds all partners, asked or not: who is in
        `beside` may be secret and must not decide this.
        """
        state = self.state
        knew = self.reveals or self.seat not in (side or seats)
        together = f"{about.kind}-{state.asked}"
        for seat in seats:
            self.ask(seat, about)
            state.asks[-1].together = together
        for seat in beside:
            state.asks.append(Ask(f"q{state.asked}-{seat}", seat, about, waits=False, together=together))
        self.reveals = knew

    def withdraw(self, *kinds: str) -> None:
        """Remove all open questions of these kinds."""
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
    """Return whether an open question stops the agenda."""
    for ask in state.asks:  # noqa: SIM110 (asked at every task)
        if (ask.waits or ask.ahead) and not ask.aside and ask.given is None:
            return True
    return False


def awaited(state: Progress) -> tuple[int, ...]:
    """Return the seats that are to act. They are sorted, so that their order gives nothing away."""
    return tuple(sorted({ask.seat for ask in state.asks if ask.waits and ask.given is None}))


def withdraw_together(state: Progress, together: str) -> None:
    """Remove the questions that partners were asked under this name."""
    state.asks = [ask for ask in state.asks if ask.together != together]


def wait_for_those_ahead(play: Play[Any]) -> None:
    """Wait from now on for the seats that were asked while a question with `aside` was open."""
    for ask in play.state.asks:
        if ask.ahead:
            ask.waits, ask.ahead = True, False
            play.reveals = True


def advance(play: Play[Any]) -> None:
    """Do tasks of the agenda until a seat must answer or the game is over."""
    state = play.state
    while state.agenda and not (state.asks and is_waiting(state)):
        state.agenda.pop().do(play)


def break_seal_if_all_are_in(play: Play[Any], seal: str) -> None:
    """Apply the answers under this seal, in the order of their questions, as soon as all are given."""
    state = play.state
    sealed = [ask for ask in state.asks if ask.seal == seal]
    if not sealed or any(ask.given is None or ask.early for ask in sealed):
        return
    play.reveals = True
    state.asks = [ask for ask in state.asks if ask.seal != seal]
    for ask in sealed:
        ask.about.apply(play, ask.seat, ask.given)
