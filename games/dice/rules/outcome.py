"""The outcome of a battle: comparing strengths, taking losses, and forces that abilities save."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from games.core.codec import TAG
from games.core.protocol import Data, Picks
from games.dice.components import HOUSES, KINDS, LEADER_HOUSE, LEADERS, STRENGTH, Ability, House, Kind
from games.dice.rules.board import enemies_in, forces_in, is_friend, may_decline, uses
from games.dice.rules.changes import forces_data, lose_leader, tell_forces, to_card, to_supply
from games.dice.rules.sides import BattleTask
from games.dice.state import Battle, DicePlay, DiceState


def committed_leaders(picks: Picks) -> list[str]:
    return [key for key in picks if key in LEADERS]


def committed_forces(picks: Picks, house: House, kind: Kind) -> int:
    return picks.get(f"{house}:{kind}", 0)


def strength(picks: Picks) -> int:
    """Return the strength of a commitment: 1 a force, 2 an elite force, leaders as printed (R25).

    Both Atreides leaders together count less than their sum.
    """
    total = 0
    for key, count in picks.items():
        if key in LEADERS:
            total += LEADERS[key].strength
        else:
            kind: Kind = "elite" if key.endswith(":elite") else "regular"
            total += STRENGTH[kind] * count
    return total - pair_discount(picks)


def pair_discount(picks: Picks) -> int:
    discount = 0
    for facts in HOUSES.values():
        if facts.pair_strength and all(leader.id in picks for leader in facts.leaders):
            discount += sum(leader.strength for leader in facts.leaders) - facts.pair_strength
    return discount


class ResolveBattle(BattleTask, msgspec.Struct, frozen=True, tag="dice-resolve-battle", tag_field=TAG):
    def fight(self, play: DicePlay, battle: Battle) -> None:
        state = play.state
        attack, defence = strength(battle.attack), strength(battle.defence)
        # The higher total wins; a tie is won by the defender.
        attacker_wins = attack > defence
        tell_outcome(play, battle, attack, defence, attacker_wins)
        for seat in sorted(state.regions[battle.region].forces):
            take_losses(play, battle, seat)
        for leader in committed_leaders(battle.attack) + committed_leaders(battle.defence):
            owner = state.seat_of(LEADER_HOUSE[leader])
            if owner is not None:
                lose_leader(state, owner, leader)
        state.battle = None
        tell_who_holds(play, battle.region)


def tell_who_holds(play: DicePlay, region: str) -> None:
    """Add an event that says who stands in a region after a battle, if anybody does."""
    left = [(seat, forces) for seat, forces in sorted(play.state.regions[region].forces.items()) if forces.total]
    for seat, forces in left:
        data = forces_data(play.state, seat, forces.regular, forces.elite)
        play.tell("holds", seat, {"region": region, "forces": data})
    if not left:
        play.tell("deserted", data={"region": region})


def saved_by_duel(state: DiceState, battle: Battle) -> list[int]:
    """Return the seats whose forces return to the card because both sides committed a leader (Honourable duel)."""
    if not (committed_leaders(battle.attack) and committed_leaders(battle.defence)):
        return []
    return [
        seat for seat in state.regions[battle.region].forces if is_saved(state, battle, seat, Ability.HONOURABLE_DUEL)
    ]


def is_saved(state: DiceState, battle: Battle, seat: int, ability: Ability) -> bool:
    """Return whether this ability saves forces of the seat in this battle."""
    return uses(state, seat, ability) and not (battle.declines and may_decline(state, seat, ability))


def saving_ability(state: DiceState, battle: Battle, seat: int) -> Ability:
    """Return the ability by which forces of this seat are saved, if any are."""
    return Ability.HONOURABLE_DUEL if seat in saved_by_duel(state, battle) else Ability.EVACUATION


def commitment_of(state: DiceState, battle: Battle, seat: int) -> Picks:
    """Return the commitment of this seat's side."""
    return battle.attack if is_friend(state, seat) else battle.defence


def has_committed(state: DiceState, battle: Battle, seat: int) -> bool:
    """Return whether the commitment contains forces of this seat."""
    picks, house = commitment_of(state, battle, seat), state.house(seat)
    return any(committed_forces(picks, house, kind) for kind in KINDS)


def tell_outcome(play: DicePlay, battle: Battle, attack: int, defence: int, attacker_wins: bool) -> None:
    state = play.state
    winner, loser = (state.active, battle.defender) if attacker_wins else (battle.defender, state.active)
    saved = any(has_committed(state, battle, seat) for seat in saved_by_duel(state, battle))
    play.tell(
        "fought",
        winner,
        {
            "region": battle.region,
            "other": loser,
            "attacker": state.active,
            "attack": commitment_data(battle.attack),
            "defence": commitment_data(battle.defence),
            "attack_strength": attack,
            "defence_strength": defence,
            "houses": [state.house(seat) for seat in enemies_in(state, battle.region)],
            "duel": "yes" if saved else "no",
        },
    )


def commitment_data(picks: Picks) -> Data:
    """Return a commitment as the data of an event: forces by House, and the leaders."""
    forces: Data = {}
    for key, count in picks.items():
        if key not in LEADERS:
            house, kind = key.split(":")
            forces.setdefault(house, {"house": house, "regular": 0, "elite": 0})[kind] = count
    return {"forces": list(forces.values()), "leaders": committed_leaders(picks)}


class Losses(NamedTuple):
    """The losses of one House and one kind of force in a battle."""

    gone: int
    """Forces that go to the supply."""
    saved: int
    """Forces that return to the card."""
    routed: int
    """How many of the `gone` forces were not committed."""


def losses_of(state: DiceState, battle: Battle, seat: int, kind: Kind) -> Losses:
    """Return the losses: all committed forces, and also the loser's other forces (R54). The winner's others stay."""
    is_lost = is_friend(state, seat) != (strength(battle.attack) > strength(battle.defence))
    is_duel = seat in saved_by_duel(state, battle)
    committed = committed_forces(commitment_of(state, battle, seat), state.house(seat), kind)
    others = forces_in(state, battle.region, seat).of(kind) - committed if is_lost else 0
    evacuated = others if is_duel or is_saved(state, battle, seat, Ability.EVACUATION) else 0
    saved = evacuated + (committed if is_duel else 0)
    return Losses(committed + others - saved, saved, others - evacuated)


def take_losses(play: DicePlay, battle: Battle, seat: int) -> None:
    state = play.state
    losses = {kind: losses_of(state, battle, seat, kind) for kind in KINDS}
    ability = saving_ability(state, battle, seat)
    for kind, loss in losses.items():
        to_card(state, battle.region, seat, kind, loss.saved)
        to_supply(state, battle.region, seat, kind, loss.gone)
    routed = [losses[kind].routed for kind in KINDS]
    if sum(routed):
        tell_forces(play, "routed", seat, *routed)
    regular, elite = (losses[kind].saved for kind in KINDS)
    if regular + elite:
        forces = forces_data(state, seat, regular, elite)
        play.tell("saved", seat, {"forces": forces, "ability": ability, "house": state.house(seat)})
