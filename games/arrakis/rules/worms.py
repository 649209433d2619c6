"""Wormsigns and sandworms: how they are flipped, appear and strike, and the harvesters that they destroy."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import BOX
from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, area_way, ask, tell, way
from games.arrakis.rules.board import (
    carryalls_over,
    force_in,
    has_legion,
    is_deep,
    is_desert,
    maker_waits,
    worms,
    worms_left,
)
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.changes import relocate
from games.arrakis.rules.claiming import MoreClaims
from games.arrakis.rules.reach import retreats
from games.arrakis.rules.stacks import StackLimit, flip_tokens
from games.arrakis.rules.tracks import remove_from_known
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.telling.wording import area_name, zone_name
from games.arrakis.vocabulary import Deck, Face, Side, Worm, Wormsign
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, StandingOrder, say


def desert_seat(state: ArrakisState) -> int:
    """Return the seat that decides about worms: in an Atreides action the acting seat, otherwise the Fremen player."""
    acting = state.phase == Phase.ACTIONS and state.turn.side == Side.ATREIDES
    return state.turn.seat if acting else state.seat_of(Deck.FREMEN_ALLY)


# ---- wormsigns


def lay_wormsign(play: ArrakisPlay, area: str) -> None:
    """Lay a random wormsign face down in an area."""
    play.state.areas[area].wormsign = play.state.wormsigns.pop()


def return_wormsign(play: ArrakisPlay, area: str) -> None:
    """Return the wormsign of an area to the pool without showing it."""
    state = play.state
    sign = state.areas[area].wormsign
    if sign is not None:
        state.areas[area].wormsign = None
        remove_from_known(state, f"wormsign:{area}")
        state.wormsigns.append(sign)
        play.shuffle(state.wormsigns)


def makes_worm(state: ArrakisState, area: str, sign: Wormsign) -> bool:
    return sign == Wormsign.SANDWORM or (sign == Wormsign.BURROWING and is_deep(state, area))


def flip_wormsign(play: ArrakisPlay, area: str) -> bool:
    """Flip the wormsign that a Harkonnen legion came upon. Return whether a worm appears."""
    state = play.state
    sign = state.areas[area].wormsign
    if sign is None:
        return False
    play.reveals = True
    tell(play, "wormsign-flipped", Side.HARKONNEN, area=area, sign=sign)
    return_wormsign(play, area)
    return makes_worm(state, area, sign)


class Arrive(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-wormsign", tag_field=TAG):
    """Flip and resolve the wormsign of an area where Harkonnen ended a move or advanced."""

    area: str

    def run(self, play: ArrakisPlay) -> None:
        if has_legion(play.state, Side.HARKONNEN, self.area) and flip_wormsign(play, self.area):
            play.push(PlaceWorm(self.area, (self.area,)), MeetWorm(self.area))


# ---- appearing


class PlaceWorm(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-place-worm", tag_field=TAG):
    """Place a worm that appears, from the supply or from another area of the board."""

    area: str
    fresh: tuple[str, ...]
    """Areas whose worms stay: they appeared in the same resolution, or the new worm must stand beside them."""

    def run(self, play: ArrakisPlay) -> None:
        ways = WormSource(self.area, self.fresh).ways(play.state, desert_seat(play.state))
        if len(ways) > 1:
            ask(play, desert_seat(play.state), WormSource(self.area, self.fresh))
        elif ways:
            ways[0].act(play)


class WormSource(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-worm-source", tag_field=TAG):
    kind = "worm-source"
    is_public = True
    area: str
    fresh: tuple[str, ...]

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return self.public_args(state, seat)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = []
        if worms_left(state):
            found.append(way("supply", say("arrakis-option-worm-supply"), self.from_supply, icon="worm"))
        if maker_waits(state):
            found.append(way("maker", say("arrakis-option-worm-maker"), self.maker, icon="worm"))
        found += [area_way("worm", area, bind(self.shift, area)) for area in worms(state) if area not in self.fresh]
        if len(found) > 1:
            found.append(way("any", say("arrakis-option-worm-any"), found[0].act, icon="worm"))
        return found

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return worm_orders()[:1]

    def from_supply(self, play: ArrakisPlay) -> None:
        appear(play, self.area, Worm.SANDWORM)

    def maker(self, play: ArrakisPlay) -> None:
        appear(play, self.area, Worm.WILD_MAKER)

    def shift(self, play: ArrakisPlay, origin: str) -> None:
        worm = play.state.areas[origin].worm
        play.state.areas[origin].worm = None
        appear(play, self.area, worm or Worm.SANDWORM)


def appear(play: ArrakisPlay, area: str, worm: Worm) -> None:
    play.state.areas[area].worm = worm
    tell(play, "worm-appeared", Side.ATREIDES, area=area, worm=worm)


# ---- what a worm does to those who are there


class MeetWorm(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-meet-worm", tag_field=TAG):
    """Make a Harkonnen legion retreat from a worm. If it cannot, the worm attacks it."""

    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if state.areas[self.area].worm is None or not has_legion(state, Side.HARKONNEN, self.area):
            return
        open_areas = retreats(state, Side.HARKONNEN, self.area)
        if not open_areas:
            # The worm leaves the board when it attacks. Offer claims that its appearance made possible first.
            claims = [MoreClaims("any")] if state.phase == Phase.ACTIONS else []
            play.push(*claims, StrikeHere(self.area))
        elif len(open_areas) == 1:
            flee(play, self.area, open_areas[0])
        else:
            ask(play, desert_seat(state), FleeWhere(self.area))


class StrikeHere(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-strike-here", tag_field=TAG):
    area: str

    def run(self, play: ArrakisPlay) -> None:
        worm_strikes(play, self.area, self.area)


class FleeWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-flee-where", tag_field=TAG):
    kind = "flee"
    is_public = True
    mildest_order_name = "worms"
    area: str

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return self.public_args(state, seat)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            area_way("to", area, bind(flee, self.area, area)) for area in retreats(state, Side.HARKONNEN, self.area)
        ]


def flee(play: ArrakisPlay, area: str, end: str) -> None:
    """Retreat the legion of an area. A retreat is no move: stations, harvesters and wormsigns do not react."""
    side = play.state.areas[area].side
    if side is None:
        return
    relocate(play.state, area, end, force_in(play.state, area).copy())
    tell(play, "retreated", side, area=area, end=end)
    play.push(StackLimit(end), Abandoned(area))


class Abandoned(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-abandoned", tag_field=TAG):
    """Let the worm destroy a harvester whose legion has left or died. In the hazards a carryall may save it."""

    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        there = state.areas[self.area]
        if not there.harvester or there.side == Side.HARKONNEN:
            return
        if state.phase == Phase.HAZARDS and carryalls_over(state, self.area):
            ask(play, state.chief(Side.HARKONNEN), Rescue(self.area))
        else:
            lose_harvester(play, self.area)


class Rescue(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-rescue", tag_field=TAG):
    kind = "rescue"
    is_public = True
    area: str

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return self.public_args(state, seat)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        saves = [
            way(
                f"save:{zone}",
                say("arrakis-option-rescue", zone=zone_name(zone)),
                bind(self.save, zone),
                icon="carryall",
            )
            for zone in carryalls_over(state, self.area)
        ]
        any_zone = carryalls_over(state, self.area)[0]
        return [
            *saves,
            way("save", say("arrakis-option-rescue-any"), bind(self.save, any_zone), icon="carryall"),
            way("lose", say("arrakis-option-no-rescue"), bind(lose_harvester, self.area), icon="pass"),
        ]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return worm_orders()[1:]

    def save(self, play: ArrakisPlay, zone: str) -> None:
        del play.state.zones[zone]
        tell(play, "rescued", Side.HARKONNEN, area=self.area)


def worm_orders() -> list[StandingOrder]:
    """Return the standing orders about worms: take any worm, and save harvesters with a carryall."""
    return [
        StandingOrder("arrakis-worm-any", say("arrakis-order-worm-any"), {"any": 1}),
        StandingOrder("arrakis-rescue", say("arrakis-order-rescue"), {"save": 1}),
    ]


def lose_harvester(play: ArrakisPlay, area: str) -> None:
    """Remove the harvester of an area, if there is one. Log it, and count it in the action phase."""
    state = play.state
    if state.areas[area].harvester:
        state.areas[area].harvester = False
        if state.phase == Phase.ACTIONS:
            state.now.harvesters_lost += 1
        tell(play, "harvester-lost", Side.HARKONNEN, area=area)


# ---- strikes


def worm_strikes(play: ArrakisPlay, worm_area: str, target: str, stays: bool = False) -> None:
    """Attack an area with a worm, which then leaves the board unless it stays.

    A legion is attacked with dice; a harvester alone is destroyed.
    """
    state = play.state
    worm = state.areas[worm_area].worm
    if worm is None:
        return
    if not stays:
        state.areas[worm_area].worm = None
    if has_legion(state, Side.HARKONNEN, target):
        play.push(WormRoll(target, BOX.worms.wild_maker_dice if worm == Worm.WILD_MAKER else BOX.worms.dice))
        # An attack turns up the tokens of the automa first, whether or not it hits.
        flip_tokens(play, target)
    else:
        tell(play, "worm-struck-harvester", Side.ATREIDES, area=target)
        lose_harvester(play, target)


class WormRoll(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-worm-roll", tag_field=TAG):
    """Roll the dice of a worm against the legion of an area."""

    area: str
    dice: int

    def run(self, play: ArrakisPlay) -> None:
        is_manned = has_legion(play.state, Side.HARKONNEN, self.area)
        hits = desert_hits(play, "worm-struck", self.area, self.dice) if is_manned else 0
        play.push(Casualties(self.area, hits), Abandoned(self.area))


def desert_hits(play: ArrakisPlay, event: str, area: str, dice: int) -> int:
    """Roll dice for a worm or a storm and return the hits.

    A special counts two in the deep desert, one in the desert and none elsewhere. Shields count nothing.
    """
    faces = roll_combat(play, dice)
    worth = 2 if is_deep(play.state, area) else 1 if is_desert(play.state, area) else 0
    hits = faces.count(Face.HIT) + worth * faces.count(Face.SPECIAL)
    tell(play, event, Side.ATREIDES, area=area, faces=list(faces), hits=hits)
    return hits


def roll_combat(play: ArrakisPlay, dice: int) -> list[Face]:
    return [BOX.combat.faces[at] for at in play.dice(len(BOX.combat.faces), dice)] if dice else []
