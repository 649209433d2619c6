"""The views of the war, filled by whitelist. Only this module decides what is hidden from whom."""

from __future__ import annotations

from games.arrakis.components import AREAS, BOX, LEADERS, LOWEST_ROW, TOKENS, ZONES, standins
from games.arrakis.mahdi.telling import look as see_automa
from games.arrakis.rules.board import generics_left, in_tank, supply, vehicles_left
from games.arrakis.rules.tracks import are_atomics_unlocked
from games.arrakis.rules.visions import CONDITIONS
from games.arrakis.state import Area, ArrakisState, Force, Phase, Player
from games.arrakis.steps.ending import decided_by
from games.arrakis.steps.harvesting import SpendSpice
from games.arrakis.telling.battle_view import see_battle
from games.arrakis.telling.faces import card_face, leader_view, vision_face
from games.arrakis.telling.open_question import candidates, drawn_token, origin
from games.arrakis.telling.wording import area_name, imperium_name, side_name
from games.arrakis.views import (
    AreaView,
    ArrakisView,
    DashboardView,
    DiscardView,
    EndingView,
    LegionView,
    MarkerView,
    ObjectiveView,
    PrescienceView,
    RowView,
    SeatView,
    SettlementView,
    SideView,
    SlotView,
    SpiceView,
    TokenFace,
    TracksView,
    ZoneView,
)
from games.arrakis.vocabulary import GENERICS, KINDS, Deck, Imperium, Kind, Marker, Result, Side, Vehicle
from games.core.agenda import awaited
from games.core.protocol import Text, say

WORMSIGN_FACES = {"sand": "sand", "sandworm": "sandworm", "burrowing": "burrowing_sandworm"}


def look(state: ArrakisState, seat: int | None) -> ArrakisView:
    inside = is_atreides(state, seat)
    return ArrakisView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        phase_name=say(f"arrakis-phase-{state.phase}"),
        active=state.turn.side if state.phase == Phase.ACTIONS else "",
        seats=tuple(see_seat(state, number) for number in state.people),
        sides=tuple(see_side(state, side) for side in Side),
        dashboards=tuple(see_dashboard(state, number) for number in by_side(state)),
        areas=tuple(see_area(state, area, inside) for area in AREAS if holds_something(state.areas[area])),
        zones=tuple(ZoneView(zone, state.zones.get(zone, "")) for zone in ZONES),
        leaders=tuple(leader_view(state, leader) for leader in LEADERS if leader in state.leaders),
        tracks=see_tracks(state, inside),
        spice=see_spice(state),
        prescience=tuple(see_vision(state, card) for card in state.row),
        prescience_deck=len(state.prescience_deck),
        claims=state.now.claims,
        wormsigns=len(state.wormsigns),
        bene_gesserit=state.bene_gesserit_reserve,
        atomics=see_atomics(state),
        opened=state.atomics or None,
        battle=see_battle(state, see_legion) if state.battle else None,
        hand=tuple(card_face(card) for card in state.players[seat].hand) if seat is not None else None,
        drawn=see_drawn(state, seat),
        discards=tuple(
            DiscardView(deck, tuple(card_face(card) for card in pile)) for deck, pile in state.discards.items()
        ),
        automa=see_automa(state),
        candidates=candidates(state, seat),
        origin=origin(state, seat),
        awaited=awaited(state),
        ending=see_ending(state),
    )


def is_atreides(state: ArrakisState, seat: int | None) -> bool:
    """Return whether the seat plays Atreides and may see their tokens, sietches and objectives."""
    return seat is not None and state.players[seat].side == Side.ATREIDES


def by_side(state: ArrakisState) -> list[int]:
    return [seat for side in Side for seat in state.seats(side)]


def see_seat(state: ArrakisState, seat: int) -> SeatView:
    player = state.players[seat]
    return SeatView(seat, player.side, tuple(player.boards), role_name(player))


def role_name(player: Player) -> Text:
    return say(f"arrakis-deck-{player.boards[0]}") if player.is_partner else side_name(player.side)


