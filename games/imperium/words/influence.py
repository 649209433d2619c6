"""Effects that raise influence: with one faction, with each, and from visiting a faction's space."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from games.core.codec import TAG
from games.core.protocol import Text, either, say
from games.imperium.rules.changes import own_turn
from games.imperium.rules.choices import PickFaction
from games.imperium.rules.influence import gain_influence
from games.imperium.state import Play, State, Word
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import ALLIANCE, FACTIONS, Faction, Steps
from games.imperium.words.conditions import faction_text


class Influence(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-influence"):
    """Gain influence with one faction. The player picks it if several are named."""

    gained_last: ClassVar[bool] = True
    n: Steps = 1
    of: Annotated[tuple[Faction, ...], msgspec.Meta(min_length=1)] = FACTIONS

    def needs_choice(self, state: State, seat: int) -> bool:
        return len(self.of) > 1

    def is_forced_quietly(self, state: State, seat: int) -> bool:
        return len(self.of) == 1 and is_quiet_step(state, seat, self.of[0], self.n)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        if len(self.of) == 1:
            gain_influence(play, seat, self.of[0], self.n)
        else:
            play.ask(seat, PickFaction(self.n, self.of))

    def with_another(self, other: Word) -> Word | None:
        """Return both gains as one, unless the player picks the faction: two picks may differ."""
        if not isinstance(other, Influence) or other.of != self.of or len(self.of) > 1:
            return None
        return Influence(self.n + other.n, self.of)

    def gains(self) -> Text:
        if len(self.of) == len(FACTIONS):
            return say("gain-influence-any", n=self.n)
        if len(self.of) > 1:
            named = [say("the-faction", faction=faction_text(faction)) for faction in self.of]
            return say("gain-influence-among", n=self.n, factions=either(named))
        return say("gain-influence", n=self.n, faction=faction_text(self.of[0]))

    def describe(self) -> Text:
        return say("word-gain", what=self.gains())

    def glyphs(self) -> Glyphs:
        if len(self.of) == len(FACTIONS):
            return (Glyph("any_faction", self.n),)
        signs: list[Glyph] = []
        for faction in self.of:
            signs += [Glyph("or"), Glyph(faction, self.n)] if signs else [Glyph(faction, self.n)]
        return tuple(signs)


def is_quiet_step(state: State, seat: int, faction: Faction, steps: int) -> bool:
    """Return whether these steps do not reach the alliance step, whose bonus may reveal a card."""
    before = state.players[seat].influence[faction]
    return not before < ALLIANCE <= before + steps


class InfluenceEach(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-influence_each"):
    """Gain influence with each faction."""

    gained_last: ClassVar[bool] = True
    n: Steps = 1

    def resolve(self, play: Play, seat: int, source: str) -> None:
        for faction in FACTIONS:
            gain_influence(play, seat, faction, self.n)

    def gains(self) -> Text:
        return say("gain-influence-each", n=self.n)

    def describe(self) -> Text:
        return say("word-gain", what=self.gains())

    def glyphs(self) -> Glyphs:
        return tuple(Glyph(faction, self.n) for faction in FACTIONS)


class SpaceInfluence(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-space_influence"):
    """Gain influence with the faction of the visited space: one, or two with Power Play."""

    gained_last: ClassVar[bool] = True
    faction: Faction

    def resolve(self, play: Play, seat: int, source: str) -> None:
        gain_influence(play, seat, self.faction, self._steps(play.state, seat))

    def is_forced_quietly(self, state: State, seat: int) -> bool:
        return is_quiet_step(state, seat, self.faction, self._steps(state, seat))

    def _steps(self, state: State, seat: int) -> int:
        turn = own_turn(state, seat)
        return turn.lasting.get("space_influence", 1) if turn else 1

    def as_it_is(self, state: State, seat: int) -> Influence:
        return Influence(self._steps(state, seat), (self.faction,))

    def named(self, state: State, seat: int, source: str) -> Text:
        return self.as_it_is(state, seat).describe()

    def gains(self) -> Text:
        return say("gain-influence", n=1, faction=faction_text(self.faction))

    def describe(self) -> Text:
        return say("word-gain", what=self.gains())

    def glyphs(self) -> Glyphs:
        return (Glyph(self.faction, 1),)
