"""A table for tests: Houses stand for their players, the board starts bare, and every deed goes through the protocol.

The first House named is the starting player and has the dice. All tokens are in the supplies, all equipment is beside the
board, the storm is over zone 1, and the seven dice have been rolled for the first time.
"""

from __future__ import annotations

from games.core.agenda import Play, advance
from games.core.protocol import Answer, IllegalAnswer, Picks, Question, Setup, Step, Text
from games.dice import GAME
from games.dice.components import DICE, HOUSES, POLAR_SINK, Equipment, House
from games.dice.state import DiceState, Forces
from games.dice.steps.turns import TakeTurn
from games.dice.views import DiceView

SEED = bytes(range(32))
LETTERS = {"r": "regular", "e": "elite"}


class DiceTable:
    def __init__(self, *houses: str, bare: bool = True, **options: str) -> None:
        self.houses = [House(house) for house in houses]
        self.state: DiceState
        self.last: Step
        self.state, self.last = GAME.new(Setup(tuple(houses), {"start": "host", **options}, SEED))
        self.events = list(self.last.events)
        if bare:
            self.choose_houses()
            self.skip_to("freeze")
            self.clear()

    # Set-up ----------------------------------------------------------------------------------------------------------

    def choose_houses(self) -> None:
        while self.open("house"):
            seat = self.open("house")[0].seat
            self.answer(seat, self.houses[seat])

    def clear(self) -> None:
        state = self.state
        for player in state.players:
            facts = HOUSES[player.house]
            player.supply = Forces(facts.forces.regular, facts.forces.elite)
            player.card = Forces()
            player.leaders, player.lost_leaders = [], [leader.id for leader in facts.leaders]
            player.spice = 0
        for region in state.regions.values():
            region.forces, region.equipment = {}, None
        state.equipment = sorted(DICE.equipment)
        state.storm = 1

    def seat(self, house: str | int) -> int:
        return house if isinstance(house, int) else self.houses.index(House(house))

    def player(self, house: str):
        return self.state.players[self.seat(house)]

    def put(self, region: str, **forces: int | str) -> None:
        """Move forces from the supply to the map: `put("carthag", atreides=2, corrino="1r1e")`."""
        for house, what in forces.items():
            for kind, count in self._kinds(house, what).items():
                self.player(house).supply.add(kind, -count)
                self.state.regions[region].forces.setdefault(self.seat(house), Forces()).add(kind, count)

    def card(self, house: str, what: int | str = 0, *leaders: str, spice: int = 0) -> None:
        """Move forces and leaders from the supply to the House card."""
        player = self.player(house)
        for kind, count in self._kinds(house, what).items():
            player.supply.add(kind, -count)
            player.card.add(kind, count)
        for leader in leaders:
            player.lost_leaders.remove(leader)
            player.leaders.append(leader)
        player.spice += spice

    def _kinds(self, house: str, what: int | str) -> dict[str, int]:
        if isinstance(what, int):
            return {"elite" if house == "fremen" else "regular": what} if what else {}
        return {LETTERS[what[at + 1]]: int(what[at]) for at in range(0, len(what), 2)}

    def equip(self, region: str, kind: str) -> None:
        self.state.equipment.remove(Equipment(kind))
        self.state.regions[region].equipment = Equipment(kind)

    # Asking and answering --------------------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        return GAME.questions(self.state, explain=True)

    def open(self, kind: str | None = None) -> list[Question]:
        return [q for q in self.questions() if kind in (None, q.kind)]

    def ask(self, house: str | int, kind: str | None = None) -> Question:
        mine = [q for q in self.open(kind) if q.seat == self.seat(house)]
        assert mine, f"{house} is not asked {kind}; open: {[(self.houses[q.seat], q.kind) for q in self.questions()]}"
        return mine[0]

    def is_asked(self, house: str, kind: str) -> bool:
        return any(q.seat == self.seat(house) for q in self.open(kind))

    def options(self, house: str, kind: str | None = None) -> dict[str, int]:
        """Return how often each option may be picked, by its key."""
        return {option.key: option.up_to for option in self.ask(house, kind).options}

    def refusals(self, house: str, kind: str | None = None) -> dict[str, str]:
        """Return the key of the reason for each refused option."""
        return {name(r.text): r.reason.key.removeprefix("dice-refused-") for r in self.ask(house, kind).refused}

    def answer(self, house: str | int, *keys: str, kind: str | None = None, **counts: int) -> Step:
        picks: Picks = dict.fromkeys(keys, 1)
        picks |= {key.replace("__", ":"): count for key, count in counts.items() if count}
        return self.pick(house, picks, kind)

    def pick(self, house: str | int, picks: Picks, kind: str | None = None) -> Step:
        question = self.ask(house, kind)
        self.last = GAME.answer(self.state, Answer(question.id, question.seat, picks))
        self.events += self.last.events
        return self.last

    def ship(self, house: str, region: str, what: int | str = 1) -> None:
        """Ship forces: `ship("corrino", "arrakeen", "1r1e")`. A House with two kinds gives a second answer."""
        forces = self._kinds(house, what)
        if f"ship:{region}" in self.options(house, "ship"):
            self.answer(house, f"ship:{region}", kind="ship")
            self.pick(house, forces, "how-many")
        else:
            self.answer(house, f"ship:{region}:{sum(forces.values())}", kind="ship")

    def destinations(self, house: str) -> set[str]:
        """Return the regions to which this House may ship now."""
        keys = [key.split(":") for key in self.options(house, "ship")]
        return {rest[0] for word, *rest in keys if word == "ship"}

    def refuses(self, house: str, picks: Picks, kind: str | None = None) -> bool:
        saved = GAME.encode(self.state)
        try:
            self.pick(house, picks, kind)
        except IllegalAnswer:
            return True
        finally:
            self.state = GAME.decode(saved)
        return False

    def mildly(self) -> Step:
        """Give the mildest answer to the first question that the table waits for."""
        question = next(q for q in self.questions() if q.waits)
        return self.pick(question.seat, question.mildest, question.kind)

    def skip_to(self, *kinds: str) -> None:
        """Give mildest answers up to a question of one of these kinds. An ally who accepted late recruits before it."""
        for _ in range(200):
            waiting = [q for q in self.questions() if q.waits]
            late = next((q for q in waiting if q.kind == "recruit" and q.kind not in kinds), None)
            if late is not None:
                self.pick(late.seat, late.mildest, late.kind)
            elif any(q.kind in kinds for q in waiting):
                return
            else:
                self.mildly()
        raise AssertionError(f"nobody is ever asked {kinds}")

    def end_turn(self) -> None:
        """Give mildest answers until the turn ends."""
        active, round_ = self.state.active, self.state.round
        while GAME.result(self.state) is None and (self.state.active, self.state.round) == (active, round_):
            self.mildly()

    # Dice and turns --------------------------------------------------------------------------------------------------

    def turn_of(self, house: str) -> None:
        """Give this House the dice now."""
        self.state.agenda.clear()
        self.state.asks.clear()
        play = Play(self.state)
        play.push(TakeTurn(self.seat(house)))
        advance(play)
        self.skip_to("freeze")

    def set_dice(self, houses: str = "", region: int = 1, spice: int | str = 1, vendetta: str = "thumper") -> None:
        """Turn the dice as the example wants them; House dice not named show Houses that nobody plays."""
        shown = houses.split()
        shown += [self.absent_symbol()] * (4 - len(shown))
        for die, face in zip(self.state.dice, [*shown, str(region), str(spice), vendetta], strict=True):
            die.face = face

    def absent_symbol(self) -> str:
        return next((face for face in DICE.house if face not in self.houses), DICE.house[0])

    def roll(self, houses: str = "", region: int = 1, spice: int | str = 1, vendetta: str = "thumper") -> None:
        """Roll exactly this and freeze all seven at once."""
        self.set_dice(houses, region, spice, vendetta)
        question = self.ask(self.state.active, "freeze")
        for die in self.state.dice:
            die.frozen = die.id not in {o.key for o in question.options}
        self.pick(self.state.active, {o.key: 1 for o in question.options})

    def ally(self, house: str) -> None:
        """Make an alliance of the active player with this House. The dice must allow it."""
        active = self.houses[self.state.active]
        self.skip_to("invite")
        keys = [key for key in self.options(active, "invite") if key.startswith(f"invite:{self.seat(house)}")]
        self.answer(active, keys[0])
        if self.is_asked(house, "invited"):
            self.answer(house, "accept")
        assert self.state.ally == self.seat(house)

    # Looking ---------------------------------------------------------------------------------------------------------

    def view(self, house: str | None = None) -> DiceView:
        return GAME.view(self.state, None if house is None else self.seat(house))

    def forces(self, region: str, house: str) -> int:
        return self.strength(region, house, "total")

    def strength(self, region: str, house: str, what: str) -> int:
        found = self.state.regions[region].forces.get(self.seat(house))
        return getattr(found, what) if found else 0

    def where(self, house: str) -> dict[str, int]:
        """Return the number of this House's forces by region."""
        seat = self.seat(house)
        return {r: there.forces[seat].total for r, there in self.state.regions.items() if seat in there.forces}

    def supply(self, house: str) -> int:
        return self.player(house).supply.total

    def on_card(self, house: str) -> int:
        return self.player(house).card.total

    def events_of(self, kind: str) -> list[dict]:
        return [event.data for event in self.events if event.kind == kind]

    # Battles ---------------------------------------------------------------------------------------------------------

    def battle(self, region: str, **sides: int | str) -> None:
        """Put forces into a region and play up to the battle there. The active player moves nothing."""
        self.put(region, **sides)
        if self.open("freeze"):
            self.roll(region=1)
        self.skip_to("commit", "fortification", "dance", "offer-leader")

    def commit(self, house: str, *leaders: str, **forces: int | str) -> None:
        """Commit leaders and forces to a battle: `commit("corrino", "shaddam_iv", corrino="1r1e", guild=1)`."""
        picks: Picks = dict.fromkeys(leaders, 1)
        for owner, what in forces.items():
            picks |= {f"{owner}:{kind}": count for kind, count in self._kinds(owner, what).items() if count}
        self.pick(house, picks, "commit")


def name(text: Text) -> str:
    """Return the region, House or leader that a refusal names, or else the key of its text."""
    for arg in ("region", "house"):
        if arg in text.args:
            return name(text.args[arg])
    for prefix in ("dice-region-", "dice-house-", "dice-leader-", "dice-option-"):
        if text.key.startswith(prefix):
            return text.key.removeprefix(prefix)
    return text.key


FOUR = ("atreides", "harkonnen", "corrino", "guild")
SIX = ("atreides", "harkonnen", "fremen", "corrino", "bene_tleilax", "smugglers")
TLEILAX_FIRST = ("bene_tleilax", "harkonnen", "fremen", "corrino", "smugglers", "atreides")
SMUGGLERS_FIRST = ("smugglers", "harkonnen", "fremen", "corrino", "bene_tleilax", "atreides")
EIGHT = tuple(House)
__all__ = ["EIGHT", "FOUR", "GAME", "POLAR_SINK", "SIX", "SMUGGLERS_FIRST", "TLEILAX_FIRST", "DiceTable"]
