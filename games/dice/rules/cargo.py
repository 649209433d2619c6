"""Shipments: where forces come from, where they may go, and what it costs."""

from __future__ import annotations

from games.core.protocol import Option, say
from games.dice.components import KINDS, POLAR_SINK, Ability, House, Kind
from games.dice.rules.board import has_force, is_house, is_under_storm, owns
from games.dice.rules.changes import pay, purse, put_on_map, store_spice, tell_forces
from games.dice.state import DicePlay, DiceState, Forces
from games.dice.telling.wording import force_name, house_name


def hold(state: DiceState, seat: int) -> Forces:
    """Return what a House can ship: the forces on its card, and for Smugglers also those in the supply."""
    player = state.players[seat]
    if not is_house(state, seat, House.SMUGGLERS):
        return player.card
    return Forces(player.card.regular + player.supply.regular, player.card.elite + player.supply.elite)


def take_from_hold(state: DiceState, seat: int, kind: Kind, count: int) -> None:
    """Take forces that are shipped: Smugglers take them from the supply first, then from the card."""
    player = state.players[seat]
    from_supply = min(count, player.supply.of(kind)) if is_house(state, seat, House.SMUGGLERS) else 0
    player.supply.add(kind, -from_supply)
    player.card.add(kind, from_supply - count)


def price(state: DiceState, seat: int, region: str) -> int:
    return 2 if region == POLAR_SINK and is_house(state, seat, House.SMUGGLERS) else 1


def destinations(state: DiceState, seat: int) -> list[str]:
    """Return the regions to which this seat may ship without further consent. None is under the storm."""
    return [r for r in state.regions if not is_under_storm(state, r) and may_enter(state, seat, r)]


def may_enter(state: DiceState, seat: int, region: str) -> bool:
    """Return whether a seat may ship there: to the Polar Sink, to its own forces, or to a partner's with consent (R12).

    The Voice of the Bene Gesserit replaces the consent (R19).
    """
    if region == POLAR_SINK or has_force(state, region, seat):
        return True
    partner = state.ally if seat == state.active else state.active
    if not has_force(state, region, partner):
        return False
    return owns(state, seat, Ability.VOICE) or (seat == state.active and region in state.turn.enter)


def shippable(state: DiceState, seat: int) -> list[str]:
    """Return the destinations for which the seat has a force and enough spice."""
    spice = purse(state)
    if not spice or not hold(state, seat).total:
        return []
    return [region for region in destinations(state, seat) if price(state, seat, region) <= spice]


def force_option(state: DiceState, seat: int, kind: Kind, up_to: int) -> Option:
    house = state.house(seat)
    text = say("dice-option-commit", house=house_name(house), what=force_name(house, kind))
    return Option(kind, text, icon=f"force-{kind}", up_to=up_to)


def ship(play: DicePlay, seat: int, region: str, forces: Forces) -> None:
    """Ship forces to a region. The active player pays, also for forces of the ally."""
    state = play.state
    if not forces.total:
        return
    pay(state, forces.total * price(state, seat, region))
    for kind in KINDS:
        take_from_hold(state, seat, kind, forces.of(kind))
        put_on_map(state, region, seat, kind, forces.of(kind))
    tell_forces(play, "shipped", seat, forces.regular, forces.elite, region=region)
    shipping_mandate(play, seat, region)


def shipping_mandate(play: DicePlay, seat: int, region: str) -> None:
    """Give the Guild 1 spice, once a turn, when another House ships anywhere but to the Polar Sink (R28)."""
    state = play.state
    guild = state.seat_of(House.GUILD)
    if guild is None or guild == seat or region == POLAR_SINK or state.turn.mandate:
        return
    state.turn.mandate = True
    if store_spice(state, guild, 1):
        play.tell("mandate", guild, {"store": state.players[guild].spice})
