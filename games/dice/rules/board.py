"""Questions about the map: who stands where, what the storm covers, who controls what, which abilities are in use."""

from __future__ import annotations

from games.dice.components import (
    ALLY_ABILITIES,
    OWN_ABILITIES,
    POLAR_SINK,
    REGIONS,
    STRATEGIC,
    Ability,
    Equipment,
    House,
    borders,
)
from games.dice.state import DiceState, Forces

NO_FORCES = Forces()


def forces_in(state: DiceState, region: str, seat: int) -> Forces:
    return state.regions[region].forces.get(seat, NO_FORCES)


def has_force(state: DiceState, region: str, seat: int | None) -> bool:
    return seat in state.regions[region].forces


def occupants(state: DiceState, region: str) -> list[int]:
    return sorted(state.regions[region].forces)


def regions_of(state: DiceState, seat: int) -> list[str]:
    return [region for region in state.regions if has_force(state, region, seat)]


def regions_of_zone(zone: int) -> list[str]:
    return [region for region, facts in REGIONS.items() if facts.zone == zone]


def is_under_storm(state: DiceState, region: str) -> bool:
    return REGIONS[region].zone == state.storm


def is_unoccupied(state: DiceState, region: str) -> bool:
    return not state.regions[region].forces


def are_adjacent(state: DiceState, a: str, b: str) -> bool:
    return b in borders(state.options["map"])[a]


def is_friend(state: DiceState, seat: int) -> bool:
    """Return whether the seat is the active player or the ally."""
    return seat == state.active or seat == state.ally


def enemies_in(state: DiceState, region: str) -> list[int]:
    return [seat for seat in occupants(state, region) if not is_friend(state, seat)]


def holds_alone(state: DiceState, region: str, seat: int) -> bool:
    return occupants(state, region) == [seat]


def controls(state: DiceState, region: str) -> bool:
    """Return whether the active player has a force there and no House but the ally has one too (R17, R18)."""
    return has_force(state, region, state.active) and not enemies_in(state, region)


def strategic_alone(state: DiceState, seat: int) -> list[str]:
    return [region for region in STRATEGIC if holds_alone(state, region, seat)]


def strategic_together(state: DiceState) -> list[str]:
    """Return the strategic regions where one or both allies stand and no third House does (R22)."""
    return [r for r in STRATEGIC if state.regions[r].forces and not enemies_in(state, r)]


def shares_a_region(state: DiceState) -> bool:
    """Return whether an ally shares a region with a third House. The neutral Polar Sink does not count."""
    return any(
        enemies_in(state, region) and any(is_friend(state, seat) for seat in occupants(state, region))
        for region in state.regions
        if region != POLAR_SINK
    )


def has_equipment(state: DiceState, region: str, kind: Equipment) -> bool:
    return state.regions[region].equipment == kind


def owns(state: DiceState, seat: int, ability: Ability) -> bool:
    house = state.players[seat].house
    return house is not None and ability in OWN_ABILITIES[house]


def uses(state: DiceState, seat: int, ability: Ability) -> bool:
    """Return whether a seat can use an ability: its own, or on its turn one that its ally shares (R46)."""
    if owns(state, seat, ability):
        return True
    return seat == state.active and shares(state, state.ally, ability)


def may_decline(state: DiceState, seat: int, ability: Ability) -> bool:
    """Return whether a player may refuse an ally's ability that saves forces, because forces in the supply are useful.

    Smugglers ship from their supply, and Face Dancers come from it. For other Houses the card is always better.
    """
    is_by_ally = uses(state, seat, ability) and not owns(state, seat, ability)
    return is_by_ally and state.house(seat) in (House.SMUGGLERS, House.BENE_TLEILAX)


def shares(state: DiceState, ally: int | None, ability: Ability) -> bool:
    """Return whether this ally, or invited seat, has the ability and shares it with the active player."""
    if ally is None or ability not in ALLY_ABILITIES:
        return False
    if ability == Ability.PITER_DE_VRIES and state.options["piter"] == "own":
        return False
    return owns(state, ally, ability)


def invited(state: DiceState) -> int | None:
    """Return the seat that has been invited and has not answered yet, or None."""
    return next((ask.seat for ask in state.asks if ask.about.kind == "invited"), None)


def may_come_to_use(state: DiceState, ability: Ability) -> bool:
    """Return whether the active player could use this ability if the invited seat accepts."""
    return shares(state, invited(state), ability)


def is_house(state: DiceState, seat: int | None, house: House) -> bool:
    return seat is not None and state.players[seat].house == house


def alliances_allowed(state: DiceState) -> bool:
    return len(state.players) >= 4


def points_west(state: DiceState, face: str) -> bool:
    """Return whether the arrow on this face of the region die points west."""
    return face in state.options["arrows"]
