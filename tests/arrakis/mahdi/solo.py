"""A table against the Mahdi automa: bare but for sietches and settlements; its dice and cards come as a test wants."""

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
    """Harvests in the southwest, and is after the sietch of Sihaya Ridge; legions stand where they are given."""

    def __init__(
        self,
        *sietches: str,
        players: int = 1,
        harvests: str = "swo",
        aims: str = "sihaya_ridge",
        harkonnen: Mapping[str, str] = MappingProxyType({}),
        atreides: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(players=players, enemy="mahdi")
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
        """An own turn of the automa, in which nothing has happened yet."""
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
        """These sietches are gone."""
        for area in sietches:
            self.state.areas[area].sietch = 0
            self.mahdi.homes[area] = ""

    def reinforce(self, *cards: str) -> None:
        self.give("harkonnen", *cards)

    def does(self, *tasks: Task) -> None:
        """Tasks of the automa, in its turn."""
        self.begin_turn()
        self.run(*tasks)

    def rolls(self, result: str) -> None:
        """The automa's turn, in which its die falls so."""
        self.state.asks.clear()
        self.state.agenda.clear()
        self.queue.append([FACES.index(Result(result))])
        self.run(TakeTurn(Side.HARKONNEN))

    def turns_up(self, card: str) -> None:
        """The automa takes this card from its deck."""
        deck = next(d for d in Deck if any(card_key(each) == card for each in self.state.decks[d]))
        found = next(each for each in self.state.decks[deck] if card_key(each) == card)
        self.state.decks[deck].remove(found)
        self.state.decks[deck].append(found)
        self.does(TakeCard(deck))

    def next_card(self, card: str) -> None:
        """It lies on top of its deck."""
        for deck in Deck:
            found = [each for each in self.state.decks[deck] if card_key(each) == card]
            if found:
                self.state.decks[deck].remove(found[0])
                self.state.decks[deck].append(found[0])

    @property
    def tie(self) -> Tie:
        """What the player chooses for the automa."""
        about = self.state.asks[0].about
        assert isinstance(about, Tie), about
        return about

    @property
    def is_tied(self) -> bool:
        return bool(self.state.asks) and isinstance(self.state.asks[0].about, Tie)

    def goes_any_way(self) -> None:
        """Where things are equal, whatever comes first."""
        while self.is_tied:
            self.answer("atreides", "any")

    def attacked(self) -> tuple[str, str]:
        """From where to where the last attack went."""
        last = self.events_of("attacked")[-1]
        return last["area"], last["end"]

    def is_awaited(self) -> bool:
        """The automa is done, and Atreides are at turn."""
        return any(ask.about.kind == "action" for ask in self.state.asks)
