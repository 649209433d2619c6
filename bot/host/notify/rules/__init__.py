"""Pure rules: from a move and its game to the seats and notifications that follow, without store, clock or async.

`change` holds the input. `waiting` decides whom the table waits for, and `calls` how each learns it. `posts` and
`direct_messages` decide what is told. `actions` holds their output, which `play/moves` commits.
"""
