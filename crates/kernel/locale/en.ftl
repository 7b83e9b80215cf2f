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

# Facts of a real table
answer-no = No
answer-yes = Yes

# The board as text
sketch-works = Works: { $what }
sketch-objectives = Objectives and points: { $what }
sketch-rivers = Rivers between: { $what }
sketch-bridges = Bridges: { $what }
