## The game

game-title = Révolution et Empire
game-theme = Divisions, corps and chits, from Marengo to Waterloo
game-blurb = Choose which of your corps may act this turn; the bowl decides when. March, flank, charge and pursue on the fields of Napoleon’s battles, and break the enemy’s heart before yours breaks.
side-a = Blues
    .The = The Blues
    .the = the Blues
    .number = many
    .s = { "" }
side-b = Reds
    .The = The Reds
    .the = the Reds
    .number = many
    .s = { "" }

## Goal and legend

goal = More victory points after turn { $turns }: { $sidea } { $a }, { $sideb } { $b } [RE-R50]
legend-kind-infantry = Infantry: 3 dice attacking; 1 hex and attack, or 2 without [RE-59]
legend-kind-elite = Elite infantry: 4 dice attacking; 1 hex and attack, or 2 without [RE-60]
legend-kind-lightcavalry = Light cavalry: 1 die attacking; 3 hexes and attack, or 4 without; acts apart from its corps [RE-61]
legend-kind-heavycavalry = Heavy cavalry: 2 dice attacking; 2 hexes and attack, or 3 without [RE-62]
legend-kind-artillery = Artillery: three dice at 1 hex, two at 2, one at 3; or moves 2 [RE-31]
legend-kind-heavyartillery = Artillery with the fire bonus: one die more than other batteries [RE-R49]
legend-kind-chit = Chit of a corps: drawn from the bowl it lets one group of the corps act [RE-19]
legend-badge-fired = Has fired: once a turn, and a battery that fires does nothing else [RE-24]
legend-badge-attacked = Has attacked: once a turn [RE-50]
legend-badge-moved = Has moved: once an activation [RE-40]
legend-badge-retreated = Has retreated: cavalry that has can no longer make an organised charge [RE-66]
legend-badge-steady = Steady: ignores the first retreat of every roll against it [RE-R49]
legend-value-strength = Pieces: { $value } of { $max }; what it can still lose [RE-03]
legend-value-corner = Corps: { $value }; its chit lets it act [RE-15]
legend-ground-clear = Clear: no effect [RE-94]
legend-ground-hill = Hill: stops whoever comes up from below; one die less against a unit attacked from below [RE-113]
legend-ground-forest = Forest: infantry only off the road, stops, no attack; one die less into it and out of it [RE-95]
legend-ground-woodhill = Wooded hill: forest and hill together [RE-95]
legend-ground-orchard = Orchard: stops, no attack that move; no charge into it [RE-98]
legend-ground-hillorchard = Orchard on a hill: orchard and hill together [RE-98]
legend-ground-village = Village: stops, no attack that move; one die less into it and out of it; not for cavalry and guns [RE-104]
legend-ground-hillvillage = Village on a hill: village and hill together [RE-104]
legend-ground-fortress = Fortress: infantry only; two dice less against those inside [RE-121]
legend-ground-hillfortress = Fortress on a hill: fortress and hill together [RE-121]
legend-ground-building = Fortified building: two dice less against infantry inside, and for its attacks [RE-122]
legend-ground-hillbuilding = Fortified building on a hill: building and hill together [RE-122]
legend-ground-marsh = Marsh: not for guns; stops, no attack; one die less for attacks out of it [RE-108]
legend-ground-mountain = Mountain: infantry only, stops, no attack; two dice less against it [RE-116]
legend-ground-ravine = Ravine: not for heavy cavalry and guns; stops, no attack [RE-118]
legend-ground-bridge = Bridge: whoever comes onto it stops; no charge [RE-111]
legend-ground-ford = Ford: whoever comes onto it stops and does not attack [RE-112]
legend-ground-lake = Water: impassable [RE-123]
legend-ground-river = Stream: one die less against infantry attacked across it; no charge across [RE-102]
legend-ground-lane = Sunken lane: one die less against infantry attacked across it; no charge across [RE-102]
legend-ground-road = Road: two hexes farther if the whole move follows it [RE-46]
legend-ground-works = Field works: one die less against infantry and guns inside, on top of the ground [RE-100]
legend-mark-objective = Objective: belongs to whoever was last in it; the number is its victory points [RE-R50]
legend-mark-group = Group: units of the corps that touch one another act together [RE-20]
legend-mark-zone = Retreat line: where the army falls back to [RE-76]
legend-mark-refuge = Way back: where the unit may retreat; crossed out, where it may not [RE-77]
legend-mark-los = Line of sight: red where something hides the target [RE-27]
legend-meter-score = Victory points: one for each enemy unit destroyed, and those of the objectives you hold [RE-R50]
legend-meter-score-level = { legend-meter-score }
legend-meter-points = Demoralisation: points for losses; an army shaken throws one die less everywhere, a broken one has lost [RE-93]
legend-meter-points-threshold = Demoralisation: points for losses; an army shaken throws one die less everywhere [RE-93]
legend-meter-units = Units left: on the board and still to come [RE-R50]
legend-tray-bowl = The bowl: the chits of both sides, drawn one by one; a chit makes its corps act. Only their owner knows which they are [RE-18]

