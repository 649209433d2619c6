"""The games at this table: the one place that lists them."""

from __future__ import annotations

from games.core.protocol import Game

GAMES: dict[str, Game] = {}
