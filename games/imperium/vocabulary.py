"""The names of things in Dune: Imperium, checked by the type checker and again when data is loaded."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, get_args

import msgspec

Faction = Literal["emperor", "guild", "bene_gesserit", "fremen"]
FACTIONS: tuple[Faction, ...] = get_args(Faction)

Symbol = Literal["emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"]
"""An agent symbol: printed on cards and on the spaces they lead to."""

Resource = Literal["solari", "spice", "water"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)

Kind = Literal["plot", "combat", "endgame"]
"""When an intrigue card is played."""

AgentKind = Literal["agent", "swordmaster", "mentat"]
AGENT: AgentKind = "agent"
SWORDMASTER: AgentKind = "swordmaster"
MENTAT: AgentKind = "mentat"

Phase = Literal["leaders", "turns", "combat", "endgame", "over"]

TurnKind = Literal["open", "agent", "reveal", "passed"]
"""Open: neither an agent turn nor a reveal turn yet; passed: it will never be either."""

CardZone = Literal["hand", "discard", "play", "deck"]
"""From where a card is trashed."""

TroopZone = Literal["supply", "garrison", "troops"]
"""Where troops are; `troops` are those in the conflict."""

HOUSE, LEADER = "house", "leader"
"""Rivals: one that only stands in the way, and one that plays to win."""

HAND_SIZE = 5
ROW_SIZE = 5
TROOPS = 12
FIRST_GARRISON = 3
TOP_INFLUENCE = 6
FRIENDSHIP = 2
"""The step of a track that is worth a victory point."""
ALLIANCE = 4
"""The step that gives the track's bonus and may take the alliance token."""
ENDGAME_VP = 10
NOBODY = -1

MOST = 12
"""Nothing printed gives, costs or counts more: a larger number is a slip of the pen."""
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
"""A count, or nothing."""
Few = Annotated[int, msgspec.Meta(ge=1, le=HAND_SIZE)]
"""Of what comes one by one: cards, negotiators, freighters' steps."""
FewOrNone = Annotated[int, msgspec.Meta(ge=0, le=HAND_SIZE)]
Steps = Annotated[int, msgspec.Meta(ge=1, le=TOP_INFLUENCE)]
"""On an influence track."""

LASTING = (
    "double_harvest",
    "space_influence",
    "spice_must_flow_discount",
    "infiltrate",
    "faction_icons",
    "to_deck_top",
    "extra_turn",
)
"""What a card may make hold until the end of the turn; a module may name more."""

MARKS = ("council_seat", "swordmaster")
"""What each player can have once a game: fields of a player; a module may name more."""


class Moment(StrEnum):
    """When something happens, and behind it what a handler is told besides play and seat, in this order."""

    LAID_OUT = "laid_out"  # before anything is shuffled
    SET_UP = "set_up"  # when the leaders are known
    CONFLICT_REVEALED = "conflict_revealed"
    ROUND_START = "round_start"
    TURN_START = "turn_start"
    RIVAL_TURN = "rival_turn"  # of a player without a seat
    RIVAL_DOES = "rival_does"  # word, source
    TURN_ENDED = "turn_ended"  # kind, again
    SENT = "sent"  # space
    PAID = "paid"  # space, cost
    SEATED = "seated"
    DEPLOYED = "deployed"  # total
    DRAWN = "drawn"  # cards
    GAINED = "gained"  # what, n, source
    DISCARDED = "discarded"  # cards
    TRASHED = "trashed"  # card
    ACQUIRED = "acquired"  # card
    TECH_TAKEN = "tech_taken"  # tile
    INFLUENCE_CHANGED = "influence_changed"  # faction, before, after
    REVEAL_BEGINS = "reveal_begins"
    REVEALED = "revealed"  # card
    REVEAL_ENDS = "reveal_ends"
    COMBAT_BEGINS = "combat_begins"  # of one who fights
    RIVAL_REWARD = "rival_reward"  # reward, source
    COMBAT_WON = "combat_won"  # conflict
    VICTORY = "victory"  # after the rewards
    COMBAT_OVER = "combat_over"
    RECALL = "recall"
    ENDGAME = "endgame"
    # What is asked of the state; a handler is told state and seat, and answers.
    TURN_WAYS = "turn_ways"  # more ways in the seat's turn
    TURN_REFUSALS = "turn_refusals"  # and what it cannot do now
    STRENGTH = "strength"  # more strength of one who fights
    MORE_GAINED = "more_gained"  # what, n, source: how much more is gained
    TO_DECK_TOP = "to_deck_top"  # whether an acquired card may go on top of the deck
    TIE = "tie"  # the most of this wins a tie of points
