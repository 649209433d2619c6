"""Rise of Ix: the shipping track, the open tech tiles, and what each player has of it; a strip of the board, and a
picture of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.imperium.ix.views import IxPlayerView, IxView, StackView, TileFace
from games.imperium.views import Glyphs, ImperiumView
from renderer.frame import Frame
from renderer.imperium.glyphs import height, run
from renderer.layout import NothingToShow
from renderer.pieces import Sign, marker
from renderer.plates import SEAM, named, stripe, vista
from renderer.setting import NAME, SMALL, heading, is_cut, line
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Ring, Sprite

WIDE, TALL = 280, 488
"""How high the strip is."""
PAGE = 760
"""How high the Ix board is by itself."""
HEAD = 30
SCENES = (108, 76)
"""The height of a tile's scene above one box and above two, where these leave room."""
AT_ONCE = 52
"""The height of what a tile brings at once, above what it does later."""
TAB = 30
"""The width of the tab of a tile's box."""
NARROW = 100
"""Below this width freighters stand one above the other."""


def page(frame: Frame[ImperiumView]) -> Drawing:
    """The Ix board by itself, with room for what the tiles say."""
    seen: IxView | None = frame.view.modules.get("ix")
    if seen is None:
        raise NothingToShow("ix")
    drawing = Drawing(1080, PAGE)
    drawing.parts += _set_out(Box(0, 0, drawing.width, drawing.height).inset(16), seen, frame, NAME, beside=False)
    return drawing


def strip(box: Box, seen: IxView, frame: Frame[ImperiumView]) -> list[Part]:
    """Track, tiles and players side by side; on a phone the tiles stand below."""
    return _set_out(box, seen, frame, SMALL, beside=frame.wide)


def _set_out(box: Box, seen: IxView, frame: Frame[ImperiumView], size: int, *, beside: bool) -> list[Part]:
    before = _before(frame)
    if beside:
        track, tiles, players = box.left(430), box.after(438).left(box.w - 438 - 308), box.after(box.w - 300)
    else:
        upper, tiles = box.top(250), box.below(256)
        track, players = upper.left(600), upper.after(608)
    stacks = [
        _stack(place, stack, before.stacks[at] if before else None, at, frame, size)
        for at, (place, stack) in enumerate(zip(tiles.columns(3, 8), seen.stacks, strict=True))
    ]
    return [_track(track, seen, before, frame), *stacks, _players(players, seen, before, frame)]


def _before(frame: Frame[ImperiumView]) -> IxView | None:
    found: IxView | None = frame.before.modules.get("ix") if frame.before is not None else None
    return found


def _track(box: Box, seen: IxView, before: IxView | None, frame: Frame[ImperiumView]) -> Part:
    """Four levels from the left: the freighters above, what a level brings below."""
    part = Part("ix:shipping", box)
    part.still.append(Panel(box, "stage"))
    inner = box.inset(12, 8)
    part.still += heading(inner.top(HEAD), frame.label("ix-shipping"), "sand")
    start, *levels = [inner.below(HEAD).left(70), *inner.below(HEAD).after(74).columns(3, 6)]
    for level, column in enumerate([start, *levels]):
        here = [seat for seat, player in enumerate(seen.players) if player.freighter == level]
        dock = column.top(104)
        part.still.append(Panel(dock, "pit-dark"))
        part.still += line(dock.below(dock.h - 30), str(level), "serif-bold", SMALL, "sand", "centre")
        part.moving += _docked(dock.top(76).inset(2), here, frame)
        if level:
            bonus = column.below(110)
            part.still.append(Panel(bonus, "plaque"))
            part.still += run(bonus.inset(6, 4), seen.rewards[level - 1], frame, (40, 38))
    if before and [p.freighter for p in before.players] != [p.freighter for p in seen.players]:
        part.marks.append(Ring(box.inset(-3), frame.tags.get(part.name, "")))
    return part


