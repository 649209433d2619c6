"""A rival's turn: turn up a card, send an agent to its space, and take its effects."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG
from games.imperium.components import CONFLICTS, LEADERS, SPACES
from games.imperium.hagal.cards import DECK, HagalCard
from games.imperium.hagal.choosing import RivalDo, buy_points, take_all
from games.imperium.hagal.shipping import send_ships
from games.imperium.hagal.table import difficulty_of, is_alone, keeps_troops_back, table_of
from games.imperium.hagal.tech import SHIPS, can_slip_past, launch, use_tiles
from games.imperium.ix.tiles import flip
from games.imperium.rules import changes
from games.imperium.rules.access import is_closed_by_voice
from games.imperium.rules.sending import READY, move_agent, pay_controller
from games.imperium.state import Play, State, Word, humans
from games.imperium.vocabulary import HOUSE, LEADER, NOBODY, SWORDMASTER

FROM_GARRISON = 2
"""How many units a rival deploys from its garrison besides those it recruits."""


class Visit(NamedTuple):
    """The space to which a card sends an agent, and the rival's gains there."""

    space: str
    effect: tuple[Word, ...] = ()


class Found(NamedTuple):
    """The card that the rival uses, its visit, and the cards that were skipped."""

    card: str
    visit: Visit
    skipped: list[str]


# ---------------------------------------------------------------- whose turn it is


def plan_rival_turn(play: Play, seat: int) -> None:
    """Plan the turn of a rival leader."""
    play.push(RivalTurn(seat))


def after_turn(play: Play, seat: int, kind: str, again: bool) -> None:
    """Churn the row after a solo turn, or let House Hagal follow the first player."""
    if is_alone(play.state):
        churn_row(play, kind)
    elif seat == play.state.first:
        plan_house_turns(play, kind, again)


def plan_house_turns(play: Play, kind: str, again: bool) -> None:
    """Let House Hagal act once for each agent turn of the first player, after extra turns (ruling hagal-9)."""
    state, table = play.state, table_of(play.state)
    table.owed += kind == "agent"
    if not again:
        house = next(number for number, player in enumerate(state.players) if player.rival == HOUSE)
        play.push(*(RivalTurn(house) for _ in range(table.owed)))
        table.owed = 0


