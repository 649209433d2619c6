"""The picture cache: pictures are drawn from views, in threads, once each."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.host.loading.reading import GameReading
from bot.host.model.preferences import PersonSettings, Pictures
from bot.host.pictures import gallery
from bot.host.pictures.drawers import MOST_THREADS
from bot.host.pictures.gallery import QUICK_FROM, Line
from bot.host.screen.elements import Message, PictureWanted
from tests.bot.fake_painter import Sketch
from tests.bot.helpers import ANN, BO, CY, Evening, refusal
from tests.bot.toy import TOY
from tests.support.waiting import until

MOST_WAITING = 2
"""So few pictures may wait for each drawer in some of these tests."""
FULL = MOST_WAITING * MOST_THREADS


async def test_a_picture_is_drawn_in_a_thread_and_only_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.begin_settled(ANN, BO)
    drawn: list[threading.Thread] = []

    def render(*what: Any, **how: Any) -> Sketch:
        drawn.append(threading.current_thread())
        return Sketch("x.png", b"", "")

    monkeypatch.setattr(evening.painter, "render", render)
    seq = (await evening.host.table.look(evening.game, ANN.id)).seq
    for _ in range(3):
        await evening.host.paint(PictureWanted(evening.game, "board", seq))
    assert len(drawn) == 1
    assert drawn[0] is not threading.main_thread()


async def test_a_seats_picture_is_drawn_from_that_seats_view(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    seat_view = await evening.host.table.look(evening.game, BO.id)
    picture = await evening.host.paint(PictureWanted(evening.game, "hand", seat_view.seq, 1))
    assert picture.alt == repr(seat_view.view)


async def test_the_banner_shows_title_and_chairs(evening: Evening) -> None:
    await evening.create_table(ANN)
    picture = await evening.host.paint(PictureWanted(evening.game, "lobby"))
    assert picture.alt == repr((TOY.title, 2))


async def test_the_banner_shows_everybody_on_their_own_chair(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.create_table(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, BO.id)
    monkeypatch.setattr(evening.painter, "render", lambda *what, names, **how: Sketch("", b"", " ".join(names)))
    assert (await evening.host.paint(PictureWanted(evening.game, "lobby"))).alt == "Ann  Cy"


async def test_a_card_is_drawn_with_or_without_a_game(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    with_game = await evening.host.paint(PictureWanted(evening.game, "card", focus="card:7"))
    without = await evening.host.paint(PictureWanted("toy", "card", focus="card:7"))
    assert with_game.alt == without.alt
    assert "Entry(key='card:7'" in without.alt


async def test_an_unknown_card_is_refused(evening: Evening) -> None:
    assert await refusal(evening.host.paint(PictureWanted("toy", "card", focus="card:99"))) == "host-no-such-card"


async def test_a_picture_of_every_game_is_drawn_at_the_start(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []
    views: list[Any] = []

    def render(key: str, view: Any, picture: str, **how: Any) -> Sketch:
        drawn.append((key, picture))
        views.append(view)
        return Sketch("x.png", b"", "")

    monkeypatch.setattr(evening.painter, "render", render)
    await evening.host.start()
    await until(lambda: drawn == [("toy", "board")])
    assert views[0].round > 1


async def test_an_optional_picture_has_the_quick_format_when_many_wait(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO)
    may_draw, quick = threading.Event(), set[str]()

    def render(*what: Any, **how: Any) -> Sketch:
        may_draw.wait(60)
        if how["is_quick"]:
            quick.add(how["focus"])
        return Sketch("x.png", b"", "")

    monkeypatch.setattr(evening.painter, "render", render)
    seq = (await evening.host.table.look(evening.game, ANN.id)).seq

    def want(focus: str, *, spare: bool) -> asyncio.Task[Any]:
        wanted = PictureWanted(evening.game, "hand", seq, 0, focus=focus, spare=spare)
        return asyncio.create_task(evening.host.paint(wanted))

    count = MOST_THREADS + QUICK_FROM * MOST_THREADS
    others = [want(str(number), spare=True) for number in range(count)]
    await until(lambda: evening.host.gallery._waiting[Line.PRESSES] == count - MOST_THREADS)
    others += [want("panel", spare=True), want("asked for", spare=False)]
    await until(lambda: evening.host.gallery._waiting[Line.PRESSES] == count - MOST_THREADS + 2)
    may_draw.set()
    await asyncio.gather(*others)
    assert quick == {"panel"}


@pytest.fixture
def few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOST_WAITING", MOST_WAITING)


@pytest.mark.usefixtures("few_may_wait")
async def test_a_message_is_sent_without_an_optional_picture_when_the_queue_is_full(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO)
    may_draw = threading.Event()
    monkeypatch.setattr(evening.painter, "render", lambda *what, **how: may_draw.wait(60) and Sketch("x.png", b"", ""))
    seq = (await evening.host.table.look(evening.game, ANN.id)).seq
    panel, look = (PictureWanted(evening.game, "hand", seq, 0, spare=spare) for spare in (True, False))
    others = [
        asyncio.create_task(evening.host.paint(PictureWanted(evening.game, "board", seq, focus=str(number))))
        for number in range(MOST_THREADS + FULL)
    ]
    await until(lambda: evening.host.gallery._waiting[Line.PRESSES] == FULL)
    answered = await evening.host.gallery.finish(Message("Your move.", pictures=(panel,)), PersonSettings())
    assert (answered.text, answered.files) == ("Your move.", ())
    looked = asyncio.create_task(evening.host.gallery.finish(Message("Your hand.", pictures=(look,)), PersonSettings()))
    may_draw.set()
    assert len((await looked).files) == 1
    await asyncio.gather(*others)
    answered = await evening.host.gallery.finish(Message("Your move.", pictures=(panel,)), PersonSettings())
    assert len(answered.files) == 1


@pytest.mark.usefixtures("few_may_wait")
async def test_notifications_have_a_picture_queue_of_their_own(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO)
    may_draw = threading.Event()
    monkeypatch.setattr(evening.painter, "render", lambda *what, **how: may_draw.wait(60) and Sketch("x.png", b"", ""))
    loaded = await evening.host.context.load(evening.game)
    reading = GameReading(evening.host.context, loaded)

    def letter(focus: str) -> Message:
        shown = PictureWanted(evening.game, "board", loaded.tip.seq, focus=focus, spare=True)
        return Message("It is Bo's turn.", pictures=(shown,))

    def send(focus: str) -> asyncio.Task[Message]:
        return asyncio.create_task(evening.host.gallery.finish(letter(focus), PersonSettings(), reading))

    others = [send(str(number)) for number in range(MOST_THREADS + FULL)]
    await until(lambda: evening.host.gallery._waiting[Line.LETTERS] == FULL)
    assert (await send("late")).files == ()
    pressed = asyncio.create_task(evening.host.gallery.finish(letter("pressed"), PersonSettings()))
    await until(lambda: evening.host.gallery._waiting[Line.PRESSES] == 1)
    may_draw.set()
    assert all(len(sent.files) == 1 for sent in await asyncio.gather(*others, pressed))
    assert len((await send("late")).files) == 1


async def test_text_instead_of_pictures_has_no_icons(evening: Evening) -> None:
    message = Message("🟥 **Ann** gained <:spice:> 2 spice.\nWaiting for **Bo** 🟦, asked now.")
    as_liked = [PersonSettings(pictures=pictures) for pictures in (Pictures.WORDS, Pictures.WIDE)]
    assert [(await evening.host.gallery.finish(message, settings)).text for settings in as_liked] == [
        "**Ann** gained 2 spice.\nWaiting for **Bo**, asked now.",
        message.text,
    ]
