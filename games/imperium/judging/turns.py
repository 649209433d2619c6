"""The worth of what a player can do in a turn and in a combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core.live_questions import LiveQuestion
from games.imperium.components import CARDS, INTRIGUE, SPACES, Card, Exchange, Space
from games.imperium.judging.evaluator import Evaluator
from games.imperium.judging.fighting import TROOP_STRENGTH, Fight, best_deployment, deployed, own_strength
from games.imperium.judging.goods import goods, troops_worth
from games.imperium.judging.worth import bought, cost, entry, influence, revealed
from games.imperium.rules.access import cost_of, targets
from games.imperium.rules.choices import TroopAmount
from games.imperium.rules.leaders import leader_of
from games.imperium.rules.sending import PickSpace, agent_box, visit_words
from games.imperium.state import current_turn
from games.imperium.words.compound import Choose
from games.imperium.words.effects import Gain, Recruit, Retreat
from games.imperium.words.influence import Influence

Weighed = dict[str, float]
LEAVE = -3.0
"""The worth of going back to the question before."""
UNKNOWN = 0.05
"""The worth of an option that no price covers."""
LAST_MOMENT = 1.0
"""With so few rounds left, a card that could be played now is not kept."""
IN_TURN: dict[str, Callable[[Evaluator, str], float]] = {}
"""Start of an option key in a turn -> the function that computes its worth. Modules fill it."""


def turn(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh the options of a turn."""
    visits = Visits(evaluator)
    owed = {item.id: item for item in current_turn(evaluator.state).owed}
    return {key: _in_turn(evaluator, visits, owed, key) for key in asked.offered}


def _in_turn(evaluator: Evaluator, visits: Visits, owed: dict[str, Any], key: str) -> float:
    head, _, rest = key.partition(":")
    match head:
        case "send":
            return sending(evaluator, visits, CARDS[rest])
        case "plot":
            return intrigue(evaluator, rest, "plot")
        case "do":
            name, _, side = rest.partition(":")
            return owing(evaluator, owed[name], side)
        case "rest":
            return 1.0 + sum(owing(evaluator, item, "") for item in owed.values())
        case "deploy":
            fight = visits.fight
            return deployed(evaluator, fight, int(rest)) if rest else best_deployment(evaluator, fight, 5)
        case "buy" | "top":
            return bought(evaluator, CARDS[rest.removeprefix("aside:")]) + 0.01
        case "reveal" | "end":
            return 0.0
    in_turn = IN_TURN.get(head)
    return in_turn(evaluator, rest) + UNKNOWN if in_turn else UNKNOWN


def sending(evaluator: Evaluator, visits: Visits, card: Card) -> float:
    """Return the worth of the best visit with this card, compared with revealing it."""
    spaces = targets(evaluator.state, evaluator.seat, card)
    return max(map(visits.to, spaces)) + visits.by(card) if spaces else 0.0


class Visits:
    """The worth of visits in a turn. Each space and each card is judged once, then cached."""

    __slots__ = ("_by", "_fight", "_to", "evaluator")

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._fight: Fight | None = None
        self._to: dict[str, float] = {}
        self._by: dict[str, float] = {}

    @property
    def fight(self) -> Fight:
        """Return the conflict of this round."""
        if self._fight is None:
            self._fight = Fight(self.evaluator)
        return self._fight

    def by(self, card: Card) -> float:
        """Return the worth of sending an agent with this card, beside the space, compared with revealing it."""
        if card.key not in self._by:
            evaluator = self.evaluator
            box = agent_box(evaluator.state, evaluator.seat, card)
            gained = sum(evaluator.worth(word, source) for word, source in box)
            self._by[card.key] = gained - revealed(evaluator, card.key)
        return self._by[card.key]

    def to(self, space: Space) -> float:
        """Return the worth of visiting a space, with the best of its deals."""
        if space.key not in self._to:
            self._to[space.key] = self.dealing(space, None)
        return self._to[space.key]

    def dealing(self, space: Space, deal: Exchange | None) -> float:
        """Return the worth of visiting a space with this deal, or with the best."""
        evaluator = self.evaluator
        leader = leader_of(evaluator.state, evaluator.seat)
        words = visit_words(space)
        gained = evaluator.of(words, f"space:{space.key}") + evaluator.prices["persuasion"] * space.persuasion
        if space.exchange:
            gained += max(trading(evaluator, each) for each in ([deal] if deal else space.exchange))
        else:
            gained -= self._paid(space)
        if space.maker:
            gained += evaluator.of(leader.when_harvesting) - evaluator.prices["spice"] * leader.harvest_less
        if space.key == "high_council":
            gained += evaluator.of(leader.when_seated)
        if space.combat:
            gained += best_deployment(evaluator, self.fight, will_deploy(evaluator, words))
        return gained

    def _paid(self, space: Space) -> float:
        """Return the worth of what it costs to enter a space."""
        evaluator = self.evaluator
        paid = {str(what): n for what, n in cost_of(evaluator.state, evaluator.seat, space).items()}
        back = (
            evaluator.of(leader_of(evaluator.state, evaluator.seat).when_paying_solari) if paid.get("solari") else 0.0
        )
        return entry(evaluator, paid) - back


