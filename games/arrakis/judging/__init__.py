"""How a mind sees this war: battles foretold, where legions should go, what visions are near, what cards are worth."""
