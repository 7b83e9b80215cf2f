## The game

game-title = Morne Plaine
game-theme = Napoleonic miniatures on a free table
game-blurb = Battalions, regiments and batteries of painted figures, moved in inches as you please: drag, turn, judge a charge by eye. Lines shoot, columns strike, squares keep off horse; break half the enemy’s army, or hold the ground when night falls.
side-a = First side
    .The = The first side
    .the = the first side
    .number = one
    .s = s
side-b = Second side
    .The = The second side
    .the = the second side
    .number = one
    .s = s

## Goal and legend

goal = Ahead by { $lead } points after round { $turns }: { $sidea } { $a }, { $sideb } { $b }; an army that has lost half its value breaks [MP-181]
legend-kind-infantry = Infantry: moves 4 inches, 8 fast; a line volleys with all its muskets [MP-39]
legend-kind-cavalry = Cavalry: moves 8 inches, 16 fast; charges in echelon, saves on 4 or more [MP-39]
legend-kind-artillery = Battery: one die a shot, to 36 inches; 3 inches by hand, 12 limbered [MP-87]
legend-kind-heavy-artillery = Heavy battery: one die a shot, to 48 inches; slow, with 6 crew [MP-87]
legend-kind-general = Commander: units in his ring reroll tests and change formation freely [MP-40]
legend-badge-routed = Fleeing: it runs until it rallies [MP-178]
legend-badge-engaged = In melee: it fights there, and only cavalry may disengage [MP-68]
legend-badge-demoralised = In panic: it must test before it may act [MP-171]
legend-badge-spent = Held: after the enemy fell back it may not volley or charge him this turn [MP-169]
legend-badge-square = In square: safe against cavalry, an easy mark for guns [MP-45]
legend-formation-line = Line: two ranks; volleys with all its figures [MP-42]
legend-formation-column = Division column: all its figures strike when it charges [MP-43]
legend-formation-march = March column: moves fast, never fires [MP-44]
legend-formation-square = Square: no flank, four fronts [MP-45]
legend-formation-echelon = Echelon: the order in which cavalry charges [MP-100]
legend-formation-skirmish = Skirmishers: hard to hit, fall back before a charge [MP-108]
legend-formation-unlimbered = In action: fires, moves by hand [MP-52]
legend-formation-limbered = Limbered: moves far, does not fire [MP-52]
legend-value-strength = Figures: { $value } of { $max }; below half a unit tests worse [MP-155]
legend-ground-hill = Hill: hides what lies beyond it; no hindrance [MP-30]
legend-ground-wood = Wood: halves a move, not for artillery; soft cover [MP-30]
legend-ground-farm = Farm: infantry only, halves a move; hard cover [MP-30]
legend-ground-village = Village: infantry only, halves a move; hard cover [MP-30]
legend-ground-orchard = Orchard: rough, halves a move, not for artillery; soft cover [MP-30]
legend-ground-rough = Rough ground: halves a move, not for artillery; soft cover [MP-30]
legend-ground-pit = Sandpit: rough, halves a move; soft cover [MP-30]
legend-ground-garden = Garden: rough, halves a move; soft cover [MP-30]
legend-ground-building = Building: closed, blocks sight [MP-30]
legend-ground-field = Fields: rough, halves a move; soft cover [MP-30]
legend-ground-pond = Pond: rough ground [MP-30]
legend-ground-marsh = Marsh: rough, halves a move, not for artillery; soft cover [MP-30]
legend-ground-fort = Fort: infantry only; hard cover [MP-30]
legend-ground-objective = Objective: worth points to whoever holds it [MP-182]
legend-ground-crest = Crest: blocks sight unless one is within 2 inches of it [MP-26]
legend-ground-hedge = Hedge: halves a move, not for artillery; soft cover [MP-30]
legend-ground-wall = Wall: halves a move, not for artillery; hard cover [MP-30]
legend-ground-bank = Bank: halves a move, not for artillery; hard cover [MP-30]
legend-ground-abatis = Abatis: halves a move, not for artillery; hard cover [MP-30]
legend-ground-fence = Fence: halves a move; soft cover [MP-30]
legend-ground-stream = Stream: halves a move, not for artillery [MP-30]
legend-ground-road = Road: no effect [MP-30]
legend-ground-track = Track: no effect [MP-30]
legend-ground-lane = Lane: no effect [MP-30]
legend-mark-objective = Objective: the number is its points for whoever holds it [MP-182]
legend-mark-ring = Command range: units inside reroll tests and reform freely [MP-40]
legend-mark-arc = Field of fire: with its ranges in inches [MP-72]
legend-meter-points = Points: enemy units lost, half of those fleeing, and objectives, as if the battle ended now [MP-183]
legend-meter-points-level = { legend-meter-points }
legend-meter-lost = Army lost: the share of its value that is gone; at the mark the army breaks and has lost [MP-181]

