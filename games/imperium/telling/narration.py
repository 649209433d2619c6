"""The log: events become sentences.

A head begins a sentence ("Ann sent an agent to Arrakeen with Reconnaissance"). What the same player then did is added
as clauses ("recruited a troop, drew a card"). What happens to other players gets its own sentence. `clauses` writes
the clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

import msgspec

from games.core.protocol import VICTORY, Arg, Event, Line, Text, say, seat_name, with_person
from games.imperium.modules import MODULES
from games.imperium.rules.choices import card_name, space_name
from games.imperium.telling.clauses import CLAUSES, Clause, Reader, Sum, Telling, card_list, joined, space_list
from games.imperium.telling.faces import conflict_face

STRENGTHS = "strengths"
REWARD = "reward"
PASSED = "combat_passed"


def narrate(events: Sequence[Event], reader: Reader) -> list[Line]:
    """Return the log lines of these events for a reader (None: the public)."""
    sentences: list[Sentence] = []
    for event in without_repetition(events):
        tell(event, reader, sentences)
    told = in_order_of_places(passed_together(sentences, reader))
    return [line for sentence in told if (line := sentence.line())]


def passed_together(sentences: Sequence[Sentence], reader: Reader) -> Iterator[Sentence]:
    """Tell in one sentence of players who passed in combat one after the other."""

    def is_bare_pass(sentence: Sentence) -> bool:
        return sentence.kind == PASSED and not sentence.clauses and sentence.seat != reader

    for is_pass, run in groupby(sentences, is_bare_pass):
        together = list(run)
        if is_pass and len(together) > 1:
            first = together[0]
            first.head = say("log-combat-several-passed", who=[who(each.seat, reader) for each in together])
            first.marks = [mark for each in together for mark in each.marks]
            yield first
        else:
            yield from together


def in_order_of_places(sentences: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sort neighbouring sentences about rewards, so that the first reward comes first."""
    for paid, run in groupby(sentences, lambda sentence: sentence.kind == REWARD):
        together = list(run)
        yield from sorted(together, key=lambda sentence: sentence.place) if paid else together


def without_repetition(events: Sequence[Event]) -> list[Event]:
    """Leave out strengths that did not change, and the start of a combat in which nobody fights."""
    kept: list[Event] = []
    at_beginning: list[int] = []
    for event in events:
        strengths = event.data.get(STRENGTHS, [])
        if event.kind == "combat_began":
            at_beginning = strengths
        if event.kind == "combat_resolved" and strengths == at_beginning:
            event = msgspec.structs.replace(event, data={**event.data, STRENGTHS: []})
        if event.kind != "combat_began" or any(strengths):
            kept.append(event)
    return kept


class Sentence:
    """A head, and the clauses about what the same player did."""

    def __init__(
        self, seat: int, reader: Reader, head: Text | None = None, marks: Sequence[str] = (), kind: str = ""
    ) -> None:
        self.seat = seat
        self.reader = reader
        self.head = head
        self.marks = list(marks)
        self.kind = kind
        """The kind of the event that began the sentence."""
        self.alone = stands_alone(kind)
        """Whether the sentence takes no clauses."""
        self.brief: Text | None = None
        """A shorter head."""
        self.place = 0
        """The reward, if the sentence is about one; 0 is the first."""
        self.clauses: list[Clause] = []

    def line(self) -> Line | None:
        """Return the sentence as a log line, or None if it is empty."""
        if self.head is None and not self.clauses:
            return None
        if self.head is None:
            text = self._spoken(say("log-meanwhile", who=who(self.seat, self.reader), parts=self._parts(self.clauses)))
        else:
            text = self._under(self.head, self.clauses)
        return Line(text, tuple(dict.fromkeys(self.marks)), WEIGHTS.get(self.kind, 1), self._briefer())

    def _briefer(self) -> tuple[Text, ...]:
        """Return shorter versions of the sentence. After a reveal they leave out what was gained."""
        if self.brief is None:
            return ()
        tellings = [self._worth_a_glance()] if self.kind == "revealed" else [self.clauses, self._worth_a_glance()]
        return tuple(self._under(self.brief, clauses) for clauses in tellings)

    def _worth_a_glance(self) -> list[Clause]:
        """Return the clauses without gained and paid resources, unless there are no others."""
        kept = [clause for clause in self.clauses if not isinstance(clause, Sum) or clause.key not in GOODS]
        return kept or self.clauses

    def _under(self, head: Text, clauses: Sequence[Clause]) -> Text:
        text = say("log-with-parts", head=head, parts=self._parts(clauses)) if clauses else say("log-plain", head=head)
        return self._spoken(text)

    def _spoken(self, text: Text) -> Text:
        return with_person(text, self.seat, self.reader)

    def _parts(self, clauses: Sequence[Clause]) -> Text:
        return joined(clauses, self.seat, self.reader)


