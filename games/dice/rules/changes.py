"""Changes of the state that several steps make: moving tokens and paying spice."""

from __future__ import annotations

from games.core.protocol import Data
from games.dice.components import HOUSES, House, Kind
from games.dice.state import DicePlay, DiceState, Forces, Source


def put_on_map(state: DiceState, region: str, seat: int, kind: Kind, count: int) -> None:
    if count:
        state.regions[region].forces.setdefault(seat, Forces()).add(kind, count)


def take_off_map(state: DiceState, region: str, seat: int, kind: Kind, count: int) -> None:
    if not count:
        return
    forces = state.regions[region].forces[seat]
    forces.add(kind, -count)
    if not forces.total:
        del state.regions[region].forces[seat]


def to_supply(state: DiceState, region: str, seat: int, kind: Kind, count: int = 1) -> None:
    take_off_map(state, region, seat, kind, count)
    state.players[seat].supply.add(kind, count)


def to_card(state: DiceState, region: str, seat: int, kind: Kind, count: int = 1) -> None:
    take_off_map(state, region, seat, kind, count)
    state.players[seat].card.add(kind, count)


def return_equipment(state: DiceState, region: str) -> None:
    token = state.regions[region].equipment
    if token is not None:
        state.regions[region].equipment = None
        state.equipment.append(token)
        state.equipment.sort()


def ready_leader(state: DiceState, seat: int, leader: str) -> None:
    player = state.players[seat]
    player.lost_leaders.remove(leader)
    player.leaders.append(leader)


def lose_leader(state: DiceState, seat: int, leader: str) -> None:
    player = state.players[seat]
    player.leaders.remove(leader)
    player.lost_leaders.append(leader)


def store_spice(state: DiceState, seat: int, count: int) -> int:
    """Add spice to the store on the card, up to its limit. Return how much was added."""
    player = state.players[seat]
    limit = HOUSES[state.house(seat)].store or 0
    added = min(count, limit - player.spice)
    player.spice += added
    return added


def sources(state: DiceState) -> dict[Source, int]:
    """Return the active player's spice by source, in the order of spending (R32). Corrino may choose another order."""
    turn = state.turn
    amounts: dict[Source, int] = {"harvest": turn.harvest, "received": turn.received}
    # Corrino keeps unspent spice of the die, doubled, so spends it last. The Guild keeps only its store.
    last: tuple[Source, ...] = ("store", "die") if state.me.house == House.CORRINO else ("die", "store")
    for source in last:
        amounts[source] = turn.die_spice if source == "die" else state.me.spice
    if turn.pay_first:
        first: dict[Source, int] = {turn.pay_first: amounts[turn.pay_first]}
        amounts = first | amounts
    return amounts


def purse(state: DiceState) -> int:
    return sum(sources(state).values())


def pay(state: DiceState, price: int) -> None:
    """Take this much spice from the active player."""
    turn = state.turn
    for source, amount in sources(state).items():
        spent = min(price, amount)
        price -= spent
        match source:
            case "harvest":
                turn.harvest -= spent
            case "received":
                turn.received -= spent
            case "die":
                turn.die_spice -= spent
            case "store":
                state.me.spice -= spent
    if price:
        raise ValueError(f"{price} spice is missing")


def forces_data(state: DiceState, seat: int, regular: int, elite: int) -> Data:
    """Return forces as the data of an event."""
    return {"house": state.house(seat), "regular": regular, "elite": elite}


def one_force_data(state: DiceState, seat: int, kind: Kind) -> Data:
    return forces_data(state, seat, int(kind == "regular"), int(kind == "elite"))


def tell_forces(play: DicePlay, event: str, seat: int, regular: int, elite: int, **more: object) -> None:
    play.tell(event, seat, {"forces": forces_data(play.state, seat, regular, elite), **more})
