## The game

game-title = Morne Plaine
game-theme = Napoleonic miniatures on a free table
game-blurb = Battalions, regiments and batteries of painted figures, moved in inches as you please. Drag a unit to move it, turn it by its handle, judge a charge by eye. Lines shoot, columns strike, squares keep off horse; break half the enemy’s army, or hold the ground when night falls.
side-a = First side
side-b = Second side

## Scenarios

scenario-drill = The drill ground
scenario-drill-blurb = Training: three battalions, a regiment and a battery a side around a knoll. Enough to meet every action once.
scenario-haye-sainte = La Haye Sainte, 18 June 1815
scenario-haye-sainte-blurb = Quiot’s columns against the riflemen in the farm; the German Legion waits behind the crest, unseen.
scenario-hougoumont = Hougoumont, 18 June 1815
scenario-hougoumont-blurb = Jérôme’s division against wood, garden and château. The garden wall is the strongest place on the table.
scenario-erlon = D’Erlon’s assault, 18 June 1815
scenario-erlon-blurb = Eleven columns against Picton’s thin lines behind the crest, with the Union Brigade in hand.
scenario-plancenoit = Plancenoit, 18 June 1815
scenario-plancenoit-blurb = The Prussians come for the village on Napoleon’s right; the Young Guard and the Old are sent to win it back.
scenario-petite-guerre = Petite guerre
scenario-petite-guerre-blurb = A camp exercise: two equal forces on an equal table. Nobody can blame the ground.

## Options

option-overhead-fire = Fire over friends from a hill
option-overhead-fire-help = A battery on a hill fires over units that are not on it, unless they are within 6p of the target.
option-soft-cover-save = Formed infantry in soft cover saves on
option-soft-cover-save-help = Woods, orchards and hedges: 6 as in the open, or 5.
option-fire-test = Tests for losses to fire
option-fire-test-help = When a unit tests that has lost a quarter to fire.
option-fire-test-at-once = at once
option-fire-test-end-of-actions = when the actions end
option-cuirass-vs-fire = Cuirasses stop bullets
option-cuirass-vs-fire-help = Cuirassiers reroll saves of 1 against fire too, not in melee only.
option-artillery-doubling = Guns do double damage in
option-artillery-doubling-help = What is doubled when guns hit a column or a square.
option-artillery-doubling-hits = hits
option-artillery-doubling-losses = losses
option-pre-measure-charges = Measure charges beforehand
option-pre-measure-charges-help = On: the table says how far a charge has to go before you declare it.
option-volley-fail-fires = A failed reaction volley still fires
option-volley-fail-fires-help = On: who fails the test for a volley against a charge fires with his first rank.
option-stragglers-count = Stragglers count in melee
option-stragglers-count-help = Off: figures lost as stragglers do not decide who has lost the melee.
option-weighted-losses-decide = Cavalry losses count twice
option-weighted-losses-decide-help = On: who has lost a melee is decided with two for each horseman.
option-fallback-choice = Choose the dice of a falling back
option-fallback-choice-help = On: a victor falls back on one or two dice as he likes.
option-second-flight = A second flight destroys
option-second-flight-help = Which second flight is the end of a unit.
option-second-flight-unrallied = before it has rallied
option-second-flight-ever = at any time
option-panic-on-removal = Removed units cause panic
option-panic-on-removal-help = On: friends within 6p of a unit that was removed test at the start of their turn.
option-army-break = Armies break
option-army-break-help = A side that has lost half its value has lost the battle.
option-free-deployment = Place your own units
option-free-deployment-help = On: the sides place their units in turn before the battle, instead of standing as the scenario says.
option-skirmishers-ignore-difficult = Skirmishers go freely through woods
option-skirmishers-ignore-difficult-help = On: difficult ground does not halve the move of skirmishers; obstacles still do.

## Words

