"""Step 7, battle: which battles are fought, and one battle up to the secret commitments."""

from __future__ import annotations

import msgspec

from games.core.agenda import TAG, Task, Way
from games.core.protocol import Arg, Option, Picks, say, seat_name
from games.dice.asking import DiceInquiry, DicePick, can_buy_leader, does, leader_ways, option
from games.dice.board import enemies_in, forces_in, has_equipment, has_force, is_house, is_under_storm, uses
from games.dice.changes import pay, purse, put_on_map, return_equipment, to_supply, told_one
from games.dice.components import LEADERS, POLAR_SINK, Ability, Equipment, House, Kind
from games.dice.deals import end_deals
from games.dice.outcome import ResolveBattle
from games.dice.state import Battle, DicePlay, DiceState, Step
from games.dice.wording import count_forces, force_name, house_name, leader_name, region_name


class BattleStep(Task, msgspec.Struct, frozen=True, tag="dice-step-battle", tag_field=TAG):
    """All battles must be fought, one after the other, in the order the active player chooses."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = Step.BATTLE
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


def battles_due(state: DiceState) -> list[str]:
    """Where the active player meets a House that is not the ally. The ally alone fights no battle (R50)."""
    return [
        region
        for region in state.regions
        if region != POLAR_SINK
        and not is_under_storm(state, region)
        and has_force(state, region, state.active)
        and enemies_in(state, region)
    ]


class ChooseBattle(DicePick, msgspec.Struct, frozen=True, tag="dice-choose-battle", tag_field=TAG):
    kind = "battle"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        fights = [
            Way(
                option(
                    f"battle:{region}",
                    say(
                        "dice-option-battle",
                        region=region_name(region),
                        houses=[house_name(state.house(enemy)) for enemy in enemies_in(state, region)],
                    ),
                    icon="battle",
                ),
                does(begin_battle, region),
            )
            for region in battles_due(state)
        ]
        return fights + leader_ways(state, seat)


class Aftermath(DicePick, msgspec.Struct, frozen=True, tag="dice-aftermath", tag_field=TAG):
    """All battles are fought; a lost leader may still be bought back."""

    kind = "aftermath"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        go_on = Way(option("go-on", say("dice-option-go-on"), icon="done"), leave_battles)
        return [go_on, *leader_ways(state, seat)]


def leave_battles(play: DicePlay) -> None:
    play.state.turn.battles_over = True


def begin_battle(play: DicePlay, region: str) -> None:
    state = play.state
    state.turn.fought = True
    state.battle = Battle(region, leading_defender(state, region))
    play.tell("battle", state.active, {"region": region, "houses": [state.house(s) for s in enemies_in(state, region)]})
    play.push(MeetFortification(), SendFaceDancers(), OfferLeaders(), Commitments(), ResolveBattle())


def leading_defender(state: DiceState, region: str) -> int:
    """The enemy House whose turn was most recent: the first met going back in turn order (R37)."""
    back = reversed(state.clockwise(state.active))
    return next(seat for seat in back if seat in enemies_in(state, region))


def attackers(state: DiceState) -> list[int]:
    return [state.active] if state.ally is None else [state.active, state.ally]


def defenders(state: DiceState, battle: Battle) -> list[int]:
    """The leading defender first."""
    return sorted(enemies_in(state, battle.region), key=lambda seat: seat != battle.defender)


def call_off_if_one_sided(play: DicePlay) -> None:
    """Without an attacking or a defending force there is no battle (R35, R38)."""
    state = play.state
    battle = state.battle
    if battle is None:
        return
    attacked = any(has_force(state, battle.region, seat) for seat in attackers(state))
    enemies = enemies_in(state, battle.region)
    if not attacked or not enemies:
        play.tell("no-battle", data={"region": battle.region})
        state.battle = None
    elif battle.defender not in enemies:
        battle.defender = leading_defender(state, battle.region)


class MeetFortification(Task, msgspec.Struct, frozen=True, tag="dice-meet-fortification", tag_field=TAG):
    """A Fortification destroys one attacking force and is used up; Infiltration passes it by."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        battle = state.battle
        if battle is None or not has_equipment(state, battle.region, Equipment.FORTIFICATION):
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
    if state.battle is None:
        return
    region = state.battle.region
    to_supply(state, region, seat, kind)
    return_equipment(state, region)
    play.tell("fortification", seat, {"region": region, "forces": told_one(state, seat, kind)})
    call_off_if_one_sided(play)


