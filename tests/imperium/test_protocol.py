"""Questions and answers: what is refused, what is stale, the mildest answers, and what a step tells."""

from __future__ import annotations

import pytest

from games.core.protocol import Answer, IllegalAnswer, StaleAnswer
from games.imperium import GAME
from tests.imperium.table import ANN, BO, CY, imperium


def give(table, seat, question, picks):
    return GAME.answer(table.state, Answer(question, seat, picks))


def mildest_until_next(table, seat):
    """Give the mildest answers until another player's turn, and return them."""
    given = []
    while table.state.turn and table.state.turn.seat == seat:
        question = table.question(seat)
        given.append(question.mildest)
        table.answer(seat, question.mildest)
    return given


# ---------------------------------------------------------------- answers that are not taken


@pytest.mark.parametrize(
    "picks",
    [
        {"send:lady_jessica": 1},
        {"reveal": 2},
        {"reveal": 0},
        {"reveal": -1},
        {},
        {"reveal": 1, "send:dagger": 1},
        {"end": 1},
    ],
    ids=["not offered", "twice", "never", "less than never", "nothing", "two things", "not yet"],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(picks):
    table = imperium()
    table.hold(ANN, "dagger")
    before = GAME.encode(table.state)
    with pytest.raises(IllegalAnswer) as caught:
        give(table, ANN, table.question(ANN).id, picks)
    assert caught.value.reason.key.startswith("illegal-")
    assert GAME.encode(table.state) == before


def test_an_answer_for_another_seat_is_refused_and_changes_nothing():
    table = imperium()
    before = GAME.encode(table.state)
    with pytest.raises(IllegalAnswer):
        give(table, BO, table.question(ANN).id, {"reveal": 1})
    assert GAME.encode(table.state) == before


def test_an_answer_to_an_old_question_is_stale_and_changes_nothing():
    table = imperium()
    old = table.question(ANN).id
    table.reveal(ANN)
    before = GAME.encode(table.state)
    with pytest.raises(StaleAnswer):
        give(table, ANN, old, {"reveal": 1})
    assert GAME.encode(table.state) == before


def test_an_answer_to_a_question_never_asked_is_stale():
    table = imperium()
    with pytest.raises(StaleAnswer):
        give(table, ANN, "q999", {"reveal": 1})


def test_every_question_has_an_id_of_its_own():
    table = imperium()
    first = table.question(ANN).id
    table.hold(ANN, "dagger")
    table.answer(ANN, "send:dagger")
    table.answer(ANN, "back")
    assert table.question(ANN).id != first


def test_too_many_troops_are_refused():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    with pytest.raises(IllegalAnswer) as caught:
        give(table, ANN, table.question(ANN).id, {"deploy:3": 1})
    assert caught.value.reason.key == "illegal-not-offered"


def test_refusals_are_computed_only_when_somebody_wants_them_explained():
    table = imperium()
    table.give_hand(ANN, "convincing_argument")
    assert table.question(ANN).refused == ()
    assert table.question(ANN, explain=True).refused != ()


def test_an_unaffordable_arrow_tells_why():
    table = imperium()
    table.send(ANN, "fremen_camp", "secure_contract")
    assert "costs 2 spice, you have 0" in table.refusals(ANN).values()


# ---------------------------------------------------------------- the mildest answers


def test_a_turn_not_begun_is_a_reveal_that_acquires_nothing():
    table = imperium()
    table.give_hand(ANN, "convincing_argument", "dagger")
    assert mildest_until_next(table, ANN) == [{"reveal": 1}, {"end": 1}]
    assert table[ANN].has_revealed
    assert sorted(table[ANN].discard) == ["convincing_argument", "dagger"]


def test_a_card_looked_at_is_put_back_and_the_turn_is_a_reveal():
    table = imperium()
    table.hold(ANN, "dagger")
    table.answer(ANN, "send:dagger")
    assert mildest_until_next(table, ANN)[:2] == [{"back": 1}, {"reveal": 1}]


def test_a_turn_begun_does_what_is_compulsory_and_ends():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    mildest_until_next(table, ANN)
    assert table[ANN].garrison == 4
    assert table[ANN].troops == 0
    assert not table[ANN].has_revealed
    assert table.is_asked(BO, "turn")


def test_a_turn_begun_declines_arrows():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "fremen_camp", "secure_contract")
    assert mildest_until_next(table, ANN) == [{"end": 1}]
    assert table[ANN].spice == 2


def test_a_turn_begun_declines_what_may_be_declined():
    """Reverend Mother Mohiam's demand may be left; the step of the space may not."""
    table = imperium()
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    mildest_until_next(table, ANN)
    assert table[ANN].influence["emperor"] == 1
    assert len(table[BO].hand) == len(table[CY].hand) == 5


def test_a_turn_begun_makes_the_compulsory_choices():
    table = imperium(leader="helena_richese")
    table.send(ANN, "signet_ring", "secure_contract")
    mildest_until_next(table, ANN)
    assert len(table[ANN].set_aside) == 1


def test_a_turn_begun_trashes_nothing():
    table = imperium()
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "trash")
    assert table.question(ANN).mildest == {"none": 1}


def test_a_price_begun_is_paid_with_the_cheapest_card():
    table = imperium()
    table[ANN].spice = 2
    table.give_hand(ANN, "diplomacy", "stilgar", "chani")
    table.send(ANN, "diplomacy", "selective_breeding")
    table.do(ANN, "pay")
    assert table.question(ANN).mildest == {"play:diplomacy": 1}


