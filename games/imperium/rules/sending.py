"""Sending an agent: the question to which space, the cost and help text of a visit, and the visit itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Way, bind, do_nothing, lazy_way, ready_way
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Refusal, Text, say
from games.imperium.components import CARDS, SPACES, Card, Exchange, Space
from games.imperium.rules import changes
from games.imperium.rules.access import cost_of, spaces_reached_by, targets, why_closed
from games.imperium.rules.changes import owe
from games.imperium.rules.choices import card_name, space_name
from games.imperium.rules.leaders import leader_of
from games.imperium.rules.moments import run_handlers
from games.imperium.state import (
    Play,
    Player,
    State,
    Word,
    current_turn,
    pieces_of,
    who_controls,
)
from games.imperium.views import AgentPiece
from games.imperium.vocabulary import AGENT, MENTAT, NOBODY, SWORDMASTER, AgentKind, Moment, Resource
from games.imperium.words.costs import cost_text
from games.imperium.words.effects import Gain, Lasting, Signet, harvest_at
from games.imperium.words.influence import Influence, SpaceInfluence
from games.imperium.words.word import printed_all

READY = "leader"
"""The place of an agent that is not on the board."""


# ---------------------------------------------------------------- the question where to


BACK = Option("back", say("pick-back"), group="leave")
BACK_WAY = ready_way(BACK, do_nothing)


class PickSpace(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_space"):
    """The question to which space the agent goes."""

    kind: ClassVar[str] = "space"
    picture: ClassVar[str] = "board"
    card: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-space", card=card_name(self.card))

    def ways(self, state: State, seat: int) -> list[Way]:
        card, spice = CARDS[self.card], state.players[seat].spice
        ways: list[Way] = []
        for space in targets(state, seat, card):
            if space.exchange:
                ways += self._trades(seat, space, spice)
            else:
                ways.append(go_way(seat, self.card, space.key))
        return [*ways, BACK_WAY]

    def _trades(self, seat: int, space: Space, spice: int) -> list[Way]:
        return [trade_way(seat, self.card, space.key, deal) for deal in space.exchange if deal.spice <= spice]

    def refused(self, state: State, seat: int) -> list[Refusal]:
        card = CARDS[self.card]
        here = [space for space in spaces_reached_by(state, card) if space.key in state.places]
        reasons = [(space, why_closed(state, seat, space, card)) for space in here]
        return [Refusal(space_name(space.key), why) for space, why in reasons if why]

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {"back": 1}


@cache
def go_way(seat: int, card: str, space: str) -> Way:
    return lazy_way(space, bind(space_option, seat, card, space), lambda play: go(play, seat, card, space))


@cache
def trade_way(seat: int, card: str, space: str, deal: Exchange) -> Way:
    return lazy_way(f"{space}:{deal.spice}", lambda _: trade_option(space, deal), bind(go, seat, card, space, deal))


def trade_option(space: str, deal: Exchange) -> Option:
    text = say("pick-exchange", space=space_name(space), spice=deal.spice, solari=deal.solari)
    key, icon = f"{space}:{deal.spice}", SPACES[space].icon
    return Option(key, text, group="space", icon=icon, place=f"space:{space}")


def go(play: Play, seat: int, card: str, space: str, deal: Exchange | None = None) -> None:
    """Send an agent to a space. If several own agents could move, ask which."""
    movers = movers_to(play.state, seat, SPACES[space]) if CARDS[card].sends_anywhere else [READY]
    if len(movers) == 1:
        visit(play, seat, card, SPACES[space], movers[0], deal)
    else:
        play.ask(seat, PickMover(card, space, tuple(movers), deal))


def movers_to(state: State, seat: int, space: Space) -> list[str]:
    """Return from where an own agent may go to this space with Kwisatz Haderach: the leader, or its space."""
    on_board = [key for key, _ in pieces_of(state, seat)]
    if space.key in on_board:
        return [space.key]
    return [READY] * bool(state.players[seat].ready) + on_board


class PickMover(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_mover"):
    """The question which own agent moves."""

    kind: ClassVar[str] = "mover"
    picture: ClassVar[str] = "board"
    card: str
    space: str
    movers: tuple[str, ...]
    deal: Exchange | None = None

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-mover", space=space_name(self.space))

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, mover) for mover in self.movers]

    def _way(self, seat: int, mover: str) -> Way:
        text = say("pick-mover-leader") if mover == READY else say("pick-mover-space", space=space_name(mover))
        return Way(Option(mover, text), bind(visit, seat, self.card, SPACES[self.space], mover, self.deal))


def space_option(state: State, seat: int, card: str, space: str) -> Option:
    brings = space_help(state, seat, SPACES[space], CARDS[card])
    return Option(space, space_name(space), brings, group="space", icon=SPACES[space].icon, place=f"space:{space}")


def space_help(state: State, seat: int, space: Space, card: Card) -> Text:
    """Return what a visit costs and brings. Influence comes first, because lists cut long texts."""
    step = (Influence(lasting_with(state, card, "space_influence") or 1, (space.faction,)),) if space.faction else ()
    brings = harvest_help(state, seat, space, card) if space.maker else printed_all((*step, *space.effect))
    if space.persuasion:
        brings = say("card-help", head=brings, tail=say("space-help-reveal", n=space.persuasion))
    costs = [cost_text(what, n) for what, n in cost_of(state, seat, space, card).items() if n]
    if costs:
        brings = say("space-help-cost", cost=costs, effect=brings)
    return say("space-help-combat", help=brings) if space.combat else brings


def lasting_with(state: State, card: Card, kind: str) -> int:
    """Return the value of a lasting effect of this turn, as if the card had been played."""
    brought = [word.n for word in card.agent if isinstance(word, Lasting) and word.kind == kind]
    return brought[0] if brought else current_turn(state).lasting.get(kind, 0)


def harvest_help(state: State, seat: int, space: Space, card: Card) -> Text:
    """Return the text of the spice that this player would harvest with this card, and of the leader's ability."""
    leader = leader_of(state, seat)
    doubled = bool(lasting_with(state, card, "double_harvest"))
    n = harvest_at(state, space.key, doubled, leader.harvest_less if leader.when_harvesting else 0)
    if not leader.when_harvesting:
        return say("space-help-maker", n=n)
    return say("space-help-maker-and", n=n, deed=printed_all(leader.when_harvesting))


