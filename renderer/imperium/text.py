"""The text version of the pictures. The board is complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.imperium.views import CardFace, ImperiumView, PlayerView, SpaceView
from renderer.context import RenderContext
from renderer.imperium import alt, ix
from renderer.imperium.glyphs import FACTIONS
from renderer.imperium.spaces import REGIONS
from renderer.imperium.tracks import describe_turn, find_waiting_seats


def make_text(context: RenderContext[ImperiumView], picture: str) -> str:
    """Return the text of a picture. Smaller pictures have the same text as their alternative text."""
    if picture != "board":
        return "\n".join(_describe_lines(context, picture))
    return "\n".join(_describe_board(context)).strip()


def _describe_lines(context: RenderContext[ImperiumView], picture: str) -> Iterator[str]:
    match picture:
        case "hand":
            yield from _describe_own_cards(context)
        case "row":
            yield from _describe_offers(context)
        case "conflict":
            yield from _describe_conflict(context)
        case _:
            yield from alt.make_alt_text(context, picture)


def _describe_board(context: RenderContext[ImperiumView]) -> Iterator[str]:
    view = context.view
    waiting_seats = find_waiting_seats(view)
    phase = context.label(f"phase-{view.phase}")
    yield context.label("alt-round", round=view.round, of=len(view.conflict_levels), phase=phase)
    if waiting_seats:
        yield f"{describe_turn(context, waiting_seats)}."
    yield from _describe_conflict(context)
    for player in view.players:
        yield from _describe_player(context, player)
    for region in REGIONS:
        yield from _describe_region(context, region)
    yield from ix.describe_for_board(context)
    yield from _describe_offers(context)
    yield from _describe_own_cards(context)


def _describe_title(context: RenderContext[ImperiumView], key: str) -> Iterator[str]:
    yield ""
    yield f"**{context.label(key)}**"


def _describe_conflict(context: RenderContext[ImperiumView]) -> Iterator[str]:
    view = context.view
    if view.conflict is None:
        return
    yield from _describe_title(context, "text-conflict")
    yield from alt.describe_conflict(context)
    for place, said in enumerate(view.conflict.lines, start=1):
        yield context.label("text-reward", place=place, reward=context.say(said))


def _describe_player(context: RenderContext[ImperiumView], player: PlayerView) -> Iterator[str]:
    yield ""
    leader = context.say(player.leader.name) if player.leader else context.label("none")
    first = context.label("text-first") if context.view.first == player.seat else ""
    yield f"**{context.name(player.seat)}** · {leader}{first}"
    yield alt.describe_resources(context, player)
    yield context.label(
        "text-troops", garrison=player.garrison, supply=player.supply, troops=player.troops, strength=player.strength
    )
    yield context.label("text-agents", ready=len(player.ready), agents=player.agents)
    yield context.label(
        "text-cards", hand=player.hand, deck=player.deck, discard=len(player.discard), intrigue=player.intrigue
    )
    yield context.label(
        "text-influence", steps=", ".join(_describe_influence(context, player, faction) for faction in FACTIONS)
    )
    yield from _describe_open_cards(context, player)
    held = [key for key, has in (("text-seat", player.council_seat), ("text-revealed", player.has_revealed)) if has]
    if held:
        yield " ".join(context.label(key) for key in held)


def _describe_open_cards(context: RenderContext[ImperiumView], player: PlayerView) -> Iterator[str]:
    """Describe the open cards of a player."""
    piles = {
        "alt-in-play": [face.name for face in (*player.in_play, *player.revealed)],
        "alt-discard": [face.name for face in player.discard],
        "text-waiting": [face.name for face in player.waiting],
        "text-set-aside": [face.name for face in player.set_aside],
    }
    for key, names in piles.items():
        if names:
            yield alt.list_cards(context, key, names)
    if player.persuasion:
        yield context.label("text-persuasion", count=player.persuasion)


def _describe_influence(context: RenderContext[ImperiumView], player: PlayerView, faction: str) -> str:
    steps = context.label("alt-count", name=context.label(faction.replace("_", "-")), count=player.influence[faction])
    allied = context.view.alliances.get(faction) == player.seat
    return context.label("text-allied", track=steps) if allied else steps


def _describe_region(context: RenderContext[ImperiumView], region: str) -> Iterator[str]:
    yield from _describe_title(context, region.replace("_", "-"))
    for space in context.view.spaces:
        if space.region == region:
            yield _describe_space(context, space)


def _describe_space(context: RenderContext[ImperiumView], space: SpaceView) -> str:
    """Describe a space: name, agents, effect, and what lies on it."""
    notes = [context.say(said) for said in space.lines]
    if space.agents:
        notes.insert(
            0, context.label("text-taken", names=", ".join(context.name(agent.seat) for agent in space.agents))
        )
    if space.controller is not None:
        notes.append(context.label("text-controlled", name=context.name(space.controller)))
    if space.bonus_spice:
        notes.append(context.label("text-bonus", count=space.bonus_spice))
    notes += [context.label("text-voiced", name=context.name(seat)) for seat in space.voiced_by]
    return context.label("text-entry", name=context.say(space.name), notes=" ".join(notes))


def _describe_offers(context: RenderContext[ImperiumView]) -> Iterator[str]:
    yield from _describe_title(context, "text-row")
    yield from (_describe_card(context, face) for face in context.view.row)
    yield from _describe_title(context, "reserve")
    for stack in context.view.reserve:
        yield f"{_describe_card(context, stack.card)} {context.label('text-left', count=stack.left)}"


def _describe_card(context: RenderContext[ImperiumView], face: CardFace, count: int = 1) -> str:
    name = context.label("text-copies", name=context.say(face.name), count=count)
    if face.cost is not None:
        name = context.label("text-priced", name=name, cost=face.cost)
    return context.label("text-entry", name=name, notes=" ".join(context.say(said) for said in face.lines))


def _describe_own_cards(context: RenderContext[ImperiumView]) -> Iterator[str]:
    """Describe what only this player sees: first the own resources, then each card once."""
    me, seat = context.view.me, context.view.seat
    if me is None or seat is None:
        return
    yield from _describe_title(context, "text-hand")
    yield alt.describe_resources(context, context.view.players[seat])
    if not me.hand and not me.intrigue:
        yield context.label("none")
    yield from (_describe_card(context, face, count) for face, count in alt.count_copies(me.hand))
    for face, count in alt.count_copies(me.intrigue):
        name = context.label("text-copies", name=context.say(face.name), count=count)
        yield context.label("text-entry", name=name, notes=" ".join(context.say(said) for said in face.lines))
    yield from alt.describe_deck_top(context)
