"""Desert power: lay wormsigns, move sandworms, attack with a sandworm, or use the Wild Maker's special."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import MAKER
from games.arrakis.rules.asking import (
    ArrakisInquiry,
    ArrakisPick,
    ArrakisTask,
    area_label,
    area_way,
    ask,
    mildest_order,
    option_with_contents,
    tell,
    way,
)
from games.arrakis.rules.board import (
    deserts,
    has_legion,
    is_desert,
    maker_area,
    neighbours,
    terrain,
    worm_borders,
    worms,
)
from games.arrakis.rules.claiming import claim_at_once
from games.arrakis.rules.worms import lay_wormsign, worm_strikes
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.free_actions import LinePick, free_ways
from games.arrakis.telling.wording import area_name
from games.arrakis.vocabulary import Deck, Side, Terrain
from games.core.agenda import Way, bind, do_nothing, fewest_picks
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, say

SIGNS = 2
WORM_MOVES = 2


class DesertPower(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-desert-power", tag_field=TAG):
    seat: int

    def is_possible(self, state: ArrakisState) -> bool:
        return can_lay(state) or bool(movable(state, ())) or bool(attack_ways(state)) or may_use_maker(state)

    def run(self, play: ArrakisPlay) -> None:
        if not self.is_possible(play.state):
            return
        # The desert power box is printed on the Fremen board.
        ask(play, play.state.seat_of(Deck.FREMEN_ALLY), WhichPower())


def has_no_dice_left(state: ArrakisState) -> bool:
    """Return whether Atreides have no dice left. A standing order may then play their desert power."""
    return state.turn.side == Side.ATREIDES and not state.turn.spent and not state.unused_dice(Side.ATREIDES)


def rest_orders(state: ArrakisState, picks: Picks) -> list[StandingOrder]:
    """Return the standing order that lays wormsigns near Harkonnen, if Atreides have no dice left."""
    return [mildest_order("signs", picks)] if has_no_dice_left(state) else []


class WhichPower(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-power", tag_field=TAG):
    kind = "desert-power"
    passing = "nothing"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = []
        if can_lay(state):
            found.append(way("signs", say("arrakis-option-signs"), bind(self.signs, seat), icon="wormsign"))
        if movable(state, ()):
            found.append(way("move", say("arrakis-option-worm-move"), bind(self.move, seat), icon="worm"))
        found += attack_ways(state)
        if may_use_maker(state):
            found.append(way("maker", say("arrakis-option-maker"), bind(self.maker, seat), icon="worm"))
        # Free actions are taken at any moment of the own turn, also between the lines of a card.
        found += free_ways(state, seat, DesertPower(seat))
        return [*found, way("nothing", say("arrakis-option-nothing"), do_nothing, icon="pass")]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return [*claim_at_once(state, seat), *rest_orders(state, {"signs" if can_lay(state) else "nothing": 1})]

    def signs(self, play: ArrakisPlay, seat: int) -> None:
        ask(play, seat, LaySigns(SIGNS))

    def move(self, play: ArrakisPlay, seat: int) -> None:
        play.push(MoveWorms(seat, WORM_MOVES, ()))

    def maker(self, play: ArrakisPlay, seat: int) -> None:
        """Use the Wild Maker's special: it moves like a sandworm, attacks with six dice and stays on the board."""
        play.state.leaders[MAKER] = False
        play.push(MakerMoves(seat), MakerAttacks(seat, stays=True))


def may_use_maker(state: ArrakisState) -> bool:
    return state.leaders.get(MAKER, False) and bool(maker_area(state))


# ---- wormsigns


def can_lay(state: ArrakisState) -> bool:
    return bool(state.wormsigns and sign_areas(state))


def sign_areas(state: ArrakisState) -> list[str]:
    """Return the desert areas without wormsign, sandworm or sietch."""
    return [
        area
        for area in deserts(state)
        if state.areas[area].wormsign is None and state.areas[area].worm is None and not state.areas[area].sietch
    ]


class LaySigns(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-lay-signs", tag_field=TAG):
    kind = "signs"
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.most(state)}

    def most(self, state: ArrakisState) -> int:
        return min(self.count, len(state.wormsigns), len(sign_areas(state)))

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            option_with_contents(state, area)
            for area in sorted(sign_areas(state), key=lambda area: not threatens(state, area))
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, self.most(state)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return rest_orders(state, fewest_picks(self.options(state, seat), self.most(state)))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        for area in picks:
            lay_wormsign(play, area)
        if picks:
            tell(play, "signs-laid", Side.ATREIDES, areas=list(picks))


def threatens(state: ArrakisState, area: str) -> bool:
    """Return whether Harkonnen or a harvester are in an area, or Harkonnen are next to it.

    Such areas are offered first.
    """
    there = state.areas[area]
    return there.harvester or any(has_legion(state, Side.HARKONNEN, n) for n in (area, *neighbours(area)))


