"""What the table tells: outbox rows written as messages and handed to whoever carries them."""
