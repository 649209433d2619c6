"""The judgement of Dune: Imperium: how minds weigh answers in the base game and in its modules."""

from __future__ import annotations

from games.core.data import DATA
from games.core.judgement import Judgement, read_prices
from games.core.standing import Standing, read_fits
from games.imperium.components import LEADERS
from games.imperium.judging.aims import FITS, aims, completes, deed, idle, passes
from games.imperium.judging.answers import BY_KIND, LEADER_WORTH, SEVERAL, several, weigh
from games.imperium.judging.evaluator import WEIGHED
from games.imperium.judging.features import contenders, features, fit_of, names, progress, tables
from games.imperium.judging.standing import horizon, named, parts
from games.imperium.judging.turns import IN_TURN
from games.imperium.modules import MODULES

PRICED = (
    *("vp", "solari", "spice", "water", "troop", "draw", "intrigue", "persuasion", "sword", "influence", "alliance"),
    *("swordmaster", "council", "mentat", "trash", "foldspace", "control", "hold", "card", "icon", "conflict", "spite"),
    *("save", "defend", "dilution"),
)


def judgement() -> Judgement:
    """Return the judgement for minds. All modules must be registered before."""
    known = [module.judging for module in MODULES.values()]
    for judging in known:
        WEIGHED.update(judging.words)
        BY_KIND.update(judging.answers)
        SEVERAL.update(judging.several)
        IN_TURN.update(judging.turn)
    priced = (*PRICED, *(name for judging in known for name in judging.prices))
    learnt = standing()
    FITS.update(learnt.fits)
    return Judgement(
        kinds={*BY_KIND, *SEVERAL},
        standing=learnt,
        aims=aims,
        deed=deed,
        idle=idle,
        completes=completes,
        passes=passes,
        pricing=read_prices(DATA / "imperium" / "prices.toml", priced, never=("solari",)),
        weigh=weigh,
        several=several,
        parts=parts,
        named=named,
        horizon=horizon,
    )


def standing() -> Standing:
    """Return the learnt standings. All modules must be registered before."""
    difficulties = [
        choice.key
        for module in MODULES.values()
        for variant in module.variants
        if variant.key == "difficulty"
        for choice in variant.choices
    ]
    path = DATA / "imperium" / "standing.toml"
    known = names([name for module in MODULES.values() for name in module.judging.prices], difficulties)
    learnt_from = tables(difficulties)
    fits = read_fits(path, known, learnt_from)
    if "four" in fits:
        LEADER_WORTH.update({key: fits["four"].weight(f"leader:{key}", 0.5) for key in LEADERS})
    return Standing(
        fits=fits,
        features=features,
        fit_of=fit_of,
        progress=progress,
        contenders=contenders,
        tables=learnt_from,
    )