class Fortification(DicePick, msgspec.Struct, frozen=True, tag="dice-fortification", tag_field=TAG):
    kind = "fortification"

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(state.battle.region if state.battle else POLAR_SINK)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        region = state.battle.region if state.battle else POLAR_SINK
        ways = []
        if uses(state, seat, Ability.INFILTRATION):
            ignore = option("ignore", say("dice-option-infiltrate"), icon="house-harkonnen")
            ways.append(Way(ignore, lambda play: play.tell("infiltrated", seat, {"region": region})))
        return ways + [
            Way(
                option(
                    f"lose:{state.house(owner)}:{kind}",
                    say(
                        "dice-option-lose",
                        house=house_name(state.house(owner)),
                        what=count_forces(state.house(owner), kind, 1),
                    ),
                    icon=f"house-{state.house(owner)}",
                ),
                does(fall_at_fortification, owner, kind),
            )
            for owner, kind in attacking_tokens(state, region)
        ]


class SendFaceDancers(Task, msgspec.Struct, frozen=True, tag="dice-send-face-dancers", tag_field=TAG):
    """At the start of a battle the attacking Bene Tleilax replace enemy forces by own ones (R35)."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        if state.battle is not None and dance_victims(state):
            play.push(self)
            play.ask(state.active, Dance())


def dance_victims(state: DiceState) -> list[tuple[int, Kind]]:
    battle = state.battle
    if battle is None or battle.danced or not is_house(state, state.active, House.BENE_TLEILAX):
        return []
    if not state.me.supply.regular:
        return []
    return [
        (seat, kind)
        for seat in defenders(state, battle)
        if can_dance(state, seat)
        for kind in forces_in(state, battle.region, seat).kinds()
    ]


def can_dance(state: DiceState, seat: int) -> bool:
    """Version 1: a die of that House which has not served yet. Version 2: 1 spice, once a battle."""
    if state.options["dancers"] == "spice":
        return purse(state) > 0
    house = state.house(seat)
    return state.count_face(house) > state.turn.used_dice.get(house, 0)


class Dance(DicePick, msgspec.Struct, frozen=True, tag="dice-dance", tag_field=TAG):
    kind = "dance"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        enough = Way(option("enough", say("dice-option-no-dance"), icon="done"), stop_dancing)
        return [
            enough,
            *[
                Way(
                    option(
                        f"dance:{state.house(victim)}:{kind}",
                        say(
                            "dice-option-dance",
                            house=house_name(state.house(victim)),
                            what=count_forces(state.house(victim), kind, 1),
                        ),
                        icon=f"house-{state.house(victim)}",
                    ),
                    does(dance, victim, kind),
                )
                for victim, kind in dance_victims(state)
            ],
        ]


def stop_dancing(play: DicePlay) -> None:
    if play.state.battle is not None:
        play.state.battle.danced = True


def dance(play: DicePlay, victim: int, kind: Kind) -> None:
    state = play.state
    if state.battle is None:
        return
    region, house = state.battle.region, state.house(victim)
    if state.options["dancers"] == "spice":
        pay(state, 1)
        state.battle.danced = True
    else:
        state.turn.used_dice[house] = state.turn.used_dice.get(house, 0) + 1
    to_supply(state, region, victim, kind)
    state.me.supply.add("regular", -1)
    put_on_map(state, region, state.active, "regular", 1)
    forces = told_one(state, victim, kind)
    play.tell("danced", state.active, {"region": region, "house": house, "forces": forces})
    call_off_if_one_sided(play)


class OfferLeaders(Task, msgspec.Struct, frozen=True, tag="dice-offer-leaders", tag_field=TAG):
    """Allied Houses may offer their leaders; the attacker's ally even without forces there."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        if state.battle is None:
            return
        followers = attackers(state)[1:] + defenders(state, state.battle)[1:]
        for seat in followers:
            if state.players[seat].leaders:
                play.ask(seat, OfferLeader())


