"""The words *place each* and *scatter*: one unit in each of several areas."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import (
    ArrakisInquiry,
    area_option,
    ask,
    option_with_contents,
    way,
)
from games.arrakis.rules.board import (
    on_board,
    supply,
)
from games.arrakis.rules.changes import substitutes
from games.arrakis.rules.stacks import StackLimit, force_help
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.telling.wording import area_name, count_units
from games.arrakis.vocabulary import Few, Kind, Side
from games.arrakis.words.pieces import Fetch, Gather
from games.arrakis.words.placing import have_sources, overflows, sites
from games.arrakis.words.word import Word
from games.core.agenda import Inquiry, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say


class PlaceEach(Word, msgspec.Struct, frozen=True, tag="arrakis-place-each", tag_field=TAG):
    """Place one unit in each standing settlement of a group, or in some of them.

    The player chooses the settlements one by one if there are too few units or too little room, or if units may come
    from the board.
    """

    kind: Kind
    at: str

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        state = play.state
        side = state.players[seat].side
        areas = sites(state, side, self.at)
        is_short = supply(state, side, self.kind) < len(areas)
        is_full = any(overflows(state, area, 1) for area in areas)
        if not areas or not available_units(state, side, self.kind):
            return
        if is_short or is_full or have_sources(state, side, [self.kind], areas):
            ask(play, seat, EachWhere(self))
        else:
            ask(play, seat, InEach(self))

    def describe(self) -> Text:
        return say(
            "arrakis-word-place-each",
            what=count_units(Side.HARKONNEN, self.kind, 1),
            where=say(f"arrakis-site-each-{self.at}"),
        )


class Scatter(Word, msgspec.Struct, frozen=True, tag="arrakis-scatter", tag_field=TAG):
    """Place units in empty desert areas, one in each."""

    kind: Kind
    n: Few

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        if self.most(play.state, seat):
            ask(play, seat, ScatterWhere(self))

    def most(self, state: ArrakisState, seat: int) -> int:
        side = state.players[seat].side
        return min(self.n, available_units(state, side, self.kind), len(sites(state, side, "empty_deserts")))

    def describe(self) -> Text:
        return say("arrakis-word-scatter", what=count_units(Side.HARKONNEN, self.kind, self.n))


def available_units(state: ArrakisState, side: Side, kind: Kind) -> int:
    """Return how many units of a kind can be placed: from the supply, by substitutes, or from the board."""
    return sum(supply(state, side, each) for each in substitutes(state, side, kind)) + on_board(state, side, kind)


CHOOSE = "choose"


class UnitsWhere(ArrakisInquiry):
    """The question which areas get a unit each. Units come from the supply first, then from where the player says.

    With the option `CHOOSE` the player says for each area where its unit comes from. Picked alone, it asks again.
    """

    __slots__ = ()
    choosing: bool
    """Whether the player says for each area where its unit comes from."""

    @property
    def unit(self) -> Kind:
        raise TypeError(f"{type(self).__name__} places nothing")

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.limits(state, seat)[1]}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        found = self.area_options(state, seat)
        if self.offers_choice(state, seat):
            found.append(Option(CHOOSE, say("arrakis-option-choose-pieces"), icon="pick"))
        return found

    def offers_choice(self, state: ArrakisState, seat: int) -> bool:
        areas, side = self.areas(state, seat), state.players[seat].side
        return not self.choosing and have_sources(state, side, [self.unit], areas)

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, self.most(state, seat)

    def most(self, state: ArrakisState, seat: int) -> int:
        raise TypeError(f"{type(self).__name__} places nothing")

    def areas(self, state: ArrakisState, seat: int) -> list[str]:
        raise TypeError(f"{type(self).__name__} places nothing")

    def area_options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [option_with_contents(state, area) for area in self.areas(state, seat)]

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        areas = [area for area in picks if area != CHOOSE]
        if CHOOSE in picks and not areas:
            ask(play, seat, self.choosing_sources())
        elif CHOOSE in picks or self.choosing:
            play.push(*[task for area in areas for task in (Gather(seat, area, {self.unit: 1}), StackLimit(area))])
        else:
            play.push(*[Fetch(seat, self.unit, area) for area in areas], *[StackLimit(area) for area in areas])

    def choosing_sources(self) -> Inquiry:
        raise TypeError(f"{type(self).__name__} places nothing")


class ScatterWhere(UnitsWhere, msgspec.Struct, frozen=True, tag="arrakis-scatter-where", tag_field=TAG):
    kind = "scatter"
    word: Scatter
    choosing: bool = False

    @property
    def unit(self) -> Kind:
        return self.word.kind

    def areas(self, state: ArrakisState, seat: int) -> list[str]:
        return sites(state, state.players[seat].side, "empty_deserts")

    def most(self, state: ArrakisState, seat: int) -> int:
        return self.word.most(state, seat)

    def choosing_sources(self) -> Inquiry:
        return ScatterWhere(self.word, choosing=True)


class InEach(LinePick, msgspec.Struct, frozen=True, tag="arrakis-in-each", tag_field=TAG):
    """The question whether each settlement gets its unit, or only some. There are units and room for all."""

    kind = "place-in-each"
    passing = "none"
    word: PlaceEach

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        areas = sites(state, state.players[seat].side, self.word.at)
        units = count_units(Side.HARKONNEN, self.word.kind, len(areas))
        return {"units": units, "areas": [area_name(area) for area in areas]}

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = sites(state, state.players[seat].side, self.word.at)
        found = [way("all", say("arrakis-option-place-all"), bind(self.fill, seat, areas), icon="region")]
        if len(areas) > 1:
            found.append(way("choose", say("arrakis-option-place-some"), bind(self.choose, seat), icon="pick"))
        return [*found, way("none", say("arrakis-option-place-none"), do_nothing, icon="pass")]

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        return {"all": 1}

    def fill(self, play: ArrakisPlay, seat: int, areas: list[str]) -> None:
        play.push(*[Fetch(seat, self.word.kind, area) for area in areas])

    def choose(self, play: ArrakisPlay, seat: int) -> None:
        ask(play, seat, EachWhere(self.word))


class EachWhere(UnitsWhere, msgspec.Struct, frozen=True, tag="arrakis-each-where", tag_field=TAG):
    kind = "place-each"
    word: PlaceEach
    choosing: bool = False

    @property
    def unit(self) -> Kind:
        return self.word.kind

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        count = self.most(state, seat)
        return {"units": count_units(Side.HARKONNEN, self.word.kind, count), "count": count}

    def areas(self, state: ArrakisState, seat: int) -> list[str]:
        return sites(state, state.players[seat].side, self.word.at)

    def area_options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [area_option(area, help=force_help(state, area)) for area in self.areas(state, seat)]

    def most(self, state: ArrakisState, seat: int) -> int:
        return min(available_units(state, state.players[seat].side, self.unit), len(self.areas(state, seat)))

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        """Place a unit in every settlement that has room for it."""
        with_room = [area for area in self.areas(state, seat) if not overflows(state, area, 1)]
        return dict.fromkeys(with_room[: self.most(state, seat)], 1)

    def choosing_sources(self) -> Inquiry:
        return EachWhere(self.word, choosing=True)
