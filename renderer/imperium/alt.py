"""What a picture shows, in a few sentences, for those who hear it read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.core.protocol import Text
from games.imperium.views import CardFace, ImperiumView, IntrigueFace, PlayerView
from renderer.frame import Frame
from renderer.imperium import ix
from renderer.imperium.matpage import whose_mat
from renderer.imperium.result import ranking
from renderer.imperium.single import lines_of, thing
from renderer.imperium.tracks import turn_words, whose_turn


def alt(frame: Frame[ImperiumView], picture: str) -> str:
    sentences = {
        "board": board,
        "deed": deed,
        "glance": glance,
        "hand": hand,
        "card": card,
        "leaders": leaders,
        "row": row,
        "mat": mat,
        "conflict": conflict,
        "ix": ix.sentences,
        "result": result,
    }[picture]
    return " ".join(sentences(frame))


def board(frame: Frame[ImperiumView]) -> Iterator[str]:
    """Most important first, for a reader may stop: whose turn, what changed, conflict, scores, free places."""
    view = frame.view
    waited = whose_turn(view)
    if waited:
        yield f"{turn_words(frame, waited)}."
    yield frame.label(
        "alt-round", round=view.round, of=len(view.conflict_levels), phase=frame.label(f"phase-{view.phase}")
    )
    changed = list(changes(frame))
    if changed:
        yield frame.label("alt-changed", changes=", ".join(changed))
    yield from conflict(frame)
    yield frame.label("alt-scores", scores=", ".join(_score(frame, player) for player in view.players))
    yield frame.label("alt-free", places=", ".join(frame.say(space.name) for space in view.spaces if not space.agents))


def deed(frame: Frame[ImperiumView]) -> Iterator[str]:
    """What happened first, then the board on which it is shown."""
    if frame.said:
        yield frame.said
    yield from board(frame)


def glance(frame: Frame[ImperiumView]) -> Iterator[str]:
    """What the glance shows: whose turn, what happened, the round, the conflict and the scores."""
    view = frame.view
    waited = whose_turn(view)
    if waited:
        yield f"{turn_words(frame, waited)}."
    if frame.said:
        yield frame.said
    phase = frame.label(f"phase-{view.phase}")
    yield frame.label("alt-round", round=view.round, of=len(view.conflict_levels), phase=phase)
    yield from conflict(frame)
    yield frame.label("alt-scores", scores=", ".join(_score(frame, player) for player in view.players))


def _score(frame: Frame[ImperiumView], player: PlayerView) -> str:
    return frame.label("alt-count", name=frame.name(player.seat), count=player.vp)


def changes(frame: Frame[ImperiumView]) -> Iterator[str]:
    """What differs from the last picture: agents sent, and points won or lost."""
    before = frame.before
    if before is None:
        return
    stood = {space.key: space.agents for space in before.spaces}
    for space in frame.view.spaces:
        yield from (
            frame.label("alt-sent", name=frame.name(agent.seat), place=frame.say(space.name))
            for agent in space.agents
            if agent not in stood.get(space.key, ())
        )
    for old, new in zip(before.players, frame.view.players, strict=True):
        if old.vp != new.vp:
            yield frame.label("alt-points", name=frame.name(new.seat), change=f"{new.vp - old.vp:+d}")


def conflict(frame: Frame[ImperiumView]) -> Iterator[str]:
    view = frame.view
    if view.conflict is None:
        return
    fighting = [
        frame.label("alt-force", name=frame.name(player.seat), strength=player.strength, troops=player.troops)
        for player in view.players
        if player.troops
    ]
    forces = ", ".join(fighting) or frame.label("alt-nobody-fights")
    yield frame.label("alt-conflict", name=frame.say(view.conflict.name), forces=forces)


def hand(frame: Frame[ImperiumView]) -> Iterator[str]:
    me, seat = frame.view.me, frame.view.seat
    if me is None or seat is None:
        return
    yield goods(frame, frame.view.players[seat])
    yield _told(frame, "alt-hand", me.hand)
    if me.intrigue:
        yield _told(frame, "alt-intrigue", me.intrigue)


def _told(frame: Frame[ImperiumView], key: str, faces: Sequence[CardFace | IntrigueFace]) -> str:
    """Cards with what they do; those of one name together."""
    told = {face.key: face for face in faces}
    count = Counter(face.key for face in faces)
    cards = [
        frame.label("alt-card", count=count[one], name=frame.say(face.name), effects=_effects(frame, face))
        for one, face in told.items()
    ]
    return frame.label(key, cards=" ".join(cards) or f"{frame.label('none')}.")


def _effects(frame: Frame[ImperiumView], face: CardFace | IntrigueFace) -> str:
    return " ".join(frame.say(text) for text in face.lines)


def _list(frame: Frame[ImperiumView], key: str, names: list[Text]) -> str:
    return frame.label(key, cards="; ".join(frame.say(name) for name in names) or frame.label("none"))


def goods(frame: Frame[ImperiumView], player: PlayerView) -> str:
    counts = {"solari": player.solari, "spice": player.spice, "water": player.water, "garrison": player.garrison}
    return frame.label("alt-goods", name=frame.name(player.seat), points=player.vp, **counts)


def card(frame: Frame[ImperiumView]) -> Iterator[str]:
    face = thing(frame)
    yield f"{frame.say(face.name)}."
    yield from (frame.say(text) for text in lines_of(face))


def leaders(frame: Frame[ImperiumView]) -> Iterator[str]:
    for face in frame.view.leaders:
        yield f"{frame.say(face.name)}:"
        yield from (frame.say(text) for text in lines_of(face))
    for player in frame.view.players:
        if player.leader is not None:
            yield f"{frame.name(player.seat)}: {frame.say(player.leader.name)}."


def row(frame: Frame[ImperiumView]) -> Iterator[str]:
    for face in frame.view.row:
        yield frame.label("alt-offer", name=frame.say(face.name), cost=face.cost or 0, effects=_effects(frame, face))
    for stack in frame.view.reserve:
        yield frame.label("alt-stack", name=frame.say(stack.card.name), left=stack.left)


def mat(frame: Frame[ImperiumView]) -> Iterator[str]:
    player = whose_mat(frame)
    if player.leader is not None:
        yield f"{frame.say(player.leader.name)}."
    yield goods(frame, player)
    piles = ((*player.in_play, *player.revealed), player.discard, player.trashed)
    for key, pile in zip(("alt-in-play", "alt-discard", "alt-trashed"), piles, strict=True):
        yield _list(frame, key, [face.name for face in pile])


def result(frame: Frame[ImperiumView]) -> Iterator[str]:
    places = ranking(frame.view)
    yield f"{frame.label('wins', name=frame.name(places[0]))}."
    yield frame.label("alt-scores", scores=", ".join(_score(frame, frame.view.players[seat]) for seat in places))
    if frame.view.decided_by is not None:
        yield frame.say(frame.view.decided_by)
    for seat in places:
        yield from _sources(frame, seat)


def _sources(frame: Frame[ImperiumView], seat: int) -> Iterator[str]:
    """Where somebody's points came from."""
    scores = frame.view.scores[seat] if seat < len(frame.view.scores) else ()
    if scores:
        told = ", ".join(frame.label("alt-source", points=score.points, source=score.source) for score in scores)
        yield frame.label("alt-sources", name=frame.name(seat), sources=told)