def test_whoever_does_not_say_how_many_troops_move_moves_nobody():
    table = imperium()
    table.plot(ANN, "rapid_mobilization")
    assert table.question(ANN).mildest == {"troops:0": 1}


def test_the_mildest_answer_is_always_a_legal_one():
    table = imperium(4)
    for _ in range(300):
        waiting = [question for question in table.questions() if question.waits]
        if not waiting:
            break
        table.answer(waiting[0].seat, waiting[0].mildest)
    assert GAME.result(table.state) is not None


# ---------------------------------------------------------------- put away in the middle


def test_a_game_put_away_in_the_middle_of_an_effect_goes_on():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "seek_allies", "selective_breeding")
    table.do(ANN, "pay")
    table.state = GAME.decode(GAME.encode(table.state))
    table.answer(ANN, "play:seek_allies")
    hand = len(table[ANN].hand)
    table.state = GAME.decode(GAME.encode(table.state))
    table.end(ANN)
    assert len(table[ANN].hand) == hand
    assert table[ANN].trashed == ["seek_allies"]


def test_a_game_put_away_under_a_seal_keeps_the_answers():
    table = imperium()
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.give_hand(BO, "dagger", "dagger", "diplomacy")
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    table.do(ANN, "mohiam.if")
    table.answer(BO, {"dagger": 2})
    table.state = GAME.decode(GAME.encode(table.state))
    table.answer(CY, table.question(CY).mildest)
    assert table[BO].hand == ["diplomacy"]


def test_a_game_put_away_in_combat_goes_on():
    table = imperium()
    table.fight(ann=2, bo=1)
    table.hold_intrigue(ANN, "master_tactician")
    table.to_combat()
    table.answer(ANN, "combat:master_tactician")
    table.state = GAME.decode(GAME.encode(table.state))
    table.answer(ANN, "b")
    table.state = GAME.decode(GAME.encode(table.state))
    table.answer(ANN, "troops:2")
    assert table.vp(BO) == 1


# ---------------------------------------------------------------- what a step tells


def test_a_step_that_only_moves_what_is_known_reveals_nothing():
    table = imperium()
    assert not table.plot(ANN, "windfall").reveals
    table.hold(ANN, "dune_the_desert_planet")
    assert not table.answer(ANN, "send:dune_the_desert_planet").reveals
    assert not table.answer(ANN, "imperial_basin").reveals
    assert not table.deploy(ANN, 2).reveals


def test_a_draw_reveals():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    assert not table.do(ANN, "recruit").reveals
    assert table.do(ANN, "draw").reveals


def test_an_intrigue_card_drawn_reveals():
    table = imperium()
    table.send(ANN, "reconnaissance", "carthag")
    assert table.do(ANN, "intrigue").reveals


def test_a_refill_of_the_row_reveals():
    table = imperium()
    table.put_in_row("dr_yueh")
    table.reveal(ANN, "convincing_argument")
    assert not table.answer(ANN, "buy:arrakis_liaison").reveals
    table.state.turn.persuasion = 1
    assert table.answer(ANN, "buy:dr_yueh").reveals


def test_a_question_to_another_seat_reveals():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    assert table.answer(ANN, "end").reveals


def test_a_look_at_the_deck_reveals():
    table = imperium()
    assert table.plot(ANN, "poison_snooper").reveals


@pytest.mark.parametrize(("leader", "reveals"), [("paul_atreides", True), ("helena_richese", False)])
def test_trashing_the_top_of_the_deck_reveals_to_who_always_sees_it(leader, reveals):
    table = imperium(leaders={ANN: leader, BO: "earl_memnon_thorvald"})
    table.plot(ANN, "poison_snooper")
    assert table.answer(ANN, "trash").reveals is reveals


def test_a_hand_laid_open_can_be_taken_back_until_something_is_bought():
    table = imperium()
    table.put_in_row("space_travel")
    assert not table.reveal(ANN, "convincing_argument", "convincing_argument").reveals
    assert table.answer(ANN, "buy:space_travel").reveals


def test_the_end_of_a_turn_closes_the_tale():
    table = imperium()
    step = table.send(ANN, "dune_the_desert_planet", "secure_contract")
    assert not step.closes
    assert table.answer(ANN, "end").closes


def test_a_draw_is_told_by_number_and_named_to_its_owner_only():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    step = table.do(ANN, "draw")
    (event,) = (event for event in step.events if event.kind == "drew")
    assert event.data == {"n": 1}
    assert event.to == (ANN,)
    assert event.secret["cards"] == table[ANN].hand[-1:]


def test_options_have_keys_that_differ():
    table = imperium()
    table.make_rich(ANN)
    table.give_hand(ANN, "dagger", "dagger", "foldspace")
    keys = table.keys(ANN)
    assert len(keys) == len(set(keys))
    table.answer(ANN, "send:foldspace")
    keys = table.keys(ANN)
    assert len(keys) == len(set(keys))


def test_a_question_names_the_picture_that_helps_to_answer_it():
    table = imperium()
    assert table.question(ANN).shows == "hand"
    table.hold(ANN, "dagger")
    table.answer(ANN, "send:dagger")
    assert table.question(ANN).shows == "board"
    table.answer(ANN, "back")
    table.reveal(ANN)
    assert table.question(ANN).shows == "row"


def test_which_faction_is_asked_with_the_tracks_of_everybody():
    table = imperium()
    table.make_rich(ANN)
    table.plot(ANN, "bribery")
    assert table.question(ANN).kind == "faction"
    assert table.question(ANN).shows == "board"
