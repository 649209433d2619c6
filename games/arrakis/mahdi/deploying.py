"""Placement of the automa's new pieces: deployment, units of cards, better units, leaders."""

from __future__ import annotations

import msgspec

from games.arrakis.mahdi.deciding import Criterion, Effect, MahdiTask, Verdict
from games.arrakis.mahdi.fighting import sietches_beaten
from games.arrakis.mahdi.power import (
    AUTOMA,
    difference,
    own_legions,
    power_in,
    room_in,
    to_a_sietch,
    to_target,
)
from games.arrakis.rules.asking import tell, units_data
from games.arrakis.rules.board import (
    available_leaders,
    current,
    force_in,
    generics_left,
    has_legion,
    is_available,
    is_placeable,
    settlements,
    supply,
    where_is,
)
from games.arrakis.rules.changes import add_units, put_force, relocate, substitutes
from games.arrakis.rules.leaders import FEYD, RABBAN
from games.arrakis.rules.marks import swap_unit
from games.arrakis.rules.stacks import StackLimit, flip_tokens
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.deploying import deploy_leader
from games.arrakis.vocabulary import GENERIC, GENERICS, Kind
from games.arrakis.words.placing import Place, sites
from games.core.agenda import bind
from games.core.codec import TAG

NOT_AT_ALL = (1, 0, 0)


# ---- deployment


class Deploy(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-deploy", tag_field=TAG):
    """Deploy units and a leader to the settlement with the strongest legion, then nearest the target.

    Units without room go to the next.
    """

    units: dict[Kind, int]
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        towns = settlements(state, AUTOMA)
        left = [kind for kind, count in self.units.items() for _ in range(count)]
        shares: dict[str, list[Kind]] = {}
        while left:
            open_towns = [town for town in towns if town not in shares and room_in(state, town) > 0]
            if not open_towns:
                break
            town = verdict.first("settlement", open_towns, *town_criteria(state))
            room = room_in(state, town)
            shares[town], left = left[:room], left[room:]
        seat = next(iter(shares), "") or self.full_town(state, verdict, towns)
        leader = choose_leader(state, verdict) if seat else ""
        return bind(deploy, shares, leader, seat) if shares or leader else None

    def full_town(self, state: ArrakisState, verdict: Verdict, towns: list[str]) -> str:
        """Return a settlement for the leader if no unit fits anywhere, or an empty string."""
        manned = [town for town in towns if has_legion(state, AUTOMA, town)]
        return verdict.first("settlement", manned, *town_criteria(state)) if manned else ""


def town_criteria(state: ArrakisState) -> tuple[Criterion, Criterion]:
    def strongest(town: str) -> tuple[int, int]:
        units, worth = power_in(state, town)
        return -units, -worth

    return strongest, lambda town: to_target(state, town)


def deploy(play: ArrakisPlay, shares: dict[str, list[Kind]], leader: str, seat: str) -> None:
    for town, kinds in shares.items():
        placed = place_units(play.state, town, {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)})
        if placed:
            tell(play, "deployed", AUTOMA, area=town, forces=units_data(AUTOMA, placed))
    if leader and has_legion(play.state, AUTOMA, seat):
        deploy_leader(play, AUTOMA, leader, seat)


def place_units(state: ArrakisState, area: str, units: dict[Kind, int]) -> dict[Kind, int]:
    """Place units or their substitutes from the supply, and return what was placed."""
    placed: dict[Kind, int] = {}
    for kind, count in units.items():
        for found, n in add_units(state, AUTOMA, area, kind, count).items():
            placed[found] = placed.get(found, 0) + n
    return placed


def choose_leader(state: ArrakisState, verdict: Verdict) -> str:
    """Return the leader to deploy: Rabban or Feyd first, then another named leader, then a bashar."""
    there = available_leaders(state, AUTOMA)
    named = [leader for leader in there if leader not in GENERICS]
    if named:
        return verdict.first("leader", named, lambda leader: leader not in (RABBAN, FEYD))
    return next(iter(there), "")


# ---- house criteria


def house_criteria(state: ArrakisState) -> tuple[Criterion, Criterion, Criterion]:
    """Return the criteria of the house action: nearest a sietch, strongest against one in reach, nearest the target."""

    def near_a_sietch(area: str) -> int:
        return to_a_sietch(state, area)

    def strongest_against(area: str) -> tuple[int, int, int]:
        if not has_legion(state, AUTOMA, area):
            return NOT_AT_ALL
        leads = [difference(state, area, sietch) for sietch in sietches_beaten(state, area)]
        return min(((0, -more, -worth) for more, worth in leads), default=NOT_AT_ALL)

    return near_a_sietch, strongest_against, lambda area: to_target(state, area)


