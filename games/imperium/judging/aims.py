"""The purpose of a turn, in words: each gain of a seat between two positions, with its share in the chance to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core.judgement import Aim, Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, Text, say
from games.core.standing import Fit
from games.imperium.components import CARDS, SPACES
from games.imperium.judging.evaluator import Evaluator
from games.imperium.judging.features import features, fit_of, progress
from games.imperium.judging.fighting import Fight, own_strength
from games.imperium.judging.worth import deck_worth, own_cards, trash_worth
from games.imperium.modules import modules_in
from games.imperium.rules.choices import PickAlternative, card_name, space_name
from games.imperium.rules.forces import is_fighting, strength
from games.imperium.state import State, opponents, pieces_of, vp
from games.imperium.vocabulary import ALLIANCE, FACTIONS, FRIENDSHIP, Faction

SWORDMASTER, HIGH_COUNCIL = "swordmaster", "high_council"
POINT = 10.0
"""The price of a victory point, by which other prices become chances."""
LEAST_STEP = 0.08
"""The least worth of a step of influence. The features of the next step may hide part of its worth."""

BEHIND = {1: "second", 2: "third"}
"""How many are stronger in a conflict -> the place that this strength has so far."""

FITS: dict[str, Fit] = {}
"""The fits that were learnt. `judgement` fills it."""
DEFAULT_FIT = "four"


def weights_of(state: State) -> Fit:
    """Return the fit of this table, or that of four players."""
    return FITS.get(fit_of(state)) or FITS.get(DEFAULT_FIT) or Fit({"vp": (0.5, 0.8)})


def aims(before: State, after: State, seat: int, prices: Prices) -> list[Aim]:
    """Return what the seat gained between two positions."""
    return [aim for aim in Gains(before, after, seat, prices).all() if aim.worth > 0]


class Gains:
    """The gains of a seat between two positions, valued by what was learnt, other things by their prices."""

    def __init__(self, before: State, after: State, seat: int, prices: Prices) -> None:
        self.before, self.after, self.seat, self.prices = before, after, seat, prices
        self.then, self.now = before.players[seat], after.players[seat]
        self.fit, self.progress = weights_of(before), progress(before)
        earlier, later = features(before, seat), features(after, seat)
        self.changes = {name: later[name] - earlier.get(name, 0.0) for name in later}
        self.point = self.fit.weight("vp", self.progress)
        self.same_round = before.round == after.round

    def learnt(self, *names: str) -> float:
        """Return what the changes of these features add to the seat's worth."""
        return sum(self.changes.get(name, 0.0) * self.fit.weight(name, self.progress) for name in names)

    def priced(self, price: float) -> float:
        """Return what a price is in the seat's worth."""
        return price / POINT * self.point

    def all(self) -> Iterator[Aim]:
        """Yield all gains."""
        yield from self.points()
        yield from self.influence()
        yield from self.seats_and_marks()
        yield from self.goods()
        yield from self.fight()
        yield from self.cards()
        yield from self.of_modules()

    # ------------------------------------------------------------ points and influence

    def points(self) -> Iterator[Aim]:
        """Yield the victory points that come from no track."""
        gained = vp(self.after, self.seat) - vp(self.before, self.seat)
        tracks = sum(self.crossed(faction) + self.allied(faction) for faction in FACTIONS)
        if gained > tracks:
            points = gained - max(0, tracks)
            yield Aim(points * self.point, say("imperium-part-vp", n=points))

    def crossed(self, faction: Faction) -> int:
        """Return 1 if the seat has won the friendship of this faction."""
        return int(self.then.influence[faction] < FRIENDSHIP <= self.now.influence[faction])

    def allied(self, faction: Faction) -> int:
        """Return 1 if the seat has won the alliance of this faction."""
        return int(self.before.alliances[faction] != self.seat == self.after.alliances[faction])

    def influence(self) -> Iterator[Aim]:
        """Yield the steps on the tracks, each with what it is worth or leads to."""
        for faction in FACTIONS:
            steps = self.now.influence[faction] - self.then.influence[faction]
            if steps > 0:
                yield self._on_track(faction)

    def _on_track(self, faction: Faction) -> Aim:
        now, named = self.now.influence[faction], say("the-faction", faction=say(f"faction-{faction}"))
        if self.allied(faction):
            return Aim(self.point * 1.1, say("imperium-aim-alliance", faction=named))
        if self.crossed(faction):
            return Aim(self.point, say("imperium-aim-friendship", faction=named))
        if self.before.alliances[faction] == self.seat:
            safer = max(LEAST_STEP, self.learnt("alliance_safe", "alliance_threatened"))
            return Aim(safer, say("imperium-aim-defends", faction=named))
        if now < FRIENDSHIP:
            step = max(LEAST_STEP, self.learnt("first_step"))
            return Aim(step, say("imperium-aim-first-step", faction=named))
        step = max(LEAST_STEP, self.learnt("third_step", "alliance_near"))
        return Aim(step, say("imperium-aim-step", faction=named, n=now, alliance=ALLIANCE))

    # ------------------------------------------------------------ lasting things

    def seats_and_marks(self) -> Iterator[Aim]:
        """Yield the Swordmaster, the High Council, the Mentat and control of places."""
        if self.now.swordmaster and not self.then.swordmaster:
            yield Aim(self.learnt("swordmaster"), say("imperium-aim-swordmaster"))
        if self.now.council_seat and not self.then.council_seat:
            yield Aim(self.learnt("council"), say("imperium-aim-council"))
        if len(self.now.ready) > len(self.then.ready) - self._sent() and self.same_round and not self._gained_sword():
            yield Aim(self.priced(self.prices["mentat"]), say("imperium-aim-agent"))
        for key, place in self.after.places.items():
            if place.controller == self.seat != self.before.places[key].controller:
                yield Aim(self.learnt("control"), say("imperium-aim-control", space=space_name(key)))

    def _gained_sword(self) -> bool:
        return self.now.swordmaster and not self.then.swordmaster

    def _sent(self) -> int:
        """Return how many agents were sent. An agent that was called back counts as one more that is ready."""
        return max(0, len(pieces_of(self.after, self.seat)) - len(pieces_of(self.before, self.seat)))

    def goods(self) -> Iterator[Aim]:
        """Yield resources, and what solari are saved for."""
        solari = self.now.solari - self.then.solari
        if solari > 0:
            yield Aim(self._worth_of("solari", solari), self._solari(solari))
        for what in ("spice", "water"):
            more = getattr(self.now, what) - getattr(self.then, what)
            if more > 0:
                yield Aim(self._worth_of(what, more), say(f"imperium-part-{what}", n=more))

    def _worth_of(self, what: str, more: int) -> float:
        names = [name for name in self.changes if name == what or name.startswith(f"{what}_")]
        return max(self.learnt(*names), self.priced(self.prices[what] * more) / 2)

    def _solari(self, more: int) -> Text:
        """Return what the solari are, and what is still missing to the next great purchase."""
        for had, space in ((self.now.swordmaster, SWORDMASTER), (self.now.council_seat, HIGH_COUNCIL)):
            cost = (self.after.prices.get(space) or SPACES[space].cost).get("solari", 0)
            if not had and self.now.solari <= cost + 1:
                key = "imperium-aim-saves" if self.now.solari < cost else "imperium-aim-saved"
                return say(key, n=more, have=self.now.solari, cost=cost, space=space_name(space))
        return say("imperium-part-solari", n=more)

    # ------------------------------------------------------------ the conflict

    def fight(self) -> Iterator[Aim]:
        """Yield troops, and strength in the conflict of this round."""
        troops = self.now.garrison + self.now.troops - self.then.garrison - self.then.troops
        if troops > 0:
            learnt = self.learnt("garrison", "garrison_over")
            yield Aim(max(learnt, self.priced(self.prices["troop"] * troops)), say("imperium-part-troop", n=troops))
        if self.same_round and self.before.conflict and is_fighting(self.after, self.seat):
            yield from self._strength()

    def _strength(self) -> Iterator[Aim]:
        mine, before = strength(self.after, self.seat), strength(self.before, self.seat)
        if mine <= before:
            return
        evaluator = Evaluator(self.after, self.seat, self.prices)
        fight = Fight(evaluator)
        hoped = fight.worth(own_strength(evaluator)) - (fight.worth(before) if before else 0.0)
        strengths = [strength(self.after, other) for other in opponents(self.after, self.seat)]
        others, stronger = max(strengths, default=0), sum(each > mine for each in strengths)
        key = "alone" if not others else "leads" if mine > others else "ties" if mine == others else "joins"
        if key == "joins":
            key = "level" if mine in strengths else BEHIND.get(stronger, key)
        name = say(f"conflict-{self.before.conflict}")
        yield Aim(self.priced(hoped), say(f"imperium-aim-{key}", n=mine, others=others, conflict=name))

    # ------------------------------------------------------------ cards

    def cards(self) -> Iterator[Aim]:
        """Yield cards that were acquired, trashed and drawn, and Intrigue cards."""
        evaluator = Evaluator(self.before, self.seat, self.prices)
        then, now = Counter(own_cards(self.before, self.seat)), Counter(own_cards(self.after, self.seat))
        for card in now - then:
            worth = self.priced(max(0.3, deck_worth(evaluator, CARDS[card])))
            yield Aim(worth, say("imperium-aim-acquires", card=card_name(card)))
        for card in then - now:
            worth = self.priced(trash_worth(evaluator, card))
            yield Aim(worth, say("imperium-aim-trashes", card=card_name(card)))
        intrigue = len(self.now.intrigue) - len(self.then.intrigue)
        if intrigue > 0:
            yield Aim(self.priced(self.prices["intrigue"] * intrigue), say("imperium-part-intrigue", n=intrigue))
        # The deck also changes when it is shuffled, and the hand when a card is played.
        played = len(self.now.in_play) - len(self.then.in_play)
        drawn = max(len(self.then.deck) - len(self.now.deck), len(self.now.hand) - len(self.then.hand) + played)
        if self.same_round and drawn > 0 and not self.now.has_revealed:
            yield Aim(self.priced(self.prices["draw"] * drawn), say("imperium-aim-draws", n=drawn))
        yield from self._persuasion()

    def _persuasion(self) -> Iterator[Aim]:
        turn, earlier = self.after.turn, self.before.turn
        if turn and earlier and turn.seat == earlier.seat and self.now.has_revealed == self.then.has_revealed:
            more = turn.persuasion - earlier.persuasion
            if more > 0:
                yield Aim(self.priced(self.prices["persuasion"] * more), say("imperium-aim-persuasion", n=more))
        if turn and turn.seat == self.seat and turn.persuasion and self.now.has_revealed and not self.then.has_revealed:
            worth = self.priced(self.prices["persuasion"] * turn.persuasion)
            yield Aim(worth, say("imperium-aim-persuasion", n=turn.persuasion))

    def of_modules(self) -> Iterator[Aim]:
        """Yield what modules add to a standing."""
        for module in modules_in(self.after):
            parts = module.judging.parts
            if parts is None:
                continue
            earlier, later = parts(self.before, self.seat), parts(self.after, self.seat)
            words = module.judging.named(self.before, self.after, self.seat) if module.judging.named else {}
            for name, amount in later.items():
                more = amount - earlier.get(name, 0.0)
                if more > 0:
                    worth = max(self.learnt(name), self.priced(self.prices[name] * more))
                    yield Aim(worth, words.get(name) or say(f"imperium-part-{name}", n=max(1, round(more))))


