## The game

game-title = Planètes
game-theme = Three arms, two planets, black holes between
game-blurb = Nine units a side, no dice. Artillery strikes from afar and nothing in the open withstands it; force fields hurl units along, black holes swallow those who are pushed. Have three units on the enemy planet at the end of your movement and you have won.
side-a = Amber
side-b = Beryl
kind-infantry = infantry
    .title = Infantry
kind-cavalry = cavalry
    .title = Cavalry
kind-artillery = artillery
    .title = Artillery
unit = { $side } { $kind }
unit-at = { $side } { $kind } at { $at }, strength { $strength }
unit-short = { $kind } { $at }
    .the = the { $kind } at { $at }
    .title = { $kind-title } { $at }

## Goal and legend

goal = { $needed } units on the enemy planet win: { $sidea } { $a }, { $sideb } { $b } [PL-90]
legend-kind-infantry = Infantry: strength 4 in the void, attacks in contact; under fire it counts 1 [PL-30]
legend-kind-cavalry = Cavalry: strength 2, moves 6, attacks in contact; under fire it counts 1 [PL-31]
legend-kind-artillery = Artillery: strength 6, moves 2, strikes at 2 or 3 hexes; attacked in contact it counts 3 [PL-32]
legend-badge-moved = Has moved: a unit moves once a turn [PL-41]
legend-badge-spent = Has attacked: a unit takes part in one attack a turn [PL-53]
legend-value-strength = Combat: { $value } in attack where it stands, the ground included [PL-33]
legend-value-movement = Movement: { $value } points a turn [PL-42]
legend-ground-void = Void: 1 point to enter [PL-10]
legend-ground-asteroid = Asteroids: 2 points to enter, +1 in combat [PL-11]
legend-ground-planetoid = Planetoid: nobody enters, and it stops shots [PL-12]
legend-ground-forcefield = Force field: free, and pays one point of the next hex; no place to stop [PL-18]
legend-ground-blackhole = Black hole: nobody enters; a unit pushed into it is destroyed [PL-21]
legend-ground-planet0 = Amber’s planet: 1 point; +2 in combat for Amber; three Beryl units on it win [PL-15]
legend-ground-planet1 = Beryl’s planet: 1 point; +2 in combat for Beryl; three Amber units on it win [PL-15]
legend-ground-station0 = Amber’s station: 1 point to enter, no bonus [PL-17]
legend-ground-station1 = Beryl’s station: 1 point to enter, no bonus [PL-17]
legend-mark-refuge = Refuge: where a pushed unit may go; crossed out, where it may not [PL-72]
legend-mark-zone = Zone of control: a unit that enters stops there [PL-80]
legend-mark-los = Line of fire: broken where an enemy or a body stops the shot [PL-58]
legend-meter-landed = On the enemy planet: counted at the end of your own movement; at the mark you have won [PL-90]
legend-meter-units = Units: those on the board and in hand; without any you have lost [PL-91]

## Boards

scenario-ambre-et-beryl = Amber and Beryl
scenario-ambre-et-beryl-blurb = The usual board. Two fast lanes along the edges, and a dangerous short cut past the black hole in the middle.
scenario-ceinture = The Belt
scenario-ceinture-blurb = An asteroid belt lies between the planets: good ground for those who get there first.
scenario-couloirs = Fast Lanes
scenario-couloirs-blurb = Force fields on all sides: quick and aggressive.

## Options

