"""A table for tests: a test names sides instead of seats, and every move goes through the protocol.

The board starts with sietches (rank 2, face down) and settlements only. All other pieces are in supplies, pools and
decks. Atreides have the first seat. A test sets the dice: `faces("hhs*")` is the next roll of combat dice (hit,
shield, special).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.arrakis import GAME
from games.arrakis.components import MAP, SIETCH_SITES, cards_of
from games.arrakis.rules.changes import put_force
from games.arrakis.state import Area, ArrakisState, Force, Phase, Turn
from games.arrakis.steps.turns import TakeTurn
from games.arrakis.views import ArrakisView
from games.arrakis.vocabulary import GENERICS, Deck, Imperium, Kind, Marker, Result, Side, Vehicle, Worm, Wormsign
from games.core.agenda import Play, Task, advance
from games.core.protocol import Answer, IllegalAnswer, Picks, Question, Setup, Step

SEED = bytes(range(32))
LETTERS = {"r": Kind.REGULAR, "e": Kind.ELITE, "s": Kind.SPECIAL}
FACES = {"h": 0, "s": 3, "*": 5}
RESULTS = {"l": Result.LEADERSHIP, "s": Result.STRATEGY, "d": Result.DEPLOYMENT, "m": Result.MENTAT, "h": Result.HOUSE}


class WarTable:
    def __init__(self, bare: bool = True, players: int = 2, **options: str) -> None:
        self.state: ArrakisState
        self.last: Step
        self.state, self.last = GAME.new(
            Setup(("Ann", "Bo", "Cy", "Di")[:players], {"sides": "atreides"} | options, SEED)
        )
        self.events = list(self.last.events)
        self.queue: list[list[int]] = []
        if bare:
            self.clear()

    # Set-up ----------------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        state = self.state
        towns = {area: there.town for area, there in state.areas.items()}
        state.areas = {area: Area() for area in MAP.areas}
        for area, rank in towns.items():
            state.areas[area].town = rank
        for area in SIETCH_SITES:
            state.areas[area].sietch = 2
        for player in state.players:
            for card in player.hand:
                deck = next(deck for deck in player.boards if card in GAME_CARDS[deck])
                state.decks[deck].append(card)
            player.hand = []
        state.prescience_deck += state.row
        state.row, state.zones = [], {}
        state.wormsigns = sorted(state.wormsigns)
        state.pool = [f"s{n}" for n in range(1, 9)] + sorted(state.pool)
        state.agenda.clear()
        state.asks.clear()
        state.phase = Phase.ACTIONS

    def put(self, area: str, side: str, what: str) -> None:
        """Put figures into an area.

        `put("carthag", "harkonnen", "2r 1e 1s bashar baron_harkonnen")`; `t:d1` is a face-down token.
        """
        force = Force()
        for word in what.split():
            if word.startswith("t:"):
                self.state.pool.remove(word[2:])
                force.tokens.append(word[2:])
            elif word[0].isdigit():
                force.change(LETTERS[word[1]], int(word[0]))
            else:
                force.leaders.append(word)
                if word not in GENERICS:
                    self.enter(word)
        put_force(self.state, Side(side), area, force)

    def enter(self, leader: str, face_up: bool = True) -> None:
        if leader == "paul_muad_dib":
            self.state.leaders.pop("paul_atreides", None)
        if leader == "reverend_mother_jessica":
            self.state.leaders.pop("lady_jessica", None)
        self.state.leaders[leader] = face_up

    def leave(self, leader: str) -> None:
        """Remove a leader from the game."""
        self.state.leaders.pop(leader)
        self.state.gone.append(leader)

    def sign(self, area: str, kind: str = "sand") -> None:
        self.state.wormsigns.remove(Wormsign(kind))
        self.state.areas[area].wormsign = Wormsign(kind)

    def worm(self, area: str, kind: str = "sandworm") -> None:
        self.state.areas[area].worm = Worm(kind)
        if kind == "wild_maker":
            self.enter("wild_maker")

    def harvest(self, *areas: str) -> None:
        for area in areas:
            self.state.areas[area].harvester = True

    def fly(self, zone: str, kind: str = "ornithopter") -> None:
        self.state.zones[zone] = Vehicle(kind)

    def give(self, side: str, *cards: str) -> None:
        """Move cards from their decks into the hand. Any copy of a key is taken."""
        player = self.player(side)
        for card in cards:
            for deck in player.boards:
                found = next((c for c in self.state.decks[deck] if c.partition("#")[0] == card), None)
                if found:
                    self.state.decks[deck].remove(found)
                    player.hand.append(found)
                    break
            else:
                raise AssertionError(f"no {card} is left")

    def reveal(self, *visions: str) -> None:
        for card in visions:
            self.state.prescience_deck.remove(card)
            self.state.row.append(card)

    def markers(self, kh: int = 0, sd: int = 0, jh: int = 0) -> None:
        self.state.markers = {Marker.KH: kh, Marker.SD: sd, Marker.JH: jh}

    def rows(self, choam: int, guild: int, landsraad: int) -> None:
        self.state.imperium = dict(zip(Imperium, (choam, guild, landsraad), strict=True))

    def player_of(self, board: str):
        return self.state.players[self.state.seat_of(Deck(board))]

    def player(self, side: str):
        return self.state.players[self.seat(side)]

    def seat(self, side: str | int) -> int:
        """Return the seat of a side's chief, or of a sub-faction's board."""
        if isinstance(side, int):
            return side
        return self.state.chief(Side(side)) if side in list(Side) else self.state.seat_of(Deck(side))

    # Dice ------------------------------------------------------------------------------------------------------------

    def faces(self, *rolls: str) -> None:
        """Set the next rolls of combat dice."""
        self.queue += [[FACES[face] for face in roll] for roll in rolls]

    @contextmanager
    def loaded(self) -> Iterator[None]:
        """Make dice show the rolls that the test set. Other dice are random."""
        honest = Play.dice

        def dice(play: Play, sides: int, count: int = 1) -> tuple[int, ...]:
            if self.queue and sides == 6:
                drawn = self.queue.pop(0)
                assert len(drawn) == count, f"{count} dice are rolled, {len(drawn)} are laid"
                play.reveals = True
                return tuple(drawn)
            return honest(play, sides, count)

        Play.dice = dice
        try:
            yield
        finally:
            Play.dice = honest

    # Turns and tasks -------------------------------------------------------------------------------------------------

    def turn(self, side: str, dice: str = "", other: str = "") -> None:
        """Give this side the turn, with dice by their first letters (l, s, d, m, h) for both sides."""
        state = self.state
        state.agenda.clear()
        state.asks.clear()
        state.phase = Phase.ACTIONS
        for who, what in ((Side(side), dice), (Side(side).other, other)):
            player = self.player(who)
            player.dice = {result: what.count(letter) for letter, result in RESULTS.items()}
        self.run(TakeTurn(Side(side)))

    def run(self, *tasks: Task) -> None:
        play = Play(self.state)
        play.push(*tasks)
        with self.loaded():
            advance(play)
        self.last = play.step()
        self.events += play.events

    def enter_phase(self, phase: Phase) -> None:
        self.state.phase = phase
        self.state.turn = Turn()

    # Asking and answering --------------------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        return GAME.questions(self.state, explain=True)

    def ask(self, side: str | int, kind: str | None = None) -> Question:
        mine = [q for q in self.questions() if q.seat == self.seat(side) and kind in (None, q.kind)]
        assert mine, f"{side} is not asked {kind}; open: {[(q.seat, q.kind) for q in self.questions()]}"
        return mine[0]

    def is_asked(self, side: str, kind: str) -> bool:
        return any(q.seat == self.seat(side) and q.kind == kind for q in self.questions())

    def options(self, side: str, kind: str | None = None) -> dict[str, int]:
        return {option.key: option.up_to for option in self.ask(side, kind).options}

    def answer(self, side: str | int, *keys: str, **counts: int) -> Step:
        """Answer with these options, each once; `regular=2` picks an option twice."""
        return self.pick(side, dict.fromkeys(keys, 1) | counts)

    def pick(self, side: str | int, picks: Picks) -> Step:
        question = self.ask(side)
        with self.loaded():
            self.last = GAME.answer(self.state, Answer(question.id, question.seat, picks))
        self.events += self.last.events
        return self.last

    def acts(self, side: str, *keys: str) -> None:
        """Give several answers, one after the other."""
        for key in keys:
            self.answer(side, key)

    def refuses(self, side: str, picks: Picks) -> bool:
        saved = GAME.encode(self.state)
        try:
            self.pick(side, picks)
        except IllegalAnswer:
            return True
        finally:
            self.state = GAME.decode(saved)
        return False

    def mildly(self) -> None:
        question = next(q for q in self.questions() if q.waits)
        self.pick(question.seat, question.mildest)

    def skip_to(self, *kinds: str) -> None:
        for _ in range(300):
            if any(q.kind in kinds for q in self.questions() if q.waits):
                return
            self.mildly()
        raise AssertionError(f"nobody is ever asked {kinds}")

    # Looking ---------------------------------------------------------------------------------------------------------

    def at(self, area: str) -> str:
        """Return what is in an area, in the notation of `put`."""
        there = self.state.areas[area]
        units = [f"{there.force.of(kind)}{letter}" for letter, kind in LETTERS.items() if there.force.of(kind)]
        return " ".join([*units, *[f"t:{token}" for token in there.force.tokens], *there.force.leaders])

    def area(self, area: str) -> Area:
        return self.state.areas[area]

    def view(self, side: str | None = None) -> ArrakisView:
        return GAME.view(self.state, None if side is None else self.seat(side))

    def events_of(self, kind: str) -> list[dict]:
        return [event.data for event in self.events if event.kind == kind]


GAME_CARDS = {deck: cards_of(deck) for deck in Deck}
