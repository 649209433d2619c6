"""The words of the dice game: every key exists, every key is used, and what is put on buttons is short enough."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from games.core.locales import LOCALES, entries
from games.core.protocol import Event, Text
from games.core.texts import words
from games.dice.components import DICE, HOUSES, LEADERS, REGIONS, Ability, Equipment
from games.dice.options import VARIANTS
from games.dice.rules.asking import DiceInquiry
from games.dice.state import TurnStep
from games.dice.telling.rulings import RULINGS
from games.dice.telling.terms import TERMS
from games.dice.telling.wording import region_name
from tests.dice.players import lively_game
from tests.dice.table import GAME
from tests.dice.test_whole_games import PLAYERS, setup
from tests.support.checks import variant_keys

SOURCES = sorted(Path("games/dice").rglob("*.py"))
NAMES = tuple("Maximilian-Alexander von und zu_*"[:32] for _ in range(8))
BUTTON, HELP, MESSAGE = 80, 100, 1900
NOBODY = {"storm-placed", "equipment-laid", "no-battle", "storm-moved", "ornithopter-lost", "won-nobody", "deserted"}
"""Events that no player causes."""


@cache
def keys() -> set[str]:
    """Return the keys of all sentences of the dice game."""
    return {key for key, source in entries(LOCALES / "en").items() if key.startswith("dice-")}


@cache
def patterns() -> tuple[str, ...]:
    """Return every key in the code as a regular expression. The gaps of f-strings match anything."""
    found: list[str] = []
    for path in SOURCES:
        nodes = [*ast.walk(ast.parse(path.read_text()))]
        tags = {
            id(k.value)
            for node in nodes
            if isinstance(node, ast.Call | ast.ClassDef)
            for k in node.keywords
            if k.arg in ("tag", "group")
        }
        inside = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if isinstance(node, ast.JoinedStr):
                found.append("".join(re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in tags | inside:
                found.append(re.escape(node.value))
    found = [pattern for pattern in found if pattern != re.escape("dice-variant")]  # Only the beginning of keys.
    found += map(re.escape, variant_keys(GAME))
    found += [r"dice\-ask\-.+", r"dice\-awaits\-.+"]  # Prompts, and what is awaited: made in games/core.
    found += [re.escape(f"dice-term-{key}{end}") for key in TERMS for end in ("", "-text")]
    return tuple(p for p in found if re.fullmatch(r"dice\\-[\w\\.+-]+", p))


def told_kinds() -> set[str]:
    """Return every kind of event that the code of the game makes."""
    kinds = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                at = {"tell": 0, "tell_forces": 1}.get(name)
                if at is not None and at < len(node.args):
                    kinds |= {c.value for c in ast.walk(node.args[at]) if isinstance(c, ast.Constant)}
    kinds -= {"leader-", "d", "won-"}
    ways = {f"won-{way}" for way in ("sole", "alliance", "guild", "nobody", "prediction")}
    return kinds | ways | {"took", "leader-revived", "leader-hired", "storm-loss", "storm-evacuated"}


def test_every_key_the_code_speaks_of_exists():
    lost = [p for p in patterns() if not any(re.fullmatch(p, key) for key in keys())]
    assert lost == []


def test_every_key_is_used():
    useless = [key for key in sorted(keys()) if not any(re.fullmatch(p, key) for p in patterns())]
    assert useless == []


@pytest.mark.parametrize(("family", "made"), [("option", {"revive", "hire"}), ("refused", set())])
def test_every_option_and_reason_is_named_in_the_code(family, made):
    """Stricter than the patterns, which have gaps."""
    code = "".join(path.read_text() for path in SOURCES)
    for key in sorted(key for key in keys() if key.startswith(f"dice-{family}-")):
        name = key.removeprefix(f"dice-{family}-")
        assert name in made or f'"{key}"' in code or f'"{name}"' in code, key


def test_every_event_is_told_and_whoever_did_it_is_a_person():
    told = {key: source for key, source in entries(LOCALES / "en").items() if key.startswith("dice-told-")}
    assert {f"dice-told-{kind}" for kind in told_kinds()} == set(told)
    assert {key for key, source in told.items() if "person" not in source.variables()} == {
        f"dice-told-{kind}" for kind in NOBODY
    }


def inquiries(cls: type = DiceInquiry) -> set[str]:
    return {sub.kind for sub in cls.__subclasses__() if sub.kind}.union(
        *(inquiries(sub) for sub in cls.__subclasses__())
    )


def test_every_question_has_its_prompt_and_every_prompt_its_question():
    assert {f"dice-ask-{kind}" for kind in inquiries()} == {key for key in keys() if key.startswith("dice-ask-")}


@pytest.mark.parametrize(
    ("family", "members"),
    [
        ("house", [*HOUSES, *[f"{h}-help" for h in HOUSES], *[f"{h}-start" for h in HOUSES]]),
        ("region", list(REGIONS)),
        ("leader", list(LEADERS)),
        ("equipment", [*Equipment, *[f"{k}-{form}" for k in Equipment for form in ("one", "text")]]),
        ("step", list(TurnStep)),
        ("ruling", [str(number) for number in RULINGS]),
    ],
)
def test_the_names_of_a_family_are_complete(family, members):
    found = {key for key in keys() if key.startswith(f"dice-{family}-")}
    assert found == {f"dice-{family}-{member}" for member in members}


def test_every_ability_and_face_has_name_and_text():
    for ability in Ability:
        assert f"dice-ability-{ability}" in keys()
        versions = ("dice", "spice") if ability == Ability.FACE_DANCERS else ("text",)
        assert {f"dice-ability-{ability}-{version}" for version in versions} <= keys()
    for face in (*DICE.vendetta, "worm"):
        assert {f"dice-face-{face}", f"dice-face-{face}-text"} <= keys()


def say(text: Text) -> str:
    sentence = words().say(text, NAMES)
    assert "{" not in sentence
    assert "!" not in sentence
    return sentence


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_asked_and_told_in_whole_games_can_be_said(players):
    events: list[Event] = []

    def watch(state, step, given) -> None:
        events.extend(step.events)
        if step.closes:
            say(GAME.headline(GAME.view(state, None)))
        for question in GAME.questions(state, explain=True):
            say(question.prompt)
            for option in question.options:
                assert len(say(option.text)) <= BUTTON
                assert option.help is None or len(say(option.help)) <= HELP
            for refusal in question.refused:
                assert len(say(refusal.text)) <= BUTTON
                say(refusal.reason)

    state = lively_game(setup(players, players), f"words {players}", watch)
    for seat in (None, *range(players)):
        for line in GAME.narrate(events, seat):
            assert len(say(line.text)) < 1000
            assert "person" in line.text.args or line.text.key.removeprefix("dice-told-") in NOBODY
    say(GAME.result(state).decided_by)


def test_rules_and_cards_fit_a_message():
    chapters = GAME.rules({})
    assert len(chapters) <= 25
    for chapter in chapters:
        assert len("\n".join([say(chapter.title), *map(say, chapter.lines)])) <= MESSAGE
    entries = GAME.cards()
    assert len({entry.key for entry in entries}) == len(entries)
    for entry in entries:
        assert len("\n".join(map(say, (entry.name, entry.kind, *entry.lines)))) <= MESSAGE


def test_the_rules_tell_every_ruling_every_option_and_what_is_reconstructed():
    lines = [line for chapter in GAME.rules({"dancers": "spice"}) for line in chapter.lines]
    assert [line.key for line in lines if line.key.startswith("dice-ruling")] == [f"dice-ruling-{n}" for n in RULINGS]
    options = [say(line) for line in lines if line.key == "dice-rules-option"]
    assert len(options) == len(VARIANTS)
    assert "Face Dancers: By spice." in options
    borders = [line.args["borders"] for line in lines if line.key == "dice-rules-borders"]
    assert [len(part) for part in borders] == [12, 5, 2]


def test_a_heading_of_a_group_belongs_to_a_group_of_the_code():
    text = "".join(path.read_text() for path in (LOCALES / "en").glob("dice*.ftl"))
    code = "".join(path.read_text() for path in SOURCES)
    headings = re.findall(r"^group-([\w-]*) =", text, re.MULTILINE)
    assert headings
    assert all(f'group="{name}"' in code for name in headings)


def test_variants_can_be_said():
    for variant in GAME.variants:
        assert len(say(variant.text)) <= 45
        for choice in variant.choices:
            assert len(say(choice.text)) <= BUTTON
            assert choice.help is None or len(say(choice.help)) <= HELP


def test_you_are_addressed_as_you():
    event = Event("invited", 0, {"other": 1})
    ann, bo, cy = (words().say(GAME.narrate([event], seat)[0].text, ("Ann", "Bo", "Cy")) for seat in (0, 1, 2))
    assert ann == "You offered **Bo** an alliance."
    assert bo == "**Ann** offered **you** an alliance."
    assert cy == "**Ann** offered **Bo** an alliance."


def test_moves_of_one_seat_make_one_sentence():
    forces = {"house": "atreides", "regular": 2, "elite": 0}
    moves = [
        Event("moved", 0, {"forces": forces, "origin": origin, "region": "carthag"})
        for origin in ("arrakeen", "polar_sink")
    ]
    (line,) = GAME.narrate(moves, None)
    assert (
        words().say(line.text, ("Ann",))
        == "**Ann** moved 2 forces from *Arrakeen* and 2 forces from *Polar Sink* to *Carthag*."
    )
    assert line.marks == ("seat:0", "region:carthag", "region:arrakeen", "region:polar_sink")


def test_rolls_are_told_until_the_dice_are_kept():
    rolled = Event("rolled", 0, {"dice": {"house1": "atreides"}, "number": 1})
    kept = Event("kept", 0, {"dice": {"house1": "atreides", "region": "4"}, "rolls": 2})
    assert [line.text.key for line in GAME.narrate([rolled], None)] == ["dice-told-rolled"]
    (line,) = GAME.narrate([rolled, kept], None)
    assert words().say(line.text, ("Ann",)) == "**Ann** kept Atreides and zone 4, after 2 rolls."


def test_who_takes_the_dice_and_what_they_roll_is_one_sentence_until_they_are_kept():
    turn = Event("turn", 0, {"round": 2, "house": "atreides"})
    first, again = (Event("rolled", 0, {"dice": {"house1": face}, "number": 1}) for face in ("atreides", "guild"))
    kept = Event("kept", 0, {"dice": {"house1": "guild"}, "rolls": 2})
    told = [words().say(line.text, ("Ann",)) for line in GAME.narrate([turn, first], None)]
    assert told == ["**Ann** (Atreides) took the dice and rolled Atreides."]
    assert [line.text.key for line in GAME.narrate([turn, first, again], None)] == ["dice-told-rolled"]
    assert [line.text.key for line in GAME.narrate([turn, first, again, kept], None)] == ["dice-told-kept"]


def test_an_answered_invitation_is_told_by_its_answer():
    invited, other = Event("invited", 0, {"other": 1}), Event("invited", 0, {"other": 2})
    token = Event("thumper-taken", 0)
    allied, refused = Event("allied", 0, {"other": 1}), Event("alliance-refused", 1, {"other": 0})
    for answer in (allied, refused):
        told = [line.text.key for line in GAME.narrate([invited, token, answer], None)]
        assert told == ["dice-told-thumper-taken", f"dice-told-{answer.kind}"]
    assert GAME.narrate([other, allied], None)[0].text.key == "dice-told-invited"


def test_a_battle_weighs_more_than_what_led_to_it():
    kept = Event("kept", 0, {"dice": {"house1": "guild"}, "rolls": 2})
    moved = Event(
        "moved", 0, {"forces": {"house": "guild", "regular": 1, "elite": 0}, "origin": "carthag", "region": "arrakeen"}
    )
    held = Event("holds", 0, {"region": "arrakeen", "forces": {"house": "guild", "regular": 1, "elite": 0}})
    assert [line.weight for line in GAME.narrate([kept, moved, held], None)] == [0, 1, 2]


@pytest.mark.parametrize("key", ["freeze", "invited", "aid"])
def test_what_is_asked_in_every_turn_is_a_question_which_alone_is_bold(key: str):
    args = {"who": "Ann", "house": "Fremen", "dice": 1, "least": 1, "roll": 2, "offered": "no"}
    assert say(Text(f"dice-ask-{key}", args)).count("?") == 1


def test_the_short_rules_name_the_strategic_regions():
    first = words().say(Text("dice-rules-goal-1"))
    strategic = [words().say(region_name(region)) for region, facts in REGIONS.items() if facts.strategic]
    assert all(name in first for name in strategic)


def test_what_the_dice_show_is_said_as_one_would():
    shown = {"region": "4", "spice": "worm", "vendetta": "shield"}
    (line,) = GAME.narrate([Event("rolled", 0, {"dice": shown})], None)
    assert words().say(line.text, ("Ann",)) == "**Ann** rolled zone 4, Shai-Hulud and Shield."


def test_shipments_to_one_place_are_added_up():
    one = {"region": "carthag", "forces": {"house": "atreides", "regular": 1, "elite": 0}}
    two = {"region": "carthag", "forces": {"house": "atreides", "regular": 2, "elite": 0}}
    (line,) = GAME.narrate([Event("shipped", 0, one), Event("shipped", 0, two)], None)
    assert words().say(line.text, ("Ann",)) == "**Ann** shipped 3 forces to *Carthag*."
