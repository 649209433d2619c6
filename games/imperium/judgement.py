"""The judgement of Dune: Imperium: how minds weigh answers in the base game and in its modules."""

from __future__ import annotations

from games.core.data import DATA
from games.core.judgement import Judgement, read_prices
from games.imperium.judging.answers import BY_KIND, IN_TURN, SEVERAL, several, weigh
from games.imperium.judging.standing import horizon, named, parts
from games.imperium.judging.worth import WEIGHED
from games.imperium.modules import MODULES

PRICED = (
    *("vp", "solari", "spice", "water", "troop", "draw", "intrigue", "persuasion", "sword", "influence", "alliance"),
    *("swordmaster", "council", "mentat", "trash", "foldspace", "control", "hold", "card", "icon", "conflict", "spite"),
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
    return Judgement(
        pricing=read_prices(DATA / "imperium" / "prices.toml", priced, never=("solari",)),
        weigh=weigh,
        several=several,
        parts=parts,
        named=named,
        horizon=horizon,
    )