def _docked(box: Box, seats: list[int], frame: Frame[ImperiumView]) -> list[Sprite]:
    """Two freighters side by side, or one above the other where there is little room; up to two rows."""
    if not seats:
        return []
    abreast = 1 if box.w < NARROW and len(seats) < 3 else min(len(seats), 2)
    places = [place for row in box.rows(-(-len(seats) // abreast), 2) for place in row.columns(abreast, 2)]
    return [Icon(place, "freighter", "", frame.tint(seat)) for place, seat in zip(places, seats, strict=False)]


def _stack(
    box: Box, stack: StackView, before: StackView | None, at: int, frame: Frame[ImperiumView], size: int
) -> Part:
    """The open tile as a card, and on its scene how many are left in its stack."""
    part = Part(f"ix:tech:{at}", box)
    if stack.top is None:
        part.moving.append(Panel(box, "plaque"))
        part.moving += [_left(box, stack.left)] if stack.left else []
        return part
    part.moving += _face(box, stack.top, frame, size)
    part.things.append((f"tile:{stack.top.key}", box))
    part.moving.append(_left(box, stack.left))
    if before is not None and before.top != stack.top:
        part.marks.append(Ring(box.inset(-3), frame.tags.get(part.name, "")))
    return part


def _left(box: Box, count: int) -> Icon:
    return Icon(Box(box.right - 50, box.y + 10, 42, 42), "deck", str(count))


def _face(box: Box, tile: TileFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """Price and name over the scene; below, what the tile brings at once and what it does later."""
    kinds = [(style, glyphs) for style, glyphs in (("pit", tile.acquire), ("reveal", tile.effect)) if glyphs]
    title = named(box.inset(58, 8).left(box.w - 58 - 56), frame.say(tile.name), size)
    least = max(sprite.box.bottom for sprite in title) - box.y + 4
    scene, rooms = box, list[Sprite]()
    most = SCENES[len(kinds) > 1] if size == SMALL else box.h // 2
    for high in (most, (most + least) // 2, least):
        scene, rooms = box.top(max(high, least)), _rooms(box.below(max(high, least) + SEAM + 4), kinds, frame, size)
        if not is_cut(rooms):
            break
    over = [Icon(Box(box.x + 8, box.y + 6, 42, 42), "spice", str(tile.cost)), *title]
    seen = vista(scene, f"imperium/tech/{tile.key}", over)
    return [Panel(box, "card"), seen, *over, *stripe(box, scene.bottom, ("dune",)), *rooms]


ICONS, LARGE = (40, 38, 36, 34), (72, 62, 54, 46)
"""Sizes of the icons in a tile's boxes beside the smallest type; the second by itself, where there is room."""


def _rooms(box: Box, kinds: Sequence[tuple[str, Glyphs]], frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """What a tile brings at once is short: one line of two boxes."""
    inner = box.inset(7, 0).top(box.h - 11)
    needed = height(kinds[0][1], frame, inner.w - TAB - 16, 40 * size // SMALL, size) + 8
    first = AT_ONCE if size == SMALL else needed
    rooms = [inner.top(first), inner.below(first + 4)] if len(kinds) > 1 else [inner]
    placed: list[Sprite] = []
    for room, (style, glyphs) in zip(rooms, kinds, strict=True):
        ground, left = labelled(room, style)
        if height(glyphs, frame, left.w - 16, 36 * size // SMALL, size) > left.h:
            ground, left = ground[:1], room  # Four factions at once take all of the line.
        icons = tuple(side * size // SMALL for side in (ICONS if size == SMALL else LARGE + ICONS))
        placed += [*ground, *run(left.inset(8, 2), glyphs, frame, icons, align="centre", type_size=size)]
    return placed


def labelled(room: Box, style: str) -> tuple[list[Sprite], Box]:
    """A box of a tile, and what is left of it: what acquiring the tile brings bears the sign of that on a tab."""
    if style != "pit":
        return [Panel(room, style)], room
    tab, side = room.left(TAB), min(TAB - 2, room.h - 4)
    return [Panel(room, style), Panel(tab, "pit-tab"), Icon(tab.middle(side, side), "acquire")], room.after(TAB)


def _players(box: Box, seen: IxView, before: IxView | None, frame: Frame[ImperiumView]) -> Part:
    """Of each player: dreadnoughts in the garrison, for others are seen where they are; negotiators; tiles."""
    part = Part("ix:players", box)
    part.still.append(Panel(box, "stage"))
    inner = box.inset(12, 8)
    part.still += heading(inner.top(HEAD), frame.label("ix-players"), "sand")
    rows = inner.below(HEAD).rows(max(len(seen.players), 4), 4)
    for seat, (row, player) in enumerate(zip(rows, seen.players, strict=False)):
        part.moving += _row(row, seat, player, frame)
    if before and before.players != seen.players:
        part.marks.append(Ring(box.inset(-3), frame.tags.get(part.name, "")))
    return part


def _row(row: Box, seat: int, player: IxPlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    side = min(row.h, 50)
    placed: list[Sprite] = [marker(row.left(side).middle(side, side), seat, frame)]
    tint = frame.tint(seat)
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


def _of(seat: int, frame: Frame[ImperiumView]) -> IxPlayerView | None:
    seen: IxView | None = frame.view.modules.get("ix")
    return None if seen is None else seen.players[seat]


def signs(seat: int, frame: Frame[ImperiumView]) -> list[Sign]:
    """A player's dreadnoughts, freighter, negotiators and tiles."""
    player = _of(seat, frame)
    if player is None:
        return []
    tint = frame.tint(seat)
    ships = player.garrison + player.conflict + len(player.stations)
    found: list[Sign] = [("freighter", str(player.freighter), tint)]
    found += [("dreadnought", str(ships), tint)] * bool(ships)
    found += [("negotiator", str(player.negotiators), tint)] * bool(player.negotiators)
    return found + [("tech" if tile.face_up else "tech_down", "", "") for tile in player.tiles]


def tiles_said(seat: int, frame: Frame[ImperiumView]) -> str:
    player = _of(seat, frame)
    if player is None or not player.tiles:
        return ""
    return frame.label("ix-tiles", tiles=_tile_names(player, frame))


def tile_lines(seat: int, frame: Frame[ImperiumView]) -> list[str]:
    player = _of(seat, frame)
    return [] if player is None else _each_tile(player, frame)


def _tile_names(player: IxPlayerView, frame: Frame[ImperiumView]) -> str:
    return ", ".join(_each_tile(player, frame))


def _each_tile(player: IxPlayerView, frame: Frame[ImperiumView]) -> list[str]:
    return [frame.label("ix-tile-up" if tile.face_up else "ix-tile-down", tile=tile.tile.name) for tile in player.tiles]


# ---------------------------------------------------------------- in words


def words(frame: Frame[ImperiumView]) -> Iterator[str]:
    """The Ix board and the shipping track, for those who read."""
    if "ix" in frame.view.modules:
        yield ""
        yield f"**{frame.label('ix-title')}**"
        yield from sentences(frame)


def sentences(frame: Frame[ImperiumView]) -> Iterator[str]:
    """The open tiles, then what each player has."""
    seen: IxView = frame.view.modules["ix"]
    for stack in seen.stacks:
        if stack.top is not None:
            said = " ".join(frame.say(text) for text in stack.top.lines)
            yield frame.label("ix-tile", tile=stack.top.name, cost=stack.top.cost, left=stack.left, text=said)
    for seat, player in enumerate(seen.players):
        yield _said(frame, seat, player)


def _said(frame: Frame[ImperiumView], seat: int, player: IxPlayerView) -> str:
    told = frame.label(
        "ix-player",
        name=frame.name(seat),
        level=player.freighter,
        negotiators=player.negotiators,
        garrison=player.garrison,
        conflict=player.conflict,
        stationed=len(player.stations),
    )
    return f"{told} {tiles_said(seat, frame)}".strip()
