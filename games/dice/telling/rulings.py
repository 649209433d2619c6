"""The short rules, the rulings on unclear rules, and the parts of the lost board that are reconstructed."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Chapter, Text, say
from games.dice.components import BORDERS, DICE, REGIONS, STORM, ZONES
from games.dice.options import VARIANTS, chosen
from games.dice.telling.wording import region_name

RULINGS = range(1, 60)
RULINGS_A_PART = 14
CHAPTERS = {
    "goal": 5,
    "turn": 7,
    "dice": 4,
    "alliance": 5,
    "recruitment": 3,
    "vendetta": 4,
    "shipping": 5,
    "deals": 4,
    "movement": 3,
    "battle": 6,
    "equipment": 4,
    "storm": 4,
    "silence": 4,
}
"""Chapter of the short rules -> its number of lines."""


def rules(options: Mapping[str, str]) -> list[Chapter]:
    chapters = [
        Chapter(say(f"dice-rules-{name}"), tuple(say(f"dice-rules-{name}-{n}") for n in range(1, count + 1)))
        for name, count in CHAPTERS.items()
    ]
    return [*chapters, table_options(options), *rulings(), reconstructed()]


def table_options(options: Mapping[str, str]) -> Chapter:
    complete = chosen(options)
    lines = []
    for variant in VARIANTS:
        choice = next(c for c in variant.choices if c.key == complete[variant.key])
        lines.append(say("dice-rules-option", option=variant.text, choice=choice.text))
    return Chapter(say("dice-rules-options"), tuple(lines))


def rulings() -> list[Chapter]:
    """Return the rulings on rules that are unclear or missing, in chapters that fit into a message."""
    parts = [RULINGS[first : first + RULINGS_A_PART] for first in range(0, len(RULINGS), RULINGS_A_PART)]
    return [
        Chapter(
            say("dice-rules-rulings", first=part[0], last=part[-1]),
            tuple(say(f"dice-ruling-{number}") for number in part),
        )
        for part in parts
    ]


def reconstructed() -> Chapter:
    """Return a chapter about facts of the lost board that the rulebook does not state."""
    deduced = [region_name(r) for r, facts in REGIONS.items() if facts.known["zone"] == "deduced"]
    lines = [
        say("dice-rules-lost"),
        say("dice-rules-deduced", regions=deduced, zones=sum(z.known == "deduced" for z in ZONES)),
        *[borders_line(confidence) for confidence in ("high", "medium", "low")],
    ]
    if DICE.west_known != "text":
        lines.append(say("dice-rules-arrows"))
    if STORM.known != "text":
        lines.append(say("dice-rules-track"))
    return Chapter(say("dice-rules-reconstructed"), tuple(lines))


def borders_line(confidence: str) -> Text:
    borders = [
        say("dice-rules-border", a=region_name(border.between[0]), b=region_name(border.between[1]))
        for border in BORDERS
        if border.known != "text" and border.confidence == confidence
    ]
    return say("dice-rules-borders", borders=borders, confidence=say(f"dice-confidence-{confidence}"))
