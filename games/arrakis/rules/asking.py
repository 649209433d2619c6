"""Base classes of the tasks and questions of War for Arrakis, and helpers that ask and write events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec

from games.arrakis.components import AREAS, ZONES
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.contents import area_help
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.telling.wording import area_facts, area_name_only
from games.arrakis.vocabulary import Kind, Side
from games.core.agenda import Inquiry, Pick, Task, Way, lazy_way
from games.core.protocol import Data, Option, Part, Picks, StandingOrder, Text, say


class ArrakisTask(Task):
    """The base of all tasks. A task does nothing once the game is over."""

    __slots__ = ()
    interruptible: ClassVar[bool] = True
    """Whether the other side may do something before this task."""

    def is_possible(self, state: ArrakisState) -> bool:
        """Return whether the task can change anything, so that a die is not spent for nothing."""
        return True

    def do(self, play: ArrakisPlay) -> None:
        if play.state.ending is not None:
            return
        first = next_interrupt(play) if self.interruptible else None
        if first is not None:
            play.push(first, self)
        else:
            self.run(play)

    def run(self, play: ArrakisPlay) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


Interrupt = Callable[[ArrakisPlay], ArrakisTask | None]
INTERRUPTS: list[Interrupt] = []
"""Functions that are called before every interruptible task. Each returns a task to do first, or None."""


def next_interrupt(play: ArrakisPlay) -> ArrakisTask | None:
    for find in INTERRUPTS:
        task = find(play)
        if task is not None:
            return task
    return None


MILDEST_ORDERS = ("specials", "change-dice", "excess", "discards", "worms", "signs")
"""Names of the standing orders that give a question's mildest answer: the likeliest, strongest or cheapest one."""


def mildest_order(name: str, picks: Picks) -> StandingOrder:
    return StandingOrder(f"arrakis-left-{name}", say(f"arrakis-order-{name}"), picks)


class ArrakisInquiry(Inquiry):
    __slots__ = ()
    words: ClassVar[str] = "arrakis-"
    picture: ClassVar[str] = "board"
    mildest_order_name: ClassVar[str] = ""
    """The name of the standing order that gives the mildest answer to this question, or an empty string."""

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return (
            [mildest_order(self.mildest_order_name, self.mildest(state, seat, self.options(state, seat)))]
            if self.mildest_order_name
            else []
        )

    def shows(self, state: ArrakisState, seat: int) -> str:
        """Return the picture that helps to answer.

        A question about a way from an area shows the neighbourhood. A question about one area shows its sector.
        """
        if getattr(self, "origin", "") in AREAS:
            return "near"
        area = getattr(self, "area", "")
        return area_part(area).shows if self.picture == "board" and area in AREAS else self.picture


class ArrakisPick(ArrakisInquiry, Pick):
    """A question that takes exactly one of its options. Passing is the last option."""

    __slots__ = ()


def way(
    key: str,
    text: Text,
    act: Callable[[ArrakisPlay], None],
    help: Text | None = None,
    group: str = "",
    icon: str = "",
    brief: Text | None = None,
) -> Way:
    return Way(Option(key, text, help, group=group, icon=icon, place=place_on_map(key), brief=brief), act)


FOR_NOTHING = say("arrakis-warning-for-nothing")


def with_warning(passing: Way, warning: Text = FOR_NOTHING) -> Way:
    """Return the option to pass with a warning: without another one, that the die is then spent for nothing."""
    return Way(msgspec.structs.replace(passing.option(None), warning=warning), passing.act)


def place_on_map(key: str) -> str:
    """Return what the map lights up for an option whose key ends in an area or an air zone, or an empty string."""
    thing = key.rpartition(":")[2]
    return f"area:{thing}" if thing in AREAS else f"zone:{thing}" if thing in ZONES else ""


@cache
def area_part(area: str) -> Part:
    """Return the sector that an area is listed under.

    The North Pole belongs to four sectors and is listed under the first.
    """
    sector = AREAS[area].sectors[0]
    return Part(sector, say(f"arrakis-sector-{sector}"), f"sector:{sector}")


def area_way(verb: str, area: str, act: Callable[[ArrakisPlay], None], help: Text | None = None) -> Way:
    """Return the option to pick an area, with its name and its code. Without `help` it says what the area holds."""
    if help is not None:
        return Way(area_option(area, help=help, verb=verb), act)
    return lazy_way(_area_key(verb, area), lambda state: option_with_contents(state, area, verb), act)


def option_with_contents(state: ArrakisState, area: str, verb: str = "") -> Option:
    """Return the option for an area with what it holds."""
    return area_option(area, help=area_help(state, area), verb=verb)


def area_option(area: str, up_to: int = 1, help: Text | None = None, verb: str = "") -> Option:
    key = _area_key(verb, area)
    if help is None and up_to == 1:
        return plain_area_option(key, area)
    return one_area(key, area, help or area_facts(area), up_to)


def _area_key(verb: str, area: str) -> str:
    return f"{verb}:{area}" if verb else area


def one_area(key: str, area: str, facts: Text, up_to: int = 1) -> Option:
    return Option(
        key,
        area_label(area),
        facts,
        up_to,
        "arrakis-areas",
        "region",
        place=f"area:{area}",
        part=area_part(area),
        brief=area_name_only(area),
    )


@cache
def plain_area_option(key: str, area: str) -> Option:
    """Return an option for an area that says only what is printed there. Such options are made once."""
    return one_area(key, area, area_facts(area))


@cache
def area_label(area: str) -> Text:
    return say("arrakis-area-label", area=area_name_only(area), code=AREAS[area].code)


def ask(play: ArrakisPlay, seat: int, about: Inquiry) -> None:
    """Ask a seat a question, unless the game has just ended. The automa answers for a seat without a person."""
    if play.state.ending is not None:
        return
    if play.state.players[seat].rival:
        automa_does(play, Moment.ASKED, about)
    else:
        play.ask(seat, about)


def ask_partners(play: ArrakisPlay, seats: Sequence[int], about: Inquiry, beside: Sequence[int] = ()) -> None:
    """Ask several partners the same question.

    The first who answers acts for all of them. The table does not wait for the seats in `beside`. The question of a
    partner who is asked alone looks the same, so that it says nothing of the other partner's hand.
    """
    if seats and play.state.players[seats[0]].is_partner:
        play.ask_partners(seats, about, beside, play.state.seats(play.state.players[seats[0]].side))
    elif seats:
        play.ask(seats[0], about)


def tell(play: ArrakisPlay, kind: str, side: Side | None = None, **data: Any) -> None:
    """Record a public event. Its subject is a side, because partners share their figures."""
    seat = play.state.chief(side) if side is not None else -1
    play.tell(kind, seat, {"side": side, **data} if side else data)


def force_data(side: Side, force: Force) -> Data:
    """Return the figures of a force as event data. Face-down tokens are only counted."""
    return {
        "of": side,
        "units": {kind: force.of(kind) for kind in force.kinds()},
        "tokens": len(force.tokens),
        "leaders": list(force.leaders),
    }


def units_data(side: Side, units: dict[Kind, int], leaders: Sequence[str] = ()) -> Data:
    return force_data(side, Force(dict(units), [], list(leaders)))
