"""No figure moves twice in one action (p. 22), and a legion is transported once a round (p. 23)."""

import pytest

from games.arrakis.mahdi.marching import March
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.changes import put_force, relocate
from games.arrakis.rules.leaders import replace
from games.arrakis.rules.marks import Marked, marked_in
from games.arrakis.rules.stacks import flip_tokens
from games.arrakis.state import Force, Round, Turn
from games.arrakis.steps.moving import Orders
from games.arrakis.vocabulary import Kind, Side
from games.core.agenda import Play
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable


def harkonnen(*places: tuple[str, str], dice: str = "s", cards: tuple[str, ...] = ()) -> WarTable:
    table = WarTable()
    for area, what in places:
        table.put(area, "harkonnen", what)
    table.give("harkonnen", *cards)
    table.turn("harkonnen", dice, "m")
    return table


def can_move(table: WarTable, area: str) -> bool:
    return table.is_asked("harkonnen", "maneuver") and f"move:{area}" in table.options("harkonnen", "maneuver")


def can_fly(table: WarTable, area: str) -> bool:
    """Return whether the whole legion may be transported in a new turn with ornithopters in every zone."""
    for zone in ("az_neo_nei", "az_nei_sei", "az_neo_seo"):
        table.fly(zone)
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "die:strategy", f"move:{area}")
    return any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def flown(table: WarTable, area: str, part: str) -> None:
    """Mark these figures as transported to the area in this round."""
    kinds = {"r": Kind.REGULAR, "e": Kind.ELITE, "s": Kind.SPECIAL}
    force = Force({kinds[word[1]]: int(word[0]) for word in part.split() if word[0].isdigit()})
    force.leaders = [word for word in part.split() if not word[0].isdigit()]
    table.state.now.flown[area] = force


# ---- no figure moves twice


def flee_from_neo_02(*, alone: bool) -> WarTable:
    """Move a legion onto a worm, from which it flees to neo_04. Another legion may be there."""
    places = [("neo_05", "2r")] if alone else [("neo_05", "2r"), ("neo_04", "1e")]
    table = harkonnen(*places)
    table.sign("neo_02", "sandworm")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "to:neo_02")
    table.answer("atreides", "to:neo_04")
    return table


def test_a_legion_that_fled_from_a_worm_has_moved():
    table = flee_from_neo_02(alone=True)
    assert table.at("neo_04") == "2r"
    assert not can_move(table, "neo_04")


def test_who_stood_where_a_legion_fled_to_may_still_move():
    table = flee_from_neo_02(alone=False)
    table.acts("harkonnen", "move:neo_04", "to:neo_05")
    assert (table.at("neo_04"), table.at("neo_05")) == ("2r", "1e")


def test_only_as_many_move_as_have_not_moved():
    table = harkonnen(("neo_05", "2r"), ("neo_04", "1r"))
    table.sign("neo_02", "sandworm")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "to:neo_02")
    table.answer("atreides", "to:neo_04")
    table.acts("harkonnen", "move:neo_04", "to:neo_05")
    assert (table.at("neo_04"), table.at("neo_05")) == ("2r", "1r"), "one of three"


def test_a_part_cannot_take_those_who_have_moved_along():
    table = harkonnen(("nei_08", "2r"), ("nei_07", "2r"))
    table.acts("harkonnen", "die:strategy", "move:nei_08", "to:nei_07", "move:nei_07", "part")
    assert table.options("harkonnen", "split") == {"regular": 2}
    assert table.refuses("harkonnen", {"regular": 3})
    assert not table.refuses("harkonnen", {"regular": 2})


def test_the_automas_legion_that_fled_from_a_worm_does_not_move_again():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_14": "3r"})
    table.sign("neo_13", "sandworm")
    table.sign("neo_12", "sandworm")
    table.does(March(Orders(), 2))
    table.goes_any_way()
    table.answer("atreides", "to:neo_14")
    assert table.at("neo_14") == "3r"
    assert len(table.events_of("moved")) == 1


