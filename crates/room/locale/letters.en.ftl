## Letters to people who are not at the table.

letter-somebody = somebody
letter-turn-title = Your move: { $game }
letter-turn-body = It is your move in “{ $scenario }” ({ $game }), against { $who }.
letter-met-title = Somebody sat down at your table: { $game }
letter-met-body = A battle of “{ $scenario }” ({ $game }) awaits you, against { $who }. It begins when you sit down.
letter-open = The table:
letter-off = To get no more letters at all:
letter-confirm-title = Do you want our letters?
letter-confirm-body = Somebody gave this address to be told when it is his move. If it was not you, do nothing: nothing else will be sent here.
letter-confirm-open = If it was you, say so here, within 24 hours:
