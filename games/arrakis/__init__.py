"""War for Arrakis: Atreides and Fremen against Harkonnen and the Emperor. Holds the `Game` record of this game.

`state` holds the data of a game and `components` the box. `rules` holds what is true in every phase, `steps` the
round, `words` the vocabulary of cards and leaders, `telling` what players see and read.
"""

from __future__ import annotations

from games.arrakis import components
from games.arrakis.judgement import JUDGEMENT
from games.arrakis.mahdi import answering, lines, rounds, tokens, turns, vehicles
from games.arrakis.mahdi.telling import rivals
from games.arrakis.mixing import reroll_unknown, shuffle_hidden
from games.arrakis.options import LAST_ROUND, VARIANTS, seats
from games.arrakis.orders import orders
from games.arrakis.rules.claiming import at_once_orders
from games.arrakis.rules.setup import new
from games.arrakis.saves import CODEC
from games.arrakis.state import Phase
from games.arrakis.steps.ending import result
from games.arrakis.telling.lobby import lobby_notes
from games.arrakis.telling.narration import MINOR, narrate
from games.arrakis.telling.rulings import rules
from games.arrakis.telling.sheet import entries
from games.arrakis.telling.talks import open_hands, talks
from games.arrakis.telling.terms import terms
from games.arrakis.telling.visible import headline, look, score
from games.arrakis.twists import TWISTS
from games.arrakis.words import (
    desert,
    effects,
    exchanging,
    marching,
    name_checks,
    placing,
    prescience,
    sabotage,
    scattering,
    specials,
)
from games.core.annals import read_annals
from games.core.challenges import read_challenges
from games.core.data import DATA, read_toml
from games.core.game import Game
from games.core.lessons import read_lessons
from games.core.live_questions import answer, awaits, questions
from games.core.protocol import BOARD, HAND, LEGEND, PictureTitle, say
from games.core.puzzles import read_puzzles

VOCABULARY = (marching, placing, scattering, exchanging, effects, specials, sabotage, prescience, desert)
"""Modules that define words. They are imported before the cards are read."""
AUTOMA = (rounds, vehicles, turns, lines, tokens, answering)
"""Modules that register what the automa does. They are imported for that reason only."""

components.load()
components.refuse("leaders.toml", name_checks.mistakes(components.LEADERS))
components.refuse("planning.toml", name_checks.mistakes(components.PLANNING))

PICTURES = (
    BOARD,
    HAND,
    *(PictureTitle(key, say(f"arrakis-picture-{key}")) for key in ("mat", "row", "spice", "conflict", "near")),
    *(PictureTitle(f"sector:{key}", say(f"arrakis-sector-{key}")) for key in components.MAP.sectors),
    LEGEND,
)

GAME = Game(
    key="arrakis",
    title=say("arrakis-title"),
    blurb=lambda options: say("arrakis-blurb"),
    seats=seats,
    variants=VARIANTS,
    new=new,
    questions=questions,
    answer=answer,
    view=look,
    headline=headline,
    round=lambda view: view.round,
    round_start_key="arrakis-told-round",
    minor_weight=MINOR,
    phase_headings={
        "arrakis-told-rolled": say("arrakis-phase-action"),
        "arrakis-told-hazards-flipped": say("arrakis-phase-hazards"),
        "arrakis-told-hazards-limited": say("arrakis-phase-hazards"),
        "arrakis-told-harvested": say("arrakis-phase-harvesting"),
        "arrakis-told-spice-spent": say("arrakis-phase-harvesting"),
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
    pictures=lambda options: PICTURES,
    rivals=rivals,
    lobby_notes=lobby_notes,
    orders=orders,
    short_game_options=LAST_ROUND,
    default_orders=tuple(order.key for order in at_once_orders()),
    awaits=awaits,
    on_turn=lambda state: state.seats(state.turn.side) if state.phase == Phase.ACTIONS else (),
    talks=talks,
    open_hands=open_hands,
    judgement=JUDGEMENT,
    annals=read_annals(DATA / "arrakis" / "annals.toml"),
    lessons=read_lessons(DATA / "arrakis" / "lessons.toml"),
    challenges=read_challenges(DATA / "arrakis" / "challenges.toml", TWISTS),
    puzzles=read_puzzles(DATA / "arrakis" / "puzzles.json", ("action", "maneuver", "vehicles", "spice")),
    rules_behind=read_toml(DATA / "arrakis" / "refusals.toml"),
)
