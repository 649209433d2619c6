"""What every game gets for nothing: random games end, survive the codec, keep secrets, and can be told."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import msgspec
import pytest

import games.__main__ as sheet_writing
from games.__main__ import sheets
from games.catalogue import GAMES
from games.core.game import Game
from games.core.protocol import Answer, Question, Setup, State, Step, View, say
from games.core.simulation import random_game
from games.core.texts import words
from renderer.registry import GAME_RENDERERS
from tests.support.checks import CHEAP, DEAR, NAMES, play_and_check
from tests.support.fingerprint import fingerprints

TABLES = [(game, seats) for game in GAMES.values() for seats in sorted({*game.seats({})})]
SHEETS = {file: sheet for game in GAMES.values() for file, sheet in sheets(game).items()}


def named(case: object) -> str:
    return case.key if isinstance(case, Game) else str(case)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_a_random_game_keeps_all_promises_and_ends(game: Game, seats: int):
    play_and_check(game, seats, f"every {game.key} {seats}", CHEAP, DEAR, lambda number: number % 7 == 0)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_the_final_ranking_names_every_seat_once(game: Game, seats: int):
    result = game.result(play_and_check(game, seats, f"rank {game.key} {seats}", ()))
    assert result is not None
    assert sorted(place.seat for place in result.ranking)[:seats] == list(range(seats)), "rivals stand behind the seats"
    assert [place.rank for place in result.ranking] == sorted(place.rank for place in result.ranking)
    for place in result.ranking:
        assert all(words().say(source, NAMES) for source, _ in place.sources)


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_everything_that_can_be_looked_up_can_be_said(game: Game):
    entries = game.cards()
    assert len({entry.key for entry in entries}) == len(entries)
    for entry in entries:
        assert words().say(entry.name)
        assert words().say(entry.kind)
        assert entry.lines
        assert all(words().say(line) for line in entry.lines)


@pytest.mark.parametrize("file", SHEETS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_committed_card_sheets_are_what_the_cards_say(file: Path):
    committed = file.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(committed, SHEETS[file].splitlines()), 1):
        assert old == new, f"line {number}: run `make cards` and read what has changed"


def test_a_card_without_a_name_is_named_and_no_sheet_is_written(monkeypatch: pytest.MonkeyPatch, capsys):
    game = GAMES["dice"]
    nameless = msgspec.structs.replace(game.cards()[0], name=say("card-nameless"))
    wrong = msgspec.structs.replace(game, key="nowhere", cards=lambda options=None: [nameless])
    monkeypatch.setattr(sheet_writing, "GAMES", {"nowhere": wrong})
    assert sheet_writing.write_sheets() == 1
    assert capsys.readouterr().err == "nowhere: data/locale/en has no words for card-nameless\n"


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_the_rules_can_be_said_under_every_option(game: Game):
    for variant in game.variants:
        assert words().say(variant.text)
        assert variant.default in [choice.key for choice in variant.choices]
        for choice in variant.choices:
            assert words().say(choice.text)
            for chapter in game.rules({variant.key: choice.key}):
                assert words().say(chapter.title)
                assert all(words().say(line) for line in chapter.lines)


def test_a_game_is_the_same_in_every_process():
    """Also the order of the options, whatever order a set happens to have there."""
    command = [sys.executable, "-m", "tests.support.fingerprint", "d0"]
    environment = {**os.environ, "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"}
    elsewhere = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    assert elsewhere.splitlines() == fingerprints("d0")


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_another_branch_of_chance_goes_another_way(game: Game):
    """After an undo by consent, what was seen does not come again."""
    state, _ = game.new(Setup(NAMES[: game.seats({})[1]], {}, bytes(range(32))))
    other = game.decode(game.encode(state))
    game.reroll_unknown(other, "salt")
    assert looks(game, other) == looks(game, state)
    while looks(game, other) == looks(game, state):
        assert game.result(state) is None, "the same answers led to the same end"
        question = next(question for question in game.questions(state) if question.waits)
        for each in (state, other):
            game.answer(each, Answer(question.id, question.seat, question.mildest))


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_a_save_of_a_later_version_is_refused(game: Game):
    state, _ = game.new(Setup(NAMES[: game.seats({})[0]], {}, bytes(32)))
    version, *packed = game.encode(state)
    with pytest.raises(ValueError, match=f"version {version + 1} cannot be read"):
        game.decode(bytes([version + 1, *packed]))


def looks(game: Game, state: State) -> tuple[View, list[Question]]:
    return game.view(state, None), game.questions(state)


CHOSEN = [
    (game, {variant.key: choice.key})
    for game in GAMES.values()
    for variant in game.variants
    for choice in variant.choices
    if choice.key != variant.default
]


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES.values()), *CHOSEN], ids=named)
def test_every_picture_a_game_names_can_be_drawn_and_has_a_title(game: Game, options: dict[str, str]):
    offered = game.pictures(options)
    assert {each.key for each in offered} <= {*GAME_RENDERERS[game.key].pictures, "legend"}
    assert all(words().say(each.title) for each in offered)


SHOWN = [*((game, seats, {}) for game, seats in TABLES), (GAMES["imperium"], 3, {"expansion": "ix"})]


@pytest.mark.parametrize(("game", "seats", "options"), SHOWN, ids=named)
def test_every_question_shows_a_picture_that_its_game_names(game: Game, seats: int, options: dict[str, str]):
    titled = {each.key for each in game.pictures(options)}

    def watch(state: State, step: Step) -> None:
        assert {question.shows for question in game.questions(state)} <= titled

    random_game(game, Setup(NAMES[:seats], options, bytes(range(32))), "shows", watch)
