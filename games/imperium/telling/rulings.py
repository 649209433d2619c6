"""Rulings: the open points of the rules and how they are decided at this table, in one readable place."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Chapter, say
from games.imperium.modules import modules_of
from games.imperium.rules.setup import VARIANTS

OPEN_POINTS = tuple(f"a{number}" for number in range(1, 22))
"""Each has its sentence in the locale (`ruling-a1` ...) and is decided where the comment names it:
A1-A3 sending; A4, A5, A11 conflict; A6, A7, A18 leaders; A8, A9, A15 specials; A10 endgame; A12, A14 changes;
A13 compound; A17, A21 effects; A16, A20 turns; A19 intrigue."""


def rules(options: Mapping[str, str]) -> list[Chapter]:
    """The short rules under these options."""
    chosen = tuple(
        say(f"variant-{variant.key}-{options.get(variant.key, variant.default)}-help") for variant in VARIANTS
    )
    short = tuple(
        say(f"imperium-rules-{part}") for part in ("goal", "round", "agent", "reveal", "combat", "influence", "end")
    )
    return [
        Chapter(say("imperium-rules-title"), short),
        Chapter(say("imperium-rules-options-title"), chosen),
        Chapter(say("imperium-rules-rulings-title"), tuple(say(f"ruling-{point}") for point in OPEN_POINTS)),
        *(chapter for module in modules_of(options) if module.chapters for chapter in module.chapters(options)),
    ]
