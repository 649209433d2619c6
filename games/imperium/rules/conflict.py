"""The combat phase: combat cards in rotation, rewards, and what the winner may play afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Task, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Refusal, StandingOrder, Text, say
from games.imperium.components import CONFLICTS
from games.imperium.modules import Forces
from games.imperium.rules.changes import Do
from games.imperium.rules.choices import Offer
from games.imperium.rules.forces import is_fighting, strength, unit_kinds
from games.imperium.rules.intrigue import refused_plays, ways_to_play
from games.imperium.rules.moments import run_handlers
from games.imperium.rules.stakes import at_stake
from games.imperium.state import Play, State, Word, clockwise
from games.imperium.vocabulary import NOBODY, Moment
from games.imperium.words.compound import Pay


def participants(state: State) -> list[int]:
    """Return the players with a unit in the conflict, in turn order."""
    return [seat for seat in clockwise(state, state.first) if is_fighting(state, seat)]


class BeginCombat(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-begin_combat"):
    """Begin the combat phase, and plan its steps."""

    def do(self, play: Play) -> None:
        state = play.state
        state.phase, state.combat_cards, state.winner = "combat", 0, NOBODY
        for seat in participants(state):
            run_handlers(play, Moment.COMBAT_BEGINS, seat)
        play.tell("combat_began", -1, {"strengths": strengths(state)})
        play.push(Rotation(state.first, 0), ResolveConflict(), Victory(), AfterWin(), EndCombat())


def strengths(state: State) -> list[int]:
    return [strength(state, seat) for seat in range(len(state.players))]


class Rotation(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-rotation"):
    """Ask the players in the conflict for combat cards, until all have passed in a row."""

    seat: int
    passes: int
    played: bool = False
    """This player has already played a card and has not passed since."""

    def do(self, play: Play) -> None:
        fighting = participants(play.state)
        if self.passes >= len(fighting):
            return
        if self.seat not in fighting:
            self.continue_rotation(play, self.passes)
        elif play.state.players[self.seat].rival or not play.state.players[self.seat].intrigue:
            # A player without intrigue cards cannot play one, as everybody can see. Rivals play no cards.
            self.passed(play)
        else:
            play.ask(self.seat, CombatCard(self))

    def passed(self, play: Play) -> None:
        """Pass for this player. If the player has played a card, the count of passes starts again at 0."""
        self.continue_rotation(play, 0 if self.played else self.passes + 1)

    def continue_rotation(self, play: Play, passes: int) -> None:
        """Continue with the next player. If cards were played, post them first."""
        play.closes = play.closes or self.played
        play.push(Rotation((self.seat + 1) % len(play.state.players), passes))


class CombatCard(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-combat_card"):
    """The question which combat card to play, or to pass."""

    kind: ClassVar[str] = "combat"
    is_public: ClassVar[bool] = True
    picture: ClassVar[str] = "conflict"
    rotation: Rotation

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-combat")

    def ways(self, state: State, seat: int) -> list[Way]:
        cards = [way.acting(bind(self._play, seat, way)) for way in ways_to_play(state, seat, "combat")]
        text = say("pick-combat-done" if self.rotation.played else "pick-combat-pass")
        return [*cards, Way(Option("pass", text, group="act"), lambda play: self._pass(play, seat))]

    def context(self, state: State, seat: int) -> list[Text]:
        return at_stake(state)

    def _play(self, play: Play, seat: int, way: Way) -> None:
        play.state.combat_cards += 1
        play.push(Rotation(seat, 0, played=True))
        way.act(play)

    def _pass(self, play: Play, seat: int) -> None:
        if not self.rotation.played:
            play.tell("combat_passed", seat)
        self.rotation.passed(play)

    def refused(self, state: State, seat: int) -> list[Refusal]:
        return refused_plays(state, seat, "combat")

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {"pass": 1}

    def standing(self, state: State, seat: int) -> list[StandingOrder]:
        return combat_orders(state)


def combat_orders(state: State) -> list[StandingOrder]:
    """Return the standing orders for combat: always pass, or pass until the next card is played."""
    if not any(isinstance(task, BeginCombat | ResolveConflict) for task in state.agenda):
        return []
    played = state.combat_cards if state.phase == "combat" else 0
    whole, quiet = f"pass:{state.round}", f"quiet:{state.round}:{played}"
    return [
        StandingOrder(whole, say("standing-combat"), {"pass": 1}),
        StandingOrder(quiet, say("standing-quiet"), {"pass": 1}),
    ]


# ---------------------------------------------------------------- rewards


def placed(state: State) -> list[tuple[int, int]]:
    """Return seats with their rewards (0 is the first), in turn order. A tie moves down a reward (rulebook p. 12)."""
    scored = {seat: strength(state, seat) for seat in participants(state)}
    groups = [
        [seat for seat in scored if scored[seat] == value] for value in sorted(set(scored.values()), reverse=True)
    ]
    four = len(state.players) == 4
    ranked = _rank(groups, four, tie_pays=four or state.options.get("third", "tied") == "tied")
    return sorted(ranked, key=lambda pair: clockwise(state, state.first).index(pair[0]))


def _rank(groups: list[list[int]], four: bool, tie_pays: bool) -> list[tuple[int, int]]:
    """Return the rewards of the seats, which are grouped by strength, strongest first."""
    if not groups:
        return []
    top, *rest = groups
    if len(top) > 1:
        # Nobody wins: the tied take the second reward. With exactly two tied of four, the others contest the third.
        third = rest[0] if four and len(top) == 2 and rest and len(rest[0]) == 1 else []
        return [*((seat, 1) for seat in top), *((seat, 2) for seat in third)]
    if rest and len(rest[0]) > 1:
        # A tie for second pays the third reward, with three sides only if the table chose so (ruling A4).
        return [(top[0], 0), *((seat, 2) for seat in rest[0] if tie_pays)]
    second = rest[0] if rest else []
    third = rest[1] if four and len(rest) > 1 and len(rest[1]) == 1 else []
    return [(top[0], 0), *((seat, 1) for seat in second), *((seat, 2) for seat in third)]


class ResolveConflict(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-resolve_conflict"):
    """Determine the winner, and plan the rewards."""

    def do(self, play: Play) -> None:
        state = play.state
        rewards = placed(state)
        state.winner = next((seat for seat, reward in rewards if reward == 0), NOBODY)
        conflict = CONFLICTS[state.conflict]
        fought = {"conflict": conflict.key, "strengths": strengths(state), "rewards": [list(r) for r in rewards]}
        play.tell("combat_resolved", state.winner, fought)
        play.push(*(Reward(seat, reward) for seat, reward in rewards))
        if state.winner != NOBODY:
            run_handlers(play, Moment.COMBAT_WON, state.winner, conflict.key)


class Reward(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-reward"):
    """Give a reward to a seat."""

    seat: int
    reward: int

    def do(self, play: Play) -> None:
        conflict = CONFLICTS[play.state.conflict]
        source = f"conflict:{conflict.key}"
        if play.state.players[self.seat].rival:
            run_handlers(play, Moment.RIVAL_REWARD, self.seat, self.reward, source)
            return
        play.tell("reward", self.seat, {"reward": self.reward, "conflict": conflict.key})
        # The player may order the parts of a reward. Choices come last, because a drawn card may help to choose.
        words = sorted(conflict.rewards[self.reward], key=lambda word: word.needs_choice(play.state, self.seat))
        play.push(*(Offer(w, self.seat, source) if is_price(w) else Do(w, self.seat, source) for w in words))


def is_price(word: Word) -> bool:
    """Return whether a reward has a cost, so that it may be declined."""
    return isinstance(word, Pay)


# ---------------------------------------------------------------- after a win


class Victory(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-victory"):
    """Call the handlers of the sole winner after the rewards."""

    def do(self, play: Play) -> None:
        if play.state.winner != NOBODY:
            run_handlers(play, Moment.VICTORY, play.state.winner)


class AfterWin(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-after_win"):
    """Ask the sole winner for cards that can be played only after a win."""

    def do(self, play: Play) -> None:
        winner = play.state.winner
        if winner == NOBODY:
            return
        player = play.state.players[winner]
        if player.intrigue and not player.rival:
            play.ask(winner, WinCard())


class WinCard(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-win_card"):
    """The question which card to play after a win."""

    kind: ClassVar[str] = "win"

    def ways(self, state: State, seat: int) -> list[Way]:
        cards = [way.acting(bind(self._play, way)) for way in ways_to_play(state, seat, "combat", on_win=True)]
        return [*cards, Way(Option("pass", say("pick-win-pass"), group="act"), do_nothing)]

    def _play(self, play: Play, way: Way) -> None:
        play.push(AfterWin())
        way.act(play)

    def refused(self, state: State, seat: int) -> list[Refusal]:
        return refused_plays(state, seat, "combat", on_win=True)

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {"pass": 1}


class EndCombat(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-end_combat"):
    """Return all units from the conflict to supply or garrison."""

    def do(self, play: Play) -> None:
        state = play.state
        for seat, player in enumerate(state.players):
            run_handlers(play, Moment.COMBAT_OVER, seat)
            for kind in unit_kinds(state):
                leave_conflict(kind.forces(state, seat), kind.falls)
            player.swords = 0
        state.past_conflicts.append(state.conflict)
        state.conflict = ""
        state.winner = NOBODY
        play.closes = True


def leave_conflict(forces: Forces, falls: bool) -> None:
    """Move units out of the conflict: to the supply if they fall, otherwise to the garrison."""
    if falls:
        forces.supply += forces.troops
    else:
        forces.garrison += forces.troops
    forces.troops = 0
