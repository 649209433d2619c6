"""Pictures of Dune: Imperium."""
