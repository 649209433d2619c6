"""Pictures of Dune: Imperium."""

from renderer.imperium import alt, board, glance, hand, matpage, result, row, single, stage, text
from renderer.layout import Layout

LAYOUT = Layout(
    pictures={
        "board": board.board,
        "glance": glance.glance,
        "hand": hand.hand,
        "card": single.single,
        "row": row.row,
        "mat": matpage.mat_page,
        "conflict": stage.conflict_page,
        "result": result.result,
    },
    alt=alt.alt,
    text=text.text,
)
