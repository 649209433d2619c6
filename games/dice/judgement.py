"""The `Judgement` of the dice game, which minds use to play it."""

from __future__ import annotations

from games.core.data import DATA
from games.core.judgement import Judgement, read_prices
from games.core.standing import Standing, read_fits
from games.dice.components import HOUSES
from games.dice.judging.aims import aims, completes, idle, passes
from games.dice.judging.answers import BY_KIND, HOUSE_WORTH, SEVERAL, others, several, weigh
from games.dice.judging.features import NAMES, TABLES, contenders, features, fit_of, progress
from games.dice.judging.standing import horizon, named, parts

PRICED = ("region", "foothold", "force", "card", "leader", "spice", "token", "equipment", "ally", "spite")

FITS = read_fits(DATA / "dice" / "standing.toml", NAMES, TABLES)
if "four" in FITS:
    HOUSE_WORTH.update({house: FITS["four"].weight(f"house:{house}", 0.0) for house in HOUSES})

JUDGEMENT = Judgement(
    pricing=read_prices(DATA / "dice" / "prices.toml", PRICED),
    weigh=weigh,
    several=several,
    parts=parts,
    named=named,
    horizon=horizon,
    others=others,
    aims=aims,
    completes=completes,
    passes=passes,
    idle=idle,
    kinds={*BY_KIND, *SEVERAL},
    worlds=20,
    standing=Standing(
        fits=FITS,
        features=features,
        fit_of=fit_of,
        progress=progress,
        contenders=contenders,
        tables=TABLES,
    ),
)
