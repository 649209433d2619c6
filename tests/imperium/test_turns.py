"""Agent turns and reveal turns."""

from __future__ import annotations

from tests.imperium.table import ANN, BO, imperium


def test_arrakeen_recruits_draws_and_lets_troops_into_the_conflict():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    assert table[ANN].garrison == 4
    assert len(table[ANN].hand) == 6
    table.deploy(ANN, 3)
    assert table[ANN].troops == 3
    table.end(ANN)
    assert table.is_asked(BO, "turn")
