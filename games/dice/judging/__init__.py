"""What a mind makes of the dice game: where it stands, and what each answer promises."""
