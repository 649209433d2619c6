"""The `Game` record: all functions and facts that the host, minds and tests use of a game.

A new game ends in one `Game` value, listed in `games/catalogue.py`. Fields with a default are optional.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

import msgspec

from games.core.annals import Annals
from games.core.challenges import NO_CHALLENGES, Challenges
from games.core.judgement import Judgement
from games.core.lessons import NO_LESSONS, Lessons
from games.core.protocol import (
    BOARD,
    HAND,
    Answer,
    Chapter,
    Entry,
    Event,
    Line,
    PartnerTalks,
    PictureTitle,
    Question,
    Result,
    Setup,
    StandingOrder,
    State,
    Step,
    Text,
    Variant,
    View,
)
from games.core.puzzles import NO_PUZZLES, Puzzles


def no_orders(state: State) -> Sequence[StandingOrder]:
    return ()


def no_public_waits(state: State) -> Mapping[int, Text]:
    return {}


def nobody_on_turn(state: State) -> Collection[int]:
    return ()


def no_rounds(view: View) -> int:
    return 0


def no_rivals(view: View) -> Sequence[Text]:
    return ()


def no_notes(options: Mapping[str, str], people: int) -> Sequence[Text]:
    return ()


def no_terms(options: Mapping[str, str]) -> Sequence[Entry]:
    return ()


def no_talks(view: View) -> Sequence[PartnerTalks]:
    return ()


def no_open_hands(view: View) -> Sequence[tuple[int, ...]]:
    return ()


def board_and_hand(options: Mapping[str, str]) -> Sequence[PictureTitle]:
    return BOARD, HAND


def fixed_seats(fewest: int, most: int) -> Callable[[Mapping[str, str]], tuple[int, int]]:
    """Return a function for `Game.seats` that gives the same limits under all options."""
    return lambda options: (fewest, most)


class Game(msgspec.Struct, frozen=True):
    """A game, as a record of functions. `State` and `View` are types of the game that nobody else looks into."""

    key: str
    """The game's short name ("imperium"). Its package, data folder and database rows use it."""
    title: Text
    blurb: Callable[[Mapping[str, str]], Text]
    """`blurb(options)`: return a description of the game in two lines, as it is played under these options."""
    seats: Callable[[Mapping[str, str]], tuple[int, int]]
    """`seats(options)`: return the fewest and the most people who can play under these options."""
    variants: tuple[Variant, ...]
    """The settings that players choose in the lobby. Their choices are the `options` of the other functions."""
    new: Callable[[Setup], tuple[State, Step]]
    """`new(setup)`: return the state at the first question, and what happened until then."""
    questions: Callable[..., list[Question]]
    """`questions(state, explain=False)`: return all open questions. Only with `explain` do they have refusals."""
    answer: Callable[[State, Answer], Step]
    """`answer(state, answer)`: change the state in place up to the next question, and return what happened.
    Raises `IllegalAnswer` or `StaleAnswer`. After any error the caller must throw the state away."""
    view: Callable[[State, int | None], View]
    """`view(state, seat)`: return what this seat may know; for the seat None, what everybody may know."""
    headline: Callable[[View], Text]
    """`headline(view)`: return one line that says how far the game is."""
    score: Callable[[View, int], Text]
    """`score(view, seat)`: return in a few words how near the seat is to winning. Everybody may read it."""
    narrate: Callable[[Sequence[Event], int | None], list[Line]]
    """`narrate(events, reader)`: return the log sentences of these events, as the seat `reader` may read them.
    For the reader None they contain only what everybody may know."""
    result: Callable[[State], Result | None]
    """`result(state)`: return the final ranking, or None while the game goes on."""
    reroll_unknown: Callable[[State, str], None]
    """`reroll_unknown(state, branch)`: reshuffle what no seat knows, and continue chance on another branch.
    The host calls it after an undo to which all players agreed, so that the same cards and dice do not come again."""
    shuffle_hidden: Callable[[State, int | None, str], State]
    """`shuffle_hidden(state, seat, salt)`: return a copy in which all that the seat may not know is shuffled.
    Minds look ahead in such copies, and tests prove with them that views leak nothing."""
    encode: Callable[[State], bytes]
    """`encode(state)`: return the state as a snapshot."""
    decode: Callable[[bytes], State]
    """`decode(snapshot)`: return the state. Snapshots of older versions can be read too."""
    cards: Callable[..., Sequence[Entry]]
    """`cards(options=None)`: return what players can look up under these options; without options, everything."""
    rules: Callable[[Mapping[str, str]], Sequence[Chapter]]
    """`rules(options)`: return the short rules under these options."""
    terms: Callable[[Mapping[str, str]], Sequence[Entry]] = no_terms
    """`terms(options)`: return the words and icons of the rules that players can look up. They have no pictures."""
    pictures: Callable[[Mapping[str, str]], Sequence[PictureTitle]] = board_and_hand
    """`pictures(options)`: return the pictures that players can ask for by name. The renderer must draw each."""
    round: Callable[[View], int] = no_rounds
    """`round(view)`: return the number of the round. When it grows, the host posts how the last round ended."""
    round_end_events: tuple[str, ...] = ()
    """Kinds of events with which the end of a round begins. The host posts everything from such an event on in one
    piece, even if a player had to answer a question in between."""
    round_start_key: str = ""
    """The key of the log sentence with which a new round begins. The host puts the standings before that sentence."""
    minor_weight: int = -1
    """A turn whose sentences weigh no more than this may be told in one post with the turn after it. See
    `Line.weight`."""
    phase_headings: Mapping[str, Text] = MappingProxyType({})
    """Key of a log sentence -> the name of the phase that begins with it. Logs and round ends put it above."""
    rivals: Callable[[View], Sequence[Text]] = no_rivals
    """`rivals(view)`: return the names of the players without a seat. They act by fixed rules and are never asked.
    Their player numbers follow those of the seats."""
    lobby_notes: Callable[[Mapping[str, str], int], Sequence[Text]] = no_notes
    """`lobby_notes(options, people)`: return the lobby's sentences about who plays what, and against which rivals,
    with so many people under these options."""
    orders: Callable[[State], Sequence[StandingOrder]] = no_orders
    """`orders(state)`: return all standing orders that can still answer a question later. The host drops others."""
    short_game_options: Mapping[str, str] = MappingProxyType({})
    """Options under which a game with random answers ends soon. Under the default options it might never end."""
    default_orders: tuple[str, ...] = ()
    """Keys of the standing orders that are in force from the start. They answer within the same move, at once."""
    awaits: Callable[[State], Mapping[int, Text]] = no_public_waits
    """`awaits(state)`: return, for each seat that is to act, what the table waits for, in words for everybody.
    Seats are left out if the words would give away a secret."""
    on_turn: Callable[[State], Collection[int]] = nobody_on_turn
    """`on_turn(state)`: return the seats whose turn it is, both seats for partners. The host posts the turn when it
    is over, even if other seats are asked questions during it."""
    talks: Callable[[View], Sequence[PartnerTalks]] = no_talks
    """`talks(view)`: return the private talks that each team is allowed. The bot passes the messages on."""
    open_hands: Callable[[View], Sequence[tuple[int, ...]]] = no_open_hands
    """`open_hands(view)`: return groups of seats that may see each other's hands. A person who has played a seat
    may later take over another seat of the same group, but no other."""
    can_plan_ahead: bool = True
    """Whether players can plan a turn before it comes. False if every turn begins with a roll of dice."""
    judgement: Judgement | None = None
    """How minds judge the game. Without it, bot players answer at random."""
    annals: Annals | None = None
    """The facts kept of a finished game, for the closing story, profiles and ratings. None: only the result is kept."""
    lessons: Lessons = NO_LESSONS
    """The notes of the coach on the game, and its lessons."""
    challenges: Challenges = NO_CHALLENGES
    """How the game can be the challenge of the week, and its twists. The option `TWIST` names the twist of a game."""
    puzzles: Puzzles = NO_PUZZLES
    """Positions in which one turn is clearly best, for the puzzle of the week."""
    rules_behind: Mapping[str, str] = MappingProxyType({})
    """The key of a reason why something is refused -> the key of the sentence of the rules that forbids it."""
