"""Effects of single cards and leaders on prescience cards and markers, and looks at hidden tokens."""

from __future__ import annotations

import msgspec

from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, area_label, ask, tell, way
from games.arrakis.rules.claiming import vision_text
from games.arrakis.rules.tracks import advance_marker, set_back
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.steps.rounds import reveal_visions
from games.arrakis.telling.wording import marker_name, vision_name
from games.arrakis.vocabulary import Marker, Side
from games.arrakis.words.specials import POSSIBLE, deed, nothing_way
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, say


def unheld_visions(state: ArrakisState, but: str = "") -> list[str]:
    """Return the revealed cards that Eyes of Ibad does not hold, without the card `but`."""
    return [card for card in state.row if card not in state.held and card != but]


def vision_way(card: str, act: object) -> Way:
    assert callable(act)
    return way(card, vision_name(card), act, vision_text(card), "arrakis-visions", "eye")


def shuffle_back(play: ArrakisPlay, card: str) -> None:
    state = play.state
    state.row.remove(card)
    state.feared = "" if state.feared == card else state.feared
    state.prescience_deck.append(card)
    play.shuffle(state.prescience_deck)
    tell(play, "vision-clouded", visions=[card])


@deed("cloud")
def cloud(play: ArrakisPlay, seat: int) -> None:
    if unheld_visions(play.state):
        ask(play, seat, CloudWhich())


class CloudWhich(LinePick, msgspec.Struct, frozen=True, tag="arrakis-cloud-which", tag_field=TAG):
    """The question which revealed card goes back into its deck."""

    kind = "cloud"
    picture = "row"
    passing = "none"
    new: str = ""
    """The card that was just revealed. It cannot be chosen."""

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            *[vision_way(card, bind(shuffle_back, card)) for card in unheld_visions(state, self.new)],
            nothing_way(),
        ]


POSSIBLE["foresee"] = lambda state: bool(state.prescience_deck)


@deed("foresee")
def foresee(play: ArrakisPlay, seat: int) -> None:
    """Reveal a new card, then put another one back."""
    found = reveal_visions(play, 1)
    if found and unheld_visions(play.state, found[0]):
        ask(play, seat, CloudWhich(found[0]))


@deed("ibad")
def ibad(play: ArrakisPlay, seat: int) -> None:
    if unheld_visions(play.state):
        ask(play, seat, HoldWhich())


class HoldWhich(LinePick, msgspec.Struct, frozen=True, tag="arrakis-hold-which", tag_field=TAG):
    """The question which card is held. A held card cannot be removed and stays revealed until it is claimed."""

    kind = "hold"
    picture = "row"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [*[vision_way(card, bind(self.hold, card)) for card in unheld_visions(state)], nothing_way()]

    def hold(self, play: ArrakisPlay, card: str) -> None:
        play.state.held.append(card)
        tell(play, "vision-held", Side.ATREIDES, vision=card)


@deed("fear")
def fear(play: ArrakisPlay, seat: int) -> None:
    if play.state.row:
        ask(play, seat, FearWhich())


class FearWhich(LinePick, msgspec.Struct, frozen=True, tag="arrakis-fear-which", tag_field=TAG):
    """The question which card gets the bonus. If it is claimed this round, one marker advances two more steps."""

    kind = "fear"
    picture = "row"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [*[vision_way(card, bind(self.attach, card)) for card in state.row], nothing_way()]

    def attach(self, play: ArrakisPlay, card: str) -> None:
        play.state.feared = card
        tell(play, "vision-feared", Side.ATREIDES, vision=card)


@deed("adab")
def adab(play: ArrakisPlay, seat: int) -> None:
    if unheld_visions(play.state):
        ask(play, seat, Renew())


class Renew(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-renew", tag_field=TAG):
    """Remove any number of revealed cards from the game and reveal as many new ones."""

    kind = "renew"
    picture = "row"

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            Option(card, vision_name(card), vision_text(card), group="arrakis-visions", icon="eye")
            for card in unheld_visions(state)
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(unheld_visions(state))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        state = play.state
        if not picks:
            return
        state.row = [card for card in state.row if card not in picks]
        state.seen_visions += picks
        tell(play, "visions-removed", Side.ATREIDES, visions=list(picks))
        reveal_visions(play, len(picks))


@deed("second_objective")
def second_objective(play: ArrakisPlay, seat: int) -> None:
    state = play.state
    if state.box_objectives:
        objective = state.box_objectives.pop()
        state.objectives.append(objective)
        play.reveals = True
        to = tuple(state.seats(Side.ATREIDES))
        play.tell("objective", seat, {"side": Side.ATREIDES}, {"objective": objective}, to)


# ---- Alam al-Mithal


@deed("similitudes")
def similitudes(play: ArrakisPlay, seat: int) -> None:
    if any(play.state.markers.values()):
        ask(play, seat, WhichPair())


class WhichPair(LinePick, msgspec.Struct, frozen=True, tag="arrakis-which-pair", tag_field=TAG):
    """The question which marker goes back and which advances by the same number of steps."""

    kind = "pair"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(
                f"{back}:{forth}",
                say("arrakis-option-pair", back=marker_name(back), forth=marker_name(forth)),
                bind(self.choose, seat, back, forth),
                icon=f"marker-{forth}",
            )
            for back in Marker
            for forth in Marker
            if back != forth and state.markers[back]
        ]
        return [*found, nothing_way()]

    def choose(self, play: ArrakisPlay, seat: int, back: Marker, forth: Marker) -> None:
        ask(play, seat, HowFar(back, forth))


class HowFar(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-how-far", tag_field=TAG):
    kind = "how-far"
    back: Marker
    forth: Marker

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"back": marker_name(self.back), "forth": marker_name(self.forth)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way(str(steps), say("arrakis-option-steps", steps=steps), bind(self.shift, steps))
            for steps in range(1, state.markers[self.back] + 1)
        ]

    def shift(self, play: ArrakisPlay, steps: int) -> None:
        set_back(play, self.back, steps)
        advance_marker(play, self.forth, steps)


# ---- looking


POSSIBLE["look"] = lambda state: bool(unknown(state))


@deed("look")
def look(play: ArrakisPlay, seat: int) -> None:
    if unknown(play.state):
        ask(play, seat, LookAt())


def unknown(state: ArrakisState) -> list[str]:
    """Return the wormsigns and stations that Atreides have not looked at."""
    found = [f"wormsign:{area}" for area, there in state.areas.items() if there.wormsign]
    found += [f"station:{area}" for area, there in state.areas.items() if there.station]
    return [what for what in found if what not in state.known]


class LookAt(LinePick, msgspec.Struct, frozen=True, tag="arrakis-look-at", tag_field=TAG):
    kind = "look"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = []
        for what in unknown(state):
            thing, _, area = what.partition(":")
            text = say(f"arrakis-option-look-{thing}", area=area_label(area))
            found.append(way(what, text, bind(self.see, seat, what), group="arrakis-areas", icon=thing))
        return [*found, nothing_way()]

    def see(self, play: ArrakisPlay, seat: int, what: str) -> None:
        state = play.state
        thing, _, area = what.partition(":")
        there = state.areas[area]
        state.known.append(what)
        play.reveals = True
        shown = {"sign": there.wormsign} if thing == "wormsign" else {"marker": there.station}
        to = tuple(state.seats(Side.ATREIDES))
        play.tell(f"looked-{thing}", seat, {"side": Side.ATREIDES, "area": area}, shown, to)
