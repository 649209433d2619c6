"""Alternative texts of the pictures of Dune: Imperium, for screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from games.core.protocol import Text
from games.imperium.views import CardFace, ImperiumView, IntrigueFace, LeaderFace, PlayerView
from renderer.context import RenderContext
from renderer.imperium import ix
from renderer.imperium.card_page import find_thing, list_texts
from renderer.imperium.mat_page import find_player
from renderer.imperium.result import rank_seats
from renderer.imperium.tracks import describe_turn, find_waiting_seats
from renderer.typesetting import make_sentence


def make_alt_text(context: RenderContext[ImperiumView], picture: str) -> list[str]:
    """Return the sentences of the alternative text of a picture, the most important first."""
    sentences = {
        "board": describe_board,
        "deed": describe_deed,
        "glance": describe_glance,
        "hand": describe_hand,
        "card": describe_card,
        "leaders": describe_leaders,
        "row": describe_row,
        "mat": describe_mat,
        "conflict": describe_conflict_page,
        "ix": ix.describe_ix,
        "result": describe_result,
    }[picture]
    return list(sentences(context))


def describe_board(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe the board, most important first: whose turn, scores, what changed, conflict, free spaces."""
    view = context.view
    waiting_seats = find_waiting_seats(view)
    if waiting_seats:
        yield f"{describe_turn(context, waiting_seats)}."
    yield context.label(
        "alt-round", round=view.round, of=len(view.conflict_levels), phase=context.label(f"phase-{view.phase}")
    )
    yield context.label("alt-scores", scores=", ".join(_describe_score(context, player) for player in view.players))
    changed = list(describe_changes(context))
    if changed:
        yield context.label("alt-changed", changes=", ".join(changed))
    yield from describe_conflict(context)
    yield context.label(
        "alt-free", places=", ".join(context.say(space.name) for space in view.spaces if not space.agents)
    )


