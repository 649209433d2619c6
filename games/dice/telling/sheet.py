"""The entries that players can look up: Houses, equipment, faces of the dice and regions."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Entry, Text, say
from games.dice.components import (
    DICE,
    HOUSES,
    REGIONS,
    WORM,
    Ability,
    AbilityFacts,
    Equipment,
    HouseFacts,
)
from games.dice.options import SIMPLE
from games.dice.telling.wording import ability_name, equipment_name, face_name, house_name, leader_name, region_name


def ability_text(ability: Ability, options: Mapping[str, str]) -> Text:
    """Return the text of an ability. Face Dancers have two texts, chosen by a variant."""
    if ability == Ability.FACE_DANCERS:
        return say(f"dice-ability-face_dancers-{options['dancers']}")
    return say(f"dice-ability-{ability}-text")


def entries(options: Mapping[str, str] | None = None) -> list[Entry]:
    return [
        *[house_entry(facts) for facts in HOUSES.values()],
        *[equipment_entry(kind) for kind in Equipment],
        *[face_entry(face) for face in DICE.vendetta],
        face_entry(WORM),
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
