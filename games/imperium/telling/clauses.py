"""Clauses of log sentences by kind of event, and how clauses of the same kind are added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.core.protocol import Event, Text, join_deeds, say, seat_name, with_person
from games.imperium.rules.choices import card_name, space_name
from games.imperium.rules.intrigue import intrigue_name
from games.imperium.vocabulary import FRIENDSHIP
from games.imperium.words.word import join_with_semicolons

Reader = int | None


class Sum(NamedTuple):
    """A clause that can be added up: resources gained, troops deployed, cards acquired."""

    key: str
    counts: Counter[str]
    name: Callable[[str, int], Text] | None = None
    """Return the text for a number of one thing. None if the clause names only the total."""

    def sentence(self) -> Text:
        """Return the clause as a text."""
        if self.name is None:
            return say(self.key, n=self.counts.total())
        return say(self.key, n=self.counts.total(), what=[self.name(what, n) for what, n in self.counts.items()])

    def and_also(self, other: Sum) -> Sum:
        """Return both clauses as one."""
        together = Counter(self.counts)
        together.update(other.counts)
        return Sum(self.key, together, self.name)


Clause = Text | Sum


def joined(clauses: Sequence[Clause], seat: int, reader: Reader) -> Text:
    """Join the clauses of a seat, by semicolons if one of them is a list."""
    added = merge_counted(clauses)
    sentences = [clause if isinstance(clause, Text) else clause.sentence() for clause in added]
    deeds = [with_person(sentence, seat, reader) for sentence in sentences]
    if not any(isinstance(clause, Sum) and clause.name and len(clause.counts) > 1 for clause in added):
        return join_deeds(deeds)
    return join_with_semicolons(deeds)


def merge_counted(clauses: Sequence[Clause]) -> list[Clause]:
    """Add up clauses of the same kind in the place of the first. After an intrigue card, counting starts again."""
    merged: dict[object, Clause] = {}
    card = None
    for place, clause in enumerate(clauses):
        if isinstance(clause, Sum):
            first = merged.get((clause.key, card))
            merged[clause.key, card] = first.and_also(clause) if isinstance(first, Sum) else clause
        else:
            merged[place] = clause
            card = place if clause.key == "did-played" else card
    return list(merged.values())


# ---------------------------------------------------------------- names


def card_in_log(card: str, n: int = 1) -> Text:
    return say("log-card", card=card_name(card), n=n)


def intrigue_in_log(card: str, n: int = 1) -> Text:
    return say("log-card", card=intrigue_name(card), n=n)


def amount(what: str, n: int) -> Text:
    return say(f"gain-{what}", n=n)


def card_list(cards: Sequence[str]) -> list[Text]:
    return [card_in_log(card, n) for card, n in Counter(cards).items()]


def space_list(spaces: Sequence[str]) -> list[Text]:
    return [say("log-space", space=space_name(space)) for space in spaces]


def whom(seat: int, reader: Reader) -> Text:
    return say("whom-you") if seat == reader else say("who", seat=seat_name(seat))


def may_know(event: Event, reader: Reader) -> bool:
    """Return whether the reader may know the secret part of an event."""
    return reader is not None and reader in event.to


# ---------------------------------------------------------------- by the kind of event


def gained(event: Event, reader: Reader) -> Clause:
    what, n = event.data["what"], event.data["n"]
    kind, _, place = event.data["source"].partition(":")
    if kind == "control":
        return say("did-gained-control", what=amount(what, n), space=space_name(place))
    if kind == "dividends":
        return Sum("did-gained-dividends", Counter({what: n}), amount)
    key = "did-gained-start" if event.data["source"] == "leader:start" else "did-gained"
    return Sum(key, Counter({what: n}), amount)


def paid(event: Event, reader: Reader) -> Clause:
    return Sum("did-paid", Counter(event.data["cost"]), amount)


def count(key: str) -> Telling:
    """Return a function that writes a clause with a number."""
    return lambda event, reader: Sum(key, Counter(n=event.data["n"]))


def of_card(key: str) -> Telling:
    """Return a function that writes a clause about one card."""
    return lambda event, reader: Sum(key, Counter([event.data["card"]]), card_in_log)


def of_cards(key: str) -> Telling:
    """Return a function that writes a clause about several cards."""
    return lambda event, reader: Sum(key, Counter(event.data["cards"]), card_in_log)


def of_space(key: str) -> Telling:
    """Return a function that writes a clause about a space."""
    return lambda event, reader: say(key, space=space_name(event.data["space"]))


def bare(key: str) -> Telling:
    """Return a function that writes a fixed clause."""
    return lambda event, reader: say(key)


def no_clause(event: Event, reader: Reader) -> None:
    """Write no clause: the log leaves this event out."""


def drew(event: Event, reader: Reader) -> Clause:
    if may_know(event, reader):
        return Sum("did-drew-cards", Counter(event.secret["cards"]), card_in_log)
    return Sum("did-drew", Counter(n=event.data["n"]))


def drew_hand(event: Event, reader: Reader) -> Clause | None:
    """Write a clause about the new hand, for its owner only."""
    return drew(event, reader) if may_know(event, reader) else None


def deployed(event: Event, reader: Reader) -> Clause:
    key = "did-deployed-supply" if event.data["from"] == "supply" else "did-deployed"
    return Sum(key, Counter(n=event.data["n"]))


def drew_intrigue(event: Event, reader: Reader) -> Clause:
    if may_know(event, reader):
        return Sum("did-drew-intrigue-cards", Counter(event.secret["cards"]), intrigue_in_log)
    return Sum("did-drew-intrigue", Counter(n=event.data["n"]))


def stole_intrigue(event: Event, reader: Reader) -> Clause:
    victim = whom(event.data["from"], reader)
    if may_know(event, reader):
        return say("did-stole-card", whom=victim, card=intrigue_name(event.secret["card"]))
    return say("did-stole", whom=victim)


def put_under(event: Event, reader: Reader) -> Clause:
    if may_know(event, reader):
        return Sum("did-put-under-cards", Counter(event.secret["cards"]), intrigue_in_log)
    return Sum("did-put-under", Counter(n=event.data["n"]))


def influence(event: Event, reader: Reader) -> Clause:
    before, after = event.data["before"], event.data["after"]
    way = "up" if after > before else "down"
    # Gaining or losing a friendship gains or loses a victory point.
    what = "friendship" if (before < FRIENDSHIP) != (after < FRIENDSHIP) else "influence"
    return say(f"did-{what}-{way}", faction=say(f"faction-{event.data['faction']}"), before=before, after=after)


def alliance(event: Event, reader: Reader) -> Clause:
    faction, before = say(f"faction-{event.data['faction']}"), event.data["from"]
    if before >= 0:
        return say("did-alliance-from", faction=faction, whom=whom(before, reader))
    return say("did-alliance", faction=faction)


def alliance_lost(event: Event, reader: Reader) -> Clause:
    return say("did-alliance-lost", faction=say(f"faction-{event.data['faction']}"))


def lost_troops(event: Event, reader: Reader) -> Clause:
    return Sum(f"did-lost-{event.data['zone']}", Counter(n=event.data["n"]))


def masterstroke(event: Event, reader: Reader) -> Clause:
    factions = [say("the-faction", faction=say(f"faction-{faction}")) for faction in event.data["factions"]]
    return say("did-masterstroke", factions=factions)


def acquired(event: Event, reader: Reader) -> Clause:
    key = "did-acquired-top" if event.data["top"] else "did-acquired"
    return Sum(key, Counter([event.data["card"]]), card_in_log)


def played(event: Event, reader: Reader) -> Clause:
    return say("did-played", card=intrigue_name(event.data["card"]))


Telling = Callable[[Event, Reader], Clause | None]
"""A function that writes the clause of an event for a reader, or None."""

CLAUSES: dict[str, Telling] = {
    "gained": gained,
    "paid": paid,
    "scored": count("did-scored"),
    "recruited": count("did-recruited"),
    "deployed": deployed,
    "retreated": count("did-retreated"),
    "lost_troops": lost_troops,
    "drew": drew,
    "drew_hand": drew_hand,
    "drew_revealed": of_cards("did-drew-revealed"),
    "drew_intrigue": drew_intrigue,
    "stole_intrigue": stole_intrigue,
    "put_under": put_under,
    "discarded": of_cards("did-discarded"),
    "trashed": of_card("did-trashed"),
    "acquired": acquired,
    "refilled": no_clause,
    "influence": influence,
    "alliance": alliance,
    "alliance_lost": alliance_lost,
    "control": of_space("did-control"),
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
    "played_intrigue": played,
    "waits": no_clause,
    "masterstroke": masterstroke,
    "turn_ended": no_clause,
}
"""Kind of event -> the function that writes its clause."""
