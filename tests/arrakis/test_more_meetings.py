"""Further cases in which several rules of the war meet. Each was found by reading the rulebook beside the code."""

from __future__ import annotations

from collections.abc import Callable

from games.arrakis import GAME
from games.arrakis.components import BOX
from games.arrakis.mahdi.deploying import PlacePieces
from games.arrakis.mahdi.lines import RunLines
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.tracks import advance_marker, set_back
from games.arrakis.state import Force, Phase
from games.arrakis.steps.free_actions import DetonateWhere
from games.arrakis.steps.hazards import Hazards
from games.arrakis.vocabulary import Deck, Kind, Marker, Side
from games.arrakis.words.placing import Place
from games.arrakis.words.scattering import PlaceEach
from games.core.agenda import Play
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable
from tests.arrakis.test_orders import follow

H, A = "harkonnen", "atreides"


# ---- movement


def test_a_leader_who_has_moved_is_lost_if_all_units_leave_him():
    table = WarTable()
    table.put("nei_07", H, "6r")
    table.put("nei_08", H, "1r bashar")
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:nei_08", "to:nei_07", "move:nei_07", "to:sei_02")
    assert table.at("sei_02") == "6r"
    assert table.at("nei_07") == ""
    assert table.area("nei_07").side is None


def test_a_longer_move_that_a_worm_ends_midway_keeps_the_stack_limit_there():
    table = WarTable()
    table.put("neo_03", H, "4e beast_rabban")
    table.put("neo_04", H, "3r")
    table.sign("neo_04", "sandworm")
    table.turn(H, "l", "m")
    table.acts(H, "special:beast_rabban", "move:neo_03", "march:neo_05")
    assert table.is_asked(H, "excess"), "seven are in the area between"


def test_the_ride_of_a_longer_move_counts_as_a_ride():
    table = WarTable()
    table.put("neo_01", A, "1r paul_atreides")
    for area in ("neo_02", "neo_06"):
        table.sign(area)
    table.turn(A, "l", "mm")
    table.acts(A, "special:paul_atreides", "way:1", "move:neo_01", "march:neo_11")
    assert table.at("neo_11") == "1r paul_atreides"
    assert table.state.now.rode_far


def test_a_longer_move_on_foot_is_no_ride():
    table = WarTable()
    table.put("neo_01", A, "1r paul_atreides")
    table.turn(A, "l", "mm")
    table.acts(A, "special:paul_atreides", "way:1", "move:neo_01", "march:neo_05")
    assert not table.state.now.rode_far


# ---- atomics


def test_atomics_stay_unlocked_when_the_marker_goes_back():
    table = WarTable()
    table.markers(kh=7)
    advance_marker(Play(table.state), Marker.KH, 1)
    set_back(Play(table.state), Marker.KH, 3)
    table.turn(A, "s", "mm")
    assert "atomics" in table.options(A, "action")
    assert table.view(A).atomics == "ready"


def test_atomics_of_an_older_war_are_unlocked_by_the_markers():
    table = WarTable()
    table.markers(kh=8)
    assert not table.state.atomics_unlocked
    table.turn(A, "s", "mm")
    assert "atomics" in table.options(A, "action")


def test_the_table_reads_why_harkonnen_are_asked_when_atomics_drive_out_atreides():
    table = WarTable()
    table.put("splintered_rock", A, "1r")
    table.turn(A, "s", "mm")
    table.state.asks.clear()
    DetonateWhere().ways(table.state, table.seat(A))[0].act(play := Play(table.state))
    while table.state.agenda and not table.state.asks:
        table.state.agenda.pop().do(play)
    assert table.seat(H) in GAME.awaits(table.state)


def test_the_table_reads_why_the_owner_of_lost_leaders_is_asked():
    table = WarTable()
    table.put("neo_04", H, "1r baron_harkonnen beast_rabban")
    table.turn(A, "s", "mm")
    table.state.asks.clear()
    table.run(Casualties("neo_04", 3))
    assert table.is_asked(H, "tank-first")
    assert table.seat(H) in GAME.awaits(table.state)


# ---- Seek Out the 'Mahdi'


def sought_in(area: str, *cards: str) -> WarTable:
    table = WarTable()
    table.put(area, A, "2r paul_atreides")
    table.give(A, *cards)
    table.state.now.sought = True
    table.turn(A, "ss", "mmm")
    return table


def test_paul_who_is_sought_does_not_flee_to_the_south_with_the_families():
    table = sought_in("sihaya_ridge")
    table.put("tasmin_sink", A, "1r")
    table.reveal("families_flee_south")
    assert "claim:families_flee_south" not in table.options(A, "action")


def test_families_without_paul_flee_although_he_is_sought():
    table = sought_in("sihaya_ridge")
    table.put("gara_kulon", A, "2r")
    table.put("tasmin_sink", A, "1r")
    table.reveal("families_flee_south")
    table.answer(A, "claim:families_flee_south")
    assert set(table.options(A, "families-from")) == {"from:gara_kulon"}


