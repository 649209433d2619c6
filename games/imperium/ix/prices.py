"""Prices of tiles and cards of Rise of Ix, other than resources and cards."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, Text, say
from games.imperium.ix.table import ix
from games.imperium.ix.tiles import flip, trash_tile
from games.imperium.rules import changes
from games.imperium.rules.choices import MoveUnits
from games.imperium.rules.forces import units
from games.imperium.state import Play, State
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Count, TroopZone
from games.imperium.words.costs import Price

ZONES: tuple[TroopZone, ...] = ("garrison", "troops")


def tile_of(source: str) -> str:
    return source.removeprefix("tile:")


class Flip(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-flip"):
    """A price: flip the tile face down until the next round."""

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return say("why-flipped") if tile_of(source) in ix(state).flipped else None

    def pay(self, play: Play, seat: int, source: str) -> None:
        flip(play, seat, tile_of(source))

    def describe(self) -> Text:
        return say("cost-flip")

    def glyphs(self) -> Glyphs:
        return (Glyph("tech", None, say("glyph-flip")),)


class TrashTile(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-trash_tile"):
    """A price: trash the tile."""

    def pay(self, play: Play, seat: int, source: str) -> None:
        trash_tile(play, seat, tile_of(source))

    def describe(self) -> Text:
        return say("cost-trash-tile")

    def glyphs(self) -> Glyphs:
        return (Glyph("trash", None, say("glyph-this-tile")),)


class RetreatUnits(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-retreat_units"):
    """A price: retreat exactly `n` own units of any kind from the conflict."""

    n: Count

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        have = units(state, seat)
        return None if have >= self.n else say("why-units", n=self.n, have=have)

    def pay(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, MoveUnits("retreat", self.n, self.n))

    def describe(self) -> Text:
        return say("cost-retreat-units", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("retreat", self.n, say("glyph-units")),)


class LoseAnyTroop(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-lose_any_troop"):
    """A price: lose a troop from the garrison or the conflict (ruling ix6)."""

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        player = state.players[seat]
        return None if player.garrison or player.troops else say("why-no-troop")

    def pay(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, WhichTroop())

    def describe(self) -> Text:
        return say("cost-any-troop")

    def glyphs(self) -> Glyphs:
        return (Glyph("lose_troop", 1),)


class WhichTroop(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-which_troop"):
    """The question from where to lose the troop."""

    kind: ClassVar[str] = "which_troop"

    def ways(self, state: State, seat: int) -> list[Way]:
        player = state.players[seat]
        return [
            Way(Option(zone, say(f"pick-lose-{zone}"), icon="lose_troop"), bind(changes.lose_troops, seat, 1, zone))
            for zone in ZONES
            if getattr(player, zone)
        ]
