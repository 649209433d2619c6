"""Effects of Rise of Ix on dreadnoughts and other units in the conflict."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Inquiry
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Text, say, seat_name
from games.imperium.ix.table import DREADNOUGHT, ix
from games.imperium.rules import changes
from games.imperium.rules.changes import own_turn
from games.imperium.rules.choices import MoveUnits
from games.imperium.rules.forces import unit_kinds, units
from games.imperium.state import Play, State, Word, opponents
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Count, Few


class Commission(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-commission"):
    """Move a dreadnought from the supply to the garrison."""

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
    """Deploy troops from the supply."""

    n: Few

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.deploy(play, seat, self.n, "supply")

    def describe(self) -> Text:
        return say("word-strike", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", self.n, say("glyph-strike")),)


class PerDreadnought(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-per_dreadnought"):
    """Gain swords for each own dreadnought in the conflict."""

    automatic: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Few

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.gain(play, seat, "swords", self.n * ix(play.state).ships[seat].troops, source)

    def describe(self) -> Text:
        return say("word-per-dreadnought", what=say("gain-swords", n=self.n))

    def glyphs(self) -> Glyphs:
        return (Glyph("sword", self.n), Glyph("special", None, say("glyph-per-dreadnought")))


class DeployUnits(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-deploy_units"):
    """Deploy units of any kind from the garrison."""

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
    """Make enemy units retreat, at most as many as the player deployed troops this turn."""

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
    """The question which enemy units retreat."""

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
    """Gain solari if the player wins this conflict."""

    clause: ClassVar[bool] = True
    n: Few

    def resolve(self, play: Play, seat: int, source: str) -> None:
        ix(play.state).promised[seat] += self.n

    def describe(self) -> Text:
        return say("word-promise", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("special", None, say("glyph-if-won")), Glyph("solari", self.n))


class Rally(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-rally"):
    """Gain a sword for each other card revealed this turn that gives swords, even if it gives them later."""

    automatic: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    tile: bool = False
    """The effect is on a tile, so every card counts."""

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
