### What the table says on Discord. Calm and short; second person to a player; no exclamation marks.

mention = <@{ $user }>

## Buttons on the table's posts

button-move = Your move
button-hand = Your hand
button-board = Board
button-words = In words
button-tall = Tall pictures, for a phone
button-wide = Wide pictures
button-again = Look again
button-since = Since your last turn
button-join = Join
button-leave = Leave
button-settings = Settings
button-friends = Fill with friends
button-start = Start
button-a-day = I need a day
button-hand-over = Hand over the seat
button-deputise = Let the bot answer
button-take-seat = Take the seat
button-agree = Agree
button-refuse = Refuse
button-rematch = Rematch
button-replay = Replay
button-film = Film
button-verify = Verify

## The lobby

lobby-title = ## { $game }
lobby-free = { $number }. *free*
join-seat-taken = { $number }. { $who }
join-seat-friend = { $number }. { $who }, played by the bot: you may take over
lobby-free-seats = { $count ->
    [one] *One seat is free.*
   *[other] *{ $count } seats are free.*
}
lobby-taken = { $number }. **{ $who }** · { $colour }
lobby-friend = { $number }. **{ $who }** · { $colour } · { $mind }
lobby-choice = { $what }: { $value }
lobby-too-few = { $count ->
    [one] One more player is needed. *Fill with friends* seats players whom the bot plays.
   *[other] { $count } more players are needed. *Fill with friends* seats players whom the bot plays.
}
lobby-host-starts = **{ $who }** may press Start; after a day anybody may.
lobby-anybody-starts = Anybody who sits here may press Start.
lobby-begun = The game has begun.
lobby-starts-when-full = The game starts by itself when every seat is taken.
lobby-cancelled = The table for { $game } was cleared away.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-white = white
colour-teal = teal
colour-pink = pink

terms-nudge = a reminder after { $hours } waking hours
terms-absence = after a reminder and { $hours } waking hours without an answer, the table may decide about a seat
terms-deadline = { $hours } hours for a decision, then { $what }
terms-pictures-tall = tall pictures
silence-wait = we keep waiting
silence-mildest = the most cautious answer is given for them
silence-deputy = the bot answers for them, and says so
terms-advice = the bot may be asked for advice
terms-no-advice = no advice from the bot
terms-reasons = friends say why
silence-hand-over = the seat is offered to somebody else

welcome-lobby = You sit at the table for { $game }. How to play here:
    - The post in the channel shows who sits where. When the game starts, the board appears there.
    - When it is your move, you are called once by direct message, with everything you can do. **Your move** in the channel opens the same, and only you see it.
    - **Your hand** shows what only you may see.
    - You can take steps back until something is revealed. A wrong press costs nothing.

## The game

begun-title = ## { $game } begins
begun-order = In order of seats: { $who }.
begun-seed = SHA-256 of the seed: { $hash }… (all of it in `/dune status`)
status-seed = SHA-256 of the seed: { $hash }
waiting-for = Waiting for { $who }.
waiting-you = **you**
round-ended = The end of round { $round }
round-standings = How it stands:
round-standing = { $who }: { $score }
round-standing-mind = { $who } (bot)
waiting-turn = Waiting for { $who } to take a turn, asked { $since }.
waiting-since = Waiting for { $who }, asked { $since }.
waiting-since-for = Waiting for { $who } { $what }, asked { $since }.
waiting-friend = Waiting for { $who }, who is thinking{ $answers ->
        [0] {""}
       *[other] {" "}(answers in this turn so far: { $answers })
    }.
