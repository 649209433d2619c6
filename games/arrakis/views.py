"""The types of the view of a War for Arrakis. `telling/visible` fills them.

Only what is named here can be seen. Sides are `atreides` and `harkonnen`. Areas, sectors, air zones and leaders have
their ids of `data/arrakis`. A value that the seat may not know is None or empty, never false.
"""

from __future__ import annotations

import msgspec

from games.core.protocol import Text


class TokenFace(msgspec.Struct, frozen=True):
    """The hidden side of a deployment token."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    """Fedaykin or Sardaukar."""
    generic: int = 0
    """Bashars, on Harkonnen tokens."""


class LegionView(msgspec.Struct, frozen=True):
    """All units and leaders of one side in one area."""

    side: str
    regular: int = 0
    elite: int = 0
    special: int = 0
    generic: int = 0
    """Naibs or bashars."""
    named: tuple[str, ...] = ()
    tokens: int = 0
    """Deployment tokens that lie face down."""
    known: tuple[TokenFace, ...] = ()
    """Their hidden sides, for seats that may look."""
    transported: int = 0
    """Units that an ornithopter transported in this round."""


class SettlementView(msgspec.Struct, frozen=True):
    side: str
    """The owner: Atreides for sietches, Harkonnen for the other settlements."""
    rank: int | None
    """None for a seat that may not look."""
    hidden: bool = False
    """Whether it is a face-down sietch. Also true for seats that may look."""


class AreaView(msgspec.Struct, frozen=True):
    """An area that holds something."""

    id: str
    legions: tuple[LegionView, ...] = ()
    settlement: SettlementView | None = None
    harvester: bool = False
    wormsign: bool = False
    wormsign_face: str | None = None
    """sand, sandworm or burrowing_sandworm; None unless it is face up or the seat was allowed to look."""
    worm: str = ""
    """sandworm or wild_maker."""
    station: bool = False
    station_face: str | None = None
    """kh, sd or jh; None unless the seat was allowed to look."""


class ZoneView(msgspec.Struct, frozen=True):
    id: str
    vehicle: str = ""
    """ornithopter or carryall."""


class LeaderView(msgspec.Struct, frozen=True):
    """A named leader in play or the Wild Maker, as printed and with its current state. Also used for look-ups."""

    id: str
    name: Text
    side: str
    board: str
    """The sub-faction: house_atreides, fremen_ally, house_harkonnen or corrino_ally."""
    slot: str
    """The die result that triggers the special: leadership, strategy, deployment, mentat, house or desert_power."""
    hits: int
    shields: int
    """Shields that a special becomes if this leader takes it."""
    lines: tuple[Text, ...]
    """The special in sentences."""
    exhausted: bool = False
    place: str = "ready"
    """ready (off the board), board or tank."""
    area: str | None = None
    """The area of the figure, or None if it is off the board."""


class SlotView(msgspec.Struct, frozen=True):
    """One result of a dashboard."""

    result: str
    """leadership, strategy, deployment, mentat, house or desert_power (which has no dice)."""
    size: int
    dice: int = 0
    """Unused dice here, without a Bene Gesserit token."""
    token: bool = False
    """Whether a Bene Gesserit token lies here as a die."""
    leaders: tuple[str, ...] = ()
    """Leader cards at this slot, also exhausted ones. Cards of leaders in the tank are left out."""


class DashboardView(msgspec.Struct, frozen=True):
    """One dashboard, of a whole side or of a sub-faction."""

    side: str
    board: str
    """atreides, harkonnen, or a sub-faction."""
    name: Text
    seat: int | None
    """The seat that has it. None is the automa."""
    slots: tuple[SlotView, ...]
    used: tuple[str, ...]
    """Results of the dice used in this round."""
    tank: tuple[str | None, ...]
    """Leaders by space, first space first."""
    hand: int
    decks: tuple[tuple[str, int, int], ...]
    """The planning decks of this board: deck, cards left, cards discarded."""


class SideView(msgspec.Struct, frozen=True):
    """The part of the view that both partners of a side share."""

    side: str
    name: Text
    seats: tuple[int, ...]
    """The seats of the side. Empty for the automa."""
    supply: tuple[tuple[str, int], ...]
    """Units and generic leaders left in the box: regular, elite, special, generic."""
    dice: int
    """Unused dice, including Bene Gesserit tokens that were laid."""
    bene_gesserit: int
    tokens: int = 0
    """Deployment tokens left in the pool. For the automa, its start tokens."""
    cones: int | None = None
    """Cones of silence left, if the side is shared."""


class RowView(msgspec.Struct, frozen=True):
    """A row of the spice board, from the top."""

    dice: int
    """Dice that are locked while this row is the active one."""
    harvesters: int
    ornithopters: int
    carryalls: int
    bans: bool
    """Whether markers in this row bring their ban."""


class MarkerView(msgspec.Struct, frozen=True):
    """An imperium marker and its ban."""

    track: str
    """choam, spacing_guild or landsraad."""
    name: Text
    row: int
    """1 is the top row."""
    banned: bool
    ban: Text
    """The actions that its ban forbids."""


class SpiceView(msgspec.Struct, frozen=True):
    rows: tuple[RowView, ...]
    markers: tuple[MarkerView, ...]
    active: int
    """The row of the lowest marker."""
    reserve: int
    harvested: int | None = None
    """Spice left to spend, while spice is being spent."""
    vehicles: tuple[tuple[str, int], ...] = ()
    """Vehicles off the board: harvester, ornithopter, carryall."""


class ObjectiveView(msgspec.Struct, frozen=True):
    id: str
    kh: int
    sd: int
    jh: int


class TracksView(msgspec.Struct, frozen=True):
    supremacy: int
    supremacy_win: int
    bene_gesserit: tuple[int, ...]
    """Steps of the supremacy track that give the Atreides a Bene Gesserit token."""
    supremacy_steps: tuple[tuple[int, Text], ...]
    """Step -> text about the step."""
    kh: int
    sd: int
    jh: int
    length: int
    prescience_steps: tuple[tuple[int, Text], ...]
    objectives: tuple[ObjectiveView, ...] = ()
    """The Atreides' objectives, for seats that may look. Everybody sees them once the war is over."""
    possible: tuple[ObjectiveView, ...] = ()
    """All objectives in the box. Everybody knows them."""