## Scenarios

scenario-drill = The drill ground
scenario-drill-blurb = To learn with: three battalions, a regiment and a battery a side around a knoll. Every action is met once. A lead of 5 points after round 8 wins (the knoll is worth 8, every enemy unit lost its value), or destroying half the enemy army.
scenario-drill-changed = Set after trial games: the Allies stand 2 inches further from the knoll than at first.
scenario-haye-sainte = La Haye Sainte, 18 June 1815
scenario-haye-sainte-blurb = Quiot’s columns against the riflemen of the farm; the German Legion waits behind the crest, unseen. The French have to attack: they need 5 points more than the Allies after round 12, or half their army. The Allies, who have the farm and its 8 points, win if they keep a lead of 5; in between nobody does.
scenario-haye-sainte-changed = Set after trial games: 12 rounds, at first 10, and the farm is worth 8 points, at first 20.
scenario-hougoumont = Hougoumont, 18 June 1815
scenario-hougoumont-blurb = Jérôme’s division against wood, garden and chateau. The garden wall is the strongest position on the table. The French have to attack: they need 5 points more than the Allies after round 14, or half their army. The Allies hold the chateau (10), the garden and the orchard (5 each) and win if they keep a lead of 5; in between nobody does.
scenario-hougoumont-changed = Set after trial games: 14 rounds, at first 12; the chateau is worth 10 points, at first 20, the garden 5, at first 8, and the orchard 5, at first 6.
scenario-erlon = D’Erlon’s assault, 18 June 1815
scenario-erlon-blurb = Eleven columns against Picton’s thin lines behind the crest, with the Union brigade in reserve. The French have to attack: they need 5 points more than the Allies after round 11, or half their army. The Allies hold the three ridges (10 points each) and win if they keep a lead of 5; in between nobody does.
scenario-erlon-changed = Set after trial games: 11 rounds, at first 10.
scenario-plancenoit = Plancenoit, 18 June 1815
scenario-plancenoit-blurb = The Prussians come for the village on Napoleon’s right; the Young Guard and then the Old are sent to take it back. The Prussians have to attack: they need 5 points more than the French after round 14, or half their army. The French hold the churchyard and the western houses (12 each) and the eastern ones (8), and win if they keep a lead of 5; in between nobody does.
scenario-petite-guerre = Petite guerre
scenario-petite-guerre-blurb = A camp exercise: two equal forces on an equal table. Nobody can blame the ground. A lead of 5 points after round 10 wins (the rise is worth 4, every enemy unit lost its value), or destroying half the enemy army.
scenario-petite-guerre-changed = Set after trial games: the rise is worth 4 points, at first 8.

## Options

option-overhead-fire = Fire over friends from a hill
option-overhead-fire-help = A battery on a hill fires over units that are not on it, unless they are within 6″ of the target.
option-soft-cover-save = Formed infantry in soft cover saves on
option-soft-cover-save-help = Woods, orchards and hedges: 6 as in the open, or 5.
option-fire-test = Tests for losses to fire
option-fire-test-help = When a unit that has lost a quarter to fire takes its test.
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
option-volley-fail-fires-help = On: a unit that fails the test for a volley against a charge fires with its first rank.
option-stragglers-count = Stragglers count in melee
option-stragglers-count-help = Off: figures lost as stragglers do not decide who has lost the melee.
option-weighted-losses-decide = Cavalry losses count twice
option-weighted-losses-decide-help = On: each horseman counts as two when it is decided who has lost a melee.
option-fallback-choice = Choose the dice for falling back
option-fallback-choice-help = On: a victor falls back on one or two dice as he likes.
option-second-flight = A second flight destroys
option-second-flight-help = Which second flight is the end of a unit.
option-second-flight-unrallied = before it has rallied
option-second-flight-ever = at any time
option-panic-on-removal = Removed units cause panic
option-panic-on-removal-help = On: friends within 6″ of a unit that was removed test at the start of their turn.
option-army-break = Armies break
option-army-break-help = A side that has lost half its value has lost the battle.
option-free-deployment = Place your own units
option-free-deployment-help = On: the sides place their units in turn before the battle, instead of standing as the scenario says.
option-skirmishers-ignore-difficult = Skirmishers go freely through woods
option-skirmishers-ignore-difficult-help = On: difficult ground does not halve the move of skirmishers; obstacles still do.
option-declared-table = A table of your own, declared
option-declared-table-help = On: the figures stand on your table and you move them. The program asks what it cannot see (ranges, arcs, cover, reach) and keeps dice, losses, tests and phases. For people only.

