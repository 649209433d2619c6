"""All functions that move pieces, cards and markers. Each tells its change as an event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from operator import attrgetter

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG, short_tag
from games.imperium.components import CARDS
from games.imperium.modules import UnitKind
from games.imperium.rules.forces import TROOP
from games.imperium.rules.moments import ask_handlers, run_handlers
from games.imperium.state import Muster, Owed, Play, Player, State, Turn, Word, current_turn
from games.imperium.vocabulary import (
    HOUSE,
    MENTAT,
    ROW_SIZE,
    CardZone,
    Moment,
    Resource,
    TroopZone,
)

ID_OF = attrgetter("id")


class Do(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-do"):
    """Resolve an effect, or let the handlers of rivals do so."""

    word: Word
    seat: int
    source: str

    def do(self, play: Play) -> None:
        if play.state.players[self.seat].rival:
            run_handlers(play, Moment.RIVAL_DOES, self.seat, self.word, self.source)
        elif self.word.is_possible(play.state, self.seat, self.source):
            self.word.resolve(play, self.seat, self.source)


def do_all(play: Play, words: tuple[Word, ...], seat: int, source: str) -> None:
    """Plan effects one after the other, before all other planned tasks."""
    if words:
        play.push(*[Do(word, seat, source) for word in words])


def own_turn(state: State, seat: int) -> Turn | None:
    """Return the current turn if it is the turn of this seat, otherwise None."""
    turn = state.turn
    return turn if turn is not None and turn.seat == seat else None


def owe(play: Play, source: str, words: Sequence[Word]) -> None:
    """Add effects to those that the active player still has to resolve this turn."""
    owed = current_turn(play.state).owed
    for word in words:
        effect: type = type(word)
        name = owed_name(source, effect)
        owed.append(Owed(numbered(name, owed) if owed else name, word, source))


@cache
def owed_name(source: str, effect: type) -> str:
    """Return the id of an owed effect, made of its source and its kind: `arrakeen.draw`."""
    return f"{source.rpartition(':')[2]}.{short_tag(effect)}"


def numbered(name: str, owed: list[Owed]) -> str:
    """Return the name, with a number if it is already used: `arrakeen.draw.2`."""
    key, number = name, 1
    while key in map(ID_OF, owed):
        number += 1
        key = f"{name}.{number}"
    return key


# ---------------------------------------------------------------- resources and points


def gain(play: Play, seat: int, what: str, n: int, source: str) -> None:
    """Give resources, persuasion, swords or victory points to a seat."""
    state = play.state
    player = state.players[seat]
    if n <= 0 or player.rival == HOUSE:
        return  # House Hagal takes nothing.
    if what == "vp":
        score(play, seat, n, source)
        return
    if state.tables:
        n += sum(ask_handlers(state, Moment.MORE_GAINED, seat, what, n, source))
    if what == "persuasion":
        turn = own_turn(state, seat)
        assert turn is not None
        turn.persuasion += n
        turn.persuasion_gained += n
    else:
        setattr(player, what, getattr(player, what) + n)
    play.tell("gained", seat, {"what": what, "n": n, "source": source})
    run_handlers(play, Moment.GAINED, seat, what, n, source)


def score(play: Play, seat: int, n: int, source: str) -> None:
    """Give victory points to a seat."""
    points = play.state.players[seat].points
    points[source] = points.get(source, 0) + n
    play.tell("scored", seat, {"n": n, "source": source})


def pay(play: Play, seat: int, cost: Mapping[Resource, int] | Mapping[str, int]) -> None:
    """Pay resources to the bank."""
    paid = {what: n for what, n in cost.items() if n} if cost else {}
    if not paid:
        return
    player = play.state.players[seat]
    for what, n in paid.items():
        setattr(player, what, getattr(player, what) - n)
    play.tell("paid", seat, {"cost": paid})


# ---------------------------------------------------------------- troops


def event_of(event: str, kind: UnitKind) -> str:
    """Return the kind of event for a move of units. Each unit kind except troops has its own events."""
    return event if kind is TROOP else f"{event}_{kind.key}"


def muster_of(turn: Turn, kind: UnitKind) -> Muster:
    """Return the counts of recruited and deployed units of one kind in this turn. They begin at 0."""
    return turn.musters.setdefault(kind.key, Muster())


def recruit(play: Play, seat: int, n: int, kind: UnitKind = TROOP) -> int:
    """Move units from the supply to the garrison, as many as the supply has. Return how many."""
    forces = kind.forces(play.state, seat)
    n = min(n, forces.supply)
    forces.supply -= n
    forces.garrison += n
    turn = own_turn(play.state, seat)
    if turn and kind is TROOP:
        turn.recruited += n
    elif turn:
        muster_of(turn, kind).recruited += n
    if n:
        play.tell(event_of("recruited", kind), seat, {"n": n})
    return n


def deploy(play: Play, seat: int, n: int, zone: TroopZone = "garrison", kind: UnitKind = TROOP) -> None:
    """Move units from the garrison or supply into the conflict."""
    forces = kind.forces(play.state, seat)
    n = min(n, getattr(forces, zone))
    if not n:
        return
    setattr(forces, zone, getattr(forces, zone) - n)
    forces.troops += n
    play.tell(event_of("deployed", kind), seat, {"n": n, "from": zone})
    turn = own_turn(play.state, seat)
    if turn and kind is not TROOP:
        muster_of(turn, kind).deployed += n
    elif turn:
        turn.deployed += n
        run_handlers(play, Moment.DEPLOYED, seat, turn.deployed)


def retreat(play: Play, seat: int, n: int, kind: UnitKind = TROOP) -> None:
    """Move units from the conflict to the garrison."""
    forces = kind.forces(play.state, seat)
    n = min(n, forces.troops)
    forces.troops -= n
    forces.garrison += n
    if n:
        play.tell(event_of("retreated", kind), seat, {"n": n})


def lose_troops(play: Play, seat: int, n: int, zone: TroopZone) -> None:
    """Move troops from the conflict or garrison to the supply."""
    player = play.state.players[seat]
    n = min(n, getattr(player, zone))
    setattr(player, zone, getattr(player, zone) - n)
    player.supply += n
    if n:
        play.tell("lost_troops", seat, {"n": n, "zone": zone})


# ---------------------------------------------------------------- cards


def draw(play: Play, seat: int, n: int, event: str = "drew") -> None:
    """Draw cards into the hand. In the player's own reveal turn, reveal drawn cards at once."""
    player = play.state.players[seat]
    drawn = take_from_deck(player, n)
    if len(drawn) < n:
        reshuffle(play, player)
        drawn += take_from_deck(player, n - len(drawn))
    if not drawn:
        return
    play.reveals = True
    turn = own_turn(play.state, seat)
    if turn and turn.kind == "reveal":
        for card in drawn:
            reveal_card(play, seat, card)
        play.tell("drew_revealed", seat, {"cards": drawn})
    else:
        player.hand += drawn
        play.tell(event, seat, {"n": len(drawn)}, {"cards": drawn}, (seat,))
    run_handlers(play, Moment.DRAWN, seat, drawn)