## The battles

scenario-rencontre = La Rencontre
scenario-rencontre-blurb = Two equal armies meet between four villages. The battle to learn the game with. More victory points after turn 8 win: one for each enemy unit destroyed, and those of the villages held (three a side at the start). An army that reaches 7 demoralisation points has lost at once.
scenario-auerstaedt = Auerstaedt, 14 October 1806
scenario-auerstaedt-blurb = Davout’s divisions come up the defile one by one against the main Prussian army. The Prussians have to force the way: they need more points than the French after turn 8 (3 against 4 at the start; Hassenhausen is worth 3), or to drive Davout to 8 demoralisation points. Otherwise the French have held. The Prussian army breaks at 7.
scenario-marengo = Marengo, 14 June 1800
scenario-marengo-blurb = Melas breaks out over the Bormida and surprises Bonaparte. The Austrians have to win: they need more points than the French after turn 9 (2 against 5 at the start; San Giuliano, on the road of Desaix, is worth 2), or to drive the French to 14 demoralisation points. Otherwise the French have held. The Austrian army breaks at 7.
scenario-marengo-changed = Set after trial games: the French are demoralised at 8 points and break at 14, at first at 5 and 9; the Austrians at 4 and 7, at first at 6 and 10.
scenario-austerlitz = Austerlitz, 2 December 1805
scenario-austerlitz-blurb = The Allied columns leave the plateau for the Goldbach villages, and Soult waits in the mist below it. Both armies attack: more points after turn 8 win (6 a side at the start), or the French drive the Allies to 14 demoralisation points, the Allies the French to 11.
scenario-austerlitz-changed = Set after trial games: the French break at 11 points and the Allies at 14, at first both at 13.
scenario-waterloo = Waterloo, 18 June 1815
scenario-waterloo-blurb = Break Wellington on his ridge before the Prussians are in Plancenoit. The French have to win: they need more points than the Allies after turn 8 (3 against 6 at the start; Mont-Saint-Jean is worth 3), or to drive the Allies to 17 demoralisation points. Otherwise the Allies have held. The French army breaks at 14.
scenario-waterloo-changed = Set after trial games: the French are demoralised at 8 points and break at 14, at first at 7 and 12.
scenario-rencontre-slow = La Rencontre, slow orders
scenario-rencontre-slow-blurb = The same battle with two chits a turn: few orders, many surprises. It is won like the first.
scenario-marengo-alone = Marengo without Desaix
scenario-marengo-alone-blurb = What if nobody marched to the guns? San Giuliano is worth nothing to the Austrians: they need more points than the French after turn 9, or to drive them to their breaking point. Otherwise the French have held.
scenario-marengo-alone-changed = Set after trial games: the French break at 12 points, at first at 9; the Austrians are demoralised at 4 and break at 7, at first at 6 and 10.
scenario-austerlitz-mist = Austerlitz, the mist holds
scenario-austerlitz-mist-blurb = The sun is late: Napoleon commands with two chits fewer on the first turn. It is won like the real battle.
scenario-austerlitz-mist-changed = Set after trial games: breaking points as in the battle itself.
scenario-waterloo-dry = Waterloo on dry ground
scenario-waterloo-dry-blurb = The battle begins an hour earlier: nine turns, and the Prussians come a turn later. The French need more points than the Allies at the end; otherwise the Allies have held.
scenario-waterloo-dry-changed = Set after trial games: the French figures as in the battle itself, and La Belle Alliance counts 2 points, at first 1.

