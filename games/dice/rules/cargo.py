"""Cargo: where forces are shipped from and to, what it costs, and a shipment itself."""

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
    """Take forces from the card, and what is missing there from the supply."""
    player = state.players[seat]
    of_card = min(count, player.card.of(kind))
    player.card.add(kind, -of_card)
    player.supply.add(kind, of_card - count)


def price(state: DiceState, seat: int, region: str) -> int:
    return 2 if region == POLAR_SINK and is_house(state, seat, House.SMUGGLERS) else 1


def destinations(state: DiceState, seat: int) -> list[str]:
    """Where this seat may ship without further consent; never under the storm."""
    return [r for r in state.regions if not is_under_storm(state, r) and may_enter(state, seat, r)]


def may_enter(state: DiceState, seat: int, region: str) -> bool:
    """The Polar Sink, a region with an own force (R12), or one of the partner with consent or by Voice (R19)."""
    if region == POLAR_SINK or has_force(state, region, seat):
        return True
    partner = state.ally if seat == state.active else state.active
    if not has_force(state, region, partner):
        return False
    return owns(state, seat, Ability.VOICE) or (seat == state.active and region in state.turn.enter)


def shippable(state: DiceState, seat: int) -> list[str]:
    """Destinations for which force and spice are there."""
    spice = purse(state)
    if not spice or not hold(state, seat).total:
        return []
    return [region for region in destinations(state, seat) if price(state, seat, region) <= spice]


def force_option(state: DiceState, seat: int, kind: Kind, up_to: int) -> Option:
    house = state.house(seat)
    text = say("dice-option-commit", house=house_name(house), what=force_name(house, kind))
    return Option(kind, text, icon=f"force-{kind}", up_to=up_to)


def ship(play: DicePlay, seat: int, region: str, forces: Forces) -> None:
    """The active player pays, also for the ally's forces."""
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
    """The Guild gains at most 1 spice a turn, if another House ships elsewhere than to the Polar Sink (R28)."""
    state = play.state
    guild = state.seat_of(House.GUILD)
    if guild is None or guild == seat or region == POLAR_SINK or state.turn.mandate:
        return
    state.turn.mandate = True
    if store_spice(state, guild, 1):
        play.tell("mandate", guild, {"store": state.players[guild].spice})
