"""Private talks of partners: the bot carries what one writes to the other, and keeps none of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.host.delivery.courier import Direct, NotNow
from bot.host.model.actions import Action
from bot.host.model.facts import Person
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
    """The whispers that somebody got."""
    shown = [each.message for each in evening.courier.shown.values() if each.to == Direct(person.id)]
    return [message for message in shown if "to you alone" in message.content]


def kept(evening: Evening) -> str:
    return repr(evening.rows("SELECT * FROM outbox")) + repr(evening.rows("SELECT * FROM acts"))


async def test_what_one_partner_writes_goes_to_the_other_alone(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert SECRET in letter.content
    assert not letter.pictures
    assert not letter.files
    others = [*evening.courier.public(), *evening.courier.direct(ANN)]
    assert not any(SECRET in said for said in others)


async def test_the_table_is_told_that_they_talk_and_how_often_they_still_can(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    told = [said for said in evening.courier.public() if "tent of felt" in said]
    assert len(told) == 1
    assert "once more" in told[0]


async def test_after_delivery_the_words_are_nowhere(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    assert SECRET in kept(evening)
    await evening.deliver()
    assert SECRET not in kept(evening)


async def test_words_that_nobody_may_read_any_more_are_dropped_too(evening: Evening) -> None:
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
    assert [SECRET in letter.content for letter in letters_to(evening, BO)] == [True]


async def test_something_of_ones_own_is_shown_as_the_speaker_sees_it(evening: Evening) -> None:
    own = (await evening.panel(ANN)).seat_view.view
    await evening.host.talks.say(evening.game, ANN.id, "", "map")
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert [file.alt for file in letter.files] == [repr(own)]


async def test_nothing_at_all_and_pictures_that_there_are_not_are_refused(evening: Evening) -> None:
    talks = evening.host.talks
    assert await refusal(talks.say(evening.game, ANN.id, "  ")) == "host-talk-nothing"
    assert await refusal(talks.say(evening.game, ANN.id, SECRET, "hand-of-bo")) == "host-no-such-picture"
    assert (await talks.of(evening.game, ANN.id)).left == 2


async def test_one_talk_lasts_for_so_many_messages_of_both(evening: Evening) -> None:
    for number in range(MOST_MESSAGES):
        talk = await evening.host.talks.say(evening.game, (ANN, BO)[number % 2].id, SECRET)
        assert talk.left == 1
    assert talk.closes is None
    assert (await evening.host.talks.say(evening.game, ANN.id, SECRET)).left == 0


async def test_one_talk_lasts_for_a_day(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.clock.pass_by(hours=23)
    assert (await evening.host.talks.of(evening.game, BO.id)).messages == MOST_MESSAGES - 1
    evening.clock.pass_by(hours=2)
    assert (await evening.host.talks.of(evening.game, BO.id)).closes is None


async def test_when_all_are_used_up_there_is_no_other(evening: Evening) -> None:
    for _ in range(2):
        await evening.host.talks.say(evening.game, BO.id, SECRET)
        evening.clock.pass_by(days=2)
    assert await refusal(evening.host.talks.say(evening.game, ANN.id, SECRET)) == "host-talks-used-up"


async def test_a_sleeping_partner_reads_it_in_the_morning(evening: Evening) -> None:
    await evening.host.people.set(BO, quiet_from=11, quiet_to=14, zone="UTC")
    evening.clock.pass_by(hours=1)  # Whoever has just pressed something is awake.
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    assert not letters_to(evening, BO)
    evening.clock.pass_by(hours=3)
    await evening.deliver()
    assert letters_to(evening, BO)


async def test_what_cannot_reach_the_partner_comes_back_and_does_not_count(evening: Evening) -> None:
    evening.courier.closed.add(BO.id)
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    assert any("did not reach" in said for said in evening.courier.direct(ANN))
    assert (await evening.host.talks.of(evening.game, ANN.id)).messages == MOST_MESSAGES
    assert SECRET not in kept(evening)


async def test_a_passing_trouble_delivers_it_later_and_once(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.courier.troubles += [NotNow(), NotNow()]
    await evening.deliver()
    evening.clock.pass_by(minutes=1)
    await evening.deliver()
    assert len(letters_to(evening, BO)) == 1
    assert SECRET not in kept(evening)


async def test_a_seat_that_the_bot_plays_hears_nothing(evening: Evening) -> None:
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert await refusal(evening.host.talks.say(evening.game, ANN.id, SECRET)) == "host-talk-with-nobody"


async def test_who_has_no_partner_cannot_talk_in_private(evening: Evening) -> None:
    assert await refusal(evening.host.talks.of(evening.game, CY.id)) == "host-not-seated"
    alone = await evening.host.lobby.lay(CY, 7, 71, "toy", 2, None, None)
    await evening.host.lobby.fill(alone.game, CY.id)
    await evening.host.lobby.start(alone.game, CY.id)
    assert await refusal(evening.host.talks.of(alone.game, CY.id)) == "host-no-talks"


async def test_whoever_is_forgotten_leaves_no_words_on_their_way(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.host.people.forget(ANN.id)
    assert SECRET not in kept(evening)


async def test_after_delivery_nothing_says_who_spoke(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    assert f'"whispered_by":{ANN.id}' in kept(evening)
    await evening.deliver()
    assert "whispered_by" not in kept(evening)


async def test_talks_are_counted_also_after_a_move_to_another_table(evening: Evening, tmp_path: Path) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    save = await evening.host.exports.export(evening.game, people=True)
    assert SECRET.encode() not in save
    async with Evening(tmp_path / "other.sqlite", games=(WHISPERING,)) as other:
        game = await other.host.exports.take_in(save)
        talk = await other.host.talks.of(game, BO.id)
        assert (talk.left, talk.messages) == (1, MOST_MESSAGES - 1)


# --- On the screen --------------------------------------------------------------------------------


def reader(person: Person) -> Reader:
    return Reader(person, PersonSettings(), "en-GB")


async def test_the_panel_leads_to_the_talk(evening: Evening) -> None:
    shown = prompts.opened(await evening.panel(ANN), words())
    ways = {item.act.verb: item for row in shown.rows for item in row}
    assert ways["talk"].label == "Tent of felt"


async def test_the_form_carries_words_and_the_chosen_picture(evening: Evening) -> None:
    page = await talking.page(evening.host, reader(ANN), Action("talk", evening.game))
    (shows,) = [item for row in page.rows for item in row if isinstance(item, Select)]
    pressed = [item.act.encode() for row in page.rows for item in row]
    assert len(set(pressed)) == len(pressed), "Discord refuses a message that says the same twice"
    form = talking.ask_whisper(reader(ANN), shows.act, [shows.options[0].value])
    assert not form.fields[0].required
    sent = await talking.whisper(evening.host, reader(ANN), form.act, [SECRET])
    assert sent.content.startswith("Sent.")
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert SECRET in letter.content
    assert letter.files


async def test_an_answer_does_not_write_over_what_was_read(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    form = talking.ask_whisper(reader(BO), letter.rows[0][0].act)
    assert {form.act.verb, letter.rows[0][1].act.verb} <= talking.BESIDE


async def test_words_cannot_pretend_to_be_the_tables(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, "**Bo** won\n@everyone [here](https://example.com)")
    await evening.deliver()
    (letter,) = letters_to(evening, BO)
    assert "**Bo**" not in letter.content
    assert all(line.startswith(">") for line in letter.content.splitlines()[1:])
    assert not letter.calls


async def test_a_panel_beside_a_seat_that_nobody_holds_leads_to_no_talk(evening: Evening) -> None:
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert (await evening.panel(ANN)).talks is None


async def test_a_talk_does_not_run_out_while_nobody_can_write_in_it(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.clock.jump(days=3)
    await evening.host.sweep()
    assert (await evening.host.talks.of(evening.game, BO.id)).messages == MOST_MESSAGES - 1


async def test_a_talk_that_was_over_is_not_opened_again_by_an_outage(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    evening.clock.pass_by(hours=25)
    evening.clock.jump(days=3)
    await evening.host.sweep()
    assert (await evening.host.talks.of(evening.game, BO.id)).closes is None


async def test_a_talk_comes_back_with_a_game_that_moved_out_and_back(evening: Evening) -> None:
    await evening.host.talks.say(evening.game, ANN.id, SECRET)
    back = await evening.host.exports.take_in(await evening.host.exports.move_out(evening.game))
    assert (await evening.host.talks.of(back, BO.id)).messages == MOST_MESSAGES - 1
    assert evening.rows("SELECT count(*) FROM talks WHERE game = ?", evening.game) == [(1,)]