## Options

option-limit-scope = Once a turn
option-limit-scope-help = How often a battery fires and a unit attacks when its corps is drawn several times.
option-limit-scope-per-turn = once in a game turn
option-limit-scope-per-activation = once in each activation
option-artillery-fire-retreats = Fire drives back
option-artillery-fire-retreats-help = Yes: each 1 of a battery’s fire also drives infantry and cavalry back one hex.
option-nearest-target = Nearest target
option-nearest-target-help = Whether an enemy battery counts as the nearest target, and swallows the shot.
option-nearest-target-any = any enemy unit
option-nearest-target-ignore-artillery = batteries do not count
option-terrain-malus = Terrain
option-terrain-malus-help = Whether the attacker’s own ground and the target’s protection add up.
option-terrain-malus-single-worst = only the largest counts
option-terrain-malus-attack-plus-protection = they add up
option-road-bonus-with-combat = Road and attack
option-road-bonus-with-combat-help = Yes: a road also lengthens the move after which a unit may attack.
option-hex-points = Lost hexes
option-hex-points-help = How long a lost hex weighs on the army that owned it.
option-hex-points-while-lost = as long as it is lost
option-hex-points-once = for good
option-breaking-point = Breaking point
option-breaking-point-help = Yes: an army that reaches its breaking point has lost at once.

## The question

phase-chits = Orders
phase-group = { $corps } · group
phase-fire = { $corps } · fire
phase-movement = { $corps } · movement
phase-combat = { $corps } · combat
phase-evasion = Evasion
phase-retreat = Retreat
phase-riposte = Riposte
phase-aftermath = After the combat
phase-finished = The battle is over

ask-chits = Which corps may act this turn? Touch their chits: { $chosen } of { $command } chosen.
ask-chits-full = Chits chosen: { $command } of { $command }. Seal your orders?
ask-chits-wait = Your orders are sealed. The other commander is still choosing.
ask-chits-both = Both commanders are choosing their chits in secret.
help-chits = The chits of both armies go into one bowl and are drawn one by one. A corps whose chit is drawn fires, moves and fights. You may choose fewer, or several of one corps.
ask-group = { $corps }: the chit is drawn, but the units are scattered. Which group acts? Touch one of its units.
help-group = Only units that touch one another act together. Light cavalry acts in any case.
ask-fire = Who fires? Touch a battery, or infantry with skirmishers, then its target.
ask-skirmish = Whose skirmishers fire? Touch an infantry unit, then the enemy infantry beside it.
help-fire = A battery fires at the nearest enemy in sight, up to 3 hexes, and then stays put. Green line: seen; red: hidden.
ask-move = Who moves? Touch a unit, then a hex.
help-move = Numbers are hexes; in brackets, the unit will not be able to attack after that march.
ask-attack = Who attacks? Touch a unit, then an enemy beside it.
help-attack = Losing pieces costs no dice. Look for the flank: two of your units on either side of a target are worth two dice.
help-demoralised = Demoralised army ({ $side }): one die fewer in everything.
ask-evade = { $unit-The } attack{ $unit-s } { $target-the }. Does your cavalry slip away, or stand and fight?
help-evade = Slipping away is a retreat of exactly two hexes, without dice. It does not spoil later charges.
ask-retreat-step = { $owed ->
    [0] { $unit-The } { $unit-has } fallen back far enough.
    [one] { $unit-The } must fall back one more hex. Touch the hex where { $unit-the } will go.
   *[other] { $unit-The } must fall back { $owed } more hexes. Touch the hex where { $unit-the } will go.
}
ask-evasion-step = { $owed ->
    [0] { $unit-The } { $unit-has } slipped away.
    [one] { $unit-The } slip{ $unit-s } away: one more hex. Touch the hex where { $unit-the } will go.
   *[other] { $unit-The } slip{ $unit-s } away: two hexes. Touch the hex where { $unit-the } will go.
}
ask-pushed-step = { $by-The } fall{ $by-s } back onto { $unit-the } and drive{ $by-s } it back. Touch the hex where { $unit-the } will go.
help-retreat = Towards the retreat line if possible, never beside the attacker. A crossed hex is closed; a friend in the way is pushed.
ask-riposte = { $target-The } held. Strike back at { $unit-the } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}?
help-riposte = A riposte costs nothing and has no flank bonus.
ask-take = { $hex } is free. Should { $unit-the } move in, or stay?
ask-pursue = { $target-The } give{ $target-s } way. Should { $unit-the } ride after and strike again, move in, or stay?
help-aftermath = Moving in takes an objective. In a pursuit the target cannot strike back, but there is no bonus either.