# ---------------------------------------------------------------- what was done, and why nothing was


def deed(before: State, after: State, seat: int) -> Text | None:
    """Return the agent that was sent, by card and place, or None."""
    new = [key for key, _ in pieces_of(after, seat) if key not in {place for place, _ in pieces_of(before, seat)}]
    player = after.players[seat]
    played = [card for card in player.in_play if player.in_play.count(card) > before.players[seat].in_play.count(card)]
    # A card that sends an agent may trash itself.
    played = played or list((Counter(own_cards(before, seat)) - Counter(own_cards(after, seat))).elements())
    if len(new) != 1 or len(played) != 1 or played[0] not in before.players[seat].hand or before.round != after.round:
        return None
    return say("imperium-deed-sent", card=card_name(played[0]), space=space_name(new[0]))


def idle(before: State, asked: LiveQuestion, picks: Picks) -> Text | None:
    """Return why an answer that gains nothing at once is given, or None if there is nothing to say of it."""
    key = next(iter(picks), "")
    if asked.kind == "for_rival" and not isinstance(getattr(asked.about, "about", None), PickAlternative):
        return say("imperium-idle-for-rival-any")
    if asked.kind == "combat" and key == "pass":
        return _passes(before, asked.seat)
    if asked.kind == "turn" and key == "end":
        return say(f"imperium-idle-{_left_undone(asked)}")
    if asked.kind == "turn" and key.partition(":")[0] in ("do", "rest") and not {"end", "reveal"} & set(asked.offered):
        return say("imperium-idle-owed")
    if asked.kind == "troops" and getattr(asked.about, "move", "") == "retreat":
        return say("imperium-idle-stays" if key == "troops:0" else "imperium-idle-retreats")
    said = IDLE.get((asked.kind, key.partition(":")[0])) or IDLE.get((asked.kind, key)) or IDLE.get((asked.kind, ""))
    return say(f"imperium-idle-{said}") if said else None


