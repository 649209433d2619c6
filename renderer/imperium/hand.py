"""What one player sees of their own: cards in hand, intrigue cards, resources."""

from __future__ import annotations

from games.imperium.views import CardFace, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium import cards
from renderer.imperium.glyphs import FACTIONS
from renderer.layout import NothingToShow
from renderer.pieces import marker
from renderer.setting import NAME, SMALL, TEXT, fitting, heading, line
from renderer.sprites import Box, Icon, Panel, Part, Scene, Sprite

MARGIN, GAP = 16, 12
STRIP = 118
TITLED = 52
"""The height of a title above cards."""
Offer = tuple[str, CardFace, int | None]
"""Part name, card, and how many are left of a stack."""


def hand(frame: Frame[ImperiumView]) -> Scene:
    """Own resources above, then cards in rows: the hand, and the dark intrigue cards after it."""
    view = frame.view
    if view.me is None or view.seat is None:
        raise NothingToShow("hand")
    width = 1600 if frame.wide else 1080
    count = len(view.me.hand) + len(view.me.intrigue) + (view.me.deck_top is not None)
    across = _across(count, frame.wide)
    card_w = (width - 2 * MARGIN - (across - 1) * GAP) // across
    card_h = card_w * 3 // 2
    rows = max(-(-count // across), 1)
    strips = STRIP if frame.wide else 2 * STRIP - 20
    scene = Scene(width, strips + 2 * MARGIN + rows * (card_h + GAP) + 4)
    page = Box(0, 0, width, scene.height).inset(MARGIN)
    scene.parts.append(strip(page.top(strips), view.players[view.seat], frame))
    held = page.below(strips + GAP)
    places = [
        place
        for row in range(rows)
        for place in _centred(held.below(row * (card_h + GAP)).top(card_h), min(across, count - row * across), card_w)
    ]
    scene.parts += _held(places, frame, TEXT if card_w >= 280 else SMALL)
    return scene


def _centred(row: Box, count: int, card_w: int) -> list[Box]:
    """Places for some cards in the middle of a row."""
    left = row.x + (row.w - count * (card_w + GAP) + GAP) // 2
    return [Box(left + n * (card_w + GAP), row.y, card_w, row.h) for n in range(count)]


def _across(count: int, wide: bool) -> int:
    """Ten cards in two rows; more cards make smaller ones before they make a third row."""
    if not wide:
        return 3 if count <= 9 else 4
    return 5 if count <= 10 else 6 if count <= 12 else 7


def _held(places: list[Box], frame: Frame[ImperiumView], size: int) -> list[Part]:
    me = frame.view.me
    assert me is not None
    parts = [
        cards.card(box, face, frame, f"hand:{n}", size)
        for n, (box, face) in enumerate(zip(places, me.hand, strict=False))
    ]
    rest = places[len(parts) :]
    plots = zip(rest, me.intrigue, strict=False)
    parts += [cards.intrigue(box, face, frame, f"intrigue:{n}", size) for n, (box, face) in enumerate(plots)]
    if me.deck_top is not None:
        top = cards.card(places[len(parts)], me.deck_top, frame, "deck-top", size)
        tag = Box(top.box.x, top.box.bottom - 34, top.box.w, 34)
        top.marks += [
            Panel(tag, "chip", "gold"),
            *line(tag.inset(6, 0), frame.label("deck-top"), "sans-bold", SMALL, "night", "centre"),
        ]
        parts.append(top)
    return parts


def strip(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    """One's own state at a glance, in one line where there is room for it."""
    part = Part("own", box)
    part.moving.append(Panel(box, "mat"))
    inner = box.inset(16, 10)
    if frame.wide:
        who, goods = inner.left(400), inner.after(410)
    else:
        who, goods = inner.rows(2, 4)
    part.moving += _who(who, player, frame) + _goods(goods, player, frame)
    return part


def _who(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    side = min(box.h, 72)
    placed: list[Sprite] = [marker(box.left(side).middle(side, side), player.seat, frame)]
    room = box.after(side + 14)
    name = frame.name(player.seat)
    size = fitting([name], room.w, "serif-bold", (NAME, TEXT))
    upper = room.top(room.h // 2 + 4)
    placed += line(upper, name, "serif-bold", size, "paper")
    if player.leader is not None:
        placed += line(room.below(upper.h), frame.say(player.leader.name), "sans", SMALL, "sand")
    return placed


def _goods(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    colour = frame.tint(player.seat)
    counted = [
        ("vp", player.vp, ""),
        ("solari", player.solari, ""),
        ("spice", player.spice, ""),
        ("water", player.water, ""),
    ]
    counted += [("garrison", player.garrison, colour), ("supply", player.supply, colour), ("deck", player.deck, "")]
    counted += [("discard", len(player.discard), "")]
    counted += [(faction, player.influence[faction], "") for faction in FACTIONS]
    if player.persuasion:
        counted.append(("persuasion", player.persuasion, ""))
    places = box.columns(len(counted), 8)
    side = min(places[0].w, box.h, 76)
    return [
        Icon(place.middle(side, side), icon, str(count), tint)
        for place, (icon, count, tint) in zip(places, counted, strict=True)
    ]


def row(frame: Frame[ImperiumView]) -> Scene:
    """The Imperium row large, the reserve below it."""
    view = frame.view
    width, across = (1600, 5) if frame.wide else (1080, 3)
    card_w = (width - 2 * MARGIN - (across - 1) * GAP) // across
    card_h = card_w * 3 // 2
    offers: list[Offer] = [(f"row:{n}", face, None) for n, face in enumerate(view.row)]
    stacks: list[Offer] = [(f"reserve:{stack.card.key}", stack.card, stack.left) for stack in view.reserve]
    lines = [
        (frame.label("row", left=view.imperium_deck), offers[:across]),
        *(("", offers[n : n + across]) for n in range(across, len(offers), across)),
        (frame.label("reserve"), stacks),
    ]
    scene = Scene(width, 2 * MARGIN + sum(_line_height(title, card_h) for title, _ in lines) - GAP)
    page = Box(0, 0, width, scene.height).inset(MARGIN)
    for title, found in lines:
        if title:
            part = Part(f"title:{title}", page.top(TITLED))
            part.moving += heading(part.box, title, "paper", TEXT, "centre")
            scene.parts.append(part)
        cards_at = page.below(TITLED if title else 0).top(card_h)
        for (name, face, left), box in zip(found, _centred(cards_at, len(found), card_w), strict=True):
            scene.parts.append(_offered(box, name, face, left, frame))
        page = page.below(_line_height(title, card_h))
    return scene


def _line_height(title: str, card_h: int) -> int:
    return (TITLED if title else 0) + card_h + GAP


def _offered(box: Box, name: str, face: CardFace, left: int | None, frame: Frame[ImperiumView]) -> Part:
    part = cards.card(box, face, frame, name, TEXT)
    if left is not None:
        part.marks.append(Icon(Box(box.right - 70, box.bottom - 70, 60, 60), "deck", str(left)))
    return part