button-seal = Seal the orders
button-end-fire = Go on to movement
button-end-movement = Go on to combat
button-end-combat = End the activation
button-line = Attack in line
button-column = Attack in column
button-evade = Slip away
button-stand = Stand and fight
button-riposte = Strike back
button-decline = Do not strike back
button-stay = Stay
button-take = Move in
button-pursue = Pursue

## The table

clock = Turn { $turn } of { $turns }
meter-score = Victory points: { $side-the } need{ $side-s } { $needs } more
meter-score-level = Victory points: level
meter-points = Demoralisation (shaken at { $a } · { $b }, broken at { $breaka } · { $breakb })
meter-points-threshold = Demoralisation (shaken at { $a } · { $b })
meter-units = Units left
tray-chits = Your orders: { $chosen } of { $command } chits
tray-bowl = The bowl
tray-drawn = Drawn this turn
tray-to-come = { $side }: on the march
tray-fallen = { $side }: units destroyed
unit-of-corps = { $unit }, { $corps }
unit-due = { $unit }, expected on turn { $turn }
chit-of-corps = { $corps }: { $chosen } of { $chits } chosen, { $units ->
    [0] no unit on the map
    [one] one unit on the map
   *[other] { $units } units on the map
}
drawn-chit = Chit { $n }: { $corps }
name-of-side = { $name } ({ $side })
    .The = { $name-The } ({ $side })
    .the = { $name-the } ({ $side })
    .number = { $name-number }
    .s = { $name-s }
    .is = { $name-is }
    .has = { $name-has }
    .does = { $name-does }
    .its = { $name-its }
hex-named = { $hex } ({ $name })
nowhere = no hex
worth = { $points ->
    [0] { $a } VP
   *[other] { $a } VP · morale { $points }
}
worth-each = { $points ->
    [0] VP { $sidea } { $a }, { $sideb } { $b }
   *[other] VP { $sidea } { $a }, { $sideb } { $b } · morale { $points }
}
arrival = turn { $turn }: { $units ->
    [one] one unit
   *[other] { $units } units
}

## What an action does

do-chit = A chit for { $corps-the }
do-group = The group of { $unit-the }
do-fire = { $unit-The } fire{ $unit-s } at { $target-the }
do-skirmish = The skirmishers of { $unit-the } fire at { $target-the }
do-move = { $unit-The } to { $hex }
do-attack = { $unit-The } attack{ $unit-s } { $target-the }
do-attack-line = { $unit-The } attack{ $unit-s } in line: { $target-the }
do-attack-column = { $unit-The } attack{ $unit-s } in column: { $target-the }
do-retreat = { $unit-The } fall{ $unit-s } back to { $hex }
do-push = { $unit-The } fall{ $unit-s } back to { $hex } and drive{ $unit-s } off { $friend-the }
do-riposte = { $unit-The } strike{ $unit-s } back at { $target-the }
do-take = { $unit-The } move{ $unit-s } into { $hex }
do-pursue = { $unit-The } pursue{ $unit-s } { $target-the }

