"""Tests of minds: they use nothing hidden, play well, and give reasons."""
