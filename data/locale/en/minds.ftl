### Minds: opponents that think, and what they say of their answers.

mind-for = for { $gained }
mind-for-both = for { $gained }, and for { $also }
mind-equal = other choices are worth just as much
mind-as-good = { $reason }; another choice is worth as much
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
imperium-aim-second = strength { $n } in { $conflict }, second place so far behind { $others }
imperium-aim-third = strength { $n } in { $conflict }, third place so far (the strongest has { $others })
imperium-aim-level = strength { $n } in { $conflict }, level with another opponent behind the { $others } of the strongest
imperium-aim-freighter = the freighter at level { $n }, which brings more when it comes home
imperium-aim-tech = the tech tile { $tile }
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
imperium-idle-controls = control of this place is worth most
imperium-idle-retreats = troops that win nothing more here retreat
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
imperium-idle-keeps-plots = the Intrigue cards are worth more later
imperium-idle-heir = this opponent is furthest behind
imperium-idle-rival = this opponent is the strongest
imperium-idle-voice = opponents want this space most
imperium-idle-secret = the other tracks are easier to climb without tokens
imperium-idle-to-top = the card is drawn sooner
imperium-idle-to-discard = it makes no difference before the game ends
imperium-idle-units = these units change the conflict most
imperium-idle-put-under = these cards are worth least
imperium-idle-for-rival = this helps the rival least
imperium-idle-negotiators = spice is worth more than these negotiators
imperium-idle-keeps-negotiators = the negotiators can lower the price of another tech tile later
imperium-idle-freighter-waits = the freighter waits for a better reward
imperium-idle-freighter-home = the freighter brings home the rewards of its level
imperium-idle-owed = this effect of the turn cannot be left out
imperium-idle-plan-ahead = this card is needed least in the first turn
imperium-idle-for-rival-any = the bot does not compare such choices of a rival
imperium-idle-space = the effects of this space are worth most now
imperium-idle-last-moment = it can only be played now
imperium-idle-does = this effect is worth taking now
imperium-idle-tile = the effect of this tile is worth most now
imperium-idle-goes-on = this turn can still do something useful

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

