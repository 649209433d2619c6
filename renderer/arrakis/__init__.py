"""The renderer of War for Arrakis: all its pictures and texts."""

from renderer.arrakis import alt, battle, board, card_page, glance, moves, pages, result, text
from renderer.arrakis.geography import load_board as land
from renderer.arrakis.legend import LEGEND
from renderer.deed import make_deed_drawer
from renderer.game_renderer import GameRenderer

RENDERER = GameRenderer(
    pictures={
        "board": board.draw_board,
        "deed": make_deed_drawer(board.draw_board, moves.find_changes),
        "glance": glance.draw_glance,
        "hand": pages.draw_hand,
        "card": card_page.draw_card_page,
        "row": pages.draw_row,
        "mat": pages.draw_mat,
        "spice": pages.draw_spice,
        "near": pages.draw_near,
        "conflict": battle.draw_conflict,
        "result": result.draw_result,
        **{f"sector:{key}": pages.make_sector_drawer(key) for key in land().sectors},
    },
    alt=alt.make_alt_text,
    text=text.make_text,
    legend=LEGEND,
    scene="arrakis/battle/siege",
)
