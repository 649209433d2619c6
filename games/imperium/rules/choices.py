"""Questions that effects ask a player, and the limits on deploying units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, Literal

import msgspec

from games.core.agenda import Inquiry, Pick, Task, Way, bind, do_nothing, fewest_picks
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Refusal, Text, say, seat_name
from games.imperium.components import CARDS, SPACES, price
from games.imperium.modules import UnitKind
from games.imperium.rules import changes
from games.imperium.rules.forces import TROOP, unit_kinds
from games.imperium.rules.influence import gain_influence, give_alliance, lose_influence
from games.imperium.rules.stakes import at_stake
from games.imperium.state import Play, Player, State, Turn, Word, current_turn, in_play
from games.imperium.vocabulary import FACTIONS, CardZone, Faction
from games.imperium.words.word import describe_all, printed_all

GARRISON_LIMIT = 2
"""How many units from the garrison a combat space allows into the conflict."""


@cache
def card_name(card: str) -> Text:
    return say(f"card-{card}")


@cache
def space_name(space: str) -> Text:
    return say(f"space-{space}")


def distinct(cards: Sequence[str]) -> Sequence[str]:
    """Return the cards without further copies: copies are the same choice."""
    return cards if len({*cards}) == len(cards) else list(dict.fromkeys(cards))


class PickFaction(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_faction"):
    """The question with which faction to gain influence."""

    kind: ClassVar[str] = "faction"
    picture: ClassVar[str] = "board"
    n: int
    of: tuple[Faction, ...] = FACTIONS

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-faction", n=self.n)

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(state, seat, faction) for faction in self.of]

    def _way(self, state: State, seat: int, faction: Faction) -> Way:
        now = state.players[seat].influence[faction]
        text = say("pick-faction", faction=say(f"faction-{faction}"), now=now, after=min(6, now + self.n))
        option = Option(faction, text, icon=faction, place=f"track:{faction}")
        return Way(option, lambda play: gain_influence(play, seat, faction, self.n))


class LoseInfluence(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-lose_influence"):
    """The question with which faction to lose influence."""

    kind: ClassVar[str] = "lose_influence"
    picture: ClassVar[str] = "board"

    def ways(self, state: State, seat: int) -> list[Way]:
        influence = state.players[seat].influence
        return [self._way(seat, faction, influence[faction]) for faction in FACTIONS if influence[faction]]

    def _way(self, seat: int, faction: Faction, now: int) -> Way:
        text = say("pick-faction", faction=say(f"faction-{faction}"), now=now, after=now - 1)
        return Way(Option(faction, text, icon=faction), lambda play: self._lose(play, seat, faction))

    def _lose(self, play: Play, seat: int, faction: Faction) -> None:
        heirs = lose_influence(play, seat, faction)
        if heirs:
            play.ask(seat, PickHeir(faction, tuple(heirs)))


class PickHeir(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_heir"):
    """The question which of several tied players gets a lost alliance token."""

    kind: ClassVar[str] = "heir"
    is_public: ClassVar[bool] = True
    picture: ClassVar[str] = "board"
    faction: Faction
    heirs: tuple[int, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-heir", faction=say(f"faction-{self.faction}"))

    def ways(self, state: State, seat: int) -> list[Way]:
        return [
            Way(Option(f"seat:{heir}", seat_name(heir)), bind(give_alliance, self.faction, heir)) for heir in self.heirs
        ]


# ---------------------------------------------------------------- cards


def cards_to_trash(player: Player, only_in_play: bool = False) -> list[tuple[CardZone, str]]:
    """Return the zone and key of every card that a trash effect can take."""
    zones: dict[CardZone, list[str]] = {"hand": player.hand, "discard": player.discard, "play": in_play(player)}
    if only_in_play:
        zones = {"play": in_play(player)}
    return [(zone, card) for zone, cards in zones.items() for card in distinct(cards)]


def trash_text(zone: CardZone, card: str) -> Text:
    return say(f"pick-trash-{zone}", card=card_name(card))


@cache
def trash_option(zone: CardZone, card: str) -> Option:
    return Option(f"{zone}:{card}", trash_text(zone, card), card_help(card), group="card", place=f"card:{card}")


class TrashCard(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-trash_card"):
    """The question which card to trash."""

    kind: ClassVar[str] = "trash"
    compulsory: bool = False
    """The trashing is a cost, so it cannot be declined."""
    in_play: bool = False
    """Only cards in play."""

    def ways(self, state: State, seat: int) -> list[Way]:
        player = state.players[seat]
        ways = [self._way(seat, zone, card) for zone, card in cards_to_trash(player, self.in_play)]
        if not self.compulsory:
            ways.append(Way(Option("none", say("pick-none"), group="leave"), do_nothing))
        return ways

    def _way(self, seat: int, zone: CardZone, card: str) -> Way:
        return Way(trash_option(zone, card), bind(changes.trash, seat, card, zone))

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        if not self.compulsory:
            return {"none": 1}
        cheapest = min(options, key=lambda option: price(CARDS[option.key.split(":")[1]]))
        return {cheapest.key: 1}


@cache
def card_help(card: str, agent: tuple[Word, ...] | None = None) -> Text:
    """Return what a card does, in one line. `agent` replaces the printed agent box if it differs in this hand."""
    face = CARDS[card]
    boxes = (
        ("agent", face.agent if agent is None else agent),
        ("reveal", face.reveal),
        ("acquire", face.acquire),
        ("trash", face.on_trash),
    )
    head, *rest = [say(f"card-help-{box}", words=printed_all(words)) for box, words in boxes if words]
    for text in rest:
        head = say("card-help", head=head, tail=text)
    return say("card-help-anywhere", help=head) if face.sends_anywhere else head


class Discard(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-discard"):
    """The question which cards of the hand to discard. With `troop`, a troop in the conflict may be lost instead."""

    kind: ClassVar[str] = "discard"
    is_public: ClassVar[bool] = True
    n: int
    troop: bool = False

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-discard-or-troop") if self._troop_counts(state, seat) else say("ask-discard", n=self.n)

    def _troop_counts(self, state: State, seat: int) -> bool:
        return self.troop and state.players[seat].troops > 0

    def options(self, state: State, seat: int) -> list[Option]:
        hand = state.players[seat].hand
        options = [
            Option(card, card_name(card), card_help(card), up_to=min(self.n, hand.count(card)), group="card")
            for card in distinct(hand)
        ]
        if self._troop_counts(state, seat):
            options.append(Option("troop", say("pick-lose-troop"), icon="lose_troop"))
        return options

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        n = min(self.n, len(state.players[seat].hand)) or 1
        return n, n

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        cards = sorted((o for o in options if o.key != "troop"), key=lambda option: price(CARDS[option.key]))
        return fewest_picks(cards or options, self.limits(state, seat)[0])

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        if "troop" in picks:
            changes.lose_troops(play, seat, 1, "troops")
        else:
            changes.discard(play, seat, [card for card, n in picks.items() for _ in range(n)])


# ---------------------------------------------------------------- alternatives and amounts


class Alternative(msgspec.Struct, frozen=True):
    """One side of a choice: its key and its effects."""

    key: str
    words: tuple[Word, ...]


class PickAlternative(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_alternative"):
    """The question which of several effects to take. All picks are fixed before the first is resolved."""

    kind: ClassVar[str] = "alternative"
    among: tuple[Alternative, ...]
    n: int
    source: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-alternative", n=self.n)

    def options(self, state: State, seat: int) -> list[Option]:
        return [
            Option(side.key, describe_all(side.words), icon=first_icon(side.words))
            for side in self.among
            if all_possible(side.words, state, seat, self.source)
        ]

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return self.n, self.n

    def refused(self, state: State, seat: int) -> list[Refusal]:
        reasons = [(side, why_not_all(side.words, state, seat, self.source)) for side in self.among]
        return [Refusal(describe_all(side.words), reason) for side, reason in reasons if reason]

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        chosen = [word for side in self.among if side.key in picks for word in side.words]
        changes.do_all(play, tuple(chosen), seat, self.source)


def all_possible(words: Sequence[Word], state: State, seat: int, source: str) -> bool:
    """Return whether all effects can be resolved now."""
    for word in words:  # noqa: SIM110 (asked for all that is owed at every choice)
        if not word.is_possible(state, seat, source):
            return False
    return True


def why_not_all(words: Sequence[Word], state: State, seat: int, source: str) -> Text | None:
    """Return why one of the effects cannot be resolved now, or None."""
    return next((why for word in words if (why := word.hindrance(state, seat, source))), None)


def first_icon(words: Sequence[Word]) -> str:
    """Return the first icon of the effects, or an empty text."""
    glyphs = words[0].glyphs()
    return glyphs[0].icon if glyphs else ""


class Offer(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-offer"):
    """Ask a player whether to take an optional effect, outside the player's turn."""

    word: Word
    seat: int
    source: str

    def do(self, play: Play) -> None:
        if self.word.is_possible(play.state, self.seat, self.source):
            play.ask(self.seat, TakeOffer(self.word, self.source))


