"""The state of House Hagal, and the set-up of its rivals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from games.core.agenda import Inquiry
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Text, say
from games.imperium.components import CONFLICTS, LEADERS
from games.imperium.hagal.cards import DIFFICULTIES, KEY, RIVALS, Difficulty, deck_for
from games.imperium.ix.table import ix, join
from games.imperium.rules import changes
from games.imperium.rules.forces import strength
from games.imperium.rules.setup import are_houses_different, is_house_free, leader_name
from games.imperium.state import ModuleTable, Play, Player, State, humans, opponents
from games.imperium.vocabulary import AGENT, FACTIONS, HOUSE, LEADER, NOBODY, TROOPS

RIVALS_ALONE = 2
AGENTS_OF_HOUSE = 3
LEAD = 4
"""The lead in strength at which a rival of an expert deploys no more troops."""


class HagalTable(ModuleTable, msgspec.Struct, tag_field=TAG, tag="imperium-hagal"):
    """The state of House Hagal."""

    people: int
    deck: list[str] = []
    """The deck, face down; the last card is the top."""
    used: list[str] = []
    garrison_before: int = 0
    """The troops in the acting rival's garrison when its turn began."""
    owed: int = 0
    """Turns that House Hagal takes after the first player's extra turns."""
    acting: int = NOBODY
    """The rival whose turn it is."""


def new_table(people: int, options: Mapping[str, str]) -> HagalTable:
    return HagalTable(people)


def table_of(state: State) -> HagalTable:
    table = state.tables[KEY]
    assert isinstance(table, HagalTable)
    return table


def is_alone(state: State) -> bool:
    """Return whether one person plays against two rival leaders."""
    return table_of(state).people == 1


def difficulty_of(state: State) -> Difficulty:
    return DIFFICULTIES[state.options["difficulty"]]


def keeps_troops_back(state: State, seat: int) -> bool:
    """Return whether a rival deploys no troops, because it clearly leads (expert difficulty, below level 3)."""
    if not is_alone(state) or not difficulty_of(state).expert or CONFLICTS[state.conflict].level == 3:
        return False
    return strength(state, seat) - max(strength(state, other) for other in opponents(state, seat)) >= LEAD


def lay_out(play: Play, seat: int) -> None:
    """Shuffle the House Hagal deck, and add the rivals to the players."""
    if seat:
        return
    state, table = play.state, table_of(play.state)
    table.deck = deck_for(table.people, tuple(state.tables))
    play.shuffle(table.deck)
    if is_alone(state):
        prepare_the_board(state)
        state.players += [rival_leader(difficulty_of(state)) for _ in range(RIVALS_ALONE)]
    else:
        state.players.append(house_hagal())
    if "ix" in state.tables:
        for _ in state.players[table.people :]:
            join(ix(state))


def prepare_the_board(state: State) -> None:
    """Change the board of a solo game by its difficulty."""
    difficulty = difficulty_of(state)
    state.prices["mentat"] = {"solari": difficulty.mentat_cost}
    if difficulty.no_swordmaster:
        del state.places["swordmaster"]


def rival_leader(difficulty: Difficulty) -> Player:
    garrison = difficulty.garrison
    return Player(
        rival=LEADER,
        water=1,
        influence=dict.fromkeys(FACTIONS, 0),
        supply=TROOPS - garrison,
        garrison=garrison,
        ready=[AGENT, AGENT],
    )


def house_hagal() -> Player:
    """Return House Hagal as a player of the game for two."""
    return Player(
        rival=HOUSE,
        influence=dict.fromkeys(FACTIONS, 0),
        supply=TROOPS,
        garrison=0,
        ready=[AGENT] * AGENTS_OF_HOUSE,
    )


def set_up(play: Play, seat: int) -> None:
    """Give what the difficulty gives, and choose the leaders of the rivals."""
    state = play.state
    if not is_alone(state):
        return
    difficulty = difficulty_of(state)
    if state.players[seat].rival:
        changes.draw_intrigue(play, seat, difficulty.intrigue)
        return
    for what, n in difficulty.human.items():
        changes.gain(play, seat, what, n, "leader:start")
    if state.options["rivals"] == "random":
        deal_rivals(play)
    else:
        play.ask(seat, PickRivals())


def possible_rivals(state: State, beside: str = "") -> list[str]:
    """Return the allowed leaders that nobody has taken, also those who were not turned up for a draft.

    `beside` is the rival chosen before: it is not offered again, and its House only if Houses may repeat.
    """
    on_table = [leader for leader in RIVALS.values() if not leader.needs or leader.needs in state.tables]
    taken = [beside, *(player.leader for player in state.players)]
    free = [leader.key for leader in on_table if leader.key not in taken and is_house_free(state, leader.key)]
    return [leader for leader in free if can_sit_beside(state, leader, beside)]


def can_sit_beside(state: State, leader: str, other: str) -> bool:
    return not other or not are_houses_different(state) or LEADERS[leader].house != LEADERS[other].house


def deal_rivals(play: Play) -> None:
    leaders = possible_rivals(play.state)
    play.shuffle(leaders)
    first = leaders[0]
    second = next(leader for leader in leaders[1:] if can_sit_beside(play.state, leader, first))
    seat_rivals(play, [first, second])


def seat_rivals(play: Play, leaders: list[str]) -> None:
    """Give the leaders to the rivals. The first is on the person's left and begins."""
    rivals = [seat for seat, player in enumerate(play.state.players) if player.rival == LEADER]
    for seat, leader in zip(rivals, leaders, strict=True):
        play.state.players[seat].leader = leader
    play.state.leader_pool = [leader for leader in play.state.leader_pool if leader not in leaders]
    play.tell("hagal_leaders", rivals[0], {"leaders": leaders})
    play.closes = True


class PickRivals(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_rivals"):
    """The question which leaders the rivals play. With different Houses they are picked one by one."""

    kind: ClassVar[str] = "rivals"
    is_public: ClassVar[bool] = True
    picture: ClassVar[str] = "leaders"
    first: str = ""
    """The leader that was already picked."""

    def options(self, state: State, seat: int) -> list[Option]:
        return [
            Option(leader, leader_name(leader), say(f"hagal-signet-{leader}"), icon="signet", place=f"leader:{leader}")
            for leader in possible_rivals(state, self.first)
        ]

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        count = 1 if are_houses_different(state) else RIVALS_ALONE
        return count, count

    def prompt(self, state: State, seat: int) -> Text:
        if not are_houses_different(state):
            return say("ask-rivals")
        return say("ask-second-rival", leader=leader_name(self.first)) if self.first else say("ask-first-rival")

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        chosen = [leader for leader in possible_rivals(play.state, self.first) if leader in picks]
        if are_houses_different(play.state) and not self.first:
            play.ask(seat, PickRivals(chosen[0]))
        else:
            seat_rivals(play, [self.first, *chosen] if self.first else chosen)


def call_home(play: Play, seat: int) -> None:
    """Give House Hagal its three agents for a new round."""
    player = play.state.players[seat]
    if player.rival == HOUSE:
        player.ready = [AGENT] * AGENTS_OF_HOUSE


def arbiter(state: State) -> int:
    """Return the seat that decides open choices of rivals: the first person from the first player on."""
    return humans(state)[0]
