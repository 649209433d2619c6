"""A benchmark of random games of Dune: Imperium, compared with catanatron in the same run, and of saves."""

from __future__ import annotations

import contextlib
import io
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time

from bot.runtime import freeze_gc
from games.core.live_questions import first_open_question
from games.core.protocol import Answer, Picks, Setup, State
from games.imperium import GAME

GAMES = 40
NAMES = ("Ann", "Bo", "Cy", "Di")


def run() -> list[tuple[str, str, str]]:
    ours, theirs, late = compare()
    trip = milliseconds(lambda: GAME.decode(GAME.encode(late)))
    return [
        ("random 4-player games: choices/s", f"{ours.choices_a_second:,.0f}", "ahead of catanatron"),
        ("catanatron, 4 random players: choices/s", f"{theirs.choices_a_second:,.0f}", ""),
        ("choices/s against catanatron", f"{ours.choices_a_second / theirs.choices_a_second:.2f} x", "3 x or more"),
        ("games/s", ours.games_a_second, ""),
        ("catanatron: games/s", theirs.games_a_second, ""),
        ("snapshot of a late 4-player state: encode", f"{milliseconds(lambda: GAME.encode(late)):.3f} ms", ""),
        ("snapshot: encode and decode", f"{trip:.3f} ms", "< 1 ms"),
        ("one answer with its load and save", f"{milliseconds(one_answer(late)):.3f} ms", "< 3 ms"),
        ("size of the snapshot", f"{len(GAME.encode(late)):,} bytes", ""),
    ]


@dataclass
class Tally:
    choices: int = 0
    seconds: float = 0.0
    games: int = 0

    def add(self, play: Callable[[], int]) -> None:
        """Time one game. `play` plays it, and returns in how many questions there was a choice."""
        start = process_time()
        self.choices += play()
        self.seconds += process_time() - start
        self.games += 1

    @property
    def choices_a_second(self) -> float:
        return self.choices / self.seconds

    @property
    def games_a_second(self) -> str:
        return f"{self.games / self.seconds:.1f} ({1000 * self.seconds / self.games:.0f} ms a game)"


def compare() -> tuple[Tally, Tally, State]:
    """Play our games and catanatron's in turn, and return both tallies and a state late in one of our games.

    Turns make a busy machine fair to both. One game of each is played before and not counted.
    """
    luck = random.Random(7)
    ours, theirs = Tally(), Tally()
    late: list[bytes] = []
    play_one(GAMES, random.Random(0), [])
    play_one_of_catanatron()
    freeze_gc()
    random.seed(7)
    for number in range(GAMES):
        ours.add(lambda number=number: play_one(number, luck, late))
        theirs.add(play_one_of_catanatron)
    return ours, theirs, GAME.decode(late[0])


def random_picks(offered: dict[str, int], limits: tuple[int, int], luck: random.Random) -> Picks:
    least, most = limits
    if least == most == 1:
        return {luck.choice(list(offered)): 1}
    pool = [key for key, up_to in offered.items() for _ in range(up_to)]
    picked = luck.sample(pool, luck.randint(least, min(most, len(pool))))
    return {key: picked.count(key) for key in picked}


def play_one(number: int, luck: random.Random, late: list[bytes]) -> int:
    choices = 0
    state, _ = GAME.new(Setup(NAMES, {}, number.to_bytes(32, "big")))
    while GAME.result(state) is None:
        question = first_open_question(state)
        offered = question.offered
        choices += len(offered) > 1
        if not late and state.round >= 8 and state.turn:
            late.append(GAME.encode(state))
        question.take(random_picks(offered, question.limits, luck))
    return choices


def play_one_of_catanatron() -> int:
    from catanatron import Color, Game, RandomPlayer

    choices = 0

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: object, playable_actions: list[object]) -> object:
            nonlocal choices
            choices += len(playable_actions) > 1
            return random.choice(playable_actions)

    with contextlib.redirect_stdout(io.StringIO()):
        Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]).play()
    return choices


def one_answer(state: State) -> Callable[[], None]:
    """Load a state, answer the open question and save: the cost of a press in the rules engine."""
    saved = GAME.encode(state)
    question = next(question for question in GAME.questions(state) if question.waits)
    answer = Answer(question.id, question.seat, question.mildest)

    def press() -> None:
        loaded = GAME.decode(saved)
        GAME.answer(loaded, answer)
        GAME.encode(loaded)

    return press


def milliseconds(deed: Callable[[], object], times: int = 200) -> float:
    """Return the median time of many calls, in milliseconds."""
    spent = []
    for _ in range(times):
        start = perf_counter()
        deed()
        spent.append(perf_counter() - start)
    return 1000 * statistics.median(spent)
