"""The nine steps of a turn, in the rulebook's order, and its end."""