def _left_undone(asked: LiveQuestion) -> str:
    """Return what the end of a turn leaves undone, or that everything is done."""
    heads = {key.partition(":")[0] for key in asked.offered}
    return next((said for head, said in UNDONE.items() if head in heads), "turn-done")


def completes(first: LiveQuestion, picks: Picks, following: LiveQuestion, its_picks: Picks) -> bool:
    """Return whether an answer only completes the one before it: effects of a visit complete sending the agent."""
    if following.kind != "turn":
        return following.kind != "combat"
    sends = first.kind == "space" or next(iter(picks), "").startswith("send:")
    return sends and next(iter(its_picks), "").partition(":")[0] in ("do", "rest", "deploy")


def passes(asked: LiveQuestion, picks: Picks) -> bool:
    """Return whether an answer gains nothing by itself: ends a turn, passes, or only names an opponent or a space."""
    return asked.kind in NAMING or (asked.kind, next(iter(picks), "")) in (("turn", "end"), ("combat", "pass"))


NAMING = (
    *("heir", "double_cross", "voice", "for_rival", "leader"),
    *("discard", "lose_influence", "plan_ahead", "defend", "negotiators"),
)
"""Kinds of questions in which the effect is the same whatever is named: it only hits, or is paid by, something else."""
UNDONE = {"buy": "buys-nothing", "do": "leaves", "deploy": "keeps-troops", "plot": "keeps-plots"}
"""Start of an option that a turn's end leaves undone -> the sentence about it."""


