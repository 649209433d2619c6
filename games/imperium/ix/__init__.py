"""Rise of Ix and its epic game: an expansion of Dune: Imperium as a module."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.agenda import Way, bind
from games.core.protocol import Chapter, Option, Refusal, say, variant
from games.imperium.components import CARDS
from games.imperium.ix import (
    combat,
    conditions,
    judging,
    leaders,
    prices,
    specials,
    telling,
    tiles,
    unloading,
    visible,
)
from games.imperium.ix.table import DREADNOUGHT, KEY, ix, new_table
from games.imperium.ix.tiles import FOLDER, Tile, has_always, tile_name, tiles_of
from games.imperium.ix.words import choices, shipping, tech, units
from games.imperium.modules import Module
from games.imperium.rules import changes
from games.imperium.rules.changes import do_all, owe, own_turn
from games.imperium.state import Play, State, clockwise, current_turn
from games.imperium.vocabulary import ENDGAME_VP, Moment

EPIC = "epic"
EPIC_LEVELS = (2,) * 5 + (3,) * 5
EPIC_VP = 12
EPIC_TROOPS = 2
"""How many more troops are in the first garrison of the epic game."""
CHOICES = ("ix12",)
"""Rulings that differ from the rulebook. Their texts give the reason."""
OPEN_POINTS = tuple(point for number in range(1, 15) if (point := f"ix{number}") not in CHOICES)
"""The other rulings. Each has its text in the locale (`ruling-ix1` ...)."""
VOCABULARY = (conditions, specials, prices, choices, shipping, tech, units)
"""Modules that are imported because they add effects, conditions and prices."""


def is_epic(state: State) -> bool:
    return state.options.get("expansion") == EPIC


# ---------------------------------------------------------------- setting up


def when_laid_out(play: Play, seat: int) -> None:
    """Deal the tech tiles, and prepare the epic game."""
    state = play.state
    if seat == 0:
        tiles.deal_tiles(play)
        if is_epic(state):
            state.levels, state.endgame_vp = EPIC_LEVELS, EPIC_VP
    if is_epic(state):
        player = state.players[seat]
        player.deck[player.deck.index("dune_the_desert_planet")] = "control_the_spice"
        player.supply -= EPIC_TROOPS
        player.garrison += EPIC_TROOPS


def when_set_up(play: Play, seat: int) -> None:
    """Prepare the leader of a seat. In the epic game all draw an intrigue card before the first seat is set up."""
    state = play.state
    if is_epic(state) and seat == state.first:
        # Everybody has the card of the epic game before Hundro looks at the deck.
        for each in clockwise(state, state.first):
            changes.draw_intrigue(play, each, 1)
    leaders.when_set_up(play, seat)


# ---------------------------------------------------------------- rounds and turns


def when_a_round_starts(play: Play, seat: int) -> None:
    """Turn the tiles of a seat face up and give their income. Then ask Ilesa for a card to set aside."""
    table = ix(play.state)
    table.turns[seat] = 0
    for tile in tiles_of(play.state, seat):
        if tile.key in table.flipped:
            table.flipped.remove(tile.key)
        give_income(play, seat, tile)
    leaders.ask_plan_ahead(play, seat)


def give_income(play: Play, seat: int, tile: Tile) -> None:
    """Resolve the income of a tile. A person's is resolved at once, because Ilesa chooses from her whole hand."""
    if play.state.players[seat].rival:
        do_all(play, tile.round_start, seat, f"tile:{tile.key}")
        return
    for word in tile.round_start:
        word.resolve(play, seat, f"tile:{tile.key}")


def when_a_turn_starts(play: Play, seat: int) -> None:
    ix(play.state).sworded = []
    leaders.count_turn(play, seat)


def when_a_reveal_begins(play: Play, seat: int) -> None:
    leaders.reveal_aside_card(play, seat)
    for tile in tiles_of(play.state, seat):
        owe(play, f"tile:{tile.key}", tile.reveal)
    leaders.owe_coordination(play, seat)


def when_gained(play: Play, seat: int, what: str, n: int, source: str) -> None:
    """Count cards that give swords in a reveal turn, for Imperial Bashar and Artillery."""
    turn = own_turn(play.state, seat)
    card = source.removeprefix("card:")
    if what != "swords" or not turn or turn.kind != "reveal" or card not in CARDS:
        return
    table = ix(play.state)
    if table.sworded.count(card) >= play.state.players[seat].revealed.count(card):
        return
    table.sworded.append(card)
    for key in [key for key in turn.lasting if key.startswith("rally:") and key != f"rally:{source}"]:
        changes.gain(play, seat, "swords", 1, key.removeprefix("rally:"))


