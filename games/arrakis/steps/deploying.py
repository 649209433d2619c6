"""Deployment and house actions: tokens into sietches, units and leaders into settlements, regulars into elites."""

from __future__ import annotations

import msgspec

from games.arrakis.rules.asking import (
    ArrakisInquiry,
    ArrakisPick,
    ArrakisTask,
    area_option,
    area_way,
    ask,
    tell,
    units_data,
    way,
)
from games.arrakis.rules.board import (
    available_leaders,
    force_in,
    has_available_leader,
    has_legion,
    legions,
    settlements,
    supply,
)
from games.arrakis.rules.changes import add_units, put_force
from games.arrakis.rules.marks import swap_unit
from games.arrakis.rules.stacks import StackLimit, drawn_args, force_help, unit_name
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.steps.vehicles import PlaceSome, ways_to_place
from games.arrakis.telling.wording import count_units, leader_name
from games.arrakis.vocabulary import Kind, Side, Vehicle
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, say

DEPLOYED = 3
"""Number of regulars that a Harkonnen deployment places."""


# ---- Atreides


class DeployToken(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-deploy-token", tag_field=TAG):
    """Draw a token blind, look at it, and lay it face down in a sietch area. Then a leader may come to that sietch."""

    seat: int

    def is_possible(self, state: ArrakisState) -> bool:
        return can_come(state) or bool(state.pool and settlements(state, Side.ATREIDES))

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if not settlements(state, Side.ATREIDES):
            return
        if not state.pool:
            ask(play, self.seat, LayToken(""))
            return
        token = state.pool[-1]
        play.reveals = True
        ask(play, self.seat, LayToken(token))


class LayToken(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-lay-deployment", tag_field=TAG):
    """The question in which sietch the token is laid.

    Without a token, only sietches with units are offered, for the leader.
    """

    kind = "deploy-token"
    passing = "none"
    token: str
    leader: bool = True

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return drawn_args(self.token) if self.token or not state.pool else {"drawn": "kept"}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        places = [a for a in settlements(state, Side.ATREIDES) if self.token or has_legion(state, Side.ATREIDES, a)]
        found = [area_way("sietch", area, bind(self.lay, seat, area), force_help(state, area)) for area in places]
        if self.token and self.leader and can_come(state):
            found.append(way("leader", say("arrakis-option-leader-only"), bind(self.leader_only, seat), icon="leader"))
        return [*found, way("none", say("arrakis-option-place-none"), mix_pool, icon="pass")]

    def leader_only(self, play: ArrakisPlay, seat: int) -> None:
        mix_pool(play)
        ask(play, seat, LayToken(""))

    def lay(self, play: ArrakisPlay, seat: int, area: str) -> None:
        if self.token:
            lay_token(play, self.token, area)
        if self.leader:
            play.push(DeployLeader(seat, (area,)))


def can_come(state: ArrakisState) -> bool:
    """Return whether a leader is available and some sietch has units for the leader to join."""
    manned = any(has_legion(state, Side.ATREIDES, area) for area in settlements(state, Side.ATREIDES))
    return manned and has_available_leader(state, Side.ATREIDES)


def mix_pool(play: ArrakisPlay) -> None:
    """Shuffle the pool, so that a token that was looked at and not laid is unknown again."""
    if play.state.pool:
        play.shuffle(play.state.pool)


def lay_token(play: ArrakisPlay, token: str, area: str) -> None:
    play.state.pool.remove(token)
    put_force(play.state, Side.ATREIDES, area, Force({}, [token]))
    tell(play, "token-deployed", Side.ATREIDES, area=area)
    play.push(StackLimit(area))


# ---- leaders


class DeployLeader(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-deploy-leader", tag_field=TAG):
    """Deploy a leader that is off the board to one of these areas with units."""

    seat: int
    areas: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.players[self.seat].side
        if self.open_areas(state, side) and has_available_leader(state, side):
            ask(play, self.seat, WhichLeader(self.areas))

    def open_areas(self, state: ArrakisState, side: Side) -> list[str]:
        return [area for area in self.areas if has_legion(state, side, area)]


class WhichLeader(LinePick, msgspec.Struct, frozen=True, tag="arrakis-which-leader", tag_field=TAG):
    kind = "deploy-leader"
    passing = "none"
    areas: tuple[str, ...]

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        found = [
            way(leader, leader_name(leader), bind(self.choose, seat, leader), icon="leader")
            for leader in available_leaders(state, side)
            if any(has_legion(state, side, area) for area in self.areas)
        ]
        return [*found, way("none", say("arrakis-option-no-leader"), do_nothing, icon="pass")]

    def choose(self, play: ArrakisPlay, seat: int, leader: str) -> None:
        side = play.state.players[seat].side
        open_areas = [area for area in self.areas if has_legion(play.state, side, area)]
        if len(open_areas) == 1:
            deploy_leader(play, side, leader, open_areas[0])
        else:
            ask(play, seat, LeaderWhere(leader, self.areas))


class LeaderWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-leader-where", tag_field=TAG):
    kind = "leader-where"
    leader: str
    areas: tuple[str, ...]

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"leader": leader_name(self.leader)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        return [
            area_way("at", area, bind(deploy_leader, side, self.leader, area), force_help(state, area))
            for area in self.areas
            if has_legion(state, side, area)
        ]


def deploy_leader(play: ArrakisPlay, side: Side, leader: str, area: str) -> None:
    put_force(play.state, side, area, Force({}, [], [leader]))
    tell(play, "leader-deployed", side, leader=leader, area=area)


# ---- Harkonnen


class DeployUnits(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-deploy-units", tag_field=TAG):
    """Deploy units of each kind to one or more standing settlements, then a leader."""

    seat: int
    units: dict[Kind, int]

    def is_possible(self, state: ArrakisState) -> bool:
        towns = settlements(state, Side.HARKONNEN)
        if towns and any(n and deployable(state, kind, n) for kind, n in self.units.items()):
            return True
        manned = any(has_legion(state, Side.HARKONNEN, town) for town in towns)
        return manned and has_available_leader(state, Side.HARKONNEN)

    def run(self, play: ArrakisPlay) -> None:
        towns = tuple(settlements(play.state, Side.HARKONNEN))
        if towns:
            play.push(
                *[DeployKind(self.seat, kind, n) for kind, n in self.units.items()], DeployLeader(self.seat, towns)
            )


class DeployKind(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-deploy-kind", tag_field=TAG):
    seat: int
    kind: Kind
    count: int

    def run(self, play: ArrakisPlay) -> None:
        if deployable(play.state, self.kind, self.count):
            ask(play, self.seat, DeployWhere(self.kind, self.count))


def deployable(state: ArrakisState, kind: Kind, count: int) -> int:
    """Return how many units of a kind can be deployed. A missing unit may be replaced by a lower kind."""
    lower = {Kind.REGULAR: (Kind.REGULAR,), Kind.ELITE: (Kind.ELITE, Kind.REGULAR)}.get(kind, tuple(Kind))
    return min(count, sum(supply(state, Side.HARKONNEN, k) for k in lower))


class DeployWhere(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-deploy-where", tag_field=TAG):
    kind = "deploy-units"
    unit: Kind
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        count = deployable(state, self.unit, self.count)
        return {"units": count_units(Side.HARKONNEN, self.unit, count), "count": count}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        most = deployable(state, self.unit, self.count)
        return [area_option(area, most, force_help(state, area)) for area in settlements(state, Side.HARKONNEN)]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, deployable(state, self.unit, self.count)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        for area, count in picks.items():
            placed = add_units(play.state, Side.HARKONNEN, area, self.unit, count)
            tell(play, "deployed", Side.HARKONNEN, area=area, forces=units_data(Side.HARKONNEN, placed))
        play.push(*[StackLimit(area) for area in picks])


# ---- better troops


class Swap(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-swap", tag_field=TAG):
    """Replace units of one kind on the board by units of another. Face-down tokens do not count."""

    seat: int
    count: int
    old: Kind
    new: Kind

    def is_possible(self, state: ArrakisState) -> bool:
        return swappable(state, self) > 0

    def run(self, play: ArrakisPlay) -> None:
        if self.is_possible(play.state):
            ask(play, self.seat, SwapWhere(self))


def swappable(state: ArrakisState, swap: Swap) -> int:
    side = state.players[swap.seat].side
    there = sum(force_in(state, area).of(swap.old) for area in legions(state, side))
    return min(swap.count, there, supply(state, side, swap.new))


class SwapWhere(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-swap-where", tag_field=TAG):
    kind = "swap"
    swap: Swap

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        side, count = state.players[seat].side, swappable(state, self.swap)
        return {
            "count": count,
            "units": count_units(side, self.swap.old, count),
            "new": unit_name(side, self.swap.new),
        }

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        side = state.players[seat].side
        most = swappable(state, self.swap)
        return [
            area_option(area, min(most, force_in(state, area).of(self.swap.old)), force_help(state, area))
            for area in legions(state, side)
            if force_in(state, area).of(self.swap.old)
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, swappable(state, self.swap)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        side = play.state.players[seat].side
        for area, count in picks.items():
            for _ in range(count):
                swap_unit(play.state, area, self.swap.old, self.swap.new)
            tell(play, "swapped", side, area=area, forces=units_data(side, {self.swap.new: count}))


class HouseHarkonnen(LinePick, msgspec.Struct, frozen=True, tag="arrakis-house-harkonnen", tag_field=TAG):
    """The question about the Harkonnen house action: turn two regulars into elites, or place two vehicles."""

    kind = "house"

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        elites, vehicles = house_deeds(seat)
        return elites.is_possible(state) or vehicles.is_possible(state)

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        """Return what the action can change: elites, or the first of two vehicles."""
        elites, vehicles = house_deeds(seat)
        found = []
        if elites.is_possible(state):
            found.append(way("elites", say("arrakis-option-house-elites"), bind(push, elites), icon="unit-elite"))
        if vehicles.is_possible(state):
            found += ways_to_place(state, seat, vehicles.kinds, vehicles.count)
        return found

    def former_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        """Return ways for older buttons. Both vehicles were one way, and were asked for next."""
        _, vehicles = house_deeds(seat)
        old = way("vehicles", say("arrakis-option-house-vehicles"), bind(push, vehicles), icon="harvester")
        return [old] if vehicles.is_possible(state) else []


def house_deeds(seat: int) -> tuple[Swap, PlaceSome]:
    """Return the two things that the house action offers: better troops, and vehicles."""
    return Swap(seat, 2, Kind.REGULAR, Kind.ELITE), PlaceSome(tuple(Vehicle), 2)


def push(play: ArrakisPlay, task: ArrakisTask) -> None:
    play.push(task)