length = { $whole }.{ $part }″
length-of = { $spent } of { $allowed }
percent = { $n } %
dice-count = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
figures = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
unit-name = { $name }
unit-figures = { $name }, { $formation }, { $n } of { $most } figures
unit-guns = { $name }, { $formation }, { $n } of { $most } hits left
unit-commander-general = { $name }, general: commands within 12p
unit-commander-adc = { $name }, aide-de-camp: commands within 6p
unit-fleeing = { $unit }, fleeing
unit-engaged = { $unit }, in melee
unit-acted = { $unit }, has acted
form-line = line
form-column = column of { $files }
form-march = march column of { $files }
form-square = square
form-echelon = echelon of { $files }
form-skirmish = skirmishers
form-unlimbered = in action
form-limbered = limbered
form-point = commander
reform-front = { $shape }, front where it is
reform-centre = { $shape }, facing { $facing }°
move-progress = progress
move-fast = fast
move-manhandle = by hand
move-drive = limbered
face-front = front
face-right = right side
face-rear = rear
face-left = left side
none = none
yes = yes
no = no

## The banner

phase-deploy = Deployment
phase-panic = Panic
phase-actions = Actions
phase-fire = Fire
phase-charge = Charge
phase-reaction = Reaction to a charge
phase-rally = Rally
phase-command = Commanders
phase-melee = Melees
phase-victory = After the melee
ask-deploy = Choose a unit beside the table and drag it into your zone.
ask-panic = { $unit } sees its friends run: roll for panic.
ask-actions = Choose a unit to act with: drag it to move, or pick an action. End when you like.
ask-actions-done = Every unit has acted: end your actions.
ask-fire = { $unit } may fire: choose a target, or hold.
ask-fire-square = { $unit } may fire from its sides: choose a side and a target, or hold.
ask-no-target = { $unit } has no target: go on.
ask-charge = { $unit } charges { $target }. Choose units to support it, or let it go.
ask-charge-alone = { $unit } charges { $target }. Let it go.
ask-reaction = { $unit } charges { $target }: how does { $target } react?
ask-rally = { $unit } has rallied: choose a formation, or keep this one.
ask-command = Ride with your commanders: drag one, or end the command.
ask-melee = { $n ->
    [one] A melee is to be fought.
   *[other] { $n } melees are to be fought: choose the next.
}
ask-victory-fled = { $unit } has won and the enemy runs: stay, fall back, or pursue?
ask-victory-held = { $unit } has won but the enemy stands: stay or fall back?
ask-reform = { $unit } may reform: choose a formation, or keep this one.
ask-reforms = Your victors may reform: choose a unit, or keep as they are.
help-deploy = The whole unit must stand in the band on your side of the table.
help-panic = { $need } or more and it holds. A commander nearby gives a second throw.
help-actions = Progress lets the first rank fire after the move; a volley wants the unit to stand still; fast is double, without fire.
help-unit-fire = A target needs half its figures in the red arc and in sight.
help-charge = Only the first unit is fired at; supports strike with half their dice.
help-reaction = Nobody may measure before you have chosen: the chances shown do not need the distance.
help-reaction-measured = The distance is { $gap }; the charge runs { $reach }.
help-command = Up to 18p. Near him, tests are thrown twice and units reform for free.
help-melee = Both sides throw at once, unless one strikes first; who loses more figures tests its morale.
help-victory = A pursuit that catches them kills more, and may take you too far.
help-rally = It may face anywhere.
clock-turn = Turn { $turn } of { $limit }
clock-deploy = Deployment

## Buttons

button-progress = Progress and fire
button-fast = Move fast
button-manhandle = Move by hand
button-drive = Drive
button-about = About face first
button-first = First: { $reform }
button-then = Then: { $reform }
button-volley = Volley
button-guns = Fire
button-charge = Charge
button-form = Change formation
button-rally = Rally
button-disengage = Disengage
button-enter = Enter in { $shape }
button-deploy = In { $shape }
button-end-actions = End actions
button-end-command = To the melees
button-hold-fire = Hold fire
button-go-on = Go on
button-go = Charge!
button-panic = Roll for panic
button-fire-and-hold = Fire and hold
button-react-volley = Volley (5+)
button-react-form = Change formation (5+)
button-fall-back = Fall back
button-fall-back-dice = Fall back on { $n ->
    [one] one die
   *[other] two dice
}
button-counter-charge = Counter-charge
button-stand = Stand
button-keep = As they are
button-front = Front stays
button-shape = { $shape }
button-melee = Fight: { $a } against { $b }
button-stay = Stay
button-pursue = Pursue { $unit }
button-face = { $face }

