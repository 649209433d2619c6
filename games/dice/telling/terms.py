"""Words of the rules that players can look up."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Entry, term

TERMS = {
    "strategic-region": "target",
    "zone": "target",
    "polar-sink": "",
    "freeze": "",
    "alliance": "alliance",
    "recruitment": "recruit",
    "vendetta": "crysknife",
    "house-card": "",
    "supply": "",
    "store": "spice",
    "commitment": "combat",
    "deal": "spice",
    "storm": "",
    "spice-guild": "guild",
}
"""Term -> the icon that stands for it, if there is one."""


def terms(options: Mapping[str, str]) -> list[Entry]:
    return [term("dice-", key, icon) for key, icon in TERMS.items()]
