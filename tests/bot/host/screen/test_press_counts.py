"""How many presses scripted turns take, including opening the panel and confirmations."""

from __future__ import annotations

import pytest

from bot.host.replies import playing
from tests.bot.counting_player import counting_player_at
from tests.bot.scripted_turns import TURNS, Scripted, a_reveal_of_ann
from tests.imperium.table import ANN, Table, imperium


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.name)
async def test_a_turn_takes_no_more_presses_than_allowed(turn: Scripted) -> None:
    async with counting_player_at(turn.table()) as player:
        await turn.play(player)
        assert player.presses <= turn.most, player.panel.text
        assert player.taps <= turn.most_taps, player.panel.text
        assert 0 not in await player.evening.awaited(), player.panel.text


def a_cheap_market() -> Table:
    table = a_reveal_of_ann()
    table.state.row, table.state.reserve = ["space_travel", "crysknife"], {}
    return table


async def test_cards_are_acquired_in_the_picked_order() -> None:
    async with counting_player_at(a_cheap_market()) as player:
        await player.open()
        await player.press("Reveal")
        await player.look_at_call()
        await player.choose("Space Travel", "Crysknife")
        told = player.panel.text
        assert 0 < told.index("Space Travel") < told.index("Crysknife")


def a_market_for_four() -> Table:
    table = imperium()
    table[ANN].ready = []
    table.put_in_row("space_travel", "other_memory")
    table.give_hand(ANN, "convincing_argument", "convincing_argument")
    return table


async def test_cards_that_cannot_all_be_paid_cannot_be_chosen_together() -> None:
    async with counting_player_at(a_market_for_four()) as player:
        await player.open()
        await player.press("Reveal")
        await player.look_at_call()
        with pytest.raises(LookupError):
            await player.choose("Space Travel", "Other Memory")
        await player.choose("Space Travel")
        assert "you have 1 persuasion" in player.panel.text
        assert "Other Memory" not in player.labels()


async def test_cards_that_cannot_all_be_paid_are_not_acquired_from_an_older_select() -> None:
    async with counting_player_at(a_market_for_four()) as player:
        await player.open()
        await player.press("Reveal")
        await player.look_at_call()
        await player.choose_all("Space Travel", "Other Memory")
        assert "cost 7 together, and you have 4. Nothing was done" in player.panel.text
        assert "You have 4 persuasion to spend" in player.panel.text


async def test_a_reveal_with_agents_left_needs_a_confirmation_and_can_be_taken_back() -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("Reveal")
        assert "You still have 2 agents to send." in player.panel.text
        await player.press("Reveal")
        assert "persuasion" in player.panel.text
        await player.press("Take back: Reveal")
        assert "Send an agent" in player.panel.text


async def test_a_reveal_by_command_needs_a_confirmation_too() -> None:
    async with counting_player_at(imperium()) as player:
        evening = player.evening
        (asked,) = (await evening.host.table.panel(evening.game, player.reader.id)).questions
        player.panel = await playing.play(evening.host, player.reader, evening.game, {"reveal": 1}, asked.id)
        assert "You still have 2 agents to send." in player.panel.text
        await player.press("Reveal")
        assert "persuasion" in player.panel.text


async def test_a_turn_stays_open_if_its_last_effect_draws_a_plot() -> None:
    table = imperium()
    table.make_rich(ANN)
    table.state.intrigue_deck[-1] = "windfall"
    table.give_hand(ANN, "diplomacy", "dagger", "dagger", "convincing_argument", "convincing_argument")
    async with counting_player_at(table) as player:
        await player.open()
        await player.press("Diplomacy")
        await player.press("Conspire")
        await player.press("Do all 3 and end my turn")
        assert "your turn is still open" in player.panel.text
        assert "Play Windfall" in player.labels()
