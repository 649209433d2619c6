"""The options that a table may choose before the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.components import SEATS
from games.core.protocol import chosen_options, variant

AUTOMA = "mahdi"
SEATS_ALONE = (1, 2)
"""Least and most players against the automa: one, or two partners."""

ASKED_TIES = "player"
"""The choice of the variant "ties" with which a player decides where the automa's criteria leave a tie."""

LAST_ROUND = {"rounds": "15"}
"""The option that ends an undecided war after this round."""

VARIANTS = (
    variant("enemy", "people", AUTOMA, words="arrakis-variant"),
    variant("sides", "random", "atreides", "harkonnen", words="arrakis-variant", people=(2, 99)),
    variant("shared", "harkonnen", "atreides", words="arrakis-variant", people=(3, 3)),
    variant("casualties", "in_turn", "together", words="arrakis-variant", people=(2, 99)),
    variant("ties", AUTOMA, ASKED_TIES, words="arrakis-variant", people=SEATS_ALONE),
    variant("alone", "printed", "easier", "harder", words="arrakis-variant", people=SEATS_ALONE),
    variant("rounds", "0", "15", "25", words="arrakis-variant"),
)


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """Return the table's options, completed with the defaults."""
    return chosen_options(VARIANTS, options)


def seats(options: Mapping[str, str]) -> tuple[int, int]:
    """Return the least and most players. A single player always plays against the automa."""
    return SEATS_ALONE if chosen(options)["enemy"] == AUTOMA else SEATS


def asks_ties(options: Mapping[str, str]) -> bool:
    """Return whether a player decides ties of the automa. In wars from before this option a player always does."""
    return options.get("ties", ASKED_TIES) == ASKED_TIES


def plays_automa(options: Mapping[str, str], people: int) -> bool:
    return people == 1 or options["enemy"] == AUTOMA
