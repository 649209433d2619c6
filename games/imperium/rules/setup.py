"""Set-up: decks, board and first player, then the questions about leaders and the Baron's secret factions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

import msgspec

from games.core import agenda
from games.core.agenda import Inquiry, Pick, Task, Way, bind, ready_way
from games.core.challenges import TWIST
from games.core.chance import Chance
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Refusal, Setup, Step, Text, Variant, chosen_options, say, variant
from games.imperium.components import CARDS, CONFLICTS, LEADERS, board_of, deck_of, intrigue_deck_of, printed
from games.imperium.modules import BASE, MODULES, modules_of
from games.imperium.rules import changes
from games.imperium.rules.moments import run_handlers
from games.imperium.rules.rounds import BeginRound
from games.imperium.state import BoardSpace, Play, Player, State, clockwise, humans
from games.imperium.vocabulary import AGENT, FACTIONS, LEADER, NOBODY, Moment
from games.imperium.words.word import describe_all

DRAFT_SPARE = 2
"""How many more leaders than players are offered in a draft."""


VARIANTS = (
    variant("leaders", "choose", "random", "draft"),
    variant("houses", "any", "different"),
    variant("third", "tied", "four", people=(1, 3)),
    variant("voice", "lasting", "once"),
)


def all_variants() -> tuple[Variant, ...]:
    """Return the options of the base and of every module."""
    return (*VARIANTS, *(each for module in MODULES.values() for each in module.variants))


def new(setup: Setup) -> tuple[State, Step]:
    """Create a game, and run it up to its first question."""
    options = chosen_options(all_variants(), setup.options)
    if TWIST in setup.options:
        options[TWIST] = setup.options[TWIST]
    state = new_state(options, len(setup.names))
    state.chance = Chance(setup.seed.hex())
    play = Play(state)
    lay_out(play)
    agenda.advance(play)
    return state, play.step()


def new_state(options: dict[str, str], players: int) -> State:
    """Return a new state with all components of the chosen modules, before anything is shuffled."""
    tables = {module.key: module.table(players, options) for module in modules_of(options, players)}
    modules = (BASE, *tables)
    starter = deck_of("starter", modules)
    return State(
        chance=Chance(""),
        options=options,
        players=[new_player(players, starter) for _ in range(players)],
        places={space.key: BoardSpace() for space in board_of(modules[1:])},
        alliances=dict.fromkeys(FACTIONS, NOBODY),
        reserve={card: CARDS[card].copies for card in dict.fromkeys(deck_of("reserve", modules))},
        imperium_deck=list(deck_of("imperium", modules)),
        intrigue_deck=list(intrigue_deck_of(modules)),
        conflict_box=[conflict.key for conflict in printed(CONFLICTS, modules)],
        leader_pool=[leader.key for leader in printed(LEADERS, modules)],
        tables=tables,
    )


def new_player(players: int, deck: Sequence[str]) -> Player:
    return Player(
        water=1,
        points={"start": 1} if players == 4 else {},
        influence=dict.fromkeys(FACTIONS, 0),
        ready=[AGENT, AGENT],
        deck=list(deck),
    )


def lay_out(play: Play) -> None:
    """Shuffle the decks, draw the first player, and plan the choice of leaders and the first round."""
    state = play.state
    for seat in range(len(state.players)):
        run_handlers(play, Moment.LAID_OUT, seat)
    deal_conflicts(play)
    play.shuffle(state.intrigue_deck)
    play.shuffle(state.imperium_deck)
    changes.deal_row(play)
    for player in state.players:
        if not player.rival:
            play.shuffle(player.deck)
    choose_first_player(play)
    play.push(*leader_tasks(play), ReadyPlayers(), BeginRound())


def choose_first_player(play: Play) -> None:
    """Choose the first player: a random person, or in a solo game the rival on the person's left."""
    state = play.state
    seated = len(humans(state))
    rivals = [seat for seat, player in enumerate(state.players) if player.rival == LEADER]
    state.first = rivals[0] if rivals else play.dice(seated)[0]
    play.tell("first_player", state.first)


def deal_conflicts(play: Play) -> None:
    """Build the conflict deck with its top at the end. The other conflicts stay in the box."""
    state = play.state
    cards, state.conflict_box = state.conflict_box, []
    for level in sorted({CONFLICTS[card].level for card in cards}, reverse=True):
        of_level = [card for card in cards if CONFLICTS[card].level == level]
        play.shuffle(of_level)
        count = state.levels.count(level)
        state.conflict_deck += of_level[:count]
        state.conflict_box += of_level[count:]


# ---------------------------------------------------------------- leaders


def leader_tasks(play: Play) -> list[Task]:
    """Return the tasks that give leaders to people: chosen in turn order, dealt at random, or drafted."""
    state = play.state
    order = humans(state)
    how = state.options["leaders"]
    if how == "choose":
        return [AskLeader(seat) for seat in order]
    play.shuffle(state.leader_pool)
    if how == "random":
        return [DealLeader(seat) for seat in order]
    state.leader_pool = draft_pool(state, len(order))
    play.shuffle(order)
    return [AskLeader(seat) for seat in order]


