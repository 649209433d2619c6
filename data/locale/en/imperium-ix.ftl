### Rise of Ix, and the epic game.

## In the lobby

variant-expansion = Expansion
variant-expansion-none = Base game
variant-expansion-none-help = The base game alone.
variant-expansion-ix = Rise of Ix
variant-expansion-ix-help = With Rise of Ix: tech tiles, freighters, dreadnoughts, six more leaders.
variant-expansion-epic = Rise of Ix, epic
variant-expansion-epic-help = Rise of Ix to 12 points, for three and four: harder conflicts, five troops, an Intrigue card and Control the Spice for everybody.

## What leaders can do

leader-armand_ecaz-ability-text = On your reveal turn, if two or more of your agents are on Landsraad, city or spice trade spaces, you may trash a card you have in play.
leader-armand_ecaz-ability-short = two agents on green, blue or yellow spaces let you trash a card in play on your reveal turn
leader-ilesa_ecaz-ability-text = At the start of each round, set aside a card of your hand. At the start of your second turn show it and take it back: if it sends your agent this turn, gain 1 spice if it has one agent icon, otherwise 1 solari. If your first turn is a reveal turn, it is revealed with the others.
leader-ilesa_ecaz-ability-short = a card set aside each round brings 1 spice or 1 solari on your second turn
leader-rhombur_vernius-ability-text = Each of your dreadnoughts has a strength of 4 instead of 3.
leader-rhombur_vernius-ability-short = your dreadnoughts have a strength of 4
leader-tessia_vernius-ability-text = A snooper lies at 2 influence of each faction. When you reach one, you take it. First: you may discard a card to gain 1 spice. Second: the bonus of that faction's track. Third: 1 influence with that faction. Fourth: both of these.
leader-tessia_vernius-ability-short = reaching 2 influence with a faction brings more each time
leader-yuna_moritani-ability-text = You start without water. Whenever you gain solari on your own turn, you gain 1 more.
leader-yuna_moritani-ability-short = no water at the start; 1 solari more whenever you gain some on your turn
leader-hundro_moritani-ability-text = At the start of the game, look at the two top Intrigue cards: take one and leave the other on top.
leader-hundro_moritani-ability-short = take one of the two top Intrigue cards at the start

## Faces

kind-tile = tech tile, { $cost } spice
kind-special = epic starting card
line-infiltrates = Infiltration: enemy agents do not block it on { $symbols } spaces.
line-cheaper = { $space } costs { $cost } less by this card.
line-unload = Unload: the reveal box is also gained when this card is discarded or trashed.
line-tile-acquire = When acquired: { $words }.
line-tile-use = On your turn: { $words }.
line-tile-reveal = Reveal turn: { $words }.
line-tile-round-start = Each round start: { $words }.
line-tile-win = When you win a conflict: { $words }.
line-tile-endgame = Endgame: { $words }.
line-tile-wins-ties = Equal in victory points, you rank first.
line-tile-detonates = When you win a conflict with a dreadnought in it, you may return that dreadnought to your supply for 1 victory point instead of placing it.
line-tile-to-deck-top = Each card you acquire may go on top of your deck.
line-tile-carries-troops = The shipping track gives you 3 troops instead of 2, and any of them may go to the conflict at once.

## Words of cards

