"""The state of a dice game, as plain data."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from games.core.agenda import Play, Progress
from games.core.protocol import Picks, clockwise
from games.dice.components import HOUSES, KINDS, STRENGTH, Equipment, House, Kind

DieKind = Literal["house", "region", "spice", "vendetta"]
Source = Literal["harvest", "received", "store", "die"]


class TurnStep(StrEnum):
    SETUP = "setup"
    DICE = "dice"
    ALLIANCE = "alliance"
    RECRUITMENT = "recruitment"
    VENDETTA = "vendetta"
    SHIPPING = "shipping"
    MOVEMENT = "movement"
    BATTLE = "battle"
    EQUIPMENT = "equipment"
    STORM = "storm"
    OVER = "over"


class Forces(msgspec.Struct):
    """The force tokens of one House in one place."""

    regular: int = 0
    elite: int = 0

    @property
    def total(self) -> int:
        return self.regular + self.elite

    @property
    def strength(self) -> int:
        return sum(self.of(kind) * STRENGTH[kind] for kind in KINDS)

    def of(self, kind: Kind) -> int:
        return self.regular if kind == "regular" else self.elite

    def kinds(self) -> list[Kind]:
        return [kind for kind in KINDS if self.of(kind)]

    def add(self, kind: Kind, count: int) -> None:
        if self.of(kind) + count < 0:
            raise ValueError(f"{count} of {self}")
        if kind == "regular":
            self.regular += count
        else:
            self.elite += count


class Player(msgspec.Struct):
    """A seat: its House, and its tokens that are not on the map."""

    house: House | None = None
    supply: Forces = msgspec.field(default_factory=Forces)
    card: Forces = msgspec.field(default_factory=Forces)
    leaders: list[str] = []
    """Leaders on the House card, ready for a battle."""
    lost_leaders: list[str] = []
    """Leaders in the supply."""
    spice: int = 0
    """Spice in the store on the card. Only Corrino and the Guild have a store."""
    thumper: bool = False


class Region(msgspec.Struct):
    forces: dict[int, Forces] = {}
    """The forces of each seat that has any here."""
    equipment: Equipment | None = None


class Die(msgspec.Struct):
    id: str
    kind: DieKind
    face: str = ""
    frozen: bool = False


class Shipment(msgspec.Struct, frozen=True):
    """Forces of the ally whose shipping the active player pays."""

    region: str
    regular: int = 0
    elite: int = 0

    @property
    def total(self) -> int:
        return self.regular + self.elite


class Deal(msgspec.Struct, frozen=True):
    """An agreement between the active player and the ally about shipping. Without a deal there is no consent."""

    enter: tuple[str, ...] = ()
    """Regions of the ally into which the active player may ship."""
    paid: tuple[Shipment, ...] = ()
    """Forces of the ally that are shipped at the active player's expense."""
    spice: int = 0
    """Spice that the ally gives from its store."""


class Turn(msgspec.Struct):
    """The facts of the current turn. They are cleared at its end."""

    rolls: int = 0
    symbol: House | None = None
    """The House die face with which the active player recruits."""
    asked_to_ally: list[int] = []
    ally: int | None = None
    ally_symbol: House | None = None
    ally_dice: int = 0
    """How many dice of that face the ally recruits with."""
    ally_leaves: bool = False
    """The ally recruits as many forces as possible and is asked nothing else in this turn."""
    used_dice: dict[str, int] = {}
    """House die face -> how many of these dice have been used."""
    die_spice: int = 0
    harvest: int = 0
    received: int = 0
    pay_first: Source | None = None
    """The spice that Corrino chose to spend first."""
    enter: list[str] = []
    """Regions of the ally that a deal has opened."""
    refused_deals: list[Deal] = []
    """Every refused deal, once for each refusal. A refused deal may be offered once more."""
    shipping_over: bool = False
    mandate: bool = False
    """Whether the Guild has received its spice for this turn."""
    target: str | None = None
    fought: bool = False
    battles_over: bool = False
    equipped: bool = False
    """Whether the active player has been asked about the equipment of the target region."""


class Battle(msgspec.Struct):
    region: str
    defender: int = -1
    """The House that leads the defence."""
    offered: list[str] = []
    """Leaders that allied Houses have offered to their side."""
    attack: Picks = {}
    defence: Picks = {}
    danced: bool = False
    """Whether the Face Dancers were used, or declined, for spice. They get one chance a battle."""
    declines: bool = False
    """Whether the active player lets lost forces go to the supply, though an ally's ability could save them."""


class Ending(msgspec.Struct):
    way: Literal["sole", "alliance", "guild", "nobody", "prediction"]
    winners: list[int]
    house: House | None = None
    """The House that won; after a correct prediction, the House that would have won."""


HOUSE_DICE = 4
PLACES: dict[DieKind, int] = {"house": 0, "region": HOUSE_DICE, "spice": HOUSE_DICE + 1, "vendetta": HOUSE_DICE + 2}
"""The position of each kind of die in the row of seven: four House dice, then one of each other kind."""


class DiceState(Progress, kw_only=True):
    options: dict[str, str]
    players: list[Player]
    first: int = 0
    """The starting player; seats are in clockwise order."""
    round: int = 1
    active: int = 0
    step: TurnStep = TurnStep.SETUP
    storm: int = 1
    dice: list[Die] = []
    regions: dict[str, Region] = {}
    equipment: list[Equipment] = []
    """Equipment tokens beside the board."""
    thumpers: int = 0
    """Thumpers in the common supply."""
    snooper: int | None = None
    shield: int | None = None
    prediction: House | None = None
    turn: Turn = msgspec.field(default_factory=Turn)
    battle: Battle | None = None
    ending: Ending | None = None

    @property
    def ally(self) -> int | None:
        return self.turn.ally

    @property
    def partner(self) -> int:
        """Return the ally's seat. It is a bug to ask without an ally."""
        if self.turn.ally is None:
            raise ValueError("there is no ally")
        return self.turn.ally

    @property
    def fight(self) -> Battle:
        """Return the current battle. It is a bug to ask without one."""
        if self.battle is None:
            raise ValueError("there is no battle")
        return self.battle

    @property
    def target(self) -> str:
        """Return the target region. It is a bug to ask before it is chosen."""
        if self.turn.target is None:
            raise ValueError("no target region is chosen yet")
        return self.turn.target

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def house(self, seat: int) -> House:
        house = self.players[seat].house
        if house is None:
            raise ValueError(f"seat {seat} has no House yet")
        return house

    def seat_of(self, house: House) -> int | None:
        for seat, player in enumerate(self.players):
            if player.house == house:
                return seat
        return None

    def die(self, kind: DieKind) -> Die:
        return self.dice[PLACES[kind]]

    def count_face(self, face: str) -> int:
        """Return how many House dice show this House."""
        return [die.face for die in self.dice[:HOUSE_DICE]].count(face)

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Return all seats in turn order, beginning with `start`."""
        return clockwise(len(self.players), start)


DicePlay = Play[DiceState]


def seven_dice() -> list[Die]:
    return [
        *(Die(f"house{number}", "house") for number in range(1, 5)),
        Die("region", "region"),
        Die("spice", "spice"),
        Die("vendetta", "vendetta"),
    ]


def all_in_supply(house: House) -> Player:
    """Return a player whose forces and leaders are all in the supply, as before the preparation."""
    facts = HOUSES[house]
    return Player(
        house,
        Forces(facts.forces.regular, facts.forces.elite),
        lost_leaders=[leader.id for leader in facts.leaders],
    )
