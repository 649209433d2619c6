"""Regular work for a bot that runs for years: backups, packing old games, and deleting expired data."""
