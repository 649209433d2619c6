"""What a mind makes of Dune: Imperium: the worth of words, of a fight, of a standing and of each answer."""
