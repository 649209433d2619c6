### What the table says on Discord. Calm and short; second person to a player; no exclamation marks.

mention = <@{ $user }>

## Buttons on the table's posts

button-move = Your move
button-hand = Your hand
button-board = Board
button-since = Since your last turn
button-join = Join
button-leave = Leave
button-settings = Settings
button-friends = Fill with friends
button-start = Start
button-a-day = I need a day
button-hand-over = Hand the seat over
button-take-seat = Take the seat
button-agree = Agree
button-refuse = Refuse
button-rematch = Rematch
button-replay = Replay
button-verify = Verify

## The lobby

lobby-title = ## { $game }
lobby-free = { $number }. *free*
lobby-taken = { $number }. **{ $who }** · { $colour }
lobby-friend = { $number }. **{ $who }** · { $colour } · played by chance
lobby-choice = { $what }: { $value }
lobby-choices = { $choices }.
lobby-too-few = { $count ->
    [one] One more player is needed. Alone? *Fill with friends* seats players who move by chance.
   *[other] { $count } more players are needed. Alone? *Fill with friends* seats players who move by chance.
}
lobby-may-start = Whoever laid the table may press Start; after a day anybody may.
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

terms-no-deadline = a reminder after { $nudge } waking hours, no deadline
terms-deadline = a reminder after { $nudge } waking hours, { $hours } hours for a decision
silence-wait = then the table goes on waiting
silence-mildest = then the mildest answer is given for them
silence-hand-over = then the seat is offered to somebody else

welcome-lobby = You sit at the table for { $game }. How it goes here:
    - The post in the channel shows who sits where. When the game starts, it shows the board.
    - When you must act, you are called once. Press **Your move**: only you see what opens.
    - Your hand comes by direct message, and is always behind **Your hand**.
    - Take back freely until something is revealed. A wrong press costs nothing.

## The game

begun-title = ## { $game } begins
begun-order = In order of seats: { $who }.
begun-seed = SHA-256 of the seed: { $hash }
waiting-for = Waiting for { $who }.
waiting-since = Waiting for { $who }, since { $since }.
waiting-deadline = Until { $at }; { $what }.
dealt-title = { $game } has begun in { $where }. This is yours.
dealt-buttons = -# **Your move** opens what you can do when it is your turn. **Since your last turn** tells what the others did.
call-title = It is your move in { $game }, { $where }.
news-title = What came to you in { $game }, { $where }:
dms-closed = { $who }, your direct messages are closed to me. Press **Your hand** here: only you see it.
nudge = { $game } in { $where } has waited for you since { $since }. No hurry if you need longer: say so with **I need a day**.
nudge-table = A reminder has been sent. The table can vote to hand the seat over.
seat-offered = The seat of **{ $who }** is free, with everything on it as it is. Whoever takes it plays on.

## Votes

vote-undo = **{ $who }** asks the table to take this back. What was seen since is shuffled in again.
vote-hand-over = **{ $who }** asks the table to hand the seat of **{ $seat }** to somebody else.
vote-yes = Agreed: { $who }.
vote-missing = Still to answer: { $who }.
vote-closes = The game rests meanwhile. Silence until { $at } is a no.

## The end

result-title = ## { $game } is over
result-place = { $rank }. **{ $who }** · { $score } · { $sources }
result-place-bare = { $rank }. **{ $who }** · { $score }
result-source = { $what } { $points }
result-seed = Seed: { $seed }

## The panel

panel-nothing-asked = Nothing is asked of you now.
panel-done = So far:
panel-help = { $what }: { $help }
panel-count = { $count } × { $what }
panel-limits = { $least ->
    [0] Up to { $most } in all.
   *[other] { $least } to { $most } in all.
}
panel-drafted = Chosen: { $what }.
panel-refused = Not now: { $what } ({ $reason })
panel-more = { $count } more
panel-refused-more = { $count ->
    [one] One more is not possible now.
   *[other] { $count } more are not possible now.
}
panel-preview = The table will read:
panel-sealed = Answered in secret, shown when everybody has answered.
panel-sealed-given = Your answer is in. You can change it until everybody has answered.
panel-choose = Choose
panel-choose-several = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
panel-how-many = How many
panel-add = Add or change
panel-none = None
panel-done-choosing = { $count ->
    [0] Done
   *[other] Done with { $count }
}
panel-clear = Clear
panel-back = Back
panel-why = Why not the others
panel-order = Always: { $what }
panel-withdraw = Withdraw: { $what }
panel-some-order = a standing order
page-back = ◀ page { $page } of { $pages }
page-on = page { $page } of { $pages } ▶
take-back = Take back: { $what }
ask-the-table = Ask the table to take back
