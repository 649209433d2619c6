"""What can be seen of Rise of Ix: types only. `visible` fills them, by whitelist."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text
from games.imperium.views import CardFace, Glyphs


class TileFace(msgspec.Struct, frozen=True):
    """A tech tile, as printed."""

    key: str
    name: Text
    cost: int
    acquire: Glyphs
    effect: Glyphs
    """All that it does later."""
    lines: tuple[Text, ...]


class TileView(msgspec.Struct, frozen=True):
    tile: TileFace
    face_up: bool


class StackView(msgspec.Struct, frozen=True):
    top: TileFace | None
    """None while the stack is empty, or its next tile is not turned up yet."""
    left: int
    """Tiles in the stack, the top one included."""


class IxPlayerView(msgspec.Struct, frozen=True):
    freighter: int
    """Its level on the shipping track."""
    negotiators: int
    supply: int
    garrison: int
    conflict: int
    """Dreadnoughts, by where they are..."""
    stations: tuple[str, ...]
    """...and the locations they hold."""
    tiles: tuple[TileView, ...]
    snoopers: tuple[str, ...]
    """Factions on whose tracks a snooper lies."""
    aside: bool
    """A card lies aside, unseen."""


class IxView(msgspec.Struct, frozen=True):
    stacks: tuple[StackView, ...]
    rewards: tuple[Glyphs, ...]
    """Of the shipping track, from its first level up."""
    players: tuple[IxPlayerView, ...]
    aside: CardFace | None
    """The card that the one who looks has set aside."""
    trashed: tuple[TileFace, ...]
