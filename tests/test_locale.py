"""The language files: each key once, every file parses, and a mistake in a language is shown in English and reported."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax.serializer import FluentSerializer

from games.catalogue import GAMES
from games.core.data import BadData
from games.core.game import Game
from games.core.lazy_bundle import index_entries
from games.core.locales import (
    LOCALES,
    NOUN_FILES,
    complete_languages,
    entries,
    languages,
)
from games.core.protocol import say, seat_name, with_person
from games.core.texts import CACHED_SENTENCES, MissingWords, Name, Words, escape, plain, words
from games.core.translation_checks import (
    find_missing_basics,
    find_missing_forms,
    find_missing_plurals,
    find_mistakes,
    find_untranslated,
)


@pytest.mark.parametrize("language", languages())
def test_every_language_keeps_to_the_keys_and_variables_of_english(language: str):
    assert find_mistakes(language) == []
    assert find_missing_basics(language) == []


@pytest.mark.parametrize("language", sorted(complete_languages()))
def test_a_language_that_is_listed_as_complete_lacks_nothing(language: str):
    assert find_untranslated(language) == []


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_no_ordinal_parts_from_its_noun_at_the_end_of_a_line(language: str):
    """An ordinal with an ordinary space would also make a list of a line that begins with it."""
    sentences = {
        key: FluentSerializer().serialize_entry(source.entry) for key, source in entries(LOCALES / language).items()
    }
    assert [key for key, sentence in sentences.items() if re.search(r"\}\. +[a-záéíóöőúüűčřšž]", sentence)] == []


@pytest.mark.parametrize(
    ("language", "variants", "missing"),
    [
        ("cs", "[one] a\n [few] b\n *[other] c", ""),
        ("cs", "[0] none\n [one] a\n [few] b\n *[other] c", ""),
        ("cs", "[one] a\n *[other] c", "few"),
        ("uk", "[one] a\n [few] b\n *[many] c", ""),
        ("uk", "[one] a\n [few] b\n *[other] c", ""),
        ("uk", "[one] a\n *[other] c", "many"),
        ("uk", "[few] b\n *[many] c", "one"),
        ("hu", "[one] a\n *[other] c", ""),
        ("cs", "[she] a\n *[he] b", ""),
    ],
)
def test_a_sentence_that_chooses_by_number_has_all_plural_forms(locale, language, variants, missing):
    root = locale(f"{language}/a.ftl", "cards = { $n ->", f" {variants}", " }")
    said = [f"{language}/a.ftl:1: cards lacks the plural form {missing}"] if missing else []
    assert find_missing_plurals(language, root) == said


def test_a_language_that_does_not_say_its_name_and_forms_is_told_so(locale):
    assert find_missing_basics("hu", locale("hu/core.ftl", "language-name = Magyar")) == [
        "hu/core.ftl: language-forms is missing: the forms of its nouns, or nothing"
    ]


@pytest.fixture
def locale(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes language files: `locale("cs/a.ftl", ...)`."""

    def write(name: str, *lines: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def spoken(locale: Callable[..., Path]) -> Callable[..., Words]:
    """Return a function that gives Czech with some lines, next to a small English."""

    def speak(*lines: str) -> Words:
        locale("en/a.ftl", "greeting = Good day, { $name }.", "farewell = Farewell.", "twice = 2 × { $what }")
        return Words("cs", locale("cs/a.ftl", *lines))

    return speak


def test_a_key_that_stands_twice_is_refused_with_both_places(locale):
    root = locale("en/a.ftl", "hello = Hello", "bye = Bye")
    locale("en/b.ftl", "# A greeting.", "hello = Good day")
    with pytest.raises(BadData, match=r"hello stands twice: en/a.ftl:1 and en/b.ftl:2"):
        index_entries(root / "en")


def test_what_cannot_be_read_is_refused_with_its_file(locale):
    with pytest.raises(BadData, match=r"en/a.ftl: cannot read 'hello'"):
        index_entries(locale("en/a.ftl", "hello") / "en")


def test_a_sentence_that_a_language_lacks_is_said_in_english(spoken):
    assert spoken("farewell = Sbohem.").say(say("greeting", name="Ann")) == "Good day, Ann."


def test_a_sentence_that_a_language_lacks_is_said_in_english_with_all_that_is_in_it(spoken):
    assert spoken("farewell = Sbohem.").say(say("greeting", name=say("farewell"))) == "Good day, Farewell.."


def test_signs_around_a_text_are_of_any_language(spoken):
    assert spoken("farewell = Sbohem.").say(say("twice", what=say("farewell"))) == "2 × Sbohem."


def test_a_sentence_that_cannot_be_made_is_said_in_english_and_logged_once(spoken, caplog):
    czech = spoken("greeting = Dobrý den, { $nmae }.")
    with caplog.at_level(logging.WARNING):
        assert [czech.say(say("greeting", name=name)) for name in ("Ann", "Bo")] == ["Good day, Ann.", "Good day, Bo."]
    (record,) = caplog.records
    assert (record.language, "nmae" in record.why) == ("cs", True)


@pytest.mark.parametrize(
    "lines",
    [
        ("greeting = { greeting }",),
        ("greeting = { farewell }", "farewell = { greeting }"),
        ("greeting = Ahoj, { -title }.", "-title = pane { -name }", "-name = { -title }"),
        ("greeting = Ahoj, { CAPITAL() }.",),
        ("greeting = Ahoj, { FORM($name, $name, $name) }.",),
    ],
)
def test_whatever_the_library_stumbles_over_in_a_language_is_said_in_english(spoken, lines):
    assert spoken(*lines).say(say("greeting", name="Ann")) == "Good day, Ann."


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
        ("greeting = Ahoj, { FORM($name) }.", "cs/a.ftl:1: greeting gives FORM 1 instead of 2"),
        ("greeting = Ahoj, { $name }, { CAPITAL() }.", "cs/a.ftl:1: greeting gives CAPITAL 0 instead of 1"),
        ("greeting = Ahoj, { $name }, { greeting }.", "cs/a.ftl:1: greeting leads back to itself"),
    ],
)
def test_what_a_translator_wrote_wrong_is_named(locale, line, finding):
    locale("en/a.ftl", "greeting = { $n ->", "    [one] Hello", "   *[other] Good day", " }, { $name }.")
    assert find_mistakes("cs", locale("cs/a.ftl", line)) == [finding]


