"""Words for cards, leaders, worms and choices: draw, play, tank, enter, when, either, desert power."""

from __future__ import annotations

from itertools import compress
from typing import Literal

import msgspec

from games.arrakis.components import MAKER, side_of_leader
from games.arrakis.rules.asking import ArrakisTask, area_way, ask, way
from games.arrakis.rules.board import (
    borders,
    deserts,
    force_in,
    has_legion,
    has_special,
    in_tank,
    is_empty,
    legions,
    maker_waits,
    named_on_board,
    neighbours,
    same_sector,
    where_is,
    worms,
    worms_left,
)
from games.arrakis.rules.cards import RunWords, SideDiscards, playable
from games.arrakis.rules.leaders import FEYD, RABBAN, enter, take_off, to_tank
from games.arrakis.rules.worms import PlaceWorm
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.desert_power import DesertPower, LaySigns, sign_areas
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.steps.playing import DrawCards, PlayOne
from games.arrakis.telling.wording import leader_name
from games.arrakis.vocabulary import Deck, Few, Side
from games.arrakis.words.word import Word, describe_all, is_any_possible
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Text, say


class Draw(Word, msgspec.Struct, frozen=True, tag="arrakis-draw", tag_field=TAG):
    n: Few
    deck: Deck | None = None

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(DrawCards(seat, self.n, self.deck))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return DrawCards(seat, self.n, self.deck).is_possible(state)

    def describe(self) -> Text:
        if self.deck is not None:
            return say("arrakis-word-draw-deck", n=self.n, deck=say(f"arrakis-deck-{self.deck}"))
        return say("arrakis-word-draw", n=self.n)


class PlayMore(Word, msgspec.Struct, frozen=True, tag="arrakis-play", tag_field=TAG):
    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(PlayOne(seat))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return bool(playable(state, seat))

    def describe(self) -> Text:
        return say("arrakis-word-play")


class OpponentDiscards(Word, msgspec.Struct, frozen=True, tag="arrakis-opponent-discards", tag_field=TAG):
    n: Few

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        state = play.state
        # Whether the opponent holds cards to choose from is secret, so this always counts as a revelation.
        play.reveals = True
        play.push(SideDiscards(state.players[seat].side.other, self.n))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        """Return whether an opponent holds cards. Which cards they are is secret."""
        opponents = state.seats(state.players[seat].side.other)
        return any(state.players[other].hand for other in opponents)

    def describe(self) -> Text:
        return say("arrakis-word-opponent-discards", n=self.n)


class Enter(Word, msgspec.Struct, frozen=True, tag="arrakis-enter", tag_field=TAG):
    leader: str

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        state = play.state
        # Another leader takes nothing away when he enters. Nobody would decline him, so nobody is asked.
        if self.leader == FEYD and RABBAN in state.leaders and not state.players[seat].rival:
            ask(play, seat, FeydEnters())
        else:
            enter(play, self.leader)

    def describe(self) -> Text:
        return say("arrakis-word-enter", leader=leader_name(self.leader))


