"""How the automa resolves planning cards, line by line, with the criteria for each kind of line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import AREAS, SETTLEMENTS, card_key, planning
from games.arrakis.mahdi.deciding import Effect, MahdiTask, Verdict
from games.arrakis.mahdi.deploying import Better, Deploy, PlacePieces, ScatterUnits
from games.arrakis.mahdi.fighting import Raid
from games.arrakis.mahdi.marching import March, marching_part, strongest_first
from games.arrakis.mahdi.power import AUTOMA, own_legions, power_in, room_in, to_target
from games.arrakis.mahdi.rounds import (
    add_reinforcement,
    can_scheme,
    next_card,
    other_deck,
    put_aside,
    reinforce_by_turns,
)
from games.arrakis.mahdi.vehicles import placing
from games.arrakis.rules.asking import ArrakisTask, tell
from games.arrakis.rules.board import hidden_things, neighbours, where_is
from games.arrakis.rules.cards import lay_on_discard
from games.arrakis.rules.marks import clear_moves
from games.arrakis.rules.stacks import StackLimit, flip_sietch, flip_tokens
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack
from games.arrakis.steps.moving import Consequences, Orders, arrive
from games.arrakis.vocabulary import Deck, Kind, Result, Side
from games.arrakis.words.effects import Draw, Either, Enter, OpponentDiscards, PlayMore, Tank, When, tank_enemy, victims
from games.arrakis.words.exchanging import Deploy as DeployWord
from games.arrakis.words.exchanging import Exchange, Vehicles
from games.arrakis.words.marching import Assault, Move, Strike, strike, strike_targets
from games.arrakis.words.placing import Place
from games.arrakis.words.prescience import shuffle_back, unheld_visions
from games.arrakis.words.scattering import PlaceEach, Scatter
from games.arrakis.words.specials import POLE, Special, clear_signs, signs
from games.arrakis.words.word import Word
from games.core.agenda import Task, bind
from games.core.codec import TAG

CLEARED = 3
"""Number of wormsigns that Spotter Control removes."""


def automa_seat(state: ArrakisState) -> int:
    return state.chief(AUTOMA)


# ---- cards


class TakeCard(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-take-card", tag_field=TAG):
    """Draw a card and resolve it at once. A card that can do nothing becomes a reinforcement."""

    deck: Deck

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        card = next_card(play, self.deck)
        if not card:
            return
        state.turn.focus = ""
        if can_scheme(state, card):
            tell(play, "mahdi-schemed", AUTOMA, card=card_key(card))
            put_aside(play, card)
        elif can_run(state, planning(card).fx):
            lay_on_discard(state, card)
            tell(play, "mahdi-turned", AUTOMA, card=card_key(card))
            play.push(RunLines(planning(card).fx, self.deck))
        else:
            add_reinforcement(state, card)
            tell(play, "mahdi-kept", AUTOMA, card=card_key(card))


class RunLines(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-lines", tag_field=TAG):
    words: tuple[Word, ...]
    deck: Deck

    def run(self, play: ArrakisPlay) -> None:
        if self.words:
            first, *rest = self.words[1:] if attacks_instead(play.state, self.words) else self.words
            play.push(*tasks_of(play.state, first, self.deck), RunLines(tuple(rest), self.deck))


def attacks_instead(state: ArrakisState, words: Sequence[Word]) -> bool:
    """Return whether a legion that may move and then attack attacks from where it stands.

    Attacks come before moves, as for Feyd-Rautha.
    """
    match words:
        case [Move(), Assault() as assault, *_]:
            return can_do(state, assault)
    return False


def can_run(state: ArrakisState, words: Sequence[Word]) -> bool:
    """Return whether any line can be carried out."""
    return any(can_do(state, word) for word in words)


def can_do(state: ArrakisState, word: Word) -> bool:
    match word:
        case When():
            return can_run(state, word.then if word.holds(state) else word.otherwise)
        case Either():
            return any(can_run(state, way) for way in word.ways)
        case Draw() | PlayMore():
            return True
        case Enter(leader=leader):
            return leader not in state.leaders and leader not in state.gone
        case OpponentDiscards():
            return any(state.players[seat].hand for seat in state.seats(Side.ATREIDES))
        case Special(name=name) if name not in CHOICES:
            return PLAIN[name](state)
    return any(task.is_possible(state) for task in choices_of(word))


def tasks_of(state: ArrakisState, word: Word, deck: Deck) -> Sequence[Task]:
    match word:
        case When():
            return [RunLines(word.then if word.holds(state) else word.otherwise, deck)]
        case Either():
            return [RunLines(attack_first(state, word), deck)]
        case Draw(n=n):
            return [Reinforce(n)]
        case PlayMore():
            return [TakeCard(other_deck(deck))]
        case Enter() | OpponentDiscards():
            return [Resolve(word)]
        case Special(name=name) if name not in CHOICES:
            return [Resolve(word)]
    return choices_of(word)


def attack_first(state: ArrakisState, word: Either) -> tuple[Word, ...]:
    """Return the first possible way of a line. An attack comes before the others."""
    ways = sorted(word.ways, key=lambda way: not isinstance(way[0], Assault))
    return next((way for way in ways if can_run(state, way)), ())


def choices_of(word: Word) -> Sequence[MahdiTask]:
    """Return the tasks of a line in which the automa has a choice."""
    match word:
        case Move(who=who, n=n, further=further):
            return [March(Orders(who, further=further), n)]
        case Assault():
            how = Attack(word.surprise, word.bonus, word.bonus_first, word.cap_first, word.free_continue)
            return [Raid(Orders(word.who), how)]
        case Strike(n=n):
            return [StrikeNearest(n)]
        case Place():
            return [PlacePieces(word)]
        case Scatter(kind=kind, n=n):
            return [ScatterUnits(kind, n)]
        case PlaceEach(kind=kind, at=at):
            return [ScatterUnits(kind, len(SETTLEMENTS), at=at)]
        case DeployWord(regular=regular, special=special):
            return [Deploy({Kind.SPECIAL: special, Kind.REGULAR: regular})]
        case Exchange(n=n, old=old, new=new):
            return [Better(n, old, new)]
        case Vehicles():
            return [placing(kind, count) for kind, count in word.counts().items()]
        case Tank(where=where):
            return [TankNearest(where)]
        case Special(name=name):
            return [CHOICES[name]()]
    raise TypeError(f"the automa does not know {type(word).__name__}")


class Resolve(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-plain", tag_field=TAG):
    """Resolve a line in which the automa has no choice."""

    word: Word

    def run(self, play: ArrakisPlay) -> None:
        self.word.resolve(play, automa_seat(play.state))


class Reinforce(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-reinforce", tag_field=TAG):
    count: int

    def run(self, play: ArrakisPlay) -> None:
        reinforce_by_turns(play, self.count)


# ---- other effects: as near the target as possible


class StrikeNearest(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-strike", tag_field=TAG):
    dice: int
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        targets = strike_targets(state, automa_seat(state))
        if not targets:
            return None
        return bind(strike, verdict.first("strike", targets, lambda area: to_target(state, area)), self.dice)


class TankNearest(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-tank", tag_field=TAG):
    where: str
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        found = victims(state, automa_seat(state), self.where)
        if not found:
            return None
        return bind(
            tank_enemy, verdict.first("victim", found, lambda leader: to_target(state, where_is(state, leader)))
        )


class ClearNearest(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-clear", tag_field=TAG):
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        areas = verdict.best("signs", signs(state), lambda area: to_target(state, area), count=CLEARED)
        return bind(clear_signs, areas) if areas else None


class SpyNearest(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-spy", tag_field=TAG):
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        hidden = [area for area in AREAS if hidden_things(state, area)]
        return bind(spy, verdict.first("spy", hidden, lambda area: to_target(state, area))) if hidden else None


def spy(play: ArrakisPlay, area: str) -> None:
    flip_sietch(play, area)
    flip_tokens(play, area)


class CloudAny(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-cloud", tag_field=TAG):
    """Put a prescience card back. The rules do not say which, so the player chooses."""

    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        cards = unheld_visions(state)
        return bind(shuffle_back, verdict.first("vision", cards)) if cards else None


class Carry(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-carry", tag_field=TAG):
    """Move a settlement's legion to the legion with room that is nearest the target.

    The nearest settlement goes first.
    """

    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        towns = [a for a in own_legions(state) if a in SETTLEMENTS and state.areas[a].town]
        stacks = [a for a in own_legions(state) if room_in(state, a) > 0 and carried_to(state, towns, a)]
        if not stacks:
            return None
        order = (lambda a: to_target(state, a), lambda a: strongest_first(power_in(state, a)))
        end = verdict.first("stack", stacks, *order)
        return bind(carry, verdict.first("mover", carried_to(state, towns, end), *order), end)


def carried_to(state: ArrakisState, towns: list[str], end: str) -> list[str]:
    """Return the legions in settlements that come nearer to the target by this move."""
    return [town for town in towns if to_target(state, town) > to_target(state, end)]


def carry(play: ArrakisPlay, origin: str, end: str) -> None:
    state = play.state
    clear_moves(state)
    arrive(play, AUTOMA, origin, end, marching_part(state, origin, end), flown=False)
    play.push(StackLimit(end), Consequences(AUTOMA, end))


CHOICES: dict[str, type[MahdiTask]] = {
    "clear_three": ClearNearest,
    "spies": SpyNearest,
    "cloud": CloudAny,
    "carriers": Carry,
}
"""Effects of single cards in which the automa has a choice, with their tasks."""


def has_traitor(state: ArrakisState) -> bool:
    return any(state.players[seat].has_die(Result.HOUSE) for seat in state.seats(Side.ATREIDES))


PLAIN = {
    "clear_the_pole": lambda state: any(state.areas[area].wormsign for area in neighbours(POLE)),
    "breeding": lambda state: True,
    "seek": lambda state: True,
    "traitors": has_traitor,
}
"""Effects of single cards without a choice, with a test whether they can be done."""