dice-total = Dice thrown
dice-count = { $n ->
    [one] one die
   *[other] { $n } dice
}
flank-none-self = No flank: { $unit-the } could be flanked too
charge-none-strength = No charge: pieces lost
charge-none-retreated = No charge: the unit has retreated before
charge-none-still = No charge: the unit has not moved
charge-none-ground = No charge: the ground is not clear
evades-must = { $target-The } will slip away: no dice
evades-may = { $target-The } may slip away instead
caught-village = { $target-The } { $target-is } caught in the village: destroyed
odds-loss = { $target-The } lose{ $target-s } a piece
odds-losses = { $target-The } lose{ $target-s } { $n } pieces
odds-recoils = { $target-The } give{ $target-s } ground
odds-destroyed = { $target-The } { $target-is } destroyed
odds-nothing = Nothing happens
odds-trapped = { $target-The } { $target-has } no way back: each hex costs a piece
odds-in-column = In column: gives ground
odds-in-line = In line: loses a piece
odds-riposte = The target may strike back
odds-answer-dice = Dice for its riposte
chance = { $whole }.{ $tenth }%
forecast-may-attack = May attack afterwards
forecast-march-only = Too far to attack afterwards
forecast-contacts = Enemies beside it there
forecast-objective = Takes { $place }
forecast-exposed = It could be flanked there
forecast-home = Hexes to the retreat line
forecast-pushed = Drives off { $unit-the }
forecast-corps-units = Units that could act
yes = yes
no = no
note-flank = flank

terrain-clear = clear ground
terrain-forest = forest
terrain-orchard = orchard
terrain-village = village
terrain-marsh = marsh
terrain-bridge = bridge
terrain-ford = ford
terrain-mountain = mountain
terrain-ravine = ravine
terrain-fortress = fortress
terrain-building = fortified building
terrain-water = water

## The report