def test_the_legion_of_paul_who_is_sought_does_not_go_along_with_its_sietch():
    table = sought_in("sihaya_ridge", "kitab_al_ibar")
    table.acts(A, "play:kitab_al_ibar", "from:sihaya_ridge", "to:neo_02")
    assert table.area("neo_02").sietch == 2
    assert table.at("sihaya_ridge") == "2r paul_atreides"
    assert not table.is_asked(A, "kitab-units")


# ---- the automa


def test_the_last_unit_for_the_villages_comes_where_the_automa_is_nearest_a_sietch():
    table = SoloTable("hobars_gap", aims="hobars_gap", harvests="neo")
    regulars, elites = BOX.units[Side.HARKONNEN].regular, BOX.units[Side.HARKONNEN].elite
    for area, what in (("nwo_01", "6r"), ("nwo_02", "6r"), ("nwo_03", "6r"), ("nwo_04", f"{regulars - 19}r")):
        table.put(area, H, what)
    for area, what in (("neo_01", "6e"), ("neo_02", f"{elites - 6}e")):
        table.put(area, H, what)
    table.does(RunLines((PlaceEach(Kind.REGULAR, "villages"),), Deck.HOUSE_HARKONNEN))
    assert table.at("north_pole") == "1r"
    assert not any(table.at(village) for village in ("arsunt", "hagga_basin", "imperial_basin"))


def test_a_leader_whom_a_card_of_the_automa_fetches_keeps_the_mark_of_a_transport():
    table = SoloTable("hobars_gap", aims="hobars_gap", harvests="neo", harkonnen={"nei_05": "2r baron_harkonnen"})
    table.state.now.flown["nei_05"] = Force({}, [], ["baron_harkonnen"])
    table.does(PlacePieces(Place("cities", elite=2, named="baron_harkonnen")))
    table.goes_any_way()
    (city,) = (area for area in ("carthag", "arrakeen") if "baron_harkonnen" in table.at(area))
    assert table.state.now.flown[city].leaders == ["baron_harkonnen"]
    assert "baron_harkonnen" not in table.at("nei_05")


def test_a_full_village_gets_no_unit_of_the_automa():
    table = SoloTable("habbanya_ridge", harkonnen={"north_pole": "6e"})
    table.does(RunLines((PlaceEach(Kind.REGULAR, "villages"),), Deck.HOUSE_HARKONNEN))
    assert table.at("north_pole") == "6e"
    assert table.at("arsunt") == "1r"


# ---- free actions in the middle of an action


def test_a_claim_between_two_lines_of_a_card_comes_before_the_next_line_undoes_it():
    """The third worm makes the gathering true; the desert power of the same card sends one to attack."""
    table = WarTable()
    table.reveal("standin_makers")
    for area in ("neo_05", "neo_08"):
        table.worm(area)
    table.put("neo_07", H, "1r")
    table.give(A, "wall_of_sandworms")
    table.turn(A, "s", "mm")
    table.acts(A, "play:wall_of_sandworms", "at:neo_06", "supply")
    table.answer(A, "claim:standin_makers")
    assert table.state.now.claims == 1
    assert table.is_asked(A, "desert-power"), "the line goes on"


def test_a_worm_is_no_worm_that_it_stands_beside_itself():
    """Wall of Sandworms: adjacent to another sandworm. Only the worm in neo_05 is next to neo_06."""
    table = WarTable()
    for area in ("neo_05", "neo_12"):
        table.worm(area)
    table.give(A, "wall_of_sandworms")
    table.turn(A, "s", "mm")
    table.acts(A, "play:wall_of_sandworms", "at:neo_06")
    assert set(table.options(A, "worm-source")) == {"supply", "worm:neo_12", "any"}


def test_of_two_worms_beside_the_new_one_either_may_be_it():
    table = WarTable()
    for area in ("neo_05", "neo_08"):
        table.worm(area)
    table.give(A, "wall_of_sandworms")
    table.turn(A, "s", "mm")
    table.acts(A, "play:wall_of_sandworms", "at:neo_06")
    assert set(table.options(A, "worm-source")) == {"supply", "worm:neo_05", "worm:neo_08", "any"}


def test_the_worm_is_not_asked_for_where_only_the_supply_has_one():
    table = WarTable()
    table.worm("neo_05")
    table.give(A, "wall_of_sandworms")
    table.turn(A, "s", "mm")
    table.acts(A, "play:wall_of_sandworms", "at:neo_06")
    assert table.area("neo_05").worm
    assert table.area("neo_06").worm
    assert not table.is_asked(A, "worm-source")


def test_the_order_to_claim_answers_between_two_lines_too():
    table = WarTable()
    table.reveal("standin_makers")
    for area in ("neo_05", "neo_08"):
        table.worm(area)
    table.give(A, "wall_of_sandworms")
    table.turn(A, "s", "mm")
    table.acts(A, "play:wall_of_sandworms", "at:neo_06", "supply")
    follow(table, "arrakis-claim")
    assert table.state.now.claims == 1


