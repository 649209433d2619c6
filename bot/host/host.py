"""The host: everything a table does without Discord, put together. `Host.open`, `start`, and `stop`.

The services, each a small class in a module of its own, are attributes:

table     look, panel, submit, preview, log, since        undo     take back, votes
lobby     lay, join, leave, colour, options, fill, start   orders   standing orders
people    settings, vacation, a day more, forget           stewards pause, end, hand over, replace, verify, export
outbox    delivery                                         clock    the sweep: nudges, deadlines, dead games
"""
