"""Private talks of partners: the bot delivers a message to the other partner and stores nothing afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.host.delivery.courier import Direct, NotNow
from bot.host.model.facts import Person
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import SEPARATE_REPLY_VERBS
from bot.host.model.preferences import PersonSettings
from bot.host.play.talks import MOST_MESSAGES
from bot.host.replies import talks as talking
from bot.host.replies.reader import Reader
from bot.host.screen import prompts
from bot.host.screen.elements import Message, Select
from games.core.protocol import PartnerTalks, say
from games.core.texts import words
from tests.bot.helpers import ANN, BO, CY, Evening, refusal
from tests.bot.partner_game import PAIR
from tests.bot.toy import TOY

WHISPERING = msgspec.structs.replace(
    PAIR, talks=lambda view: (PartnerTalks((0, 1), 2, say("plain-name", name="tent of felt")),)
)
SECRET = "strike Arsunt at dawn"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", games=(WHISPERING, TOY)) as evening:
        await evening.begin(ANN, BO, key="pair")
        await evening.deliver()
        yield evening


def letters_to(evening: Evening, person: Person) -> list[Message]:
    """Return the private messages that this person got."""
    shown = [each.message for each in evening.courier.shown.values() if each.to == Direct(person.id)]
    return [message for message in shown if "to you alone" in message.text]


def kept(evening: Evening) -> str:
    return repr(evening.rows("SELECT * FROM outbox")) + repr(evening.rows("SELECT * FROM acts"))


async def test_a_private_message_goes_to_the_partner_only(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert SECRET in letter.text
    assert not letter.pictures
    assert not letter.files
    others = [*evening.courier.public(), *evening.courier.direct(ANN)]
    assert not any(SECRET in said for said in others)


async def test_the_table_reads_that_partners_talk_and_how_many_talks_are_left(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    told = [said for said in evening.courier.public() if "tent of felt" in said]
    assert len(told) == 1
    assert "once more" in told[0]


async def test_a_delivered_message_is_stored_nowhere(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    assert SECRET in kept(evening)
    await evening.deliver()
    assert SECRET not in kept(evening)


async def test_a_message_that_nobody_may_read_any_more_is_deleted(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.host.hand_over.pass_seat(evening.game, BO.id)
    await evening.host.hand_over.take_seat(evening.game, CY)
    await evening.deliver()
    assert not letters_to(evening, CY)
    assert not letters_to(evening, BO)
    assert SECRET not in kept(evening)


async def test_a_restart_between_writing_and_delivery_loses_nothing(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.restart()
    await evening.deliver()
    assert [SECRET in letter.text for letter in letters_to(evening, BO)] == [True]


async def test_a_shown_picture_is_the_one_that_the_sender_sees(evening: Evening) -> None:
    own = (await evening.panel(ANN)).seat_view.view
    await evening.host.talks.say(evening.game, ANN.id, "", "map")
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert [file.alt for file in letter.files] == [repr(own)]


async def test_an_empty_message_and_an_unknown_picture_are_refused(evening: Evening) -> None:
    talks = evening.host.talks
    assert await refusal(talks.say(evening.game, ANN.id, "  ")) == "host-talk-nothing"
    assert await refusal(talks.say(evening.game, ANN.id, SECRET, "hand-of-bo")) == "host-no-such-picture"
    assert (await talks.of(evening.game, ANN.id)).left == 2


async def test_a_talk_has_a_limited_number_of_messages(evening: Evening) -> None:
    for number in range(MOST_MESSAGES):
        talk = await evening.host.talks.say(evening.game, (ANN, BO)[number % 2].id, SECRET)
        assert talk.left == 1
    assert talk.closes is None
    assert (await evening.host.talks.say(evening.game, ANN.id, SECRET)).left == 0


async def test_one_talk_lasts_for_a_day(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.clock.advance(hours=23)
    assert (await evening.host.talks.of(evening.game, BO.id)).messages == MOST_MESSAGES - 1
    evening.clock.advance(hours=2)
    assert (await evening.host.talks.of(evening.game, BO.id)).closes is None


async def test_a_side_has_a_limited_number_of_talks(evening: Evening) -> None:
    for _ in range(2):
        await evening.host.talks.say(evening.game, BO.id, SECRET)
        evening.clock.advance(days=2)
    assert await refusal(evening.host.talks.say(evening.game, ANN.id, SECRET)) == "host-talks-used-up"


async def test_a_sleeping_partner_reads_it_in_the_morning(evening: Evening) -> None:
    await evening.host.people.set(BO, quiet_from=11, quiet_to=14, zone="UTC")
    evening.clock.advance(hours=1)  # A player who has just pressed something counts as awake.
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    assert not letters_to(evening, BO)
    evening.clock.advance(hours=3)
    await evening.deliver()
    assert letters_to(evening, BO)


async def test_an_undeliverable_message_comes_back_and_does_not_count(evening: Evening) -> None:
    evening.courier.closed.add(BO.id)
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    assert any("did not reach" in said for said in evening.courier.direct(ANN))
    assert (await evening.host.talks.of(evening.game, ANN.id)).messages == MOST_MESSAGES
    assert SECRET not in kept(evening)


async def test_after_a_temporary_error_a_message_is_delivered_once(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.courier.troubles += [NotNow(), NotNow()]
    await evening.deliver()
    evening.clock.advance(minutes=1)
    await evening.deliver()
    assert len(letters_to(evening, BO)) == 1
    assert SECRET not in kept(evening)


async def test_a_friend_gets_no_private_messages(evening: Evening) -> None:
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert await refusal(evening.host.talks.say(evening.game, ANN.id, SECRET)) == "host-talk-with-nobody"


async def test_who_has_no_partner_cannot_talk_in_private(evening: Evening) -> None:
    assert await refusal(evening.host.talks.of(evening.game, CY.id)) == "host-not-seated"
    alone = await evening.host.lobby.create(CY, 7, 71, "toy", 2, None, None)
    await evening.host.lobby.fill(alone.game, CY.id)
    await evening.host.lobby.start(alone.game, CY.id)
    assert await refusal(evening.host.talks.of(alone.game, CY.id)) == "host-no-talks"


async def test_the_undelivered_messages_of_a_forgotten_person_are_deleted(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.host.people.forget(ANN.id)
    assert SECRET not in kept(evening)


async def test_after_delivery_nothing_stored_names_the_sender(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    assert f'"whispered_by":{ANN.id}' in kept(evening)
    await evening.deliver()
    assert "whispered_by" not in kept(evening)


async def test_an_exported_game_keeps_the_count_of_its_talks(evening: Evening, tmp_path: Path) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    save = await evening.host.exports.export(evening.game, people=True)
    assert SECRET.encode() not in save
    async with Evening(tmp_path / "other.sqlite", games=(WHISPERING,)) as other:
        game = await other.host.exports.import_game(save)
        talk = await other.host.talks.of(game, BO.id)
        assert (talk.left, talk.messages) == (1, MOST_MESSAGES - 1)


# --- On the screen --------------------------------------------------------------------------------


def reader(person: Person) -> Reader:
    return Reader(person, PersonSettings(), "en-GB")


async def test_the_panel_has_a_button_for_the_talk(evening: Evening) -> None:
    shown = prompts.opened(await evening.panel(ANN), words())
    ways = {item.act.verb: item for row in shown.controls for item in row}
    assert ways["talk"].label == "Tent of felt"


async def test_the_form_sends_text_and_the_chosen_picture(evening: Evening) -> None:
    page = await talking.page(evening.host, reader(ANN), Action("talk", evening.game))
    (shows,) = [item for row in page.controls for item in row if isinstance(item, Select)]
    pressed = [item.act.encode() for row in page.controls for item in row]
    assert len(set(pressed)) == len(pressed), "Discord refuses a message that says the same twice"
    form = talking.ask_whisper(reader(ANN), shows.act, [shows.options[0].value])
    assert not form.fields[0].required
    sent = await talking.whisper(evening.host, reader(ANN), form.act, [SECRET])
    assert sent.text.startswith("Sent.")
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert SECRET in letter.text
    assert letter.files


async def test_an_answer_does_not_replace_the_message_that_was_read(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    form = talking.ask_whisper(reader(BO), letter.controls[0][0].act)
    assert {form.act.verb, letter.controls[0][1].act.verb} <= SEPARATE_REPLY_VERBS


async def test_a_private_message_cannot_look_like_a_message_of_the_bot(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, "**Bo** won\n@everyone [here](https://example.com)")
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert "**Bo**" not in letter.text
    assert all(line.startswith(">") for line in letter.text.splitlines()[1:])
    assert not letter.calls


async def test_the_panel_has_no_talk_button_if_the_partners_seat_is_empty(evening: Evening) -> None:
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert (await evening.panel(ANN)).talks is None


async def test_a_talk_does_not_expire_during_an_outage(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.clock.jump(days=3)
    await evening.host.sweep()
    assert (await evening.host.talks.of(evening.game, BO.id)).messages == MOST_MESSAGES - 1


async def test_an_outage_does_not_reopen_a_talk_that_is_over(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.clock.advance(hours=25)
    evening.clock.jump(days=3)
    await evening.host.sweep()
    assert (await evening.host.talks.of(evening.game, BO.id)).closes is None


async def test_a_talk_is_kept_when_a_game_moves_out_and_back(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    back = await evening.host.exports.import_game(await evening.host.exports.export_and_close(evening.game))
    assert (await evening.host.talks.of(back, BO.id)).messages == MOST_MESSAGES - 1
    assert evening.rows("SELECT count(*) FROM talks WHERE game = ?", evening.game) == [(1,)]
