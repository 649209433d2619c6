"""Matches between the minds of this tree and those of an older commit, with intervals.

    python -m tests.bench.matches imperium --one sharp --against old-steady --games 400
    python -m tests.bench.matches arrakis --one sharp --against steady --seats 2 --with sides=atreides

The older minds run in a git worktree of their own, in processes of their own. Each answer is asked of them with the
state of the game, so both sides play by the rules of this tree. An answer that these rules no longer allow, or that the
older minds cannot give because they do not know the question, is replaced by that of the steady mind of this tree.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec

from games.core.game import Game
from games.core.live_questions import LiveQuestion
from games.core.protocol import IllegalAnswer, Picks, State
from games.core.simulation import RandomBelow
from players.tournament import NOVICE, STEADY, Player, Sharp, play

OLD = "cf16fc12"
"""The commit whose minds are the yardstick."""
ROOT = Path(__file__).parents[2]
SERVER = Path(__file__).with_name("_served_mind.py")
Z = 1.96
FRAME = 4
FINE = 1 << 30


@cache
def worktree(commit: str) -> Path:
    """Return a folder with the tree of a commit, made when it is missing."""
    folder = Path(tempfile.gettempdir()) / f"sietch-minds-{os.getuid()}-{commit}"
    if not (folder / "players").is_dir():
        subprocess.run(
            ("git", "worktree", "add", "--force", "--detach", str(folder), commit),
            cwd=ROOT,
            check=True,
            capture_output=True,
        )
    return folder


def hash_of(commit: str) -> str:
    """Return the whole hash of a commit, as it is recorded with results."""
    found = subprocess.run(("git", "rev-parse", commit), cwd=ROOT, check=True, capture_output=True, text=True)
    return found.stdout.strip()


class OldMind:
    """A player of another commit, which answers in a process of its own."""

    def __init__(self, level: str, commit: str = OLD) -> None:
        self.level = level
        tree = worktree(commit)
        self._process = subprocess.Popen(
            (sys.executable, "-P", str(SERVER)),
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def __call__(self, game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
        if len(live.offered) == 1 and live.limits == (1, 1):
            return dict(live.offered)
        question = msgspec.msgpack.encode((game.key, self.level, game.encode(state), live.id, f"{below(FINE)}"))
        source, out = self._process.stdout, self._process.stdin
        assert source is not None
        assert out is not None
        out.write(len(question).to_bytes(FRAME, "big") + question)
        out.flush()
        answer = source.read(int.from_bytes(source.read(FRAME), "big"))
        picks = msgspec.msgpack.decode(answer, type=dict[str, int] | None)
        return picks if picks is not None and is_allowed(live, picks) else STEADY(game, state, live, below)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def is_allowed(live: LiveQuestion, picks: Picks) -> bool:
    """Return whether the rules of this tree allow an answer. They changed in a few questions since the old commit."""
    try:
        live.deed(picks)
    except IllegalAnswer:
        return False
    return True


@cache
def player(name: str) -> Player:
    """Return a player by name: "steady", "sharp", or one of the old commit such as "old-steady"."""
    if name.startswith("old-"):
        return OldMind(name.removeprefix("old-"))
    known: Mapping[str, Callable[[], Player]] = {
        "novice": lambda: NOVICE,
        "steady": lambda: STEADY,
        "sharp": Sharp,
    }
    return known[name]()


class Score(NamedTuple):
    won: float
    games: int

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{100 * self.won / self.games:.1f} % of {self.games} (95 %: {100 * low:.0f} to {100 * high:.0f})"


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the Wilson interval of 95 % for a share."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    reach = Z * (share * (1 - share) / games + Z * Z / (4 * games * games)) ** 0.5
    return (middle - reach) / (1 + Z * Z / games), (middle + reach) / (1 + Z * Z / games)


def match(
    game: Game,
    one: Player,
    others: Player,
    games: int,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    name: str = "match",
    first: int = 0,
    told: Callable[[Score], None] | None = None,
    fixed: bool = False,
) -> Score:
    """Play a match: `one` on one seat, which rotates unless it is `fixed`, and `others` on the rest.

    A shared win counts as a fraction.
    """
    won = 0.0
    for number in range(first, first + games):
        seat = 0 if fixed else number % seats
        players = [one if each == seat else others for each in range(seats)]
        winners = play(game, players, f"{name}/{game.key}/{number}", dict(options or {})).winners
        won += (seat in winners) / max(1, len(winners))
        if told:
            told(Score(won, number - first + 1))
    return Score(won, games)


class Gate(NamedTuple):
    """The least share of wins that `one` must have in a match of this number of games."""

    game: str
    one: str
    against: str
    least: float
    games: int = 400
    seats: int = 4
    options: tuple[tuple[str, str], ...] = ()
    fixed: bool = False
    """Whether `one` always has the first seat, as in a war in which the options choose its side."""

    def title(self) -> str:
        beside = "".join(f" {key}={choice}" for key, choice in self.options)
        return f"{self.game}{beside}: {self.one} against {self.seats - 1} {self.against}"

    def play(self, games: int) -> Score:
        game: Game = import_module(f"games.{self.game}").GAME
        one, against = player(self.one), player(self.against)
        return match(game, one, against, games, self.seats, dict(self.options), "gate", fixed=self.fixed)


RANDOM = (("leaders", "random"),)
# Measured against the minds of `OLD`, on a machine that other programs used too (wins, and the interval of 95 %):
#   imperium  sharp against old-steady          73.8 % of 80   63 to 82   mean 37 ms a decision, p95 83, longest 140
#   imperium  steady against old-steady         40.0 % of 400  35 to 45
#   with Ix   sharp against old-steady          90.0 % of 10   60 to 98   68, 162, 420
#   dice      sharp against old-steady          71.7 % of 60   59 to 81   21, 35, 60
#   war       sharp as Atreides                 90.0 % of 20   70 to 97   58, 196, 410
#   war       sharp as Harkonnen                30.0 % of 10   11 to 60   89, 330, 580: misses its gate
#   war       steady as Harkonnen               46.7 % of 30   30 to 64
# Not measured at these minds: imperium, sharp against old-sharp. The war was measured before its hopes and dangers
# counted half in a standing: measure it again.
GATES = (
    Gate("imperium", "sharp", "old-steady", 0.62, options=RANDOM),
    Gate("imperium", "sharp", "old-sharp", 0.40, options=RANDOM),
    Gate("imperium", "steady", "old-steady", 0.35, options=RANDOM),
    Gate("imperium", "sharp", "old-steady", 0.55, options=(*RANDOM, ("expansion", "ix"))),
    Gate("dice", "sharp", "old-steady", 0.50),
    Gate("arrakis", "sharp", "old-steady", 0.65, 200, 2, (("sides", "atreides"),), fixed=True),
    Gate("arrakis", "sharp", "old-steady", 0.65, 200, 2, (("sides", "harkonnen"),), fixed=True),
)
SHORT = 8
"""How many games of each gate `make bench` plays."""


def run() -> list[tuple[str, str, str]]:
    """Play a small part of each match, and return its result with an interval. `make soak` plays all of it."""
    rows = [(gate.title(), str(gate.play(SHORT)), f"{gate.least:.0%} of {gate.games} in a soak") for gate in GATES]
    return [("the old minds are of commit", hash_of(OLD), ""), *rows]


def seconds(spent: list[float]) -> str:
    """Return mean, p95 and longest of these seconds of processor time."""
    if len(spent) < 2:
        return "no decisions"
    ahead = statistics.quantiles(spent, n=20)[-1]
    mean = statistics.fmean(spent)
    return f"mean {1000 * mean:.0f} ms, p95 {1000 * ahead:.0f} ms, longest {max(spent):.2f} s"


def run_match(asked: Namespace) -> None:
    game: Game = import_module(f"games.{asked.game}").GAME
    options = dict(pair.split("=") for pair in asked.options)
    one, others = player(asked.one), player(asked.against)
    title = f"{asked.game} {options}: {asked.one} against {asked.against}, {asked.seats} seats, old {hash_of(OLD)[:8]}"

    def told(score: Score) -> None:
        if score.games % asked.every == 0 or score.games == asked.games:
            spent = seconds(one.spent) if isinstance(one, Sharp) else ""
            print(f"{title}: {score} {spent} [{process_time():.0f} s]", flush=True)

    match(game, one, others, asked.games, asked.seats, options, "gate", asked.first, told, asked.fixed)


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description="Play a match between minds.")
    parser.add_argument("game")
    parser.add_argument("--one", default="sharp")
    parser.add_argument("--against", default="old-steady")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--fixed", action="store_true", help="keep the one on the first seat")
    parser.add_argument("--every", type=int, default=10, help="after how many games the score is printed")
    parser.add_argument("--with", dest="options", nargs="*", default=[], metavar="option=choice")
    return parser


if __name__ == "__main__":
    run_match(arguments().parse_args())
