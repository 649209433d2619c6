"""An expansion joins without changes to the base, and a base game is the same with and without it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from games.__main__ import card_sheet
from games.core.data import BadData
from games.core.locales import LOCALES
from games.core.protocol import Answer, Event, Setup
from games.core.simulation import random_below
from games.core.texts import Words, plain, words
from games.imperium import GAME, components, modules
from games.imperium.rules import changes
from games.imperium.rules.changes import Do
from games.imperium.rules.moments import join, leave
from games.imperium.rules.paying import PayPrice, can_pay, why_unaffordable
from games.imperium.state import Play
from games.imperium.vocabulary import Moment
from games.imperium.words.costs import Cost
from games.imperium.words.effects import Lasting
from renderer import context, render
from renderer.imperium.board import STRIPS
from renderer.sprites import Box, Icon, Part
from tests.imperium.table import ANN, BO, CY, NAMES, imperium
from tests.imperium.toy import FOLDER, ORNITHOPTER, SHELVES, TOY, Drain, Hangar, Ornithopters, TakeOff, hangar, loaded
from tests.support.checks import CHEAP, DEAR, play_and_check
from tests.support.random_answers import random_answer

ON = {"leaders": "choose", "toy": "on"}


@pytest.fixture
def toy() -> Iterator[None]:
    with loaded():
        yield


@pytest.fixture
def toy_words(tmp_path: Path) -> Words:
    """Return the English texts with those of the toy expansion."""
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    shutil.copy(FOLDER / "toy.ftl", tmp_path / "en")
    return Words("en", tmp_path)


# ---------------------------------------------------------------- set-up


def test_only_a_game_that_chose_the_module_has_what_it_brings(toy):
    chosen, base = imperium(options=ON).state, imperium().state
    assert "toy_airfield" in chosen.places
    assert "rally_troops" not in chosen.places, "its board covers a space"
    assert chosen.imperium_deck.count("toy_pilot") + chosen.row.count("toy_pilot") == 2
    assert "toy_dogfight" in [*chosen.conflict_deck, *chosen.conflict_box, chosen.conflict, "toy_dogfight"]
    assert isinstance(chosen.tables["toy"], Hangar)
    assert "toy_airfield" not in base.places
    assert "toy_pilot" not in base.imperium_deck + base.row
    assert "toy_dogfight" not in base.conflict_deck + base.conflict_box
    assert base.tables == {}


def test_a_key_that_two_modules_have_stops_the_program_with_both_files_named(monkeypatch, tmp_path):
    (tmp_path / "cards.toml").write_text("[dagger]\ncopies = 1\n", encoding="utf-8")
    monkeypatch.setitem(modules.MODULES, "toy", msgspec.structs.replace(TOY, folder=tmp_path))
    with pytest.raises(BadData, match=r"^toy/cards\.toml, \[dagger\]: cards\.toml has this key too$"):
        components.load()


def test_an_event_that_two_modules_tell_is_refused(toy):
    with pytest.raises(ValueError, match="twin and toy both tell of 'deployed_ornithopter'"):
        modules.add(msgspec.structs.replace(TOY, key="twin", heads={}))


def test_what_lasts_and_what_is_had_once_are_names_that_a_module_declares(toy, monkeypatch):
    assert Lasting("toy_tailwind").kind == "toy_tailwind"
    monkeypatch.setitem(modules.MODULES, "toy", msgspec.structs.replace(TOY, lasting=(), marks={}))
    with pytest.raises(ValueError, match="nothing that lasts is called 'toy_tailwind'"):
        Lasting("toy_tailwind")
    with pytest.raises(
        BadData, match=r"^toy/spaces\.toml, \[toy_airfield\]: once: nothing had once is called 'toy_medal'; there are"
    ):
        components.load()


# ---------------------------------------------------------------- play


def test_a_modules_space_card_word_and_unit_are_played_by_questions_and_answers(toy):
    table = imperium(options=ON)
    table.send(ANN, "toy_pilot", "toy_airfield")
    table.rest(ANN)
    assert hangar(table.state).of[ANN] == Ornithopters(1, 0, 1), "two words, but one ornithopter in the hangar"
    assert table.strength(ANN) == 3


def test_a_modules_way_in_a_turn_is_offered_and_refused_with_its_reason(toy, toy_words):
    table = imperium(options=ON)
    table.send(ANN, "reconnaissance", "arrakeen")
    table.answer(ANN, "toy_refuel")
    assert hangar(table.state).fuel[ANN] == 1
    assert "toy_refuel" not in table.keys(ANN)
    refused = [toy_words.say(refusal.text) for refusal in table.question(ANN, explain=True).refused]
    assert "Refuel an ornithopter" in refused


def test_a_mark_of_a_module_closes_its_space(toy):
    table = imperium(options=ON)
    assert table.may_send(ANN, "reconnaissance", "toy_airfield")
    hangar(table.state).of[ANN].supply = 0
    assert not table.may_send(ANN, "reconnaissance", "toy_airfield")


def test_a_modules_price_is_paid_like_any_other(toy):
    table = imperium(options=ON)
    cost = Cost(also=(Drain(),))
    assert why_unaffordable(table.state, ANN, cost, "") is not None
    hangar(table.state).fuel[ANN] = 2
    assert can_pay(table.state, ANN, cost, "")
    PayPrice(Drain(), ANN, "").do(Play(table.state, ANN))
    assert hangar(table.state).fuel[ANN] == 0


def test_two_units_of_the_garrison_may_be_of_any_kind(toy):
    table = imperium(options=ON)
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table.up_to_deploy(ANN) == 2
    table.answer(ANN, "deploy_ornithopter:1")
    assert table.up_to_deploy(ANN) == 1, "the ornithopter was one of the two"
    table.deploy(ANN, 1)
    assert table.up_to_deploy(ANN) == 0


def test_a_new_ornithopter_is_no_licence_for_a_third_troop(toy):
    table = imperium(options=ON)
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table.state.turn is not None
    changes.recruit(Play(table.state, ANN), ANN, 1, ORNITHOPTER)
    assert table.up_to_deploy(ANN) == 2
    assert "deploy_ornithopter:2" in table.keys(ANN), "the new one, and one of the garrison"


def test_a_modules_unit_fights_and_lets_swords_count(toy):
    table = imperium(options=ON)
    Do(TakeOff(), ANN, "").do(Play(table.state, ANN))
    hangar(table.state).fuel[ANN] = 1
    table[ANN].swords = 2
    table.fight(bo=2)
    assert (table.strength(ANN), table.strength(BO)) == (6, 4), "3 and 2 swords, and 1 that the module adds"
    table.to_combat()
    assert table.vp(ANN) == 1, "Ann alone is strongest and takes the first reward of the skirmish"


def test_a_unit_that_does_not_fall_goes_home_after_combat(toy):
    table = imperium(options=ON)
    Do(TakeOff(), ANN, "").do(Play(table.state, ANN))
    table.to_combat()
    assert hangar(table.state).of[ANN] == Ornithopters(1, 1, 0)


# ---------------------------------------------------------------- seen, hidden, told, kept


def test_a_module_shows_what_a_seat_may_see_of_it(toy):
    table = imperium(options=ON)
    Do(TakeOff(), ANN, "").do(Play(table.state, ANN))
    assert table.view(None).modules["toy"].flying == (1, 0, 0)
    assert table.view(None).modules["toy"].secret is None
    assert table.view(CY).modules["toy"].secret == 2


def test_a_modules_secret_is_mixed_for_all_but_its_owner(toy):
    table = imperium(options=ON)
    mixed = hangar(GAME.shuffle_hidden(table.state, BO, "salt")).secret
    assert mixed[BO] == 1
    assert (mixed[ANN], mixed[CY]) != (0, 2)


def test_a_modules_events_open_sentences_and_are_added_to_them(toy, toy_words):
    table = imperium(options=ON)
    table.send(ANN, "reconnaissance", "toy_airfield")
    table.rest(ANN)
    table.answer(ANN, "toy_refuel")
    events = [event for step in table.steps for event in step.events]
    told = [plain(toy_words.say(line.text, NAMES)) for line in GAME.narrate(events, None)]
    assert told[-2:] == [
        "Ann sent an agent to Toy Airfield with Reconnaissance: flew an ornithopter into the conflict.",
        "Ann refuelled.",
    ]


def test_what_a_module_keeps_survives_the_codec(toy):
    table = imperium(options=ON)
    Do(TakeOff(), ANN, "").do(Play(table.state, ANN))
    table.send(BO if table.state.turn and table.state.turn.seat == BO else ANN, "toy_pilot", "toy_airfield")
    assert GAME.encode(GAME.decode(GAME.encode(table.state))) == GAME.encode(table.state)


def test_the_card_sheet_of_a_module_has_its_cards_and_that_of_the_base_does_not(toy, toy_words):
    assert "toy_pilot" in [entry.key for entry in GAME.cards(ON)]
    assert [entry.key for entry in GAME.cards({}) if "toy" in entry.key] == []
    pilot = next(entry for entry in GAME.cards(ON) if entry.key == "toy_pilot")
    assert "Agent: fly an ornithopter into the conflict." in [plain(toy_words.say(line)) for line in pilot.lines]


def test_a_whole_random_game_with_a_module_keeps_all_promises(toy, toy_words, monkeypatch):
    monkeypatch.setattr("tests.support.checks.words", lambda: toy_words)
    play_and_check(GAME, 3, "toy", CHEAP, DEAR, lambda number: number % 40 == 0, {"toy": "on"})


def strip(box: Box, seen: object, context: object) -> list[Part]:
    part = Part("toy", box)
    part.static.append(Icon(box.left(box.h), "deploy"))
    return [part]


def test_a_module_has_a_strip_on_the_board(toy, toy_words, monkeypatch):
    monkeypatch.setattr(context, "words", lambda language: toy_words)
    view = imperium(options=ON).view(None)
    plain_board = render("imperium", view, "board", names=NAMES)
    monkeypatch.setitem(STRIPS, "toy", (60, 60, strip))
    with_strip = render("imperium", view, "board", names=NAMES)
    assert with_strip.data != plain_board.data


# ---------------------------------------------------------------- a base game does not know


def traces() -> tuple[list[bytes], list[str], bytes]:
    """Return the views and log of a base game, and its picture at the end."""
    below = random_below("the same")
    state, step = GAME.new(Setup(NAMES[:3], {}, bytes(range(32))))
    seen: list[bytes] = []
    events: list[Event] = list(step.events)
    for _ in range(250):
        given: Answer = random_answer(state, below)
        events += GAME.answer(state, given).events
        seen.append(msgspec.msgpack.encode([GAME.view(state, seat) for seat in (None, 0, 1)]))
    told = [words().say(line.text, NAMES) for line in GAME.narrate(events, None)]
    return seen, told, render("imperium", GAME.view(state, None), "board", names=NAMES).data


def test_a_base_game_is_the_same_byte_for_byte_whether_a_module_is_loaded_or_absent():
    absent = traces()
    sheet = card_sheet(GAME.cards({}))
    with loaded():
        assert traces() == absent
        modules.MODULES["toy"] = msgspec.structs.replace(TOY, is_offered=False)
        assert card_sheet(GAME.cards({})) == sheet


@contextmanager
def without(*keys: str) -> Iterator[None]:
    """Remove these modules from the registry and the library while this lasts."""
    known, shelves = dict(modules.MODULES), [dict(shelf) for shelf in SHELVES]
    for key in keys:
        modules.remove(key)
    for shelf in SHELVES:
        for entry in [entry for entry in shelf.values() if getattr(entry, "module", "") in keys]:
            del shelf[entry.key]
    try:
        yield
    finally:
        modules.MODULES.update(known)
        for shelf, kept in zip(SHELVES, shelves, strict=True):
            shelf.update(kept)


def test_a_base_game_is_the_same_byte_for_byte_without_rise_of_ix_and_rivals():
    here = traces()
    with without("ix", "hagal"):
        assert traces() == here


# ---------------------------------------------------------------- every moment


def send_to_the_council(table):
    table[ANN].solari = 5
    table.send(ANN, "dagger", "high_council")


def send_a_troop(table):
    table.send(ANN, "reconnaissance", "arrakeen")
    table.deploy(ANN, 1)


def make_others_discard(table):
    table.send(ANN, "test_of_humanity", "arrakeen")
    table.do(ANN, "each_opponent")
    for seat in (BO, CY):
        table.answer(seat, table.question(seat).mildest)


def send_the_seekers(table):
    table.send(ANN, "seek_allies", "foldspace")
    table.end(ANN)


def win_alone(table):
    table.fight(ann=1)
    table.finish_round()


ELSEWHERE = (Moment.RIVAL_TURN, Moment.RIVAL_DOES, Moment.RIVAL_REWARD, Moment.TECH_TAKEN)
"""`tests/imperium/hagal` has rivals, `tests/imperium/ix` has tech."""
ASKED = (Moment.TURN_WAYS, Moment.TURN_REFUSALS, Moment.STRENGTH, Moment.MORE_GAINED, Moment.TO_DECK_TOP, Moment.TIE)

MOMENTS = {
    Moment.LAID_OUT: lambda table: None,
    Moment.SET_UP: lambda table: None,
    Moment.CONFLICT_REVEALED: lambda table: None,
    Moment.ROUND_START: lambda table: None,
    Moment.TURN_START: lambda table: None,
    Moment.TURN_ENDED: send_the_seekers,
    Moment.COMBAT_BEGINS: win_alone,
    Moment.SENT: send_to_the_council,
    Moment.PAID: send_to_the_council,
    Moment.SEATED: send_to_the_council,
    Moment.DEPLOYED: send_a_troop,
    Moment.DRAWN: lambda table: None,
    Moment.GAINED: lambda table: table.send(ANN, "diplomacy", "wealth"),
    Moment.DISCARDED: make_others_discard,
    Moment.TRASHED: send_the_seekers,
    Moment.ACQUIRED: send_the_seekers,
    Moment.INFLUENCE_CHANGED: send_the_seekers,
    Moment.REVEAL_BEGINS: win_alone,
    Moment.REVEALED: lambda table: table.reveal(ANN, "dagger"),
    Moment.REVEAL_ENDS: win_alone,
    Moment.COMBAT_WON: win_alone,
    Moment.VICTORY: win_alone,
    Moment.COMBAT_OVER: win_alone,
    Moment.RECALL: win_alone,
    Moment.ENDGAME: lambda table: table.to_endgame(),
}


@pytest.mark.parametrize("moment", [moment for moment in Moment if moment not in (*ASKED, *ELSEWHERE)])
def test_every_moment_happens_to_the_player_whose_it_is(moment):
    seats = []

    def watch(play: Play, seat: int, *facts: object) -> None:
        seats.append(seat)

    join(moment)(watch)
    try:
        MOMENTS[moment](imperium())
    finally:
        leave(moment, watch)
    assert (BO if moment is Moment.DISCARDED else ANN) in seats