option-setup-mode = Start
option-setup-mode-help = How the units come to the planets and stations.
option-setup-mode-alternate = one unit each in turn
option-setup-mode-secret = both unseen, then revealed
option-setup-mode-standard = the board’s own deployment
option-first-player = Who begins
option-first-player-help = Who places first and moves first.
option-first-player-random = drawn by lot
option-first-player-ambre = Amber
option-first-player-beryl = Beryl
option-turn-limit = Rounds
option-turn-limit-help = After so many rounds the side with more units on the enemy planet wins. Without a limit, after 200.
option-double-pass-ends = Two idle turns end the game
option-double-pass-ends-help = When both sides in succession neither move nor attack, the units on the enemy planets are counted.
option-agreed-stop = Stopping by agreement
option-agreed-stop-help = Before his first move a player may offer to stop; if the other accepts, the units on the enemy planets are counted.
option-infantry-move = Movement of the infantry
option-infantry-move-help = The original does not give it: 4 completes the pattern of the other arms, 5 is the number of Objectif Villes.
option-pass-through-friends = Friends may be flown through
option-pass-through-friends-help = Off: a friendly unit bars the way like an enemy.
option-zone-of-control = Zone of control
option-zone-of-control-help = On: a unit that enters a hex next to an enemy must stop there.
option-reduced-keeps-bonus = Ground helps under fire
option-reduced-keeps-bonus-help = Off: under fire, and for artillery in contact, asteroids and one’s own planet add nothing.
option-fire-blocking = What stops fire
option-fire-blocking-help = Whether a shot needs a clear path of two or three steps.
option-fire-blocking-enemies-and-bodies = enemies, planetoids and black holes
option-fire-blocking-none = nothing, only the distance counts
option-pinned-artillery = Pinned artillery
option-pinned-artillery-help = On: artillery that touches an enemy fires with 3 instead of 6.
option-retreat-ratio = Refuges
option-retreat-ratio-help = Which enemies count against a unit that retreats.
option-retreat-ratio-all-threats = all that could attack it there
option-retreat-ratio-contact-only = only those in contact
option-retreat-ratio-unspent-only = only those that have not attacked
option-must-attack = Compulsory attacks
option-must-attack-help = On: combat cannot be ended while an attack of 3 to 1 or better is left.

## The table

