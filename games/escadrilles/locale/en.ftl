## The game

game-title = Escadrilles
game-theme = Two squadrons, secret speeds, one shot straight ahead
game-blurb = Note a speed for each aircraft in secret, then fly every point of it: slow planes turn, fast planes run. End your move pointing at an enemy one or two hexes away and it goes down. Peaks, friends and the edge of the map forgive nothing.
side-a = West squadron
    .The = The West squadron
    .the = the West squadron
side-b = East squadron
    .The = The East squadron
    .the = the East squadron
plane-west = West { $number }
plane-east = East { $number }
plane-heading = { $plane } heading { $heading }, speed { $speed }
plane-lost = { $plane }: { $why }

## Goal and legend

goal = Bring down the enemy squadron. Flying: West { $a }, East { $b } [ES-03]
fact-turns = At speed { $speed }: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} a flight, of { $angle }° at most [ES-16]
legend-kind-aircraft = Aircraft: flies all of its speed, first straight ahead; pointing at an enemy one or two hexes away at the end, it shoots it down [ES-31]
legend-value-speed = Speed: { $value } hexes; next turn one more, one less or the same [ES-10]
legend-ground-sea = Sea: the lowest level [ES-22]
legend-ground-lowland = Plain: one level above the sea; climbing costs one more point [ES-23]
legend-ground-plateau = Plateau: two levels above the sea; each level climbed costs one more point [ES-23]
legend-ground-peak = Peak: closed; an aircraft that must enter is lost [ES-24]
legend-mark-field = Enemy fire: where he could shoot after his next flight; the number says how many aircraft [ES-31]
legend-mark-los = Shot: this aircraft has that one in its line [ES-31]
legend-meter-planes = Aircraft left: whoever has none left has lost the sky [ES-03]
legend-tray-speeds = Speeds noted: how far each aircraft must fly this turn; the enemy’s are hidden until all are noted [ES-10]

## Boards

scenario-sierras = The Sierras
scenario-sierras-blurb = The usual board: nine aircraft a side, two ranges and six islands with dark peaks between them.
scenario-col = The Pass
scenario-col-blurb = A short game: five aircraft a side, a ridge in the middle and a pass on either side of it.
scenario-haute-mer = High Seas
scenario-haute-mer-blurb = Open sky over the sea, with storm clouds instead of peaks. Nothing to hide behind.

## Options

option-final-turn = Turn in the last hex
option-final-turn-help = On: an aircraft may still turn in the hex where its move ends. Off: it keeps the direction in which it came.
option-deliberate-collision = Ramming
option-deliberate-collision-help = On: an enemy may be rammed by choice. Off: only by an aircraft that is lost anyway.
option-first-player = First player
option-first-player-help = Who flies and shoots first in every turn.
option-first-player-draw = a coin is tossed
option-first-player-west = West
option-first-player-east = East
option-alternate-initiative = Initiative changes hands
option-alternate-initiative-help = On: the order of the squadrons is swapped in even turns.
option-drawn-initiative = Initiative drawn every turn
option-drawn-initiative-help = On: before the speeds of every turn a coin says who flies first in it.
option-dark-blocks-fire = Dark hexes give cover
option-dark-blocks-fire-help = On: nobody shoots over a dark hex.
option-deployment = Deployment
option-deployment-help = Which aircraft starts where.
option-deployment-standard = as on the board
option-deployment-free = chosen in secret
option-turn-limit = Turns
option-turn-limit-help = After so many turns the squadron with more aircraft wins. 0 or none: after 200.

## The table

