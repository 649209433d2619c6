"""Dune: Imperium, for three and four players."""

from __future__ import annotations

from games.core import agenda
from games.core.protocol import BOARD, HAND, Game, PictureTitle, between, say
from games.imperium import components, ix, modules
from games.imperium.judgement import JUDGEMENT
from games.imperium.mixing import reroll_unknown, shuffle_hidden
from games.imperium.modules import offered
from games.imperium.rules.endgame import orders, result
from games.imperium.rules.setup import VARIANTS, new
from games.imperium.saves import CODEC
from games.imperium.telling.faces import entries
from games.imperium.telling.narration import narrate
from games.imperium.telling.rulings import rules
from games.imperium.telling.visible import headline, look, score

modules.add(ix.MODULE)
components.load()
ix.tiles.load()

PICTURES = (BOARD, HAND, *(PictureTitle(key, say(f"imperium-picture-{key}")) for key in ("row", "conflict", "mat")))

GAME = Game(
    key="imperium",
    title=say("imperium-title"),
    blurb=say("imperium-blurb"),
    seats=between(3, 4),
    variants=(*VARIANTS, *(variant for module in offered() for variant in module.variants)),
    new=new,
    questions=agenda.questions,
    answer=agenda.answer,
    view=look,
    headline=headline,
    score=score,
    narrate=narrate,
    result=result,
    reroll_unknown=reroll_unknown,
    shuffle_hidden=shuffle_hidden,
    encode=CODEC.encode,
    decode=CODEC.decode,
    cards=entries,
    rules=rules,
    pictures=PICTURES,
    orders=orders,
    judgement=JUDGEMENT,
)
