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
log-undo = { $side } takes back to move { $to }, by consent
log-resign = { $side } resigns

# What an act throws away, after a colon on its button
caution-row-end = The end
caution-row-forfeit = Given away
caution-over = the game ends
caution-ends = the game ends: { $verdict }
caution-ends-score = the game ends: { $verdict }, { $score }
caution-won = { $side } wins
caution-drawn = a draw
caution-score = { $label } { $a } to { $b }

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
