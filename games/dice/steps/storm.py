"""Step 9, storm: spice die and region die move the marker, which strikes the desert regions of its new zone."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, say
from games.dice.components import DICE, REGIONS, STORM, Ability, Equipment, Kind
from games.dice.rules.asking import DicePick
from games.dice.rules.board import (
    forces_in,
    has_equipment,
    may_decline,
    occupants,
    owns,
    points_west,
    regions_of_zone,
    uses,
)
from games.dice.rules.changes import one_force_data, return_equipment, to_card, to_supply
from games.dice.state import DicePlay, DiceState, TurnStep
from games.dice.telling.wording import count_forces, region_name


class StormStep(Task, msgspec.Struct, frozen=True, tag="dice-step-storm", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = TurnStep.STORM
        if moves(state):
            state.storm = next_zone(state)
            play.tell("storm-moved", data={"zone": state.storm, "arrow": "west" if arrow_is_west(state) else "east"})
            for region in regions_of_zone(state.storm):
                if REGIONS[region].desert:
                    strike(play, region)


def moves(state: DiceState) -> bool:
    """Return whether the storm moves: the spice die shows 3, 4 or 5. Shai-Hulud never moves it (R5)."""
    return state.die("spice").face in DICE.storm


def coming_zone(state: DiceState) -> int | None:
    """Return the zone to which the storm will move in this turn, or None if that is not known or already done."""
    if state.step in (TurnStep.SETUP, TurnStep.STORM, TurnStep.OVER):
        return None
    settled = state.die("spice").frozen and state.die("region").frozen
    return next_zone(state) if settled and moves(state) else None


def arrow_is_west(state: DiceState) -> bool:
    """Return whether the arrow of the region die points west. The chosen target region does not matter."""
    return points_west(state, state.die("region").face)


def next_zone(state: DiceState) -> int:
    track = STORM.east
    step = -1 if arrow_is_west(state) else 1
    return track[(track.index(state.storm) + step) % len(track)]


def strike(play: DicePlay, region: str) -> None:
    """Remove one force of each House, unless a Fortification protects them, and destroy an Ornithopter."""
    state = play.state
    if has_equipment(state, region, Equipment.ORNITHOPTER):
        return_equipment(state, region)
        play.tell("ornithopter-lost", data={"region": region})
    if has_equipment(state, region, Equipment.FORTIFICATION):
        return
    for seat in occupants(state, region):
        if owns(state, seat, Ability.PEOPLE_OF_THE_DESERT):
            continue
        kinds = forces_in(state, region, seat).kinds()
        if len(kinds) == 1 and not may_decline(state, seat, Ability.EVACUATION):
            lose_to_storm(play, region, seat, kinds[0])
        else:
            play.ask(seat, StormLoss(region))


class StormLoss(DicePick, msgspec.Struct, frozen=True, tag="dice-storm-loss", tag_field=TAG):
    """The question which kind of force a House loses (R43). Only Corrino has two kinds; by default a regular one."""

    kind = "storm-loss"
    is_public = True
    region: str

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(self.region)}

    public_args = prompt_args

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        kinds = forces_in(state, self.region, seat).kinds()
        if may_decline(state, seat, Ability.EVACUATION):
            return [way for kind in kinds for way in self._ways_to_decline(state, seat, kind)]
        return [
            Way(
                Option(f"lose:{kind}", say("dice-option-force", what=name), icon=f"force-{kind}"),
                bind(lose_to_storm, self.region, seat, kind),
            )
            for kind in kinds
            if (name := count_forces(state.house(seat), kind, 1))
        ]

    def _ways_to_decline(self, state: DiceState, seat: int, kind: Kind) -> list[Way]:
        """Return the two ways for a lost force: to the card by the ally's ability, or to the supply."""
        to_card = Option(f"lose:{kind}", say("dice-option-rescue-card"), icon=f"force-{kind}")
        to_supply = Option(f"decline:{kind}", say("dice-option-rescue-supply"), icon="done")
        return [
            Way(to_card, bind(lose_to_storm, self.region, seat, kind)),
            Way(to_supply, bind(lose_to_storm, self.region, seat, kind, False)),
        ]


def lose_to_storm(play: DicePlay, region: str, seat: int, kind: Kind, evacuates: bool = True) -> None:
    state = play.state
    event = "storm-loss"
    if evacuates and uses(state, seat, Ability.EVACUATION):
        to_card(state, region, seat, kind)
        event = "storm-evacuated"
    else:
        to_supply(state, region, seat, kind)
    play.tell(event, seat, {"house": state.house(seat), "region": region, "forces": one_force_data(state, seat, kind)})
