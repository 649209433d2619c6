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
from renderer.context import RenderContext

Told = RenderContext[ArrakisView]


def alt(context: Told, picture: str) -> str:
    if picture.startswith("sector:"):
        return " ".join(line.strip("*") for line in sector(context, picture.partition(":")[2]))
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
    return " ".join(sentences.get(picture, board)(context))


def turn(context: Told) -> Iterator[str]:
    yield f"{turn_words(context)}. {round_words(context)}."


def glance(context: Told) -> Iterator[str]:
    """What happened first, then the board, of which the glance shows the most important."""
    if context.sentence:
        yield context.sentence
    yield from board(context)


def board(context: Told) -> Iterator[str]:
    """Most important first, for a reader may stop: whose turn, changes, tracks, battle, bans, legions."""
    yield from turn(context)
    changed = list(words.changes(context))
    if changed:
        yield context.label("alt-changed", changes=", ".join(changed))
    yield from words.tracks(context)
    if context.view.battle is not None:
        yield f"{title_words(context, context.view.battle)}."
    yield from words.spice(context)
    yield from words.areas(context)


def sector(context: Told, key: str) -> Iterator[str]:
    yield from words.sector(context, key)


def near(context: Told) -> Iterator[str]:
    """What may be chosen first, then what lies there."""
    if not neighbourhood(context.view):
        yield from board(context)
        return
    yield f"{near_words(context)}."
    held = {one.id: one for one in context.view.areas}
    for key in context.view.candidates:
        yield words.area(context, held[key]) if key in held else _place(context, key)


def _place(context: Told, key: str) -> str:
    return f"{words.area_name(context, key)}." if key in land().areas else f"{land().zones[key].code}."


def mat(context: Told) -> Iterator[str]:
    boards = whose_boards(context)
    if not boards:
        yield from board(context)
    for one in boards:
        yield from words.dashboard(context, one)


def row(context: Told) -> Iterator[str]:
    yield from words.visions(context)
    yield from words.tracks(context)


def hand(context: Told) -> Iterator[str]:
    cards = context.view.hand or ()
    told = [
        context.label("alt-card", count=1, name=context.say(face.name), effects=" ".join(map(context.say, face.lines)))
        for face in cards
    ]
    yield context.label("arrakis-alt-hand", cards=" ".join(told) or f"{context.label('none')}.")
    yield from words.objectives(context)


def conflict(context: Told) -> Iterator[str]:
    battle = context.view.battle
    if battle is None:
        yield from board(context)
        return
    yield f"{title_words(context, battle)}. {context.say(battle.stage)}."
    for fighter in (battle.attacker, battle.defender):
        if fighter is not None:
            yield from _fighter(context, fighter)
    if battle.faces:
        yield context.label("arrakis-alt-rolled", faces=_faces(context, battle.faces))


def _fighter(context: Told, fighter: FighterView) -> Iterator[str]:
    yield f"{words.legion(context, fighter.legion)}."
    if fighter.rolled:
        yield context.label("arrakis-alt-rolled", faces=_faces(context, fighter.rolled))
    counted = [
        ("arrakis-hits", fighter.hits),
        ("arrakis-shields", fighter.shields),
        ("arrakis-suffers", fighter.suffers),
    ]
    said = [context.label(key, count=count) for key, count in counted if count is not None]
    if said:
        yield f"{', '.join(said)}."


def _faces(context: Told, faces: tuple[str, ...]) -> str:
    counts = [(face, faces.count(face)) for face in ("hit", "shield", "special") if face in faces]
    return ", ".join(context.label(f"arrakis-face-{face}", count=count) for face, count in counts)


def result(context: Told) -> Iterator[str]:
    yield f"{turn_words(context)}."
    if context.view.ending is not None:
        yield context.say(context.view.ending.text)
    yield from words.tracks(context)
    yield from (f"{context.say(side.name)}: {names_of(context, side)}." for side in ranking(context.view))


def card(context: RenderContext[Any]) -> Iterator[str]:
    """What is looked up stands in place of the view."""
    given: object = context.view
    assert isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace | Entry)
    yield f"{context.say(given.name)}."
    yield from (context.say(text) for text in given.lines)
    if isinstance(given, PrescienceFace):
        yield f"{words.award(context, given)}."
    if isinstance(given, LeaderView):
        hits = context.label("arrakis-hits", count=given.hits)
        yield f"{hits}, {context.label('arrakis-shields', count=given.shields)}."
