"""The registry of game renderers: game key -> renderer. Callers name a game only by its key."""

from renderer.arrakis import RENDERER as ARRAKIS
from renderer.dice import RENDERER as DICE
from renderer.game_renderer import GameRenderer
from renderer.imperium import RENDERER as IMPERIUM

GAME_RENDERERS: dict[str, GameRenderer] = {
    "imperium": IMPERIUM,
    "dice": DICE,
    "arrakis": ARRAKIS,
}
