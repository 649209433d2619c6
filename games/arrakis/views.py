"""What can be seen of a War for Arrakis: types only. `telling/visible` fills them; what is not named here is not seen.

Sides are `atreides` and `harkonnen`; areas, sectors, air zones and leaders go by their ids in `data/arrakis`.
Whatever a seat may not know is None or empty, never a false value.
"""

from __future__ import annotations

import msgspec

from games.core.protocol import Text


class TokenFace(msgspec.Struct, frozen=True):
    """What a deployment token shows on its hidden side."""

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
    """Their hidden sides, for who may look."""
    transported: int = 0
    """Units that an ornithopter has carried in this round."""


class SettlementView(msgspec.Struct, frozen=True):
    side: str
    """Sietches are the Atreides', the other settlements the Harkonnen's."""
    rank: int | None
    """None for who may not look."""
    hidden: bool = False
    """A sietch that lies face down, also for who may look."""


class AreaView(msgspec.Struct, frozen=True):
    """An area that holds something."""

    id: str
    legions: tuple[LegionView, ...] = ()
    settlement: SettlementView | None = None
    harvester: bool = False
    wormsign: bool = False
    wormsign_face: str | None = None
    """sand, sandworm or burrowing_sandworm, for who has been let look or while it lies open."""
    worm: str = ""
    """sandworm or wild_maker."""
    station: bool = False
    station_face: str | None = None
    """kh, sd or jh, for who has been let look."""


class ZoneView(msgspec.Struct, frozen=True):
    id: str
    vehicle: str = ""
    """ornithopter or carryall."""


class LeaderView(msgspec.Struct, frozen=True):
    """A named leader in play, or the Wild Maker, as printed and as it stands; also the face of its look-up."""

    id: str
    name: Text
    side: str
    board: str
    """The sub-faction: house_atreides, fremen_ally, house_harkonnen or corrino_ally."""
    slot: str
    """The die result that triggers the special: leadership, strategy, deployment, mentat, house or desert_power."""
    hits: int
    shields: int
    """What one special becomes when this leader takes it."""
    lines: tuple[Text, ...]
    """The special in sentences."""
    exhausted: bool = False
    place: str = "ready"
    """ready (off board), board or tank."""
    area: str | None = None
    """Where the figure stands, if on the board."""


class SlotView(msgspec.Struct, frozen=True):
    """One result of a dashboard."""

    result: str
    """leadership, strategy, deployment, mentat, house or desert_power (which has no dice)."""
    size: int
    dice: int = 0
    """Unused dice that lie here, without a Bene Gesserit token."""
    token: bool = False
    """A Bene Gesserit token lies here as a die."""
    leaders: tuple[str, ...] = ()
    """Leader cards at this slot, exhausted ones included, those in the tank not."""


class DashboardView(msgspec.Struct, frozen=True):
    """One dashboard: of a whole side, or of a sub-faction where a side is shared."""

    side: str
    board: str
    """atreides, harkonnen, or a sub-faction."""
    name: Text
    seat: int | None
    """Who holds it; None is the automa."""
    slots: tuple[SlotView, ...]
    used: tuple[str, ...]
    """Results of the dice used in this round."""
    tank: tuple[str | None, ...]
    """Leaders by space, the first space first."""
    hand: int
    decks: tuple[tuple[str, int, int], ...]
    """The planning decks drawn from: deck, cards left, cards discarded."""


class SideView(msgspec.Struct, frozen=True):
    """What partners have in common."""

    side: str
    name: Text
    seats: tuple[int, ...]
    """Nobody for the automa."""
    supply: tuple[tuple[str, int], ...]
    """Units and generic leaders left in the box: regular, elite, special, generic."""
    dice: int
    """Unused dice, Bene Gesserit tokens that were laid included."""
    bene_gesserit: int
    tokens: int = 0
    """Deployment tokens left in the pool (Atreides; the automa's start tokens)."""
    cones: int | None = None
    """Cones of silence left, where the side is shared."""


class RowView(msgspec.Struct, frozen=True):
    """A row of the spice board, from the top."""

    dice: int
    """Dice locked while this row is the active one."""
    harvesters: int
    ornithopters: int
    carryalls: int
    bans: bool
    """Markers in this row ban."""


