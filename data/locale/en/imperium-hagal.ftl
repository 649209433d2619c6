### House Hagal: the rivals of a game for one or two.

hagal-rival = Rival { $number }
hagal-company-1 = Two rivals of House Hagal play against you; no one else is needed.
hagal-company-2 = House Hagal plays along as a third.

variant-difficulty = Strength of the rivals
variant-difficulty-mercenary = Mercenary (weakest)
variant-difficulty-mercenary-help = A practised player wins every second game, with Rise of Ix every third. The mildest rivals. They begin without troops and get their Swordmasters in round 5; you have 1 solari and 1 spice more, and the Mentat costs 2.
variant-difficulty-sardaukar = Sardaukar (normal)
variant-difficulty-sardaukar-help = A practised player wins one game in four, with Rise of Ix one in twelve. Each rival begins with 3 troops and an Intrigue card, and has its Swordmaster in round 4. The Mentat costs 5.
variant-difficulty-mentat = Mentat (strong)
variant-difficulty-mentat-help = A practised player wins one game in eight, with Rise of Ix one in twenty. As Sardaukar, with Swordmasters in round 3, and rivals who send no more troops than they need.
variant-difficulty-kwisatz_haderach = Kwisatz Haderach (strongest)
variant-difficulty-kwisatz_haderach-help = Hardly anybody wins. As Mentat, and you cannot hire the Swordmaster.
variant-rivals = Leaders of the rivals
variant-rivals-choose = you choose
variant-rivals-choose-help = You choose the two leaders you play against.
variant-rivals-random = by lot
variant-rivals-random-help = The two leaders you play against are drawn by lot.
variant-escalation = Last conflicts
variant-escalation-plain = as printed
variant-escalation-plain-help = A rival flips one card for its swords in every conflict.
variant-escalation-brutal = brutal
variant-escalation-brutal-help = In a conflict of level III each rival flips two cards for its swords.
variant-churn = Imperium row
variant-churn-none = as printed
variant-churn-none-help = Cards stay in the row until somebody acquires them.
variant-churn-dice = churned by dice
variant-churn-dice-help = After each of your reveal turns two dice send cards of the row away.

## Cards.

kind-hagal = House Hagal card
hagal-entry = Hagal: { $card }
hagal-harvest-space = Richest maker space
hagal-new-deck = A new deck
hagal-line-goes = Sends an agent to { $space }, whatever that costs.
hagal-line-gets = Instead of what the space gives: { $what }.
hagal-line-instead = With 2 or more influence with the Spacing Guild the rival goes to { $space } instead: { $what }.
hagal-line-only = With 2 or more influence with the Spacing Guild the rival goes to { $space }: { $what }.
hagal-line-nowhere = Otherwise another card is turned up.
hagal-line-compulsory = If both of the rival's dreadnoughts are out already, another card is turned up.
hagal-line-signet = Then its leader's signet ring does what it does for rivals.
hagal-line-harvest = Sends an agent to the open maker space with the most bonus spice; without bonus spice another card is turned up.
hagal-line-reshuffle = All cards are shuffled into a new deck, this one too, and the next is turned up, in combat as well.
hagal-line-swords = { $n ->
    [0] Flipped in combat it adds no swords.
    [one] Flipped in combat it adds 1 sword.
   *[other] Flipped in combat it adds { $n } swords.
}
hagal-line-copies = { $n ->
    [one] 1 copy.
   *[other] { $n } copies.
}

## Signet rings of rivals.

hagal-signet-of = { $leader }: { $what }
hagal-no-signet = { "" }
hagal-signet-baron_vladimir_harkonnen = Pays 1 solari for an Intrigue card.
hagal-signet-glossu_the_beast_rabban = Recruits 1 troop, or 2 with an alliance.
hagal-signet-count_ilban_richese = Gains 1 solari.
hagal-signet-duke_leto_atreides = Pays 1 spice for 1 influence where somebody is ahead of him.
hagal-signet-countess_ariana_thorvald = Gains 1 water.
hagal-signet-earl_memnon_thorvald = Gains 1 spice.
hagal-signet-rhombur_vernius = Takes a tech tile if he can pay for one, else sends a negotiator.
hagal-signet-hundro_moritani = Pays 1 spice to move his freighter.

## Questions.

ask-rivals = Which two leaders do you play against? A rival uses only the ability beside its name. The first that you choose sits on your left and begins.
ask-first-rival = Which leader sits on your left and begins? A rival uses only the ability beside its name. Each House plays only once.
ask-second-rival = { $leader } sits on your left. Which leader is the second rival?
ask-for-rival = You decide for { $who }; “you” means that rival here. { $what }
awaits-rivals = to choose the rivals
awaits-for_rival = to decide for { $who }

## The log. What a rival did is given $person, as everybody's deeds are.

