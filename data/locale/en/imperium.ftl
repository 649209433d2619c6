### Dune: Imperium: questions, options, refusals, the log, rules.

imperium-title = Dune: Imperium
imperium-blurb = Send agents, win factions and fight over Arrakis with a deck you build as you go. First to { $points } victory points, within ten rounds.

## Options of the game

variant-leaders = Leaders
variant-leaders-choose = Chosen
variant-leaders-choose-help = Leaders are chosen in turn order, from all of them.
variant-leaders-random = Random
variant-leaders-random-help = Leaders are dealt at random.
variant-leaders-draft = Drafted
variant-leaders-draft-help = A few leaders are turned up; players pick in an order drawn by lot.
variant-houses = Houses
variant-houses-any = Any
variant-houses-any-help = Two leaders of one House may play.
variant-houses-different = Different
variant-houses-different-help = Each House plays only once, also among the rivals of a game alone.
variant-third = Third reward
variant-third-tied = also with three sides
variant-third-tied-help = Two who tie for second behind a winner each take the third reward, also with three sides.
variant-third-four = only with four
variant-third-four-help = Only four players can win the third reward: with three sides, two who tie for second take nothing.
variant-voice = The Voice
variant-voice-lasting = until your next turn
variant-voice-lasting-help = The Voice keeps opponents out until its player's next turn, also in an extra turn.
variant-voice-once = for one turn
variant-voice-once-help = The Voice keeps each opponent out for one turn: an extra turn after it is free.

## Where the game stands

headline-leaders = Choosing leaders
headline-ready = Getting ready
headline-round = Round { $round }
headline-turns = Round { $round } · { $conflict }
headline-combat = Round { $round } · { $conflict } · Combat
headline-endgame = Endgame
headline-over = The game is over

## Questions

ask-leader = Which leader do you play?
ask-leader-first-game = Which leader do you play? Those marked ★ are good for a first game.
ask-secret_factions = Baron, the first time you deploy 4 troops in one turn, you gain 1 influence with each of two factions. Which two do you choose in secret?
ask-defend = *{ $space }* is yours and is fought over. Send a troop from your supply to defend it?
ask-turn = Your turn. { $agents ->
    [0] You have no agent left: reveal your hand.
    [one] Send your last agent with a card, or reveal your hand.
   *[other] Send an agent with a card, or reveal your hand. You have { $agents } agents.
}
ask-turn-move = Your turn. Move one of your agents with a card, or reveal your hand.
ask-turn-owed = These are left to do, in any order.
ask-turn-next = What next?
ask-turn-all-done = That was all.
ask-turn-must = Before your turn can end, you must still { $deeds }.
# $persuasion is what is left of $total, $spent what was spent of it.
ask-turn-reveal = { $persuasion ->
    [0] { $total ->
        [0] You have no persuasion to spend.
       *[other] You have spent all { $total } persuasion.
    }
   *[other] { $spent ->
        [0] You have { $persuasion } persuasion to spend.
       *[other] You have { $persuasion } of { $total } persuasion left to spend.
    }
}
ask-turn-reveal-little = You have { $persuasion } persuasion left, too little for any card.
ask-turn-reveal-must = { $persuasion ->
    [0] Before your turn can end, you must still { $deeds }.
   *[other] You have { $persuasion } persuasion to spend. Before your turn can end, you must still { $deeds }.
}
ask-space = Where does *{ $card }* send your agent?
ask-mover = Which agent goes to *{ $space }*?
ask-faction = Which faction gives you { $n } influence?
ask-lose_influence = With which faction do you lose 1 influence?
ask-heir = Who takes your alliance with the { $faction }?
ask-trash = Which card do you trash?
ask-discard = Discard { $n ->
    [one] a card
   *[other] { $n } cards
}.
ask-discard-or-troop = Discard a card or lose a troop from the conflict.
ask-alternative = { $n ->
    [one] Choose one of these.
   *[other] Choose { $n } of these.
}
ask-put-under = { $most ->
    [one] Which Intrigue card do you put under the deck?
   *[other] Which Intrigue cards do you put under the deck?
}
ask-destination = Where does *{ $card }* go?
ask-deploy-units = Deploy up to { $most } units.
ask-retreat-units = { $least ->
    [0] Retreat up to { $most } units.
   *[other] Retreat { $least } units.
}
ask-deploy = How many troops go into the conflict?
ask-retreat = How many troops retreat?
ask-acquire = Which card do you take? The card may cost up to { $most }.
ask-acquire-top = Which card goes on top of your deck? The card may cost up to { $most }.
ask-recall = Which agent do you call back?
ask-voice = Which space do you close to your opponents?
ask-snoop = *{ $card }* is on top of your deck.
ask-remember = Which card do you take back?
ask-set_aside = Which card of the row do you set aside?
ask-double_cross = Who loses a troop?
ask-pass_turn = Do you end your turn here?
ask-combat = Do you play a card?
ask-win = You won the conflict. Do you play a card?
ask-endgame = The game is ending. Do you play an Intrigue card?

