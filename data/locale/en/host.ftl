### What the table says of itself: refusals, notices, votes.

host-no-such-game = There is no such game. `/dune games` lists yours.
host-no-such-card = There is no such card in this game.
host-no-such-picture = There is no such picture. You can look at { $what }.
host-no-such-rules = That game is not here. `/dune new` lists the games that are.
host-not-begun = The game has not begun yet. Press *Start* when everybody sits.
host-already-begun = The game has already begun.
host-not-seated = You do not sit at this table. **Board** shows what everybody can see; `/dune join` takes a seat that is free or played by the bot.
host-not-over = The game is not over yet.
host-paused-steward = The game is paused by an admin of this server. Nothing is lost; it goes on when they resume it.
host-paused-vote = The table is voting, so the game waits. The vote is in the game's channel.
host-is-lobby = The game has not begun yet. Press *Start* when everybody sits.
host-is-aside = This game was put aside after a long silence. `/dune start` brings it back.
host-is-over = The game is over. `/dune board` shows how it ended.
host-is-abandoned = This game was ended.
host-is-quarantined = This game cannot be read at the moment. Nothing is lost; the operator has been told.
host-stale = That button is old. Here is how things stand now.
host-mistake = That went wrong on our side and nothing has changed. The operator can see it in the log; try another way or try later.
host-called = The game goes on.

host-already-here = This table already holds that game.
host-bad-save = This file is not a game that can be imported: { $why }. Nothing has changed.
host-channel-taken = This channel already has a table. Choose another channel or a new thread.
host-too-many-tables = You have set up { $most } tables in this server that are still open. Finish one or clear one away first: `/dune games` lists them.
host-too-many-alone = You have { $most } open games that you play alone. End one first: `/dune games` lists them.
host-too-many-for-newcomer = You sit in { $most ->
    [one] one open game
   *[other] { $most } open games
}. Until you have finished your first game, that is the most. Finish or leave one first: `/dune games` lists them.
host-not-reliable = This table asks for players who answer in time, and finish their games, in at least { $least } % of all cases. You answered in time in { $answers } %, and finished { $games } % of your games.
host-no-such-reliability = A table can ask for no such reliability.
host-counts-is-hosts = Only the creator of the table decides whether its game counts.
host-nothing-to-agree = There is nothing to agree to: this table is open to everybody on the server, or its game does not count.
host-server-full = This server has { $most } open tables, and no more are allowed. One must be finished or cleared away first.
host-move-within-server = A game can be moved only to a channel of its own server. Open that channel and try again there.
host-channel-is-there = The channel of this game is still there: { $where }. Only a game whose channel was deleted can be moved.
host-moved-here = The channel of this game is gone, so it goes on here, as it was.
host-rematch-not-yours = Only those who played this game can ask for a rematch. `/dune new` sets up a table of your own.
host-table-full = Every seat is taken. `/dune new` in another channel sets up a table of your own.
host-no-empty-chair = No seat is empty.
host-no-such-friend = That friend cannot come: the name is taken, or no friend has it.
host-no-such-manner = Nobody plays in that manner.
host-friend-plays = **{ $who }**, played by the bot, plays on for { $before } until somebody takes the seat.
host-deputised = The table has agreed: the bot answers for **{ $who }**, at a deadline or at once where there is none, until **{ $who }** is back.
host-deputy-ends = **{ $who }** is back, so the bot stops answering.
host-seat-taken = Somebody sits there already. Choose another seat.
host-no-such-seat = There is no such seat at this table.
host-seats-taken = Somebody sits on a seat that would be removed. Ask them to move first.
host-no-such-colour = There is no such colour.
host-colour-taken = That colour is taken. Choose another.
host-how-many = This game is for { $least } to { $most } players.
host-no-such-option = That option does not exist in this game.
host-no-such-zone = That time zone is unknown. Choose one such as *Europe/Prague*.
host-no-such-hours = Reminders come after 1 to 336 hours, silence counts after 1 to 336, deadlines after 1 to 1440.
host-start-is-hosts = Whoever set up the table starts the game. After a day anybody at the table may.
host-cancel-is-hosts = Only whoever set up the table can clear it away.
host-too-few = It takes at least { $least } players. *Fill with friends* seats players whom the bot plays.

host-back-nothing = Something new has been seen since, so you cannot take this back alone. You can ask the table.
host-back-alone = You have seen something new since. If you go back further, it is shuffled in again.
host-back-a-step = your last choice
host-undo-nothing = You have made no move that could be undone.
host-undo-too-old = That is too long ago to be undone.
host-vote-open = The table is already voting. That vote must end first.
host-no-vote = That vote is over.
host-not-a-voter = You are not asked in this vote.
host-vote-yes = Everybody agreed.
host-vote-no = Somebody disagreed. The game goes on as it was.
host-vote-silence = Not everybody answered in time. The game goes on as it was.
host-vote-here = The table no longer waits for this seat, or its player is here. The seat stays theirs.
host-vote-too-soon = Your last vote was not carried. You can ask again { $at }.
host-vote-held-enough = Votes have stopped this deadline for as long as they may. You can ask again after the next move.
host-owner-not-awaited = The table is not waiting for **{ $who }**, so nobody can decide about that seat.
host-owner-not-reminded = **{ $who }** has not been reminded yet. The table can decide about the seat after a reminder and { $hours } waking hours of silence. `/dune nudge` sends a reminder.
host-owner-not-silent = **{ $who }** has been reminded. If there is no answer for { $hours } waking hours, the table can decide about the seat { $at }.
host-owner-asleep = **{ $who }** is asleep or away now and could not say anything. Ask again later.
host-seat-without-owner = Nobody has to agree for that seat: nobody plays it, or the bot does. `/dune join` takes it.
host-offered-already = That seat is offered already.
host-deputised-already = The bot answers for that seat already.
host-undone-yours = The table went back to before your move. What had been seen since was shuffled back.
host-undone = The table went back to before **{ $who }**'s move. What had been seen since was shuffled back.

