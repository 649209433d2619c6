"""The data of the local Discord (people, channels, messages, files) and the rules for changing it."""
