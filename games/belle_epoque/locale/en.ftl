## Belle Époque in English.

game-title = Belle Époque
game-theme = Land battles, 1854–1910
game-blurb = From the Crimea to the Transvaal. Nobody knows whose chit comes next, every order is a gamble, and the unit you use now cannot answer later.
side-a = Red
side-b = Blue

# Scenarios
scenario-manoeuvres = Grand Manoeuvres, 1895
scenario-manoeuvres-blurb = Two equal divisions, a village and two hills: the board for a first game.
scenario-alma = The Alma, 20 September 1854
scenario-alma-blurb = The Allies must cross the stream and climb to the Russian redoubts.
scenario-sadowa = Sadowa, 3 July 1866
scenario-sadowa-blurb = Benedek holds the heights; the Crown Prince is on his way. Needle guns against bayonets.
scenario-mars-la-tour = Mars-la-Tour, 16 August 1870
scenario-mars-la-tour-blurb = A lone German corps attacks an army that has the numbers but not the orders.
scenario-isandlwana = Isandlwana, 22 January 1879
scenario-isandlwana-blurb = The horns of the buffalo close on a camp without works.
scenario-omdurman = Omdurman, 2 September 1898
scenario-omdurman-blurb = Fifty thousand spears against a thorn fence and the Nile; every defender counts double.
scenario-colenso = Colenso, 15 December 1899
scenario-colenso-blurb = A river, four crossings, and riflemen whom nobody sees.
scenario-manoeuvres-rifles = Grand Manoeuvres with magazine rifles
scenario-manoeuvres-rifles-blurb = The same two divisions with modern rifles and smokeless powder: far deadlier.
scenario-alma-menshikov = The Alma: Menshikov awake
scenario-alma-menshikov-blurb = The Russians are better commanded, and every height is worth more to the Allies.
scenario-sadowa-late = Sadowa: the Crown Prince is late
scenario-sadowa-late-blurb = The Second Army arrives a turn later; a smaller lead is enough for Prussia.
scenario-mars-la-tour-bourbaki = Mars-la-Tour: Bourbaki commands
scenario-mars-la-tour-bourbaki-blurb = The French obey; of all the ground only Mars-la-Tour counts for them.
scenario-isandlwana-laager = Isandlwana: the laager
scenario-isandlwana-laager-blurb = The wagons are drawn together: works on the camp, which is worth twice as much to the Zulu.
scenario-omdurman-march = Omdurman: the march
scenario-omdurman-march-blurb = The army has left the zariba: no works, and its dead count like the others.
scenario-colenso-hlangwane = Colenso: Hlangwane empty
scenario-colenso-hlangwane-blurb = No Boers on Hlangwane at the start; the hill is worth less.

# Options
option-support-fire-limit = Support fire
option-support-fire-limit-help = How many friends may fire in support of one assaulted unit.
option-support-fire-limit-any = as many as can
option-support-fire-limit-one = one an assault
option-winner-advance = Taking the position
option-winner-advance-help = Who may enter the hex that the loser of an assault has left.
option-winner-advance-either = the winner, whoever attacked
option-winner-advance-attacker-only = the attacker only
option-line-along-edge = Line along a side
option-line-along-edge-help = What stops a line of fire that runs exactly between two hexes.
option-line-along-edge-both = obstacles in both hexes
option-line-along-edge-never = nothing
option-line-along-edge-any = an obstacle in either hex
option-hill-is-rough = Hills are rough
option-hill-is-rough-help = Cavalry fights at 1 against units on bare hills too.
option-elite-is-shock = Elite are shock troops
option-elite-is-shock-help = Elite troops have an assault score of 4.
option-retreat-reading = Retreats
option-retreat-reading-help = From whom a retreat must lead away.
option-retreat-reading-contact = from the opponent, out of all contact
option-retreat-reading-strict = from every enemy within 4 km
option-free-setup = Free set-up
option-free-setup-help = Each side deals out its starting hexes among its units; the second side first, in the open.
option-assault-reveals = An assault gives away
option-assault-reveals-help = A unit that has fought an assault on the spot is seen as if it had fired.