## Panels

meter-lost = Value lost (breaks at the mark)
meter-points = Points if it ended now
tray-waiting = { $side }: to come
tray-waiting-turn = { $side }: from turn { $turn } on
tray-deploy = { $side }: to be placed
tray-lost = { $side }: lost
objective-ring = { $name }: { $points } points
note-fleeing = flees
ring-command = command

## Actions in words

do-deploy = Place { $unit } in { $shape }
do-panic = Roll for the panic of { $unit }
do-stay = { $unit } stays and may fire
do-progress = { $unit } progresses { $length }
do-fast = { $unit } moves fast, { $length }
do-manhandle = { $unit } is moved by hand, { $length }
do-drive = { $unit } drives { $length }
do-about = { $move }, facing about first
do-first = { $move }, first { $reform }
do-then = { $move }, then { $reform }
do-volley = { $unit } volleys at { $target }
do-volley-square = { $unit } volleys from its sides
do-guns = { $unit } fires at { $target }
do-charge = { $unit } charges { $target }
do-form = { $unit }: { $reform }
do-rally = { $unit } tries to rally
do-disengage = { $unit } tries to disengage
do-enter = { $unit } enters in { $shape }
do-end-actions = End the actions
do-fire = Fire at { $target }
do-side-fire = The { $face } fires at { $target }
do-hold-fire = Hold fire
do-support = { $unit } supports the charge
do-go = Let the charge go
do-fire-and-hold = { $unit } fires and holds
do-react-volley = { $unit } tries a volley
do-react-form = { $unit } tries to form { $shape }
do-fall-back = { $unit } falls back
do-counter-charge = { $unit } counter-charges
do-stand = { $unit } stands
do-keep = No change
do-command = { $unit } rides { $length }
do-end-command = End the command
do-melee = Fight { $a } against { $b }
do-stay-victor = Stay
do-back-victor = Fall back in good order
do-back-victor-dice = Fall back on { $n } dice
do-pursue = Pursue { $unit }

## The log

