"""The random players of the tests know every control of a panel."""

from __future__ import annotations

import pytest

from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import PANEL_VERBS
from sandbox import Post
from tests.support.controls import ANSWERS, LOOK_ONCE_IN, TURNS, UnknownControl, choose_control

BUTTON = 2


def panel(*verbs: str) -> Post:
    """Return a panel with a button for each of these verbs."""
    buttons = [
        {"type": BUTTON, "custom_id": Action(verb, "game", 0, "q1", "x").encode(), "label": verb, "style": 2}
        for verb in verbs
    ]
    return Post({"content": "Your turn.", "embeds": [], "components": [{"type": 1, "components": buttons}]})


def test_every_control_of_a_question_is_an_answer_or_turns_to_another_part_of_the_panel() -> None:
    assert ANSWERS | TURNS == PANEL_VERBS


def test_a_random_player_fails_at_a_control_that_it_does_not_know() -> None:
    with pytest.raises(UnknownControl, match="juggle"):
        choose_control(panel("pick", "juggle"), lambda _: 1)


def test_a_random_player_presses_answers_and_now_and_then_turns_to_another_part() -> None:
    chosen = [
        choose_control(panel("open", "give"), lambda many, throw=throw: throw if many == LOOK_ONCE_IN else 0)["label"]
        for throw in (1, 0)
    ]
    assert chosen == ["give", "open"]