class OfferLeader(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-offer-leader", tag_field=TAG):
    kind = "offer-leader"

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        battle = state.battle
        lead = state.active if seat == state.ally or battle is None else battle.defender
        return {"who": seat_name(lead), "region": region_name(battle.region if battle else POLAR_SINK)}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        return [leader_option(leader) for leader in state.players[seat].leaders]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, len(state.players[seat].leaders)

    def taken(self, play: DicePlay, seat: int, picks: Picks) -> None:
        if picks and play.state.battle is not None:
            play.state.battle.offered += picks
            play.tell("leaders-offered", seat, {"leaders": list(picks)})


def leader_option(leader: str) -> Option:
    text = say("dice-option-leader", leader=leader_name(leader), strength=LEADERS[leader].strength)
    return option(f"{leader}", text, group="dice-leaders", icon=f"leader-{leader}")


class Commitments(Task, msgspec.Struct, frozen=True, tag="dice-commitments", tag_field=TAG):
    """Both sides decide in secret; what they chose is revealed at the same moment."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        if state.battle is None:
            return
        seal = f"battle-{state.battle.region}"
        play.ask(state.active, Commit(attack=True), seal=seal)
        play.ask(state.battle.defender, Commit(attack=False), seal=seal)


class Commit(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-commit", tag_field=TAG):
    """Any forces of the side, none allowed, and any of the leaders at hand (R44, R45)."""

    kind = "commit"
    attack: bool

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        region = state.battle.region if state.battle else POLAR_SINK
        return {"region": region_name(region), "side": "attack" if self.attack else "defence"}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        battle = state.battle
        if battle is None:
            return []
        side = attackers(state) if self.attack else defenders(state, battle)
        forces = [
            commit_option(state, owner, kind, forces_in(state, battle.region, owner).of(kind))
            for owner in side
            for kind in forces_in(state, battle.region, owner).kinds()
        ]
        return forces + [leader_option(leader) for leader in leaders_at_hand(state, battle, side)]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, sum(o.up_to for o in self.options(state, seat))

    def mildest(self, state: DiceState, seat: int, options: object) -> Picks:
        """What silence means is the table's choice: all forces and no leader, everything, or nothing."""
        silence = state.options["silence"]
        if silence == "nothing":
            return {}
        every = self.options(state, seat)
        return {o.key: o.up_to for o in every if silence == "everything" or o.key not in LEADERS}

    def taken(self, play: DicePlay, seat: int, picks: Picks) -> None:
        battle = play.state.battle
        if battle is None:
            return
        if self.attack:
            battle.attack = picks
        else:
            battle.defence = picks


def commit_option(state: DiceState, owner: int, kind: Kind, count: int) -> Option:
    house = state.house(owner)
    text = say("dice-option-commit", house=house_name(house), what=force_name(house, kind))
    return option(f"{house}:{kind}", text, group="dice-forces", icon=f"force-{kind}", up_to=count)


def leaders_at_hand(state: DiceState, battle: Battle, side: list[int]) -> list[str]:
    """The leading player's own, and what the side's other Houses have offered."""
    own = state.players[side[0]].leaders
    offered = [leader for seat in side[1:] for leader in state.players[seat].leaders if leader in battle.offered]
    return own + offered
