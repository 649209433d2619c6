"""Views of War for Arrakis for the tests: made by hand for approved pictures, and from whole random games."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from games.arrakis import GAME
from games.arrakis.views import (
    AreaView,
    ArrakisView,
    AutomaView,
    BattleView,
    CardFace,
    DashboardView,
    EndingView,
    FighterView,
    LeaderView,
    LegionView,
    MarkerView,
    ObjectiveView,
    PrescienceFace,
    PrescienceView,
    RowView,
    SeatView,
    SettlementView,
    SideView,
    SlotView,
    SpiceView,
    TokenFace,
    TracksView,
    ZoneView,
)
from games.core.protocol import Text, say
from renderer.arrakis.geography import load_board
from tests.renderer.positions import Position, positions_of

NAMES = ("Ann", "Bořivoj")
LONG_NAMES = ("Wilhelmina Oberhausen-Schlagenhauer III", "Ж" * 32, "i", "W" * 32)
RESULTS = ("leadership", "strategy", "deployment", "mentat", "house")


@cache
def positions(players: int, seed: str, every: int = 1) -> tuple[Position[ArrakisView], ...]:
    """Return positions of a whole random game, as the public and each seat see them."""
    return positions_of(GAME, players, seed, every, {})


def words(text: str) -> Text:
    return say("plain-name", name=text)


def atreides(**pieces: Any) -> LegionView:
    return LegionView("atreides", **pieces)


def harkonnen(**pieces: Any) -> LegionView:
    return LegionView("harkonnen", **pieces)


def sietch(rank: int | None = None, hidden: bool = True) -> SettlementView:
    return SettlementView("atreides", rank, hidden)


def town(rank: int) -> SettlementView:
    return SettlementView("harkonnen", rank)


AREAS = {
    "arrakeen": AreaView(
        "arrakeen", (harkonnen(regular=2, elite=2, special=1, generic=1, named=("baron_harkonnen",)),), town(3)
    ),
    "carthag": AreaView("carthag", (harkonnen(regular=3, elite=1, generic=1),), town(2)),
    "arsunt": AreaView("arsunt", (harkonnen(regular=2, elite=1),), town(1)),
    "hagga_basin": AreaView("hagga_basin", (harkonnen(regular=4),), town(1)),
    "imperial_basin": AreaView("imperial_basin", (harkonnen(elite=2, regular=1),), town(1)),
    "north_pole": AreaView(
        "north_pole", (harkonnen(regular=2, special=1, generic=1, named=("captain_aramsham",)),), town(1)
    ),
    "gara_kulon": AreaView("gara_kulon", (atreides(regular=2, elite=1, generic=1),), sietch(2, hidden=False)),
    "sihaya_ridge": AreaView("sihaya_ridge", (atreides(tokens=1, generic=1),), sietch()),
    "tasmin_sink": AreaView("tasmin_sink", (atreides(tokens=3, generic=1, named=("stilgar",)),), sietch()),
    "habbanya_ridge": AreaView("habbanya_ridge", (atreides(tokens=1, generic=1),), sietch()),
    "rock_outcroppings": AreaView("rock_outcroppings", (atreides(tokens=2, generic=2),), sietch()),
    "bight_of_the_cliff": AreaView("bight_of_the_cliff", (atreides(tokens=1, generic=1),), sietch()),
    "hobars_gap": AreaView("hobars_gap", (atreides(tokens=1, generic=1),), sietch()),
    "windgap": AreaView(
        "windgap",
        (atreides(regular=2, elite=2, special=2, generic=1, named=("paul_muad_dib", "chani")),),
        sietch(3, hidden=False),
    ),
    "neo_07": AreaView("neo_07", (harkonnen(regular=3, elite=2, special=1, generic=1, named=("beast_rabban",)),)),
    "neo_04": AreaView("neo_04", station=True),
    "nwo_15": AreaView("nwo_15", station=True),
    "nei_02": AreaView("nei_02", station=True),
    "nei_06": AreaView("nei_06", (harkonnen(regular=1),), station=True),
    "nwi_04": AreaView("nwi_04", (atreides(regular=1, special=1),), station=True, wormsign=True),
    "false_wall_east": AreaView("false_wall_east", station=True),
    "neo_08": AreaView("neo_08", harvester=True, wormsign=True),
    "neo_02": AreaView("neo_02", harvester=True),
    "nwo_05": AreaView("nwo_05", harvester=True),
    "seo_07": AreaView("seo_07", (harkonnen(regular=2, elite=1),), harvester=True, wormsign=True),
    "swo_09": AreaView("swo_09", wormsign=True),
    "swo_02": AreaView("swo_02", worm="sandworm"),
    "sei_01": AreaView("sei_01", worm="wild_maker"),
    "swi_05": AreaView(
        "swi_05",
        (harkonnen(regular=3, elite=2, special=1, generic=2, named=("beast_rabban",)),),
        harvester=True,
        wormsign=True,
    ),
    "pasty_mesa": AreaView("pasty_mesa", (harkonnen(regular=2, elite=3),)),
}
ZONES = {"az_neo_nei": "ornithopter", "az_seo_sei": "carryall", "az_nei_sei": "ornithopter"}
LEADERS = {
    "paul_muad_dib": ("Paul Muad'Dib", "atreides", "fremen_ally", "leadership", 2, 1),
    "lady_jessica": ("Lady Jessica", "atreides", "house_atreides", "mentat", 0, 1),
    "stilgar": ("Stilgar", "atreides", "fremen_ally", "deployment", 2, 0),
    "chani": ("Chani", "atreides", "fremen_ally", "strategy", 1, 1),
    "wild_maker": ("Wild Maker", "atreides", "fremen_ally", "desert_power", 0, 0),
    "baron_harkonnen": ("Baron Harkonnen", "harkonnen", "house_harkonnen", "house", 0, 2),
    "beast_rabban": ("Beast Rabban", "harkonnen", "house_harkonnen", "leadership", 2, 0),
    "thufir_hawat": ("Thufir Hawat", "harkonnen", "house_harkonnen", "mentat", 1, 2),
    "captain_aramsham": ("Captain Aramsham", "harkonnen", "corrino_ally", "deployment", 1, 1),
}
TANKED = ("lady_jessica", "thufir_hawat")
EXHAUSTED = ("stilgar", "baron_harkonnen")


def leader(key: str) -> LeaderView:
    name, side, deck, slot, hits, shields = LEADERS[key]
    area = next((area.id for area in AREAS.values() for legion in area.legions if key in legion.named), None)
    place = "tank" if key in TANKED else "board" if area else "ready"
    lines = (
        words("Move the legion of this leader, then move it one more area."),
        words("Or attack with it by surprise."),
    )
    return LeaderView(key, words(name), side, deck, slot, hits, shields, lines, key in EXHAUSTED, place, area)


def slots(side: str, dice: tuple[int, ...], sizes: tuple[int, ...], token: str = "") -> tuple[SlotView, ...]:
    found = []
    for result, count, size in zip(RESULTS, dice, sizes, strict=True):
        here = tuple(
            key for key, facts in LEADERS.items() if facts[1] == side and facts[3] == result and key not in TANKED
        )
        found.append(SlotView(result, size, count, result == token, here))
    if side == "atreides":
        found.append(SlotView("desert_power", 0, leaders=("wild_maker",)))
    return tuple(found)


DASHBOARDS = (
    DashboardView(
        "atreides",
        "atreides",
        words("Sietch Tabr"),
        0,
        slots("atreides", (1, 0, 1, 0, 0), (2,) * 5, "house"),
        ("strategy", "mentat"),
        ("lady_jessica", None, None),
        4,
        (("house_atreides", 12, 4), ("fremen_ally", 13, 3)),
    ),
    DashboardView(
        "harkonnen",
        "harkonnen",
        words("Giedi Prime"),
        1,
        slots("harkonnen", (1, 2, 0, 1, 1), (3, 3, 2, 3, 2)),
        ("deployment", "house"),
        (None, "thufir_hawat", None, None, None),
        5,
        (("house_harkonnen", 11, 4), ("corrino_ally", 13, 2)),
    ),
)
ROWS = tuple(
    RowView(*row)
    for row in ((0, 3, 2, 1, False), (1, 4, 2, 1, False), (2, 5, 3, 1, False), (3, 5, 4, 2, False), (4, 6, 4, 2, True))
)
SPICE = SpiceView(
    ROWS,
    (
        MarkerView("choam", words("CHOAM"), 1, False, words("Harkonnen stacks hold 5 units")),
        MarkerView("spacing_guild", words("Spacing Guild"), 2, False, words("No scouting")),
        MarkerView("landsraad", words("Landsraad"), 3, True, words("No cards for combat dice")),
    ),
    3,
    1,
    None,
    (("harvester", 3), ("ornithopter", 4), ("carryall", 2)),
)
TRACKS = TracksView(
    4,
    10,
    (4, 8),
    ((1, words("Thufir Hawat enters")), (6, words("Feyd-Rautha enters"))),
    4,
    2,
    3,
    12,
    ((3, words("Muad'Dib, Reverend Mother, Chani")), (6, words("Alia")), (8, words("Atomics"))),
    possible=(ObjectiveView("so_1", 9, 7, 6), ObjectiveView("so_2", 8, 7, 5), ObjectiveView("so_3", 6, 9, 7)),
)
VISIONS = (
    PrescienceView(
        PrescienceFace(
            "the_desert_war",
            words("The Desert War"),
            "end_of_round",
            0,
            1,
            2,
            (words("Legions in 4 desert areas without a sietch"),),
        )
    ),
    PrescienceView(
        PrescienceFace(
            "families_flee_south",
            words("Families Flee to the Southern Sanctuaries"),
            "action",
            0,
            2,
            0,
            (words("Move a whole sietch legion of at least 2 units to the south"),),
        ),
        met=True,
    ),
    PrescienceView(
        PrescienceFace(
            "bene_gesserit_ways",
            words("Jessica Trains Paul in the Bene Gesserit Ways"),
            "end_of_round",
            2,
            0,
            0,
            (words("Jessica and Paul in the area of the same sietch"),),
        ),
        held=True,
    ),
)
HAND = tuple(
    CardFace(key, words(name), deck, tuple(words(line) for line in lines))
    for key, name, deck, lines in (
        ("usul", "Usul", "house_atreides", ("Paul's legion may take one desert power action.",)),
        (
            "kitab_al_ibar",
            "Kitab al-Ibar",
            "fremen_ally",
            ("Move a sietch token to an empty adjacent area.", "Draw 2 cards."),
        ),
        (
            "truthtrance",
            "Truthtrance",
            "house_atreides",
            ("Look at the hand of the Harkonnen; they discard one card of your choice.",),
        ),
        (
            "captured_ornithopter",
            "Captured Ornithopter",
            "fremen_ally",
            ("Remove an ornithopter, then strike with 3 dice at a legion in a connected sector.", "Play another card."),
        ),
    )
)


def public() -> ArrakisView:
    """Return the middle of a game, as the public sees it."""
    return ArrakisView(
        seat=None,
        round=3,
        phase="action",
        phase_name=words("actions"),
        active="atreides",
        seats=(
            SeatView(0, "atreides", ("atreides",), words("Atreides")),
            SeatView(1, "harkonnen", ("harkonnen",), words("Harkonnen")),
        ),
        sides=(
            SideView(
                "atreides",
                words("Atreides"),
                (0,),
                (("regular", 9), ("elite", 2), ("special", 1), ("generic", 1)),
                3,
                1,
                5,
            ),
            SideView(
                "harkonnen",
                words("Harkonnen"),
                (1,),
                (("regular", 3), ("elite", 1), ("special", 4), ("generic", 0)),
                5,
                0,
            ),
        ),
        dashboards=DASHBOARDS,
        areas=tuple(AREAS[key] for key in load_board().areas if key in AREAS),
        zones=tuple(ZoneView(key, ZONES.get(key, "")) for key in load_board().zones),
        leaders=tuple(leader(key) for key in LEADERS),
        tracks=TRACKS,
        spice=SPICE,
        prescience=VISIONS,
        prescience_deck=9,
        claims=1,
        wormsigns=11,
        bene_gesserit=3,
        atomics="locked",
        awaited=(0,),
    )


def own() -> ArrakisView:
    """Return the same position as the Atreides player sees it."""
    tracks = msgspec.structs.replace(TRACKS, objectives=(ObjectiveView("so_1", 8, 7, 5),))
    known = tuple(_known(area) for area in public().areas)
    return msgspec.structs.replace(public(), seat=0, hand=HAND, tracks=tracks, areas=known)


def _known(area: AreaView) -> AreaView:
    """Return ranks and tokens as their owner may see them."""
    held = area.settlement
    if held is not None and held.rank is None:
        held = SettlementView("atreides", 2, hidden=True)
    legions = tuple(
        msgspec.structs.replace(legion, known=(TokenFace(regular=1, elite=1),) * legion.tokens)
        for legion in area.legions
    )
    return msgspec.structs.replace(area, settlement=held, legions=legions)


def choosing() -> ArrakisView:
    """Return a view in which a legion of Muad'Dib may move."""
    return msgspec.structs.replace(
        own(), origin="windgap", candidates=("swi_03", "false_wall_west", "swi_02", "swi_06", "swo_08", "swo_09")
    )


