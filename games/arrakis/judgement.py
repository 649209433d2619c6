"""The judgement record of this game, which the minds use. Both sides play by the same prices."""

from __future__ import annotations

from games.arrakis.judging.aims import aims, completes, obvious
from games.arrakis.judging.answers import BY_KIND, several, weigh
from games.arrakis.judging.features import NAMES, TABLES, contenders, features, fit_of, progress
from games.arrakis.judging.idle import idle
from games.arrakis.judging.multiple_picks import SEVERAL
from games.arrakis.judging.pricing import PRICING
from games.arrakis.judging.standing import horizon, named, parts
from games.core.data import DATA
from games.core.judgement import Judgement
from games.core.standing import Standing, read_fits

WORLDS = 4
TURNS_AHEAD = 2
"""The rest of the own turn and the answer of the enemy. All candidates are compared after as many turns."""
AHEAD = frozenset(
    (
        *("action", "maneuver", "where", "desert-power", "bene-gesserit", "deploy-token", "deploy-leader"),
        *("leader-where", "play", "either", "place", "place-where", "draw", "house", "combat-cards", "go-on"),
        *("retreat", "advance", "hits", "which-worm", "worm-where", "maker-where", "maker-prey", "strike"),
    )
)
"""The questions that decide a turn or a battle. What follows from them is answered by prices."""

JUDGEMENT = Judgement(
    pricing=PRICING,
    weigh=weigh,
    several=several,
    parts=parts,
    named=named,
    horizon=horizon,
    aims=aims,
    obvious=obvious,
    completes=completes,
    reveals_end=True,
    idle=idle,
    worlds=WORLDS,
    changes=TURNS_AHEAD,
    ahead=AHEAD,
    kinds={*BY_KIND, *SEVERAL},
    standing=Standing(
        fits=read_fits(DATA / "arrakis" / "standing.toml", NAMES, TABLES),
        features=features,
        fit_of=fit_of,
        progress=progress,
        contenders=contenders,
        tables=TABLES,
    ),
)
"""How a mind rates this game: the position of its side, and the value of each answer."""
