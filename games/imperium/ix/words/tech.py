"""Effects that acquire tech tiles, and negotiators, which lower their price."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Text, say
from games.imperium.ix.table import ix
from games.imperium.ix.tiles import Tile, buy_tile, tile_help, tile_name, tops
from games.imperium.rules.changes import owe, own_turn
from games.imperium.rules.choices import Offer
from games.imperium.state import Play, State, Word
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Few, FewOrNone


class AcquireTech(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-acquire_tech"):
    """Acquire a tech tile."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    discount: FewOrNone = 0
    solari: bool = False
    """The whole price may be paid in solari instead of spice."""

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if offers(state, seat, self.discount, self.solari) else say("why-no-tech")

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, PickTile(self.discount, self.solari))

    def describe(self) -> Text:
        if self.solari:
            return say("word-acquire-tech-solari")
        return say("word-acquire-tech-less", n=self.discount) if self.discount else say("word-acquire-tech")

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("tech", -self.discount if self.discount else None, say("glyph-solari") if self.solari else None),)


def price_of(tile: Tile, discount: int) -> int:
    return max(0, tile.cost - discount)


def offers(state: State, seat: int, discount: int, solari: bool) -> list[tuple[Tile, str]]:
    """Return the face-up tiles that this player can pay for with all negotiators, each with the resource."""
    player, negotiators = state.players[seat], ix(state).negotiators[seat]
    purses = ("spice", "solari") if solari else ("spice",)
    return [
        (tile, purse)
        for tile in tops(state)
        for purse in purses
        if price_of(tile, discount) <= getattr(player, purse) + negotiators
    ]


class PickTile(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_tile"):
    """The question which tile to acquire."""

    kind: ClassVar[str] = "tech"
    picture: ClassVar[str] = "ix"
    discount: int
    solari: bool

    def ways(self, state: State, seat: int) -> list[Way]:
        ways = [self._way(state, seat, tile, purse) for tile, purse in offers(state, seat, self.discount, self.solari)]
        return [*ways, Way(Option("none", say("pick-no-tile"), group="leave"), do_nothing)]

    def _way(self, state: State, seat: int, tile: Tile, purse: str) -> Way:
        price = price_of(tile, self.discount)
        text = say("pick-tile", tile=tile_name(tile.key), cost=say(f"cost-{purse}", n=price))
        key = tile.key if purse == "spice" else f"{tile.key}:{purse}"
        option = Option(key, text, tile_help(tile), group="card", icon="tech", place=f"tile:{tile.key}")
        return Way(option, bind(self._take, seat, tile, purse))

    def _take(self, play: Play, seat: int, tile: Tile, purse: str) -> None:
        price = price_of(tile, self.discount)
        if ix(play.state).negotiators[seat]:
            play.ask(seat, PickNegotiators(tile.key, price, purse))
        else:
            buy_tile(play, seat, tile.key, {purse: price}, 0)

    def mildest(self, state: State, seat: int, options: object) -> Picks:
        return {"none": 1}


class PickNegotiators(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_negotiators"):
    """The question how many negotiators to return to lower the price. More than needed are allowed."""

    kind: ClassVar[str] = "negotiators"
    picture: ClassVar[str] = "board"
    tile: str
    price: int
    purse: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-negotiators", tile=tile_name(self.tile), cost=say(f"cost-{self.purse}", n=self.price))

    def ways(self, state: State, seat: int) -> list[Way]:
        least = max(0, self.price - getattr(state.players[seat], self.purse))
        return [self._way(seat, n) for n in range(least, ix(state).negotiators[seat] + 1)]

    def _way(self, seat: int, n: int) -> Way:
        left = max(0, self.price - n)
        text = say("pick-negotiators", n=n, cost=say(f"cost-{self.purse}", n=left))
        return Way(Option(f"negotiators:{n}", text), bind(buy_tile, seat, self.tile, {self.purse: left}, n))


class Negotiator(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-negotiator"):
    """Move troops from the supply to the Ix board, one by one."""

    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Few = 1

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if state.players[seat].supply else say("why-no-supply")

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.state.players[seat].supply -= 1
        ix(play.state).negotiators[seat] += 1
        play.tell("sent_negotiator", seat, {"n": 1})
        if self.n > 1 and own_turn(play.state, seat):
            owe(play, source, (Negotiator(self.n - 1),))
        elif self.n > 1:
            play.push(Offer(Negotiator(self.n - 1), seat, source))

    def describe(self) -> Text:
        return say("word-negotiator", n=self.n)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("negotiator", self.n if self.n > 1 else None),)
