"""Decisions of the automa: it applies its criteria in order, and a player chooses among equals.

A task of the automa first decides (`decide`) and changes nothing. On a tie it asks a player. Then the same task runs
again with the answer and reaches the same point.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

import msgspec

from games.arrakis.components import AREAS, VISIONS, ZONES
from games.arrakis.mahdi.cards import REGIONS
from games.arrakis.options import asks_ties
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisTask, area_label
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.telling.wording import area_facts, attack_text, imperium_name, leader_name, vision_name, zone_name
from games.arrakis.vocabulary import Imperium, Side
from games.core.agenda import Inquiry
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, Text, say

Effect = Callable[[ArrakisPlay], None]
Criterion = Callable[[str], Any]
"""A function that rates a thing. Smaller is better."""
ANY = "any"


class Undecided(Exception):
    """Raised on a tie: a player must choose `count` of these things."""

    def __init__(self, about: str, among: Sequence[str], count: int) -> None:
        super().__init__(about)
        self.about, self.among, self.count = about, tuple(among), count


class Verdict:
    """The automa's ranking by criteria, with what a player has already chosen."""

    def __init__(self, settled: Sequence[str] = ()) -> None:
        self.settled = list(settled)

    def best(self, about: str, among: Sequence[str], *criteria: Criterion, count: int = 1) -> list[str]:
        """Return the best things by these criteria. Earlier criteria count first."""
        ranks = {each: tuple(criterion(each) for criterion in criteria) for each in among}
        ranked = sorted(among, key=lambda each: ranks[each])
        if count <= 0 or len(ranked) <= count:
            return ranked[: max(0, count)]
        cut = ranks[ranked[count - 1]]
        surely = [each for each in ranked if ranks[each] < cut]
        equal = [each for each in ranked if ranks[each] == cut]
        return surely + self.choose(about, equal, count - len(surely))

    def first(self, about: str, among: Sequence[str], *criteria: Criterion) -> str:
        return self.best(about, among, *criteria)[0]

    def choose(self, about: str, among: Sequence[str], count: int) -> list[str]:
        """Return what the player has chosen. Raise `Undecided` if the player has not chosen yet."""
        if len(among) <= count:
            return list(among)
        if len(self.settled) < count:
            raise Undecided(about, among, count)
        chosen, self.settled = self.settled[:count], self.settled[count:]
        return chosen


class Lenient(Verdict):
    """A verdict that takes any of several equals. It only finds out whether something can be done."""

    def choose(self, about: str, among: Sequence[str], count: int) -> list[str]:
        return list(among[:count])


def arbiter(state: ArrakisState) -> int:
    """Return the seat that chooses where the automa's criteria leave a tie."""
    return state.chief(Side.ATREIDES)


class MahdiTask(ArrakisTask):
    """A task of the automa: it decides and then acts. Every subclass has a field `settled`."""

    __slots__ = ()
    settled: tuple[str, ...]

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        """Return a function that does what was decided, or None if nothing can be done."""
        raise TypeError(f"{type(self).__name__} decides nothing")

    def run(self, play: ArrakisPlay) -> None:
        try:
            deed = self.decide(play.state, Verdict(self.settled))
        except Undecided as tie:
            if not asks_ties(play.state.options):
                play.push(self.with_settled((*self.settled, *tie.among[: tie.count])))
                return
            play.ask(arbiter(play.state), Tie(self, tie.about, tie.among, tie.count))
            return
        if deed is not None:
            deed(play)

    def with_settled(self, settled: tuple[str, ...]) -> Self:
        """Return the same task with what a player has chosen so far."""
        task: Any = self
        again: Self = msgspec.structs.replace(task, settled=settled)
        return again

    def is_possible(self, state: ArrakisState) -> bool:
        return self.decide(state, Lenient()) is not None


class Tie(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-mahdi-tie", tag_field=TAG):
    """The question to a player which of several equals the automa takes. The player may also pick "any"."""

    kind = "mahdi-tie"
    is_public = True
    task: MahdiTask
    about: str
    among: tuple[str, ...]
    count: int

    def shows(self, state: ArrakisState, seat: int) -> str:
        return "row" if self.about == "vision" else "spice" if self.about == "marker" else "board"

    def prompt(self, state: ArrakisState, seat: int) -> Text:
        return say(f"arrakis-tie-{self.about}", count=self.count)

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        found = [thing_option(thing) for thing in self.among]
        return [*found, Option(ANY, say("arrakis-tie-any"), icon="done")]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 1, self.count

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        return {ANY: 1}

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return tie_orders()

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        chosen = [thing for thing in picks if thing != ANY]
        chosen += [thing for thing in self.among if thing not in chosen]
        settled = (*self.task.settled, *chosen[: self.count])
        play.push(self.task.with_settled(settled))


def tie_orders() -> list[StandingOrder]:
    return [StandingOrder("arrakis-mahdi-ties", say("arrakis-order-mahdi-ties"), {ANY: 1})]


def thing_option(thing: str) -> Option:
    """Return the option for an area, air zone, attack, leader, marker, sector or prescience card."""
    if thing in AREAS:
        return Option(thing, area_label(thing), area_facts(thing), 1, "arrakis-areas", "region", f"area:{thing}")
    if thing in ZONES:
        return Option(thing, zone_name(thing), icon="ornithopter", place=f"zone:{thing}")
    if thing in VISIONS:
        return Option(thing, vision_name(thing), group="arrakis-visions", icon="eye")
    if thing in list(Imperium):
        return Option(thing, imperium_name(thing), icon=f"imperium-{thing}")
    if thing in REGIONS:
        return Option(thing, say(f"arrakis-sector-{thing}"), icon="region")
    verb, _, rest = thing.partition(":")
    if verb in ("attack", "raid"):
        origin, _, area = rest.partition(":")
        text = attack_text(origin, area, flown=verb == "raid")
        return Option(thing, text, None, 1, "arrakis-attack", "battle", f"area:{area}")
    return Option(thing, leader_name(thing), icon="leader")


# ---- what the rules leave open to Harkonnen, and the criteria too


class ForMahdi(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-for-mahdi", tag_field=TAG):
    """A question to Harkonnen that the automa's criteria do not answer. The player answers it."""

    kind: ClassVar[str] = "for-mahdi"
    is_public = True
    rival: int
    about: Inquiry

    def shows(self, state: ArrakisState, seat: int) -> str:
        return self.about.shows(state, self.rival)

    def prompt(self, state: ArrakisState, seat: int) -> Text:
        return say("arrakis-ask-for-mahdi", what=self.about.prompt(state, self.rival))

    def options(self, state: ArrakisState, seat: int) -> Sequence[Option]:
        return self.about.options(state, self.rival)

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return self.about.limits(state, self.rival)

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        return self.about.mildest(state, self.rival, options)

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {}

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        self.about.apply(play, self.rival, picks)