forfeit-chits = { $n ->
    [one] one chit is not chosen
   *[other] { $n } chits are not chosen
}
die-chit = Chit from the bowl
die-attack = Attack
die-riposte = Riposte
die-pursuit = Pursuit
die-fire = Artillery fire
die-skirmish = Skirmishers
log-turn = Turn { $turn }
log-arrived = Reinforcement at { $hex }: { $unit }
log-chit = A chit for { $corps-the }
log-sealed = Orders sealed: { $side }
log-bowl = Chits in the bowl: { $sidea } { $a }, { $sideb } { $b }
log-drawn = Chit drawn for { $side-the }: { $corps }
log-drawn-void = Chit drawn for { $side-the }: { $corps }, with no unit left on the map
log-group = { $corps }: { $units ->
    [one] one unit acts
   *[other] { $units } units act
}
log-fire = { $unit-The } fire{ $unit-s } at { $target-the } in { $there }, { $sum }: { $result }
log-enfilade = { $unit-The } rake{ $unit-s } { $targets } units in a row: { $row }
raked = { $target-the } in { $there } ({ $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}: { $result })
raked-guns = { $target-the } in { $there } (guns do not hurt guns)
log-skirmish-hit = The skirmishers of { $unit-the } hit { $target-the } in { $there }, one loss
log-skirmish-miss = The skirmishers of { $unit-the } fire at { $target-the } in { $there } in vain
log-moved = { $unit-The } move{ $unit-s } to { $hex }
log-marched = { $unit-The } advance{ $unit-s } as far as { $hex }, too far to attack
log-attack = { $unit-The } attack{ $unit-s } { $target-the } in { $there }
log-attack-column = { $unit-The } attack{ $unit-s } in column: { $target-the } in { $there }
log-attack-village = { $unit-The } fall{ $unit-s } upon { $target-the } in { $there }
log-evaded = { $unit-The } slip{ $unit-s } away from { $at }
log-stood = { $unit-The } stand{ $unit-s } fast in { $at }
log-dice = { $unit-The } against { $target-the } in { $there }, { $sum }: { $result }
log-riposte = { $unit-The } strike{ $unit-s } back at { $target-the } in { $there }, { $sum }: { $result }
log-strikes-again = { $unit-The } strike{ $unit-s } { $target-the } again in { $there }, { $sum }: { $result }
dice-at = { $dice } at { $range ->
    [one] one hex
   *[other] { $range } hexes
}
dice-because = { $dice } ({ $why })
listed = { $list }, { $next }
told-base = { $n } of its own
told-range = { $range ->
    [one] { $n } at one hex
   *[other] { $n } at { $range } hexes
}
told-bonus = +{ $n } fire bonus
told-flank = +{ $n } for the flank held by { $by-the }
told-charge = +{ $n } for an organised charge
told-protection = −{ $n } for the target’s ground: { $terrain }
told-hexside = −{ $n } across stream or sunken lane
told-ground = −{ $n } for its own ground: { $terrain }
told-works = −{ $n } against field works
told-hill = −{ $n } for fighting uphill
told-heart = −{ $n } for demoralisation
result-left = { $result }; { $left ->
    [0] no piece left
    [one] one piece left
   *[other] { $left } pieces left
}
result = { $losses ->
    [0] { $retreats ->
        [0] no effect
        [one] one hex back
       *[other] { $retreats } hexes back
    }
    [one] { $retreats ->
        [0] one loss
        [one] one loss, one hex back
       *[other] one loss, { $retreats } hexes back
    }
   *[other] { $retreats ->
        [0] { $losses } losses
        [one] { $losses } losses, one hex back
       *[other] { $losses } losses, { $retreats } hexes back
    }
}
log-retreats = { $unit-The } fall{ $unit-s } back to { $hex }
log-slips = { $unit-The } withdraw{ $unit-s } to { $hex }
log-pushed = { $unit-The } give{ $unit-s } way and fall{ $unit-s } back to { $hex }
log-cornered = { $unit-The } { $unit-has } no way back from { $at } and lose{ $unit-s } { $losses ->
    [one] one piece
   *[other] { $losses } pieces
}
log-destroyed = { $unit-The } { $unit-is } destroyed in { $hex }
log-caught = { $unit-The } { $unit-is } caught in { $hex } and destroyed
log-declined = { $unit-The } in { $at } { $unit-does } not strike back
log-passed-over-fire = { $corps }: nobody in range to fire at
log-passed-over-movement = { $corps }: nobody can move
log-passed-over-combat = { $corps }: nobody can attack
log-took = { $unit-The } move{ $unit-s } into { $hex }
log-pursued = { $unit-The } ride{ $unit-s } after { $target-the } towards { $there }
log-captured = { $side-The } take{ $side-s } { $place }
log-demoralised = { $side-The } lose{ $side-s } heart: one die fewer in everything
log-restored = { $side-The } take{ $side-s } heart again

over-draw = A draw: nobody has carried the day
over-points = { $side-The } win{ $side-s } on points
over-broken = { $side-The } win{ $side-s }: the enemy army breaks and runs
over-annihilated = { $side-The } win{ $side-s }: nothing is left of the enemy army
over-score = points: { $sidea } { $a }, { $sideb } { $b }
over-with-score = { $over } ({ $score })
reason-points = by victory points
reason-broken = the other army is broken
reason-annihilated = the other army is gone

