"""A benchmark of minds, with fixed seeds and rotated seats: their strength, the cost of a decision, and endings."""

from __future__ import annotations

import statistics
from collections import Counter
from time import process_time

from games.arrakis import GAME as ARRAKIS
from games.arrakis.vocabulary import Side
from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Setup, State
from games.core.simulation import play_some_answers
from games.dice import GAME as DICE
from games.imperium import GAME as IMPERIUM
from players import Level, Worlds, decide
from players.tournament import NOVICE, STEADY, Player, Sharp, count_wins, lively, play

GAMES = 60
SHARP_GAMES = 20
LEAGUE = {
    "earl_memnon_thorvald": 38.8,
    "countess_ariana_thorvald": 29.8,
    "baron_vladimir_harkonnen": 27.9,
    "glossu_the_beast_rabban": 26.2,
    "count_ilban_richese": 25.4,
    "helena_richese": 17.5,
    "duke_leto_atreides": 17.5,
    "paul_atreides": 17.4,
}
"""Win shares of people in a public league, with two expansions, in percent."""
LEAGUE_SEATS = (32.4, 24.2, 23.2, 20.2)
STEADY_GAMES = 1000
WARS = 40
TABLES = 50
WAITS = {Level.STEADY: 2, Level.SHARP: 5}
"""The most seconds that a table waits for a friend while so many tables think."""

Rows = list[tuple[str, str, str]]


def run() -> Rows:
    return [*levels(), *sharp(IMPERIUM, 80 / 200), *sharp(DICE, 64 / 160), *waits(), *regions(), *war(), *shares()]


def levels() -> Rows:
    def row(game: Game, what: str, one: Player, others: Player, aim: str) -> tuple[str, str, str]:
        return f"{game.key}: {what}", f"{count_wins(game, one, others, GAMES):.1f} of {GAMES}", aim

    return [
        row(IMPERIUM, "steady against three lively", STEADY, lively, "58 or more"),
        row(IMPERIUM, "novice against three lively", NOVICE, lively, "42 or more"),
        row(IMPERIUM, "novice against three steady", NOVICE, STEADY, "12 or fewer"),
        row(DICE, "steady against three lively", STEADY, lively, "30 or more"),
    ]


def sharp(game: Game, aim: float) -> Rows:
    mind = Sharp()
    won = count_wins(game, mind, STEADY, SHARP_GAMES, name="sharp")
    ahead = statistics.quantiles(mind.spent, n=20)[-1]
    return [
        (f"{game.key}: sharp against three steady", f"{won:.1f} of {SHARP_GAMES}", f"{aim:.0%} in a soak"),
        (f"{game.key}: a sharp decision, mean", f"{statistics.fmean(mind.spent) * 1000:.0f} ms", "250 ms or less"),
        (f"{game.key}: a sharp decision, p95", f"{ahead * 1000:.0f} ms", "600 ms or less"),
        (f"{game.key}: a sharp decision, the longest", f"{max(mind.spent):.2f} s", "3 s or less"),
    ]


def waits() -> Rows:
    """Measure how long a table waits for its friend's answer if many tables ask at once.

    The thinker answers one table after the other, and each table asks one question at a time. So the last table waits
    for one decision of each other table.
    """
    return [
        (
            f"{game.key}: {TABLES} tables ask {level} friends at once, the last waits",
            f"{sum(think_at_once(game, level)):.1f} s of processor time",
            f"{limit} s or less",
        )
        for game in (IMPERIUM, DICE)
        for level, limit in WAITS.items()
    ]


def think_at_once(game: Game, level: Level, tables: int = TABLES) -> list[float]:
    """Return the processor time of one decision for each of so many tables, at positions spread over whole games."""
    spent = []
    for number in range(tables):
        state, live = choice_in(game, number)
        began = process_time()
        decide(Worlds(game, state, live.seat), live.id, level)
        spent.append(process_time() - began)
    return spent


def choice_in(game: Game, number: int) -> tuple[State, LiveQuestion]:
    """Return a position of a random game in which a seat has a choice. Numbers differ in the game and how far it is."""
    setup, answers = Setup(tuple("ABCD"), {}, number.to_bytes(32, "big")), 5 * (number % 15)
    while True:
        state = play_some_answers(game, setup, f"waits {number}", answers)
        live = next((each for each in open_questions(state) if each.waits and len(each.offered) > 1), None)
        if live is not None:
            return state, live
        answers += 1


def regions() -> Rows:
    games = [DICE.decode(play(DICE, [STEADY] * 4, f"regions {number}").state) for number in range(GAMES)]
    decided = sum(game.ending.way in ("sole", "alliance") for game in games)
    return [("dice: games among four steady decided by regions", f"{decided} of {GAMES}", "a third or more")]


def war() -> Rows:
    """Measure War for Arrakis: each side against random answers, and both sides against each other."""
    against = [
        (f"arrakis: steady {side} against lively", f"{war_won(STEADY, lively, side, WARS):.1f} of {WARS}", "36 or more")
        for side in Side
    ]
    lengths: list[int] = []
    won = war_won(STEADY, STEADY, Side.HARKONNEN, WARS, lengths)
    first, middle, third = statistics.quantiles(lengths, n=4)
    return [
        *against,
        ("arrakis: Harkonnen among steady", f"{won:.1f} of {WARS}", "40 to 60 % of 500 in a soak"),
        ("arrakis: rounds, quartiles", f"{first:.0f}, {middle:.0f}, {third:.0f}", "5 to 9 in the middle half"),
    ]


def war_won(one: Player, other: Player, side: Side, games: int, lengths: list[int] | None = None) -> float:
    """Return how many of these wars one mind wins on a side. A war without a winner counts half."""
    won = 0.0
    for number in range(games):
        played = play(ARRAKIS, [one, other], f"war {number}", {"sides": side.value})
        won += (0 in played.winners) / len(played.winners)
        if lengths is not None:
            lengths.append(ARRAKIS.decode(played.state).round)
    return won


def shares() -> Rows:
    """Measure how often leaders and seats win in many games of steady minds, compared with a league of people."""
    began = process_time()
    played, won, seats = Counter[str](), Counter[str](), [0.0] * 4
    for number in range(STEADY_GAMES):
        game = play(IMPERIUM, [STEADY] * 4, f"shares {number}", {"leaders": "random"})
        state = IMPERIUM.decode(game.state)
        for seat, player in enumerate(state.players):
            share = (seat in game.winners) / len(game.winners)
            played[player.leader] += 1
            won[player.leader] += share
            seats[seat] += share
    took = process_time() - began
    leaders = sorted(played, key=lambda leader: -won[leader] / played[leader])
    return [
        *(
            (f"imperium: {leader} wins", f"{100 * won[leader] / played[leader]:.1f} %", f"people {LEAGUE[leader]} %")
            for leader in leaders
        ),
        *(
            (f"imperium: seat {seat + 1} wins", f"{100 * share / STEADY_GAMES:.1f} %", f"people {LEAGUE_SEATS[seat]} %")
            for seat, share in enumerate(seats)
        ),
        (f"imperium: {STEADY_GAMES} steady games", f"{took:.0f} s", ""),
    ]
