"""A game at its table: laid, played, told, taken back, and watched by the clock."""
