"""Tags of saved classes: each begins with its game and is used once."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import msgspec
import pytest

import games.catalogue
from games.core.codec import TAG, BadTag, Family, add_game_to_tags, check_tags, decode_checked, members


class Fruit(Family):
    __slots__ = ()


class Apple(Fruit, msgspec.Struct, tag_field=TAG, tag="garden-apple"):
    ripe: bool = False


@pytest.fixture(autouse=True)
def classes_of_a_test_are_gone_after_it() -> Iterator[None]:
    """Collect garbage, because a family lists its subclasses until they are collected."""
    yield
    gc.collect()


def test_every_tag_of_the_games_is_used_once_and_names_its_game():
    assert games.catalogue.GAMES
    check_tags()


def test_two_classes_of_one_tag_stop_the_program_with_both_places_named():
    class Tree(Family):
        __slots__ = ()

    class Oak(Tree, msgspec.Struct, tag_field=TAG, tag="wood-oak"):
        pass

    class AnotherOak(Tree, msgspec.Struct, tag_field=TAG, tag="wood-oak"):
        pass

    with pytest.raises(BadTag, match=r"'wood-oak': .*test_codec.*\.Oak and .*test_codec.*\.AnotherOak"):
        members(Tree)


def test_a_tag_without_its_game_stops_the_program():
    stone = type("Stone", (Fruit, msgspec.Struct), {"__module__": "games.quarry.rocks"}, tag_field=TAG, tag="stone")
    with pytest.raises(BadTag, match=rf"'stone' of games.quarry.rocks.{stone.__name__} does not begin with 'quarry'"):
        check_tags()


def test_a_data_file_leaves_the_game_out():
    assert decode_checked("garden")(Fruit, {TAG: "apple", "ripe": True}) == Apple(True)
    with pytest.raises(ValueError, match="no fruit is called 'pear'"):
        decode_checked("garden")(Fruit, {TAG: "pear"})
    with pytest.raises(ValueError, match="'apple' has no field 'core'"):
        decode_checked("garden")(Fruit, {TAG: "apple", "core": 1})


def test_the_upgrade_puts_the_game_before_every_tag_however_deep():
    old = {"agenda": [{TAG: "do", "word": {TAG: "draw", "n": 2}}], "is_over": False}
    new = {"agenda": [{TAG: "garden-do", "word": {TAG: "garden-draw", "n": 2}}], "is_over": False}
    assert add_game_to_tags("garden")(old) == new
