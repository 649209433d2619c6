"""What can be looked up: Houses, equipment and dice as cards, and the short rules with every open point."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Chapter, Entry, Text, say
from games.dice.components import (
    BORDERS,
    DICE,
    HOUSES,
    REGIONS,
    STORM,
    ZONES,
    Ability,
    AbilityFacts,
    Equipment,
    HouseFacts,
)
from games.dice.options import SIMPLE, VARIANTS, chosen
from games.dice.wording import ability_name, equipment_name, face_name, house_name, leader_name, region_name

RULINGS = range(1, 56)
RULINGS_A_PART = 14
CHAPTERS = {
    "goal": 5,
    "turn": 7,
    "dice": 4,
    "alliance": 4,
    "recruitment": 3,
    "vendetta": 4,
    "shipping": 4,
    "deals": 4,
    "movement": 3,
    "battle": 6,
    "equipment": 3,
    "storm": 4,
    "silence": 4,
}
"""Chapter of the short rules -> how many lines it has."""


def ability_text(ability: Ability, options: Mapping[str, str]) -> Text:
    """Face Dancers come in two versions, of which the table uses one."""
    if ability == Ability.FACE_DANCERS:
        return say(f"dice-ability-face_dancers-{options['dancers']}")
    return say(f"dice-ability-{ability}-text")


def cards() -> list[Entry]:
    return [
        *[house_entry(facts) for facts in HOUSES.values()],
        *[equipment_entry(kind) for kind in Equipment],
        *[face_entry(face) for face in DICE.vendetta],
        face_entry("worm"),
        *[region_entry(region) for region in REGIONS],
    ]


def house_entry(facts: HouseFacts) -> Entry:
    leaders = [
        say("dice-card-leader", leader=leader_name(leader.id), strength=leader.strength) for leader in facts.leaders
    ]
    lines = [
        say("dice-card-players", players=facts.min_players),
        say("dice-card-forces", regular=facts.forces.regular, elite=facts.forces.elite),
        *leaders,
        say(f"dice-house-{facts.id}-start"),
    ]
    lines += [ability_line(ability, text) for ability in facts.abilities for text in ability_versions(ability.id)]
    return Entry(facts.id, house_name(facts.id), say("dice-kind-house"), tuple(lines))


def ability_versions(ability: Ability) -> list[Text]:
    if ability == Ability.FACE_DANCERS:
        return [ability_text(ability, {"dancers": version}) for version in SIMPLE["dancers"]]
    return [ability_text(ability, {})]


def ability_line(ability: AbilityFacts, text: Text) -> Text:
    return say("dice-card-ability", name=ability_name(ability.id), text=text, ally="yes" if ability.ally else "no")


def equipment_entry(kind: Equipment) -> Entry:
    return Entry(kind, equipment_name(kind), say("dice-kind-equipment"), (say(f"dice-equipment-{kind}-text"),))


def face_entry(face: str) -> Entry:
    return Entry(face, face_name(face), say("dice-kind-face"), (say(f"dice-face-{face}-text"),))


def region_entry(region: str) -> Entry:
    return Entry(region, region_name(region), say("dice-kind-region"), (region_facts(region),))


def region_facts(region: str) -> Text:
    facts = REGIONS[region]
    yes_no = {True: "yes", False: "no"}
    return say(
        "dice-card-region",
        zone=facts.zone,
        strategic=yes_no[facts.strategic],
        desert=yes_no[facts.desert],
    )


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
    """Where the rulebook contradicts itself or is silent, and how it is played here, in parts that fit a message."""
    parts = [RULINGS[first : first + RULINGS_A_PART] for first in range(0, len(RULINGS), RULINGS_A_PART)]
    return [
        Chapter(
            say("dice-rules-rulings", first=part[0], last=part[-1]),
            tuple(say(f"dice-ruling-{number}") for number in part),
        )
        for part in parts
    ]


def reconstructed() -> Chapter:
    """What of the lost board is not stated by the rulebook, as the data files mark it."""
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
