## The game

game-title = Objectif Villes
game-theme = Ten coins a side, nine towns, no dice
game-blurb = The ground does everything: one number per hex is what it costs to walk in and how hard a piece hits from there. Be in seven towns at the end of your movement and you have won.
side-a = Tails
side-b = Heads
piece = { $side } piece
piece-at = { $side } piece at { $at }

## Goal and legend

goal = { $needed } towns win: { $sidea } { $a }, { $sideb } { $b } [OV-90]
fact-value = Counts { $value } where it stands, striking and struck [OV-60]
legend-kind-coin = Piece: 5 movement points a turn, no strength of its own; the hex it stands in is its strength [OV-40]
legend-badge-moved = Has moved: a piece moves once a turn [OV-32]
legend-badge-spent = Has attacked: a piece takes part in one attack a turn [OV-55]
legend-ground-plain = Plain: 1 point to enter, strength 1 [OV-10]
legend-ground-town = Town: 2 points to enter, strength 2; whoever stands in it holds it [OV-11]
legend-ground-forest = Forest: 3 points to enter, strength 3 [OV-12]
legend-ground-mountain = Mountain: 4 points to enter, strength 4 [OV-13]
legend-ground-sea = Sea: nobody ever enters [OV-14]
legend-ground-river = River: crossed for nothing, but never in retreat [OV-17]
legend-value-cell = Number of the hex: points to enter, and strength of the piece in it: { $value } [OV-60]
legend-mark-refuge = Refuge: where a pushed piece may go; crossed out, where it may not [OV-73]
legend-meter-towns = Towns held: counted at the end of your own movement; while placing, never beyond the mark; afterwards whoever reaches the first mark has won [OV-90]
legend-meter-pieces = Pieces: those on the board and in hand; without any you have lost [OV-95]

## Boards

scenario-quatre-rivieres = Four Rivers
scenario-quatre-rivieres-blurb = The usual board. Every town is overlooked by woods or heights, and from the four river towns there is no retreat to the far bank.
scenario-bocage = Hedgerows
scenario-bocage-blurb = Small and quick: towns close together, fifteen rounds.
scenario-isthme = The Isthmus
scenario-isthme-blurb = Two shores and a causeway. The town in the middle has two neighbours only, both mountains.

## Options

option-start = Beginning
option-start-help = Place the pieces one by one, or begin with the board’s ready deployment.
option-start-placement = placement
option-start-quick = ready deployment
option-first-player = Who begins
option-first-player-help = Who places first; with a ready deployment, who moves first.
option-first-player-random = drawn by lot
option-first-player-pile = Tails
option-first-player-face = Heads
option-first-move = First turn
option-first-move-help = Who takes the first turn once all pieces have been placed.
option-first-move-first-placer = who placed first
option-first-move-second-placer = who placed second
option-turn-limit = Rounds
option-turn-limit-help = After so many rounds the side in more towns wins. Without a limit, after 200.
option-double-pass-ends = Two idle turns end the game
option-double-pass-ends-help = When both sides in succession neither move nor attack, the towns are counted.
option-agreed-stop = Stopping by agreement
option-agreed-stop-help = Before his first move a player may offer to stop; if the other accepts, the towns are counted.
option-pass-through-friends = Friends may be walked through
option-pass-through-friends-help = Off: a friendly piece bars the way like an enemy.
option-must-attack = Compulsory attacks
option-must-attack-help = On: combat cannot be ended while an attack of 3 to 1 or better is left.
option-retreat-ratio = Refuges
option-retreat-ratio-help = Which enemies count against a piece that retreats.
option-retreat-ratio-all-adjacent = all that touch the refuge
option-retreat-ratio-unspent-only = only those that have not attacked
option-placement-combat = Conflicts while placing
option-placement-combat-help = Which pieces may attack after a placement.
option-placement-combat-all-contacts = all in contact
option-placement-combat-new-piece-only = only together with the new piece

## The table

