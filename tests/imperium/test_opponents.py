"""Effects on opponents: they are asked at once, answer in secret, and are affected clockwise."""

from __future__ import annotations

import pytest

from games.core.protocol import Answer, IllegalAnswer, StaleAnswer
from games.imperium import GAME
from tests.imperium.table import ANN, BO, CY, DI, imperium


def humanity(players=3, **hands):
    """Let Ann play Test of Humanity against these hands."""
    table = imperium(players)
    for name, cards in hands.items():
        table.give_hand(("ann", "bo", "cy", "di").index(name), *cards)
    return table


def play_humanity(table):
    table.send(ANN, "test_of_humanity", "hall_of_oratory")
    table.do(ANN, "each_opponent")


def mohiam(players=3, **hands):
    table = humanity(players, **hands)
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    table.do(ANN, "mohiam.if")
    return table


def test_a_card_held_once_is_not_discarded_twice():
    table = mohiam(bo=["dagger", "diplomacy", "seek_allies"], cy=[])
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(BO, {"dagger": 2})
    assert caught.value.reason.args == {"most": 1}


# ---------------------------------------------------------------- Test of Humanity


def test_each_opponent_does_what_it_can():
    table = humanity(4, bo=[], cy=["dagger", "diplomacy"], di=[])
    table.fight(bo=1)
    play_humanity(table)
    assert not table.is_asked(BO)
    assert table.keys(CY) == ["dagger", "diplomacy"]
    table.answer(CY, "diplomacy")
    assert table[BO].troops == 0
    assert table[CY].hand == ["dagger"]
    assert table[CY].discard == ["diplomacy"]
    assert not table.is_asked(DI)
    assert (table[DI].hand, table[DI].troops) == ([], 0)


def test_an_opponent_with_both_may_pick_either():
    table = humanity(bo=["dagger"], cy=[])
    table.fight(bo=1)
    play_humanity(table)
    assert table.keys(BO) == ["dagger", "troop"]
    table.answer(BO, "troop")
    assert table[BO].troops == 0
    assert table[BO].supply == 9 - 1 + 1
    assert table[BO].hand == ["dagger"]


def test_an_opponent_who_loses_the_last_troop_after_revealing_is_out_of_the_combat():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.end(ANN)
    table.fight(bo=1)
    table.reveal(BO, "stilgar", "fremen_camp", "dagger")
    table.end(BO)
    assert table.strength(BO) == 2 + 5
    table.pass_turns(CY)
    play_humanity(table)
    assert table[BO].troops == 0
    assert table.strength(BO) == 0


# ---------------------------------------------------------------- Mohiam


def test_mohiam_alone_makes_nobody_discard():
    table = imperium()
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    assert not any("mohiam" in key for key in table.keys(ANN))
    table.end(ANN)
    assert len(table[BO].hand) == 5


def test_mohiam_makes_an_opponent_with_one_card_discard_it():
    """Ruling A17."""
    table = mohiam(bo=["dagger"], cy=[])
    assert table[BO].hand == []
    assert table[BO].discard == ["dagger"]


def test_mohiam_lets_the_owner_pick_two_cards():
    table = mohiam(bo=["dagger", "dagger", "diplomacy"], cy=[])
    question = table.question(BO)
    assert (question.least, question.most) == (2, 2)
    assert table.up_to(BO, "dagger") == 2
    assert table.refuses(BO, {"dagger": 1})
    table.answer(BO, {"dagger": 2})
    assert table[BO].hand == ["diplomacy"]


# ---------------------------------------------------------------- under the seal


def test_all_opponents_are_asked_at_once():
    table = mohiam(4)
    assert {question.seat for question in table.questions() if question.waits} == {BO, CY, DI}
    assert len({question.sealed for question in table.questions()}) == 1


def test_the_active_player_waits_for_all_answers():
    table = mohiam()
    assert not table.is_asked(ANN)


def test_nothing_happens_before_the_last_answer_is_in():
    table = mohiam(bo=["dagger"] * 2 + ["diplomacy"], cy=["dagger"] * 2 + ["diplomacy"])
    step = table.answer(BO, {"dagger": 2})
    assert step.events == ()
    assert len(table[BO].hand) == 3
    table.answer(CY, {"dagger": 2})
    assert len(table[BO].hand) == len(table[CY].hand) == 1
    assert table.is_asked(ANN, "turn")


@pytest.mark.parametrize("order", [(BO, CY, DI), (DI, CY, BO), (CY, BO, DI)])
def test_discards_take_effect_clockwise_from_the_active_players_left_whoever_answered_first(order):
    cards = ["dagger", "dagger", "diplomacy"]
    table = mohiam(4, bo=cards, cy=cards, di=cards)
    for seat in order:
        step = table.answer(seat, {"dagger": 2})
    assert [event.seat for event in step.events if event.kind == "discarded"] == [BO, CY, DI]


def test_who_has_no_choice_discards_when_the_others_have_chosen_and_in_order():
    cards = ["dagger", "dagger", "diplomacy"]
    table = mohiam(4, bo=cards, cy=["stilgar"], di=cards)
    assert table[CY].hand == ["stilgar"]
    table.answer(DI, {"dagger": 2})
    assert table[CY].hand == ["stilgar"]
    step = table.answer(BO, {"dagger": 2})
    assert [event.seat for event in step.events if event.kind == "discarded"] == [BO, CY, DI]
    assert table[CY].hand == []


def test_nobody_is_waited_for_where_nobody_has_a_choice():
    table = mohiam(bo=["dagger"], cy=["dagger", "diplomacy"])
    assert table[BO].hand == table[CY].hand == []
    assert table.is_asked(ANN, "turn")