class PrescienceFace(msgspec.Struct, frozen=True):
    id: str
    name: Text
    phase: str
    """action or end_of_round."""
    kh: int
    sd: int
    jh: int
    lines: tuple[Text, ...]
    stand_in: bool = False
    """Whether the card is invented, because no source gives it."""


class PrescienceView(msgspec.Struct, frozen=True):
    face: PrescienceFace
    met: bool = False
    """Whether its condition holds now, as far as everybody can see."""
    held: bool = False
    """Whether Eyes of Ibad holds it."""


class CardFace(msgspec.Struct, frozen=True):
    """A planning card as printed."""

    id: str
    name: Text
    deck: str
    """house_atreides, fremen_ally, house_harkonnen or corrino_ally."""
    lines: tuple[Text, ...]


class FighterView(msgspec.Struct, frozen=True):
    """One side of a battle."""

    side: str
    area: str
    legion: LegionView
    cards: int = 0
    """Planning cards discarded for dice in this battle round."""
    dice: int = 0
    """Dice that it rolls in this battle round."""
    rolled: tuple[str, ...] = ()
    """The results: hit, shield or special."""
    extra: int = 0
    """Specials added by a surprise attack."""
    hits: int | None = None
    shields: int | None = None
    """Shields after leaders took specials and special elites cancelled shields. None before that."""
    led: tuple[str, ...] = ()
    """Leaders who took a special."""
    suffers: int | None = None
    """Hits to take, once they are counted."""


class BattleView(msgspec.Struct, frozen=True):
    kind: str
    """battle, surprise, strike, worm or storm."""
    round: int
    stage: Text
    """The present decision."""
    area: str
    """The area of the defender."""
    attacker: FighterView | None
    """None for a worm, a storm or a strike."""
    defender: FighterView | None
    """None for a settlement without defenders."""
    rank: int = 0
    """The rank of the settlement that helps the defender."""
    faces: tuple[str, ...] = ()
    """The roll of a worm, a storm or a strike."""


class TacticFace(msgspec.Struct, frozen=True):
    """A tactic card of the automa as printed."""

    id: str
    name: Text
    sector: str
    """The sector that it harvests. "inner" means the four inner sectors."""
    sietch: str
    """The target."""
    lines: tuple[Text, ...]


class AutomaView(msgspec.Struct, frozen=True):
    """The Mahdi: what players may know of it."""

    harvesting: str | None
    """The sector of its first tactic card."""
    target: str | None
    """The area of the sietch of its second tactic card."""
    reinforcements: int
    tactics: int
    """Tactic cards left to draw."""
    meanwhile: str | None = None
    """A temporary target for the rest of the round."""
    cards: tuple[TacticFace, ...] = ()
    """Both tactic cards of this round."""
    unrolled: int = 0
    """Dice that have not been rolled yet."""
    schemes: int = 0
    """Copies of Hawat's Scheming put aside."""


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    side: str
    boards: tuple[str, ...]
    role: Text
    """The role, for example "House Atreides" or "Fremen"."""


class EndingView(msgspec.Struct, frozen=True):
    side: str
    """The winning side. Empty in a stalemate."""
    winners: tuple[int, ...]
    text: Text


class DiscardView(msgspec.Struct, frozen=True):
    """The discard pile of a deck, the last card last."""

    deck: str
    cards: tuple[CardFace, ...]


class ArrakisView(msgspec.Struct, frozen=True):
    seat: int | None
    """The seat whose view it is. None is the public view."""
    round: int
    phase: str
    """start, vehicles, action, hazards, harvesting, end or over."""
    phase_name: Text
    active: str
    """The side whose turn it is."""
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    """Atreides first."""
    dashboards: tuple[DashboardView, ...]
    areas: tuple[AreaView, ...]
    """The areas that hold something, in the order of the map."""
    zones: tuple[ZoneView, ...]
    leaders: tuple[LeaderView, ...]
    """Named leaders in play and the Wild Maker, in the order of the cards."""
    tracks: TracksView
    spice: SpiceView
    prescience: tuple[PrescienceView, ...]
    prescience_deck: int
    claims: int
    """Prescience cards claimed in this round."""
    wormsigns: int
    """Wormsigns left in the pool."""
    bene_gesserit: int
    """Bene Gesserit tokens in the reserve."""
    atomics: str
    """locked, ready or used."""
    opened: str | None = None
    """The mountain that atomics turned into desert."""
    battle: BattleView | None = None
    hand: tuple[CardFace, ...] | None = None
    """The viewer's own hand. None if the viewer has none."""
    drawn: TokenFace | None = None
    """A deployment token that the viewer has drawn and not laid yet."""
    discards: tuple[DiscardView, ...] = ()
    automa: AutomaView | None = None
    candidates: tuple[str, ...] = ()
    """Areas and air zones among which the viewer chooses now, likeliest first."""
    origin: str | None = None
    """The area from which the viewer is moving or attacking."""
    awaited: tuple[int, ...] = ()
    """The seats that the table waits for."""
    ending: EndingView | None = None
