### Minds: opponents that think, and what they say of their answers.

mind-for = for { $gained }
mind-for-both = for { $gained }, and for { $also }
mind-equal = other choices are worth just as much
mind-keeps = it prepares what comes next
mind-enough = that was enough for one turn
mind-by-chance = a random choice

mind-level-novice = novice
mind-level-steady = steady
mind-level-sharp = sharp
mind-manner-warlike = warlike
mind-manner-diplomat = diplomatic
mind-manner-merchant = thrifty
mind-manner-schemer = scheming
mind-manner-even = even-handed
mind = { $manner ->
    [warlike] a warlike friend
    [diplomat] a diplomatic friend
    [merchant] a thrifty friend
    [schemer] a scheming friend
   *[other] an even-handed friend
}, { $level }
mind-said = *{ $who }:* { $reason }.
mind-said-deed = *{ $who }:* { $deed }, { $reason }.

## What a standing in Dune: Imperium is made of

imperium-part-vp = { $n ->
    [one] a victory point
   *[other] { $n } victory points
}
imperium-part-solari = { $n } solari
imperium-part-spice = { $n } spice
imperium-part-water = { $n } water
imperium-part-troop = { $n ->
    [one] a troop
   *[other] { $n } troops
}
imperium-part-intrigue = { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}
imperium-part-influence = influence
imperium-part-alliance = a step towards an alliance
imperium-part-swordmaster = the Swordmaster
imperium-part-council = a seat in the High Council
imperium-part-card = a better deck
imperium-part-icon = a deck that leads to more places
imperium-part-trash = a leaner deck
imperium-part-control = control of a place
imperium-part-tech = tech
imperium-part-dreadnought = { $n ->
    [one] a dreadnought
   *[other] { $n } dreadnoughts
}
imperium-part-freighter = the freighter's progress
imperium-part-negotiator = { $n ->
    [one] a negotiator
   *[other] { $n } negotiators
}

imperium-aim-friendship = the second influence with { $faction }, a point
imperium-aim-alliance = the alliance with { $faction }, a point
imperium-aim-defends = the alliance with { $faction }, which stays safe
imperium-aim-first-step = the first influence with { $faction }, one short of a point
imperium-aim-step = influence { $n } with { $faction } ({ $alliance } can win the alliance)
imperium-aim-swordmaster = the Swordmaster, a third agent in every round
imperium-aim-council = a seat in the High Council, 2 persuasion in every round
imperium-aim-agent = one more agent in this round
imperium-aim-control = control of { $space }
imperium-aim-saves = { $n } solari, { $have } of the { $cost } for { $space }
imperium-aim-saved = { $n } solari, enough for { $space }
imperium-aim-leads = strength { $n } in { $conflict }, more than the { $others } of the next
imperium-aim-alone = strength { $n } in { $conflict }, where nobody else fights yet
imperium-aim-ties = strength { $n } in { $conflict }, as much as the strongest opponent
imperium-aim-joins = strength { $n } in { $conflict }, where the strongest has { $others }
imperium-aim-acquires = { $card } in the deck
imperium-aim-trashes = a leaner deck without { $card }
imperium-aim-draws = { $n ->
    [one] a card more in hand
   *[other] { $n } cards more in hand
}
imperium-aim-persuasion = { $n } persuasion to acquire cards with
imperium-deed-sent = { $card } at { $space }

imperium-idle-turn-done = everything in this turn is done
imperium-idle-reveals = the hand is revealed for persuasion and swords
imperium-idle-buys-nothing = no card at this price makes the deck better
imperium-idle-stays = the troops stay in the conflict, where they may win more
imperium-idle-sets-aside = this card can be acquired for less, and nobody else gets it
imperium-idle-acquires = this card helps the deck most
imperium-idle-remembers = this card is the best to have again
imperium-idle-plot = the plot makes the rest of the turn better
imperium-idle-send = the agent blocks a space that others want
imperium-idle-keeps-troops = the troops are worth more in a later conflict
imperium-idle-deploy = the troops make the conflict harder for others
imperium-idle-back = another card goes to a better space
imperium-idle-keeps-cards = each of these cards is still useful
imperium-idle-leaves = what it costs is needed elsewhere
imperium-idle-takes = it comes free
imperium-idle-discards = what is kept is more useful
imperium-idle-loses-influence = this step is worth least
imperium-idle-leader = this leader wins more often than others here
imperium-idle-defends = the place is worth defending
imperium-idle-does-not-defend = the dreadnought or troop is needed elsewhere
imperium-idle-no-card = no card in hand would help now
imperium-idle-leads = the lead is large enough without another card
imperium-idle-saves-cards = the cards in hand are worth more in a later conflict
imperium-idle-heir = this opponent is furthest behind
imperium-idle-rival = this opponent is the strongest
imperium-idle-voice = opponents want this space most
imperium-idle-secret = these tracks are the ones to climb
imperium-idle-to-top = the card is drawn sooner
imperium-idle-to-discard = it makes no difference before the game ends
imperium-idle-units = these units change the conflict most
imperium-idle-put-under = these cards are worth least
imperium-idle-for-rival = this helps the rival least
imperium-idle-negotiators = spice is worth more than these negotiators
imperium-idle-freighter-waits = the freighter waits for a better reward

