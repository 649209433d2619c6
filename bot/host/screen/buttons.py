"""Buttons that several posts share."""

from __future__ import annotations

from bot.host.model.interaction.actions import Action
from bot.host.screen.elements import LONGEST_LABEL, Button, Row, Style, cut
from games.core.protocol import say
from games.core.texts import Words


def button(words: Words, key: str, verb: str, game: str, style: Style = Style.PLAIN, value: str = "") -> Button:
    return Button(cut(words.say(say(key)), LONGEST_LABEL), Action(verb, game, value=value), style)


def i_am_here(words: Words, game: str) -> Button:
    """Return the button with which the owner of a seat ends a vote, offer or deputy against them."""
    return button(words, "button-here", "here", game, Style.PRIMARY)


def controls(words: Words, game: str, shown: str = "", *, is_over: bool = False) -> Row:
    """Return the buttons of every post of a game: your move, your hand, board, what it shows, since your turn.

    `shown`: the key of the picture of the post, if it is not the board. `is_over`: nobody has a move any more.
    """
    return (
        *(() if is_over else (button(words, "button-move", "move", game, Style.PRIMARY),)),
        button(words, "button-hand", "hand", game),
        button(words, "button-board", "board", game),
        button(words, "button-what", "what", game, value=shown),
        button(words, "button-since", "since", game),
    )


def afterwards(words: Words, game: str, *, was_finished: bool = True) -> Row:
    """Return the buttons of the last post of a game: rematch, replay, film, lesson, check of the shuffles.

    There is nothing to learn from a game that was ended before its end.
    """
    verbs = ("rematch", "replay", "film", *(("review",) if was_finished else ()), "verify")
    first = Style.PRIMARY, *(Style.PLAIN for _ in verbs[1:])
    return tuple(button(words, f"button-{verb}", verb, game, style) for verb, style in zip(verbs, first, strict=True))
