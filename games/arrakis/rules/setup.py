"""Setting up the war: sides, sietches and tokens, settlements and their garrisons, stations, decks, the objective."""

from __future__ import annotations

from games.arrakis.components import (
    AREAS,
    BOX,
    LEADERS,
    SEATS,
    SETTLEMENTS,
    SIETCH_SITES,
    STATION_SITES,
    VISIONS,
    UnitCount,
    cards_of,
    standins,
    tank_of,
)
from games.arrakis.options import chosen
from games.arrakis.rules.asking import tell, told_units
from games.arrakis.rules.changes import add_units, put_force
from games.arrakis.state import Area, ArrakisPlay, ArrakisState, Force, Player
from games.arrakis.steps.rounds import BeginRound
from games.arrakis.vocabulary import DECKS, GENERIC, KINDS, Deck, Imperium, Marker, Side, Wormsign
from games.core.agenda import advance
from games.core.chance import Chance
from games.core.protocol import Setup, Step


def new(setup: Setup) -> tuple[ArrakisState, Step]:
    if not SEATS[0] <= len(setup.names) <= SEATS[1]:
        raise ValueError(f"{len(setup.names)} players cannot play: the war has two sides")
    state = ArrakisState(
        chance=Chance(setup.seed.hex()),
        options=chosen(setup.options),
        players=[],
        areas={area: Area() for area in AREAS},
        markers=dict.fromkeys(Marker, 0),
        imperium=dict.fromkeys(Imperium, 1),
        bene_gesserit={Side.ATREIDES: BOX.tokens.bene_gesserit_atreides, Side.HARKONNEN: 0},
        bene_gesserit_reserve=BOX.tokens.bene_gesserit - BOX.tokens.bene_gesserit_atreides,
        leaders={leader: True for leader, facts in LEADERS.items() if facts.start},
    )
    play = ArrakisPlay(state)
    seat_sides(play, len(setup.names))
    lay_sietches(play)
    garrison(play)
    lay_stations(play)
    shuffle_decks(play)
    play.push(BeginRound())
    advance(play)
    return state, play.step()


def roles(players: int, shared: Side) -> list[tuple[Side, list[Deck]]]:
    """Side and boards of every seat, Atreides first: with three one side is shared, with four both are."""
    shares = {2: [], 3: [shared], 4: list(Side)}[players]
    return [
        (side, boards)
        for side in Side
        for boards in ([[deck] for deck in DECKS[side]] if side in shares else [list(DECKS[side])])
    ]


def seat_sides(play: ArrakisPlay, players: int) -> None:
    state = play.state
    seats = roles(players, Side(state.options["shared"]))
    choice = state.options["sides"]
    if choice == "random":
        play.shuffle(seats)
    else:
        seats.sort(key=lambda role: role[0] != choice)
    for seat, (side, boards) in enumerate(seats):
        state.players.append(Player(side, boards, tank=[""] * tank_of(boards, side)))
        play.tell("seated-board" if len(boards) == 1 else "seated", seat, {"side": side, "deck": boards[0]})


def lay_sietches(play: ArrakisPlay) -> None:
    """Sietch tokens face down, a start token and a naib in each; the ordinary tokens are the pool."""
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
    """A black and a silver token for each settlement, flipped and replaced by figures at once."""
    state = play.state
    black, silver = list(standins().tokens.harkonnen_black), list(standins().tokens.harkonnen_silver)
    play.shuffle(black)
    play.shuffle(silver)
    for area, rank, tokens in zip(SETTLEMENTS, SETTLEMENTS.values(), zip(black, silver, strict=True), strict=True):
        state.areas[area].town = rank
        for token in tokens:
            muster(state, area, token)
        force = state.areas[area].force
        tell(
            play, "garrisoned", Side.HARKONNEN, area=area, forces=told_units(Side.HARKONNEN, force.units, force.leaders)
        )


def muster(state: ArrakisState, area: str, token: UnitCount) -> None:
    for kind in KINDS:
        add_units(state, Side.HARKONNEN, area, kind, token.of(kind))
    put_force(state, Side.HARKONNEN, area, Force({}, [], [GENERIC[Side.HARKONNEN]] * token.generic))


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
