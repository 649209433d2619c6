## What people may ask about their own data, and servers about theirs

command-dune-me-data = Everything that is stored about you, as a file by direct message
command-dune-admin-forget-server = Delete everything that is stored of this server

host-no-data = Nothing is stored about you.
host-data-dms-closed = The file could not be sent. Allow direct messages from this server, then ask again.
host-data-not-now = Discord does not take the file at the moment. Ask again in a few minutes.
data-letter = This file holds everything that is stored about you. Any text editor opens it.
data-sent = The file is in your direct messages.

host-expiry-person = You have not used this bot for a long time. On { $on } it deletes your name, your settings and your place in your games. To keep them, use any button or command before that day, for example `/dune-me show`. To delete them now, use `/dune-me forget`.
host-expiry-server = The bot was removed from a server in which you have an open game. On { $on } it deletes all games of that server. They stay if the bot is invited there again before that day.
host-server-forgotten = This game was deleted, with all other games of this server.

admin-forget-server-sure = { $games ->
    [0] Nothing is stored of this server.
    [one] The only game of this server is deleted for good, { $open ->
        [0] it is over
       *[other] it is still open
    }.
   *[other] All { $games } games of this server are deleted for good, { $open } of them still open.
} People keep their own settings. There is no way back.
admin-server-forgotten = { $games ->
    [one] One game was deleted.
   *[other] { $games } games were deleted.
}
admin-only-here = Only those who manage a server can do that, and only there.
button-forget-server = Delete all games
