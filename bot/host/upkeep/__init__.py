"""Upkeep: what a host of many years needs: looking, backups and restoring, retention, places that are gone."""
