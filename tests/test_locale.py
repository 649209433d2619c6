"""Words: every key once, in every file that parses; a slip in one language is said in English and named."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from games.core.data import BadData
from games.core.locales import findings, languages, resources
from games.core.protocol import say
from games.core.texts import MissingWords, Words, escape, plain, words


@pytest.mark.parametrize("language", languages())
def test_every_language_keeps_to_the_keys_and_variables_of_english(language: str):
    assert findings(language) == []


@pytest.fixture
def locale(tmp_path: Path) -> Callable[..., Path]:
    """Writes language files: `locale("cs/a.ftl", ...)`."""

    def write(name: str, *lines: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def spoken(locale: Callable[..., Path]) -> Callable[..., Words]:
    """Czech with these lines, beside an English of two sentences."""

    def speak(*lines: str) -> Words:
        locale("en/a.ftl", "greeting = Good day, { $name }.", "farewell = Farewell.")
        return Words("cs", locale("cs/a.ftl", *lines))

    return speak


def test_a_key_that_stands_twice_is_refused_with_both_places(locale):
    root = locale("en/a.ftl", "hello = Hello", "bye = Bye")
    locale("en/b.ftl", "# A greeting.", "hello = Good day")
    with pytest.raises(BadData, match=r"hello stands twice: en/a.ftl:1 and en/b.ftl:2"):
        resources(root / "en")


def test_what_cannot_be_read_is_refused_with_its_file(locale):
    with pytest.raises(BadData, match=r"en/a.ftl: cannot read 'hello'"):
        resources(locale("en/a.ftl", "hello") / "en")


def test_a_sentence_that_a_language_lacks_is_said_in_english(spoken):
    assert spoken("farewell = Sbohem.").say(say("greeting", name="Ann")) == "Good day, Ann."


def test_a_sentence_that_cannot_be_made_is_said_in_english_and_logged_once(spoken, caplog):
    czech = spoken("greeting = Dobrý den, { $nmae }.")
    with caplog.at_level(logging.WARNING):
        assert [czech.say(say("greeting", name=name)) for name in ("Ann", "Bo")] == ["Good day, Ann.", "Good day, Bo."]
    (record,) = caplog.records
    assert (record.language, "nmae" in record.why) == ("cs", True)


def test_a_sentence_that_no_language_has_is_a_mistake_of_ours(spoken):
    with pytest.raises(MissingWords, match="nothing"):
        spoken("farewell = Sbohem.").say(say("nothing"))


@pytest.mark.parametrize(
    ("line", "finding"),
    [
        ("greting = Ahoj, { $name }.", "cs/a.ftl:1: no sentence is called greting; perhaps greeting is meant"),
        ("greeting = Ahoj, { $nmae } { $name }.", "cs/a.ftl:1: greeting is not given $nmae; it is given $n, $name"),
        ("greeting = Ahoj.", "cs/a.ftl:1: greeting leaves out $name"),
        (
            "greeting = Ahoj, { -title } { $name }.",
            "cs/a.ftl:1: greeting names -title, which this language does not have",
        ),
        ("greeting = Ahoj, { FROM($name) }.", "cs/a.ftl:1: greeting calls FROM, which is no function"),
    ],
)
def test_what_a_translator_wrote_wrong_is_named(locale, line, finding):
    locale("en/a.ftl", "greeting = { $n ->", "    [one] Hello", "   *[other] Good day", " }, { $name }.")
    assert findings("cs", locale("cs/a.ftl", line)) == [finding]


def test_a_language_need_not_choose_by_what_english_chooses_by(locale):
    locale("en/a.ftl", "cards = { $n ->", "    [one] card", "   *[other] cards", " }")
    assert findings("cs", locale("cs/a.ftl", "cards = karty")) == []


def test_a_list_is_written_as_english_writes_it():
    assert [words().join(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_a_name_cannot_style_mention_or_break_out():
    name = "**Bo** <@1> `x` __y__ @everyone"
    assert plain(escape(name)) == name
    assert "**" not in escape(name)
    assert "<@" not in escape(name)
