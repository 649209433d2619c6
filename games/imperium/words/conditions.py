"""The conditions of cards, spaces and plots of the base game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from games.core.codec import TAG
from games.core.protocol import Text, say
from games.imperium.components import CARDS
from games.imperium.state import State, has_alliance, in_play, opponents, pieces_of
from games.imperium.views import Sign
from games.imperium.vocabulary import FACTIONS, LEADER, NOBODY, Faction, Few, Steps
from games.imperium.words.word import Condition


def faction_text(faction: str) -> Text:
    return say(f"faction-{faction}")


def cards_in_play(state: State, seat: int, faction: Faction) -> int:
    """Return how many cards of a faction the player has in play."""
    return sum(faction in CARDS[card].factions for card in in_play(state.players[seat]))


class OtherInPlay(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-other_in_play"):
    """Another own card of the faction is in play. For the Fremen this is the Fremen bond."""

    faction: Faction

    def holds(self, state: State, seat: int, source: str) -> bool:
        card = CARDS.get(source.removeprefix("card:"))
        itself = card is not None and self.faction in card.factions and card.key in in_play(state.players[seat])
        return cards_in_play(state, seat, self.faction) > itself

    def describe(self) -> Text:
        return say("if-other-in-play", faction=faction_text(self.faction))

    def signs(self) -> tuple[Sign, ...]:
        return (Sign(self.faction),)


class HasAlliance(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-alliance"):
    """The player holds an alliance token."""

    faction: Faction | None = None
    """None: any alliance."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        return has_alliance(state, seat, self.faction)

    def describe(self) -> Text:
        if self.faction is None:
            return say("if-any-alliance")
        return say("if-alliance", faction=faction_text(self.faction))

    def signs(self) -> tuple[Sign, ...]:
        if self.faction is None:
            return (Sign("alliance"),)
        return Sign("alliance", tint=self.faction), Sign(self.faction)


class HasInfluence(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-influence"):
    """The player has at least `n` influence with the faction."""

    faction: Faction
    n: Steps

    def holds(self, state: State, seat: int, source: str) -> bool:
        return state.players[seat].influence[self.faction] >= self.n

    def describe(self) -> Text:
        return say("if-influence", faction=faction_text(self.faction), n=self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (Sign(self.faction, f"{self.n}+"),)


class InfluenceWith(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-influence_with"):
    """The player has at least `n` influence with at least `factions` factions."""

    n: Steps
    factions: Annotated[int, msgspec.Meta(ge=1, le=len(FACTIONS))]

    def holds(self, state: State, seat: int, source: str) -> bool:
        return sum(value >= self.n for value in state.players[seat].influence.values()) >= self.factions

    def describe(self) -> Text:
        return say("if-influence-with", n=self.n, factions=self.factions)

    def signs(self) -> tuple[Sign, ...]:
        return (Sign("any_faction", f"{self.n}+"),)


class CouncilSeat(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-council_seat"):
    """The player has a seat in the High Council."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        return state.players[seat].council_seat

    def describe(self) -> Text:
        return say("if-council-seat")

    def signs(self) -> tuple[Sign, ...]:
        return (Sign("council"),)


class MentatIsHome(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-mentat_is_home"):
    """The Mentat is on its space and nobody is owed it."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        return mentat_is_home(state)

    def describe(self) -> Text:
        return say("if-mentat-is-home")


def mentat_is_home(state: State) -> bool:
    return state.mentat == NOBODY and state.mentat_owed == NOBODY


class AgentOnBoard(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-agent_on_board"):
    """The player has an agent on the board."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        return bool(pieces_of(state, seat))

    def describe(self) -> Text:
        return say("if-agent-on-board")


class DeckNotEmpty(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-deck_not_empty"):
    """The player's deck is not empty."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        return bool(state.players[seat].deck)

    def describe(self) -> Text:
        return say("if-deck-not-empty")


class OpponentInConflict(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-opponent_in_conflict"):
    """An opponent has a troop in the conflict."""

    def holds(self, state: State, seat: int, source: str) -> bool:
        return any(state.players[other].troops for other in opponents(state, seat))

    def describe(self) -> Text:
        return say("if-opponent-in-conflict")


def owned(state: State, seat: int, card: str) -> int:
    """Return how many copies of a card a player owns."""
    player = state.players[seat]
    if player.rival == LEADER:
        # Each rival counts as owning two of The Spice Must Flow, and nothing else.
        return 2 if card == "the_spice_must_flow" else 0
    zones = (player.deck, player.hand, player.in_play, player.revealed, player.discard)
    return sum(zone.count(card) for zone in zones)


class Owns(Condition, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-owns"):
    """The player owns at least `n` of a card; with `most`, also more than every opponent."""

    card: str
    n: Few
    most: bool = False

    def holds(self, state: State, seat: int, source: str) -> bool:
        mine = owned(state, seat, self.card)
        if mine < self.n:
            return False
        return not self.most or all(mine > owned(state, other, self.card) for other in opponents(state, seat))

    def describe(self) -> Text:
        key = "if-owns-most" if self.most else "if-owns"
        return say(key, n=self.n, card=say(f"card-{self.card}"))
