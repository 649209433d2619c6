"""Stored events that have no text any more do not break the log, its export or an undo."""

from __future__ import annotations

import json

import pytest

from bot.host.loading.narration import UNTOLD, tolerant, untold
from bot.host.model.facts import Status
from bot.host.store.connection.rows import to_json
from games.core.protocol import Event, Line, say
from games.core.texts import words
from tests.bot.helpers import ANN, BO, CY, Evening
from tests.bot.toy import TOY

KNOWN = Event("played", 0, {"value": 3})
FOREIGN = [
    Event("sang", 0, {}),
    Event("played", 0, {}),
    Event("played", 0, {"value": [1, 2]}),
]
"""An unknown kind; an event without a value that its sentence needs; an event with a value of the wrong type."""


def add_to_last_move(evening: Evening, event: Event) -> None:
    seq, events = evening.rows(
        "SELECT seq, events FROM moves WHERE game = ? AND closes = 1 ORDER BY seq", evening.game
    )[-1]
    more = [*json.loads(events), json.loads(to_json(event))]
    evening.rows("UPDATE moves SET events = ? WHERE game = ? AND seq = ?", json.dumps(more), evening.game, seq)


def test_events_around_one_without_text_are_told() -> None:
    game = tolerant(TOY)
    around = TOY.narrate([KNOWN], None)
    assert around
    for event in FOREIGN:
        lines = game.narrate([KNOWN, event, KNOWN], None)
        assert [line for line in lines if line.text.key != UNTOLD] == [*around, *around]
        assert untold(lines) == {event.kind}
        assert event.kind in words().say(next(line.text for line in lines if line.text.key == UNTOLD))


def test_a_private_event_without_text_is_not_named_to_others() -> None:
    secret = Event("sang", 0, {}, {"song": "la"}, (1,))
    assert tolerant(TOY).narrate([secret], None) == tolerant(TOY).narrate([secret], 0) == []
    assert untold(tolerant(TOY).narrate([secret], 1)) == {"sang"}


@pytest.mark.parametrize("event", FOREIGN, ids=lambda event: f"{event.kind} {event.data}")
async def test_log_export_and_undo_work_and_the_check_names_the_event(
    evening: Evening, event: Event, caplog: pytest.LogCaptureFixture
) -> None:
    game = await evening.begin_settled(ANN, BO, CY)
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    add_to_last_move(evening, event)
    log = await evening.host.history.log(game, None)
    assert untold([line for told in log for line in told.lines]) == {event.kind}
    assert event.kind in await evening.host.admins.public_log(game)
    assert await evening.host.undo.offers(game, BO.id)
    vote = await evening.host.undo.ask(game, BO.id)
    assert vote is not None
    assert untold(vote.lines) == {event.kind}
    await evening.host.game_check.all()
    assert (await evening.host.summary(game)).status in (Status.RUNNING, Status.PAUSED)
    assert [record.events for record in caplog.records if record.message == "some events of a log have no text"] == [
        event.kind
    ]


def test_a_line_with_a_text_does_not_count_as_untold() -> None:
    assert untold([Line(say("host-revived"))]) == set()
