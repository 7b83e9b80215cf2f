## APERRO in English.

game-title = APERRO
game-theme = Napoleonic battles, 1792–1815
game-blurb = Six sectors, two reserves, an army a side. Attack where he is thin, hold where you are, and keep something back.
side-a = South
side-b = North

## Goal and legend

goal = Two enemy sectors win: { $sidea } { $a }, { $sideb } { $b } [AP-108]
goal-attack = { $attacker }: two enemy sectors to conquer by the end of round { $limit }, otherwise the position has held. Sectors conquered: { $sidea } { $a }, { $sideb } { $b } [AP-108]
legend-kind-infantry = Infantry: hits on 2 or less attacking, 3 defending; one step a turn [AP-59]
legend-kind-heavycavalry = Battle cavalry: hits on 4 or less attacking, 1 defending; two steps [AP-62]
legend-kind-lightcavalry = Light cavalry: hits on 3 or less attacking, 1 defending; three steps, also after fighting [AP-64]
legend-kind-artillery = Artillery: hits on 1 attacking, 4 or less defending; bombards the sector opposite [AP-66]
legend-kind-general = General: makes room for more units and helps their morale; he does not fight [AP-09]
legend-badge-square = In square: +2 on morale against cavalry; does not move [AP-128]
legend-badge-routed = Routed: fled to the reserve, cannot move this turn [AP-46]
legend-badge-fired = Has fought: it does not move this turn, light cavalry apart [AP-52]
legend-badge-moved = Has moved: some or all of its steps are used [AP-75]
legend-badge-spent = Has rallied or formed: its turn is used [AP-119]
legend-formation-line = In line: the thin order, better in defence [AP-123]
legend-formation-column = In column: the deep order, better in attack [AP-124]
legend-formation-square = In square: safe from cavalry, easy for guns [AP-127]
legend-value-strength = Combat value: { $value } of { $max } elements; a die each to attack, and the score to save an element [AP-07]
legend-value-movement = Movement: { $value } steps between sectors and reserve [AP-59]
legend-value-corner = Mark: { $value } (L light, H horse, P position artillery, R regular; a general: room, help attacking, help defending) [AP-09]
legend-value-loss = Losses to test: { $value }; one d8 each, the combat value or less saves [AP-37]
legend-meter-conquered = Enemy sectors conquered: two of them win at once; the mark stands at two [AP-108]
legend-meter-elements = Elements left: what the army can still lose; a unit without elements is gone [AP-07]
legend-meter-to-conquer = Still to conquer: what the attacker lacks; if time runs out first, the defender has held [AP-108]
legend-ground-wood = Wood: cavalry and artillery in it hit on 1 only; room for one unit less [AP-14]
legend-ground-hill = Hill: infantry and artillery throw one more die defending, bombarding or enfilading; room for one less [AP-15]
legend-ground-site = Buildings: +1 to the morale of defenders; room for one less [AP-16]
legend-ground-town = Town: +1 to the morale of defenders, cavalry hits on 1 only; room for one less [AP-17]
legend-ground-fort = Fort: +2 to the morale of defenders; room for one less [AP-18]
legend-ground-pond = Pond: takes the room of one unit [AP-19]
legend-ground-river = River: one unit crosses in a turn, no artillery [AP-20]
legend-ground-bridge = River with a bridge: two units cross in a turn [AP-20]
legend-ground-ford = Fordable river: three units cross in a turn [AP-20]

