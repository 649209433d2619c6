"""Desert hazards: wormsigns below harvesters and legions, the worms that appear, and the Coriolis storm."""

from __future__ import annotations

import msgspec

from games.arrakis.components import BOX, MAKER
from games.arrakis.rules.asking import (
    ArrakisInquiry,
    ArrakisPick,
    ArrakisTask,
    area_way,
    ask,
    option_with_contents,
    tell,
)
from games.arrakis.rules.board import carryalls_over, deserts, has_legion, is_open_to_storm, legions
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.tracks import remove_from_known
from games.arrakis.rules.worms import (
    Abandoned,
    MeetWorm,
    PlaceWorm,
    desert_hits,
    desert_seat,
    lay_wormsign,
    makes_worm,
    return_wormsign,
)
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.vocabulary import Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks


class Hazards(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-hazards", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.phase = Phase.HAZARDS
        for area, there in state.areas.items():
            if there.side == Side.ATREIDES or there.worm:
                return_wormsign(play, area)
        play.push(LayHazards(), FlipAll(), Storm())


class CloseHazards(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-close-hazards", tag_field=TAG):
    """Do nothing: the hazards are told with the harvest and the end of the round. Older saves hold this task."""

    def run(self, play: ArrakisPlay) -> None:
        return


# ---- 2. new wormsigns


def endangered(state: ArrakisState) -> list[str]:
    """Return the desert areas with a Harkonnen legion or a harvester, and with neither wormsign nor sandworm."""
    return [
        area
        for area in deserts(state)
        for there in [state.areas[area]]
        if (there.side == Side.HARKONNEN or there.harvester)
        and there.side != Side.ATREIDES
        and there.wormsign is None
        and there.worm is None
    ]


class LayHazards(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-lay-hazards", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        areas = endangered(state)
        if len(areas) > len(state.wormsigns) > 0:
            ask(play, desert_seat(state), WhereHazards())
        elif state.wormsigns:
            lay_all(play, areas)


def lay_all(play: ArrakisPlay, areas: list[str]) -> None:
    for area in areas:
        lay_wormsign(play, area)
    if areas:
        tell(play, "signs-laid", Side.ATREIDES, areas=areas)


class WhereHazards(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-where-hazards", tag_field=TAG):
    """The question to Atreides where wormsigns are laid, if the pool has too few for all areas."""

    kind = "hazards"
    mildest_order_name = "worms"

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": len(state.wormsigns)}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [option_with_contents(state, area) for area in endangered(state)]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return len(state.wormsigns), len(state.wormsigns)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        lay_all(play, list(picks))


# ---- 3. all are flipped


class FlipAll(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-flip-all", tag_field=TAG):
    """Turn up all wormsigns on the board and return them to the pool, then let worms appear.

    The signs leave at once, so they do not prevent retreats.
    """

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        signs = {area: there.wormsign for area, there in state.areas.items() if there.wormsign is not None}
        if not signs:
            return
        for area, sign in signs.items():
            state.areas[area].wormsign = None
            remove_from_known(state, f"wormsign:{area}")
            state.wormsigns.append(sign)
        play.shuffle(state.wormsigns)
        appearing = [area for area, sign in signs.items() if makes_worm(state, area, sign)]
        most = most_worms(state)
        if len(appearing) > most:
            tell(play, "hazards-limited", Side.ATREIDES, count=len(signs), found=len(appearing), most=most)
            ask(play, desert_seat(state), WhichAppear(tuple(appearing)))
        else:
            tell(play, "hazards-flipped", Side.ATREIDES, areas=appearing, count=len(signs))
            play.push(Appear(tuple(appearing)))


def most_worms(state: ArrakisState) -> int:
    return BOX.worms.appearing_with_maker if MAKER in state.leaders else BOX.worms.appearing


class WhichAppear(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-which-appear", tag_field=TAG):
    kind = "which-appear"
    is_public = True
    mildest_order_name = "worms"
    areas: tuple[str, ...]

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": most_worms(state), "found": len(self.areas)}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [option_with_contents(state, area) for area in self.areas]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return most_worms(state), most_worms(state)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        play.push(Appear(tuple(picks)))


class Appear(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-appear", tag_field=TAG):
    """Place all worms before any of them is resolved."""

    areas: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        play.push(*[PlaceWorm(area, self.areas) for area in self.areas], Resolve(self.areas))


# ---- 4. what the worms do


class Resolve(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-resolve-worms", tag_field=TAG):
    """Resolve the worms in the order that Atreides choose: legions retreat or are attacked, harvesters fall or are
    saved.
    """

    areas: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        in_question = undecided(state, self.areas)
        if len(in_question) > 1:
            ask(play, desert_seat(state), WormNext(self.areas))
        elif in_question:
            resolve(play, self.areas, in_question[0])
        else:
            play.push(*[Abandoned(area) for area in self.areas])


def undecided(state: ArrakisState, areas: tuple[str, ...]) -> list[str]:
    """Return the areas whose order matters: those with a legion, then those with a harvester that may be saved.

    Without a legion nothing happens between two harvesters that could change what Harkonnen save.
    """
    met = [area for area in areas if has_legion(state, Side.HARKONNEN, area)]
    return met + [area for area in areas if met and area not in met and can_be_saved(state, area)]


def can_be_saved(state: ArrakisState, area: str) -> bool:
    """Return whether Harkonnen may save the harvester of an area. The automa saves by its criteria, in any order."""
    if state.is_automa(Side.HARKONNEN):
        return False
    return state.areas[area].harvester and bool(carryalls_over(state, area))


def resolve(play: ArrakisPlay, areas: tuple[str, ...], area: str) -> None:
    meeting = MeetWorm(area) if has_legion(play.state, Side.HARKONNEN, area) else Abandoned(area)
    play.push(meeting, Resolve(tuple(other for other in areas if other != area)))


class WormNext(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-worm-next", tag_field=TAG):
    kind = "worm-next"
    is_public = True
    mildest_order_name = "worms"
    areas: tuple[str, ...]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("worm", area, bind(resolve, self.areas, area)) for area in undecided(state, self.areas)]


# ---- 6. the storm


class Storm(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-storm", tag_field=TAG):
    """Roll two dice against every Harkonnen legion in an area that is open to storms."""

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        exposed = [area for area in legions(state, Side.HARKONNEN) if is_open_to_storm(state, area)]
        for area in exposed:
            hits = desert_hits(play, "storm-struck", area, BOX.combat.storm_dice)
            play.push(Casualties(area, hits))