## Words

length = { $whole }.{ $part }″
length-of = { $spent } of { $allowed }
length-over = more than { $allowed }
percent = { $n }%
decimal = { $whole }.{ $part }
need = { $n }+
targets = { $n ->
    [0] none
   *[other] { $n }
}
targets-by-hand = { $n ->
    [0] none
   *[other] { $n }, −1 on the die
}
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
ask-panic = { $unit-The } see{ $unit-s } friends run: roll for panic.
ask-fire = { $unit-The } may fire: choose a target, or hold.
ask-fire-square = { $unit-The } may fire from { $unit-its } sides: choose a side and a target, or hold.
ask-charge = { $unit-The } charge{ $unit-s } { $target-the }. Choose units to support the charge, or launch it.
ask-charge-alone = { $unit-The } charge{ $unit-s } { $target-the }. Launch the charge.
ask-rally = { $unit-The } { $unit-has } rallied: choose a formation, or keep this one.
ask-command = Move your commanders: drag one, or go on to the melees.
ask-melee = { $n ->
    [0] All melees have been fought.
    [one] A melee is to be fought.
   *[other] { $n } melees are to be fought: choose the next.
}
ask-victory-fled = { $unit-The } { $unit-has } won and the enemy runs: stay, fall back, or pursue?
ask-victory-held = { $unit-The } { $unit-has } won but the enemy stands: stay or fall back?
ask-reforms = Your victors may reform: choose a unit, or keep them as they are.
ask-actions = Choose a unit: drag it, or pick an action.
ask-actions-done = Every unit has acted: end your actions.
ask-reaction = { $unit-The } charge{ $unit-s } { $target-the }: what { $target-does } { $target-the } do?
help-deploy = The whole unit must stand in the band on your side of the table.
help-panic = { $need } or more and it holds. A commander nearby gives a second throw.
help-fire = A target needs half its figures in the red arc and in sight.
help-actions-rally = Units in flight run on unless you rally them: do that first.
help-actions-enter = Reinforcements wait beside the table: drag them to your edge.
help-charge = Only the first unit is fired at; supports strike with half their dice.
help-reaction = Nobody may measure before you have chosen: the chances shown do not need the distance.
help-reaction-measured = The distance is { $gap }; the charge runs { $reach }.
help-command = Up to 18″. Near him, tests are thrown twice and units reform for free.
help-melee = Both sides throw at once, unless one strikes first; the side that loses more figures tests its morale.
help-victory = A pursuit that catches them kills more, and may take you too far.
help-victory-held = If you fall back, the enemy may not volley in his next turn, nor charge you.
help-reforms = Choose a unit and a formation; the button ends it.
help-rally = It may face anywhere.
help-actions = Whoever means to volley stands still; moving fast goes twice as far, without firing.
clock-turn = Round { $turn } of { $limit }
clock-deploy = Deployment

## Buttons

button-progress = Advance and fire
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
button-enter = Enter: { $shape }
button-deploy = Place: { $shape }
button-end-actions = End actions
button-end-command = To the melees
button-hold-fire = Hold fire
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
button-melee = { $a } against { $b }
button-stay = Stay
button-pursue = Pursue { $unit-the }
button-face = { $face }

## Panels

meter-points = Points if it ended now: { $side-the } need{ $side-s } { $needs } more to win
meter-points-level = Points if it ended now: undecided, a lead of { $lead } wins
name-of-side = { $name } ({ $side })
    .The = { $name-The } ({ $side })
    .the = { $name-the } ({ $side })
    .number = { $name-number }
    .s = { $name-s }
    .is = { $name-is }
    .has = { $name-has }
    .does = { $name-does }
    .its = { $name-its }
meter-lost = Army lost, in per cent (it breaks at the mark)
tray-deploy = { $side }: to be placed
tray-lost = { $side }: lost
tray-waiting = { $side }: from round { $turn } on

## Actions in words

