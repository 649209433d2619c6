"""Texts: every key that the game uses is in the locale and the reverse, and texts fit where they are shown."""

from __future__ import annotations

import ast
import hashlib
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from games.core.locales import LOCALES, entries
from games.core.protocol import Question, Setup, Text, say
from games.core.simulation import random_game
from games.core.texts import plain, words
from games.imperium import GAME, ix
from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES
from games.imperium.hagal.cards import DECK
from games.imperium.hagal.choosing import PRICES_OF_A_POINT
from games.imperium.modules import MODULES
from games.imperium.rules.choices import card_help
from games.imperium.rules.setup import all_variants
from games.imperium.telling import clauses, narration
from games.imperium.telling.faces import card_face, leader_face
from games.imperium.telling.rulings import CHOICES, OPEN_POINTS
from games.imperium.words.specials import SPECIAL_EFFECTS
from games.imperium.words.word import join_deeds
from tests.imperium import base
from tests.imperium.printed import printed_glyphs
from tests.support.checks import variant_keys

ROOT = Path(__file__).parents[2] / "games"
SOURCES = [*sorted((ROOT / "imperium").rglob("*.py")), *sorted((ROOT / "core").glob("*.py"))]
NAMES = ("Ann", "Bo", "Cy", "Di")
LONGEST_OPTION = 100
LONGEST_BUTTON = 80


