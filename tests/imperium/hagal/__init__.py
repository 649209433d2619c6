"""House Hagal: rivals in a game for one and two."""
