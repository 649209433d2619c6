"""Step 7, battle: the order of the battles, and each battle up to the secret commitments."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, say
from games.dice.components import Ability, Equipment, Kind
from games.dice.rules.asking import DicePick, can_buy_leader, leader_ways_in_battle, one_force_option
from games.dice.rules.board import enemies_in, forces_in, has_equipment, uses
from games.dice.rules.changes import one_force_data, return_equipment, to_supply
from games.dice.rules.commitments import Commit, OfferLeaders
from games.dice.rules.deals import end_deals
from games.dice.rules.facedancers import SendFaceDancers
from games.dice.rules.outcome import ResolveBattle
from games.dice.rules.rescue import OfferRescue
from games.dice.rules.sides import BattleTask, attackers, battles_due, call_off_if_one_sided, leading_defender
from games.dice.state import Battle, DicePlay, DiceState, TurnStep
from games.dice.steps.equipment import plan_equipment
from games.dice.telling.wording import house_name, region_name


class BattleStep(Task, msgspec.Struct, frozen=True, tag="dice-step-battle", tag_field=TAG):
    """Fight all battles, one after the other, in the order that the active player chooses."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = TurnStep.BATTLE
        due = battles_due(state)
        leader_for_sale = can_buy_leader(state, state.active)
        if due:
            play.push(self)
            if len(due) > 1 or leader_for_sale:
                play.ask(state.active, ChooseBattle())
            else:
                begin_battle(play, due[0])
        elif leader_for_sale and (state.turn.fought or state.turn.received) and not state.turn.battles_over:
            play.push(self)
            play.ask(state.active, Aftermath())
        else:
            end_deals(play)


class ChooseBattle(DicePick, msgspec.Struct, frozen=True, tag="dice-choose-battle", tag_field=TAG):
    kind = "battle"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        fights = [
            Way(
                Option(
                    f"battle:{region}",
                    say(
                        "dice-option-battle",
                        region=region_name(region),
                        houses=[house_name(state.house(enemy)) for enemy in enemies_in(state, region)],
                    ),
                    icon="battle",
                ),
                bind(begin_battle, region),
            )
            for region in battles_due(state)
        ]
        return fights + leader_ways_in_battle(state, seat)


class Aftermath(DicePick, msgspec.Struct, frozen=True, tag="dice-aftermath", tag_field=TAG):
    """The question after the last battle whether to buy back a lost leader."""

    kind = "aftermath"
    passing = "go-on"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        go_on = Way(Option("go-on", say("dice-option-go-on"), icon="done"), leave_battles)
        return [*leader_ways_in_battle(state, seat), go_on]


def leave_battles(play: DicePlay) -> None:
    play.state.turn.battles_over = True


def begin_battle(play: DicePlay, region: str) -> None:
    state = play.state
    state.turn.fought = True
    state.battle = Battle(region, leading_defender(state, region))
    play.tell("battle", state.active, {"region": region, "houses": [state.house(s) for s in enemies_in(state, region)]})
    play.push(MeetFortification(), SendFaceDancers(), OfferLeaders(), Commitments(), OfferRescue(), ResolveBattle())


class MeetFortification(BattleTask, msgspec.Struct, frozen=True, tag="dice-meet-fortification", tag_field=TAG):
    """Let a Fortification destroy one attacking force. It is then used up; Infiltration avoids it."""

    def fight(self, play: DicePlay, battle: Battle) -> None:
        state = play.state
        if not has_equipment(state, battle.region, Equipment.FORTIFICATION):
            return
        choices = attacking_tokens(state, battle.region)
        if len(choices) == 1 and not uses(state, state.active, Ability.INFILTRATION):
            fall_at_fortification(play, *choices[0])
        else:
            play.ask(state.active, Fortification())


def attacking_tokens(state: DiceState, region: str) -> list[tuple[int, Kind]]:
    return [(seat, kind) for seat in attackers(state) for kind in forces_in(state, region, seat).kinds()]


def fall_at_fortification(play: DicePlay, seat: int, kind: Kind) -> None:
    state = play.state
    region = state.fight.region
    to_supply(state, region, seat, kind)
    return_equipment(state, region)
    play.tell("fortification", seat, {"region": region, "forces": one_force_data(state, seat, kind)})
    call_off_if_one_sided(play)


class Fortification(DicePick, msgspec.Struct, frozen=True, tag="dice-fortification", tag_field=TAG):
    kind = "fortification"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(state.fight.region)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        region = state.fight.region
        ways = []
        if uses(state, seat, Ability.INFILTRATION):
            ignore = Option("ignore", say("dice-option-infiltrate"), icon="house-harkonnen")
            ways.append(Way(ignore, lambda play: play.tell("infiltrated", seat, {"region": region})))
        return ways + [
            Way(one_force_option("lose", state.house(owner), kind), bind(fall_at_fortification, owner, kind))
            for owner, kind in attacking_tokens(state, region)
        ]


class Commitments(BattleTask, msgspec.Struct, frozen=True, tag="dice-commitments", tag_field=TAG):
    """Ask both sides for their secret commitments, which are revealed together.

    During the last battle the attacker may already decide about the equipment of the target region.
    """

    def fight(self, play: DicePlay, battle: Battle) -> None:
        seal = f"battle-{battle.region}"
        play.ask(play.state.active, Commit(attack=True), seal=seal)
        play.ask(battle.defender, Commit(attack=False), seal=seal)
        if battles_due(play.state) == [battle.region]:
            plan_equipment(play)
