"""The effects, conditions and costs of cards, spaces, leaders and conflicts."""