## What helps to decide, beside the questions

context-leader-signet = *Signet*: what your card *Signet Ring* does for this leader.
context-leader-alliance = *Alliance*: the first to reach 4 influence with a faction holds its token, worth 1 victory point, until somebody has more.
context-leader-council = *High Council*: a seat there costs solari once and gives 2 persuasion in each of your reveal turns.
context-rewards = *{ $conflict }* pays first: { $first } · second: { $second }
context-rewards-third = { $head } · third: { $third }
context-strengths = Strength now: { $strengths }
context-nobody-fights = Nobody is in the conflict yet.

## What everybody reads of whom the table waits for

awaits-leader = to choose a leader
awaits-secret_factions = to choose two factions in secret
awaits-defend = to say whether a troop defends *{ $space }*
awaits-turn = to take a turn
awaits-combat = to play a card in the combat, or pass
awaits-discard = to discard
awaits-rewards = to settle the conflict
awaits-heir = to say who takes the alliance
awaits-endgame = to play a last Intrigue card, or none

## Options

pick-leader-first-game = ★ { $leader }
pick-faction = { $faction }: { $now } → { $after }
pick-trash-hand = { $card } (hand)
pick-trash-discard = { $card } (discard pile)
pick-trash-play = { $card } (in play)
pick-none = Trash nothing
pick-back = Back
pick-lose-troop = Lose a troop
pick-intrigue = { $card }
pick-send = { $card }
pick-reveal = Reveal
pick-reveal-help = show the rest of your hand, buy cards, and take no more turns this round
warn-reveal = { $agents ->
    [one] You still have an agent to send.
   *[other] You still have { $agents } agents to send.
} If you reveal now, you buy cards and take no more turns this round.
# Asked once, when a player ends a reveal turn in which a card could still be acquired.
warn-end = You have { $persuasion } persuasion left, which is lost at the end of your turn, and there is a card that you could acquire for it. Do you end the turn?
pick-deploy = Deploy { $n ->
    [0] none
    [one] 1 troop
   *[other] { $n } troops
}
# $recruits is how many troops are recruited first.
pick-recruit-deploy = Recruit { $recruits }, then deploy { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
pick-deploy-units = Deploy { $units }
pick-retreat-units = Retreat { $units }
pick-destination-discard = To your discard pile
pick-destination-top = On top of your deck
pick-deploy-many = Deploy up to { $most } troops
pick-retreat = Retreat { $n ->
    [0] none
    [one] 1 troop
   *[other] { $n } troops
}
pick-rest = { $n ->
    [2] Do both
   *[other] Do all { $n }
}
pick-owed-from = { $deed } ({ $source })
pick-owed-one-of = { $deed } (one of { $n } { $source })
pick-end = End turn
pick-buy = { $card } ({ $cost })
pick-buy-top = { $card } ({ $cost }), on top of the deck
pick-exchange = { $space }: { $spice } spice → { $solari } solari
pick-mover-leader = One you have not sent yet
pick-mover-space = The one at { $space }
pick-snoop-draw = Draw { $card }
pick-snoop-trash = Trash { $card }
pick-go-on = Go on with the turn
pick-pass-turn = End the turn
pick-defend = Send a troop
pick-no-defender = Send nobody
pick-combat-pass = Pass
pick-combat-done = Done
pick-win-pass = Play nothing
pick-endgame-pass = Pass

standing-combat = Pass for the whole combat
standing-quiet = Pass until somebody plays a card
standing-endgame = Play nothing more

sale-help = sends agents to { $symbols } · { $help }
card-help = { $head } · { $tail }
card-help-anywhere = any of your agents to any space · { $help }
card-help-agent = { $words }
send-help = to { $symbols } · { $help }
card-help-reveal = reveal: { $words }
card-help-acquire = acquired: { $words }
card-help-trash = trashed: { $words }
leader-help = difficulty { $difficulty } · { $ability } · signet: { $signet }
space-help-cost = pay { $cost }: { $effect }
space-help-maker = harvest { $n } spice
space-help-maker-and = { $n ->
    [0] { $deed }, but harvest no spice
   *[other] harvest { $n } spice and { $deed }
}
space-help-reveal = reveal: gain { $n } persuasion
space-help-combat = { $help } · combat

## Why not

why-costs = costs { $cost }, you have { $have }
why-troops = needs { $n } troops in the conflict, you have { $have }
why-no-influence = you have no influence to give up
why-hand = needs { $n ->
    [one] a card
   *[other] { $n } cards
} in your hand, you have { $have }
why-intrigue = needs { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}, you have { $have }
why-no-card = you have no card to trash
why-persuasion = you have { $have } persuasion
why-only-if = only if { $condition }
why-no-troops-in-conflict = you have no troops in the conflict
why-nothing-to-acquire = no card costs { $most } or less
why-no-sister = no Bene Gesserit card in your discard pile
why-row-empty = the row is empty
why-few-secrets = no opponent has four Intrigue cards
why-stack-empty = no { $card } is left in the reserve
why-nobody-ahead = no opponent is ahead of you on any track
why-voiced = closed by the Voice
why-once-council-seat = you already have your seat
why-once-swordmaster = you already have your Swordmaster
why-own-agent = your own agent is there
why-occupied = occupied
why-no-symbol = no agent icon
why-no-space = no open space to go to
why-not-plot = not a plot card
why-not-combat = not a combat card
why-not-endgame = not an endgame card
why-start-of-turn = only at the very start of your turn
why-before-sending = only before you send an agent
why-combat-over = the combat is over
why-only-winner = only after winning a conflict outright
why-house-taken = its House is already at the table

## The log: names and lists in it

who-you = You
who = **{ $seat }**
whom-you = you
log-card = { $n ->
    [one] *{ $card }*
   *[other] { $n } × *{ $card }*
}
log-space = *{ $space }*
log-strength = **{ $seat }** { $n }
log-with-strengths = { $head } ({ $strengths })
log-plain = { $head }.

## The log: what happened by itself

log-round = **Round { $round }** began. The conflict is *{ $conflict }*, and { $person ->
    [you] you go first
   *[other] **{ $first }** goes first
}
log-with-rewards = { $head }. { $rewards }
log-rewards = First place: { $first }. Second: { $second }. Third: { $third }
heading-combat = Combat
heading-makers = Makers
log-combat-began = Combat: { $strengths }
log-combat-tied = A tie for first: nobody won the conflict
log-combat-tied-named = A tie for first: nobody won the conflict *{ $conflict }*
log-combat-nobody = Nobody fought
log-combat-nobody-named = Nobody fought in the conflict *{ $conflict }*
log-makers = Spice gathered at { $spaces }
log-no-makers = No spice gathered
log-endgame-began = The endgame began

## The log: what a player did. Each of these is given $person (you, she, he, they or rival) and $gender (she, he or they,
## also of you), for languages that bend their verbs.

log-with-parts = { $head }: { $parts }.
log-meanwhile = { $who } { $parts }.
log-first-player = { $who } became the first player
log-leader = { $who } took *{ $leader }*
log-chose-factions = { $person ->
    [you] You chose { $factions } in secret
   *[other] { $who } chose two factions in secret
}
log-sent = { $who } sent an agent to *{ $space }* with *{ $card }*
log-sent-brief = { $who } sent an agent to *{ $space }*
log-revealed-brief = { $who } revealed { $n ->
    [0] an empty hand
    [one] a card
   *[other] { $n } cards
}
log-revealed = { $who } revealed { $cards }
log-revealed-nothing = { $who } revealed an empty hand
log-passed-turn = { $who } ended the turn without sending an agent or revealing
log-combat-passed = { $who } passed in combat
log-combat-several-passed = { $who } passed in combat
log-combat-won = { $who } won the conflict
log-combat-won-named = { $who } won the conflict *{ $conflict }*
log-reward-1 = { $who } took the first reward
log-reward-2 = { $who } took the second reward
log-reward-3 = { $who } took the third reward
log-won = { $who } won the game

did-gained = gained { $what }
did-gained-control = gained { $what } for controlling *{ $space }*
did-gained-dividends = gained { $what } as dividends
did-gained-start = started with { $what } more
did-paid = paid { $what }
did-scored = scored { $n ->
    [one] a victory point
   *[other] { $n } victory points
}
did-recruited = recruited { $n ->
    [one] a troop
   *[other] { $n } troops
}
did-deployed = deployed { $n ->
    [one] a troop
   *[other] { $n } troops
}
did-deployed-supply = deployed { $n ->
    [one] a troop
   *[other] { $n } troops
} from the supply
did-put-under = put { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
} under the deck
did-put-under-cards = put the Intrigue { $n ->
    [one] card
   *[other] cards
} { $what } under the deck
did-retreated = retreated { $n ->
    [one] a troop
   *[other] { $n } troops
}
did-lost-troops = lost { $n ->
    [one] a troop
   *[other] { $n } troops
} in the conflict
did-lost-garrison = lost { $n ->
    [one] a troop
   *[other] { $n } troops
} from the garrison
did-drew = drew { $n ->
    [one] a card
   *[other] { $n } cards
}
did-drew-cards = drew { $what }
did-drew-revealed = drew and revealed { $what }
did-drew-intrigue = drew { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}
did-drew-intrigue-cards = drew the Intrigue { $n ->
    [one] card
   *[other] cards
} { $what }
did-stole = took an Intrigue card from { $whom }
did-stole-card = took the Intrigue card *{ $card }* from { $whom }
did-influence-up = gained influence with the { $faction } ({ $before } → { $after })
did-influence-down = lost influence with the { $faction } ({ $before } → { $after })
did-friendship-up = gained influence with the { $faction } ({ $before } → { $after }, +1 victory point)
did-friendship-down = lost influence with the { $faction } ({ $before } → { $after }, −1 victory point)
did-alliance = formed an alliance with the { $faction } (+1 victory point)
did-alliance-from = took the alliance with the { $faction }, and its victory point, from { $whom }
did-alliance-lost = lost the alliance with the { $faction } (−1 victory point)
did-control = took control of *{ $space }*
did-discarded = discarded { $what }
did-trashed = trashed { $what }
did-acquired = acquired { $what }
did-acquired-top = put { $what } on top of the deck
did-council-seat = took a seat in the High Council
did-swordmaster = gained the Swordmaster
did-mentat = took the Mentat
did-mentat-owed = secured the Mentat for the next round
did-recalled = called an agent back from *{ $space }*
did-voiced = closed *{ $space }* with the Voice
did-refocused = shuffled the discard pile into the deck
did-remembered = took { $what } back from the discard pile
did-set-aside = set { $what } aside
did-set-aside-lost = let { $what } go
did-played = played *{ $card }*
did-masterstroke = revealed { $factions } for the Masterstroke

## The end

score-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
score-start = Start
score-friendship = Friendships
score-alliance = Alliances
decided-favour = A tie, decided by a tile that settles ties.
decided-spice = A tie, decided by more spice.
decided-solari = A tie, decided by more solari.
decided-water = A tie, decided by more water.
decided-garrison = A tie, decided by more troops in the garrison.
decided-reveal = A tie, decided by the later reveal turn.

## The short rules

imperium-rules-title = How it is played
imperium-rules-goal = Gain victory points: by influence with four factions, by winning conflicts, and by cards. The game ends when somebody has { $points } points at the end of a round, or after ten rounds.
imperium-rules-round = Each round a conflict is revealed and everybody draws five cards. Players take turns until all have revealed. Then the conflict is fought, spice gathers on maker spaces without an agent, and agents come home.
imperium-rules-agent = Agent turn: play a card to send an agent to a free space with one of the card's agent icons. Pay the cost of the space, and resolve the effects of card and space in any order. A faction's space gives influence. At a combat space you may deploy all troops that you recruited this turn and up to 2 more of your garrison.
imperium-rules-reveal = Reveal turn: show the rest of your hand, take its persuasion, swords and effects, and acquire cards. You take no more turns this round.
imperium-rules-combat = Each troop in the conflict counts 2, each sword 1. Without a unit in the conflict you have no strength, whatever your swords. Combat cards go round until all pass. The strongest takes the first reward, the next the second and, of four players, the next the third. A tie for first gives the tied the second reward, a tie for second the third. After the combat all troops in it go back to their supplies.
imperium-rules-influence = 2 influence with a faction is worth a victory point. 4 gives the track's bonus. The first to reach 4 takes the alliance, worth another point, and keeps it on a tie: only more influence takes it away.
imperium-rules-end = After the last round endgame cards are played. Ties go to more spice, solari, water, garrison troops, and then to the later reveal.
imperium-rules-options-title = Options of this game
imperium-rules-option = { $option }: { $choice }. { $help }
imperium-rules-option-alone = { $option } (alone): { $choice }. { $help }
imperium-rules-rulings-title = Where the rules are silent
imperium-rules-choices-title = Where we chose between rules

ruling-a1 = Kwisatz Haderach may enter a space where an enemy agent stands.
ruling-a2 = Kwisatz Haderach may not enter a space with another agent of yours; the moving agent may come back to its own space.
ruling-a3 = Kwisatz Haderach pays the cost of the space and meets its requirement.
ruling-a4 = A tie for second pays the third reward to each of the tied, also with three players. One rulebook says that the third reward can only be won with four players: the table may choose that with the option Third reward.
ruling-a5 = After a three-way tie for first, the fourth player takes nothing.
ruling-a6 = The Baron's Masterstroke happens by itself the first time four troops are deployed in one turn.
ruling-a7 = The Masterstroke counts all troops deployed in the turn, also those that retreated again.
ruling-a8 = After Bindu Suspension you may end your turn or go on. The first English rulebook ends the turn; the Czech and Ukrainian ones, which are later, let you choose, and we follow them.
ruling-a9 = Urgent Mission may call back the agent sent in the same turn.
ruling-a10 = Endgame cards are played clockwise from the first player, one per go, until all pass.
ruling-a11 = Rewards are paid in turn order from the first player.
ruling-a12 = A fallen alliance goes to the highest player with 4 or more; among equals the old holder picks.
ruling-a13 = Helpful effects under a condition apply, and may be declined.
ruling-a14 = When the Imperium deck is empty the row is not refilled.
ruling-a15 = The Voice needs no free control marker.
ruling-a16 = The Hall of Oratory gives persuasion only while your agent is still there.
ruling-a17 = A player who must discard more cards than they hold discards all of them.
ruling-a18 = Count Ilban draws his card right when he pays.
ruling-a19 = An Intrigue card may be played even if it has no effect.
ruling-a20 = Helena's set-aside card leaves the game if it is not acquired by the end of that reveal turn.
ruling-a21 = Players who must discard for Reverend Mother Mohiam or Test of Humanity choose in secret, all at once. Their choices are shown together. The official answers let players choose one after the other from the left of the active player. We ask all at once because players of a game by chat would otherwise wait for each other.
ruling-a22 = An arrow is offered only if its whole result is possible when it is paid for. A result that comes to nothing, such as recruiting from an empty supply, may be paid for.
ruling-a23 = The Voice keeps opponents out until its player's next turn, also in an extra turn of theirs. One rulebook speaks of their next turn: the table may choose that with the option The Voice.

## Pictures of this game, by name.

imperium-picture-row = What can be acquired
imperium-picture-conflict = The conflict
imperium-picture-leaders = The leaders
imperium-picture-mat = Your side of the table