waiting-away = You are away until { $until }.
waiting-one-away = { $who } is away until { $until }.
waiting-who-is-away = { $who } (away until { $until })
waiting-deadline = Deadline { $at }: { $what }.
dealt-title = { $game } has begun in { $where }. You begin with this.
dealt-nothing = { $game } has begun in { $where }. You are called when it is your move.
dealt-buttons = -# **Your move** opens what you can do when it is your turn. **Since your last turn** tells what the others did.
call-first = -# This message is your panel: it changes as you press. The channel shows the same with **Your move**.
call-over = -# You were called in { $game }, { $where }: nothing is left to answer here.
call-title = It is your move in { $game }, { $where }.
call-title-for = It is your move in { $game }, { $where }: you are asked { $what }.
news-title = New for you in { $game }, { $where }:
dms-closed = { $who }, your direct messages are closed to me. **Your hand** is under the newest post here: only you see what it shows.
nudge = It is your move in { $game }, { $where }; you were asked { $since }. If you need longer, press **I need a day**.
nudge-table = A reminder has been sent to **{ $who }**. After a longer silence the table can vote to hand the seat over, or to let the bot answer until its player is back.
nudged-table = **{ $who }** was sent a reminder.
seat-offer-over = The seat was offered; **{ $who }** sits there now.
seat-offered = The seat of **{ $who }** is free. Whoever takes it plays on with all that belongs to it.
seat-offered-without-owner = The seat of **{ $who }** is free after a long silence. Whoever takes it plays on with all that belongs to it. **{ $who }** keeps it by pressing *I am here* before that.
seat-offered-to = The seat of **{ $who }** is offered to { $to }, with all that belongs to it. Nobody else can take it.

## Votes

vote-undo = **{ $who }** would like to take this back and choose again. What was seen since is shuffled in again.
vote-undo-untold = **{ $who }** would like to take back the last step and choose again. Nothing that you have read of the game would change.
vote-undo-yours = What you have done since would be taken back too.
vote-deputy = **{ $who }** asks the table to let the bot answer for **{ $seat }**, until **{ $seat }** is back.
vote-end = **{ $who }** asks the table to end the game now. Nobody wins.
vote-hand-over = **{ $who }** asks the table to hand the seat of **{ $seat }** to somebody else.
voted-undo = **{ $who }** asked to take something back and choose again.
vote-owner-can-end = **{ $who }** can end this vote by pressing *I am here*.
at-risk-vote-hand-over = { $game }, { $where }: **{ $who }** asks the table to hand your seat to somebody else, because you have not answered. The vote ends { $at }. Press **I am here** to keep your seat.
at-risk-vote-deputy = { $game }, { $where }: **{ $who }** asks the table to let the bot answer for you, because you have not answered. The vote ends { $at }. Press **I am here** to stop that.
at-risk-hand-over = { $game }, { $where }: your seat is offered to others, because you have not answered. Press **I am here** to keep it. Once somebody has taken it, it is theirs.
at-risk-deputy = { $game }, { $where }: the bot answers for you, because you have not answered. Press **I am here** to stop that.
seat-lost-admin = { $game }, { $where }: an admin of the server has given your seat to **{ $who }**, who sees its hand from now on.
seat-lost-silence = { $game }, { $where }: you have not answered, and **{ $who }** has taken your seat.
here-noted = You are here. Your seat stays yours, and only you answer for it.
button-here = I am here
vote-yes = Agreed: { $who }.
vote-missing = Still to answer: { $who }.
vote-closes = The game waits meanwhile. The vote ends { $at }; silence is a no.
vote-closes-beside = The game goes on meanwhile. The vote ends { $at }; silence is a no.

## The end

told-earlier = What happened before is in `/dune log`.
result-title = ## { $game } is over
result-place = { $rank }\. **{ $who }** · { $score } · { $sources }
result-place-bare = { $rank }\. **{ $who }** · { $score }
result-place-unscored = { $rank }\. **{ $who }**
# After the score of a player: somebody else has as many points, and a tie-break decided.
result-tied = { $score } (tie)
result-place-lost = – **{ $who }** · { $score }
result-source = { $what } { $points }
result-minds = Played by the bot: { $minds }.
result-mind = { $who } ({ $mind })
result-deputised = The bot answered while they were away: { $who }.
result-advised = Asked the bot for advice: { $who }.
result-seed = Seed: { $seed }

## The panel

