"""What presses and commands are answered with, by a host without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.facts import Person, Refused
from bot.host.preferences import PersonSettings
from bot.host.screen.elements import Act, Button, Message
from bot.ui.acts import playing
from bot.ui.reader import Reader
from tests.bot.helpers import ANN, BO, Evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        yield evening


def reader(person: Person) -> Reader:
    return Reader(person, PersonSettings(), "en-GB")


async def two_steps_of(evening: Evening, person: Person) -> None:
    for _ in range(2):
        await evening.answer(person, {await evening.a_card_of(person): 1})


async def test_a_doubled_press_on_take_back_takes_back_one_step(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await two_steps_of(evening, ANN)
    press = Act("undo", evening.game, (await evening.panel(ANN)).epoch)
    await playing.take_back(evening.host, reader(ANN), press)
    with pytest.raises(Refused) as refused:
        await playing.take_back(evening.host, reader(ANN), press)
    assert refused.value.reason.key == "host-stale"


async def test_the_command_takes_back_step_by_step(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    before = (await evening.panel(ANN)).seat_view.view
    await two_steps_of(evening, ANN)
    for _ in range(2):
        await playing.take_back_now(evening.host, reader(ANN), Act("", evening.game))
    assert (await evening.panel(ANN)).seat_view.view == before


async def test_who_plays_alone_goes_back_beyond_what_was_seen_and_nobody_is_asked(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    await evening.answer(ANN, {"sector:1": 1})
    await evening.host.friends.idle()
    panel = (await evening.answer(ANN, {"draw": 1})).panel
    shown = playing.drawn(reader(ANN), panel)
    assert "Go back further" in labels(shown)
    assert "Ask the table to take back" not in labels(shown)
    offer = await playing.ask(evening.host, reader(ANN), Act("ask", evening.game))
    assert "everybody" not in offer.content
    assert "Go back there" in labels(offer)
    again = await playing.ask_now(evening.host, reader(ANN), Act("asknow", evening.game))
    assert "Draw a card" in labels(again)


def labels(message: Message) -> list[str]:
    return [control.label for row in message.rows for control in row if isinstance(control, Button)]
