"""The glance of Dune: Imperium: the space that was visited, or the conflict, and the standings."""

from __future__ import annotations

from games.imperium.views import AgentPiece, ConflictFace, Glyph, Glyphs, ImperiumView, LeaderFace, SpaceView
from renderer import glance as shared
from renderer.context import RenderContext
from renderer.imperium.conflict_area import find_conflict_scene
from renderer.imperium.glyphs import draw_effect, is_choice
from renderer.imperium.spaces import AGENT_ICONS
from renderer.imperium.tracks import MAX_NAME_LETTERS, ROMAN, describe_turn, find_waiting_seats
from renderer.markers import make_marker
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Drawing, Icon, Lettering, Panel, Part, Sprite
from renderer.typesetting import fit_line_size, set_line

STANDINGS_WIDTH = 330
"""The width of the standings."""
TITLE_HEIGHT = 84
"""The height of the name on the scene."""
WINNER_MARK = "winner:"
"""Prefix of the mark of the player who won a conflict."""
TIE_MARK = "tie"
"""The mark of a conflict that nobody won, because of a tie for first."""
SentAgent = tuple[SpaceView, AgentPiece]
"""A space, and the agent that was sent there."""


def draw_glance(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the glance."""
    sent = find_sent_agent(context)
    scene = _find_scene(context, sent)
    drawing = shared.make_glance(scene)
    view = context.view
    waiting_seats = find_waiting_seats(view)
    words = (
        describe_turn(context, waiting_seats, MAX_NAME_LETTERS)
        if waiting_seats
        else context.label(f"phase-{view.phase}")
    )
    count = f"{max(view.round, 1)}/{len(view.conflict_levels)}"
    drawing.parts.append(shared.draw_turn(context, waiting_seats[0] if waiting_seats else None, words, count))
    whole = shared.find_stage(context, _describe_round(context))
    stage = whole.left(whole.w - STANDINGS_WIDTH - 12)
    drawing.parts.append(
        _draw_sent_agent(stage, scene, context, sent) if sent else _draw_conflict(stage, scene, context)
    )
    rows = [(p.seat, (("vp", str(p.vp), ""), ("strength", str(p.strength), ""))) for p in view.players]
    column = whole.after(whole.w - STANDINGS_WIDTH)
    drawing.parts.append(shared.draw_standings(column, rows, context, waiting_seats))
    drawing.parts.append(shared.draw_sentence(context, _describe_round(context)))
    return drawing


def find_sent_agent(context: RenderContext[ImperiumView]) -> SentAgent | None:
    """Return the last agent sent since the picture before, or None.

    If sentences mention spaces, only those count. The spaces of the last sentence come first in the mentions.
    """
    if context.before is None:
        return None
    was = {space.key: space.agents for space in context.before.spaces}
    come = [
        (space, piece) for space in context.view.spaces for piece in space.agents if piece not in was.get(space.key, ())
    ]
    if not context.mentions:
        return come[-1] if come else None
    order = {mark: at for at, mark in enumerate(context.mentions)}
    named = [(space, piece) for space, piece in come if f"space:{space.key}" in order]
    return min(named, key=lambda sent: order[f"space:{sent[0].key}"], default=None)


def find_winner(context: RenderContext[ImperiumView]) -> int | None:
    """Return the seat that won the conflict, if the sentence says so."""
    return next((int(tag.removeprefix(WINNER_MARK)) for tag in context.mentions if tag.startswith(WINNER_MARK)), None)


def _find_conflict(context: RenderContext[ImperiumView]) -> ConflictFace | None:
    """Return the conflict that the sentence is about. At a conflict's end the next may already be open."""
    before = context.before.conflict if context.before is not None and "conflict" in context.mentions else None
    return before or context.view.conflict


def find_leader_just_taken(context: RenderContext[ImperiumView]) -> LeaderFace | None:
    """Return the last leader that a player took since the picture before, or None."""
    if context.before is None or context.view.conflict is not None:
        return None
    was = {player.seat: player.leader for player in context.before.players}
    new = [p.leader for p in context.view.players if p.leader is not None and was.get(p.seat) is None]
    return new[-1] if new else None


def _find_scene(context: RenderContext[ImperiumView], sent: SentAgent | None) -> str:
    if sent is not None:
        return f"imperium/space/{sent[0].key}"
    leader, conflict = find_leader_just_taken(context), _find_conflict(context)
    if leader is not None:
        return f"imperium/leader/{leader.key}"
    return f"imperium/conflict/{conflict.key}" if conflict is not None else find_conflict_scene(context.view)


def _draw_sent_agent(box: Box, scene: str, context: RenderContext[ImperiumView], sent: SentAgent) -> Part:
    """Draw the space with its name, and the agent that stands there now."""
    space, piece = sent
    sprites: list[Sprite] = [*_draw_title(box, context.say(space.name))]
    side = min(168, box.h - TITLE_HEIGHT - 8)
    pawn = Box(box.x + 8, box.bottom - side - 8, side, side)
    sprites.append(Icon(pawn, AGENT_ICONS[piece.kind], tint=context.tint(piece.seat)))
    glyphs = find_shown_effect(context, space, piece)
    effect = Box(pawn.right + 16, box.bottom - 112, min(40 + 92 * len(glyphs), box.right - pawn.right - 28), 98)
    if glyphs:
        sprites.append(Panel(effect, "plaque"))
        sprites += draw_effect(
            effect.inset(10, 6), glyphs, context, (84, 72), align="centre", type_size=shared.MIN_FONT_SIZE
        )
    return shared.draw_stage(scene, box, sprites)


GAINED = ("solari", "spice", "water", "intrigue", "vp")
"""The counters of a player that a rival's glance compares."""


def find_shown_effect(context: RenderContext[ImperiumView], space: SpaceView, piece: AgentPiece) -> Glyphs:
    """Return what the visit brought: what the space gives, or what a rival really gained instead."""
    player, before = context.view.players[piece.seat], context.before
    if not player.rival or before is None:
        return tuple(glyph for glyph in space.effect if glyph.text is None)
    was = before.players[piece.seat]
    gained = [(icon, getattr(player, icon) - getattr(was, icon)) for icon in GAINED]
    deployed = player.troops - was.troops
    recruited = player.garrison - was.garrison + deployed
    troops = [("recruit", recruited), ("deploy", deployed)]
    return tuple(Glyph(icon, count if count > 1 else None) for icon, count in (*gained, *troops) if count > 0)


def _draw_title(box: Box, name: str) -> list[Lettering]:
    size = fit_line_size([name], box.w - 44, "serif-bold", (64, 58, 54, 48, shared.MIN_FONT_SIZE))
    return set_line(box.top(TITLE_HEIGHT).inset(22, 0), name, "serif-bold", size, "paper", halo="night")


def _draw_conflict(box: Box, scene: str, context: RenderContext[ImperiumView]) -> Part:
    """Draw the conflict. Before the first one, draw the leader that was taken."""
    face, leader = _find_conflict(context), find_leader_just_taken(context)
    sprites: list[Sprite] = []
    if leader is not None:
        sprites += _draw_title(box, context.say(leader.name))
    if face is not None:
        sprites += [
            *_draw_title(box, f"{ROMAN[face.level]} · {context.say(face.name)}"),
            *_draw_first_reward(box, face, context),
        ]
    return shared.draw_stage(scene, box, sprites)


def _draw_first_reward(box: Box, face: ConflictFace, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the first reward, with the player who has won it."""
    won_by = find_winner(context)
    if TIE_MARK in context.mentions:
        return _draw_tie(box, context)
    glyphs = tuple(glyph for glyph in face.rewards[0] if is_choice(glyph) or glyph.icon not in ("if", "special"))
    most = Box(box.x + 12, box.bottom - 116, box.w - 24, 104)
    rank = most.left(104).middle(88, 88)
    first = Icon(rank, "rank", "1", "gold") if won_by is None else make_marker(rank, won_by, context)
    won = draw_effect(most.after(108).inset(4, 6), glyphs, context, (88, 76), type_size=shared.MIN_FONT_SIZE)
    wide = max((sprite.box.right for sprite in won), default=rank.right) + 16 - most.x
    return [Panel(most.left(wide), "plaque"), first, *won]


def _draw_tie(box: Box, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the word for a tie in the place of a first reward that nobody takes."""
    word = context.label("tie")
    plaque = Box(box.x + 12, box.bottom - 116, measure_text(word, "serif-bold", 64) + 48, 104)
    return [Panel(plaque, "plaque"), *set_line(plaque.inset(24, 0), word, "serif-bold", 64, "night")]


def _describe_round(context: RenderContext[ImperiumView]) -> str:
    """Return round and phase in words."""
    view = context.view
    title = context.label("round", round=max(view.round, 1), of=len(view.conflict_levels))
    return f"{title} · {context.label(f'phase-{view.phase}')}"
