"""The automa's answers to questions that the rules ask Harkonnen: battle, casualties, harvesters, spice."""

from __future__ import annotations

import msgspec

from games.arrakis.components import BOX, LOWEST_ROW
from games.arrakis.mahdi.deciding import Effect, ForMahdi, MahdiTask, Verdict, arbiter
from games.arrakis.mahdi.power import AUTOMA, worth
from games.arrakis.rules.automa import Moment, at
from games.arrakis.rules.board import carryalls_over, force_in, is_deep
from games.arrakis.rules.cards import discard_unseen
from games.arrakis.rules.casualties import TakeHits, lose, toughness
from games.arrakis.rules.stacks import Excess, excess_in, remove_picked
from games.arrakis.rules.worms import Rescue, lose_harvester
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.battle_course import Advance, GoOn, RetreatOrStand, advance, cease, go_on, next_round
from games.arrakis.steps.battle_round import AddCards, dice_without_cards, most_dice
from games.arrakis.steps.ending import WhoComesHome
from games.arrakis.steps.harvesting import SettleMarkers, SpendSpice
from games.arrakis.vocabulary import GENERICS, Imperium, Kind
from games.core.agenda import Inquiry, bind
from games.core.codec import TAG
from games.core.protocol import Picks


@at(Moment.ASKED)
def answer(play: ArrakisPlay, about: Inquiry) -> None:
    """Answer by the automa's criteria for battle, hazards and spice. A player chooses what they leave open."""
    match about:
        case TakeHits(area=area, hits=hits):
            lose(play, area, losses(play.state, area, hits), hits)
        case AddCards(ahead=0):
            add_reinforcements(play)
        case AddCards():
            pass  # It adds them when the next battle round has begun.
        case GoOn():
            cease(play) if is_outmatched(play.state) else go_on(play)
        case RetreatOrStand():
            next_round(play)
        case Advance():
            advance(play)
        case Excess(area=area):
            remove_picked(play, area, weakest(force_in(play.state, area), excess_in(play.state, area)))
        case Rescue(area=area):
            play.push(SaveHarvester(area))
        case SpendSpice(spice=spice):
            play.push(Spend(spice))
        case WhoComesHome():
            pass  # Its leaders stay where they are.
        case _:
            play.ask(arbiter(play.state), ForMahdi(play.state.chief(AUTOMA), about))


# ---- battle


def add_reinforcements(play: ArrakisPlay) -> None:
    """Discard as many reinforcements as are missing to six dice."""
    state, battle = play.state, play.state.fight
    seat = state.chief(AUTOMA)
    missing = most_dice(battle, AUTOMA) - dice_without_cards(state, battle, AUTOMA)
    count = min(missing, len(state.players[seat].hand))
    discard_unseen(play, seat, count)
    battle.cards[AUTOMA] = battle.cards.get(AUTOMA, 0) + count


def is_outmatched(state: ArrakisState) -> bool:
    """Return whether the automa's pieces are worth at most half of the opponent's."""
    battle = state.fight
    ours, theirs = (force_in(state, battle.place(side)) for side in (AUTOMA, AUTOMA.other))
    return 2 * worth(ours) <= worth(theirs)


def losses(state: ArrakisState, area: str, hits: int) -> Picks:
    """Return the hits on each piece: extra leaders, elites, Sardaukar, regulars.

    The last leader goes before the last regular.
    """
    force, most = force_in(state, area), toughness(state, area)
    picks: Picks = {}
    for key, count in hit_order(force):
        taken = min(count, most.get(key, 0) - picks.get(key, 0), hits - sum(picks.values()))
        if taken > 0:
            picks[key] = picks.get(key, 0) + taken
    return picks


