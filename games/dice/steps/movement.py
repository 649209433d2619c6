"""Step 6, movement: one target region, and forces of the active player and the ally moving into it."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind, lazy_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Refusal, StandingOrder, Text, say
from games.dice.components import KINDS, POLAR_SINK, REGIONS, WORM, Ability, Equipment, Kind
from games.dice.rules.asking import DiceInquiry, DicePick, refuse
from games.dice.rules.board import (
    are_adjacent,
    enemies_in,
    forces_in,
    has_equipment,
    invited,
    is_under_storm,
    is_unoccupied,
    may_come_to_use,
    regions_of,
    regions_of_zone,
    uses,
)
from games.dice.rules.changes import put_on_map, take_off_map, tell_forces
from games.dice.rules.deals import invite_aid
from games.dice.rules.leaving import STAY, is_left_to_the_active
from games.dice.rules.sides import battles_due
from games.dice.state import DicePlay, DiceState, Forces, TurnStep
from games.dice.steps.equipment import offer_equipment, plan_equipment
from games.dice.telling.wording import force_name, house_name, region_name


class MovementStep(Task, msgspec.Struct, frozen=True, tag="dice-step-movement", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = TurnStep.MOVEMENT
        # A Corrino ally may still give spice to a player who can use it later in the turn.
        invite_aid(play)
        play.push(MoveForces(state.active), MoveAlly())
        play.ask(state.active, ChooseTarget())


def by_region_die(state: DiceState) -> list[str]:
    """Return the regions of the zone on the region die, and the Polar Sink, which is always allowed."""
    return [*regions_of_zone(int(state.die("region").face)), POLAR_SINK]


def targets(state: DiceState) -> list[str]:
    """Return the possible target regions (R48). Shorter route adds every empty region that is not under the storm."""
    found = by_region_die(state)
    if uses(state, state.active, Ability.SHORTER_ROUTE):
        free = [r for r in REGIONS if is_unoccupied(state, r) and not is_under_storm(state, r)]
        found += [region for region in free if region not in found]
    return found


class ChooseTarget(DicePick, msgspec.Struct, frozen=True, tag="dice-choose-target", tag_field=TAG):
    kind = "target"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        free = "yes" if uses(state, seat, Ability.SHORTER_ROUTE) else "no"
        return {"zone": int(state.die("region").face), "free": free}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            lazy_way(f"target:{region}", bind(self._option, seat, region), bind(choose_target, region))
            for region in targets(state)
        ]

    def _option(self, state: DiceState, seat: int, region: str) -> Option:
        return Option(
            f"target:{region}",
            region_name(region),
            self._help(state, seat, region),
            icon="target",
            place=f"region:{region}",
        )

    def _help(self, state: DiceState, seat: int, region: str) -> Text:
        if is_under_storm(state, region):
            return say("dice-target-storm")
        forces = sum(forces_in(state, r, seat).total for r in origins(state, seat, region))
        houses = [house_name(state.house(enemy)) for enemy in enemies_in(state, region)]
        strategic = "yes" if REGIONS[region].strategic else "no"
        if houses and region != POLAR_SINK:
            return say("dice-target-battle", strategic=strategic, forces=forces, houses=houses)
        return say("dice-target-help", strategic=strategic, forces=forces)

    def mildest(self, state: DiceState, seat: int, options: object) -> Picks:
        return {f"target:{POLAR_SINK}": 1}

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        """Return why regions cannot be the target.

        Only a seat that may choose any region reads this. For others the prompt names the zone.
        """
        if not uses(state, seat, Ability.SHORTER_ROUTE):
            return []
        return [refuse(region_name(region), "occupied") for region in REGIONS if region not in targets(state)]


def choose_target(play: DicePlay, region: str) -> None:
    play.state.turn.target = region
    play.tell("target", play.state.active, {"region": region})


def rides_worm(state: DiceState, seat: int) -> bool:
    """Return whether all forces of the seat count as adjacent, because it rides Shai-Hulud (R47)."""
    return state.die("spice").face == WORM and uses(state, seat, Ability.WORM_RIDING)


def origins(state: DiceState, seat: int, target: str) -> list[str]:
    """Return the regions from which this seat may move into the target. Nothing moves into or out of the storm."""
    if is_under_storm(state, target):
        return []
    return [
        region
        for region in regions_of(state, seat)
        if region != target
        and not is_under_storm(state, region)
        and (
            are_adjacent(state, region, target)
            or has_equipment(state, region, Equipment.ORNITHOPTER)
            or rides_worm(state, seat)
        )
    ]


class MoveForces(Task, msgspec.Struct, frozen=True, tag="dice-move-forces", tag_field=TAG):
    seat: int

    def do(self, play: DicePlay) -> None:
        state = play.state
        if origins(state, self.seat, state.target) and not is_left_to_the_active(state, self.seat):
            play.ask(self.seat, Move())
        elif may_come_to_ride(state) and play.wait_for_aside():
            play.push(self)


def may_come_to_ride(state: DiceState) -> bool:
    return state.die("spice").face == WORM and may_come_to_use(state, Ability.WORM_RIDING)


class MoveAlly(Task, msgspec.Struct, frozen=True, tag="dice-move-ally", tag_field=TAG):
    """Wait for the answer to an invitation, then ask the ally to move.

    The active player may decide about the equipment before that: at once if the region is theirs in any case,
    otherwise early.
    """

    def do(self, play: DicePlay) -> None:
        state, other = play.state, invited(play.state)
        if other is not None and not battles_due(state) and offer_equipment(play):
            play.push(self)
            return
        if other is not None and fights_nobody_but(state, other):
            plan_equipment(play)
        if other is not None and play.wait_for_aside():
            play.push(self)
        elif state.ally is not None:
            play.push(MoveForces(state.ally))


def fights_nobody_but(state: DiceState, other: int) -> bool:
    """Return whether there would be no battle if this seat were an ally."""
    return all(enemies_in(state, region) == [other] for region in battles_due(state))


class Move(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-move", tag_field=TAG):
    """The question which forces move into the target region: any number, also none, free of charge."""

    kind = "move"
    is_public = True

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(state.target)}

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return self.public_args(state, seat)

    def options(self, state: DiceState, seat: int) -> list[Option]:
        return [
            move_option(state, seat, region, kind, forces_in(state, region, seat).of(kind))
            for region in origins(state, seat, state.target)
            for kind in forces_in(state, region, seat).kinds()
        ]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, sum(o.up_to for o in self.options(state, seat))

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        for origin in origins(play.state, seat, play.state.target):
            forces = Forces(*(picks.get(f"{kind}:{origin}", 0) for kind in KINDS))
            if forces.total:
                move(play, seat, origin, forces)

    def standing(self, state: DiceState, seat: int) -> list[StandingOrder]:
        """Return the order with which an ally never moves."""
        return [STAY] if seat != state.active else []

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        target = state.target
        reachable = [*origins(state, seat, target), target]
        return [
            refuse(region_name(r), "storm" if is_under_storm(state, r) else "not-adjacent")
            for r in regions_of(state, seat)
            if r not in reachable
        ]


def move_option(state: DiceState, seat: int, region: str, kind: Kind, count: int) -> Option:
    text = say("dice-option-move", what=force_name(state.house(seat), kind), region=region_name(region))
    return Option(f"{kind}:{region}", text, group="dice-forces", icon=f"force-{kind}", up_to=count)


def move(play: DicePlay, seat: int, origin: str, forces: Forces) -> None:
    target = play.state.target
    for kind in KINDS:
        take_off_map(play.state, origin, seat, kind, forces.of(kind))
        put_on_map(play.state, target, seat, kind, forces.of(kind))
    tell_forces(play, "moved", seat, forces.regular, forces.elite, origin=origin, region=target)
