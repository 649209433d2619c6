"""The interface by which the host reports durations. The metrics implement it."""

from __future__ import annotations


class Watch:
    """Receives durations and counts. This base class ignores them."""

    def drew(self, picture: str, seconds: float, is_quick: bool) -> None:
        """Note how long a picture took, and whether it has the quick format because many were waiting."""

    def left_out(self, picture: str) -> None:
        """Count a picture that was not drawn, because too many were waiting."""

    def thought(self, seconds: float) -> None: ...

    def swept(self, seconds: float) -> None: ...

    def delivered(self, seconds: float) -> None:
        """Note how long after its due time a notification was shown."""

    def lesson(self, lesson: str, step: str) -> None:
        """Count a lesson that was begun, completed, or left before it was complete."""

    def challenge(self, played: str, step: str) -> None:
        """Count a try of the challenge that was begun, finished, given up, or finished too late."""

    def puzzle(self, game: str, step: str) -> None:
        """Count a puzzle that was posted, answered, solved rightly or wrongly, or played on."""

    def lesson_completed(self, lesson: str, answers: int, seconds: float) -> None:
        """Note how many answers and how much time a lesson took until it was complete."""

    def lesson_left(self, lesson: str, kind: str, answers: int) -> None:
        """Note at which kind of question, and after how many answers, a lesson was left."""
