"""Buttons that several posts share."""

from __future__ import annotations

from bot.host.model.actions import Action
from bot.host.screen.elements import LONGEST_LABEL, Button, Row, Style, cut
from games.core.protocol import say
from games.core.texts import Words


def button(words: Words, key: str, verb: str, game: str, style: Style = Style.PLAIN, value: str = "") -> Button:
    return Button(cut(words.say(say(key)), LONGEST_LABEL), Action(verb, game, value=value), style)


def i_am_here(words: Words, game: str) -> Button:
    """Return the button with which the owner of a seat ends a vote, offer or deputy against them."""
    return button(words, "button-here", "here", game, Style.PRIMARY)


def controls(words: Words, game: str) -> Row:
    """Return the buttons of every post of a running game: your move, your hand, board, icons, since your last
    turn.
    """
    return (
        button(words, "button-move", "move", game, Style.PRIMARY),
        button(words, "button-hand", "hand", game),
        button(words, "button-board", "board", game),
        button(words, "button-legend", "legend", game),
        button(words, "button-since", "since", game),
    )


def afterwards(words: Words, game: str) -> Row:
    """Return the buttons of the last post of a game: rematch, replay, film, check of the shuffles."""
    return (
        button(words, "button-rematch", "rematch", game, Style.PRIMARY),
        button(words, "button-replay", "replay", game),
        button(words, "button-film", "film", game),
        button(words, "button-verify", "verify", game),
    )
