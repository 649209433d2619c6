"""The standing orders that a seat may give."""

from __future__ import annotations

from msgspec.structs import replace

from games.arrakis.mahdi.deciding import tie_orders
from games.arrakis.rules.asking import MILDEST_ORDERS, mildest_order
from games.arrakis.rules.casualties import casualty_orders
from games.arrakis.rules.claiming import at_once_orders, claim_orders
from games.arrakis.rules.worms import worm_orders
from games.arrakis.state import ArrakisState
from games.arrakis.steps.battle_course import retreat_orders
from games.arrakis.steps.battle_round import card_orders
from games.arrakis.steps.dice import token_orders
from games.arrakis.steps.ending import home_orders, maker_orders, prune_orders
from games.arrakis.vocabulary import Side
from games.core.protocol import StandingOrder

OF_ONE_SIDE = {
    Side.ATREIDES: ("claim", "claim-at-once", "maker-stays", "keep-visions", "worm-any", "left-worms", "left-signs"),
    Side.HARKONNEN: ("rescue",),
}
"""Standing orders that only one side may give: prescience and worms for Atreides, harvesters for Harkonnen."""


def orders(state: ArrakisState) -> list[StandingOrder]:
    """Return the standing orders that still have a use. In a war that is all of them until it ends."""
    return [] if state.ending is not None else [_for_its_side(state, order) for order in _all(state)]


def _for_its_side(state: ArrakisState, order: StandingOrder) -> StandingOrder:
    sides = [side for side, names in OF_ONE_SIDE.items() if order.key.removeprefix("arrakis-") in names]
    others = [seat for seat, player in enumerate(state.players) if sides and player.side not in sides]
    return replace(order, not_for=tuple(others)) if others else order


def _all(state: ArrakisState) -> list[StandingOrder]:
    return [
        *casualty_orders(),
        *card_orders(),
        *retreat_orders(),
        *at_once_orders(),
        *claim_orders(),
        *home_orders(),
        *maker_orders(),
        *prune_orders(),
        *worm_orders(),
        *token_orders(),
        *(tie_orders() if state.mahdi is not None else ()),
        *[mildest_order(name, {}) for name in MILDEST_ORDERS],
    ]
