"""Alternative texts of the pictures of War for Arrakis, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.arrakis.views import ArrakisView, CardFace, FighterView, LeaderView, PrescienceFace, TacticFace
from games.core.protocol import Entry, Text
from renderer.arrakis import descriptions
from renderer.arrakis.banner import describe_round, describe_turn
from renderer.arrakis.battle import describe_title
from renderer.arrakis.geography import load_board as land
from renderer.arrakis.pages import describe_choice, find_dashboards, find_neighbourhood
from renderer.arrakis.result import name_players, rank_sides
from renderer.context import RenderContext
from renderer.typesetting import make_sentence

ArrakisContext = RenderContext[ArrakisView]


def make_alt_text(context: ArrakisContext, picture: str) -> list[str]:
    """Return the sentences of the alternative text of a picture, the most important first."""
    if picture.startswith("sector:"):
        return [line.strip("*") for line in describe_sector(context, picture.partition(":")[2])]
    sentences = {
        "card": describe_card,
        "deed": describe_glance,
        "glance": describe_glance,
        "row": describe_row,
        "mat": describe_mat,
        "hand": describe_hand,
        "spice": descriptions.describe_spice,
        "near": describe_near,
        "conflict": describe_conflict,
        "result": describe_result,
    }
    return list(sentences.get(picture, describe_board)(context))


def describe_turn_and_round(context: ArrakisContext) -> Iterator[str]:
    yield f"{describe_turn(context)}. {describe_round(context)}."


def describe_glance(context: ArrakisContext) -> Iterator[str]:
    """Describe what happened, and then the board."""
    if context.sentence:
        yield context.sentence
    yield from describe_board(context)


def describe_board(context: ArrakisContext) -> Iterator[str]:
    """Describe the board, most important first: whose turn, tracks, changes, battle, bans, legions."""
    yield from describe_turn_and_round(context)
    yield from descriptions.describe_tracks(context)
    changed = list(descriptions.describe_changes(context))
    if changed:
        yield context.label("alt-changed", changes=", ".join(changed))
    if context.view.battle is not None:
        yield f"{describe_title(context, context.view.battle)}."
    yield from descriptions.describe_spice(context)
    yield from descriptions.describe_areas(context)


def describe_sector(context: ArrakisContext, key: str) -> Iterator[str]:
    yield from descriptions.describe_sector(context, key)


def describe_near(context: ArrakisContext) -> Iterator[str]:
    """Describe what may be chosen, and what lies there."""
    if not find_neighbourhood(context.view):
        yield from describe_board(context)
        return
    yield f"{describe_choice(context)}."
    held = {one.id: one for one in context.view.areas}
    for key in context.view.candidates:
        yield descriptions.describe_area(context, held[key]) if key in held else _place(context, key)


def _place(context: ArrakisContext, key: str) -> str:
    return f"{descriptions.name_area(context, key)}." if key in land().areas else f"{land().zones[key].code}."


def describe_mat(context: ArrakisContext) -> Iterator[str]:
    boards = find_dashboards(context)
    if not boards:
        yield from describe_board(context)
    for one in boards:
        yield from descriptions.describe_dashboard(context, one)
    for leader in context.view.leaders:
        if any(leader.side == one.side for one in boards):
            yield " ".join(
                (f"{context.say(leader.name)}:", *(make_sentence(context.say(text)) for text in leader.lines))
            )


def describe_row(context: ArrakisContext) -> Iterator[str]:
    yield from descriptions.describe_visions(context)
    yield from descriptions.describe_tracks(context)


def describe_hand(context: ArrakisContext) -> Iterator[str]:
    cards = context.view.hand or ()
    texts = [
        context.label("alt-card", count=1, name=context.say(face.name), effects=_say_lines(context, face.lines))
        for face in cards
    ]
    yield context.label("arrakis-alt-hand", cards=" ".join(texts) or f"{context.label('none')}.")
    yield from descriptions.describe_objectives(context)


def describe_conflict(context: ArrakisContext) -> Iterator[str]:
    battle = context.view.battle
    if battle is None:
        yield from describe_board(context)
        return
    yield f"{describe_title(context, battle)}. {context.say(battle.stage)}."
    for fighter in (battle.attacker, battle.defender):
        if fighter is not None:
            yield from _describe_fighter(context, fighter)
    if battle.faces:
        yield context.label("arrakis-alt-rolled", faces=_describe_faces(context, battle.faces))


def _describe_fighter(context: ArrakisContext, fighter: FighterView) -> Iterator[str]:
    yield f"{descriptions.describe_legion(context, fighter.legion)}."
    if fighter.rolled:
        yield context.label("arrakis-alt-rolled", faces=_describe_faces(context, fighter.rolled))
    counted = [
        ("arrakis-hits", fighter.hits),
        ("arrakis-shields", fighter.shields),
        ("arrakis-suffers", fighter.suffers),
    ]
    said = [context.label(key, count=count) for key, count in counted if count is not None]
    if said:
        yield f"{', '.join(said)}."


def _describe_faces(context: ArrakisContext, faces: tuple[str, ...]) -> str:
    counts = [(face, faces.count(face)) for face in ("hit", "shield", "special") if face in faces]
    return ", ".join(context.label(f"arrakis-face-{face}", count=count) for face, count in counts)


def describe_result(context: ArrakisContext) -> Iterator[str]:
    yield f"{describe_turn(context)}."
    if context.view.ending is not None:
        yield context.say(context.view.ending.text)
    yield from descriptions.describe_tracks(context)
    yield from (f"{context.say(side.name)}: {name_players(context, side)}." for side in rank_sides(context.view))


def _say_lines(context: RenderContext[Any], lines: Sequence[Text]) -> str:
    return " ".join(make_sentence(context.say(text)) for text in lines)


def describe_card(context: RenderContext[Any]) -> Iterator[str]:
    """Describe a thing that is looked up. It takes the place of the view."""
    given: object = context.view
    assert isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace | Entry)
    yield f"{context.say(given.name)}."
    yield from (make_sentence(context.say(text)) for text in given.lines)
    if isinstance(given, PrescienceFace):
        yield f"{descriptions.describe_award(context, given)}."
    if isinstance(given, LeaderView):
        hits = context.label("arrakis-hits", count=given.hits)
        yield f"{hits}, {context.label('arrakis-shields', count=given.shields)}."
