"""Standing orders, which let a round take fewer calls."""

from games.arrakis import GAME
from games.arrakis.vocabulary import Side
from games.core.protocol import Answer, Setup
from tests.arrakis.calls import ALL_ORDERS, typical
from tests.arrakis.table import WarTable


def offered(table: WarTable, key: str):
    """Return the open question that offers this standing order, with the order, or None."""
    found = [(q, order) for q in GAME.questions(table.state) for order in q.standing if order.key == key]
    return found[0] if found else None


def follow(table: WarTable, key: str) -> None:
    while found := offered(table, key):
        question, order = found
        GAME.answer(table.state, Answer(question.id, question.seat, order.picks))


def test_a_typical_round_at_two_seats_calls_at_most_12_times_with_orders():
    assert typical(3, ALL_ORDERS) <= 12


def test_a_typical_round_at_two_seats_calls_at_most_22_times_without():
    """Eight games have a median of 22. Three are quicker to play, and chance moves their median by two."""
    assert typical(3) <= 22


def test_every_order_is_known_from_the_first_question_on():
    fresh, _ = GAME.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    assert {order.key for order in GAME.orders(fresh)} >= ALL_ORDERS
    assert len(GAME.orders(fresh)) <= 25


def test_without_dice_desert_power_may_be_left_to_lay_wormsigns_where_harkonnen_are():
    table = WarTable()
    table.harvest("neo_05", "neo_06")
    table.turn("atreides", "", "sss")
    follow(table, "arrakis-left-signs")
    assert [area for area, there in table.state.areas.items() if there.wormsign] == ["neo_05", "neo_06"]
    assert table.state.turn.side == Side.HARKONNEN


def test_with_dice_left_the_turn_is_the_players_own():
    table = WarTable()
    table.turn("atreides", "s", "sss")
    assert offered(table, "arrakis-left-signs") is None


def test_desert_power_that_a_card_grants_is_the_players_own():
    table = WarTable()
    table.give("atreides", "usul_the_base_of_the_pillar")
    table.turn("atreides", "s", "sss")
    table.answer("atreides", "play:usul_the_base_of_the_pillar")
    assert table.is_asked("atreides", "desert-power")
    assert offered(table, "arrakis-left-signs") is None


def test_an_order_claims_prescience_cards_in_the_own_turn_too():
    table = WarTable()
    table.reveal("standin_makers")
    for area in ("neo_05", "neo_08", "neo_11"):
        table.worm(area)
    table.turn("atreides", "s", "sss")
    follow(table, "arrakis-claim")
    assert table.state.now.claims == 1
    assert table.is_asked("atreides", "action")


def test_the_strongest_leaders_take_specials_by_order():
    table = WarTable()
    table.put("neo_12", "harkonnen", "2r bashar feyd_rautha")
    table.area("gara_kulon").sietch = 0
    table.put("gara_kulon", "atreides", "2r")
    table.turn("harkonnen", "s", "m")
    table.faces("*s", "ss")
    table.acts("harkonnen", "die:strategy", "attack:neo_12:gara_kulon")
    follow(table, "arrakis-left-specials")
    assert table.state.fight.takers[Side.HARKONNEN] == ["feyd_rautha"]
