"""The words of Rise of Ix: freighters, dreadnoughts, negotiators, tech, and what its cards do besides."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Inquiry, Pick, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Text, say, seat_name
from games.imperium.components import SPACES
from games.imperium.ix.table import DREADNOUGHT, TOP_LEVEL, ix
from games.imperium.ix.tiles import Tile, buy_tile, has_always, tile_name, tops
from games.imperium.rules import changes
from games.imperium.rules.changes import do_all, owe, own_turn
from games.imperium.rules.choices import MoveUnits, Offer
from games.imperium.state import TROOP, Play, State, opponents, unit_kinds, units
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Amount, Count
from games.imperium.words.compound import Choose
from games.imperium.words.effects import Gain, Influence
from games.imperium.words.word import Word, describe_all, glyphs_of

DIVIDENDS = 5


def follow(play: Play, words: tuple[Word, ...], seat: int, source: str) -> None:
    """Effects that come of others: owed on the own turn, to be taken in any order; else done one after the other."""
    if own_turn(play.state, seat):
        owe(play, source, *words)
    else:
        do_all(play, words, seat, source)


# ---------------------------------------------------------------- choices that may be left


class May(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-may"):
    """Effects that may be left."""

    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    then: tuple[Word, ...]

    def needs_choice(self, state: State, seat: int) -> bool:
        return True

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return next((why for word in self.then if (why := word.hindrance(state, seat, source))), None)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        do_all(play, self.then, seat, source)

    def describe(self) -> Text:
        return describe_all(self.then)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return glyphs_of(self.then)


class MayChoose(Choose, frozen=True, tag_field=TAG, tag="imperium-may_choose"):
    """One of several effects, or none."""

    optional: ClassVar[bool] = True

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())


# ---------------------------------------------------------------- freighters


class Freighter(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-freighter"):
    """The freighter goes up a level of the shipping track, or comes home with the rewards of all it has passed."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Count = 1
    """Icons, resolved one by one."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        if self.n > 1:
            follow(play, (Freighter(self.n - 1),), seat, source)
        play.ask(seat, MoveFreighter())

    def describe(self) -> Text:
        return say("word-freighter", n=self.n)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("freighter", self.n if self.n > 1 else None),)


class MoveFreighter(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-move_freighter"):
    kind: ClassVar[str] = "freighter"
    picture: ClassVar[str] = "board"

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-freighter", level=ix(state).freighters[seat])

    def ways(self, state: State, seat: int) -> list[Way]:
        level = ix(state).freighters[seat]
        ways = [Way(Option("none", say("pick-freighter-none"), group="leave"), do_nothing)]
        if level:
            ways.insert(0, Way(Option("recall", say("pick-freighter-recall", level=level)), bind(recall, seat)))
        if level < TOP_LEVEL:
            ways.insert(0, Way(Option("advance", say("pick-freighter-advance", level=level + 1)), bind(advance, seat)))
        return ways

    def mildest(self, state: State, seat: int, options: object) -> Picks:
        return {"none": 1}


def advance(play: Play, seat: int) -> None:
    table = ix(play.state)
    table.freighters[seat] += 1
    play.tell("freighter_advanced", seat, {"level": table.freighters[seat]})


def recall(play: Play, seat: int) -> None:
    """Rewards from the lowest level up: spice that is won first may buy the tech of the highest."""
    table = ix(play.state)
    level, table.freighters[seat] = table.freighters[seat], 0
    play.tell("freighter_recalled", seat, {"level": level})
    follow(play, tuple(word for words in REWARDS[:level] for word in words), seat, "ix:shipping")


class Dividends(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-dividends"):
    """Solari for the player, and one for each opponent."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.gain(play, seat, "solari", DIVIDENDS, source)
        for other in opponents(play.state, seat):
            changes.gain(play, other, "solari", 1, "dividends:shipping")

    def describe(self) -> Text:
        return say("word-dividends", n=DIVIDENDS)

    def glyphs(self) -> Glyphs:
        return (Glyph("solari", DIVIDENDS, say("glyph-dividends")),)


