### What remains of finished games: the closing story, achievements, profiles, ratings, standings.

## The closing story. $who is a player's name, $number how much.

story-longest-thought = Longest thought: { $who }, { $days ->
    [0] { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
}
story-achieved = { $who } achieved **{ $what }**: { $how }

story-imperium-quiet = Quietest winner: { $who }, with only { $number } troops sent to conflicts
story-imperium-conflicts = Most conflicts won: { $who }, { $number }
story-imperium-alliances = Most alliances won: { $who }, { $number }
story-imperium-tech = Most technology: { $who }, { $number } tiles
story-imperium-spice = Most spice gained: { $who }, { $number }
story-imperium-deployed = Most troops in conflicts: { $who }, { $number }
story-imperium-intrigue = Most Intrigue cards drawn: { $who }, { $number }
story-imperium-bought = Most cards acquired: { $who }, { $number }
story-imperium-trashed = Most cards trashed: { $who }, { $number }
story-imperium-solari = Most solari gained: { $who }, { $number }

story-dice-battles = Most battles begun: { $who }, { $number }
story-dice-killed = Most forces removed by vendettas: { $who }, { $number }
story-dice-alliances = Most alliances: { $who }, { $number }
story-dice-income = Most spice taken in: { $who }, { $number }
story-dice-storm = Most forces lost to the storm: { $who }, { $number }
story-dice-shipped = Most shipments: { $who }, { $number }
story-dice-equipment = Most equipment placed: { $who }, { $number }
story-dice-quiet = Quietest winner: { $who }, with { $number ->
    [0] no battle at all
    [one] { $number } battle
   *[other] { $number } battles
}

story-arrakis-won = Most battles won: { $who }, { $number }
story-arrakis-costly = Costliest war: { $who } lost { $number } units
story-arrakis-lucky = Luckiest dice: { $who }, { $number } % hits
story-arrakis-spice = Most spice harvested: { $who }, { $number }
story-arrakis-visions = Most prescience cards claimed: { $who }, { $number }
story-arrakis-sietches = Most sietches destroyed: { $who }, { $number }
story-arrakis-rides = Most rides on sandworms: { $who }, { $number }
story-arrakis-quiet = Quietest winner: { $who }, with { $number ->
    [0] no attack at all
    [one] { $number } attack
   *[other] { $number } attacks
}

## Achievements: a name and how one gets it.

achievement-first-victory = The First Crown
achievement-first-victory-how = win a game
achievement-every-game = At Home Everywhere
achievement-every-game-how = finish each game once
achievement-many-faces = Face Dancer
achievement-many-faces-how = play eight different leaders, Houses or sides
achievement-good-company = Good Company
achievement-good-company-how = play with ten different people

achievement-golden-lion = Golden Lion
achievement-golden-lion-how = win Dune: Imperium by three points or more
achievement-spice-must-flow = A River of Spice
achievement-spice-must-flow-how = gain 30 spice in a game of Dune: Imperium
achievement-warlord = Warlord
achievement-warlord-how = win five conflicts in a game of Dune: Imperium
achievement-friend-of-all = Friend of the Factions
achievement-friend-of-all-how = win three alliances in a game of Dune: Imperium
achievement-thin-deck = The Thin Deck
achievement-thin-deck-how = trash seven cards in a game of Dune: Imperium
achievement-without-swordmaster = Two Agents Suffice
achievement-without-swordmaster-how = win Dune: Imperium without the Swordmaster
achievement-peaceful-victory = The Quiet Throne
achievement-peaceful-victory-how = win Dune: Imperium without winning a conflict
achievement-schemer = Plans Within Plans
achievement-schemer-how = play six Plot Intrigue cards in a game of Dune: Imperium
achievement-inventor = The Inventor
achievement-inventor-how = acquire four tech tiles in a game of Rise of Ix
achievement-epic-victory = An Epic Reign
achievement-epic-victory-how = win the epic game of Dune: Imperium

achievement-peacemaker = The Peacemaker
achievement-peacemaker-how = win the dice game without beginning a battle
achievement-vendetta = Vendetta
achievement-vendetta-how = remove forces by six vendettas in a dice game
achievement-diplomat = The Diplomat
achievement-diplomat-how = make four alliances in a dice game
achievement-lone-house = The Lone House
achievement-lone-house-how = win the dice game without an alliance
achievement-into-the-storm = Into the Storm
achievement-into-the-storm-how = lose five forces to the storm in a dice game

achievement-worm-rider = Worm Rider
achievement-worm-rider-how = ride sandworms four times in a War for Arrakis
achievement-prophet = The Prophet
achievement-prophet-how = win a War for Arrakis with six prescience cards claimed
achievement-scourge = Scourge of the Sietches
achievement-scourge-how = win a War for Arrakis after destroying five sietches
achievement-without-atomics = Clean Hands
achievement-without-atomics-how = win a War for Arrakis as Atreides without atomics
achievement-unstoppable = Unstoppable
achievement-unstoppable-how = win six battles in a War for Arrakis
achievement-mahdi-defeated = Against the Automa
achievement-mahdi-defeated-how = win a War for Arrakis against the automa

## Profiles. $pool is a pool of games, such as "Dune: Imperium, 4 players".

profile-title = **{ $who }**
profile-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
profile-pool = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
profile-line = - { $pool } · { $rating } · { $places }
profile-place = place { $place }: { $count } ×
rating-new = new
rating-shown = **{ $number }** ± { $uncertainty }
profile-alone = - Alone, { $pool } · { $count ->
    [one] { $count } game
   *[other] { $count } games
}, best score { $best }
profile-favourite = - Plays { $what }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-favourite-rate = - Plays { $what }: { $count } games, { $percent } % won ({ $low } to { $high } %)
profile-everywhere = - On all servers, { $pool }: { $rating }, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-answers = Usual time to answer: { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] { $hours } hour
   *[other] { $hours } hours
}
profile-reliable = Answers in time: { $percent } % · { $left ->
    [0] left no game
    [one] left { $left } game
   *[other] left { $left } games
}
profile-challenges = Challenge of the week: { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}, { $won } won
profile-achievements = Achievements, { $count } of { $all }: { $names }
profile-achieved = Achievements, { $count } of { $all }
profile-curve = Rating in { $pool }
profile-hidden = This profile is hidden.
profile-empty = You have finished no game here yet. Your profile begins with the first one.
profile-empty-other = This person has finished no game here yet.
button-profile-hide = Hide from others
button-profile-show = Show to others
button-profile-sum = Show all servers
button-profile-no-sum = This server only
command-dune-me-profile = Your games, wins, rating and achievements, or somebody else's
option-person = Whose; yours if you name nobody