do-deploy = Place { $unit-the }: { $shape }
do-panic = Roll for panic: { $unit }
do-stay = { $unit-The } stay{ $unit-s } and may fire
do-progress = { $unit-The } advance{ $unit-s } { $length }
do-turn = { $unit-The } turn{ $unit-s } on the spot, { $length } of movement
do-fast = { $unit-The } move{ $unit-s } fast, { $length }
do-manhandle = { $unit-The } { $unit-is } moved by hand, { $length }
do-drive = { $unit-The } drive{ $unit-s } { $length }
do-about = { $move }, facing about first
do-first = { $move }, forming first: { $reform }
do-then = { $move }, then forming: { $reform }
do-volley = { $unit-The } volley{ $unit-s } at { $target-the }
do-volley-square = { $unit-The } volley{ $unit-s } from { $unit-its } sides
do-guns = { $unit-The } fire{ $unit-s } at { $target-the }
do-charge = { $unit-The } charge{ $unit-s } { $target-the }
do-form = { $unit }: { $reform }
do-reform = Formation: { $reform }
do-rally = { $unit-The } attempt{ $unit-s } to rally
do-disengage = { $unit-The } attempt{ $unit-s } to disengage
do-enter = { $unit-The } enter{ $unit-s }: { $shape }
do-end-actions = End the actions
do-fire = Fire at { $target-the }
do-side-fire = The { $face } fires at { $target-the }
do-hold-fire = Hold fire
do-support = { $unit-The } support{ $unit-s } the charge
do-go = Launch the charge
do-fire-and-hold = { $unit-The } fire{ $unit-s } and hold{ $unit-s }
do-react-volley = { $unit-The } attempt{ $unit-s } a volley
do-react-form = { $unit-The } attempt{ $unit-s } to form { $shape }
do-fall-back = { $unit-The } fall{ $unit-s } back
do-counter-charge = { $unit-The } counter-charge{ $unit-s }
do-stand = { $unit-The } stand{ $unit-s }
do-keep = No change
do-command = { $unit-The } ride{ $unit-s } { $length }
do-end-command = Go on to the melees
do-melee = Fight: { $a } against { $b }
do-stay-victor = Stay
do-back-victor = Fall back in good order
do-back-victor-dice = Fall back on { $n ->
    [one] one die
   *[other] { $n } dice
}
do-pursue = Pursue { $unit-the }
do-move = { $unit-The } move{ $unit-s }

## The log

