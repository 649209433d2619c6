"""The cost of a press in Dune: Imperium: how often the database, the codec and the rules are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.delivery.courier import Direct
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.play.previews import WORLDS
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from games.core.game import Game
from games.core.simulation import lively_picks, random_below
from games.imperium import GAME
from tests.bot.helpers import ANN, BO, CY, Evening
from tests.support.idle import until_idle

pytestmark = pytest.mark.sqlite_only

PEOPLE = (ANN, BO, CY)
NAMES = ("decode", "questions", "answer", "shuffle_hidden")


def counting(game: Game, calls: Counter[str]) -> Game:
    def counted(name: str) -> Callable[..., Any]:
        asked = getattr(game, name)

        def ask(*args: Any, **how: Any) -> Any:
            calls[name] += 1
            return asked(*args, **how)

        return ask

    return msgspec.structs.replace(game, **{name: counted(name) for name in NAMES})


class Counted:
    """A table that counts calls of the database and of the rules."""

    def __init__(self, path: Path) -> None:
        self.calls: Counter[str] = Counter()
        self.evening = Evening(path, (counting(GAME, self.calls),))

    async def begin(self) -> None:
        await self.evening.open()
        for connection in (self.evening.host.store._reader, self.evening.host.store._writer):
            run = connection.run

            async def hop(work: Any, run: Any = run) -> Any:
                self.calls["hops"] += 1
                return await run(work)

            connection.run = hop  # type: ignore[method-assign]
            await run(lambda db: db.set_trace_callback(self._note))
        await self.evening.begin(*PEOPLE, key="imperium")

    def _note(self, sql: str) -> None:
        word = sql.split(None, 1)[0].upper()
        if word in ("SELECT", "WITH"):
            self.calls["reads"] += 1

    async def press(self, *, at_hand: bool = True) -> Counter[str]:
        """Press something for a seat that is to act, and return the counts. Unless `at_hand`, first evict the cached
        game.
        """
        evening = self.evening
        waiting = sorted(await evening.awaited())
        person = PEOPLE[waiting[0]]
        panel = await evening.panel(person)
        question = next(each for each in panel.questions if each.waits)
        picks = lively_picks(question, random_below(f"press {panel.seat_view.seq}"))
        act, values = _pressed(evening.game, panel.epoch, question.id, picks)
        if not at_hand:
            async with evening.host.store.write():
                pass
        self.calls.clear()
        given = await evening.host.table.press(act, values, person.id)
        assert given.outcome == "taken", (given, picks)
        cost = Counter(self.calls)
        cost["closes"] = not given.panel.questions
        return cost


def _pressed(game: str, epoch: int, question: str, picks: dict[str, int]) -> tuple[Action, list[str]]:
    if len(picks) == 1 and next(iter(picks.values())) > 1:
        key, count = next(iter(picks.items()))
        return Action("num", game, epoch, question, f"{count}:{key}"), []
    if len(picks) == 1:
        return Action("pick", game, epoch, question, next(iter(picks))), []
    return (
        (Action("pick", game, epoch, question), list(picks)) if picks else (Action("none", game, epoch, question), [])
    )


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Counted]:
    counted = Counted(tmp_path / "sietch.db")
    await counted.begin()
    yield counted
    await counted.evening.close()


async def test_a_press_reads_at_most_eight_times_and_decodes_at_most_twice(table: Counted) -> None:
    for _ in range(120):
        if not await table.evening.awaited():
            break
        cost = await table.press(at_hand=False)
        # Two more reads are made by the interface: may this person see the game, and what are their settings.
        assert cost["reads"] + 2 <= 8, cost
        assert cost["decode"] <= 2, cost
        assert cost["questions"] <= 2, cost
        assert cost["answer"] <= 4, cost


async def test_a_press_on_a_cached_game_only_writes(table: Counted) -> None:
    await table.press()
    for _ in range(60):
        cost = await table.press()
        assert (cost["hops"], cost["reads"]) == (1, 0)


async def test_a_press_on_a_game_that_is_not_cached_reads_once_and_writes_once(table: Counted) -> None:
    for _ in range(60):
        assert (await table.press(at_hand=False))["hops"] == 2


async def test_a_press_decodes_only_the_position_that_is_played_on(table: Counted) -> None:
    """The public facts of the position before are known from the panel."""
    for _ in range(60):
        assert (await table.press())["decode"] == 1


async def test_nothing_is_read_to_look_for_friends_when_none_is_to_act(table: Counted) -> None:
    for _ in range(20):
        await table.press()
        table.calls.clear()
        await until_idle(table.evening.host.friends)
        assert not table.calls["hops"]


async def test_a_press_that_queues_nothing_does_not_wake_the_outbox(table: Counted) -> None:
    outbox, rung = table.evening.host.outbox, set[bool]()
    for _ in range(60):
        outbox._woken.clear()
        before = len(await table.evening.host.store.read.outbox.all_waiting())
        await table.press()
        after = len(await table.evening.host.store.read.outbox.all_waiting())
        assert after >= before > 0
        assert outbox._woken.is_set() or after == before
        rung.add(outbox._woken.is_set())
    assert rung == {True, False}


async def test_a_preview_that_is_not_shown_is_not_played_to_its_end(table: Counted) -> None:
    costs = [await table.press() for _ in range(80)]
    assert any(cost["shuffle_hidden"] == 1 for cost in costs)
    assert any(cost["shuffle_hidden"] == len(WORLDS) for cost in costs)


async def test_the_picture_of_a_panel_is_drawn_without_reading_the_game_again(table: Counted) -> None:
    await table.press()
    person = PEOPLE[sorted(await table.evening.awaited())[0]]
    panel = await table.evening.panel(person)
    message = playing.drawn(Reader(person, PersonSettings(), "en"), panel)
    table.calls.clear()
    whole = await table.evening.host.gallery.finish(message, PersonSettings())
    assert whole.files
    assert not table.calls["reads"]
    assert not table.calls["decode"]


async def end_a_turn(table: Counted) -> Counter[str]:
    """Press until a turn ends, with an empty outbox before each press. Return the cost of the last press."""
    while True:
        await table.evening.host.outbox.drain()
        cost = await table.press()
        if cost["closes"]:
            return cost


async def test_the_notifications_of_a_turn_use_the_game_that_the_press_has_loaded(table: Counted) -> None:
    told = []
    for _ in range(12):
        await end_a_turn(table)
        sent, before = table.evening.courier.carried, len(table.evening.courier.carried)
        table.calls.clear()
        await table.evening.host.outbox.drain()
        told.append(len(sent) - before)
        ends_a_round = any("### The end of round" in parcel.message.text for parcel in sent[before:])
        # The picture needs the position before the turn. The end of a round needs one position more, to check whether
        # the last post has already told of that end. If it has, the position is read and nothing is said.
        assert table.calls["decode"] <= 1 + ends_a_round, table.calls
        assert table.calls["questions"] == 0, table.calls
        assert table.calls["reads"] <= 3 + told[-1] + 1, table.calls
    # A pass in combat queues a call only, because the present post is edited.
    assert max(told) >= 2, "a post, and a call"


async def test_a_setting_changed_before_delivery_applies_to_the_notification(table: Counted) -> None:
    await end_a_turn(table)
    host = table.evening.host
    called = PEOPLE[sorted(await table.evening.awaited())[0]]
    await host.people.set(called, locale="cs")
    await host.outbox.drain()
    (call,) = [parcel for parcel in table.evening.courier.carried if parcel.to == Direct(called.id)][-1:]
    assert call.message.text.startswith("Jsi na tahu")


async def test_a_notification_uses_the_database_at_most_four_times(table: Counted) -> None:
    """It is used before writing, after delivery, and to look for more notifications."""
    outbox = table.evening.host.outbox
    await outbox.drain()
    for _ in range(40):
        await table.press()
        letters = len(await table.evening.host.store.read.outbox.all_waiting())
        table.calls.clear()
        await outbox.drain()
        assert table.calls["hops"] <= 1 + 4 * letters
