"""The command `python -m games`, for people who work on the rules, the data files or a translation.

`python -m games imperium --seats 4 --seed 7` plays a random game and prints its log. `python -m games cards` writes the
card sheets. `python -m games words cs` lists what a translation still lacks.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from games.catalogue import GAMES
from games.core.game import Game
from games.core.protocol import Entry, Event, Result, Setup, State, Step
from games.core.simulation import random_game
from games.core.texts import MissingWords, plain, words
from games.translating import list_missing_words

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
SHEETS = Path(__file__).parents[1] / "tests"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m games", description="Play a random game and print its log.")
    parser.add_argument(
        "game",
        choices=[*GAMES, "cards", "words"],
        help="which game; or: cards, to write the card sheets anew; words, to list what a language still lacks",
    )
    parser.add_argument("language", nargs="?", help="with words: which language")
    parser.add_argument("--seats", type=int, help="how many players")
    parser.add_argument("--seed", type=int, default=1, help="another number, another game")
    parser.add_argument("--seat", type=int, help="read the log as this seat (from 1) instead of as the public")
    chosen = parser.parse_args()
    if chosen.game == "cards":
        return write_sheets()
    if chosen.game == "words":
        return list_missing_words(chosen.language or "")
    game = GAMES[chosen.game]
    fewest, most = game.seats({})
    seats = chosen.seats or most
    if not fewest <= seats <= most:
        parser.error(f"{chosen.game} is for {fewest} to {most} players, not {seats}")
    if chosen.seat is not None and not 1 <= chosen.seat <= seats:
        parser.error(f"--seat goes from 1 to {seats}")
    print("\n".join(log_of_random_game(game, seats, chosen.seed, None if chosen.seat is None else chosen.seat - 1)))
    return 0


def log_of_random_game(game: Game, seats: int, seed: int, reader: int | None) -> list[str]:
    """Play a random game and return its log and ranking as lines, as the seat `reader` may read them."""
    lines: list[str] = []
    gathered: list[Event] = []

    def watch(state: State, step: Step) -> None:
        gathered.extend(step.events)
        if step.closes:
            lines.extend(tell(game, gathered, reader, everybody(game, state, seats)))
            gathered.clear()

    setup = Setup(NAMES[:seats], seed=hashlib.sha256(str(seed).encode()).digest())
    state = random_game(game, setup, str(seed), watch)
    result = game.result(state)
    assert result is not None
    names = everybody(game, state, seats)
    return [*lines, *tell(game, gathered, reader, names), "", *ranking(result, names)]


def everybody(game: Game, state: State, seats: int) -> tuple[str, ...]:
    """Return the names of all players: first those with a seat, then the rivals."""
    return (*NAMES[:seats], *(words().say(rival) for rival in game.rivals(game.view(state, None))))


def tell(game: Game, events: list[Event], reader: int | None, names: Sequence[str]) -> list[str]:
    return [plain(words().say(line.text, names)) for line in game.narrate(events, reader)]


def ranking(result: Result, names: Sequence[str] = NAMES) -> list[str]:
    lines = []
    for place in result.ranking:
        sources = ", ".join(f"{plain(words().say(source))} {points}" for source, points in place.sources)
        lines.append(f"{place.rank}. {names[place.seat]}: {place.score} ({sources})")
    if result.decided_by:
        lines.append(plain(words().say(result.decided_by, names)))
    return lines


def sheets(game: Game) -> dict[Path, str]:
    """Return the card sheets of a game by file: one of the cards in every game, one of those that options add."""
    always, folder = game.cards({}), SHEETS / game.key
    known = {entry.key for entry in always}
    more = [entry for entry in game.cards() if entry.key not in known]
    return {folder / "cards.txt": card_sheet(always)} | ({folder / "more-cards.txt": card_sheet(more)} if more else {})


def card_sheet(entries: Sequence[Entry]) -> str:
    """Return cards, spaces and leaders as English text, to be compared with the printed game."""
    blocks = []
    for entry in entries:
        head = f"{words().say(entry.name)} ({words().say(entry.kind)})"
        blocks.append("\n".join([head, *(f"  {plain(words().say(line))}" for line in entry.lines)]))
    return "\n\n".join(blocks) + "\n"


def write_sheets() -> int:
    for game in GAMES.values():
        try:
            written = sheets(game)
        except MissingWords as missing:
            print(f"{game.key}: data/locale/en has no words for {missing.args[0]}", file=sys.stderr)
            return 1
        for file, sheet in written.items():
            file.write_text(sheet, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
