## The game

game-title = Détroits
game-theme = Written orders, broadsides, and four lighthouses to hold
game-blurb = Two fleets in narrow waters. Both write their orders in secret and carry them out step by step at the same time: guess where the enemy will be, choose the moment of your broadside, and be the only one left between the four lighthouses.
side-a = North-west fleet
    .The = The North-west fleet
side-b = South-east fleet
    .The = The South-east fleet
ship-frigate = { $fleet }, frigate { $ship }, heading { $facing }, resistance { $resist }
ship-three-master = { $fleet }, three-master { $ship }, heading { $facing }, resistance { $resist }

## Goal and legend

goal = Be alone between the lighthouses at the end of a turn. Ships there: { $sidea } { $a }, { $sideb } { $b } [DE-49]
legend-kind-threemaster = Three-master: two hexes long, 17 points of resistance, six orders a turn; its broadside takes 4, 3, 2, 1 at 1 to 4 hexes [DE-37]
legend-kind-frigate = Frigate: one hex, 9 points of resistance, six orders a turn; its broadside takes 3, 2, 1 at 1 to 3 hexes [DE-37]
legend-badge-fired = Has fired: one broadside a turn [DE-32]
legend-badge-aground = Aground: it moves no more but may fire [DE-46]
legend-badge-adrift = Adrift: 3 points or fewer; it obeys no orders and goes where the wind drives it [DE-44]
legend-value-strength = Resistance: { $value } of { $max } points; adrift at 3, wrecked at 0 [DE-47]
legend-ground-sea = Sea: one order to advance a hex [DE-15]
legend-ground-land = Land: a ship that touches it is aground [DE-46]
legend-ground-lighthouse = Lighthouse: one of the four corners of the zone that wins [DE-48]
legend-mark-zone = Between the lighthouses: whoever alone has ships here at the end of a turn has won [DE-49]
legend-mark-field = Field of fire: abeam only; the number is what a salvo takes there [DE-38]
legend-mark-ghostpath = Written orders: the numbers say in which step the ship will be there [DE-29]
legend-meter-zone = Ships in the zone: whoever alone has any between the lighthouses at the end of a turn has won [DE-49]
legend-meter-resistance = Resistance afloat: the points of all ships that are not wrecked [DE-47]
legend-tray-orders = Orders: the line written for each ship, hidden from the enemy until both sides move [DE-29]

## The boards

scenario-quatre-phares = The Four Lighthouses
scenario-quatre-phares-blurb = The usual board: full fleets, open water between two capes, a rock in the middle of the zone.
scenario-la-passe = The Narrows
scenario-la-passe-blurb = A short game: one three-master and two frigates a side, and a narrow zone within a turn and a half.
scenario-archipel = The Archipelago
scenario-archipel-blurb = Full fleets among islets: every line must find its way, and many a stern finds a rock.

## The options

option-deployment = Deployment
option-deployment-help = The scenario’s places, or each side places its ships in secret inside its own waters.
option-deployment-standard = the scenario’s places
option-deployment-free = free and secret
option-wind = Wind
option-wind-help = Where ships that are adrift are driven: tossed for, or fixed.
option-wind-toss = tossed for
option-wind-north = north
option-wind-south = south
option-announce = Announcing orders
option-announce-help = One order at a time, or the whole line of a ship when its turn comes.
option-announce-token = one order at a time
option-announce-line = the whole line
option-fire-window = Who may fire
option-fire-window-help = Only the pair of ships being moved, or every ship that has not fired yet.
option-fire-window-slot-ships = the ships being moved
option-fire-window-any-ship = any ship
option-land-blocks-fire = Land stops shots
option-land-blocks-fire-help = On: a target behind land cannot be hit.
option-grounding-orders = Steering onto the coast
option-grounding-orders-help = Whether a line may be written that runs the ship aground.
option-grounding-orders-allowed = allowed
option-grounding-orders-forbidden = forbidden
option-min-points = Points a ship must spend
option-min-points-help = With 1 every ship does something each turn; with 0 it may lie still.
option-control-after-contest = The zone must be contested first
option-control-after-contest-help = On: nobody wins by the zone before both sides have ended a turn in it.
option-turn-limit = Turns
option-turn-limit-help = After this turn the ships in the zone are counted. Without a limit: after 200.

## The table

