"""Effects that give, move and draw.

`influence` has the effects that raise influence, `compound` those that contain others, `rules/acquiring`
acquisitions.
"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Literal

import msgspec

from games.core.agenda import break_seal_if_all_are_in
from games.core.codec import TAG
from games.core.data_errors import suggest_name
from games.core.protocol import Picks, Text, say
from games.imperium.components import SPACES, Space
from games.imperium.modules import lasting_names
from games.imperium.rules import changes
from games.imperium.rules.changes import own_turn
from games.imperium.rules.choices import (
    Discard,
    TrashCard,
    TroopAmount,
    card_name,
    cards_to_trash,
    space_name,
)
from games.imperium.state import Play, State, Word, in_play, opponents
from games.imperium.views import Glyph, Glyphs, Sign
from games.imperium.vocabulary import MOST, Count, Faction, Few
from games.imperium.words.conditions import cards_in_play, faction_text

RARE = {"vp": 3, "water": 4, "persuasion": 8}
"""Kind of gain -> the largest printed amount, if it is below `MOST`."""


class Gain(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-gain"):
    """Gain resources, victory points, persuasion or swords."""

    automatic: ClassVar[bool] = True
    what: Literal["solari", "spice", "water", "vp", "persuasion", "swords"]
    n: Count = 1
    more: bool = False
    """Say "more" in the text, because the card already gave the same."""

    def __post_init__(self) -> None:
        if self.n > RARE.get(self.what, MOST):
            raise ValueError(f"n: {self.n} is above {RARE[self.what]}, for {self.what}")

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        return True

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.gain(play, seat, self.what, self.n, source)

    def gains(self) -> Text:
        return say(f"gain-{self.what}-more" if self.more else f"gain-{self.what}", n=self.n)

    def describe(self) -> Text:
        return say("word-gain", what=self.gains())

    def glyphs(self) -> Glyphs:
        return (Glyph(icon_of(self.what), self.n),)


def icon_of(what: str) -> str:
    """Return the icon of what is gained."""
    return "sword" if what == "swords" else what


class Per(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-per"):
    """Gain an amount for each own card of a faction in play."""

    clause: ClassVar[bool] = True

    faction: Faction
    what: Literal["persuasion", "swords"]
    n: Few

    def resolve(self, play: Play, seat: int, source: str) -> None:
        count = cards_in_play(play.state, seat, self.faction)
        changes.gain(play, seat, self.what, self.n * count, source)

    def describe(self) -> Text:
        return say("word-per", what=say(f"gain-{self.what}", n=self.n), faction=faction_text(self.faction))

    def glyphs(self) -> Glyphs:
        return (
            Glyph(icon_of(self.what), self.n),
            Glyph("if", None, say("glyph-per", faction=faction_text(self.faction))),
        )


class Counted(Word, msgspec.Struct, frozen=True):
    """The base class of effects with a number, which can be added up."""

    n: Count = 1

    def with_another(self, other: Word) -> Word | None:
        if not isinstance(other, Counted) or msgspec.structs.replace(other, n=self.n) != self:
            return None
        return msgspec.structs.replace(self, n=self.n + other.n)


class Recruit(Counted, frozen=True, tag_field=TAG, tag="imperium-recruit"):
    """Recruit troops."""

    ready: bool = False
    """In a reveal turn these troops may be deployed at once."""

    def is_forced_quietly(self, state: State, seat: int) -> bool:
        return True

    def resolve(self, play: Play, seat: int, source: str) -> None:
        recruited = changes.recruit(play, seat, self.n)
        turn = own_turn(play.state, seat)
        if self.ready and turn and turn.kind != "agent":
            turn.may_deploy += recruited

    def describe(self) -> Text:
        return say("word-recruit-ready" if self.ready else "word-recruit", n=self.n)

    def glyphs(self) -> Glyphs:
        troops = Glyph("recruit", self.n)
        return (troops, Glyph("deploy", self.n)) if self.ready else (troops,)


class Deploy(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-deploy"):
    """Deploy troops from the garrison. With a number, that many later in this reveal turn; without, any number now."""

    clause: ClassVar[bool] = True

    n: Count | None = None

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        return self.n is not None

    def is_optional(self) -> bool:
        return True

    def needs_choice(self, state: State, seat: int) -> bool:
        return self.n is None

    def resolve(self, play: Play, seat: int, source: str) -> None:
        turn = own_turn(play.state, seat)
        if self.n is not None and turn:
            turn.may_deploy += self.n
            return
        garrison = play.state.players[seat].garrison
        if garrison:
            play.ask(seat, TroopAmount("mobilize", garrison))

    def describe(self) -> Text:
        return say("word-deploy-any") if self.n is None else say("word-deploy", n=self.n)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", self.n, say("glyph-any") if self.n is None else None),)


class Retreat(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-retreat"):
    """Retreat troops from the conflict."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    n: Count | None = None
    """None: any number."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        troops = play.state.players[seat].troops
        play.ask(seat, TroopAmount("retreat", troops if self.n is None else min(self.n, troops)))

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if self.is_possible(state, seat, source) else say("why-no-troops-in-conflict")

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        return state.players[seat].troops > 0

    def describe(self) -> Text:
        return say("word-retreat-any") if self.n is None else say("word-retreat", n=self.n)

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("retreat", self.n, say("glyph-any") if self.n is None else None),)


class Draw(Counted, frozen=True, tag_field=TAG, tag="imperium-draw"):
    """Draw cards."""

    n: Few = 1

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.draw(play, seat, self.n)

    def describe(self) -> Text:
        return say("word-draw", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("draw", self.n),)


class DrawIntrigue(Counted, frozen=True, tag_field=TAG, tag="imperium-intrigue"):
    """Draw intrigue cards."""

    n: Few = 1

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.draw_intrigue(play, seat, self.n)

    def describe(self) -> Text:
        return say("word-intrigue", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("intrigue", self.n),)


class Trash(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-trash"):
    """The player may trash a card from hand, discard pile or play, or only from play."""

    optional: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    in_play: bool = False

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, TrashCard(in_play=self.in_play))

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if cards_to_trash(state.players[seat], self.in_play) else say("why-no-card")

    def describe(self) -> Text:
        return say("word-trash-in-play" if self.in_play else "word-trash")

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (Glyph("trash", 1),)


class TrashSelf(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-trash_self"):
    """Trash the card that has this effect."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        card = source.removeprefix("card:")
        if card in in_play(play.state.players[seat]):
            changes.trash(play, seat, card, "play")

    def describe(self) -> Text:
        return say("word-trash-self")

    def named(self, state: State, seat: int, source: str) -> Text:
        return say("word-trash-named", card=card_name(source.removeprefix("card:")))

    def glyphs(self) -> Glyphs:
        return (Glyph("trash", None, say("glyph-this-card")),)


