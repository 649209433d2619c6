"""What a picture shows, in a few sentences, for those who hear it read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.arrakis.views import ArrakisView, CardFace, FighterView, LeaderView, PrescienceFace, TacticFace
from games.core.protocol import Entry
from renderer.arrakis import words
from renderer.arrakis.banner import round_words, turn_words
from renderer.arrakis.battle import title_words
from renderer.arrakis.geography import board as land
from renderer.arrakis.pages import near_words, neighbourhood, whose_boards
from renderer.arrakis.result import names_of, ranking
from renderer.frame import Frame

Told = Frame[ArrakisView]


def alt(frame: Told, picture: str) -> str:
    if picture.startswith("sector:"):
        return " ".join(line.strip("*") for line in sector(frame, picture.partition(":")[2]))
    sentences = {
        "card": card,
        "deed": glance,
        "glance": glance,
        "row": row,
        "mat": mat,
        "hand": hand,
        "spice": words.spice,
        "near": near,
        "conflict": conflict,
        "result": result,
    }
    return " ".join(sentences.get(picture, board)(frame))


def turn(frame: Told) -> Iterator[str]:
    yield f"{turn_words(frame)}. {round_words(frame)}."


def glance(frame: Told) -> Iterator[str]:
    """What happened first, then the board, of which the glance shows the most important."""
    if frame.said:
        yield frame.said
    yield from board(frame)


def board(frame: Told) -> Iterator[str]:
    """Most important first, for a reader may stop: whose turn, changes, tracks, battle, bans, legions."""
    yield from turn(frame)
    changed = list(words.changes(frame))
    if changed:
        yield frame.label("alt-changed", changes=", ".join(changed))
    yield from words.tracks(frame)
    if frame.view.battle is not None:
        yield f"{title_words(frame, frame.view.battle)}."
    yield from words.spice(frame)
    yield from words.areas(frame)


def sector(frame: Told, key: str) -> Iterator[str]:
    yield from words.sector(frame, key)


def near(frame: Told) -> Iterator[str]:
    """What may be chosen first, then what lies there."""
    if not neighbourhood(frame.view):
        yield from board(frame)
        return
    yield f"{near_words(frame)}."
    held = {one.id: one for one in frame.view.areas}
    for key in frame.view.candidates:
        yield words.area(frame, held[key]) if key in held else _place(frame, key)


def _place(frame: Told, key: str) -> str:
    return f"{words.area_name(frame, key)}." if key in land().areas else f"{land().zones[key].code}."


def mat(frame: Told) -> Iterator[str]:
    boards = whose_boards(frame)
    if not boards:
        yield from board(frame)
    for one in boards:
        yield from words.dashboard(frame, one)


def row(frame: Told) -> Iterator[str]:
    yield from words.visions(frame)
    yield from words.tracks(frame)


def hand(frame: Told) -> Iterator[str]:
    cards = frame.view.hand or ()
    told = [
        frame.label("alt-card", count=1, name=frame.say(face.name), effects=" ".join(map(frame.say, face.lines)))
        for face in cards
    ]
    yield frame.label("arrakis-alt-hand", cards=" ".join(told) or f"{frame.label('none')}.")
    yield from words.objectives(frame)


def conflict(frame: Told) -> Iterator[str]:
    battle = frame.view.battle
    if battle is None:
        yield from board(frame)
        return
    yield f"{title_words(frame, battle)}. {frame.say(battle.stage)}."
    for fighter in (battle.attacker, battle.defender):
        if fighter is not None:
            yield from _fighter(frame, fighter)
    if battle.faces:
        yield frame.label("arrakis-alt-rolled", faces=_faces(frame, battle.faces))


def _fighter(frame: Told, fighter: FighterView) -> Iterator[str]:
    yield f"{words.legion(frame, fighter.legion)}."
    if fighter.rolled:
        yield frame.label("arrakis-alt-rolled", faces=_faces(frame, fighter.rolled))
    counted = [
        ("arrakis-hits", fighter.hits),
        ("arrakis-shields", fighter.shields),
        ("arrakis-suffers", fighter.suffers),
    ]
    said = [frame.label(key, count=count) for key, count in counted if count is not None]
    if said:
        yield f"{', '.join(said)}."


def _faces(frame: Told, faces: tuple[str, ...]) -> str:
    counts = [(face, faces.count(face)) for face in ("hit", "shield", "special") if face in faces]
    return ", ".join(frame.label(f"arrakis-face-{face}", count=count) for face, count in counts)


def result(frame: Told) -> Iterator[str]:
    yield f"{turn_words(frame)}."
    if frame.view.ending is not None:
        yield frame.say(frame.view.ending.text)
    yield from words.tracks(frame)
    yield from (f"{frame.say(side.name)}: {names_of(frame, side)}." for side in ranking(frame.view))


def card(frame: Frame[Any]) -> Iterator[str]:
    """What is looked up stands in place of the view."""
    given: object = frame.view
    assert isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace | Entry)
    yield f"{frame.say(given.name)}."
    yield from (frame.say(text) for text in given.lines)
    if isinstance(given, PrescienceFace):
        yield f"{words.award(frame, given)}."
    if isinstance(given, LeaderView):
        yield f"{frame.label('arrakis-hits', count=given.hits)}, {frame.label('arrakis-shields', count=given.shields)}."