def test_a_language_need_not_choose_by_what_english_chooses_by(locale):
    locale("en/a.ftl", "cards = { $n ->", "    [one] card", "   *[other] cards", " }")
    assert find_mistakes("cs", locale("cs/a.ftl", "cards = karty")) == []


# ---------------------------------------------------------------- words that bend


BENDING = (
    "language-forms = gen gender",
    "space = *{ $space }*",
    '    .gen = *{ FORM($space, "gen") }*',
    "dune = Duna",
    "    .gen = Duny",
    "    .gender = f",
    "desert = poušť",
    "seat = { $name }",
    "    .gen = hráče { $name }",
    'from = z { FORM($what, "gen") }',
    'taken = { FORM($what, "gender") ->',
    "    [f] obsazená",
    "   *[m] obsazený",
    " } { $what }",
    "list-comma = { $head }, { $tail }",
    "list-and = { $head } a { $tail }",
)


@pytest.fixture
def bending(locale: Callable[..., Path]) -> Words:
    locale("en/core.ftl", 'language-forms = { "" }', "seat = { $name }", "list-and = { $head } and { $tail }")
    locale("en/a.ftl", "space = *{ $space }*", "from = from { $what }", "taken = taken { $what }", "did = { $person }")
    locale("en/a-names.ftl", "dune = Dune", "desert = desert")
    return Words("cs", locale("cs/a.ftl", *BENDING))


def test_a_sentence_asks_for_the_form_of_a_noun(bending):
    assert bending.say(say("from", what=say("dune"))) == "z Duny"


def test_a_noun_passes_on_the_form_that_is_asked_of_it(bending):
    assert bending.say(say("from", what=say("space", space=say("dune")))) == "z *Duny*"


def test_every_noun_of_a_list_has_the_form(bending):
    assert bending.say(say("from", what=[say("dune"), seat_name(0)]), ["Ann"]) == "z Duny a hráče Ann"


def test_a_sentence_chooses_by_the_gender_of_a_noun(bending):
    assert bending.say(say("taken", what=say("dune"))) == "obsazená Duna"


def test_a_sentence_chooses_by_the_gender_of_a_noun_whatever_icon_it_bears(locale):
    locale("en/a.ftl", "taken = taken { $what }", "space-arrakeen = Arrakeen")
    root = locale("cs/a.ftl", *BENDING, "space-arrakeen = Arrakén", "    .gender = f")
    drawn = Words("cs", root, icons=True)
    assert drawn.say(say("taken", what=say("space-arrakeen"))) == "obsazená <:city:> Arrakén"


def test_an_article_bears_no_icon_because_its_noun_does(locale):
    locale("en/a.ftl", "went = went to { $space }", "space-arrakeen = Arrakeen")
    went = 'went = { FORM($space, "art") } { FORM($space, "lat") }', "language-forms = art lat"
    root = locale("hu/a.ftl", *went, "space-arrakeen = Arrakeen", "    .art = az", "    .lat = Arrakeen mezőre")
    drawn = Words("hu", root, icons=True)
    assert drawn.say(say("went", space=say("space-arrakeen"))) == "az <:city:> Arrakeen mezőre"


def test_a_noun_without_the_form_stays_as_it_is_and_is_listed_for_translators(bending, tmp_path):
    assert bending.say(say("from", what=say("desert"))) == "z poušť"
    assert find_missing_forms("cs", tmp_path) == [
        "cs/a.ftl:7: desert lacks the form gen",
        "cs/a.ftl:7: desert lacks the form gender",
    ]
    assert find_untranslated("cs", tmp_path)[0] == "en/a.ftl:4: did has no sentence yet"


