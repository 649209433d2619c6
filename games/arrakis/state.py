"""The state of a War for Arrakis: plain data only.

Sides and seats are kept apart: a side has figures, markers and tokens; a seat has boards (sub-factions) of its side,
and on them hand, dice and tank. With two players each seat has both boards of its side.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from games.arrakis.components import BLACK, BOX, SILVER, slots_of
from games.arrakis.vocabulary import (
    GENERICS,
    KINDS,
    Deck,
    Face,
    Imperium,
    Kind,
    Marker,
    Result,
    Side,
    Vehicle,
    Worm,
    Wormsign,
)
from games.core.agenda import Play, Progress


class Phase(StrEnum):
    """Of a round."""

    SETUP = "setup"
    START = "start"
    VEHICLES = "vehicles"
    DICE = "dice"
    ACTIONS = "action"
    HAZARDS = "hazards"
    HARVEST = "harvesting"
    END = "end"
    OVER = "over"


class Force(msgspec.Struct, omit_defaults=True):
    """Figures and face-down tokens of one side: a legion, or a part of one."""

    units: dict[Kind, int] = {}
    tokens: list[str] = []
    leaders: list[str] = []

    @property
    def size(self) -> int:
        """What counts for the stack limit: units, and a face-down token as one."""
        return sum(self.units.values()) + len(self.tokens)

    @property
    def is_empty(self) -> bool:
        return not self.size and not self.leaders

    def of(self, kind: Kind) -> int:
        return self.units.get(kind, 0)

    def kinds(self) -> list[Kind]:
        return [kind for kind in KINDS if self.of(kind)]

    def change(self, kind: Kind, count: int) -> None:
        left = self.of(kind) + count
        if left < 0:
            raise ValueError(f"{count} {kind} of {self}")
        if left:
            self.units[kind] = left
        else:
            self.units.pop(kind, None)

    def add(self, part: Force) -> None:
        for kind, count in part.units.items():
            self.change(kind, count)
        self.tokens += part.tokens
        self.leaders += part.leaders

    def take(self, part: Force) -> None:
        for kind, count in part.units.items():
            self.change(kind, -count)
        for token in part.tokens:
            self.tokens.remove(token)
        for leader in part.leaders:
            self.leaders.remove(leader)

    def copy(self) -> Force:
        return Force(dict(self.units), list(self.tokens), list(self.leaders))

    def without(self, part: Force) -> Force:
        """What is left if as much of the part as there is goes."""
        left = self.copy()
        for kind, count in part.units.items():
            left.change(kind, -min(count, left.of(kind)))
        left.tokens = [token for token in left.tokens if token not in part.tokens]
        for leader in part.leaders:
            if leader in left.leaders:
                left.leaders.remove(leader)
        return left

    @property
    def named(self) -> list[str]:
        return [leader for leader in self.leaders if leader not in GENERICS]


class Area(msgspec.Struct, omit_defaults=True):
    side: Side | None = None
    """Whose legion is here."""
    force: Force = msgspec.field(default_factory=Force)
    sietch: int = 0
    """The rank of a standing sietch."""
    shown: bool = False
    """The sietch has been flipped."""
    town: int = 0
    """The rank of a standing Harkonnen settlement."""
    station: Marker | None = None
    harvester: bool = False
    wormsign: Wormsign | None = None
    worm: Worm | None = None


class Player(msgspec.Struct):
    """A seat, or a side that nobody plays."""

    side: Side
    boards: list[Deck]
    hand: list[str] = []
    dice: dict[Result, int] = {}
    """Unused dice by their results, a laid Bene Gesserit token among them."""
    laid: Result | None = None
    """Where an unused Bene Gesserit token lies."""
    tank: list[str] = []
    """The spaces of the regeneration tank, the first is where leaders enter; "" is an empty space."""
    rival: bool = False
    """Nobody sits here: the automa, whose hand is its reinforcement deck."""

    @property
    def unused(self) -> int:
        return sum(self.dice.values())

    @property
    def is_partner(self) -> bool:
        """The side is shared: this seat has one of its two boards."""
        return len(self.boards) == 1

    @property
    def slots(self) -> dict[Result, int]:
        return slots_of(self.boards, self.side)

    def has_die(self, result: Result) -> bool:
        return self.dice.get(result, 0) > 0


class Round(msgspec.Struct):
    """What lasts one round."""

    claims: int = 0
    flown: dict[str, Force] = {}
    """Area -> figures there that have been transported this round."""
    rode_far: bool = False
    """An Atreides legion has ridden through at least two areas in this action phase."""
    harvesters_lost: int = 0
    """To Atreides legions, sandworms and Atreides cards, in this action phase."""
    legend: bool = False
    """Atreides have won a battle with Paul or Stilgar in this action phase."""
    must_use: Result | None = None
    """Truthtrance: the die of the next Harkonnen turn."""
    sought: bool = False
    """Paul is sought in the next Atreides turn."""


class Turn(msgspec.Struct):
    """What lasts one turn of the action phase."""

    side: Side = Side.ATREIDES
    seat: int = 0
    acted: bool = False
    spent: bool = False
    """A die or a Bene Gesserit token was spent: the tanks advance."""
    moved: dict[str, Force] = {}
    """Area -> figures that have moved in this action and may not move again."""
    moved_and_flown: dict[str, Force] = {}
    """Area -> those of them that have also been transported this round."""
    focus: str = ""
    """Where "that legion" of a card stands."""
    resting: list[str] = []
    """Leaders pushed out of the tank: available from the next turn."""
    sought: bool = False
    """Paul may be neither placed nor deployed, and his legion neither move nor attack."""
    open_before: list[str] = []
    """Prescience cards that could already be claimed when this Harkonnen turn began."""
    declined: list[str] = []
    """Prescience cards that Atreides were offered in this Harkonnen turn and did not claim."""


class Attack(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is special about an attack."""

    surprise: bool = False
    bonus: int = 0
    """Own dice more in every battle round."""
    bonus_first: int = 0
    cap_first: int = 0
    """At most so many dice of the opponent in the first round."""
    free_continue: bool = False


