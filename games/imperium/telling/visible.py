"""The views: what a seat, or the public, may see. A view holds only what is copied here."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import live_questions
from games.core.agenda import awaited
from games.core.protocol import Text, say
from games.imperium.components import LEADERS
from games.imperium.modules import modules_in
from games.imperium.rules.endgame import result, source_text
from games.imperium.rules.forces import strength, unit_kinds
from games.imperium.state import POINTS_OF, BoardSpace, Player, Points, State, pieces_of, sources
from games.imperium.telling.faces import card_face, conflict_face, intrigue_face, leader_face, priced_face, space_face
from games.imperium.views import (
    AgentPiece,
    CardFace,
    ImperiumView,
    IntrigueFace,
    LeaderFace,
    PlayerView,
    PrivateView,
    ReserveView,
    ScoreLine,
    SpaceView,
)
from games.imperium.vocabulary import FACTIONS, MENTAT, NOBODY
from games.imperium.words.conditions import mentat_is_home
from games.imperium.words.specials import Snoop

EMPTY = BoardSpace()


def look(state: State, seat: int | None) -> ImperiumView:
    """Return the view of a seat (None: of the public)."""
    outcome, everybody = result(state), range(len(state.players))
    points = [sources(state, number) for number in everybody]
    return ImperiumView(
        seat=seat,
        round=state.round,
        goal=state.endgame_vp,
        phase=state.phase,
        first=state.first,
        active=state.turn.seat if state.turn else None,
        awaited=awaited(state),
        conflict=conflict_face(state.conflict) if state.conflict else None,
        conflict_levels=state.levels,
        row=_cards(state.row),
        reserve=tuple(ReserveView(card_face(card), left) for card, left in state.reserve.items()),
        imperium_deck=len(state.imperium_deck),
        intrigue_deck=len(state.intrigue_deck),
        intrigue_discard=_intrigue(state.intrigue_discard),
        spaces=tuple([_space(state, key, place) for key, place in state.places.items()]),
        alliances={faction: None if holder == NOBODY else holder for faction, holder in state.alliances.items()},
        players=tuple([_player(state, number, points[number]) for number in everybody]),
        me=None if seat is None else _private(state, seat),
        chart=tuple(tuple(points) for points in state.chart),
        scores=tuple(map(_scores, points)),
        ranking=tuple(place.seat for place in outcome.ranking) if outcome else (),
        decided_by=outcome.decided_by if outcome else None,
        leaders=_leaders(state),
        modules={module.key: module.look(state, seat) for module in modules_in(state) if module.look},
    )


def _leaders(state: State) -> tuple[LeaderFace, ...]:
    """Return the leaders that can still be chosen, in the order of the rulebook."""
    choosing = state.phase == "leaders"
    return tuple(leader_face(leader) for leader in LEADERS if choosing and leader in state.leader_pool)


def _cards(cards: list[str]) -> tuple[CardFace, ...]:
    return tuple(map(card_face, cards))


def _intrigue(cards: list[str]) -> tuple[IntrigueFace, ...]:
    return tuple(map(intrigue_face, cards))


def _space(state: State, key: str, place: BoardSpace) -> SpaceView:
    face = space_face(key) if key not in state.prices else priced_face(key, state.prices[key])
    mentat_here = key == MENTAT and mentat_is_home(state)
    if place == EMPTY and not mentat_here:
        return face
    return replace(
        face,
        bonus_spice=place.bonus_spice,
        controller=None if place.controller == NOBODY else place.controller,
        held_by=None if place.holder == NOBODY else place.holder,
        agents=tuple(place.agents),
        voiced_by=tuple(place.voices),
        mentat_here=mentat_here,
    )


def _player(state: State, seat: int, points: Points) -> PlayerView:
    player = state.players[seat]
    turn = state.turn
    return PlayerView(
        seat=seat,
        leader=leader_face(player.leader) if player.leader else None,
        rival=player.rival,
        solari=player.solari,
        spice=player.spice,
        water=player.water,
        vp=sum(map(POINTS_OF, points)),
        influence={str(faction): value for faction, value in player.influence.items()},
        alliances=tuple([faction for faction in FACTIONS if state.alliances[faction] == seat]),
        garrison=player.garrison,
        supply=player.supply,
        troops=player.troops,
        swords=player.swords,
        strength=strength(state, seat),
        ready=tuple(AgentPiece(seat, kind) for kind in player.ready),
        agents=len(player.ready) + len(pieces_of(state, seat)),
        council_seat=player.council_seat,
        swordmaster=player.swordmaster,
        mentat=state.mentat == seat,
        hand=len(player.hand),
        deck=len(player.deck),
        intrigue=len(player.intrigue),
        discard=_cards(player.discard),
        in_play=_cards(player.in_play),
        revealed=_cards(player.revealed),
        trashed=_cards(player.trashed),
        waiting=_intrigue(player.waiting),
        set_aside=_cards(player.set_aside),
        baron=tuple(player.baron) if player.baron_revealed else (),
        baron_hidden=0 if player.baron_revealed else len(player.baron),
        has_revealed=player.has_revealed,
        persuasion=turn.persuasion if turn and turn.seat == seat else 0,
        units={kind.key: n for kind in unit_kinds(state)[1:] if (n := kind.forces(state, seat).troops)},
    )


def _private(state: State, seat: int) -> PrivateView:
    player = state.players[seat]
    return PrivateView(
        hand=_cards(player.hand),
        intrigue=_intrigue(player.intrigue),
        deck_top=card_face(player.deck[-1]) if player.deck and sees_deck_top(state, seat, player) else None,
        baron=tuple(player.baron),
    )


def sees_deck_top(state: State, seat: int, player: Player) -> bool:
    """Return whether a player sees the top of the own deck: by Prescience, or while resolving Poison Snooper."""
    if player.leader and LEADERS[player.leader].sees_deck_top:
        return True
    return any(ask.seat == seat and isinstance(ask.about, Snoop) for ask in state.asks)


def _scores(points: Points) -> tuple[ScoreLine, ...]:
    return tuple([ScoreLine(source_text(source), n) for source, n in points if n])


def headline(view: ImperiumView) -> Text:
    """Return the state of the game in one line."""
    if view.phase == "leaders" and all(player.leader or player.rival for player in view.players):
        return say("headline-ready")
    if view.phase in ("leaders", "endgame", "over"):
        return say(f"headline-{view.phase}")
    if view.conflict is None:
        return say("headline-round", round=view.round)
    return say(f"headline-{view.phase}", round=view.round, conflict=say(f"conflict-{view.conflict.key}"))


def awaits(state: State) -> dict[int, Text]:
    """Return what the table waits for, by seat. After a combat all that may be hidden has the same words."""
    settling = {ask.seat: say("awaits-rewards") for ask in state.asks if ask.waits and state.phase == "combat"}
    return {**settling, **live_questions.awaits(state)}


def score(view: ImperiumView, seat: int) -> Text:
    """Return the victory points of a seat as a text."""
    return say("score-points", points=view.players[seat].vp)
