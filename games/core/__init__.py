"""What all games share: the protocol, the agenda, chance, the codec and words."""