class Battle(msgspec.Struct):
    attacker: Side
    origin: str
    area: str
    how: Attack = Attack()
    round: int = 0
    cards: dict[Side, int] = {}
    rolled: dict[Side, list[Face]] = {}
    takers: dict[Side, list[str]] = {}
    """Leaders who took a special result."""
    pledged: dict[int, list[str]] = {}
    """Seat of the attacker -> cards to be discarded in the next round, if the defender stands; secret until then."""

    def place(self, side: Side) -> str:
        return self.origin if side == self.attacker else self.area


class Mahdi(msgspec.Struct):
    """What the automa keeps beside its side's pieces."""

    tactics: list[str] = []
    """Tactic cards that lie face down."""
    harvesting: str = ""
    """The tactic card whose sector is harvested."""
    aim: str = ""
    """The tactic card whose sietch is the target."""
    passed: list[str] = []
    """Tactic cards that were turned up in this round and did not serve, or have served."""
    homes: dict[str, str] = {}
    """The sietch of a tactic card -> the area in which it stands now, "" once it is destroyed."""
    meanwhile: str = ""
    """The temporary target of this round."""
    unrolled: int = 0
    """Dice that have not been rolled in this round."""
    used: list[Result] = []
    """What the dice rolled in this round show."""
    freed: int = 0
    """Dice taken from the spice board in this round, in place of Bene Gesserit tokens."""
    flew: bool = False
    """An ornithopter has been used in this round."""
    black: list[str] = []
    silver: list[str] = []
    """The pools of start tokens, face down."""
    discarded: Deck | None = None
    """The deck of the Harkonnen card that was discarded last."""
    added: Deck | None = None
    """Not used any more: old saves have it."""
    schemes: list[str] = []
    """Copies of Hawat's Scheming put aside."""
    spent_schemes: list[str] = []
    """Copies that have left the game."""

    def take_back(self, tokens: list[str]) -> None:
        """Tokens return to their pools."""
        self.black += [token for token in tokens if token.startswith(BLACK)]
        self.silver += [token for token in tokens if token.startswith(SILVER)]


class Ending(msgspec.Struct):
    side: Side | None
    """Who has won; nobody in a stalemate."""
    way: Literal["supremacy", "objective", "stalemate"]