# ---- pieces placed by cards


class PlacePieces(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-place", tag_field=TAG):
    """Place all pieces of a card in one of the areas that it allows."""

    word: Place
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        areas = sites(state, AUTOMA, self.word.at)
        if not areas or not self.brings(state, areas):
            return None
        roomy = [area for area in areas if room_in(state, area) >= sum(self.word.units().values())]
        area = verdict.first("legion", roomy or areas, *house_criteria(state))
        leader = choose_leader(state, verdict) if self.word.leader else ""
        return bind(self.place, area, leader)

    def brings(self, state: ArrakisState, areas: list[str]) -> bool:
        """Return whether there is anything to place. A leader alone needs an area with units."""
        if any(supply(state, AUTOMA, each) for kind in self.word.units() for each in substitutes(state, AUTOMA, kind)):
            return True
        leads = self.word.leader or self.word.generic or (self.word.named and is_placeable(state, self.word.named))
        return bool(leads) and any(has_legion(state, AUTOMA, area) for area in areas)

    def place(self, play: ArrakisPlay, area: str, leader: str) -> None:
        state = play.state
        placed = place_units(state, area, self.word.units())
        leaders: list[str] = []
        if has_legion(state, AUTOMA, area):
            leaders = self.leaders(state, leader)
            put_force(state, AUTOMA, area, Force({}, [], list(leaders)))
            leaders += self.fetch(state, area)
        state.turn.focus = area
        if placed or leaders:
            tell(play, "placed", AUTOMA, area=area, forces=units_data(AUTOMA, placed, leaders))
        play.push(StackLimit(area))

    def leaders(self, state: ArrakisState, leader: str) -> list[str]:
        """Return the leaders who are deployed from outside the board."""
        found = [leader] if leader else []
        named = current(state, self.word.named) if self.word.named else ""
        if named and is_available(state, named):
            found.append(named)
        return found + [GENERIC[AUTOMA]] * min(self.word.generic, generics_left(state, AUTOMA))

    def fetch(self, state: ArrakisState, area: str) -> list[str]:
        """Bring the named leader from another area. His marks come along."""
        named = current(state, self.word.named) if self.word.named else ""
        origin = where_is(state, named) if named else ""
        if origin in ("", area):
            return []
        relocate(state, origin, area, Force({}, [], [named]))
        return [named]


class ScatterUnits(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-scatter", tag_field=TAG):
    """Place units in areas of one sort that have room, one in each."""

    unit: Kind
    count: int
    settled: tuple[str, ...] = ()
    at: str = "empty_deserts"

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        left = sum(supply(state, AUTOMA, kind) for kind in substitutes(state, AUTOMA, self.unit))
        fields = [area for area in sites(state, AUTOMA, self.at) if room_in(state, area) > 0]
        areas = verdict.best("scatter", fields, *house_criteria(state), count=min(self.count, left))
        return bind(self.scatter, areas) if areas else None

    def scatter(self, play: ArrakisPlay, areas: list[str]) -> None:
        for area in areas:
            placed = place_units(play.state, area, {self.unit: 1})
            tell(play, "placed", AUTOMA, area=area, forces=units_data(AUTOMA, placed))


# ---- better troops


class Better(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-better", tag_field=TAG):
    """Replace units by a better kind, legion after legion. Face-down tokens of these legions are turned up first."""

    count: int
    old: Kind
    new: Kind
    here: str = ""
    """The legion whose tokens were just turned up."""
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        most = min(self.count, supply(state, AUTOMA, self.new))
        legions = [area for area in own_legions(state) if may_hold(force_in(state, area), self.old)]
        legions = [self.here] if self.here in legions else legions
        if most <= 0 or not legions:
            return None
        return bind(self.improve, verdict.first("legion", legions, *house_criteria(state)), most)

    def improve(self, play: ArrakisPlay, area: str, most: int) -> None:
        force = force_in(play.state, area)
        done = 0 if force.tokens else min(most, force.of(self.old))
        play.push(Better(self.count - done, self.old, self.new, "" if done else area))
        if force.tokens:
            flip_tokens(play, area)
            return
        for _ in range(done):
            swap_unit(play.state, area, self.old, self.new)
        tell(play, "swapped", AUTOMA, area=area, forces=units_data(AUTOMA, {self.new: done}))


def may_hold(force: Force, kind: Kind) -> bool:
    """Return whether a force has this kind, or a face-down token that may show it."""
    return bool(force.of(kind) or force.tokens)
