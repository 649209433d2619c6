"""What a player can learn from a finished game: made once, for their eyes only, and kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.model.community.reviews import Review
from bot.host.model.facts import Status
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import Press, Visitor
from bot.host.model.preferences import AGAIN, PersonSettings
from bot.host.model.records import NOBODY
from bot.host.replies.community import reviews as replies
from bot.host.replies.reader import Reader
from bot.host.reviews.positions import positions_of
from bot.host.screen.elements import Button, Message
from games.catalogue import GAMES
from tests.bot.helpers import ANN, BO, CY, GUILD, Evening, refusal
from tests.bot.host.reviews.thinking import ThinksHere
from tests.support.idle import until_idle


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", [GAMES["dice"]]) as evening:
        use_thinker(evening)
        yield evening


def use_thinker(evening: Evening) -> ThinksHere:
    thinker = evening.host.reviews.thinker = ThinksHere()
    return thinker


async def play(table: Evening) -> None:
    """Play a game of the dice game to its end, with random answers."""
    await table.begin(ANN, BO, key="dice", options=dict(GAMES["dice"].short_game_options))
    await table.play_on([ANN, BO])
    assert (await table.host.summary(table.game)).status is Status.OVER


async def review(table: Evening) -> Review:
    return await table.host.reviews.of(table.game, ANN.id)


async def test_the_curve_ends_with_the_result(table: Evening) -> None:
    await play(table)
    ranking = (await table.host.summary(table.game)).result.ranking
    won = any(place.seat == 0 and place.rank == 1 for place in ranking)
    found = await review(table)
    assert found.has_chances
    assert found.curve[-1].values == (1.0 if won else 0.0,)


async def test_a_review_is_made_once_and_kept(table: Evening) -> None:
    await play(table)
    first = await review(table)
    await table.restart()
    thinker = use_thinker(table)
    assert await review(table) == first
    assert thinker.asked == 0


async def test_who_asks_twice_at_once_starts_it_once(table: Evening) -> None:
    await play(table)
    thinker = use_thinker(table)
    assert len(set(map(repr, await asyncio.gather(review(table), review(table))))) == 1
    at_once, thinker.asked = thinker.asked, 0
    table.rows("DELETE FROM reviews")
    await review(table)
    assert thinker.asked == at_once


async def test_nothing_is_learnt_from_a_game_that_runs(table: Evening) -> None:
    await table.begin(ANN, BO, key="dice")
    assert await refusal(table.host.reviews.of(table.game, ANN.id)) == "host-not-over"
    assert await refusal(table.host.reviews.of_table(table.game)) == "host-not-over"


async def test_only_players_can_ask(table: Evening) -> None:
    await play(table)
    assert await refusal(table.host.reviews.of(table.game, CY.id)) == "host-not-seated"


async def test_a_game_without_a_judgement_says_so(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on([ANN, BO])
    assert await refusal(evening.host.reviews.of(evening.game, ANN.id)) == "review-none"


async def test_those_who_wait_read_how_far_the_work_is(table: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(table)
    monkeypatch.setattr("bot.host.reviews.reviews.NOTE_EVERY", 0)
    notes: list[tuple[int, int]] = []
    await table.host.reviews.of(table.game, ANN.id, lambda done, whole: notes.append((done, whole)))
    assert len(set(notes)) > 2
    assert notes == sorted(notes)
    assert all(done <= whole for done, whole in notes)


async def test_a_thinking_process_that_fails_is_asked_again_later(table: Evening) -> None:
    await play(table)
    thinker = use_thinker(table)
    thinker.fails = True
    assert await refusal(review(table)) == "advice-busy"
    assert await table.host.store.read.reviews.get(table.game, 0) is None
    thinker.fails = False
    assert await review(table)


async def test_positions_are_the_same_without_the_snapshots_within_turns(table: Evening) -> None:
    await play(table)
    rules, read = GAMES["dice"], table.host.store.read.moves
    whole = positions_of(rules, await read.with_snapshots(table.game))
    table.rows("UPDATE moves SET snapshot = NULL WHERE closes = 0 AND seq > 0")
    assert positions_of(rules, await read.with_snapshots(table.game)) == whole


async def test_an_undo_without_its_snapshot_leaves_out_the_rest_of_its_turn(table: Evening) -> None:
    await table.begin(ANN, BO, key="dice")
    await table.play_on([ANN, BO], most=12)
    stored = await table.host.store.read.moves.with_snapshots(table.game)
    at = next(number for number, (move, _) in enumerate(stored) if number > 2 and not move.closes)
    undone = [(move, None if at <= number < at + 1 else save) for number, (move, save) in enumerate(stored)]
    table.rows("UPDATE moves SET kind = 'undo', answer = NULL, snapshot = NULL WHERE seq = ?", undone[at][0].seq)
    found = positions_of(GAMES["dice"], await table.host.store.read.moves.with_snapshots(table.game))
    assert found[at].after is None
    assert found[at + 1].before is None


# --- Try again ------------------------------------------------------------------------------------


async def again(table: Evening, number: int = 0) -> str:
    return (await table.host.reviews.try_again(table.game, ANN, number)).game


async def test_try_again_asks_the_same_question_in_the_same_position(table: Evening) -> None:
    await play(table)
    turn = (await review(table)).turns[0]
    stored = await table.host.store.read.moves.with_snapshots(table.game)
    before = next(each.before for each in positions_of(GAMES["dice"], stored) if each.move.seq == turn.seq)
    seen = GAMES["dice"].view(GAMES["dice"].decode(before), 0)
    game = await again(table)
    panel = await table.host.table.panel(game, ANN.id)
    assert panel.seat_view.view == seen
    assert panel.questions
    assert (await table.host.summary(game)).table_settings.lesson == AGAIN


async def test_try_again_never_touches_the_finished_game(table: Evening) -> None:
    await play(table)
    await review(table)
    rows = {name: table.rows(f"SELECT * FROM {name} WHERE game = ?", table.game) for name in ("moves", "seats")}
    game = await again(table)
    table.game, finished = game, table.game
    await table.play_on([ANN], most=3)
    for name, before in rows.items():
        assert table.rows(f"SELECT * FROM {name} WHERE game = ?", finished) == before


async def test_try_again_is_played_against_friends_who_answer_at_once(table: Evening) -> None:
    await play(table)
    await review(table)
    table.game = await again(table)
    for _ in range(4):
        await until_idle(table.host.friends)
        assert await table.awaited() <= {0}
        if (await table.panel(ANN)).questions:
            await table.answer(ANN, dict((await table.panel(ANN)).questions[0].mildest))
    await table.deliver()
    told = [parcel for parcel in table.courier.carried if parcel.message.text and table.game in repr(parcel.message)]
    assert told == []


async def test_a_new_try_ends_the_older_one(table: Evening) -> None:
    await play(table)
    await review(table)
    first, second = await again(table), await again(table)
    assert [each.game for each in await table.host.lessons.open(ANN.id)] == [second]
    assert (await table.host.summary(first)).status is Status.ABANDONED


async def test_a_try_is_recorded_nowhere(table: Evening) -> None:
    await play(table)
    await review(table)
    await table.host.recorder.run()
    finished = table.rows("SELECT number FROM finished")
    table.game = await again(table)
    for _ in range(400):
        await until_idle(table.host.friends)
        panel = await table.panel(ANN)
        if panel.seat_view.summary.status is Status.OVER:
            break
        await table.answer(ANN, dict(panel.questions[0].mildest))
    await table.host.recorder.run()
    assert table.rows("SELECT number FROM finished") == finished


async def test_a_turn_that_is_not_in_the_review_cannot_be_tried(table: Evening) -> None:
    await play(table)
    assert await refusal(again(table)) == "review-no-such-turn"
    await review(table)
    assert await refusal(again(table, 7)) == "review-no-such-turn"


# --- What the player reads ------------------------------------------------------------------------

HERS = Reader(ANN, PersonSettings(), "en-GB", 70, GUILD)
BOS = Reader(BO, PersonSettings(), "en-GB", 70, GUILD)


def buttons(message: Message) -> dict[str, Action]:
    return {item.label: item.act for row in message.controls for item in row if isinstance(item, Button)}


async def test_the_reply_tells_the_curve_and_each_turn_with_a_button_to_try_it_again(table: Evening) -> None:
    await play(table)
    found = await review(table)
    shown = await replies.review(table.host, HERS, Action("review", table.game))
    assert [picture.picture for picture in shown.pictures] == ["curve"]
    assert shown.pictures[0].seat == 0
    assert shown.text.count("A sharp player would have chosen") == len(found.turns)
    tries = [act for act in buttons(shown).values() if act.verb == "again"]
    assert [act.value for act in tries] == [str(at) for at in range(1, len(found.turns) + 1)]


async def test_a_press_on_try_again_shows_the_question(table: Evening) -> None:
    await play(table)
    shown = await replies.review(table.host, HERS, Action("review", table.game))
    act = next(act for act in buttons(shown).values() if act.verb == "again")
    panel = await table.host.press(Press(act, (), Visitor(ANN, "en-GB", 70, GUILD)))
    (tried,) = await table.host.lessons.open(ANN.id)
    assert any(each.game == tried.game for each in buttons(panel.message).values())


async def test_nobody_elses_curve_can_be_drawn_from_a_reply(table: Evening) -> None:
    await play(table)
    visitor = Visitor(CY, "en-GB", 70, GUILD)
    reply = await table.host.press(Press(Action("review", table.game), (), visitor))
    assert reply.message.files == ()
    assert "seat" in reply.message.text


async def closing_posts(table: Evening) -> list[Message]:
    await table.deliver()
    return [each.message for each in table.courier.carried if "Learn from it" in buttons(each.message)]


async def test_the_closing_post_shows_the_curve_once_everybody_agrees(table: Evening) -> None:
    await play(table)
    assert len((await closing_posts(table))[-1].files) == 1
    await replies.publish(table.host, HERS, Action("curve", table.game))
    post = (await closing_posts(table))[-1]
    assert len(post.files) == 1
    assert "Ann wants to show here" in post.text
    shown = await replies.publish(table.host, BOS, Action("curve", table.game))
    post = (await closing_posts(table))[-1]
    assert len(post.files) == 2
    assert "wants to show here" not in post.text
    assert "Everybody agrees" in shown.text


async def test_who_agrees_twice_counts_once(table: Evening) -> None:
    await play(table)
    for _ in range(2):
        shown = await replies.publish(table.host, HERS, Action("curve", table.game))
        assert "one other player" in shown.text


async def test_a_game_in_no_channel_has_no_post_to_publish_in(table: Evening) -> None:
    await play(table)
    table.rows("UPDATE games SET table_settings = ? WHERE id = ?", '{"lesson": "dice"}', table.game)
    table.host.context.cache.evict_unless(table.game, Status.RUNNING)
    assert await refusal(table.host.reviews.agree_to_publish(table.game, ANN.id)) == "review-no-post"


# --- Privacy --------------------------------------------------------------------------------------


async def test_who_is_forgotten_leaves_no_review(table: Evening) -> None:
    await play(table)
    await review(table)
    await table.host.reviews.of_table(table.game)
    await table.host.people.forget(ANN.id)
    assert table.rows("SELECT seat FROM reviews") == [(NOBODY,)]


async def test_a_review_is_in_the_own_data_and_in_nobody_elses(table: Evening) -> None:
    await play(table)
    await review(table)
    (hers,) = json.loads(await table.host.own_data.of(ANN.id))["seats"]
    (his,) = json.loads(await table.host.own_data.of(BO.id))["seats"]
    assert hers["review"]["seat"] == 0
    assert his["review"] is None


async def test_a_forgotten_server_leaves_no_review(table: Evening) -> None:
    await play(table)
    await review(table)
    async with table.host.store.write() as rows:
        await rows.servers.erase(7)
    assert table.rows("SELECT seat FROM reviews") == []
