"""Forces that an ally's ability saves. The active player may decline if forces in the supply are more useful."""

from __future__ import annotations

import msgspec

from games.core.agenda import Way, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, say
from games.dice.components import KINDS
from games.dice.rules.asking import DicePick
from games.dice.rules.board import may_decline
from games.dice.rules.outcome import losses_of, saving_ability
from games.dice.rules.sides import BattleTask
from games.dice.state import Battle, DicePlay, DiceState


class OfferRescue(BattleTask, msgspec.Struct, frozen=True, tag="dice-offer-rescue", tag_field=TAG):
    """Ask the active player whether an ally's power saves forces of this battle."""

    def fight(self, play: DicePlay, battle: Battle) -> None:
        state = play.state
        saved = sum(losses_of(state, battle, state.active, kind).saved for kind in KINDS)
        if saved and may_decline(state, state.active, saving_ability(state, battle, state.active)):
            play.ask(state.active, Rescue(saved))


class Rescue(DicePick, msgspec.Struct, frozen=True, tag="dice-rescue", tag_field=TAG):
    kind = "rescue"
    passing = "card"
    count: int

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"n": self.count}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            Way(Option("card", say("dice-option-rescue-card"), icon="force-regular"), do_nothing),
            Way(Option("supply", say("dice-option-rescue-supply"), icon="done"), decline),
        ]


def decline(play: DicePlay) -> None:
    play.state.fight.declines = True
