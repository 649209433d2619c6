"""The puzzle of the week: when it is posted and solved, who may know what, and what is kept."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.host.delivery.courier import NotNow, Unreachable
from bot.host.lobby.table_limits import TableLimits
from bot.host.model.community.puzzles import NAMES, PuzzleServer, in_a_week, next_due
from bot.host.model.facts import Person, Status
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings, Pictures
from bot.host.pictures.painter import Renderer
from bot.host.replies.community import puzzles as replies
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select, capital
from bot.ops.metrics import Metrics
from games.catalogue import GAMES
from games.core.courses import words_of
from games.core.puzzles import Puzzle
from games.core.texts import plain, words
from tests.bot.helpers import ANN, BO, CY, GUILD, Evening, refusal
from tests.support.idle import until_idle

CHANNEL = 700
EVENING = 18


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Evening]:
    """A server that has puzzles of the dice game at six in the evening. It is noon."""
    async with Evening(tmp_path / "table.sqlite", [GAMES["dice"], GAMES["imperium"]]) as evening:
        await set_up(evening)
        yield evening


async def set_up(evening: Evening, guild: int = GUILD, key: str = "dice", **how) -> None:
    wished = {"channel": CHANNEL, "hour": EVENING, "due": evening.clock.now(), **how}
    await evening.host.puzzles.set_up(PuzzleServer(guild=guild, key=key, **wished))


async def posted(evening: Evening) -> int:
    """Let the evening come, and return the number of the puzzle that is posted."""
    evening.clock.advance(hours=7)
    await evening.host.puzzles.run()
    return newest(evening)


def newest(evening: Evening) -> int:
    return evening.rows("SELECT max(id) FROM puzzles")[0][0]


def puzzle_of(evening: Evening, number: int) -> Puzzle:
    ((key, name),) = evening.rows("SELECT key, name FROM puzzles WHERE id = ?", number)
    found = GAMES[key].puzzles.named(name)
    assert found is not None
    return found


def reader(person: Person, *, guild: int = GUILD, manages: bool = False, lang: str = "en-GB") -> Reader:
    return Reader(person, PersonSettings(), lang, CHANNEL, guild, manages)


async def pressed(evening: Evening, person: Person, verb: str, number: int, *values: str, **how) -> Message:
    act = Action(verb, value=str(number))
    return await replies.VERBS[verb](evening.host, reader(person, **how), act, values)


async def answer(evening: Evening, person: Person, number: int, *, right: bool = True) -> Message:
    best = puzzle_of(evening, number).best
    return await pressed(evening, person, "puzzleanswer", number, str(best if right else (best + 1) % 3))


async def be_done(evening: Evening, number: int, *people: Person) -> None:
    for person in people:
        await pressed(evening, person, "puzzledone", number)


async def in_days(evening: Evening, days: float) -> None:
    evening.clock.advance(days=days)
    await evening.host.puzzles.run()


def labels(message: Message) -> list[str]:
    return [item.label for row in message.controls for item in row if isinstance(item, Button)]


def solutions(evening: Evening) -> list[str]:
    return [text for text in evening.courier.public() if "Solution of the puzzle" in text]


def puzzles(evening: Evening) -> list[str]:
    return [text for text in evening.courier.public() if "Puzzle of the week" in text]


async def test_post_panel_and_solution_explain_the_picture(server: Evening) -> None:
    number = await posted(server)
    panel = await pressed(server, ANN, "puzzle", number)
    (post,) = [each.message for each in server.courier.carried]
    assert "What is this?" in labels(panel)
    assert "What is this?" in labels(post)
    shown = await pressed(server, ANN, "puzzlewhat", number)
    assert [each.picture for each in shown.pictures][1:] == ["legend"]
    assert shown.pictures[1].focus == shown.pictures[0].picture
    assert labels(shown) == ["Back"]


# --- When ------------------------------------------------------------------------------------------


async def test_a_puzzle_is_posted_at_the_hour_and_each_week_after(server: Evening) -> None:
    await server.host.puzzles.run()
    assert puzzles(server) == []
    await posted(server)
    assert len(puzzles(server)) == 1
    await in_days(server, 6)
    assert len(puzzles(server)) == 1
    await in_days(server, 1)
    assert len(puzzles(server)) == 2


async def test_the_solution_comes_after_a_week_before_the_next_puzzle(server: Evening) -> None:
    await posted(server)
    await in_days(server, 6.9)
    assert solutions(server) == []
    await in_days(server, 0.1)
    assert ["Solution" in text for text in server.courier.public()] == [False, True, False]


async def test_a_server_that_did_not_ask_gets_none(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", [GAMES["dice"]]) as evening:
        await in_days(evening, 8)
        assert evening.courier.public() == []


async def test_no_server_has_a_puzzle_twice_before_it_had_all(server: Evening) -> None:
    count = len(GAMES["dice"].puzzles.kept)
    await posted(server)
    for _ in range(count):
        await in_days(server, 7)
    names = [name for (name,) in server.rows("SELECT name FROM puzzles ORDER BY id")]
    assert len(set(names[:count])) == count
    assert names[count] == names[0]


async def test_servers_have_the_puzzles_in_different_orders(server: Evening) -> None:
    for guild in range(100, 120):
        await set_up(server, guild, key="")
    await posted(server)
    first = [name for (name,) in server.rows("SELECT name FROM puzzles WHERE guild >= 100")]
    assert len(set(first)) > 3


async def test_an_outage_of_weeks_leaves_one_puzzle(server: Evening) -> None:
    await posted(server)
    await in_days(server, 30)
    assert len(puzzles(server)) == 2
    await in_days(server, 6)
    assert len(puzzles(server)) == 3


def test_the_hour_is_that_of_the_clocks_of_a_place() -> None:
    saturday = datetime(2026, 3, 28, 12, tzinfo=UTC)
    due = next_due(saturday, EVENING, "Europe/Prague")
    assert due == datetime(2026, 3, 28, 17, tzinfo=UTC)
    assert in_a_week(due, due, EVENING, "Europe/Prague") == datetime(2026, 4, 4, 16, tzinfo=UTC)
    late = datetime(2026, 3, 28, 18, tzinfo=UTC)
    assert next_due(late, EVENING, "Europe/Prague") == datetime(2026, 3, 29, 16, tzinfo=UTC)


async def test_puzzles_end_when_they_are_stopped_and_the_open_one_is_still_solved(server: Evening) -> None:
    await posted(server)
    stopped = await pressed(server, ANN, "puzzlestop", 0, manages=True)
    assert "gets no puzzles" in stopped.text
    await in_days(server, 8)
    assert len(puzzles(server)) == len(solutions(server)) == 1


async def test_a_process_that_dies_after_a_post_shows_it_once(server: Evening) -> None:
    number = await posted(server)
    server.rows("UPDATE puzzles SET stage = 0 WHERE id = ?", number)
    await server.restart()
    await server.host.puzzles.run()
    assert len(puzzles(server)) == 1


async def test_a_post_that_discord_does_not_take_now_comes_later(server: Evening) -> None:
    server.courier.troubles.append(NotNow())
    await posted(server)
    assert puzzles(server) == []
    await server.host.puzzles.run()
    assert len(puzzles(server)) == 1


async def test_a_channel_that_is_gone_costs_a_week_and_stops_nobody_else(server: Evening) -> None:
    await set_up(server, 8, channel=701)
    server.courier.no_channels.add(CHANNEL)
    await posted(server)
    assert len(puzzles(server)) == 1
    await in_days(server, 2)
    assert server.rows("SELECT stage FROM puzzles WHERE guild = ?", GUILD) == [(3,)]
    server.courier.no_channels.clear()
    await in_days(server, 5)
    assert len(puzzles(server)) == 3


async def test_a_refusal_of_one_moment_is_tried_again(server: Evening) -> None:
    server.courier.troubles.append(Unreachable("forbidden"))
    await posted(server)
    await server.host.puzzles.run()
    assert len(puzzles(server)) == 1


# --- Answers ---------------------------------------------------------------------------------------


async def test_the_post_shows_the_position_and_no_solution(server: Evening) -> None:
    number = await posted(server)
    (text,) = puzzles(server)
    data = puzzle_of(server, number)
    assert "You are" in text
    assert f"{len(data.courses)} turns are possible" in text
    best = words().say(words_of(GAMES["dice"], data)[data.best].text, tuple("ABCDEFGH"))
    assert best not in text


async def test_every_turn_begins_with_a_capital_letter(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", (GAMES["arrakis"],)) as evening:
        await set_up(evening, key="arrakis")
        panel = await pressed(evening, ANN, "puzzle", await posted(evening))
    (menu,) = [item for row in panel.rows for item in row if isinstance(item, Select)]
    told = [text for option in menu.options for text in (option.label, option.help) if text]
    assert told == [capital(text) for text in told]


async def test_nobody_sees_what_others_chose(server: Evening) -> None:
    number = await posted(server)
    own = await answer(server, ANN, number)
    assert "You chose" in own.text
    other = await pressed(server, BO, "puzzle", number)
    assert "You chose" not in other.text
    assert not any(
        option.chosen for row in other.rows for item in row if isinstance(item, Select) for option in item.options
    )
    assert "Ann" not in other.text
    assert len(server.courier.carried) == 1


async def test_an_answer_can_be_changed_until_the_solution(server: Evening) -> None:
    number = await posted(server)
    await answer(server, ANN, number, right=False)
    await answer(server, ANN, number)
    await in_days(server, 7)
    assert "1 of 1 person chose this turn: Ann" in solutions(server)[0]
    assert await refusal(server.host.puzzles.choose(number, ANN, 0)) == "puzzle-is-solved"


async def test_a_turn_that_is_not_offered_cannot_be_chosen(server: Evening) -> None:
    number = await posted(server)
    assert await refusal(server.host.puzzles.choose(number, ANN, 99)) == "puzzle-no-such-turn"
    assert await refusal(server.host.puzzles.choose(number, ANN, -1)) == "puzzle-no-such-turn"


async def test_for_other_servers_a_puzzle_does_not_exist(server: Evening) -> None:
    number = await posted(server)
    assert await refusal(pressed(server, ANN, "puzzle", number, guild=8)) == "puzzle-none"
    assert await refusal(pressed(server, ANN, "puzzleanswer", number, "0", guild=8)) == "puzzle-none"
    assert await refusal(pressed(server, ANN, "puzzle", 99)) == "puzzle-none"


async def test_the_solution_comes_early_when_all_who_looked_need_no_more_time(server: Evening) -> None:
    number = await posted(server)
    for person in (ANN, BO):
        await answer(server, person, number)
    await be_done(server, number, ANN)
    await in_days(server, 2)
    assert solutions(server) == []
    await be_done(server, number, BO)
    await server.host.puzzles.run()
    assert len(solutions(server)) == 1


async def test_who_has_only_looked_is_waited_for(server: Evening) -> None:
    number = await posted(server)
    await answer(server, ANN, number)
    await be_done(server, number, ANN)
    await pressed(server, BO, "puzzle", number)
    await in_days(server, 2)
    assert solutions(server) == []


async def test_the_solution_does_not_come_on_the_first_day(server: Evening) -> None:
    number = await posted(server)
    await answer(server, ANN, number)
    await be_done(server, number, ANN)
    await in_days(server, 0.9)
    assert solutions(server) == []
    await in_days(server, 0.2)
    assert len(solutions(server)) == 1


async def test_those_who_were_right_are_named_and_those_who_hide_are_counted(server: Evening) -> None:
    number = await posted(server)
    for person in (ANN, BO):
        await answer(server, person, number)
    await answer(server, CY, number, right=False)
    await server.host.people.set(BO, hides_profile=True)
    await in_days(server, 7)
    (text,) = solutions(server)
    assert "2 of 3 people chose this turn: Ann" in text
    assert "Bo" not in text
    assert "Cy" not in text


async def test_a_solution_tells_the_best_turn_its_reason_and_the_next_best(server: Evening) -> None:
    number = await posted(server)
    await in_days(server, 7)
    (text,) = solutions(server)
    data = puzzle_of(server, number)
    told = words().say(words_of(GAMES["dice"], data)[data.best].text, ("Chani", "Duncan", "Gurney", "Irulan"))
    assert plain(told) in plain(text)
    assert f"about {round(100 * data.courses[data.best].chance)} %" in text
    assert len(text.splitlines()) == 5
    assert "Nobody has answered" in text


async def test_an_old_button_shows_the_solution_in_the_language_of_the_reader(server: Evening) -> None:
    number = await posted(server)
    await in_days(server, 7)
    assert "Řešení hádanky" in (await pressed(server, ANN, "puzzle", number, lang="cs")).text


# --- Settings --------------------------------------------------------------------------------------


async def test_only_admins_set_puzzles_up_and_stop_them(server: Evening) -> None:
    wished = PuzzleServer(guild=GUILD, channel=1, due=server.clock.now())
    assert await refusal(replies.set_up(server.host, reader(ANN), wished)) == "admin-only-here"
    assert await refusal(replies.settings(server.host, reader(ANN))) == "admin-only-here"
    assert await refusal(pressed(server, ANN, "puzzlestop", 0)) == "admin-only-here"


async def test_the_settings_name_channel_time_and_games(server: Evening) -> None:
    shown = await replies.settings(server.host, reader(ANN, manages=True))
    assert f"<#{CHANNEL}>" in shown.text
    assert labels(shown) == ["Stop the puzzles"]


async def test_a_game_without_puzzles_and_a_wrong_time_are_refused(server: Evening) -> None:
    assert await refusal(set_up(server, key="toy")) == "puzzle-none-of-game"
    assert await refusal(set_up(server, hour=24)) == "puzzle-when"
    assert await refusal(set_up(server, zone="Arrakis/Arrakeen")) == "puzzle-when"


# --- Playing on, and what is kept -------------------------------------------------------------------


async def solved(evening: Evening) -> int:
    number = await posted(evening)
    await answer(evening, ANN, number)
    await in_days(evening, 7)
    return number


async def test_a_position_can_be_played_on_only_after_its_solution(server: Evening) -> None:
    number = await posted(server)
    assert await refusal(server.host.puzzles.try_out(number, ANN)) == "puzzle-not-solved"


async def test_playing_on_begins_in_the_position_against_friends(server: Evening) -> None:
    number = await solved(server)
    data = puzzle_of(server, number)
    summary = await server.host.puzzles.try_out(number, BO)
    panel = await server.host.table.panel(summary.game, BO.id)
    rules = GAMES["dice"]
    assert panel.seat_view.view == rules.view(rules.decode(data.save), data.seat)
    assert [chair.user for chair in summary.chairs if chair.user is not None] == [BO.id]


async def test_playing_on_counts_in_the_limit_of_open_games(server: Evening) -> None:
    number = await solved(server)
    server.host.lobby.limits = TableLimits(per_person=1)
    await server.host.lessons.begin(ANN, "dice", "dice")
    assert await refusal(server.host.puzzles.try_out(number, ANN)) == "host-too-many-alone"


async def play_to_the_end(evening: Evening) -> None:
    while True:
        await until_idle(evening.host.friends)
        panel = await evening.panel(ANN)
        if panel.seat_view.summary.status is Status.OVER:
            return
        await evening.answer(ANN, dict(panel.questions[0].mildest))


async def test_puzzles_and_games_played_on_from_them_count_in_no_rating(server: Evening) -> None:
    number = await solved(server)
    server.game = (await server.host.puzzles.try_out(number, ANN)).game
    await play_to_the_end(server)
    await server.host.recorder.run()
    for table in ("finished", "finished_seats", "ratings", "achievements", "best"):
        assert server.rows(f"SELECT * FROM {table}") == []


async def test_metrics_count_posts_answers_and_right_ones(server: Evening) -> None:
    server.host.context.watch = metrics = Metrics()
    number = await posted(server)
    await answer(server, ANN, number)
    await answer(server, ANN, number)
    await answer(server, BO, number, right=False)
    await in_days(server, 7)
    told = metrics.text().decode()
    for step, count in (("posted", 2), ("answered", 2), ("right", 1), ("wrong", 1)):
        assert f'sietch_puzzles_total{{game="dice",step="{step}"}} {count}.0' in told


async def test_a_person_s_file_has_their_answers_and_forgetting_deletes_them(server: Evening) -> None:
    number = await posted(server)
    await answer(server, ANN, number)
    await answer(server, BO, number)
    (own,) = json.loads(await server.host.own_data.of(ANN.id))["puzzles"]
    assert own["course"] == puzzle_of(server, number).best
    await server.host.people.forget(ANN.id)
    assert server.rows("SELECT user FROM puzzle_answers") == [(BO.id,)]
    await in_days(server, 7)
    assert "1 of 1 person chose this turn: Bo" in solutions(server)[0]


async def test_a_forgotten_server_has_no_puzzles(server: Evening) -> None:
    number = await posted(server)
    await answer(server, ANN, number)
    await server.host.servers.forget(GUILD)
    for table in ("puzzle_servers", "puzzles", "puzzle_answers"):
        assert server.rows(f"SELECT * FROM {table}") == []
    await in_days(server, 8)
    assert len(server.courier.public()) == 1


async def test_answers_are_deleted_after_two_months(server: Evening) -> None:
    await solved(server)
    server.clock.advance(days=50)
    await server.host.upkeep.retention.run()
    assert len(server.rows("SELECT * FROM puzzle_answers")) == 1
    server.clock.advance(days=5)
    await server.host.upkeep.retention.run()
    assert server.rows("SELECT * FROM puzzle_answers") == []


async def test_a_puzzle_that_is_no_longer_in_the_data_ends_quietly(server: Evening) -> None:
    number = await posted(server)
    server.rows("UPDATE puzzles SET name = 'gone' WHERE id = ?", number)
    await in_days(server, 7)
    assert solutions(server) == []
    assert len(puzzles(server)) == 2
    assert await refusal(pressed(server, ANN, "puzzle", number)) == "puzzle-none"


async def test_an_answer_given_while_the_solution_is_posted_is_refused(server: Evening) -> None:
    number = await posted(server)
    server.courier.troubles.append(NotNow())
    await in_days(server, 7)
    assert await refusal(server.host.puzzles.choose(number, ANN, 0)) == "puzzle-is-solved"


async def test_who_prefers_words_reads_the_position(server: Evening) -> None:
    server.host.gallery.painter = Renderer()
    number = await posted(server)
    shown = await pressed(server, ANN, "puzzle", number)
    told = await server.host.gallery.finish(shown, PersonSettings(pictures=Pictures.WORDS))
    assert told.files == ()
    own = f"**{NAMES[puzzle_of(server, number).seat]}**"
    assert own in told.text
    assert len(told.text) > len(shown.text) + 200
