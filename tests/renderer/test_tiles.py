"""Tiles: a picture from cached tiles is the same as a freshly painted one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest
from PIL import Image, ImageChops

from games.imperium import GAME
from renderer.colours import get_palette
from renderer.context import RenderContext
from renderer.paint import canvas
from renderer.paint.tiles import SIDE, Edges, Tiles
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Box, Drawing, Icon, Panel, Ring, Sprite
from tests.renderer.arrakis import tables as arrakis_tables
from tests.renderer.dice import tables as dice_tables
from tests.renderer.positions import Position, positions_of

NAMES = dice_tables.NAMES
GROUND = (60, 80, 100)


def found(table: str) -> tuple[str, Sequence[Position[Any]]]:
    if table == "dice":
        return table, dice_tables.positions(4, "sand", 11)
    if table == "arrakis":
        return table, arrakis_tables.positions(2, "sand", 17)
    return "imperium", positions_of(GAME, 3, "sand", 17, {"expansion": "ix"})


def drawings(table: str, size: str) -> Iterator[Drawing]:
    """Yield the board at several positions of a game, one after the other."""
    game, positions = found(table)
    for position in positions[len(positions) // 2 :][:3]:
        yield GAME_RENDERERS[game].pictures["board"](
            RenderContext(position.public, NAMES, size=size, before=position.before)
        )


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("table", ["ix", "dice", "arrakis"])
def test_a_picture_after_others_is_the_same_as_if_it_were_the_first(table: str, size: str) -> None:
    first, *others = drawings(table, size)
    canvas.paint(first, "default")
    for drawing in others:
        after = canvas.paint(drawing, "default")
        canvas._tiles.clear()
        assert ImageChops.difference(after, canvas.paint(drawing, "default")).getbbox() is None


def kind(sprite: Sprite) -> tuple[object, ...]:
    return type(sprite), getattr(sprite, "style", ""), bool(getattr(sprite, "halo", ""))


@pytest.mark.parametrize("table", ["ix", "dice", "arrakis"])
def test_no_sprite_changes_a_pixel_beyond_its_reach(table: str) -> None:
    shown = {
        kind(s): s for size in ("wide", "tall") for each in drawings(table, size) for s in each.foreground_sprites()
    }
    for sprite in shown.values():
        page = Image.new("RGB", (1700, 2200), GROUND)
        canvas.paint_sprites(page, [sprite], get_palette("default"))
        x, y, right, bottom = ImageChops.difference(page, Image.new("RGB", page.size, GROUND)).getbbox() or (0,) * 4
        changed = Box(x, y, right - x, bottom - y)
        assert not changed.w or canvas.find_reach(sprite).contains(changed), sprite


def test_a_ring_with_the_number_of_its_sentence_stays_within_its_reach() -> None:
    for box in (Box(300, 300, 200, 150), Box(300, 300, 200, 40)):
        ring, page = Ring(box, "7"), Image.new("RGB", (800, 800), GROUND)
        canvas.paint_sprites(page, [ring], get_palette("default"))
        x, y, right, bottom = ImageChops.difference(page, Image.new("RGB", page.size, GROUND)).getbbox()
        assert canvas.find_reach(ring).contains(Box(x, y, right - x, bottom - y))


def icon(column: int, row: int, name: str = "spice") -> tuple[Sprite, Box]:
    box = Box(column * SIDE + 10, row * SIDE + 10, 20, 20)
    return Icon(box, name), box


def laid(tiles: Tiles, sprites: Sequence[tuple[Sprite, Box]], ground: int = 1) -> list[Sprite]:
    """Return which of these sprites had to be painted."""
    painted: list[Sprite] = []

    def paint(wanted: Iterable[Sprite], tiles: Sequence[Edges]) -> None:
        painted.extend(wanted)

    tiles.paint_tiles(Image.new("RGB", (3 * SIDE, 2 * SIDE)), ground, sprites, paint)
    return painted


def test_only_what_reaches_into_a_tile_that_changed_is_painted_in_its_order() -> None:
    tiles = Tiles()
    wide = Panel(Box(10, 10, 2 * SIDE, 40), "plaque")
    board = [(wide, wide.box), icon(0, 0), icon(1, 0), icon(2, 1)]
    assert laid(tiles, board) == [sprite for sprite, _ in board]
    assert laid(tiles, board) == []
    come = icon(1, 0, "water")
    assert laid(tiles, [*board, come]) == [wide, board[2][0], come[0]]


def test_the_same_things_in_another_order_or_on_another_ground_are_another_tile() -> None:
    tiles = Tiles()
    pair = [icon(0, 0), icon(0, 0, "water")]
    laid(tiles, pair)
    assert len(laid(tiles, pair[::-1])) == 2
    assert len(laid(tiles, pair, ground=2)) == 2


def test_what_lies_partly_beyond_the_picture_is_painted_where_it_is_seen() -> None:
    tiles = Tiles()
    outside = Panel(Box(-30, -30, 60, 60), "plaque")
    beyond = Panel(Box(9 * SIDE, 0, 60, 60), "plaque")
    assert laid(tiles, [(outside, outside.box), (beyond, beyond.box)]) == [outside]
