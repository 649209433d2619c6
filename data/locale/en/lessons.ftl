### The coach: one sentence or two of at most 25 words above a question, each shown once to a person; and the lessons.

## Dune: Imperium

coach-imperium-leader = Your leader has two abilities. Read the signet one: it happens whenever you send an agent with *Signet Ring*.
coach-imperium-secret-factions = Choose two factions that you mean to visit anyway: deploy 4 troops in one turn and both give you influence.
coach-imperium-turn = You win with 10 victory points. A card sends an agent to a place with its icon; unused cards buy new ones.
coach-imperium-place = A place holds one agent: take first what others want too. Beside each stands its cost and gain.
coach-imperium-deploy = Deployed troops fight for the rewards named below, with strength 2 each. Afterwards they all return to the supply.
coach-imperium-rest = These effects need no choice: the first button takes them all.
coach-imperium-owed = This is what your card and your place still give you. You choose the order.
coach-imperium-trash = Trash a weak starting card, such as *Dagger* or *Convincing Argument*: then you draw your good cards more often.
coach-imperium-buy = You draw a new card only once your deck is shuffled again, so buy strong ones early.
coach-imperium-reveal = Reveal when all your agents are sent: your other cards then buy new ones.
coach-imperium-end-turn = Nothing is final before you end the turn. *Take back* undoes your last step, unless it showed you something new.
coach-imperium-plot = Intrigue cards are secret until played: plots in your own turn, combat cards in a combat, endgame cards last.
coach-imperium-faction = 2 influence with a faction is 1 victory point; 4 gives a bonus, and whoever leads holds the alliance, worth another.
coach-imperium-place-faction = Places of a faction raise your influence with it. The second step is a victory point.
coach-imperium-place-spice = Spice gathers on desert places that nobody visits. It pays for strong places, or is sold for solari.
coach-imperium-place-landsraad = Save solari for the *High Council* (2 persuasion in every reveal) or the *Swordmaster* (a third agent).
coach-imperium-combat = Compare strengths. A combat card now can change who is first; if it cannot, pass and keep it.
coach-imperium-defend = You control this place. A free troop here fights for you, and winning keeps it yours.
coach-imperium-alternative = You may have one of these. Think of what your next turn needs.
coach-imperium-acquire = Take the best card you may: a dear one is worth more than its cost suggests.
coach-imperium-win = You won. A few cards may only be played now.
coach-imperium-endgame = The last cards are played now. Whatever gives victory points, play it: nothing is kept.
coach-imperium-tech = A tech tile works for the rest of the game, so an early one pays back most.
coach-imperium-freighter = Your freighter climbs the shipping track. Bring it home for the rewards of its level and of all below.
coach-imperium-dreadnought = A dreadnought has strength 3 and never falls. Win with it, and it holds a place for a round.
coach-imperium-rivals = Each turn a card says where a rival sends an agent. Rivals fight and win points as you do, without a hand.
coach-imperium-for-rival = The rules leave this choice of a rival to you. Take what helps it least.
coach-imperium-discard = A discarded card comes back when your deck is shuffled. Give up the one that helps you least in this round.
coach-imperium-recall = The agent you call back can be sent once more this round, and its place becomes free for everybody.
coach-imperium-lose-influence = From 2 influence down to 1 you lose a victory point, and below 4 perhaps an alliance. Lose a step elsewhere.
coach-imperium-intelligence = Take the card you can use soonest: a combat card if you mean to fight, a plot card for your own turn.
coach-imperium-negotiators = Each negotiator you bring home lowers the price by 1 spice. Keep them if you have the spice.
coach-imperium-place-dreadnought = Hold the place that others will visit most: each visit there pays you.

## The dice game

coach-dice-house = You win with three strategic regions that you hold alone. Each House has a power and a start of its own.
coach-dice-start = Begin near a strategic region: three of them, held alone at the end of your turn, win.
coach-dice-dice = What you freeze, you keep; the rest is rolled again. The menu says what each die does for you.
coach-dice-freeze-house = Dice with your own House's symbol bring forces from the supply to your House card. Others invite allies.
coach-dice-freeze-spice = Spice ships forces from your card to the map. Without spice they stay at home.
coach-dice-freeze-region = The region die says where your forces may move this turn, and so where you may attack.
coach-dice-worm = Shai-Hulud eats the spice. A Thumper calls it away once: use it if this turn depends on shipping.
coach-dice-invite = An ally moves with you this turn and fights on your side. Four strategic regions together win for both.
coach-dice-recruit = Dice with your symbol bring forces or your leader to the House card. Leaders fight from there, never on the map.
coach-dice-kill = One enemy force goes back to its supply. Take it where it stops a House from winning, or opens your way.
coach-dice-ship = A force lands only in the Polar Sink or where you have one already. From the Polar Sink it can go anywhere next.
coach-dice-target = You move into one region this turn. Prefer a strategic one that is empty or weakly held.
coach-dice-move = Move in enough forces to win the battle and still hold the region afterwards.
coach-dice-commit = Both sides choose in secret. All that is committed is lost, so commit just enough to win; ties go to the defender.
coach-dice-equip = A Harvester here pays 2 spice a turn, a Fortification stops an attacker, an Ornithopter lets forces fly.
coach-dice-end-turn = This is when victory is checked: three strategic regions alone win at once.
coach-dice-invited = As an ally you recruit and move in this turn too, and fight on the same side. Help nobody who could win alone.
coach-dice-deal = A deal lets the ally ship where it helps you both. Look at what you give: nothing happens until the other agrees.
coach-dice-deal-answer = Compare what you give with what you get. If you agree, the deal is carried out at once.

## War for Arrakis