def hit_order(force: Force) -> list[tuple[str, int]]:
    """Return the pieces in the order in which they take hits, with the number of hits.

    An elite that is hit twice is lost as a regular.
    """
    *extra, last = sorted(force.leaders, key=lambda leader: leader not in GENERICS) or [""]
    elites, specials = force.of(Kind.ELITE), force.of(Kind.SPECIAL)
    order: list[tuple[str, int]] = [(f"leader:{leader}", 1) for leader in extra]
    order += [(Kind.ELITE, elites), (Kind.SPECIAL, specials)]
    bodies = [Kind.REGULAR] * force.of(Kind.REGULAR) + [Kind.ELITE] * elites + [Kind.SPECIAL] * specials
    order += [(body, 1) for body in bodies[:-1]]
    order += [(f"leader:{last}", 1)] if last else []
    return [*order, (bodies[-1], 1)]


def weakest(force: Force, count: int) -> Picks:
    """Return the weakest pieces: regulars, then face-down tokens, elites and Sardaukar."""
    picks: Picks = {}
    order: list[tuple[str, int]] = [(Kind.REGULAR, force.of(Kind.REGULAR))]
    order += [(f"token:{token}", 1) for token in force.tokens]
    order += [(Kind.ELITE, force.of(Kind.ELITE)), (Kind.SPECIAL, force.of(Kind.SPECIAL))]
    for key, there in order:
        taken = min(there, count - sum(picks.values()))
        if taken > 0:
            picks[key] = taken
    return picks


# ---- harvesters in danger


class SaveHarvester(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-save", tag_field=TAG):
    """Save a harvester by carryall. Harvesters in the deep desert are saved first."""

    area: str
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        zones = carryalls_over(state, self.area)
        if not is_deep(state, self.area):
            zones = zones[: max(0, len(zones) - len(deeper(state, self.area)))]
        if not zones:
            return bind(lose_harvester, self.area)
        return bind(Rescue(self.area).save, verdict.first("carryall-used", zones))


def deeper(state: ArrakisState, area: str) -> list[str]:
    """Return harvesters in the deep desert that a worm threatens and the same carryalls could save."""
    zones = set(carryalls_over(state, area))
    return [
        other
        for other, there in state.areas.items()
        if there.harvester and there.worm and is_deep(state, other) and zones & set(carryalls_over(state, other))
    ]


# ---- spice


class Spend(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-spend", tag_field=TAG):
    """Spend spice: first keep every marker from falling, the lowest first. What is left raises the lowest (p. 38)."""

    spice: int
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        def lowest(marker: str) -> int:
            return -state.imperium[Imperium(marker)]

        falling = [marker for marker in Imperium if state.imperium[marker] < LOWEST_ROW]
        kept = verdict.best("marker", falling, lowest, count=self.spice // BOX.spice.keep)
        left = self.spice - len(kept) * BOX.spice.keep
        if len(kept) < len(falling):
            return bind(pay_spice, left, [f"keep:{marker}" for marker in kept])
        if left and all(row == 1 for row in state.imperium.values()):
            return bind(pay_spice, 0, [*[f"keep:{marker}" for marker in kept], "stockpile"])
        raised, left = raise_lowest(state, verdict, left)
        keeps = [f"keep:{marker}" for marker in kept if marker not in raised]
        return bind(pay_spice, left, [*keeps, *[f"raise:{marker}" for marker in raised]])


def raise_lowest(state: ArrakisState, verdict: Verdict, spice: int) -> tuple[list[str], int]:
    """Return the markers that this spice raises, the lowest first, and the spice that is left."""
    raised: list[str] = []
    while True:
        able = [m for m in Imperium if m not in raised and state.imperium[m] > 1 and raise_price(state, m) <= spice]
        if not able:
            return raised, spice
        marker = verdict.first("marker", able, lambda m: -state.imperium[Imperium(m)])
        raised.append(marker)
        spice -= raise_price(state, Imperium(marker))


def raise_price(state: ArrakisState, marker: Imperium) -> int:
    """Return the price to raise a marker.

    Keeping it is already paid for, except on the bottom row, where it cannot fall.
    """
    paid = BOX.spice.keep if state.imperium[marker] < LOWEST_ROW else 0
    return BOX.spice.raise_ - paid


def pay_spice(play: ArrakisPlay, spice: int, deeds: list[str]) -> None:
    play.push(SettleMarkers(spice, tuple(deeds)))