# Ground
terrain-clear = clear
terrain-hill = hill
terrain-height = height
terrain-kopje = kopje
terrain-high-kopje = high kopje
terrain-wood = wood
terrain-wooded-hill = wooded hill
terrain-light-cover = light cover
terrain-village = village
terrain-hill-village = hill village
terrain-marsh = marsh
terrain-donga = ravine
terrain-ford = ford
terrain-bridge = bridge
terrain-very-difficult = very difficult ground
terrain-deep-water = deep water
terrain-cliff = cliff
terrain-with-works = { $ground }, works
place = { $name } ({ $at })

# Units
unit = { $name }
unit-described = { $name }, { $quality }, { $order }, reactivity { $level }, { $seen }
unit-expected = { $name }, expected on turn { $turn }
quality-poor = militia
quality-regular = regular
quality-elite = elite
order-close = close order
order-open = open order
seen-at = seen at { $km } km
reaction-volley = volley
reaction-support = support fire
reaction-evade = evasion
reaction-counter-charge = counter-charge
note-unseen = seen at { $km } km only
tray-bowl = The bowl
tray-to-place = { $side }: to be placed
tray-coming = { $side }: on the way
tray-lost = { $side }: destroyed
meter-command = Command points
meter-points = Victory points
meter-points-lead = Victory points (wins with a lead of { $a } · { $b })
meter-elements = Elements
meter-margin = Losses until rout
clock-placing = Before the battle
clock-turn = Turn { $turn } of { $turns }

# Phases and questions
phase-placing = Set-up
phase-arrivals = Reinforcements
phase-activation = Your chit
phase-test = Reactivity test
phase-movement = Movement
phase-action = Fire or assault
phase-reaction = Reaction
phase-evasion = Evasion
phase-losses = Losses by fire
phase-retreat = Retreat
phase-position = Position
ask-place = Which unit begins in { $at }?
help-place = Touch one of your units in the tray.
ask-enter = { $unit } arrives. Where does it come in?
help-enter = Touch one of the lit hexes.
ask-activate = Your chit was drawn: which unit do you activate?
help-activate = { $left ->
    [one] It is your last one this turn.
   *[other] { $left } of your units have not acted this turn. The one you choose can no longer react to an assault.
  }
ask-test = { $unit }: do you test its reactivity?
help-test = { $level } or less on a die passes; each command point spent adds 1 (you have { $points }). Passed, it may march, fire or assault; if not, it moves one hex at most.
ask-move-passed = { $unit } has passed its test: where does it go?
ask-move-failed = { $unit } has failed its test. It may move one hex, and nothing else.
ask-move-untested = { $unit } was not tested. It may move one hex, and nothing else.
help-move-basic = Touch a lit hex, or let it stay.
help-move = 1: basic move. »: forced march of up to { $march } hexes, no fire after it. Hatched: difficult ground, neither fire nor assault.
help-move-no-march = Only a basic move is possible from here. Hatched: difficult ground, neither fire nor assault.
ask-fire = { $unit }: at whom does it fire?
ask-fire-or-assault = { $unit }: whom does it fire at or assault?
ask-assault = { $unit }: whom does it assault?
help-act-still = It has not moved and fires with its full score. A number in a hex is the highest face that hits there.
help-act-moved = After a basic move it fires with a lower score, if at all. A number in a hex is the highest face that hits there.
help-act-marched = After a forced march it cannot fire.
ask-react = { $assailant } assaults { $unit } in { $at }. How do you react?
help-react = { $unit } has not been activated this turn, so it may still answer. Each attempt takes a chit of yours from the bowl, even if its test fails.
help-react-support = { $unit } has not been activated this turn, so it may still answer, and a friend that glows may fire in support. Each attempt takes a chit of yours from the bowl, even if its test fails.
help-react-friends = { $unit } has already been activated, but a friend that glows may fire in support. Each attempt takes a chit of yours from the bowl, even if its test fails.
ask-reaction-test = { $unit }, { $reaction } against { $assailant }: how many command points?
help-reaction-test = { $level } or less on a die passes; each command point spent adds 1 (you have { $points }). Passed or not, it is then activated.
ask-evade = { $unit } slips away from { $assailant }: where to?
help-evade = Touch a lit hex; the assault is then off.
ask-fire-loss = { $unit } was hit by { $firer }: fall back one hex, or lose the element?
help-fire-loss = { $left ->
    [one] It has { $elements } left. Touch a green hex to fall back.
   *[other] It has { $elements } left and { $left } such losses to settle, one at a time. Touch a green hex to fall back.
  }
