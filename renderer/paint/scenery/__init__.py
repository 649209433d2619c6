"""The painter of scenes: light, skies, grounds and things. All are drawn by code."""
