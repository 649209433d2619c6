"""Dune: Imperium at a glance: the place that was visited, or the conflict, and how everybody stands."""

from __future__ import annotations

from games.imperium.views import AgentPiece, ConflictFace, ImperiumView, LeaderFace, SpaceView
from renderer import glance as shared
from renderer.frame import Frame
from renderer.imperium.glyphs import run
from renderer.imperium.spaces import PAWNS
from renderer.imperium.stage import scene_of
from renderer.imperium.tracks import LONG_NAME, ROMAN, turn_words, whose_turn
from renderer.pieces import marker
from renderer.setting import fitting, line
from renderer.sprites import Box, Drawing, Icon, Lettering, Panel, Part, Sprite

COLUMN = 330
"""The width of the standings."""
WINNER = "winner:"
"""The mark of whoever won a conflict."""
Deed = tuple[SpaceView, AgentPiece]
"""A space, and the agent that has come there."""


def glance(frame: Frame[ImperiumView]) -> Drawing:
    done = deed(frame)
    scene = _scene(frame, done)
    drawing = shared.page(scene)
    view = frame.view
    waited = whose_turn(view)
    words = turn_words(frame, waited, LONG_NAME) if waited else frame.label(f"phase-{view.phase}")
    count = f"{max(view.round, 1)}/{len(view.conflict_levels)}"
    drawing.parts.append(shared.turn(frame, waited[0] if waited else None, words, count))
    stage = shared.STAGE.left(shared.STAGE.w - COLUMN - 12)
    drawing.parts.append(_deed(stage, scene, frame, done) if done else _conflict(stage, scene, frame))
    rows = [(p.seat, (("vp", str(p.vp), ""), ("strength", str(p.strength), ""))) for p in view.players]
    column = shared.STAGE.after(shared.STAGE.w - COLUMN)
    drawing.parts.append(shared.standings(column, rows, frame, waited))
    drawing.parts.append(shared.sentence(frame, _how_it_stands(frame)))
    return drawing


def deed(frame: Frame[ImperiumView]) -> Deed | None:
    """The last agent that came to a space since the picture before; where a sentence is told, to the one it names."""
    if frame.before is None:
        return None
    was = {space.key: space.agents for space in frame.before.spaces}
    named = [space for space in frame.view.spaces if not frame.tags or f"space:{space.key}" in frame.tags]
    come = [(space, piece) for space in named for piece in space.agents if piece not in was.get(space.key, ())]
    return come[-1] if come else None


def winner(frame: Frame[ImperiumView]) -> int | None:
    """Who won the conflict, where that is told."""
    return next((int(tag.removeprefix(WINNER)) for tag in frame.tags if tag.startswith(WINNER)), None)


def _fought_for(frame: Frame[ImperiumView]) -> ConflictFace | None:
    """The conflict that is told of: when its end is, the next one may lie there already."""
    before = frame.before.conflict if frame.before is not None and "conflict" in frame.tags else None
    return before or frame.view.conflict


def leader_just_taken(frame: Frame[ImperiumView]) -> LeaderFace | None:
    """The last leader that somebody took since the picture before."""
    if frame.before is None or frame.view.conflict is not None:
        return None
    was = {player.seat: player.leader for player in frame.before.players}
    new = [p.leader for p in frame.view.players if p.leader is not None and was.get(p.seat) is None]
    return new[-1] if new else None


def _scene(frame: Frame[ImperiumView], done: Deed | None) -> str:
    if done is not None:
        return f"imperium/space/{done[0].key}"
    leader, conflict = leader_just_taken(frame), _fought_for(frame)
    if leader is not None:
        return f"imperium/leader/{leader.key}"
    return f"imperium/conflict/{conflict.key}" if conflict is not None else scene_of(frame.view)


def _deed(box: Box, scene: str, frame: Frame[ImperiumView], done: Deed) -> Part:
    """The place by its name, and the agent that stands there now."""
    space, piece = done
    told: list[Sprite] = [*_title(box, frame.say(space.name))]
    pawn = Box(box.x + 8, box.bottom - 176, 168, 168)
    told.append(Icon(pawn, PAWNS[piece.kind], tint=frame.tint(piece.seat)))
    glyphs = tuple(glyph for glyph in space.effect if glyph.text is None)
    effect = Box(pawn.right + 16, box.bottom - 112, min(40 + 92 * len(glyphs), box.right - pawn.right - 28), 98)
    if glyphs:
        told.append(Panel(effect, "plaque"))
        told += run(effect.inset(10, 6), glyphs, frame, (84, 72), align="centre", type_size=shared.TYPE)
    return shared.stage(scene, box, told)


def _title(box: Box, name: str) -> list[Lettering]:
    size = fitting([name], box.w - 44, "serif-bold", (64, 58, 54, 48, shared.TYPE))
    return line(box.top(84).inset(22, 0), name, "serif-bold", size, "paper", halo="night")


def _conflict(box: Box, scene: str, frame: Frame[ImperiumView]) -> Part:
    """What is fought for; before the first conflict, who was taken."""
    face, leader = _fought_for(frame), leader_just_taken(frame)
    told: list[Sprite] = []
    if leader is not None:
        told += _title(box, frame.say(leader.name))
    if face is not None:
        told += [*_title(box, f"{ROMAN[face.level]} · {frame.say(face.name)}"), *_prize(box, face, frame)]
    return shared.stage(scene, box, told)


def _prize(box: Box, face: ConflictFace, frame: Frame[ImperiumView]) -> list[Sprite]:
    """The first prize, with whoever has won it."""
    won_by = winner(frame)
    glyphs = tuple(glyph for glyph in face.rewards[0] if glyph.icon not in ("if", "special"))
    most = Box(box.x + 12, box.bottom - 116, box.w - 24, 104)
    rank = most.left(104).middle(88, 88)
    first = Icon(rank, "rank", "1", "gold") if won_by is None else marker(rank, won_by, frame)
    won = run(most.after(108).inset(4, 6), glyphs, frame, (88, 76), type_size=shared.TYPE)
    wide = max((sprite.box.right for sprite in won), default=rank.right) + 16 - most.x
    return [Panel(most.left(wide), "plaque"), first, *won]


def _how_it_stands(frame: Frame[ImperiumView]) -> str:
    view = frame.view
    title = frame.label("round", round=max(view.round, 1), of=len(view.conflict_levels))
    return f"{title} · {frame.label(f'phase-{view.phase}')}"
