"""Events of every version so far, one of each shape, as random games wrote them: all can still be told, to everybody.

A line of `events.jsonl` names the game, the version that wrote the event first, and the event.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bot.host.loading.narration import tolerant, untold
from games.catalogue import GAMES
from games.core.protocol import Event

KEPT = [json.loads(line) for line in (Path(__file__).parent / "events.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("key", GAMES)
def test_every_event_of_every_version_can_be_told(key: str) -> None:
    kept = [each for each in KEPT if each["game"] == key]
    assert kept
    game = tolerant(GAMES[key])
    for each in kept:
        event = msgspec.convert(each["event"], Event)
        for reader in (None, 0, 1):
            assert not untold(game.narrate([event], reader)), each