unit-dreadnought = { $n ->
    [one] a dreadnought
   *[other] { $n } dreadnoughts
}
word-freighter = { $n ->
    [one] move your freighter
   *[other] move your freighter { $n } times
}
word-dividends = gain { $n } solari (each opponent gains 1)
word-shipping-troops = recruit 2 troops
word-acquire-tech = acquire a tech tile
word-acquire-tech-less = acquire a tech tile for { $n } spice less
word-acquire-tech-solari = acquire a tech tile, paid in spice or in solari
word-negotiator = { $n ->
    [one] send a troop of your supply to Ix as a negotiator
   *[other] send up to { $n } troops of your supply to Ix as negotiators
}
word-commission = commission a dreadnought
word-strike = deploy { $n } troops from your supply to the conflict
word-per-dreadnought = gain { $what } for each of your dreadnoughts in the conflict
word-deploy-units = deploy up to { $n } units from your garrison
word-ambush = make as many enemy units retreat as you deployed troops this turn
word-promise = if you win this conflict, gain { $n } solari
word-rally = gain 1 sword for each other card revealed this turn that gives swords
word-rally-tile = gain 1 sword for each card revealed this turn that gives swords
word-slip-past = send your next agent this turn past enemy agents
word-another-turn = take another turn after this one
special-repel-dreadnoughts = each opponent retreats a dreadnought from the conflict
special-grand-conspiracy = gain 1 victory point for three, or 2 for all four of these: two dreadnoughts, a card called The Spice Must Flow, 4 influence with two factions, a seat in the High Council
special-quid-pro-quo = gain 1 influence with each faction on whose spaces you have an agent
special-strongarm = gain 1 influence with that faction
special-swap-intrigue = put any number of Intrigue cards under the deck and draw as many
special-spy-on-factions = gain 1 victory point for each faction with which you have 1 influence or less
special-duplicity = gain 1 influence with a faction where you have a snooper
cost-flip = turn this tile face down
cost-trash-tile = trash this tile
cost-retreat-units = retreat { $n } of your units
cost-any-troop = lose a troop from your garrison or the conflict
if-tiles = you have { $n } or more tech tiles
picture-if-tiles = :
if-enemy-agent-here = an enemy agent is on the space
if-agent-with = you have an agent with the { $faction }
if-at-faction = you sent an agent to a faction this turn
if-deployed = you deployed { $n } or more units this turn
if-persuasion = you gained { $n } or more persuasion this turn
if-has = you have { $what } or more
glyph-solari = or solari
glyph-strike = from your supply
glyph-per-dreadnought = per dreadnought
glyph-units = units
glyph-ambush = one enemy per troop you deployed
glyph-if-won = if you win
glyph-rally = per sword card
glyph-slip-past = ignores enemies
glyph-another-turn = take another turn
glyph-flip = flip it
glyph-tile-reveal = reveal:
glyph-tile-round-start = each round:
glyph-tile-win = when you win:
glyph-tile-endgame = at the end:
glyph-wins-ties = wins ties
glyph-detonates = Win with a dreadnought: return it for 1 point
glyph-carries-troops = Shipping gives 3 troops, which may fight at once
glyph-unload = unload:
glyph-infiltrates = ignores enemies
glyph-this-tile = this tile
glyph-repel-dreadnoughts = of each opponent retreats
glyph-grand-conspiracy = 1 for three of the four goals, 2 for all
glyph-quid-pro-quo = with each faction your agents visit
glyph-strongarm = with that faction
glyph-swap-intrigue = exchange any number
glyph-spy-on-factions = per faction at 0–1
glyph-duplicity = with a snooper

## Questions

ask-freighter = { $level ->
    [0] Your freighter is at home. Do you send it out? It brings its rewards only when you call it home later.
    [3] Your freighter is at level 3, the highest. Do you bring it home for its rewards?
   *[other] Your freighter is at level { $level }. Do you send it on for more rewards, or bring it home for those it has?
}
freighter-help-advance = coming home from there it will bring: { $rewards }
freighter-help-recall = it brings now: { $rewards }
ask-tech = Which tech tile do you acquire?
ask-negotiators = *{ $tile }* costs { $cost }. How many negotiators come home to lower the price?
ask-ambush = Make up to { $n } enemy units retreat.
ask-which_troop = Which troop do you lose?
ask-place_dreadnought = Which place shall your dreadnought hold?
ask-intelligence = Which of the two top Intrigue cards do you take?
ask-plan_ahead = Which card do you set aside for your second turn?
awaits-intelligence = to choose an Intrigue card
awaits-plan_ahead = to set a card aside
ask-offer = Do you take this?
pick-freighter-advance = Advance to level { $level }
pick-freighter-recall = Bring the freighter home
pick-freighter-none = Leave it where it is
tile-help = { $head } { $tail }
pick-tile = { $tile } for { $cost }
pick-no-tile = Acquire no tile
pick-negotiators = { $n ->
    [0] None; pay { $cost }
   *[other] { $n }; pay { $cost }
}
pick-ambush = { $units } of { $who }
pick-lose-garrison = From your garrison
pick-lose-troops = From the conflict
place-dreadnought-help = { $words } each time an agent is sent there, for one round
pick-detonate = Blow it up for 1 victory point
pick-use-tile = Use { $tile }
pick-leave = Leave it
why-no-tech = there is no tech tile that you can pay for
why-no-supply = you have no troop in your supply
why-no-dreadnought = you have no dreadnought in your supply
why-empty-garrison = your garrison is empty
why-none-deployed = you have deployed no troop this turn
why-no-enemy = no enemy unit is in the conflict
why-flipped = this tile is face down until the next round
why-units = needs { $n } of your units in the conflict, you have { $have }
why-no-troop = you have no troop in your garrison or in the conflict
why-no-conspiracy = fewer than three of the four are true for you
why-no-faction-visited = you have no agent on a faction's space
why-no-snooper = no snooper is left on a track

## The log: what a player did. Each of these is given $person (you, she, he, they or rival) and $gender.

