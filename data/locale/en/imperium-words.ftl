### What cards, spaces and leaders say: each word of the rules as a clause, put together into card texts.

list-clauses = { $head }; { $tail }
list-or-clause = { $head }, or { $tail }
list-or-condition = { $head }, or { $tail }
the-faction = the { $faction }
symbol-emperor = Emperor
symbol-guild = Spacing Guild
symbol-bene_gesserit = Bene Gesserit
symbol-fremen = Fremen
symbol-landsraad = Landsraad
symbol-city = city
symbol-spice_trade = spice trade

## What is gained

gain-solari = { $n } solari
gain-spice = { $n } spice
gain-water = { $n } water
gain-vp = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
gain-vp-more = { $n ->
    [one] 1 more victory point
   *[other] { $n } more victory points
}
gain-persuasion = { $n } persuasion
gain-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
gain-swords-more = { $n ->
    [one] 1 more sword
   *[other] { $n } more swords
}
gain-influence = { $n } influence with the { $faction }
gain-influence-any = { $n ->
    [one] 1 influence with any faction
   *[other] { $n } influence with any one faction
}
gain-influence-each = { $n } influence with each faction
gain-influence-among = { $n } influence with { $factions }

## Effects

word-gain = gain { $what }
word-may = you may { $deed }
word-per = gain { $what } per { $faction } card you have in play, this one included
word-recruit = recruit { $n ->
    [one] a troop
   *[other] { $n } troops
}
word-recruit-ready = recruit { $n ->
    [one] a troop
   *[other] { $n } troops
} (deployable at once on your reveal turn)
word-deploy = deploy { $n ->
    [one] a troop
   *[other] up to { $n } troops
} from your garrison
word-deploy-any = deploy any number of troops from your garrison
word-retreat = retreat { $n ->
    [one] a troop
   *[other] up to { $n } troops
} from the conflict
word-retreat-any = retreat any number of troops from the conflict
word-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
word-intrigue = draw { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}
word-influence-several = gain 1 influence with each of { $n } different factions
word-trash = trash a card
word-trash-self = trash this card
word-trash-named = trash *{ $card }*
word-trash-in-play = trash a card you have in play
word-lasting-extra-turn = take another turn after this one
glyph-extra-turn = take another turn
word-pay = { $cost } to { $then }
word-if = if { $condition }, { $then }
word-otherwise = { $text }; otherwise { $otherwise }
word-choose-several = do { $n } of these: { $sides }
word-opponents-lose-garrison-troop = each opponent loses { $n ->
    [one] a troop
   *[other] { $n } troops
} from their garrison
word-opponents-discard = each opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
}
word-opponents-discard-or-lose-troop = each opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
} or loses a troop in the conflict
word-take-reserve = take a *{ $card }* card from the reserve
word-acquire = acquire a card that costs { $most } or less for free
word-acquire-top = acquire a card that costs { $most } or less and put it on top of your deck
word-lasting-double-harvest = the maker space gives twice its printed spice, not twice its bonus
word-lasting-space-influence = the space you visit gives { $n } influence instead of 1
word-lasting-spice-must-flow-discount = each *The Spice Must Flow* costs you { $n } persuasion less this turn
word-lasting-infiltrate = enemy agents do not block the next agent you send this turn
word-lasting-faction-icons = the card you play this turn also leads to the spaces of all four factions
word-lasting-to-deck-top = each card you acquire on your reveal turn may go on top of your deck
word-harvest = harvest the spice of this space
word-control = take control of { $space }
word-signet = use your leader's signet ring ability

## Deeds of a single card, space or leader

special-council-seat = take a seat in the High Council: 2 persuasion on each of your reveal turns
special-swordmaster = gain your Swordmaster, a third agent for the rest of the game
special-mentat = take the Mentat as one more agent for this round
special-mentat-here = take the Mentat, if it is here, as one more agent for this round
special-mentat-next-round = the Mentat is your extra agent in the next round
special-recall-agent = call one back to your leader
special-voice = name a space: no opponent may send an agent there until your next turn begins
special-refocus = shuffle your discard pile into your deck and draw a card
special-snoop = look at its top card and draw it or trash it
special-remember = take a Bene Gesserit card from your discard pile into your hand
special-manipulate = set aside a card of the row, to acquire for 1 persuasion less
special-manipulate-printed = set aside a card of the row: you may acquire it on your reveal turn this round for 1 persuasion less, or it leaves the game
special-secrets = take a random Intrigue card from each opponent with four or more
special-double-cross = have an opponent of your choice lose a troop there and deploy one of yours from your supply
special-prudent-diplomacy = gain 1 influence with a faction where an opponent is ahead of you
special-pass-turn = you may end your turn at once, without an agent or a reveal

## Costs

cost-pay = pay { $resources }
cost-solari = { $n } solari
cost-spice = { $n } spice
cost-water = { $n } water
cost-troops = lose { $n } of your troops in the conflict
cost-influence = lose { $n } influence
cost-trash = { $n ->
    [one] trash a card
   *[other] trash { $n } cards
}
cost-trash-self = trash this card
cost-discard = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
cost-bottom = { $n ->
    [one] put an Intrigue card under the deck
   *[other] put { $n } Intrigue cards under the deck
}
unit-troop = { $n ->
    [one] a troop
   *[other] { $n } troops
}

