"""The log in languages that bend their words: every sentence knows of whom it speaks, every name has forms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.catalogue import GAMES
from games.core.locales import LOCALES, NOUN_FILES, entries
from games.core.protocol import PERSON, SEAT, Setup, State, Step, Text
from games.core.simulation import random_game

PEOPLE = ("Ann", "Bo", "Cy", "Di")
TABLES = [
    ("imperium", 3, {}),
    ("imperium", 3, {"expansion": "ix"}),
    ("imperium", 1, {"expansion": "ix"}),
    ("imperium", 2, {}),
    ("dice", 4, {}),
    ("arrakis", 2, {}),
    ("arrakis", 1, {}),
]
NO_NOUNS = {
    "who-you",
    "whom-you",
    "dice-you",
    "arrakis-nothing",
    "dice-committed-nothing",
    "log-combat-nobody",
    "log-combat-tied",
    "log-no-makers",
    "log-endgame-began",
}
"""Keys of pronouns, empty texts and whole sentences, which have no forms of a noun."""
PRINTED = "log-rewards"
"""Keys of texts that are printed on a conflict and appear in the log unchanged."""


def within(text: Text) -> Iterator[Text]:
    """Yield the texts inside a sentence, and inside those texts."""
    for arg in text.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if isinstance(inner, Text) and inner.key not in (PERSON, SEAT, PRINTED):
                yield inner
                yield from within(inner)


@pytest.fixture(scope="module", params=TABLES, ids=str)
def told(request: pytest.FixtureRequest) -> list[Text]:
    """Return every sentence of a random game, as everybody and as Ann reads it."""
    key, seats, options = request.param
    rules, found = GAMES[key], []

    def listen(state: State, step: Step) -> None:
        for reader in (None, 0):
            found.extend(line.text for line in rules.narrate(step.events, reader))

    random_game(rules, Setup(PEOPLE[:seats], options, bytes(range(32))), f"told {key}", listen)
    return found


def test_every_deed_is_told_of_a_person(told: list[Text]):
    """English promises $person in the sentence or in its comment, and it is given."""
    promised = {key for key, source in entries(LOCALES / "en").items() if "person" in source.variables()}
    deeds = [each for sentence in told for each in (sentence, *within(sentence)) if is_deed(each)]
    assert deeds
    assert {each.key for each in deeds if each.key not in promised} == set()
    assert {each.key for each in deeds if "person" not in each.args} == set()


def is_deed(text: Text) -> bool:
    """Return whether a text says that somebody did something."""
    return "did-" in text.key or "who" in text.args or "side" in text.args


def test_every_name_in_the_log_is_a_noun_that_may_have_forms(told: list[Text]):
    english = entries(LOCALES / "en")
    names = {each.key for sentence in told for each in within(sentence) if not each.args} - NO_NOUNS
    assert names
    assert {key: english[key].file for key in names if not english[key].file.endswith(NOUN_FILES)} == {}