def describe_deed(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe what happened, and then the board."""
    if context.sentence:
        yield context.sentence
    yield from describe_board(context)


def describe_glance(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe the glance: whose turn, what happened, the round, the conflict and the scores."""
    view = context.view
    waiting_seats = find_waiting_seats(view)
    if waiting_seats:
        yield f"{describe_turn(context, waiting_seats)}."
    if context.sentence:
        yield context.sentence
    phase = context.label(f"phase-{view.phase}")
    yield context.label("alt-round", round=view.round, of=len(view.conflict_levels), phase=phase)
    yield from describe_conflict(context)
    yield context.label("alt-scores", scores=", ".join(_describe_score(context, player) for player in view.players))


def _describe_score(context: RenderContext[ImperiumView], player: PlayerView) -> str:
    return context.label("alt-count", name=context.name(player.seat), count=player.vp)


def describe_changes(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe what differs from the last picture: agents sent, and points won or lost."""
    before = context.before
    if before is None:
        return
    stood = {space.key: space.agents for space in before.spaces}
    for space in context.view.spaces:
        yield from (
            context.label("alt-sent", name=context.name(agent.seat), place=context.say(space.name))
            for agent in space.agents
            if agent not in stood.get(space.key, ())
        )
    for old, new in zip(before.players, context.view.players, strict=True):
        if old.vp != new.vp:
            yield context.label("alt-points", name=context.name(new.seat), change=f"{new.vp - old.vp:+d}")


def describe_conflict(context: RenderContext[ImperiumView]) -> Iterator[str]:
    view = context.view
    if view.conflict is None:
        return
    fighting = [
        context.label("alt-force", name=context.name(player.seat), strength=player.strength, troops=player.troops)
        for player in view.players
        if player.troops
    ]
    forces = ", ".join(fighting) or context.label("alt-nobody-fights")
    yield context.label("alt-conflict", name=context.say(view.conflict.name), forces=forces)


def describe_conflict_page(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe who fights, and then what each rank wins."""
    yield from describe_conflict(context)
    if context.view.conflict is not None:
        for place, won in enumerate(context.view.conflict.lines, start=1):
            yield context.label("text-reward", place=place, reward=make_sentence(context.say(won)))


def describe_hand(context: RenderContext[ImperiumView]) -> Iterator[str]:
    me, seat = context.view.me, context.view.seat
    if me is None or seat is None:
        return
    yield describe_resources(context, context.view.players[seat])
    yield _describe_cards(context, "alt-hand", me.hand)
    if me.intrigue:
        yield _describe_cards(context, "alt-intrigue", me.intrigue)
    yield from describe_deck_top(context)


Face = TypeVar("Face", CardFace, IntrigueFace)


def count_copies(faces: Sequence[Face]) -> list[tuple[Face, int]]:
    """Return each card once, with the number of its copies."""
    count = Counter(face.key for face in faces)
    return [(face, count[face.key]) for face in {face.key: face for face in faces}.values()]


def _describe_cards(context: RenderContext[ImperiumView], key: str, faces: Sequence[Face]) -> str:
    """Describe cards with their effects. Cards of the same name are counted together."""
    cards = [
        context.label("alt-card", count=count, name=context.say(face.name), effects=_describe_effects(context, face))
        for face, count in count_copies(faces)
    ]
    return context.label(key, cards=" ".join(cards) or f"{context.label('none')}.")


def describe_deck_top(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe the top card of the own deck, if the player sees it."""
    top = context.view.me.deck_top if context.view.me is not None else None
    if top is not None:
        yield context.label("alt-deck-top", name=context.say(top.name), effects=_describe_effects(context, top))


def _describe_effects(context: RenderContext[ImperiumView], face: CardFace | IntrigueFace) -> str:
    return " ".join(context.say(text) for text in face.lines)


def list_cards(context: RenderContext[ImperiumView], key: str, names: Sequence[Text]) -> str:
    """Return the names of cards, each once with the number of its copies."""
    count = Counter(context.say(name) for name in names)
    texts = [context.label("text-copies", name=name, count=copies) for name, copies in count.items()]
    return context.label(key, cards="; ".join(texts) or context.label("none"))


def describe_resources(context: RenderContext[ImperiumView], player: PlayerView) -> str:
    counts = {"solari": player.solari, "spice": player.spice, "water": player.water, "garrison": player.garrison}
    return context.label("alt-goods", name=context.name(player.seat), points=player.vp, **counts)


def describe_card(context: RenderContext[ImperiumView]) -> Iterator[str]:
    face = find_thing(context)
    yield f"{context.say(face.name)}."
    yield from (context.say(text) for text in list_texts(face))


def describe_leaders(context: RenderContext[ImperiumView]) -> Iterator[str]:
    yield from (_describe_abilities(context, face) for face in context.view.leaders)
    led = [(context.name(player.seat), player.leader) for player in context.view.players if player.leader is not None]
    yield from (f"{name}: {context.say(leader.name)}." for name, leader in led)
    for _, leader in led:
        yield _describe_abilities(context, leader)


def _describe_abilities(context: RenderContext[ImperiumView], leader: LeaderFace) -> str:
    """Describe a leader's abilities, which stay together."""
    named = ((leader.ability, leader.ability_lines), (leader.signet, leader.signet_lines))
    texts = (f"{context.say(name)}: {' '.join(map(context.say, lines))}" for name, lines in named)
    return f"{context.say(leader.name)}. {' '.join(texts)}"


def describe_row(context: RenderContext[ImperiumView]) -> Iterator[str]:
    for face in context.view.row:
        yield context.label(
            "alt-offer", name=context.say(face.name), cost=face.cost or 0, effects=_describe_effects(context, face)
        )
    for stack in context.view.reserve:
        yield context.label("alt-stack", name=context.say(stack.card.name), left=stack.left)


def describe_mat(context: RenderContext[ImperiumView]) -> Iterator[str]:
    player = find_player(context)
    if player.leader is not None:
        yield f"{context.say(player.leader.name)}."
    yield describe_resources(context, player)
    if player.leader is not None:
        yield _describe_abilities(context, player.leader)
    piles = ((*player.in_play, *player.revealed), player.discard, player.trashed)
    for key, pile in zip(("alt-in-play", "alt-discard", "alt-trashed"), piles, strict=True):
        yield list_cards(context, key, [face.name for face in pile])


def describe_result(context: RenderContext[ImperiumView]) -> Iterator[str]:
    places = rank_seats(context.view)
    yield f"{context.label('wins', name=context.name(places[0]))}."
    yield context.label(
        "alt-scores", scores=", ".join(_describe_score(context, context.view.players[seat]) for seat in places)
    )
    if context.view.decided_by is not None:
        yield context.say(context.view.decided_by)
    for seat in places:
        yield from _describe_sources(context, seat)


def _describe_sources(context: RenderContext[ImperiumView], seat: int) -> Iterator[str]:
    """Describe where a player's points came from."""
    scores = context.view.scores[seat] if seat < len(context.view.scores) else ()
    if scores:
        sources = ", ".join(context.label("alt-source", points=score.points, source=score.source) for score in scores)
        yield context.label("alt-sources", name=context.name(seat), sources=sources)
