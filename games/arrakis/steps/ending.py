"""The end of the round (last claims, objectives, leaders, hands, the prescience row) and the ranking of the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import BOX
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import generics_left, maker_area, named_on_board, where_is, worms_left
from games.arrakis.rules.cards import Discards
from games.arrakis.rules.claiming import MoreClaims, vision_text
from games.arrakis.rules.leaders import take_off
from games.arrakis.rules.tracks import check_objective, is_met, win
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.telling.wording import area_name, leader_name, side_name, vision_name
from games.arrakis.vocabulary import GENERIC, Side, Worm
from games.core.agenda import Way, do_nothing
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Ranked, Result, StandingOrder, Text, say


class EndOfRound(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-end-of-round", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        play.state.phase = Phase.END
        play.push(
            MoreClaims("end_of_round"),
            CheckObjective(),
            AircraftLeave(),
            CallHome(Side.HARKONNEN),
            HandLimit(Side.HARKONNEN),
            CallHome(Side.ATREIDES),
            MakerHome(),
            HandLimit(Side.ATREIDES),
            PruneRow(),
            Refresh(),
            AutomaEnds(),
            Stalemate(),
        )


class CheckObjective(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-check-objective", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        check_objective(play)


class AircraftLeave(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-aircraft-leave", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        play.state.zones = {}


# ---- leaders


class CallHome(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-call-home", tag_field=TAG):
    """Offer to swap named leaders on the board for generic ones.

    If no generic leader is left, they may still be taken off.
    """

    side: Side

    def run(self, play: ArrakisPlay) -> None:
        if named_on_board(play.state, self.side):
            ask(play, play.state.chief(self.side), WhoComesHome(self.side))


class WhoComesHome(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-who-comes-home", tag_field=TAG):
    kind = "call-home"
    is_public = True
    side: Side

    def context(self, state: ArrakisState, seat: int) -> list[Text]:
        return [say("arrakis-context-call-home")]

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            Option(
                leader,
                say("arrakis-option-call-home", leader=leader_name(leader), area=area_name(where_is(state, leader))),
                icon="leader",
            )
            for leader in named_on_board(state, self.side)
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(named_on_board(state, self.side))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        state = play.state
        for leader in picks:
            area = where_is(state, leader)
            take_off(state, leader)
            if generics_left(state, self.side):
                state.areas[area].force.leaders.append(GENERIC[self.side])
            tell(play, "came-home", self.side, leader=leader, area=area)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return home_orders()


def home_orders() -> list[StandingOrder]:
    return [StandingOrder("arrakis-stay-out", say("arrakis-order-stay-out"), {})]


class MakerHome(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-maker-home", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if maker_area(state) and worms_left(state):
            ask(play, state.chief(Side.ATREIDES), SwapMaker())


class SwapMaker(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-swap-maker", tag_field=TAG):
    """Offer to swap the Wild Maker for an ordinary sandworm."""

    kind = "maker-home"
    is_public = True
    passing = "stay"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way("stay", say("arrakis-option-maker-stays"), do_nothing, icon="pass"),
            way("swap", say("arrakis-option-maker-leaves"), self.swap, icon="worm"),
        ]

    def swap(self, play: ArrakisPlay) -> None:
        area = maker_area(play.state)
        play.state.areas[area].worm = Worm.SANDWORM
        tell(play, "maker-swapped", Side.ATREIDES, area=area)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return maker_orders()


def maker_orders() -> list[StandingOrder]:
    return [StandingOrder("arrakis-maker-stays", say("arrakis-order-maker-stays"), {"stay": 1})]


class Refresh(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-refresh", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.leaders = dict.fromkeys(state.leaders, True)
        state.feared = ""
        play.closes = True


class AutomaEnds(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-automa-ends", tag_field=TAG):
    """Let the automa end its round, after the steps that all sides do."""

    def run(self, play: ArrakisPlay) -> None:
        automa_does(play, Moment.ENDED)


class Stalemate(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-stalemate", tag_field=TAG):
    """End the game without a winner after the last round that the table has agreed on."""

    def run(self, play: ArrakisPlay) -> None:
        last = int(play.state.options.get("rounds", "0"))
        if last and play.state.round >= last:
            win(play, None, "stalemate")


# ---- hands and the row


class HandLimit(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-hand-limit", tag_field=TAG):
    side: Side

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        for seat in state.seats(self.side):
            player = state.players[seat]
            if player.rival:
                continue
            limit = BOX.limits.hand_shared if player.is_partner else BOX.limits.hand
            play.push(Discards(seat, len(player.hand) - limit))


def loose_visions(state: ArrakisState) -> list[str]:
    return [card for card in state.row if card not in state.held]


class PruneRow(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-prune-row", tag_field=TAG):
    """Let Atreides take unclaimed prescience cards out of the game. Shuffle the rest back."""

    def run(self, play: ArrakisPlay) -> None:
        if loose_visions(play.state):
            ask(play, play.state.chief(Side.ATREIDES), RemoveVisions())


class RemoveVisions(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-remove-visions", tag_field=TAG):
    kind = "prune"
    is_public = True
    picture = "row"

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            Option(card, vision_name(card), vision_text(card), group="arrakis-visions", icon="eye")
            for card in loose_visions(state)
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(loose_visions(state))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        state = play.state
        if picks:
            tell(play, "visions-removed", Side.ATREIDES, visions=list(picks))
        state.seen_visions += picks
        state.prescience_deck += [card for card in loose_visions(state) if card not in picks]
        state.row = list(state.held)
        play.shuffle(state.prescience_deck)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return prune_orders()


def prune_orders() -> list[StandingOrder]:
    return [StandingOrder("arrakis-keep-visions", say("arrakis-order-keep-visions"), {})]


# ---- the end of the game


def result(state: ArrakisState) -> Result | None:
    """Return the ranking. Partners win together. In a stalemate nobody is first."""
    if state.ending is None:
        return None
    winner = state.ending.side
    seats = sorted(range(len(state.players)), key=lambda seat: winner not in (None, state.players[seat].side))
    return Result(tuple(place(state, seat, winner) for seat in seats), decided_by(state))


def place(state: ArrakisState, seat: int, winner: Side | None) -> Ranked:
    """Return the place of a seat. The published score says how far each marker is, so no sources are named."""
    side = state.players[seat].side
    score = state.supremacy if side == Side.HARKONNEN else sum(state.markers.values())
    rank = 1 if side == winner else 2 if winner is None else 1 + len(state.seats(winner))
    return Ranked(seat, rank, score)


def decided_by(state: ArrakisState) -> Text | None:
    ending = state.ending
    if ending is None:
        return None
    if ending.side is None:
        return say("arrakis-stalemate", round=state.round)
    met = any(is_met(state, objective) for objective in state.objectives)
    way = ending.way if ending.way != "supremacy" else "supremacy-first" if met else "supremacy-goal"
    return say(f"arrakis-won-{way}", side=side_name(ending.side), round=state.round, win=BOX.supremacy.win)
