"""Minds: honest, strong, and able to say why."""
