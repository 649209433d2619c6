"""Effects that belong to a single card, space or leader, each with its own name."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

import msgspec

from games.core.agenda import Pick, Way, do_nothing
from games.core.codec import TAG
from games.core.data_errors import suggest_name
from games.core.protocol import Option, Text, say, seat_name
from games.imperium.components import CARDS, SPACES
from games.imperium.rules import changes
from games.imperium.rules.choices import PickFaction, card_help, card_name, distinct, space_name
from games.imperium.rules.leaders import leader_of
from games.imperium.rules.moments import run_handlers
from games.imperium.state import Play, State, Word, opponents, pieces_of
from games.imperium.views import Glyph, Glyphs, Sign
from games.imperium.vocabulary import FACTIONS, MENTAT, SWORDMASTER, Faction, Moment
from games.imperium.words.conditions import mentat_is_home


class SpecialEffect(NamedTuple):
    """The function and properties of a special effect."""

    resolve: Callable[[Play, int], None]
    icon: str
    automatic: bool = False
    asks: bool = False
    hindrance: Callable[[State, int], Text | None] = lambda state, seat: None
    signs: tuple[Sign, ...] = ()
    """Icons before the icon of the effect."""
    wordless: bool = False
    """The icon needs no text."""
    explained: bool = False
    """The card has a longer text than the button."""


SPECIAL_EFFECTS: dict[str, SpecialEffect] = {}
"""Name of a special effect -> its function and properties."""


class Special(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-special"):
    """An effect that is looked up by its name."""

    clause: ClassVar[bool] = True
    name: str

    def __post_init__(self) -> None:
        if self.name not in SPECIAL_EFFECTS:
            raise ValueError(f"no special is called {self.name!r}{suggest_name(self.name, list(SPECIAL_EFFECTS))}")

    @property
    def deed(self) -> SpecialEffect:
        return SPECIAL_EFFECTS[self.name]

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        return self.deed.automatic

    def needs_choice(self, state: State, seat: int) -> bool:
        return self.deed.asks

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return self.deed.hindrance(state, seat)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        self.deed.resolve(play, seat)

    def describe(self) -> Text:
        return say(f"special-{self.name.replace('_', '-')}")

    def printed(self) -> Text:
        return say(f"special-{self.name.replace('_', '-')}-printed") if self.deed.explained else self.describe()

    def glyphs(self) -> Glyphs:
        deed = self.deed
        text = None if deed.wordless else say(f"glyph-{self.name.replace('_', '-')}")
        return (Glyph(deed.icon, None, text, deed.signs, opens=bool(deed.signs)),)


# ---------------------------------------------------------------- pieces: council, agents, the Mentat


def take_council_seat(play: Play, seat: int) -> None:
    play.state.players[seat].council_seat = True
    play.tell("took_council_seat", seat)
    run_handlers(play, Moment.SEATED, seat)


def hire_swordmaster(play: Play, seat: int) -> None:
    player = play.state.players[seat]
    player.swordmaster = True
    player.ready.append(SWORDMASTER)
    play.tell("hired_swordmaster", seat)


def take_mentat_if_home(play: Play, seat: int) -> None:
    if mentat_is_home(play.state):
        changes.take_mentat(play, seat)


def keep_mentat_for_next_round(play: Play, seat: int) -> None:
    play.state.mentat_owed = seat
    play.tell("mentat_owed", seat)


class RecallAgent(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-recall_agent"):
    """The question which own agent to recall from the board."""

    kind: ClassVar[str] = "recall"
    picture: ClassVar[str] = "board"

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, space) for space, _ in pieces_of(state, seat)]

    def _way(self, seat: int, space: str) -> Way:
        return Way(Option(space, space_name(space)), lambda play: recall_from(play, seat, space))


def recall_from(play: Play, seat: int, space: str) -> None:
    place = play.state.places[space]
    piece = next(piece for piece in place.agents if piece.seat == seat)
    place.agents.remove(piece)
    play.state.players[seat].ready.append(piece.kind)
    play.tell("recalled", seat, {"space": space})


class VoiceSpace(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-voice_space"):
    """The question which space The Voice closes to opponents."""

    kind: ClassVar[str] = "voice"
    picture: ClassVar[str] = "board"

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, space) for space in state.places]

    def _way(self, seat: int, space: str) -> Way:
        return Way(Option(space, space_name(space), icon=SPACES[space].icon), lambda play: voice(play, seat, space))


def voice(play: Play, seat: int, space: str) -> None:
    place = play.state.places[space]
    place.voices.append(seat)
    place.heard = []
    play.tell("voiced", seat, {"space": space})


# ---------------------------------------------------------------- cards


def refocus(play: Play, seat: int) -> None:
    changes.reshuffle(play, play.state.players[seat])
    play.tell("refocused", seat)
    changes.draw(play, seat, 1)


class Snoop(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-snoop"):
    """The question whether to draw or trash the top card of the player's own deck."""

    kind: ClassVar[str] = "snoop"

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-snoop", card=card_name(state.players[seat].deck[-1]))

    def ways(self, state: State, seat: int) -> list[Way]:
        card = state.players[seat].deck[-1]
        draw = Option("draw", say("pick-snoop-draw", card=card_name(card)), card_help(card), icon="draw")
        trash = Option("trash", say("pick-snoop-trash", card=card_name(card)), icon="trash")
        return [
            Way(draw, lambda play: changes.draw(play, seat, 1)),
            Way(trash, lambda play: trash_deck_top(play, seat, card)),
        ]


def trash_deck_top(play: Play, seat: int, card: str) -> None:
    changes.trash(play, seat, card, "deck")
    if leader_of(play.state, seat).sees_deck_top:
        # The owner now sees the next card, so the choice cannot be taken back.
        play.reveals = True