## Conditions

if-other-in-play = you have another { $faction } card in play
if-alliance = you are allied with the { $faction }
if-any-alliance = you have an alliance
if-influence = you have { $n } or more influence with the { $faction }
if-influence-with = you have { $n } or more influence with { $factions ->
    [3] at least three factions
    [4] all four factions
   *[other] at least { $factions } factions
}
if-council-seat = you have a seat in the High Council
if-mentat-is-home = the Mentat is on its space
if-agent-on-board = you have an agent on the board
if-deck-not-empty = your deck is not empty
if-opponent-in-conflict = an opponent has a troop in the conflict
if-owns = you own { $n } or more *{ $card }* cards
if-owns-most = you own more *{ $card }* cards than each opponent

## A few words beside icons

glyph-any = any number
glyph-per = per { $faction } card
glyph-this-card = this card
glyph-otherwise = else:
glyph-choose = choose { $n }:
glyph-to-top = put it on your deck
glyph-exchange-cost = { $least }–{ $most }
glyph-exchange-gain = { $least }–{ $most }
glyph-mentat-next-round = the Mentat in the next round
glyph-recall-agent = take one back
glyph-voice = Close a space to the others
glyph-refocus = Shuffle your discards in, draw 1
glyph-snoop = draw or trash its top card
glyph-remember = from your discards
glyph-manipulate = set a card of the row aside
glyph-double-cross = swap it for one of yours
glyph-prudent-diplomacy = where you are behind
glyph-pass-turn = you may pass
glyph-double-harvest = the printed harvest is doubled
glyph-space-influence = +{ $n } influence from the space
glyph-spice-must-flow-discount = The Spice Must Flow: { $n } less
glyph-infiltrate = Your agent ignores enemies
glyph-faction-icons = Your card leads to every faction
glyph-to-deck-top = Put acquired cards on your deck

## The lines of a card

line-faction = { $factions } card.
line-sends = Leads to { $symbols } spaces.
line-sends-nobody = Shows no agent icon.
line-sends-anywhere = Sends any of your agents, even one on the board, to any space; enemy agents do not block it. The cost and requirement of the space still apply.
line-agent = Agent: { $words }.
line-reveal = Reveal: { $words }.
line-acquire = When acquired: { $words }.
line-trash = When trashed: { $words }.
line-plot = Plot: { $text }.
line-combat = Combat: { $text }.
line-endgame = Endgame: { $text }.
line-start-of-turn = Only at the very start of your turn.
line-before-sending = Only before you send an agent.
line-delayed = Played before your reveal turn, it waits face up for it.
line-on-win = Only after winning a conflict outright.
line-named = { $name }. { $text }
line-signet = Signet ring: { $text }.
line-cost = Costs { $cost }.
line-requirement = Only if { $condition }.
line-once = Once per game for each player.
line-visit = Visit: { $words }.
line-exchange = Visit: make one exchange: { $deals }.
line-exchange-deal = { $spice } spice for { $solari } solari
line-maker = Visit: harvest { $n } spice and all bonus spice here.
line-oratory = On your reveal turn: gain { $n } persuasion while your agent is here.
line-combat-space = Combat space: the troops you recruit this turn and up to two more may go into the conflict.
line-control = Its controller gains { $bonus } whenever an agent is sent here.
line-reward-1 = First: { $text }.
line-reward-2 = Second: { $text }.
line-reward-3 = Third: { $text }.

kind-starter = starting card
kind-reserve = reserve card, not for sale
kind-reserve-cost = reserve card, cost { $cost }
kind-imperium-cost = Imperium card, cost { $cost }
kind-intrigue = Intrigue card
kind-leader = leader, { $house }
kind-space = { $symbol } space
kind-conflict = conflict, level { $level }

## What leaders can do

leader-paul_atreides-ability-text = You may look at the top card of your deck at any time.
leader-paul_atreides-ability-short = sees the top card of their deck
leader-duke_leto_atreides-ability-text = Landsraad spaces cost you 1 solari less.
leader-duke_leto_atreides-ability-short = Landsraad spaces cost 1 solari less
leader-baron_vladimir_harkonnen-ability-text = Before the first round choose two factions in secret. Once per game, when you deploy four or more troops in one turn, reveal them and gain 1 influence with each.
leader-baron_vladimir_harkonnen-ability-short = 4 troops in one turn bring 2 secret influences
leader-glossu_the_beast_rabban-ability-text = You start with 1 extra spice and 1 extra solari.
leader-glossu_the_beast_rabban-ability-short = starts with 1 spice and 1 solari
leader-earl_memnon_thorvald-ability-text = When you take a seat in the High Council, gain 1 influence with any faction.
leader-earl_memnon_thorvald-ability-short = 1 influence for a seat in the High Council
leader-countess_ariana_thorvald-ability-text = When you harvest spice at a maker space, take 1 spice less and draw a card.
leader-countess_ariana_thorvald-ability-short = harvests 1 spice less, but draws a card
leader-count_ilban_richese-ability-text = When you pay solari for a board space, draw a card.
leader-count_ilban_richese-ability-short = draws a card when a space costs solari
leader-helena_richese-ability-text = Enemy agents do not block your agents at Landsraad and city spaces.
leader-helena_richese-ability-short = not blocked in Landsraad and cities
