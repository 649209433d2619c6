### Words on the pictures. Short: a picture has little room.

picture-or = or
picture-legend = What the icons mean
picture-sends-anywhere = any of your agents, to any space
picture-emperor = Emperor
picture-guild = Spacing Guild
picture-bene-gesserit = Bene Gesserit
picture-fremen = Fremen
picture-landsraad = Landsraad
picture-city = Cities
picture-spice-trade = Spice trade
picture-forces = Forces
picture-influence = Influence
picture-round = Round { $round } of { $of }
picture-phase-leaders = Leaders
picture-phase-turns = Turns
picture-phase-combat = Combat
picture-phase-endgame = Endgame
picture-phase-over = The end
picture-turn = { $name }’s turn
picture-awaited = { $name } decides
picture-awaited-many = { $count } players decide
picture-revealed = revealed
picture-box-agent = Agent
picture-box-reveal = Reveal
picture-box-cost = Cost
picture-box-visit = Visit
picture-kind-plot = Plot
picture-kind-combat = Combat
picture-kind-endgame = Endgame
# The curve of a finished game. A balance says how far a player is ahead (+) or behind (−).
picture-curve-chances = Chance to win after every turn
picture-curve-balances = How far ahead after every turn
picture-curve-round = round { $round } { $value }
picture-free-seat = free seat
picture-film = A film of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. At its end: { $end }
picture-lobby = A table is filling. Seated: { $names }.
picture-nobody = nobody yet
picture-deck-top = next card of your deck
picture-row = Imperium row · { $left } cards in the deck
picture-reserve = Reserve
picture-leaders = Leaders to choose from
picture-leader-taken = { $house }, taken by { $name }
picture-waiting = Waiting for the reveal turn: { $cards }
picture-pile-in-play = In play: { $count }
picture-pile-discard = Discard: { $count }
picture-pile-trashed = Trashed: { $count }
picture-more = and { $count } more
picture-wins = { $name } wins
picture-source = { $source } { $points }
picture-chart = Victory points by round

## What is read aloud instead of a picture, and the board in words.

picture-none = none
picture-alt-round = { $round ->
    [0] Before the first round.
   *[other] Round { $round } of { $of }, { $phase }.
}
picture-tie = Tie
picture-alt-left-out = { $count ->
    [one] One more sentence is in the words of the picture.
   *[other] { $count } more sentences are in the words of the picture.
}
picture-alt-changed = New: { $changes }.
picture-alt-sent = { $name } at { $place }
picture-alt-points = { $name } { $change } VP
picture-alt-conflict = Conflict { $name }: { $forces }.
picture-alt-force = { $name } { $strength } with { $troops ->
    [one] one troop
   *[other] { $troops } troops
}
picture-alt-nobody-fights = nobody has troops there
picture-alt-scores = Victory points: { $scores }.
picture-alt-count = { $name } { $count }
picture-alt-free = Free places: { $places }.
picture-alt-hand = Your hand: { $cards }
picture-alt-intrigue = Intrigue: { $cards }
picture-alt-card = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $name }: { $effects }
picture-alt-source = { $source } { $points }
picture-alt-sources = { $name }: { $sources }.
picture-alt-goods = { $name }: { $points } VP, { $solari } solari, { $spice } spice, { $water } water.
picture-alt-offer = { $name } for { $cost }: { $effects }
picture-alt-stack = { $name }, { $left } left.
picture-alt-in-play = In play: { $cards }.
picture-alt-discard = Discard: { $cards }.
picture-alt-trashed = Trashed: { $cards }.
picture-text-conflict = Conflict
picture-text-reward = { $place }. { $reward }
picture-text-first = , first player
picture-text-troops = Troops: { $garrison } in the garrison, { $supply } in supply, { $troops } in the conflict; strength { $strength }.
picture-text-agents = Agents ready: { $ready } of { $agents }.
picture-text-cards = Cards: { $hand } in hand, { $deck } in the deck, { $discard } discarded, { $intrigue } intrigue.
picture-text-influence = Influence: { $steps }.
picture-text-allied = { $track } (alliance)
picture-text-waiting = Waiting for the reveal turn: { $cards }.
picture-text-set-aside = Set aside: { $cards }.
picture-text-persuasion = Persuasion left: { $count }.
picture-text-seat = Has a seat in the High Council.
picture-text-revealed = Has revealed.
picture-text-taken = Taken by { $names }.
picture-text-controlled = Controlled by { $name }.
picture-text-bonus = { $count } bonus spice.
picture-text-voiced = Closed to others by { $name }’s Voice.
picture-text-copies = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
picture-alt-deck-top = On top of your deck: { $name }. { $effects }
picture-text-entry = • { $name }: { $notes }
picture-text-priced = { $name } ({ $cost })
picture-text-left = { $count } left.
picture-text-row = Imperium row
picture-text-hand = Your cards

## Conditions, after their icons.

picture-if = { $condition }:
picture-if-other-in-play = in play:
picture-if-alliance = :
picture-if-any-alliance = :
picture-if-influence = :
picture-if-influence-with = × { $factions }:
picture-if-council-seat = :
picture-glyph-opponents = :
picture-pile-set-aside = Set aside: { $count }
picture-rival = Rival
picture-pile-hagal = { $count ->
    [one] House Hagal turned up (1 card left)
   *[other] House Hagal turned up ({ $count } cards left)
}
picture-pile-tiles = Tech tiles: { $count }

## Rise of Ix

picture-ix-title = Ix
picture-ix-shipping = Shipping
picture-ix-players = Ships and tech
picture-ix-tile = • { $tile }, { $cost } spice ({ $left } in the stack): { $text }
picture-ix-tile-up = { $tile }
picture-ix-tile-down = { $tile } (face down)
picture-ix-tiles = Tech tiles: { $tiles }.
picture-ix-player = { $name }: freighter at level { $level }; negotiators { $negotiators }; dreadnoughts { $garrison } in the garrison, { $conflict } in the conflict, { $stationed } on locations.