clock = Turn { $turn } of { $limit }
phase-deploy = Deployment
phase-orders = Written orders
phase-fire = { $step ->
    [0] Pair { $slot }, before the first step
   *[other] Pair { $slot }, after step { $step }
}
ask-deploy = Place { $ship }: touch the hex of its bow, then its heading.
ask-orders = Write { $ship }’s line: touch ahead to sail, beside the bow to turn.
ask-fire = { $ship } has a target. Touch the ship it fires at, or hold its fire.
ask-wait = { $side-The } is deciding.
ask-both-deploy = Both fleets are being placed in secret.
ask-both-orders = Both sides are writing their orders.
ask-both-fire = Both sides decide at once whether to fire.
ask-other-fire = { $side-The } decides whether to fire.
help-deploy = Bow and stern inside your own waters, one ship a hex. The enemy sees nothing until both fleets are complete.
help-orders = { $of } points: an advance or a sixth of a circle costs one. You may also type a whole line, as in 1 R 2 R 3 3.
help-line = Written so far: { $line }, { $points }.
help-points = { $points } of { $of } points
help-fire = A ship fires once a turn. A better shot may come later this turn, or none.
help-fire-last = This is the last chance for this pair: a shot held back now is lost for this ship.
meter-zone = Ships in the zone
meter-resistance = Resistance afloat
tray-orders = Orders
tray-deploy = { $side }: to be placed
note-aground = runs aground
note-friend = touches your { $ship }
button-done = Close { $ship }’s line
button-hold = { $ship } holds its fire
button-port = Turn to port, heading { $digit }
button-starboard = Turn to starboard, heading { $digit }
button-to-port = { $target } with the port broadside
button-to-starboard = { $target } with the starboard broadside
button-seal = Seal the orders
wind-heads = Heads: the wind drives ships to the north
wind-tails = Tails: the wind drives ships to the south
forfeit-points = { $n ->
    [one] one movement point is not written
   *[other] { $n } movement points are not written
}
die-wind = The wind drives ships (0 to the north, 1 to the south)
broadside-port = port
broadside-starboard = starboard
wind-north = north
wind-south = south
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
left-sunk = sunk
left-adrift = { $left } left: adrift
left-points = { $left } left
join = { $a }; { $b }

## Actions and forecasts

salvo-words = { $broadside } at { $target }, distance { $distance }, { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
}
do-deploy = { $ship } to { $at }, heading { $facing }
do-write = { $ship }: write { $symbol }
do-done = { $ship }: end the line
do-order = { $ship }: write { $line }
do-hold = { $ship } holds its fire
do-fire = { $ship } fires: { $one }
do-fire-both = { $ship } fires both broadsides: { $one }; { $two }
forecast-points = Points spent
forecast-end = Ends
forecast-lies = at { $at }, heading { $facing }
forecast-aground = aground, { $place }
forecast-zone = The zone
forecast-in-zone = inside
forecast-zone-far = { $orders ->
    [one] { $orders } order away
   *[other] { $orders } orders away
}
forecast-zone-never = out of reach
forecast-shot = Shot from there at { $target } as it lies now, distance { $distance }
forecast-salvo = { $broadside }: { $target } at distance { $distance }
forecast-left = { $target } afterwards
forecast-later = A later shot this turn
forecast-no-later = none: this is the last chance
forecast-perhaps-later = perhaps, if a target stays in the field
forecast-forgone = { $target } at distance { $distance }, not fired at

## The log

log-wind = The wind will drive ships adrift to the { $wind }
log-turn = Turn { $turn }
log-placed = { $ship } placed at { $at }, heading { $facing }
log-revealed = Both fleets are on the chart
log-sealed = { $ship }’s line sealed: { $line }
log-sealed-empty = { $ship }’s line sealed: no orders
log-slot = { $slot } to move
log-slot-lines = { $slot } to move: NW-{ $slot } { $a }; SE-{ $slot } { $b }
no-orders = no orders
log-step = Step { $step }: { $orders }
order-done = { $ship }, order { $order }, in { $at }
order-aground = { $ship }, order { $order }, aground in { $at }
log-contact = { $a } and { $b } touch in { $at } and stop
log-ram = { $by } rams { $ship } in { $at }: { $ship } loses 2 points, { $left }
log-boarding = { $a } and { $b } alongside in { $at }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of fire: { $a } ({ $left-a }), { $b } ({ $left-b })
log-salvo = { $ship } ({ $from }) fires to { $broadside }: { $target } ({ $at }) at distance { $distance } loses { $damage ->
    [one] 1 point
   *[other] { $damage } points
}, { $left }
log-adrift = From now on the wind alone moves { $ship } ({ $at })
log-sunk = { $ship } sinks in { $at }
log-drift = The wind drives to the { $wind }, { $ships }
drift-pushed = one hex: { $ships }
drift-aground = aground: { $ships }
drift-lost = lost off the chart: { $ships }
log-zone = In the zone: { $side-a } { $a }, { $side-b } { $b }

## How it ends

