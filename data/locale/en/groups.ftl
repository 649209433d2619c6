### What stands in a select of several things of one kind. A group of options with words here is always a select;
### one without is a row of buttons as long as it has at most five.

group-card = A card
group-cards = A card
group-space = A place
group-leader = A leader
group-buy = A card to acquire
group-intrigue = An intrigue card
