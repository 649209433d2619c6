"""The table of layouts: game key -> layout. Whoever asks for a picture never names a game."""

from renderer.imperium import LAYOUT as IMPERIUM
from renderer.layout import Layout

LAYOUTS: dict[str, Layout] = {
    "imperium": IMPERIUM,
}