class RivalTurn(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-rival_turn"):
    """Take the turn of a rival."""

    seat: int

    def do(self, play: Play) -> None:
        table, player = table_of(play.state), play.state.players[self.seat]
        if not player.ready:
            return
        table.acting, table.garrison_before = self.seat, player.garrison
        found = turn_up(play, self.seat)
        if found is None:
            self._pass(play)
        else:
            self._go(play, found)

    def _go(self, play: Play, found: Found) -> None:
        state, visit = play.state, found.visit
        is_past_others = bool(state.places[visit.space].agents)
        move_agent(state, self.seat, visit.space, READY)
        data = {"card": found.card, "space": visit.space, "skipped": found.skipped}
        play.tell("hagal_sent", self.seat, data)
        if is_past_others:
            flip(play, self.seat, SHIPS)
        use_tiles(play, self.seat)
        pay_controller(play, SPACES[visit.space])
        if DECK[found.card].harvest:
            harvest(play, self.seat, visit.space)
        play.push(*effects(state, self.seat, found), RivalDeploys(self.seat, visit.space))

    def _pass(self, play: Play) -> None:
        """Pass, because no card leads anywhere. The rival is done when all people have revealed."""
        play.tell("hagal_passed", self.seat)
        use_tiles(play, self.seat)
        table_of(play.state).acting = NOBODY
        if all(play.state.players[seat].has_revealed for seat in humans(play.state)):
            play.state.players[self.seat].ready = []


def effects(state: State, seat: int, found: Found) -> list[Task]:
    """Return the tasks that resolve the effects of a card for a rival."""
    tasks: list[Task] = [RivalDo(word, seat, f"hagal:{found.card}") for word in found.visit.effect]
    if DECK[found.card].signet:
        signet = LEADERS[state.players[seat].leader].signet
        tasks += [RivalDo(word, seat, "leader:signet") for word in signet]
    return tasks


def harvest(play: Play, seat: int, space: str) -> None:
    """Take the spice of a maker space. For House Hagal it goes to the bank."""
    place = play.state.places[space]
    found, place.bonus_spice = SPACES[space].maker + place.bonus_spice, 0
    changes.gain(play, seat, "spice", found, f"space:{space}")


# ---------------------------------------------------------------- the deck


def turn_up(play: Play, seat: int) -> Found | None:
    """Turn up cards until one leads to an open space. Return None if no card does."""
    state, table = play.state, table_of(play.state)
    if not any(goes_to(state, seat, DECK[card]) for card in {*table.deck, *table.used}):
        return None
    skipped: list[str] = []
    while True:
        card = top_card(play)
        visit = goes_to(state, seat, DECK[card])
        if visit:
            return Found(card, visit, skipped)
        skipped.append(card)


def top_card(play: Play) -> str:
    """Turn up the next card that is not a Reshuffle. Reshuffle the used cards if the deck is empty."""
    table = table_of(play.state)
    play.reveals = True
    while True:
        if not table.deck:
            shuffle_all(play)
        card = table.deck.pop()
        table.used.append(card)
        if not DECK[card].reshuffle:
            return card
        shuffle_all(play)


def shuffle_all(play: Play) -> None:
    table = table_of(play.state)
    table.deck, table.used = sorted([*table.deck, *table.used]), []
    play.shuffle(table.deck)


def goes_to(state: State, seat: int, card: HagalCard) -> Visit | None:
    """Return the visit to which the card sends this rival now, or None."""
    visit = visit_by(state, seat, card)
    if not visit.space or not is_open(state, seat, visit.space):
        return None
    if card.compulsory and not visit.effect[0].is_possible(state, seat, ""):
        return None
    return visit


def visit_by(state: State, seat: int, card: HagalCard) -> Visit:
    """Return the visit of the side of the card that applies to the rival, even if the space is closed."""
    if card.harvest:
        return Visit(richest_maker(state, seat))
    if card.instead and card.instead.condition.holds(state, seat, ""):
        return Visit(card.instead.space, card.instead.effect)
    return Visit(card.space, card.effect)


def is_open(state: State, seat: int, space: str) -> bool:
    """Return whether a rival may enter a space: The Voice does not close it, and no agent is there.

    With Invasion Ships only the rival's own agents stop it.
    """
    place = state.places.get(space)
    if place is None or is_closed_by_voice(place, seat):
        return False
    return not place.agents or (can_slip_past(state, seat) and all(piece.seat != seat for piece in place.agents))


def richest_maker(state: State, seat: int) -> str:
    """Return the open maker space with the most bonus spice, or an empty text if none has any."""
    open_makers = [key for key in state.places if SPACES[key].maker and is_open(state, seat, key)]
    found = max(open_makers, key=lambda key: (state.places[key].bonus_spice, SPACES[key].maker), default="")
    return found if found and state.places[found].bonus_spice else ""


# ---------------------------------------------------------------- troops


class RivalDeploys(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-rival_deploys"):
    """End a rival's turn: deploy units if it visited a combat space, then buy victory points."""

    seat: int
    space: str

    def do(self, play: Play) -> None:
        if SPACES[self.space].combat:
            deploy(play, self.seat)
        buy_points(play, self.seat)
        table_of(play.state).acting = NOBODY


def deploy(play: Play, seat: int) -> None:
    """Deploy up to two units from the garrison and all recruited this turn. The rival may hold its troops back."""
    state = play.state
    keeps_troops = keeps_troops_back(state, seat)
    ships = send_ships(play, seat, FROM_GARRISON)
    if not keeps_troops:
        launch(play, seat)
        garrison = state.players[seat].garrison
        recruited = max(0, garrison - table_of(state).garrison_before)
        changes.deploy(play, seat, min(garrison, recruited + FROM_GARRISON - ships))


def add_swordmaster(play: Play, seat: int) -> None:
    """Give a rival leader its Swordmaster in the round of the difficulty."""
    state, player = play.state, play.state.players[seat]
    if player.rival == LEADER and state.round == difficulty_of(state).swordmasters:
        player.swordmaster = True
        player.ready.append(SWORDMASTER)
        play.tell("hagal_swordmaster", seat)


# ---------------------------------------------------------------- combat


def flip_for_swords(play: Play, seat: int) -> None:
    """Turn up a card for the swords of a rival in the conflict; two in a brutal level 3 conflict."""
    state, player = play.state, play.state.players[seat]
    if not player.rival:
        return
    brutal = state.options["escalation"] == "brutal" and CONFLICTS[state.conflict].level == 3
    cards = [top_card(play) for _ in range(2 if brutal and is_alone(state) else 1)]
    swords = sum(DECK[card].swords for card in cards)
    player.swords += swords
    play.tell("hagal_flipped", seat, {"cards": cards, "n": swords})


def take_reward(play: Play, seat: int, reward: int, source: str) -> None:
    """Give a rival leader its reward. House Hagal takes none."""
    state = play.state
    if state.players[seat].rival == LEADER:
        play.tell("reward", seat, {"reward": reward, "conflict": state.conflict})
        take_all(play, seat, CONFLICTS[state.conflict].rewards[reward], source)


def remove_control(play: Play, seat: int, conflict: str) -> None:
    """Remove the control marker from a location that House Hagal won."""
    state, space = play.state, CONFLICTS[conflict].controls
    if state.players[seat].rival != HOUSE or not space:
        return
    before, state.places[space].controller = state.places[space].controller, NOBODY
    if before != NOBODY:
        play.tell("hagal_freed", seat, {"space": space, "from": before})


# ---------------------------------------------------------------- the row churns


def churn_row(play: Play, kind: str) -> None:
    """Remove cards from the row by two dice, after the person's reveal turn. A six removes none."""
    state = play.state
    if kind != "reveal" or state.options["churn"] != "dice":
        return
    places = sorted({roll for roll in play.dice(6, 2) if roll < len(state.row)}, reverse=True)
    gone = [state.row[at] for at in places]
    for card in gone:
        state.removed.append(card)
        changes.take_from_row(play, card)
    if gone:
        play.tell("hagal_churned", -1, {"cards": gone})
