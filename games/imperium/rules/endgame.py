"""The endgame: the last intrigue cards, then the ranking with its tie-breakers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Task, Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Ranked, Refusal, Result, StandingOrder, Text, say
from games.imperium.rules.conflict import combat_orders
from games.imperium.rules.intrigue import refused_plays, ways_to_play
from games.imperium.rules.moments import ask_handlers, run_handlers
from games.imperium.state import Play, State, clockwise, sources, vp
from games.imperium.vocabulary import HOUSE, Moment


class Endgame(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-endgame"):
    """Begin the endgame."""

    def do(self, play: Play) -> None:
        state = play.state
        state.phase = "endgame"
        play.tell("endgame_began")
        play.push(LastCards(state.first, 0), Finish())
        for seat in range(len(state.players)):
            run_handlers(play, Moment.ENDGAME, seat)


class LastCards(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-last_cards"):
    """Ask each player clockwise for an endgame card, until all pass in a row (ruling A10)."""

    seat: int
    passes: int

    def do(self, play: Play) -> None:
        if self.passes >= len(play.state.players):
            return
        player = play.state.players[self.seat]
        if player.intrigue and not player.rival:
            play.ask(self.seat, EndgameCard(self))
        else:
            play.push(self.next(play.state, self.passes + 1))

    def next(self, state: State, passes: int) -> LastCards:
        return LastCards((self.seat + 1) % len(state.players), passes)


PLAY_NOTHING = StandingOrder("endgame", say("standing-endgame"), {"pass": 1})


def orders(state: State) -> list[StandingOrder]:
    """Return the standing orders that can still answer a question."""
    match state.phase:
        case "turns" | "combat":
            return combat_orders(state)
        case "endgame":
            return [PLAY_NOTHING]
        case _:
            return []


class EndgameCard(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-endgame_card"):
    """The question which endgame card to play."""

    kind: ClassVar[str] = "endgame"
    is_public: ClassVar[bool] = True
    go: LastCards

    def ways(self, state: State, seat: int) -> list[Way]:
        cards = [way.acting(bind(self._play, way)) for way in ways_to_play(state, seat, "endgame")]
        return [*cards, Way(Option("pass", say("pick-endgame-pass"), group="act"), self._pass)]

    def _play(self, play: Play, way: Way) -> None:
        play.push(self.go.next(play.state, 0))
        play.closes = True
        way.act(play)

    def _pass(self, play: Play) -> None:
        play.push(self.go.next(play.state, self.go.passes + 1))

    def refused(self, state: State, seat: int) -> list[Refusal]:
        return refused_plays(state, seat, "endgame")

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {"pass": 1}

    def standing(self, state: State, seat: int) -> list[StandingOrder]:
        return [PLAY_NOTHING]


class Finish(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-finish"):
    """End the game, and announce the winner."""

    def do(self, play: Play) -> None:
        state = play.state
        state.phase = "over"
        state.chart[-1] = [vp(state, seat) for seat in range(len(state.players))]
        outcome = final_result(state)
        play.tell("won", outcome.ranking[0].seat, {"ranking": [place.seat for place in outcome.ranking]})
        play.reveals = True
        play.closes = True


TIE_BREAKS: dict[str, Callable[[State, int], int]] = {
    "vp": vp,
    "favour": lambda state, seat: sum(ask_handlers(state, Moment.TIE, seat)),
    "spice": lambda state, seat: state.players[seat].spice,
    "solari": lambda state, seat: state.players[seat].solari,
    "water": lambda state, seat: state.players[seat].water,
    "garrison": lambda state, seat: state.players[seat].garrison,
    "reveal": lambda state, seat: revealed_late(state, seat),
}
"""Name of a tie-breaker -> its value for a seat. They are compared in this order; the highest value wins."""


def result(state: State) -> Result | None:
    """Return the result if the game is over, otherwise None."""
    return final_result(state) if state.phase == "over" else None


def final_result(state: State) -> Result:
    """Return the ranking, and the tie-breaker between the first two."""
    ranked = [seat for seat, player in enumerate(state.players) if player.rival != HOUSE]
    standing = {seat: [look(state, seat) for look in TIE_BREAKS.values()] for seat in ranked}
    order = sorted(standing, key=lambda seat: standing[seat], reverse=True)
    points = [vp(state, seat) for seat in order]
    ranking = tuple(
        Ranked(seat, rank, has, score_sources(state, seat), points.count(has) > 1)
        for rank, (seat, has) in enumerate(zip(order, points, strict=True), 1)
    )
    return Result(ranking, decided_by(standing[order[0]], standing[order[1]]))


def revealed_late(state: State, seat: int) -> int:
    """Return a number that is higher for a later reveal turn. Rivals come below people (ruling hagal-18)."""
    if state.players[seat].rival:
        return clockwise(state, state.first).index(seat) - len(state.players)
    return state.reveal_order.index(seat)


def decided_by(first: list[int], second: list[int]) -> Text | None:
    """Return the name of the tie-breaker between the first two, or None if their points differ."""
    decisive = next(name for name, a, b in zip(TIE_BREAKS, first, second, strict=True) if a != b)
    return None if decisive == "vp" else say(f"decided-{decisive}")


def score_sources(state: State, seat: int) -> tuple[tuple[Text, int], ...]:
    """Return the sources of a seat's points with their names."""
    return tuple((source_text(source), points) for source, points in sources(state, seat) if points)


def source_text(source: str) -> Text:
    """Return the name of a source of points: a card, a conflict, an alliance."""
    kind, _, key = source.partition(":")
    return say(f"{kind}-{key}") if key else say(f"score-{kind}")