tell-turn = Turn { $turn }: { $side }
tell-placed = { $unit } is placed
tell-entered = { $unit } enters the table
tell-panic-holds = { $unit } keeps its head ({ $need }+)
tell-panic-fails = { $unit } panics ({ $need }+)
tell-moved-progress = { $unit } progresses { $length }
tell-moved-fast = { $unit } hurries { $length }
tell-moved-manhandle = { $unit } is moved by hand, { $length }
tell-moved-drive = { $unit } drives { $length }
tell-moved-command = { $unit } rides { $length }
tell-stays = { $unit } stays where it is
tell-reformed = { $unit } forms { $shape }
tell-turned = { $unit } turns
tell-shot-progress = { $unit } fires at { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-shot-volley = { $unit } volleys at { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-shot-hold = { $unit } fires at the charge of { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-shot-guns = { $unit } fires at { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
tell-shot-canister = { $unit } fires canister at { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
tell-saved = { $unit } saves on { $save }+: { $losses ->
    [0] no loss
    [one] 1 figure lost
   *[other] { $losses } figures lost
}
tell-shot-saved = { $shot }; saves on { $save }+, { $losses ->
    [0] no loss
    [one] 1 lost
   *[other] { $losses } lost
}
tell-test-passed = { $unit } holds: { $cause } ({ $modifier })
tell-test-failed = { $unit } breaks: { $cause } ({ $modifier })
cause-fire = losses to fire
cause-melee = lost melee
cause-rally = rally
modifier = { $n }
tell-fled = { $unit } flees { $length }
tell-lost-strength = { $unit } is destroyed
tell-lost-fled = { $unit } has fled the field
tell-lost-second-flight = { $unit } breaks a second time and dissolves
tell-lost-overrun = { $unit } is overrun
tell-lost-taken = { $unit } is taken
tell-charged = { $unit } charges { $target }!
tell-charged-flank = { $unit } charges { $target } in flank or rear!
tell-supported = { $unit } supports the charge
tell-react-volley-passed = { $unit } is ready for a volley (5+)
tell-react-volley-failed = { $unit } is not ready for a volley (5+)
tell-react-form-passed = { $unit } forms { $shape } in time (5+)
tell-react-form-failed = { $unit } cannot form { $shape } in time (5+)
tell-fell-back = { $unit } falls back { $length }
tell-counter-charged = { $unit } counter-charges { $length }
tell-realigned = { $unit } turns to face the charge
tell-contact = { $unit } reaches { $target }
tell-charge-failed = The charge of { $unit } falls short
tell-stragglers = { $unit } loses { $losses ->
    [one] 1 straggler
   *[other] { $losses } stragglers
}
tell-disengaged = { $unit } breaks off (4+)
tell-not-disengaged = { $unit } cannot break off (4+)
tell-struck = { $unit } strikes: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-parried = { $unit } saves { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+: { $losses ->
    [0] no loss
    [one] 1 figure lost
   *[other] { $losses } figures lost
}
tell-round-lost = { $side } has lost the round, { $lost } to { $other }
tell-round-draw = The round is even, { $lost } each
tell-rallied = { $unit } has rallied
tell-escaped = { $unit } rides out of the enemy’s way
tell-objective = { $side } holds { $place }
die-hit = to hit
die-reroll = reroll
die-save = save
die-test = test
die-flight = flight
die-guns = guns
die-stragglers = stragglers
die-back = falling back
die-charge = counter-charge
die-melee = melee

## Before the dice

forecast-distance = Distance
forecast-left = Left over
forecast-halved-off = Halved: off its facing
forecast-halved-ground = Halved: difficult ground or an obstacle
forecast-halved-about = Halved: about face
forecast-fire-after = Targets from there
forecast-in-command = In command there
forecast-dice = Dice
forecast-shot-dice = { $dice }, { $need }+ hits
forecast-again-ones = ones thrown again
forecast-again-misses = misses thrown again
forecast-again = Rerolls
forecast-guns = d6 { $plus }
forecast-guns-double = d6 { $plus }, doubled
forecast-band = Range
forecast-seen = In arc and in sight
forecast-seen-of = { $n } of { $of }
forecast-save = Saves
forecast-save-need = { $need }+ ({ $cover })
cover-none = open
cover-soft = soft cover
cover-hard = hard cover
forecast-losses = Mean losses
forecast-losses-of = { $n } of { $of }
forecast-must-test = { $unit } must test
forecast-breaks = { $unit } breaks or is destroyed
forecast-destroyed = { $unit } is destroyed
forecast-stopped = Charge stopped by the fire
forecast-arc = Ahead of its front
forecast-charge-kind = Reaction possible
charge-front = frontal
charge-flank = flank or rear: no reaction
charge-none = no reaction
forecast-charge-dice = Its dice if it gets there
forecast-charge-gap = Distance
forecast-test-need = Succeeds
forecast-if-reached = If it gets there
forecast-flees = { $unit } flees
forecast-holds = { $unit } loses but holds
forecast-draw = Nobody loses
forecast-strikes-first = Strikes first
forecast-bonus-lost = No +1: { $why }
why-obstacle = an obstacle is defended
why-difficult = difficult ground
why-square = square
forecast-out = Falls back
forecast-test = Passes its test
forecast-modifier = Modifiers
forecast-panic = Holds
forecast-back = Distance
forecast-back-dice = { $dice } in inches
forecast-pursuit = Pursuit
forecast-pursuit-reach = runs { $length }
forecast-caught-losses = Killed if caught
forecast-rally = Rallies
forecast-disengage = Breaks off
forecast-unacted = Units that have not acted
forecast-run-on = Fugitives that run on
forecast-commands = Units in his command
forecast-new-front = Front
forecast-reform-front = { $n } abreast, { $ranks } deep

## Ends

reason-army-broken = the army is broken
reason-points = points after the last turn
reason-both-broken = both armies are broken
