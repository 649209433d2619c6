"""Games as the services get them: from the cache or the store, with states, views and a queue for each game."""
