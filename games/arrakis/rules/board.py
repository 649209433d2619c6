"""Queries of the board: legions, free and empty areas, supplies, and where leaders are."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.arrakis.components import AREAS, BOX, MAKER, MAP, TOUCHING, ZONES, areas_under, side_of_leader, zones_over
from games.arrakis.state import ArrakisState, Force
from games.arrakis.vocabulary import GENERIC, JESSICA, PAUL, Kind, Side, Terrain, Vehicle, Worm

DESERTS = (Terrain.DESERT, Terrain.DEEP_DESERT)


def terrain(state: ArrakisState, area: str) -> Terrain:
    """Return the terrain of an area. Atomics turn a mountain into desert."""
    return Terrain.DESERT if area == state.atomics else AREAS[area].terrain


def is_desert(state: ArrakisState, area: str) -> bool:
    """Return whether an area is desert. Deep desert counts as desert in every rule that says desert."""
    return terrain(state, area) in DESERTS


def is_deep(state: ArrakisState, area: str) -> bool:
    return terrain(state, area) == Terrain.DEEP_DESERT


def spice_for_harvester(state: ArrakisState, area: str) -> int:
    """Return how much spice a harvester in a desert area brings."""
    return 2 if is_deep(state, area) else 1


def deserts(state: ArrakisState) -> tuple[str, ...]:
    return deserts_after(state.atomics)


@cache
def deserts_after(atomics: str) -> tuple[str, ...]:
    """Return all desert areas once this area was hit by atomics."""
    return tuple(area for area in AREAS if area == atomics or AREAS[area].terrain in DESERTS)


def neighbours(area: str) -> tuple[str, ...]:
    """Return the areas next to this one over a passable border."""
    return AREAS[area].adj


def borders(state: ArrakisState, side: Side, area: str) -> tuple[str, ...]:
    """Return the areas that a side can reach from this one over a border. The automa ignores walls."""
    return TOUCHING[area] if state.is_automa(side) else neighbours(area)


def worm_borders(state: ArrakisState, area: str) -> tuple[str, ...]:
    """Return the areas that a sandworm can reach from this one.

    It also crosses walls of the area that atomics turned into desert.
    """
    return (*neighbours(area), *(near for near in AREAS[area].wall if state.atomics in (area, near)))


def sectors(area: str) -> set[str]:
    return set(AREAS[area].sectors)


def same_sector(a: str, b: str) -> bool:
    return bool(sectors(a) & sectors(b))


def distances(start: str, most: int) -> dict[str, int]:
    """Return the distance of every area that is at most `most` passable borders away.

    What the areas hold does not matter.
    """
    found = {start: 0}
    edge = [start]
    for far in range(1, most + 1):
        edge = [near for area in edge for near in neighbours(area) if near not in found]
        found.update(dict.fromkeys(edge, far))
        edge = list(dict.fromkeys(edge))
    return found


# ---- legions


def legions(state: ArrakisState, side: Side) -> list[str]:
    """Return the areas that hold units of a side."""
    side = Side(side)
    return [area for area, there in state.areas.items() if there.side is side]


def has_legion(state: ArrakisState, side: Side, area: str) -> bool:
    return state.areas[area].side == side


def force_in(state: ArrakisState, area: str) -> Force:
    return state.areas[area].force


def has_settlement(state: ArrakisState, side: Side, area: str) -> bool:
    there = state.areas[area]
    return bool(there.sietch if side == Side.ATREIDES else there.town)


def settlements(state: ArrakisState, side: Side) -> list[str]:
    if side == Side.ATREIDES:
        return [area for area, there in state.areas.items() if there.sietch]
    return [area for area, there in state.areas.items() if there.town]


def rank_in(state: ArrakisState, area: str) -> int:
    return state.areas[area].sietch or state.areas[area].town


def is_free(state: ArrakisState, side: Side, area: str) -> bool:
    """Return whether an area has no enemy settlement, no enemy unit and no sandworm."""
    there = state.areas[area]
    if there.worm is not None:
        return False
    settlement = there.town if side == Side.ATREIDES else there.sietch
    return not settlement and (there.side is None or there.side == side)


def is_empty(state: ArrakisState, area: str) -> bool:
    """Return whether an area holds no figure and no token of any kind."""
    there = state.areas[area]
    tokens = there.sietch or there.town or there.station or there.wormsign
    return there.side is None and not tokens and not there.harvester and there.worm is None


def is_target(state: ArrakisState, side: Side, area: str) -> bool:
    """Return whether this side may attack an area: it holds an enemy legion or settlement, and no sandworm."""
    return state.areas[area].worm is None and not is_free(state, side, area)


def has_special(force: Force) -> bool:
    """Return whether the force has Sardaukar or Fedaykin. Face-down tokens do not count."""
    return force.of(Kind.SPECIAL) > 0


# ---- supplies


def on_board(state: ArrakisState, side: Side, kind: Kind) -> int:
    return sum(state.areas[area].force.of(kind) for area in legions(state, side))


def supply(state: ArrakisState, side: Side, kind: Kind) -> int:
    return BOX.units[side].of(kind) - on_board(state, side, kind)


def generics_left(state: ArrakisState, side: Side) -> int:
    used = sum(force_in(state, area).leaders.count(GENERIC[side]) for area in legions(state, side))
    return BOX.generics[side] - used


def harvesters(state: ArrakisState) -> list[str]:
    return [area for area, there in state.areas.items() if there.harvester]


def zones_with(state: ArrakisState, kind: Vehicle) -> list[str]:
    return [zone for zone in ZONES if state.zones.get(zone) == kind]


def vehicles_left(state: ArrakisState, kind: Vehicle) -> int:
    used = len(harvesters(state)) if kind == Vehicle.HARVESTER else len(zones_with(state, kind))
    return BOX.vehicles[kind] - used


def ornithopters_over(state: ArrakisState, area: str) -> list[str]:
    """Return the air zones with an ornithopter that are connected to an area."""
    return [zone for zone in zones_over(area) if state.zones.get(zone) == Vehicle.ORNITHOPTER]


def is_watched(state: ArrakisState, area: str) -> bool:
    """Return whether an ornithopter of the automa is above the area.

    Atreides turn up nothing by choice below one, because the automa does not scout.
    """
    return state.mahdi is not None and bool(ornithopters_over(state, area))


def carryalls_over(state: ArrakisState, area: str) -> list[str]:
    return [zone for zone in zones_over(area) if state.zones.get(zone) == Vehicle.CARRYALL]


def worms(state: ArrakisState) -> list[str]:
    """Return the areas with a sandworm or the Wild Maker."""
    return [area for area, there in state.areas.items() if there.worm is not None]


def worms_left(state: ArrakisState) -> int:
    return BOX.worms.sandworms - sum(there.worm == Worm.SANDWORM for there in state.areas.values())


def maker_area(state: ArrakisState) -> str:
    return next((area for area, there in state.areas.items() if there.worm == Worm.WILD_MAKER), "")


def maker_waits(state: ArrakisState) -> bool:
    """Return whether the Wild Maker is in play and not on the board."""
    return MAKER in state.leaders and not maker_area(state)


# ---- leaders


def current(state: ArrakisState, leader: str) -> str:
    """Return the version of a leader that is in play. Cards say Paul or Jessica and mean either version."""
    versions = {"paul": PAUL, "jessica": JESSICA}.get(leader, (leader,))
    return next((version for version in versions if version in state.leaders), versions[0])


def where_is(state: ArrakisState, leader: str) -> str:
    """Return the area of a named leader, or an empty string if the leader is not on the board."""
    for area, there in state.areas.items():
        if leader in there.force.leaders:
            return area
    return ""


def in_tank(state: ArrakisState, leader: str) -> bool:
    return any(leader in player.tank for player in state.players)


def is_available(state: ArrakisState, leader: str) -> bool:
    """Return whether a named leader of this game may enter the board now.

    A leader may not if it is on the board, in the tank, was pushed out of the tank this turn, or is forbidden to act.
    """
    if leader not in state.leaders or leader == MAKER or in_tank(state, leader) or leader in state.turn.resting:
        return False
    return not where_is(state, leader) and not is_sought(state, leader)


def is_placeable(state: ArrakisState, leader: str) -> bool:
    """Return whether a card may place a leader: from off the board or from another area, never from the tank."""
    return is_available(state, leader) or (bool(where_is(state, leader)) and not is_sought(state, leader))


def is_sought(state: ArrakisState, leader: str) -> bool:
    """Return whether Seek Out the 'Mahdi' forbids Paul to act in this turn."""
    return state.turn.sought and leader in PAUL


def available_leaders(state: ArrakisState, side: Side) -> list[str]:
    named = [leader for leader in state.leaders if side_of_leader(leader) == side and is_available(state, leader)]
    return named + [GENERIC[side]] * bool(generics_left(state, side))


def has_available_leader(state: ArrakisState, side: Side) -> bool:
    return bool(generics_left(state, side)) or bool(available_leaders(state, side))


def named_on_board(state: ArrakisState, side: Side) -> list[str]:
    return [leader for area in legions(state, side) for leader in force_in(state, area).named]


# ---- storms and sectors


def is_open_to_storm(state: ArrakisState, area: str) -> bool:
    """Return whether a storm hits an area.

    Mountains and inner plateaus are immune. Atomics expose the mountain and the plateaus beside it.
    """
    if area == state.atomics or AREAS[area].storm == "vulnerable":
        return True
    return bool(state.atomics) and area in MAP.atomics[state.atomics].exposes


def holds_legion(state: ArrakisState, side: Side, sector: str) -> bool:
    return any(sector in AREAS[area].sectors for area in legions(state, side))


def hidden_things(state: ArrakisState, area: str) -> bool:
    """Return whether a face-down sietch or deployment token lies in an area."""
    there = state.areas[area]
    return bool(there.force.tokens) or (bool(there.sietch) and not there.shown)


def has_hidden_sietch(state: ArrakisState, area: str) -> bool:
    there = state.areas[area]
    return bool(there.sietch) and not there.shown


def areas_in_reach_of(zones: Iterable[str]) -> list[str]:
    found = {area for zone in zones for area in areas_under(zone)}
    return [area for area in AREAS if area in found]
