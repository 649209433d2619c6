"""A test table against the automa. Only sietches and settlements are on the board; the test sets dice and cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.arrakis.components import card_key, standins
from games.arrakis.mahdi.cards import TACTICS
from games.arrakis.mahdi.deciding import Tie
from games.arrakis.mahdi.lines import TakeCard
from games.arrakis.mahdi.power import mahdi_of
from games.arrakis.state import Phase, Turn
from games.arrakis.steps.turns import TakeTurn
from games.arrakis.vocabulary import Deck, Result, Side
from games.core.agenda import Task
from tests.arrakis.table import WarTable

FACES = standins().action_die_faces[Side.HARKONNEN]


class SoloTable(WarTable):
    """A table at which the automa harvests the southwest and has the sietch of Sihaya Ridge as its target."""

    def __init__(
        self,
        *sietches: str,
        players: int = 1,
        harvests: str = "swo",
        aims: str = "sihaya_ridge",
        harkonnen: Mapping[str, str] = MappingProxyType({}),
        atreides: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(players=players, enemy="mahdi", ties="player")
        if sietches:
            self.raze(*[site for site in self.mahdi.homes if site not in sietches])
        self.plan(harvests, aims)
        self.mahdi.unrolled = 8
        self.state.discards = {deck: [] for deck in Deck}
        self.begin_turn()
        for side, legions in (("harkonnen", harkonnen), ("atreides", atreides)):
            for area, figures in legions.items():
                self.put(area, side, figures)

    @property
    def mahdi(self):
        return mahdi_of(self.state)

    @property
    def reinforcements(self) -> list[str]:
        return self.state.players[-1].hand

    def begin_turn(self) -> None:
        """Begin a new turn of the automa."""
        self.state.phase = Phase.ACTIONS
        self.state.turn = Turn(Side.HARKONNEN, self.state.chief(Side.HARKONNEN))
        self.mahdi.flew = False

    def plan(self, sector: str, sietch: str) -> None:
        mahdi = self.mahdi
        mahdi.harvesting = next(card for card, tactic in TACTICS.items() if tactic.sector == sector)
        mahdi.aim = next(card for card, tactic in TACTICS.items() if tactic.sietch == sietch)
        mahdi.tactics = [card for card in TACTICS if card not in (mahdi.harvesting, mahdi.aim)]
        mahdi.passed, mahdi.meanwhile = [], ""

    def raze(self, *sietches: str) -> None:
        """Remove these sietches."""
        for area in sietches:
            self.state.areas[area].sietch = 0
            self.mahdi.homes[area] = ""

    def reinforce(self, *cards: str) -> None:
        self.give("harkonnen", *cards)

    def does(self, *tasks: Task) -> None:
        """Run these tasks in a turn of the automa."""
        self.begin_turn()
        self.run(*tasks)

    def rolls(self, result: str) -> None:
        """Run a turn of the automa in which its die shows this result."""
        self.state.asks.clear()
        self.state.agenda.clear()
        self.queue.append([FACES.index(Result(result))])
        self.run(TakeTurn(Side.HARKONNEN))

    def turns_up(self, card: str) -> None:
        """Let the automa draw this card from its deck."""
        deck = next(d for d in Deck if any(card_key(each) == card for each in self.state.decks[d]))
        found = next(each for each in self.state.decks[deck] if card_key(each) == card)
        self.state.decks[deck].remove(found)
        self.state.decks[deck].append(found)
        self.does(TakeCard(deck))

    def next_card(self, card: str) -> None:
        """Put a card on top of its deck."""
        for deck in Deck:
            found = [each for each in self.state.decks[deck] if card_key(each) == card]
            if found:
                self.state.decks[deck].remove(found[0])
                self.state.decks[deck].append(found[0])

    @property
    def tie(self) -> Tie:
        """Return the open question about a tie."""
        about = self.state.asks[0].about
        assert isinstance(about, Tie), about
        return about

    @property
    def is_tied(self) -> bool:
        return bool(self.state.asks) and isinstance(self.state.asks[0].about, Tie)

    def goes_any_way(self) -> None:
        """Answer all ties with "any"."""
        while self.is_tied:
            self.answer("atreides", "any")

    def attacked(self) -> tuple[str, str]:
        """Return origin and target of the last attack."""
        last = self.events_of("attacked")[-1]
        return last["area"], last["end"]

    def is_awaited(self) -> bool:
        """Return whether the automa's turn is over and Atreides are asked for their action."""
        return any(ask.about.kind == "action" for ask in self.state.asks)
