"""Rise of Ix: the shipping track, the tech tiles and what each player has. It is a strip of the board and a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.imperium.ix.views import IxPlayerView, IxView, StackView, TileFace
from games.imperium.views import Glyphs, ImperiumView
from renderer.card_parts import STRIPE_HEIGHT, draw_stripe, make_titled_scene, set_name
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.imperium.glyphs import draw_effect, measure_effect
from renderer.markers import Counter, make_marker
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Ring, Sprite
from renderer.typesetting import NAME, SMALL, is_cut, set_heading, set_line

WIDE_HEIGHT, TALL_HEIGHT = 280, 488
"""The height of the strip on a wide and on a tall page."""
PAGE_HEIGHT = 760
"""The height of the separate picture."""
HEAD = 30
SCENE_HEIGHTS = (108, 76)
"""The height of a tile's scene above one box and above two, if these leave room."""
IMMEDIATE_HEIGHT = 52
"""The height of the box for the immediate effect, above the lasting one."""
TAB_WIDTH = 30
"""The width of the tab of a tile's box."""
MIN_PAIR_WIDTH = 100
"""Below this width freighters stand above each other."""


def draw_ix_page(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the Ix board as a separate picture, with larger text."""
    seen: IxView | None = context.view.modules.get("ix")
    if seen is None:
        raise NothingToShow("ix")
    drawing = Drawing(1080, PAGE_HEIGHT)
    drawing.parts += _draw_all(Box(0, 0, drawing.width, drawing.height).inset(16), seen, context, NAME, beside=False)
    return drawing


def draw_ix_strip(box: Box, seen: IxView, context: RenderContext[ImperiumView]) -> list[Part]:
    """Draw track, tiles and players side by side. On a phone the tiles are below."""
    return _draw_all(box, seen, context, SMALL, beside=context.is_wide)


def _draw_all(box: Box, seen: IxView, context: RenderContext[ImperiumView], size: int, *, beside: bool) -> list[Part]:
    """Draw track, tiles and players. With `beside` all are in one row."""
    before = _find_view_before(context)
    if beside:
        track, tiles, players = box.left(430), box.after(438).left(box.w - 438 - 308), box.after(box.w - 300)
    else:
        upper, tiles = box.top(250), box.below(256)
        track, players = upper.left(600), upper.after(608)
    stacks = [
        _draw_stack(place, stack, before.stacks[at] if before else None, at, context, size)
        for at, (place, stack) in enumerate(zip(tiles.columns(3, 8), seen.stacks, strict=True))
    ]
    return [_draw_track(track, seen, before, context), *stacks, _draw_players(players, seen, before, context)]


def _find_view_before(context: RenderContext[ImperiumView]) -> IxView | None:
    found: IxView | None = context.before.modules.get("ix") if context.before is not None else None
    return found


def _draw_track(box: Box, seen: IxView, before: IxView | None, context: RenderContext[ImperiumView]) -> Part:
    """Draw the four levels of the shipping track: freighters at the top, the reward of each level below."""
    part = Part("ix:shipping", box)
    part.static.append(Panel(box, "stage"))
    inner = box.inset(12, 8)
    part.static += set_heading(inner.top(HEAD), context.label("ix-shipping"), "sand")
    start, *levels = [inner.below(HEAD).left(70), *inner.below(HEAD).after(74).columns(3, 6)]
    for level, column in enumerate([start, *levels]):
        here = [seat for seat, player in enumerate(seen.players) if player.freighter == level]
        dock = column.top(104)
        part.static.append(Panel(dock, "pit-dark"))
        part.static += set_line(dock.below(dock.h - 30), str(level), "serif-bold", SMALL, "sand", "centre")
        part.changing += _draw_freighters(dock.top(76).inset(2), here, context)
        if level:
            bonus = column.below(110)
            part.static.append(Panel(bonus, "plaque"))
            part.static += draw_effect(bonus.inset(6, 4), seen.rewards[level - 1], context, (40, 38))
    if before and [p.freighter for p in before.players] != [p.freighter for p in seen.players]:
        part.marks.append(Ring(box.inset(-3), context.mentions.get(part.name, "")))
    return part


def _draw_freighters(box: Box, seats: list[int], context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the freighters on a level: two side by side, or above each other in a narrow box."""
    if not seats:
        return []
    abreast = 1 if box.w < MIN_PAIR_WIDTH and len(seats) < 3 else min(len(seats), 2)
    places = [place for row in box.rows(-(-len(seats) // abreast), 2) for place in row.columns(abreast, 2)]
    return [Icon(place, "freighter", "", context.tint(seat)) for place, seat in zip(places, seats, strict=False)]


def _draw_stack(
    box: Box, stack: StackView, before: StackView | None, at: int, context: RenderContext[ImperiumView], size: int
) -> Part:
    """Draw the open tile as a card, and how many are left in its stack."""
    part = Part(f"ix:tech:{at}", box)
    if stack.top is None:
        part.changing.append(Panel(box, "plaque"))
        part.changing += [_make_stack_count(box, stack.left)] if stack.left else []
        return part
    part.changing += _draw_tile(box, stack.top, context, size)
    part.things.append((f"tile:{stack.top.key}", box))
    part.changing.append(_make_stack_count(box, stack.left))
    if before is not None and before.top != stack.top:
        part.marks.append(Ring(box.inset(-3), context.mentions.get(part.name, "")))
    return part


def _make_stack_count(box: Box, count: int) -> Icon:
    """Return the icon that shows how many tiles are left in a stack."""
    return Icon(Box(box.right - 50, box.y + 10, 42, 42), "deck", str(count))


def _draw_tile(box: Box, tile: TileFace, context: RenderContext[ImperiumView], size: int) -> list[Sprite]:
    """Draw a tile: price and name on the scene, the immediate and the lasting effect below."""
    kinds = [(style, glyphs) for style, glyphs in (("pit", tile.acquire), ("reveal", tile.effect)) if glyphs]
    title = set_name(box.inset(58, 8).left(box.w - 58 - 56), context.say(tile.name), size)
    least = max(sprite.box.bottom for sprite in title) - box.y + 4
    scene, rooms = box, list[Sprite]()
    most = SCENE_HEIGHTS[len(kinds) > 1] if size == SMALL else box.h // 2
    for high in (most, (most + least) // 2, least):
        scene, rooms = (
            box.top(max(high, least)),
            _draw_tile_boxes(box.below(max(high, least) + STRIPE_HEIGHT + 4), kinds, context, size),
        )
        if not is_cut(rooms):
            break
    over = [Icon(Box(box.x + 8, box.y + 6, 42, 42), "spice", str(tile.cost)), *title]
    seen = make_titled_scene(scene, f"imperium/tech/{tile.key}", over)
    return [Panel(box, "card"), seen, *over, *draw_stripe(box, scene.bottom, ("dune",)), *rooms]


ICON_SIZES, LARGE_ICON_SIZES = (40, 38, 36, 34, 32), (72, 62, 54, 46)
"""Icon sizes in a tile's boxes at the smallest font size, and on the separate picture."""


def _draw_tile_boxes(
    box: Box, kinds: Sequence[tuple[str, Glyphs]], context: RenderContext[ImperiumView], size: int
) -> list[Sprite]:
    """Draw the boxes of a tile. The immediate effect is short and gets one line if there are two boxes."""
    inner = box.inset(7, 0).top(box.h - 11)
    needed = measure_effect(kinds[0][1], context, inner.w - TAB_WIDTH - 16, 40 * size // SMALL, size) + 8
    first = IMMEDIATE_HEIGHT if size == SMALL else needed
    rooms = [inner.top(first), inner.below(first + 4)] if len(kinds) > 1 else [inner]
    placed: list[Sprite] = []
    for room, (style, glyphs) in zip(rooms, kinds, strict=True):
        ground, left = draw_tile_box(room, style)
        left = left.inset(8, 2)
        if measure_effect(glyphs, context, left.w, 36 * size // SMALL, size) > left.h + 4:
            ground, left = ground[:1], room.inset(3, 2)  # Four factions need the whole line, without the tab.
        icons = tuple(side * size // SMALL for side in (ICON_SIZES if size == SMALL else LARGE_ICON_SIZES + ICON_SIZES))
        placed += [*ground, *draw_effect(left, glyphs, context, icons, align="centre", type_size=size)]
    return placed


def draw_tile_box(room: Box, style: str) -> tuple[list[Sprite], Box]:
    """Return the panel of a tile's box, and the room that is left. The box for acquiring has a tab with an icon."""
    if style != "pit":
        return [Panel(room, style)], room
    tab, side = room.left(TAB_WIDTH), min(TAB_WIDTH - 2, room.h - 4)
    return [Panel(room, style), Panel(tab, "pit-tab"), Icon(tab.middle(side, side), "acquire")], room.after(TAB_WIDTH)


def _draw_players(box: Box, seen: IxView, before: IxView | None, context: RenderContext[ImperiumView]) -> Part:
    """Draw for each player the dreadnoughts in the garrison, the negotiators and the tiles.

    Other dreadnoughts are visible where they are.
    """
    part = Part("ix:players", box)
    part.static.append(Panel(box, "stage"))
    inner = box.inset(12, 8)
    part.static += set_heading(inner.top(HEAD), context.label("ix-players"), "sand")
    rows = inner.below(HEAD).rows(max(len(seen.players), 4), 4)
    for seat, (row, player) in enumerate(zip(rows, seen.players, strict=False)):
        part.changing += _draw_row(row, seat, player, context)
    if before and before.players != seen.players:
        part.marks.append(Ring(box.inset(-3), context.mentions.get(part.name, "")))
    return part


def _draw_row(row: Box, seat: int, player: IxPlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    side = min(row.h, 50)
    placed: list[Sprite] = [make_marker(row.left(side).middle(side, side), seat, context)]
    tint = context.tint(seat)
    up = sum(tile.face_up for tile in player.tiles)
    counts = [
        ("dreadnought", player.garrison, tint),
        ("negotiator", player.negotiators, tint),
        ("tech", up, ""),
        ("tech_down", len(player.tiles) - up, ""),
    ]
    places = row.after(side + 12).columns(len(counts), 4)
    for place, (icon, n, colour) in zip(places, counts, strict=True):
        if n:
            placed.append(Icon(place.left(side).middle(side, side), icon, str(n), colour))
    return placed


# ---------------------------------------------------------------- on a mat


def _find_player(seat: int, context: RenderContext[ImperiumView]) -> IxPlayerView | None:
    seen: IxView | None = context.view.modules.get("ix")
    return None if seen is None else seen.players[seat]


def list_counters(seat: int, context: RenderContext[ImperiumView]) -> list[Counter]:
    """Return the counters of a player: dreadnoughts, freighter, negotiators and tiles."""
    player = _find_player(seat, context)
    if player is None:
        return []
    tint = context.tint(seat)
    ships = player.garrison + player.conflict + len(player.stations)
    found: list[Counter] = [("freighter", str(player.freighter), tint)]
    found += [("dreadnought", str(ships), tint)] * bool(ships)
    found += [("negotiator", str(player.negotiators), tint)] * bool(player.negotiators)
    return found + [("tech" if tile.face_up else "tech_down", "", "") for tile in player.tiles]


def describe_tiles(seat: int, context: RenderContext[ImperiumView]) -> str:
    player = _find_player(seat, context)
    if player is None or not player.tiles:
        return ""
    return context.label("ix-tiles", tiles=_join_tile_names(player, context))


def list_tiles(seat: int, context: RenderContext[ImperiumView]) -> list[str]:
    player = _find_player(seat, context)
    return [] if player is None else _list_tile_names(player, context)


def _join_tile_names(player: IxPlayerView, context: RenderContext[ImperiumView]) -> str:
    return ", ".join(_list_tile_names(player, context))


def _list_tile_names(player: IxPlayerView, context: RenderContext[ImperiumView]) -> list[str]:
    return [
        context.label("ix-tile-up" if tile.face_up else "ix-tile-down", tile=tile.tile.name) for tile in player.tiles
    ]


# ---------------------------------------------------------------- in words


def describe_for_board(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe the Ix board for the text version of the board."""
    if "ix" in context.view.modules:
        yield ""
        yield f"**{context.label('ix-title')}**"
        yield from describe_ix(context)


def describe_ix(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe the open tiles, and what each player has."""
    seen: IxView = context.view.modules["ix"]
    for stack in seen.stacks:
        if stack.top is not None:
            said = " ".join(context.say(text) for text in stack.top.lines)
            yield context.label("ix-tile", tile=stack.top.name, cost=stack.top.cost, left=stack.left, text=said)
    for seat, player in enumerate(seen.players):
        yield _describe_player(context, seat, player)


def _describe_player(context: RenderContext[ImperiumView], seat: int, player: IxPlayerView) -> str:
    text = context.label(
        "ix-player",
        name=context.name(seat),
        level=player.freighter,
        negotiators=player.negotiators,
        garrison=player.garrison,
        conflict=player.conflict,
        stationed=len(player.stations),
    )
    return f"{text} {describe_tiles(seat, context)}".strip()
