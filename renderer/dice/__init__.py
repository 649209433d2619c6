"""Pictures of the dice game."""

from renderer.deed import deed
from renderer.dice import alt, battle, board, entry, glance, houses, pages, result, text
from renderer.layout import Layout

LAYOUT = Layout(
    pictures={
        "board": board.board,
        "deed": deed(board.board),
        "glance": glance.glance,
        "hand": pages.house,
        "houses": houses.houses,
        "card": entry.single,
        "row": pages.dice,
        "mat": pages.house,
        "conflict": battle.conflict,
        "result": result.result,
    },
    alt=alt.alt,
    text=text.text,
    scene="dice/house/fremen",
)