# Scenarios
scenario-quatre-bras = Quatre-Bras, 16 June 1815
scenario-quatre-bras-blurb = Ney against Wellington for a crossroads; both Guards are on their way. The first to conquer two of the three enemy sectors wins; night does not fall. As printed, the French win nine times in ten: the battle until dusk is the even one.
scenario-quatre-bras-dusk = Quatre-Bras until dusk
scenario-quatre-bras-dusk-blurb = The same battle against nightfall: the French must conquer two enemy sectors in 14 rounds, otherwise the English have held.
scenario-quatre-bras-dusk-changed = Set after trial games: night falls after 14 rounds, at first after 10.
scenario-ligny = Ligny, 16 June 1815
scenario-ligny-blurb = Napoleon must storm the villages of the brook: two Prussian sectors in 18 rounds, otherwise night saves the Prussians, who have held.
scenario-ligny-changed = Set after trial games: night falls after 18 rounds, at first after 14, and Borcke’s brigade is left out.
scenario-borodino = Borodino, 7 September 1812
scenario-borodino-blurb = Two redoubts, the grand battery, and the coming night: the French must conquer two Russian sectors in 15 rounds, otherwise the Russians have held.
scenario-borodino-changed = Set after trial games: the battle lasts 15 rounds, at first 8.
scenario-marengo = Marengo, 14 June 1800
scenario-marengo-blurb = The Austrians must sweep the plain, two French sectors in 13 rounds, before Desaix comes; otherwise the French have held.
scenario-marengo-changed = Set after trial games: the battle lasts 13 rounds, at first 8.
scenario-waterloo = Waterloo, 18 June 1815
scenario-waterloo-blurb = Hougoumont, La Haye-Sainte, and the Prussians somewhere to the east: the French must conquer two Allied sectors in 17 rounds, otherwise the Allies have held.
scenario-waterloo-changed = Set after trial games: the battle lasts 17 rounds, at first 11.
scenario-champ-de-mars = The training ground
scenario-champ-de-mars-blurb = Two equal armies without terrain, deployed in secret: the best place to learn. The first to conquer two enemy sectors wins.
scenario-open-battle = A battle of your own
scenario-open-battle-blurb = Recruit 200 points in secret, roll for the ground, deploy and fight: the first to conquer two enemy sectors wins.

# Options
option-forced-march = Forced marches
option-forced-march-help = Infantry may make one more step, at the risk of an element.
option-rally = Rallying
option-rally-help = A unit in reserve may spend its turn regaining an element.
option-artillery-types = Horse and position artillery
option-artillery-types-help = Horse guns make two steps and defend at 3; position guns never move and bombard at 2.
option-doctrines = Infantry doctrines
option-doctrines-help = Each army declares thin order (2 attacking, 3 defending) or deep order (3 and 2).
option-light-infantry = Light infantry
option-light-infantry-help = Light infantry always hits on 2 and may move after fighting.
option-squares = Squares
option-squares-help = Infantry may form square against cavalry; loss markers have colours.
option-national-traits = National traits
option-national-traits-help = British volleys and reckless British cavalry; French mixed order.
option-order-passing = Passing of orders
option-order-passing-help = Units that stood still, or want to break off, need orders: 3 or less on a die.
option-terrain = Terrain
option-terrain-help = The scenario’s ground, or one laid out by the dice.
option-terrain-scenario = as the scenario has it
option-terrain-random = by the dice
option-terrain-seed = Ground by number
option-terrain-seed-help = A ground laid out by the book’s tables from this number, the same for everybody who uses it; you see it before you begin. Without one, it is the scenario’s, or the dice’s if the house rules say so.
option-river-rolls = Rivers by the dice
option-river-rolls-help = Whether each lane has a river of its own or one runs along the whole front.
option-river-rolls-per-lane = lane by lane
option-river-rolls-one-river = one river
option-enfilade-victory = Victory by enfilade
option-enfilade-victory-help = When a vacant enemy sector beside one you hold wins the game.
option-enfilade-victory-combat-phase = in your Combat phase
option-enfilade-victory-any-time = at once
option-enfilade-victory-off = never
option-general-departure = A general who rides away
option-general-departure-help = Whether he leaves disorder behind, or may only leave what can do without him.
option-general-departure-disorganise = leaves disorder behind
option-general-departure-must-fit = must be dispensable
option-hidden-reserve = Hidden reserves
option-hidden-reserve-help = The enemy does not see what you keep in reserve.
option-round-limit = Round limit
option-round-limit-help = After so many rounds (a turn for each side) the battle ends; without a limit, after a hundred.
option-on-limit = At the limit
option-on-limit-help = Who has held, and so wins, when the last round is over.
option-on-limit-draw = nobody: a draw
option-on-limit-south = South
option-on-limit-north = North