class TakeOffer(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-take_offer"):
    """The question whether to take an optional effect."""

    kind: ClassVar[str] = "offer"
    word: Word
    source: str

    def ways(self, state: State, seat: int) -> list[Way]:
        take = Option("take", self.word.describe(), icon=first_icon((self.word,)))
        leave = Option("leave", say("pick-leave"), group="leave")
        return [Way(take, lambda play: self.word.resolve(play, seat, self.source)), Way(leave, do_nothing)]

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {"leave": 1}


class TroopAmount(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-troop_amount"):
    """The question how many troops to deploy or retreat."""

    kind: ClassVar[str] = "troops"
    move: Literal["deploy", "mobilize", "retreat"]
    """deploy: within the limit of space and reveal effects; mobilize: any from the garrison; retreat."""
    most: int

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-retreat" if self.move == "retreat" else "ask-deploy")

    def context(self, state: State, seat: int) -> list[Text]:
        return at_stake(state)

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, n) for n in range(self.most + 1)]

    def _way(self, seat: int, n: int) -> Way:
        kind = "retreat" if self.move == "retreat" else "deploy"
        deeds: dict[str, Callable[[Play, int, int], None]] = {
            "deploy": deploy_within_limits,
            "mobilize": changes.deploy,
            "retreat": changes.retreat,
        }
        deed = deeds[self.move]
        return Way(Option(f"troops:{n}", say(f"pick-{kind}", n=n), icon=kind), bind(deed, seat, n))


