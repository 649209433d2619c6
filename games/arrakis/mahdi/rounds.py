"""The automa's round: tactic cards, reinforcements, dice, and its end of the round."""

from __future__ import annotations

import msgspec

from games.arrakis.components import BOX, planning
from games.arrakis.mahdi.cards import FACTS, TACTICS
from games.arrakis.mahdi.power import AUTOMA, home, mahdi_of
from games.arrakis.rules.asking import ArrakisTask, tell
from games.arrakis.rules.automa import Moment, at
from games.arrakis.rules.leaders import HAWAT, MOHIAM, enter, leave
from games.arrakis.rules.tracks import gain_supremacy
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.vocabulary import DECKS, Deck, Imperium
from games.core.codec import TAG

SCHEMES = 2
"""Copies of Hawat's Scheming that bring Mohiam into play."""


# ---- the beginning


@at(Moment.ROUND)
def begin_round(play: ArrakisPlay) -> None:
    mahdi = mahdi_of(play.state)
    mahdi.used, mahdi.freed, mahdi.meanwhile, mahdi.flew = [], 0, "", False
    if not mahdi.homes:
        mahdi.homes = {tactic.sietch: tactic.sietch for tactic in TACTICS.values()}
    gather_tactics(play)
    mahdi.harvesting = mahdi.tactics.pop()
    choose_aim(play)
    for deck in DECKS[AUTOMA]:
        reinforce(play, deck)
    tell(play, "mahdi-plans", AUTOMA, sector=TACTICS[mahdi.harvesting].sector, area=home(play.state, mahdi.aim))


def gather_tactics(play: ArrakisPlay) -> None:
    mahdi = mahdi_of(play.state)
    mahdi.tactics = list(TACTICS)
    mahdi.passed, mahdi.harvesting, mahdi.aim = [], "", ""
    play.shuffle(mahdi.tactics)


def choose_aim(play: ArrakisPlay) -> None:
    """Choose the next tactic card whose sietch stands and whose sector is not the harvested one."""
    state, mahdi = play.state, mahdi_of(play.state)
    if mahdi.aim:
        mahdi.passed.append(mahdi.aim)
    mahdi.aim = ""
    play.reveals = True
    same_sector = TACTICS[mahdi.harvesting].sector
    while mahdi.tactics and not mahdi.aim:
        card = mahdi.tactics.pop()
        if home(state, card) and TACTICS[card].sector != same_sector:
            mahdi.aim = card
        else:
            mahdi.passed.append(card)
    if not mahdi.aim:
        aim_anywhere(play)


def aim_anywhere(play: ArrakisPlay) -> None:
    """Reshuffle the tactic cards except the harvesting one, because none is left. Choose a target in any sector."""
    state, mahdi = play.state, mahdi_of(play.state)
    mahdi.tactics, mahdi.passed = mahdi.passed, []
    play.shuffle(mahdi.tactics)
    standing = [card for card in mahdi.tactics if home(state, card)]
    if standing:
        mahdi.aim = standing[-1]
        at_card = mahdi.tactics.index(mahdi.aim)
        mahdi.passed = mahdi.tactics[at_card + 1 :]
        mahdi.tactics = mahdi.tactics[:at_card]


# ---- the decks


def next_card(play: ArrakisPlay, deck: Deck) -> str:
    """Draw the top card of a deck. The automa's empty decks are reshuffled from their discards."""
    state = play.state
    if not state.decks[deck]:
        state.decks[deck], state.discards[deck] = state.discards[deck], []
        play.shuffle(state.decks[deck])
    play.reveals = True
    return state.decks[deck].pop() if state.decks[deck] else ""


def reinforce(play: ArrakisPlay, deck: Deck) -> None:
    """Put a card face down into the reinforcement deck."""
    card = next_card(play, deck)
    if card:
        add_reinforcement(play.state, card)


def add_reinforcement(state: ArrakisState, card: str) -> None:
    state.players[state.chief(AUTOMA)].hand.append(card)


def reinforce_by_turns(play: ArrakisPlay, count: int) -> None:
    """Add reinforcements from both decks alternately. The first deck is not that of the top discard (p. 40, 42)."""
    deck = mahdi_of(play.state).discarded
    for _ in range(count):
        deck = other_deck(deck)
        reinforce(play, deck)
    tell(play, "mahdi-reinforced", AUTOMA, count=count)


