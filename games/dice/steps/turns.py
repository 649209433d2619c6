"""A turn: the tasks that run its nine steps in order, end it, and begin the next."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, do_nothing
from games.core.codec import TAG
from games.core.protocol import Option, say
from games.dice.rules.asking import DicePick
from games.dice.state import DicePlay, DiceState, Turn
from games.dice.steps.alliance import AllianceStep
from games.dice.steps.battle import BattleStep
from games.dice.steps.dicestep import DiceStep
from games.dice.steps.ending import EndOfTurn
from games.dice.steps.equipment import EquipmentStep
from games.dice.steps.movement import MovementStep
from games.dice.steps.recruitment import RecruitmentStep
from games.dice.steps.shipping import ShippingStep
from games.dice.steps.storm import StormStep
from games.dice.steps.vendetta import VendettaStep


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
            OfferEnd(),
            EndOfTurn(),
            NextTurn(),
        )


class OfferEnd(Task, msgspec.Struct, frozen=True, tag="dice-offer-end", tag_field=TAG):
    """Ask the active player to end the turn if they can still take the last step back; otherwise end it at once."""

    def do(self, play: DicePlay) -> None:
        if play.seat == play.state.active and not play.reveals:
            play.ask(play.state.active, EndTurn())


class EndTurn(DicePick, msgspec.Struct, frozen=True, tag="dice-end-turn", tag_field=TAG):
    kind = "end-turn"
    lapses = True

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [Way(Option("end", say("dice-option-end-turn"), icon="done"), do_nothing)]


class NextTurn(Task, msgspec.Struct, frozen=True, tag="dice-next-turn", tag_field=TAG):
    """Give the turn to the next player clockwise (R1). After the last player the next round begins."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        following = state.clockwise(state.active)[1]
        if following == state.first:
            state.round += 1
        play.push(TakeTurn(following))
