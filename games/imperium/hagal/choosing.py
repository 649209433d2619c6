"""The effects of rivals, resolved by fixed rules. Where the rules leave a choice, a person decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from games.core.agenda import Inquiry, Task
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say, seat_name
from games.imperium.components import CONFLICTS
from games.imperium.hagal.shipping import land_troops, move_freighter
from games.imperium.hagal.table import arbiter
from games.imperium.hagal.tech import affordable, has_ix, take_tile, use_spy_satellites
from games.imperium.ix.words.choices import MayChoose
from games.imperium.ix.words.shipping import Freighter, ShippingTroops
from games.imperium.ix.words.tech import AcquireTech
from games.imperium.rules import changes
from games.imperium.rules.choices import Alternative, PickAlternative, PickFaction, all_possible
from games.imperium.rules.influence import gain_influence
from games.imperium.rules.paying import pay_cost
from games.imperium.state import Play, State, Word
from games.imperium.vocabulary import LEADER, Faction
from games.imperium.words.compound import Choose, If, Pay
from games.imperium.words.effects import Draw, Trash
from games.imperium.words.influence import Influence
from games.imperium.words.specials import Special, behind_with

PRICES_OF_A_POINT = {"water": 3, "solari": 7, "spice": 7}
INTRIGUE_OF_A_POINT = 3


class RivalDo(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-rival_do"):
    """Resolve an effect for a rival."""

    word: Word
    seat: int
    source: str

    def do(self, play: Play) -> None:
        resolve_for_rival(play, self.seat, self.word, self.source)


def resolve_for_rival(play: Play, seat: int, word: Word, source: str) -> None:
    """Resolve an effect that a rival takes outside its cards, such as that of a tile."""
    take(play, seat, word, source)
    buy_points(play, seat)


def take_all(play: Play, seat: int, words: Sequence[Word], source: str) -> None:
    play.push(*(RivalDo(word, seat, source) for word in words))


def take(play: Play, seat: int, word: Word, source: str) -> None:
    """Resolve one effect for a rival, and choose for it by the rules of House Hagal."""
    match word:
        case Draw() | Trash():
            return  # A rival has no cards.
        case Influence(n=n, of=of) if len(of) > 1:
            gain_lowest_influence(play, seat, of, n)
        case Special(name="prudent_diplomacy"):
            gain_lowest_influence(play, seat, behind_with(play.state, seat), 1)
        case MayChoose():
            take_first_possible(play, seat, word, source)
        case Choose():
            choose(play, seat, word, source)
        case AcquireTech(discount=discount):
            take_tile(play, seat, discount)
        case Freighter(n=n):
            move_freighter(play, seat, n, source)
        case ShippingTroops():
            land_troops(play, seat)
        case _:
            take_if_possible(play, seat, word, source)


def take_if_possible(play: Play, seat: int, word: Word, source: str) -> None:
    """Resolve an effect for a rival, or skip it if it is not possible now."""
    if not word.is_possible(play.state, seat, source):
        return
    match word:
        case Pay(cost=cost, then=then):
            # A rival pays whenever it can (ruling hagal-10).
            pay_cost(play, seat, cost, source, *(RivalDo(each, seat, source) for each in then))
        case If(then=then):
            take_all(play, seat, then, source)
        case _:
            word.resolve(play, seat, source)


def take_first_possible(play: Play, seat: int, word: MayChoose, source: str) -> None:
    """Take the first possible side of an optional choice, such as tech before a negotiator."""
    sides = [side for side in word.among if can_do(play.state, seat, side[0], source)]
    take_all(play, seat, sides[0] if sides else (), source)


def can_do(state: State, seat: int, word: Word, source: str) -> bool:
    if isinstance(word, AcquireTech):
        return bool(affordable(state, seat, word.discount))
    return word.is_possible(state, seat, source)


def gain_lowest_influence(play: Play, seat: int, among: Sequence[Faction], n: int) -> None:
    """Gain influence with the faction where the rival has least. A person decides ties."""
    influence = play.state.players[seat].influence
    least = min(influence[faction] for faction in among)
    lowest = tuple(faction for faction in among if influence[faction] == least)
    if len(lowest) == 1:
        gain_influence(play, seat, lowest[0], n)
    else:
        ask_person(play, seat, PickFaction(n, lowest))


def choose(play: Play, seat: int, word: Choose, source: str) -> None:
    """Choose between effects for a rival: the lowest influence, or a fulfilled condition. If neither decides, ask."""
    factions = [side[0].of[0] for side in word.among if isinstance(side[0], Influence)]
    if len(factions) == len(word.among):
        gain_lowest_influences(play, seat, factions, word.n)
        return
    sides = [side for side in word.alternatives() if all_possible(side.words, play.state, seat, source)]
    better = [side for side in sides if isinstance(side.words[0], If)]
    if better or len(sides) <= word.n:
        for side in (better or sides)[: word.n]:
            take_all(play, seat, side.words, source)
    else:
        ask_person(play, seat, PickAlternative(tuple(sides), word.n, source))


def gain_lowest_influences(play: Play, seat: int, factions: Sequence[Faction], n: int) -> None:
    """Gain one influence with each of the n lowest factions. A person decides ties."""
    influence = play.state.players[seat].influence
    cut = sorted(influence[faction] for faction in factions)[n - 1]
    surely = [faction for faction in factions if influence[faction] < cut]
    equal = [faction for faction in factions if influence[faction] == cut]
    left = n - len(surely)
    for faction in surely if left < len(equal) else [*surely, *equal]:
        gain_influence(play, seat, faction, 1)
    if left < len(equal):
        sides = tuple(Alternative(faction, (Influence(1, (faction,)),)) for faction in equal)
        ask_person(play, seat, PickAlternative(sides, left, ""))


# ---------------------------------------------------------------- the human decides


def ask_person(play: Play, rival: int, about: Inquiry) -> None:
    """Ask a person a question about a rival."""
    play.ask(arbiter(play.state), ForRival(rival, about))


class ForRival(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-for_rival"):
    """A question about a rival, which a person answers."""

    kind: ClassVar[str] = "for_rival"
    is_public: ClassVar[bool] = True
    picture: ClassVar[str] = "board"
    rival: int
    about: Inquiry

    def public_args(self, state: State, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(self.rival)}

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-for-rival", who=seat_name(self.rival), what=self.about.prompt(state, self.rival))

    def options(self, state: State, seat: int) -> Sequence[Option]:
        return self.about.options(state, self.rival)

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return self.about.limits(state, self.rival)

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        play.push(BuyPoints(self.rival))
        self.about.apply(play, self.rival, picks)


# ---------------------------------------------------------------- points for goods


class BuyPoints(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-buy_points"):
    """Buy victory points for a rival."""

    seat: int

    def do(self, play: Play) -> None:
        buy_points(play, self.seat)


def buy_points_after_gain(play: Play, seat: int, what: str, n: int, source: str) -> None:
    buy_points(play, seat)


def buy_points(play: Play, seat: int) -> None:
    """Trade the resources and intrigue cards of a rival leader for victory points, as often as possible."""
    player = play.state.players[seat]
    if player.rival != LEADER:
        return
    use_spy_satellites(play, seat)
    for what, price in PRICES_OF_A_POINT.items():
        while getattr(player, what) >= price and may_spend(play.state, what):
            changes.pay(play, seat, {what: price})
            changes.score(play, seat, 1, f"rival:{what}")
    while len(player.intrigue) >= INTRIGUE_OF_A_POINT:
        give_up_intrigue(play, seat)
        changes.score(play, seat, 1, "rival:intrigue")


def may_spend(state: State, what: str) -> bool:
    """Return whether a rival may spend a resource. With Ix it keeps spice until a level 3 conflict."""
    hoards = what == "spice" and has_ix(state)
    return not hoards or (bool(state.conflict) and CONFLICTS[state.conflict].level == 3)


def give_up_intrigue(play: Play, seat: int) -> None:
    player = play.state.players[seat]
    paid, player.intrigue = player.intrigue[:INTRIGUE_OF_A_POINT], player.intrigue[INTRIGUE_OF_A_POINT:]
    play.state.intrigue_discard += paid
    play.reveals = True
    play.tell("hagal_gave_intrigue", seat, {"cards": paid})
