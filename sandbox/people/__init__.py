"""Simulated people: what they can do, in Python and over HTTP."""
