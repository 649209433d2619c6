"""A battle round: cards, roll, specials, casualties. `attacking` begins a battle, `battle_course` runs and ends it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import BOX, LEADERS
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, ask, force_data, tell, way
from games.arrakis.rules.board import force_in, has_legion, has_settlement, rank_in
from games.arrakis.rules.cards import card_options, picked_cards, playable, throw_away
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.reach import retreats
from games.arrakis.rules.worms import roll_combat
from games.arrakis.state import ArrakisPlay, ArrakisState, Battle
from games.arrakis.telling.wording import area_name, leader_name
from games.arrakis.vocabulary import GENERICS, Face, Imperium, Kind, Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, Text, say

UP_TO = (1, 2, 3)
"""Numbers of cards that one option or standing order can discard."""


class BattleTask(ArrakisTask):
    """A task that is skipped unless both legions still stand."""

    __slots__ = ()

    def run(self, play: ArrakisPlay) -> None:
        battle = play.state.battle
        if battle is not None and are_both_alive(play.state, battle):
            self.fight(play, battle)

    def fight(self, play: ArrakisPlay, battle: Battle) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


def are_both_alive(state: ArrakisState, battle: Battle) -> bool:
    attacker = has_legion(state, battle.attacker, battle.origin)
    return attacker and has_legion(state, battle.attacker.other, battle.area)


# ---- 1. cards


def dice_without_cards(state: ArrakisState, battle: Battle, side: Side, ahead: int = 0) -> int:
    """Return the dice of a side without planning cards, in this round or `ahead` rounds later."""
    force = force_in(state, battle.place(side))
    dice = force.size
    if side == battle.attacker:
        dice += battle.how.bonus + (battle.how.bonus_first if battle.round + ahead == 1 else 0)
    elif has_settlement(state, side, battle.area):
        dice += rank_in(state, battle.area)
    return dice


def most_dice(battle: Battle, side: Side, ahead: int = 0) -> int:
    """Return the most dice that a side may roll: six. Battle Language allows the opponent four in the first round."""
    capped = battle.how.cap_first and battle.round + ahead == 1 and side != battle.attacker
    return battle.how.cap_first if capped else BOX.combat.dice


class CombatCards(BattleTask, msgspec.Struct, frozen=True, tag="arrakis-combat-cards", tag_field=TAG):
    """Let a side discard planning cards. Each adds a die in this round."""

    side: Side

    def fight(self, play: ArrakisPlay, battle: Battle) -> None:
        pledged, battle.pledged = battle.pledged, {}
        if self.side == battle.attacker and pledged:
            play.reveals = True
            for seat, cards in pledged.items():
                add_cards(play, seat, cards)
        else:
            ask_for_cards(play, battle, self.side)


class PledgeCards(BattleTask, msgspec.Struct, frozen=True, tag="arrakis-pledge-cards", tag_field=TAG):
    """Ask the attacker who continues for the cards of the next round. They are secret until the defender stands.

    The attacker learns nothing else before that round, so the order does not matter. The defender is called only once.
    """

    def fight(self, play: ArrakisPlay, battle: Battle) -> None:
        battle.pledged = {}
        if retreats(play.state, battle.attacker.other, battle.area):
            ask_for_cards(play, battle, battle.attacker, ahead=1)


def ask_for_cards(play: ArrakisPlay, battle: Battle, side: Side, ahead: int = 0) -> None:
    state = play.state
    if side == Side.HARKONNEN and state.is_banned(Imperium.LANDSRAAD):
        return
    if dice_without_cards(state, battle, side, ahead) >= most_dice(battle, side):
        return
    for seat in state.seats(side):
        if state.players[seat].hand:
            ask(play, seat, AddCards(side, ahead))


class AddCards(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-add-cards", tag_field=TAG):
    kind = "combat-cards"
    is_public = True
    picture = "conflict"
    passing = "none"
    side: Side
    ahead: int = 0
    """1 if the cards are pledged for the next round."""

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(state.fight.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return battle_args(state, self.side, self.ahead)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        cards = playable(state, seat)
        room = most_dice(state.fight, self.side) - dice_without_cards(state, state.fight, self.side, self.ahead)
        found = [way("none", say("arrakis-option-no-cards"), bind(self.give, seat, ()), icon="pass")]
        found += [
            way(f"up-to-{n}", up_to_text(n, room), bind(self.add_first, seat, min(n, room)), icon="card")
            for n in UP_TO
            if len(cards) >= n
        ]
        if cards:
            found.append(way("choose", say("arrakis-option-choose-cards"), bind(self.choose, seat), icon="pick"))
        return found

    def add_first(self, play: ArrakisPlay, seat: int, count: int) -> None:
        """Discard the cards that the seat has held longest."""
        self.give(play, seat, playable(play.state, seat)[:count])

    def give(self, play: ArrakisPlay, seat: int, cards: Sequence[str]) -> None:
        (pledge_cards if self.ahead else add_cards)(play, seat, cards)

    def choose(self, play: ArrakisPlay, seat: int) -> None:
        # The name of the next question must not tell whether cards were chosen.
        play.ask_further(seat, ChooseCards(self.side, self.ahead))

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return [order for order in card_orders() if order.picks.keys() <= {w.key for w in self.ways(state, seat)}]


def up_to_text(count: int, room: int) -> Text:
    """Return the text of an option to discard up to `count` cards. Cards beyond the dice limit are kept."""
    if count > room:
        return say("arrakis-option-up-to-room", count=count, room=room)
    return say("arrakis-option-up-to", count=count)


def card_orders() -> list[StandingOrder]:
    never = StandingOrder("arrakis-cards-never", say("arrakis-order-cards-never"), {"none": 1})
    return [
        never,
        *[StandingOrder(f"arrakis-cards-{n}", say("arrakis-order-cards", count=n), {f"up-to-{n}": 1}) for n in UP_TO],
    ]


class ChooseCards(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-choose-cards", tag_field=TAG):
    kind = "choose-cards"
    picture = "hand"
    side: Side
    ahead: int = 0

    def awaits(self, state: ArrakisState, seat: int) -> Text:
        """Return the same words as before the seat chose to add cards, so that the choice stays secret."""
        return say("arrakis-awaits-combat-cards", area=area_name(state.fight.area))

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return card_options(state, seat)

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(playable(state, seat))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        AddCards(self.side, self.ahead).give(play, seat, picked_cards(play.state, seat, picks))


def pledge_cards(play: ArrakisPlay, seat: int, cards: Sequence[str]) -> None:
    play.state.fight.pledged[seat] = list(cards)


def add_cards(play: ArrakisPlay, seat: int, cards: Sequence[str]) -> None:
    side = play.state.players[seat].side
    throw_away(play, seat, cards, why="dice")
    battle = play.state.fight
    battle.cards[side] = battle.cards.get(side, 0) + len(cards)


def battle_args(state: ArrakisState, side: Side, ahead: int = 0) -> dict[str, Arg]:
    battle = state.fight
    return {
        "area": area_name(battle.area),
        "round": battle.round + ahead,
        "ours": battle_dice(state, battle, side, ahead),
        "theirs": battle_dice(state, battle, side.other, ahead),
    }


# ---- 2. roll


def battle_dice(state: ArrakisState, battle: Battle, side: Side, ahead: int = 0) -> int:
    """Return how many dice a side rolls in this round, or `ahead` rounds later. Later rounds count no cards.

    The cards of this round add to the dice of units, bonuses and settlement. `most_dice` is the limit.
    """
    cards = 0 if ahead else battle.cards.get(side, 0)
    return min(most_dice(battle, side, ahead), dice_without_cards(state, battle, side, ahead) + cards)


class RollBattle(BattleTask, msgspec.Struct, frozen=True, tag="arrakis-roll-battle", tag_field=TAG):
    def fight(self, play: ArrakisPlay, battle: Battle) -> None:
        state = play.state
        for side in (battle.attacker, battle.attacker.other):
            faces = roll_combat(play, battle_dice(state, battle, side))
            if side == battle.attacker and battle.how.surprise and battle.round == 1:
                # Surprise adds a result, not a die, so the dice limit does not apply.
                faces.append(Face.SPECIAL)
            battle.rolled[side] = faces
            tell(play, "battle-rolled", side, area=battle.area, faces=list(faces), round=battle.round)


# ---- 3. specials


class TakeSpecials(BattleTask, msgspec.Struct, frozen=True, tag="arrakis-take-specials", tag_field=TAG):
    """Let each leader take one special result. Specials that nobody takes miss."""

    side: Side

    def fight(self, play: ArrakisPlay, battle: Battle) -> None:
        leaders = force_in(play.state, battle.place(self.side)).leaders
        specials = battle.rolled[self.side].count(Face.SPECIAL)
        if specials >= len(leaders) or len(set(leaders)) == 1:
            battle.takers[self.side] = leaders[:specials]
        elif specials:
            ask(play, play.state.decider(self.side), WhoTakes(self.side))


class WhoTakes(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-who-takes", tag_field=TAG):
    kind = "specials"
    is_public = True
    mildest_order_name = "specials"
    picture = "conflict"
    side: Side

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count(state), **battle_args(state, self.side)}

    def count(self, state: ArrakisState) -> int:
        return state.fight.rolled[self.side].count(Face.SPECIAL)

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        leaders = force_in(state, state.fight.place(self.side)).leaders
        ranked = sorted(dict.fromkeys(leaders), key=lambda leader: -sum(strength(leader)))
        return [
            Option(
                leader,
                say(
                    "arrakis-option-special",
                    leader=leader_name(leader),
                    hits=strength(leader)[0],
                    shields=strength(leader)[1],
                ),
                None,
                leaders.count(leader),
                "arrakis-units",
                "leader",
            )
            for leader in ranked
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return self.count(state), self.count(state)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        play.state.fight.takers[self.side] = [leader for leader, count in picks.items() for _ in range(count)]


def strength(leader: str) -> tuple[int, int]:
    """Return the hits and shields that a special becomes if this leader takes it."""
    if leader in GENERICS:
        return 1, 0
    return LEADERS[leader].hit, LEADERS[leader].shield


# ---- 4 to 6. special elites, net, casualties


def tally(battle: Battle, side: Side) -> tuple[int, int]:
    """Return the hits and shields of a side, specials included."""
    faces = battle.rolled[side]
    taken = [strength(leader) for leader in battle.takers.get(side, [])]
    hits = faces.count(Face.HIT) + sum(hit for hit, _ in taken)
    return hits, faces.count(Face.SHIELD) + sum(shield for _, shield in taken)


class CountHits(BattleTask, msgspec.Struct, frozen=True, tag="arrakis-count-hits", tag_field=TAG):
    """Count the hits of both sides and apply them.

    Each Sardaukar or Fedaykin cancels a shield; each remaining shield cancels a hit.
    """

    def fight(self, play: ArrakisPlay, battle: Battle) -> None:
        suffered = {side: net_hits(play.state, battle, side) for side in Side}
        tell(
            play,
            "battle-hits",
            battle.attacker,
            area=battle.area,
            hits=suffered[battle.attacker.other],
            suffered=suffered[battle.attacker],
            attack=force_data(battle.attacker, force_in(play.state, battle.origin)),
        )
        sides = (battle.attacker, battle.attacker.other)
        losses = [Casualties(battle.place(side), suffered[side]) for side in sides]
        if play.state.options.get("casualties") == "together":
            for each in losses:
                each.run(play)
        else:
            play.push(*losses)


def net_hits(state: ArrakisState, battle: Battle, side: Side) -> int:
    """Return the hits that a side suffers."""
    hits, _ = tally(battle, side.other)
    _, shields = tally(battle, side)
    piercing = force_in(state, battle.place(side.other)).of(Kind.SPECIAL)
    return max(0, hits - max(0, shields - piercing))
