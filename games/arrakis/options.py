"""What a table may choose before the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import chosen_options, variant

VARIANTS = (
    variant("sides", "random", "atreides", "harkonnen", words="arrakis-variant"),
    variant("shared", "harkonnen", "atreides", words="arrakis-variant"),
    variant("casualties", "together", "in_turn", words="arrakis-variant"),
    variant("rounds", "15", "25", "0", words="arrakis-variant"),
)


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """The table's options, completed by the defaults."""
    return chosen_options(VARIANTS, options)
