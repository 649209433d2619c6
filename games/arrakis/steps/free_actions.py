"""Free actions of one's own turn: guerrilla training, scouting, atomics, Hawat's Scheming, claims without a die."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec

from games.arrakis.components import MAP, areas_under, card_key, planning
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, area_way, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import (
    areas_in_reach_of,
    borders,
    force_in,
    hidden_things,
    is_free,
    is_watched,
    legions,
    zones_with,
)
from games.arrakis.rules.cards import discard
from games.arrakis.rules.casualties import destroy
from games.arrakis.rules.changes import relocate
from games.arrakis.rules.claiming import claim, claim_at_once, claim_way
from games.arrakis.rules.leaders import HAWAT, MOHIAM, enter, leave
from games.arrakis.rules.stacks import StackLimit, flip_hidden, flip_tokens, token_text, ways_to_reveal
from games.arrakis.rules.tracks import are_atomics_unlocked
from games.arrakis.rules.visions import claimable_now
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.telling.wording import area_name, zone_name
from games.arrakis.vocabulary import Deck, Imperium, Side, Vehicle
from games.core.agenda import Task, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, say

SCHEMES = 2
"""Copies of Hawat's Scheming that are needed at least."""


def free_ways(state: ArrakisState, seat: int, again: Task) -> list[Way]:
    """Return the free actions that a seat may take now. After one, the task `again` offers the turn's choices again."""
    found = [Way(free_option(name), bind(begin, name, seat, again)) for name in possible_acts(state, seat)]
    if state.players[seat].side == Side.ATREIDES:
        found += [claim_way(card, "claim", bind(claim_freely, card, again)) for card in claimable_now(state)]
    return found


@cache
def free_option(name: str) -> Option:
    return Option(name, say(f"arrakis-option-{name}"), say(f"arrakis-help-{name}"), group="arrakis-free", icon=name)


class LinePick(ArrakisPick):
    """A question with which a line of a card or action begins.

    Free actions are taken at any moment of the own turn, also in the middle of an action. So they are offered here too.
    """

    __slots__ = ()

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        """Return the ways to carry out the line."""
        raise TypeError(f"{type(self).__name__} has no ways")

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        own = self.line_ways(state, seat)
        return [*own, *free_ways(state, seat, AskAgain(seat, self))] if is_own_turn(state, seat) else own

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return claim_at_once(state, seat) if is_own_turn(state, seat) else ()


def is_own_turn(state: ArrakisState, seat: int) -> bool:
    """Return whether a seat acts in its own turn and no battle is fought."""
    return state.phase == Phase.ACTIONS and state.turn.side == state.players[seat].side and state.battle is None