class ArrakisState(Progress, kw_only=True):
    options: dict[str, str]
    players: list[Player]
    round: int = 0
    phase: Phase = msgspec.field(default=Phase.SETUP, name="step")
    """Saves call it by the name it had first."""
    areas: dict[str, Area] = {}
    zones: dict[str, Vehicle] = {}
    """Air zone -> the ornithopter or carryall in it."""
    decks: dict[Deck, list[str]] = {}
    discards: dict[Deck, list[str]] = {}
    prescience_deck: list[str] = []
    row: list[str] = []
    """Revealed prescience cards."""
    held: list[str] = []
    """Revealed cards under Eyes of Ibad."""
    feared: str = ""
    """The revealed card to which Fear Is the Mind-Killer is attached."""
    seen_visions: list[str] = []
    """Prescience cards out of the game: claimed or removed."""
    objectives: list[str] = []
    box_objectives: list[str] = []
    markers: dict[Marker, int] = {}
    supremacy: int = 0
    imperium: dict[Imperium, int] = {}
    """Rows of the spice board, from 1 at the top."""
    bans: list[Imperium] = []
    reserve: int = 0
    """Spice kept."""
    bene_gesserit: dict[Side, int] = {}
    bene_gesserit_reserve: int = 0
    pool: list[str] = []
    """Atreides deployment tokens to be drawn."""
    dropped: list[str] = []
    """Tokens removed unflipped."""
    wormsigns: list[Wormsign] = []
    """The pool."""
    stations_taken: int = 0
    leaders: dict[str, bool] = {}
    """Named leaders in play -> whether the card is face up."""
    gone: list[str] = []
    """Named leaders out of the game."""
    atomics: str = ""
    """The area that the atomics have turned to desert."""
    known: list[str] = []
    """What Atreides have looked at: wormsign:area, station:area."""
    flipped: dict[str, Wormsign] = {}
    """Wormsigns flipped in the hazards, by area."""
    now: Round = msgspec.field(default_factory=Round)
    turn: Turn = msgspec.field(default_factory=Turn)
    battle: Battle | None = None
    ending: Ending | None = None
    mahdi: Mahdi | None = None
    """The automa, where nobody plays Harkonnen."""

    @property
    def fight(self) -> Battle:
        """The battle, where there must be one."""
        if self.battle is None:
            raise ValueError("there is no battle")
        return self.battle

    @property
    def active_row(self) -> int:
        """The row of the lowest imperium marker, from 1."""
        return max(self.imperium.values())

    def seats(self, side: Side) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.side == side]

    def seat_of(self, deck: Deck) -> int:
        """Whose board this sub-faction is."""
        return next(seat for seat, player in enumerate(self.players) if deck in player.boards)

    def chief(self, side: Side) -> int:
        """Who decides for a side where the rules name no partner: House Harkonnen, House Atreides."""
        return self.seat_of(Deck.HOUSE_ATREIDES if side == Side.ATREIDES else Deck.HOUSE_HARKONNEN)

    def decider(self, side: Side) -> int:
        """Who decides for a side now: inside an action its actor, else the chief."""
        acting = self.phase == Phase.ACTIONS and self.turn.side == side
        return self.turn.seat if acting else self.chief(side)

    def partner(self, seat: int) -> int | None:
        """Who shares the side."""
        others = [other for other in self.seats(self.players[seat].side) if other != seat]
        return others[0] if others else None

    def unused_dice(self, side: Side) -> int:
        """The automa rolls its dice one by one."""
        unrolled = self.mahdi.unrolled if self.mahdi is not None and side == Side.HARKONNEN else 0
        return unrolled + sum(self.players[seat].unused for seat in self.seats(side))

    def is_automa(self, side: Side) -> bool:
        """Whether nobody plays this side."""
        return self.mahdi is not None and side == Side.HARKONNEN

    @property
    def people(self) -> list[int]:
        """The seats at which somebody sits."""
        return [seat for seat, player in enumerate(self.players) if not player.rival]

    def is_banned(self, ban: Imperium) -> bool:
        return ban in self.bans

    def stack_limit(self, side: Side) -> int:
        limits = BOX.limits
        return limits.stack_choam_ban if side == Side.HARKONNEN and self.is_banned(Imperium.CHOAM) else limits.stack


ArrakisPlay = Play[ArrakisState]
