"""Names of the dice game's things by their keys: what a view names by a key only."""

from __future__ import annotations

from games.core.protocol import Text, say
from games.dice.views import HouseView


def house_name(house: str) -> Text:
    return say(f"dice-house-{house}")


def equipment_name(kind: str) -> Text:
    return say(f"dice-equipment-{kind}")


def face_name(face: str) -> Text:
    """A token, or a face of the vendetta or spice die."""
    return say(f"dice-face-{face}")


def forces_names(house: HouseView | None, regular: int, elite: int) -> list[Text]:
    """3 forces, 2 Sardaukar: only Corrino has two kinds that need telling apart."""
    large = "dice-sardaukar" if house is not None and house.house == "corrino" else "dice-forces"
    found = [say(large, count=elite)] if elite else []
    return [say("dice-forces", count=regular), *found] if regular or not elite else found
