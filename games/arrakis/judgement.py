"""The judgement record of this game, which the minds use. Both sides play by the same prices."""

from __future__ import annotations

from games.arrakis.judging.answers import BY_KIND, several, weigh
from games.arrakis.judging.multiple_picks import SEVERAL
from games.arrakis.judging.pricing import PRICING
from games.arrakis.judging.standing import horizon, named, parts
from games.core.judgement import Judgement

WORLDS = 4
ANSWERS_AHEAD = 10
"""Two to four turns. A fixed number compares all candidates at the same distance, whatever a turn takes."""

JUDGEMENT = Judgement(
    pricing=PRICING,
    weigh=weigh,
    several=several,
    parts=parts,
    named=named,
    horizon=horizon,
    worlds=WORLDS,
    answers_ahead=ANSWERS_AHEAD,
    kinds={*BY_KIND, *SEVERAL},
)
"""How a mind rates this game: the position of its side, and the value of each answer."""