phase-deploy = Deployment
phase-note = Speeds
phase-flight = Flight, aircraft { $number }
ask-place = Where does aircraft { $number } start? Touch one of your free start hexes.
ask-wait-place = Your aircraft are placed. The other squadron is still choosing.
ask-both-place = Both squadrons choose their start hexes in secret.
ask-note = At what speed does aircraft { $number } fly this turn?
ask-wait-note = Your speeds are noted. The other squadron is still noting.
ask-both-note = Both squadrons note their speeds in secret.
ask-fly = Fly aircraft { $number } all { $speed } points: { $turns ->
    [one] one turn of 60° is allowed.
   *[other] { $turns } turns of 60° are allowed.
}
ask-fly-slow = Fly aircraft { $number } both points: one turn of 60° or 120° is allowed.
ask-other-flies = { $plane } is about to fly.
ask-collide = { $with } is in the way: aircraft { $number } cannot avoid the collision.
ask-crash = Aircraft { $number } cannot be saved: { $why }.
help-place = The other squadron sees nothing until both have chosen.
help-note = { $first-The } flies first this turn. Your aircraft flew at { $last }: one more, one less or the same. Slow, it turns sharply; fast, it goes far.
help-next = Touch the hex where its flight ends, and its heading where there is a choice. Then, in this order: { $numbers }.
help-last = The last one: then your aircraft shoot.
clock-turn = Turn { $turn } of { $limit }
meter-planes = Aircraft left
tray-speeds = Speeds noted
tray-hangar = { $side }: to be placed
tray-lost = { $side }: lost
note-speed = Aircraft { $number }: what speed?
note-friend-ahead = { $number } would hit { $friend }
button-speed = Speed { $speed } ({ $ends ->
    [0] no way out
    [one] 1 way out
   *[other] { $ends } ways out
})
button-collide = { $plane } collides with { $with }
button-crash = { $plane } crashes
die-first = Who is first (0 West, 1 East)
nobody = nobody
list = { $a }, { $b }

## Headings and losses

heading-e = east
heading-se = south-east
heading-sw = south-west
heading-w = west
heading-nw = north-west
heading-ne = north-east
fate-shot = shot down
fate-collision = collision
fate-dark = flown into a dark hex
fate-slow = too slow to climb
fate-edge = off the map
fate-turns = no way out with the turns allowed

## Actions, forecasts, reasons

do-place = { $plane } starts in { $hex }
do-note = { $plane } at speed { $speed }
do-move = { $plane } to { $hex }, heading { $heading }
do-collide = { $plane } collides with { $with }
do-crash = { $plane } crashes
forecast-title = { $action }
forecast-ends = Ways out it survives, from here
forecast-turns = Turns
forecast-in-reach = Enemies it could shoot down where they are now
forecast-hexes = Hexes flown
forecast-shoots = Ends pointing at
forecast-answers = Enemies that could answer
forecast-next = Ways out next turn
forecast-left = { $side-The } keeps
turns-narrow = { $turns } × 60°
turns-wide = { $turns } × 60° or 120°
turns-used = { $used } of { $allowed }
hexes-level = { $hexes } at speed { $speed }
hexes-climb = { $hexes } at speed { $speed }, { $climb } for the climb
hexes-bonus = { $hexes } at speed { $speed }, { $bonus } gained by diving
shoots-at = { $target }, { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
}
why-shoot = It shoots down { $target }.
why-trade = It takes { $with } along, which is worth it now.
why-last-resort = It cannot be saved; at least { $with } goes too.
why-forced = Nothing else is left.
why-out-of-reach = No enemy can shoot there next.
why-hunt = From there { $target } is within its reach.
why-free = { $ways ->
    [0] It has no way out left.
    [one] It keeps one way out.
   *[other] It keeps { $ways } ways out.
}
why-speed-shoot = At this speed it can shoot down { $target } where it is now.
why-speed-ways = { $ways ->
    [0] At this speed it has no way out.
    [one] At this speed it has one way out.
   *[other] At this speed it has { $ways } ways out.
}
why-place = One start is as good as another.

## The log

tell-drawn = Coin toss: { $side-the } flies first
tell-placed = { $plane } starts in { $hex }
tell-deployed = All start hexes are revealed
tell-first-turn = Turn 1: every aircraft flies at speed 2
tell-turn = Turn { $turn }: speeds are noted
tell-noted = { $plane }: speed { $speed }
tell-moves = Turn { $turn }: { $side-the } flies
tell-flew = { $plane } flies at speed { $speed } to { $hex }, heading { $heading }
tell-collided = { $plane } at speed { $speed } collides with { $with } in { $hex }: both are lost
tell-crashed = { $plane } at speed { $speed } is lost in { $hex }: { $why }
tell-shot = { $plane } ({ $from }) shoots down { $target } ({ $hex })
tell-shot-too = { $plane } ({ $from }) had { $target } ({ $hex }) in its line too

## The end

