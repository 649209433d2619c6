"""Connections to SQLite and PostgreSQL, and what runs statements on them."""