# Places
place-named = { $id } { $name }
place-sw = South’s left
place-sc = South’s centre
place-se = South’s right
place-nw = North’s right
place-nc = North’s centre
place-ne = North’s left
place-sr = South’s reserve
place-nr = North’s reserve
reserve-hidden = { $side }: reserve (hidden)
reserve-own = { $side }: reserve (hidden from the enemy)
reserve-open = { $side }: reserve
status-contested = Contested, defended by: { $side }
status-defended = Defended by: { $side }
status-conquered = Conquered by: { $side }
status-empty = Empty
recruit-infantry = Infantry of { $vc } ({ $side })
recruit-battle-cavalry = Battle cavalry of { $vc } ({ $side })
recruit-light-cavalry = Light cavalry of { $vc } ({ $side })
recruit-artillery = Artillery of { $vc } ({ $side })
recruit-general = General { $cr }/{ $lsa }/{ $lsd } ({ $side })
some-unit = A unit in reserve
tray-army = Army of { $side }
tray-to-deploy = { $side }: still to deploy
tray-reserve = { $side }: known to be in reserve
tray-off-table = { $side }: on the way
tray-lost = { $side }: lost
meter-conquered = Enemy sectors conquered (2 win)
meter-elements = Elements left
meter-to-conquer = { $side }: sectors still to conquer by the end of round { $limit }
note-general-alone = General alone with the enemy
note-open-flank = Open flank: can be enfiladed
clock-setup = Before the battle
clock-limit = Round { $round } of { $limit }
clock-round = Round { $round }

# Phases and questions
phase-recruit = Recruitment
phase-survey = The ground
phase-muster = Budget and doctrine
phase-reveal = Doctrines
phase-deploy = Deployment
phase-lots = Drawing lots
phase-morale = Morale
phase-disorder = Disorganisation
phase-rally = Rallying
phase-combat = Combat
phase-losses = Losses
phase-movement = Movement
ask-recruit = Recruit an army of at most { $points } points: 1 to 4 generals and 10 to 14 units.
ask-survey-dice = Throw the dice for terrain, rivers and sides.
ask-survey = Look at the ground.
ask-muster = Leave pieces at home until army and terrain fit the budget; declare your doctrine if it is asked for.
ask-reveal = Reveal the doctrines.
ask-deploy = Place every piece in one of your sectors or in reserve.
ask-deploy-secret = Deploy in secret; both sides are revealed together.
ask-lots = Draw lots: 1 to 3 South plays first, 4 to 6 North.
ask-morale = Test morale.
ask-morale-unit = { $unit }: { $dice }d8 to test, { $target ->
        [1] a 1
       *[other] { $target } or less
    } saves an element.
ask-morale-general = { $unit }: in danger, { $dice }d6, any 6 is fatal.
ask-disorder = { $sector } is too full without its general: test a unit.
ask-rally = Rally a unit in reserve, or go on.
ask-combat = Choose a unit and the sector it attacks, or end the combats.
ask-combat-open = Combat in { $sector }: another unit, or close the sector.
ask-losses = { $hits ->
        [0] All loss markers in { $sector } are given out.
        [one] Give out 1 loss marker in { $sector }: who takes it?
       *[other] Give out { $hits } loss markers in { $sector }: who takes the next?
    }
ask-movement = Move pieces one by one, then end the turn.
ask-armies-ready = The armies are ready: go on to deployment.
help-recruit = Infantry costs 3 an element, cavalry 4, artillery 5, a general 5 for each point of CR, LSA and LSD.
help-muster = The terrain of your camp counts in your budget.
help-deploy = A sector holds 4 units, less 1 for each terrain, plus the general’s CR.
help-morale = One die for each marker; above the target an element is lost, an 8 may be a rout.
help-disorder = One d8 against its VC; a failure is a rout to the reserve.
help-rally = One d8 against VC plus the best CR in reserve; the unit cannot move this turn.
help-combat = All combats in a sector come before the next sector; a unit that fights cannot move, light cavalry apart.
help-losses = Evenly: every unit has one before any gets a second.
help-movement = Straight ahead, straight back, or through the reserve; limits count when you end the turn.

