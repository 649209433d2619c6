"""Thinking ahead: plans for one's next turn, made of its own options, and carried out when their moment comes."""
