"""Plain screen data to and from discord.py."""
