"""The short rules and the rulings that `/dune rules` shows."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Chapter, Text, Variant, say
from games.imperium.modules import goal_of, modules_of
from games.imperium.rules.setup import all_variants

CHOICES = ("a8", "a21")
"""Rulings that differ from a rulebook. Their texts give the reason."""
OPEN_POINTS = tuple(point for number in range(1, 24) if (point := f"a{number}") not in CHOICES)
"""Each has its sentence in the locale (`ruling-a1` ...) and is decided where the comment names it:
A1-A3 sending; A4, A5, A11 conflict; A6, A7, A18 leaders; A8, A9, A15 specials; A10 endgame; A12, A14 changes;
A13, A22 compound; A17, A21 effects; A16, A20 turns; A19 intrigue; A23 turns and access."""


def rules(options: Mapping[str, str]) -> list[Chapter]:
    """Return the chapters of short rules, options and rulings under these options."""
    chosen = tuple(option_line(variant, options) for variant in all_variants())
    goal = say("imperium-rules-goal", points=goal_of(options))
    short = tuple(say(f"imperium-rules-{part}") for part in ("round", "agent", "reveal", "combat", "influence", "end"))
    return [
        Chapter(say("imperium-rules-title"), (goal, *short)),
        Chapter(say("imperium-rules-options-title"), chosen),
        Chapter(say("imperium-rules-rulings-title"), tuple(say(f"ruling-{point}") for point in OPEN_POINTS)),
        Chapter(say("imperium-rules-choices-title"), tuple(say(f"ruling-{point}") for point in CHOICES)),
        *(chapter for module in modules_of(options) if module.chapters for chapter in module.chapters(options)),
    ]


def option_line(variant: Variant, options: Mapping[str, str]) -> Text:
    """Return what the table chose for this option, and what that means."""
    key = options.get(variant.key, variant.default)
    choice = next(choice for choice in variant.choices if choice.key == key)
    sentence = "imperium-rules-option-alone" if variant.people == (1, 1) else "imperium-rules-option"
    return say(sentence, option=variant.text, choice=choice.text, help=choice.help or "")
