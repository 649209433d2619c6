"""The nine steps of a turn, one module each, and the end of a turn. `turns` runs them in the rulebook's order."""
