"""Databases that older versions wrote: every game in them is read, shown, continued and finished, every letter that
was left goes out once, and every button that stood on a screen then is answered.
"""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import zstandard

from bot.host.model.facts import FINISHED, Person, Status
from bot.host.pictures.painter import Renderer
from bot.host.screen.elements import MOST_COMPONENTS, PictureWanted
from bot.host.store import migrate
from bot.ops.metrics import Metrics
from bot.ui import responses
from bot.ui.base import PendingResponses
from bot.ui.payload import Signs
from bot.ui.watched_panels import WatchedPanels
from games.catalogue import GAMES
from games.core.protocol import State, say
from games.core.simulation import random_below, random_picks
from games.core.texts import words
from sandbox.world.components import walk
from tests.bot.helpers import GUILD, Evening, FakePainter, MovableClock
from tests.saves.keeping import MIDDLE, VARIETIES, Keeping, lobbies
from tests.saves.packing import buttons_of, kept, unpack
from tests.saves.positions import positions
from tests.support.idle import until_idle
from tests.support.random_answers import random_answer
from tests.support.soak import share_of

ZOE = Person(880000000000000199, "Zoe")
"""A person who has no seat at any table."""
A_FEW = 2
"""How many answers every tested game is given through the host."""
MOST_ANSWERS = 5_000
EVERY = 3
"""One table in this many is tested through the host. `make soak` tests all. Every run reads all of them."""
AT_LENGTH = 24
"""One table in this many is drawn and played to its end."""
FINISHED_HERE = (
    *("imperium: asked endgame", "dice: asked commit, another's answer lies sealed"),
    *("imperium: Rise of Ix, asked endgame", "imperium: House Hagal alone, in the middle of a turn"),
    "arrakis: against the Mahdi, late in the middle of a turn",
)
"""Tables whose games are finished through the host, not by the rules alone. In `make soak` all are."""
QUESTIONS = {"table-3": 40, "table-4": 90}
"""The least number of kinds of questions that are open in a kept database."""
LOOKS = frozenset({"move", "hand", "board", "words", "size", "since", "log", "replay", "rules", "ask", "status"})
"""Verbs that change no game. Their buttons are alike on all screens of a table."""
ALIKE = LOOKS | {"asknow", "undo", "advise", "plan", "film", "eyes"}
"""Verbs whose buttons are the same on many screens: one button of each verb is tested at a table."""
ANSWERS = frozenset({"pick", "num", "none", "done"})
"""Verbs that answer a question."""


class KeptEvening(Evening):
    """Today's host with the tables of an old database, an hour after it was kept."""

    def __init__(self, name: str, path: Path) -> None:
        super().__init__(path, tuple(GAMES.values()), MovableClock(_last_moment(path)))
        self.name = name
        self.painter = Renderer()
        buttons = json.loads(buttons_of(name).read_bytes())
        self.what: dict[str, str] = buttons["games"]
        self.screens: list[dict[str, Any]] = buttons["screens"]

    async def people(self, game: str) -> list[Person]:
        chairs = (await self.host.summary(game)).chairs
        return [Person(chair.user, chair.name) for chair in chairs if chair.user is not None]

    def state(self, game: str) -> State:
        (key,) = self.rows("SELECT key FROM games WHERE id = ?", game)[0]
        (data,) = self.rows("SELECT snapshot FROM moves WHERE game = ? ORDER BY seq DESC LIMIT 1", game)[0]
        return GAMES[key].decode(zstandard.decompress(data))

    def moves(self, game: str) -> int:
        return int(self.rows("SELECT count(*) FROM moves WHERE game = ?", game)[0][0])


def _last_moment(path: Path) -> datetime:
    with closing(sqlite3.connect(path)) as db:
        (last,) = db.execute("SELECT max(created) FROM outbox").fetchone()
    return datetime.fromtimestamp(last + 3600, UTC)


