"""Names and phrases that prompts, options and the log use."""

from __future__ import annotations

from functools import cache

from games.core.protocol import Text, say
from games.dice.components import KINDS, House, Kind


@cache
def house_name(house: House | str) -> Text:
    return say(f"dice-house-{house}")


@cache
def region_name(region: str) -> Text:
    return say(f"dice-region-{region}")


@cache
def leader_name(leader: str) -> Text:
    return say(f"dice-leader-{leader}")


@cache
def equipment_name(kind: str) -> Text:
    return say(f"dice-equipment-{kind}")


@cache
def face_name(face: str) -> Text:
    """Return the name of a face of the spice, region or vendetta die."""
    return say(f"dice-face-{face}") if not face.isdigit() else say("dice-face-number", number=int(face))


@cache
def one_equipment(kind: str) -> Text:
    """Return the name of an equipment with its article."""
    return say(f"dice-equipment-{kind}-one")


@cache
def ability_name(ability: str) -> Text:
    return say(f"dice-ability-{ability}")


@cache
def force_name(house: House | str, kind: Kind) -> Text:
    """Return the name of a kind of force. Only Corrino has two kinds with different names."""
    return say("dice-sardaukar-name" if kind == "elite" and house == House.CORRINO else "dice-force-name")


@cache
def count_forces(house: House | str, kind: Kind, count: int) -> Text:
    """Return a number of forces in words: "1 force", "2 Sardaukar"."""
    if kind == "elite" and house == House.CORRINO:
        return say("dice-sardaukar", count=count)
    return say("dice-forces", count=count)


def all_forces(house: House | str, regular: int, elite: int) -> list[Text]:
    return [
        count_forces(house, kind, count)
        for kind, count in zip(KINDS, (regular, elite), strict=True)
        if count or (kind == "regular" and not elite)
    ]


def forces_and_leader(house: House | str, regular: int, elite: int, leader: str) -> list[Text]:
    what = all_forces(house, regular, elite) if regular or elite else []
    return [*what, leader_name(leader)] if leader else what
