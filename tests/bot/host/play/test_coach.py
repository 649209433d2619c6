"""The coach of a person: each concept once, above the question where it first matters."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.host.model.interaction.presses import Look
from bot.host.model.preferences import Coach, PersonSettings
from bot.host.replies import personal, playing
from bot.host.replies.reader import Reader
from games.core.protocol import Refusal, say
from tests.bot.counting_player import arranged
from tests.bot.helpers import ANN, BO, CY, Evening
from tests.imperium import table as imperium


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", (arranged(imperium.imperium()),)) as evening:
        await evening.begin(ANN, BO, CY, key="imperium")
        yield evening


async def note(evening: Evening) -> str | None:
    panel = await evening.panel(ANN)
    return panel.coach.key if panel.coach else None


async def send_first_card(evening: Evening) -> None:
    (turn, *_) = (await evening.panel(ANN)).questions
    await evening.answer(ANN, {next(each.key for each in turn.options if each.key.startswith("send")): 1})


async def turn_on(evening: Evening, coach: Coach = Coach.ON) -> None:
    await evening.host.people.set(ANN, coach=coach)


async def test_nobody_is_coached_in_a_game_who_did_not_ask_for_it(evening: Evening) -> None:
    assert await note(evening) is None


async def test_a_note_stays_until_its_question_is_answered(evening: Evening) -> None:
    await turn_on(evening)
    assert [await note(evening), await note(evening)] == ["coach-imperium-turn"] * 2


async def test_the_next_question_has_the_next_note(evening: Evening) -> None:
    await turn_on(evening)
    assert await note(evening) == "coach-imperium-turn"
    await send_first_card(evening)
    assert await note(evening) == "coach-imperium-place"


async def test_a_concept_is_explained_once(evening: Evening) -> None:
    await turn_on(evening)
    await note(evening)
    await send_first_card(evening)
    await evening.host.undo.back(evening.game, ANN.id, (await evening.panel(ANN)).epoch)
    assert (await evening.host.people.settings(ANN.id)).coached == ("imperium/turn",)
    assert await note(evening) != "coach-imperium-turn"


async def test_a_note_stands_right_above_the_question(evening: Evening) -> None:
    await turn_on(evening)
    await note(evening)
    reader = Reader(ANN, PersonSettings(), "en-GB")
    shown = playing.drawn(reader, await evening.panel(ANN)).text
    said = "> **Coach:** You win with 10 victory points."
    assert shown.index(said) < shown.index("### ")


async def test_the_coach_begins_anew_on_request(evening: Evening) -> None:
    await turn_on(evening)
    await note(evening)
    await send_first_card(evening)
    reader = Reader(ANN, await evening.host.people.settings(ANN.id), "en-GB")
    await personal.coach(evening.host, reader, personal.AGAIN)
    settings = await evening.host.people.settings(ANN.id)
    assert (settings.coach, settings.coached) == (Coach.ON, ())


async def test_the_coach_can_be_turned_off(evening: Evening) -> None:
    await turn_on(evening, Coach.OFF)
    assert await note(evening) is None


async def test_why_not_quotes_the_rule_that_forbids(evening: Evening) -> None:
    panel = await evening.panel(ANN)
    asked = panel.questions[0]
    refused = Refusal(say("pick-end"), say("why-occupied"))
    panel = msgspec.structs.replace(panel, questions=(msgspec.structs.replace(asked, refused=(refused,)),))
    reader = Reader(ANN, PersonSettings(), "en-GB")
    quoted = "> -# Agent turn: play a card to send an agent to a free space"
    assert quoted in playing.drawn(reader, panel, Look(asked.id, why=True)).text
    assert quoted not in playing.drawn(reader, panel, Look(asked.id)).text