def will_deploy(evaluator: Evaluator, words: tuple[Any, ...]) -> int:
    """Return how many troops the player can deploy after these effects."""
    recruits = sum(word.n for word in words if isinstance(word, Recruit))
    recruits = min(recruits, evaluator.player.supply)
    return min(evaluator.player.garrison + recruits, recruits + 2)


def trading(evaluator: Evaluator, deal: Exchange) -> float:
    """Return the worth of a trade."""
    if deal.spice > evaluator.player.spice:
        return LEAVE
    return goods(evaluator, "solari", deal.solari) + goods(evaluator, "spice", -deal.spice)


def owing(evaluator: Evaluator, item: Any, side: str) -> float:
    """Return the worth of an owed effect, or of one side of an owed choice."""
    word, source = item.word, item.source
    if side and isinstance(word, Choose):
        words = next(each.words for each in word.alternatives() if each.key == side)
        return evaluator.of(words, source) + 0.01
    if side and isinstance(word, Influence):
        return next(influence(evaluator, each, word.n) for each in word.of if each == side)
    if isinstance(word, Retreat):
        return _best_retreat(evaluator, word.n)
    return evaluator.worth(word, source) + (0.01 if not word.is_optional() else 0.0)


def intrigue(evaluator: Evaluator, key: str, kind: Any) -> float:
    """Return the worth of playing an intrigue card now."""
    use = INTRIGUE[key].use(kind)
    assert use is not None
    source = f"intrigue:{key}"
    return evaluator.of(use.effect, source) - cost(evaluator, use.cost, source) - held(evaluator)


def held(evaluator: Evaluator) -> float:
    """Return what an intrigue card is worth that is kept for a better moment. Late in the game there is none."""
    return evaluator.prices["hold"] * min(1.0, max(0.0, evaluator.rounds - LAST_MOMENT) / 3)


def space(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh the spaces to which an agent may go."""
    about = asked.about
    assert isinstance(about, PickSpace)
    visits = Visits(evaluator)
    by_card = visits.by(CARDS[about.card])
    return {key: LEAVE if key == "back" else _to_space(visits, key) + by_card for key in asked.offered}


def _to_space(visits: Visits, key: str) -> float:
    name, _, spice = key.partition(":")
    where = SPACES[name]
    deal = next((deal for deal in where.exchange if spice and deal.spice == int(spice)), None)
    return visits.dealing(where, deal)


# ---------------------------------------------------------------- the fight


def combat(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh combat cards and passing."""
    fight = Fight(evaluator)
    return {key: _combat_card(evaluator, fight, key) for key in asked.offered}


def _combat_card(evaluator: Evaluator, fight: Fight, key: str) -> float:
    if key == "pass":
        return 0.0
    name = key.split(":")[1]
    use = INTRIGUE[name].use("combat")
    assert use is not None
    own = own_strength(evaluator)
    swords = sum(swords_of(word) for word in use.effect)
    rest = evaluator.of([word for word in use.effect if not swords_of(word)], f"intrigue:{name}")
    lost = TROOP_STRENGTH * use.cost.troops
    gained = fight.worth(own + swords - lost) - fight.worth(own)
    return gained + rest - cost(evaluator, use.cost) - held(evaluator)


def swords_of(word: Any) -> int:
    """Return the most swords that an effect gives."""
    if isinstance(word, Choose):
        return max(sum(swords_of(each) for each in words) for words in word.among)
    return word.n if isinstance(word, Gain) and word.what == "swords" else 0


def troops(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh the numbers of troops to deploy or retreat."""
    about = asked.about
    assert isinstance(about, TroopAmount)
    fight = Fight(evaluator)
    if about.move != "retreat":
        return {key: deployed(evaluator, fight, int(key.split(":")[1])) for key in asked.offered}
    return {key: _retreated(evaluator, fight, int(key.split(":")[1])) for key in asked.offered}


def _retreated(evaluator: Evaluator, fight: Fight, n: int) -> float:
    left = evaluator.player.troops - n
    return fight.worth(own_strength(evaluator) - TROOP_STRENGTH * n if left else 0) + troops_worth(evaluator, n)


def _best_retreat(evaluator: Evaluator, most: int | None) -> float:
    """Return what the best retreat gains, compared with staying in the conflict."""
    fight, troops = Fight(evaluator), evaluator.player.troops
    stays, most = _retreated(evaluator, fight, 0), troops if most is None else min(most, troops)
    return max((_retreated(evaluator, fight, n) for n in range(1, most + 1)), default=LEAVE) - stays


def defend(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    return {"defend": evaluator.prices["control"] * 0.5, "none": 0.0}
