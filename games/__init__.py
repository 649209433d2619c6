"""The rules of all games. They are pure and deterministic: no Discord, clock, network or pictures."""
