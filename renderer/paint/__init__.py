"""Painting: sprites to pixels. Only this package uses Pillow."""
