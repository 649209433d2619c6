"""Tests of the dice game's pictures."""