panel-nothing-asked = It is not your move (checked { $at }). You are called when it is.
panel-coach = **Coach:** { $note }
panel-left = That was your part for now. You are called when it is your move again.
panel-left-alone = That was your part for now. Your next question appears here once the others have answered.
panel-won = { $who } won.
panel-done = So far:
panel-done-latest = Latest in this turn:
panel-help = { $count ->
    [one] { $what }: { $help }
   *[other] { $what }, each: { $help }
}
panel-help-name = *{ $what }*
panel-cut-short = In full, what the menu below cuts short:
panel-count = { $count } × { $what }
panel-limits = { $least ->
    [0] Up to { $most } in all.
   *[other] { $least } to { $most } in all.
}
panel-limits-exactly = { $chosen } of { $most } chosen.
panel-drafted = Chosen: { $what }.
panel-not-now = Not now: { $what }
panel-refused = { $what } – { $reason }
panel-then = { $head }; { $tail }
panel-more = { $count } more
panel-preview = The table will read:
panel-private = Only you are told that.
panel-early = You may answer now, in secret. If you do not, you are asked when it is time.
panel-sealed = Answered in secret, shown when everybody has answered.
panel-sealed-given = Your answer is in: { $what }. You can change it until everybody has answered.
panel-together = Your partner is asked as well. The first of you to answer decides.
panel-choose-several = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
panel-choose-exactly = Choose { $most }
panel-how-many = How many
panel-add = Add or change
panel-none = None
panel-done-choosing = { $count ->
    [0] Done
   *[other] Done with { $count }
}
panel-and-end = { $what } and end my turn
# The placeholder of a list whose every entry also ends the turn.
panel-one-and-end = Choose one and end my turn
panel-still-open = Something new has come up: your turn is still open.
panel-not-all = { $what } cannot be had any more after the others. Nothing was done: choose again.
panel-too-dear = { $what } cost { $cost } together, and you have { $have }. Nothing was done: choose again.
panel-clear = Clear
panel-back = Back
panel-more-controls = More …
button-my-settings = My settings
panel-why = Why not the others
panel-withdraw = Withdraw: { $what }
button-plan = Plan my next turn
plan-first-asked = What do you do first?
button-my-plan = My plan
plan-title = Your plan for your next turn, as you left it { $at }. Nobody else sees it.
plan-title-new = Plan your next turn here. Nobody else sees it.
plan-first = First choice: { $steps }.
plan-else = If that cannot be done: { $steps }.
plan-call = Otherwise you are called, as always.
plan-else-asked = If that cannot be done:
plan-then = { $head }, then { $tail }
plan-step = *{ CAPITAL($what) }*
plan-step-ends = *{ CAPITAL($what) }*, and the turn ends
plan-settle = That is the plan
plan-otherwise = And if that cannot be done?
plan-back = Take back the last step
plan-withdraw = Withdraw the plan
plan-leave = Back to the table
plan-how = You choose here what you would do if the others passed wherever they can. Your plan is checked when your turn comes, and stops before the first thing that is new to you.
plan-held = Your plan waits for your turn and is checked then. A step that can no longer be done exactly as you chose it is not done, and you are called.
plan-thrown = In this game every turn begins with a roll of dice, so no turn can be planned. `/dune orders` lets you say now what you would answer to others.
plan-none-yet = You cannot plan your next turn yet: before it you learn something new, or what you are asked depends on what the others do.
plan-unforeseen = Your next turn cannot be foreseen yet: before it you learn something new, or what is asked depends on what the others do.
plan-broken = That can no longer be done as you planned it. Take back a step, or withdraw the plan.
plan-reveals = With this step you learn something new. From then on you decide yourself.
plan-ends = With that your turn is over.
plan-empty = There is nothing in it yet: choose a step first.
plan-long-enough = The plan is long enough. Settle it, or take back a step.
plan-your-move = It is your move: there is nothing to plan ahead. Press *Your move*.
plan-is-there = You have a plan for your next turn.
plan-is-drafted = Your plan is not settled yet. Open *My plan* and press *That is the plan*, or you are called as always.
plan-done = Your plan was carried out.
plan-done-else = Your first choice could no longer be carried out ({ $what }), so the next one was.
plan-done-so-far = Your plan was carried out as far as it went. From here you decide.
plan-done-so-far-else = Your first choice could no longer be carried out ({ $what }). The next one was, as far as it went: from here you decide.
plan-dropped = Your plan was dropped, because this is no longer as you chose it: { $what }.
plan-dropped-otherwise = Your plan was dropped: it could not be carried out any more.
plan-dropped-undone = Your plan was dropped, because the table took something back.
plan-withdrawn = Your plan is withdrawn: you are called as always.
plan-over = -# Your plan in { $game }, { $where }, is over.
plan-dropped-news = Your plan was dropped, because you have learned something new since.
orders-none = You can give no standing order now. An order is offered with the question that it answers, such as whether you pass.
orders-title = **Standing orders.** { $count ->
        [0] You have given none.
        [one] One is in force.
       *[other] { $count } are in force; where two would answer, the upper one does.
    } Whatever you choose here is answered in your name, so that nobody waits for you; nobody else learns of it.