coach-arrakis-goal = Harkonnen win with 10 supremacy, by destroying sietches. Atreides win when all three prescience markers reach their secret targets.
coach-arrakis-vehicles = Place aircraft where your legions will strike and your harvesters stand. Atreides remove a harvester by moving to it, unless a legion guards it.
coach-arrakis-bene-gesserit = One action more is worth having in most rounds. Keep the token only if you see nothing to do with it now.
coach-arrakis-action = Each die is one action of the kind it shows. Plan which actions you need before you spend the first.
coach-arrakis-card = A planning card can be played instead of the die's own action. Often it does more in the right place.
coach-arrakis-leader = A leader with this die does something special, once a round. It often beats the plain action.
coach-arrakis-desert-power = Desert power is free while you have fewer dice than Harkonnen: worms do your work without costing a die.
coach-arrakis-train = Turned-up tokens show what the units are. Face down they hide your strength; in battle they turn up by themselves.
coach-arrakis-scout = Scouting spends an ornithopter and shows what lies hidden, so that you attack what you can beat.
coach-arrakis-attack = More dice mean more hits: each unit rolls one, at most 6. Compare both legions before you attack.
coach-arrakis-move = Move to where you attack next, or to where you must defend. At most 6 units stand in an area.
coach-arrakis-where = Choose where the legion ends. Worms threaten Harkonnen on desert; mountains are safe.
coach-arrakis-split = You may leave a part behind. A leader must always have a unit beside it.
coach-arrakis-combat-cards = Each card you discard is a die more, up to 6. Keep cards that you mean to play.
coach-arrakis-specials = A leader turns a special result into hits or shields. Take the one that decides the battle.
coach-arrakis-hits = Regular units fall first, and elite ones become regular. Keep leaders as long as you can.
coach-arrakis-go-on = Go on only if the next round is likely to be yours. Going on against a settlement costs a hit first.
coach-arrakis-retreat = Retreat saves the legion, but the enemy takes the area. A sietch or settlement is worth a fight.
coach-arrakis-advance = Advance to destroy what stood there: that is what wins the war.
coach-arrakis-worms = Lay wormsigns where Harkonnen harvest or march, or let a sandworm attack within 2 areas.
coach-arrakis-signs = Nobody knows what a sign hides until it is turned up: sand, or a worm.
coach-arrakis-claim = Claimed prescience cards move your markers. You win when all three reach their secret targets.
coach-arrakis-draw = Choose the deck that fits your plan. Cards are actions, or dice in battle.
coach-arrakis-spice = Spice keeps the three markers up. The lowest decides how many dice and vehicles Harkonnen have next round.
coach-arrakis-end-turn = Nothing is shown to the other side before you end the turn.
coach-arrakis-deploy = New troops come to your own settlements: where the enemy can strike next, or where your next attack begins.
coach-arrakis-rescue = Carryalls are few. Save a harvester on deep desert first: it brings 2 spice instead of 1.
coach-arrakis-house = A House die makes regular units elite, or places vehicles. Elite units survive a first hit; vehicles carry, scout and harvest.
coach-arrakis-which-die = Spend the die whose own action you need least in this round.
coach-arrakis-worm-target = A sandworm destroys harvesters and drives legions off the desert. Send it where Harkonnen lose most.
coach-arrakis-flee = The sandworm drives your legion away. Mountains and settlements are safe; on desert the next worm may follow.

## The lessons

lesson-imperium = Dune: Imperium
lesson-imperium-about = Two rounds against two friends: send agents, fight for a conflict, buy your first cards.
lesson-ix = Rise of Ix
lesson-ix-about = Two rounds for those who know the base game: freighters, dreadnoughts and tech tiles.
lesson-hagal = Dune: Imperium alone
lesson-hagal-about = Two rounds against the rivals of House Hagal, who need no other people.
lesson-dice = The Dune dice game
lesson-dice-about = Two rounds against two friends: roll, recruit, ship and fight.
lesson-atreides = War for Arrakis: Atreides
lesson-atreides-about = A round with the Fremen and House Atreides: hide, strike, and let the worms work.
lesson-harkonnen = War for Arrakis: Harkonnen
lesson-harkonnen-about = A round with House Harkonnen: harvest, hunt the sietches, keep the Imperium paid.
lesson-again = A turn of an old game
lesson-is-yours = You play a lesson alone. `/dune-learn` begins one.

## The lesson from a finished game

review-none = The bot cannot judge this game, so there is nothing to learn from it.
review-no-such-turn = This turn cannot be tried again.
review-no-post = This game was played in no channel, so there is no closing post.
progress-review = A sharp player looks back at your game: { $done } of { $whole } positions are judged.
review-title = ### What your game can teach you: { $game }
review-nothing = No turn of yours was clearly worse than another.
# $done, $better: what was chosen; $reason: why it would have been better.
review-turn = **{ $place }.** Round { $round }: you chose { $done }. A sharp player would have chosen { $better } ({ $reason }). { $cost }
review-deed = { $deed }: { $reason }
review-cost-chance = Your choice cost about { $cost } % of the chance to win.
review-cost-balance = Your choice cost about { $cost } in the bot’s own values.
review-agreed = You agree. The closing post shows the curve of all players when { $left ->
    [one] one other player agrees too.
   *[other] { $left } other players agree too.
}
review-published = Everybody agrees: the closing post shows the curve of all players.
result-wants-curve = { $who } { $count ->
    [one] wants
   *[other] want
} to show here how the chances of all players went. It appears when everybody who played agrees: *Learn from it*, *Publish the curve*.
button-review = Learn from it
button-try-again = Try { $place } again
button-publish-curve = Publish the curve

## "What is this?": the icons of a picture, and the terms of a question

button-what = What is this?
what-title = **What is this?** The icons of the picture, with their names.
what-term = - **{ CAPITAL($name) }**: { $text }
what-choose = Look up what is named here