def test_a_legion_driven_out_by_atomics_between_two_moves_has_moved():
    table = WarTable()
    table.put("nei_03", "atreides", "1r")
    table.put("nei_08", "atreides", "1e")
    table.markers(kh=8)
    table.turn("atreides", "s", "m")
    table.acts("atreides", "die:strategy", "move:nei_03", "to:hole_in_the_rock")
    table.acts("atreides", "atomics", "blast:hole_in_the_rock")
    table.answer("harkonnen", "to:nei_04")
    assert table.at("nei_04") == "1r"
    offered = table.options("atreides", "maneuver")
    assert "move:nei_04" not in offered
    assert "move:nei_08" in offered


def struck_in_neo_02(part: dict[str, int], faces: str) -> WarTable:
    """Move a part of a legion onto a worm. It cannot flee and is attacked."""
    table = harkonnen(("neo_05", "2r 2e"))
    for area in ("neo_01", "neo_04", "neo_06"):
        table.sign(area)
    table.sign("neo_02", "sandworm")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "part")
    table.pick("harkonnen", part)
    table.sign("neo_05", "burrowing")
    table.faces(faces)
    table.answer("harkonnen", "to:neo_02")
    return table


def test_an_elite_that_a_worm_made_a_regular_has_moved():
    table = struck_in_neo_02({"elite": 1}, "hsss")
    assert table.at("neo_02") == "1r"
    assert not can_move(table, "neo_02")
    assert can_move(table, "neo_05")


def test_who_takes_no_hit_has_moved_too():
    table = struck_in_neo_02({"elite": 1}, "ssss")
    assert table.at("neo_02") == "1e"
    assert not can_move(table, "neo_02")


def test_a_leader_who_is_replaced_after_a_move_has_moved():
    table = WarTable()
    table.put("neo_05", "atreides", "1r paul_atreides")
    table.put("neo_04", "atreides", "1r")
    table.turn("atreides", "s", "m")
    table.acts("atreides", "die:strategy", "move:neo_05", "to:neo_04")
    replace(Play(table.state), "paul_atreides", "paul_muad_dib")
    assert marked_in(table.state, "neo_04").moved == {"regular": 1, "leader:paul_muad_dib": 1}


def test_units_of_a_token_that_moved_have_moved():
    table = WarTable()
    table.put("neo_05", "atreides", "t:d1")
    table.put("neo_04", "atreides", "1e")
    table.turn("atreides", "s", "m")
    table.acts("atreides", "die:strategy", "move:neo_05", "to:neo_04", "train")
    table.pick("atreides", {"token:d1": 1})
    table.acts("atreides", "move:neo_04", "to:neo_03")
    assert (table.at("neo_04"), table.at("neo_03")) == ("2r", "1e")


def test_a_legion_of_regulars_that_sardaukar_have_joined_is_none_of_sardaukar_in_that_action():
    table = harkonnen(("nei_08", "1s"), ("nei_07", "2r"), cards=("sardaukar_pogrom",))
    table.acts("harkonnen", "play:sardaukar_pogrom", "move:nei_08", "to:nei_07")
    assert not can_move(table, "nei_07")


def test_a_new_action_begins_without_marks_of_moves():
    table = flee_from_neo_02(alone=True)
    table.turn("harkonnen", "s", "m")
    table.answer("harkonnen", "die:strategy")
    assert can_move(table, "neo_04")


# ---- one transport a round


def transported(area: str, what: str, part: str) -> WarTable:
    """Return a table with a legion of which this part was transported in this round."""
    table = harkonnen((area, what), dice="h")
    flown(table, area, part)
    return table


def test_a_transported_regular_that_becomes_elite_is_not_transported_again():
    table = transported("nei_05", "1r", "1r")
    table.acts("harkonnen", "die:house", "elites")
    table.pick("harkonnen", {"nei_05": 1})
    assert table.at("nei_05") == "1e"
    assert not can_fly(table, "nei_05")


def test_a_regular_that_becomes_elite_without_a_flight_may_be_transported():
    table = transported("nei_05", "1r", "")
    table.acts("harkonnen", "die:house", "elites")
    table.pick("harkonnen", {"nei_05": 1})
    assert can_fly(table, "nei_05")


