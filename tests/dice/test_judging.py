"""How a steady mind plays the dice game."""

import pytest

from games.core.live_questions import open_questions
from players.policy import best
from players.tournament import judgement_of
from tests.dice.table import FOUR, GAME, DiceTable


def steadily(table: DiceTable, house: str, kind: str) -> str:
    """Return the answer of a steady mind to this question."""
    judgement = judgement_of(GAME)
    live = next(live for live in open_questions(table.state) if live.id == table.ask(house, kind).id)
    return next(iter(best(judgement, table.state, live, judgement.pricing.prices)))


@pytest.mark.parametrize(("dice", "answer"), [("corrino", "invite:2"), ("corrino corrino", "alone")])
def test_a_mind_gives_one_die_for_an_ally_and_not_two(dice, answer):
    table = DiceTable(*FOUR)
    table.roll(dice)
    assert steadily(table, "atreides", "invite") == answer


def test_a_mind_invites_at_any_price_whoever_it_could_win_with():
    table = DiceTable(*FOUR)
    table.put("arrakeen", atreides=1)
    table.put("carthag", atreides=1)
    table.put("tabr_sietch", corrino=1)
    table.roll("corrino corrino corrino")
    assert steadily(table, "atreides", "invite") == "invite:2"


def test_a_mind_does_not_invite_whoever_is_ahead():
    table = DiceTable(*FOUR)
    table.put("arrakeen", corrino=1)
    table.put("carthag", corrino=1)
    table.roll("corrino")
    assert steadily(table, "atreides", "invite") == "alone"
