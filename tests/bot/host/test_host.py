"""A press goes into the host and comes back as a complete reply; the host decides who may know of a game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest

from bot.host import verbs
from bot.host.model.facts import Person
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import FORM_VERBS, SEPARATE_REPLY_VERBS, Press, Visitor
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message, Reply
from bot.host.services import Services
from bot.host.store.database import FileStore
from bot.host.verbs import FORMS, VERBS
from tests.bot.helpers import ANN, BO, CHANNEL, GUILD, Evening

STRANGER = Person(999, "Zoe")
NO_SUCH_GAME = "There is no such game"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "sietch.db") as evening:
        await evening.begin(ANN, BO)
        yield evening


async def press(
    evening: Evening, verb: str, visitor: Visitor | None = None, *, values: tuple[str, ...] = (), value: str = ""
) -> Reply:
    action = Action(verb, evening.game, value=value)
    return await evening.host.press(Press(action, values, visitor or Visitor(ANN, "en-GB")))


def test_every_verb_that_opens_a_form_has_one():
    assert set(FORMS) == FORM_VERBS
    assert set(VERBS) >= SEPARATE_REPLY_VERBS


def test_no_verb_has_two_functions():
    tables = {"look": one_reply}, {"hear": one_reply}
    assert verbs._joined(*tables) == {"look": one_reply, "hear": one_reply}
    with pytest.raises(ValueError, match="look"):
        verbs._joined(*tables, {"look": one_reply})


async def one_reply(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    return Message()


async def test_a_reply_has_its_pictures_drawn(evening: Evening) -> None:
    reply = await press(evening, "move")
    assert reply.message.files
    assert not reply.message.pictures
    assert reply.opened_panel == evening.game


async def test_a_picture_that_the_replaced_message_shows_is_unchanged(evening: Evening) -> None:
    (shown,) = (await press(evening, "board")).message.files
    (same,) = (await press(evening, "board", Visitor(ANN, "en-GB", files=frozenset({shown.name})))).message.files
    assert not shown.is_unchanged
    assert same == msgspec.structs.replace(shown, is_unchanged=True)


async def test_a_press_that_opens_a_form_gets_the_form(evening: Evening) -> None:
    reply = await press(evening, "askzone")
    assert reply.form is not None
    assert reply.form.act == Action("zone", evening.game)


async def test_a_press_that_is_not_ours_gets_a_sentence_and_is_no_failure(evening: Evening) -> None:
    reply = await evening.host.press(Press(None, (), Visitor(ANN, "en-GB")))
    assert reply.message.text
    assert not reply.has_failed


async def test_a_mistake_of_the_program_gets_an_apology(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*args: object) -> None:
        raise RuntimeError

    monkeypatch.setitem(VERBS, "board", fail)
    reply = await press(evening, "board")
    assert reply.has_failed
    assert reply.message.text


@pytest.mark.sqlite_only
async def test_a_press_while_the_database_cannot_be_read_is_told_so(evening: Evening) -> None:
    store = evening.host.store
    assert isinstance(store, FileStore)
    await store._reader.run(lambda db: db.set_progress_handler(lambda: 1, 1))
    reply = await press(evening, "move")
    assert "cannot be read or written at the moment" in reply.message.text
    assert reply.has_failed
    await store._reader.run(lambda db: db.set_progress_handler(None, 1))
    assert not (await press(evening, "move")).has_failed


@pytest.mark.parametrize("verb", ["board", "pick", "askzone"])
async def test_for_a_stranger_elsewhere_the_game_does_not_exist(evening: Evening, verb: str) -> None:
    reply = await press(evening, verb, Visitor(STRANGER, "en-GB", 5, GUILD + 1))
    assert NO_SUCH_GAME in reply.message.text


async def test_in_its_channel_everybody_may_know_of_a_game(evening: Evening) -> None:
    reply = await press(evening, "board", Visitor(STRANGER, "en-GB", CHANNEL, GUILD))
    assert reply.message.files


@pytest.mark.parametrize("sees", [True, False])
async def test_in_another_channel_discord_is_asked_who_sees_the_table(evening: Evening, sees: bool) -> None:
    asked = []

    async def can_see(channel: int) -> bool:
        asked.append(channel)
        return sees

    reply = await press(evening, "board", Visitor(STRANGER, "en-GB", CHANNEL + 1, GUILD, can_see=can_see))
    assert asked == [CHANNEL]
    assert bool(reply.message.files) is sees