# Buttons
button-nation-other = Another nation
button-nation-british = Britain
button-nation-french = France
button-preset = A ready army
button-preset-french = French army
button-preset-british = British army
button-preset-austrian = Austrian army
button-preset-prussian = Prussian army
button-preset-russian = Russian army
button-recruit-infantry = Infantry
button-recruit-battle-cavalry = Battle cavalry
button-recruit-light-cavalry = Light cavalry
button-recruit-artillery = Artillery
button-recruit-general = General
button-vc = { $n } { $n ->
        [one] element
       *[other] elements
    }
button-trait-plain = Ordinary
button-trait-light = Light
button-trait-regular = Regular
button-trait-horse = Horse
button-trait-position = Position

# Raising an army
depot-about = Hits on { $attacking } in attack, on { $defending } in defence; { $moves ->
    [one] one step
   *[other] { $moves } steps
} a turn.
depot-about-general = Makes room in his sector (CR) and steadies his troops; he never fights himself.
depot-vc = Elements
depot-cr = Command (CR)
depot-lsa = In attack (LSA)
depot-lsd = In defence (LSD)
depot-units = Units
depot-generals = Generals
depot-nation = Nation

button-cr = CR { $n }
button-lsa = LSA { $n }
button-lsd = LSD { $n }
button-dismiss = Dismiss
button-survey = See the ground
button-demobilise = Leave at home
button-doctrine-thin = Thin order
button-doctrine-deep = Deep order
button-doctrine-mixed = Mixed order
button-reveal = Reveal
button-thin = Thin order
button-deep = Deep order
button-unplace = Take back
button-done = Done
button-lots = Draw lots
button-morale = Throw the dice
button-end-rally = Go on to combat
button-close = Close the sector
button-end-combat = End combats
button-cavalry = Cavalry marker (yellow)
button-artillery = Artillery marker (red)
button-infantry = Infantry marker (blue)
button-order = Send orders
button-square = Form square
button-unsquare = Leave square
button-end-movement = End the turn
button-armies-ready = Deploy

# Actions in words
do-recruit = { $vc ->
        [one] Recruit: { $kind }, 1 element
       *[other] Recruit: { $kind }, { $vc } elements
    }
do-recruit-quality = { $vc ->
        [one] Recruit: { $kind }, 1 element, { $quality }
       *[other] Recruit: { $kind }, { $vc } elements, { $quality }
    }
do-recruit-general = Recruit a general { $cr }/{ $lsa }/{ $lsd }
do-dismiss = Dismiss: { $unit }
do-demobilise = Leave at home: { $unit }
do-place = { $unit } to { $place }
do-unplace = Take back: { $unit }
do-disorder = Test: { $unit }
do-rally = Rally: { $unit }
do-fight = { $unit }: combat in { $sector }
do-bombard = { $unit }: bombardment of { $sector }
do-enfilade = { $unit }: enfilade on { $sector }
do-loss = A marker for { $unit }
do-loss-cavalry = A cavalry marker for { $unit }
do-loss-artillery = An artillery marker for { $unit }
do-loss-infantry = An infantry marker for { $unit }
do-move = { $unit } to { $place }
do-order = Orders for { $unit }
do-square = { $unit }: form square
do-unsquare = { $unit }: leave square
do-thin = { $unit }: thin order
do-deep = { $unit }: deep order

# The log
tell-prepared = Preparations made
tell-ground = The ground, cost in points: South { $south }, North { $north }
tell-sides-kept = The camps stay as they were rolled
tell-sides-turned = The players change ends
tell-doctrines = Doctrines revealed: { $south } for South, { $north } for North
doctrine-thin = thin order
doctrine-deep = deep order
doctrine-mixed = mixed order
doctrine-none = no doctrine
tell-placed = { $unit }: deployed in { $place }
tell-taken-back = { $unit }: taken back from { $place }
tell-deployed = Deployment complete: { $side }
tell-deployed-both = Both armies are revealed
tell-lots = Who begins, by lot: { $side }
tell-turn = Round { $round }, { $side } to play
tell-no-morale = No losses to test: the Morale phase is skipped
or-less = { $n ->
        [1] 1
       *[other] { $n } or less
    }
