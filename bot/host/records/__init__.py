"""Statistics of finished games: records, ratings, achievements, profiles. No press of a running game reads them."""
