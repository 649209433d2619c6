"""The judgement of Dune: Imperium, put together for the minds."""

from __future__ import annotations

from games.core.data import DATA
from games.core.judgement import Judgement, read_prices
from games.imperium.judging.answers import several, weigh
from games.imperium.judging.standing import horizon, named, parts

PRICED = (
    *("vp", "solari", "spice", "water", "troop", "draw", "intrigue", "persuasion", "sword", "influence", "alliance"),
    *("swordmaster", "council", "mentat", "trash", "foldspace", "control", "hold", "card", "icon", "conflict", "spite"),
)

JUDGEMENT = Judgement(
    pricing=read_prices(DATA / "imperium" / "prices.toml", PRICED, never=("solari",)),
    weigh=weigh,
    several=several,
    parts=parts,
    named=named,
    horizon=horizon,
)