class EachOpponent(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-each_opponent"):
    """Make each opponent lose something.

    All opponents are asked at once, in secret (ruling A21). The effects follow clockwise from the player's left.
    """

    clause: ClassVar[bool] = True
    what: Literal["lose_garrison_troop", "discard", "discard_or_lose_troop"]
    n: Few = 1

    def resolve(self, play: Play, seat: int, source: str) -> None:
        for other in opponents(play.state, seat):
            if self.what == "lose_garrison_troop":
                changes.lose_troops(play, other, self.n, "garrison")
            else:
                self._make_discard(play, other)
        break_seal_if_all_are_in(play, "discard")

    def _make_discard(self, play: Play, seat: int) -> None:
        """Ask an opponent what to discard. An opponent without a choice is answered for."""
        player = play.state.players[seat]
        troop = self.what == "discard_or_lose_troop" and player.troops > 0
        if player.rival:
            # Without a hand a rival loses the troop; it is never asked.
            changes.lose_troops(play, seat, int(troop), "troops")
            return
        given: Picks | None = None
        # Do not wait for a player who has no choice, as everybody can see.
        if troop and not player.hand:
            given = {"troop": 1}
        elif not troop and len(player.hand) <= self.n:
            given = dict(Counter(player.hand))
        if troop or player.hand:
            play.ask(seat, Discard(self.n, troop), seal="discard", given=given)

    def describe(self) -> Text:
        return say(f"word-opponents-{self.what.replace('_', '-')}", n=self.n)

    def glyphs(self) -> Glyphs:
        icon = "lose_troop" if self.what == "lose_garrison_troop" else "discard"
        either = (Glyph("or"), Glyph("lose_troop", 1)) if self.what == "discard_or_lose_troop" else ()
        whom = Glyph("if", None, say("picture-glyph-opponents"), (Sign("opponents"),), opens=True)
        return (whom, Glyph(icon, self.n), *either)


class Lasting(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-lasting"):
    """Start an effect that lasts until the end of the turn. The rules look it up by its kind."""

    automatic: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    kind: str
    n: Few = 1

    def __post_init__(self) -> None:
        if self.kind not in lasting_names():
            raise ValueError(
                f"nothing that lasts is called {self.kind!r}{suggest_name(self.kind, list(lasting_names()))}"
            )

    def resolve(self, play: Play, seat: int, source: str) -> None:
        turn = own_turn(play.state, seat)
        assert turn is not None
        # Two cards that lower a price add up; a value that replaces another does not.
        old = turn.lasting.get(self.kind, 0) if self.kind == "spice_must_flow_discount" else 0
        turn.lasting[self.kind] = old + self.n

    def describe(self) -> Text:
        return say(f"word-lasting-{self.kind.replace('_', '-')}", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("special", None, say(f"glyph-{self.kind.replace('_', '-')}", n=self.n)),)


class Harvest(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-harvest"):
    """Gain the spice of a maker space and its bonus spice."""

    automatic: ClassVar[bool] = True

    def resolve(self, play: Play, seat: int, source: str) -> None:
        state = play.state
        space = source.removeprefix("space:")
        turn = own_turn(state, seat)
        assert turn is not None
        spice = harvest_at(state, space, bool(turn.lasting.get("double_harvest")), turn.lasting.get("less_harvest", 0))
        changes.gain(play, seat, "spice", spice, source)
        state.places[space].bonus_spice = 0

    def describe(self) -> Text:
        return say("word-harvest")

    def glyphs(self) -> Glyphs:
        return (Glyph("harvest"),)


def harvest_at(state: State, space: str, doubled: bool, less: int) -> int:
    """Return the spice of a maker space: the printed spice, perhaps doubled, plus the bonus, minus `less`."""
    return SPACES[space].maker * (2 if doubled else 1) + state.places[space].bonus_spice - less


class Control(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-control"):
    """Put the player's control marker on a location."""

    automatic: ClassVar[bool] = True
    space: str

    @staticmethod
    def is_for_it(space: Space) -> bool:
        """Return whether a player can control the space. A data file that names another space is refused."""
        return bool(space.control_bonus)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        place = play.state.places[self.space]
        before, place.controller = place.controller, seat
        play.tell("control", seat, {"space": self.space, "from": before})

    def describe(self) -> Text:
        return say("word-control", space=space_name(self.space))

    def glyphs(self) -> Glyphs:
        return (Glyph("control", None, space_name(self.space)),)


class Signet(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-signet"):
    """The place of the leader's signet effects. They replace it when the card is played."""

    def describe(self) -> Text:
        return say("word-signet")

    def glyphs(self) -> Glyphs:
        return (Glyph("signet"),)
