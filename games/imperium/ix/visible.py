"""The views and lookup entries of Rise of Ix, and the shuffling of its hidden tiles and cards."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from games.core.chance import Chance, shuffle
from games.core.protocol import Entry, say
from games.imperium.ix.leaders import Intelligence
from games.imperium.ix.table import IxTable, ix, stationed
from games.imperium.ix.tiles import TILES, boxes, tile_lines, tile_name
from games.imperium.ix.views import IxPlayerView, IxView, StackView, TileFace, TileView
from games.imperium.ix.words.shipping import REWARDS
from games.imperium.state import State
from games.imperium.telling.faces import card_face
from games.imperium.views import Glyph
from games.imperium.words.word import glyphs_of


@cache
def tile_face(key: str) -> TileFace:
    tile = TILES[key]
    later: list[Glyph] = []
    for name, words in boxes(tile):
        if name != "acquire":
            when = [Glyph("special", None, say(f"glyph-tile-{name}"), opens=True)] if name != "use" else []
            later += [*when, *glyphs_of(words)]
    if tile.always:
        later.append(Glyph("special", None, say(f"glyph-{tile.always.replace('_', '-')}")))
    return TileFace(key, tile_name(key), tile.cost, glyphs_of(tile.acquire), tuple(later), tile_lines(key))


def entries(modules: Collection[str]) -> list[Entry]:
    return [
        Entry(f"tile:{key}", tile_name(key), say("kind-tile", cost=tile.cost), tile_lines(key), tile_face(key))
        for key, tile in TILES.items()
    ]


def look(state: State, seat: int | None) -> IxView:
    """Return what a seat (None: the public) sees of Rise of Ix."""
    table = ix(state)
    mine = "" if seat is None else table.aside[seat]
    return IxView(
        stacks=tuple(_stack(table, at) for at in range(len(table.stacks))),
        rewards=tuple(glyphs_of(words) for words in REWARDS),
        players=tuple(_player(state, table, number) for number in range(len(state.players))),
        aside=card_face(mine) if mine else None,
        trashed=tuple(map(tile_face, table.trashed)),
    )


def _stack(table: IxTable, at: int) -> StackView:
    stack = table.stacks[at]
    return StackView(tile_face(stack[-1]) if stack and at not in table.covered else None, len(stack))


def _player(state: State, table: IxTable, seat: int) -> IxPlayerView:
    ships = table.ships[seat]
    return IxPlayerView(
        freighter=table.freighters[seat],
        negotiators=table.negotiators[seat],
        supply=ships.supply,
        garrison=ships.garrison,
        conflict=ships.troops,
        stations=tuple(stationed(state, seat)),
        tiles=tuple(TileView(tile_face(key), key not in table.flipped) for key in table.tiles[seat]),
        snoopers=tuple(table.snoopers[seat]),
        aside=bool(table.aside[seat]),
    )


# ---------------------------------------------------------------- hiding


def reroll(chance: Chance, state: State) -> None:
    """Shuffle the tiles that are face down in the stacks."""
    table = ix(state)
    hidden = [len(stack) - (at not in table.covered) for at, stack in enumerate(table.stacks)]
    below = [tile for stack, count in zip(table.stacks, hidden, strict=True) for tile in stack[: max(0, count)]]
    below.sort()  # So that the result does not depend on the old order.
    shuffle(chance, below)
    for stack, count in zip(table.stacks, hidden, strict=True):
        for at in range(count):
            stack[at] = below.pop()


def hide(chance: Chance, state: State, seat: int | None) -> None:
    """Shuffle the face-down tiles, and the cards that other players set aside."""
    reroll(chance, state)
    table = ix(state)
    for other, card in enumerate(table.aside):
        if card and other != seat:
            player = state.players[other]
            together = [*player.hand, *player.deck, card]
            together.sort()
            shuffle(chance, together)
            table.aside[other] = together.pop()
            player.hand, player.deck = together[: len(player.hand)], together[len(player.hand) :]


def known_of_intrigue(state: State, seat: int | None) -> int:
    """Return how many cards on top of the intrigue deck this seat is looking at."""
    return 2 * any(ask.seat == seat and isinstance(ask.about, Intelligence) for ask in state.asks)
