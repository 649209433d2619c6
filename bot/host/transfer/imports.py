"""Reading and checking an exported game. Everything in the file is checked before a row is written."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime

import msgspec

from bot.host.lobby.lobby import SEED_BYTES
from bot.host.lobby.wishes import fitting_options, fitting_settings
from bot.host.model.facts import FINISHED, LIVE, OPEN, Refused, Status
from bot.host.model.minds import MANNERS
from bot.host.model.preferences import COLOURS, Level
from bot.host.model.records import ANYBODY, NOBODY, GameRow, Move, RecordedAct, SeatRow
from bot.host.model.table_events import act_text
from bot.host.store.forgotten_people import Fingerprint
from bot.host.transfer.game_file import FORMAT, RENAMED, FirstFormat, GameFile
from games.core.chance import commitment
from games.core.game import Game
from games.core.locales import FALLBACK
from games.core.protocol import Data, say
from games.core.texts import MissingWords, words

LARGEST = 64 * 1024 * 1024
"""The most bytes of a file, some ten times those of the longest game."""
LONGEST_NAME = 100
LARGEST_ID = 2**63 - 1
TOO_MUCH = 10**6
"""More than any count in a game."""
PAUSES = ("steward", "vote")
MARK = re.compile(r"[0-9a-f]{32}")
AN_ID = re.compile(r"[a-z0-9]{1,16}")
FIRST, LAST = datetime(2015, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)


class BadGameFile(Exception):
    """A file that cannot be imported. The message says why."""


def read_game_file(data: bytes, games: Mapping[str, Game]) -> GameFile:
    """Return the game in a file. Raise `BadGameFile` if anything in it is wrong."""
    if len(data) > LARGEST:
        raise BadGameFile(f"it is larger than {LARGEST // 1024**2} MB")
    try:
        save = _converted(data)
        wrong = next(_wrong(save, games), None)
    except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError, TypeError, LookupError) as error:
        raise BadGameFile(str(error) or type(error).__name__) from error
    if wrong is not None:
        raise BadGameFile(wrong)
    _check_positions(save, games[save.game.key])
    return save


def _converted(data: bytes) -> GameFile:
    plain = msgspec.json.decode(data, type=Data)
    if plain.get("format") == FORMAT:
        return msgspec.convert(plain, GameFile)
    old = msgspec.convert(plain, FirstFormat)
    game, seats = _renamed(old.game, RENAMED["game"]), [_renamed(seat, RENAMED["seats"]) for seat in old.seats]
    return msgspec.convert({**plain, "format": FORMAT, "game": game, "seats": seats}, GameFile)


def _renamed(fields: Data, names: Mapping[str, str]) -> Data:
    return {names.get(name, name): value for name, value in fields.items()}


def _wrong(save: GameFile, games: Mapping[str, Game]) -> Iterator[str]:
    """Yield everything that is wrong with the file."""
    game = save.game
    if not AN_ID.fullmatch(game.id):
        yield "its name is no name of a game"
    if game.key not in games:
        yield f"no game is called {game.key!r}"
    elif not _has_valid_settings(game, games[game.key]):
        yield "its table is set as none can be"
    elif save.moves and not _fits(len(save.seats), games[game.key].seats(game.options)):
        yield "so many cannot play this game"
    spoken_of = [each.game for each in save.seats] + [each.game for each in save.acts]
    if any(each != game.id for each in (*spoken_of, *(talk.game for talk in save.talks))):
        yield "it speaks of another game"
    if not save.moves and game.status not in (Status.LOBBY, Status.ABANDONED):
        yield "it has no moves"
    if bool(game.result) != (game.status is Status.OVER):
        yield "its result does not fit its status"
    if not _has_valid_seed(save):
        yield "its seed and the seed's published hash do not fit"
    if not _has_valid_pause(game):
        yield "it stands still for no reason that there is"
    yield from _wrong_seats(save)
    yield from _wrong_acts(save.acts)
    yield from _wrong_moves([saved.move for saved in save.moves], len(save.seats))
    yield from _wrong_numbers(save)


def _has_valid_settings(game: GameRow, rules: Game) -> bool:
    """Return whether a lobby could have these settings. An unknown language is allowed."""
    try:
        fitting_settings(msgspec.structs.replace(game.table_settings, lang=FALLBACK))
        fitting_options(rules, game.options)
    except Refused:
        return False
    return 0 < game.table_settings.silence_days < TOO_MUCH


def _has_valid_seed(save: GameFile) -> bool:
    """Return whether a game that has begun has a seed, and the hash of this seed."""
    seed = save.game.seed
    if seed is None:
        return not save.moves and save.game.commitment is None
    return len(seed) == SEED_BYTES and save.game.commitment == commitment(seed)


def _has_valid_pause(game: GameRow) -> bool:
    """Return whether the reason of a pause and the status before it are known."""
    why = PAUSES if game.status is Status.PAUSED else ("", *PAUSES)
    return game.paused_by in why and game.status_before in ("", Status.LOBBY, *LIVE)


def _fits(count: int, between: tuple[int, int]) -> bool:
    return between[0] <= count <= between[1]


def _wrong_seats(save: GameFile) -> Iterator[str]:
    seats, most = [seat.seat for seat in save.seats], len(COLOURS)
    if sorted(set(seats)) != seats or not all(0 <= seat < most for seat in seats):
        yield "its seats are not in order"
    if save.moves and seats != list(range(len(seats))):
        yield "a seat is missing"
    if any(seat.colour not in COLOURS or not 0 < len(seat.name) <= LONGEST_NAME for seat in save.seats):
        yield "a seat has no name or colour that can be shown"
    users = [seat.user for seat in save.seats if seat.user is not None]
    if len(set(users)) < len(users) or any(seat.friend and seat.user is not None for seat in save.seats):
        yield "somebody sits on two chairs"
    if any(seat.level not in ("", *Level) or seat.manner not in ("", *MANNERS) for seat in save.seats):
        yield "a friend plays as none does"
    if any(seat not in seats or len(key) > LONGEST_NAME for seat, key in save.orders):
        yield "an order is nobody's"
    if any(talk.seat not in seats for talk in save.talks):
        yield "a talk is nobody's"
    if any(seat not in seats or not MARK.fullmatch(mark) for seat, mark in save.holders):
        yield "somebody has left a seat that nobody had"


def _wrong_acts(acts: list[RecordedAct]) -> Iterator[str]:
    try:
        for act in acts:
            words().say(act_text(act))
    except MissingWords:
        yield "something was done that no table does"


def _wrong_moves(moves: list[Move], seats: int) -> Iterator[str]:
    if [move.seq for move in moves] != list(range(len(moves))):
        yield "its moves are not one after the other"
    if any(min(move.prev, move.closed) < NOBODY or move.barrier < 0 for move in moves):
        yield "a move follows none"
    if any(move.prev >= move.seq or max(move.barrier, move.closed) > move.seq for move in moves):
        yield "a move follows a later one"
    if any(move.seat is not None and not 0 <= move.seat < seats for move in moves):
        yield "a move is nobody's"
    events = [event for move in moves for event in move.events]
    if any(len(event.kind) > LONGEST_NAME or not -len(COLOURS) <= event.seat < len(COLOURS) for event in events):
        yield "something happened that has no name, or to nobody"
    if any(not _is_plain_data([event.data, event.secret, list(event.to)]) for event in events):
        yield "something happened that cannot be told"
    if any(not 0 <= count < TOO_MUCH for move in moves if move.answer for count in move.answer.picks.values()):
        yield "an answer picks more than there is"


def _is_plain_data(value: object) -> bool:
    """Return whether nested data consists only of short texts and reasonable numbers."""
    if isinstance(value, dict):
        return all(_is_plain_data(each) for pair in value.items() for each in pair)
    if isinstance(value, list):
        return all(_is_plain_data(each) for each in value)
    if isinstance(value, str):
        return len(value) <= LONGEST_NAME
    return value is None or (isinstance(value, (int, float)) and abs(value) < TOO_MUCH)


def _wrong_numbers(save: GameFile) -> Iterator[str]:
    game = save.game
    ids = [game.channel, game.guild, game.host, *(seat.user for seat in save.seats), *(act.by for act in save.acts)]
    counts = [game.wanted, game.epoch, *(talk.messages for talk in save.talks)]
    for seat in save.seats:
        ids.append(seat.offered)
        counts += [seat.wait_number, seat.reminded, seat.days, seat.news_sent_for_wait + 1]
    if not all(each is None or 0 <= each <= LARGEST_ID for each in ids):
        yield "an id is no id"
    if not all(0 <= each < TOO_MUCH for each in counts):
        yield "a number is out of all proportion"
    times = [game.created, game.moved, game.paused_at]
    times += [*(saved.move.at for saved in save.moves), *(act.at for act in save.acts)]
    times += [time for seat in save.seats for time in _times(seat)]
    times += [talk.closes for talk in save.talks]
    if not all(time is None or (time.tzinfo is not None and FIRST <= time <= LAST) for time in times):
        yield "a time is no time of this game"


def _times(seat: SeatRow) -> tuple[datetime | None, ...]:
    return seat.awaited, seat.counts_from, seat.deadline, seat.reminded_at


def _check_positions(save: GameFile, rules: Game) -> None:
    """Check that every position can be read, and that this version can continue from the last one."""
    if not save.moves:
        return
    try:
        if save.moves[-1].snapshot is None:
            raise ValueError("the last is missing")
        states = [rules.decode(saved.snapshot) for saved in save.moves if saved.snapshot is not None]
        if save.game.status not in FINISHED:
            rules.questions(states[-1])
    except Exception as error:
        # Any error of the rules means that the file is wrong.
        raise BadGameFile(f"a position cannot be read ({error})") from error


# --- People who asked to be forgotten since --------------------------------------------------------


def without_forgotten(save: GameFile, since: Collection[Fingerprint]) -> GameFile:
    """Return the game without people who were forgotten after its last entry (`since`). Their seats are free."""
    return _without(save, {user for user in _named_in(save) if any(each.is_of(user) for each in since)})


def without_people(save: GameFile) -> GameFile:
    """Return the game without ids and names of people. All their seats are free."""
    bare = _without(save, {user for user in _named_in(save) if user > ANYBODY})
    return msgspec.structs.replace(bare, seats=[seat if seat.friend else _left(seat, save) for seat in bare.seats])


def _without(save: GameFile, gone: set[int]) -> GameFile:
    free = {seat.seat for seat in save.seats if seat.user in gone}
    return msgspec.structs.replace(
        save,
        game=msgspec.structs.replace(save.game, host=_unless(save.game.host, gone)),
        seats=list(_seats_without(save, gone)),
        orders=[order for order in save.orders if order[0] not in free],
        acts=[msgspec.structs.replace(act, by=_unless(act.by, gone)) for act in save.acts],
    )


def _seats_without(save: GameFile, gone: set[int]) -> Iterator[SeatRow]:
    for seat in save.seats:
        if seat.user in gone:
            if save.game.status is not Status.LOBBY:
                yield _left(seat, save)
        else:
            yield msgspec.structs.replace(seat, offered=_unless(seat.offered, gone) or 0)


def last_told(save: GameFile) -> datetime:
    """Return the time of the last entry of a game."""
    return max([save.game.moved, *(saved.move.at for saved in save.moves), *(act.at for act in save.acts)])


def _named_in(save: GameFile) -> set[int]:
    users = [save.game.host, *(act.by for act in save.acts)]
    users += [user for seat in save.seats for user in (seat.user, seat.offered)]
    return {user for user in users if user is not None}


def _unless(user: int | None, gone: set[int]) -> int | None:
    return None if user in gone else user


def _left(seat: SeatRow, save: GameFile) -> SeatRow:
    nobody = words(save.game.table_settings.lang).say(say("seat-unnamed", number=seat.seat + 1))
    offered = ANYBODY if save.game.status in OPEN else 0
    return msgspec.structs.replace(seat, user=None, name=nobody, told_closed=False, offered=offered)
