"""The worth of effects, conflicts, standings and answers of Dune: Imperium, for minds."""