then = { $a }, then { $b }
tell-tested = { $unit } in { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } at { $target }: { $lost ->
        [0] nothing lost
        [one] 1 element lost
       *[other] { $lost } elements lost
    }{ $eights ->
        [0] { "" }
        [one] , an 8 but no rout
       *[other] , { $eights } eights but no rout
    }, { $left } left
tell-routs = { $unit } in { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } at { $target }: { $lost ->
        [0] nothing lost
        [one] 1 element lost
       *[other] { $lost } elements lost
    }, an 8 and rout to the reserve, { $left } left
tell-eliminated = { $unit } in { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } at { $target }: no element left, unit destroyed
tell-scattered = { $unit } in { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } at { $target }: two 8s and two routs, unit destroyed
tell-general-lost = { $unit } in { $sector }: a six, killed
tell-general-safe = { $unit } in { $sector }: no six, unhurt
tell-disorder-routs = { $unit } in { $sector }, disorganisation test at { $target ->
        [1] 1
       *[other] { $target } or less
    }: failed, routs to the reserve
tell-disorder-stays = { $unit } in { $sector }, disorganisation test at { $target ->
        [1] 1
       *[other] { $target } or less
    }: passed, stands
tell-rallied = { $unit }: rally test at { $target ->
        [1] 1
       *[other] { $target } or less
    } passed, an element returns
tell-hidden-rallied = A unit in reserve rallies: an element returns
tell-hidden-not-rallied = A unit in reserve fails to rally
tell-not-rallied = { $unit }: rally test at { $target ->
        [1] 1
       *[other] { $target } or less
    } failed
tell-fight = { $unit }: combat in { $sector }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } hitting on { $ef ->
        [1] 1
       *[other] { $ef } or less
    }: { $hits ->
        [0] no marker
        [one] 1 loss marker
       *[other] { $hits } loss markers
    }{ $sixes ->
        [0] { "" }
        [one] , a six endangers { $general }
       *[other] , { $sixes } sixes endanger { $general }
    }
tell-bombard = { $unit }: bombardment of { $sector }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } hitting on { $ef ->
        [1] 1
       *[other] { $ef } or less
    }: { $hits ->
        [0] no marker
        [one] 1 loss marker
       *[other] { $hits } loss markers
    }{ $sixes ->
        [0] { "" }
        [one] , a six endangers { $general }
       *[other] , { $sixes } sixes endanger { $general }
    }
tell-enfilade = { $unit }: enfilade on { $sector }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } hitting on { $ef ->
        [1] 1
       *[other] { $ef } or less
    }: { $hits ->
        [0] no marker
        [one] 1 loss marker
       *[other] { $hits } loss markers
    }{ $sixes ->
        [0] { "" }
        [one] , a six endangers { $general }
       *[other] , { $sixes } sixes endanger { $general }
    }

tell-closed = Combat in { $sector } is over: { $hits ->
        [0] no loss marker
        [one] 1 loss marker
       *[other] { $hits } loss markers
    }
tell-loss-cavalry = { $unit } in { $sector }: { $n ->
        [one] 1 loss marker from cavalry
       *[other] { $n } loss markers from cavalry
    }
tell-loss-artillery = { $unit } in { $sector }: { $n ->
        [one] 1 loss marker from artillery
       *[other] { $n } loss markers from artillery
    }
tell-loss-infantry = { $unit } in { $sector }: { $n ->
        [one] 1 loss marker from infantry
       *[other] { $n } loss markers from infantry
    }
tell-moved = { $unit }: { $from } to { $to }
tell-moved-disputes = { $unit }: { $from } to { $to }, contested again
tell-march-holds = { $unit }: forced march without loss
tell-march-loses = { $unit }: forced march, an element lost
tell-order-passed = { $unit }: the orders arrive ({ $bonus ->
        [0] 3 or less
       *[other] 3 or less, die lowered by { $bonus }
    })
tell-order-failed = { $unit }: the orders are lost ({ $bonus ->
        [0] 3 or less
       *[other] 3 or less, die lowered by { $bonus }
    })
