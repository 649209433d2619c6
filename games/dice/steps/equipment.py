"""Step 8, equipment: the active player places, replaces or returns the token of a target region that they control."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Text, say
from games.dice.components import POLAR_SINK, Equipment
from games.dice.rules.asking import DicePick
from games.dice.rules.board import controls, has_force, is_under_storm
from games.dice.rules.changes import return_equipment
from games.dice.state import DicePlay, DiceState, TurnStep
from games.dice.telling.wording import equipment_name, one_equipment, region_name


class EquipmentStep(Task, msgspec.Struct, frozen=True, tag="dice-step-equipment", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        play.state.step = TurnStep.EQUIPMENT
        if not offer_equipment(play):
            play.withdraw(Equip.kind)


def offer_equipment(play: DicePlay) -> bool:
    """Ask about equipment, once a turn, if there is a token to place or to take away. Return whether it was asked."""
    state = play.state
    target = state.turn.target
    if target is None or not can_change(state, target) or not controls(state, target):
        return False
    state.turn.equipped = True
    play.ask_in_time(state.active, Equip(target))
    return True


def can_change(state: DiceState, target: str) -> bool:
    """Return whether there is anything to decide about the equipment of this region (R17).

    Control at this time is enough, also of a region that was controlled before.
    """
    if target == POLAR_SINK or state.turn.equipped or is_under_storm(state, target):
        return False
    return bool(state.regions[target].equipment or state.equipment)


def plan_equipment(play: DicePlay) -> None:
    """Ask the active player early, in case they control the target region after the battle."""
    state = play.state
    target = state.turn.target
    if target is not None and can_change(state, target) and has_force(state, target, state.active):
        play.ask_early(state.active, Equip(target))


class Equip(DicePick, msgspec.Struct, frozen=True, tag="dice-equip", tag_field=TAG):
    kind = "equip"
    region: str

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(self.region), "held": "yes" if controls(state, self.region) else "no"}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        there = state.regions[self.region].equipment
        keep = say("dice-option-keep", equipment=equipment_name(there)) if there else say("dice-option-place-nothing")
        now = say(f"dice-help-{there}") if there else None
        ways = [Way(Option("keep", keep, now, icon="done"), do_nothing)]
        if there:
            text = say("dice-option-return", equipment=equipment_name(there))
            back = Option("return", text, say("dice-help-return"), icon="return")
            ways.append(Way(back, bind(take_away, self.region)))
        return ways + [
            Way(
                Option(
                    f"place:{kind}",
                    self._place_text(there, kind),
                    say(f"dice-help-{kind}"),
                    icon=f"equipment-{kind}",
                ),
                bind(place_equipment, self.region, kind),
            )
            for kind in dict.fromkeys(state.equipment)
            if kind != there
        ]

    def _place_text(self, there: Equipment | None, kind: Equipment) -> Text:
        if there is None:
            return say("dice-option-place", equipment=one_equipment(kind))
        return say("dice-option-replace", old=equipment_name(there), equipment=equipment_name(kind))


def take_away(play: DicePlay, region: str) -> None:
    token = play.state.regions[region].equipment
    if token is not None:
        play.tell("equipment-returned", play.state.active, {"equipment": token, "region": region})
        return_equipment(play.state, region)


def place_equipment(play: DicePlay, region: str, kind: Equipment) -> None:
    take_away(play, region)
    play.state.equipment.remove(kind)
    play.state.regions[region].equipment = kind
    play.tell("equipment-placed", play.state.active, {"placed": kind, "region": region})
