"""The distance of prescience cards: how many actions each still needs, from the ways that legions must go."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import islice
from math import exp
from typing import NamedTuple

from games.arrakis.components import AREAS, BOX, CITIES
from games.arrakis.judging.area_distances import FAR, NEAREST, STEPS
from games.arrakis.rules.board import (
    current,
    force_in,
    in_tank,
    is_deep,
    is_desert,
    is_free,
    is_watched,
    legions,
    sectors,
    terrain,
    worms,
)
from games.arrakis.rules.reach import ride_ends
from games.arrakis.rules.visions import SOUTH
from games.arrakis.state import ArrakisState, Phase
from games.arrakis.vocabulary import Side, Terrain

ACTIONS_PER_MOVE = 0.5
"""Share of an action for one move, because an action moves two legions."""
DEPLOYED = 1.0
TANKED = 3.0
NEVER = 9.0
ACTION_FACTOR = 0.8
"""The factor on a card's value for each action that it still needs."""
TOO_LATE_FACTOR = 0.2
"""The factor on a card that needs more actions than this round has."""
WAYS_TRIED = 4
"""How many of the nearest areas are tried for each legion."""
GATHERED = 4
"""Units that a legion needs for the card about the gates."""
HARVESTERS_WANTED = 2


class Camp(NamedTuple):
    """The facts of an Atreides legion on which prescience cards depend."""

    size: int
    tokens: int
    leaders: tuple[str, ...]


Camps = dict[str, Camp]
"""Area -> the Atreides legion there."""


def camps_of(state: ArrakisState) -> Camps:
    return {
        area: Camp(force.size, len(force.tokens), tuple(force.leaders))
        for area in legions(state, Side.ATREIDES)
        for force in (force_in(state, area),)
    }


def moved(camps: Camps, origin: str, end: str, part: Camp) -> Camps:
    """Return the camps after a move."""
    after = dict(camps)
    here = camps[origin]
    left = list(here.leaders)
    for leader in part.leaders:
        left.remove(leader)
    if here.size > part.size:
        after[origin] = Camp(here.size - part.size, here.tokens - part.tokens, tuple(left))
    else:
        del after[origin]
    there = camps.get(end, Camp(0, 0, ()))
    after[end] = Camp(there.size + part.size, there.tokens + part.tokens, there.leaders + part.leaders)
    return after


class VisionDistances:
    """The distances of prescience cards in one position. The caches are valid for one question."""

    def __init__(self, state: ArrakisState) -> None:
        self.state = state
        self.grounds: dict[str, frozenset[str]] = {}
        self.known_ways: dict[tuple[str, str], list[tuple[int, str]]] = {}
        self.known_nearness: dict[str, float] = {}
        self.legs: dict[str, Legs] = {}
        self.paul, self.jessica = current(state, "paul"), current(state, "jessica")

    @cached_property
    def actions(self) -> int:
        """Return the number of actions that Atreides have in this round."""
        in_hand = self.state.unused_dice(Side.ATREIDES)
        return in_hand if self.state.phase == Phase.ACTIONS else BOX.action_dice[Side.ATREIDES]

    @cached_property
    def can_ride_far(self) -> bool:
        return any(any(ride_ends(self.state, area).values()) for area in legions(self.state, Side.ATREIDES))

    def nearness(self, camps: Camps, card: str) -> float:
        if card not in WHEREVER_THEY_STAND:
            return self.near(ACTIONS_LACKING[card](self, camps))
        if card not in self.known_nearness:
            self.known_nearness[card] = self.near(ACTIONS_LACKING[card](self, camps))
        return self.known_nearness[card]

    def near(self, lack: float) -> float:
        if lack <= 0:
            return 1.0
        return exp(-ACTION_FACTOR * lack) * (1.0 if lack <= self.actions else TOO_LATE_FACTOR)

    # ------------------------------------------------------------ ways

    def ground(self, kind: str) -> frozenset[str]:
        if kind not in self.grounds:
            self.grounds[kind] = frozenset(GROUNDS[kind](self.state))
        return self.grounds[kind]

    @cached_property
    def free(self) -> frozenset[str]:
        return frozenset(area for area in AREAS if is_free(self.state, Side.ATREIDES, area))

    def ways(self, area: str, kind: str) -> list[tuple[int, str]]:
        """Return the nearest free areas of a kind with their distances, without the area itself."""
        found = self.known_ways.get((kind, area))
        if found is None:
            ends = self.ground(kind) & self.free
            found = list(islice((way for way in NEAREST[area] if way[1] in ends), WAYS_TRIED))
            self.known_ways[kind, area] = found
        return found

    def spread(self, camps: Camps, kind: str, count: int) -> float:
        """Return the actions until legions are in `count` areas of a kind. Missing ones come from the nearest camps."""
        ground = self.ground(kind)
        missing = count - len(ground & camps.keys())
        if missing <= 0:
            return 0.0
        spare = {area: camp.size - (area in ground) for area, camp in camps.items()}
        from_area = self.legs_on(kind)
        legs = [leg for area, left in spare.items() if left for leg in from_area[area] if leg[1] not in camps]
        legs.sort()
        return ACTIONS_PER_MOVE * total_way_length(legs, spare, missing)

    def legs_on(self, kind: str) -> Legs:
        if kind not in self.legs:
            self.legs[kind] = Legs(self, kind)
        return self.legs[kind]

    def way_of(self, area: str, kind: str) -> float:
        """Return the actions until a whole legion is in an area of a kind."""
        if area in self.ground(kind):
            return 0.0
        ways = self.ways(area, kind)
        return ACTIONS_PER_MOVE * ways[0][0] if ways else NEVER

    # ------------------------------------------------------------ leaders

    def to_come(self, leader: str) -> float:
        """Return the actions until a leader who is not on the board is in a sietch."""
        return TANKED if in_tank(self.state, leader) or leader not in self.state.leaders else DEPLOYED

    def led_to(self, camps: Camps, leader: str, kind: str) -> float:
        """Return the actions until a leader is in an area of a kind."""
        area = place_of(camps, leader)
        if area:
            return self.way_of(area, kind)
        homes = self.ground("sietch") & camps.keys()
        return self.to_come(leader) + min((self.way_of(home, kind) for home in homes), default=NEVER)


