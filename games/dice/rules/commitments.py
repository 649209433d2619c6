"""Leaders that allied Houses offer, and the secret commitments of both sides of a battle."""

from __future__ import annotations

import msgspec

from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, say, seat_name
from games.dice.components import LEADERS, Kind
from games.dice.rules.asking import DiceInquiry
from games.dice.rules.board import forces_in, has_force
from games.dice.rules.leaving import NO_LEADERS, is_left_to_the_active
from games.dice.rules.outcome import strength
from games.dice.rules.sides import BattleTask, attackers, defenders
from games.dice.state import Battle, DicePlay, DiceState
from games.dice.telling.wording import force_name, house_name, leader_name, region_name


class OfferLeaders(BattleTask, msgspec.Struct, frozen=True, tag="dice-offer-leaders", tag_field=TAG):
    """Ask allied Houses whether they offer leaders. The attacker's ally may offer even without forces there."""

    def fight(self, play: DicePlay, battle: Battle) -> None:
        state = play.state
        followers = attackers(state)[1:] + defenders(state, battle)[1:]
        for seat in followers:
            if state.players[seat].leaders and not is_left_to_the_active(state, seat):
                play.ask(seat, OfferLeader())


class OfferLeader(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-offer-leader", tag_field=TAG):
    kind = "offer-leader"
    is_public = True

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(state.fight.region)}

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        lead = state.active if seat == state.ally else state.fight.defender
        return {"who": seat_name(lead), "region": region_name(state.fight.region)}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        return [leader_option(leader) for leader in state.players[seat].leaders]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, len(state.players[seat].leaders)

    def standing(self, state: DiceState, seat: int) -> list[StandingOrder]:
        return [NO_LEADERS]

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        if picks:
            play.state.fight.offered += picks
            play.tell("leaders-offered", seat, {"leaders": list(picks)})


def leader_option(leader: str) -> Option:
    text = say("dice-option-leader", leader=leader_name(leader), strength=LEADERS[leader].strength)
    return Option(f"{leader}", text, group="dice-leaders", icon=f"leader-{leader}")


class Commit(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-commit", tag_field=TAG):
    """The question what a side commits: any or none of its forces there, and leaders that it may use (R44, R45)."""

    kind = "commit"
    is_public = True
    attack: bool

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(state.fight.region)}

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        battle = state.fight
        ours, theirs = attackers(state), defenders(state, battle)
        if not self.attack:
            ours, theirs = theirs, ours
        under_us = [house_name(state.house(each)) for each in ours[1:] if has_force(state, battle.region, each)]
        return {
            "region": region_name(battle.region),
            "houses": under_us,
            "led": len(under_us),
            "side": "attack" if self.attack else "defence",
            "ours": forces_strength(state, battle, ours),
            "theirs": forces_strength(state, battle, theirs),
            "our_leaders": leaders_strength(state, battle, ours),
            "their_leaders": leaders_strength(state, battle, theirs),
        }

    def options(self, state: DiceState, seat: int) -> list[Option]:
        battle = state.fight
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
        """Return the commitment at a deadline, by a variant: all forces without leaders, everything, or nothing."""
        silence = state.options["silence"]
        if silence == "nothing":
            return {}
        every = self.options(state, seat)
        return {o.key: o.up_to for o in every if silence == "everything" or o.key not in LEADERS}

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        if self.attack:
            play.state.fight.attack = picks
        else:
            play.state.fight.defence = picks


def forces_strength(state: DiceState, battle: Battle, side: list[int]) -> int:
    """Return the total strength of a side's forces in the region."""
    return sum(forces_in(state, battle.region, seat).strength for seat in side)


def leaders_strength(state: DiceState, battle: Battle, side: list[int]) -> int:
    """Return the total strength of the leaders that a side may commit."""
    return strength(dict.fromkeys(leaders_at_hand(state, battle, side), 1))


def commit_option(state: DiceState, owner: int, kind: Kind, count: int) -> Option:
    house = state.house(owner)
    text = say("dice-option-commit", house=house_name(house), what=force_name(house, kind))
    return Option(f"{house}:{kind}", text, group="dice-forces", icon=f"force-{kind}", up_to=count)


def leaders_at_hand(state: DiceState, battle: Battle, side: list[int]) -> list[str]:
    """Return the leaders that a side may commit: those of its leading House, and those offered by the others."""
    own = state.players[side[0]].leaders
    offered = [leader for seat in side[1:] for leader in state.players[seat].leaders if leader in battle.offered]
    return own + offered
