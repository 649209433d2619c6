"""A player's turn: one question that is asked again until the player ends the agent turn or reveal turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Task, Way, bind, lazy_way, ready_way
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Refusal, Text, join_deeds, say
from games.imperium.components import CARDS, SPACES, Space, board_of
from games.imperium.rules import acquiring, changes
from games.imperium.rules.access import cards_that_can_send, has_agent_among, symbols, why_cannot_send
from games.imperium.rules.choices import (
    card_help,
    card_name,
    deployable,
    distinct,
)
from games.imperium.rules.deployment import FEW_TROOPS, deploy_unit_ways, deploy_ways, recruits_to_deploy
from games.imperium.rules.forces import unit_kinds
from games.imperium.rules.intrigue import refused_plays, resolve_waiting_plots, ways_to_play
from games.imperium.rules.moments import ask_handlers, run_handlers
from games.imperium.rules.owed_effects import (
    all_owed_ways,
    compulsory_owed,
    last_owed,
    next_automatic,
    possible_owed,
    refused_owed,
    resolve_owed,
    rest_ways,
    without_duplicates,
)
from games.imperium.rules.sending import PickSpace, agent_box
from games.imperium.rules.stakes import at_stake
from games.imperium.state import Owed, Play, Player, State, Turn, clockwise, current_turn
from games.imperium.vocabulary import HOUSE, Moment
from games.imperium.words.effects import Recruit
from games.imperium.words.word import merge_counted

COUNCIL_PERSUASION = 2
NO_PLOT = say("why-not-plot")
VOICES_AT = attrgetter("voices")


class BeginTurn(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-begin_turn"):
    """Begin the turn of a seat."""

    seat: int

    def do(self, play: Play) -> None:
        begin_turn(play, self.seat)


def begin_turn(play: Play, seat: int) -> None:
    """Begin the turn of a seat: end its own Voice, then let a rival act or a player choose."""
    state = play.state
    for place in filter(VOICES_AT, state.places.values()):
        place.voices = [voice for voice in place.voices if voice != seat]
        place.heard = place.heard if place.voices else []
    if state.players[seat].rival:
        play.push(NextTurn(seat))
        run_handlers(play, Moment.RIVAL_TURN, seat)
        return
    state.turn = Turn(seat)
    run_handlers(play, Moment.TURN_START, seat)
    state.agenda.append(TakeTurn(seat))


class TakeTurn(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-take_turn"):
    """Resolve automatic effects, then ask the player what to do, until the turn ends."""

    seat: int

    def do(self, play: Play) -> None:
        state = play.state
        turn = current_turn(state)
        if turn.kind == "passed":
            end_turn(play, self.seat)
            return
        state.agenda.append(self)
        while turn.owed and (owed := next_automatic(state, self.seat, turn.owed)):
            resolve_owed(play, turn, owed)
            if state.agenda[-1] is not self or state.asks:
                return
        play.ask(self.seat, TURN_QUESTION)


class TurnQuestion(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-what_now"):
    """The question of a turn, asked again after each answer."""

    kind: ClassVar[str] = "turn"
    is_public: ClassVar[bool] = True

    def shows(self, state: State, seat: int) -> str:
        return "row" if state.turn and state.turn.kind == "reveal" else "hand"

    def prompt(self, state: State, seat: int) -> Text:
        turn = current_turn(state)
        if turn.kind == "open":
            agents = len(state.players[seat].ready)
            only_moves = agents == 0 and cards_that_can_send(state, seat)
            return say("ask-turn-move") if only_moves else say("ask-turn", agents=agents)
        must = compulsory_owed(state, seat)
        if turn.kind == "reveal":
            return ask_what_to_buy(state, seat, must)
        if must:
            return ask_what_is_owed(state, seat, must, everything=len(self._shown(state, seat)) == len(must))
        nothing_left = all(way.key == "end" for way in self.ways(state, seat))
        return say("ask-turn-all-done") if nothing_left else say("ask-turn-next")

    def context(self, state: State, seat: int) -> list[Text]:
        """Return what is at stake in the conflict while units may be deployed."""
        deploys = any(deployable(state, seat, kind) for kind in unit_kinds(state)) or recruits_to_deploy(state, seat)
        return at_stake(state) if current_turn(state).kind != "open" and deploys else []

    def budget(self, state: State, seat: int) -> int | None:
        turn = current_turn(state)
        return turn.persuasion if turn.kind == "reveal" else None

    def _shown(self, state: State, seat: int) -> list[str]:
        """Return the keys of the things that can be done. Options of one owed effect count as one thing."""
        keys = [way.key for way in self.ways(state, seat) if way.key != "rest"]
        return list(dict.fromkeys(":".join(key.split(":")[:2]) for key in keys))

    def ways(self, state: State, seat: int) -> list[Way]:
        """Return the options. The usual ones come first, because the first is highlighted; plots come last."""
        turn = current_turn(state)
        plots = ways_to_play(state, seat, "plot") if state.players[seat].intrigue else ()
        possible = possible_owed(state, seat) if turn.owed else ()
        owed = all_owed_ways(state, seat, possible) if possible else ()
        others = ways_of_modules(state, seat) if state.tables else ()
        if turn.kind == "open":
            sends = send_ways(state, seat)
            early = reveal_way(seat, len(state.players[seat].ready) if sends else 0)
            return [*owed, *sends, early, *plots, *others]
        rest = rest_ways(state, seat, possible) if len(possible) > 1 else ()
        buys = acquiring.ways_to_buy(state, seat) if turn.kind == "reveal" else ()
        ends = (end_way(seat, turn.persuasion if buys else 0),) if may_end(possible) else ()
        return [*rest, *owed, *deploy_ways(state, seat, possible), *others, *buys, *ends, *plots]

    def refused(self, state: State, seat: int) -> Sequence[Refusal]:
        turn = current_turn(state)
        plots = refused_plays(state, seat, "plot")
        if turn.kind == "open":
            return [*refused_cards(state, seat), *plots, *refused_by_modules(state, seat)]
        buys = acquiring.refused_buys(state, seat) if turn.kind == "reveal" else []
        too_late = [plot for plot in plots if plot.reason != NO_PLOT]
        return [*refused_owed(state, seat), *buys, *too_late, *refused_by_modules(state, seat)]

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        """Return the automatic answer: reveal, or do what is compulsory one by one and then end the turn."""
        keys = [option.key for option in options]
        for key in ("end", "reveal"):
            if key in keys:
                return {key: 1}
        compulsory = {owed.id for owed in compulsory_owed(state, seat)}
        return {next(key for key in keys if key.split(":")[1:2] and key.split(":")[1] in compulsory): 1}

    def last(self, state: State, seat: int, options: Sequence[Option]) -> Sequence[str]:
        turn = current_turn(state)
        if turn.kind == "reveal":
            return last_purchases(turn.persuasion, options) if not turn.owed else []
        return last_choices(state, seat)

    def serial(self, state: State, seat: int) -> str:
        return "buy"


TURN_QUESTION = TurnQuestion()


def ask_what_is_owed(state: State, seat: int, must: Sequence[Owed], everything: bool) -> Text:
    """Return the prompt while something compulsory is owed. `everything`: nothing else can be done now."""
    if everything and len(must) > 1:
        return say("ask-turn-owed")
    return say("ask-turn-must", deeds=deeds_of(state, seat, must))


def deeds_of(state: State, seat: int, must: Sequence[Owed]) -> Text:
    """Return the owed effects in words: those of several copies once, and those that can be counted together."""
    owed = without_duplicates(must)
    sources = {each.word: each.source for each in owed}
    counted = merge_counted([each.word for each in owed])
    return join_deeds([word.named(state, seat, sources.get(word, "")) for word in counted])


def ask_what_to_buy(state: State, seat: int, must: Sequence[Owed]) -> Text:
    """Return the prompt of a reveal turn: how much of the persuasion is left, and what else must be done."""
    turn = current_turn(state)
    left, total = turn.persuasion, turn.persuasion_gained
    spent = total - left
    if must:
        return say("ask-turn-reveal-must", persuasion=left, deeds=deeds_of(state, seat, must))
    too_little = left > 0 and not acquiring.ways_to_buy(state, seat)
    key = "ask-turn-reveal-little" if too_little else "ask-turn-reveal"
    return say(key, persuasion=left, total=total, spent=spent)


def ways_of_modules(state: State, seat: int) -> list[Way]:
    """Return the options that modules add: deploying their units, and their own."""
    units = [way for kind in unit_kinds(state)[1:] for way in deploy_unit_ways(state, seat, kind)]
    return [*units, *(way for ways in ask_handlers(state, Moment.TURN_WAYS, seat) for way in ways)]


def refused_by_modules(state: State, seat: int) -> list[Refusal]:
    return [refusal for refused in ask_handlers(state, Moment.TURN_REFUSALS, seat) for refusal in refused]


# ---------------------------------------------------------------- before the turn is anything


def send_ways(state: State, seat: int) -> list[Way]:
    return [send_way(seat, card) for card in cards_that_can_send(state, seat)]


@cache
def send_way(seat: int, card: str) -> Way:
    return lazy_way(f"send:{card}", bind(send_option, seat, card), lambda play: ask_where(play, seat, card))


def send_option(state: State, seat: int, card: str) -> Option:
    return Option(
        f"send:{card}",
        say("pick-send", card=card_name(card)),
        send_help(state, seat, card),
        group="send",
        place=f"card:{card}",
    )


def send_help(state: State, seat: int, card: str) -> Text:
    """Return where a card leads and what it does in this hand."""
    leads_to = [say(f"symbol-{symbol}") for symbol in symbols(state, CARDS[card])]
    does = card_help(card, tuple(word for word, _ in agent_box(state, seat, CARDS[card])))
    return say("send-help", symbols=leads_to, help=does) if leads_to else does


def ask_where(play: Play, seat: int, card: str) -> None:
    play.ask(seat, PickSpace(card))


def refused_cards(state: State, seat: int) -> list[Refusal]:
    """Return the cards that can send no agent. Without an agent the prompt already says why."""
    if not state.players[seat].ready:
        return []
    can_go = cards_that_can_send(state, seat)
    hand = distinct(state.players[seat].hand)
    return [Refusal(card_name(card), why_cannot_send(state, seat, card)) for card in hand if card not in can_go]


REVEAL = Option("reveal", say("pick-reveal"), say("pick-reveal-help"), group="act", icon="persuasion")


@cache
def reveal_way(seat: int, agents: int) -> Way:
    """Return the option to reveal. It asks for confirmation if agents could still be sent."""
    early = msgspec.structs.replace(REVEAL, warning=say("warn-reveal", agents=agents))
    return ready_way(early if agents else REVEAL, lambda play: reveal(play, seat))


# ---------------------------------------------------------------- the end of a turn


def last_choices(state: State, seat: int) -> list[str]:
    """Return the option keys after which only ending the turn and plots are left."""
    turn = current_turn(state)
    if turn.kind != "agent":
        return []
    owed = possible_owed(state, seat)
    if all(isinstance(each.word, Recruit) for each in owed):
        most = deployable(state, seat) + recruits_to_deploy(state, seat, owed)
        return [f"deploy:{most}"] if 0 < most <= FEW_TROOPS else []
    return [] if SPACES[turn.space].combat or turn.may_deploy else last_owed(state, seat, owed)


def last_purchases(persuasion: int, options: Sequence[Option]) -> list[str]:
    """Return the keys of purchases that leave too little persuasion for any other card on sale."""
    buys = [option for option in options if option.group == "buy"]
    cheapest = min((option.price for option in buys), default=0)
    return [option.key for option in buys if persuasion - option.price < cheapest]


END = Option("end", say("pick-end"), group="act")


def may_end(possible: Sequence[Owed]) -> bool:
    """Return whether all possible owed effects are optional, so that the turn may end."""
    for owed in possible:  # noqa: SIM110 (asked at every choice of a turn)
        if not owed.word.is_optional():
            return False
    return True


@cache
def end_way(seat: int, persuasion: int) -> Way:
    """Return the option to end the turn. It asks for confirmation if persuasion is left that could buy something."""
    early = msgspec.structs.replace(END, warning=say("warn-end", persuasion=persuasion))
    return ready_way(early if persuasion else END, lambda play: close_turn(play, seat))


def close_turn(play: Play, seat: int) -> None:
    """End the turn at the player's request."""
    play.state.agenda.remove(TakeTurn(seat))
    end_turn(play, seat)


