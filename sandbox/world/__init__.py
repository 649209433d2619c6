"""Everything that exists in the local Discord, and the rules of its things."""