dice-aim-holds = { $region }, held alone
dice-aim-foothold = a foothold in { $region }
dice-aim-snooper = the Snooper, which protects from Poison
dice-aim-shield = the Shield, which protects from the Crysknife
dice-aim-thumper = a Thumper, which calls Shai-Hulud away once
dice-idle-freeze-own = dice with the symbol of the House recruit forces
dice-idle-freeze-region = a region of this zone is worth moving into
dice-idle-freeze-spice = this is more spice than a new roll brings on average
dice-idle-freeze-vendetta = this face of the Vendetta die is worth using
dice-idle-freeze-least = at least one die must stay, and this choice helps most
dice-idle-freeze-none = the other dice may show better faces in the next roll
dice-idle-invite = an ally makes this turn stronger
dice-idle-alone = no ally is worth the dice that an alliance takes
dice-idle-accepts = an ally gains more from this turn than an onlooker
dice-idle-refuses = the player who asks is too close to winning alone
dice-idle-ships-nothing = nothing more is worth shipping now
dice-idle-target = the forces can win this region
dice-idle-sink = in the other regions there is nothing to win now
dice-idle-stays = the forces are needed where they stand
dice-idle-spares = only forces of the same side could be hit
dice-idle-leaves-die = a token is worth more than a victim
dice-idle-kills = it weakens the most dangerous opponent within reach
dice-idle-commits-enough = this is enough against what the enemy is expected to commit
dice-idle-commits-all = the enemy looks stronger, but may commit less
dice-idle-offers-leader = with this region the alliance can win
dice-idle-keeps-leaders = this battle does not decide the game, so the leaders stay
dice-idle-keeps-equipment = the equipment there is useful as it is
dice-idle-equips = this equipment is worth more there
dice-idle-house = this House is among those that win more often
dice-idle-start = strategic regions that are easy to take are near
dice-idle-predicts = the Guild wins when nobody else does
dice-idle-no-deal = friends leave deals to people
dice-idle-leaves-dice = this leaves the fewest dice to the ally
dice-idle-symbol = this House is on the most dice
dice-idle-turn-done = everything in this turn is done
dice-idle-worm = the thumper is worth more than what the worm takes
dice-idle-thumper = what the worm would take is worth more than the thumper
dice-idle-battle = this battle is for the region that is worth most

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
arrakis-aim-vision-near = the vision { $card }, which comes nearer
arrakis-aim-vision-true = the vision { $card }, whose condition is met
arrakis-aim-way = a legion on the way to { $area }
arrakis-aim-station = a legion on the way to a station
arrakis-aim-harvest = harvesters that can bring { $n } spice
arrakis-aim-battle = the battle for { $area }
arrakis-aim-safer = more safety for { $area }
arrakis-idle-end = no free action would gain anything now
arrakis-idle-die = this result is the most useful one here
arrakis-idle-keeps-token = the token is worth more in a later round
arrakis-idle-spare-die = the other die is more useful later
arrakis-idle-keeps-cards = the cards are worth more than the dice that they would add
arrakis-idle-losses = these losses cost least
arrakis-idle-vehicles = the vehicles help most there
arrakis-idle-spare-vehicle = the other ornithopter is needed more
arrakis-idle-supply = what is on the board stays where it is
arrakis-idle-stands = the legions stand best where they are
arrakis-idle-adds-dice = more dice may decide this battle
arrakis-idle-saves-harvester = the harvester goes on bringing spice
arrakis-idle-keeps-row = the marker keeps its row, and no ban comes
arrakis-idle-desert = desert power threatens the legions of Harkonnen
arrakis-idle-card = the effect of this card is worth most now
arrakis-idle-keeps-hand = the cards are worth more later
arrakis-idle-leader = a leader makes a legion stronger
arrakis-idle-leaders-stay = the leaders are safe enough where they are
arrakis-idle-special = this special changes the battle most
arrakis-idle-leaders-go = these leaders serve best with the units that move
arrakis-idle-units-go = these units go, and the rest of the legion is more useful where it is
arrakis-idle-holds = the area is worth fighting for
arrakis-idle-die-strategy = legions move to better places, or attack
arrakis-idle-die-leadership = legions with leaders move to better places, or attack
arrakis-idle-die-deployment = new units or leaders come to the board
arrakis-idle-die-mentat = new planning cards come to the hand
arrakis-idle-die-house = better units or more vehicles come to the board
arrakis-idle-part = the rest of the legion stays to hold { $area }
arrakis-idle-strike = the worm attacks the legion in { $area }
arrakis-idle-safer = the legion is safer in { $area }
arrakis-idle-storm = storm and worms take less of the legion in { $area }
arrakis-idle-guards = the legion guards { $area }
arrakis-idle-nearer = the legion has more to win from { $area }
arrakis-idle-vehicle-harvester = harvesters bring the most spice there for the least danger
arrakis-idle-vehicle-carryall = a carryall helps most near harvesters
arrakis-idle-vehicle-ornithopter = an ornithopter helps the legion with the best targets there
arrakis-idle-discards = the cards that are kept help more
arrakis-idle-keeps-visions = each of these visions may still come true
arrakis-idle-removes-vision = visions that are nearer or bring more can come instead
arrakis-idle-clouds-best = this vision is the nearest to come true
arrakis-idle-leaders-home = these leaders would fall with their legion, and come back later
arrakis-idle-leaders-stay-behind = the leaders serve best with the units that stay
arrakis-idle-tokens-hidden = face-down tokens tell the enemy nothing of their strength
arrakis-idle-ceases = the legion can still do more elsewhere than in this battle
arrakis-idle-worm-next = the sandworm under the strongest legion comes first
arrakis-idle-drives = there the enemy is furthest from what it wants
arrakis-idle-continues = the battle is more likely won than lost
arrakis-idle-wears-down = the enemy loses more in this battle than the attacker
arrakis-idle-worm-threatens = the sandworm threatens more there
arrakis-idle-vision-brings-most = this vision promises most

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
