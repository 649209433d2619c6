"""A game for tests: set the numbers that matter, then play by questions and answers only."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Answer, IllegalAnswer, Picks, Question, Setup, Step
from games.core.texts import plain, words
from games.imperium import GAME
from games.imperium.components import CARDS
from games.imperium.rules.forces import strength as strength_of
from games.imperium.rules.owed_effects import simple_owed
from games.imperium.state import State
from games.imperium.state import vp as vp_of
from games.imperium.views import AgentPiece
from games.imperium.vocabulary import MENTAT, NOBODY

ANN, BO, CY, DI = range(4)
NAMES = ("Ann", "Bo", "Cy", "Di")
QUIET = ("earl_memnon_thorvald", "paul_atreides", "glossu_the_beast_rabban", "count_ilban_richese")
"""Leaders whose abilities do not matter unless a test uses them."""


def imperium(
    players: int = 3,
    *,
    leader: str = "",
    leaders: dict[int, str] | None = None,
    conflict: str = "skirmish_a",
    seed: int = 1,
    options: dict[str, str] | None = None,
) -> Table:
    """Return a game at Ann's first turn of round 1: no intrigue cards, starting decks, five cards each."""
    table = Table(players, seed, options or {"leaders": "choose"})
    chosen = dict(enumerate(QUIET[:players])) | ({ANN: leader} if leader else {}) | (leaders or {})
    for seat in range(players):
        wanted = chosen[seat]
        spare = next((s for s, l in chosen.items() if l == wanted and s != seat), None)
        assert spare is None, f"two players of {wanted}"
    while any(q.kind == "leader" for q in table.questions()):
        question = table.questions()[0]
        table.answer(question.seat, chosen[question.seat])
    while any(q.kind == "secret_factions" for q in table.questions()):
        question = table.questions()[0]
        table.answer(question.seat, {"emperor": 1, "guild": 1})
    table.state.conflict = conflict
    return table


