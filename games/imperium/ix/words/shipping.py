"""Effects of freighters: moving on the shipping track, and its rewards."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from games.core.agenda import Pick, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Text, say
from games.imperium.components import SPACES
from games.imperium.ix.table import TOP_LEVEL, ix
from games.imperium.ix.tiles import has_always
from games.imperium.ix.words.choices import follow
from games.imperium.ix.words.tech import AcquireTech
from games.imperium.rules import changes
from games.imperium.rules.changes import own_turn
from games.imperium.state import Play, State, Word, opponents
from games.imperium.views import Glyph, Glyphs, Sign
from games.imperium.vocabulary import Few
from games.imperium.words.compound import Choose
from games.imperium.words.effects import Gain
from games.imperium.words.influence import Influence
from games.imperium.words.word import describe_all

DIVIDENDS = 5


class Freighter(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-freighter"):
    """Advance the freighter a level, or recall it for the rewards of all levels it has reached."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Few = 1
    """The number of icons, which are resolved one by one."""

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
    """The question whether to advance or recall the freighter."""

    kind: ClassVar[str] = "freighter"
    picture: ClassVar[str] = "board"

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-freighter", level=ix(state).freighters[seat])

    def ways(self, state: State, seat: int) -> list[Way]:
        level = ix(state).freighters[seat]
        ways = [Way(Option("none", say("pick-freighter-none"), group="leave"), do_nothing)]
        if level:
            home = Option("recall", say("pick-freighter-recall"), cargo_help("recall", level))
            ways.insert(0, Way(home, bind(recall, seat)))
        if level < TOP_LEVEL:
            out = Option("advance", say("pick-freighter-advance", level=level + 1), cargo_help("advance", level + 1))
            ways.insert(0, Way(out, bind(advance, seat)))
        return ways

    def mildest(self, state: State, seat: int, options: object) -> Picks:
        return {"none": 1}


def cargo_help(move: Literal["advance", "recall"], level: int) -> Text:
    """Return what the freighter brings home from a level: now, or later when it is recalled from there."""
    return say(f"freighter-help-{move}", rewards=describe_all([word for words in REWARDS[:level] for word in words]))


def advance(play: Play, seat: int) -> None:
    table = ix(play.state)
    table.freighters[seat] += 1
    play.tell("freighter_advanced", seat, {"level": table.freighters[seat]})


def recall(play: Play, seat: int) -> None:
    """Recall the freighter. Rewards come from the lowest level up, because spice may pay for the tech of level 3."""
    table = ix(play.state)
    level, table.freighters[seat] = table.freighters[seat], 0
    play.tell("freighter_recalled", seat, {"level": level})
    follow(play, tuple(word for words in REWARDS[:level] for word in words), seat, "ix:shipping")


class Dividends(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-dividends"):
    """Gain solari; each opponent gains one."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.gain(play, seat, "solari", DIVIDENDS, source)
        for other in opponents(play.state, seat):
            changes.gain(play, other, "solari", 1, "dividends:shipping")

    def describe(self) -> Text:
        return say("word-dividends", n=DIVIDENDS)

    def glyphs(self) -> Glyphs:
        return Glyph("solari", DIVIDENDS), Glyph("solari", 1, signs=(Sign("opponents"),))


class ShippingTroops(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-shipping_troops"):
    """Two troops of the shipping track; with Troop Transports three, which may go to the conflict at once."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        carried = has_always(play.state, seat, "carries_troops")
        recruited = changes.recruit(play, seat, 3 if carried else 2)
        turn = own_turn(play.state, seat)
        if carried and turn and not (turn.kind == "agent" and SPACES[turn.space].combat):
            turn.may_deploy += recruited
            turn.may_deploy_anywhere += recruited

    def describe(self) -> Text:
        return say("word-shipping-troops")

    def glyphs(self) -> Glyphs:
        return (Glyph("recruit", 2),)


REWARDS: tuple[tuple[Word, ...], ...] = (
    (Choose(((Dividends(),), (Gain("spice", 2),))),),
    (ShippingTroops(), Influence(1)),
    (AcquireTech(2),),
)
"""The rewards of the shipping track, from its first level up."""