orders-choose = None of them
panel-parts = Elsewhere: choose a part of the board …
panel-part = { $part } ({ $count })
page-back = ◀ page { $page } of { $pages }
page-on = page { $page } of { $pages } ▶
take-back = Take back: { $what }
ask-the-table = Ask the table to take back
go-back-further = Go back further
panel-stale = That was an old button. Here is how things stand now.
undo-offer = If everybody agrees, the game goes back to your choice **{ $what }**, and you choose again. { $told ->
    [0] Nothing else would be taken back.
   *[other] The table would take back:
}
undo-offer-alone = The game goes back to your choice **{ $what }**, and you choose again. { $told ->
    [0] Nothing else is taken back.
   *[other] What had been seen since is shuffled in again. This would be taken back:
}
vote-opened = Asked. Now it is up to { $who }. The vote in the channel ends { $at } at the latest; silence is a no.
vote-agreed = You agreed. Now it is up to { $who }. The vote in the channel ends { $at } at the latest; silence is a no.
vote-settled = Agreed by everybody. It is done.
vote-refused = Refused. The game goes on as it is.
play-choose-from-list = Choose what to play from the list that appears while you type, all from one question.
no-vote = The table is not asked anything now.
button-ask-now = Ask the table
button-go-back = Go back there

## Looking

button-earlier = ◀ Earlier
button-later = Later ▶
button-page-back = ◀ Back
button-page-on = More ▶
plain-name = { $name }
no-such-player = Nobody sits there.
no-such-name = Nobody of that name sits at this table. Choose a name from the list that appears while you type.
no-such-card = There is nothing of that name. Type a part of a name, or choose from the list that appears while you type.
no-such-rules = There is no such game here.
nothing-told = Nothing has happened in this game yet.
since-title = Since your last turn:
since-title-last = Since your last turn, the last { $count } of what happened; `/dune log` tells all of it:
since-nothing = Nothing has happened since your last turn.
log-title = ### Log, the latest first, page { $page } of { $pages }
log-heading-round = Round { $round }
film-title = ### The game as a film, turn by turn
film-rounds = ### Rounds { $first } to { $last } as a film
film-busy = Several films are being made at the moment. Ask again in a minute.
progress-film = The film is being made: { $done } of { $whole } turns are drawn.
progress-eyes = A sharp player looks at your choices: { $done } of { $whole } are compared.
progress-data = Your data is being collected: { $done } of { $whole } seats are read.
film-nothing = There is nothing to show yet: no turn of these rounds has been told.
replay-title = ### Turn { $turn } of { $turns }
status-title = **{ $game }** in { $where } · `{ $id }`
status-lobby = The game has not begun. Players can still join.
status-running = The game is running.
status-paused = The game is paused.
status-aside = Put aside after a long silence. `/dune start` brings it back.
status-over = The game is over.
status-abandoned = The game was abandoned.
status-quarantined = The save of this game cannot be read by this version. It is kept, and the operator of the bot has been told.
status-free-seat = { $number }. *free*: **{ $who }** has left · { $colour }
status-rival = { $who } · { $score }
games-none = You are not at any table. `/dune new` sets one up.
games-title = { $count ->
    [one] **Your game**
   *[other] **Your { $count } games**
}
games-line = { $game } in { $where } · `{ $id }`:
games-you = **waits for you.**
game-choice = { $title } · { $who } · { $id }
unknown-game = an unknown game
card-with-code = { $name } · { $code }
card-again = -# Look up more: `/dune card` with a name, a word of the rules, or the code of an area.
card-title = **{ $name }** · { $kind }
rules-title = ### { $game } · { $chapter }
verify-holds = Every one of { $checked } shuffles and rolls follows from the seed, and the seed has the hash that was published at the start.
    -# Seed { $seed }
    -# SHA-256 { $hash }
