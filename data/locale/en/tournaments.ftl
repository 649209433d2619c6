### Tournaments: the sign-up, rounds, tables and standings. $people are names with commas, $where is a link.

tournament-title = **{ $name }** · a tournament of { $game }
tournament-sign-up = Sign-up: { $count } of { $most } places are taken. At least { $least } players are needed.
tournament-more = and { $count } more
tournament-substitutes = { $count ->
    [one] Substitute: { $people }
   *[other] Substitutes: { $people }
}
tournament-rounds = { $rounds ->
    [0] As many rounds as fit the number of players
    [one] One round
   *[other] { $rounds } rounds
}, at tables of three or four ({ $pod } where it fits). Players with equal points meet, and nobody twice if that can be avoided. The games count for ratings.
tournament-time = Each round lasts { $hours } waking hours on the clock of each player. After 48 hours without an answer, and when the round is over, the bot answers for the player.
tournament-points = The first at a table gets { $points } points, the last none, those between in even steps. Whoever leaves a game comes last and is out. A game that ends without a result gives no points.
tournament-ties = Equal points are decided by won games, then by the average points of the opponents, then by a lot drawn at the sign-up.
tournament-round = Round { $round } of { $rounds }
tournament-table = { $table }. { $people } · { $where }
tournament-table-ends = ends { $at }
tournament-table-to-come = the table is being made
tournament-table-done = { $table }. { $people }
tournament-thread = { $name } · round { $round }, table { $table }
tournament-over = The tournament is over.
tournament-winner = **{ $who }** has won.
tournament-cancelled = The tournament was cancelled. Games that have begun can be played to their end.
tournament-standings = **{ $name }** · standings in round { $round }
tournament-standings-final = **{ $name }** · final standings
tournament-no-standings = No game is over yet.
tournament-line = { $place }\. { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $wins } won · opponents { $opponents }{ $out ->
    [1] {" "}· out
   *[other] {""}
}
tournament-time-over = The time of this round is over. From now on the bot answers at once for everybody; whoever is here may still answer first.

## Replies

tournament-set-up = The sign-up is open: its post is in this channel. You can start the tournament here once at least { $least } players have signed up.
tournament-signed-up = You take part. Your table is made when the round begins, and you are called when it is your turn. Everybody here sees who takes part.
tournament-signed-up-as-substitute = You are a substitute: you get the next place that becomes free, from the round after that on.
tournament-signed-off = You no longer take part.
tournament-dropped-out = You play no further round. The game that you are in goes on: please finish it, or leave it.
tournament-none = There is no such tournament here.
tournament-nothing-here = There is no tournament on this server. `/dune-admin tournament` sets one up.
tournament-closed = This tournament is over.
tournament-has-begun = This tournament has begun already.
tournament-signed-up-already = You have signed up already.
tournament-not-signed-up = You take no part in this tournament.
tournament-too-few = A tournament needs at least { $least } players, and { $count ->
    [one] one has
   *[other] { $count } have
} signed up.
tournament-no-name = A tournament needs a name.
tournament-no-pods = { $game } cannot be played by three or four.
tournament-how-many = A tournament has { $least } to { $most } players.
tournament-how-many-rounds = A tournament has at most { $most } rounds.
tournament-how-long = A round lasts { $least } to { $most } waking hours.
tournament-started = The tournament begins. The tables of the first round are made within a few minutes, each in a thread of its own.
tournament-cancel-sure = Cancel the tournament? It ends without a winner. Games that have begun can be played to their end.

button-tournament-sign-up = Sign up
button-tournament-sign-off = Sign off
button-tournament-substitute = Be a substitute
button-tournament-drop-out = Drop out
button-tournament-standings = Standings
button-tournament-page = Tournament
button-tournament-before = Places before
button-tournament-after = More places
button-tournament-start = Start
button-tournament-cancel = Cancel the tournament

command-dune-admin-tournament = Set up a tournament, or start or cancel the latest one
option-dune-admin-tournament-name = The name of a new tournament; leave it out for the latest one
option-dune-admin-tournament-kind = The game that is played
option-dune-admin-tournament-players = How many players may take part, 8 to 64
option-dune-admin-tournament-pods = How many players a table has where it fits: 3 or 4
option-dune-admin-tournament-rounds = How many rounds; leave it out for as many as fit the players
option-dune-admin-tournament-hours = Waking hours of each round: 140 are ten days
