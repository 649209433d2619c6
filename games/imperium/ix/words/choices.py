"""Effects of Rise of Ix that are optional, or that change sending and the order of turns."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.codec import TAG
from games.core.protocol import Text, say
from games.imperium.rules.changes import do_all, owe, own_turn
from games.imperium.state import Play, State, Word
from games.imperium.views import Glyph, Glyphs
from games.imperium.words.compound import Choose
from games.imperium.words.word import describe_all, glyphs_of


def follow(play: Play, words: tuple[Word, ...], seat: int, source: str) -> None:
    """Resolve effects that follow from others: owed in the player's own turn, otherwise one after the other."""
    if own_turn(play.state, seat):
        owe(play, source, words)
    else:
        do_all(play, words, seat, source)


class May(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-may"):
    """Effects that the player may decline."""

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
    """A choice of one of several effects, or none."""

    optional: ClassVar[bool] = True

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())


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
    """The player may take another turn after this one."""

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
