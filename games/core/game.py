"""The `Game` record: everything that the table calls of a game, with defaults for what a game need not have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

import msgspec

from games.core.judgement import Judgement
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


def no_rivals_notice(people: int) -> Text | None:
    return None


def no_talks(view: View) -> Sequence[PartnerTalks]:
    return ()


def no_open_hands(view: View) -> Sequence[tuple[int, ...]]:
    return ()


def board_and_hand(options: Mapping[str, str]) -> Sequence[PictureTitle]:
    return BOARD, HAND


def fixed_seats(fewest: int, most: int) -> Callable[[Mapping[str, str]], tuple[int, int]]:
    """So many players, whatever the options."""
    return lambda options: (fewest, most)


class Game(msgspec.Struct, frozen=True):
    """A game is a record of functions. `State` and `View` are the game's own and opaque to the table."""

    key: str
    title: Text
    blurb: Text
    """What this game is, in two lines."""
    seats: Callable[[Mapping[str, str]], tuple[int, int]]
    """Fewest and most people who sit down, under these options."""
    variants: tuple[Variant, ...]
    new: Callable[[Setup], tuple[State, Step]]
    questions: Callable[..., list[Question]]
    """`questions(state, explain=False)`: refusals are computed only with `explain`."""
    answer: Callable[[State, Answer], Step]
    """Works in place; on an error the state is to be thrown away."""
    view: Callable[[State, int | None], View]
    headline: Callable[[View], Text]
    """Where the game stands, in one line."""
    score: Callable[[View, int], Text]
    """How a seat stands, in a few words that everybody may read: its points, or what else wins."""
    narrate: Callable[[Sequence[Event], int | None], list[Line]]
    result: Callable[[State], Result | None]
    reroll_unknown: Callable[[State, str], None]
    """Reshuffle what nobody may know and turn chance onto a new branch: undo by consent."""
    shuffle_hidden: Callable[[State, int | None, str], State]
    """A copy in which everything that this seat may not know is mixed: for the leak test."""
    encode: Callable[[State], bytes]
    decode: Callable[[bytes], State]
    """Reads a snapshot, also one of an older version."""
    cards: Callable[..., Sequence[Entry]]
    """`cards(options=None)`: what can be looked up under these options, or under any."""
    rules: Callable[[Mapping[str, str]], Sequence[Chapter]]
    """The short rules under these options."""
    pictures: Callable[[Mapping[str, str]], Sequence[PictureTitle]] = board_and_hand
    """Everything that can be looked at by name under these options; each is also a picture of the game's layout."""
    round: Callable[[View], int] = no_rounds
    """Which round is played: when it grows, the table reads how the one before it ended."""
    round_end_events: tuple[str, ...] = ()
    """Kinds of events with which the end of a round begins. From there on the table reads it in one piece, also if
    somebody had to choose in the middle of it."""
    round_start_key: str = ""
    """The key of the sentence with which a round begins: how everybody stands is told before it."""
    rivals: Callable[[View], Sequence[Text]] = no_rivals
    """The names of the players without a seat, who come after the seats: they act by the rules and are never asked."""
    rivals_notice: Callable[[int], Text | None] = no_rivals_notice
    """Who plays along without a seat where so few people sit down: said while the table fills."""
    orders: Callable[[State], Sequence[StandingOrder]] = no_orders
    """Every standing order that may still answer something, offered now or not: the others have lapsed."""
    short_game_options: Mapping[str, str] = MappingProxyType({})
    """Options with which players who answer at random come to an end soon; the defaults may let them play for ever."""
    default_orders: tuple[str, ...] = ()
    """Keys of orders that are in force from the start. They are followed in the same move, so that nobody waits."""
    awaits: Callable[[State], Mapping[int, Text]] = no_public_waits
    """For everybody: what the table waits for, by seats, where that tells nothing of what is hidden."""
    on_turn: Callable[[State], Collection[int]] = nobody_on_turn
    """Whose turn it is, of partners both: until it is told the table waits for it, whoever else is asked within it."""
    talks: Callable[[View], Sequence[PartnerTalks]] = no_talks
    """The private talks of each team whose hands are private also among partners; the bot carries them."""
    open_hands: Callable[[View], Sequence[tuple[int, ...]]] = no_open_hands
    """Groups of seats that may show each other their hands: whoever has held one may take another of its group."""
    can_plan_ahead: bool = True
    """Whether a turn can be planned before it comes: not where each begins with a throw."""
    judgement: Judgement | None = None
    """What minds make of it; a game without one is played at random, but gladly."""
