"""The view types of Dune: Imperium, which hold what a seat may see. `telling/visible` fills them; types only."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.protocol import Text
from games.imperium.vocabulary import HOUSE, AgentKind


class Sign(msgspec.Struct, frozen=True):
    """An icon that says a condition, with its number and the faction or player whose colour it has."""

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
    """Stand before it: under which condition, or from whom."""
    opens: bool = False
    """A condition: what follows, up to the next one, belongs to it."""


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
    key: str
    name: Text
    kinds: tuple[str, ...]
    """plot, combat, endgame"""
    effect: Glyphs
    lines: tuple[Text, ...]


class LeaderFace(msgspec.Struct, frozen=True):
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
    key: str
    name: Text
    level: int
    controls: str | None
    rewards: tuple[Glyphs, Glyphs, Glyphs]
    """First, second, third."""
    lines: tuple[Text, Text, Text]


class AgentPiece(msgspec.Struct, frozen=True):
    seat: int
    kind: AgentKind


class SpaceView(msgspec.Struct, frozen=True):
    key: str
    name: Text
    icon: str
    """The agent symbol that leads here."""
    region: str
    """emperor, guild, bene_gesserit, fremen, landsraad, city, spice_trade: where it stands on the board."""
    faction: str | None
    """Visiting gains one influence here."""
    cost: Glyphs
    requirement: Glyph | None
    effect: Glyphs
    lines: tuple[Text, ...]
    combat: bool
    maker: int
    """Spice harvested here, without the bonus; 0 if it is no maker space."""
    bonus_spice: int
    control_bonus: Glyphs
    """Empty if the space cannot be controlled."""
    controller: int | None
    agents: tuple[AgentPiece, ...]
    voiced_by: tuple[int, ...]
    """Seats whose Voice keeps their opponents out."""
    mentat_here: bool
    held_by: int | None = None
    """Whose piece stands on the control marker, and has what control brings."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody may know of a player."""

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
    """In the conflict."""
    swords: int
    strength: int
    ready: tuple[AgentPiece, ...]
    """Agents on the leader."""
    agents: int
    """Agents in all, the Mentat included while it is held."""
    council_seat: bool
    swordmaster: bool
    mentat: bool
    hand: int
    deck: int
    intrigue: int
    discard: tuple[CardFace, ...]
    in_play: tuple[CardFace, ...]
    """Sent this round."""
    revealed: tuple[CardFace, ...]
    trashed: tuple[CardFace, ...]
    waiting: tuple[IntrigueFace, ...]
    """Plot cards that wait face up for the reveal turn."""
    set_aside: tuple[CardFace, ...]
    """Set aside for this player alone (Helena)."""
    baron: tuple[str, ...]
    """The Baron's factions once they are revealed."""
    baron_hidden: int
    """How many of the Baron's tokens still lie face down."""
    has_revealed: bool
    persuasion: int
    """Left to spend in this reveal turn."""
    rival: str = ""
    """Of a player without a seat: "house" or "leader"."""
    units: dict[str, int] = {}
    """What is in the conflict besides troops, by kind: each kind has an icon of its name."""

    @property
    def is_house(self) -> bool:
        """House Hagal of the game for two, which owns nothing and scores nothing."""
        return self.rival == HOUSE


class PrivateView(msgspec.Struct, frozen=True):
    """What only this seat may know."""

    hand: tuple[CardFace, ...]
    intrigue: tuple[IntrigueFace, ...]
    deck_top: CardFace | None
    """Paul's Prescience, or a look that is under way."""
    baron: tuple[str, ...]


class ReserveView(msgspec.Struct, frozen=True):
    card: CardFace
    left: int


class ScoreLine(msgspec.Struct, frozen=True):
    """Where a player's points came from."""

    source: Text
    points: int


class ImperiumView(msgspec.Struct, frozen=True):
    seat: int | None
    """Who looks; nobody: the public."""
    round: int
    phase: str
    """leaders, turns, combat, endgame, over"""
    first: int
    """Who holds the first player marker."""
    active: int | None
    awaited: tuple[int, ...]
    conflict: ConflictFace | None
    conflict_levels: tuple[int, ...]
    """The level of each round's conflict as everybody knows it: I, then five II, then four III."""
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
    """By seat, where the points came from."""
    ranking: tuple[int, ...]
    """Seats from first to last when the game is over."""
    decided_by: Text | None
    modules: dict[str, Any] = {}
    """Module -> what is seen of it, in its own views."""
    leaders: tuple[LeaderFace, ...] = ()
    """Who may still be chosen, while leaders are chosen."""
