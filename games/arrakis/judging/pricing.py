"""The prices of this game, read and checked."""

from __future__ import annotations

from games.core.data import DATA
from games.core.judgement import read_prices

PRICED = (
    "supremacy",
    "marker",
    "regular",
    "elite",
    "special",
    "token",
    "leader",
    "named",
    "card",
    "bene_gesserit",
    "worm",
    "sign",
    "spice",
    "row",
    "ornithopter",
    "march",
    "attack",
    "vision",
    "danger",
    "spite",
)

PRICING = read_prices(DATA / "arrakis" / "prices.toml", PRICED)

PLAIN = {**PRICING.prices, "march": 1.0, "attack": 1.0, "vision": 1.0, "danger": 1.0}
"""The prices with which a whole position is rated. The factors on single answers are 1 in them."""
