"""The prices of this war, read and checked."""

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
"""Prices by which hopes and dangers are measured that have a price of their own."""