def test_a_hand_of_equal_cards_is_asked_all_the_same_so_that_nothing_shows():
    table = mohiam(bo=["dagger"] * 3, cy=[])
    assert table.is_asked(BO, "discard")


def test_an_answer_may_be_replaced_until_the_seal_breaks():
    table = mohiam(bo=["dagger", "dagger", "diplomacy"], cy=["dagger"] * 3)
    question = table.question(BO)
    table.answer(BO, {"dagger": 2})
    GAME.answer(table.state, Answer(question.id, BO, {"dagger": 1, "diplomacy": 1}))
    table.answer(CY, {"dagger": 2})
    assert table[BO].hand == ["dagger"]


def test_a_sealed_answer_stays_open_and_waits_no_more():
    table = mohiam()
    question = table.question(BO)
    table.answer(BO, question.mildest)
    again = next(q for q in table.questions() if q.id == question.id)
    assert not again.waits


def test_a_sealed_answer_is_not_shown_to_others():
    table = mohiam(bo=["dagger", "dagger", "diplomacy"], cy=["dagger"] * 3)
    before = table.view(CY)
    table.answer(BO, {"dagger": 2})
    after = table.view(CY)
    assert after.players == before.players


def test_after_the_seal_is_broken_an_answer_is_stale():
    table = mohiam(bo=["dagger", "dagger", "diplomacy"], cy=[])
    question = table.question(BO)
    table.answer(BO, {"dagger": 2})
    with pytest.raises(StaleAnswer):
        GAME.answer(table.state, Answer(question.id, BO, {"dagger": 2}))


def test_nobody_answers_for_another():
    table = mohiam()
    question = table.question(BO)
    with pytest.raises(IllegalAnswer):
        GAME.answer(table.state, Answer(question.id, CY, question.mildest))


def test_the_mildest_discard_is_the_cheapest_card():
    table = mohiam(bo=["stilgar", "dagger", "chani", "arrakis_liaison"], cy=[])
    assert table.question(BO).mildest == {"dagger": 1, "arrakis_liaison": 1}


def test_the_mildest_answer_to_test_of_humanity_is_a_card():
    table = humanity(bo=["stilgar", "arrakis_liaison"], cy=[])
    table.fight(bo=1)
    play_humanity(table)
    assert table.question(BO).mildest == {"arrakis_liaison": 1}


# ---------------------------------------------------------------- Gun Thopter, Secrets, Double Cross


def test_gun_thopter_shoots_a_troop_of_every_garrison_but_none_in_the_conflict():
    table = imperium(4)
    table[BO].garrison, table[BO].supply = 0, 12
    table.fight(bo=2)
    table.send(ANN, "gun_thopter", "secure_contract")
    table.rest(ANN)
    assert (table[BO].garrison, table[BO].troops) == (0, 2)
    assert table[CY].garrison == table[DI].garrison == 2
    assert table[ANN].garrison == 3


def test_secrets_takes_a_card_of_everybody_with_four_intrigue_cards():
    table = imperium()
    four = ["windfall", "bribery", "ambush", "refocus"]
    table.hold_intrigue(BO, *four)
    table.hold_intrigue(CY, "charisma", "infiltrate", "tiebreaker")
    table.send(ANN, "diplomacy", "secrets")
    table.do(ANN, "special")
    assert len(table[BO].intrigue) == 3
    assert len(table[CY].intrigue) == 3
    assert set(table[ANN].intrigue) < set(four)
    assert len(table[ANN].intrigue) == 1


def test_secrets_may_steal_before_or_after_the_draw():
    table = imperium()
    table.hold_intrigue(BO, "windfall", "bribery", "ambush", "refocus")
    table.send(ANN, "diplomacy", "secrets")
    owed = [key for key in table.keys(ANN) if key.startswith("do:secrets")]
    assert len(owed) == 3


def test_secrets_is_not_asked_to_steal_where_nobody_has_four():
    table = imperium()
    table.hold_intrigue(BO, "windfall", "bribery", "ambush")
    table.send(ANN, "diplomacy", "secrets")
    assert "no opponent has four Intrigue cards" in table.refusals(ANN).values()
    table.rest(ANN)
    assert "end" in table.keys(ANN)


def test_what_secrets_took_is_known_to_thief_and_victim_only():
    table = imperium()
    table.hold_intrigue(BO, "windfall", "bribery", "ambush", "refocus")
    table.send(ANN, "diplomacy", "secrets")
    step = table.do(ANN, "special")
    (event,) = (event for event in step.events if event.kind == "stole_intrigue")
    assert event.to == (ANN, BO)
    assert "card" not in event.data


def test_double_cross_takes_an_opponents_troop_and_deploys_one_of_the_supply():
    table = imperium()
    table.fight(bo=2, cy=1)
    table[ANN].solari = 1
    table.plot(ANN, "double_cross")
    assert table.keys(ANN) == ["seat:1", "seat:2"]
    table.answer(ANN, "seat:1")
    assert (table[BO].troops, table[ANN].troops) == (1, 1)
    assert table[ANN].supply == 8
    assert table[ANN].garrison == 3


def test_double_cross_works_with_an_empty_supply():
    table = imperium()
    table.fight(bo=2)
    table[ANN].solari = 1
    table[ANN].supply, table[ANN].garrison = 0, 12
    table.plot(ANN, "double_cross")
    table.answer(ANN, "seat:1")
    assert (table[BO].troops, table[ANN].troops) == (1, 0)


def test_double_cross_needs_an_opponents_troop_in_the_conflict():
    table = imperium()
    table[ANN].solari = 1
    table.fight(ann=1)
    table.hold_intrigue(ANN, "double_cross")
    assert "plot:double_cross" not in table.keys(ANN)