def draft_pool(state: State, players: int) -> list[str]:
    """Return the leaders offered in a draft. With different Houses there is a House for every player."""
    shuffled = state.leader_pool
    if are_houses_different(state):
        by_house = {LEADERS[leader].house: leader for leader in reversed(shuffled)}
        needed = [leader for leader in shuffled if leader in by_house.values()][:players]
        shuffled = [*needed, *(leader for leader in shuffled if leader not in needed)]
    return shuffled[: players + DRAFT_SPARE]


def are_houses_different(state: State) -> bool:
    return state.options["houses"] == "different"


def is_house_free(state: State, leader: str) -> bool:
    taken = [LEADERS[player.leader].house for player in state.players if player.leader]
    return not are_houses_different(state) or LEADERS[leader].house not in taken


def take_leader(play: Play, seat: int, leader: str) -> None:
    """Give a leader to a seat."""
    play.state.leader_pool.remove(leader)
    play.state.players[seat].leader = leader
    play.tell("took_leader", seat, {"leader": leader})


def choose_leader(play: Play, seat: int, leader: str) -> None:
    """Give the chosen leader to a seat, and post it at once, because the next players choose knowing it."""
    take_leader(play, seat, leader)
    play.closes = True


class AskLeader(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-ask_leader"):
    """Ask a seat to choose a leader."""

    seat: int

    def do(self, play: Play) -> None:
        play.ask(self.seat, PickLeader())


class DealLeader(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-deal_leader"):
    """Give a seat the next free leader."""

    seat: int

    def do(self, play: Play) -> None:
        free = [leader for leader in play.state.leader_pool if is_house_free(play.state, leader)]
        take_leader(play, self.seat, free[0])


MOST_BESIDE = 8
"""Leaders that are offered in one list. Of more, those for a first game are a list of their own."""


class PickLeader(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_leader"):
    """The question which leader to take."""

    kind: ClassVar[str] = "leader"
    is_public: ClassVar[bool] = True
    picture: ClassVar[str] = "leaders"

    def prompt(self, state: State, seat: int) -> Text:
        is_marked = any(LEADERS[leader].first_game for leader in state.leader_pool)
        return say("ask-leader-first-game" if is_marked else "ask-leader")

    def context(self, state: State, seat: int) -> list[Text]:
        return [say(f"context-leader-{term}") for term in ("signet", "alliance", "council")]

    def ways(self, state: State, seat: int) -> list[Way]:
        # An old draft may have no free House left. Then any leader may be taken.
        free = [leader for leader in state.leader_pool if is_house_free(state, leader)] or state.leader_pool
        if len(free) <= MOST_BESIDE:
            return [leader_way(seat, leader, "leader") for leader in free]
        easy = [leader for leader in free if LEADERS[leader].first_game]
        others = [leader for leader in free if leader not in easy]
        return [
            *(leader_way(seat, leader, "leader") for leader in easy),
            *(leader_way(seat, leader, "leader-other") for leader in others),
        ]

    def refused(self, state: State, seat: int) -> list[Refusal]:
        taken = [leader for leader in state.leader_pool if not is_house_free(state, leader)]
        return [Refusal(leader_name(leader), say("why-house-taken")) for leader in taken]


@cache
def leader_way(seat: int, leader: str, group: str) -> Way:
    name, help_text = leader_name(leader), leader_help(leader)
    label = say("pick-leader-first-game", leader=name) if LEADERS[leader].first_game else name
    option = Option(
        leader,
        label,
        help_text,
        group=group,
        icon="signet",
        place=f"leader:{leader}",
        brief_help=say(f"leader-{leader}-ability-short"),
    )
    return ready_way(option, bind(choose_leader, seat, leader))


def leader_name(leader: str) -> Text:
    return say(f"leader-{leader}")


def leader_help(leader: str) -> Text:
    ability, signet = say(f"leader-{leader}-ability-short"), describe_all(LEADERS[leader].signet)
    return say("leader-help", difficulty=LEADERS[leader].difficulty, ability=ability, signet=signet)


# ---------------------------------------------------------------- before the first round


class ReadyPlayers(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-ready_players"):
    """Resolve what leaders have at the start. Then ask the Baron for his secret factions."""

    def do(self, play: Play) -> None:
        state = play.state
        for seat in clockwise(state, state.first):
            run_handlers(play, Moment.SET_UP, seat)
        for seat in clockwise(state, state.first):
            if not state.players[seat].rival and LEADERS[state.players[seat].leader].secret_factions:
                play.ask(seat, SecretFactions())


class SecretFactions(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-secret_factions"):
    """The question which factions the Baron picks in secret."""

    kind: ClassVar[str] = "secret_factions"
    is_public: ClassVar[bool] = True
    picture: ClassVar[str] = "board"

    def options(self, state: State, seat: int) -> list[Option]:
        return [
            Option(faction, say(f"faction-{faction}"), icon=faction, place=f"track:{faction}") for faction in FACTIONS
        ]

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        count = LEADERS[state.players[seat].leader].secret_factions
        return count, count

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        factions = [faction for faction in FACTIONS if faction in picks]
        play.state.players[seat].baron = factions
        play.tell("chose_factions", seat, {}, {"factions": list(factions)}, (seat,))
        # The first turn gets a post of its own, even if it is the Baron's.
        play.closes = True