class MoveUnits(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-move_units"):
    """The question how many units of each kind to deploy or retreat."""

    kind: ClassVar[str] = "units"
    picture: ClassVar[str] = "conflict"
    move: Literal["deploy", "retreat"]
    least: int
    most: int

    def prompt(self, state: State, seat: int) -> Text:
        return say(f"ask-{self.move}-units", least=self.least, most=self.most)

    def context(self, state: State, seat: int) -> list[Text]:
        return at_stake(state)

    def options(self, state: State, seat: int) -> list[Option]:
        zone = "garrison" if self.move == "deploy" else "troops"
        here = [(kind, getattr(kind.forces(state, seat), zone)) for kind in unit_kinds(state)]
        texts = {kind.key: say(f"pick-{self.move}-units", units=kind.name(1)) for kind, _ in here}
        return [Option(kind.key, texts[kind.key], up_to=min(n, self.most), icon=self.move) for kind, n in here if n]

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return self.least, min(self.most, sum(option.up_to for option in self.options(state, seat)))

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        for kind in unit_kinds(play.state):
            n = picks.get(kind.key, 0)
            if self.move == "deploy":
                changes.deploy(play, seat, n, kind=kind)
            else:
                changes.retreat(play, seat, n, kind)


def deploy_within_limits(play: Play, seat: int, n: int, kind: UnitKind = TROOP) -> None:
    """Deploy units, and count them against the limits: first that of reveal effects, then that of the space."""
    turn = current_turn(play.state)
    if kind is TROOP:
        by_effect = min(n, turn.may_deploy)
        turn.may_deploy -= by_effect
        turn.deployed_by_space += n - by_effect
    else:
        changes.muster_of(turn, kind).by_space += n
    changes.deploy(play, seat, n, kind=kind)


def deployable(state: State, seat: int, kind: UnitKind = TROOP) -> int:
    """Return how many units of a kind the space and reveal effects allow into the conflict now."""
    turn = current_turn(state)
    # Reveal effects allow only troops.
    allowed = turn.may_deploy if kind is TROOP else 0
    if turn.kind == "agent" and SPACES[turn.space].combat:
        allowed += limit_of_space(turn, kind)
    return min(kind.forces(state, seat).garrison, allowed) if allowed else 0


def limit_of_space(turn: Turn, kind: UnitKind) -> int:
    """Return how many units of a kind a combat space still allows.

    It allows two units, and all units recruited this turn (rulebook p. 10).
    """
    if not turn.musters:
        return GARRISON_LIMIT + turn.recruited - turn.deployed_by_space
    kinds = units_this_turn(turn)
    older = sum(max(0, gone - new) for new, gone in kinds.values())
    new, gone = kinds.get(kind.key, (0, 0))
    return max(0, new - gone) + GARRISON_LIMIT - older


def units_this_turn(turn: Turn) -> dict[str, tuple[int, int]]:
    """Return for each kind how many units were recruited this turn and how many the space let into the conflict."""
    others = {key: (muster.recruited, muster.by_space) for key, muster in turn.musters.items()}
    return {TROOP.key: (turn.recruited, turn.deployed_by_space), **others}