verify-fails = Something does not fit. Moves in question: { $moves }.
    -# Seed { $seed }
    -# SHA-256 { $hash }
help = ### How to play here
    - **A table:** `/dune new`, here or in a thread of its own. Others press **Join**; **Fill with friends** seats players whom the bot plays.
    - **Your turn:** you are called once. **Your move** opens everything you can do, for your eyes only. **Take back** works until something is revealed; after that the table can be asked.
    - **Looking:** `/dune board`, `/dune hand`, `/dune since`, `/dune status`, `/dune log`, `/dune card` and `/dune rules`. `/dune games` lists your games in all servers.
    - **New to a game:** `/dune-learn` teaches it in ten minutes, alone against friends.
    - **Between games:** `/dune-challenge` is the same deal for everybody, `/dune-top` has the standings, and `/dune-me profile` your own games.
    - **By command:** `/dune play` does what the buttons do. `/dune orders` answers for you where you would only pass.
    - **For you:** `/dune-me show` has pictures (tall for a phone, or words), colours, reminders, language and hours. `/dune-me vacation` when you are away.
    - **You cannot go on:** `/dune pass-the-seat`.
    -# Sietch { $version }
welcome = ## Board games of the desert, played here over days
    Press { $new } and send it to set up a table, in this or another channel.
    Others press **Join**; **Fill with friends** seats players whom the bot plays. Then press **Start**.
    When it is your turn, press **Your move**: you see what is yours, what you can do, and what it costs. A wrong press never costs anything.
    New to a game? { $learn } teaches it in ten minutes, alone against friends. { $help } tells the rest.

## Seating

laid-where = Your table is ready in { $where }.
laid = Your table is ready in { $where }, and you have a seat.
left = You have left the table.
left-last = You were the last at the table for { $game }, so it was cleared away.
filled = { $count ->
    [one] { $who } sits here now. Whoever joins takes the seat.
   *[other] { $who } sit here now. Whoever joins takes one of their seats.
}
started = { $game } begins. The board is in the channel; what is yours alone comes by direct message.
abandon-sure = You leave the game for good. Your seat is free for somebody else; when the last one leaves, the game is over. If the game goes nowhere, the table can vote to end it.
moved-here = { $game } goes on in this channel.
abandoned = You have left the game.
cancel-sure = The table for { $game } goes, with everybody's seats. `/dune new` sets up another.
button-cancel = Clear the table away
button-abandon = Leave for good
button-end-vote = Ask the table to end the game
seat-passed = Your seat is offered. You play on until it is taken.
seat-taken = The seat is yours, with all that belongs to it.
new-not-in-dms = Tables are set up in a server's channel. Type `/dune new` there.
new-permissions = I lack permissions in this channel: { $missing }. An admin can grant them; `/dune doctor` shows the whole server.
new-no-thread-here = A thread can only be opened in a text channel. Set up the table here without one.
pace-casual = casual: no deadline
pace-daily = daily: two days for a decision
pace-brisk = brisk: half a day for a decision

