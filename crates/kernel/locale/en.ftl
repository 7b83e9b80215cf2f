## Words that every game shares.

degree-draw = draw
degree-points = victory on points
degree-partial = partial victory
degree-plain = victory
degree-decisive = decisive victory
degree-total = total victory
outcome-win = { $side }: { $degree } ({ $reason })
outcome-draw = Draw ({ $reason })
phase-over = Game over
reason-resignation = resignation
reason-overtime = on time
reason-agreed-draw = by agreement
log-undo = { $side }: back to move { $to }, by consent
log-resign = { $side }: resignation
log-overtime = { $side }: out of time
log-draw = { $side }: draw agreed

# What an act throws away, after a colon on its button
caution-row-end = The end
caution-row-forfeit = Given away
caution-over = the game ends
caution-ends = the game ends. { $ending }

# A throw by hand: what it is for, and what counts
throw-of = { $what }: { $of }
want-hit = hits
want-loss = a loss
want-retreat = a retreat
want-save = saves
want-pass = passes
want-count = counts
want-fatal = is fatal

# What an act gives away
forfeit-move = nobody has moved yet
forfeit-targets = { $n ->
    [one] one enemy could still be struck
   *[other] { $n } enemies could still be struck
}
forfeit-attacks = { $n ->
    [one] one unit could still attack
   *[other] { $n } units could still attack
}
forfeit-shots = { $n ->
    [one] one unit could still fire
   *[other] { $n } units could still fire
}
forfeit-acts = { $n ->
    [one] one unit has not acted yet
   *[other] { $n } units have not acted yet
}

# Facts of a real table
answer-no = No
answer-yes = Yes

# The board as text
sketch-works = Works: { $what }
sketch-objectives = Objectives and points: { $what }
sketch-rivers = Rivers between: { $what }
sketch-bridges = Bridges: { $what }
sketch-fords = Fords: { $what }
sketch-lanes = Sunken lanes between: { $what }
sketch-streams = Streams: { $what }
sketch-roads = Roads: { $what }
sketch-rails = Railways: { $what }
sketch-places = Places: { $what }
sketch-zone = Zone: { $what }
sketch-wind = Wind: { $what }

# What cannot be read
die-wanted = a die with { $n } sides
lot-wanted = a lot from 0 to { $last }
answer-wanted = an answer from 0 to { $last }
fault-die-missing = Die { $die } (“{ $label }”) is missing: { $wanted }.
fault-die-wrong = Die { $die } (“{ $label }”) is { $given }; the rules ask for { $wanted }.
fault-dice-count = { $given ->
    [one] 1 die was given
   *[other] { $given } dice were given
}; the rules ask for { $used }.
fault-option-unknown = There is no option “{ $option }”. There are: { $known }.
fault-option-value = Option { $option }: “{ $value }” will not do; it takes { $wanted }.
fault-option-void = Option { $option } does nothing while { $other } is { $value }. Leave it out, or change { $other }.
wanted-flag = true or false
wanted-word = one of these words: { $words }
wanted-number = a number from { $min } to { $max }
wanted-number-or-none = a number from { $min } to { $max }, or none
fault-side = “{ $side }” is not a side; the sides are { $a } and { $b }.
fault-game = There is no game “{ $game }”. There are: { $known }.
fault-scenario = There is no scenario “{ $scenario }”. { $game } has: { $known }.
fault-rank = “{ $rank }” is not a rank; the ranks are { $known }.
fault-facts-count = { $given ->
    [one] 1 answer was given
   *[other] { $given } answers were given
}; the rules ask for { $used }.
fault-at-line = Scenario, line { $line }, column { $column }
fault-at-position = Position
fault-at-request = Request
fault-field-missing = { $at }: the field “{ $what }” is missing.
fault-field-unknown = { $at }: there is no field “{ $what }”. There are: { $known }.
fault-word-unknown = { $at }: there is no word “{ $what }”. There are: { $known }.
fault-kind = { $at }: { $found } stands where { $wanted } belongs.
fault-value = { $at }: { $given } is too large or too small here, or not a whole number.
fault-unread = { $at }: { $problem }
fault-kind-given = { $kind } ({ $given })
fault-kind-number = a number
fault-kind-string = a text
fault-kind-boolean = true or false
fault-kind-object = a table of fields
fault-kind-list = a list
fault-kind-word = one of certain words
fault-notation = “{ $notation }” cannot be read. Write: { $forms }
fault-no-piece = No piece of this scenario has the id “{ $id }”.
fault-no-hex = The board has no hex “{ $hex }”.
