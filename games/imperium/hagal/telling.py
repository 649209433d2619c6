"""The log sentences, card texts, rules and views of House Hagal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.chance import Chance, shuffle
from games.core.protocol import Chapter, Entry, Event, Text, say, seat_name
from games.imperium.components import SPACES
from games.imperium.hagal.cards import DECK, RIVALS, HagalCard, spaces_of
from games.imperium.hagal.table import is_alone, table_of
from games.imperium.hagal.views import HagalFace, HagalView, RouteFace
from games.imperium.ix.table import KEY as IX
from games.imperium.ix.tiles import tile_name
from games.imperium.rules.choices import space_name
from games.imperium.state import Player, State
from games.imperium.telling.clauses import card_list
from games.imperium.views import Glyph, ImperiumView
from games.imperium.vocabulary import HOUSE
from games.imperium.words.word import describe_all, glyphs_of

RULINGS = ("1", "2", "4", "7", "8", "9", "10", "17", "18")
"""Numbers of the rulings about rivals."""

Told = tuple[Text, Sequence[str]]


def look(state: State, seat: int | None) -> HagalView:
    """Return the view of House Hagal."""
    table = table_of(state)
    signets = tuple(rival_signet(player) for player in state.players)
    used = tuple(map(card_title, table.used))
    return HagalView(is_alone(state), len(table.deck), used, signets, tuple(table.used))


def rival_signet(player: Player) -> Text:
    """Return what the signet of a rival does. House Hagal has none; its rule is returned instead."""
    if player.rival == HOUSE:
        return say("hagal-rules-two")
    return say(f"hagal-signet-{player.leader}") if player.rival and player.leader else say("hagal-no-signet")


def reroll(chance: Chance, state: State) -> None:
    shuffle(chance, table_of(state).deck)


def hide(chance: Chance, state: State, seat: int | None) -> None:
    table = table_of(state)
    table.deck.sort()
    shuffle(chance, table.deck)


# ---------------------------------------------------------------- names


def card_title(card: str) -> Text:
    return say(f"hagal-{card}")


def spoken(card: str) -> Text:
    """Return the name of a card in the log: the name of its space if it leads to only one."""
    spaces = spaces_of(DECK[card])
    return space_name(spaces[0]) if len(spaces) == 1 else card_title(card)


def company(options: Mapping[str, str], people: int) -> list[Text]:
    """Return the text about who joins a table of one or two people."""
    return [say(f"hagal-company-{people}")] if people <= 2 else []


def rivals(view: ImperiumView) -> list[Text]:
    """Return the names of the rivals."""
    found = [player for player in view.players if player.rival]
    return [
        say("hagal-house") if player.rival == HOUSE else player.leader.name if player.leader else unnamed(number)
        for number, player in enumerate(found, 1)
    ]


def unnamed(number: int) -> Text:
    return say("hagal-rival", number=number)


# ---------------------------------------------------------------- the log


def leaders(event: Event, reader: int | None) -> Told:
    names = [say(f"leader-{leader}") for leader in event.data["leaders"]]
    return say("log-hagal-leaders", leaders=names), ()


def sent(event: Event, reader: int | None) -> Told:
    data = event.data
    alike = is_named_alike(data["card"], data["space"])
    there, space = "there" if alike else "elsewhere", space_name(data["space"])
    names = {"who": seat_name(event.seat), "card": spoken(data["card"]), "space": space}
    marks = (f"space:{data['space']}", f"seat:{event.seat}")
    if not data["skipped"]:
        return Text("log-hagal-sent", {**names, "there": there}), marks
    return Text("log-hagal-sent-at-last", {**names, "there": there, "skipped": len(data["skipped"])}), marks


def is_named_alike(card: str, space: str) -> bool:
    """Return whether the card has the name of the space."""
    return [space] == spaces_of(DECK[card])


def passed(event: Event, reader: int | None) -> Told:
    return say("log-hagal-passed", who=seat_name(event.seat)), (f"seat:{event.seat}",)


def flipped(event: Event, reader: int | None) -> Told:
    cards = [spoken(card) for card in event.data["cards"]]
    return say("log-hagal-flipped", who=seat_name(event.seat), cards=cards, n=event.data["n"]), ("conflict",)


def swordmaster(event: Event, reader: int | None) -> Told:
    return say("log-hagal-swordmaster", who=seat_name(event.seat)), (f"seat:{event.seat}",)


def freed(event: Event, reader: int | None) -> Told:
    space = event.data["space"]
    names = {"who": seat_name(event.seat), "owner": seat_name(event.data["from"]), "space": space_name(space)}
    return Text("log-hagal-freed", {**names}), (f"space:{space}",)


def churned(event: Event, reader: int | None) -> Told:
    return say("log-hagal-churned", cards=card_list(event.data["cards"])), ("row",)


def cleared(event: Event, reader: int | None) -> Told:
    return say("log-hagal-cleared", tiles=[tile_name(tile) for tile in event.data["tiles"]]), ()


def gave_intrigue(event: Event, reader: int | None) -> Text:
    cards = [say(f"intrigue-{card}") for card in event.data["cards"]]
    return say("did-hagal-gave-intrigue", cards=cards)


HEADS = {
    "hagal_leaders": leaders,
    "hagal_sent": sent,
    "hagal_passed": passed,
    "hagal_flipped": flipped,
    "hagal_swordmaster": swordmaster,
    "hagal_freed": freed,
    "hagal_churned": churned,
    "hagal_cleared": cleared,
}
CLAUSES = {"hagal_gave_intrigue": gave_intrigue}


# ---------------------------------------------------------------- what can be looked up


def entries(modules: Collection[str]) -> list[Entry]:
    return [
        Entry(
            f"hagal:{card.key}",
            say("hagal-entry", card=card_title(card.key)),
            say("kind-hagal"),
            lines(card),
            face(card),
        )
        for card in DECK.values()
        if card.needs in ("", *modules)
    ]


def face(card: HagalCard) -> HagalFace:
    swords = None if card.reshuffle else card.swords
    return HagalFace(card.key, card_title(card.key), tuple(routes(card)), swords, lines(card))


def routes(card: HagalCard) -> list[RouteFace]:
    """Return the spaces to which a card may send an agent."""
    if card.reshuffle:
        return [RouteFace("deck", say("hagal-new-deck"), ())]
    if card.harvest:
        return [RouteFace("spice_trade", say("hagal-harvest-space"), (Glyph("harvest"),))]
    ways = [(card.space, card.effect)] if card.space else []
    ways += [(card.instead.space, card.instead.effect)] if card.instead else []
    signet = (Glyph("signet"),) if card.signet else ()
    return [RouteFace(SPACES[space].icon, space_name(space), (*glyphs_of(words), *signet)) for space, words in ways]


def lines(card: HagalCard) -> tuple[Text, ...]:
    swords = () if card.reshuffle else (say("hagal-line-swords", n=card.swords),)
    return (*_effect(card), *swords, say("hagal-line-copies", n=card.copies))


def _effect(card: HagalCard) -> list[Text]:
    if card.reshuffle:
        return [say("hagal-line-reshuffle")]
    if card.harvest:
        return [say("hagal-line-harvest")]
    lines = [say("hagal-line-goes", space=space_name(card.space))] if card.space else []
    lines += [say("hagal-line-gets", what=describe_all(card.effect))] if card.effect else []
    lines += [say("hagal-line-signet")] if card.signet else []
    lines += [say("hagal-line-compulsory")] if card.compulsory else []
    return lines + (_instead(card) if card.instead else [])


def _instead(card: HagalCard) -> list[Text]:
    assert card.instead
    names = {"space": space_name(card.instead.space), "what": describe_all(card.instead.effect)}
    if card.space:
        return [say("hagal-line-instead", **names)]
    return [say("hagal-line-only", **names), say("hagal-line-nowhere")]


def chapters(options: Mapping[str, str]) -> list[Chapter]:
    parts = ("who", "turn", "harvest", "combat", "two", "alone", "points", "choices", "brutal", "churn")
    with_ix = ("freighter", "ships", "tech", "tiles", "hoards") if options.get("expansion") == IX else ()
    rivals = [leader.key for leader in RIVALS.values() if not leader.needs or with_ix]
    beside_ix = tuple(say(f"hagal-rules-ix-{part}") for part in with_ix)
    return [
        Chapter(say("hagal-rules-title"), tuple(say(f"hagal-rules-{part}") for part in parts)),
        *([Chapter(say("hagal-rules-ix-title"), beside_ix)] if beside_ix else []),
        Chapter(say("hagal-signets-title"), tuple(_signet(leader) for leader in rivals)),
        Chapter(say("hagal-rulings-title"), tuple(say(f"ruling-hagal-{point}") for point in RULINGS)),
    ]


def _signet(leader: str) -> Text:
    return say("hagal-signet-of", leader=say(f"leader-{leader}"), what=say(f"hagal-signet-{leader}"))
