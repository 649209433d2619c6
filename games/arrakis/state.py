"""The state of a War for Arrakis, as plain data.

A side has figures, markers and tokens. A seat has one or both boards (sub-factions) of its side, with hand, dice and
tank. With two players each seat has both boards of its side.
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
    """The phases of a round."""

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
    """Figures and face-down tokens of one side: a legion or a part of one."""

    units: dict[Kind, int] = {}
    tokens: list[str] = []
    leaders: list[str] = []

    @property
    def size(self) -> int:
        """Return what counts for the stack limit: units, with each face-down token as one."""
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
        """Return a copy without the part. What the force lacks of the part is ignored."""
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
    """The side whose legion is here."""
    force: Force = msgspec.field(default_factory=Force)
    sietch: int = 0
    """The rank of the sietch here, or 0."""
    shown: bool = False
    """Whether the sietch is face up."""
    town: int = 0
    """The rank of the Harkonnen settlement here, or 0."""
    station: Marker | None = None
    harvester: bool = False
    wormsign: Wormsign | None = None
    worm: Worm | None = None


class Player(msgspec.Struct):
    """A seat, or the automa."""

    side: Side
    boards: list[Deck]
    hand: list[str] = []
    dice: dict[Result, int] = {}
    """Unused dice by result. A Bene Gesserit token that was laid counts as a die."""
    laid: Result | None = None
    """The result on which an unused Bene Gesserit token lies."""
    tank: list[str] = []
    """The spaces of the regeneration tank, first space first. "" is an empty space."""
    rival: bool = False
    """Whether this is the automa. Its hand is its reinforcement deck."""

    @property
    def unused(self) -> int:
        return sum(self.dice.values())

    @property
    def is_partner(self) -> bool:
        """Return whether two seats share the side. Each of them then has only one of its two boards."""
        return len(self.boards) == 1

    @property
    def slots(self) -> dict[Result, int]:
        return slots_of(self.boards, self.side)

    def has_die(self, result: Result) -> bool:
        return self.dice.get(result, 0) > 0


class Round(msgspec.Struct):
    """Facts that last one round."""

    claims: int = 0
    flown: dict[str, Force] = {}
    """Area -> figures there that were transported in this round."""
    rode_far: bool = False
    """Whether an Atreides legion has ridden through at least two areas in this action phase."""
    harvesters_lost: int = 0
    """Harvesters destroyed in this action phase by Atreides legions, sandworms or Atreides cards."""
    legend: bool = False
    """Whether Atreides have won a battle with Paul or Stilgar in this action phase."""
    must_use: Result | None = None
    """The die that Harkonnen must use in their next turn, because of Truthtrance."""
    sought: bool = False
    """Whether Paul is sought in the next Atreides turn."""


class Turn(msgspec.Struct):
    """Facts that last one turn of the action phase."""

    side: Side = Side.ATREIDES
    seat: int = 0
    acted: bool = False
    spent: bool = False
    """Whether a die or a Bene Gesserit token was spent, so that the tanks advance."""
    moved: dict[str, Force] = {}
    """Area -> figures that have moved in this action and may not move again."""
    moved_and_flown: dict[str, Force] = {}
    """Area -> those of the moved figures that were also transported in this round."""
    focus: str = ""
    """The area of the legion that a card calls "that legion"."""
    resting: list[str] = []
    """Leaders pushed out of the tank in this turn. They are available from the next turn."""
    sought: bool = False
    """Whether Paul is sought: he may not be placed or deployed, and his legion may not move or attack."""
    open_before: list[str] = []
    """Prescience cards that could already be claimed when this Harkonnen turn began."""
    declined: list[str] = []
    """Prescience cards that Atreides were offered in this Harkonnen turn and did not claim."""
    stayed: list[str] = []
    """Areas whose legions were chosen in this action and then stayed. Minds do not choose them again."""


class Attack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The special terms of an attack."""

    surprise: bool = False
    bonus: int = 0
    """Additional dice of the attacker in every battle round."""
    bonus_first: int = 0
    cap_first: int = 0
    """The most dice of the opponent in the first round, or 0 for no cap."""
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
    """Seat of the attacker -> cards to be discarded in the next round if the defender stands. Secret until then."""

    def place(self, side: Side) -> str:
        return self.origin if side == self.attacker else self.area


class Mahdi(msgspec.Struct):
    """The automa's own data, besides the pieces of its side."""

    tactics: list[str] = []
    """Face-down tactic cards."""
    harvesting: str = ""
    """The tactic card whose sector is harvested."""
    aim: str = ""
    """The tactic card whose sietch is the target."""
    passed: list[str] = []
    """Tactic cards that were turned up in this round and are no longer in use."""
    homes: dict[str, str] = {}
    """The sietch of a tactic card -> the area in which it now is, or "" if it is destroyed."""
    meanwhile: str = ""
    """The temporary target of this round."""
    unrolled: int = 0
    """Dice that have not been rolled in this round."""
    used: list[Result] = []
    """The results of the dice that were rolled in this round."""
    freed: int = 0
    """Dice taken from the spice board in this round in place of Bene Gesserit tokens."""
    flew: bool = False
    """Whether an ornithopter was used in this round."""
    black: list[str] = []
    silver: list[str] = []
    """The pools of face-down start tokens."""
    discarded: Deck | None = None
    """The deck of the last discarded Harkonnen card."""
    added: Deck | None = None
    """Not used any more. Old saves have it."""
    schemes: list[str] = []
    """Copies of Hawat's Scheming that were put aside."""
    spent_schemes: list[str] = []
    """Copies of Hawat's Scheming that are out of the game."""

    def take_back(self, tokens: list[str]) -> None:
        """Return tokens to their pools."""
        self.black += [token for token in tokens if token.startswith(BLACK)]
        self.silver += [token for token in tokens if token.startswith(SILVER)]


