"""An expansion joins without the base knowing it: a zone and a unit of its own, a word, and moments."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from games.core.codec import TAG, decode_checked
from games.core.protocol import Text, say
from games.imperium import GAME
from games.imperium.rules.changes import Do
from games.imperium.rules.moments import Moment, join, leave
from games.imperium.state import ModuleTable, Play
from games.imperium.views import Glyph, Glyphs
from games.imperium.words.word import Word
from tests.imperium.table import ANN, BO, CY, imperium


class Hangar(ModuleTable, msgspec.Struct, tag_field=TAG, tag="toy-hangar"):
    """A zone: ornithopters in the hangar and in the conflict, by seat."""

    waiting: list[int]
    flying: list[int]

    def units(self, seat: int) -> int:
        return self.flying[seat]

    def strength(self, seat: int) -> int:
        return 3 * self.flying[seat]


class TakeOff(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="toy-take_off"):
    """A word: an ornithopter flies into the conflict."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        hangar = play.state.tables["toy"]
        assert isinstance(hangar, Hangar)
        hangar.waiting[seat] -= 1
        hangar.flying[seat] += 1

    def describe(self) -> Text:
        return say("pick-troop")

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", 1),)


def land(play: Play, seat: int) -> None:
    hangar = play.state.tables.get("toy")
    if isinstance(hangar, Hangar):
        hangar.waiting[seat] += hangar.flying[seat]
        hangar.flying[seat] = 0


@pytest.fixture
def landing() -> Iterator[None]:
    join(Moment.COMBAT_OVER)(land)
    yield
    leave(Moment.COMBAT_OVER, land)


def table_with_hangars():
    table = imperium()
    table.state.tables["toy"] = Hangar([1, 1, 1], [0, 0, 0])
    return table


def test_a_modules_zone_survives_the_codec():
    table = table_with_hangars()
    assert GAME.decode(GAME.encode(table.state)).tables == table.state.tables


def test_a_modules_word_is_read_from_data_and_resolved_by_the_base():
    table = table_with_hangars()
    word = decode_checked("toy")(Word, {TAG: "take_off"})
    assert isinstance(word, TakeOff)
    Do(word, ANN, "card:dagger").do(Play(table.state, ANN))
    assert table.state.tables["toy"] == Hangar([0, 1, 1], [1, 0, 0])


def test_a_modules_unit_fights_and_lets_swords_count(landing):
    table = table_with_hangars()
    TakeOff().resolve(Play(table.state, ANN), ANN, "")
    table[ANN].swords = 2
    table.fight(bo=2)
    assert (table.strength(ANN), table.strength(BO)) == (5, 4)
    table.to_combat()
    assert table.vp(ANN) == 1, "Ann alone is strongest and takes the first reward of the skirmish"


def test_a_module_joins_at_a_moment(landing):
    table = table_with_hangars()
    TakeOff().resolve(Play(table.state, ANN), ANN, "")
    table.to_combat()
    assert table.state.tables["toy"] == Hangar([1, 1, 1], [0, 0, 0])


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


MOMENTS = {
    Moment.SET_UP: lambda table: None,
    Moment.ROUND_START: lambda table: None,
    Moment.TURN_START: lambda table: None,
    Moment.SENT: send_to_the_council,
    Moment.PAID: send_to_the_council,
    Moment.SEATED: send_to_the_council,
    Moment.DEPLOYED: send_a_troop,
    Moment.DISCARDED: make_others_discard,
    Moment.TRASHED: send_the_seekers,
    Moment.ACQUIRED: send_the_seekers,
    Moment.INFLUENCE_CHANGED: send_the_seekers,
    Moment.REVEAL_BEGINS: win_alone,
    Moment.REVEAL_ENDS: win_alone,
    Moment.COMBAT_WON: win_alone,
    Moment.COMBAT_OVER: win_alone,
    Moment.RECALL: win_alone,
    Moment.ENDGAME: lambda table: table.to_endgame(),
}


@pytest.mark.parametrize("moment", Moment)
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