def take_from_deck(player: Player, n: int) -> list[str]:
    """Take this many cards from the top of the deck, or all that are left."""
    under = max(0, len(player.deck) - n)
    drawn = player.deck[under:][::-1]
    del player.deck[under:]
    if player.stacked:
        player.stacked = max(0, player.stacked - len(drawn))
    return drawn


def take_top(player: Player) -> str:
    """Take the top card of the deck."""
    (card,) = take_from_deck(player, 1)
    return card


def reshuffle(play: Play, player: Player) -> None:
    """Shuffle the discard pile into the deck."""
    player.deck = [*player.discard, *player.deck]
    player.discard, player.stacked = [], 0
    play.shuffle(player.deck)


def reveal_card(play: Play, seat: int, card: str) -> None:
    """Put a card face up in front of its owner, and owe its reveal box."""
    face = CARDS[card]
    play.state.players[seat].revealed.append(card)
    owe(play, face.source, face.reveal)
    run_handlers(play, Moment.REVEALED, seat, card)


def discard(play: Play, seat: int, cards: list[str]) -> None:
    """Discard cards from the hand."""
    player = play.state.players[seat]
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)
    if cards:
        play.tell("discarded", seat, {"cards": cards})
        run_handlers(play, Moment.DISCARDED, seat, cards)


def trash(play: Play, seat: int, card: str, zone: CardZone) -> None:
    """Trash a card from hand, discard pile, play or deck top. A reserve card returns to its stack."""
    state = play.state
    player = state.players[seat]
    take_from_zone(player, card, zone)
    if zone == "play":
        drop_effects_of(state, player, card)
    if card in state.reserve:
        state.reserve[card] += 1
    else:
        player.trashed.append(card)
    play.tell("trashed", seat, {"card": card, "zone": zone})
    for word in CARDS[card].on_trash:
        word.resolve(play, seat, CARDS[card].source)
    run_handlers(play, Moment.TRASHED, seat, card)