def test_atomics_between_two_desert_power_actions_open_the_way():
    table = WarTable()
    table.worm("nei_03")
    table.put("imperial_basin", H, "1r")
    table.markers(kh=8)
    table.turn(A, "", "mm")
    table.answer(A, "desert")
    assert "strike:nei_03:imperial_basin" not in table.options(A, "desert-power")
    table.acts(A, "atomics", "blast:hole_in_the_rock")
    assert "strike:nei_03:imperial_basin" in table.options(A, "desert-power")


def test_atomics_between_the_moves_of_two_worms_open_the_way():
    table = WarTable()
    for area in ("neo_05", "nei_03"):
        table.worm(area)
    table.markers(kh=8)
    table.turn(A, "", "mm")
    table.acts(A, "desert", "move", "worm:neo_05", "to:neo_04")
    table.acts(A, "atomics", "blast:hole_in_the_rock", "worm:nei_03")
    assert "to:hole_in_the_rock" in table.options(A, "worm-where")


def test_after_a_free_action_no_worm_moves_twice():
    table = WarTable()
    for area in ("neo_05", "nei_03"):
        table.worm(area)
    table.markers(kh=8)
    table.turn(A, "", "mm")
    table.acts(A, "desert", "move", "worm:neo_05", "to:neo_04")
    table.acts(A, "atomics", "blast:hole_in_the_rock")
    assert "worm:neo_04" not in table.options(A, "which-worm")


# ---- the order in the desert hazards


def test_the_order_of_harvesters_without_legions_is_not_asked():
    table = WarTable()
    table.harvest("neo_05", "neo_12")
    for area in ("neo_05", "neo_12"):
        table.sign(area, "sandworm")
    table.fly("az_neo_nei", "carryall")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    while table.is_asked(A, "worm-source"):
        table.mildly()
    assert table.is_asked(H, "rescue"), "nothing that happens between them changes what Harkonnen save"


def test_a_harvester_may_be_met_before_a_legion():
    table = WarTable()
    table.harvest("neo_05")
    table.put("neo_12", H, "1r")
    for area in ("neo_05", "neo_12"):
        table.sign(area, "sandworm")
    table.fly("az_neo_nei", "carryall")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    while table.is_asked(A, "worm-source"):
        table.mildly()
    table.answer(A, "worm:neo_05")
    assert table.is_asked(H, "rescue")
    table.answer(H, "lose")
    assert table.is_asked(A, "flee"), "the legion comes next"


# ---- free actions before a further card is played (p. 21: at any moment of the own turn, even in the middle of an action)


def before_the_next_card(side: str, card: str, *others: str, setup: Callable[[WarTable], None]) -> WarTable:
    """Return a table at which a card has let its player play a further one."""
    table = WarTable()
    setup(table)
    table.give(side, card, *others)
    table.turn(side, "m", "mm")
    table.answer(side, f"play:{card}")
    while table.ask(side).kind != "play":
        table.mildly()
    return table


def test_a_claim_is_offered_before_the_next_card_and_then_the_card():
    def stations_taken(table: WarTable) -> None:
        table.state.stations_taken = 3
        table.reveal("standin_kynes")

    table = before_the_next_card(A, "bill_of_particulars", "war_plan", setup=stations_taken)
    table.answer(A, "claim:standin_kynes")
    assert table.state.markers[Marker.SD] == 2
    assert set(table.options(A, "play")) == {"play:war_plan", "none"}


def test_atomics_are_offered_before_the_next_card():
    table = before_the_next_card(A, "bill_of_particulars", "war_plan", setup=lambda table: table.markers(kh=8))
    table.acts(A, "atomics", "blast:rimwall_west")
    assert table.state.atomics == "rimwall_west"
    assert "atomics" not in table.options(A, "play")


def test_tokens_are_trained_before_the_next_card():
    table = before_the_next_card(
        A, "bill_of_particulars", "death_commandos", setup=lambda table: table.put("neo_05", A, "t:d6")
    )
    table.answer(A, "train")
    table.pick(A, {"token:d6": 1})
    assert table.at("neo_05") == "1e 1s"
    assert "train" not in table.options(A, "play")


def test_the_scheme_may_come_before_the_next_card():
    table = before_the_next_card(
        H,
        "breeding_program",
        "hawats_scheming",
        "hawats_scheming",
        "sandmasters",
        setup=lambda t: t.enter("thufir_hawat"),
    )
    table.answer(H, "scheme")
    assert "gaius_helen_mohiam" in table.state.leaders
    assert set(table.options(H, "play")) == {"play:sandmasters", "none"}


def test_without_a_free_action_only_cards_are_offered():
    table = before_the_next_card(A, "bill_of_particulars", "war_plan", setup=lambda table: table.markers(kh=7))
    assert set(table.options(A, "play")) == {"play:war_plan", "none"}
