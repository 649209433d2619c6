"""Icons in words: each is drawn, each stands for something that is said, and a language bends its words as before."""

from __future__ import annotations

import pytest

from games.core.icons import WILDCARD, icon_in_sentence, icon_of_option, icons_by_name
from games.core.locales import LOCALES, entries
from games.core.protocol import Event
from games.core.texts import plain, without_icons, words, words_with_icons
from games.imperium import GAME
from games.imperium.components import SPACES
from tests.support.icons import DrawnOnce


@pytest.mark.parametrize("table", ["sentences", "options"])
def test_every_icon_is_drawn(table):
    assert set(icons_by_name(table).values()) - set(DrawnOnce.emoji()) == set()


def test_every_icon_in_sentences_stands_for_something_that_is_said():
    english = set(entries(LOCALES / "en"))
    families = {
        key: any(each.startswith(key.removesuffix(WILDCARD)) for each in english) for key in icons_by_name("sentences")
    }
    assert [key for key, said in families.items() if key not in english and not (key.endswith(WILDCARD) and said)] == []


def test_a_space_bears_the_icon_it_has_on_the_board():
    assert {key: icon_in_sentence(f"space-{key}") for key in SPACES} == {
        key: space.icon for key, space in SPACES.items()
    }


def test_an_option_is_drawn_as_what_it_is():
    assert [
        icon_of_option(name) for name in ("house-corrino", "leader-leto", "die-spice-4", "die-spice-worm", "spice")
    ] == [
        "emperor",
        "leader",
        "spice",
        "maker",
        "spice",
    ]


VISIT = (
    Event("sent", 0, {"space": "arrakeen", "card": "dagger"}),
    Event("recruited", 0, {"n": 3}),
    Event("gained", 0, {"what": "solari", "n": 2, "source": "control:arrakeen"}),
)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_without_its_icons_a_sentence_is_the_plain_one(language):
    (line,) = GAME.narrate(VISIT, None)
    drawn = words_with_icons(language).say(line.text, ["Ann"])
    assert "<:city:> " in drawn
    assert "<:recruit:> " in drawn
    assert without_icons(drawn) == words(language).say(line.text, ["Ann"])
    assert "<" not in plain(words(language).say(line.text, ["Ann"]))