## What a standing in the dice game is made of

dice-part-region = { $n ->
    [one] a strategic region
   *[other] { $n } strategic regions
}
dice-part-foothold = a foothold in a strategic region
dice-part-force = { $n ->
    [one] a force on the map
   *[other] { $n } forces on the map
}
dice-part-card = { $n ->
    [one] a force on the House card
   *[other] { $n } forces on the House card
}
dice-part-leader = { $n ->
    [one] a leader
   *[other] { $n } leaders
}
dice-part-spice = { $n } spice
dice-part-token = a token
dice-part-equipment = equipment

## What a standing in War for Arrakis is made of

arrakis-part-supremacy = { $n ->
    [one] a step of supremacy
   *[other] { $n } steps of supremacy
}
arrakis-part-marker = { $n ->
    [one] a step of prescience
   *[other] { $n } steps of prescience
}
arrakis-part-regular = { $n ->
    [one] a regular unit
   *[other] { $n } regular units
}
arrakis-part-elite = { $n ->
    [one] an elite unit
   *[other] { $n } elite units
}
arrakis-part-special = { $n ->
    [one] a special elite
   *[other] { $n } special elites
}
arrakis-part-token = { $n ->
    [one] a deployment token
   *[other] { $n } deployment tokens
}
arrakis-part-leader = { $n ->
    [one] a leader
   *[other] { $n } leaders
}
arrakis-part-named = { $n ->
    [one] a named leader
   *[other] { $n } named leaders
}
arrakis-part-card = { $n ->
    [one] a planning card
   *[other] { $n } planning cards
}
arrakis-part-bene_gesserit = a Bene Gesserit token
arrakis-part-worm = { $n ->
    [one] a sandworm
   *[other] { $n } sandworms
}
arrakis-part-sign = { $n ->
    [one] a wormsign
   *[other] { $n } wormsigns
}
arrakis-part-spice = { $n } spice
arrakis-part-row = the Imperium's favour
arrakis-part-march = a good position
arrakis-part-attack = the prize of a battle
arrakis-part-vision = a vision that comes nearer
arrakis-part-danger = safety
arrakis-part-spite = the enemy's losses

## At the table

filled-left = Friends play on where somebody has left.
filled-friend = { $name } ({ $mind })
button-advice = What would you do?
advice = I would choose: { $what } ({ $reason }).
advice-then = { $head }, then { $tail }
advice-step = *{ CAPITAL($what) }*
button-do-advice = Do that
button-how-sure = How sure?
advice-chances = Chances to win, after a look ahead: { $chances }.
advice-chance = { $what } { $percent } %
advice-one-choice = There is only one choice.
advice-no-chances = The bot has learnt no chances for this kind of table or question.
advice-busy = The bot is busy with other tables. Try again in a moment.
advice-nothing = nothing
advice-off = This table plays without advice.
advice-nothing-asked = It is not your move: there is nothing to advise on.
mind-silent = *{ $who }* has not done anything yet.
host-deadline-deputy = { $who } did not answer before the deadline: the bot answered instead ({ $reason }), and stops as soon as { $who } is back.
me-deputy-no = At a deadline: what the table agreed on
me-deputy-yes = At a deadline: the bot may answer for me

button-why-friends = Why, friends?
button-eyes = What would a sharp player have done?
eyes-title = **Turn { $turn }, seen again**
eyes-otherwise = - You chose { $chosen }; a sharp player would have chosen { $better } ({ $reason }).
eyes-the-same = A sharp player would have done the same, or there was nothing to choose.
