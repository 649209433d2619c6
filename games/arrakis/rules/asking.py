"""What tasks and questions of this game have in common, and how events are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from games.arrakis.components import AREAS
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.telling.wording import area_facts, area_name
from games.arrakis.vocabulary import Kind, Side
from games.core.agenda import Inquiry, Pick, Task, Way
from games.core.protocol import Data, Option, Part, Picks, Standing, Text, say


class ArrakisTask(Task):
    """Nothing is done once the game is over."""

    __slots__ = ()
    interruptible: ClassVar[bool] = True
    """Whether the other side may do something before this task."""

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
"""What may come between any two tasks: each function returns the task that comes first, if any."""


def next_interrupt(play: ArrakisPlay) -> ArrakisTask | None:
    return next((task for find in INTERRUPTS if (task := find(play)) is not None), None)


LEFT = ("specials", "change-dice", "excess", "discards", "worms", "signs")
"""What may be left to be answered as it is at a deadline: the likeliest, strongest or cheapest comes first."""


def left_order(name: str, picks: Picks) -> Standing:
    return Standing(f"arrakis-left-{name}", say(f"arrakis-order-{name}"), picks)


class ArrakisInquiry(Inquiry):
    __slots__ = ()
    words: ClassVar[str] = "arrakis-"
    picture: ClassVar[str] = "board"
    leaves: ClassVar[str] = ""
    """The standing order that answers it by its mildest answer, where there is one."""

    def standing(self, state: ArrakisState, seat: int) -> Sequence[Standing]:
        return [left_order(self.leaves, self.mildest(state, seat, self.options(state, seat)))] if self.leaves else []

    def shows(self, state: ArrakisState, seat: int) -> str:
        """Who goes from an area to another looks at the neighbourhood; who decides about one area, at its sector."""
        if getattr(self, "origin", "") in AREAS:
            return "near"
        area = getattr(self, "area", "")
        return area_part(area).shows if self.picture == "board" and area in AREAS else self.picture


class ArrakisPick(ArrakisInquiry, Pick):
    """One way of several. What is done comes first, passing last."""

    __slots__ = ()


def way(
    key: str, text: Text, act: Callable[[ArrakisPlay], None], help: Text | None = None, group: str = "", icon: str = ""
) -> Way:
    return Way(Option(key, text, help, group=group, icon=icon), act)


def area_part(area: str) -> Part:
    """The sector in which an area is looked for; the North Pole belongs to four, and stands under the first."""
    sector = AREAS[area].sectors[0]
    return Part(sector, say(f"arrakis-sector-{sector}"), f"sector:{sector}")


def area_way(verb: str, area: str, act: Callable[[ArrakisPlay], None], help: Text | None = None) -> Way:
    """An area to be picked: its name with its code, and what is there."""
    return Way(area_option(area, help=help, verb=verb), act)


def area_option(area: str, up_to: int = 1, help: Text | None = None, verb: str = "") -> Option:
    key, facts = f"{verb}:{area}" if verb else area, help or area_facts(area)
    return Option(key, area_label(area), facts, up_to, "arrakis-areas", "region", part=area_part(area))


def area_label(area: str) -> Text:
    return say("arrakis-area-label", area=area_name(area), code=AREAS[area].code)


def ask(play: ArrakisPlay, seat: int, about: Inquiry) -> None:
    """Put a question, unless the game has just ended; what nobody sits there to answer, the automa decides."""
    if play.state.ending is not None:
        return
    if play.state.players[seat].rival:
        automa_does(play, Moment.ASKED, about)
    else:
        play.ask(seat, about)


def ask_partners(play: ArrakisPlay, seats: Sequence[int], about: Inquiry, beside: Sequence[int] = ()) -> None:
    """Ask partners together: the first who answers acts for both. The table does not wait for those in `beside`."""
    if len(seats) + len(beside) > 1:
        together = f"{about.kind}-{play.state.asked}"
        play.ask_partners([*seats, *beside], about, together)
        for put in play.state.asks:
            if put.together == together and put.seat in beside:
                put.waits = put.ahead = False
    elif seats:
        play.ask(seats[0], about)


def tell(play: ArrakisPlay, kind: str, side: Side | None = None, **data: Any) -> None:
    """Something that everybody may know; its subject is a side, for figures are common to partners."""
    seat = play.state.chief(side) if side is not None else -1
    play.tell(kind, seat, {"side": side, **data} if side else data)


def force_data(side: Side, force: Force) -> Data:
    """Figures as an event tells them: of face-down tokens only how many."""
    return {
        "of": side,
        "units": {kind: force.of(kind) for kind in force.kinds()},
        "tokens": len(force.tokens),
        "leaders": list(force.leaders),
    }


def units_data(side: Side, units: dict[Kind, int], leaders: Sequence[str] = ()) -> Data:
    return force_data(side, Force(dict(units), [], list(leaders)))