settings-title = ### Settings of the table, page { $page } of { $pages } · time zone { $zone }
settings-begun = The game has begun: its settings stay as they are.
settings-wanted = { $count ->
    [one] One player
   *[other] { $count } players
}
settings-wanted-placeholder = Players
settings-colour = Your colour: { $colour }
settings-colour-placeholder = Your colour
settings-deadline = { $hours ->
    [0] No deadline
   *[other] { $hours } hours for a decision
}
settings-deadline-placeholder = Deadline
settings-silence = At the deadline { $what }
settings-silence-placeholder = At the deadline
settings-absence = Seat can be passed on { $hours } waking hours after a reminder
settings-absence-placeholder = Silence
settings-nudge = A reminder after { $hours } waking hours
settings-nudge-placeholder = Reminder
settings-full-no = Somebody presses Start
settings-full-yes = Starts by itself when full
settings-full-placeholder = Start
settings-language = Language of the table: { $language }
settings-language-placeholder = Language of the table
settings-pictures-wide = Wide pictures in the channel
settings-pictures-tall = Tall pictures in the channel, for phones
settings-pictures-placeholder = Pictures
settings-friends = Friends: { $level }
settings-friends-placeholder = Friends
settings-advice-yes = People may ask “What would you do?”
settings-advice-no = No advice from the bot
settings-advice-placeholder = Advice
settings-reasons-yes = Friends say in the channel why
settings-reasons-no = Friends say why only when asked
settings-reasons-placeholder = Reasons
settings-zone = The table's time zone
settings-zone-example = Europe/Prague
button-zone = Time zone

## A person's own

me-title = ### Your settings, at every table
me-language = Language: { $language }
me-as-discord = as in your Discord
me-as-table = as each table has it
me-zone = Time zone: { $zone }
me-quiet = Quiet from { $start } to { $end } o'clock
me-calls-dm = Called by direct message
me-calls-channel = Called in the channel
me-calls-both = Called by direct message and in the channel
pronoun-they = they
pronoun-she = she
pronoun-he = he
me-pronoun-she = Spoken of as: she
me-pronoun-he = Spoken of as: he
me-motion = Your pictures show in motion what happened.
me-pictures-wide = Wide pictures
me-pictures-tall = Tall pictures, for a phone
me-pictures-words = Words instead of pictures
me-palette-default = Colours as they are painted
me-palette-deuteranopia = Colours for deuteranopia (green)
me-palette-protanopia = Colours for protanopia (red)
me-palette-tritanopia = Colours for tritanopia (blue)
me-palette-high-contrast = Colours with high contrast
me-reminders = { $hours ->
    [0] Reminders: as each table has it
   *[other] Reminders after { $hours } waking hours
}
calls-dm = direct message
calls-channel = channel
calls-both = both
pictures-wide = wide
pictures-tall = tall, for phones
pictures-words = words only
me-commands = -# `/dune-me time-zone`, `/dune-me quiet-hours`, `/dune-me reminders` and `/dune-me vacation` change the rest.
me-vacation = On vacation until { $until }
me-no-such-palette = There is no such palette. Choose one from the list that appears while you type.
me-no-such-language = That language is not here yet.
vacation-begun = Enjoy it. Until { $until } nobody calls you and no deadline runs for you. Back sooner? `/dune-me vacation` with 0 days.
vacation-over = Welcome back. The tables wait for you again.
a-day-sure = Shall the table wait a day longer for you? You may ask for that { $left ->
    [one] once more
   *[other] { $left } more times
} in this game.
a-day-given = The table waits a day longer for you.
nudged = A reminder is on its way.
forget-sure = Everything about you is erased: settings, name, seats. Your running seats are offered to others. There is no way back.
forgotten = { $count ->
    [0] You are forgotten.
    [one] You are forgotten. One seat is offered to others.
   *[other] You are forgotten. { $count } seats are offered to others.
}
button-forget = Forget me

## Admins

admin-not-allowed = Only those who manage the server of this game can do that, and only there.
admin-paused = Paused. `/dune-admin resume` lets it go on.
admin-resumed = The game goes on.
admin-ended = The game has ended.
admin-replaced = { $who } sits there now.
admin-nobody-awaited = The game waits for nobody.
admin-exported = The public log so far.
admin-saved = The whole save.
admin-acts = **What was done to this game**
doctor-well = The bot has every permission that it needs in this server.
doctor-title = **Missing permissions**
doctor-missing = { $where }: { $what }
permission-view-channel = View Channel
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads

