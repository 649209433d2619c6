"""Rules that several steps use: the board, changes of the state, deals, and the sides of a battle.

Codes such as R17, here and in the tests, are the rulings that `data/locale/en/dice-rules.ftl` lists.
"""