@pytest.fixture(scope="module", params=kept())
def unpacked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Unpack a kept database and migrate it, as a start of the bot does."""
    path = unpack(request.param, tmp_path_factory.mktemp("kept") / "table.sqlite")
    migrate(path)
    return request.param, path


@pytest.fixture
async def evening(
    unpacked: tuple[str, Path], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[KeptEvening]:
    """Yield an open host on a copy of a kept database. After the test, check that no error was logged."""
    name, path = unpacked
    async with KeptEvening(name, Path(shutil.copy(path, tmp_path / "table.sqlite"))) as evening:
        yield evening
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture
async def unpainted(evening: KeptEvening) -> KeptEvening:
    """Replace the painter by one that draws nothing, where only words and buttons matter."""
    evening.painter = FakePainter()
    await evening.close()
    await evening.open()
    return evening


def some(games: dict[str, str], every: int = EVERY) -> list[str]:
    return list(games)[::every]


def share_of_games(evening: KeptEvening) -> list[str]:
    """Return the games to test: a share of them, or all in a soak."""
    return list(evening.what)[:: len(evening.what) // share_of(len(evening.what))]


# --- Read -----------------------------------------------------------------------------------------


async def test_every_game_is_read(evening: KeptEvening) -> None:
    before = dict(evening.rows("SELECT id, status FROM games"))
    await evening.host.game_check.all()
    assert dict(evening.rows("SELECT id, status FROM games")) == before
    assert set(before) == set(evening.what)
    for game, status in before.items():
        assert ((await evening.host.summary(game)).headline is None) == (status == Status.LOBBY)


async def test_every_position_to_which_a_table_may_go_back_is_read(evening: KeptEvening) -> None:
    rows = evening.rows(
        "SELECT key, snapshot FROM moves JOIN games ON id = game WHERE snapshot IS NOT NULL AND moves.seq % 5 = 0"
    )
    assert rows
    for key, snapshot in rows:
        assert GAMES[key].view(GAMES[key].decode(zstandard.decompress(snapshot)), None)


async def test_every_kind_of_question_that_was_open_is_asked_and_answered(evening: KeptEvening) -> None:
    rows = evening.rows("SELECT key, snapshot FROM moves JOIN games ON id = game WHERE snapshot IS NOT NULL")
    answered: set[tuple[str, str]] = set()
    for key, snapshot in rows:
        game, state = GAMES[key], GAMES[key].decode(zstandard.decompress(snapshot))
        kinds = {(key, ask.about.kind) for ask in state.asks}
        if kinds - answered:
            assert len(game.questions(state, True)) == len(state.asks)
            game.answer(state, random_answer(state, random_below("kept kinds")))
            answered |= kinds
    assert len(answered) >= QUESTIONS[evening.name]


# --- Shown ----------------------------------------------------------------------------------------


async def test_games_are_shown_in_words_to_each_seat_and_to_the_public(evening: KeptEvening) -> None:
    await show_in_words(evening, some(evening.what))


@pytest.mark.soak
async def test_every_game_is_shown_in_words_to_each_seat_and_to_the_public(evening: KeptEvening) -> None:
    await show_in_words(evening, share_of_games(evening))


async def show_in_words(evening: KeptEvening, games: list[str]) -> None:
    for game in games:
        await press(evening, ZOE, f"status|{game}|0||")
        if (await evening.host.summary(game)).status is Status.LOBBY:
            continue
        for reader in (None, *await evening.people(game)):
            assert await evening.host.describe(await picture(evening, game, reader))
        await press(evening, ZOE, f"log|{game}|0||")


async def picture(evening: KeptEvening, game: str, reader: Person | None) -> PictureWanted:
    sight = await evening.host.table.look(game, reader.id if reader else None)
    shown = "board" if reader is None else "hand"
    return PictureWanted(game, shown, sight.seq, sight.seat)


async def draw(evening: KeptEvening, game: str, people: int) -> None:
    """Draw the board and the hands of some players, or the banner of a lobby."""
    if (await evening.host.summary(game)).status is Status.LOBBY:
        wanted = [PictureWanted(game, "lobby")]
    else:
        readers = (None, *(await evening.people(game))[:people])
        wanted = [await picture(evening, game, reader) for reader in readers]
    for each in wanted:
        assert (await evening.host.paint(each)).data


async def test_games_are_drawn(evening: KeptEvening) -> None:
    for game in some(evening.what, AT_LENGTH):
        await draw(evening, game, 1)


@pytest.mark.soak
async def test_every_game_is_drawn(evening: KeptEvening) -> None:
    for game in share_of_games(evening):
        await draw(evening, game, 8)


# --- Continued and finished -----------------------------------------------------------------------


async def bring_to_play(evening: KeptEvening, game: str) -> None:
    """Bring a game to play, whatever has stopped it: start it, revive it, end its vote or its pause."""
    host, evening.game = evening.host, game
    summary = await host.summary(game)
    if summary.status is Status.LOBBY:
        if len(summary.chairs) < GAMES[summary.key].seats({})[0]:
            await host.lobby.join(game, ZOE)
        await host.lobby.start(game, summary.host or 0)
    elif summary.status is Status.ASIDE:
        await host.admins.revive(game, ZOE)
    for vote, voters in evening.rows("SELECT id, voters FROM votes WHERE game = ? AND settled = ''", game):
        await host.votes.ballot(game, summary.chairs[json.loads(voters)[-1]].user or 0, vote, yes=False)
    if (await host.summary(game)).status is Status.PAUSED:
        await host.admins.resume(game, ZOE)
    if any(chair.user is None and not chair.friend for chair in (await host.summary(game)).chairs):
        await host.hand_over.take_seat(game, ZOE)
    await until_idle(host.friends)


async def play(evening: KeptEvening, game: str, most: int) -> None:
    """Give random answers for the seats that are waited for, through the host."""
    below = random_below(f"on with {game}")
    for _ in range(most):
        await until_idle(evening.host.friends)
        summary = await evening.host.summary(game)
        if not summary.awaited:
            return
        chair = summary.chairs[summary.awaited[0].seat]
        question = (await evening.host.table.panel(game, chair.user or 0)).questions[0]
        await evening.answer(Person(chair.user or 0, chair.name), random_picks(question, below))


def finish_by_the_rules(key: str, state: State) -> None:
    rules, below = GAMES[key], random_below(f"on with {key}")
    for _ in range(MOST_ANSWERS):
        if rules.result(state) is not None:
            return
        assert rules.questions(state)
        rules.answer(state, random_answer(state, below))
    raise AssertionError("the game does not end")


async def test_games_go_on_and_end(evening: KeptEvening) -> None:
    await go_on(evening, some(evening.what))


@pytest.mark.soak
async def test_every_game_goes_on_and_ends(evening: KeptEvening) -> None:
    await go_on(evening, share_of_games(evening))


async def go_on(evening: KeptEvening, games: list[str]) -> None:
    """Continue each game by a few answers through the host. Play some of them to the end by the rules alone."""
    for game in games:
        summary = await evening.host.summary(game)
        if summary.status in FINISHED:
            continue
        await bring_to_play(evening, game)
        before = evening.moves(game)
        await play(evening, game, A_FEW)
        assert evening.moves(game) > before, evening.what[game]
        if game in games[:: AT_LENGTH // EVERY]:
            finish_by_the_rules(summary.key, evening.state(game))


async def finish(evening: KeptEvening, games: list[str]) -> None:
    for game in games:
        if (await evening.host.summary(game)).status in FINISHED:
            continue
        await bring_to_play(evening, game)
        await play(evening, game, MOST_ANSWERS)
        assert (await evening.host.summary(game)).status is Status.OVER, evening.what[game]
        assert (await evening.host.audit.verify(game)).holds


async def test_games_are_finished_at_the_table(evening: KeptEvening) -> None:
    await finish(evening, [game for game, what in evening.what.items() if what in FINISHED_HERE])


@pytest.mark.soak
async def test_every_game_is_finished_at_the_table(evening: KeptEvening) -> None:
    await finish(evening, share_of_games(evening))


async def test_finished_games_keep_their_result_and_can_be_verified(evening: KeptEvening) -> None:
    over = [game for (game,) in evening.rows("SELECT id FROM games WHERE status = 'over'")]
    assert over
    for game in over:
        summary = await evening.host.summary(game)
        assert summary.result is not None
        assert (await evening.host.audit.verify(game)).holds


async def test_standing_orders_stand(evening: KeptEvening) -> None:
    orders = evening.rows("SELECT game, seat, key FROM orders")
    assert orders
    for game, seat, key in orders:
        summary = await evening.host.summary(game)
        assert key in await evening.host.orders.of(game, summary.chairs[seat].user or 0)


async def test_plans_stand(evening: KeptEvening) -> None:
    plans = evening.rows("SELECT game, seat FROM plans")
    assert bool(plans) == (evening.name != "table-3")
    for game, seat in plans:
        user = (await evening.host.summary(game)).chairs[seat].user or 0
        planning = await evening.host.planner.look(game, user)
        assert (planning.plan.settled, len(planning.plan.draft)) == (1, 1), evening.what[game]


async def test_talks_of_partners_are_open(evening: KeptEvening) -> None:
    talks = evening.rows("SELECT game FROM talks")
    assert bool(talks) == (evening.name != "table-3")
    for (game,) in talks:
        first, *_ = await evening.people(game)
        talk = await evening.host.talks.of(game, first.id)
        assert (talk.left, talk.closes is not None) == (2, True), evening.what[game]


# --- Letters --------------------------------------------------------------------------------------


async def deliver_what_was_left(evening: KeptEvening) -> None:
    """Deliver all waiting notifications, and check that each is sent once or dropped."""
    left = evening.rows("SELECT id FROM outbox WHERE state = 'waiting' AND kind != 'mend'")
    assert left
    evening.clock.advance(hours=12)  # Quiet hours are over.
    for _ in range(2):
        await evening.deliver()
    states = dict(evening.rows("SELECT id, state FROM outbox"))
    assert {states[letter] for (letter,) in left} <= {"sent", "moot"}
    whole = [parcel for parcel in evening.courier.carried if not parcel.keeps_files]
    carried = sorted(int(parcel.id.rpartition("-")[2]) for parcel in whole)
    assert carried == sorted(letter for (letter,) in left if states[letter] == "sent")
    assert all(parcel.message.text for parcel in evening.courier.carried)
    directly = dict(evening.rows("SELECT direct, count(*) FROM outbox WHERE id >= ? GROUP BY direct", min(left)[0]))
    assert set(directly) == {0, 1}


async def test_letters_that_were_left_go_out_once(unpainted: KeptEvening) -> None:
    await deliver_what_was_left(unpainted)


@pytest.mark.soak
async def test_letters_that_were_left_go_out_once_with_their_pictures(evening: KeptEvening) -> None:
    await deliver_what_was_left(evening)


# --- Buttons --------------------------------------------------------------------------------------


COUNTED = Metrics()


class Press:
    """A press on a kept screen in place of discord.py's interaction. It records the reply."""

    type = discord.InteractionType.component
    guild_id = GUILD
    channel_id = 700
    locale = "en-GB"
    permissions = SimpleNamespace(manage_guild=False)
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=True), components=[], attachments=[])

    def __init__(self, evening: Evening, person: Person, custom_id: str, values: list[str]) -> None:
        self.data = {"custom_id": custom_id} | ({"values": values} if values else {})
        self.user = SimpleNamespace(id=person.id, display_name=person.name)
        self.client = SimpleNamespace(
            host=evening.host,
            metrics=COUNTED,
            icons={},
            pending=PendingResponses(),
            watched_panels=WatchedPanels(evening.host, Signs()),
        )
        self.response = self
        self.extras: dict[str, object] = {}
        self.shown = ""

    async def defer(self, **how: bool) -> None: ...

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self.shown = modal.title

    async def edit_original_response(self, *, content: None, view: discord.ui.View, **more: object) -> None:
        assert view.has_components_v2()
        components = [component for _, component in walk(view.to_components())]
        assert len(components) <= MOST_COMPONENTS
        self.shown = "\n".join(str(component["content"]) for component in components if "content" in component)

    edit_message = send_message = edit_original_response


