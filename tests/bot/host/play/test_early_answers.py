"""Questions that may be answered before their time. A player who has answered early is not called later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.model.facts import Person
from bot.host.screen.prompts import show
from bot.host.store.connection.compression import compress
from games.core.protocol import Picks
from games.core.texts import words
from games.dice import GAME as DICE
from tests.bot.helpers import ANN, BO, Evening
from tests.dice.test_equipment_and_storm import fought_for_carthag


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Let Ann attack Bo in her target region, until both are about to commit."""
    async with Evening(tmp_path / "db", games=(DICE,)) as found:
        await found.begin(ANN, BO, key="dice")
        snapshot = compress(DICE.encode(fought_for_carthag().state))
        found.rows("UPDATE moves SET snapshot = ? WHERE game = ?", snapshot, found.game)
        yield found


async def answer(evening: Evening, person: Person, kind: str, picks: Picks) -> None:
    panel = await evening.panel(person)
    question = next(question for question in panel.questions if question.kind == kind)
    await evening.host.table.submit(evening.game, person.id, panel.epoch, question.id, picks)


async def kinds(evening: Evening, person: Person) -> list[str]:
    return [question.kind for question in (await evening.panel(person)).questions]


async def test_an_early_question_comes_after_waiting_ones_and_before_answered_ones(evening: Evening) -> None:
    assert await kinds(evening, ANN) == ["commit", "equip"]
    await answer(evening, ANN, "commit", {"atreides:regular": 1})
    assert await kinds(evening, ANN) == ["equip", "commit"]
    await answer(evening, ANN, "equip", {"place:harvester": 1})
    assert await kinds(evening, ANN) == ["commit", "equip"]


async def test_the_panel_says_that_an_early_question_can_wait(evening: Evening) -> None:
    await answer(evening, ANN, "commit", {"atreides:regular": 1})
    shown = show(await evening.panel(ANN), words())
    assert "If you do not, you are asked when it is time." in shown.text


async def test_a_player_who_answered_early_is_not_called(evening: Evening) -> None:
    await answer(evening, ANN, "commit", {"atreides:regular": 1})
    await answer(evening, ANN, "equip", {"place:harvester": 1})
    await answer(evening, BO, "commit", {})
    assert await evening.awaited() == {1}, "Bo has the next turn"


async def test_a_player_who_did_not_answer_early_is_called(evening: Evening) -> None:
    await answer(evening, ANN, "commit", {"atreides:regular": 1})
    await answer(evening, BO, "commit", {})
    assert await evening.awaited() == {0}
    assert await kinds(evening, ANN) == ["equip"]


async def test_an_early_answer_is_posted_only_when_its_time_comes(evening: Evening) -> None:
    await answer(evening, ANN, "commit", {"atreides:regular": 1})
    await answer(evening, ANN, "equip", {"place:harvester": 1})
    await evening.deliver()
    assert not any("placed" in post for post in evening.courier.public())
    await answer(evening, BO, "commit", {})
    await evening.deliver()
    assert any("placed <:harvester:> a Harvester in *Carthag*" in post for post in evening.courier.public())