class MarkerView(msgspec.Struct, frozen=True):
    """An imperium marker and its ban."""

    track: str
    """choam, spacing_guild or landsraad."""
    name: Text
    row: int
    """1 is the top row."""
    banned: bool
    ban: Text
    """What its ban forbids."""


class SpiceView(msgspec.Struct, frozen=True):
    rows: tuple[RowView, ...]
    markers: tuple[MarkerView, ...]
    active: int
    """The row of the lowest marker."""
    reserve: int
    harvested: int | None = None
    """What is left to spend, while spice is being spent."""
    vehicles: tuple[tuple[str, int], ...] = ()
    """Left off the board: harvester, ornithopter, carryall."""


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
    """What happens at a step."""
    kh: int
    sd: int
    jh: int
    length: int
    prescience_steps: tuple[tuple[int, Text], ...]
    objectives: tuple[ObjectiveView, ...] = ()
    """Those of the Atreides, for who may look; everybody when they have won."""


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
    """Ours, since no source gave it."""


class PrescienceView(msgspec.Struct, frozen=True):
    face: PrescienceFace
    met: bool = False
    """Its condition holds now, as far as everybody can see."""
    held: bool = False
    """Kept by Eyes of Ibad."""


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
    """How many it rolls in this battle round."""
    rolled: tuple[str, ...] = ()
    """hit, shield or special."""
    extra: int = 0
    """Specials added by a surprise attack."""
    hits: int | None = None
    shields: int | None = None
    """After leaders took their specials and special elites cancelled shields; None before that."""
    led: tuple[str, ...] = ()
    """Leaders that took a special."""
    suffers: int | None = None
    """Hits to take, once they are counted."""


class BattleView(msgspec.Struct, frozen=True):
    kind: str
    """battle, surprise, strike, worm or storm."""
    round: int
    stage: Text
    """What is being decided."""
    area: str
    """Where the defender stands."""
    attacker: FighterView | None
    """None for a worm, a storm or a strike."""
    defender: FighterView | None
    """None for a settlement without defenders."""
    rank: int = 0
    """Of the settlement that helps the defender."""
    faces: tuple[str, ...] = ()
    """What a worm, a storm or a strike rolled."""


class TacticFace(msgspec.Struct, frozen=True):
    """A tactic card of the automa as printed."""

    id: str
    name: Text
    sector: str
    """Where it harvests; inner: the four inner sectors as one."""
    sietch: str
    """The target."""
    lines: tuple[Text, ...]


class AutomaView(msgspec.Struct, frozen=True):
    """The Mahdi: what the player may know of it."""

    harvesting: str | None
    """The sector of its first tactic card."""
    target: str | None
    """The area in which the sietch of its second stands."""
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
    """House Atreides, Fremen, House Harkonnen and so on."""


class EndingView(msgspec.Struct, frozen=True):
    side: str
    """The winning side, empty in a stalemate."""
    winners: tuple[int, ...]
    text: Text


class DiscardView(msgspec.Struct, frozen=True):
    """The discard pile of a deck, the last card last."""

    deck: str
    cards: tuple[CardFace, ...]


class ArrakisView(msgspec.Struct, frozen=True):
    seat: int | None
    """Whose view it is; None is what everybody may see."""
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
    """Those that hold something, in the order of the map."""
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
    """Left in the pool."""
    bene_gesserit: int
    """In the reserve."""
    atomics: str
    """locked, ready or used."""
    opened: str | None = None
    """The mountain that atomics made desert."""
    battle: BattleView | None = None
    hand: tuple[CardFace, ...] | None = None
    """The viewer's own; None for who has none."""
    drawn: TokenFace | None = None
    """A deployment token that the viewer has drawn and not laid yet."""
    discards: tuple[DiscardView, ...] = ()
    automa: AutomaView | None = None
    candidates: tuple[str, ...] = ()
    """Areas and air zones among which the viewer chooses now, likeliest first."""
    origin: str | None = None
    """The area from which the viewer is moving or attacking."""
    awaited: tuple[int, ...] = ()
    """For whom the table waits."""
    ending: EndingView | None = None
