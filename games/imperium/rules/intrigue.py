"""Intrigue cards: when a card may be played, at what cost, and how it is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from games.core.agenda import Task, Way, bind, ready_way
from games.core.codec import TAG
from games.core.protocol import Option, Refusal, Text, say
from games.imperium.components import INTRIGUE, Intrigue, IntrigueUse
from games.imperium.rules.changes import Do, own_turn
from games.imperium.rules.choices import distinct, why_not_all
from games.imperium.rules.paying import can_pay, pay_cost, why_unaffordable
from games.imperium.state import Play, State, Word
from games.imperium.vocabulary import Kind
from games.imperium.words.word import describe_all, printed_all


def intrigue_name(card: str) -> Text:
    return say(f"intrigue-{card}")


def use_text(use: IntrigueUse) -> Text:
    """Return the condition, cost and effect of a use of the card in one clause."""
    text = printed_all(use.effect)
    if use.cost.parts():
        text = say("word-pay", cost=use.cost.describe(), then=describe_all(use.effect))
    if use.condition:
        text = say("word-if", condition=use.condition.describe(), then=text)
    return text


def why_unplayable(state: State, seat: int, card: Intrigue, kind: Kind) -> Text | None:
    """Return why the card cannot be played now, or None. `kind` is the kind of cards that can be played now."""
    use = card.use(kind)
    if use is None:
        return say(f"why-not-{kind}")
    if kind == "plot" and (why := _why_too_late(state, seat, card)):
        return why
    source = card.source
    if use.condition and not use.condition.holds(state, seat, source):
        return say("why-only-if", condition=use.condition.describe())
    # A card may be played without any effect (ruling A19), but its compulsory effects must be possible.
    must = [word for word in use.effect if not word.is_optional()]
    return why_unaffordable(state, seat, use.cost, source) or why_not_all(must, state, seat, source)


def is_playable(state: State, seat: int, card: Intrigue, kind: Kind) -> bool:
    """Return whether the card can be played now: as `why_unplayable`, but without building a text."""
    use = card.use(kind)
    if use is None or (kind == "plot" and _is_too_late(state, seat, card)):
        return False
    source = card.source
    if use.condition and not use.condition.holds(state, seat, source):
        return False
    if not can_pay(state, seat, use.cost, source):
        return False
    return can_be_done(use.effect, state, seat, source)


def can_be_done(effect: Sequence[Word], state: State, seat: int, source: str) -> bool:
    """Return whether every compulsory effect is possible."""
    for word in effect:  # noqa: SIM110 (asked for every intrigue card of a hand)
        if not (word.is_optional() or word.is_possible(state, seat, source)):
            return False
    return True


def _is_too_late(state: State, seat: int, card: Intrigue) -> bool:
    if not (card.start_of_turn or card.before_sending):
        return False
    turn = own_turn(state, seat)
    assert turn is not None
    return (card.start_of_turn and turn.begun) or (card.before_sending and turn.kind != "open")


def _why_too_late(state: State, seat: int, card: Intrigue) -> Text | None:
    turn = own_turn(state, seat)
    assert turn is not None
    if card.start_of_turn and turn.begun:
        return say("why-start-of-turn")
    if card.before_sending and turn.kind != "open":
        return say("why-before-sending")
    return None


def ways_to_play(state: State, seat: int, kind: Kind, on_win: bool = False) -> list[Way]:
    ways: list[Way] = []
    for key in distinct(state.players[seat].intrigue):
        card = INTRIGUE[key]
        if card.on_win == on_win and is_playable(state, seat, card, kind):
            ways.append(_way(seat, key, kind))
    return ways


def refused_plays(state: State, seat: int, kind: Kind, *, on_win: bool = False) -> list[Refusal]:
    refused: list[Refusal] = []
    for card in _held(state, seat):
        why = why_unplayable(state, seat, card, kind)
        if why is None and card.on_win != on_win:
            why = say("why-combat-over" if on_win else "why-only-winner")
        if why:
            refused.append(Refusal(intrigue_name(card.key), why))
    return refused


def _held(state: State, seat: int) -> list[Intrigue]:
    return [INTRIGUE[card] for card in distinct(state.players[seat].intrigue)]


@cache
def _way(seat: int, key: str, kind: Kind) -> Way:
    card = INTRIGUE[key]
    use = card.use(kind)
    assert use is not None
    return ready_way(_option(card, use), bind(play_intrigue, seat, card, use))


def _option(card: Intrigue, use: IntrigueUse) -> Option:
    text = say("pick-intrigue", card=intrigue_name(card.key))
    return Option(f"{use.kind}:{card.key}", text, use_text(use), group="intrigue", icon="intrigue")


def play_intrigue(play: Play, seat: int, card: Intrigue, use: IntrigueUse) -> None:
    """Pay for the card, resolve it and discard it. A delayed card waits for the reveal turn instead."""
    state = play.state
    state.players[seat].intrigue.remove(card.key)
    turn = own_turn(state, seat)
    play.tell("played_intrigue", seat, {"card": card.key, "kind": use.kind})
    if turn:
        turn.begun = True
    if card.delayed and turn and turn.kind != "reveal":
        state.players[seat].waiting.append(card.key)
        play.tell("waits", seat, {"card": card.key})
        return
    resolve_use(play, seat, card, use)


def resolve_use(play: Play, seat: int, card: Intrigue, use: IntrigueUse) -> None:
    """Pay for a use of a card, then resolve its effects."""
    source = card.source
    play.state.resolving.append(card.key)
    effects = (Do(word, seat, source) for word in use.effect)
    pay_cost(play, seat, use.cost, source, *effects, PutAway(card.key))


def resolve_waiting_plots(play: Play, seat: int) -> None:
    """Resolve the delayed plots, at the start of the reveal turn."""
    player = play.state.players[seat]
    waiting, player.waiting = player.waiting, []
    for key in reversed(waiting):
        use = INTRIGUE[key].use("plot")
        assert use is not None
        resolve_use(play, seat, INTRIGUE[key], use)


class PutAway(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-put_away"):
    """Move a resolved intrigue card to the discard pile."""

    card: str

    def do(self, play: Play) -> None:
        play.state.resolving.remove(self.card)
        play.state.intrigue_discard.append(self.card)