# ---- the map


def holds_something(there: Area) -> bool:
    tokens = there.sietch or there.town or there.station or there.wormsign or there.worm
    return there.side is not None or bool(tokens) or there.harvester


def see_area(state: ArrakisState, area: str, inside: bool) -> AreaView:
    there = state.areas[area]
    return AreaView(
        id=area,
        legions=(see_legion(state, area, inside),) if there.side else (),
        settlement=see_settlement(there, inside),
        harvester=there.harvester,
        wormsign=there.wormsign is not None,
        wormsign_face=WORMSIGN_FACES[there.wormsign]
        if inside and there.wormsign and f"wormsign:{area}" in state.known
        else None,
        worm=there.worm or "",
        station=there.station is not None,
        station_face=there.station if inside and f"station:{area}" in state.known else None,
    )


def see_settlement(there: Area, inside: bool) -> SettlementView | None:
    if there.town:
        return SettlementView(Side.HARKONNEN, there.town)
    if there.sietch:
        return SettlementView(Side.ATREIDES, there.sietch if inside or there.shown else None, not there.shown)
    return None


def see_legion(state: ArrakisState, area: str, inside: bool) -> LegionView:
    there = state.areas[area]
    force = there.force
    return LegionView(
        side=there.side or "",
        regular=force.of(Kind.REGULAR),
        elite=force.of(Kind.ELITE),
        special=force.of(Kind.SPECIAL),
        generic=sum(leader in GENERICS for leader in force.leaders),
        named=tuple(force.named),
        tokens=len(force.tokens),
        known=tuple(see_token(token) for token in sorted(force.tokens))
        if inside and there.side == Side.ATREIDES
        else (),
        transported=state.now.flown.get(area, Force()).size,
    )


def see_token(token: str) -> TokenFace:
    shown = TOKENS[token]
    return TokenFace(shown.regular, shown.elite, shown.special, shown.generic)


def see_drawn(state: ArrakisState, seat: int | None) -> TokenFace | None:
    token = drawn_token(state, seat)
    return see_token(token) if token else None


# ---- boards


def see_side(state: ArrakisState, side: Side) -> SideView:
    left = [(str(kind), supply(state, side, kind)) for kind in KINDS]
    return SideView(
        side=side,
        name=side_name(side),
        seats=tuple(seat for seat in state.seats(side) if seat in state.people),
        supply=(*left, ("generic", generics_left(state, side))),
        dice=state.unused_dice(side),
        bene_gesserit=state.bene_gesserit[side],
        tokens=len(state.pool) if side == Side.ATREIDES else start_tokens(state),
    )


def start_tokens(state: ArrakisState) -> int:
    """Return the number of start tokens left in the automa's pools."""
    return len(state.mahdi.black) + len(state.mahdi.silver) if state.mahdi is not None else 0


def see_dashboard(state: ArrakisState, seat: int) -> DashboardView:
    player = state.players[seat]
    return DashboardView(
        side=player.side,
        board=player.boards[0] if player.is_partner else player.side,
        name=role_name(player),
        seat=None if player.rival else seat,
        slots=(*[see_slot(state, player, result) for result in player.slots], *maker_slot(state, player)),
        used=tuple(state.mahdi.used) if player.rival and state.mahdi is not None else (),
        tank=tuple(leader or None for leader in player.tank),
        hand=len(player.hand),
        decks=tuple((str(deck), len(state.decks[deck]), len(state.discards[deck])) for deck in player.boards),
    )


def see_slot(state: ArrakisState, player: Player, result: Result) -> SlotView:
    token = player.laid == result
    return SlotView(
        result=result,
        size=player.slots[result],
        dice=player.dice.get(result, 0) - token,
        token=token,
        leaders=leaders_at(state, player, result),
    )


def maker_slot(state: ArrakisState, player: Player) -> list[SlotView]:
    if Deck.FREMEN_ALLY not in player.boards:
        return []
    return [SlotView("desert_power", 0, leaders=leaders_at(state, player, "desert_power"))]


