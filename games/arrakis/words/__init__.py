"""The vocabulary of leaders and planning cards: words that run a line of a card and write its text."""
