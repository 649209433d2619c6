"""Tables whose panels had plain content: their games go on, and every button of then is answered with components."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.helpers import FakePainter
from tests.saves.packing import unpack
from tests.saves.plain import NAME
from tests.saves.test_kept_database import ANSWERS, KeptEvening, go_on, press, press_all, pressed, presser, verb_of


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[KeptEvening]:
    kept = KeptEvening(NAME, unpack(NAME, tmp_path / "table.sqlite"))
    kept.painter = FakePainter()
    async with kept:
        yield kept


async def test_every_table_goes_on(evening: KeptEvening) -> None:
    await go_on(evening, list(evening.what)[::4])


async def test_every_button_of_then_is_answered(evening: KeptEvening) -> None:
    await press_all(evening, list(evening.what), looks=False)


async def test_an_answer_that_stood_in_a_direct_message_is_still_taken(evening: KeptEvening) -> None:
    """In each game the first that is found."""
    answered: set[str] = set()
    for screen in evening.screens:
        answers = [each for each in pressed(screen) if verb_of(each[0]) in ANSWERS]
        if screen["what"] != "a direct message" or screen["game"] in answered or not answers:
            continue
        answered.add(screen["game"])
        before = evening.moves(screen["game"])
        await press(evening, presser(screen), *answers[0])
        assert evening.moves(screen["game"]) > before, evening.what[screen["game"]]
    assert len(answered) >= 5