host-no-such-order = No question of yours offers that order.
host-day-used-up = You have asked for a day { $most ->
    [one] once
   *[other] { $most } times
} already in this game.
host-not-awaited = Nobody is waiting for you at this table.
host-nudge-nobody = This table is waiting for nobody else.
host-nudge-soon = Everybody this table is waiting for has been reminded already, or is asleep now.
host-took-a-day = **{ $who }** needs another day.
host-deadline-mildest = **{ $who }** did not answer before the deadline, so the most cautious answers were given.
host-deadline-wait = **{ $who }** did not answer before the deadline. We keep waiting.
host-put-aside = Nobody has moved for a long time, so the game was put aside. `/dune start` brings it back as it was.
host-imported = This game was brought here from another table and goes on where it stopped.
host-moved-out = This game was taken to another table and is closed here.
host-restored = The bot had to go back to a backup: this table stands as it did { $when }. What was played since is lost; older buttons no longer count.
host-untold = (Something happened here that this version has no words for: { $what }.)
host-place-back = The bot is back here, and so is the game, as it was.
host-revived = The game goes on where it stopped.
host-paused = The game was paused by an admin of this server.
host-resumed = The game goes on.
host-ended-by-vote = The table has ended the game without a result.
host-ended = The game was ended by an admin of this server.
host-abandoned = **{ $who }** left the game.
host-all-gone = Everybody has left; the game is over.
host-handed-over = **{ $who }** took over the seat of **{ $before }**, with everything intact.
host-no-seat-open = Every seat of this game is taken. `/dune new` in another channel sets up a table of your own.
host-not-offered = That seat is not free. `/dune pass-the-seat` offers one.
host-already-seated = { $who ->
    [you] You already sit at this table.
   *[other] They already sit at this table.
}
host-held-another-seat = { $who ->
    [you] You have held another seat in this game and seen its hand. You can come back only to that seat.
   *[other] They have held another seat in this game and seen its hand. They can come back only to that seat.
}
host-quarantined = This game cannot be read by the present version and was set aside. Nothing is lost; it comes back by itself when it can be read again.
host-readable-again = This game can be read again and goes on.
host-not-aside = This game was not put aside.
host-not-paused = This game is not paused.
host-save-is-secret = A save holds everybody's secrets; it can be had when the game is over.
host-no-such-language = The bot does not speak that language.
host-no-such-quiet = Quiet hours go from 0 to 23.
host-no-game-named = You are not at any table. Open the game's channel or name the game.
host-which-game = You sit at several tables. Name the game or use its channel.

## What was done to a game, in its log

host-act-paused = An admin paused the game.
host-act-resumed = An admin let the game go on.
host-act-ended = An admin ended the game.
host-act-revived = The game was taken up again.
host-act-put-aside = The game was put aside after a long silence.
host-act-seat-taken = Seat { $number } changed hands.
host-act-abandoned = The player of seat { $number } left.
host-act-asked-undo = The player of seat { $number } asked the table to go back.
host-act-asked-deputy = The player of seat { $number } asked the table to let the bot answer for somebody who is away.
host-act-advice = The player of seat { $number } asked the bot for advice.
host-act-seat-filled = The bot took seat { $number }.
host-act-asked-end = The player of seat { $number } asked the table to end the game.
host-act-asked-hand-over = The player of seat { $number } asked the table to hand a seat over.
host-act-vote-yes = Everybody agreed.
host-act-vote-no = The table did not agree.
host-act-vote-silence = The vote ended without an answer from everybody.
host-act-vote-here = The vote ended: the player of the seat is here.
host-act-deadline-wait = The deadline of seat { $number } passed; everybody kept waiting.
host-act-deadline-mildest = The deadline of seat { $number } passed; the most cautious answers were given.
host-act-deadline-deputy = The deadline of seat { $number } passed; a deputy answered.
host-act-deadline-hand-over = The deadline of seat { $number } passed; the seat was offered.
host-act-quarantined = The game could not be read and was set aside.
host-act-readable-again = The game could be read again.
host-act-imported = The game was brought here from another table.
host-act-restored = The table went back to a backup.
host-act-place-gone = The game was put aside: its server or channel was gone.
host-act-moved = The game was moved to another channel.
host-act-place-back = The game came back with its place.
host-act-moved-out = The game was taken to another table.

### Private talks of partners

host-no-talks = You have no partner here with whom the rules let you talk in private.
host-talks-used-up = All { $most } private talks ({ $name }) of your side are used up.
host-talk-with-nobody = Nobody could read it: your partner's seat is free or played by the bot.
host-talk-nothing = There was nothing to send. Write a line, or show a picture.
host-talk-opened =
    { $who } talk in private ({ $name }). { $left ->
        [0] It was the last time.
        [one] They can do so once more.
       *[other] They can do so { $left } more times.
    }
