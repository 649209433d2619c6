"""The `Judgement` of the dice game, which minds use to play it."""

from __future__ import annotations

from games.core.data import DATA
from games.core.judgement import Judgement, read_prices
from games.dice.judging.answers import others, several, weigh
from games.dice.judging.standing import horizon, named, parts

PRICED = ("region", "foothold", "force", "card", "leader", "spice", "token", "equipment", "ally", "spite")

JUDGEMENT = Judgement(
    pricing=read_prices(DATA / "dice" / "prices.toml", PRICED),
    weigh=weigh,
    several=several,
    parts=parts,
    named=named,
    horizon=horizon,
    others=others,
    worlds=20,
)
