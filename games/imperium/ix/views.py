"""The view types of Rise of Ix. `visible` fills them; types only."""

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
    """All effects after acquiring the tile."""
    lines: tuple[Text, ...]


class TileView(msgspec.Struct, frozen=True):
    """A tile that a player owns."""

    tile: TileFace
    face_up: bool


class StackView(msgspec.Struct, frozen=True):
    """A stack of tiles."""

    top: TileFace | None
    """The tile on top. None if the stack is empty or its next tile is not turned up yet."""
    left: int
    """How many tiles are in the stack, including the top one."""


class IxPlayerView(msgspec.Struct, frozen=True):
    """The public view of a player's Rise of Ix pieces."""

    freighter: int
    """The level of the freighter on the shipping track."""
    negotiators: int
    supply: int
    garrison: int
    conflict: int
    """Dreadnoughts in the conflict; the two fields before are those in supply and garrison."""
    stations: tuple[str, ...]
    """Locations with a dreadnought of the player."""
    tiles: tuple[TileView, ...]
    snoopers: tuple[str, ...]
    """Factions on whose tracks a snooper lies."""
    aside: bool
    """Whether the player has set a card aside, face down."""


class IxView(msgspec.Struct, frozen=True):
    """The view of Rise of Ix for a seat, or for the public."""

    stacks: tuple[StackView, ...]
    rewards: tuple[Glyphs, ...]
    """The rewards of the shipping track, from its first level up."""
    players: tuple[IxPlayerView, ...]
    aside: CardFace | None
    """The card that the viewing seat has set aside."""
    trashed: tuple[TileFace, ...]