class ShippingTroops(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-shipping_troops"):
    """Two troops of the shipping track; with Troop Transports three, which may go to the conflict at once."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        carried = has_always(play.state, seat, "carries_troops")
        recruited = changes.recruit(play, seat, 3 if carried else 2)
        turn = own_turn(play.state, seat)
        if carried and turn and not (turn.kind == "agent" and SPACES[turn.space].combat):
            turn.may_deploy += recruited

    def describe(self) -> Text:
        return say("word-shipping-troops")

    def glyphs(self) -> Glyphs:
        return (Glyph("recruit", 2),)


# ---------------------------------------------------------------- tech


class AcquireTech(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-acquire_tech"):
    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    discount: Amount = 0
    solari: bool = False
    """The tile may be paid in solari instead of spice, wholly."""

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
    """The open tiles that this player could pay for with all negotiators, and in what."""
    player, negotiators = state.players[seat], ix(state).negotiators[seat]
    purses = ("spice", "solari") if solari else ("spice",)
    return [
        (tile, purse)
        for tile in tops(state)
        for purse in purses
        if price_of(tile, discount) <= getattr(player, purse) + negotiators
    ]


class PickTile(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_tile"):
    """Which tile is acquired."""

    kind: ClassVar[str] = "tech"
    picture: ClassVar[str] = "ix"
    discount: int
    solari: bool

    def ways(self, state: State, seat: int) -> list[Way]:
        ways = [self._way(state, seat, tile, purse) for tile, purse in offers(state, seat, self.discount, self.solari)]
        return [*ways, Way(Option("none", say("pick-none"), group="leave"), do_nothing)]

    def _way(self, state: State, seat: int, tile: Tile, purse: str) -> Way:
        price = price_of(tile, self.discount)
        text = say("pick-tile", tile=tile_name(tile.key), cost=say(f"cost-{purse}", n=price))
        key = tile.key if purse == "spice" else f"{tile.key}:{purse}"
        option = Option(key, text, group="card", icon="tech", place=f"tile:{tile.key}")
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
    """How many negotiators come home to lower the price; more than it needs is allowed (OPEN-5)."""

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
    """Troops of the supply go to the Ix board, one by one."""

    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Count = 1

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if state.players[seat].supply else say("why-no-supply")

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.state.players[seat].supply -= 1
        ix(play.state).negotiators[seat] += 1
        play.tell("sent_negotiator", seat, {"n": 1})
        if self.n > 1 and own_turn(play.state, seat):
            owe(play, source, Negotiator(self.n - 1))
        elif self.n > 1:
            play.push(Offer(Negotiator(self.n - 1), seat, source))

    def describe(self) -> Text:
        return say("word-negotiator", n=self.n)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("negotiator", self.n if self.n > 1 else None),)


# ---------------------------------------------------------------- units


class Commission(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-commission"):
    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if ix(state).ships[seat].supply else say("why-no-dreadnought")

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.recruit(play, seat, 1, DREADNOUGHT)

    def describe(self) -> Text:
        return say("word-commission")

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("dreadnought"),)


class Strike(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-strike"):
    """Troops from the supply straight into the conflict."""

    n: Count

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.deploy(play, seat, self.n, "supply")

    def describe(self) -> Text:
        return say("word-strike", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", self.n, say("glyph-strike")),)


class PerDreadnought(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-per_dreadnought"):
    """Swords for each own dreadnought in the conflict."""

    automatic: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Count

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.gain(play, seat, "swords", self.n * ix(play.state).ships[seat].troops, source)

    def describe(self) -> Text:
        return say("word-per-dreadnought", what=say("gain-swords", n=self.n))

    def glyphs(self) -> Glyphs:
        return (Glyph("sword", self.n), Glyph("special", None, say("glyph-per-dreadnought")))


class DeployUnits(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-deploy_units"):
    """Units of any kind from the garrison into the conflict."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Count

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        waiting = any(kind.forces(state, seat).garrison for kind in unit_kinds(state))
        return None if waiting else say("why-empty-garrison")

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, MoveUnits("deploy", 0, self.n))

    def describe(self) -> Text:
        return say("word-deploy-units", n=self.n)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", self.n, say("glyph-units")),)