class AskAgain(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-ask-again", tag_field=TAG):
    """Ask for a line again after a free action, if there is still anything to choose."""

    seat: int
    about: LinePick

    def run(self, play: ArrakisPlay) -> None:
        left = self.about.line_ways(play.state, self.seat)
        if any(each.key != self.about.passing for each in left):
            ask(play, self.seat, self.about)


def possible_acts(state: ArrakisState, seat: int) -> list[str]:
    """Return the names of the free actions that a seat may take now, without claims."""
    acts = FREE_ACTS[state.players[seat].side]
    return [name for name, (is_possible, _) in acts.items() if is_possible(state, seat)]


def can_act_freely(state: ArrakisState, seat: int) -> bool:
    """Return whether `free_ways` offers anything."""
    if possible_acts(state, seat):
        return True
    return state.players[seat].side == Side.ATREIDES and bool(claimable_now(state))


def might_act_freely(state: ArrakisState, seat: int) -> bool:
    """Return whether a seat may act freely, as far as everybody can know. Only the cards of its hand are hidden."""
    return can_act_freely(state, seat) or might_scheme(state, seat)


def begin(play: ArrakisPlay, name: str, seat: int, again: Task) -> None:
    _, deed = FREE_ACTS[play.state.players[seat].side][name]
    play.push(deed(seat), again)


def claim_freely(play: ArrakisPlay, card: str, again: Task) -> None:
    play.push(again)
    claim(play, card)


# ---- guerrilla training


def can_train(state: ArrakisState, seat: int) -> bool:
    side = Side.ATREIDES
    for area, there in state.areas.items():
        if there.force.tokens and there.side is side and not is_watched(state, area):
            return True
    return False


def trainable(state: ArrakisState) -> dict[str, str]:
    """Map each face-down token that may be trained to its area. Nobody trains below the automa's ornithopters."""
    return {
        token: area
        for area in legions(state, Side.ATREIDES)
        if not is_watched(state, area)
        for token in force_in(state, area).tokens
    }


class Train(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-train", tag_field=TAG):
    seat: int

    def run(self, play: ArrakisPlay) -> None:
        ask(play, self.seat, TrainWhich())


class TrainWhich(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-train-which", tag_field=TAG):
    kind = "train"

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            Option(
                f"token:{token}",
                say("arrakis-option-train-token", token=token_text(token), area=area_name(area)),
                group="arrakis-units",
                icon="token",
            )
            for token, area in trainable(state).items()
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(trainable(state))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        places = trainable(play.state)
        chosen = [key.removeprefix("token:") for key in picks]
        for area in dict.fromkeys(places[token] for token in chosen):
            flip_tokens(play, area, [token for token in chosen if places[token] == area])
        if chosen:
            automa_does(play, Moment.SHOWN, len(chosen))


# ---- scouting


def can_scout(state: ArrakisState, seat: int) -> bool:
    if state.is_banned(Imperium.SPACING_GUILD):
        return False
    watched = {area: None for zone in zones_with(state, Vehicle.ORNITHOPTER) for area in areas_under(zone)}
    return any(hidden_things(state, area) for area in watched)


def scoutable(state: ArrakisState, zone: str) -> list[str]:
    return [area for area in areas_in_reach_of([zone]) if hidden_things(state, area)]


class Scout(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-scout", tag_field=TAG):
    seat: int

    def run(self, play: ArrakisPlay) -> None:
        ask(play, self.seat, ScoutFrom())


class ScoutFrom(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-scout-from", tag_field=TAG):
    kind = "scout-from"
    passing = "none"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        zones = [zone for zone in zones_with(state, Vehicle.ORNITHOPTER) if scoutable(state, zone)]
        found = [way(zone, zone_name(zone), bind(self.choose, seat, zone), icon="ornithopter") for zone in zones]
        return [*found, way("none", say("arrakis-option-no-scout"), do_nothing, icon="pass")]

    def choose(self, play: ArrakisPlay, seat: int, zone: str) -> None:
        ask(play, seat, ScoutWhere(zone))


class ScoutWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-scout-where", tag_field=TAG):
    kind = "scout"
    zone: str

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return ways_to_reveal(state, "scout", scoutable(state, self.zone), self.scout)

    def scout(self, play: ArrakisPlay, area: str, sietch: bool, tokens: bool) -> None:
        del play.state.zones[self.zone]
        tell(play, "scouted", Side.HARKONNEN, area=area)
        flip_hidden(play, area, sietch, tokens)


# ---- atomics


def can_detonate(state: ArrakisState, seat: int) -> bool:
    return not state.atomics and are_atomics_unlocked(state)


class Detonate(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-detonate", tag_field=TAG):
    seat: int

    def run(self, play: ArrakisPlay) -> None:
        ask(play, self.seat, DetonateWhere())


class DetonateWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-detonate-where", tag_field=TAG):
    kind = "atomics"
    passing = "none"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        blasts = [
            area_way(
                "blast",
                area,
                bind(detonate, area),
                say("arrakis-help-blast", areas=[area_name(exposed) for exposed in MAP.atomics[area].exposes]),
            )
            for area in MAP.atomics
        ]
        return [*blasts, way("none", say("arrakis-option-no-atomics"), do_nothing, icon="pass")]


def detonate(play: ArrakisPlay, area: str) -> None:
    """Turn a mountain into desert.

    The opponent moves a legion that is there; if it cannot be moved, it is destroyed.
    """
    state = play.state
    state.atomics = area
    tell(play, "detonated", Side.ATREIDES, area=area)
    play.push(Displace(area))


class Displace(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-displace", tag_field=TAG):
    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.areas[self.area].side
        if side is None:
            return
        open_areas = displacements(state, self.area)
        if not open_areas:
            destroy(play, self.area)
        elif len(open_areas) == 1:
            displace(play, self.area, open_areas[0])
        else:
            ask(play, state.decider(side.other), DisplaceTo(self.area))


def displacements(state: ArrakisState, area: str) -> list[str]:
    side = state.areas[area].side
    return [near for near in borders(state, side, area) if is_free(state, side, near)] if side is not None else []


class DisplaceTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-displace-to", tag_field=TAG):
    kind = "displace"
    is_public = True
    area: str

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return self.public_args(state, seat)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("to", near, bind(displace, self.area, near)) for near in displacements(state, self.area)]


def displace(play: ArrakisPlay, area: str, end: str) -> None:
    side = play.state.areas[area].side
    if side is not None:
        relocate(play.state, area, end, force_in(play.state, area).copy())
        tell(play, "displaced", side, area=area, end=end)
        play.push(StackLimit(end))


# ---- Hawat's Scheming


def schemes(state: ArrakisState, seat: int) -> list[str]:
    return [card for card in state.players[seat].hand if planning(card).scheming]


def can_scheme(state: ArrakisState, seat: int) -> bool:
    return HAWAT in state.leaders and len(schemes(state, seat)) >= SCHEMES


def might_scheme(state: ArrakisState, seat: int) -> bool:
    """Return whether the backs of a seat's cards allow that it has enough copies."""
    backs = [planning(card).deck for card in state.players[seat].hand]
    return HAWAT in state.leaders and backs.count(Deck.HOUSE_HARKONNEN) >= SCHEMES


class Scheme(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-scheme", tag_field=TAG):
    """Discard two or three copies: Thufir Hawat leaves the game and Gaius Helen Mohiam enters."""

    seat: int

    def run(self, play: ArrakisPlay) -> None:
        if len(schemes(play.state, self.seat)) == SCHEMES:
            scheme(play, self.seat, SCHEMES)
        else:
            ask(play, self.seat, HowManySchemes())


class HowManySchemes(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-how-many-schemes", tag_field=TAG):
    kind = "schemes"
    picture = "hand"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way(str(count), say("arrakis-option-schemes", count=count), bind(scheme, seat, count), icon="card")
            for count in range(SCHEMES, len(schemes(state, seat)) + 1)
        ]


def scheme(play: ArrakisPlay, seat: int, count: int) -> None:
    cards = schemes(play.state, seat)[:count]
    discard(play, seat, cards)
    tell(play, "schemed", Side.HARKONNEN, card=card_key(cards[0]), count=count)
    leave(play, HAWAT)
    enter(play, MOHIAM)


FREE_ACTS: Mapping[Side, Mapping[str, tuple[Callable[[ArrakisState, int], bool], Callable[[int], Task]]]] = {
    Side.ATREIDES: {"train": (can_train, Train), "atomics": (can_detonate, Detonate)},
    Side.HARKONNEN: {"scout": (can_scout, Scout), "scheme": (can_scheme, Scheme)},
}
"""Side -> free action -> the function that says whether a seat may take it, and its task."""
