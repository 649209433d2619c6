"""The end: who won and how, and what every House held."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView
from renderer.dice.banner import won_words
from renderer.dice.icons_houses import CRESTS
from renderer.dice.mats import house_of
from renderer.dice.prose import house_words
from renderer.frame import Frame
from renderer.paint.type import line_height, width
from renderer.pieces import marker
from renderer.plates import won_by
from renderer.setting import NAME, SMALL, TEXT, TITLE, filling, fitting, line, paragraph, wrap
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista

WIDTH = 1080
"""As many pixels as a phone can show in the post."""


def result(frame: Frame[DiceView]) -> Drawing:
    seats = frame.view.seats
    drawing = Drawing(WIDTH, 16 + 258 + seats * 142 + 16)
    page = Box(0, 0, WIDTH, drawing.height).inset(16)
    drawing.parts.append(_title(page.top(244), frame))
    for box, seat in zip(page.below(256).rows(seats, 12), ranking(frame.view), strict=True):
        drawing.parts.append(_place(box, seat, frame))
    return drawing


def winners(view: DiceView) -> list[int]:
    return list(view.ending.winners) if view.ending is not None else []


def ranking(view: DiceView) -> list[int]:
    """Winners first, then by strategic regions held."""
    held = {house.seat: len(house.strategic) for house in view.houses}
    won = winners(view)
    return sorted(range(view.seats), key=lambda seat: (seat not in won, -held.get(seat, 0), seat))


def title_words(frame: Frame[DiceView]) -> str:
    won = winners(frame.view)
    if won:
        return won_words(frame, won)
    return frame.label("dice-nobody-won") if frame.view.ending is not None else frame.label("forces")


def _title(box: Box, frame: Frame[DiceView]) -> Part:
    part = Part("title", box)
    won = winners(frame.view)
    tint = frame.tint(won[0]) if won else "stone"
    part.moving.append(Panel(box, "pill", tint))
    side = 136 if len(won) < 2 else 90
    x = box.x + 24
    for seat in won[:2]:
        part.moving.append(marker(Box(x, box.y + (box.h - side) // 2, side, side), seat, frame))
        x += side + 10
    room = Box(x + 14, box.y + 14, box.right - x - 38, box.h - 28)
    words = title_words(frame)
    size = fitting([words], room.w, "serif-bold", (64, TITLE, NAME, TEXT))
    ink = f"on:{tint}"
    house = house_of(frame.view, won[0]) if won else None
    if house is not None and width(words, "serif-bold", size) <= room.w - 2 * box.h:
        part.moving.append(won_by(box, f"dice/house/{house.house}"))
        room = room.left(room.w - 2 * box.h)
    part.moving += line(room.top(88), words, "serif-bold", size, ink)
    if frame.view.ending is not None:
        told = frame.say(frame.view.ending.text)
        size = filling(told, room.below(88), "sans", (TITLE, 38, 35, NAME, TEXT))
        part.moving += paragraph(room.below(88), told, "sans", size, ink)
    return part


def _place(box: Box, seat: int, frame: Frame[DiceView]) -> Part:
    """A player: marker, House, and which strategic regions they held."""
    part = Part(f"place:{seat}", box)
    view = frame.view
    won = seat in winners(view)
    part.moving.append(Panel(box, "mat-lit" if won else "mat"))
    part.moving.append(Panel(box.left(12).inset(0, 16), "bar", frame.tint(seat)))
    inner = Box(box.x + 26, box.y + 14, box.w - 44, box.h - 28)
    side = min(inner.h - 16, 84)
    part.moving.append(marker(inner.left(side).middle(side, side), seat, frame))
    house = house_of(view, seat)
    if house is None:
        return part
    part.moving.append(Icon(inner.after(side + 10).left(side).middle(side, side), CRESTS[house.house]))
    end = Box(inner.right - side, inner.y, side, inner.h).middle(side, side)
    part.moving.append(Icon(end, "stronghold", str(len(house.strategic))))
    room = inner.after(2 * side + 28)
    room = room.left(room.w - side - 14)
    if won:
        part.moving.append(Icon(Box(room.right - side, inner.y, side, inner.h).middle(side, side), "vp"))
        room = room.left(room.w - side - 10)
    said = _said(room, house, frame)
    scene = box.inset(5, 4).after(box.w - 330)
    if max(sprite.box.right for sprite in said) <= scene.x + scene.w // 8:
        part.moving.insert(1, Vista(scene, f"dice/house/{house.house}", "right", "fade", 13))
    part.moving += said
    return part


def _said(room: Box, house: HouseView, frame: Frame[DiceView]) -> list[Sprite]:
    """Who played which House, and what it held."""
    name, held = frame.name(house.seat), held_words(frame, house.seat)
    lines = min(len(wrap(held, room.w, "sans", SMALL)), 2)
    high = room.h // 2 if lines == 1 else room.h - lines * line_height(SMALL)
    upper, lower = room.top(high), room.below(high)
    sizes = (TITLE, NAME, TEXT, SMALL) if lines == 1 else (NAME, TEXT, SMALL)
    size = fitting([name], upper.w, "serif-bold", sizes)
    placed: list[Sprite] = [*line(upper, name, "serif-bold", size, "paper")]
    rest = upper.after(placed[-1].box.w + 14) if placed else upper
    placed += line(rest, frame.say(house.name), "sans", NAME if lines == 1 else TEXT, "sand")
    if lines > 1:
        return [*placed, *paragraph(lower, held, "sans", SMALL, "sand")]
    return [*placed, *line(lower, held, "sans", fitting([held], lower.w, "sans", (NAME, TEXT, SMALL)), "sand")]


def held_words(frame: Frame[DiceView], seat: int) -> str:
    """What a House held at the end, and what the sisterhood had foreseen."""
    view = frame.view
    house = house_of(view, seat)
    if house is None:
        return ""
    names = [frame.say(region.name) for region in view.regions if region.id in house.strategic]
    said = frame.label("dice-held", regions=frame.words.join(names)) if names else frame.label("dice-holds-none")
    if view.prediction is not None and view.ending is not None and house.house == "bene_gesserit":
        said = f"{frame.label('dice-foresaw', house=house_words(frame, view.prediction))} · {said}"
    return said
