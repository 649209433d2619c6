"""The table of layouts: game key -> layout. Whoever asks for a picture never names a game."""

from renderer.arrakis import LAYOUT as ARRAKIS
from renderer.dice import LAYOUT as DICE
from renderer.imperium import LAYOUT as IMPERIUM
from renderer.layout import Layout

LAYOUTS: dict[str, Layout] = {
    "imperium": IMPERIUM,
    "dice": DICE,
    "arrakis": ARRAKIS,
}
