"""Standing orders: what a seat may leave to be answered in its name."""

from __future__ import annotations

from games.arrakis.mahdi.deciding import tie_orders
from games.arrakis.rules.asking import LEFT, left_order
from games.arrakis.rules.casualties import casualty_orders
from games.arrakis.rules.claiming import claim_orders
from games.arrakis.rules.worms import worm_orders
from games.arrakis.state import ArrakisState
from games.arrakis.steps.aftermath import retreat_orders
from games.arrakis.steps.battle import card_orders
from games.arrakis.steps.dice import token_orders
from games.arrakis.steps.ending import home_orders, maker_orders, prune_orders
from games.core.protocol import Standing


def orders(state: ArrakisState) -> list[Standing]:
    """Battles and claims come again as long as the war lasts."""
    if state.ending is not None:
        return []
    return [
        *casualty_orders(),
        *card_orders(),
        *retreat_orders(),
        *claim_orders(),
        *home_orders(),
        *maker_orders(),
        *prune_orders(),
        *worm_orders(),
        *token_orders(),
        *(tie_orders() if state.mahdi is not None else ()),
        *[left_order(name, {}) for name in LEFT],
    ]
