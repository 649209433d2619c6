"""What can be seen of House Hagal: types only. `telling` fills them."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text
from games.imperium.views import Glyphs


class HagalView(msgspec.Struct, frozen=True):
    alone: bool
    deck: int
    """Cards that are still face down."""
    used: tuple[Text, ...]
    """Cards that were turned up since the deck was shuffled, the last one last."""
    signets: tuple[Text, ...]
    """What each player's signet ring does for a rival; empty for those who sit at the table."""
    turned: tuple[str, ...] = ()
    """The keys of the used cards."""


class RouteFace(msgspec.Struct, frozen=True):
    """Where a card may send an agent, and what the rival gets there."""

    icon: str
    name: Text
    effect: Glyphs


class HagalFace(msgspec.Struct, frozen=True):
    """A card of House Hagal, as printed."""

    key: str
    name: Text
    routes: tuple[RouteFace, ...]
    swords: int | None
    """None: it is shuffled away before it adds any."""
    lines: tuple[Text, ...]