class Ending(msgspec.Struct):
    side: Side | None
    """The winner, or None in a stalemate."""
    way: Literal["supremacy", "objective", "stalemate"]


class ArrakisState(Progress, kw_only=True):
    options: dict[str, str]
    players: list[Player]
    round: int = 0
    phase: Phase = msgspec.field(default=Phase.SETUP, name="step")
    """The phase of the round. Saves use its first name, "step"."""
    areas: dict[str, Area] = {}
    zones: dict[str, Vehicle] = {}
    """Air zone -> the ornithopter or carryall in it."""
    decks: dict[Deck, list[str]] = {}
    discards: dict[Deck, list[str]] = {}
    prescience_deck: list[str] = []
    row: list[str] = []
    """Revealed prescience cards."""
    held: list[str] = []
    """Revealed cards that Eyes of Ibad holds."""
    feared: str = ""
    """The revealed card to which Fear Is the Mind-Killer is attached."""
    seen_visions: list[str] = []
    """Prescience cards out of the game, because they were claimed or removed."""
    objectives: list[str] = []
    box_objectives: list[str] = []
    markers: dict[Marker, int] = {}
    supremacy: int = 0
    imperium: dict[Imperium, int] = {}
    """Imperium marker -> its row of the spice board. Row 1 is the top."""
    bans: list[Imperium] = []
    reserve: int = 0
    """Spice kept from earlier rounds."""
    bene_gesserit: dict[Side, int] = {}
    bene_gesserit_reserve: int = 0
    pool: list[str] = []
    """Face-down Atreides deployment tokens that can be drawn."""
    dropped: list[str] = []
    """Deployment tokens that were removed without being flipped."""
    wormsigns: list[Wormsign] = []
    """The pool of wormsigns."""
    stations_taken: int = 0
    leaders: dict[str, bool] = {}
    """Named leader in play -> whether the card is face up."""
    gone: list[str] = []
    """Named leaders out of the game."""
    atomics: str = ""
    """The area that atomics turned into desert."""
    atomics_unlocked: bool = False
    """Whether a marker has reached the step of the atomics. In wars of before, only the markers tell."""
    known: list[str] = []
    """Tokens that Atreides have looked at, as "wormsign:area" or "station:area"."""
    flipped: dict[str, Wormsign] = {}
    """Area -> the wormsign that was flipped there in the hazards."""
    now: Round = msgspec.field(default_factory=Round)
    turn: Turn = msgspec.field(default_factory=Turn)
    battle: Battle | None = None
    ending: Ending | None = None
    mahdi: Mahdi | None = None
    """The automa, if it plays Harkonnen."""

    @property
    def fight(self) -> Battle:
        """Return the battle. Raise `ValueError` if there is none."""
        if self.battle is None:
            raise ValueError("there is no battle")
        return self.battle

    @property
    def active_row(self) -> int:
        """Return the row of the lowest imperium marker. Row 1 is the top."""
        return max(self.imperium.values())

    def seats(self, side: Side) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.side == side]

    def seat_of(self, deck: Deck) -> int:
        """Return the seat that has the board of this sub-faction."""
        for seat, player in enumerate(self.players):
            if deck in player.boards:
                return seat
        raise ValueError(f"no seat has the board {deck}")

    def chief(self, side: Side) -> int:
        """Return the seat that decides for a side if the rules name no partner: the house, not the ally."""
        return self.seat_of(Deck.HOUSE_ATREIDES if side == Side.ATREIDES else Deck.HOUSE_HARKONNEN)

    def decider(self, side: Side) -> int:
        """Return the seat that decides for a side now: the acting seat in its action, otherwise the chief."""
        acting = self.phase == Phase.ACTIONS and self.turn.side == side
        return self.turn.seat if acting else self.chief(side)

    def partner(self, seat: int) -> int | None:
        """Return the seat that shares the side, or None."""
        others = [other for other in self.seats(self.players[seat].side) if other != seat]
        return others[0] if others else None

    def unused_dice(self, side: Side) -> int:
        """Return the number of unused dice of a side. Dice that the automa has not rolled yet count."""
        unrolled = self.mahdi.unrolled if self.mahdi is not None and side == Side.HARKONNEN else 0
        return unrolled + sum(self.players[seat].unused for seat in self.seats(side))

    def is_automa(self, side: Side) -> bool:
        """Return whether the automa plays this side."""
        return self.mahdi is not None and side == Side.HARKONNEN

    @property
    def people(self) -> list[int]:
        """Return the seats without the automa."""
        return [seat for seat, player in enumerate(self.players) if not player.rival]

    def is_banned(self, ban: Imperium) -> bool:
        return ban in self.bans

    def stack_limit(self, side: Side) -> int:
        limits = BOX.limits
        return limits.stack_choam_ban if side == Side.HARKONNEN and self.is_banned(Imperium.CHOAM) else limits.stack


ArrakisPlay = Play[ArrakisState]
