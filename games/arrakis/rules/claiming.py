"""Claims of prescience cards, and the questions and costs that come with some of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import VISIONS
from games.arrakis.rules.asking import (
    INTERRUPTS,
    ArrakisInquiry,
    ArrakisPick,
    ArrakisTask,
    area_way,
    ask,
    ask_partners,
    tell,
    way,
)
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import current, force_in, where_is
from games.arrakis.rules.changes import relocate
from games.arrakis.rules.leaders import take_off, to_tank
from games.arrakis.rules.stacks import StackLimit, flip_sietch, flip_tokens, token_text
from games.arrakis.rules.tracks import advance_marker
from games.arrakis.rules.visions import claimable, fleeing_from, sanctuaries
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.telling.wording import marker_name, vision_name
from games.arrakis.vocabulary import Marker, Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, Text, say

FEAR_BONUS = 2


def claim(play: ArrakisPlay, card: str) -> None:
    """Claim a card: carry out what its condition demands, then take its award."""
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
    interruptible = False
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
    interruptible = False
    card: str

    def run(self, play: ArrakisPlay) -> None:
        for marker in Marker:
            advance_marker(play, marker, VISIONS[self.card].award.of(marker))


class AwardFear(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-award-fear", tag_field=TAG):
    interruptible = False

    def run(self, play: ArrakisPlay) -> None:
        ask(play, play.state.decider(Side.ATREIDES), WhichMarker(FEAR_BONUS))


class WhichMarker(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-marker", tag_field=TAG):
    kind = "marker"
    is_public = True
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
    is_public = True
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
    """The question which card to claim outside one's own turn. Standing orders can answer it."""

    kind = "claim"
    is_public = True
    picture = "row"
    passing = "none"
    moment: str
    at_once: bool = False
    """Whether the condition came true in the other side's turn or in a battle."""

    def cards(self, state: ArrakisState) -> list[str]:
        return newly_met(state) if self.at_once else claimable(state, self.moment)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        cards = self.cards(state)
        found = [claim_way(card, "claim", bind(self.claim, card)) for card in cards]
        best = max(cards, key=award_of)
        found.append(way("first", say("arrakis-option-claim-first"), bind(self.claim, best), icon="eye"))
        return [*found, way("none", say("arrakis-option-claim-none"), self.decline, icon="pass")]

    def claim(self, play: ArrakisPlay, card: str) -> None:
        if not self.at_once:
            play.push(MoreClaims(self.moment))
        claim(play, card)

    def decline(self, play: ArrakisPlay) -> None:
        turn = play.state.turn
        turn.declined = [*turn.declined, *self.cards(play.state)]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return [*(at_once_orders() if self.at_once else ()), *claim_orders()]


def award_of(card: str) -> int:
    """Return the number of marker steps that a card awards."""
    return sum(VISIONS[card].award.of(marker) for marker in Marker)


def claim_order(picks: Picks) -> StandingOrder:
    return StandingOrder("arrakis-claim", say("arrakis-order-claim"), picks)


def claim_at_once(state: ArrakisState, seat: int) -> list[StandingOrder]:
    """Return the standing order that claims a card in one's own turn.

    Cards that need a further choice are left to the player.
    """
    cards = claimable(state, "any") if state.players[seat].side == Side.ATREIDES else []
    return [claim_order({f"claim:{card}": 1}) for card in cards[:1]]


def claim_orders() -> list[StandingOrder]:
    return [claim_order({"first": 1})]


def at_once_orders() -> list[StandingOrder]:
    """Return the standing order to claim at once.

    It is on by default, so that nobody waits for a claim in the other side's turn or in a battle.
    """
    return [StandingOrder("arrakis-claim-at-once", say("arrakis-order-claim-at-once"), {"first": 1}, by_default=True)]


class MoreClaims(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-more-claims", tag_field=TAG):
    """Offer the claims of this moment again, unless all of them were just declined."""

    interruptible = False
    moment: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if any(card not in state.turn.declined for card in claimable(state, self.moment)):
            ask_partners(play, state.seats(Side.ATREIDES), ClaimNow(self.moment))


# ---- claims in the other side's turn and in battles, as soon as the conditions are met (rulebook p. 28)


class ClaimAtOnce(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-claim-at-once", tag_field=TAG):
    interruptible = False

    def run(self, play: ArrakisPlay) -> None:
        if newly_met(play.state):
            ask_partners(play, play.state.seats(Side.ATREIDES), ClaimNow("any", at_once=True))


def newly_met(state: ArrakisState) -> list[str]:
    """Return the cards whose conditions came true in this Harkonnen turn or battle and were not declined."""
    turn = state.turn
    return [card for card in claimable(state, "any") if card not in turn.open_before and card not in turn.declined]


def is_time_to_interrupt(state: ArrakisState) -> bool:
    """Return whether Atreides are offered claims between two tasks: in a Harkonnen turn, and in every battle.

    In the rest of their own turn they claim when they like, as a free action.
    """
    if state.phase != Phase.ACTIONS or not state.row:
        return False
    return state.turn.side == Side.HARKONNEN or state.battle is not None


def claim_as_soon_as_met(play: ArrakisPlay) -> ArrakisTask | None:
    """Return the task that offers Atreides a claim before the next task, or None.

    A battle is interrupted too: its casualties can undo a condition, and a claim before the advance into Arrakeen
    counts for the victory there.
    """
    state = play.state
    if not is_time_to_interrupt(state):
        return None
    drop_unmet(state)
    return ClaimAtOnce() if newly_met(state) else None


def drop_unmet(state: ArrakisState) -> None:
    """Remove cards whose conditions no longer hold from the turn's lists.

    They are offered again when the conditions come true again.
    """
    turn = state.turn
    if turn.open_before or turn.declined:
        met = claimable(state, "any")
        turn.open_before = [card for card in turn.open_before if card in met]
        turn.declined = [card for card in turn.declined if card in met]


def note_open_claims(state: ArrakisState) -> None:
    """Remember the cards that may be claimed already. Only what comes true later interrupts this turn or battle."""
    state.turn.open_before = claimable(state, "any")


INTERRUPTS.append(claim_as_soon_as_met)
