"""Claiming prescience cards, with what some of them ask to be done."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import VISIONS
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, area_way, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import current, force_in, where_is
from games.arrakis.rules.changes import relocate
from games.arrakis.rules.leaders import take_off, to_tank
from games.arrakis.rules.stacks import StackLimit, flip_sietch, flip_tokens, token_text
from games.arrakis.rules.tracks import advance_marker
from games.arrakis.rules.visions import claimable, fleeing_from, sanctuaries
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.telling.wording import marker_name, vision_name
from games.arrakis.vocabulary import Marker, Side
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Standing, Text, say

FEAR_BONUS = 2


def claim(play: ArrakisPlay, card: str) -> None:
    """Carry out what the card asks for, then take its award."""
    state = play.state
    state.now.claims += 1
    state.row.remove(card)
    state.seen_visions.append(card)
    if card in state.held:
        state.held.remove(card)
    tell(play, "claimed", Side.ATREIDES, vision=card)
    feared, state.feared = state.feared == card, "" if state.feared == card else state.feared
    play.push(FulfilVision(card), AwardVision(card), *([AwardFear()] if feared else []))


class FulfilVision(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-fulfil-vision", tag_field=TAG):
    card: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        paul = current(state, "paul")
        area = where_is(state, paul)
        seat = state.decider(Side.ATREIDES)
        match self.card:
            case "fremen_call_paul_mahdi":
                flip_sietch(play, area)
                automa_does(play, Moment.SHOWN, 1)
            case "the_lisan_al_gaib":
                ask(play, seat, FlipTwo(area))
            case "paul_drinks_the_water_of_life":
                take_off(state, paul)
                to_tank(play, paul)
            case "families_flee_south":
                ask(play, seat, FleeFrom())


class AwardVision(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-award-vision", tag_field=TAG):
    card: str

    def run(self, play: ArrakisPlay) -> None:
        for marker in Marker:
            advance_marker(play, marker, VISIONS[self.card].award.of(marker))


class AwardFear(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-award-fear", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        ask(play, play.state.decider(Side.ATREIDES), WhichMarker(FEAR_BONUS))


class WhichMarker(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-marker", tag_field=TAG):
    kind = "marker"
    steps: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"steps": self.steps}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way(marker, marker_name(marker), bind(advance_marker, marker, self.steps), icon=f"marker-{marker}")
            for marker in Marker
        ]


class FlipTwo(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-flip-two", tag_field=TAG):
    kind = "flip-two"
    area: str

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            Option(f"token:{token}", token_text(token), group="arrakis-units", icon="token")
            for token in force_in(state, self.area).tokens
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 2, 2

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        flip_tokens(play, self.area, [key.removeprefix("token:") for key in picks])
        automa_does(play, Moment.SHOWN, len(picks))


class FleeFrom(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-flee-from", tag_field=TAG):
    kind = "families-from"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("from", area, bind(self.choose, seat, area)) for area in fleeing_from(state)]

    def choose(self, play: ArrakisPlay, seat: int, area: str) -> None:
        ask(play, seat, FleeTo(area))


class FleeTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-flee-to", tag_field=TAG):
    kind = "families-to"
    origin: str

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("to", area, bind(self.go, area)) for area in sanctuaries(state, self.origin)]

    def go(self, play: ArrakisPlay, area: str) -> None:
        relocate(play.state, self.origin, area, force_in(play.state, self.origin).copy())
        tell(play, "families", Side.ATREIDES, area=self.origin, end=area)
        play.push(StackLimit(area))


def claim_way(card: str, key: str, act: object) -> Way:
    assert callable(act)
    return way(
        f"{key}:{card}",
        say("arrakis-option-claim", vision=vision_name(card)),
        act,
        vision_text(card),
        "arrakis-free",
        "eye",
    )


def vision_text(card: str) -> Text:
    return say(f"arrakis-vision-{card}-text")


# ---- claims outside the own turn


class ClaimNow(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-claim-now", tag_field=TAG):
    """Claims outside the own turn; a standing order claims at once."""

    kind = "claim"
    picture = "row"
    passing = "none"
    moment: str

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        cards = claimable(state, self.moment)
        found = [claim_way(card, "claim", bind(self.claim, card)) for card in cards]
        found.append(way("first", say("arrakis-option-claim-first"), bind(self.claim, cards[0]), icon="eye"))
        return [*found, way("none", say("arrakis-option-claim-none"), do_nothing, icon="pass")]

    def claim(self, play: ArrakisPlay, card: str) -> None:
        play.push(MoreClaims(self.moment))
        claim(play, card)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[Standing]:
        return claim_orders()


def claim_order(picks: Picks) -> Standing:
    return Standing("arrakis-claim", say("arrakis-order-claim"), picks)


def claim_orders() -> list[Standing]:
    return [claim_order({"first": 1})]


class MoreClaims(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-more-claims", tag_field=TAG):
    moment: str

    def run(self, play: ArrakisPlay) -> None:
        if claimable(play.state, self.moment):
            ask(play, play.state.chief(Side.ATREIDES), ClaimNow(self.moment))
