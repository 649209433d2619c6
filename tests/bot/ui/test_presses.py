"""How many presses a turn takes, opening the panel and confirmations included: scripted turns on the real screen."""

from __future__ import annotations

import pytest

from bot.host.replies import playing
from tests.bot.thumb import thumb_of_ann
from tests.bot.turns import TURNS, Scripted, a_reveal_of_ann
from tests.imperium.table import ANN, imperium


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.name)
async def test_a_turn_takes_no_more_presses_than(turn: Scripted) -> None:
    async with thumb_of_ann(turn.table()) as thumb:
        await turn.play(thumb)
        assert thumb.presses <= turn.most, thumb.panel.content
        assert 0 not in await thumb.evening.awaited(), thumb.panel.content


async def test_cards_are_acquired_in_the_picked_order() -> None:
    async with thumb_of_ann(a_reveal_of_ann()) as thumb:
        await thumb.open()
        await thumb.press("Reveal")
        await thumb.choose("Space Travel", "Seek Allies")
        told = thumb.panel.content
        assert 0 < told.index("Space Travel") < told.index("Seek Allies")


async def test_what_cannot_all_be_paid_is_not_acquired_at_all() -> None:
    table = imperium()
    table[ANN].ready = []
    table.put_in_row("space_travel", "other_memory")
    table.give_hand(ANN, "convincing_argument", "convincing_argument")
    async with thumb_of_ann(table) as thumb:
        await thumb.open()
        await thumb.press("Reveal")
        await thumb.choose("Space Travel", "Other Memory")
        assert "Other Memory (4) cannot be had any more after the others" in thumb.panel.content
        assert "You have 4 persuasion to spend" in thumb.panel.content


async def test_a_reveal_with_agents_left_asks_first_and_can_be_taken_back() -> None:
    async with thumb_of_ann(imperium()) as thumb:
        await thumb.open()
        await thumb.press("Reveal")
        assert "You still have 2 agents to send." in thumb.panel.content
        await thumb.press("Reveal")
        assert "persuasion" in thumb.panel.content
        await thumb.press("Take back: Reveal")
        assert "Send an agent" in thumb.panel.content


async def test_a_reveal_by_command_asks_first_as_well() -> None:
    async with thumb_of_ann(imperium()) as thumb:
        evening = thumb.evening
        (asked,) = (await evening.host.table.panel(evening.game, thumb.reader.id)).questions
        thumb.panel = await playing.play(evening.host, thumb.reader, evening.game, {"reveal": 1}, asked.id)
        assert "You still have 2 agents to send." in thumb.panel.content
        await thumb.press("Reveal")
        assert "persuasion" in thumb.panel.content


async def test_a_turn_that_was_to_end_stays_open_where_a_plot_is_drawn() -> None:
    table = imperium()
    table.make_rich(ANN)
    table.state.intrigue_deck[-1] = "windfall"
    table.give_hand(ANN, "diplomacy", "dagger", "dagger", "convincing_argument", "convincing_argument")
    async with thumb_of_ann(table) as thumb:
        await thumb.open()
        await thumb.press("Diplomacy")
        await thumb.press("Conspire")
        await thumb.press("Do all 3 and end my turn")
        assert "your turn is still open" in thumb.panel.content
        assert "Play Windfall" in thumb.labels()