class FeydEnters(LinePick, msgspec.Struct, frozen=True, tag="arrakis-feyd-enters", tag_field=TAG):
    """The question whether Feyd-Rautha enters play by a card, because Beast Rabban leaves the game then."""

    kind = "feyd-enters"
    passing = "none"

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"leader": leader_name(FEYD), "other": leader_name(RABBAN)}

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        enters = way("enter", say("arrakis-word-enter", leader=leader_name(FEYD)), bind(enter, FEYD), icon="leader")
        return [enters, way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")]


class When(Word, msgspec.Struct, frozen=True, tag="arrakis-when", tag_field=TAG):
    """Do one thing if a condition holds, otherwise another.

    Conditions: a leader is in play, a leader is not out of the game, atomics are left, the enemy is the automa.
    """

    then: tuple[Word, ...]
    otherwise: tuple[Word, ...] = ()
    in_play: str = ""
    not_gone: str = ""
    atomics_left: bool = False
    automa: bool = False

    def holds(self, state: ArrakisState) -> bool:
        if self.in_play:
            return self.in_play in state.leaders
        if self.not_gone:
            return self.not_gone not in state.gone
        if self.automa:
            return state.mahdi is not None
        return not state.atomics

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(RunWords(self.then if self.holds(play.state) else self.otherwise, seat))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return is_any_possible(self.then if self.holds(state) else self.otherwise, state, seat)

    def describe(self) -> Text:
        if self.atomics_left or self.automa:
            condition = say("arrakis-when-atomics" if self.atomics_left else "arrakis-when-automa")
        else:
            key = "arrakis-when-in-play" if self.in_play else "arrakis-when-not-gone"
            condition = say(key, leader=leader_name(self.in_play or self.not_gone))
        if not self.otherwise:
            return say("arrakis-word-if", condition=condition, then=describe_all(self.then))
        return say(
            "arrakis-word-when",
            condition=condition,
            then=describe_all(self.then),
            otherwise=describe_all(self.otherwise),
        )


class Either(Word, msgspec.Struct, frozen=True, tag="arrakis-either", tag_field=TAG):
    ways: tuple[tuple[Word, ...], ...]

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        if self.is_possible(play.state, seat):
            ask(play, seat, WhichWay(self))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return any(is_any_possible(words, state, seat) for words in self.ways)

    def describe(self) -> Text:
        first, second = (describe_all(words) for words in self.ways)
        return say("arrakis-word-either", first=first, second=second)


class WhichWay(LinePick, msgspec.Struct, frozen=True, tag="arrakis-which-way", tag_field=TAG):
    kind = "either"
    passing = "none"
    word: Either

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        possible = [is_any_possible(words, state, seat) for words in self.word.ways]
        passing = way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")
        return [*compress(self.former_ways(state, seat), possible), passing]

    def former_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        """Return the ways for older buttons. Ways that can change nothing were offered too."""
        return [
            way(f"way:{number}", text, bind(run_words, words, seat), help, icon="pick")
            for number, words in enumerate(self.word.ways, 1)
            for text, help in [split_extras(describe_all(words))]
        ]


def split_extras(deed: Text) -> tuple[Text, Text | None]:
    """Split a text into what is done and what the card adds in brackets."""
    short = deed.args.get("deed") if deed.key == "arrakis-word-with" else None
    return (short, say("arrakis-word-extras", extras=deed.args["extras"])) if isinstance(short, Text) else (deed, None)


def run_words(play: ArrakisPlay, words: tuple[Word, ...], seat: int) -> None:
    play.push(RunWords(words, seat))


# ---- enemy leaders to the tank


class Tank(Word, msgspec.Struct, frozen=True, tag="arrakis-tank", tag_field=TAG):
    """Put one enemy named leader on the first space of the tank."""

    where: Literal["sector", "beside_special", "any"]

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        if victims(play.state, seat, self.where):
            ask(play, seat, TankWhom(self.where))

    def describe(self) -> Text:
        return say(f"arrakis-word-tank-{self.where}")


def victims(state: ArrakisState, seat: int, where: str) -> list[str]:
    side = state.players[seat].side
    if where == "any":
        return [
            leader
            for leader in state.leaders
            if side_of_leader(leader) == side.other and leader != MAKER and not in_tank(state, leader)
        ]
    standing = named_on_board(state, side.other)
    if where == "sector":
        own = legions(state, side)
        return [leader for leader in standing if any(same_sector(where_is(state, leader), area) for area in own)]
    hunters = [a for a in legions(state, side) if has_special(force_in(state, a)) and state.turn.focus in ("", a)]
    return [leader for leader in standing if any(where_is(state, leader) in borders(state, side, a) for a in hunters)]


class TankWhom(LinePick, msgspec.Struct, frozen=True, tag="arrakis-tank-whom", tag_field=TAG):
    kind = "tank"
    passing = "none"
    where: str

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(leader, leader_name(leader), bind(tank_enemy, leader), icon="leader")
            for leader in victims(state, seat, self.where)
        ]
        return [*found, way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")]


def tank_enemy(play: ArrakisPlay, leader: str) -> None:
    take_off(play.state, leader)
    to_tank(play, leader)


# ---- the desert


class Power(Word, msgspec.Struct, frozen=True, tag="arrakis-desert-power", tag_field=TAG):
    """Take desert power actions. The number of unused dice does not matter."""

    n: Few = 1

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(*[DesertPower(seat)] * self.n)

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return DesertPower(seat).is_possible(state)

    def describe(self) -> Text:
        return say("arrakis-word-desert-power", n=self.n)


class Signs(Word, msgspec.Struct, frozen=True, tag="arrakis-wormsigns", tag_field=TAG):
    n: Few

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        if play.state.wormsigns and sign_areas(play.state):
            ask(play, seat, LaySigns(self.n))

    def describe(self) -> Text:
        return say("arrakis-word-wormsigns", n=self.n)


class Worms(Word, msgspec.Struct, frozen=True, tag="arrakis-worms", tag_field=TAG):
    """Place sandworms in empty desert areas beside a worm or beside own legions."""

    n: Few
    at: Literal["beside_worm", "beside_legion"]

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(AddWorms(seat, self.n, self.at, ()))

    def describe(self) -> Text:
        return say(f"arrakis-word-worms-{self.at}", n=self.n)


def worm_sites(state: ArrakisState, at: str) -> list[str]:
    def fits(area: str) -> bool:
        if at == "beside_worm":
            return state.areas[area].worm is not None
        return has_legion(state, Side.ATREIDES, area)

    return [area for area in deserts(state) if is_empty(state, area) and any(fits(near) for near in neighbours(area))]


def has_worm_source(state: ArrakisState, fresh: tuple[str, ...]) -> bool:
    return bool(worms_left(state)) or maker_waits(state) or any(area not in fresh for area in worms(state))


def kept_worms(state: ArrakisState, at: str, area: str) -> tuple[str, ...]:
    """Return the area of the only worm beside which a worm is placed here. That worm is not the one that is placed.

    The card says "adjacent to another sandworm". If the supply is empty, there are further worms on the board.
    """
    beside = [near for near in neighbours(area) if state.areas[near].worm is not None]
    return tuple(beside) if at == "beside_worm" and len(beside) == 1 else ()


class AddWorms(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-add-worms", tag_field=TAG):
    seat: int
    count: int
    at: str
    fresh: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if self.count and worm_sites(state, self.at) and has_worm_source(state, self.fresh):
            ask(play, self.seat, AddWormWhere(self))


class AddWormWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-add-worm-where", tag_field=TAG):
    kind = "add-worm"
    passing = "none"
    task: AddWorms

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [area_way("at", area, bind(self.add, area)) for area in worm_sites(state, self.task.at)]
        return [*found, way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")]

    def add(self, play: ArrakisPlay, area: str) -> None:
        task = self.task
        fresh = (*task.fresh, area)
        bound = (*fresh, *kept_worms(play.state, task.at, area))
        play.push(PlaceWorm(area, bound), AddWorms(task.seat, task.count - 1, task.at, fresh))