def fighting() -> ArrakisView:
    """Return a view of a battle at Windgap, rolled and counted."""
    battle = BattleView(
        "surprise",
        1,
        words("Harkonnen take 3 hits"),
        "windgap",
        FighterView(
            "harkonnen",
            "swi_05",
            AREAS["swi_05"].legions[0],
            0,
            6,
            ("hit", "hit", "special", "shield", "hit", "special"),
            1,
            4,
            2,
            ("beast_rabban",),
            3,
        ),
        FighterView(
            "atreides",
            "windgap",
            AREAS["windgap"].legions[0],
            1,
            6,
            ("hit", "hit", "hit", "special", "shield", "special"),
            0,
            5,
            2,
            ("paul_muad_dib", "chani"),
            2,
        ),
        3,
    )
    return msgspec.structs.replace(public(), battle=battle, active="harkonnen", awaited=(1,))


def ended() -> ArrakisView:
    ending = EndingView(
        "atreides", (0,), words("The three markers stand at the targets of the objective: Muad'Dib rules Arrakis.")
    )
    tracks = msgspec.structs.replace(TRACKS, kh=8, sd=7, jh=6, objectives=(ObjectiveView("so_1", 8, 7, 5),))
    return msgspec.structs.replace(public(), phase="over", ending=ending, awaited=(), tracks=tracks)


