"""The view types of Dune: Imperium, which hold what a seat may see. `telling/visible` fills them; types only."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.protocol import Text
from games.imperium.vocabulary import HOUSE, AgentKind


class Sign(msgspec.Struct, frozen=True):
    """An icon of a condition, with its number and the colour of a faction or player."""

    icon: str
    number: str = ""
    tint: str = ""


class Glyph(msgspec.Struct, frozen=True):
    """A piece of an effect as a picture shows it: an icon, with a number in it or a few words beside it.

    Icons are resources (solari, spice, water, vp, persuasion, sword), troops (recruit, deploy, retreat, lose_troop),
    cards (draw, discard, trash, intrigue, acquire), factions (emperor, guild, bene_gesserit, fremen, any_faction) with
    the steps of influence in `number`, and signs: arrow (pay what stands before, get what follows), or, if (a condition
    in words), signet, mentat, council, swordmaster, harvest, control, agent, special (words only).
    """

    icon: str
    number: int | None = None
    text: Text | None = None
    signs: tuple[Sign, ...] = ()
    """Icons before the icon: the condition, or the opponents concerned."""
    opens: bool = False
    """The glyph is a condition. All that follows belongs to it, up to the next condition."""


Glyphs = tuple[Glyph, ...]


class CardFace(msgspec.Struct, frozen=True):
    """A card of a player's deck, as printed."""

    key: str
    name: Text
    cost: int | None
    factions: tuple[str, ...]
    icons: tuple[str, ...]
    """Agent symbols: emperor, guild, bene_gesserit, fremen, landsraad, city, spice_trade."""
    agent: Glyphs
    reveal: Glyphs
    """Persuasion and swords first."""
    acquire: Glyphs
    lines: tuple[Text, ...]
    """The whole card in sentences."""


class IntrigueFace(msgspec.Struct, frozen=True):
    """An intrigue card, as printed."""

    key: str
    name: Text
    kinds: tuple[str, ...]
    """plot, combat, endgame"""
    effect: Glyphs
    lines: tuple[Text, ...]


class LeaderFace(msgspec.Struct, frozen=True):
    """A leader, as printed."""

    key: str
    name: Text
    house: Text
    ability: Text
    """The name of the ability on the left."""
    ability_lines: tuple[Text, ...]
    signet: Text
    signet_glyphs: Glyphs
    signet_lines: tuple[Text, ...]


class ConflictFace(msgspec.Struct, frozen=True):
    """A conflict card, as printed."""

    key: str
    name: Text
    level: int
    controls: str | None
    rewards: tuple[Glyphs, Glyphs, Glyphs]
    """The first, second and third reward."""
    lines: tuple[Text, Text, Text]


class AgentPiece(msgspec.Struct, frozen=True):
    """An agent of a seat."""

    seat: int
    kind: AgentKind


class SpaceView(msgspec.Struct, frozen=True):
    """A board space with the pieces on it."""

    key: str
    name: Text
    icon: str
    """The agent symbol of the space."""
    region: str
    """The part of the board: emperor, guild, bene_gesserit, fremen, landsraad, city or spice_trade."""
    faction: str | None
    """The faction with which a visit gains one influence."""
    cost: Glyphs
    requirement: Glyph | None
    effect: Glyphs
    lines: tuple[Text, ...]
    combat: bool
    maker: int
    """Spice harvested here without the bonus; 0 if it is not a maker space."""
    bonus_spice: int
    control_bonus: Glyphs
    """Empty if the space cannot be controlled."""
    controller: int | None
    agents: tuple[AgentPiece, ...]
    voiced_by: tuple[int, ...]
    """Seats that closed this space to their opponents with The Voice."""
    mentat_here: bool
    held_by: int | None = None
    """The seat whose dreadnought is on the control marker and gets the control bonus."""


class PlayerView(msgspec.Struct, frozen=True):
    """The public view of a player."""

    seat: int
    leader: LeaderFace | None
    solari: int
    spice: int
    water: int
    vp: int
    influence: dict[str, int]
    alliances: tuple[str, ...]
    garrison: int
    supply: int
    troops: int
    """Troops in the conflict."""
    swords: int
    strength: int
    ready: tuple[AgentPiece, ...]
    """Agents that can still be sent."""
    agents: int
    """The number of all agents, including the Mentat while the player holds it."""
    council_seat: bool
    swordmaster: bool
    mentat: bool
    hand: int
    deck: int
    intrigue: int
    discard: tuple[CardFace, ...]
    in_play: tuple[CardFace, ...]
    """Cards that sent an agent this round."""
    revealed: tuple[CardFace, ...]
    trashed: tuple[CardFace, ...]
    waiting: tuple[IntrigueFace, ...]
    """Plot cards that wait face up for the reveal turn."""
    set_aside: tuple[CardFace, ...]
    """Cards set aside for this player alone (Helena)."""
    baron: tuple[str, ...]
    """The Baron's factions, once they are revealed."""
    baron_hidden: int
    """How many of the Baron's tokens are still face down."""
    has_revealed: bool
    persuasion: int
    """Persuasion left to spend in this reveal turn."""
    rival: str = ""
    """Empty for a person; "house" or "leader" for a rival."""
    units: dict[str, int] = {}
    """Unit kind -> how many are in the conflict, without troops. Each kind has an icon of its name."""

    @property
    def is_house(self) -> bool:
        """Return whether this is House Hagal of the game for two, which owns and scores nothing."""
        return self.rival == HOUSE


class PrivateView(msgspec.Struct, frozen=True):
    """The private view of a seat."""

    hand: tuple[CardFace, ...]
    intrigue: tuple[IntrigueFace, ...]
    deck_top: CardFace | None
    """The top card of the deck, if the player sees it: by Prescience or Poison Snooper."""
    baron: tuple[str, ...]


class ReserveView(msgspec.Struct, frozen=True):
    """A stack of the reserve."""

    card: CardFace
    left: int


class ScoreLine(msgspec.Struct, frozen=True):
    """A source of a player's points."""

    source: Text
    points: int


class ImperiumView(msgspec.Struct, frozen=True):
    """The view of a game for a seat, or for the public."""

    seat: int | None
    """The seat that views the game. None: the public."""
    round: int
    phase: str
    """leaders, turns, combat, endgame, over"""
    first: int
    """The seat that has the first player marker."""
    active: int | None
    awaited: tuple[int, ...]
    conflict: ConflictFace | None
    conflict_levels: tuple[int, ...]
    """The level of each round's conflict. Everybody knows it."""
    row: tuple[CardFace, ...]
    reserve: tuple[ReserveView, ...]
    imperium_deck: int
    intrigue_deck: int
    intrigue_discard: tuple[IntrigueFace, ...]
    spaces: tuple[SpaceView, ...]
    alliances: dict[str, int | None]
    """Faction -> the seat that holds its token."""
    players: tuple[PlayerView, ...]
    me: PrivateView | None
    chart: tuple[tuple[int, ...], ...]
    """Victory points of each seat at the end of each round so far."""
    scores: tuple[tuple[ScoreLine, ...], ...]
    """For each seat, the sources of its points."""
    ranking: tuple[int, ...]
    """Seats from first to last when the game is over."""
    decided_by: Text | None
    modules: dict[str, Any] = {}
    """Module -> what is seen of it, in its own view types."""
    leaders: tuple[LeaderFace, ...] = ()
    """The leaders that can still be chosen, while leaders are chosen."""
    goal: int = 10
    """With how many victory points the endgame begins."""
