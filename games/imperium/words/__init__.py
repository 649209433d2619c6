"""The words in which cards, spaces, leaders and conflicts say what they do."""
