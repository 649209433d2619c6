"""The result page: who won and how, and what every House held."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView
from renderer.card_parts import make_winner_scene
from renderer.context import RenderContext
from renderer.dice.banner import describe_winners
from renderer.dice.icons_houses import CRESTS
from renderer.dice.mats import find_house
from renderer.dice.phrases import describe_house_name
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import (
    NAME,
    SMALL,
    TEXT,
    TITLE,
    fit_line_size,
    fit_wrapped_size,
    set_line,
    set_paragraph,
    wrap,
)

WIDTH = 1080
"""The width of the page. A phone shows all of these pixels."""


def draw_result(context: RenderContext[DiceView]) -> Drawing:
    """Draw the result page."""
    seats = context.view.seats
    drawing = Drawing(WIDTH, 16 + 258 + seats * 142 + 16)
    page = Box(0, 0, WIDTH, drawing.height).inset(16)
    drawing.parts.append(_draw_title(page.top(244), context))
    for box, seat in zip(page.below(256).rows(seats, 12), rank_seats(context.view), strict=True):
        drawing.parts.append(_place(box, seat, context))
    return drawing


def list_winners(view: DiceView) -> list[int]:
    return list(view.ending.winners) if view.ending is not None else []


def rank_seats(view: DiceView) -> list[int]:
    """Return the seats: winners first, then by strategic regions."""
    held = {house.seat: len(house.strategic) for house in view.houses}
    won = list_winners(view)
    return sorted(range(view.seats), key=lambda seat: (seat not in won, -held.get(seat, 0), seat))


def describe_title(context: RenderContext[DiceView]) -> str:
    won = list_winners(context.view)
    if won:
        return describe_winners(context, won)
    return context.label("dice-nobody-won") if context.view.ending is not None else context.label("forces")


def _draw_title(box: Box, context: RenderContext[DiceView]) -> Part:
    part = Part("title", box)
    won = list_winners(context.view)
    tint = context.tint(won[0]) if won else "stone"
    part.changing.append(Panel(box, "pill", tint))
    side = 136 if len(won) < 2 else 90
    x = box.x + 24
    for seat in won[:2]:
        part.changing.append(make_marker(Box(x, box.y + (box.h - side) // 2, side, side), seat, context))
        x += side + 10
    room = Box(x + 14, box.y + 14, box.right - x - 38, box.h - 28)
    words = describe_title(context)
    size = fit_line_size([words], room.w, "serif-bold", (64, TITLE, NAME, TEXT))
    ink = f"on:{tint}"
    house = find_house(context.view, won[0]) if won else None
    if house is not None and measure_text(words, "serif-bold", size) <= room.w - 2 * box.h:
        part.changing.append(make_winner_scene(box, f"dice/house/{house.house}"))
        room = room.left(room.w - 2 * box.h)
    part.changing += set_line(room.top(88), words, "serif-bold", size, ink)
    if context.view.ending is not None:
        ending = context.say(context.view.ending.text)
        size = fit_wrapped_size(ending, room.below(88), "sans", (TITLE, 38, 35, NAME, TEXT))
        part.changing += set_paragraph(room.below(88), ending, "sans", size, ink)
    return part


def _place(box: Box, seat: int, context: RenderContext[DiceView]) -> Part:
    """Draw one player: marker, House and strategic regions."""
    part = Part(f"place:{seat}", box)
    view = context.view
    won = seat in list_winners(view)
    part.changing.append(Panel(box, "mat-lit" if won else "mat"))
    part.changing.append(Panel(box.left(12).inset(0, 16), "bar", context.tint(seat)))
    inner = Box(box.x + 26, box.y + 14, box.w - 44, box.h - 28)
    side = min(inner.h - 16, 84)
    part.changing.append(make_marker(inner.left(side).middle(side, side), seat, context))
    house = find_house(view, seat)
    if house is None:
        return part
    part.changing.append(Icon(inner.after(side + 10).left(side).middle(side, side), CRESTS[house.house]))
    end = Box(inner.right - side, inner.y, side, inner.h).middle(side, side)
    part.changing.append(Icon(end, "stronghold", str(len(house.strategic))))
    room = inner.after(2 * side + 28)
    room = room.left(room.w - side - 14)
    if won:
        part.changing.append(Icon(Box(room.right - side, inner.y, side, inner.h).middle(side, side), "vp"))
        room = room.left(room.w - side - 10)
    text = _draw_text(room, house, context)
    scene = box.inset(5, 4).after(box.w - 330)
    if max(sprite.box.right for sprite in text) <= scene.x + scene.w // 8:
        part.changing.insert(1, Vista(scene, f"dice/house/{house.house}", "right", "fade", 13))
    part.changing += text
    return part


def _draw_text(room: Box, house: HouseView, context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw name and House of a player, and what the House held."""
    name, held = context.name(house.seat), describe_held(context, house.seat)
    lines = min(len(wrap(held, room.w, "sans", SMALL)), 2)
    high = room.h // 2 if lines == 1 else room.h - lines * get_line_height(SMALL)
    upper, lower = room.top(high), room.below(high)
    sizes = (TITLE, NAME, TEXT, SMALL) if lines == 1 else (NAME, TEXT, SMALL)
    size = fit_line_size([name], upper.w, "serif-bold", sizes)
    placed: list[Sprite] = [*set_line(upper, name, "serif-bold", size, "paper")]
    rest = upper.after(placed[-1].box.w + 14) if placed else upper
    placed += set_line(rest, context.say(house.name), "sans", NAME if lines == 1 else TEXT, "sand")
    if lines > 1:
        return [*placed, *set_paragraph(lower, held, "sans", SMALL, "sand")]
    return [
        *placed,
        *set_line(lower, held, "sans", fit_line_size([held], lower.w, "sans", (NAME, TEXT, SMALL)), "sand"),
    ]


def describe_held(context: RenderContext[DiceView], seat: int) -> str:
    """Describe what a House held at the end, and what the Bene Gesserit had predicted."""
    view = context.view
    house = find_house(view, seat)
    if house is None:
        return ""
    names = [context.say(region.name) for region in view.regions if region.id in house.strategic]
    said = context.label("dice-held", regions=context.words.join(names)) if names else context.label("dice-holds-none")
    if view.prediction is not None and view.ending is not None and house.house == "bene_gesserit":
        said = f"{context.label('dice-foresaw', house=describe_house_name(context, view.prediction))} · {said}"
    return said
