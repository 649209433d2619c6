"""The puzzle of the week in the sandbox: set up by command, answered in secret, solved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.catalogue import GAMES
from tests.bot.e2e.table import HERE, Table


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with Table(tmp_path, (GAMES["dice"],)) as laid:
        yield laid


async def test_a_puzzle_is_set_up_by_command_and_answered_in_secret(table: Table) -> None:
    made = await table.ann.slash("dune-admin puzzle", channel=HERE, hour=18)
    assert "A puzzle is posted in" in made.message.text
    table.clock.advance(hours=7)
    await table.host.puzzles.run()
    post = await table.bo.wait_for(lambda seen: "Puzzle of the week" in seen.text, channel=HERE)
    opened = await table.bo.press(post, "Look and answer")
    assert opened.message.ephemeral
    turn = opened.message.selects[0]["options"][0]["label"]
    chosen = await table.bo.select(opened.message, turn, edited=True)
    assert "You chose" in chosen.message.text
    assert "I need no more time" in chosen.message.labels
    table.clock.advance(days=7)
    await table.host.puzzles.run()
    solution = await table.ann.wait_for(lambda seen: "Solution of the puzzle" in seen.text, channel=HERE)
    assert "Play on from here" in solution.labels
    begun = await table.ann.press(solution, "Play on from here")
    assert begun.message.ephemeral
