"""The bot: tables on Discord where the games of `games/` are played over days."""
