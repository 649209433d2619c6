"""Names of things that a view gives only by key."""

from __future__ import annotations

from games.core.protocol import Text, say
from games.dice.views import HouseView


def name_house(house: str) -> Text:
    return say(f"dice-house-{house}")


def name_equipment(kind: str) -> Text:
    return say(f"dice-equipment-{kind}")


def name_face(face: str) -> Text:
    """Return the name of a token, or of a face of the vendetta or spice die."""
    return say(f"dice-face-{face}")


def name_forces(house: HouseView | None, regular: int, elite: int) -> list[Text]:
    """Return forces in words, such as "3 forces" and "2 Sardaukar". Only Corrino's elite forces have a name of
    their own.
    """
    large = "dice-sardaukar" if house is not None and house.house == "corrino" else "dice-forces"
    found = [say(large, count=elite)] if elite else []
    return [say("dice-forces", count=regular), *found] if regular or not elite else found
