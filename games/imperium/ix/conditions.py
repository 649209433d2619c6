"""The conditions of cards and tiles of Rise of Ix."""

from __future__ import annotations

import msgspec

from games.core.codec import TAG
from games.core.protocol import Text, say
from games.imperium.components import SPACES
from games.imperium.ix.table import ix
from games.imperium.rules.changes import own_turn
from games.imperium.state import State, pieces_of
from games.imperium.views import Sign
from games.imperium.vocabulary import Count, Faction, Few, Resource
from games.imperium.words.conditions import faction_text
from games.imperium.words.word import Condition


class HasTiles(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-tiles"):
    """The player has at least `n` tech tiles."""

    n: Few

    def holds(self, state: State, seat: int, source: str) -> bool:
        return len(ix(state).tiles[seat]) >= self.n

    def describe(self) -> Text:
        return say("if-tiles", n=self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (Sign("tech", f"{self.n}+"),)


class EnemyAgentHere(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-enemy_agent_here"):
    """An enemy agent is on the space to which the card sent its agent."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        turn = own_turn(state, seat)
        here = state.places[turn.space].agents if turn and turn.space else []
        return any(piece.seat != seat for piece in here)

    def describe(self) -> Text:
        return say("if-enemy-agent-here")


class AgentWith(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-agent_with"):
    """An own agent is on a space of the faction."""

    faction: Faction

    def holds(self, state: State, seat: int, source: str) -> bool:
        return any(SPACES[space].faction == self.faction for space, _ in pieces_of(state, seat))

    def describe(self) -> Text:
        return say("if-agent-with", faction=faction_text(self.faction))


class AtFaction(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-at_faction"):
    """An agent was sent to a space of a faction this turn."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        turn = own_turn(state, seat)
        return bool(turn and turn.space and SPACES[turn.space].faction)

    def describe(self) -> Text:
        return say("if-at-faction")


class Deployed(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-deployed"):
    """At least `n` units of any kind were deployed this turn."""

    n: Count

    def holds(self, state: State, seat: int, source: str) -> bool:
        turn = own_turn(state, seat)
        return turn is not None and turn.deployed + sum(m.deployed for m in turn.musters.values()) >= self.n

    def describe(self) -> Text:
        return say("if-deployed", n=self.n)


class PersuasionGained(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-persuasion"):
    """At least `n` persuasion was gained this turn, spent or not (ruling ix5)."""

    n: Count

    def holds(self, state: State, seat: int, source: str) -> bool:
        turn = own_turn(state, seat)
        return turn is not None and turn.persuasion_gained >= self.n

    def describe(self) -> Text:
        return say("if-persuasion", n=self.n)


class Has(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-has"):
    """The player has at least `n` of a resource."""

    what: Resource
    n: Count

    def holds(self, state: State, seat: int, source: str) -> bool:
        return int(getattr(state.players[seat], self.what)) >= self.n

    def describe(self) -> Text:
        return say("if-has", what=say(f"cost-{self.what}", n=self.n))