## When something is wrong

unknown-press = That button is too old to do anything. `/dune status` shows how the game stands.
out-of-reach = The games cannot be read or written at the moment. Nothing was changed. Try again in a minute.
perhaps-stored = The connection to the games was lost at this moment. What you did may have been stored. Look at the game in a minute before you try again.
mistake = Something went wrong on our side. Nothing was changed. Try again; if it happens again, tell the operator of this bot.

## Commands

command-dune = Board games of the desert, played over days
command-dune-me = Your own settings
command-dune-admin = For those who manage the server
command-dune-new = Set up a table
command-dune-join = Sit down, move to another seat or colour, or play on for a friend whom the bot plays
command-dune-leave = Leave a table before the game begins
command-dune-fill = Seat players whom the bot plays
command-dune-start = Start the game, or bring back one that was put aside
command-dune-settings = The settings of a table before the game begins
command-dune-abandon = Leave a running game for good, or clear a table away
command-dune-pass-the-seat = Hand your seat on, or ask the table to hand on another's
command-dune-play = Your move: open your panel, or answer by command
command-dune-undo = Take back a step, or ask the table for more
command-dune-vote = Answer what the table is asked
command-dune-me-plan = Plan your next turn while you wait
command-dune-orders = Standing orders
command-dune-nudge = Remind the players whom a game waits for
command-dune-status = How a game stands and whom it waits for
command-dune-board = The board
command-dune-hand = Your hand, for your eyes only
command-dune-since = What happened since your last turn
command-dune-player = What everybody may see of a player
command-dune-log = What has happened, by the page or turn by turn
command-dune-replay = The game as a film, some rounds, or one turn with its picture; and whether every shuffle was fair
command-dune-card = Look up a card, place, leader, icon or word of the rules
command-dune-rules = The short rules
command-dune-games = Your games in all servers
command-dune-help = How to play here
command-dune-doctor = Which permissions are missing where
command-dune-me-show = Your settings
command-dune-me-coach = Have each concept of a game explained once, where it first matters
command-dune-me-language = The language in which you are told
command-dune-me-spoken-of = Which pronoun is used for you, in languages that need one
command-dune-me-time-zone = Set your time zone
command-dune-me-quiet-hours = Hours in which nobody calls you
command-dune-me-calls = How you learn that the table waits for you
command-dune-me-motion = Whether your pictures show in motion what happened
command-dune-me-pictures = Wide pictures, tall ones for phones, or the same in words
command-dune-me-palette = The colours of your pictures
command-dune-me-reminders = After how many waking hours you are reminded
command-dune-me-vacation = Nobody calls you for some days
command-dune-me-move-here = Go on here with a game whose channel was deleted
command-dune-me-a-day = Ask the table to wait a day longer, three times a game
command-dune-me-forget = Erase everything about you
command-dune-admin-pause = Pause a game
command-dune-admin-resume = Let a paused game go on
command-dune-admin-end = End a game
command-dune-admin-revive = Revive a game that was put aside, or whose channel was deleted
command-dune-admin-replace = Seat somebody else
command-dune-admin-waiting = Whom a game waits for
command-dune-admin-export = The public log as a file
command-dune-admin-save = The whole save as a file, after the end
command-dune-admin-acts = What was done to a game

