"""Face Dancers: at the start of a battle the Bene Tleilax replace enemy forces by their own."""

from __future__ import annotations

import msgspec

from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, say
from games.dice.components import House, Kind
from games.dice.rules.asking import DicePick, one_force_option
from games.dice.rules.board import forces_in, is_house
from games.dice.rules.changes import one_force_data, pay, purse, put_on_map, to_supply
from games.dice.rules.sides import BattleTask, call_off_if_one_sided, defenders
from games.dice.state import Battle, DicePlay, DiceState


class SendFaceDancers(BattleTask, msgspec.Struct, frozen=True, tag="dice-send-face-dancers", tag_field=TAG):
    """Ask the attacking Bene Tleilax which enemy forces they replace, at the start of a battle (R35)."""

    def fight(self, play: DicePlay, battle: Battle) -> None:
        if dance_victims(play.state, battle):
            play.push(self)
            play.ask(play.state.active, Dance())


def dance_victims(state: DiceState, battle: Battle) -> list[tuple[int, Kind]]:
    """Return the enemy forces that can be replaced. Each needs a force of the Bene Tleilax in the supply."""
    if battle.danced or not is_house(state, state.active, House.BENE_TLEILAX) or not state.me.supply.regular:
        return []
    return [
        (seat, kind)
        for seat in defenders(state, battle)
        if can_dance(state, seat)
        for kind in forces_in(state, battle.region, seat).kinds()
    ]


def can_dance(state: DiceState, seat: int) -> bool:
    """Return whether forces of this seat can be replaced.

    In version 1 that takes an unused die of its House, in version 2 it takes 1 spice, once a battle.
    """
    if state.options["dancers"] == "spice":
        return purse(state) > 0
    house = state.house(seat)
    return state.count_face(house) > state.turn.used_dice.get(house, 0)


class Dance(DicePick, msgspec.Struct, frozen=True, tag="dice-dance", tag_field=TAG):
    kind = "dance"
    passing = "enough"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        enough = Way(Option("enough", say("dice-option-no-dance"), icon="done"), stop_dancing)
        dances = [
            Way(one_force_option("dance", state.house(victim), kind), bind(dance, victim, kind))
            for victim, kind in dance_victims(state, state.fight)
        ]
        return [*dances, enough]


def stop_dancing(play: DicePlay) -> None:
    play.state.fight.danced = True


def dance(play: DicePlay, victim: int, kind: Kind) -> None:
    state = play.state
    region, house = state.fight.region, state.house(victim)
    if state.options["dancers"] == "spice":
        pay(state, 1)
        state.fight.danced = True
    else:
        state.turn.used_dice[house] = state.turn.used_dice.get(house, 0) + 1
    to_supply(state, region, victim, kind)
    state.me.supply.add("regular", -1)
    put_on_map(state, region, state.active, "regular", 1)
    forces = one_force_data(state, victim, kind)
    play.tell("danced", state.active, {"region": region, "house": house, "forces": forces})
    call_off_if_one_sided(play)
