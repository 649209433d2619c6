"""What one player sees of their own: cards in hand, intrigue cards, resources."""

from __future__ import annotations

from typing import NamedTuple

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
WHO = 430
"""The width of who one is, where it stands beside what one has."""


class Page(NamedTuple):
    """How a hand is spread."""

    width: int
    strip: int
    """The height of one's own state."""
    across: int
    """Cards in a row."""
    size: int
    """Of their words."""

    @property
    def card(self) -> int:
        """The width of a card; it is half as high again."""
        return (self.width - 2 * MARGIN - (self.across - 1) * GAP) // self.across


LARGEST, MOST_LARGE, ACROSS = 6, 12, 6
"""Of more cards the page is another at a desk; four stand in a row on a phone; and at most so many at a desk."""
AT_A_DESK = {4: 36, 5: 28, 6: SMALL}
"""Cards in a row -> the size of their words."""


def page_of(count: int, wide: bool) -> Page:
    """Two cards stand two and two, more of them three and three.

    A phone shows a picture 400 px wide and as high as it likes, a desk at most 350 px high: there seven and more stand
    in two long rows."""
    if wide and count > LARGEST:
        rows = max(-(-count // ACROSS), 2)
        across = max(-(-count // rows), 4)
        return Page(1600, 112, across, AT_A_DESK[across])
    if count in (1, 2, 4):
        return Page(WIDTH, STRIPS, 2, 40)
    return Page(WIDTH, STRIPS, 3, 32) if count <= MOST_LARGE else Page(WIDTH, STRIPS, 4, 24)


def hand(frame: Frame[ImperiumView]) -> Drawing:
    """Own resources above, then cards in rows: the hand, and the dark intrigue cards after it."""
    view = frame.view
    if view.me is None or view.seat is None:
        raise NothingToShow("hand")
    count = len(view.me.hand) + len(view.me.intrigue) + (view.me.deck_top is not None)
    page = page_of(count, frame.wide)
    high = page.card * 3 // 2 + GAP
    rows = -(-count // page.across)
    drawing = Drawing(page.width, page.strip + 2 * MARGIN + rows * high + 4)
    inner = Box(0, 0, page.width, drawing.height).inset(MARGIN)
    drawing.parts.append(strip(inner.top(page.strip), view.players[view.seat], frame))
    held = inner.below(page.strip + GAP)
    places = [
        place
        for row in range(rows)
        for place in centred(
            held.below(row * high).top(high - GAP), min(page.across, count - row * page.across), page.card
        )
    ]
    drawing.parts += _held(places, view.me, frame, page.size)
    return drawing


def centred(row: Box, count: int, card_w: int) -> list[Box]:
    """Places for some cards in the middle of a row."""
    left = row.x + (row.w - count * (card_w + GAP) + GAP) // 2
    return [Box(left + n * (card_w + GAP), row.y, card_w, row.h) for n in range(count)]


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
    inner = box.inset(16, 10)
    who, goods = inner.rows(2, 4) if box.h >= STRIPS else (inner.left(WHO), inner.after(WHO + GAP))
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