tell-turn = Round { $turn }, { $side-the } to play
tell-no-melee = Nobody is in contact: no melee
tell-placed = { $unit-The } { $unit-is } placed
tell-entered = { $unit-The } enter{ $unit-s } the table
tell-panic-holds = { $unit-The } stand{ $unit-s } fast though friends run ({ $need }+)
tell-panic-fails = { $unit-The } panic{ $unit-s } at the sight of friends running ({ $need }+)
tell-moved-progress = { $unit-The } advance{ $unit-s } { $length }
tell-moved-fast = { $unit-The } move{ $unit-s } fast, { $length }
tell-moved-manhandle = { $unit-The } { $unit-is } moved by hand, { $length }
tell-moved-drive = { $unit-The } drive{ $unit-s } { $length }
tell-moved-command = { $unit-The } ride{ $unit-s } { $length }
tell-stays = { $unit-The } stay{ $unit-s } in place
tell-reformed = { $unit-The } form{ $unit-s } { $shape }
tell-limbered = { $unit-The } limber{ $unit-s } up
tell-unlimbered = { $unit-The } come{ $unit-s } into action
tell-skirmishes = { $unit-The } spread{ $unit-s } out to skirmish
tell-turned = { $unit-The } turn{ $unit-s }
tell-faced-about = { $unit-The } face{ $unit-s } about
shot-lie = { $range }, { $cover }
tell-shot-progress = { $unit-The } fire{ $unit-s } at { $target-the } ({ $lie }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-shot-volley = { $unit-The } volley{ $unit-s } at { $target-the } ({ $lie }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-shot-hold = { $unit-The } fire{ $unit-s } at { $target-the } in full charge ({ $lie }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-shot-guns = { $unit-The } fire{ $unit-s } at { $target-the } ({ $lie }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}{ $doubled ->
    [0] { "" }
   *[other] , doubled against a dense formation
}
tell-shot-canister = { $unit-The } fire{ $unit-s } canister at { $target-the } ({ $lie }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}{ $doubled ->
    [0] { "" }
   *[other] , doubled against a dense formation
}
tell-shot-saved = { $shot }; saves on { $save }+, { $losses ->
    [0] no loss
    [one] 1 lost, { $left ->
        [0] none left
       *[other] { $left } left
    }
   *[other] { $losses } lost, { $left ->
        [0] none left
       *[other] { $left } left
    }
}{ $doubled ->
    [0] { "" }
   *[other] , doubled against a dense formation
}
tell-fire-test-passed = { $unit-The } hold{ $unit-s } under fire in spite of { $unit-its } losses ({ $need }+)
tell-fire-test-failed = { $unit-The } break{ $unit-s } under fire ({ $need }+)
tell-melee-test-passed = { $unit-The } hold{ $unit-s } though the melee is lost ({ $need }+)
tell-melee-test-failed = { $unit-The } break{ $unit-s } after the lost melee ({ $need }+)
tell-rally-passed = { $unit-The } rall{ $unit-number ->
    [many] y
   *[one] ies
} ({ $need }+)
tell-rally-failed = { $unit-The } fail{ $unit-s } to rally ({ $need }+)
tell-fled = { $unit-The } flee{ $unit-s } { $length }
tell-lost-strength = { $unit-The } { $unit-is } destroyed
tell-lost-quarter = { $unit-The } { $unit-is } down to a quarter of { $unit-its } figures, or fewer: the unit is destroyed
tell-lost-commander = { $unit-The } fall{ $unit-s }, mortally wounded
tell-lost-fled = { $unit-The } { $unit-has } fled the field
tell-lost-second-flight = { $unit-The } break{ $unit-s } a second time and dissolve{ $unit-s }
tell-lost-overrun = { $unit-The } { $unit-is } overrun
tell-lost-taken = { $unit-The } { $unit-is } taken
tell-charged = { $unit-The } charge{ $unit-s } { $target-the }!
tell-charged-flank = { $unit-The } charge{ $unit-s } { $target-the } in the flank or rear!
tell-supported = { $unit-The } support{ $unit-s } the charge
tell-react-volley-passed = { $unit-The } { $unit-is } ready for a volley (5+)
tell-react-volley-failed = { $unit-The } { $unit-is } not ready for a volley (5+)
tell-react-form-passed = { $unit-The } { $unit-has } time to change formation (5+)
tell-react-form-failed = { $unit-The } cannot form { $shape } in time (5+)
tell-fell-back = { $unit-The } fall{ $unit-s } back { $length }
tell-counter-charged = { $unit-The } counter-charge{ $unit-s } { $length }
tell-realigned = { $unit-The } turn{ $unit-s } to face the charge
tell-contact = { $unit-The } come{ $unit-s } into contact with { $target-the }
tell-charge-failed = The charge of { $unit-the } falls short after { $length }
tell-stragglers = { $unit-The } lose{ $unit-s } { $losses ->
    [one] 1 straggler
   *[other] { $losses } stragglers
} on contact, { $left ->
    [0] none left
   *[other] { $left } left
}
tell-disengaged = { $unit-The } disengage{ $unit-s } (4+)
tell-not-disengaged = { $unit-The } cannot disengage (4+)
tell-struck-none = { $unit-The } { $unit-has } nobody at the front to strike
tell-struck = { $dice ->
    [one] { $unit-The } strike{ $unit-s } with 1 die
   *[other] { $unit-The } strike{ $unit-s } with { $dice } dice
}: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} on { $need }+
tell-parried = { $unit-The } take{ $unit-s } { $hits ->
    [0] no hit
    [one] 1 hit, { $saves }
   *[other] { $hits } hits, { $saves }
}
parried-saves = { $saved ->
    [0] none saved
   *[other] { $saved } saved
} on { $need }+, { $losses ->
    [0] no loss
    [one] 1 figure lost, { $left ->
        [0] none left
       *[other] { $left } left
    }
   *[other] { $losses } figures lost, { $left ->
        [0] none left
       *[other] { $left } left
    }
}
tell-round-lost = { $side-The } lose{ $side-s } the melee (losses: { $lost } against { $other })
tell-round-between = { $a } against { $b }. { $round }
tell-round-draw = The melee is even (losses: { $lost } each)
tell-rallied = { $unit-The } { $unit-has } rallied
tell-escaped = { $unit-The } ride{ $unit-s } out of the enemy’s way
tell-ended-points = { $side-The } win{ $side-s } on points: { $a } { $points-a }, { $b } { $points-b }
tell-ended-broken = { $side-The } win{ $side-s } decisively: the enemy army breaks. Points: { $a } { $points-a }, { $b } { $points-b }
tell-ended-level = An undecided day. Points: { $a } { $points-a }, { $b } { $points-b }
tell-objective = { $side-The } take{ $side-s } { $place-the }

# Dice

die-hit = to hit
die-hit-again = to hit, again
die-save = save
die-save-again = save, again
die-guns = guns
die-morale = morale
die-morale-again = morale, again
die-flight = flight
die-panic = panic
die-panic-again = panic, again
die-form = change of formation
die-form-again = change of formation, again
die-volley-test = ready for a volley
die-fall-back = falling back
die-counter = counter-charge
die-stragglers = stragglers
die-strike = melee
die-strike-again = melee, again
die-disengage = disengagement

## Before the dice

forecast-distance = Distance
forecast-halved = Halved
halved-off = off its facing
halved-ground = difficult ground or an obstacle
halved-about = about face
forecast-fire-after = Targets from there
forecast-in-command = In command there
forecast-dice = Dice
forecast-shot-dice = { $dice }, hitting on { $need }+
forecast-guns = hits: d6 { $plus }
forecast-guns-double = hits, doubled: d6 { $plus }
forecast-again = Thrown again
again-ones = ones
again-misses = misses
forecast-range = Range
forecast-seen = In arc and in sight
forecast-seen-of = { $n } of { $of }
forecast-save = The target saves on
forecast-save-need = { $need }+, { $cover }
cover-none = no cover
cover-soft = soft cover
cover-hard = hard cover
forecast-losses = Mean losses
forecast-losses-of = { $n } of { $of }
forecast-must-test = { $unit-The } must test
forecast-breaks = { $unit-The } break{ $unit-s }
forecast-destroyed = { $unit-The } { $unit-is } destroyed
forecast-holds = { $unit-The } lose{ $unit-s } but hold{ $unit-s }
forecast-draw = Nobody loses
forecast-if-breaks = If it comes to blows, { $unit-the } break{ $unit-s }
forecast-if-holds = … { $unit-the } lose{ $unit-s } but hold{ $unit-s }
forecast-if-draw = … nobody loses
forecast-stopped = Charge stopped by the fire
forecast-succeeds = Succeeds
forecast-if-caught = If caught
caught-infantry = 1d6 stragglers, struck first
caught-cavalry = 1d3 stragglers, struck first
forecast-back = Falls back
forecast-back-dice = { $n }d6 inches
forecast-arc = Target ahead of its front
forecast-reaction = Reaction
charge-front = the enemy chooses
charge-flank = none: flank or rear
charge-none = none
charge-skirmish = declared within 18″, they fall back 2d6
charge-canister = canister
charge-joins = none: it joins the melee
forecast-charge-gap = Distance of the charge
forecast-strike = { $unit-The } strike{ $unit-s }
strike-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need }+
strike-dice-ones = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need }+, ones again
strike-dice-misses = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need }+, misses again
forecast-no-bonus = No +1 for charging
no-bonus-obstacle = an obstacle is defended
no-bonus-difficult = difficult ground
no-bonus-square = horse against a square
forecast-strikes-first = Strikes first
forecast-pursuer = The pursuit runs
forecast-fugitives = Figures that flee
forecast-killed = Killed if caught
killed-infantry = 1d6
killed-cavalry = 1d3
forecast-need = Needs
forecast-panic = { $unit-The } hold{ $unit-s }
forecast-rally = Rallies
forecast-disengage = Disengages
forecast-unacted = Units that have not acted
forecast-run-on = Units in flight that run on
forecast-commands = Units in his command
forecast-formation = Formation
forecast-new-front = Front
forecast-reform-front = { $n } abreast, { $ranks } deep
forecast-commanded = A commander gives a second throw
came-lost = { $unit-The } { $unit-is } lost
came-flees = { $unit-The } flee{ $unit-s }
came-rallied = { $unit-The } rall{ $unit-number ->
    [many] y
   *[one] ies
}

