"""Simple sentences are formatted without Fluent's resolver, with the same result."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH

from games.core.locales import LOCALES, entries, languages
from games.core.protocol import Text
from games.core.simple_format import format_simple
from games.core.texts import Noun, _bundle, words


def in_words(sentence, **given):
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"sentence = {sentence}"))
    return format_simple(bundle.get_message("sentence").value, given)


def test_words_alone_stay_as_they_are():
    assert in_words("The table is laid.") == "The table is laid."


def test_a_name_is_put_between_words_or_stands_alone():
    assert in_words("{ $who } passes.", who="Ann") == "Ann passes."
    assert in_words("{ $who }", who="Ann") == "Ann"


def test_a_sentence_may_be_a_name_and_words_that_are_quoted():
    assert in_words('{ $who }{" "}', who="Ann") == "Ann "


def test_a_card_is_put_in_as_it_is_said():
    signet = Noun(words(), [Text("card-signet_ring")], ())
    assert in_words("Play { $card } first.", card=signet) == f"Play {signet} first."


@pytest.mark.parametrize(
    "sentence",
    [
        "{ $n ->\n [one] a troop\n *[other] troops\n }",
        "{ CAPITAL($n) } goes on",
        "{ -brand } goes on",
        "{ other } goes on",
        "at most { 3 }",
    ],
)
def test_what_a_language_chooses_calls_or_refers_to_is_left_to_fluent(sentence):
    assert in_words(sentence, n="x") is None


@pytest.mark.parametrize("value", [None, 3, 2.5, "x" * (MAX_PART_LENGTH + 1)], ids=["missing", "3", "2.5", "very long"])
def test_missing_numeric_and_very_long_values_are_left_to_fluent(value):
    assert in_words("Say { $what } now.", what=value) is None


@pytest.mark.parametrize("language", languages())
def test_every_sentence_of_the_project_reads_as_fluent_would_say_it(language):
    bundle, simple = _bundle(LOCALES / language), 0
    for key, source in entries(LOCALES / language).items():
        if key.startswith("-"):
            continue
        message, given = bundle.get_message(key), {name: f"<{name}>" for name in source.variables()}
        for pattern in filter(None, [message.value, *message.attributes.values()]):
            said = format_simple(pattern, given)
            simple += said is not None
            assert said in (None, bundle.format_pattern(pattern, given)[0]), key
    assert simple > 1000
