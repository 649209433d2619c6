"""Dune: Imperium, for three and four players."""

from __future__ import annotations

from games.core import agenda
from games.core.protocol import Game, say
from games.imperium import components, effects, leaders, specials  # noqa: F401 (they bring the words and moments)

components.load()

from games.imperium.codec import CODEC  # noqa: E402 (the tables must be filled first)
from games.imperium.endgame import result  # noqa: E402
from games.imperium.faces import entries  # noqa: E402
from games.imperium.hiding import forget, shuffle_hidden  # noqa: E402
from games.imperium.looking import headline, look  # noqa: E402
from games.imperium.narration import narrate  # noqa: E402
from games.imperium.rulings import rules  # noqa: E402
from games.imperium.setup import VARIANTS, new  # noqa: E402

GAME = Game(
    key="imperium",
    title=say("imperium-title"),
    blurb=say("imperium-blurb"),
    seats=(3, 4),
    variants=VARIANTS,
    new=new,
    questions=agenda.questions,
    answer=agenda.answer,
    view=look,
    headline=headline,
    narrate=narrate,
    result=result,
    forget=forget,
    shuffle_hidden=shuffle_hidden,
    encode=CODEC.encode,
    decode=CODEC.decode,
    cards=entries,
    rules=rules,
)
