"""The renderer of the dice game: all its pictures and texts."""

from renderer.deed import make_deed_drawer
from renderer.dice import alt, battle, board, card_page, glance, houses, pages, result, text
from renderer.dice.legend import LEGEND
from renderer.game_renderer import GameRenderer

RENDERER = GameRenderer(
    pictures={
        "board": board.draw_board,
        "deed": make_deed_drawer(board.draw_board),
        "glance": glance.draw_glance,
        "hand": pages.draw_house,
        "houses": houses.draw_houses,
        "card": card_page.draw_card_page,
        "row": pages.draw_dice,
        "mat": pages.draw_house,
        "conflict": battle.draw_conflict,
        "result": result.draw_result,
    },
    alt=alt.make_alt_text,
    text=text.make_text,
    legend=LEGEND,
    scene="dice/house/fremen",
)