def visit_words(space: Space) -> tuple[Word, ...]:
    """Return the effects of a visit, including influence with the faction of the space."""
    return (*space.effect, SpaceInfluence(space.faction)) if space.faction else space.effect


# ---------------------------------------------------------------- the visit


def visit(play: Play, seat: int, card: str, space: Space, mover: str, deal: Exchange | None) -> None:
    """Play the card, place the agent and pay. The effects are then owed."""
    state = play.state
    turn = current_turn(state)
    player = state.players[seat]
    player.hand.remove(card)
    player.in_play.append(card)
    move_agent(state, seat, space.key, mover)
    turn.kind, turn.card, turn.space, turn.begun = "agent", card, space.key, True
    turn.lasting.pop("infiltrate", None)
    # A plot that allowed troops into the conflict meant a reveal turn, except for Troop Transports.
    # A combat space allows all troops recruited in this turn anyway.
    turn.may_deploy = 0 if space.combat else turn.may_deploy_anywhere
    play.tell("sent", seat, {"card": card, "space": space.key, "from": mover})
    _pay_entry(play, seat, space, CARDS[card], deal)
    pay_controller(play, space)
    _owe_visit(play, seat, CARDS[card], space, deal)
    run_handlers(play, Moment.SENT, seat, space.key)


def move_agent(state: State, seat: int, space: str, mover: str) -> None:
    """Move an agent of a seat to a space, from the leader or from another space."""
    player = state.players[seat]
    if mover == READY:
        kind = next_agent(player)
        player.ready.remove(kind)
        piece = AgentPiece(seat, kind)
    else:
        piece = next(piece for piece in state.places[mover].agents if piece.seat == seat)
        state.places[mover].agents.remove(piece)
    state.places[space].agents.append(piece)


def next_agent(player: Player) -> AgentKind:
    """Return the kind of agent to send next. All kinds act alike; the Mentat goes last."""
    return min(player.ready, key=(AGENT, SWORDMASTER, MENTAT).index)


def _pay_entry(play: Play, seat: int, space: Space, card: Card, deal: Exchange | None) -> None:
    cost: dict[Resource, int] = {"spice": deal.spice} if deal else cost_of(play.state, seat, space, card)
    changes.pay(play, seat, cost)
    run_handlers(play, Moment.PAID, seat, space.key, cost)


def pay_controller(play: Play, space: Space) -> None:
    """Give the control bonus of the space to the player who controls it."""
    controller = who_controls(play.state.places[space.key])
    if controller != NOBODY:
        for word in space.control_bonus:
            word.resolve(play, controller, f"control:{space.key}")


def agent_box(state: State, seat: int, card: Card) -> list[tuple[Word, str]]:
    """Return the effects of the card's agent box with their sources. A signet becomes the leader's signet effects."""
    box = [(word, card.source) for word in card.agent if not isinstance(word, Signet)]
    if len(box) < len(card.agent):
        box += [(word, "leader:signet") for word in leader_of(state, seat).signet]
    return box


def _owe_visit(play: Play, seat: int, card: Card, space: Space, deal: Exchange | None) -> None:
    """Add the effects of card and space to what the player owes."""
    box = agent_box(play.state, seat, card)
    # Lasting effects may change the visit, so they come first.
    for word, source in box:
        if isinstance(word, Lasting):
            owe(play, source, (word,))
    owe(play, space.source, visit_words(space))
    if deal:
        owe(play, space.source, (Gain("solari", deal.solari),))
    for word, source in box:
        if not isinstance(word, Lasting):
            owe(play, source, (word,))