def ways_in_a_turn(state: State, seat: int) -> list[Way]:
    """Return the options to use tiles now."""
    return [
        Way(
            Option(f"tile:{tile.key}", say("pick-use-tile", tile=tile_name(tile.key)), word.describe(), icon="tech"),
            bind(use_tile, seat, tile.key),
        )
        for tile in tiles_of(state, seat)
        for word in tile.use
        if is_in_time(state, tile) and word.is_possible(state, seat, f"tile:{tile.key}")
    ]


def is_in_time(state: State, tile: Tile) -> bool:
    """Return whether a tile may still be used in this turn."""
    return not tile.before_sending or current_turn(state).kind == "open"


def use_tile(play: Play, seat: int, tile: str) -> None:
    current_turn(play.state).begun = True
    do_all(play, tiles.TILES[tile].use, seat, f"tile:{tile}")


def refused_in_a_turn(state: State, seat: int) -> list[Refusal]:
    """Return the tiles that cannot be used now, with reasons."""
    refused: list[Refusal] = []
    for tile in tiles_of(state, seat):
        for word in tile.use:
            why = (
                word.hindrance(state, seat, f"tile:{tile.key}")
                if is_in_time(state, tile)
                else say("why-before-sending")
            )
            if why:
                refused.append(Refusal(tile_name(tile.key), why))
    return refused


# ---------------------------------------------------------------- the end


def when_the_game_ends(play: Play, seat: int) -> None:
    """Resolve the endgame effects of a seat's tiles."""
    for tile in tiles_of(play.state, seat):
        for word in tile.endgame:
            do_all(play, (word,), seat, f"tile:{tile.key}")


def chapters(options: Mapping[str, str]) -> list[Chapter]:
    short = (
        "board",
        "tech",
        "negotiators",
        "flip",
        "shipping",
        "dreadnoughts",
        "infiltration",
        "unload",
        *((EPIC,) if options.get("expansion") == EPIC else ()),
    )
    return [
        Chapter(say("ix-rules-title"), tuple(say(f"ix-rules-{part}") for part in short)),
        Chapter(say("ix-rulings-title"), tuple(say(f"ruling-{point}") for point in OPEN_POINTS)),
        Chapter(say("ix-choices-title"), tuple(say(f"ruling-{point}") for point in CHOICES)),
    ]


MODULE = Module(
    key=KEY,
    folder=FOLDER,
    is_chosen=lambda options: options.get("expansion") in (KEY, EPIC),
    table=lambda players, options: new_table(players),
    for_people=lambda options: (3, 4) if options.get("expansion") == EPIC else (1, 4),
    goal=lambda options: EPIC_VP if options.get("expansion") == EPIC else ENDGAME_VP,
    variants=(variant("expansion", "none", KEY, EPIC),),
    covers=("hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"),
    moments={
        Moment.LAID_OUT: when_laid_out,
        Moment.SET_UP: when_set_up,
        Moment.ROUND_START: when_a_round_starts,
        Moment.TURN_START: when_a_turn_starts,
        Moment.SENT: leaders.reward_step_ahead,
        Moment.GAINED: when_gained,
        Moment.MORE_GAINED: leaders.more_gained,
        Moment.DISCARDED: unloading.when_discarded,
        Moment.TRASHED: unloading.when_trashed,
        Moment.INFLUENCE_CHANGED: leaders.take_snooper,
        Moment.REVEAL_BEGINS: when_a_reveal_begins,
        Moment.COMBAT_WON: combat.when_won,
        Moment.VICTORY: combat.when_rewarded,
        Moment.COMBAT_OVER: combat.when_combat_is_over,
        Moment.ENDGAME: when_the_game_ends,
        Moment.TURN_WAYS: ways_in_a_turn,
        Moment.TURN_REFUSALS: refused_in_a_turn,
        Moment.TO_DECK_TOP: lambda state, seat: has_always(state, seat, "to_deck_top"),
        Moment.TIE: lambda state, seat: int(has_always(state, seat, "wins_ties")),
    },
    units=(DREADNOUGHT,),
    clauses=telling.CLAUSES,
    look=visible.look,
    reroll=visible.reroll,
    hide=visible.hide,
    known_of_intrigue=visible.known_of_intrigue,
    entries=visible.entries,
    chapters=chapters,
    picture=KEY,
    judging=judging.JUDGING,
)
