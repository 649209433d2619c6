"""The types of the views of a dice game. `telling/visible` fills them. Facts without a field here are never shown."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text


class DieView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    """house, region, spice or vendetta."""
    face: str
    """A House, a number, `worm`, or a face of the vendetta die; empty before the first roll."""
    text: Text | None
    frozen: bool
    storm: bool = False
    """A spice face with the storm symbol."""
    arrow: str = ""
    """A region face's arrow: west or east."""


class StackView(msgspec.Struct, frozen=True):
    """Forces of one House in one region."""

    seat: int
    house: str
    regular: int
    elite: int


class RegionView(msgspec.Struct, frozen=True):
    id: str
    name: Text
    zone: int
    bearing: str
    """Where its zone lies, seen from the Polar Sink: S, SW, NW, N, NE, SE or centre."""
    band: str
    """The part of the zone that it fills: centre, inner, outer or full."""
    strategic: bool
    desert: bool
    under_storm: bool
    stacks: tuple[StackView, ...]
    equipment: str | None
    is_target: bool
    has_battle: bool
    neighbours: tuple[str, ...]


class LeaderView(msgspec.Struct, frozen=True):
    id: str
    name: Text
    strength: int
    ready: bool
    """On the House card; otherwise in the supply."""


class AbilityView(msgspec.Struct, frozen=True):
    name: Text
    text: Text
    ally: bool
    """The active player may use it while allied with this House."""


class HouseView(msgspec.Struct, frozen=True):
    """A House card and what lies on and beside it."""

    seat: int
    house: str
    name: Text
    card_regular: int
    card_elite: int
    supply_regular: int
    supply_elite: int
    leaders: tuple[LeaderView, ...]
    abilities: tuple[AbilityView, ...]
    store: int | None
    """Stored spice, of Houses that have a store."""
    store_limit: int
    thumper: bool
    snooper: bool
    shield: bool
    strategic: tuple[str, ...]
    """Strategic regions held alone."""
    is_active: bool
    is_ally: bool


class HouseChoice(msgspec.Struct, frozen=True):
    """A House that may still be chosen."""

    house: str
    name: Text
    start: Text
    """The leaders, forces and other things with which the House begins."""
    abilities: tuple[AbilityView, ...]


class SpiceView(msgspec.Struct, frozen=True):
    """The spice that the active player can spend."""

    die: int
    harvest: int
    received: int
    store: int
    total: int


class BattleView(msgspec.Struct, frozen=True):
    region: str
    attacker: int
    ally: int | None
    defender: int
    defenders: tuple[int, ...]
    offered: tuple[str, ...]
    """Leaders that allied Houses have offered."""
    ready: tuple[int, ...]
    """The seats that have committed. What they committed is secret."""


class PledgeView(msgspec.Struct, frozen=True):
    """A part of the viewer's own sealed commitment."""

    text: Text
    count: int


class EndingView(msgspec.Struct, frozen=True):
    way: str
    """sole, alliance, guild, nobody or prediction."""
    winners: tuple[int, ...]
    text: Text


class DiceView(msgspec.Struct, frozen=True):
    seat: int | None
    """The seat whose view it is; None for what everybody may see."""
    round: int
    rounds: int
    step: str
    step_name: Text
    active: int
    ally: int | None
    first: int
    storm: int
    """The zone under the storm."""
    dice: tuple[DieView, ...]
    rolls: int
    symbol: str | None
    """The House symbol with which the active player recruits."""
    spice: SpiceView
    target: str | None
    open_regions: tuple[str, ...]
    """Regions of the ally that a deal has opened to the active player."""
    regions: tuple[RegionView, ...]
    houses: tuple[HouseView, ...]
    """The Houses that are chosen, by seat."""
    seats: int
    equipment: tuple[str, ...]
    """Beside the board."""
    thumpers: int
    snooper: int | None
    shield: int | None
    battle: BattleView | None
    regions_to_win: int
    ending: EndingView | None
    prediction: str | None = None
    """The prediction. Only the Bene Gesserit see it until the game is over."""
    pledge: tuple[PledgeView, ...] | None = None
    """The viewer's own sealed commitment, if there is one."""
    planned: tuple[Text, ...] = ()
    """The answers that the viewer gave early."""
    awaited: tuple[int, ...] = ()
    """The seats that are to act."""
    choices: tuple[HouseChoice, ...] = ()
    """During the choice of Houses: those that are still free."""
    coming_storm: int | None = None
    """The zone to which the storm will move in this turn, once the dice say so."""
