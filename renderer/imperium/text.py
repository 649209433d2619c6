"""The whole board in words, complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.imperium.views import CardFace, ImperiumView, PlayerView, SpaceView
from renderer.frame import Frame
from renderer.imperium import alt, ix
from renderer.imperium.glyphs import FACTIONS
from renderer.imperium.spaces import REGIONS
from renderer.imperium.tracks import turn_words, whose_turn


def text(frame: Frame[ImperiumView], picture: str) -> str:
    """The board in full; smaller pictures say what their description says."""
    if picture != "board":
        return "\n".join(_lines(frame, picture))
    return "\n".join(_board(frame)).strip()


def _lines(frame: Frame[ImperiumView], picture: str) -> Iterator[str]:
    match picture:
        case "hand":
            yield from _mine(frame)
        case "row":
            yield from _offers(frame)
        case "conflict":
            yield from _conflict(frame)
        case _:
            yield alt.alt(frame, picture)


def _board(frame: Frame[ImperiumView]) -> Iterator[str]:
    view = frame.view
    waited = whose_turn(view)
    phase = frame.label(f"phase-{view.phase}")
    yield frame.label("alt-round", round=view.round, of=len(view.conflict_levels), phase=phase)
    if waited:
        yield f"{turn_words(frame, waited)}."
    yield from _conflict(frame)
    for player in view.players:
        yield from _player(frame, player)
    for region in REGIONS:
        yield from _region(frame, region)
    yield from ix.words(frame)
    yield from _offers(frame)
    yield from _mine(frame)


def _title(frame: Frame[ImperiumView], key: str) -> Iterator[str]:
    yield ""
    yield f"**{frame.label(key)}**"


def _conflict(frame: Frame[ImperiumView]) -> Iterator[str]:
    view = frame.view
    if view.conflict is None:
        return
    yield from _title(frame, "text-conflict")
    yield from alt.conflict(frame)
    for place, said in enumerate(view.conflict.lines, start=1):
        yield frame.label("text-reward", place=place, reward=frame.say(said))


def _player(frame: Frame[ImperiumView], player: PlayerView) -> Iterator[str]:
    yield ""
    leader = frame.say(player.leader.name) if player.leader else frame.label("none")
    first = frame.label("text-first") if frame.view.first == player.seat else ""
    yield f"**{frame.name(player.seat)}** · {leader}{first}"
    yield alt.goods(frame, player)
    yield frame.label(
        "text-troops", garrison=player.garrison, supply=player.supply, troops=player.troops, strength=player.strength
    )
    yield frame.label("text-agents", ready=len(player.ready), agents=player.agents)
    yield frame.label(
        "text-cards", hand=player.hand, deck=player.deck, discard=len(player.discard), intrigue=player.intrigue
    )
    yield frame.label("text-influence", steps=", ".join(_influence(frame, player, faction) for faction in FACTIONS))
    yield from _open_cards(frame, player)
    held = [key for key, has in (("text-seat", player.council_seat), ("text-revealed", player.has_revealed)) if has]
    if held:
        yield " ".join(frame.label(key) for key in held)


def _open_cards(frame: Frame[ImperiumView], player: PlayerView) -> Iterator[str]:
    """What lies open before a player, where anything does."""
    piles = {
        "alt-in-play": [face.name for face in (*player.in_play, *player.revealed)],
        "alt-discard": [face.name for face in player.discard],
        "text-waiting": [face.name for face in player.waiting],
        "text-set-aside": [face.name for face in player.set_aside],
    }
    for key, names in piles.items():
        if names:
            yield frame.label(key, cards="; ".join(frame.say(name) for name in names))
    if player.persuasion:
        yield frame.label("text-persuasion", count=player.persuasion)


def _influence(frame: Frame[ImperiumView], player: PlayerView, faction: str) -> str:
    steps = frame.label("alt-count", name=frame.label(faction.replace("_", "-")), count=player.influence[faction])
    allied = frame.view.alliances.get(faction) == player.seat
    return frame.label("text-allied", track=steps) if allied else steps


def _region(frame: Frame[ImperiumView], region: str) -> Iterator[str]:
    yield from _title(frame, region.replace("_", "-"))
    for space in frame.view.spaces:
        if space.region == region:
            yield _space(frame, space)


def _space(frame: Frame[ImperiumView], space: SpaceView) -> str:
    """Name, who stands there, what it does, and what lies on it."""
    notes = [frame.say(said) for said in space.lines]
    if space.agents:
        notes.insert(0, frame.label("text-taken", names=", ".join(frame.name(agent.seat) for agent in space.agents)))
    if space.controller is not None:
        notes.append(frame.label("text-controlled", name=frame.name(space.controller)))
    if space.bonus_spice:
        notes.append(frame.label("text-bonus", count=space.bonus_spice))
    notes += [frame.label("text-voiced", name=frame.name(seat)) for seat in space.voiced_by]
    return frame.label("text-entry", name=frame.say(space.name), notes=" ".join(notes))


def _offers(frame: Frame[ImperiumView]) -> Iterator[str]:
    yield from _title(frame, "text-row")
    yield from (_card(frame, face) for face in frame.view.row)
    yield from _title(frame, "reserve")
    for stack in frame.view.reserve:
        yield f"{_card(frame, stack.card)} {frame.label('text-left', count=stack.left)}"


def _card(frame: Frame[ImperiumView], face: CardFace) -> str:
    name = frame.say(face.name)
    if face.cost is not None:
        name = frame.label("text-priced", name=name, cost=face.cost)
    return frame.label("text-entry", name=name, notes=" ".join(frame.say(said) for said in face.lines))


def _mine(frame: Frame[ImperiumView]) -> Iterator[str]:
    me = frame.view.me
    if me is None:
        return
    yield from _title(frame, "text-hand")
    if not me.hand and not me.intrigue:
        yield frame.label("none")
    yield from (_card(frame, face) for face in me.hand)
    for face in me.intrigue:
        notes = " ".join(frame.say(said) for said in face.lines)
        yield frame.label("text-entry", name=frame.say(face.name), notes=notes)