phase-placement = Placement
phase-conflict = Conflict
phase-movement = Movement
phase-combat = Combat
phase-retreat = Retreat
phase-stop = Offer to stop
ask-place = Place a piece on an empty hex. { $left ->
    [one] It is your last.
   *[other] You have { $left } left.
}
ask-move = Move a piece, or end your movement.
ask-attack = Choose an enemy piece, then those of yours that attack it; or end the combat.
ask-retreat = Your piece at { $at } is pushed back: choose its refuge.
ask-stop = { $side } offers to stop and count the towns. Do you accept?
help-place = { $free ->
    [0] You are in { $limit } towns, the most while placing.
    [one] You may enter one more town while placing.
   *[other] You may enter { $free } more towns while placing.
}
help-move = Each piece moves once, up to { $points } points: plain 1, town 2, forest 3, mountain 4.
help-dash = Beware: { $side } could be in { $towns } towns at the end of the next movement.
help-attack = 3 to 1 pushes back, 4 to 1 removes. Attackers risk nothing.
help-retreat = One hex, not across a river, and not where the enemy would again be 3 to 1.
help-stop = The side in more towns would win; equal towns are a draw.
clock-placement = Placement
clock-round = Round { $round } of { $limit }
meter-towns = Towns held
meter-pieces = Pieces
tray-hand = { $side }: to be placed
tray-lost = { $side }: lost
note-best = { $sum } to { $value }, { $result }
button-end-movement = End movement
button-end-combat = End combat
button-attack = Attack: { $sum } against { $value }, { $result }
button-offer-stop = Offer to stop
button-accept-stop = Accept
button-decline-stop = Play on
die-first = Who begins (0 Tails, 1 Heads)
none = none

## Ground and numbers

terrain-plain = plain
terrain-town = town
terrain-forest = forest
terrain-mountain = mountain
terrain-sea = sea
ratio = { $a } to { $b }
sum-ratio = { $sum } against { $value }{ $value ->
    [1] { "" }
   *[other] , that is { $ratio }
}
towns = { $n ->
    [one] 1 town
   *[other] { $n } towns
}
result-nothing = no effect
result-retreat = pushed back
result-cornered = no refuge, removed
result-elimination = removed

## Actions, forecasts, reasons

do-place = Place at { $at }
do-move = { $from } to { $to }
do-attack = { $by } { $n ->
    [one] attacks
   *[other] attack
} { $target }, { $sum } to { $value }
do-retreat = Retreat to { $to }
forecast-title = { $action }
forecast-towns = You hold
forecast-strike = Your strength against { $at }
forecast-against = Against { $at }
forecast-threat = { $side } can bring against { $at }, at most
forecast-push = A push needs
forecast-kill = A removal needs
forecast-result = Result
forecast-refuges = Refuges
forecast-end = The game ends
forecast-next = Next to decide
why-win = It wins the game.
why-town = It takes { $at }.
why-strike-kill = From there { $at } can be removed.
why-strike-push = From there { $at } can be pushed back.
why-overlook = It overlooks { $at }.
why-nearer = It is of more use at { $at } than where it stood.
why-escape = At { $at } it could have been struck.
why-kill = The piece at { $at } leaves the board for good.
why-push = The piece at { $at } must go.
why-enough = The other pieces stand well where they are.
why-hold-fire = There is nothing left to attack.
why-spare = Attacks are still open; none is urgent.
why-quiet = Nothing to take or to strike from there for now.
why-refuge = { $at } is open to it.
why-stop = { $side } would be content with the count.
why-go-on = There is more to be won.

## The log

tell-drawn = Drawn by lot: { $side } begins
tell-placed = { $side } places a piece at { $at }, { $terrain }
tell-set-aside = { $side } has no hex left to place a piece on: it is lost
tell-turn = Round { $round }, { $side }’ turn
tell-move = { $from } to { $to }, { $terrain }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
tell-attack = { $by } { $n ->
    [one] attacks
   *[other] attack
} { $target }, { $ground }, { $sum } to { $value }{ $value ->
    [1] { "" }
   *[other] , that is { $ratio }
}: { $result }
tell-removed = { $side } loses the piece at { $at }
tell-cornered = The { $side } piece at { $at } has no refuge and is lost
tell-retreat = { $side } retreats from { $from } to { $to }
tell-no-combat = No attack is possible: combat is skipped
tell-offer = { $side } offers to stop the game
tell-decline = The game goes on

