"""Dune: Imperium, for one to four players: House Hagal joins one and two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core import live_questions
from games.core.annals import read_annals
from games.core.challenges import read_challenges
from games.core.data import DATA, read_toml
from games.core.game import Game
from games.core.lessons import read_lessons
from games.core.protocol import BOARD, HAND, LEGEND, PictureTitle, say
from games.core.puzzles import read_puzzles
from games.imperium import components, hagal, ix, modules, twists
from games.imperium.judgement import judgement
from games.imperium.mixing import reroll_unknown, shuffle_hidden
from games.imperium.modules import offered
from games.imperium.rules.endgame import orders, result
from games.imperium.rules.setup import VARIANTS, new
from games.imperium.saves import CODEC
from games.imperium.telling.faces import entries
from games.imperium.telling.narration import narrate
from games.imperium.telling.rulings import rules
from games.imperium.telling.terms import terms
from games.imperium.telling.visible import awaits, headline, look, score

modules.add(ix.MODULE)
modules.add(hagal.MODULE)
modules.add(twists.MODULE)
components.load()
ix.tiles.load()
hagal.cards.load()
twists.load()

PICTURES = (
    BOARD,
    HAND,
    *(PictureTitle(key, say(f"imperium-picture-{key}")) for key in ("row", "conflict", "mat", "leaders")),
)


def pictures(options: Mapping[str, str]) -> Sequence[PictureTitle]:
    """Return the titles of the pictures of a table with these options, those of its modules included."""
    own = [module.picture for module in modules.modules_of(options) if module.picture]
    return *PICTURES, *(PictureTitle(key, say(f"imperium-picture-{key}")) for key in own), LEGEND


def seats(options: Mapping[str, str]) -> tuple[int, int]:
    """Return the fewest and the most people who can play with these options. House Hagal joins one or two people."""
    fewest = [module.for_people(options)[0] for module in modules.modules_of(options)]
    return max(fewest, default=1), 4


GAME = Game(
    key="imperium",
    title=say("imperium-title"),
    blurb=lambda options: say("imperium-blurb", points=modules.goal_of(options)),
    seats=seats,
    variants=(*VARIANTS, *(variant for module in offered() for variant in module.variants)),
    new=new,
    questions=live_questions.questions,
    answer=live_questions.answer,
    view=look,
    headline=headline,
    round=lambda view: view.round,
    round_end_events=("combat_resolved",),
    round_start_key="log-round",
    phase_headings={
        "log-combat-began": say("heading-combat"),
        "log-makers": say("heading-makers"),
        "log-no-makers": say("heading-makers"),
        "log-endgame-began": say("headline-endgame"),
    },
    score=score,
    narrate=narrate,
    result=result,
    reroll_unknown=reroll_unknown,
    shuffle_hidden=shuffle_hidden,
    encode=CODEC.encode,
    decode=CODEC.decode,
    cards=entries,
    rules=rules,
    terms=terms,
    pictures=pictures,
    rivals=hagal.telling.rivals,
    lobby_notes=hagal.telling.company,
    orders=orders,
    awaits=awaits,
    on_turn=lambda state: (state.turn.seat,) if state.turn else (),
    judgement=judgement(),
    annals=read_annals(DATA / "imperium" / "annals.toml"),
    lessons=read_lessons(DATA / "imperium" / "lessons.toml"),
    challenges=read_challenges(DATA / "imperium" / "challenges.toml", twists.TWISTS),
    puzzles=read_puzzles(DATA / "imperium" / "puzzles.json", ("turn",), ("space",)),
    rules_behind=read_toml(DATA / "imperium" / "refusals.toml"),
)
