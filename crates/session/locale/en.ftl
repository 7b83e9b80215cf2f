## What the referee says.

referee-json = This is not JSON: { $problem }
referee-object = A request is a JSON object with a field “cmd”.
referee-no-match = Begin with “new” or “position”.
referee-both = Both sides decide now: say which “side” is meant.
referee-over = The game is over.
referee-nothing = There is nothing to do.
referee-no-undo = There is nothing to undo.
referee-not-asked = Nothing is asked of this side now.
referee-fact = Answer { $fact } is missing: put its number, from 0, into “facts”.
