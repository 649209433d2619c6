"""What one player sees of their own: cards in hand, intrigue cards, resources."""

from __future__ import annotations

from games.imperium.views import CardFace, ImperiumView, PlayerView, PrivateView
from renderer.frame import Frame
from renderer.imperium import cards
from renderer.imperium.glyphs import FACTIONS
from renderer.layout import NothingToShow
from renderer.pieces import marker
from renderer.setting import NAME, SMALL, TEXT, fitting, line
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite

MARGIN, GAP = 16, 12
WIDTH, STRIPS = 1080, 216
TAG = 34


def hand(frame: Frame[ImperiumView]) -> Drawing:
    """Own resources above, then cards in rows: the hand, and the dark intrigue cards after it.

    It is the same at a desk and on a phone: a wider page would be too small for a phone to read."""
    view = frame.view
    if view.me is None or view.seat is None:
        raise NothingToShow("hand")
    count = len(view.me.hand) + len(view.me.intrigue) + (view.me.deck_top is not None)
    across = _across(count)
    card_w = (WIDTH - 2 * MARGIN - (across - 1) * GAP) // across
    card_h = card_w * 3 // 2
    rows = -(-count // across)
    drawing = Drawing(WIDTH, STRIPS + 2 * MARGIN + rows * (card_h + GAP) + 4)
    page = Box(0, 0, WIDTH, drawing.height).inset(MARGIN)
    drawing.parts.append(strip(page.top(STRIPS), view.players[view.seat], frame))
    held = page.below(STRIPS + GAP)
    places = [
        place
        for row in range(rows)
        for place in centred(held.below(row * (card_h + GAP)).top(card_h), min(across, count - row * across), card_w)
    ]
    drawing.parts += _held(places, view.me, frame, TYPE[across])
    return drawing


def centred(row: Box, count: int, card_w: int) -> list[Box]:
    """Places for some cards in the middle of a row."""
    left = row.x + (row.w - count * (card_w + GAP) + GAP) // 2
    return [Box(left + n * (card_w + GAP), row.y, card_w, row.h) for n in range(count)]


TYPE = {2: 40, 3: 32, 4: 24}
"""Cards in a row -> the size of their words."""
MOST_LARGE = 12
"""Of more cards, four stand in a row."""


def _across(count: int) -> int:
    """Two cards stand two and two, more of them three and three."""
    if count in (1, 2, 4):
        return 2
    return 3 if count <= MOST_LARGE else 4


def _held(places: list[Box], me: PrivateView, frame: Frame[ImperiumView], size: int) -> list[Part]:
    parts = [
        cards.card(box, face, frame, f"hand:{n}", size)
        for n, (box, face) in enumerate(zip(places, me.hand, strict=False))
    ]
    rest = places[len(parts) :]
    secret = zip(rest, me.intrigue, strict=False)
    parts += [cards.intrigue(box, face, frame, f"intrigue:{n}", size) for n, (box, face) in enumerate(secret)]
    if me.deck_top is not None:
        parts.append(_deck_top(places[len(parts)], me.deck_top, frame, size))
    return parts


def _deck_top(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> Part:
    """The card on top of the own deck, told apart from the hand by a golden tag below it."""
    part = cards.card(box.top(box.h - TAG), face, frame, "deck-top", size)
    tag = box.below(box.h - TAG)
    part.marks += [
        Panel(tag, "chip", "gold"),
        *line(tag.inset(6, 0), frame.label("deck-top"), "sans-bold", SMALL, "night", "centre"),
    ]
    return part


def strip(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    """One's own state at a glance: who one is, and what one has."""
    part = Part("own", box)
    part.moving.append(Panel(box, "mat"))
    who, goods = box.inset(16, 10).rows(2, 4)
    part.moving += _who(who, player, frame) + _goods(goods, player, frame)
    return part


def _who(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    side = min(box.h, 72)
    placed: list[Sprite] = [marker(box.left(side).middle(side, side), player.seat, frame)]
    room = box.after(side + 14)
    name = frame.name(player.seat)
    size = fitting([name], room.w, "serif-bold", (40, NAME, TEXT))
    upper = room.top(room.h // 2 + 4)
    placed += line(upper, name, "serif-bold", size, "paper")
    below = frame.label("rival") if player.rival else frame.say(player.leader.name) if player.leader else ""
    return [*placed, *line(room.below(upper.h), below, "sans", fitting([below], room.w, "sans", (TEXT, SMALL)), "sand")]


def _goods(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    colour = frame.tint(player.seat)
    owned = [("vp", player.vp), ("solari", player.solari), ("spice", player.spice), ("water", player.water)]
    piles = [] if player.rival else [("deck", player.deck), ("discard", len(player.discard))]
    counted = [] if player.is_house else [(icon, count, "") for icon, count in owned]
    counted += [("garrison", player.garrison, colour), ("supply", player.supply, colour)]
    counted += [(icon, count, "") for icon, count in piles]
    counted += [(faction, player.influence[faction], "") for faction in FACTIONS]
    if player.persuasion:
        counted.append(("persuasion", player.persuasion, ""))
    places = box.columns(len(counted), 8)
    side = min(places[0].w, box.h, 76)
    return [
        Icon(place.middle(side, side), icon, str(count), tint)
        for place, (icon, count, tint) in zip(places, counted, strict=True)
    ]
