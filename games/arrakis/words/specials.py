"""Effects that only one card or leader has, each under its name.

Those of prescience, of the desert and against vehicles have modules of their own.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.arrakis.components import AREAS, BOX, LOWEST_ROW, SETTLEMENTS
from games.arrakis.rules.asking import (
    ArrakisInquiry,
    ArrakisPick,
    area_way,
    ask,
    option_with_contents,
    tell,
    way,
)
from games.arrakis.rules.board import (
    hidden_things,
    legions,
    neighbours,
)
from games.arrakis.rules.leaders import gain_bene_gesserit
from games.arrakis.rules.marks import clear_moves
from games.arrakis.rules.reach import is_held, unmoved
from games.arrakis.rules.stacks import flip_hidden, ways_to_reveal
from games.arrakis.rules.worms import return_wormsign
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.dice import use_die
from games.arrakis.steps.free_actions import DetonateWhere, LinePick
from games.arrakis.steps.moving import Orders, SplitUnits, can_split, carry_ways
from games.arrakis.telling.wording import area_name, imperium_name, result_name
from games.arrakis.vocabulary import Imperium, Marker, Result, Side
from games.arrakis.words.word import Word
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.data_errors import suggest_name
from games.core.protocol import Arg, Option, Picks, Text, say

Deed = Callable[[ArrakisPlay, int], None]
DEEDS: dict[str, Deed] = {}
POSSIBLE: dict[str, Callable[[ArrakisState], bool]] = {}
"""Special of a leader -> whether it can change anything now."""
POLE = "north_pole"


def deed(name: str) -> Callable[[Deed], Deed]:
    def keep(function: Deed) -> Deed:
        DEEDS[name] = function
        return function

    return keep


class Special(Word, msgspec.Struct, frozen=True, tag="arrakis-special", tag_field=TAG):
    name: str

    def __post_init__(self) -> None:
        if self.name not in DEEDS:
            raise ValueError(f"no special is called {self.name!r}{suggest_name(self.name, list(DEEDS))}")

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        DEEDS[self.name](play, seat)

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return POSSIBLE[self.name](state) if self.name in POSSIBLE else True

    def describe(self) -> Text:
        return say(f"arrakis-deed-{self.name}")


def nothing_way() -> Way:
    return way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")


# ---- wormsigns taken away


@deed("clear_the_pole")
def clear_the_pole(play: ArrakisPlay, seat: int) -> None:
    areas = signs_at_the_pole(play.state)
    if areas and play.state.players[seat].rival:
        clear_signs(play, areas)
    elif areas:
        ask(play, seat, ClearPole())


def signs_at_the_pole(state: ArrakisState) -> list[str]:
    return [area for area in neighbours(POLE) if state.areas[area].wormsign]


class ClearPole(LinePick, msgspec.Struct, frozen=True, tag="arrakis-clear-pole", tag_field=TAG):
    kind = "clear-pole"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = signs_at_the_pole(state)
        found = [way("all", say("arrakis-option-clear-all"), bind(clear_signs, areas), icon="wormsign")]
        if len(areas) > 1:
            found.append(way("choose", say("arrakis-option-clear-some"), bind(self.choose, seat), icon="pick"))
        return [*found, nothing_way()]

    def choose(self, play: ArrakisPlay, seat: int) -> None:
        ask(play, seat, ClearSome())


class ClearSome(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-clear-some", tag_field=TAG):
    """The question which of the wormsigns around the North Pole are removed."""

    kind = "clear-some"

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [option_with_contents(state, area) for area in signs_at_the_pole(state)]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(signs_at_the_pole(state))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        clear_signs(play, list(picks))


def clear_signs(play: ArrakisPlay, areas: list[str]) -> None:
    for area in areas:
        return_wormsign(play, area)
    if areas:
        tell(play, "signs-cleared", Side.HARKONNEN, areas=areas)


@deed("clear_three")
def clear_three(play: ArrakisPlay, seat: int) -> None:
    if signs(play.state):
        ask(play, seat, ClearWhich())


def signs(state: ArrakisState) -> list[str]:
    return [area for area, there in state.areas.items() if there.wormsign]


class ClearWhich(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-clear-which", tag_field=TAG):
    kind = "clear-signs"

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [option_with_contents(state, area) for area in signs(state)]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, min(3, len(signs(state)))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        clear_signs(play, list(picks))


# ---- Harkonnen and Corrino


@deed("breeding")
def breeding(play: ArrakisPlay, seat: int) -> None:
    gain_bene_gesserit(play, play.state.players[seat].side)


@deed("carriers")
def carriers(play: ArrakisPlay, seat: int) -> None:
    clear_moves(play.state)
    if carried(play.state, seat):
        ask(play, seat, CarryFrom())


def carried(state: ArrakisState, seat: int) -> list[str]:
    """Return the legions in a settlement, if there is another legion to join."""
    own = legions(state, state.players[seat].side)
    return [a for a in own if a in SETTLEMENTS and state.areas[a].town and len(own) > 1 and not is_held(state, a)]


class CarryFrom(LinePick, msgspec.Struct, frozen=True, tag="arrakis-carry-from", tag_field=TAG):
    kind = "carry-from"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [*[area_way("from", a, bind(self.choose, seat, a)) for a in carried(state, seat)], nothing_way()]

    def choose(self, play: ArrakisPlay, seat: int, area: str) -> None:
        ask(play, seat, CarryTo(area))


class CarryTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-carry-to", tag_field=TAG):
    kind = "carry-to"
    origin: str

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.origin)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        part = unmoved(state, self.origin).copy()
        found = carry_ways(state, state.players[seat].side, self.origin, part)
        if can_split(state, self.origin, part):
            found.append(way("part", say("arrakis-option-part"), bind(self.split, seat), icon="split"))
        return found

    def split(self, play: ArrakisPlay, seat: int) -> None:
        ask(play, seat, SplitUnits(self.origin, Orders(carried=True)))


@deed("traitors")
def traitors(play: ArrakisPlay, seat: int) -> None:
    """Make the opponent lose a House die.

    It counts as used in this round but not as spent: the tank does not advance.
    """
    state = play.state
    victim = state.players[seat].side.other
    for other in state.seats(victim):
        if state.players[other].has_die(Result.HOUSE):
            use_die(play, other, Result.HOUSE)
            tell(play, "die-lost", victim, result=Result.HOUSE)
            return


@deed("spies")
def spies(play: ArrakisPlay, seat: int) -> None:
    if any(hidden_things(play.state, area) for area in AREAS):
        ask(play, seat, SpyWhere())


class SpyWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-spy-where", tag_field=TAG):
    kind = "spies"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = [area for area in AREAS if hidden_things(state, area)]
        return [*ways_to_reveal(state, "spy", areas, flip_hidden), nothing_way()]


@deed("seek")
def seek(play: ArrakisPlay, seat: int) -> None:
    play.state.now.sought = True
    tell(play, "sought", Side.HARKONNEN)


# ---- the Imperium, dice, atomics


@deed("bill")
def bill(play: ArrakisPlay, seat: int) -> None:
    if any(row < LOWEST_ROW for row in play.state.imperium.values()):
        ask(play, seat, BillWhich())


class BillWhich(LinePick, msgspec.Struct, frozen=True, tag="arrakis-bill-which", tag_field=TAG):
    """The question which marker goes one row down. Its ban is not activated."""

    kind = "bill"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(marker, imperium_name(marker), bind(self.lower, marker), icon=f"imperium-{marker}")
            for marker in Imperium
            if state.imperium[marker] < LOWEST_ROW
        ]
        return [*found, nothing_way()]

    def lower(self, play: ArrakisPlay, marker: Imperium) -> None:
        play.state.imperium[marker] += 1
        tell(play, "marker-lowered", Side.ATREIDES, imperium=marker, now=play.state.imperium[marker])


@deed("truthtrance")
def truthtrance(play: ArrakisPlay, seat: int) -> None:
    if play.state.unused_dice(Side.HARKONNEN):
        ask(play, seat, WhichTruth())


class WhichTruth(LinePick, msgspec.Struct, frozen=True, tag="arrakis-which-truth", tag_field=TAG):
    """The question which die Harkonnen must use in their next turn."""

    kind = "truth"
    picture = "mat"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(result, result_name(result), bind(self.bind_die, result), icon=f"die-{result}")
            for result in bindable(state)
        ]
        return [*found, nothing_way()]

    def bind_die(self, play: ArrakisPlay, result: Result) -> None:
        play.state.now.must_use = result
        tell(play, "truth-bound", Side.HARKONNEN, result=result)


def bindable(state: ArrakisState) -> list[Result]:
    """Return the results of unused Harkonnen dice. The automa has not rolled yet: return results with free slots."""
    if state.mahdi is not None:
        slots = BOX.slots[Side.HARKONNEN]
        return [result for result in Result if state.mahdi.used.count(result) < slots[result]]
    return [r for r in Result if any(state.players[s].has_die(r) for s in state.seats(Side.HARKONNEN))]


@deed("detonate")
def detonate_by_card(play: ArrakisPlay, seat: int) -> None:
    if max(play.state.markers[marker] for marker in Marker) >= BOX.prescience.atomics_by_card_at:
        ask(play, seat, DetonateWhere())
