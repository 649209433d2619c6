"""Narration: events become sentences, five of them one where it reads better.

A head opens a sentence ("Ann sent an agent to Arrakeen with Reconnaissance"); what the same player then did is added
to it ("recruited a troop, drew a card"). What happens to others meanwhile gets a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.protocol import Arg, Event, Line, Text, say, seat_name
from games.imperium.choices import card_name, space_name
from games.imperium.plots import intrigue_name

Reader = int | None


def narrate(events: Sequence[Event], reader: Reader) -> list[Line]:
    """What the public (or a seat, with what only it may know) reads of these events."""
    sentences: list[Sentence] = []
    for event in events:
        tell(event, reader, sentences)
    return [line for sentence in sentences if (line := sentence.line())]


class Sentence:
    """A head, and what the same player did under it."""

    def __init__(self, seat: int, head: Text | None, marks: Sequence[str] = (), alone: bool = False) -> None:
        self.seat = seat
        self.head = head
        self.marks = list(marks)
        self.alone = alone
        """Nothing can be added to it."""
        self.parts: list[Event | Text] = []
        self.reader: Reader = None

    def line(self) -> Line | None:
        parts = merged(self.parts)
        if self.head is None and not parts:
            return None
        if self.head is None:
            text = say("log-meanwhile", who=who(self.seat, self.reader), parts=parts)
        elif parts:
            text = say("log-with-parts", head=self.head, parts=parts)
        else:
            text = say("log-plain", head=self.head)
        return Line(text, tuple(dict.fromkeys(self.marks)))


def merged(parts: Sequence[Event | Text]) -> list[Text]:
    """Gains of one kind are added up where the first of them stands."""
    totals: dict[str, int] = {}
    order: list[str | Text] = []
    for part in parts:
        if isinstance(part, Text):
            order.append(part)
            continue
        key = f"did-{part.kind}-{part.data['what']}" if "what" in part.data else f"did-{part.kind}"
        if key not in totals:
            order.append(key)
        totals[key] = totals.get(key, 0) + int(part.data["n"])
    return [part if isinstance(part, Text) else say(part, n=totals[part]) for part in order]


def who(seat: int, reader: Reader) -> Text:
    return say("who-you") if seat == reader else say("who", seat=seat_name(seat))


def tell(event: Event, reader: Reader, sentences: list[Sentence]) -> None:
    if event.kind in HEADS:
        head, marks = HEADS[event.kind](event, reader)
        sentences.append(Sentence(event.seat, head, marks, alone=event.kind in ALONE))
        sentences[-1].reader = reader
        return
    if event.kind in COUNTED:
        part: Event | Text | None = event
    else:
        part = PARTS[event.kind](event, reader)
    if part is None:
        return
    sentence = fitting(event, reader, sentences)
    if sentence:
        sentence.parts.append(part)
        sentence.marks += marks_of(event)


def fitting(event: Event, reader: Reader, sentences: list[Sentence]) -> Sentence | None:
    """The sentence that is under way for this player, or a new one."""
    if sentences and sentences[-1].seat == event.seat and not sentences[-1].alone:
        return sentences[-1]
    if event.kind == "drew" and event.seat != reader:
        # The hands of a new round: only their owner cares.
        return None
    for sentence in reversed(sentences):
        if sentence.alone:
            break
        if sentence.seat == event.seat and sentence.head is not None:
            return sentence
    sentences.append(Sentence(event.seat, None))
    sentences[-1].reader = reader
    return sentences[-1]


def marks_of(event: Event) -> list[str]:
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


def plain_head(key: str, *marks: str) -> Head:
    return lambda event, reader: (say(key, who=who(event.seat, reader)), marks or (f"seat:{event.seat}",))


def sent(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    space, card = event.data["space"], event.data["card"]
    text = say("log-sent", who=who(event.seat, reader), space=space_name(space), card=card_name(card))
    return text, (f"space:{space}", f"seat:{event.seat}")


def revealed(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    cards = event.data["cards"]
    key = "log-revealed" if cards else "log-revealed-nothing"
    names: Arg = [card_name(card) for card in cards]
    return say(key, who=who(event.seat, reader), cards=names), (f"seat:{event.seat}",)


def round_began(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    conflict = say(f"conflict-{event.data['conflict']}")
    text = say("log-round", round=event.data["round"], conflict=conflict, first=seat_name(event.seat))
    return text, ("conflict",)


def took_leader(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    leader = say(f"leader-{event.data['leader']}")
    return say("log-leader", who=who(event.seat, reader), leader=leader), (f"seat:{event.seat}",)


def chose_factions(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    if reader is not None and reader in event.to:
        factions: Arg = [say(f"faction-{faction}") for faction in event.secret["factions"]]
        return say("log-chose-factions-you", factions=factions), ()
    return say("log-chose-factions", who=who(event.seat, reader)), ()


def combat_began(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    return say("log-combat-began", strengths=strength_list(event)), ("conflict",)


def strength_list(event: Event) -> list[Text]:
    fighting = [(seat, n) for seat, n in enumerate(event.data["strengths"]) if n]
    if not fighting:
        return [say("log-nobody-fights")]
    return [say("log-strength", seat=seat_name(seat), n=n) for seat, n in fighting]


def combat_resolved(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    if event.seat >= 0:
        return say("log-combat-won", who=who(event.seat, reader), strengths=strength_list(event)), ("conflict",)
    if event.data["rewards"]:
        return say("log-combat-tied", strengths=strength_list(event)), ("conflict",)
    return say("log-combat-nobody"), ("conflict",)


def reward(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    return say(f"log-reward-{event.data['reward'] + 1}", who=who(event.seat, reader)), (
        f"seat:{event.seat}",
        "conflict",
    )


def makers(event: Event, reader: Reader) -> tuple[Text, Sequence[str]]:
    spaces = event.data["spaces"]
    if not spaces:
        return say("log-no-makers"), ()
    names: Arg = [space_name(space) for space in spaces]
    return say("log-makers", spaces=names), [f"space:{space}" for space in spaces]


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
    "combat_passed": plain_head("log-combat-passed"),
    "combat_resolved": combat_resolved,
    "reward": reward,
    "makers": makers,
    "endgame_began": plain_head("log-endgame-began"),
    "won": won,
}
"""What opens a sentence."""

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
"""Heads to which nothing is added."""


# ---------------------------------------------------------------- parts

Part = Callable[[Event, Reader], Text | None]

COUNTED = ("gained", "recruited", "deployed", "retreated")
"""Parts that are added up."""


def may_know(event: Event, reader: Reader) -> bool:
    return reader is not None and reader in event.to


def drew(event: Event, reader: Reader) -> Text:
    if may_know(event, reader):
        return say("did-drew-cards", cards=[card_name(card) for card in event.secret["cards"]])
    return say("did-drew", n=event.data["n"])


def drew_intrigue(event: Event, reader: Reader) -> Text:
    if may_know(event, reader):
        return say("did-drew-intrigue-cards", cards=[intrigue_name(card) for card in event.secret["cards"]])
    return say("did-drew-intrigue", n=event.data["n"])


def stole_intrigue(event: Event, reader: Reader) -> Text:
    victim = seat_name(event.data["from"])
    if may_know(event, reader):
        return say("did-stole-card", seat=victim, card=intrigue_name(event.secret["card"]))
    return say("did-stole", seat=victim)


def paid(event: Event, reader: Reader) -> Text:
    return say("did-paid", cost=[say(f"cost-{what}", n=n) for what, n in event.data["cost"].items()])


def scored(event: Event, reader: Reader) -> Text:
    return say("did-scored", n=event.data["n"])


def influence(event: Event, reader: Reader) -> Text:
    data = event.data
    key = "did-influence-up" if data["after"] > data["before"] else "did-influence-down"
    return say(key, faction=say(f"faction-{data['faction']}"), before=data["before"], after=data["after"])


def alliance(event: Event, reader: Reader) -> Text | None:
    faction, before = say(f"faction-{event.data['faction']}"), event.data["from"]
    if event.seat < 0:
        return None
    if before >= 0:
        return say("did-alliance-from", faction=faction, seat=seat_name(before))
    return say("did-alliance", faction=faction)


def control(event: Event, reader: Reader) -> Text:
    return say("did-control", space=space_name(event.data["space"]))


def lost_troops(event: Event, reader: Reader) -> Text:
    return say(f"did-lost-{event.data['zone']}", n=event.data["n"])


def of_card(key: str) -> Part:
    return lambda event, reader: say(key, card=card_name(event.data["card"]))


def of_cards(key: str) -> Part:
    return lambda event, reader: say(key, cards=[card_name(card) for card in event.data["cards"]])


def of_space(key: str) -> Part:
    return lambda event, reader: say(key, space=space_name(event.data["space"]))


def bare(key: str) -> Part:
    return lambda event, reader: say(key)


def untold(event: Event, reader: Reader) -> None:
    return None


def masterstroke(event: Event, reader: Reader) -> Text:
    return say("did-masterstroke", factions=[say(f"faction-{faction}") for faction in event.data["factions"]])


def acquired(event: Event, reader: Reader) -> Text:
    return say("did-acquired-top" if event.data["top"] else "did-acquired", card=card_name(event.data["card"]))


PARTS: dict[str, Part] = {
    "drew": drew,
    "drew_revealed": of_cards("did-drew-revealed"),
    "drew_intrigue": drew_intrigue,
    "stole_intrigue": stole_intrigue,
    "paid": paid,
    "scored": scored,
    "influence": influence,
    "alliance": alliance,
    "control": control,
    "lost_troops": lost_troops,
    "discarded": of_cards("did-discarded"),
    "trashed": of_card("did-trashed"),
    "acquired": acquired,
    "refilled": untold,
    "took_council_seat": bare("did-council-seat"),
    "hired_swordmaster": bare("did-swordmaster"),
    "took_mentat": bare("did-mentat"),
    "mentat_owed": bare("did-mentat-owed"),
    "recalled": of_space("did-recalled"),
    "voiced": of_space("did-voiced"),
    "refocused": bare("did-refocused"),
    "remembered": of_card("did-remembered"),
    "set_aside": of_card("did-set-aside"),
    "set_aside_lost": of_card("did-set-aside-lost"),
    "played_intrigue": lambda event, reader: say("did-played", card=intrigue_name(event.data["card"])),
    "waits": untold,
    "masterstroke": masterstroke,
    "turn_ended": untold,
}
"""What is added to a sentence."""
