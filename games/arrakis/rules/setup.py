"""Set-up: sides, sietches, tokens, settlements with garrisons, stations, decks, objectives."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.components import (
    AREAS,
    BLACK,
    BOX,
    LEADERS,
    SETTLEMENTS,
    SIETCH_SITES,
    SILVER,
    STATION_SITES,
    TOKENS,
    VISIONS,
    cards_of,
    standins,
    tank_of,
)
from games.arrakis.options import chosen, plays_automa, seats
from games.arrakis.rules.asking import tell, units_data
from games.arrakis.rules.changes import put_force
from games.arrakis.rules.stacks import muster
from games.arrakis.state import Area, ArrakisPlay, ArrakisState, Force, Mahdi, Player
from games.arrakis.steps.rounds import BeginRound
from games.arrakis.twists import TWISTS, apply_twist
from games.arrakis.vocabulary import DECKS, GENERIC, Deck, Imperium, Marker, Side, Wormsign
from games.core.agenda import advance
from games.core.challenges import keep_twist
from games.core.chance import Chance
from games.core.protocol import Setup, Step


def new(setup: Setup) -> tuple[ArrakisState, Step]:
    options = keep_twist(chosen(setup.options), setup.options, TWISTS)
    fewest, most = seats(options)
    if not fewest <= len(setup.names) <= most:
        raise ValueError(f"{len(setup.names)} players cannot play: {fewest} to {most} can")
    state = ArrakisState(
        chance=Chance(setup.seed.hex()),
        options=options,
        players=[],
        areas={area: Area() for area in AREAS},
        markers=first_markers(options, len(setup.names)),
        imperium=dict.fromkeys(Imperium, 1),
        bene_gesserit={Side.ATREIDES: BOX.tokens.bene_gesserit_atreides, Side.HARKONNEN: 0},
        bene_gesserit_reserve=BOX.tokens.bene_gesserit - BOX.tokens.bene_gesserit_atreides,
        leaders={leader: True for leader, facts in LEADERS.items() if facts.start},
        mahdi=Mahdi() if plays_automa(options, len(setup.names)) else None,
    )
    play = ArrakisPlay(state)
    seat_sides(play, len(setup.names))
    lay_sietches(play)
    garrison(play)
    lay_stations(play)
    shuffle_decks(play)
    apply_twist(state)
    play.push(BeginRound())
    advance(play)
    return state, play.step()


def first_markers(options: Mapping[str, str], players: int) -> dict[Marker, int]:
    """Return where the prescience markers start: at 0, or ahead against the automa, which leaves fewer visions."""
    if not plays_automa(options, players):
        return dict.fromkeys(Marker, 0)
    ahead = {str(level): award for level, award in standins().alone.items()}[options["alone"]]
    return {marker: ahead.of(marker) for marker in Marker}


def roles(players: int, shared: Side) -> list[tuple[Side, list[Deck]]]:
    """Return the side and boards of every seat, Atreides first. Three players share one side, four share both."""
    shares = {2: [], 3: [shared], 4: list(Side)}[players]
    return [
        (side, boards)
        for side in Side
        for boards in ([[deck] for deck in DECKS[side]] if side in shares else [list(DECKS[side])])
    ]


def seat_sides(play: ArrakisPlay, players: int) -> None:
    state = play.state
    roles_of = roles(players, Side(state.options["shared"])) if state.mahdi is None else roles_alone(players)
    choice = state.options["sides"]
    if choice == "random" and len(roles_of) > 1:
        play.shuffle(roles_of)
    elif state.mahdi is None:
        roles_of.sort(key=lambda role: role[0] != choice)
    for seat, (side, boards) in enumerate(roles_of):
        state.players.append(Player(side, boards, tank=[""] * tank_of(boards, side)))
        play.tell("seated-board" if len(boards) == 1 else "seated", seat, {"side": side, "deck": boards[0]})
    if state.mahdi is not None:
        seat_automa(state)


def roles_alone(players: int) -> list[tuple[Side, list[Deck]]]:
    """Return the boards against the automa: one player has both Atreides boards, two partners have one each."""
    decks = DECKS[Side.ATREIDES]
    boards = [list(decks)] if players == 1 else [[deck] for deck in decks]
    return [(Side.ATREIDES, each) for each in boards]


def seat_automa(state: ArrakisState) -> None:
    """Add the automa behind the seats of the players."""
    side, boards = Side.HARKONNEN, list(DECKS[Side.HARKONNEN])
    state.players.append(Player(side, boards, tank=[""] * tank_of(boards, side), rival=True))


def lay_sietches(play: ArrakisPlay) -> None:
    """Lay sietch tokens face down, with a start token and a naib on each. Put the other tokens into the pool."""
    state = play.state
    ranks = list(BOX.tokens.sietches)
    play.shuffle(ranks)
    starts = [f"s{number}" for number in range(1, len(SIETCH_SITES) + 1)]
    play.shuffle(starts)
    for area, rank, token in zip(SIETCH_SITES, ranks, starts, strict=True):
        state.areas[area].sietch = rank
        put_force(state, Side.ATREIDES, area, Force({}, [token], [GENERIC[Side.ATREIDES]]))
    state.pool = [f"d{number}" for number in range(1, len(standins().tokens.atreides) + 1)]
    play.shuffle(state.pool)


def garrison(play: ArrakisPlay) -> None:
    """Place the garrison of each settlement: draw a black and a silver token and put their figures there."""
    state = play.state
    black, silver = ([token for token in TOKENS if token.startswith(colour)] for colour in (BLACK, SILVER))
    play.shuffle(black)
    play.shuffle(silver)
    for area, rank, tokens in zip(SETTLEMENTS, SETTLEMENTS.values(), zip(black, silver, strict=True), strict=True):
        state.areas[area].town = rank
        for token in tokens:
            muster(state, Side.HARKONNEN, area, TOKENS[token])
        force = state.areas[area].force
        tell(
            play, "garrisoned", Side.HARKONNEN, area=area, forces=units_data(Side.HARKONNEN, force.units, force.leaders)
        )
    if state.mahdi is not None:
        state.mahdi.take_back([*black, *silver])


def lay_stations(play: ArrakisPlay) -> None:
    symbols = [symbol for symbol, count in standins().stations.items() for _ in range(count)]
    play.shuffle(symbols)
    for area, symbol in zip(STATION_SITES, symbols, strict=True):
        play.state.areas[area].station = symbol


def shuffle_decks(play: ArrakisPlay) -> None:
    state = play.state
    state.wormsigns = [sign for sign in Wormsign for _ in range(standins().wormsigns[sign])]
    play.shuffle(state.wormsigns)
    state.prescience_deck = list(VISIONS)
    play.shuffle(state.prescience_deck)
    for deck in Deck:
        state.decks[deck] = cards_of(deck)
        state.discards[deck] = []
        play.shuffle(state.decks[deck])
    state.box_objectives = list(standins().objectives)
    play.shuffle(state.box_objectives)
    objective = state.box_objectives.pop()
    state.objectives = [objective]
    seats = tuple(state.seats(Side.ATREIDES))
    play.tell("objective", seats[0], {"side": Side.ATREIDES}, {"objective": objective}, seats)
