"""The view types of House Hagal. `telling` fills them; types only."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text
from games.imperium.views import Glyphs


class HagalView(msgspec.Struct, frozen=True):
    """The public view of House Hagal."""

    alone: bool
    deck: int
    """How many cards are face down."""
    used: tuple[Text, ...]
    """The cards turned up since the last shuffle, the latest last."""
    signets: tuple[Text, ...]
    """Seat -> the effect of the rival's signet, or a text for people that they have none."""
    turned: tuple[str, ...] = ()
    """The keys of the used cards."""


class RouteFace(msgspec.Struct, frozen=True):
    """A space to which a card may send an agent, and the effects for the rival."""

    icon: str
    name: Text
    effect: Glyphs


class HagalFace(msgspec.Struct, frozen=True):
    """A card of House Hagal, as printed."""

    key: str
    name: Text
    routes: tuple[RouteFace, ...]
    swords: int | None
    """The swords of the card. None: it is reshuffled before it adds any."""
    lines: tuple[Text, ...]
