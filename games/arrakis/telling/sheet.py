"""The look-up sheet: planning cards, leaders, prescience cards, areas."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.components import AREAS, LEADERS, PLANNING, VISIONS
from games.arrakis.mahdi.telling import entries as tactic_entries
from games.arrakis.telling.faces import card_face, leader_face, vision_face
from games.arrakis.telling.wording import area_facts, area_name, leader_name, marker_name
from games.arrakis.views import PrescienceFace
from games.arrakis.vocabulary import Marker
from games.core.protocol import Entry, Text, say


def entries(options: Mapping[str, str] | None = None) -> list[Entry]:
    return [
        *[card_entry(key) for key in PLANNING],
        *[leader_entry(key) for key in LEADERS],
        *[vision_entry(key) for key in VISIONS],
        *tactic_entries(),
        *[area_entry(area) for area in AREAS],
    ]


def card_entry(key: str) -> Entry:
    face = card_face(key)
    kind = say("arrakis-kind-card", deck=say(f"arrakis-deck-{face.deck}"), copies=PLANNING[key].copies)
    return Entry(key, face.name, kind, face.lines, face)


def leader_entry(key: str) -> Entry:
    face = leader_face(key)
    lines = (
        say("arrakis-leader-slot", result=say(f"arrakis-result-{face.slot}")),
        *face.lines,
        say("arrakis-leader-combat", hits=face.hits, shields=face.shields),
    )
    return Entry(key, leader_name(key), say("arrakis-kind-leader", deck=say(f"arrakis-deck-{face.board}")), lines, face)


def vision_entry(key: str) -> Entry:
    face = vision_face(key)
    stand_in: tuple[Text, ...] = (say("arrakis-stand-in"),) if VISIONS[key].when != "end_of_round" else ()
    return Entry(
        key, face.name, say(f"arrakis-kind-vision-{face.phase}"), (*face.lines, award_text(face), *stand_in), face
    )


def award_text(face: PrescienceFace) -> Text:
    """Return which markers a prescience card advances, and how far."""
    steps = {marker: getattr(face, marker) for marker in Marker}
    awards = [say("arrakis-award", marker=marker_name(marker), steps=n) for marker, n in steps.items() if n]
    return say("arrakis-vision-award", awards=awards)


def area_entry(area: str) -> Entry:
    facts = AREAS[area]
    borders = say("arrakis-area-borders", areas=[area_name(other) for other in facts.adj])
    walls = (say("arrakis-area-walls", areas=[area_name(other) for other in facts.wall]),) if facts.wall else ()
    kind = say("arrakis-kind-area")
    return Entry(f"area-{area}", area_name(area), kind, (area_facts(area), borders, *walls), code=facts.code)