class Table:
    def __init__(self, players: int, seed: int, options: dict[str, str]) -> None:
        self.state: State
        self.steps: list[Step] = []
        number = seed
        while True:
            setup = Setup(NAMES[:players], options, number.to_bytes(32, "big"))
            self.state, step = GAME.new(setup)
            if self.state.first == ANN:
                break
            number += 1000
        self.steps.append(step)

    # ---- looking

    def __getitem__(self, seat: int) -> Any:
        """Return a player's state, to set or check numbers."""
        return self.state.players[seat]

    def questions(self, explain: bool = False) -> list[Question]:
        return GAME.questions(self.state, explain)

    def question(self, seat: int, explain: bool = False) -> Question:
        mine = [q for q in self.questions(explain) if q.seat == seat and q.waits]
        assert mine, f"{NAMES[seat]} is not asked anything, but {[(q.seat, q.kind) for q in self.questions()]}"
        return mine[0]

    def is_asked(self, seat: int, kind: str | None = None) -> bool:
        return any(q.seat == seat and q.waits and kind in (None, q.kind) for q in self.questions())

    def keys(self, seat: int) -> list[str]:
        return [option.key for option in self.question(seat).options]

    def up_to(self, seat: int, key: str) -> int:
        return next(option.up_to for option in self.question(seat).options if option.key == key)

    def up_to_deploy(self, seat: int) -> int:
        """Return how many troops the player may deploy now."""
        if "deploy" not in self.keys(seat):
            return max([0, *self._amounts(seat, "deploy")])
        before = GAME.encode(self.state)
        GAME.answer(self.state, Answer(self.question(seat).id, seat, {"deploy": 1}))
        most = self.up_to_troops(seat)
        self.state = GAME.decode(before)
        return most

    def up_to_troops(self, seat: int) -> int:
        """Return how many troops the player may pick now."""
        return max(self._amounts(seat, "troops"))

    def _amounts(self, seat: int, what: str) -> list[int]:
        return [int(key.split(":")[1]) for key in self.keys(seat) if key.startswith(f"{what}:")]

    def prompt(self, seat: int) -> str:
        """Return the prompt of the player's question in English."""
        return plain(words().say(self.question(seat).prompt, NAMES))

    def labels(self, seat: int) -> dict[str, str]:
        """Return option key -> its text in English."""
        return {option.key: plain(words().say(option.text, NAMES)) for option in self.question(seat).options}

    def refusals(self, seat: int) -> dict[str, str]:
        """Return what is refused -> why, in English."""
        refused = self.question(seat, explain=True).refused
        return {plain(words().say(r.text, NAMES)): plain(words().say(r.reason, NAMES)) for r in refused}

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, seat)

    def vp(self, seat: int) -> int:
        return vp_of(self.state, seat)

    def strength(self, seat: int) -> int:
        return strength_of(self.state, seat)

    def result(self) -> Any:
        return GAME.result(self.state)

    def persuasion(self) -> int:
        """Return the persuasion that the active player has left."""
        assert self.state.turn is not None
        return self.state.turn.persuasion

    def spaces_for(self, seat: int, card: str) -> set[str]:
        """Return the spaces to which the card may send an agent now."""
        self.hold(seat, card)
        if f"send:{card}" not in self.keys(seat):
            return set()
        self.answer(seat, f"send:{card}")
        spaces = {key.split(":")[0] for key in self.keys(seat)} - {"back"}
        self.answer(seat, "back")
        return spaces

    def log(self, reader: int | None = None) -> list[str]:
        """Return the whole log in English."""
        events = [event for step in self.steps for event in step.events]
        return [plain(words().say(line.text, NAMES)) for line in GAME.narrate(events, reader)]

    # ---- answering

    def answer(self, seat: int, picks: str | Picks) -> Step:
        question = self.question(seat)
        step = GAME.answer(self.state, Answer(question.id, seat, {picks: 1} if isinstance(picks, str) else picks))
        self.steps.append(step)
        return step

    def refuses(self, seat: int, picks: str | Picks) -> bool:
        before = GAME.encode(self.state)
        try:
            self.answer(seat, picks)
        except IllegalAnswer:
            self.state = GAME.decode(before)
            return True
        return False

    def send(self, seat: int, card: str, space: str) -> Step:
        """Send an agent with a card, which is put into the hand if needed."""
        self.hold(seat, card)
        self.answer(seat, f"send:{card}")
        return self.answer(seat, space)

    def may_send(self, seat: int, card: str, space: str) -> bool:
        """Return whether the card can send an agent there now."""
        return space in self.spaces_for(seat, card)

    def do(self, seat: int, *parts: str) -> Step:
        """Resolve an owed effect, found by a part of its key: do(ANN, "recruit")."""
        key = next(k for k in self.keys(seat) if k.startswith("do:") and all(part in k for part in parts))
        return self.answer(seat, key)

    def plot(self, seat: int, card: str) -> Step:
        self.hold_intrigue(seat, card)
        return self.answer(seat, f"plot:{card}")

    def rest(self, seat: int) -> Step:
        """Resolve the owed effects that need no choice."""
        only = simple_owed(self.state, seat)
        if not only:
            return self.steps[-1]
        return self.answer(seat, "rest" if len(only) > 1 else f"do:{only[0].id}")

    def end(self, seat: int) -> Step:
        """Resolve the owed effects that need no choice, then end the turn."""
        if simple_owed(self.state, seat):
            self.rest(seat)
        return self.answer(seat, "end")

    def reveal(self, seat: int, *hand: str) -> Step:
        """Reveal the hand; with cards, the hand is exactly these."""
        if hand:
            self.give_hand(seat, *hand)
        return self.answer(seat, "reveal")

    def deploy(self, seat: int, n: int) -> Step:
        if f"deploy:{n}" in self.keys(seat):
            return self.answer(seat, f"deploy:{n}")
        self.answer(seat, "deploy")
        return self.answer(seat, f"troops:{n}")

    def pass_turns(self, *seats: int) -> None:
        """Let these players reveal and buy nothing."""
        for seat in seats:
            this_round = self.state.round
            self.answer(seat, "reveal")
            while self.state.turn and self.state.turn.seat == seat and self.state.round == this_round:
                self.answer(seat, self.question(seat).mildest)

    # ---- setting up

    def hold(self, seat: int, card: str) -> None:
        """Put a card into the hand: from the player's other cards, or in exchange for a card of the deck."""
        player = self[seat]
        if card in player.hand:
            return
        for zone in (player.deck, player.discard):
            if card in zone:
                zone.remove(card)
                player.hand.append(card)
                return
        self.take_out_of_supply(card)
        player.hand.append(card)

    def take_out_of_supply(self, card: str) -> None:
        state = self.state
        if card in state.imperium_deck:
            state.imperium_deck.remove(card)
        elif card in state.row:
            state.row[state.row.index(card)] = state.imperium_deck.pop()
        elif state.reserve.get(card):
            state.reserve[card] -= 1
        else:
            assert card in CARDS

    def give_hand(self, seat: int, *cards: str) -> None:
        """Make these cards the hand, and put the old hand under the deck."""
        player = self[seat]
        player.deck, player.hand = player.hand + player.deck, []
        for card in cards:
            before = len(player.hand)
            if card in player.deck:
                player.deck.remove(card)
                player.hand.append(card)
            else:
                self.take_out_of_supply(card)
                player.hand.append(card)
            assert len(player.hand) == before + 1

    def put_in_play(self, seat: int, *cards: str) -> None:
        """Put cards into play as if they had sent agents this round."""
        for card in cards:
            self.take_out_of_supply(card)
            self[seat].in_play.append(card)

    def hold_intrigue(self, seat: int, *cards: str) -> None:
        for card in cards:
            if card in self[seat].intrigue:
                continue
            if card in self.state.intrigue_deck:
                self.state.intrigue_deck.remove(card)
            self[seat].intrigue.append(card)

    def put_in_row(self, *cards: str) -> None:
        """Put these cards into the first places of the row."""
        for at, card in enumerate(cards):
            self.take_out_of_supply(card)
            self.state.imperium_deck.insert(0, self.state.row[at])
            self.state.row[at] = card

    def stack_deck(self, seat: int, *cards: str) -> None:
        """Put these cards on top of the deck, the first on top."""
        player = self[seat]
        for card in reversed(cards):
            if card in player.deck:
                player.deck.remove(card)
            player.deck.append(card)

    def place_agent(self, seat: int, space: str) -> None:
        kind = self[seat].ready.pop(0)
        self.state.places[space].agents.append(AgentPiece(seat, kind))

    def give_alliance(self, faction: str, seat: int, influence: int = 4) -> None:
        self[seat].influence[faction] = max(influence, self[seat].influence[faction])
        self.state.alliances[faction] = seat  # type: ignore[index]

    def give_mentat(self, seat: int) -> None:
        assert self.state.mentat == NOBODY
        self.state.mentat = seat
        self[seat].ready.append(MENTAT)

    def make_rich(self, seat: int) -> None:
        """Give a player enough resources for any space and any cost."""
        self[seat].solari = self[seat].spice = self[seat].water = 20

    def fight(self, **troops: int) -> None:
        """Put troops into the conflict by player's name: fight(ann=2, bo=1)."""
        for name, n in troops.items():
            player = self[NAMES.index(name.capitalize())]
            moved = n - player.troops
            player.supply -= moved
            player.troops = n

    def to_endgame(self) -> None:
        """Go on to the endgame. Nobody plays a card before it."""
        self.state.conflict_deck = []
        self.to_combat()
        while any(q.kind in ("combat", "win") for q in self.questions()):
            question = self.questions()[0]
            self.answer(question.seat, "pass")

    def to_combat(self) -> None:
        """Go on to combat. All who have not revealed reveal an empty hand."""
        this_round = self.state.round
        while self.state.turn and self.state.round == this_round:
            seat = self.state.turn.seat
            self[seat].deck += self[seat].hand
            self[seat].hand = []
            self.pass_turns(seat)

    def finish_round(self) -> None:
        """Finish the round with the mildest answers."""
        this_round = self.state.round
        self.to_combat()
        while self.state.round == this_round and self.questions():
            question = self.questions()[0]
            self.answer(question.seat, question.mildest)