phase-placement = Placement
phase-movement = Movement
phase-combat = Combat
phase-retreat = Retreat
phase-stop = Offer to stop
ask-place = Choose a unit beside the board, then a hex of your planet or a station. { $left ->
    [0] All your units are placed.
    [one] It is your last.
   *[other] You have { $left } left.
}
ask-wait-for-placement = The units are being placed unseen.
ask-move = Move a unit, or end your movement.
ask-attack = Choose an enemy unit, then those of yours that attack it; or end the combat.
ask-retreat = Your { $kind } at { $at } is pushed back: choose its refuge.
ask-stop = { $side } offers to stop and count the units on the enemy planets. Do you accept?
help-place = Your units fill your planet and its two stations, one a hex.
help-place-in-secret = The other side sees nothing of it until both have finished.
help-win = Enough of your units are on the enemy planet: end your movement and you have won.
help-landing = Beware: { $side } could have { $units } units on your planet at the end of the next movement.
help-move = Void, planets and stations cost 1, asteroids 2; a force field is free and pays a point of the next hex, but is no place to stop.
help-attack = Artillery strikes at 2 or 3 hexes, the others in contact. 3 to 1 pushes back, 4 to 1 destroys. Attackers risk nothing.
help-retreat = One hex, and further through force fields; not where the enemy would again be 3 to 1.
help-stop = The side with more units on the enemy planet would win; equal numbers are a draw.
clock-placement = Placement
clock-round = Round { $round } of { $limit }
meter-landed = On the enemy planet
meter-units = Units
tray-hand = { $side }: to be placed, { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
tray-unseen = { $side }: placing { $n } units unseen
tray-lost = { $side }: lost
note-best = { $sum } to { $value }, { $result }
button-end-movement = End movement
button-end-combat = End combat
button-attack = Attack: { $sum } against { $value }, { $result }
button-offer-stop = Offer to stop
button-accept-stop = Accept
button-decline-stop = Play on
die-first = Who begins (0 Amber, 1 Beryl)
none = none

## Grounds and numbers

terrain-void = void
terrain-asteroids = asteroids
terrain-planetoid = planetoid
terrain-force-field = force field
terrain-black-hole = black hole
terrain-planet-a = Amber’s planet
terrain-planet-b = Beryl’s planet
terrain-station = station
ratio = { $a } to { $b }
sum-ratio = { $sum } against { $value }{ $value ->
    [1] { "" }
   *[other] , that is { $ratio }
}
landed = { $n } of { $needed }
result-nothing = no effect
result-retreat = pushed back
result-cornered = no refuge, destroyed
result-elimination = destroyed

## Actions, forecasts, reasons

do-place = Place { $kind } at { $at }
do-move = { $unit-title } to { $to }
do-attack = { $by } { $n ->
    [one] attacks
   *[other] attack
} { $target-the }, { $sum } to { $value }
do-retreat = Retreat to { $to }
forecast-title = { $action }
forecast-strength = Strength there
forecast-landed = On the enemy planet
forecast-strike = Your strength against { $unit-the }
forecast-against = Against it at { $at }
forecast-threat = { $side } could bring against { $at }
forecast-shot = { $unit-title }, firing { $path }
forecast-target = { $unit-title }
forecast-target-fire = { $unit-title }, under fire
forecast-target-contact = { $unit-title }, in contact
forecast-sum = Together
forecast-result = Result
forecast-refuges = Refuges
forecast-end = The game ends
forecast-next = Next to decide
why-win = It wins the game.
why-place = { $at } suits a unit that goes forward.
why-place-gun = { $at } suits artillery.
why-strike-kill = From there { $at } can be destroyed.
why-strike-push = From there { $at } can be pushed back.
why-escape = At { $at } it could have been destroyed or pushed back.
why-land = { $at } counts on the enemy planet.
why-guard = { $at } is closed to the enemy.
why-nearer = { $at } is nearer to the enemy planet.
why-post = { $at } is the better post.
why-kill = The unit at { $at } is gone for good.
why-push = The unit at { $at } must leave.
why-enough = The other units stand well where they are.
why-hold-fire = There is nothing left to attack.
why-spare = Attacks are still open; none is urgent.
why-quiet = Nothing to take or to strike from there for now.
why-refuge = { $at } is open to it.
why-stop = { $side } would be content with the count.
why-go-on = There is more to be won.

## The log

tell-drawn = Drawn by lot: { $side } begins
tell-placed = { $side } places { $kind } at { $at }
tell-turn = Round { $round }, { $side }’s turn
tell-move = { $kind-title } { $from } to { $to } ({ $terrain }), { $cost ->
    [0] free
    [one] { $cost } point
   *[other] { $cost } points
}
tell-move-by-field = { $kind-title } { $from } to { $to } ({ $terrain }) by force field, { $cost ->
    [0] free
    [one] { $cost } point
   *[other] { $cost } points
}
tell-attack = { $by } { $n ->
    [one] attacks
   *[other] attack
} { $target-the } ({ $ground }), { $sum } to { $value }{ $value ->
    [1] { "" }
   *[other] , that is { $ratio }
}: { $result }
ground-fire = { $ground }, under fire
ground-contact = { $ground }, in contact
tell-removed = { $side } loses the { $kind } at { $at }
tell-cornered = { $side } loses the { $kind } at { $at }: it has no refuge
tell-retreat = { $side }’s { $kind } retreats from { $from } to { $to }
tell-no-combat = No attack is possible: combat is skipped
tell-offer = { $side } offers to stop the game
tell-decline = The game goes on

## The end

ending = { $outcome }; on the enemy planet: { side-a } { $a }, { side-b } { $b }
reason-planet = units on the enemy planet at the end of movement
reason-elimination = no enemy unit left
reason-count = units on the enemy planet counted

## Why not

refuse-over = The game is over.
refuse-not-your-placement = It is the other side’s turn to place.
refuse-not-your-turn = It is the other side’s turn.
refuse-all-placed = All your units are placed; the other side is still placing.
refuse-defender-never-attacks = Only the side whose turn it is attacks.
refuse-defender-retreats = The defender chooses where his unit retreats.
refuse-wait-for-answer = Your offer to stop awaits its answer.
refuse-answer-the-offer = Answer the offer to stop first.
refuse-no-agreed-stop = Stopping by agreement is not in use here.
refuse-offer-too-late = A stop is offered before the first move of a turn, and only once.
refuse-no-offer = Nobody has offered to stop.
refuse-must-retreat = Your unit must retreat first.
refuse-nothing-retreats = Only a unit pushed back at 3 to 1 retreats.
refuse-still-placing = Units are still being placed: nothing moves or fights yet.
refuse-placing-is-over = All units have been placed.
refuse-movement-first = You are moving: combat comes afterwards.
refuse-movement-is-over = Your movement is over: this is combat.
refuse-none-in-hand = You have no { $kind } left to place.
refuse-not-a-start-hex = { $at } is neither on your planet nor one of your stations.
refuse-occupied = { $at } is taken: one unit a hex.
refuse-not-yours = The unit at { $at } is not yours.
refuse-no-piece = There is no unit at { $at }.
refuse-has-moved = The unit at { $at } has moved already: once a turn.
refuse-stays = The unit at { $from } would stay where it is; nothing forces it to move.
refuse-body-there = { $to } is a planetoid or a black hole: nobody enters it.
refuse-stop-in-field = { $to } is a force field: it can be crossed, not stopped in.
refuse-enemy-there = The enemy holds { $to }.
refuse-friend-there = A friendly unit is at { $to }: fly through, stop elsewhere.
refuse-no-way = No way leads from { $from } to { $to }.
refuse-too-far = From { $from } to { $to } takes { $cost } points; this unit has { $move }.
refuse-friends-bar-the-way = Friendly units bar the way from { $from } to { $to }.
refuse-enemies-bar-the-way = The enemy bars the way from { $from } to { $to }.
refuse-zone-of-control = Next to an enemy one must stop: the way from { $from } to { $to } goes past one.
refuse-cannot-stop-on-the-way = The way from { $from } to { $to } would make the unit stop in a force field or on a friend, next to an enemy.
refuse-cannot-move = The unit at { $at } cannot go anywhere.
refuse-no-target = There is no enemy unit at { $at }: an attack begins with the unit attacked.
refuse-no-attacker = None of your units that may still attack reaches { $at }.
refuse-enemy-attacker = The unit at { $at } is the enemy’s.
refuse-nobody-attacks = You have no unit at { $at }.
refuse-not-in-contact = The unit at { $at } attacks in contact only, and { $target } is { $distance } hexes away.
refuse-not-in-range = Artillery strikes at 2 or 3 hexes; from { $at } to { $target } it is { $distance }.
refuse-fire-is-stopped = { $by } stops the shot from { $at } at { $target }: no clear path of two or three steps.
refuse-spent = The unit at { $at } has already attacked this turn.
refuse-too-weak = { $sum } against { $value } is less than { $push } to 1: nothing would happen.
refuse-must-attack = An attack of 3 to 1 or better is left, and attacks are compulsory here.
refuse-comes-back = A retreat may not end where it began.
refuse-not-one-hex = A retreat is one hex, or further through force fields: neither leads from { $from } to { $to }.
refuse-retreat-into-planetoid = { $to } is a planetoid.
refuse-retreat-into-black-hole = { $to } is a black hole, and no refuge.
refuse-retreat-into-field = Nobody rests in the force field { $to }: choose the hex beyond it.
refuse-refuge-taken = { $to } is taken.
refuse-no-refuge = At { $to } the enemy would have { $sum } against { $value }, again 3 to 1 or more.
refuse-go-on-placing = Touch an empty hex of your planet or a station.
refuse-go-on-moving = Now touch the hex it goes to.
refuse-go-on-attacking = Add the units that attack, then confirm.
refuse-go-on-retreating = Touch the hex it retreats to.