def other_deck(deck: Deck | None) -> Deck:
    house, ally = DECKS[AUTOMA]
    return ally if deck == house else house


@at(Moment.SHOWN)
def answer_to_training(play: ArrakisPlay, count: int) -> None:
    """Add reinforcements because Atreides turned up tokens by choice. The Guild's ban prevents this."""
    if not play.state.is_banned(Imperium.SPACING_GUILD):
        reinforce_by_turns(play, count)


# ---- dice and tokens


@at(Moment.DICE)
def ready_dice(play: ArrakisPlay, dice: int) -> None:
    """Set the number of dice that the automa rolls in this round. It rolls one after each Atreides turn."""
    mahdi = mahdi_of(play.state)
    mahdi.unrolled = min(BOX.action_dice[AUTOMA], dice + mahdi.freed)


@at(Moment.TOKEN)
def free_a_die(play: ArrakisPlay) -> None:
    """Return a locked die for this round, in place of a Bene Gesserit token. Without a locked die, supremacy rises."""
    state, mahdi = play.state, mahdi_of(play.state)
    # A marker that fell after the roll locks no die of this round.
    is_any_left = mahdi.unrolled + len(mahdi.used) < BOX.action_dice[AUTOMA]
    if is_any_left and mahdi.freed < BOX.rows[state.active_row - 1].locked:
        mahdi.freed += 1
        mahdi.unrolled += 1
        tell(play, "mahdi-freed", AUTOMA)
    else:
        gain_supremacy(play, 1)


# ---- sietches


@at(Moment.DESTROYED)
def aim_anew(play: ArrakisPlay, area: str) -> None:
    """Choose another target, because the target was destroyed."""
    mahdi = mahdi_of(play.state)
    was_aim = home(play.state, mahdi.aim) == area
    mahdi.homes = {site: "" if now == area else now for site, now in mahdi.homes.items()}
    if mahdi.meanwhile == area:
        mahdi.meanwhile = ""
    if was_aim:
        mahdi.meanwhile = ""
        choose_aim(play)
        if mahdi.aim:
            tell(play, "mahdi-aims", AUTOMA, area=home(play.state, mahdi.aim))


@at(Moment.SHIFTED)
def follow_sietch(play: ArrakisPlay, area: str, end: str) -> None:
    """Update the area of a sietch that has moved. Its tactic card stays the same."""
    mahdi = mahdi_of(play.state)
    mahdi.homes = {site: end if now == area else now for site, now in mahdi.homes.items()}
    if mahdi.meanwhile == area:
        mahdi.meanwhile = end


# ---- Hawat's Scheming


@at(Moment.ENTERED)
def scheme_waits_no_more(play: ArrakisPlay, leader: str) -> None:
    if leader == HAWAT:
        play.push(Scheme())


def can_scheme(state: ArrakisState, card: str) -> bool:
    """Return whether a copy of Hawat's Scheming has an effect.

    Only the first two count, while Hawat is not out of the game.
    """
    return planning(card).scheming and HAWAT not in state.gone and len(mahdi_of(state).schemes) < SCHEMES


def put_aside(play: ArrakisPlay, card: str) -> None:
    mahdi_of(play.state).schemes.append(card)
    play.push(Scheme())


class Scheme(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-scheme", tag_field=TAG):
    """Use two copies that were put aside while Hawat is in play: Hawat leaves and Mohiam enters."""

    def run(self, play: ArrakisPlay) -> None:
        mahdi = mahdi_of(play.state)
        if len(mahdi.schemes) < SCHEMES or HAWAT not in play.state.leaders:
            return
        mahdi.spent_schemes, mahdi.schemes = mahdi.spent_schemes + mahdi.schemes, []
        leave(play, HAWAT)
        enter(play, MOHIAM)


# ---- the end


@at(Moment.ENDED)
def end_round(play: ArrakisPlay) -> None:
    """Raise supremacy, after Atreides had their chance to win."""
    mahdi_of(play.state).unrolled = 0
    gain_supremacy(play, FACTS.supremacy)