def end_turn(play: Play, seat: int) -> None:
    """End the turn, and plan the next one."""
    state = play.state
    turn = current_turn(state)
    if turn.kind == "reveal":
        clean_up(play, seat)
    if turn.kind == "passed":
        play.tell("passed_turn", seat)
    play.tell("turn_ended", seat, {"kind": turn.kind})
    play.closes = True
    state.turn = None
    remember_who_heard(state, seat)
    again = bool(turn.lasting.get("extra_turn")) and not state.players[seat].has_revealed
    state.agenda.append(BeginTurn(seat) if again else NextTurn(seat))
    run_handlers(play, Moment.TURN_ENDED, seat, turn.kind, again)


def remember_who_heard(state: State, seat: int) -> None:
    """Note that this seat ended a turn under The Voice, if The Voice blocks only one turn."""
    if state.options.get("voice") == "once":
        for place in filter(VOICES_AT, state.places.values()):
            place.heard.append(seat)


class NextTurn(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-next_turn"):
    """Begin the turn of the next player clockwise who has a turn left. If nobody has, the phase is over."""

    after: int

    def do(self, play: Play) -> None:
        for seat in clockwise(play.state, self.after + 1):
            if has_turn_left(play.state.players[seat]):
                begin_turn(play, seat)
                return


def has_turn_left(player: Player) -> bool:
    """Return whether a player has a turn left: a person until revealing, a rival leader while it has agents."""
    if not player.rival:
        return not player.has_revealed
    return player.rival != HOUSE and bool(player.ready)


# ---------------------------------------------------------------- the reveal turn


def reveal(play: Play, seat: int) -> None:
    """Reveal the whole hand, and gain from reveal boxes, the council seat, spaces and waiting plots."""
    state = play.state
    player = state.players[seat]
    turn = current_turn(state)
    turn.kind, turn.begun = "reveal", True
    cards, player.hand = player.hand, []
    # The player learns nothing new, so the reveal can be taken back until something is bought or drawn.
    play.tell("revealed", seat, {"cards": cards})
    for card in cards:
        changes.reveal_card(play, seat, card)
    if player.council_seat:
        changes.gain(play, seat, "persuasion", COUNCIL_PERSUASION, "space:high_council")
    for space in persuading_spaces(tuple(state.tables)):
        if has_agent_among(state.places[space.key].agents, seat):
            changes.gain(play, seat, "persuasion", space.persuasion, space.source)
    run_handlers(play, Moment.REVEAL_BEGINS, seat)
    resolve_waiting_plots(play, seat)


@cache
def persuading_spaces(modules: tuple[str, ...]) -> list[Space]:
    return [space for space in board_of(modules) if space.persuasion]


def clean_up(play: Play, seat: int) -> None:
    """Discard the cards in play, and remove cards that were set aside from the game."""
    state = play.state
    player = state.players[seat]
    run_handlers(play, Moment.REVEAL_ENDS, seat)
    player.discard += player.in_play + player.revealed
    player.in_play, player.revealed = [], []
    for card in player.set_aside:
        play.tell("set_aside_lost", seat, {"card": card})
    state.removed += player.set_aside
    player.set_aside = []
    player.has_revealed = True
    state.reveal_order.append(seat)
