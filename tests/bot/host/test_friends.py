"""How simulated friends choose."""

from games.core.protocol import Option, Question, say
from games.core.simulation import lively_picks, thrower


def asked(*keys: str) -> Question:
    options = tuple(Option(key, say("toy-pass")) for key in keys)
    return Question("q1", 0, "any", say("toy-pass"), options, mildest={keys[0]: 1})


def test_a_friend_seldom_does_as_little_as_one_can() -> None:
    below = thrower("an evening")
    passed = sum(lively_picks(asked("pass", "act"), below) == {"pass": 1} for _ in range(400))
    assert 20 <= passed <= 80  # An eighth, where chance alone would make it half.


def test_a_friend_who_can_only_pass_passes() -> None:
    assert lively_picks(asked("pass"), thrower("an evening")) == {"pass": 1}
