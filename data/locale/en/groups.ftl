### What stands in a select of several things of one kind. Up to five are buttons, with what they do in the text above.

group-card = Choose a card
group-send = Send an agent with a card
group-cards = Choose a card
group-space = Choose a place
group-leader = Choose a leader
group-leader-other = Choose another leader
group-buy = Acquire one card or several
group-intrigue = Play an Intrigue card

## The only thing of its kind, and things beside the main line, are buttons that say what is done with them.

one-send = Send an agent with { $what }
one-space = Go to { $what }
one-buy = Acquire { $what }
one-intrigue = Play { $what }