def take_from_zone(player: Player, card: str, zone: CardZone) -> None:
    if zone == "deck":
        take_top(player)
    elif zone != "play":
        getattr(player, zone).remove(card)
    elif card in player.in_play:
        player.in_play.remove(card)
    else:
        player.revealed.remove(card)


def drop_effects_of(state: State, player: Player, card: str) -> None:
    """Drop the unresolved effects of a trashed card (designer's ruling). Other copies in play keep their effects."""
    turn = state.turn
    if turn is None:
        return
    # In an agent turn an earlier copy has done all it does, so the player trashes that one.
    copies = player.revealed.count(card) if turn.kind == "reveal" else player.in_play.count(card)
    if copies:
        turn.owed = without_spare_effects(turn.owed, card, copies)
        return
    # The signet effects belong to the ring that was played.
    lost = {f"card:{card}", "leader:signet"} if card == turn.card else {f"card:{card}"}
    turn.owed = [owed for owed in turn.owed if owed.source not in lost]


def without_spare_effects(owed: list[Owed], card: str, copies: int) -> list[Owed]:
    """Keep each effect of a card once for every copy left. The trashed copy is the one used most."""
    face = CARDS[card]
    kept: list[Owed] = []
    for each in owed:
        alike = sum(other.word == each.word and other.source == each.source for other in kept)
        if each.source != face.source or alike < copies * max(1, face.reveal.count(each.word)):
            kept.append(each)
    return kept


def acquire(play: Play, seat: int, card: str, *, aside: bool = False, to_top: bool = False) -> None:
    """Take a card from the row, the reserve or the cards set aside. Refill the row, then resolve the acquire effect."""
    state = play.state
    player = state.players[seat]
    if aside:
        player.set_aside.remove(card)
    elif card in state.row:
        take_from_row(play, card)
    else:
        state.reserve[card] -= 1
    (player.deck if to_top else player.discard).append(card)
    player.stacked += to_top
    play.tell("acquired", seat, {"card": card, "top": to_top})
    do_all(play, CARDS[card].acquire, seat, CARDS[card].source)
    run_handlers(play, Moment.ACQUIRED, seat, card)


def take_from_row(play: Play, card: str) -> None:
    """Remove a card from the row, and refill the row from the deck."""
    state = play.state
    at = state.row.index(card)
    if state.imperium_deck:
        state.row[at] = state.imperium_deck.pop()
        play.reveals = True
        play.tell("refilled", -1, {"card": state.row[at]})
    else:
        del state.row[at]


def deal_row(play: Play) -> None:
    """Fill the row from the deck."""
    state = play.state
    while len(state.row) < ROW_SIZE and state.imperium_deck:
        state.row.append(state.imperium_deck.pop())


# ---------------------------------------------------------------- intrigue cards


def draw_intrigue(play: Play, seat: int, n: int) -> None:
    """Draw intrigue cards. Reshuffle the discard pile if the deck is empty."""
    state = play.state
    drawn: list[str] = []
    for _ in range(n):
        if not state.intrigue_deck:
            state.intrigue_deck, state.intrigue_discard = state.intrigue_discard, []
            play.shuffle(state.intrigue_deck)
        if not state.intrigue_deck:
            break
        drawn.append(state.intrigue_deck.pop())
    if drawn:
        state.players[seat].intrigue += drawn
        play.reveals = True
        play.tell("drew_intrigue", seat, {"n": len(drawn)}, {"cards": drawn}, (seat,))


def put_under(play: Play, seat: int, cards: list[str]) -> None:
    """Put own intrigue cards under the deck. Other players do not see them."""
    state = play.state
    for card in cards:
        state.players[seat].intrigue.remove(card)
        state.intrigue_deck.insert(0, card)
    if cards:
        play.tell("put_under", seat, {"n": len(cards)}, {"cards": cards}, (seat,))


def steal_intrigue(play: Play, thief: int, victim: int) -> None:
    """Move a random intrigue card from one player to another. Only these two see it."""
    cards = play.state.players[victim].intrigue
    at = play.dice(len(cards))[0]
    card = cards.pop(at)
    play.state.players[thief].intrigue.append(card)
    play.tell("stole_intrigue", thief, {"from": victim}, {"card": card}, (thief, victim))


# ---------------------------------------------------------------- agents


def take_mentat(play: Play, seat: int) -> None:
    """Give the Mentat to a seat as an agent."""
    play.state.mentat = seat
    play.state.players[seat].ready.append(MENTAT)
    play.tell("took_mentat", seat)