class Legs(dict[str, list[tuple[int, str, str]]]):
    """The ways from each area to the nearest free areas of a kind: distance, end, and the area itself."""

    def __init__(self, distances: VisionDistances, kind: str) -> None:
        super().__init__()
        self.distances, self.kind = distances, kind

    def __missing__(self, area: str) -> list[tuple[int, str, str]]:
        found = self[area] = [(far, end, area) for far, end in self.distances.ways(area, self.kind)]
        return found


def total_way_length(legs: list[tuple[int, str, str]], spare: dict[str, int], missing: int) -> int:
    """Return the total length of the shortest ways, each to another area. Each camp sends at most its spare units."""
    taken, steps = set[str](), 0
    for far, end, area in legs:
        if missing and spare[area] and end not in taken:
            spare[area] -= 1
            taken.add(end)
            steps += far
            missing -= 1
    return steps + missing * FAR


def place_of(camps: Camps, leader: str) -> str:
    return next((area for area, camp in camps.items() if leader in camp.leaders), "")


# ---------------------------------------------------------------- grounds


Ground = Callable[[ArrakisState], Iterable[str]]


def where(is_such: Callable[[ArrakisState, str], bool]) -> Ground:
    return lambda state: [area for area in AREAS if is_such(state, area)]


def on(wanted: Terrain) -> Ground:
    return where(lambda state, area: terrain(state, area) == wanted)


def is_hidden_sietch(state: ArrakisState, area: str) -> bool:
    there = state.areas[area]
    return bool(there.sietch) and not there.shown and not is_watched(state, area)


def quiet(state: ArrakisState) -> list[str]:
    """Return the areas of all sectors without a Harkonnen legion."""
    loud = {sector for area in legions(state, Side.HARKONNEN) for sector in AREAS[area].sectors}
    return [area for area in AREAS if loud.isdisjoint(AREAS[area].sectors)]


def is_at_a_city(state: ArrakisState, area: str) -> bool:
    return any(state.areas[city].town and area in AREAS[city].adj for city in CITIES)


def has_field(state: ArrakisState, area: str) -> bool:
    return state.areas[area].harvester and state.areas[area].side != Side.HARKONNEN


GROUNDS: dict[str, Ground] = {
    "plateau": on(Terrain.PLATEAU),
    "mountain": on(Terrain.MOUNTAIN),
    "erg": on(Terrain.MINOR_ERG),
    "desert": where(lambda state, area: is_desert(state, area) and not state.areas[area].sietch),
    "deep": where(lambda state, area: is_deep(state, area) and not state.areas[area].sietch),
    "sietch": where(lambda state, area: bool(state.areas[area].sietch)),
    "hidden": where(is_hidden_sietch),
    "quiet": quiet,
    "gates": where(is_at_a_city),
    "field": where(has_field),
}
"""Kind of area that prescience cards ask for -> the function that returns these areas."""


# ---------------------------------------------------------------- the visions


def spread(kind: str, count: int) -> Callable[[VisionDistances, Camps], float]:
    return lambda distances, camps: distances.spread(camps, kind, count)


def mahdi(distances: VisionDistances, camps: Camps) -> float:
    return distances.led_to(camps, distances.paul, "hidden")


