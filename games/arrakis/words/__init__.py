"""The vocabulary of leaders and planning cards. Each word resolves one line of a card and writes its text."""
