"""The language of a text: the chosen one, then Discord's, then the table's, then English."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.delivery.courier import Channel, Direct
from bot.host.model.facts import Person, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings, Pronoun, TableSettings
from bot.host.replies import lookups, personal, playing, seating
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select
from games.core.locales import languages
from games.core.protocol import say, seat_name, with_person
from games.core.texts import words
from tests.bot.helpers import ANN, BO, CHANNEL, Evening

CZECH = TableSettings(lang="cs")
UNKNOWN = "tlh"
"""A language of Discord that Sietch does not have."""


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        yield evening


async def reader(evening: Evening, person: Person, discord: str, table: str | None = None) -> Reader:
    settings = await evening.host.people.settings(person.id)
    await evening.host.people.note_visit(person.id, discord, settings)
    return Reader(person, settings, discord, table=table)


def pictured(evening: Evening, to: Channel | Direct) -> set[str]:
    parcels = [parcel for parcel in evening.courier.carried if parcel.to == to]
    told = [file.data.decode() for parcel in parcels for file in parcel.message.files]
    return {lang for lang in ("cs", "en") if any(f"'{lang}'" in each for each in told)}


async def test_the_channel_reads_the_language_of_the_table(evening: Evening) -> None:
    await evening.begin(ANN, BO, table_settings=CZECH)
    await evening.deliver()
    assert any("Na tahu" in post for post in evening.courier.public())
    assert pictured(evening, Channel(CHANNEL)) == {"cs"}


async def test_direct_messages_panels_and_pictures_use_the_chosen_language(evening: Evening) -> None:
    await evening.host.people.set(ANN, locale="cs")
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    assert any("Jsi na tahu" in text for text in evening.courier.direct(ANN))
    assert pictured(evening, Direct(ANN.id)) == {"cs"}
    ann = await reader(evening, ANN, "en-GB")
    panel = await playing.move(evening.host, ann, Action("move", evening.game))
    assert "Herní plán" in [button.label for row in panel.controls for button in row if isinstance(button, Button)]
    assert (await lookups.board(evening.host, ann, Action("board", evening.game))).pictures[0].lang == "cs"


async def test_direct_messages_use_the_language_of_the_readers_discord(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await reader(evening, ANN, "cs")
    await evening.deliver()
    assert any("Jsi na tahu" in text for text in evening.courier.direct(ANN))


async def test_the_tables_language_is_used_if_the_readers_is_unknown(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=CZECH)
    await reader(evening, ANN, UNKNOWN)
    await evening.deliver()
    assert any("Jsi na tahu" in text for text in evening.courier.direct(ANN))
    language = await evening.host.table_language(evening.game)
    assert (await reader(evening, ANN, UNKNOWN, language)).words.language == "cs"


async def test_nothing_is_stored_about_a_person_without_a_seat(evening: Evening) -> None:
    await evening.host.people.note_visit(999, "cs", PersonSettings())
    assert evening.rows("SELECT id FROM users") == []


def options(message: Message, value: str) -> dict[str, str]:
    selects = [each for row in message.controls for each in row if isinstance(each, Select) and each.act.value == value]
    return {option.value: option.label for option in selects[0].options}


async def test_languages_are_listed_by_their_own_names_and_the_new_one_answers(evening: Evening) -> None:
    ann = await reader(evening, ANN, "en-GB")
    before = await personal.show(evening.host, ann)
    offered = options(before, "language")
    assert list(offered) == ["discord", *languages()]
    assert offered["discord"] == "Language: as in your Discord"
    assert (offered["cs"], offered["en"]) == ("Language: Čeština", "Language: English")
    assert len(set(offered.values())) == len(offered), "each has a name of its own"
    assert options(await personal.speak(evening.host, ann, "cs"), "language")["en"] == "Jazyk: English"
    chosen = await personal.choose(evening.host, ann, Action("me", value="language"), ["cs"])
    assert "Časové pásmo" in chosen.text


async def test_the_language_of_a_table_is_set_in_its_lobby(evening: Evening) -> None:
    await evening.create_table(ANN)
    ann = await reader(evening, ANN, "en-GB")
    await seating.set_option(evening.host, ann, Action("opt", evening.game, value="language"), ["cs"])
    assert (await evening.host.summary(evening.game)).table_settings.lang == "cs"


async def test_a_table_cannot_choose_an_unknown_language(evening: Evening) -> None:
    with pytest.raises(Refused) as refused:
        await evening.create_table(ANN, table_settings=TableSettings(lang=UNKNOWN))
    assert refused.value.reason.key == "host-no-such-language"


async def test_a_players_pronoun_is_used_in_every_sentence_about_them(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    ann = await reader(evening, ANN, "cs")
    assert "she" in (await personal.change(evening.host, ann, pronoun=Pronoun.SHE, locale="en")).text
    names = (await evening.host.summary(evening.game)).names
    won = with_person(say("log-won", who=seat_name(0)), 0, None)
    assert words("cs").say(won, names) == "Ann vyhrála hru"
