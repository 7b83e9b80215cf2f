# What a review says: on its page, on the screen, on the command line.
review-title = After the battle
review-figures = Figures are chances of winning for { $side }, in points out of 100.
review-unfinished = The battle was not fought to the end.
review-curve = Chances of { $side }, decision by decision
review-wins = victory: { $side }
review-step-side = decision of { $side }
review-step-dice = dice (broken line)
review-ledger = Luck and skill
review-mirror = Each side’s sum mirrors the other’s
review-start = start
review-skill = skill
review-luck = luck
review-result = result
review-gave = { $side } gave away { $points }.
review-rest = The other { $points } of skill: what the commander himself saw too late, or what was hidden.
review-dice-gave = { $throws ->
    [0] No die was thrown.
    [one] One throw gave { $side } { $points }.
   *[other] { $throws } throws gave { $side } { $points }.
}
review-error = { $points ->
    [one] A chance on the curve is right within one point, 19 times out of 20.
   *[other] A chance on the curve is right within { $points } points, 19 times out of 20.
}
review-glance = Chances at first glance, before any thought.
review-depth = { $simulations } simulations for each decision.
review-throws = Throws that mattered most
review-throws-columns = chance · worth
review-throws-none = No throw mattered.
review-others = { $count ->
    [one] the one other throw
   *[other] all { $count } other throws
}
review-opening = The draw before the battle
review-moments = Moments that decided it
review-moments-none = No single moment decided this battle.
review-moment-decision = { $turn } · decision: { $side }
review-moment-dice = { $turn } · dice
review-done = Done:
review-better = Better:
review-came = Came:
review-nothing-better = Nothing better was found here.
review-hope = { $better } chances in 100 instead of { $played }, within { $error }.
review-reason = { $what }: { $better }% instead of { $played }%.
review-odds = A throw this good, or better: { $odds }.
review-odds-bad = A throw this bad, or worse: { $odds }.
review-exact = All { $ways } outcomes of the dice were worked through.
review-sampled = { $error ->
    [one] From { $ways } sampled throws; worth within one point.
   *[other] From { $ways } sampled throws; worth within { $error } points.
}
review-percent = { $percent }%
review-one-in = 1 in { $n }
review-surrender = Gives the battle up
review-table = The battle, decision by decision
review-turn = Turn
review-side = Side
review-decision = Decision
review-before = Before
review-after = After
review-given = Given away
review-dice = Dice
review-language = Language

# On the screen.
review-open = Talk it over
review-whole = Weigh every decision
review-weighing = { $of ->
    [0] Being weighed
   *[other] Being weighed: { $done } of { $of }
}
review-stop = Stop
review-moments-later = Weigh every decision to see the moments that decided it.
review-see = See it on the board
review-again = Play it again
review-again-better = Play on with this
review-again-played = Play on as it was played
review-try = Try moment { $n } again
review-mark = Move { $line }: { $points } out of 100 given away
review-answer = { $side } will probably answer: { $what }.
review-then = Then: { $what }.
