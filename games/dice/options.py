"""The variants of the dice game, which players choose in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from games.core.protocol import Choice, Variant, chosen_options, say, variant
from games.dice.components import ALTERNATIVES, DICE

SIMPLE: dict[str, tuple[str, ...]] = {
    "start": ("random", "host"),
    "dancers": ("dice", "spice"),
    "offers": ("one", "more"),
    "piter": ("shared", "own"),
    "sharing": ("counted", "strict"),
    "map": ("bands", *ALTERNATIVES),
    "silence": ("forces", "everything", "nothing"),
}
"""Each variant and its choices, the default first."""


def _arrows() -> Variant:
    """Return the variant for the two faces of the region die that point west. The 6 always points east."""
    pairs = [pair for pair in combinations(DICE.region, 2) if "6" not in pair]
    choices = tuple(Choice("".join(p), say("dice-variant-arrows-pair", a=int(p[0]), b=int(p[1]))) for p in pairs)
    return Variant("arrows", say("dice-variant-arrows"), choices, "".join(DICE.west))


VARIANTS = (*(variant(key, *SIMPLE[key], words="dice-variant") for key in SIMPLE), _arrows())


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a table, with the defaults for those that are not given."""
    return chosen_options(VARIANTS, options)