## Ends

reason-broken = the enemy’s army is broken
reason-points = points after the last round
reason-level = the points are level

## What is forbidden

refuse-already-fought = That melee has been fought this turn.
refuse-always-skirmishes = They always skirmish.
refuse-battery-moves = A battery is moved by hand or limbered.
refuse-building = The building is closed to everybody.
refuse-cannot-charge = Only infantry and cavalry charge.
refuse-cannot-fire-now = Units in melee or in flight do not fire.
refuse-caught = It was caught in its flight and does nothing before the melee.
refuse-cavalry-into-village = Cavalry never charges into a village.
refuse-cavalry-only = That is for cavalry.
refuse-charge-arc = Only { $count } of { $of } figures are ahead of its front; half is needed.
refuse-charge-banned = It may not charge that unit this turn: it fell back in good order.
refuse-charge-unseen = It does not see that unit.
refuse-choose-a-unit = Choose one of your units first.
refuse-column-is-french = Only French infantry forms division columns.
refuse-commander-covered = A commander is a target only when he is nearer than all his units.
refuse-commanders-move-later = Commanders move after the units.
refuse-commanders-only = Only commanders move now.
refuse-contact-blocked = There is no room at its front: something is in the way.
refuse-deploy-first = Units are being placed: choose one beside the table.
refuse-does-not-fire = It does not fire like that.
refuse-enemy-left = There is still an enemy in the melee: no pursuit.
refuse-engaged = It is in melee: only cavalry may try to disengage.
refuse-facing = A facing is 0 to 359 degrees.
refuse-fall-back-dice = Not with so many dice.
refuse-far-from-entry = Too far from its entry point: 4″ at most.
refuse-fight-first = The melees must be fought now.
refuse-files = Its front must be { $least } to { $most }.
refuse-fire-or-hold = Choose a target, or hold fire.
refuse-fleeing = It is fleeing and can only try to rally.
refuse-form-or-keep = Choose a formation, or keep this one.
refuse-formation-cannot-charge = Squares and march columns do not charge.
refuse-formation-of-another-arm = That formation belongs to another arm.
refuse-has-acted = It has acted this turn.
refuse-has-moved = He has moved this turn.
refuse-infantry-only = That is for infantry.
refuse-is-limbered = The battery is limbered.
refuse-is-unlimbered = The battery is in action: limber it first.
refuse-lost = It is lost.
refuse-march-never-fires = A march column never fires.
refuse-no-charge = No charge is under way.
refuse-no-charge-target = A charge needs an enemy unit on the table, and not a commander.
refuse-no-files = That formation has no front to choose.
refuse-no-free-reform = No commander is near enough for a free change of formation.
refuse-no-ground-for-guns = Artillery does not cross obstacles or broken ground.
refuse-no-reform-here = This action leaves no time for a change of formation.
refuse-no-reinforcement = It is on the table or lost.
refuse-no-skirmish-reaction = Nobody skirmishes in the face of a charge.
refuse-no-such-melee = There is no such melee.
refuse-no-target = It has no target.
refuse-no-victor = No melee has just been won.
refuse-not-a-battery = That is for batteries.
refuse-not-a-commander = That is not a commander.
refuse-not-a-square = It is not in square.
refuse-not-a-victor = It did not win this melee.
refuse-not-at-the-edge = Its rear must be on your edge of the table.
refuse-not-engaged = It is not in melee.
refuse-not-fled-from-here = It did not flee from this melee.
refuse-not-fleeing = It is not fleeing.
refuse-not-here-yet = It has not arrived yet.
refuse-not-light-infantry = Only light infantry skirmishes.
refuse-not-on-table = It is not on the table.
refuse-not-to-deploy = It is not to be placed now.
refuse-not-yours = That unit is not yours.
refuse-off-table = It would leave the table.
refuse-one-free-reform = One free change of formation, before or after.
refuse-other-direction = A support comes from the same direction as the lead: in front, or in flank.
refuse-other-arm = Only units of the same arm fight side by side in a charge.
refuse-out-of-arc = Only { $count } of { $of } figures are in its arc; half is needed.
refuse-out-of-range = Out of range: { $range }″ at most.
refuse-out-of-zone = Outside your zone of deployment.
refuse-own-unit = That is one of your own.
refuse-panic-first = The panic test comes first.
refuse-panicked = It fled in panic this turn and does nothing.
refuse-path-blocked = { $unit-The } { $unit-is } in the way.
refuse-pivot-front-only = In melee only the front may be reformed in place.
refuse-react-first = First choose how the charged unit reacts.
refuse-say-which-action = Choose the action first, then the target or the place.
refuse-side-empty = Nobody stands on that side.
refuse-skirmishers-cannot-charge = Skirmishers do not charge.
refuse-square-fires-by-sides = A square fires one side at a time.
refuse-square-is-slow = A square does not move fast.
refuse-stands-on-unit = It would stand on { $unit-the }.
refuse-support-or-go = Choose units to support the charge, or let it go.
refuse-target-engaged = The target is in melee.
refuse-too-near = Within an inch of { $unit-the }: only a charge comes so near.
refuse-unseen = Only { $count } of { $of } figures are seen; half is needed.
refuse-victor-chooses = First choose what the victor does.
refuse-village = Only infantry enters a village.
refuse-volley-banned = It may not volley this turn: its enemy fell back from it.
refuse-over = The game is over.
refuse-panic-order = Another unit tests first.
refuse-side-has-fired = That side has fired.
refuse-not-your-turn = It is not your turn.
refuse-another-phase = Not in this phase.
refuse-too-far = Farther than the { $allowance } allowed.
range-short = short
range-medium = medium
range-long = long
range-up-to = up to { $n }″
why-fire = { $unit }: fire thins the ranks and may break them.
why-fire-more = { $unit }: { $n ->
    [one] one figure lost already, and each more weakens the rest.
   *[other] { $n } figures lost already, and each more weakens the rest.
}
why-fire-square = Every side of the square that sees an enemy may fire.
why-hold-fire = The shot would gain too little.
why-charge = { $unit }: a charge may break through there.
why-charge-flank = { $unit }: the charge comes in from the flank.
why-charge-fleeing = { $unit }: already running, and easily ridden down.
why-support = { $unit }: more weight for the charge.
why-go = The charge has the weight it needs.
why-pursue = { $unit }: beaten, and not to be let go.
why-rally = { $unit }: lost unless it rallies.
why-towards = It comes nearer to an objective: { $at }.
why-close-in = It comes nearer to { $unit-the }.
why-away = It gains distance from { $unit-the }.
why-position = A better stand, or a better front.
why-form = The formation that the next turn asks for.
why-keep = The present formation will do.
why-command = { $n ->
    [0] There he is out of the way.
    [one] There he has one unit within his command.
   *[other] There he has { $n } units within his command.
}
why-deploy = { $unit }: a place in the order of battle.
why-enter = { $unit }: fresh troops come onto the table.
why-back = Better to give ground than to lose the unit.
why-stand = That gives it the best chance.
why-stay = The ground that was won is kept.
why-melee = It has to be fought out.
why-panic = { $unit }: friends are running nearby; its nerve must be tested.
why-enough = The others stand well where they are.
modifier-below-half = Below half its strength
modifier-picked = Elite or Guard
modifier-obstacle = Defends an obstacle
modifier-square = Square against horse
modifier-numbers = Losses and numbers

