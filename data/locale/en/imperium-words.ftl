### What cards, spaces and leaders say: each word of the rules as a clause, put together into card texts.

words-all = { $words }
words-nothing = nothing
faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen

## Effects

word-gain-solari = gain { $n } solari
word-gain-spice = gain { $n } spice
word-gain-water = gain { $n } water
word-gain-vp = gain { $n ->
    [one] a victory point
   *[other] { $n } victory points
}
word-gain-persuasion = gain { $n } persuasion
word-gain-swords = gain { $n ->
    [one] a sword
   *[other] { $n } swords
}
word-per = { $gain } for each of your { $faction } cards in play
word-recruit = recruit { $n ->
    [one] a troop
   *[other] { $n } troops
}
word-recruit-ready = recruit { $n ->
    [one] a troop
   *[other] { $n } troops
} (on your reveal turn they may go straight into the conflict)
word-deploy = you may send up to { $n ->
    [one] one troop
   *[other] { $n } troops
} from your garrison into the conflict
word-deploy-any = send any number of troops from your garrison into the conflict
word-retreat = you may withdraw up to { $n ->
    [one] one troop
   *[other] { $n } troops
} from the conflict to your garrison
word-retreat-any = you may withdraw any number of troops from the conflict to your garrison
word-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
word-intrigue = draw { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}
word-influence = gain { $n } influence with the { $faction }
word-influence-any = gain { $n } influence with a faction of your choice
word-influence-among = gain { $n } influence with the { $factions }
word-trash = you may trash a card
word-trash-self = trash this card
word-pay = pay { $cost } to { $then }
word-if = if { $condition }: { $then }
word-choose-several = choose { $n } of these: { $sides }
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
} or loses a troop from the conflict
word-take-reserve = take a *{ $card }* card from the reserve
word-acquire = acquire a card that costs { $most } or less for free
word-acquire-top = acquire a card that costs { $most } or less for free and put it on top of your deck
word-lasting-double-harvest = harvest double the spice of the maker space, its bonus aside
word-lasting-space-influence = the space you visit gives { $n } influence instead of 1
word-lasting-spice-must-flow-discount = each *The Spice Must Flow* costs you { $n } persuasion less this turn
word-lasting-infiltrate = enemy agents do not block the next agent you send this turn
word-lasting-faction-icons = the card you play this turn also leads to the spaces of all four factions
word-lasting-to-deck-top = you may put each card you acquire this turn on top of your deck
word-harvest = harvest the spice of this space
word-control = take control of { $space }
word-signet = use your leader's signet ring ability

## Deeds of a single card, space or leader

special-council-seat = take a seat in the High Council (2 persuasion on each of your reveal turns)
special-swordmaster = gain your Swordmaster, a third agent for the rest of the game
special-mentat = take the Mentat, if it is on its space, as one more agent for this round
special-mentat-next-round = the Mentat is yours for the next round
special-recall-agent = call one of your agents back from the board
special-voice = name a space: no opponent may send an agent there until your next turn
special-refocus = shuffle your discard pile into your deck and draw a card
special-snoop = look at the top card of your deck and draw it or trash it
special-remember = take a Bene Gesserit card from your discard pile into your hand
special-manipulate = set a card of the row aside: on your reveal turn this round it costs you 1 persuasion less
special-secrets = take a random Intrigue card from each opponent who holds four or more
special-double-cross = an opponent of your choice loses a troop from the conflict and you send one there from your supply
special-prudent-diplomacy = gain 1 influence with a faction where an opponent has more than you
special-pass-turn = you may end your turn here, with neither an agent nor a reveal

## Costs

cost-solari = { $n } solari
cost-spice = { $n } spice
cost-water = { $n } water
cost-troops = { $n } of your troops in the conflict
cost-influence = { $n } influence of your choice
cost-trash = a trashed card
cost-trash-self = this card (trashed)

## Conditions

if-other-in-play = you have another { $faction } card in play
if-alliance = you have the alliance with the { $faction }
if-any-alliance = you have an alliance
if-influence = you have { $n } or more influence with the { $faction }
if-influence-with = you have { $n } or more influence with { $factions ->
    [4] all four factions
   *[other] at least { $factions } factions
}
if-council-seat = you have a seat in the High Council
if-mentat-is-home = the Mentat is on its space
if-agent-on-board = one of your agents is on the board
if-deck-not-empty = your deck is not empty
if-opponent-in-conflict = an opponent has a troop in the conflict
if-owns = you own { $n } or more *{ $card }* cards
if-owns-most = you own more *{ $card }* cards than each opponent

## A few words beside icons

glyph-any = any number
glyph-per = per { $faction } card
glyph-this-card = this card
glyph-choose = choose { $n }
glyph-opponents = opponents
glyph-to-top = to deck top
glyph-exchange-cost = { $least }–{ $most }
glyph-exchange-gain = { $least }–{ $most }
glyph-council-seat = council seat
glyph-swordmaster = third agent
glyph-mentat = the Mentat
glyph-mentat-next-round = Mentat next round
glyph-recall-agent = agent returns
glyph-voice = close a space
glyph-refocus = shuffle, draw 1
glyph-snoop = draw or trash deck top
glyph-remember = from discard
glyph-manipulate = set aside from row
glyph-secrets = steal from 4+
glyph-double-cross = swap a troop
glyph-prudent-diplomacy = where behind
glyph-pass-turn = may pass

## The lines of a card

line-agent = Agent: { $words }.
line-reveal = Reveal: { $words }.
line-acquire = When acquired: { $words }.
line-trash = When trashed: { $words }.
line-sends-anywhere = Send any of your agents, also one from the board, to any space; enemy agents do not block it.
line-plot = Plot: { $text }.
line-combat-space = A combat space: your troops may go from here into the conflict.
line-combat = Combat: { $text }.
line-endgame = Endgame: { $text }.
line-start-of-turn = Only at the very start of your turn.
line-before-sending = Only before you send an agent.
line-delayed = It waits face up for your reveal turn of this round.
line-on-win = Only after winning a conflict outright.
line-signet = Signet ring: { $text }.
line-cost = Costs { $cost }.
line-requirement = Only if { $condition }.
line-once = Once per player and game.
line-visit = You { $words }.
line-exchange = Pay { $spice } spice to gain { $solari } solari.
line-maker = A maker space: { $n } spice and what has gathered here.
line-oratory = { $n } persuasion on your reveal turn while your agent is here.
line-control = Its controller may { $bonus } whenever an agent is sent here.
line-reward-1 = First: { $text }.
line-reward-2 = Second: { $text }.
line-reward-3 = Third: { $text }.

kind-starter = starting card
kind-reserve = reserve card, not for sale
kind-reserve-cost = reserve card, cost { $cost }
kind-imperium-cost = Imperium card, cost { $cost }
kind-intrigue = Intrigue card
kind-leader = leader
kind-space = board space
kind-conflict = conflict, level { $level }
