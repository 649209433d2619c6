"""Answers for minds of another commit: started with that commit's tree as the only source of `games` and `players`.

It reads questions from stdin and writes answers to stdout: each a length of 4 bytes, then MessagePack. Of a state that
this commit cannot read, or a question that it does not know, the answer is None.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import msgspec


def main() -> None:
    from games.core.live_questions import open_questions
    from games.core.simulation import random_below
    from players.tournament import STEADY, Sharp

    minds: dict[str, Any] = {"steady": STEADY, "sharp": Sharp()}
    games: dict[str, Any] = {}
    source, out = sys.stdin.buffer, sys.stdout.buffer
    while head := source.read(4):
        key, level, save, question, seed = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")))
        game = games.get(key) or games.setdefault(key, import_module(f"games.{key}").GAME)
        try:
            state = game.decode(save)
        except msgspec.ValidationError:
            state = None
        live = next((each for each in open_questions(state) if each.id == question), None) if state else None
        picks = minds[level](game, state, live, random_below(seed)) if live else None
        answer = msgspec.msgpack.encode(picks)
        out.write(len(answer).to_bytes(4, "big") + answer)
        out.flush()


if __name__ == "__main__":
    main()