## The end

ending = { $outcome }; towns: { side-a } { $a }, { side-b } { $b }
reason-towns = towns at the end of the movement
reason-elimination = no enemy piece left
reason-count = towns counted

## Why not

refuse-over = The game is over.
refuse-not-your-placement = The other side places now.
refuse-not-your-turn = It is the other side’s turn.
refuse-defender-never-attacks = Only the side whose turn it is attacks.
refuse-defender-retreats = The defender chooses where his piece retreats.
refuse-wait-for-answer = Your offer to stop has not been answered yet.
refuse-answer-the-offer = First answer the offer to stop.
refuse-no-agreed-stop = Stopping by agreement is not in use here.
refuse-offer-too-late = A stop is offered before the first move of a turn, and only once in it.
refuse-no-offer = Nobody offered to stop.
refuse-must-retreat = Your piece must retreat first.
refuse-nothing-retreats = Only a piece pushed at 3 to 1 retreats.
refuse-still-placing = Pieces are still being placed: nothing moves or fights by itself.
refuse-placing-is-over = All pieces have been placed.
refuse-movement-first = You are moving: combat follows when your movement is over.
refuse-movement-is-over = Your movement is over: this is combat.
refuse-place-in-sea = { $at } is sea.
refuse-occupied = { $at } is taken: a piece is placed on an empty hex.
refuse-too-many-towns = You are in { $limit } towns already, the most while placing.
refuse-not-yours = The piece at { $at } is not yours.
refuse-no-piece = There is no piece at { $at }.
refuse-has-moved = The piece at { $at } has moved already: one move a turn.
refuse-stays = The piece at { $from } would stay where it is; it need not move.
refuse-sea = { $to } is sea.
refuse-enemy-there = An enemy holds { $to }.
refuse-friend-there = A friend stands in { $to }: walk through, but stop elsewhere.
refuse-no-way = There is no way by land from { $from } to { $to }.
refuse-too-far = From { $from } to { $to } takes { $cost } points; a piece has { $move }.
refuse-friends-bar-the-way = Friends bar the way from { $from } to { $to }.
refuse-enemies-bar-the-way = Enemies bar the way from { $from } to { $to }.
refuse-cannot-move = The piece at { $at } can go nowhere with { $move } points.
refuse-no-target = There is no enemy piece at { $at }: an attack begins with the piece attacked.
refuse-no-attacker = None of your pieces that could still attack touches { $at }.
refuse-not-your-attacker = You have no piece at { $at }.
refuse-not-in-contact = { $at } does not touch { $target }.
refuse-spent = The piece at { $at } has attacked already this turn.
refuse-without-the-new-piece = Only attacks together with the piece just placed at { $at } are allowed.
refuse-too-weak = { $sum } against { $value } is less than { $push } to 1: nothing would happen.
refuse-must-attack = An attack of 3 to 1 or better is left, and attacks are compulsory here.
refuse-not-one-hex = A retreat is one hex: { $to } does not touch { $from }.
refuse-retreat-into-sea = { $to } is sea.
refuse-refuge-taken = { $to } is taken.
refuse-across-river = { $to } lies across the river: a retreat never crosses one.
refuse-fifth-town = { $to } would be one town more than { $limit }, the most while placing.
refuse-no-refuge = In { $to } the enemy would again have { $ratio } to 1.
refuse-go-on-placing = Touch an empty hex to place a piece there.
refuse-go-on-moving = Now touch the hex it goes to.
refuse-go-on-attacking = Add the pieces that attack, then confirm.
refuse-go-on-retreating = Touch the hex it retreats to.
