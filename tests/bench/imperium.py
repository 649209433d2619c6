"""How fast Dune: Imperium is played by chance, beside catanatron in the same run, and what a save costs."""

from __future__ import annotations

import contextlib
import io
import random
import statistics
from collections.abc import Callable
from time import perf_counter, process_time

from games.core.protocol import Answer, Picks, Question, Setup, State
from games.imperium import GAME

GAMES = 40
NAMES = ("Ann", "Bo", "Cy", "Di")


def run() -> list[tuple[str, str, str]]:
    choices, seconds, late = play_random_games()
    their_choices, their_seconds = play_catanatron()
    ours, theirs = choices / seconds, their_choices / their_seconds
    trip = milliseconds(lambda: GAME.decode(GAME.encode(late)))
    return [
        ("random 4-player games: choices/s", f"{ours:,.0f}", "ahead of catanatron"),
        ("catanatron, 4 random players: choices/s", f"{theirs:,.0f}", ""),
        ("choices/s against catanatron", f"{ours / theirs:.2f} x", "> 1 x"),
        ("games/s", f"{GAMES / seconds:.1f} ({1000 * seconds / GAMES:.0f} ms a game)", ""),
        ("catanatron: games/s", f"{GAMES / their_seconds:.1f} ({1000 * their_seconds / GAMES:.0f} ms a game)", ""),
        ("snapshot of a late 4-player state: encode", f"{milliseconds(lambda: GAME.encode(late)):.3f} ms", ""),
        ("snapshot: encode and decode", f"{trip:.3f} ms", "< 1 ms"),
        ("one answer with its load and save", f"{milliseconds(one_answer(late)):.3f} ms", "< 3 ms"),
        ("size of the snapshot", f"{len(GAME.encode(late)):,} bytes", ""),
    ]


def random_picks(question: Question, luck: random.Random) -> Picks:
    if question.most == 1 and question.least == 1:
        return {luck.choice(question.options).key: 1}
    pool = [option.key for option in question.options for _ in range(option.up_to)]
    picked = luck.sample(pool, luck.randint(question.least, min(question.most, len(pool))))
    return {key: picked.count(key) for key in picked}


def play_random_games() -> tuple[int, float, State]:
    """How many real choices, in how many seconds; and a state late in a game."""
    luck = random.Random(7)
    choices = 0
    late = b""
    start = process_time()
    for number in range(GAMES):
        state, _ = GAME.new(Setup(NAMES, {}, number.to_bytes(32, "big")))
        while GAME.result(state) is None:
            question = next(question for question in GAME.questions(state) if question.waits)
            choices += len(question.options) > 1
            if state.round >= 8 and state.turn and not late:
                late = GAME.encode(state)
            GAME.answer(state, Answer(question.id, question.seat, random_picks(question, luck)))
    return choices, process_time() - start, GAME.decode(late)


def play_catanatron() -> tuple[int, float]:
    from catanatron import Color, Game, RandomPlayer

    choices = 0

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: object, playable_actions: list[object]) -> object:
            nonlocal choices
            choices += len(playable_actions) > 1
            return random.choice(playable_actions)

    random.seed(7)
    start = process_time()
    for _ in range(GAMES):
        with contextlib.redirect_stdout(io.StringIO()):
            Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]).play()
    return choices, process_time() - start


def one_answer(state: State) -> Callable[[], None]:
    """Load, answer the open question, save: what a press costs the rules."""
    saved = GAME.encode(state)
    question = next(question for question in GAME.questions(state) if question.waits)
    answer = Answer(question.id, question.seat, question.mildest)

    def press() -> None:
        loaded = GAME.decode(saved)
        GAME.answer(loaded, answer)
        GAME.encode(loaded)

    return press


def milliseconds(deed: Callable[[], object], times: int = 200) -> float:
    """The median of many."""
    spent = []
    for _ in range(times):
        start = perf_counter()
        deed()
        spent.append(perf_counter() - start)
    return 1000 * statistics.median(spent)