tell-square = { $unit }: square formed
tell-unsquare = { $unit }: out of square
tell-form-failed = { $unit }: change of formation failed
tell-thin = { $unit }: thin order
tell-deep = { $unit }: deep order
tell-captured = { $unit } is captured in { $sector }
tell-retaken = { $side }: { $sector } retaken
tell-conquered = { $side }: { $sector } conquered
tell-arrived = { $side }: the expected troops arrive in reserve ({ $target ->
        [0] no die is low enough this turn
        [1] it took a 1
       *[other] it took { $target } or less
    })
tell-not-arrived = { $side }: the expected troops are not there yet ({ $target ->
        [0] no die is low enough this turn
        [1] it took a 1
       *[other] it took { $target } or less
    })
tell-armies-ready = The armies are ready

# Odds and forecasts
odds-hits = { $n ->
        [0] No marker
        [one] One marker
       *[other] { $n } markers
    }
odds-general-danger = The enemy general is in danger (a six)
odds-eliminated = { $unit }: destroyed
odds-leaves = { $unit }: no longer in the sector
odds-lost = { $unit }: { $n ->
        [0] nothing lost
        [one] one element lost
       *[other] { $n } elements lost
    }
odds-routs = { $unit }: rout
odds-stays = { $unit }: stands
odds-general-lost = { $unit }: killed
odds-general-safe = { $unit }: unhurt
odds-rallied = An element returns
odds-not-rallied = Nothing but a lost turn
odds-march-holds = The march costs nothing
odds-march-loses = The march costs an element
odds-orders = The orders arrive
odds-no-orders = The orders are lost
odds-formed = The formation changes
odds-not-formed = The formation stays, the turn is lost
odds-captured = { $unit }: captured
odds-arrival = The expected troops arrive
odds-no-arrival = The expected troops do not arrive
odds-sector = { $side }: { $sector } conquered
odds-win = Victory: { $side }
percent = { $n }%
forecast-dice = Dice
forecast-dice-ef = { $dice }d6, hitting on { $ef ->
        [1] 1
       *[other] { $ef } or less
    }
forecast-stays = It cannot move this turn
forecast-vc = Elements (VC)
forecast-leader = General
forecast-terrain = Terrain
forecast-square = Square
forecast-british = British charge
forecast-target = Target (bonus at most +3)
forecast-save = Saves a marker
forecast-markers = Loss markers
forecast-weakened = { $unit }: still there, weakened
forecast-empties = { $side }: no unit left in { $sector } after the next morale tests
forecast-general-falls = The enemy general falls in his next morale tests
forecast-general-risk = He falls in the enemy’s next turn ({ $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
} against him)
forecast-captured = Alone with the enemy: captured in the enemy’s turn
forecast-cost = Cost
forecast-points-left = Points left
forecast-of = { $used } of { $limit }
forecast-stack = Units there
forecast-steps = Steps
forecast-leaves-empty = Leaves empty

# The end
reason-conquest = two enemy sectors are conquered
reason-enfilade = a vacant enemy sector lies open to enfilade
reason-annihilation = the enemy has no unit left
reason-limit = the last round is over

# Dice
forfeit-rallies = { $n ->
    [one] one unit could still rally
   *[other] { $n } units could still rally
}
die-fight-infantry = infantry fights
die-fight-battle-cavalry = battle cavalry fights
die-fight-light-cavalry = light cavalry fights
die-fight-artillery = artillery fights
die-bombard-artillery = artillery bombards
die-enfilade-infantry = infantry enfilades
die-enfilade-battle-cavalry = battle cavalry enfilades
die-enfilade-light-cavalry = light cavalry enfilades
die-enfilade-artillery = artillery enfilades
die-morale-infantry = morale of infantry
die-morale-battle-cavalry = morale of battle cavalry
die-morale-light-cavalry = morale of light cavalry
die-morale-artillery = morale of artillery
die-rout-infantry = rout of infantry (after an 8)
die-rout-battle-cavalry = rout of battle cavalry (after an 8)
die-rout-light-cavalry = rout of light cavalry (after an 8)
die-rout-artillery = rout of artillery (after an 8)
die-disorder-infantry = disorganisation of infantry
die-disorder-battle-cavalry = disorganisation of battle cavalry
die-disorder-light-cavalry = disorganisation of light cavalry
die-disorder-artillery = disorganisation of artillery
die-rally-infantry = infantry rallies
die-rally-battle-cavalry = battle cavalry rallies
die-rally-light-cavalry = light cavalry rallies
die-rally-artillery = artillery rallies
die-general = a general in danger (6 is fatal)
die-arrival = troops expected from off the table
die-forced-march = forced march of infantry
die-order = orders for a unit
die-square = an engaged unit changes formation
die-terrain-first = terrain of a sector, first die
die-terrain-second = terrain of a sector, second die (hill)
die-terrain-third = buildings (1 to 3) or town (4 to 6)
die-river = river on a lane (5 or 6)
die-ford = fordable (3 or more)
die-bridge = bridge (3 or more)
die-sides = who gets which camp
die-first-player = who plays first