def snoop(play: Play, seat: int) -> None:
    play.reveals = True
    play.ask(seat, Snoop())


def sisters_in_discard(state: State, seat: int) -> list[str]:
    """Return the Bene Gesserit cards in the discard pile."""
    return [card for card in distinct(state.players[seat].discard) if "bene_gesserit" in CARDS[card].factions]


class Remember(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-remember"):
    """The question which Bene Gesserit card to take back from the discard pile."""

    kind: ClassVar[str] = "remember"

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, card) for card in sisters_in_discard(state, seat)]

    def _way(self, seat: int, card: str) -> Way:
        option = Option(card, card_name(card), card_help(card), group="card")
        return Way(option, lambda play: remember(play, seat, card))


def remember(play: Play, seat: int, card: str) -> None:
    player = play.state.players[seat]
    player.discard.remove(card)
    player.hand.append(card)
    play.tell("remembered", seat, {"card": card})


class SetAside(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-set_aside"):
    """The question which card of the row to set aside for oneself."""

    kind: ClassVar[str] = "set_aside"
    picture: ClassVar[str] = "row"

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, card) for card in distinct(state.row)]

    def _way(self, seat: int, card: str) -> Way:
        option = Option(card, card_name(card), card_help(card), group="card")
        return Way(option, lambda play: set_aside(play, seat, card))


def set_aside(play: Play, seat: int, card: str) -> None:
    play.tell("set_aside", seat, {"card": card})
    changes.take_from_row(play, card)
    play.state.players[seat].set_aside.append(card)


# ---------------------------------------------------------------- opponents


def with_many_secrets(state: State, seat: int) -> list[int]:
    """Return the opponents with four or more intrigue cards."""
    return [other for other in opponents(state, seat) if len(state.players[other].intrigue) >= 4]


def secrets(play: Play, seat: int) -> None:
    """Steal an intrigue card from each opponent who has four or more."""
    for other in with_many_secrets(play.state, seat):
        changes.steal_intrigue(play, seat, other)


class DoubleCross(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-double_cross"):
    """The question which opponent loses a troop. The player deploys one in return."""

    kind: ClassVar[str] = "double_cross"

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, other) for other in opponents(state, seat) if state.players[other].troops]

    def _way(self, seat: int, other: int) -> Way:
        return Way(Option(f"seat:{other}", seat_name(other)), lambda play: double_cross(play, seat, other))


def double_cross(play: Play, seat: int, other: int) -> None:
    changes.lose_troops(play, other, 1, "troops")
    changes.deploy(play, seat, 1, "supply")


def behind_with(state: State, seat: int) -> tuple[Faction, ...]:
    """Return the factions with which an opponent has more influence than this seat."""
    mine = state.players[seat].influence
    return tuple(
        faction
        for faction in FACTIONS
        if any(state.players[other].influence[faction] > mine[faction] for other in opponents(state, seat))
    )


# ---------------------------------------------------------------- turns


class PassTurn(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pass_turn"):
    """The question whether to end the turn now, without sending an agent or revealing."""

    kind: ClassVar[str] = "pass_turn"

    def ways(self, state: State, seat: int) -> list[Way]:
        return [
            Way(Option("go_on", say("pick-go-on")), do_nothing),
            Way(Option("pass", say("pick-pass-turn")), lambda play: pass_turn(play, seat)),
        ]


def pass_turn(play: Play, seat: int) -> None:
    turn = changes.own_turn(play.state, seat)
    assert turn is not None
    turn.kind = "passed"


SPECIAL_EFFECTS.update(
    council_seat=SpecialEffect(take_council_seat, "council", automatic=True, wordless=True),
    swordmaster=SpecialEffect(hire_swordmaster, SWORDMASTER, automatic=True, wordless=True),
    mentat=SpecialEffect(take_mentat_if_home, MENTAT, automatic=True, wordless=True),
    mentat_here=SpecialEffect(take_mentat_if_home, MENTAT, automatic=True, wordless=True),
    mentat_next_round=SpecialEffect(keep_mentat_for_next_round, MENTAT, automatic=True),
    recall_agent=SpecialEffect(lambda play, seat: play.ask(seat, RecallAgent()), "agent", asks=True),
    voice=SpecialEffect(lambda play, seat: play.ask(seat, VoiceSpace()), "special", asks=True),
    refocus=SpecialEffect(refocus, "draw"),
    snoop=SpecialEffect(snoop, "draw", asks=True),
    remember=SpecialEffect(
        lambda play, seat: play.ask(seat, Remember()),
        "draw",
        asks=True,
        hindrance=lambda state, seat: None if sisters_in_discard(state, seat) else say("why-no-sister"),
    ),
    manipulate=SpecialEffect(
        lambda play, seat: play.ask(seat, SetAside()),
        "acquire",
        asks=True,
        explained=True,
        hindrance=lambda state, seat: None if state.row else say("why-row-empty"),
    ),
    secrets=SpecialEffect(
        secrets,
        "intrigue",
        hindrance=lambda state, seat: None if with_many_secrets(state, seat) else say("why-few-secrets"),
        signs=(Sign("opponents", "4+"),),
        wordless=True,
    ),
    double_cross=SpecialEffect(lambda play, seat: play.ask(seat, DoubleCross()), "lose_troop", asks=True),
    prudent_diplomacy=SpecialEffect(
        lambda play, seat: play.ask(seat, PickFaction(1, behind_with(play.state, seat))),
        "any_faction",
        asks=True,
        hindrance=lambda state, seat: None if behind_with(state, seat) else say("why-nobody-ahead"),
    ),
    pass_turn=SpecialEffect(lambda play, seat: play.ask(seat, PassTurn()), "special", asks=True),
)