@pytest.mark.parametrize(("hits", "left"), [(1, "1r"), (2, "")])
def test_a_transported_elite_reduced_to_a_regular_is_not_transported_again(hits: int, left: str):
    table = transported("nei_05", "1e", "1e")
    table.state.asks.clear()
    table.run(Casualties("nei_05", hits))
    assert table.at("nei_05") == left
    assert not marked_in(table.state, "nei_05").fresh
    assert not left or not can_fly(table, "nei_05")


def test_a_retreat_takes_the_mark_of_a_transport_along():
    table = transported("nei_05", "2r", "2r")
    relocate(table.state, "nei_05", "nei_06", Force({Kind.REGULAR: 2}))
    assert not can_fly(table, "nei_06")


def test_who_has_flown_keeps_the_mark_when_the_others_fly_off():
    table = transported("nei_05", "3r", "1r")
    assert not can_fly(table, "nei_05"), "not the whole legion"
    table.answer("harkonnen", "part")
    table.pick("harkonnen", {"regular": 2})
    table.answer("harkonnen", "fly:sei_02")
    if table.is_asked("harkonnen", "ornithopter"):
        table.mildly()
    assert (table.at("nei_05"), table.at("sei_02")) == ("1r", "2r")
    assert not can_fly(table, "nei_05")
    assert not can_fly(table, "sei_02")


def test_one_more_than_have_not_flown_is_not_transported():
    table = transported("nei_05", "3r", "1r")
    can_fly(table, "nei_05")
    table.answer("harkonnen", "part")
    table.pick("harkonnen", {"regular": 3})
    assert not any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def test_a_part_that_has_not_flown_may_fly_where_nobody_can_walk():
    table = harkonnen(("neo_05", "2r"))
    flown(table, "neo_05", "1r")
    for area in ("neo_02", "neo_04", "neo_06", "neo_07", "neo_08"):
        table.worm(area) if area in ("neo_02", "neo_04") else table.put(area, "atreides", "1r")
    table.fly("az_neo_nei")
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "part")
    table.pick("harkonnen", {"regular": 1})
    assert any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def test_others_who_walk_off_in_the_same_action_do_not_take_the_mark_along():
    table = harkonnen(("neo_05", "1r"), ("nei_05", "2r"))
    table.fly("az_neo_nei")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "fly:nei_05", "move:nei_05", "to:nei_06")
    assert (table.at("nei_05"), table.at("nei_06")) == ("1r", "2r")
    assert can_fly(table, "nei_06")
    assert not can_fly(table, "nei_05")


def test_a_leader_who_has_flown_holds_back_only_himself():
    table = transported("nei_05", "2r bashar", "bashar")
    assert not can_fly(table, "nei_05")
    table.answer("harkonnen", "part")
    table.pick("harkonnen", {"regular": 1})
    table.pick("harkonnen", {})
    assert any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def test_turned_up_tokens_of_the_automa_keep_the_mark_of_a_transport():
    table = SoloTable("sihaya_ridge")
    token = table.mahdi.black.pop()
    put_force(table.state, Side.HARKONNEN, "nei_05", Force({}, [token]))
    table.state.now.flown["nei_05"] = Force({}, [token])
    table.state.turn = Turn(Side.HARKONNEN, table.state.chief(Side.HARKONNEN))
    flip_tokens(Play(table.state), "nei_05")
    assert table.at("nei_05")
    assert not marked_in(table.state, "nei_05").fresh


def test_a_legion_that_attacked_by_air_is_not_transported_again():
    table = harkonnen(("neo_05", "3r"))
    table.put("nei_05", "atreides", "1r")
    table.fly("az_neo_nei")
    table.faces("hhh", "s")
    table.acts("harkonnen", "die:strategy", "raid:neo_05:nei_05", "advance")
    assert table.at("nei_05") == "3r"
    assert not can_fly(table, "nei_05")


def test_a_new_round_begins_without_marks():
    table = transported("nei_05", "1r", "1r")
    table.state.now = Round()
    assert can_fly(table, "nei_05")


def test_marks_of_an_older_save_are_understood():
    table = transported("nei_05", "3r", "1r")
    table.state.turn.moved = {"nei_05": Force({Kind.REGULAR: 3})}
    assert marked_in(table.state, "nei_05") == Marked(moved={"regular": 2}, both={"regular": 1})