log-hagal-leaders = The rivals are **{ $leaders }**
log-hagal-sent = { $there ->
    [there] **{ $who }** turned up *{ $card }* and sent an agent there
   *[elsewhere] **{ $who }** turned up *{ $card }* and sent an agent to *{ $space }*
}
log-hagal-sent-at-last = { $skipped ->
    [one] { $there ->
        [there] **{ $who }** turned up a card that led nowhere, then *{ $card }*, and sent an agent there
       *[elsewhere] **{ $who }** turned up a card that led nowhere, then *{ $card }*, and sent an agent to *{ $space }*
    }
   *[other] { $there ->
        [there] **{ $who }** turned up { $skipped } cards that led nowhere, then *{ $card }*, and sent an agent there
       *[elsewhere] **{ $who }** turned up { $skipped } cards that led nowhere, then *{ $card }*, and sent an agent to *{ $space }*
    }
}
log-hagal-passed = **{ $who }** could send no agent: no space was free
log-hagal-flipped = { $n ->
    [0] **{ $who }** flipped *{ $cards }* and added no swords
    [one] **{ $who }** flipped *{ $cards }* and added 1 sword
   *[other] **{ $who }** flipped *{ $cards }* and added { $n } swords
}
log-hagal-swordmaster = A Swordmaster joined **{ $who }**
log-hagal-freed = **{ $who }** drove **{ $owner }** from *{ $space }*: nobody controls it now
log-hagal-churned = The dice sent { $cards } away from the row
log-hagal-cleared = No open tech tile bore the mark of House Hagal: *{ $tiles }* left the game
did-hagal-gave-intrigue = gave up { $cards }

rival-water = Points for water
rival-solari = Points for solari
rival-spice = Points for spice
rival-intrigue = Points for Intrigue cards

## Rules.

hagal-rules-title = House Hagal, for one or two
hagal-rules-ix-title = House Hagal beside Rise of Ix
hagal-rules-who = With one or two people rivals join in: players without a seat, without a hand, and without questions. They count as opponents for everything.
hagal-rules-turn = A rival turns up House Hagal cards until one leads to a space that is free, sends an agent there, and takes what the card gives instead of what the space does. It pays nothing. At a combat space it deploys what it recruited and up to 2 more troops.
hagal-rules-harvest = Harvest Spice leads to the maker space with the most bonus spice, and nowhere if there is none.
hagal-rules-combat = When combat begins, each rival that fights flips a card and adds its swords. Then combat cards are played as usual.
hagal-rules-two = For two: House Hagal acts after each agent turn of the first player. It takes no resources, rewards or points, but it denies alliances, ranks in the conflict, and drives a human's control marker away where it wins.
hagal-rules-alone = Alone: two leaders sit beside you, take their turns in order and want to win. Their signet rings work, their other abilities do not.
hagal-rules-points = A rival leader turns 3 Intrigue cards, 3 water, 7 solari or 7 spice into a point as soon as it can. Friendships and alliances count as for you; the bonus at 4 influence does not.
hagal-rules-choices = A rival takes influence where it has least. A tie, and whatever else it has to choose, you decide.
hagal-rules-brutal = Brutal last conflicts: in a conflict of level III each rival that fights flips two House Hagal cards for its swords instead of one.
hagal-rules-churn = Imperium row churned by dice: after each of your reveal turns two six-sided dice are rolled. Each names a place of the row, 1 to 5; the card there leaves the game and the row is refilled. A 6 names none, and a place named twice loses one card.
hagal-rules-ix-freighter = A rival's freighter advances to the second level and comes home from there: with 2 troops, 1 influence where the rival has least, and dividends. Interstellar Shipping is open to it with 2 influence with the Guild, as to everybody.
hagal-rules-ix-ships = At a combat space a rival deploys its dreadnoughts before its troops. Where it wins with one, it takes a free location with an opponent's control marker, else one without a marker, else its own: Imperial Basin before Arrakeen before Carthag.
hagal-rules-ix-tech = Alone: a rival takes the dearest open tile with the mark of House Hagal that it can pay for, with its negotiators before its spice. While no open tile bears the mark, the top tile of the highest stack leaves the game. House Hagal of the game for two takes no tech.
hagal-rules-ix-tiles = Rivals use their tiles by rule. Training Drones recruit at once when they are acquired, and then in the first turn of each round. Invasion Ships carry an agent past others. The Flagship flies to a combat space if its price and its crew are there. Spy Satellites are given up for a point as soon as there are 3 spice, Detonation Devices take the point, Sonic Snoopers are kept, and Troop Transports send all they bring into the conflict.
hagal-rules-ix-hoards = A rival keeps its spice until a conflict of level III is fought for; from then on 7 spice are a point.
hagal-signets-title = Signet rings of rivals
hagal-rulings-title = Rivals: how open points are decided
ruling-hagal-1 = The Dreadnought card of the game for two brings 2 troops.
ruling-hagal-2 = The swords of House Hagal cards are those of the most complete list we know.
ruling-hagal-4 = For two: where House Hagal wins with a dreadnought, the ship takes a location for a round. It covers what lies there, and nobody has what control brings.
ruling-hagal-7 = An expert rival looks at its lead over the strongest other side before it deploys; with 4 or more it keeps its troops and its Flagship at home, but sends its dreadnoughts.
ruling-hagal-8 = What a rival recruits by its signet ring, its freighter or a tile on a turn to a combat space counts as recruited in that turn.
ruling-hagal-9 = If the first player takes an extra turn, House Hagal acts after it, once for each agent turn.
ruling-hagal-10 = Rivals pay for an effect whenever they can.
ruling-hagal-17 = The epic game is for three and four players.
ruling-hagal-18 = In a tie of everything a human is before a rival, and of two rivals the one who came later in the last round's order.