def water_discipline(distances: VisionDistances, camps: Camps) -> float:
    return sum(distances.led_to(camps, leader, "deep") for leader in (distances.paul, distances.jessica))


def ways_of_the_sisters(distances: VisionDistances, camps: Camps) -> float:
    """Return the actions until Paul and Jessica are in one sietch. One who is off the board joins the other."""
    places = [place_of(camps, leader) for leader in (distances.paul, distances.jessica)]
    waiting = sum(
        distances.to_come(leader) for leader in (distances.paul, distances.jessica) if not place_of(camps, leader)
    )
    here = [area for area in places if area]
    if not here:
        return waiting
    homes = distances.ground("sietch")
    return waiting + ACTIONS_PER_MOVE * min(
        (sum(STEPS[area].get(home, FAR) for area in here) for home in homes), default=FAR
    )


def lisan_al_gaib(distances: VisionDistances, camps: Camps) -> float:
    """Return the actions until Paul has two tokens, which come by deployment or on foot."""
    area = place_of(camps, distances.paul)
    if area:
        return gathered(distances, camps, area, 2 - camps[area].tokens)
    most = max((camp.tokens for home, camp in camps.items() if home in distances.ground("sietch")), default=0)
    return distances.to_come(distances.paul) + (0.0 if most else DEPLOYED)


def gathered(distances: VisionDistances, camps: Camps, area: str, missing: int) -> float:
    if missing <= 0:
        return 0.0
    marching = sorted(ACTIONS_PER_MOVE * STEPS[area].get(other, FAR) for other, camp in camps.items() if camp.tokens)[
        1:
    ]
    laid = DEPLOYED if area in distances.ground("sietch") and distances.state.pool else NEVER
    return sum(sorted([*marching[:missing], *[laid] * missing])[:missing])


def water_of_life(distances: VisionDistances, camps: Camps) -> float:
    area = place_of(camps, distances.paul)
    if area:
        return distances.way_of(area, "quiet")
    quiet = distances.ground("sietch") & distances.ground("quiet") & camps.keys()
    return distances.to_come(distances.paul) + (0.0 if quiet else DEPLOYED)


def families_flee_south(distances: VisionDistances, camps: Camps) -> float:
    homes = distances.ground("sietch")
    northern = [camp.size for area, camp in camps.items() if area in homes and not sectors(area) & SOUTH]
    if not any(sectors(area) & SOUTH for area in camps) or not northern:
        return NEVER
    return 0.0 if max(northern) >= 2 else DEPLOYED


def sandriders(distances: VisionDistances, camps: Camps) -> float:
    if distances.state.now.rode_far:
        return 0.0
    return ACTIONS_PER_MOVE if distances.can_ride_far else ACTIONS_PER_MOVE + DEPLOYED


def burning_harvesters(distances: VisionDistances, camps: Camps) -> float:
    missing = HARVESTERS_WANTED - distances.state.now.harvesters_lost
    ways = sorted(distances.ways(area, "field")[0] for area in camps if distances.ways(area, "field"))
    ends = sorted({end: far for far, end in reversed(ways)}.values())[: max(0, missing)]
    return ACTIONS_PER_MOVE * (sum(ends) + FAR * (missing - len(ends))) if missing > 0 else 0.0


def gates(distances: VisionDistances, camps: Camps) -> float:
    return min(
        (DEPLOYED * max(0, GATHERED - camp.size) + distances.way_of(area, "gates") for area, camp in camps.items()),
        default=NEVER,
    )


ACTIONS_LACKING: dict[str, Callable[[VisionDistances, Camps], float]] = {
    "dew_collectors": spread("plateau", 3),
    "fremen_call_paul_mahdi": mahdi,
    "water_discipline": water_discipline,
    "new_hidden_wind_traps": spread("mountain", 3),
    "stunted_worms": spread("erg", 2),
    "bene_gesserit_ways": ways_of_the_sisters,
    "the_desert_war": spread("desert", 4),
    "the_lisan_al_gaib": lisan_al_gaib,
    "paul_drinks_the_water_of_life": water_of_life,
    "families_flee_south": families_flee_south,
    "standin_sandriders": sandriders,
    "standin_burning_harvesters": burning_harvesters,
    "standin_legend": lambda distances, camps: 0.0 if distances.state.now.legend else 2.0,
    "standin_kynes": lambda distances, camps: 0.7 * max(0, 3 - distances.state.stations_taken),
    "standin_makers": lambda distances, camps: float(max(0, 3 - len(worms(distances.state)))),
    "standin_gates": gates,
}
"""Prescience card -> the function that returns how many actions it still needs."""

WHEREVER_THEY_STAND = frozenset(("standin_sandriders", "standin_legend", "standin_kynes", "standin_makers"))
"""The prescience cards whose distance does not depend on where the legions stand."""
