"""Twists: one small change of the rules, stated as data, for challenges."""

from __future__ import annotations

import pytest

from games.catalogue import GAMES
from games.core.challenges import TWIST
from games.core.game import Game
from games.core.protocol import Setup, State
from games.core.simulation import random_game, with_short_game_options
from games.imperium import GAME
from games.imperium.twists import TWISTS
from games.imperium.vocabulary import HAND_SIZE

SEED_WITHOUT_BARON = bytes([13] * 32)
"""With this seed nobody is asked anything before the first turn."""
EVERY = [
    (game, format_, twist)
    for game in GAMES.values()
    for format_ in game.challenges.formats
    for twist in game.challenges.twists_of(format_)
]


def deal(twist: str, seats: int = 3, **options: str) -> State:
    names = tuple("abcd"[:seats])
    given = {"leaders": "random", "rivals": "random", TWIST: twist, **options}
    return GAME.new(Setup(names, given, SEED_WITHOUT_BARON))[0]


def test_there_are_twelve_twists_and_more():
    assert sum(len(game.challenges.twists) for game in GAMES.values()) >= 12


@pytest.mark.parametrize(("game", "format_", "twist"), EVERY, ids=lambda each: getattr(each, "key", str(each)))
def test_a_challenge_with_every_twist_is_played_to_its_end(game: Game, format_, twist: str):
    setup = Setup(tuple("abcd"[: format_.seats]), {**format_.options, TWIST: twist})
    state = random_game(game, with_short_game_options(game, setup), f"challenge/{format_.key}/{twist}")
    assert game.result(state) is not None


@pytest.mark.parametrize(("game", "format_", "twist"), EVERY, ids=lambda each: getattr(each, "key", str(each)))
def test_a_twist_changes_the_first_position(game: Game, format_, twist: str):
    names = tuple("abcd"[: format_.seats])
    plain, _ = game.new(Setup(names, dict(format_.options), SEED_WITHOUT_BARON))
    state, _ = game.new(Setup(names, {**format_.options, TWIST: twist}, SEED_WITHOUT_BARON))
    del state.options[TWIST]
    getattr(state, "tables", {}).pop(TWIST, None)
    assert game.encode(state) != game.encode(plain)


def test_without_a_twist_a_game_is_the_printed_one():
    state, _ = GAME.new(Setup(("a", "b", "c"), {}))
    assert TWIST not in state.options
    assert TWIST not in state.tables


def test_an_unknown_twist_is_refused():
    for game in GAMES.values():
        for format_ in game.challenges.formats:
            with pytest.raises(ValueError, match="no twist"):
                game.new(Setup(tuple("abcd"[: format_.seats]), {**format_.options, TWIST: "chess"}))


def test_swordmasters_are_there_from_the_start_and_the_space_is_closed():
    state = deal("swordmasters")
    assert all(player.swordmaster and player.ready[-1] == "swordmaster" for player in state.players)
    assert "swordmaster" not in state.places


def test_the_high_council_is_closed():
    assert "high_council" not in deal("no_council").places


def test_rivals_get_nothing_of_what_players_have():
    state = deal("rich_houses", 1)
    person, *rivals = state.players
    assert person.solari >= 6
    assert all(rival.solari < 6 for rival in rivals)


def test_a_harvest_is_doubled_in_every_turn():
    state = deal("double_harvest")
    assert state.turn is not None
    assert state.turn.lasting["double_harvest"] == 1


def test_full_hands_have_a_card_more():
    assert {len(player.hand) for player in deal("full_hands").players} == {HAND_SIZE + 1}


def test_a_short_war_ends_at_fewer_points():
    assert deal("short_war").endgame_vp == TWISTS["short_war"].goal == 8


def test_the_twist_stands_in_the_rules():
    titles = [chapter.title.key for chapter in GAME.rules({TWIST: "plots"})]
    assert "twist-imperium-plots" in titles
