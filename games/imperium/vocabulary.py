"""The names of things in Dune: Imperium, checked by the type checker and again when data is loaded."""

from __future__ import annotations

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
