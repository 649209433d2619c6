### What stands in a select of several things of one kind. A group of options with words here is always a select;
### one without is a row of buttons as long as it has at most five.

group-card = Choose a card
group-send = Send an agent with a card
group-cards = Choose a card
group-space = Choose a place
group-leader = Choose a leader
group-buy = Choose a card to acquire
group-intrigue = Play an intrigue card

## The only thing of its kind is a button that says what is done with it.

one-send = Send an agent with { $what }
one-space = Go to { $what }
one-buy = Acquire { $what }
one-intrigue = Play { $what }
