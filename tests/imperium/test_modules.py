"""An expansion joins without the base knowing it: a zone and a unit of its own, a word, and moments."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from games.core.codec import TAG, decode_checked
from games.core.protocol import Text, say
from games.imperium import GAME, components, modules
from games.imperium.modules import Module, ModuleTable, UnitKind
from games.imperium.rules.changes import Do
from games.imperium.rules.moments import Moment, join, leave
from games.imperium.state import Play, State
from games.imperium.views import Glyph, Glyphs
from games.imperium.words.word import Word
from tests.imperium.table import ANN, BO, CY, imperium


class Ornithopters(msgspec.Struct):
    supply: int = 0
    garrison: int = 1
    troops: int = 0


class Hangar(ModuleTable, msgspec.Struct, tag_field=TAG, tag="toy-hangar"):
    """A zone: each seat's ornithopters."""

    of: list[Ornithopters]


def ornithopters(state: State, seat: int) -> Ornithopters:
    hangar = state.tables["toy"]
    assert isinstance(hangar, Hangar)
    return hangar.of[seat]


class TakeOff(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="toy-take_off"):
    """A word: an ornithopter flies into the conflict."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        mine = ornithopters(play.state, seat)
        mine.garrison -= 1
        mine.troops += 1

    def describe(self) -> Text:
        return say("pick-troop")

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", 1),)


TOY = Module(
    key="toy",
    folder=components.FOLDER / "toy",
    is_chosen=lambda options: options.get("toy") == "on",
    table=lambda players, options: Hangar([Ornithopters() for _ in range(players)]),
    units=(
        UnitKind("ornithopter", ornithopters, lambda state, seat: 3, lambda n: say("unit-troop", n=n), falls=False),
    ),
)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    modules.add(TOY)
    yield
    modules.remove("toy")


def table_with_hangars():
    table = imperium()
    table.state.tables["toy"] = TOY.table(3, {})
    return table


def test_a_modules_zone_survives_the_codec():
    table = table_with_hangars()
    assert GAME.decode(GAME.encode(table.state)).tables == table.state.tables


def test_a_modules_word_is_read_from_data_and_resolved_by_the_base():
    table = table_with_hangars()
    word = decode_checked("toy")(Word, {TAG: "take_off"})
    assert isinstance(word, TakeOff)
    Do(word, ANN, "card:dagger").do(Play(table.state, ANN))
    assert ornithopters(table.state, ANN) == Ornithopters(0, 0, 1)


def test_a_modules_unit_fights_and_lets_swords_count():
    table = table_with_hangars()
    TakeOff().resolve(Play(table.state, ANN), ANN, "")
    table[ANN].swords = 2
    table.fight(bo=2)
    assert (table.strength(ANN), table.strength(BO)) == (5, 4)
    table.to_combat()
    assert table.vp(ANN) == 1, "Ann alone is strongest and takes the first reward of the skirmish"


def test_a_unit_that_does_not_fall_goes_home_after_combat():
    table = table_with_hangars()
    TakeOff().resolve(Play(table.state, ANN), ANN, "")
    table.to_combat()
    assert ornithopters(table.state, ANN) == Ornithopters(0, 1, 0)


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


ASKED = (Moment.TURN_WAYS, Moment.TURN_REFUSALS, Moment.STRENGTH, Moment.MORE_GAINED, Moment.TO_DECK_TOP, Moment.TIE)

MOMENTS = {
    Moment.LAID_OUT: lambda table: None,
    Moment.SET_UP: lambda table: None,
    Moment.ROUND_START: lambda table: None,
    Moment.TURN_START: lambda table: None,
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


@pytest.mark.parametrize("moment", [moment for moment in Moment if moment not in ASKED])
def test_every_moment_happens_to_the_player_whose_it_is(moment):
    seats = []

    def watch(play: Play, seat: int, **facts: object) -> None:
        seats.append(seat)

    join(moment)(watch)
    try:
        MOMENTS[moment](imperium())
    finally:
        leave(moment, watch)
    assert (BO if moment is Moment.DISCARDED else ANN) in seats