ask-retreat = { $left ->
    [one] { $unit } was beaten by { $winner } and falls back one hex. Where to?
   *[other] { $unit } was beaten by { $winner } and falls back { $left } hexes. Where does the first step lead?
  }
help-retreat = Touch a green hex. A step that cannot be made costs an element.
ask-position = { $unit } has won: does it take { $at }?
help-position = Ground: { $ground }.
help-position-worth = It is worth { $points } { $points ->
    [one] point
   *[other] points
  } to you.
ending-win = { $side }: { $degree } ({ $reason }), { $a } to { $b } points
ending-draw = Draw ({ $reason }), { $a } to { $b } points
reason-rout = the enemy army is routed
reason-points = points counted after the last turn

# Buttons
button-no-test = No test
button-test = { $points ->
    [0] Test: { $percent } %
   *[other] Test +{ $points }: { $percent } %
  }
button-stay = Stay here
button-fire = Fire
button-assault = Assault
button-done = Neither
button-volley = Volley
button-evade = Evade
button-counter-charge = Counter-charge
button-no-reaction = No reaction
button-take-loss = Lose the element
button-take = Take the position
button-hold = Stay here

# Actions in words
do-place = { $unit } begins here
do-enter = { $unit } arrives in { $at }
do-activate = Activate { $unit }
do-no-test = { $unit }: no test
do-test = { $points ->
    [0] { $unit } tests without command points
    [one] { $unit } tests with 1 command point
   *[other] { $unit } tests with { $points } command points
  }
do-stay = { $unit } stays
do-move = { $unit } moves to { $at }
do-march = { $unit } marches to { $at }
do-fire = { $unit } fires at { $target }
do-assault = { $unit } assaults { $target }
do-done = { $unit } neither fires nor assaults
do-react = { $unit }: { $reaction }
do-no-reaction = { $unit } awaits the assault
do-evade = { $unit } evades to { $at }
do-take-loss = { $unit } loses an element
do-retreat = { $unit } falls back to { $at }
do-take-position = { $unit } takes { $at }
do-hold = { $unit } stays where it is

# Forecasts and odds
percent = { $n } %
percent-below = under { $n } %
percent-above = over { $n } %
percent-or-more = { $n } % or more
forecast-test = { $points ->
    [0] Test, { $level } or less
    [one] with 1 point, { $level } or less
   *[other] with { $points } points, { $level } or less
  }
forecast-targets = Enemies it can fire at from here
forecast-assaults = Enemies it can reach to assault
forecast-gives-up = Gives up
gives-up-reaction = its reaction this turn
forecast-points-left = Command points left
forecast-evasions = Hexes to evade to
forecast-wins-now = { $unit } wins as it stands
forecast-wins-charging = { $unit } wins if it charges
forecast-costs = Costs
costs-chit = a chit, even if it fails
forecast-table = Score at { $range } km
forecast-flagrant = Conspicuous target
forecast-protected = { $n ->
    [one] Protected: a 1
   *[other] Protected: 1 and { $n }
  }
