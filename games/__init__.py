"""The rules of every game at the table: pure, deterministic, without Discord, clock, network or pictures."""
