"""Leaders to choose from, with their abilities; those that somebody has taken stand last."""

from __future__ import annotations

from games.imperium.views import ImperiumView, LeaderFace
from renderer.choice import Choice, page
from renderer.column import Said
from renderer.frame import Frame
from renderer.sprites import Drawing


def leaders(frame: Frame[ImperiumView]) -> Drawing:
    free = [_choice(face, None, frame) for face in frame.view.leaders]
    taken = [_choice(player.leader, player.seat, frame) for player in frame.view.players if player.leader]
    return page(frame.label("leaders"), [*free, *taken], frame)


def _choice(face: LeaderFace, seat: int | None, frame: Frame[ImperiumView]) -> Choice:
    house = frame.say(face.house)
    below = house if seat is None else frame.label("leader-taken", house=house, name=frame.name(seat))
    return Choice(
        f"leader:{face.key}", frame.say(face.name), below, f"imperium/leader/{face.key}", _said(face, frame), seat
    )


def _said(face: LeaderFace, frame: Frame[ImperiumView]) -> tuple[Said, ...]:
    said: list[Said] = []
    for title, lines in ((face.ability, face.ability_lines), (face.signet, face.signet_lines)):
        said.append((frame.say(title), "serif-bold", "label"))
        said += [(frame.say(text), "sans", "night") for text in lines]
    return tuple(said)