## A table that is not seen (MP-R76)

up-to = up to { $length }
button-reforming = With a free reform
ask-actions-declared = Choose a unit and its action; then move the figures on your table.
ask-command-declared = Move your commanders on the table, then go on to the melees.
help-actions-declared = The program asks for what it cannot see: answer as the table shows it.
help-fire-declared = Measure freely: range, arc and cover are asked for next.
fact-command = { $unit }: within command range of one of its commanders (general 12″, aide-de-camp 6″)?
fact-obstacle = { $unit } against { $enemy }: does it defend an obstacle or houses?
fact-rough = Do { $unit-the } and { $target-the } meet in difficult terrain?
fact-left-table = Move { $unit-the } by { $unit-its } flight. Has any part of it left the table?
fact-alarm = { $unit } against { $target }: is the charge declared within 18″?
fact-reach = { $unit } against { $target }: is the target now within reach ({ $reach }, halved over difficult ground), with room for contact?
fact-charge = { $unit } against { $target }: how does the charge go in?
fact-range = { $unit } at { $target }: how far is it?
fact-sight = Is at least half of { $target-the } in the frontal arc (90°) of { $unit-the } and in view?
fact-sight-side = Is at least half of { $target-the } in the arc of the { $face } of { $unit-the } and in view?
fact-sight-guns = Is at least half of { $target-the } ahead of the guns of { $unit-the } and in view?
fact-exposed = { $unit } at { $target }: is this commander in arc and view, and nearer to the firer than all his own units?
fact-cover = { $unit } at { $target }: what cover does the target have?
fact-enfiladed = { $unit } at { $target }: does the fire come from the flank?
fact-difficult = { $unit }: does it cross an obstacle or difficult terrain on its way?
fact-panic = { $unit-The } { $unit-is } fleeing. Which friend stands within 6″ of it?
fact-objective = Has ground changed hands in this turn?
answer-up-to = up to { $range }″
answer-farther = farther
answer-open = none
answer-soft = soft (wood, hedge, rough)
answer-hard = hard (wall, bank, houses)
answer-front = frontally
answer-flank = in the flank or rear
answer-cannot = it cannot: out of arc, unseen or blocked
answer-nobody = nobody (else)
answer-unchanged = no (more)
answer-taken = { $place }: { $side }
tell-denied-shot = { $unit-The } cannot fire at { $target-the }: the table does not allow it
tell-denied-charge = { $unit-The } cannot charge { $target-the }: the table does not allow it
tell-denied-reform = { $unit-The } { $unit-is } out of command range: no free change of formation
refuse-declared-pose = The program does not see this table: choose an action and move the figures yourselves.
refuse-declared-no-shot = You declared this target out of range, out of arc or out of sight.
refuse-declared-no-charge = You declared that this charge cannot be made.