ending = { $outcome }; aircraft: West { $a }, East { $b }
reason-elimination = no enemy aircraft left
reason-mutual = both squadrons are gone
reason-turn-limit = aircraft counted at the turn limit

## Why not

refuse-over = The game is over.
refuse-all-placed = All your aircraft have their start hex.
refuse-place-first = First all aircraft are given their start hexes.
refuse-no-placing = Start hexes are not chosen now.
refuse-all-noted = All your speeds are noted for this turn.
refuse-note-first = First both squadrons note their speeds.
refuse-first-turn-speed = In turn 1 every aircraft flies at speed 2: nothing is noted.
refuse-notes-closed = Speeds are noted at the start of a turn; now aircraft fly.
refuse-other-flies = The other squadron is flying now.
refuse-not-yours = { $plane } is not one of yours.
refuse-no-such-plane = There is no { $plane } in this game.
refuse-plane-lost = { $plane } is lost.
refuse-placed-already = { $plane } has its start hex already.
refuse-place-order = Start hexes are chosen in number order: { $next } comes next.
refuse-no-start-hex = { $hex } is not one of your squadron’s start hexes.
refuse-start-taken = { $hex } is taken by another of your aircraft.
refuse-noted-already = The speed of { $plane } is noted already.
refuse-note-order = Speeds are noted in number order: { $next } comes next.
refuse-speed-range = { $speed } is not a speed: they go from 2 to 6.
refuse-slow-down = From { $last } to { $speed } is too much: one less at most.
refuse-second-turn-speed = In turn 2 an aircraft keeps speed 2 or goes up to 3.
refuse-speed-up = From { $last } to { $speed } is too much: one more at most.
refuse-flown-already = { $plane } has flown this turn.
refuse-flight-order = Aircraft fly in number order: { $next } comes before { $plane }.
refuse-nobody-to-meet = { $with } is not there to be met.
refuse-collision-imposed = The hex ahead of { $plane } is taken and cannot be avoided: they collide there.
refuse-ram-friend = Friends are never rammed by choice.
refuse-collision-unpaid = { $plane } does not have the points to climb to { $with }: it would crash first.
refuse-out-of-reach = No flight of { $plane } meets { $with }.
refuse-ram-forbidden = Ramming is not allowed while { $plane } can survive.
refuse-crash-by-choice = { $plane } can still survive: nobody crashes by choice.
refuse-dark = { $hex } is dark: nobody can fly there.
refuse-stops-early = { $plane } must fly { $speed ->
    [2] both points
   *[other] all { $speed } points
}: it cannot stop in { $hex }.
refuse-occupied = Another aircraft is in the way to { $hex }: they would collide.
refuse-final-turn = No turn in the last hex: the aircraft keeps the direction in which it came.
refuse-bonus-unflown = Points gained by diving must be flown: { $plane } cannot stop in { $hex }.
refuse-too-slow = { $plane } does not have the points left to climb to { $hex }: it would crash.
refuse-dark-way = The way to { $hex } leads through a dark hex.
refuse-too-many-turns = At speed { $speed }, { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} allowed: that is not enough to end in { $hex } that way.
refuse-turn-too-wide = One turn a hex, 60° each; only at speed 2 may the one turn be 120°.
refuse-climb = The climb costs points: { $plane } does not get as far as { $hex }.
refuse-first-hex = The first hex is the one straight ahead of { $plane }; it turns only when it has entered it.
refuse-too-far = { $hex } is too far for speed { $speed }: each hex takes a point.
refuse-friend-ahead = A friend is in the hex ahead and flies later: { $plane } cannot avoid the collision.
refuse-enemy-ahead = An enemy is in the hex ahead: { $plane } cannot avoid the collision.
refuse-edge-ahead = { $plane } heads off the map: it is lost.
refuse-dark-ahead = { $plane } heads for a dark hex: it is lost.
refuse-climb-ahead = At speed { $speed } { $plane } cannot climb into the hex ahead: it is lost.
refuse-no-way-out = No flight with the turns allowed saves { $plane }: it is lost.
refuse-go-on-placing = Touch one of your free start hexes.
refuse-go-on-noting = Choose a speed with the buttons.
refuse-go-on-flying = Touch the aircraft whose turn it is, then the hex where it ends.
refuse-go-on-heading = Now choose where it points in { $hex }.
