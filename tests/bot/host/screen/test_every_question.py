"""Every question of every game fits into a Discord message, and every option can be reached."""

from datetime import UTC, datetime

import pytest

from bot.host.model.facts import Chair, Panel, SeatView, Status, Summary, TakeBack
from bot.host.model.interaction.presses import FRONT, Look, _how_many, is_amount, is_draft, read
from bot.host.model.preferences import TableSettings
from bot.host.screen.elements import Button, Message, Select
from bot.host.screen.prompts import show
from bot.ui.payload import custom_id
from games.catalogue import GAMES
from games.core.game import Game
from games.core.protocol import Question, Setup, State
from games.core.simulation import random_game
from games.core.texts import words
from tests.bot.toy import TOY

EN = words("en")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
MARK = "ffffff-9999999"
"""The longest mark of a post in custom ids."""


def panel_of(game: Game, state: State, seat: int) -> Panel:
    view = game.view(state, seat)
    chairs = tuple(Chair(at, at, f"Player {at}", "red") for at in range(8))
    summary = Summary(
        "abc123",
        game.key,
        Status.RUNNING,
        1,
        2,
        1,
        chairs,
        8,
        {},
        TableSettings(),
        datetime.now(UTC),
        None,
        (),
        None,
        None,
        None,
    )
    seat_view = SeatView(summary, seat, 1, view, game.headline(view))
    asked = tuple(each for each in game.questions(state, explain=True) if each.seat == seat)
    return Panel(seat_view, seat, 99, asked, (), TakeBack(()), (), None, NOON)


def check(message: Message) -> None:
    assert len(message.text) <= 2000
    assert len(message.controls) <= 5
    ids = [custom_id(item.act, MARK) for row in message.controls for item in row]
    assert len(ids) == len(set(ids))
    for row in message.controls:
        assert len(row) == 1 or (len(row) <= 5 and all(isinstance(item, Button) for item in row))
        for item in row:
            if isinstance(item, Button):
                assert 1 <= len(item.label) <= 80
            else:
                check_select(item)


def check_select(select: Select) -> None:
    assert 1 <= len(select.options) <= 25
    assert select.least <= select.most <= len(select.options)
    values = [option.value for option in select.options]
    assert len(values) == len(set(values))
    for option in select.options:
        assert 1 <= len(option.label) <= 100
        assert len(option.value) <= 100
        assert len(option.help) <= 100


def reachable(panel: Panel, question: Question, look: Look = FRONT, seen: frozenset[Look] = frozenset()) -> set[str]:
    """Return the options that can be picked on this screen, its other pages and its parts."""
    message = show(panel, EN, Look(question.id, look.group, look.page, draft=look.draft, part=look.part))
    check(message)
    found: set[str] = set()
    for item in (item for row in message.controls for item in row):
        if item.act.verb == "give" and isinstance(item, Select):
            found |= {question.options[_how_many(option.value, question)[0]].key for option in item.options}
        if item.act.verb in ("pick", "sure"):
            found |= {option.value for option in item.options} if isinstance(item, Select) else {item.act.value}
        if item.act.verb == "num":
            found |= set(read(item.act, [item.options[-1].value] if isinstance(item, Select) else [], question))
        values = [option.value for option in item.options] if isinstance(item, Select) else [""]
        for value in values if item.act.verb in ("page", "part") else ():
            turned = read(item.act, [value] if value else [], question)
            if isinstance(turned, Look) and turned not in seen:
                seen |= {turned}
                found |= reachable(panel, question, turned, seen)
    return found


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
def test_every_option_of_every_question_can_be_reached(game: Game) -> None:
    asked: set[tuple[str, int, bool]] = set()

    def watch(state: State, step: object) -> None:
        for question in game.questions(state):
            shape = question.kind, min(len(question.options), 30), is_draft(question) or is_amount(question)
            if shape in asked:
                continue
            asked.add(shape)
            panel = panel_of(game, state, question.seat)
            assert reachable(panel, question) == {option.key for option in question.options}

    seats = game.seats({})[1]
    random_game(
        game, Setup(tuple(f"Player {at}" for at in range(seats)), {}, b"screens" * 4 + b"0123"), "screens", watch
    )
    assert asked