share-base = The unit’s own dice
share-bonus = Fire bonus
share-flank = Flank: { $by-the } hold{ $by-s } the other side
share-charge = Organised charge
share-protection = Target protected: { $terrain }
share-hexside = Across stream or sunken lane
share-ground = Attack out of: { $terrain }
share-works = Field works
share-hill = Uphill
share-heart = Demoralised army
share-covered = counted already
flank-none-target = No flank: { $target-the } cannot be flanked here
fire-at = { $target }, at { $range ->
    [one] one hex
   *[other] { $range } hexes
}
fire-immune = { $target }: guns do not hurt guns
odds-wins = { $side-The } win{ $side-s } the battle
note-flankable = could be flanked: no bonus
note-sheltered = cannot be flanked
ask-pursue-only = { $target-The } give{ $target-s } way. Should { $unit-the } ride after and strike again, or stay?
scenario-rencontre-bloody = La Rencontre, to the knife
scenario-rencontre-bloody-blurb = The same battle, but every activation lets guns fire and units attack anew. It is won like the first.

## Advice

why-chit = This corps can act when its chit comes up.
why-seal = These orders will do.
why-group = This group can do the most now.
why-fire = { $n ->
    [one] A die
   *[other] { $n } dice
} without risk: nobody strikes back at fire.
why-skirmish = Skirmishers risk nothing.
why-flank = The target is held from two sides: { $n ->
    [one] one die
   *[other] { $n } dice
}.
why-charge = A fresh charge over open ground: { $n ->
    [one] one die
   *[other] { $n } dice
}.
why-column = Better to gain ground than to kill: { $n ->
    [one] one die
   *[other] { $n } dice
}.
why-attack = { $n ->
    [one] One die
   *[other] { $n } dice
} on an enemy in reach.
why-objective = This hex is worth points.
why-contact = It brings the unit to grips with the enemy.
why-advance = It brings the unit nearer to where it is needed.
why-place = A place away from the enemy.
why-hold = Nothing better is left to do.
why-evade = Cavalry should not wait for infantry.
why-stand = Better to take the attack than to give up the place.
why-fight = It has held and can strike back.
why-retreat = { $hex } is an open way back.
why-take = The ground is worth having.
why-pursue = The enemy is running and cannot strike back.
why-stay = The place it has is good.

## Why not

