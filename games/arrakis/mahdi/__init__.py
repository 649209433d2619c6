"""The Mahdi: the automa that plays Harkonnen against one player or two partners.

The automa has a place in the state behind the seats, acts by tasks and is never asked. `answering` decides where the
rules ask Harkonnen. `rounds`, `vehicles` and `turns` hold what it does by itself. `fighting`, `marching` and
`deploying` hold its priorities, and `lines` how it uses planning cards. Where its priorities leave a tie, a player
chooses (`deciding`).
"""