ending = { $outcome }; in the zone: north-west { $a }, south-east { $b }; resistance afloat: north-west { $afloat-a }, south-east { $afloat-b }
reason-zone = alone between the lighthouses
reason-fleet-destroyed = the other fleet is gone
reason-both-destroyed = both fleets are gone
reason-limit-ships = turn limit: more ships in the zone
reason-limit-zone-resistance = turn limit: more resistance in the zone
reason-limit-resistance = turn limit: more resistance afloat
reason-limit-draw = turn limit: all equal

## Why one would

why-into-zone = It brings { $ship } into the zone.
why-towards-zone = It brings { $ship } nearer to the zone.
why-aground = It would run { $ship } aground.
why-shot = It opens a shot for { $ship }.
why-turn = It turns { $ship } for what comes next.
why-sail = It keeps { $ship } under way.
why-stay = { $ship }’s orders are complete.
why-line = It is { $ship }’s whole line.
why-berth = It is a good place for { $ship } to start from.
why-sinks = It sinks { $target }.
why-cripples = It sets { $target } adrift.
why-last = It is the last chance to fire this turn.
why-damage = { $points ->
    [one] It does one point of damage.
   *[other] It does { $points } points of damage.
}
why-hold = A better shot may come.
why-let-pass = It lets the last chance to fire pass.

## Why not

refuse-game-over = The game is over.
refuse-not-deploying = Fleets are placed before the first turn, and only with free deployment.
refuse-deploy-first = The fleets are still being placed: orders come afterwards.
refuse-fleet-deployed = Your fleet is complete.
refuse-other-ship-first = { $next } comes before { $ship }: ships are taken in the order T1, T2, F1, F2, F3.
refuse-no-such-ship = You have no { $ship } afloat.
refuse-berth-on-land = Bow and stern must lie on water.
refuse-outside-area = Bow and stern must lie inside your own waters.
refuse-berth-taken = Another of your ships lies there.
refuse-touch-area = Touch a hex of your own waters for the bow.
refuse-choose-heading = The bow may lie there: now touch its heading. A three-master’s stern must fit in too.
refuse-orders-are-sealed = Your orders are sealed; they are written before anything moves.
refuse-adrift-obeys-not = { $ship } is adrift: it obeys no orders, only the wind.
refuse-aground-obeys-not = { $ship } is aground: it will not move again.
refuse-line-is-closed = { $ship }’s line is finished.
refuse-not-your-ship = { $ship } is not yours.
refuse-too-many-points = { $points } points are too many: every digit and every R costs one, and a ship has six.
refuse-not-its-heading = The ship would be pointing to { $facing }, so it cannot advance to { $digit } without turning first.
refuse-turn-without-direction = An R at the end must say where the bow points then, as in R(2).
refuse-turn-does-not-fit = { $turns ->
    [one] One turn does not lead from { $facing } to { $digit }: a turn is a sixth of a circle.
   *[other] { $turns } turns do not lead from { $facing } to { $digit }.
}
refuse-turns-unclear = Three turns or more from { $facing } to { $digit } could go either way round: name each direction, as in R(2).
refuse-orders-onto-land = { $ship } would run aground, and such orders are forbidden in this game.
refuse-orders-off-board = The bow of { $ship } would leave the chart.
refuse-aground-before-the-end = { $ship } would already be aground: the line ends with that order.
refuse-no-point-spent = { $ship } must spend at least one point, if only on a turn.
refuse-only-ahead-or-beside = { $ship } sails straight ahead or turns by a sixth of a circle: touch the hex ahead of its bow, or one of the two beside it.
refuse-no-fire-now = Ships fire while the orders are carried out, not now.
refuse-not-of-the-slot = { $slot } is being moved: only the two ships of this pair may fire now, not { $ship }.
refuse-has-fired = { $ship } has fired this turn.
refuse-has-answered = You have already decided for { $ship } this time.
refuse-nothing-in-the-field = { $ship } has no enemy in its fields of fire.
refuse-no-broadside = Choose at least one broadside and its target for { $ship }, or hold your fire.
refuse-same-target-twice = { $ship }’s two broadsides fire at two different ships.
refuse-one-salvo-a-side = Each broadside of { $ship } fires one salvo at one ship.
refuse-fire-at-a-friend = { $target } is your own: ships never fire at friends.
refuse-target-is-gone = { $target } is no longer afloat.
refuse-land-in-the-way = Land lies between { $ship } and { $target }.
refuse-out-of-field = { $target } is not in the { $broadside } field of fire of { $ship }.
refuse-no-shot-now = None of your ships can fire this time.
refuse-touch-a-target = Touch an enemy in the field of { $ship }, or hold your fire.