refuse-over = The battle is over.
refuse-not-your-turn = It is the other side’s decision.
refuse-not-your-decision = It is the other side’s decision.
refuse-touch-chit = Touch a chit of one of your corps, or seal your orders.
refuse-touch-group = Touch a unit of one of the outlined groups.
refuse-touch-unit = Touch one of the outlined units first.
refuse-touch-target = Now touch the enemy unit that is meant.
refuse-touch-hex = Now touch the hex where it goes.
refuse-touch-refuge = Touch one of the green hexes.
refuse-touch-button = Choose with the buttons above the map.
refuse-no-chit-drawn = Chits are being chosen: no corps acts yet.
refuse-already-sealed = Your orders are sealed.
refuse-bowl-not-empty = Chits are chosen again when the bowl is empty.
refuse-not-your-corps = That corps is not yours.
refuse-corps-absent = That corps has no unit on the map.
refuse-command-spent = Your commander can use no more chits this turn.
refuse-no-chit-left = All chits of that corps are chosen.
refuse-group-is-chosen = The group is chosen already.
refuse-other-corps = { $unit-The } belong{ $unit-s } to another corps than the one drawn.
refuse-light-cavalry-alone = Light cavalry acts in any case: choose a group with other units.
refuse-not-on-board = That unit is not on the map.
refuse-not-your-unit = { $unit-The } { $unit-is } not yours.
refuse-not-activated = { $unit-The } stand{ $unit-s } apart from the group that acts.
refuse-not-fire-phase = This is not the moment to fire.
refuse-not-movement-phase = This is not the moment to move.
refuse-not-combat-phase = This is not the moment to attack.
refuse-settle-the-attack = The attack under way must be settled first.
refuse-not-a-battery = Only artillery fires from afar; { $unit-the } { $unit-is } none.
refuse-has-fired = { $unit-The } { $unit-has } fired this turn.
refuse-guns-in-village = Guns cannot fire out of a village.
refuse-own-unit = { $target-The } { $target-is } your own.
refuse-out-of-range = { $target-The } { $target-is } out of range: guns reach three hexes.
refuse-no-fire-into = Guns do not fire into the ground where { $target-the } stand{ $target-s }.
refuse-hidden = { $target-The } { $target-is } hidden from { $unit-the }.
refuse-nearer-target = A nearer enemy is in sight: { $unit-the } must fire at that one.
refuse-guns-immune = Guns do not hurt guns, and nobody stands in a row behind { $target-the }.
refuse-no-dice = No die is left after what the ground takes.
refuse-no-dice-heart = A demoralised army has no die left for that.
refuse-no-skirmishers = { $unit-The } { $unit-has } no skirmishers.
refuse-skirmishers-gone = { $unit }: the skirmishers have fallen.
refuse-has-skirmished = { $unit }: the skirmishers have fired in this activation.
refuse-not-infantry = Skirmishers fire at infantry only.
refuse-not-adjacent = { $target-The } { $target-is } not beside { $unit-the }.
refuse-already-moved = { $unit-The } { $unit-has } moved in this activation.
refuse-battery-fired = { $unit-The } { $unit-has } fired this turn and stay{ $unit-s } put.
refuse-same-hex = { $unit-The } { $unit-is } there already.
refuse-hex-taken = A unit stands in { $hex }: one a hex.
refuse-friends-in-the-way = Friends are in the way to { $hex }.
refuse-enemies-in-the-way = Enemies are in the way to { $hex }.
refuse-changes-roads = That way changes roads and loses the bonus.
refuse-too-far = { $hex } is too far for { $unit-the }.
refuse-off-the-road = Through a forest it has to keep to the road.
refuse-ground-closed = The ground on the way to { $hex } is closed to { $unit-the }.
refuse-water = Nobody crosses the water there.
refuse-ground-stops = The ground on the way to { $hex } stops { $unit-the } before.
refuse-stops-on-hill = Going uphill, { $unit-the } stop{ $unit-s } on the crest before { $hex }.
refuse-guns-do-not-attack = Artillery fires; it never attacks.
refuse-has-attacked = { $unit-The } { $unit-has } attacked this turn.
refuse-moved-too-far-to-attack = { $unit-The } moved too far, or into ground that forbids an attack at once.
refuse-column-is-for-infantry = Only infantry attacks in column, and only against infantry.
refuse-horse-in-village = Neither cavalry nor guns fight in a village.
refuse-ground-bans-attack = The target’s ground is closed to that kind of attack.
refuse-nobody-evades = Nobody is to slip away now.
refuse-nobody-retreats = Nobody has to fall back now.
refuse-other-unit-retreats = Another unit has to step back first.
refuse-one-hex-back = A retreat goes hex by hex: touch a neighbouring hex.
refuse-next-to-victor = { $hex } is beside the unit it retreats from.
refuse-impassable = { $unit-The } cannot go to { $hex }.
refuse-no-way-twice = It has been in { $hex } already.
refuse-enemy-behind = An enemy stands in { $hex }.
refuse-no-push-in-evasion = Slipping away pushes nobody.
refuse-guns-not-pushed = Guns cannot be pushed back.
refuse-no-room-to-push = The friend in { $hex } has no room to give way.
refuse-other-way-open = Another way is open: no friend need be pushed.
refuse-evasion-dead-end = From { $hex } there is no second hex to go to.
refuse-homewards-first = There is a hex nearer to the retreat line.
refuse-no-riposte = There is nothing to strike back at.
refuse-no-ground-to-take = There is no ground to take.
refuse-ground-not-enterable = It cannot enter that hex from where it stands.
refuse-nobody-to-pursue = There is nobody to pursue.
refuse-only-cavalry-pursues = Only cavalry pursues.
refuse-no-pursuit-of-evasion = Cavalry that slips away cannot be pursued.
refuse-no-pursuit-in-marsh = No pursuit through or into a marsh.
refuse-pursuit-barred = The target’s path is barred to the pursuer.
refuse-horses-blown = The horses are blown: no more pursuit.
