"""Pictures of War for Arrakis."""

from renderer.arrakis import alt, battle, board, entry, pages, result, text
from renderer.arrakis.geography import board as land
from renderer.layout import Layout

LAYOUT = Layout(
    pictures={
        "board": board.board,
        "hand": pages.hand,
        "card": entry.single,
        "row": pages.row,
        "mat": pages.mat,
        "spice": pages.spice,
        "near": pages.near,
        "conflict": battle.conflict,
        "result": result.result,
        **{f"sector:{key}": pages.sector(key) for key in land().sectors},
    },
    alt=alt.alt,
    text=text.text,
)