MISTAKE = words("en").say(say("mistake"))


async def press(evening: Evening, person: Person, custom_id: str, values: list[str] | None = None) -> str:
    """Press a button and return the reply, which must not be the apology for a mistake."""
    made = Press(evening, person, custom_id, values or [])
    place = await evening.host.whereabouts(custom_id.rpartition("~")[2].split("|")[1], person.id)
    if place is not None:  # Where the game is played, everybody sees it.
        made.guild_id, made.channel_id = place.guild or GUILD, place.channel
    await responses.answer_press(made)
    await made.client.watched_panels.close()
    assert made.shown, custom_id
    assert made.shown != MISTAKE, custom_id
    return made.shown


def verb_of(custom_id: str) -> str:
    return custom_id.rpartition("~")[2].partition("|")[0]


def pressed(screen: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield every button of a screen with the values to choose, those that change something last."""
    for item in sorted(screen["pressed"], key=lambda item: verb_of(item["id"]) not in LOOKS):
        yield item["id"], item.get("values", [])[: max(item.get("least", 0), 1)]


def presser(screen: dict[str, Any]) -> Person:
    """Return who presses on a screen: its owner, or an onlooker for a post."""
    return ZOE if screen["user"] is None else Person(screen["user"], "Somebody")


async def press_all(evening: KeptEvening, games: list[str], *, looks: bool) -> None:
    """Press every button of these tables.

    Without `looks`, a button that is the same on many screens is pressed once, and only at some tables.
    With `looks`, it is pressed on every screen.
    """
    seen = {(game, verb) for game in set(games) - {*games[:: AT_LENGTH // EVERY]} for verb in ALIKE}
    for screen in evening.screens:
        if screen["game"] not in (*games, ""):
            continue
        for custom_id, values in pressed(screen):
            key = screen["game"], verb_of(custom_id)
            if looks or key not in seen or verb_of(custom_id) not in ALIKE:
                await press(evening, presser(screen), custom_id, values)
            seen.add(key)


CHANGES_NOTHING = "way:1"
"""An answer of then, in War for Arrakis, that could change nothing. It is refused by now, with the choices left."""


async def test_an_answer_that_stood_on_a_panel_is_still_taken(unpainted: KeptEvening) -> None:
    """The first such button of every table is pressed."""
    answered: set[str] = set()
    for screen in unpainted.screens:
        game = screen["game"]
        answers = [each for each in pressed(screen) if verb_of(each[0]) in ANSWERS]
        if screen["what"] != "move" or game in answered or not answers:
            continue
        answered.add(game)
        before = unpainted.moves(game)
        said = await press(unpainted, presser(screen), *answers[0])
        was_taken = unpainted.moves(game) > before
        if not was_taken and answers[0][0].endswith(f"|{CHANGES_NOTHING}"):
            assert "Here is what you can do now" in said
            continue
        assert was_taken, (unpainted.what[game], answers[0], said)
    assert len(answered) > len(unpainted.what) / 2


async def test_buttons_of_then_are_answered(unpainted: KeptEvening) -> None:
    await press_all(unpainted, some(unpainted.what), looks=False)


@pytest.mark.soak
async def test_every_button_of_then_is_answered_wherever_it_stood(unpainted: KeptEvening) -> None:
    await press_all(unpainted, share_of_games(unpainted), looks=True)


# --- The next one to be kept ----------------------------------------------------------------------


async def test_the_script_still_keeps_a_database(tmp_path: Path) -> None:
    """Only a short part of the script is run: lobbies, a fresh table, and their screens."""
    evening = Keeping(tmp_path / "table.sqlite")
    with evening.fixed():
        async with evening:
            found = positions(VARIETIES[::3], 1)
            for variety in VARIETIES[::3]:
                await evening.at(found[f"{variety.what}, {MIDDLE}"])
            await lobbies(evening)
            await evening.deliver()
            await evening.screens.take_all()
    assert set(json.loads(evening.screens.as_json())["games"]) == {
        game for (game,) in evening.rows("SELECT id FROM games")
    }