def who(seat: int, reader: Reader) -> Text:
    return say("who-you") if seat == reader else say("who", seat=seat_name(seat))


def tell(event: Event, reader: Reader, sentences: list[Sentence]) -> None:
    """Begin a new sentence with an event, or add the event to a sentence as a clause."""
    opening = head_of(event.kind)
    if opening:
        head, marks = opening(event, reader)
        sentence = Sentence(event.seat, reader, with_person(head, event.seat, reader), marks, event.kind)
        sentence.place = event.data["reward"] if event.kind == REWARD else 0
        if event.kind in BRIEF:
            sentence.brief = with_person(BRIEF[event.kind](event, reader), event.seat, reader)
        sentences.append(sentence)
        return
    clause = clause_of(event.kind)(event, reader)
    if clause:
        sentence = fitting(event, reader, sentences)
        sentence.clauses.append(clause)
        sentence.marks += marks_of(event)


def head_of(kind: str) -> Head | None:
    """Return the function that writes the head of a sentence for this kind of event, or None."""
    found = HEADS.get(kind)
    return found or next((module.heads[kind] for module in MODULES.values() if kind in module.heads), None)


def stands_alone(kind: str) -> bool:
    """Return whether the sentence of this kind of event takes no clauses."""
    return kind in ALONE or any(kind in module.alone for module in MODULES.values())


def clause_of(kind: str) -> Telling:
    """Return the function that writes the clause of this kind of event."""
    found = CLAUSES.get(kind)
    return found or next(module.clauses[kind] for module in MODULES.values() if kind in module.clauses)


def fitting(event: Event, reader: Reader, sentences: list[Sentence]) -> Sentence:
    """Return the sentence to which a clause of this player belongs, or a new one."""
    if sentences and sentences[-1].seat == event.seat and not sentences[-1].alone:
        return sentences[-1]
    for sentence in reversed(sentences):
        if sentence.alone:
            break
        if sentence.head is not None:
            if sentence.seat == event.seat:
                return sentence
            break  # This is another player's turn, so the clause does not belong to an earlier sentence.
    sentences.append(Sentence(event.seat, reader))
    return sentences[-1]


def marks_of(event: Event) -> list[str]:
    """Return the places on the picture that an event is about."""
    data = event.data
    marks = [f"seat:{event.seat}"]
    if "faction" in data:
        marks.append(f"track:{data['faction']}")
    if "space" in data:
        marks.append(f"space:{data['space']}")
    if event.kind in ("deployed", "retreated", "lost_troops"):
        marks.append("conflict")
    return marks


# ---------------------------------------------------------------- heads


Head = Callable[[Event, Reader], tuple[Text, Sequence[str]]]
"""A function that writes the head of an event's sentence for a reader, with the places it is about."""


def plain_head(key: str, *marks: str) -> Head:
    return lambda event, reader: (say(key, who=who(event.seat, reader)), marks or (f"seat:{event.seat}",))


