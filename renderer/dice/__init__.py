"""Pictures of the dice game."""

from renderer.deed import make_deed_drawer
from renderer.dice import alt, battle, board, entry, glance, houses, pages, result, text
from renderer.game_renderer import GameRenderer

RENDERER = GameRenderer(
    pictures={
        "board": board.board,
        "deed": make_deed_drawer(board.board),
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