miss = misses
forecast-overlooks = Overlooks the target: dice
forecast-dice = { $n ->
    [one] 1 die hits on
   *[other] { $n } dice hit on
  }
faces = { $from } to { $to }
faces-none = nothing
forecast-attack = { $dice ->
    [one] { $unit } attacks, 1 die
   *[other] { $unit } attacks, { $dice } dice
  }
forecast-defence = { $dice ->
    [one] { $unit } defends, 1 die
   *[other] { $unit } defends, { $dice } dice
  }
up-to = up to { $n } counts
score-part = · { $what }
score-shock = shock troops
score-close = close order
score-loose = militia or open order
score-works = works
score-ground = ground
score-fiery = fiery
score-tenacious = tenacious
score-counter-charge = counter-charge
score-fought = assaults already fought
score-hampered = cavalry against cover or rough ground
forecast-answer = { $unit } may answer: { $reaction }
forecast-ground = Ground
forecast-objective = Objective, points to you
forecast-mired = Difficult ground
no-fire-no-assault = no fire, no assault
forecast-exposed = Enemies that could fire at it there
forecast-fires = May fire at { $unit }
forecast-may-assault = May assault { $unit }, wins
forecast-elements = Elements left
forecast-dead-end = No way back from there
then-elements = the next step costs an element
forecast-next = Next
turn-ends = the turn ends
forecast-next-chit = Next chit: { $side }
odds-passes = { $unit } passes
odds-fails = { $unit } fails
odds-hits = { $n ->
    [0] No loss
    [one] 1 loss: { $unit }
   *[other] { $n } losses: { $unit }
  }
odds-destroyed = { $unit } certainly destroyed
odds-wins = { $unit } wins
odds-tied = Tie: one element each
odds-loses = { $n ->
    [one] { $unit }: 1 loss
   *[other] { $unit }: { $n } losses
  }
odds-loses-more = { $unit }: { $n } losses or more
odds-victory = { $side } wins the battle

# The log
tell-turn = Turn { $turn } of { $turns }
tell-waits = { $unit } finds no free hex to enter, and waits
tell-command = { $side }: { $points ->
    [one] 1 command point
   *[other] { $points } command points
  }
tell-no-command = { $side }: fewer than eight elements, no command points
tell-drawn = { $left ->
    [0] Chit: { $side }, the last one
   *[other] Chit: { $side }, { $left } left
  }
tell-test-passed = { $points ->
    [0] { $unit } tests: { $level } or less, passed
   *[other] { $unit } tests with { $points }: { $level } or less, passed
  }
tell-test-failed = { $points ->
    [0] { $unit } tests: { $level } or less, failed
   *[other] { $unit } tests with { $points }: { $level } or less, failed
  }
tell-reaction-passed = { $unit }, { $reaction }: { $level } or less, passed
tell-reaction-failed = { $unit }, { $reaction }: { $level } or less, failed
tell-move = { $unit } moves to { $at } ({ $ground })
tell-march = { $unit } marches to { $at } ({ $ground })
tell-evasion = { $unit } evades to { $at }
tell-retreat = { $unit } falls back to { $at }
tell-advance = { $unit } takes { $at }
tell-arrival = { $unit } arrives in { $at }
tell-placement = { $unit } begins in { $at }
tell-fire = { $unit } fires at { $target }, { $range } km, hits on { $faces }: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
  }
tell-volley = { $unit } fires a volley at { $target }, hits on { $faces }: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
  }
tell-support = { $unit } fires in support at { $target }, { $range } km, hits on { $faces }: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
  }
tell-assault = { $unit } assaults { $target }
tell-counter-charge = { $unit } counter-charges
tell-assault-off = The assault of { $unit } is off
tell-clash-won = { $unit } beats { $target }, { $attack } (up to { $sa }) to { $defence } (up to { $sd }): { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
  }
tell-clash-tied = { $unit } and { $target }, { $attack } to { $defence }: each loses an element
tell-clash-lost = { $unit } is thrown back by { $target }, { $attack } (up to { $sa }) to { $defence } (up to { $sd }): { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
  }
