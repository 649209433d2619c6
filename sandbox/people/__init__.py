"""Simulated people: their actions, for Python tests and for the web client."""
