"""Faces on cards: no name covers the face of a person."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.catalogue import GAMES
from games.core.locales import languages
from games.imperium.components import CARDS
from games.imperium.views import CardFace
from renderer.context import RenderContext
from renderer.imperium.cards import draw_card
from renderer.paint.scenery.scene_cache import get_scene_view
from renderer.scene_placement import find_important_parts, place_part
from renderer.scenes import get_scene
from renderer.sprites import Box, Icon, Lettering, Part, Vista
from renderer.typesetting import SMALL

PLACES = {
    "wide board": (Box(0, 0, 233, 298), SMALL),
    "tall board": (Box(0, 0, 206, 278), SMALL),
    "tall board beside Ix": (Box(0, 0, 206, 294), SMALL),
    "row": (Box(0, 0, 304, 456), 28),
}


def portraits() -> Iterator[CardFace]:
    for entry in GAMES["imperium"].cards():
        face = entry.face
        if isinstance(face, CardFace) and any(thing.kind == "bust" for thing in get_scene(scene_of(face)).things):
            yield face


def scene_of(face: CardFace) -> str:
    return f"imperium/card/{face.key}"


def eyes(part: Part) -> Iterator[Box]:
    """Yield where on a card the eyes of people are."""
    vista = next(sprite for sprite in part.sprites() if isinstance(sprite, Vista))
    for thing, head in zip(get_scene(vista.scene).things, find_important_parts(vista.scene), strict=True):
        if thing.kind == "bust":
            face = place_part(head, vista.box, vista.shift_down)
            yield face.below(face.h * 2 // 5).top(face.h // 10)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("place", PLACES)
def test_no_name_price_or_symbol_hides_the_eyes_of_a_portrait(place: str, lang: str) -> None:
    (box, size), hidden = PLACES[place], []
    for face in portraits():
        if CARDS[face.key].module == "ix" and place == "tall board":
            continue  # They are never there.
        part = draw_card(box, face, RenderContext(None, lang=lang), "card", size)
        over = [sprite.box for sprite in part.sprites() if isinstance(sprite, Lettering | Icon)]
        hidden += [face.key for each in eyes(part) if any(each.overlaps(other) for other in over)]
    assert hidden == []


def test_a_scene_that_hangs_lower_goes_on_above_as_it_ended() -> None:
    usual, lower = get_scene_view("imperium/card/chani", 233, 116), get_scene_view("imperium/card/chani", 233, 116, 60)
    assert lower.size == usual.size
    assert lower.crop((0, 110, 233, 111)).tobytes() != usual.crop((0, 110, 233, 111)).tobytes()
