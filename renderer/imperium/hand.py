"""The hand page: a player's own cards, intrigue cards and resources."""

from __future__ import annotations

from typing import NamedTuple

from games.imperium.views import CardFace, ImperiumView, PlayerView, PrivateView
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.imperium import cards
from renderer.imperium.glyphs import FACTIONS
from renderer.markers import make_marker
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

MARGIN, GAP = 16, 12
WIDTH, STRIP_HEIGHT = 1080, 216
"""The width of the page on a phone, and the height of the strip with the player's state."""
TAG_HEIGHT = 34
"""The height of the tag under the top card of the deck."""
NAME_WIDTH = 430
"""The width of the player's name, if it stands beside the resources."""


class HandPage(NamedTuple):
    """The arrangement of the cards of a hand."""

    width: int
    strip: int
    """The height of the strip with the player's state."""
    across: int
    """Cards in a row."""
    size: int
    """The font size of the cards."""

    @property
    def card(self) -> int:
        """Return the width of a card. Its height is 1.5 times that."""
        return (self.width - 2 * MARGIN - (self.across - 1) * GAP) // self.across


MAX_NARROW_CARDS, MAX_LARGE_CARDS, MAX_CARDS_IN_ROW = 6, 12, 6
"""With more cards than LARGEST, the desktop page is wide.

With more than MOST_LARGE, the phone page has four cards in a row. A desktop page has at most ACROSS in a row.
"""
DESKTOP_FONT_SIZES = {4: 36, 5: 28, 6: SMALL}
"""Cards in a row on a desktop page -> font size."""


def arrange_page(count: int, wide: bool) -> HandPage:
    """Return how to arrange a number of cards: two in a row for 1, 2 or 4 cards, else three.

    A phone shows a picture 400 px wide and of any height. A desktop shows at most 350 px of height, so there 7 and
    more cards stand in two long rows.
    """
    if wide and count > MAX_NARROW_CARDS:
        rows = max(-(-count // MAX_CARDS_IN_ROW), 2)
        across = max(-(-count // rows), 4)
        return HandPage(1600, 112, across, DESKTOP_FONT_SIZES[across])
    if count in (1, 2, 4):
        return HandPage(WIDTH, STRIP_HEIGHT, 2, 40)
    return HandPage(WIDTH, STRIP_HEIGHT, 3, 32) if count <= MAX_LARGE_CARDS else HandPage(WIDTH, STRIP_HEIGHT, 4, 24)


def draw_hand(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the player's state at the top, then the hand, then the intrigue cards."""
    view = context.view
    if view.me is None or view.seat is None:
        raise NothingToShow("hand")
    count = len(view.me.hand) + len(view.me.intrigue) + (view.me.deck_top is not None)
    page = arrange_page(count, context.is_wide)
    high = page.card * 3 // 2 + GAP
    rows = -(-count // page.across)
    drawing = Drawing(page.width, page.strip + 2 * MARGIN + rows * high + 4)
    inner = Box(0, 0, page.width, drawing.height).inset(MARGIN)
    drawing.parts.append(draw_player_strip(inner.top(page.strip), view.players[view.seat], context))
    held = inner.below(page.strip + GAP)
    places = [
        place
        for row in range(rows)
        for place in centre_cards(
            held.below(row * high).top(high - GAP), min(page.across, count - row * page.across), page.card
        )
    ]
    drawing.parts += _draw_cards(places, view.me, context, page.size)
    return drawing


def centre_cards(row: Box, count: int, card_w: int) -> list[Box]:
    """Return places for some cards, centred in a row."""
    left = row.x + (row.w - count * (card_w + GAP) + GAP) // 2
    return [Box(left + n * (card_w + GAP), row.y, card_w, row.h) for n in range(count)]


def _draw_cards(places: list[Box], me: PrivateView, context: RenderContext[ImperiumView], size: int) -> list[Part]:
    """Draw the cards of the hand, the intrigue cards and the top card of the deck."""
    parts = [
        cards.draw_card(box, face, context, f"hand:{n}", size)
        for n, (box, face) in enumerate(zip(places, me.hand, strict=False))
    ]
    rest = places[len(parts) :]
    secret = zip(rest, me.intrigue, strict=False)
    parts += [cards.draw_intrigue(box, face, context, f"intrigue:{n}", size) for n, (box, face) in enumerate(secret)]
    if me.deck_top is not None:
        parts.append(_draw_deck_top(places[len(parts)], me.deck_top, context, size))
    return parts


def _draw_deck_top(box: Box, face: CardFace, context: RenderContext[ImperiumView], size: int) -> Part:
    """Draw the top card of the player's deck, with a golden tag below it."""
    part = cards.draw_card(box.top(box.h - TAG_HEIGHT), face, context, "deck-top", size)
    tag = box.below(box.h - TAG_HEIGHT)
    part.marks += [
        Panel(tag, "chip", "gold"),
        *set_line(tag.inset(6, 0), context.label("deck-top"), "sans-bold", SMALL, "night", "centre"),
    ]
    return part


def draw_player_strip(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> Part:
    """Draw the player's state: name and resources."""
    part = Part("own", box)
    part.changing.append(Panel(box, "mat"))
    inner = box.inset(16, 10)
    who, goods = inner.rows(2, 4) if box.h >= STRIP_HEIGHT else (inner.left(NAME_WIDTH), inner.after(NAME_WIDTH + GAP))
    part.changing += _draw_name(who, player, context) + _draw_resources(goods, player, context)
    return part


def _draw_name(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    side = min(box.h, 72)
    placed: list[Sprite] = [make_marker(box.left(side).middle(side, side), player.seat, context)]
    room = box.after(side + 14)
    name = context.name(player.seat)
    size = fit_line_size([name], room.w, "serif-bold", (40, NAME, TEXT))
    upper = room.top(room.h // 2 + 4)
    placed += set_line(upper, name, "serif-bold", size, "paper")
    below = context.label("rival") if player.rival else context.say(player.leader.name) if player.leader else ""
    return [
        *placed,
        *set_line(room.below(upper.h), below, "sans", fit_line_size([below], room.w, "sans", (TEXT, SMALL)), "sand"),
    ]


def _draw_resources(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    colour = context.tint(player.seat)
    owned = [("vp", player.vp), ("solari", player.solari), ("spice", player.spice), ("water", player.water)]
    piles = [] if player.rival else [("deck", player.deck), ("discard", len(player.discard))]
    counted = [] if player.is_house else [(icon, count, "") for icon, count in owned]
    counted += [("garrison", player.garrison, colour), ("supply", player.supply, colour)]
    counted += [(icon, count, "") for icon, count in piles]
    if player.persuasion:
        counted.append(("persuasion", player.persuasion, ""))
    places = box.columns(len(counted) + len(FACTIONS), 8)
    side = min(places[0].w, box.h, 76)
    placed: list[Sprite] = [
        Icon(place.middle(side, side), icon, str(count), tint)
        for place, (icon, count, tint) in zip(places, counted, strict=False)
    ]
    for place, faction in zip(places[len(counted) :], FACTIONS, strict=True):
        placed += _draw_influence(place.middle(place.w, side), faction, player.influence[faction])
    return placed


def _draw_influence(box: Box, faction: str, steps: int) -> list[Sprite]:
    """Draw a faction with the player's steps beside it, because a number on its crest could not be read."""
    side = min(box.h, box.w * 2 // 3)
    return [
        Icon(box.left(side).middle(side, side), faction),
        *set_line(box.after(side + 2), str(steps), "sans-bold", min(NAME, side * 2 // 3), "paper"),
    ]
