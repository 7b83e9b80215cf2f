## The game

game-title = New Game
game-theme = AUTHOR: the theme in a few words
game-blurb = Three companies a side, a village, a die. AUTHOR: two sentences for the list of games.
side-a = Azure
side-b = Vermilion
company-at = company in { $at }
scenario-first = First steps
scenario-first-blurb = A village between two lakes.

# AUTHOR: what wins, and what each thing on the table is: "Name: what it does [RULE]".
goal = Hold the village after round { $rounds }, or leave the enemy no company: { $sidea } { $a }, { $sideb } { $b } [NG-08]
legend-kind-infantry = Company: moves one hex, or attacks an enemy beside it [NG-03]
legend-ground-plain = Plain: no effect [NG-01]
legend-ground-village = Village: whoever is in it at the end wins [NG-08]
legend-ground-lake = Lake: nobody enters [NG-04]
legend-mark-objective = The village: its flag shows who is in it [NG-08]
legend-meter-companies = Companies: without any you have lost [NG-07]

## The table

clock = Round { $round } of { $rounds }
meter-companies = Companies
phase-turn = Turn
ask-turn = Move a company, attack with one, or hold.
help-turn = Touch a company, then a hex beside it or an enemy beside it.
button-hold = Hold

## Actions and events

do-move = { $from } to { $to }
do-attack = { $from } attacks { $target }
tell-turn = Round { $round }: { $side }
tell-move = { $from } goes to { $to }
tell-hit = { $from } attacks { $target } and removes it
tell-miss = { $from } attacks { $target } in vain
tell-hold = holds
forecast-needed = Hits with
forecast-face = { $face } or more
odds-loses = { $side } loses a company
die-attack = attack

## Why one would play this

why-move = { $at } is a better place.
why-attack = It may remove the company in { $at }.
why-hold = Nothing better is to be had.

## Refusals

refuse-over = The game is over.
refuse-not-your-turn = It is the other side’s turn.
refuse-not-yours = None of your companies stands in { $at }.
refuse-too-far = { $at } is not beside the company.
refuse-lake = { $at } is a lake.
refuse-taken = A company stands in { $at } already.
refuse-no-enemy = No enemy stands in { $at }.
refuse-not-adjacent = The enemy in { $at } is not beside the company.
refuse-go-on = Now touch a hex or an enemy beside it.

## The end

reason-elimination = the enemy has no company left
reason-village = the village is held
reason-time = nobody holds the village
ending = { $outcome }; companies: { side-a } { $a }, { side-b } { $b }