def _passes(state: State, seat: int) -> Text:
    mine = strength(state, seat)
    others = max((strength(state, other) for other in opponents(state, seat)), default=0)
    if not state.players[seat].intrigue:
        return say("imperium-idle-no-card")
    return say("imperium-idle-leads" if mine > others else "imperium-idle-saves-cards")


IDLE: Mapping[tuple[str, str], str] = {
    ("turn", "reveal"): "reveals",
    ("turn", "plot"): "plot",
    ("turn", "tile"): "tile",
    ("pass_turn", "go_on"): "goes-on",
    ("turn", "send"): "send",
    ("troops", "troops:0"): "keeps-troops",
    ("turn", "deploy"): "deploy",
    ("turn", "do"): "does",
    ("turn", "rest"): "does",
    ("space", "back"): "back",
    ("space", ""): "space",
    ("trash", "none"): "keeps-cards",
    ("offer", "leave"): "leaves",
    ("offer", "take"): "takes",
    ("discard", ""): "discards",
    ("lose_influence", ""): "loses-influence",
    ("leader", ""): "leader",
    ("defend", "defend"): "defends",
    ("defend", "none"): "does-not-defend",
    ("win", "pass"): "no-card",
    ("endgame", "pass"): "no-card",
    ("win", "combat"): "last-moment",
    ("endgame", "endgame"): "last-moment",
    ("heir", ""): "heir",
    ("double_cross", ""): "rival",
    ("voice", ""): "voice",
    ("secret_factions", ""): "secret",
    ("destination", "top"): "to-top",
    ("destination", "discard"): "to-discard",
    ("units", ""): "units",
    ("place_dreadnought", ""): "controls",
    ("put_under", ""): "put-under",
    ("plan_ahead", ""): "plan-ahead",
    ("for_rival", ""): "for-rival",
    ("rivals", ""): "for-rival",
    ("set_aside", ""): "sets-aside",
    ("acquire", ""): "acquires",
    ("remember", ""): "remembers",
    ("negotiators", "negotiators:0"): "keeps-negotiators",
    ("negotiators", ""): "negotiators",
    ("freighter", "none"): "freighter-waits",
    ("freighter", "recall"): "freighter-home",
}
"""Kind of question and answer -> the sentence about it."""
