"""Pictures of the dice game."""

from renderer.dice import alt, battle, board, entry, icons_houses, icons_things, pages, result, text  # noqa: F401  (they enter their drawings into the set)
from renderer.layout import Layout

LAYOUT = Layout(
    pictures={
        "board": board.board,
        "hand": pages.house,
        "card": entry.single,
        "row": pages.dice,
        "mat": pages.house,
        "conflict": battle.conflict,
        "result": result.result,
    },
    alt=alt.alt,
    text=text.text,
)
