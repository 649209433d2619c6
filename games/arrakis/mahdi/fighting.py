"""The automa's attacks: on a sietch that it can beat, otherwise on a weaker legion next to its own."""

from __future__ import annotations

import msgspec

from games.arrakis.components import TOUCHING
from games.arrakis.mahdi.deciding import Criterion, Effect, MahdiTask, Verdict
from games.arrakis.mahdi.power import AUTOMA, difference, is_stronger, mahdi_of, power_in, target
from games.arrakis.rules.board import force_in, is_target, ornithopters_over, rank_in
from games.arrakis.rules.reach import by_air, can_fly
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack
from games.arrakis.steps.attacking import attack
from games.arrakis.steps.moving import Orders, chosen_legions
from games.core.agenda import bind
from games.core.codec import TAG


class Raid(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-raid", tag_field=TAG):
    """Make one attack with one of these legions."""

    orders: Orders
    how: Attack
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        chosen = choose_attack(state, verdict, self.orders)
        if not chosen:
            return None
        verb, origin, area = chosen.split(":")
        zone = verdict.first("flight", ornithopters_over(state, origin)) if verb == "raid" else ""
        return bind(begin_attack, origin, area, self.how, zone)


def begin_attack(play: ArrakisPlay, origin: str, area: str, how: Attack, zone: str) -> None:
    mahdi_of(play.state).flew |= bool(zone)
    attack(play, origin, area, how, zone)


def choose_attack(state: ArrakisState, verdict: Verdict, orders: Orders) -> str:
    """Return `attack:from:to`, `raid:from:to` if an ornithopter is needed, or "" if there is nothing to attack."""
    on_sietches = sietch_attacks(state, orders)
    if on_sietches:
        return verdict.first("attack", on_sietches, *sietch_criteria(state))
    on_legions = legion_attacks(state, orders)
    return verdict.first("attack", on_legions, *legion_criteria(state)) if on_legions else ""


def attackers(state: ArrakisState, orders: Orders) -> list[str]:
    found = chosen_legions(state, AUTOMA, orders.who)
    return [area for area in found if not orders.led or force_in(state, area).leaders]


# ---- sietches


def in_reach(state: ArrakisState, origin: str) -> dict[str, str]:
    """Map each area in reach of a legion to "attack", or to "raid" if it needs an ornithopter.

    Only one is used in a round.
    """
    found = dict.fromkeys(TOUCHING[origin], "attack")
    if not mahdi_of(state).flew and can_fly(state, AUTOMA, origin, force_in(state, origin)):
        found = dict.fromkeys(by_air(origin), "raid") | found
    return found


def sietches_beaten(state: ArrakisState, origin: str) -> dict[str, str]:
    """Return the sietches in reach that a legion is strong enough to attack, undefended ones included."""
    return {
        area: verb
        for area, verb in in_reach(state, origin).items()
        if state.areas[area].sietch and is_target(state, AUTOMA, area) and is_stronger(state, origin, area)
    }


def sietch_attacks(state: ArrakisState, orders: Orders) -> list[str]:
    return [
        f"{verb}:{origin}:{area}"
        for origin in attackers(state, orders)
        for area, verb in sietches_beaten(state, origin).items()
    ]


def sietch_criteria(state: ArrakisState) -> tuple[Criterion, ...]:
    """Return the criteria: highest rank, greatest difference of power, no ornithopter, the target."""

    def by_rank(pair: str) -> int:
        return -rank_in(state, pair.split(":")[2])

    def by_difference(pair: str) -> tuple[int, int]:
        _, origin, area = pair.split(":")
        more, worth = difference(state, origin, area)
        return -more, -worth

    def by_air_last(pair: str) -> bool:
        return pair.startswith("raid")

    def the_target_first(pair: str) -> bool:
        return pair.split(":")[2] != target(state)

    return by_rank, by_difference, by_air_last, the_target_first


# ---- legions


def legion_attacks(state: ArrakisState, orders: Orders) -> list[str]:
    """Return the attacks on adjacent weaker legions."""
    return [
        f"attack:{origin}:{area}"
        for origin in attackers(state, orders)
        for area in TOUCHING[origin]
        if force_in(state, area).size and is_target(state, AUTOMA, area) and is_stronger(state, origin, area)
    ]


def legion_criteria(state: ArrakisState) -> tuple[Criterion, ...]:
    """Return the criteria: the strongest target, then one with a named leader."""

    def strongest(pair: str) -> tuple[int, int]:
        units, worth = power_in(state, pair.split(":")[2])
        return -units, -worth

    def with_a_name(pair: str) -> bool:
        return not force_in(state, pair.split(":")[2]).named

    return strongest, with_a_name
