"""A turn: its nine steps in their fixed order, and the end of the turn."""

from __future__ import annotations

import msgspec

from games.core.agenda import TAG, Task
from games.dice.alliance import AllianceStep
from games.dice.battle import BattleStep
from games.dice.dicestep import DiceStep
from games.dice.ending import EndOfTurn
from games.dice.equipment import EquipmentStep
from games.dice.movement import MovementStep
from games.dice.recruitment import RecruitmentStep
from games.dice.shipping import ShippingStep
from games.dice.state import DicePlay, Turn
from games.dice.storm import StormStep
from games.dice.vendetta import VendettaStep


class TakeTurn(Task, msgspec.Struct, frozen=True, tag="dice-take-turn", tag_field=TAG):
    seat: int

    def do(self, play: DicePlay) -> None:
        state = play.state
        state.active = self.seat
        state.turn = Turn()
        play.tell("turn", self.seat, {"round": state.round, "house": state.house(self.seat)})
        play.push(
            DiceStep(),
            AllianceStep(),
            RecruitmentStep(),
            VendettaStep(),
            ShippingStep(),
            MovementStep(),
            BattleStep(),
            EquipmentStep(),
            StormStep(),
            EndOfTurn(),
            NextTurn(),
        )


class NextTurn(Task, msgspec.Struct, frozen=True, tag="dice-next-turn", tag_field=TAG):
    """The dice go to the next player clockwise (R1); back at the starting player the round marker advances."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        following = state.clockwise(state.active)[1]
        if following == state.first:
            state.round += 1
        play.push(TakeTurn(following))
