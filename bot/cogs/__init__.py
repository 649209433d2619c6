"""Slash commands: parse, call the host, reply."""