# ---- moving worms


def worm_ends(state: ArrakisState, origin: str) -> list[str]:
    """Return the areas that a sandworm can move to: up to two away through desert. The last holds at most a station."""
    near = [area for area in worm_borders(state, origin) if is_desert(state, area)]
    far = [area for mid in near for area in worm_borders(state, mid) if is_desert(state, area)]
    return [area for area in dict.fromkeys([*near, *far]) if area != origin and is_open_to_worms(state, area)]


def is_open_to_worms(state: ArrakisState, area: str) -> bool:
    there = state.areas[area]
    taken = there.sietch or there.town or there.wormsign or there.worm or there.harvester
    return there.side is None and not taken


def movable(state: ArrakisState, moved: tuple[str, ...]) -> list[str]:
    return [area for area in worms(state) if area not in moved and worm_ends(state, area)]


class MoveWorms(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-move-worms", tag_field=TAG):
    """Move different sandworms, each once."""

    seat: int
    count: int
    moved: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        if self.count and movable(play.state, self.moved):
            ask(play, self.seat, WhichWorm(self.count, self.moved))


class WhichWorm(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-worm", tag_field=TAG):
    kind = "which-worm"
    passing = "done"
    count: int
    moved: tuple[str, ...]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [area_way("worm", area, bind(self.choose, seat, area)) for area in movable(state, self.moved)]
        found += free_ways(state, seat, MoveWorms(seat, self.count, self.moved))
        return [*found, way("done", say("arrakis-option-done"), do_nothing, icon="done")]

    def choose(self, play: ArrakisPlay, seat: int, area: str) -> None:
        ask(play, seat, WormWhere(area, self.count, self.moved))


class WormWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-worm-where", tag_field=TAG):
    kind = "worm-where"
    origin: str
    count: int
    moved: tuple[str, ...]

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.origin)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("to", area, bind(self.go, seat, area)) for area in worm_ends(state, self.origin)]

    def go(self, play: ArrakisPlay, seat: int, area: str) -> None:
        move_worm(play, self.origin, area)
        play.push(MoveWorms(seat, self.count - 1, (*self.moved, area)))


def move_worm(play: ArrakisPlay, origin: str, end: str) -> None:
    areas = play.state.areas
    areas[end].worm, areas[origin].worm = areas[origin].worm, None
    tell(play, "worm-moved", Side.ATREIDES, area=origin, end=end, worm=areas[end].worm)


# ---- attacking


def worm_targets(state: ArrakisState, origin: str) -> list[str]:
    """Return the areas that a sandworm can attack: up to two away, with desert between.

    The target is a harvester on desert, or a Harkonnen legion that is not on a mountain.
    """
    near = worm_borders(state, origin)
    reach = [origin, *near]
    reach += [far for mid in near if is_desert(state, mid) for far in worm_borders(state, mid)]
    return [area for area in dict.fromkeys(reach) if is_worm_target(state, area)]


def is_worm_target(state: ArrakisState, area: str) -> bool:
    if has_legion(state, Side.HARKONNEN, area):
        return terrain(state, area) != Terrain.MOUNTAIN
    return state.areas[area].harvester and is_desert(state, area)


def attack_ways(state: ArrakisState) -> list[Way]:
    return [
        way(
            f"strike:{worm}:{area}",
            say("arrakis-option-strike", area=area_label(area), origin=area_label(worm)),
            bind(worm_strikes, worm, area),
            group="arrakis-attack",
            icon="battle",
        )
        for worm in worms(state)
        for area in worm_targets(state, worm)
    ]


# ---- the Wild Maker alone


class MakerMoves(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-maker-moves", tag_field=TAG):
    seat: int

    def run(self, play: ArrakisPlay) -> None:
        area = maker_area(play.state)
        if area and worm_ends(play.state, area):
            ask(play, self.seat, MakerWhere())


class MakerWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-maker-where", tag_field=TAG):
    kind = "maker-where"
    passing = "stay"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        origin = maker_area(state)
        found = [area_way("to", area, bind(move_worm, origin, area)) for area in worm_ends(state, origin)]
        return [*found, way("stay", say("arrakis-option-stay"), do_nothing, icon="pass")]


class MakerAttacks(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-maker-attacks", tag_field=TAG):
    seat: int
    stays: bool

    def run(self, play: ArrakisPlay) -> None:
        area = maker_area(play.state)
        if area and worm_targets(play.state, area):
            ask(play, self.seat, MakerPrey(self.stays))


class MakerPrey(LinePick, msgspec.Struct, frozen=True, tag="arrakis-maker-prey", tag_field=TAG):
    kind = "maker-prey"
    passing = "none"
    stays: bool

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        origin = maker_area(state)
        found = [
            area_way("strike", area, bind(worm_strikes, origin, area, self.stays))
            for area in worm_targets(state, origin)
        ]
        return [*found, way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")]