def test_a_form_that_the_language_does_not_name_is_a_finding(locale):
    locale("en/a.ftl", "from = from { $what }")
    root = locale("cs/a.ftl", "language-forms = gen", 'from = z { FORM($what, "gne") }')
    assert "cs/a.ftl:2: from speaks of the form gne; language-forms has gen" in find_mistakes("cs", root)


@pytest.mark.parametrize(
    ("seat", "reader", "told"), [(0, 0, "you"), (0, 1, "she"), (1, None, "rival"), (2, None, "they"), (3, None, "they")]
)
def test_a_sentence_knows_of_whom_it_speaks(bending, seat, reader, told):
    names = [Name("Ann", "she"), Name("Hagal", "rival"), "Bo"]
    assert bending.say(with_person(say("did"), seat, reader), names) == told


def test_a_player_is_bent_by_gender_and_whoever_has_no_name_by_words_of_their_own(locale):
    locale("en/a.ftl", "# $gender", "seat = { $name }", "seat-unnamed = Player { $number }", "house = House Hagal")
    locale("en/b.ftl", "from = from { $who }")
    bends = "    .gen = { $gender ->", "        [she] hráčky", "       *[other] hráče", "    } { $name }"
    unnamed = "seat-unnamed = Hráč { $number }", "    .gen = hráče { $number }"
    house = "house = Rod Hagal", "    .gen = rodu Hagal"
    czech = Words(
        "cs", locale("cs/a.ftl", "seat = { $name }", *bends, *unnamed, *house, 'from = od { FORM($who, "gen") }')
    )
    names = [Name("Ann", "she"), Name("Bo", "he"), "Cy", say("house")]
    assert [czech.say(say("from", who=seat_name(seat)), names) for seat in range(5)] == [
        "od hráčky Ann",
        "od hráče Bo",
        "od hráče Cy",
        "od rodu Hagal",
        "od hráče 5",
    ]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("čeká na Ann", "Čeká na Ann."),
        ("*žlutá* karta", "*Žlutá* karta."),
        ("<:spice:> získává koření", "<:spice:> Získává koření."),
        ("„sám“", "„Sám“."),
        ("2 karty", "2 karty."),
        ("", "."),
    ],
)
def test_a_sentence_that_begins_with_what_it_is_given_begins_with_a_capital(locale, what, said):
    locale("en/a.ftl", "did = You { $parts }.")
    root = locale("cs/a.ftl", "did = { CAPITAL($parts) }.")
    assert (Words("cs", root).say(say("did", parts=what)), find_mistakes("cs", root)) == (said, [])


def test_what_was_said_to_one_is_not_said_to_another(bending):
    """Sentences are cached together with all their variables."""
    from_whom, did = say("from", what=seat_name(0)), with_person(say("did"), 0, None)
    assert [bending.say(from_whom, [name]) for name in ("Ann", "Bo", "Ann")] == [
        "z hráče Ann",
        "z hráče Bo",
        "z hráče Ann",
    ]
    assert [bending.say(did, [Name("Sam", pronoun)]) for pronoun in ("she", "he", "they")] == ["she", "he", "they"]
    assert [bending.say(say("dune", form=count), form="gen") for count in (1, 2)] == ["Duny", "Duny"]
    assert [bending.say(say("from", what=what)) for what in ("1", 1, say("dune"))] == ["z 1", "z 1", "z Duny"]


def test_only_so_many_sentences_are_remembered(bending):
    for count in range(CACHED_SENTENCES + 10):
        assert bending.say(say("from", what=str(count))) == f"z {count}"
    assert len(bending._said) <= CACHED_SENTENCES


def test_what_english_does_not_use_may_be_named_in_its_comment(locale):
    locale("en/a.ftl", "## Told with $person.", "did = drew")
    assert find_mistakes("cs", locale("cs/a.ftl", "did = { $person } { $gender }")) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_name_that_can_be_looked_up_is_known_as_a_noun(game: Game):
    """Only then its forms are asked for."""
    english = entries(LOCALES / "en")
    named = {entry.name.key for entry in game.cards(None) if not entry.name.args}
    assert {key: english[key].file for key in named if not english[key].file.endswith(NOUN_FILES)} == {}


@pytest.mark.parametrize("language", languages())
def test_every_noun_of_a_language_has_its_forms(language: str):
    assert find_missing_forms(language) == []


WOODEN = (
    "Something was seen",
    "the table must be asked",
    "Nothing is asked of you",
    "played by chance",
    "A table is laid",
    "the table waits on",
    "paid by",
    "pass a Fortification by",
    "aircraft (",
)
"""Wooden phrases that players have met, and that a human host would not use."""


@pytest.mark.parametrize("phrase", WOODEN)
def test_nobody_says_what_no_host_would_say(phrase: str):
    assert [path.name for path in (LOCALES / "en").glob("*.ftl") if phrase.lower() in path.read_text().lower()] == []


def test_a_list_is_written_as_english_writes_it():
    assert [words().join(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_a_name_cannot_style_mention_or_break_out():
    name = "**Bo** <@1> `x` __y__ @everyone"
    assert plain(escape(name)) == name
    assert "**" not in escape(name)
    assert "<@" not in escape(name)
