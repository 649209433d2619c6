"""The dice game: eight Houses, seven dice and a round map. `GAME` is its `Game` record."""

from __future__ import annotations

from games.core.annals import read_annals
from games.core.data import DATA, read_toml
from games.core.game import Game, fixed_seats
from games.core.lessons import read_lessons
from games.core.live_questions import answer, awaits, questions
from games.core.protocol import BOARD, HAND, LEGEND, PictureTitle, say
from games.core.puzzles import read_puzzles
from games.dice.components import SEATS
from games.dice.judgement import JUDGEMENT
from games.dice.mixing import reroll_unknown, shuffle_hidden
from games.dice.options import VARIANTS
from games.dice.rules.leaving import orders
from games.dice.rules.setup import new
from games.dice.saves import CODEC
from games.dice.state import TurnStep
from games.dice.steps.ending import result
from games.dice.telling.narration import narrate
from games.dice.telling.rulings import rules
from games.dice.telling.sheet import entries
from games.dice.telling.terms import terms
from games.dice.telling.visible import headline, look, score

PICTURES = (
    BOARD,
    HAND,
    *(PictureTitle(key, say(f"dice-picture-{key}")) for key in ("row", "conflict", "houses")),
    LEGEND,
)

GAME = Game(
    key="dice",
    title=say("dice-title"),
    blurb=lambda options: say("dice-blurb"),
    seats=fixed_seats(*SEATS),
    variants=VARIANTS,
    new=new,
    questions=questions,
    answer=answer,
    view=look,
    headline=headline,
    round=lambda view: view.round,
    round_start_key="dice-told-took",
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
    pictures=lambda options: PICTURES,
    orders=orders,
    awaits=awaits,
    on_turn=lambda state: () if state.step == TurnStep.SETUP else (state.active,),
    can_plan_ahead=False,
    judgement=JUDGEMENT,
    annals=read_annals(DATA / "dice" / "annals.toml"),
    lessons=read_lessons(DATA / "dice" / "lessons.toml"),
    puzzles=read_puzzles(DATA / "dice" / "puzzles.json", ("ship", "move", "target", "commit")),
    rules_behind=read_toml(DATA / "dice" / "refusals.toml"),
)
