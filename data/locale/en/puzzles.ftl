### The puzzle of the week: its post, the panel of a person, its solution. $until and $next are times, $who are names.

puzzle-title = ### Puzzle of the week: { $game }
puzzle-you = You are **{ $who }** ({ $colour }).
puzzle-score = { $who } { $score }
puzzle-course = { $first } → { $then }
puzzle-task = **{ $count } turns are possible, and one of them is clearly best. Which one?**
puzzle-rules = The position is from a finished game of friends. Nobody sees your answer, and you can change it. The solution comes { $until }. From the second day on it comes earlier if all who have looked have answered and need no more time.
puzzle-choose = Choose the best turn
puzzle-chosen = You chose: **{ $what }**
puzzle-chosen-done = You chose: **{ $what }**. You need no more time.

puzzle-solution-title = ### Solution of the puzzle: { $game }
puzzle-best = The best turn: **{ $what }**. It wins with a chance of about { $chance } %.
puzzle-why = The reason: { $reason }
puzzle-why-deed = { $deed }: { $reason }
puzzle-others = The next best turns: { $what }
puzzle-other = { $what } ({ $chance } %)
puzzle-found-by-nobody = { $whole ->
    [0] Nobody has answered.
    [one] One person has answered, and chose another turn.
   *[other] { $whole } people have answered, and nobody chose this turn.
}
puzzle-found = { $count } of { $whole ->
    [one] 1 person
   *[other] { $whole } people
} chose this turn.
puzzle-found-by = { $count } of { $whole ->
    [one] 1 person
   *[other] { $whole } people
} chose this turn: { $who }

puzzle-is-solved = This puzzle is solved, so you can no longer answer.
puzzle-not-solved = This puzzle is not solved yet.
puzzle-no-such-turn = This turn is not among those to choose from.
puzzle-none = There is no such puzzle here.
puzzle-none-of-game = There are no puzzles for this game.
puzzle-when = Give an hour from 0 to 23 and a time zone from the list.
puzzle-where = Name a text channel or a thread for the puzzles.
puzzle-on = A puzzle is posted in { $channel } each week. The next one comes on { $next }. Games: { $games }
puzzle-off = This server gets no puzzles. Give an hour with `/dune-admin puzzle`, and one is posted each week.

button-puzzle = Look and answer
button-puzzle-done = I need no more time
button-puzzle-play = Play on from here
button-puzzle-stop = Stop the puzzles

command-dune-admin-puzzle = Post a puzzle in a channel each week, or show the settings
option-dune-admin-puzzle-channel = Where puzzles are posted; leave it out for this channel
option-dune-admin-puzzle-hour = The hour of the day, 0 to 23; without hour and channel, the settings are shown
option-dune-admin-puzzle-time-zone = The time zone of this hour
option-dune-admin-puzzle-kind = The game; leave it out for all games
