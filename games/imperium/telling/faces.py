"""Cards, leaders, conflicts and spaces as they are printed, for views and for looking them up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from games.core.protocol import Entry, Text, either, say
from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES, Card, Space, printed
from games.imperium.modules import BASE, modules_of, offered
from games.imperium.rules.choices import card_name, space_name
from games.imperium.rules.intrigue import intrigue_name, use_text
from games.imperium.rules.sending import visit_words
from games.imperium.rules.setup import leader_name
from games.imperium.state import Word
from games.imperium.views import CardFace, ConflictFace, Glyph, Glyphs, IntrigueFace, LeaderFace, SpaceView
from games.imperium.vocabulary import Resource
from games.imperium.words.costs import cost_text
from games.imperium.words.word import glyphs_of, printed_all

Face = CardFace | IntrigueFace | LeaderFace | SpaceView | ConflictFace


@cache
def card_face(key: str) -> CardFace:
    card = CARDS[key]
    return CardFace(
        key,
        card_name(key),
        card.cost,
        card.factions,
        card.icons,
        (*agent_signs(card), *glyphs_of(card.agent)),
        (*reveal_signs(card), *glyphs_of(card.reveal), *trash_signs(card)),
        glyphs_of(card.acquire),
        card_lines(key),
    )


def agent_signs(card: Card) -> list[Glyph]:
    """Return the icons of special ways in which the card sends an agent."""
    signs = [Glyph("special", None, say("picture-sends-anywhere"))] if card.sends_anywhere else []
    signs += [Glyph("agent", None, say("glyph-infiltrates"))] if card.infiltrates else []
    for space, less in card.cheaper.items():
        signs += [Glyph("special", None, space_name(space)), *(Glyph(what, -n) for what, n in less.items())]
    return signs


def reveal_signs(card: Card) -> list[Glyph]:
    return [Glyph("special", None, say("glyph-unload"))] if card.unload else []


def trash_signs(card: Card) -> list[Glyph]:
    """Return the text of the trash effect, which has no box on the card."""
    return [Glyph("special", None, box_line("trash", card.on_trash))] if card.on_trash else []


def card_lines(key: str) -> tuple[Text, ...]:
    """Return the whole card in sentences."""
    card = CARDS[key]
    lines = [faction_line(card)] if card.factions else []
    lines.append(sending_line(card))
    boxes = (("agent", card.agent), ("reveal", card.reveal), ("acquire", card.acquire), ("trash", card.on_trash))
    lines += [box_line(box, words) for box, words in boxes if words]
    return (*lines, *special_lines(card))


def special_lines(card: Card) -> list[Text]:
    """Return the sentences about abilities of a card outside its boxes."""
    lines = [say("line-infiltrates", symbols=[say(f"symbol-{symbol}") for symbol in card.infiltrates])] * bool(
        card.infiltrates
    )
    for space, less in card.cheaper.items():
        costs = [cost_text(what, n) for what, n in less.items()]
        lines.append(say("line-cheaper", space=space_name(space), cost=costs))
    return [*lines, say("line-unload")] if card.unload else lines


def faction_line(card: Card) -> Text:
    return say("line-faction", factions=[say(f"faction-{faction}") for faction in card.factions])


def sending_line(card: Card) -> Text:
    """Return the sentence about where the card sends an agent."""
    if card.sends_anywhere:
        return say("line-sends-anywhere")
    if not card.icons:
        return say("line-sends-nobody")
    return say("line-sends", symbols=[say(f"symbol-{icon}") for icon in card.icons])


def box_line(box: str, words: tuple[Word, ...]) -> Text:
    return say(f"line-{box}", words=printed_all(words))


@cache
def intrigue_face(key: str) -> IntrigueFace:
    card = INTRIGUE[key]
    glyphs: list[Glyph] = []
    for use in card.uses:
        glyphs += [Glyph("or")] * bool(glyphs)
        if use.condition:
            glyphs.append(use.condition.glyph())
        if use.cost.parts():
            glyphs += [*use.cost.glyphs(), Glyph("arrow")]
        glyphs += glyphs_of(use.effect)
    return IntrigueFace(key, intrigue_name(key), card.kinds, tuple(glyphs), intrigue_lines(key))


def intrigue_lines(key: str) -> tuple[Text, ...]:
    card = INTRIGUE[key]
    lines = [say(f"line-{use.kind}", text=use_text(use)) for use in card.uses]
    rules = {
        "start-of-turn": card.start_of_turn,
        "before-sending": card.before_sending,
        "delayed": card.delayed,
        "on-win": card.on_win,
    }
    return (*lines, *(say(f"line-{rule}") for rule, holds in rules.items() if holds))


@cache
def leader_face(key: str) -> LeaderFace:
    leader = LEADERS[key]
    return LeaderFace(
        key,
        leader_name(key),
        say(f"house-{leader.house}"),
        say(f"leader-{key}-ability"),
        (say(f"leader-{key}-ability-text"),),
        say(f"leader-{key}-signet"),
        glyphs_of(leader.signet),
        (say("line-signet", text=printed_all(leader.signet)),),
    )


@cache
def conflict_face(key: str) -> ConflictFace:
    conflict = CONFLICTS[key]
    first, second, third = conflict.rewards
    return ConflictFace(
        key,
        say(f"conflict-{key}"),
        conflict.level,
        conflict.controls,
        (glyphs_of(first), glyphs_of(second), glyphs_of(third)),
        (printed_all(first), printed_all(second), printed_all(third)),
    )


@cache
def space_cost_glyphs(key: str) -> Glyphs:
    space = SPACES[key]
    if space.exchange:
        return (
            Glyph(
                "spice", None, say("glyph-exchange-cost", least=space.exchange[0].spice, most=space.exchange[-1].spice)
            ),
        )
    return tuple(Glyph(what, n) for what, n in space.cost.items())


@cache
def space_effect_glyphs(key: str) -> Glyphs:
    space = SPACES[key]
    if space.exchange:
        return (
            Glyph(
                "solari",
                None,
                say("glyph-exchange-gain", least=space.exchange[0].solari, most=space.exchange[-1].solari),
            ),
        )
    return glyphs_of(space.effect)


@cache
def space_lines(key: str) -> tuple[Text, ...]:
    space = SPACES[key]
    lines = []
    if space.cost:
        lines.append(say("line-cost", cost=[cost_text(what, n) for what, n in space.cost.items()]))
    if space.requirement:
        lines.append(say("line-requirement", condition=space.requirement.describe()))
    if space.once:
        lines.append(say("line-once"))
    lines += visit_lines(space)
    if space.combat:
        lines.append(say("line-combat-space"))
    if space.control_bonus:
        bonus = [gained for word in space.control_bonus if (gained := word.gains())]
        lines.append(say("line-control", bonus=bonus))
    return tuple(lines)


def visit_lines(space: Space) -> list[Text]:
    deals = [say("line-exchange-deal", spice=deal.spice, solari=deal.solari) for deal in space.exchange]
    lines = [say("line-exchange", deals=either(deals))] if deals else []
    if space.maker:
        lines.append(say("line-maker", n=space.maker))
    elif visit_words(space):
        lines.append(say("line-visit", words=printed_all(visit_words(space))))
    if space.persuasion:
        lines.append(say("line-oratory", n=space.persuasion))
    return lines


@cache
def space_face(key: str) -> SpaceView:
    """Return the view of an empty space."""
    space = SPACES[key]
    return SpaceView(
        key=key,
        name=space_name(key),
        icon=space.icon,
        region=space.icon,
        faction=space.faction,
        cost=space_cost_glyphs(key),
        requirement=space.requirement.glyph() if space.requirement else None,
        effect=space_effect_glyphs(key),
        lines=space_lines(key),
        combat=space.combat,
        maker=space.maker,
        bonus_spice=0,
        control_bonus=glyphs_of(space.control_bonus),
        controller=None,
        agents=(),
        voiced_by=(),
        mentat_here=False,
    )


def priced_face(key: str, cost: Mapping[Resource, int]) -> SpaceView:
    """Return the view of an empty space with a different cost."""
    glyphs = tuple(Glyph(str(what), n) for what, n in cost.items())
    return replace(space_face(key), cost=glyphs)


def entries(options: Mapping[str, str] | None = None) -> list[Entry]:
    """Return everything that can be looked up, for the modules of these options (None: for all modules)."""
    chosen = offered() if options is None else modules_of(options)
    modules = (BASE, *(module.key for module in chosen))
    return [
        *(_card_entry(card.key) for card in printed(CARDS, modules)),
        *(_intrigue_entry(card.key) for card in printed(INTRIGUE, modules)),
        *(_leader_entry(leader.key) for leader in printed(LEADERS, modules)),
        *(_space_entry(space.key) for space in printed(SPACES, modules)),
        *(_conflict_entry(conflict.key) for conflict in printed(CONFLICTS, modules)),
        *(entry for module in chosen for entry in module.entries(modules)),
    ]


def _card_entry(key: str) -> Entry:
    return _entry(key, card_face(key), card_kind(key), card_lines(key))


def _intrigue_entry(key: str) -> Entry:
    return _entry(f"intrigue:{key}", intrigue_face(key), say("kind-intrigue"), intrigue_lines(key))


def _leader_entry(key: str) -> Entry:
    return _entry(f"leader:{key}", leader_face(key), leader_kind(key), leader_lines(key))


def _space_entry(key: str) -> Entry:
    return _entry(f"space:{key}", space_face(key), space_kind(key), space_lines(key))


def _conflict_entry(key: str) -> Entry:
    return _entry(f"conflict:{key}", conflict_face(key), conflict_kind(key), reward_lines(key))


def _entry(key: str, face: Face, kind: Text, lines: tuple[Text, ...]) -> Entry:
    return Entry(key, face.name, kind, lines, face)


def leader_kind(key: str) -> Text:
    return say("kind-leader", house=leader_face(key).house)


def conflict_kind(key: str) -> Text:
    return say("kind-conflict", level=CONFLICTS[key].level)


def leader_lines(key: str) -> tuple[Text, ...]:
    face = leader_face(key)
    named = ((face.ability, face.ability_lines), (face.signet, face.signet_lines))
    return tuple(say("line-named", name=name, text=line) for name, lines in named for line in lines)


def card_kind(key: str) -> Text:
    card = CARDS[key]
    if card.cost is None:
        return say(f"kind-{card.set}")
    return say(f"kind-{card.set}-cost", cost=card.cost)


def space_kind(key: str) -> Text:
    return say("kind-space", symbol=say(f"symbol-{SPACES[key].icon}"))


def reward_lines(key: str) -> tuple[Text, ...]:
    return tuple(say(f"line-reward-{place}", text=text) for place, text in enumerate(conflict_face(key).lines, 1))