# Refusals
refuse-over = The battle is over.
refuse-not-your-turn = It is not for you to decide now.
refuse-wrong-phase = That belongs to another phase.
refuse-option-off = That is an optional rule which this game does not use.
refuse-not-yours = That piece is the enemy’s.
refuse-no-such-piece = There is no such piece.
refuse-gone = That piece is no longer in the game.
refuse-off-table = That piece has not arrived yet.
refuse-nation-named = The nation is named once, before the first unit.
refuse-army-begun = A ready army can only be taken before anything else is recruited.
refuse-over-budget = That goes beyond { $points } points, or leaves too few for ten units.
refuse-no-such-preset = There is no such ready army.
refuse-elements = A unit has 1 to 4 elements.
refuse-traits = Such a unit cannot have that quality.
refuse-regular-british = Only British infantry is regular, with the national traits.
refuse-too-many-units = An army has at most { $most } units.
refuse-too-few-units = An army has at least { $least } units.
refuse-ratings = CR goes from 0 to 2, LSA and LSD from 0 to 3.
refuse-too-many-generals = An army has at most { $most } generals.
refuse-no-general = An army needs a general.
refuse-army-over-budget = The army costs { $cost } points, { $over } more than the { $points } it may cost.
refuse-army-too-few = { $units ->
    [0] No unit yet
    [one] One unit
   *[other] { $units } units
}; an army has at least { $least }.
refuse-army-too-many = { $units } units; an army has at most { $most }.
refuse-army-and-terrain = The terrain of this camp costs { $terrain } points as well: pieces worth { $over } will have to be sent home before the battle.
refuse-take-backs = You have taken back { $most } times: that is enough.
refuse-fits-budget = The army fits its budget already.
refuse-last-one = One general and one unit must remain.
refuse-doctrine-declared = The doctrine is declared and cannot change.
refuse-doctrine-wanted = Declare a doctrine first.
refuse-mixed-french = Mixed order is for the French, with the national traits.
refuse-already-placed = That piece is placed already; take it back first.
refuse-not-placed = That piece is not placed yet.
refuse-no-order = The order of this piece is not chosen on its own.
refuse-order-wanted = Say whether it stands in thin or deep order.
refuse-own-camp = Deploy in your own three sectors or in your reserve.
refuse-one-general = A sector holds only one general from each side.
refuse-sector-full = { $limit ->
        [0] { $sector } can hold no unit of yours at the end of the turn.
        [one] { $sector } holds one of your units at the end of the turn, no more.
       *[other] { $sector } holds { $limit } of your units at the end of the turn, no more.
    }
refuse-over-by = { $excess ->
        [one] The army is 1 point over its budget.
       *[other] The army is { $excess } points over its budget.
    }