option-level = How well friends play
option-manner = What friends value most
option-friend = Which friend comes
option-mind = Let the bot answer until they are back, instead of handing the seat on
option-channel = Where the game goes on if its channel was deleted
option-game = Which game; else that of this channel, or the one that waits for you
option-kind = Which game is played
option-players = For how many
option-thread = In a new thread
option-pace = How long a decision may take
option-start-when-full = Start by itself when every seat is taken
option-time-zone = The table's time zone
option-again = A finished game to play again with the same settings
option-seat = Which seat
option-colour = Which colour
option-count = How many
option-to = To whom; else anybody may take it
option-of = Whose seat should be handed on
option-choice = What you choose
option-amount = How many of it
option-second = What you choose besides
option-second-amount = How many of that
option-third = What you choose further
option-third-amount = How many of that
option-ask = Ask the table to take back beyond a revelation
option-answer = Yes or no
option-step = What to do then
option-then = What to do with the plan
option-give = An order that is offered now
option-withdraw = An order of yours
option-player = Which player
option-page = Which page
option-picture = Which picture; the board if you name none
option-turn = Which turn, with its picture
option-first-round = From which round on
option-verify = Check every shuffle and roll against the seed
option-last-round = Up to which round
option-motion = A short loop, or a still
option-card = A name, a part of it, or the code of an area such as NE8
option-coach = In lessons only, in every game, never, or from the start again
option-language = Which language, or that of your Discord
option-zone = Such as Europe/Prague, or as each table has it
option-pronoun = She, he or they
option-start = From which hour
option-end = To which hour
option-how = By direct message, in the channel, or both
option-pictures = Wide, tall for phones, or words only
option-palette = Which palette
option-hours = How many waking hours; 0: as each table has it
option-days = How many days; 0 if you are back
option-by = Who sits down instead

### Private talks of partners

command-dune-me-talk = A private word with your partner, where the game allows it
button-write = Write
button-reply = Answer
button-reply-with = Answer with a picture
talk-title = **{ $name }** with { $who }
talk-open =
    { $messages ->
        [one] One more message
       *[other] { $messages } more messages
    } from either of you, until { $until }. After this talk { $left ->
        [0] there is no other.
        [one] there is one more.
       *[other] there are { $left } more.
    }
talk-closed =
    { $left ->
        [0] All private talks are used up.
        [one] One private talk is left. The first message opens it, for { $messages } messages or a day, and the table is told that you talk.
       *[other] { $left } private talks are left. The first message opens one, for { $messages } messages or a day, and the table is told that you talk.
    }
talk-private = -# What you write goes to your partner as a direct message; nobody else reads it, and it is not kept.
talk-show = Show something of yours, with or without words …
talk-form = To your partner alone
talk-form-with = To your partner, with a picture
talk-field = What you want to say
talk-sent = Sent.
whisper-title = **{ $who }** to you alone · { $game } in { $where }
whisper-unheard = Your private words did not reach **{ $who }** in { $game } ({ $where }): their direct messages are closed. They do not count.

## The search in the rules

search-card = { $name } ({ $kind })
search-title = ### Found for “{ $question }”
search-none = No passage of ours has these words: “{ $question }”. Try other words, or read the rules chapter by chapter.
search-place = **{ $game }** · { $title }
search-place-command = **Command** · `{ $title }`
search-honest = -# Quoted from our own rules, rulings, cards and commands. Nothing is added.
search-form = Ask the rules
search-field = Your question, or a few words
search-open = Read { $title }
button-search = Ask the rules
button-rules = Rules
option-dune-rules-ask = A question or a few words: the passages that answer it are quoted

## The coach

coach-lessons = In lessons
coach-on = In every game
coach-off = Never
coach-again = From the start again
me-coach-lessons = The coach speaks in lessons (`/dune-learn`), and explains each concept once.
me-coach-on = The coach speaks in every game, and explains each concept once.
me-coach-off = The coach is silent.
me-coach-again = The coach begins again: every concept is explained once more.

## Lessons

command-dune-learn = Learn a game in the chat, alone against friends, with a coach
lessons-title = ### Learn by playing
    Alone against friends whom the bot plays and who answer at once. A coach says in a sentence what each new decision is about. No answer is wrong, and nothing counts.{ $count ->
        [0] {""}
       *[other] {" "}A lesson that you began waits for you here.
    }
lessons-none = The games here have no lessons.
lesson-choose = Which lesson?
lesson-go-on = Go on: { $lesson }
lesson-end = End: { $lesson }
lesson-none = There is no such lesson. `/dune-learn` lists them.
lesson-done = That was the lesson. Play on, or end it below. `/dune new` sets up a table with others.
lesson-place = your lesson
button-learn = Learn this game
button-end-lesson = End the lesson