did-freighter-advanced = advanced the freighter to level { $level }
did-freighter-recalled = recalled the freighter from level { $level }
did-acquired-tech = acquired the tech tile *{ $tile }*
did-acquired-tech-with = acquired the tech tile *{ $tile }* with { $n ->
    [one] a negotiator
   *[other] { $n } negotiators
}
did-flipped = used { $what }
did-sent-negotiator = sent { $n ->
    [one] a negotiator
   *[other] { $n } negotiators
} to Ix
did-commissioned = commissioned { $n ->
    [one] a dreadnought
   *[other] { $n } dreadnoughts
}
did-deployed-dreadnought = deployed { $n ->
    [one] a dreadnought
   *[other] { $n } dreadnoughts
}
did-retreated-dreadnought = retreated { $n ->
    [one] a dreadnought
   *[other] { $n } dreadnoughts
}
did-stationed = took control of *{ $space }* with a dreadnought
did-detonated = blew up a dreadnought
did-ship-returned = took the dreadnought home from *{ $space }*
did-unloaded = unloaded { $what }
did-another-turn = went on to another turn
did-laid-aside = set a card aside
did-laid-aside-card = set { $card } aside
did-took-back = took { $what } back
did-took-snooper = took the snooper of the { $faction }

## The short rules and the rulings

ix-rules-title = Rise of Ix
ix-rules-board = Hall of Oratory, Rally Troops, Sell Melange and Secure Contract are gone; Interstellar Shipping, Smuggling, Tech Negotiation and Dreadnought are new.
ix-rules-tech = An effect that lets you acquire tech lets you buy one of the three open tiles for spice. Its effect on acquiring comes first, then the next tile is turned up.
ix-rules-negotiators = A negotiator is a troop that goes from your supply to the Ix board, by Tech Negotiation and other effects. Each negotiator that you bring home lowers the price of a tile by 1.
ix-rules-flip = A tile with a price is flipped face down when you use it, on an agent turn or a reveal turn: once a round. All tiles are turned up again when a round begins. A tile may be used as soon as it is bought.
ix-rules-shipping = A freighter goes up a level or comes home with the rewards of its level and of all below: first dividends or 2 spice, second 2 troops and 1 influence, third a tech tile for 2 spice less.
ix-rules-dreadnoughts = A dreadnought fights with 3 strength and never falls. Whoever wins a conflict with one in it places it on Arrakeen, Carthag or Imperial Basin, for one round.
ix-rules-infiltration = A card with infiltration sends its agent to a space of that icon though enemy agents stand there. Your own agent and The Voice still block it.
ix-rules-unload = A card with unload gives its reveal box also when it is discarded or trashed.
ix-rules-epic = The epic game goes to 12 points, with five conflicts of level II and five of level III. Everybody starts with five troops in the garrison, an Intrigue card, and Control the Spice in place of one Dune, the Desert Planet.
ix-rulings-title = Open points of Rise of Ix
ix-choices-title = Rise of Ix: where we chose otherwise
ruling-ix1 = With two dreadnoughts in a won conflict, Detonation Devices takes the place of the one placement; the other ship goes to the garrison.
ruling-ix2 = More negotiators than needed may be brought home when a tile is bought.
ruling-ix3 = The clean-up at the end of a reveal turn is no discard: nothing is unloaded.
ruling-ix4 = Troops of Troop Transports that come with a reward of a conflict stay in the garrison.
ruling-ix5 = Disposal Facility asks for 6 persuasion gained in this turn, spent or not; Holoprojectors may be used before revealing.
ruling-ix6 = The troop of Strongarm is lost from the garrison or the conflict; a negotiator cannot be lost.
ruling-ix7 = Grand Conspiracy counts dreadnoughts that are not in the supply, wherever they are.
ruling-ix8 = Invasion Ships helps neither against The Voice nor against an agent of yours.
ruling-ix9 = For Ilesa's card the printed icons count together with those added this turn.
ruling-ix10 = A card trashed after a conflict is unloaded too; troops that it sends join the conflict that is decided and go back to the supply with the others.
ruling-ix11 = Weirding Way's extra turn counts among Ilesa's turns.
ruling-ix12 = Rewards of a freighter that comes home outside your own turn are taken from the lowest level up. The rulebook lets you choose the order. We fix it there so that the table does not wait for it, and so that spice of the first level can buy the tile of the third.
ruling-ix13 = A tile with a reveal effect that is bought during your reveal turn gives the effect at once, as every bought tile may be used at once.
ruling-ix14 = When Tessia reaches two snoopers by one effect, she takes them in the order of the tracks from the top: Emperor, Spacing Guild, Bene Gesserit, Fremen.

## What can be looked at by name

imperium-picture-ix = Rise of Ix: tiles, ships and freighters