refuse-unplaced = Every piece must be placed first.
refuse-units-only = That is for units, not for generals.
refuse-not-overfull = Only units of the overfull sector are tested.
refuse-tested-this-round = That unit has already been tested in this series.
refuse-not-in-reserve = Only a unit in reserve can rally.
refuse-routed = It has routed this turn.
refuse-rallied = It has spent its turn rallying.
refuse-full-strength = It has lost nothing.
refuse-in-reserve = It stands in reserve.
refuse-fought = It has fought this turn.
refuse-closed = The combats in { $sector } are over for this turn.
refuse-other-open = Finish the combats in { $sector } first.
refuse-fight-here = It can only fight where it stands, in { $sector }.
refuse-not-engaged = No enemy unit is in its sector.
refuse-guns-only = Only artillery bombards.
refuse-engaged = It is engaged.
refuse-own-sector-only = Guns bombard from their own camp only.
refuse-opposite-only = Guns bombard the sector straight ahead only.
refuse-friends-there = Friendly units are there.
refuse-no-target = There is no enemy unit there.
refuse-not-lateral = Enfilade goes to a neighbouring sector of the same camp.
refuse-fixed = Enemy units in { $sector } fix it.
refuse-none-open = No sector is open.
refuse-not-attacked = The losses are for units in { $sector }.
refuse-evenly = Another unit has fewer markers.
refuse-colour-wanted = Say which colour it takes.
refuse-no-colour = Colours do not matter here.
refuse-no-such-marker = No marker of that colour is left.
refuse-position = Position artillery never moves.
refuse-in-square = It stands in square.
refuse-not-in-square = It does not stand in square.
refuse-formed = It has spent its turn on its formation.
refuse-moved = It has moved this turn.
refuse-orders-needed = It needs orders to move.
refuse-no-orders-needed = It needs no orders.
refuse-orders-sent = Orders were sent to it this turn.
refuse-enemy-reserve = Nobody enters the enemy’s reserve.
refuse-contested = Nobody attacks out of { $sector } while the enemy is in it.
refuse-guns-river = Guns cross by a bridge or a ford only.
refuse-river-quota = The river lets no more units across this turn ({ $quota ->
        [one] one has crossed
       *[other] { $quota } have crossed
    }).
refuse-already-there = It is there already.
refuse-sideways = { $steps ->
        [0] There is no sideways move.
        [one] There is no sideways move; through the reserve it would take more than one step.
       *[other] There is no sideways move; through the reserve it would take more than { $steps } steps.
    }
refuse-too-far = { $steps ->
        [0] It has no step left.
        [one] It has only one step.
       *[other] It has only { $steps } steps.
    }
refuse-general-needed = His units need him there to stay within the limit.
refuse-infantry-only = Only infantry does that.
refuse-french-only = Only French infantry changes its order, with doctrines and national traits.
refuse-in-this-order = It stands in that order already.
refuse-touch-piece = Choose one of your pieces that can act now.
refuse-touch-place = Now choose where.

# Reasons of the commander
why-wins = It wins the battle.
why-attack = { $n ->
        [0] Few markers to expect.
        [one] About 1 marker to expect.
       *[other] About { $n } markers to expect.
    }
why-no-attack = Enough fighting here for this turn.
why-loss = It takes the loss so that the others need not.
why-engage = It attacks the enemy in { $place }.
why-enter = { $place } is undefended.
why-relief = The enemy is in { $place }: it has to be held.
why-guard = One more to hold { $place }.
why-reserve = In reserve, out of reach and free to go anywhere.
why-rally = A lost element may come back.
why-order = Without orders it does not move.
why-square = The square keeps cavalry off.
why-unsquare = Out of square it can move again.
why-thin = Thin order defends better.
why-deep = Deep order attacks better.
why-hold = The rest stay where they are.
why-forced = There is no choice.
why-choice = Something must be chosen, and this will do.
why-deploy = In { $place } from the start.
why-deploy-reserve = In reserve it can go where it is needed.
why-take-back = Another place will suit it better.
why-recruit = It makes a balanced army.
numbered-infantry = Infantry { $number } ({ $side })
numbered-battle-cavalry = Battle cavalry { $number } ({ $side })
numbered-light-cavalry = Light cavalry { $number } ({ $side })
numbered-artillery = Artillery { $number } ({ $side })
numbered-general = General { $number } ({ $side })
ending-win = { $side }: { $degree } ({ $reason }). Sectors conquered: { $sidea } { $a }, { $sideb } { $b }
ending-held = { $side }: the position has held for { $limit } rounds. { $attacker }: { $conquered ->
        [0] no sector conquered
        [one] 1 sector conquered
       *[other] { $conquered } sectors conquered
    } of the 2 needed
ending-draw = Draw ({ $reason }). Sectors conquered: { $sidea } { $a }, { $sideb } { $b }
