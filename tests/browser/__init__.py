"""The web client in a real Chromium."""
