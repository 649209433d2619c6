"""The list of all games. This is the only place that names them."""

from __future__ import annotations

from games.arrakis import GAME as ARRAKIS
from games.core.codec import check_tags
from games.core.game import Game
from games.dice import GAME as DICE
from games.imperium import GAME as IMPERIUM

GAMES: dict[str, Game] = {game.key: game for game in (IMPERIUM, DICE, ARRAKIS)}

check_tags()