tell-lost = { $n ->
    [one] { $unit } loses an element, { $left } left
   *[other] { $unit } loses { $n } elements, { $left } left
  }
tell-no-retreat = { $unit } cannot fall back
tell-eliminated = { $unit } is destroyed
tell-eliminated-chit = { $unit } is destroyed; its chit leaves the bowl
tell-held = { $unit } stays where it is
tell-objective = { $side }: { $at } is taken

# Dice
die-command = Command
die-chit = Chit from the bowl
die-test = Reactivity
die-fire = Fire
die-attack = Assault, attacker
die-defence = Assault, defender

# Why not
refuse-occupied = { $at } is held by another unit.
refuse-activate-first = First choose the unit that you activate.
refuse-go-on-activating = Touch one of your units that glow.
refuse-not-on-table = { $unit } is not on the table.
refuse-not-your-chit = The chit that was drawn is not yours.
refuse-not-your-unit = { $unit } is not one of your units.
refuse-one-activation-a-chit = One chit activates one unit; finish this activation first.
refuse-already-activated = { $unit } has already been activated this turn.
refuse-act-untested = Without a passed test a unit neither fires nor assaults.
refuse-march-untested = Without a passed test there is no forced march, only a basic move of one hex.
refuse-go-on-testing = Choose how many command points you spend on the test.
refuse-too-few-points = You have { $pool } command points, not { $points }.
refuse-too-many-points = More than { $most } points would be wasted: at 6 the test cannot fail.
refuse-test-failed = The test was failed: a basic move of one hex is all that is left.
refuse-move-first = First finish the move: go somewhere or stay.
refuse-movement-is-over = The move is over; now it is fire, assault or neither.
refuse-basic-too-far = { $at } is more than one hex away: a basic move is one hex.
refuse-go-on-moving = Touch a lit hex, or let the unit stay.
refuse-too-far = { $at } is farther than the { $allowance } hexes of its forced march.
refuse-no-fire-after-march = { $unit } is safe for now: after a forced march there is no fire.
refuse-zone-to-zone = { $at } is controlled by the enemy, and so is the hex where the unit stands: it cannot go from one to the other.
refuse-mired = { $unit } has entered difficult ground this turn: it neither fires nor assaults.
refuse-march-from-difficult = No forced march starts from difficult ground.
refuse-very-difficult = Only a passed test lets a unit leave this ground.
refuse-impassable = Nobody can enter { $at }.
refuse-out-of-range = { $unit } is { $range } km away: too far for these weapons.
refuse-no-fire-after-move = At { $range } km these weapons do not fire after a move.
refuse-line-blocked = Something stands in the line of fire to { $unit }.
refuse-go-on-acting = Touch an enemy that glows, or choose neither.
refuse-not-adjacent = { $unit } is not in a neighbouring hex.
refuse-go-on-advancing = Say whether the unit takes the position or stays where it is.
refuse-no-position = There is no position to take.
refuse-position-first = First say whether the winner takes the position.
refuse-winner-decides = The winner of the assault decides about the position.
refuse-impetuous = { $unit } is impetuous: it must take the position.
refuse-must-retreat = { $unit } can fall back, so it must.
refuse-nothing-lost = No loss is to be settled.
refuse-retreat-first = First the beaten unit falls back.
refuse-go-on-losing = Touch a green hex to fall back, or lose the element.
refuse-owner-takes-loss = The owner of the unit that was hit decides about its losses.
refuse-settle-loss-first = First settle the loss by fire.
refuse-nobody-assaulted = Nobody is being assaulted.
refuse-defender-reacts-first = The defender reacts first.
refuse-react-first = First say how you react to the assault.
refuse-test-reaction-first = First test the reaction.
refuse-evade-first = First say where the unit evades to.
refuse-one-test = There is one test in an activation, before the move.
refuse-test-first = First say whether the unit is tested.
refuse-basic-will-do = { $at } is reached by a basic move.
refuse-go-on-retreating = Touch a green hex to fall back.
refuse-owner-retreats = The owner of the beaten unit says where it goes.
refuse-go-on-reacting = Choose a reaction, touch a friend that glows, or do without.
refuse-one-supporter = Under this table’s rules one friend may support, and one has tried.
refuse-evade-in-contact = In { $at } the unit would still touch its assailant.
refuse-go-on-evading = Touch a lit hex to evade there.
refuse-go-on-placing = Touch one of your units in the tray.
refuse-not-to-be-placed = { $unit } is not waiting to be placed.
refuse-other-side-places = The other side is placing its units.
refuse-place-first = First the units are placed.
refuse-placing-is-over = The units have been placed.
refuse-over = The battle is over.
refuse-enter-first = First the reinforcement comes in.
refuse-entry-controlled = { $at } is controlled by the enemy: no reinforcement enters there.
refuse-go-on-entering = Touch one of the lit hexes.
refuse-no-entry-hex = { $at } is not one of its entry hexes.
refuse-nobody-is-due = No reinforcement is due.
refuse-not-due = { $unit } comes first.
refuse-other-side-enters = The other side brings in a reinforcement.
refuse-no-reaction-left = { $unit } has already been activated this turn: it can no longer react.
refuse-own-unit = { $unit } is one of your own.
refuse-unseen = { $unit } is { $range } km away and seen at { $visibility } km only.
refuse-no-way = No way leads to { $at } this turn.
refuse-evade-from-difficult = { $unit } stands in difficult ground and cannot slip away.
refuse-retreat-impassable = Nobody can fall back into { $at }.
refuse-retreat-into-contact = { $at } touches an enemy.
refuse-no-cavalry = { $unit } is no cavalry: it cannot counter-charge.
refuse-no-retreat-from-here = Nobody falls back out of very difficult ground.
refuse-not-slower = The assailant is not slower than { $unit }.
refuse-nowhere-to-evade = { $unit } has nowhere to go.
refuse-was-in-contact = { $unit } was already in contact with an enemy: no counter-charge.
refuse-no-supporter = { $unit } cannot support here.
refuse-too-far-to-support = { $unit } touches neither the assaulted unit nor the assailant.
refuse-volleys-instead = { $unit } is the one assaulted: it may fire a volley.
refuse-retreat-not-away = { $at } does not lead away from the enemy.
refuse-one-step-back = { $at } is not a neighbouring hex: one falls back one hex at a time.

