"""The names and numbers of Dune: Imperium. Type checker and data loader check them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, get_args

import msgspec

Faction = Literal["emperor", "guild", "bene_gesserit", "fremen"]
FACTIONS: tuple[Faction, ...] = get_args(Faction)

Symbol = Literal["emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"]
"""An agent symbol. A card sends an agent to spaces with a symbol of the card."""

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
"""The kind of a turn. open: neither an agent turn nor a reveal turn yet; passed: it will be neither."""

CardZone = Literal["hand", "discard", "play", "deck"]
"""The zones from which a card can be trashed."""

TroopZone = Literal["supply", "garrison", "troops"]
"""The places of a player's troops; `troops` are those in the conflict."""

HOUSE, LEADER = "house", "leader"
"""Kinds of rivals: House Hagal only blocks and fights; a rival leader plays to win."""

HAND_SIZE = 5
ROW_SIZE = 5
TROOPS = 12
FIRST_GARRISON = 3
TOP_INFLUENCE = 6
FRIENDSHIP = 2
"""The step of an influence track that is worth a victory point."""
ALLIANCE = 4
"""The step of an influence track that gives its bonus and may take the alliance token."""
ENDGAME_VP = 10
NOBODY = -1

MOST = 12
"""The largest number that is printed anywhere. A larger number in a data file is a mistake."""
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
"""A count, or 0."""
Few = Annotated[int, msgspec.Meta(ge=1, le=HAND_SIZE)]
"""A count of things that are handled one by one, such as cards, negotiators or freighter steps."""
FewOrNone = Annotated[int, msgspec.Meta(ge=0, le=HAND_SIZE)]
Steps = Annotated[int, msgspec.Meta(ge=1, le=TOP_INFLUENCE)]
"""A number of steps on an influence track."""

LASTING = (
    "double_harvest",
    "space_influence",
    "spice_must_flow_discount",
    "infiltrate",
    "faction_icons",
    "to_deck_top",
    "extra_turn",
)
"""The effects that a card can start until the end of the turn. A module may name more."""

MARKS = ("council_seat", "swordmaster")
"""Fields of `Player` for everything that a player can gain only once in a game. A module may name more."""


class Moment(StrEnum):
    """The points at which leaders and modules are called. A comment names a handler's arguments after play and seat."""

    LAID_OUT = "laid_out"  # before anything is shuffled
    SET_UP = "set_up"  # when the leaders are known
    CONFLICT_REVEALED = "conflict_revealed"
    ROUND_START = "round_start"
    TURN_START = "turn_start"
    RIVAL_TURN = "rival_turn"  # a rival is to take its turn
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
    COMBAT_BEGINS = "combat_begins"  # of a player in the conflict
    RIVAL_REWARD = "rival_reward"  # reward, source
    COMBAT_WON = "combat_won"  # conflict
    VICTORY = "victory"  # after the rewards
    COMBAT_OVER = "combat_over"
    RECALL = "recall"
    ENDGAME = "endgame"
    # Questions about the state: a handler takes state and seat, and returns a value.
    TURN_WAYS = "turn_ways"  # more ways (options with their actions) in the seat's turn
    TURN_REFUSALS = "turn_refusals"  # what the seat cannot do now, with reasons
    STRENGTH = "strength"  # additional strength of a player in the conflict
    MORE_GAINED = "more_gained"  # what, n, source: how much more is gained
    TO_DECK_TOP = "to_deck_top"  # whether an acquired card may go on top of the deck
    TIE = "tie"  # the highest value wins a tie of points
