"""*What is this?*: the icons of the picture named, and the terms and cards of the question explained."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import Press, Visitor
from bot.host.model.preferences import PersonSettings, Pictures
from bot.host.replies import explaining, history, playing
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select
from games.catalogue import GAMES
from games.core.locales import complete_languages
from tests.bot.helpers import ANN, BO, CHANNEL, CY, GUILD, Evening

READER = Reader(ANN, PersonSettings(), "en-GB", CHANNEL, GUILD)
MOVES = 30
"""So many answers of a game are looked at."""
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", tuple(GAMES.values())) as evening:
        yield evening


async def asked(evening: Evening, key: str) -> Action:
    """Begin a game, and return the action of the panel's button of the first who is asked."""
    await evening.begin(ANN, BO, key=key)
    panel = await evening.panel(ANN)
    for _ in range(4):
        if panel.questions and panel.questions[0].options:
            break
        await evening.play_on([ANN, BO], most=1)
        panel = await evening.panel(ANN)
    return Action("what", evening.game, panel.epoch, panel.questions[0].id)


def select(message: Message) -> Select:
    (found,) = [item for row in message.controls for item in row if isinstance(item, Select)]
    return found


def acts(message: Message) -> list[Action]:
    return [item.act for row in message.controls for item in row if isinstance(item, Button)]


@EVERY_GAME
async def test_a_question_is_explained_with_its_picture_and_the_icons_on_it(evening: Evening, key: str) -> None:
    act = await asked(evening, key)
    question = (await evening.panel(ANN)).questions[0]
    shown = await explaining.what(evening.host, READER, act)
    assert [picture.picture for picture in shown.pictures] == [question.shows, "legend"]
    assert shown.pictures[1].focus == question.shows
    assert shown.pictures[1].seat == 0


@EVERY_GAME
async def test_in_words_the_legend_is_enough(evening: Evening, key: str) -> None:
    act = await asked(evening, key)
    reader = msgspec.structs.replace(READER, settings=PersonSettings(pictures=Pictures.WORDS))
    shown = await explaining.what(evening.host, reader, act)
    assert [picture.picture for picture in shown.pictures] == ["legend"]


async def test_the_terms_of_the_question_are_explained(evening: Evening) -> None:
    shown = await explaining.what(evening.host, READER, await asked(evening, "imperium"))
    assert "**Signet ring**: The agent effect of the card *Signet Ring*" in shown.text


async def test_what_is_named_can_be_looked_up(evening: Evening) -> None:
    act = await asked(evening, "imperium")
    shown = await explaining.what(evening.host, READER, act)
    leader = next(each.value for each in select(shown).options if each.label == "Paul Atreides")
    card = (await evening.host.press(Press(select(shown).act, (leader,), Visitor(ANN, "en-GB")))).message
    assert "Paul Atreides" in card.text
    assert len(card.files) == 1
    assert acts(card) == [Action("move", act.game), Action("what", act.game, 0, act.question)]


async def test_the_explanation_leads_back_to_the_question_whose_place_it_takes(evening: Evening) -> None:
    act = await asked(evening, "imperium")
    (back,) = acts(await explaining.what(evening.host, READER, act))
    panel = (await evening.host.press(Press(back, (), Visitor(ANN, "en-GB")))).message
    assert {act.question} == {each.question for each in acts(panel) if each.verb == "pick"}


async def test_somebody_without_a_seat_reads_what_the_board_shows(evening: Evening) -> None:
    act = await asked(evening, "imperium")
    shown = await explaining.what(evening.host, Reader(CY, PersonSettings(), "en-GB", CHANNEL, GUILD), act)
    assert [(picture.picture, picture.seat) for picture in shown.pictures] == [("board", None), ("legend", None)]


async def test_a_post_of_another_picture_explains_that_picture(evening: Evening) -> None:
    await evening.begin(ANN, BO, key="imperium")
    shown = await explaining.what(evening.host, READER, Action("what", evening.game, value="row"))
    assert [picture.picture for picture in shown.pictures] == ["row", "legend"]
    forged = await explaining.what(evening.host, READER, Action("what", evening.game, value="no such picture"))
    assert [picture.picture for picture in forged.pictures] == ["board", "legend"]


def labels(message: Message) -> list[str]:
    return [item.label for row in message.controls for item in row if isinstance(item, Button)]


@EVERY_GAME
async def test_every_panel_has_the_button_whatever_it_asks(evening: Evening, key: str) -> None:
    await evening.begin(ANN, BO, key=key)
    kinds: set[str] = set()
    for _ in range(MOVES):
        for person in (ANN, BO):
            panel = await evening.panel(person)
            kinds |= {question.kind for question in panel.questions}
            reader = msgspec.structs.replace(READER, person=person)
            assert "What is this?" in labels(playing.drawn(reader, panel))
        await evening.play_on([ANN, BO], most=1)
    assert len(kinds) > 2


async def test_a_page_of_the_replay_explains_its_picture(evening: Evening) -> None:
    await asked(evening, "dice")
    await evening.play_on([ANN, BO], most=12)
    assert "What is this?" in labels(await history.replay(evening.host, READER, Action("replay", evening.game)))


@pytest.mark.parametrize("language", sorted(complete_languages()))
async def test_terms_are_found_in_every_language(evening: Evening, language: str) -> None:
    reader = msgspec.structs.replace(READER, settings=PersonSettings(locale=language))
    shown = await explaining.what(evening.host, reader, await asked(evening, "imperium"))
    assert "- **" in shown.text
