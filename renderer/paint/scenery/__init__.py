"""The painter of scenes: light, skies, grounds, and the vocabulary of things, all drawn by us."""
