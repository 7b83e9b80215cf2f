## What the server itself has to say.

server-stale = The table has changed in the meantime: this is how it stands now.
server-over = The game is over.
server-dice-owed = A die has to be thrown first.
server-nothing = There is nothing to do that to.
server-unreadable = This cannot be read: { $problem }
server-not-your-seat = That is not your seat.
server-no-match = There is no such match here.
server-out-of-sight = On a table that the program does not see no computer commander can play or advise: choose a friend, or both on one screen.
server-wrong-secret = This link does not open a seat of this match.
server-hello-first = Say who you are first.
server-waiting = The match has not begun: somebody is still missing.
server-watching = This is a record: it can be watched, not played.
server-too-fast = Too many messages at once: slow down.
server-too-many = Too many matches from here at once: try again in a minute.
server-full = There is no room left here: try again later.
server-hint-running = The commander is already thinking about it.
server-store = It could not be stored and was not done: try again.
server-broken = The program stumbled over this; the match stands as it was.
server-old-rules = This match was begun under rules version { $then } of the game; this program plays version { $now }.
server-too-large = This is too large: { $limit } bytes at most.
server-foreign = This request comes from another site.
server-wrong-host = This server does not answer to that name. Its operator can set the public address.
server-unknown = There is no such thing here.
server-bad-order = This match cannot be set up: { $problem }
server-bad-record = This record cannot be watched: { $problem }