def keys_of(pattern: str) -> set[str]:
    parser = FluentParser()
    files = sorted((LOCALES / "en").glob(pattern))
    entries = [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@cache
def syntax() -> list[ast.AST]:
    return [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def literals() -> set[str]:
    return {node.value for node in syntax() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def templates() -> list[re.Pattern[str]]:
    """Return every f-string with a fixed beginning, as a pattern of the keys it can make."""
    found = []
    for node in syntax():
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "(.+)" for v in node.values]
            found.append(re.compile("".join(parts)))
    return [*found, re.compile("(?:ask|awaits)-(.+)")]  # Prompts, and what is awaited: made in games/core.


def vocabulary() -> set[str]:
    """Return the names of data tables and code that can fill the gaps of a key."""
    tables = (CARDS, INTRIGUE, SPACES, CONFLICTS, LEADERS, SPECIAL_EFFECTS, ix.tiles.TILES, DECK)
    named = {key for table in tables for key in table} | {leader.house for leader in LEADERS.values()}
    choices = {choice.key for variant in all_variants() for choice in variant.choices}
    always = {tile.always for tile in ix.tiles.TILES.values()}
    said = (
        literals() | named | choices | {*OPEN_POINTS, *CHOICES, *ix.OPEN_POINTS, *ix.CHOICES} | always | {"1", "2", "3"}
    )
    return said | {name.replace("_", "-") for name in said}


def test_every_key_of_the_locale_is_said():
    known, patterns, words_of_gaps = (
        literals() | variant_keys(msgspec.structs.replace(GAME, variants=all_variants())),
        templates(),
        vocabulary(),
    )
    known |= {f"rival-{what}" for what in (*PRICES_OF_A_POINT, "intrigue")}

    def is_said(key: str) -> bool:
        matches = [match for pattern in patterns if (match := pattern.fullmatch(key))]
        return key in known or any(set(match.groups()) <= words_of_gaps for match in matches)

    assert sorted(key for key in keys_of("imperium*.ftl") if not is_said(key)) == []


def test_every_key_that_is_written_out_is_in_the_locale():
    calls = [node for node in syntax() if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say"]
    said = {call.args[0].value for call in calls if call.args and isinstance(call.args[0], ast.Constant)}
    assert sorted(said - keys_of("*.ftl")) == []


def test_every_event_has_its_words():
    calls = [node for node in syntax() if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell"]
    told = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    moves = {f"{move}{kind}" for move in ("recruited", "deployed", "retreated") for kind in ("", "_dreadnought")}
    assert sorted(told | moves | {"drew", "drew_hand"}) == sorted(tellings())
    assert set(narration.ALONE) <= set(narration.HEADS)


def tellings() -> set[str]:
    """Return the kinds of events that have texts, in the base and in its modules."""
    of_modules = {kind for module in MODULES.values() for kind in (*module.heads, *module.clauses)}
    return {*narration.HEADS, *clauses.CLAUSES, *of_modules}


def clauses_of(text: Text) -> list[Text]:
    """Return a sentence and every sentence inside it."""
    inner = [each for arg in text.args.values() for each in (arg if isinstance(arg, list) else [arg])]
    return [text, *(deep for each in inner if isinstance(each, Text) for deep in clauses_of(each))]


def test_every_sentence_of_what_a_player_did_is_told_of_whom_it_speaks():
    """Languages that bend their verbs need to know; in English the sentence or its comment names $person."""
    told: dict[str, bool] = {}

    def listen(state, step) -> None:
        for reader in (None, 0):
            for line in GAME.narrate(step.events, reader):
                told.update({each.key: "person" in each.args for each in clauses_of(line.text)})

    for seed in (b"one", b"two", b"three"):
        random_game(GAME, Setup(NAMES, seed=hashlib.sha256(seed).digest()), "told", listen)
    promised = {key for key, source in entries(LOCALES / "en").items() if "person" in source.variables()}
    assert {key for key in keys_of("imperium*.ftl") if key.startswith("did-")} <= promised
    assert {key for key, given in told.items() if key in promised and not given} == set()
    assert len(promised & set(told)) > 40


# ---------------------------------------------------------------- everything printed can be said


def test_every_word_beside_an_icon_can_be_said():
    texts = [glyph.text for glyphs in printed_glyphs() for glyph in glyphs if glyph.text]
    assert all(words().say(text) for text in texts)


def test_everything_that_can_be_looked_up_can_be_said():
    entries = GAME.cards({"expansion": "ix"})
    printed = (CARDS, INTRIGUE, LEADERS, SPACES, CONFLICTS, ix.tiles.TILES, DECK)
    assert len({entry.key for entry in entries}) == len(entries) == sum(map(len, printed))
    for entry in entries:
        assert all(words().say(text) for text in (entry.name, entry.kind, *entry.lines))
    for key in LEADERS:
        face = leader_face(key)
        assert all(words().say(text) for text in (face.house, face.ability, face.signet))


@pytest.mark.parametrize("leaders", ["choose", "random", "draft"])
@pytest.mark.parametrize("houses", ["any", "different"])
def test_the_short_rules_can_be_said_under_every_option(leaders, houses):
    chapters = GAME.rules({"leaders": leaders, "houses": houses})
    assert all(words().say(text) for chapter in chapters for text in (chapter.title, *chapter.lines))
    rulings = [line.key for chapter in chapters for line in chapter.lines if line.key.startswith("ruling-a")]
    assert len(rulings) == len(OPEN_POINTS) + len(CHOICES)


def test_sealed_discards_are_among_the_rulings():
    lines = [words().say(line) for chapter in GAME.rules({}) for line in chapter.lines]
    (ruling,) = [line for line in lines if "Mohiam" in line]
    assert "Test of Humanity choose in secret, all at once. Their choices are shown together." in ruling


def test_every_option_of_the_game_is_among_the_rules():
    chapters = GAME.rules({"expansion": "ix", "escalation": "brutal", "churn": "dice"})
    (chosen,) = [chapter for chapter in chapters if chapter.title.key == "imperium-rules-options-title"]
    assert len(chosen.lines) == len(all_variants())
    said = " ".join(words().say(line) for line in chosen.lines)
    assert "With Rise of Ix" in said
    assert "each rival flips two cards" in said
    assert "two dice send cards of the row away" in said


def test_what_a_rulebook_says_otherwise_is_told_as_a_choice_with_its_reason():
    chapters = {chapter.title.key: chapter.lines for chapter in GAME.rules({"expansion": "ix"})}
    ours = [*chapters["imperium-rules-choices-title"], *chapters["ix-choices-title"]]
    assert [line.key for line in ours] == ["ruling-a8", "ruling-a21", "ruling-ix12"]
    assert not {line.key for line in ours} & {line.key for line in chapters["imperium-rules-rulings-title"]}


def test_the_options_of_the_game_can_be_said():
    texts = [GAME.title, GAME.blurb({}), *(variant.text for variant in GAME.variants)]
    texts += [text for variant in GAME.variants for choice in variant.choices for text in (choice.text, choice.help)]
    assert all(text and words().say(text) for text in texts)


# ---------------------------------------------------------------- what a game shows


class Shown:
    """All texts that a random game shows, by kind."""

    def __init__(self) -> None:
        self.labels: set[str] = set()
        self.buttons: set[str] = set()
        self.helps: set[str] = set()
        self.sentences: set[str] = set()
        self._said: dict[str, str] = {}

    def say(self, text: Text) -> str:
        """The plain sentence, worked out once for equal texts."""
        key = repr(text)
        if key not in self._said:
            self._said[key] = plain(words().say(text, NAMES))
        return self._said[key]

    def look(self, state, step) -> None:
        for question in GAME.questions(state, explain=True):
            self.read(question)
        if step.closes:
            self.sentences.add(self.say(GAME.headline(GAME.view(state, None))))
        for reader in (None, *range(len(state.players))):
            self.sentences.update(self.say(line.text) for line in GAME.narrate(step.events, reader))

    def read(self, question: Question) -> None:
        self.sentences.add(self.say(question.prompt))
        for option in question.options:
            (self.labels if option.group in ("card", "buy", "space") else self.buttons).add(self.say(option.text))
            if option.help:
                self.helps.add(self.say(option.help))
        for refusal in question.refused:
            self.sentences.add(f"{self.say(refusal.text)}: {self.say(refusal.reason)}")
        self.buttons.update(self.say(order.text) for order in question.standing)


@pytest.fixture(scope="module")
def shown() -> Shown:
    seen = Shown()
    random_game(GAME, Setup(NAMES, seed=hashlib.sha256(b"words").digest()), "words", seen.look)
    return seen


def test_options_fit_a_line_of_a_select(shown):
    assert [text for text in shown.labels if len(text) > LONGEST_OPTION] == []


def test_what_stands_on_buttons_fits_a_button(shown):
    assert [text for text in shown.buttons if len(text) > LONGEST_BUTTON] == []


def test_most_of_what_cards_do_fits_under_their_names():
    """Discord shows 100 characters under an option and the rest is cut: what a card does first must be among them."""
    helps = [plain(words().say(card_help(card))) for card in base.CARDS]
    assert sum(len(text) <= LONGEST_OPTION for text in helps) > 0.6 * len(helps)
    assert [text for text in helps if len(text.split(" · ")[0]) > LONGEST_OPTION] == []


def test_nothing_that_is_said_has_a_gap_or_a_stray_sign(shown):
    said = shown.labels | shown.buttons | shown.helps | shown.sentences
    assert len(said) > 500
    assert [
        text for text in said if re.search(r"  | ,| \.|\.\.(?!\.)|\{|\}|None|\(\)", text) and "Victor" not in text
    ] == []


def test_the_log_is_told_in_sentences(shown):
    assert [text for text in shown.sentences if not text[0].isupper() and ": " not in text] == []


def test_ukrainian_sets_a_comma_between_or_and_a_condition():
    (ring,) = LEADERS["glossu_the_beast_rabban"].signet
    assert plain(words("uk").say(ring.describe())) == "найняти загін або, якщо в тебе є союз, найняти 2 загони"


def test_hungarian_sets_a_comma_between_deeds_but_not_between_things():
    things = say("word-gain", what=[say("gain-swords", n=1), say("gain-water", n=2)])
    deeds = join_deeds([say("word-draw", n=1), say("word-trash-self")])
    assert plain(words("hu").say(deeds)) == "húzol egy lapot, és kiselejtezed ezt a lapot"
    assert plain(words("hu").say(things)) == "kapsz 1 kardot és 2 vizet"
    assert plain(words("en").say(deeds)) == "draw a card and trash this card"


def test_what_no_box_of_a_card_says_stands_among_its_signs():
    sends, trashed = card_face("kwisatz_haderach").agent[0].text, card_face("assassination_mission").reveal[-1].text
    assert sends is not None
    assert trashed is not None
    assert plain(words().say(sends)) == "any of your agents, to any space"
    assert plain(words().say(trashed)) == "When trashed: gain 4 solari."


def test_no_picture_is_drawn_by_the_key_of_a_sentence():
    """Signs belong to the glyph that the rules give; the renderer compares no keys of the locale with words of its own."""
    keys = entries(LOCALES / "en")
    for path in (Path(__file__).parents[2] / "renderer").rglob("*.py"):
        compared = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Compare)]
        named = {str(part.value) for node in compared for part in ast.walk(node) if isinstance(part, ast.Constant)}
        assert [key for key in named if "-" in key and (key in keys or f"picture-{key}" in keys)] == [], path.name
