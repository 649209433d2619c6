"""Undo: free up to the barrier, and beyond it by consent of all who acted or saw something since."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Panel, Refused, UndoOffer, Vote, VoteKind
from bot.host.model.plans import Plan
from bot.host.model.records import NOBODY, Move, MoveKind
from bot.host.model.timeline import last_step, on_the_line
from bot.host.play.moves import MoveWriter, PendingMoves, drop_plans
from bot.host.play.owner_return import welcome_back
from bot.host.play.pauses import resume
from bot.host.play.table import Table
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import say, seat_name

MOST_OFFERS = 10
PLAYED = (MoveKind.ANSWER, MoveKind.ORDER, MoveKind.DEADLINE)


class Undo:
    """Takes back steps, and asks the table to go back further."""

    def __init__(self, context: HostContext, move_writer: MoveWriter, table: Table, votes: Votes) -> None:
        self.context = context
        self.move_writer = move_writer
        self.table = table
        self.votes = votes
        votes.carry_out[VoteKind.UNDO] = self._go_back_by_consent

    async def back(self, game: str, user: int, epoch: int) -> Panel:
        """Take back a player's last step, if nothing was revealed since."""
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
            seat = loaded.seat_held_by(user)
            loaded.must_run()
            if epoch != loaded.row.epoch:
                raise Refused(say("host-stale"))
            step = last_step(GameReading(self.context, loaded).tail)
            if step is None or step.seat != seat or step.sealed:
                raise Refused(say("host-back-nothing"))
            to = await self._move(loaded, step.prev)
            pending = PendingMoves(self.context.rules(loaded.row), None, loaded.tip, self.context.now(), explains=True)
            pending.go_back(to, await self.context.state(loaded, to.seq), seat, MoveKind.BACK)
            return await self.table.panel_of(await self.move_writer.write(loaded, pending, epoch=epoch + 1), seat)

    async def offers(self, game: str, user: int) -> list[UndoOffer]:
        """Return the moves to which a player may ask to go back, latest first, with what would be undone."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        if loaded.row.table_settings.challenge:  # What was seen would be shuffled back: it would be another deal.
            raise Refused(say("challenge-no-undo"))
        own = [move for move in await self._line(loaded) if move.seat == seat and move.kind in PLAYED]
        beyond = [move for move in own if move.seq <= loaded.tip.barrier and move.prev != NOBODY]
        return [
            UndoOffer(
                move.prev, await self.table.picked(loaded, move), tuple(await self.table.undone(loaded, move.prev))
            )
            for move in reversed(beyond[-MOST_OFFERS:])
            if await self.context.store.read.moves.snapshot(game, move.prev) is not None
        ]

    async def ask(self, game: str, user: int, target: int | None = None) -> Vote | None:
        """Open a vote to go back. Return None if nobody has to agree and it is done."""
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
            seat = loaded.seat_held_by(user)
            loaded.must_run()
            to = await self._offered(game, user, target)
            affected = await self._affected(loaded, to)
            return await self.votes.open(loaded, VoteKind.UNDO, seat, to, affected)

    async def _offered(self, game: str, user: int, target: int | None) -> int:
        """Return the move to go back to: the wished one if it is offered, or the latest."""
        offers = await self.offers(game, user)
        if not offers:
            raise Refused(say("host-undo-nothing"))
        if target is not None and all(target != offer.target for offer in offers):
            raise Refused(say("host-undo-too-old"))
        return offers[0].target if target is None else target

    async def _affected(self, loaded: Loaded, target: int) -> tuple[int, ...]:
        """Return the seats that acted, or saw something, since."""
        narrate = self.context.rules(loaded.row).narrate
        undone = on_the_line(await self.context.store.read.moves.after(loaded.id, target))
        acted = {move.seat for move in undone}
        events = [event for move in undone if move.seq <= loaded.tip.barrier for event in move.events]
        return tuple(each.seat for each in loaded.seats if each.seat in acted or narrate(events, each.seat))

    async def _go_back_by_consent(self, rows: RowSet, loaded: Loaded, seat: int, target: int) -> None:
        if loaded.row.paused_at is not None:
            loaded = await resume(self.context, rows, loaded)
        rules = self.context.rules(loaded.row)
        state = await self.context.state(loaded, target)
        rules.reroll_unknown(state, loaded.row.salt(f"undo/{loaded.tip.seq}"))
        await rows.games.withdraw_orders(loaded.id, seat)
        await self._drop_plans(rows, loaded)
        pending = PendingMoves(rules, None, loaded.tip, self.context.now())
        pending.go_back(await self._move(loaded, target), state, seat, MoveKind.UNDO)
        notice = say("host-undone", who=seat_name(seat))
        await self.move_writer.write_into(rows, loaded, pending, epoch=loaded.row.epoch + 1, notice=notice)

    async def _drop_plans(self, rows: RowSet, loaded: Loaded) -> None:
        """Delete plans that were made for what is undone. Each owner reads that until the end of their next turn."""
        await drop_plans(rows, loaded, self.context.now())
        for seat, plan in loaded.plans.items():
            if plan.courses:
                told_until = loaded.seats[seat].wait_number + 1
                await rows.plans.put(loaded.id, seat, Plan(outcome=say("plan-dropped-undone"), told_until=told_until))

    async def _line(self, loaded: Loaded) -> list[Move]:
        return on_the_line(await self.context.store.read.moves.after(loaded.id, NOBODY))

    async def _move(self, loaded: Loaded, seq: int) -> Move:
        """Return a move, or refuse if its snapshot is no longer stored."""
        loaded_move = next((move for move in loaded.moves if move.seq == seq and seq in loaded.snapshots), None)
        if loaded_move is not None:
            return loaded_move
        move = await self.context.store.read.moves.get(loaded.id, seq)
        if move is None or await self.context.store.read.moves.snapshot(loaded.id, seq) is None:
            raise Refused(say("host-undo-too-old"))
        return move
