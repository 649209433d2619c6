"""The judgement of this war, put together for the minds: both sides play by the same prices."""

from __future__ import annotations

from games.arrakis.judging.answers import several, weigh
from games.arrakis.judging.pricing import PRICING
from games.arrakis.judging.standing import horizon, named, parts
from games.core.judgement import Judgement

JUDGEMENT = Judgement(pricing=PRICING, weigh=weigh, several=several, parts=parts, named=named, horizon=horizon)
"""What a mind makes of this war: where its side stands, and what each answer promises."""