# Why the commander would do it
why-place = { $unit } stands well here.
why-enter = { $at } is the best way onto the field.
why-activate-strike = { $unit } can strike now.
why-activate-safe = { $unit } loses little by acting now; the others keep their reactions.
why-no-test = Nothing here is worth a test.
why-test = { $chance } chances in 6, for { $points ->
    [0] no command point
    [one] { $points } command point
   *[other] { $points } command points
}.
why-stay-strike = From here it can strike at once.
why-stay = It stands well where it is.
why-objective = It takes the objective { $at }.
why-contact = From { $at } it can assault.
why-nearer = { $at } is nearer to an objective.
why-cover = { $at } gives cover.
why-move = { $at } is the better place.
why-fire = { $chance } % to hit { $unit } at least once.
why-assault = { $chance } % to win against { $unit }.
why-done = No fire or assault promises enough.
why-no-reaction = The assault can be met without it; the reaction is kept.
why-volley = A volley thins the assailants before they strike.
why-support = { $unit } can fire at the assailant.
why-evade = The fight would be lost: better slip away.
why-counter-charge = The charge meets them one step stronger.
why-evade-to = { $at } is out of reach and well placed.
why-take-loss = The ground is worth more than the element.
why-retreat = The element is worth more than the ground: { $at } is free.
why-take-position = The ground is worth having.
why-hold-position = The present place is the better one.