def solo() -> ArrakisView:
    """Return a view of one player against the automa."""
    automa = AutomaView("neo", "windgap", 3, 5)
    boards = (DASHBOARDS[0], msgspec.structs.replace(DASHBOARDS[1], seat=None, used=("house", "house", "mentat")))
    sides = (public().sides[0], msgspec.structs.replace(public().sides[1], seats=()))
    return msgspec.structs.replace(public(), seats=public().seats[:1], sides=sides, dashboards=boards, automa=automa)


def before() -> ArrakisView:
    """Return the view one turn earlier: Muad'Dib is not at Windgap yet, and supremacy is lower."""
    view = public()
    areas = tuple(
        msgspec.structs.replace(area, legions=(atreides(regular=2, elite=1, generic=1),))
        if area.id == "windgap"
        else area
        for area in view.areas
        if area.id != "swo_02"
    )
    return msgspec.structs.replace(view, areas=areas, tracks=msgspec.structs.replace(TRACKS, supremacy=3, sd=1))


def teams() -> ArrakisView:
    """Return a view of four players in two teams."""
    view = public()
    boards = []
    for seat, (side, board_key, name, results) in enumerate(
        (
            ("atreides", "house_atreides", "House Atreides", ("leadership", "mentat", "house")),
            ("atreides", "fremen_ally", "Fremen", ("strategy", "deployment", "leadership", "desert_power")),
            ("harkonnen", "house_harkonnen", "House Harkonnen", ("leadership", "mentat", "house")),
            ("harkonnen", "corrino_ally", "Corrino", ("strategy", "deployment", "mentat")),
        )
    ):
        whole = next(one for one in DASHBOARDS if one.side == side)
        kept = tuple(slot for slot in whole.slots if slot.result in results)
        boards.append(
            msgspec.structs.replace(
                whole, board=board_key, name=words(name), seat=seat, slots=kept, decks=whole.decks[:1]
            )
        )
    sides = tuple(
        msgspec.structs.replace(side, seats=seats, cones=3)
        for side, seats in zip(view.sides, ((0, 1), (2, 3)), strict=True)
    )
    seats = tuple(SeatView(one.seat or 0, one.side, (one.board,), one.name) for one in boards)
    return msgspec.structs.replace(view, dashboards=tuple(boards), sides=sides, seats=seats, awaited=(0, 1))


def crowded() -> ArrakisView:
    """Return a view with full legions, leaders, signs and harvesters in every settlement, sietch and some deserts."""
    full = {"regular": 2, "elite": 2, "special": 2, "generic": 2}
    areas = []
    for area in public().areas:
        legions = tuple(msgspec.structs.replace(one, **full, tokens=0) for one in area.legions)
        areas.append(
            msgspec.structs.replace(area, legions=legions, wormsign=not area.settlement, harvester=not area.settlement)
        )
    tracks = msgspec.structs.replace(TRACKS, supremacy=10, kh=12, sd=12, jh=0)
    return msgspec.structs.replace(public(), areas=tuple(areas), tracks=tracks, prescience=VISIONS + VISIONS[:2])