profile-pool-with = { $game } ({ $options }), { $players ->
    [one] { $players } player
   *[other] { $players } players
}

## The page of a server.

top-title = ### Season { $year }, quarter { $quarter }
top-no-ratings = Ratings are switched off on this server.
top-nobody = Nobody has a rating yet. It takes five games against four different people.
top-pool = **{ $pool }**
top-standing = { $place }\. { $who } · { $rating } · { $games ->
    [one] { $games } game
   *[other] { $games } games
} this season, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
top-winners = **Seasons before**
top-winner = - { $pool }: { $winners }
top-season = { $who } ({ $year }/{ $quarter })
top-records = **Records of this server**
top-record = - { $game } · { $what }: { $value }, { $who }
top-counts = -# Finished here: { $games }
top-count = { $game } { $count }
top-empty = No game was finished on this server yet. `/dune new` begins one.
top-alone = **Alone, { $pool }**
top-somebody = somebody
top-only-in-servers = This belongs to a server. Send the command in a channel of the server.
ratings-on = Games on this server change ratings. `/dune-admin ratings on:False` switches that off.
ratings-off = Games on this server change no ratings. `/dune-admin ratings on:True` switches them on.
command-dune-top = Standings, records and winners of this server
command-dune-admin-ratings = Whether games on this server change ratings
option-on = On or off; without it, only see which

record-imperium-score = most victory points
record-imperium-deployed = most troops in conflicts
record-imperium-conflicts = most conflicts won
record-imperium-alliances = most alliances won
record-imperium-tech = most tech tiles
record-imperium-spice = most spice gained
record-imperium-intrigue = most Intrigue cards drawn
record-imperium-bought = most cards acquired
record-imperium-trashed = most cards trashed
record-imperium-solari = most solari gained
record-dice-battles = most battles begun
record-dice-killed = most forces removed by vendettas
record-dice-alliances = most alliances
record-dice-income = most spice taken in
record-dice-storm = most forces lost to the storm
record-dice-shipped = most shipments
record-dice-equipment = most equipment placed
record-arrakis-won = most battles won
record-arrakis-lost = most units lost
record-arrakis-hits = most hits
record-arrakis-spice = most spice harvested
record-arrakis-visions = most prescience cards claimed
record-arrakis-sietches = most sietches destroyed
record-arrakis-rides = most rides on sandworms
record-arrakis-battles = most attacks

## The lobby: whether the game counts, and what is told of the players.

lobby-private = { $count ->
    [0] Not everybody on this server sees this table. Its game changes ratings only if all players agree. Nobody has agreed yet.
   *[other] Not everybody on this server sees this table. Its game changes ratings only if all players agree. Agreed: { $who }.
}
lobby-known = { $rating } · answers in time { $answers } %, finishes { $games } %
button-agree-to-count = Count this game
agreed-to-count = You agree that this game changes ratings. Press again to take that back.
no-longer-agreed = You no longer agree, so this game will change no ratings.
terms-pace-hours = pace: an answer within hours
terms-pace-day = pace: an answer within a day or two
terms-pace-days = pace: an answer within days
terms-reliable = asks for players who answer in time and finish at least { $percent } % of their games; newcomers may join
terms-uncounted = the game changes no ratings
settings-counts-yes = The game changes ratings
settings-counts-no = The game changes no ratings
settings-counts-placeholder = Ratings
settings-players-yes = The lobby shows pace, ratings and reliability
settings-players-no = The lobby shows names only
settings-players-placeholder = What the lobby shows
settings-reliable = { $percent ->
    [0] Anybody may join
   *[other] Players need a reliability of { $percent } %
}
settings-reliable-placeholder = Reliability

## Finding players

pace-is-hours = an answer within hours
pace-is-day = an answer within a day or two
pace-is-days = an answer within days
table-looking = **{ $game }** in { $where } · { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
} · { $pace }
table-opened = A table has opened: { $table }. Press Join there.
top-looking-title = **Tables that look for players**
top-looking = - { $table }
button-seek = Tell me when a table opens
button-seek-stop = No more of these
seek-told = You get a direct message when a table opens on this server, once for each table.
    - Games: { $games }
    - Pace: { $paces }
    - At most { $count } in 24 hours, and only in your waking hours (`/dune-me settings`)
seek-any-game = any
seek-any-pace = any
seek-most = At most { $count } in 24 hours
seek-most-placeholder = How many
seek-games-placeholder = Games
seek-paces-placeholder = Pace
seek-stopped = You are no longer told when a table opens there.