def leaders_at(state: ArrakisState, player: Player, slot: str) -> tuple[str, ...]:
    return tuple(
        leader
        for leader in state.leaders
        if LEADERS[leader].slot == slot and LEADERS[leader].deck in player.boards and not in_tank(state, leader)
    )


def see_spice(state: ArrakisState) -> SpiceView:
    rows = tuple(
        RowView(row.locked, row.harvesters, row.ornithopters, row.carryalls, number == LOWEST_ROW)
        for number, row in enumerate(BOX.rows, 1)
    )
    spending = [ask.about.spice for ask in state.asks if isinstance(ask.about, SpendSpice)]
    return SpiceView(
        rows=rows,
        markers=tuple(
            MarkerView(m, imperium_name(m), state.imperium[m], state.is_banned(m), say(f"arrakis-ban-{m}"))
            for m in Imperium
        ),
        active=state.active_row,
        reserve=state.reserve,
        harvested=spending[0] if spending else None,
        vehicles=tuple((str(kind), vehicles_left(state, kind)) for kind in Vehicle),
    )


# ---- tracks and visions


def see_tracks(state: ArrakisState, inside: bool) -> TracksView:
    shown = state.objectives if inside or state.ending else []
    supremacy, prescience = BOX.supremacy, BOX.prescience
    return TracksView(
        supremacy=state.supremacy,
        supremacy_win=supremacy.win,
        bene_gesserit=standins().tracks.bene_gesserit_steps,
        supremacy_steps=((supremacy.hawat, say("arrakis-step-hawat")), (supremacy.feyd, say("arrakis-step-feyd"))),
        kh=state.markers[Marker.KH],
        sd=state.markers[Marker.SD],
        jh=state.markers[Marker.JH],
        length=standins().tracks.prescience_length,
        prescience_steps=(
            (prescience.leaders_at, say("arrakis-step-leaders")),
            (prescience.alia_at, say("arrakis-step-alia")),
            (prescience.atomics_at, say("arrakis-step-atomics")),
        ),
        objectives=tuple(see_objective(key) for key in shown),
        possible=tuple(see_objective(key) for key in standins().objectives),
    )


def see_objective(key: str) -> ObjectiveView:
    targets = standins().objectives[key]
    return ObjectiveView(key, targets.kh, targets.sd, targets.jh)


def see_vision(state: ArrakisState, card: str) -> PrescienceView:
    """Return the view of a prescience card. Its condition depends only on what everybody sees."""
    return PrescienceView(vision_face(card), CONDITIONS[card](state), card in state.held)


def see_atomics(state: ArrakisState) -> str:
    if state.atomics:
        return "used"
    return "ready" if are_atomics_unlocked(state) else "locked"


# ---- where the game stands


def see_ending(state: ArrakisState) -> EndingView | None:
    text = decided_by(state)
    if state.ending is None or text is None:
        return None
    winner = state.ending.side
    winners = [seat for seat in state.people if state.players[seat].side == winner]
    return EndingView(winner or "", tuple(winners), text)


def headline(seen: ArrakisView) -> Text:
    if seen.ending:
        return seen.ending.text
    if seen.battle:
        return say("arrakis-headline-battle", round=seen.round, area=area_name(seen.battle.area))
    if seen.active:
        return say("arrakis-headline-turn", round=seen.round, side=side_name(seen.active))
    return say("arrakis-headline", round=seen.round, phase=seen.phase_name)


def score(seen: ArrakisView, seat: int) -> Text:
    """Return the supremacy of Harkonnen, or the three prescience markers of Atreides."""
    tracks = seen.tracks
    # The automa's place is behind the seats.
    if seat >= len(seen.seats) or seen.seats[seat].side == Side.HARKONNEN:
        return say("arrakis-score-harkonnen", supremacy=tracks.supremacy, win=tracks.supremacy_win)
    return say("arrakis-score-atreides", kh=tracks.kh, sd=tracks.sd, jh=tracks.jh)
