"""Lessons: private games against friends that answer at once, with a coach, on no record."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import msgspec
import pytest

from bot.host.loading.reading import GameReading
from bot.host.lobby.table_limits import TableLimits
from bot.host.model.facts import LESSON_DONE, Outcome, Refused, Status, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import Press, Visitor
from bot.host.model.measurements import Watch
from bot.host.model.preferences import PersonSettings
from bot.host.play.table import Pressed
from bot.host.replies import lookups, playing
from bot.host.replies.community import learning
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select
from games.catalogue import GAMES
from games.core.live_questions import open_questions
from games.core.protocol import Line, Picks, Ranked, Result, say
from games.core.simulation import RandomBelow, random_below
from games.core.texts import words
from players.levels import SOFTNESS
from players.policy import best, softly_random
from tests.bot.helpers import ANN, BO, GUILD, Evening, refusal
from tests.bot.toy import TOY

READER = Reader(ANN, PersonSettings(), "en-GB")
EVERY = [(key, lesson.key) for key, game in GAMES.items() for lesson in game.lessons.lesson]


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", tuple(GAMES.values())) as evening:
        yield evening


async def begin(evening: Evening, key: str = "imperium", lesson: str = "imperium") -> Summary:
    summary = await evening.host.lessons.begin(ANN, key, lesson)
    evening.game = summary.game
    await evening.host.friends.settle(evening.game, 60)
    return summary


async def press(evening: Evening, option: str) -> Message:
    """Press an option of the first question, as a button does."""
    panel = await evening.panel(ANN)
    act = Action("pick", evening.game, panel.epoch, panel.questions[0].id, option)
    visitor = Visitor(ANN, "en-GB", 70, GUILD)
    return (await evening.host.press(Press(act, (), visitor))).message


async def answer_mildly(evening: Evening) -> None:
    """Give the mildest answer to the first question, and let the friends answer."""
    panel = await evening.panel(ANN)
    await evening.answer(ANN, dict(panel.questions[0].mildest))
    await evening.host.friends.settle(evening.game, 60)


def buttons(message: Message) -> list[Button]:
    return [item for row in message.controls for item in row if isinstance(item, Button)]


@pytest.mark.parametrize(("key", "lesson"), EVERY, ids=[lesson for _, lesson in EVERY])
async def test_a_lesson_asks_the_learner_at_once(evening: Evening, key: str, lesson: str) -> None:
    await begin(evening, key, lesson)
    panel = await evening.panel(ANN)
    assert panel.questions
    assert panel.seat_view.summary.is_alone


async def test_everybody_learns_from_the_same_deal(evening: Evening) -> None:
    first = await begin(evening)
    seen = (await evening.panel(ANN)).seat_view.view
    again = await begin(evening)
    assert (await evening.panel(ANN)).seat_view.view == seen
    assert first.game != again.game


async def test_the_coach_speaks_in_a_lesson(evening: Evening) -> None:
    await begin(evening)
    assert (await evening.panel(ANN)).coach is not None


async def test_nothing_is_posted_and_nobody_is_called(evening: Evening) -> None:
    await begin(evening)
    for _ in range(6):
        await answer_mildly(evening)
    await evening.deliver()
    assert evening.courier.shown == {}


async def test_a_press_that_ends_the_turn_shows_the_next_question(evening: Evening) -> None:
    await begin(evening)
    panel = await evening.panel(ANN)
    for _ in range(40):
        (asked, *_) = panel.questions
        keys = [option.key for option in asked.options]
        shown = await press(evening, "end" if "end" in keys else next(iter(asked.mildest), keys[0]))
        panel = await evening.panel(ANN)
        assert panel.questions or panel.vote is not None
        assert "called when it is your move" not in shown.text
        if panel.seat_view.summary.headline and "end" in keys:
            break


async def test_what_happened_is_told_once_when_the_friends_have_answered(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(evening)
    panel, told = await evening.panel(ANN), Line(say("plain-name", name="Ann attacked"))
    lessons = evening.host.lessons
    part = SimpleNamespace(lines=[told])
    monkeypatch.setattr(lessons.table, "panel", AsyncMock(return_value=msgspec.structs.replace(panel, done=(told,))))
    monkeypatch.setattr(lessons.history, "since", AsyncMock(return_value=SimpleNamespace(parts=[part])))
    idle = Pressed(Outcome.TAKEN, msgspec.structs.replace(panel, questions=()))
    shown = (await lessons.go_on(idle, ANN.id)).panel
    assert (shown.meanwhile, shown.done) == ((told,), ())


async def test_lessons_of_two_people_do_not_meet(evening: Evening) -> None:
    mine = await begin(evening)
    others = await evening.host.lessons.begin(BO, "imperium", "imperium")
    assert mine.game != others.game
    assert [each.game for each in await evening.host.lessons.open(ANN.id)] == [mine.game]


async def test_a_lesson_that_was_begun_is_offered_again(evening: Evening) -> None:
    await begin(evening)
    shown = await learning.learn(evening.host, READER, Action("learn"))
    go_on, end = buttons(shown)
    assert (go_on.label, go_on.act) == ("Go on: Dune: Imperium", Action("move", evening.game))
    shown = await learning.end(evening.host, READER, end.act)
    assert buttons(shown) == []


async def test_beginning_again_ends_the_older_lesson(evening: Evening) -> None:
    first = await begin(evening)
    await answer_mildly(evening)
    await begin(evening)
    assert (await evening.host.summary(first.game)).status is Status.ABANDONED
    assert (await evening.host.people.settings(ANN.id)).coached == ()


async def test_where_no_game_has_lessons_no_empty_menu_is_shown(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", (TOY,)) as evening:
        shown = await learning.learn(evening.host, READER, Action("learn"))
        assert shown.text == "The games here have no lessons."
        assert not list(shown.controls)


async def test_the_lessons_of_the_lobbys_game_come_first(evening: Evening) -> None:
    shown = await learning.learn(evening.host, READER, Action("learn", value="dice"))
    (menu,) = [item for row in shown.controls for item in row if isinstance(item, Select)]
    assert menu.options[0].value == "dice/dice"
    assert len(menu.options) == len(EVERY)


def words_in(text: str) -> int:
    return len(re.findall(r"[\w'’]+", re.sub(r"<[^>]*>", "", text)))


async def choose(evening: Evening, picks: Picks) -> Message:
    """Answer the first question: one option by its button, several at once."""
    if list(picks.values()) == [1]:
        return await press(evening, next(iter(picks)))
    await evening.answer(ANN, dict(picks))
    await evening.host.friends.settle(evening.game, 60)
    return await playing.move(evening.host, READER, Action("move", evening.game))


async def by_prices(evening: Evening, as_novice: RandomBelow | None = None) -> Picks:
    """Return what a steady player chooses, or a novice with this luck."""
    reading = GameReading(evening.host.context, await evening.host.context.load(evening.game))
    rules = GAMES["imperium"]
    state = await reading.state(reading.loaded.tip.seq)
    asked = next(each for each in open_questions(state) if each.seat == 0)
    prices = rules.judgement.pricing.prices
    if as_novice is None:
        return best(rules.judgement, state, asked, prices)
    return softly_random(rules.judgement, state, asked, prices, as_novice, SOFTNESS)


@pytest.mark.parametrize("luck", ["", "1", "3"])
async def test_the_first_lesson_is_short(evening: Evening, luck: str) -> None:
    """A player needs at most 40 decisions, and reads at most 1,200 words. What was read before is skipped.

    Without luck the player is steady.
    """
    below = random_below(luck) if luck else None
    await begin(evening)
    shown = await playing.move(evening.host, READER, Action("move", evening.game))
    read: set[str] = set()
    decisions = 0
    while (await evening.panel(ANN)).coach != say(LESSON_DONE):
        read |= set(shown.text.splitlines())
        shown = await choose(evening, await by_prices(evening, below))
        decisions += 1
        assert decisions <= 40
    read |= set(shown.text.splitlines())
    assert sum(map(words_in, read)) <= 1200


async def test_a_learner_reads_what_they_did_and_no_post_that_nobody_gets(evening: Evening) -> None:
    await begin(evening)
    shown = [await choose(evening, await by_prices(evening)) for _ in range(6)]
    assert not any("The table will read" in each.text for each in shown)
    assert any("You sent an agent to" in each.text for each in shown)


async def test_a_learner_reads_what_the_answer_did_and_the_whole_turn_only_on_a_new_panel(evening: Evening) -> None:
    await begin(evening)
    sent = "You sent an agent to"
    shown = await press(evening, "send:diplomacy")
    shown = await press(evening, "stillsuits")
    assert f"\n{sent} *Stillsuits*" in shown.text
    keys = [option.key for option in (await evening.panel(ANN)).questions[0].options]
    shown = await press(evening, next(key for key in keys if key.startswith("deploy")))
    assert "\nYou deployed" in shown.text
    assert sent not in shown.text
    again = await playing.move(evening.host, READER, Action("move", evening.game))
    assert f"So far: {sent} *Stillsuits*" in again.text


async def test_a_learner_reads_briefly_what_the_friends_did(evening: Evening) -> None:
    await begin(evening)
    quoted = ""
    while "**Chani** sent an agent" not in quoted:
        shown = await choose(evening, await by_prices(evening))
        quoted = "\n".join(line for line in shown.text.splitlines() if line.startswith(">"))
    assert " with *" not in quoted


async def test_the_lesson_of_an_expansion_repeats_nothing_that_is_known(evening: Evening) -> None:
    known = ("imperium/turn", "imperium/place")
    await evening.host.people.set(ANN, coached=known)
    await begin(evening, "imperium", "ix")
    assert (await evening.host.people.settings(ANN.id)).coached == known
    await begin(evening, "imperium", "imperium")
    assert (await evening.host.people.settings(ANN.id)).coached == ()


async def test_lessons_count_in_the_limit_of_open_games(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(per_person=1)
    await begin(evening)
    with pytest.raises(Refused) as refused:
        await begin(evening, "dice", "dice")
    assert refused.value.reason.key == "host-too-many-alone"


async def test_a_lesson_that_replaces_another_needs_no_room(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=1)
    first = await begin(evening)
    assert (await begin(evening)).game != first.game


async def test_a_complete_lesson_makes_room_for_the_next(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=1)
    first = await begin(evening)
    while (await evening.panel(ANN)).coach != say(LESSON_DONE):
        await answer_mildly(evening)
    await begin(evening, "dice", "dice")
    assert (await evening.host.summary(first.game)).status is Status.ABANDONED


async def test_an_unknown_lesson_is_refused(evening: Evening) -> None:
    with pytest.raises(Refused):
        await evening.host.lessons.begin(ANN, "imperium", "chess")


async def test_another_table_is_not_ended_as_a_lesson(evening: Evening) -> None:
    await evening.begin(ANN, BO, key="imperium")
    with pytest.raises(Refused):
        await evening.host.lessons.end(evening.game, ANN.id)


async def test_the_games_of_a_person_name_a_lesson_without_a_channel(evening: Evening) -> None:
    await begin(evening)
    shown = await lookups.games(evening.host, READER, Action("games"))
    assert "your lesson" in shown.text
    assert "<#" not in shown.text


async def test_the_seat_of_a_lesson_is_not_passed_on_and_a_lesson_has_no_rematch(evening: Evening) -> None:
    summary = await begin(evening)
    assert await refusal(evening.host.hand_over.pass_seat(summary.game, ANN.id)) == "lesson-is-yours"
    await evening.host.hand_over.abandon(summary.game, ANN.id)
    assert await refusal(evening.host.lobby.rematch(summary.game, ANN)) == "lesson-is-yours"


async def test_a_finished_lesson_is_not_recorded(evening: Evening) -> None:
    await begin(evening)
    ranked = msgspec.json.encode(Result(tuple(Ranked(seat, seat + 1, 0) for seat in range(3)))).decode()
    evening.rows("UPDATE games SET status = 'over', result = ?", ranked)
    await evening.restart()
    await evening.host.recorder.run()
    assert await evening.host.store.read.finished.to_record() == []
    assert evening.rows("SELECT count(*) FROM finished") == [(0,)]


async def test_a_complete_lesson_says_so_and_is_ended_by_a_button(evening: Evening) -> None:
    evening.host.context.watch = counted = Counted()
    await begin(evening)
    for _ in range(60):
        panel = await evening.panel(ANN)
        if panel.coach is not None and panel.coach.key == LESSON_DONE:
            break
        await answer_mildly(evening)
    end = next(each for each in buttons(playing.drawn(READER, panel)) if each.label == "End the lesson")
    await learning.end(evening.host, READER, end.act)
    assert counted.steps == [("imperium", "begun"), ("imperium", "completed")]


class Counted(Watch):
    def __init__(self) -> None:
        self.steps: list[tuple[str, str]] = []
        self.left: list[tuple[str, str, int]] = []

    def lesson(self, lesson: str, step: str) -> None:
        self.steps.append((lesson, step))

    def lesson_left(self, lesson: str, kind: str, answers: int) -> None:
        self.left.append((lesson, kind, answers))


async def test_lessons_are_counted_with_where_they_were_left(evening: Evening) -> None:
    evening.host.context.watch = counted = Counted()
    await begin(evening)
    await answer_mildly(evening)
    kind = (await evening.panel(ANN)).questions[0].kind
    await evening.host.lessons.end(evening.game, ANN.id)
    assert counted.steps == [("imperium", "begun"), ("imperium", "left")]
    assert counted.left == [("imperium", kind, 1)]


async def test_a_lesson_that_is_left_in_silence_is_counted_once_and_can_be_resumed(evening: Evening) -> None:
    evening.host.context.watch = counted = Counted()
    await begin(evening)
    kind = (await evening.panel(ANN)).questions[0].kind
    for _ in range(2):
        evening.clock.advance(days=15)
        await evening.host.sweeper.sweep()
    assert counted.left == [("imperium", kind, 0)]
    go_on, end = buttons(await learning.learn(evening.host, READER, Action("learn")))
    shown = (await evening.host.press(Press(go_on.act, (), Visitor(ANN, "en-GB", 70, GUILD)))).message
    assert [each.act.game for each in buttons(shown) if each.act.verb == "pick"]
    await answer_mildly(evening)
    await learning.end(evening.host, READER, end.act)
    assert counted.left[1:] == [("imperium", "turn", 1)]


async def test_a_die_that_cannot_be_spent_in_the_war_quotes_its_rule(evening: Evening) -> None:
    await begin(evening, "arrakis", "atreides")
    quoted = ""
    for _ in range(60):
        shown = await playing.move(evening.host, READER, Action("move", evening.game))
        why = [each.act for each in buttons(shown) if each.label == "Why not the others"]
        if why and (await evening.panel(ANN)).questions[0].kind == "action":
            quoted = (await evening.host.press(Press(why[0], (), Visitor(ANN, "en-GB", 70, GUILD)))).message.text
            break
        await answer_mildly(evening)
    assert any(words().say(say(rule)) in quoted for rule in GAMES["arrakis"].rules_behind.values())
