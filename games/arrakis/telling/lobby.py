"""Texts of the lobby about a war: who plays which side, and which numbers are stand-ins."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.options import chosen, plays_automa
from games.arrakis.telling.wording import side_name
from games.arrakis.vocabulary import Side
from games.core.protocol import Text, say

STAND_INS = say("arrakis-stand-ins-note")


def lobby_notes(options: Mapping[str, str], people: int) -> list[Text]:
    """Return who plays which side with so many people under these options, and what is a stand-in."""
    complete = chosen(options)
    if plays_automa(complete, people):
        return [say("arrakis-lobby-alone", people=people), STAND_INS]
    shared = [say("arrakis-lobby-shared", side=side_name(Side(complete["shared"])))] if people == 3 else []
    teams = [say("arrakis-lobby-teams")] if people == 4 else []
    return [_who_begins(complete["sides"], people), *shared, *teams, STAND_INS]


def _who_begins(choice: str, people: int) -> Text:
    """Return how the sides are given to the seats."""
    if choice == "random":
        return say("arrakis-lobby-by-lot")
    first = Side(choice)
    return say("arrakis-lobby-sides", first=side_name(first), other=side_name(first.other), people=people)