class Ambush(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-ambush"):
    """Enemy units retreat, at most as many as own troops were deployed this turn."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        turn = own_turn(state, seat)
        if not turn or not turn.deployed:
            return say("why-none-deployed")
        return None if any(units(state, other) for other in opponents(state, seat)) else say("why-no-enemy")

    def resolve(self, play: Play, seat: int, source: str) -> None:
        turn = own_turn(play.state, seat)
        assert turn is not None
        play.ask(seat, PickAmbushed(turn.deployed))

    def describe(self) -> Text:
        return say("word-ambush")

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("retreat", None, say("glyph-ambush")),)


class PickAmbushed(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_ambushed"):
    """Whose units retreat."""

    kind: ClassVar[str] = "ambush"
    picture: ClassVar[str] = "conflict"
    most: int

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-ambush", n=self.most)

    def options(self, state: State, seat: int) -> list[Option]:
        there = [
            (other, kind, kind.forces(state, other).troops)
            for other in opponents(state, seat)
            for kind in unit_kinds(state)
        ]
        return [
            Option(
                f"{other}:{kind.key}",
                say("pick-ambush", who=seat_name(other), units=kind.name(1)),
                up_to=min(n, self.most),
                icon="retreat",
            )
            for other, kind, n in there
            if n
        ]

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return 0, self.most

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        for other in opponents(play.state, seat):
            for kind in unit_kinds(play.state):
                changes.retreat(play, other, picks.get(f"{other}:{kind.key}", 0), kind)


class Promise(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-promise"):
    """Solari, if this conflict is won."""

    clause: ClassVar[bool] = True
    n: Count

    def resolve(self, play: Play, seat: int, source: str) -> None:
        ix(play.state).promised[seat] += self.n

    def describe(self) -> Text:
        return say("word-promise", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("special", None, say("glyph-if-won")), Glyph("solari", self.n))


class Rally(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-rally"):
    """A sword for each (other) card revealed this turn that gives swords, also for those that give them later."""

    automatic: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    tile: bool = False
    """It stands on a tile: every card counts."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        turn = own_turn(play.state, seat)
        assert turn is not None
        turn.lasting[f"rally:{source}"] = 1
        others = [card for card in ix(play.state).sworded if f"card:{card}" != source]
        changes.gain(play, seat, "swords", len(others), source)

    def describe(self) -> Text:
        return say("word-rally-tile" if self.tile else "word-rally")

    def glyphs(self) -> Glyphs:
        return (Glyph("sword", 1, say("glyph-rally")),)


class SlipPast(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-slip_past"):
    """Enemy agents do not block the agent that is sent this turn."""

    clause: ClassVar[bool] = True

    def resolve(self, play: Play, seat: int, source: str) -> None:
        turn = own_turn(play.state, seat)
        assert turn is not None
        turn.lasting["infiltrate"] = 1

    def describe(self) -> Text:
        return say("word-slip-past")

    def glyphs(self) -> Glyphs:
        return (Glyph("agent", None, say("glyph-slip-past")),)


class AnotherTurn(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-another_turn"):
    """Another turn of the same player follows, if they like."""

    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True

    def needs_choice(self, state: State, seat: int) -> bool:
        return True

    def resolve(self, play: Play, seat: int, source: str) -> None:
        turn = own_turn(play.state, seat)
        assert turn is not None
        turn.lasting["extra_turn"] = 1
        play.tell("another_turn", seat)

    def describe(self) -> Text:
        return say("word-another-turn")

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("agent", None, say("glyph-another-turn")),)


REWARDS: tuple[tuple[Word, ...], ...] = (
    (Choose(((Dividends(),), (Gain("spice", 2),))),),
    (ShippingTroops(), Influence(1)),
    (AcquireTech(2),),
)
"""Of the shipping track, from its first level up."""

UNITS = (TROOP, DREADNOUGHT)