def sent(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    space, card = event.data["space"], event.data["card"]
    text = say("log-sent", who=who(event.seat, reader), space=space_name(space), card=card_name(card))
    return text, (f"space:{space}", f"seat:{event.seat}")


def sent_in_brief(event: Event, reader: Reader) -> Text:
    return say("log-sent-brief", who=who(event.seat, reader), space=space_name(event.data["space"]))


def revealed_in_brief(event: Event, reader: Reader) -> Text:
    return say("log-revealed-brief", who=who(event.seat, reader), n=len(event.data["cards"]))


def revealed(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    cards = event.data["cards"]
    key = "log-revealed" if cards else "log-revealed-nothing"
    return say(key, who=who(event.seat, reader), cards=card_list(cards)), (f"seat:{event.seat}",)


def round_began(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    first, second, third = conflict_face(event.data["conflict"]).lines
    began = with_person(round_in_brief(event, reader), event.seat, reader)
    rewards = say("log-rewards", first=first, second=second, third=third)
    return say("log-with-rewards", head=began, rewards=rewards), ("conflict",)


def round_in_brief(event: Event, reader: Reader) -> Text:
    conflict = say(f"conflict-{event.data['conflict']}")
    return say("log-round", round=event.data["round"], conflict=conflict, first=seat_name(event.seat))


def took_leader(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    leader = say(f"leader-{event.data['leader']}")
    return say("log-leader", who=who(event.seat, reader), leader=leader), (f"seat:{event.seat}",)


def chose_factions(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    """Write the head for the Baron's choice. Only its owner reads which factions."""
    chosen = event.secret["factions"] if reader is not None and reader in event.to else ()
    factions = [say("the-faction", faction=say(f"faction-{faction}")) for faction in chosen]
    return say("log-chose-factions", who=who(event.seat, reader), factions=factions), ()


def combat_began(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    return say("log-combat-began", strengths=strength_list(event)), ("conflict",)


def strength_list(event: Event) -> list[Text]:
    fighting = [(seat, n) for seat, n in enumerate(event.data[STRENGTHS]) if n]
    return [say("log-strength", seat=seat_name(seat), n=n) for seat, n in fighting]


def combat_resolved(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    head = outcome(event, reader)
    if event.data["rewards"] and any(event.data[STRENGTHS]):
        head = with_person(head, event.seat, reader)
        head = say("log-with-strengths", head=head, strengths=strength_list(event))
    if event.seat >= 0:
        return head, ("conflict", f"winner:{event.seat}")
    return head, ("conflict", "tie") if event.data["rewards"] else ("conflict",)


def outcome(event: Event, reader: Reader) -> Text:
    """Return who won the conflict. Events of old games do not name the conflict."""
    how = "nobody" if not event.data["rewards"] else "tied" if event.seat < 0 else "won"
    winner: dict[str, Arg] = {"who": who(event.seat, reader)} if how == "won" else {}
    if "conflict" not in event.data:
        return say(f"log-combat-{how}", **winner)
    return say(f"log-combat-{how}-named", conflict=say(f"conflict-{event.data['conflict']}"), **winner)


def reward(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    return say(f"log-reward-{event.data['reward'] + 1}", who=who(event.seat, reader)), (
        f"seat:{event.seat}",
        "conflict",
    )


def makers(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    spaces = event.data["spaces"]
    if not spaces:
        return say("log-no-makers"), ()
    return say("log-makers", spaces=space_list(spaces)), [f"space:{space}" for space in spaces]


def endgame_began(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    return say("log-endgame-began"), ()


def won(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    return say("log-won", who=who(event.seat, reader)), (f"seat:{event.seat}",)


HEADS: dict[str, Head] = {
    "first_player": plain_head("log-first-player"),
    "took_leader": took_leader,
    "chose_factions": chose_factions,
    "round_began": round_began,
    "sent": sent,
    "revealed": revealed,
    "passed_turn": plain_head("log-passed-turn"),
    "combat_began": combat_began,
    PASSED: plain_head("log-combat-passed"),
    "combat_resolved": combat_resolved,
    REWARD: reward,
    "makers": makers,
    "endgame_began": endgame_began,
    "won": won,
}
"""Kind of event -> the function that writes the head of its sentence."""

ALONE = (
    "first_player",
    "took_leader",
    "chose_factions",
    "round_began",
    "combat_began",
    "combat_resolved",
    "makers",
    "endgame_began",
    "won",
)
"""Kinds of events whose sentence takes no clauses."""

BRIEF: dict[str, Callable[[Event, Reader], Text]] = {
    "sent": sent_in_brief,
    "revealed": revealed_in_brief,
    "round_began": round_in_brief,
}
"""Kind of event -> the function that writes a shorter head."""
GOODS = ("did-gained", "did-paid")
"""Clauses about resources, which the board shows anyway."""

WEIGHTS = {
    "": 0,
    "first_player": 0,
    "chose_factions": 0,
    "round_began": 0,
    PASSED: 0,
    "makers": 0,
    "endgame_began": 0,
    "combat_began": 2,
    "combat_resolved": 3,
    "won": VICTORY,
}
"""Kind of event -> how important its sentence is for a picture; 1 is usual."""
