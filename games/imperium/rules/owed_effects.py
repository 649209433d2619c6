"""Owed effects: the effects of a turn that are still to be resolved, in any order, each with its button."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.agenda import Way, bind, lazy_way
from games.core.protocol import Option, Refusal, Text, say
from games.imperium.rules import changes
from games.imperium.rules.changes import Do
from games.imperium.rules.choices import all_possible, deployable, first_icon
from games.imperium.state import Owed, Play, State, Turn, Word, current_turn
from games.imperium.words.compound import Choose, Pay
from games.imperium.words.effects import Trash, TrashSelf
from games.imperium.words.influence import Influence
from games.imperium.words.word import describe_all, join_clauses, merge_counted


def next_automatic(state: State, seat: int, owed_now: Sequence[Owed]) -> Owed | None:
    """Return an effect to resolve without asking: an automatic one, or the only one left if it is forced quietly."""
    for owed in owed_now:
        word, source = owed.word, owed.source
        if word.is_automatic(state, seat, source) and word.is_possible(state, seat, source):
            return owed
    if len(owed_now) == 1 and owed_now[0].word.is_forced_quietly(state, seat):
        return owed_now[0]
    return None


def resolve_owed(play: Play, turn: Turn, owed: Owed) -> None:
    """Resolve an owed effect."""
    turn.owed.remove(owed)
    turn.begun = True
    owed.word.resolve(play, turn.seat, owed.source)


def all_owed_ways(state: State, seat: int, possible: Sequence[Owed]) -> list[Way]:
    return [way for owed in without_duplicates(possible) for way in owed_ways(state, seat, owed)]


def owed_ways(state: State, seat: int, owed: Owed) -> list[Way]:
    """Return the options of an owed effect. A simple choice has one option for each side."""
    sides = owed_sides(state, seat, owed)
    return side_ways(seat, owed, sides) if sides else [owed_way(seat, owed)]


def owed_way(seat: int, owed: Owed) -> Way:
    return lazy_way(
        f"do:{owed.id}",
        lambda state: owed_option(state, seat, owed, owed.id, (owed.word,)),
        lambda play: resolve_owed(play, current_turn(play.state), owed),
    )


Side = tuple[str, tuple[Word, ...]]
"""One side of a choice: its key and its effects."""


def owed_sides(state: State, seat: int, owed: Owed) -> list[Side]:
    """Return the possible sides of an owed choice; nothing if the effect is not a simple choice."""
    word = owed.word
    if isinstance(word, Choose) and word.n == 1:
        return possible_sides(word, state, seat, owed.source)
    if isinstance(word, Influence) and len(word.of) > 1:
        return sides_of_influence(word)
    return []


def possible_sides(word: Choose, state: State, seat: int, source: str) -> list[Side]:
    sides = [(side.key, side.words) for side in word.alternatives()]
    return [(key, words) for key, words in sides if all_possible(words, state, seat, source)]


def sides_of_influence(word: Influence) -> list[Side]:
    return [(faction, (Influence(word.n, (faction,)),)) for faction in word.of]


def side_ways(seat: int, owed: Owed, sides: Sequence[Side]) -> list[Way]:
    return [side_way(seat, owed, f"{owed.id}:{key}", words) for key, words in sides]


def side_way(seat: int, owed: Owed, key: str, words: tuple[Word, ...]) -> Way:
    """Return the option for one side of an owed choice."""
    tell = bind(owed_option, seat, owed, key, words)
    return lazy_way(f"do:{key}", tell, bind(resolve_owed_side, seat, owed, words))


def owed_option(state: State, seat: int, owed: Owed, key: str, words: tuple[Word, ...]) -> Option:
    return Option(f"do:{key}", owed_text(state, seat, owed, words), group="owed", icon=first_icon(words))


def owed_text(state: State, seat: int, owed: Owed, words: tuple[Word, ...]) -> Text:
    """Return the text of an owed effect. It names the source if another button would have the same text."""
    deed = deed_text(state, seat, owed, words)
    turn = current_turn(state)
    alike = sum(same(owed, other) for other in turn.owed)
    if alike > 1:
        return say("pick-owed-one-of", deed=deed, n=alike, source=source_name(state, seat, owed.source))
    others = [text for other in turn.owed if other != owed for text in deed_texts(state, seat, other)]
    return say("pick-owed-from", deed=deed, source=source_name(state, seat, owed.source)) if deed in others else deed


def deed_text(state: State, seat: int, owed: Owed, words: tuple[Word, ...]) -> Text:
    return words[0].named(state, seat, owed.source) if len(words) == 1 else describe_all(words)


def deed_texts(state: State, seat: int, owed: Owed) -> list[Text]:
    sides = owed_sides(state, seat, owed) or [("", (owed.word,))]
    return [deed_text(state, seat, owed, words) for _, words in sides]


def same(owed: Owed, other: Owed) -> bool:
    """Return whether two owed effects have the same source and effect."""
    return owed.source == other.source and owed.word == other.word


def without_duplicates(owed: Sequence[Owed]) -> Sequence[Owed]:
    """Return the owed effects without duplicates, such as those of two copies of a card."""
    kept: list[Owed] = []
    for item in owed:
        if not has_same(kept, item):
            kept.append(item)
    return kept


def has_same(among: Sequence[Owed], owed: Owed) -> bool:
    for other in among:  # noqa: SIM110 (asked for all that is owed at every choice)
        if same(owed, other):
            return True
    return False


def source_name(state: State, seat: int, source: str) -> Text:
    """Return the name of the card, space or ability that an effect comes from."""
    kind, _, key = source.partition(":")
    if kind == "leader":
        return say(f"leader-{state.players[seat].leader}-{key}")
    return say(f"{kind}-{key}")


def resolve_owed_side(play: Play, seat: int, owed: Owed, words: tuple[Word, ...]) -> None:
    """Resolve an owed choice with the side that was picked."""
    turn = current_turn(play.state)
    turn.owed.remove(owed)
    changes.do_all(play, words, seat, owed.source)


def possible_owed(state: State, seat: int) -> list[Owed]:
    """Return the owed effects that can be resolved now."""
    return [owed for owed in current_turn(state).owed if owed.word.is_possible(state, seat, owed.source)]


def last_owed(state: State, seat: int, possible: Sequence[Owed]) -> list[str]:
    """Return the option keys that resolve everything owed without a further question."""
    simple = simple_owed(state, seat)
    if len(possible) > 1:
        return ["rest"] if len(simple) == len(possible) else []
    (owed,) = possible
    if simple:
        return [f"do:{owed.id}"]
    sides = owed_sides(state, seat, owed)
    return [f"do:{owed.id}:{key}" for key, words in sides if not any(word.needs_choice(state, seat) for word in words)]


def compulsory_owed(state: State, seat: int) -> list[Owed]:
    """Return the compulsory owed effects that can be resolved now."""
    turn = current_turn(state)
    return [
        owed for owed in turn.owed if not owed.word.is_optional() and owed.word.is_possible(state, seat, owed.source)
    ]


def simple_owed(state: State, seat: int) -> list[Owed]:
    return only_simple(state, seat, possible_owed(state, seat))


def only_simple(state: State, seat: int, possible: Sequence[Owed]) -> list[Owed]:
    """Return the effects that can be resolved together, because they need no choice.

    A card trashes itself last, and not at all while another owed effect could trash it for a gain.
    """
    simple = [owed for owed in possible if not owed.word.needs_choice(state, seat)]
    others = [owed for owed in simple if not isinstance(owed.word, TrashSelf)]
    if len(others) == len(simple) or any(trashes_by_choice(owed.word) for owed in possible):
        return others
    return sorted(simple, key=lambda owed: isinstance(owed.word, TrashSelf))


def trashes_by_choice(word: Word) -> bool:
    """Return whether the player picks a card to trash, as a cost or as the effect."""
    return isinstance(word, Trash) or (isinstance(word, Pay) and word.cost.trash > 0)


def rest_ways(state: State, seat: int, possible: Sequence[Owed]) -> list[Way]:
    """Return the option that resolves all simple effects at once, if there are at least two of them."""
    simple = only_simple(state, seat, possible)
    if len(simple) < 2:
        return []
    return [lazy_way("rest", bind(rest_option, seat, simple), bind(resolve_simple_owed, seat))]


def rest_option(state: State, seat: int, simple: list[Owed]) -> Option:
    """Return the option. Its help lists the effects, unless nothing else can be done or the prompt lists the same."""
    others = len(simple) < len(possible_owed(state, seat)) or deployable(state, seat) > 0
    which = text_of_simple(state, seat, simple) if others and not is_in_prompt(state, seat, simple) else None
    return Option("rest", say("pick-rest", n=len(simple)), which, group="rest")


def is_in_prompt(state: State, seat: int, simple: Sequence[Owed]) -> bool:
    """Return whether these effects, in the same words, are all that the prompt of the turn lists."""
    is_as_printed = all(owed.word.as_it_is(state, seat).describe() == owed.word.describe() for owed in simple)
    return is_as_printed and {owed.id for owed in simple} == {owed.id for owed in compulsory_owed(state, seat)}


def text_of_simple(state: State, seat: int, simple: list[Owed]) -> Text:
    """Return the text of several effects, counted together, with the name of a card that trashes itself."""
    sources = {owed.word: owed.source for owed in simple}
    words = merge_counted([owed.word.as_it_is(state, seat) for owed in simple])
    return join_clauses(words, lambda word: word.named(state, seat, sources.get(word, "")))


def resolve_simple_owed(play: Play, seat: int) -> None:
    """Resolve all owed effects that need no choice."""
    turn = current_turn(play.state)
    simple = simple_owed(play.state, seat)
    turn.owed = [owed for owed in turn.owed if owed not in simple]
    play.push(*(Do(owed.word, seat, owed.source) for owed in simple))


def refused_owed(state: State, seat: int) -> list[Refusal]:
    turn = current_turn(state)
    reasons = [(owed, owed.word.hindrance(state, seat, owed.source)) for owed in turn.owed]
    return [Refusal(owed.word.describe(), why) for owed, why in reasons if why]
