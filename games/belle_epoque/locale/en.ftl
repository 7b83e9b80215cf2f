## Belle Époque in English.

game-title = Belle Époque
game-theme = Land battles, 1854–1910
game-blurb = From the Crimea to the Transvaal. Nobody knows whose chit comes next, every order is a gamble, and the unit you use now cannot answer later.
side-a = Red
side-b = Blue

## Goal and legend

goal = More points after turn { $turns }: { $sidea } { $a }, { $sideb } { $b }; an army below its rout level loses at once [BE-V3]
goal-attack = { $attacker }: { $gain ->
    [one] 1 point
   *[other] { $gain } points
} to gain by the end of turn { $turns }, { $missing } still missing; otherwise the position has held [BE-V5]
fact-reactivity = Passes a reactivity test on { $level } or less, before command points [BE-22]
fact-march = One hex, or a forced march of { $march } after a passed test [BE-28]
fact-fire = Highest face that hits at 1, 2, 3, 4 km: { $scores } standing still [BE-41]
fact-seen = Can be seen and fired at up to { $km } km [BE-54]
legend-kind-infantry = Infantry: at most 4 elements; moves 1, forced march 2 [BE-07]
legend-kind-elite = Elite infantry: reactivity one better than regulars; moves 1, forced march 2 [BE-22]
legend-kind-light = Infantry in open order: harder to hit and to see, weaker in an assault [BE-49]
legend-kind-militia = Militia: reactivity one worse than regulars, assault score 2 [BE-65]
legend-kind-tribal = Tribal formation: at most 6 elements; moves 1, forced march 3 [BE-08]
legend-kind-mounted = Mounted infantry: at most 3 elements; moves 1, forced march 3 [BE-06]
legend-kind-cavalry = Cavalry: at most 3 elements; moves 1, forced march 4; may counter-charge [BE-05]
legend-badge-activated = Has acted: one activation a turn, reactions included [BE-18]
legend-badge-shock = Shock troops: assault score 4 [BE-67]
legend-badge-fiery = Fiery: one more on the assault score when it attacks [BE-73]
legend-badge-tenacious = Tenacious: one more when it defends, and never driven back by an assault [BE-74]
legend-badge-impetuous = Impetuous: must follow into a position that the enemy has left [BE-69]
legend-badge-flagrant = Conspicuous: fire at it hits one face higher, and nothing hides it [BE-46]
legend-badge-smokeless = Smokeless powder: its fire gives it away less [BE-55]
legend-badge-pathfinder = Pathfinders: force-march out of difficult ground [BE-36]
legend-formation-skirmish = In open order: the lowest faces miss it, and it is seen less far [BE-49]
legend-value-strength = Elements: { $value } of { $max }; a die to throw and a life to lose each [BE-03]
legend-value-corner = Weapon type: { $value }, from A (magazine rifles) to G (few firearms) [BE-40]
legend-ground-clear = Clear: neither cover nor hindrance [BE-30]
legend-ground-bridge = Bridge: like clear ground [BE-30]
legend-ground-hill = Hill: stops a move; infantry defends with one more [BE-32]
legend-ground-height = Height: a higher hill; stops a move, overlooks hills [BE-32]
legend-ground-kopje = Rocky hill: a hill with cover; cavalry fights badly against it [BE-R25]
legend-ground-kopje2 = High rocky hill: a height with cover [BE-R25]
legend-ground-wood = Wood: stops a move, cover, hides what is behind [BE-31]
legend-ground-woodhill = Wooded hill: stops a move, cover, hides what is behind; one more to defend [BE-32]
legend-ground-scrub = Light cover: cover, no hindrance [BE-30]
legend-ground-village = Village: cover, hides what is behind; infantry defends with one more [BE-70]
legend-ground-hillvillage = Hill village: a village on a hill [BE-70]
legend-ground-marsh = Marsh: difficult; stops a move, no fire or assault that turn [BE-35]
legend-ground-ford = Ford: difficult; stops a move, no fire or assault that turn [BE-35]
legend-ground-donga = Ravine: difficult, with cover [BE-35]
legend-ground-broken = Very difficult: stops a move, and is left only after a passed test [BE-37]
legend-ground-lake = Deep water: impassable [BE-30]
legend-ground-cliff = Cliff: impassable, hides what is behind [BE-30]
legend-ground-stream = Stream: drawn for the eye alone [BE-30]
legend-ground-road = Road: drawn for the eye alone [BE-30]
legend-ground-track = Track: drawn for the eye alone [BE-30]
legend-ground-rail = Railway: drawn for the eye alone [BE-30]
legend-ground-works = Works: the two lowest faces miss infantry in them, and it defends with two more [BE-71]
legend-mark-objective = Objective: belongs to whoever was last in it; the number is its points [BE-V1]
legend-mark-zone = Zone of control: a unit that enters stops there [BE-33]
legend-mark-field = Field of fire: the number is the highest face that hits there [BE-41]
legend-mark-refuge = Way back: where the unit may retreat; crossed out, where it may not [BE-R31]
legend-mark-los = Line of fire: red where something stops it [BE-52]
legend-meter-points = Victory points: the objectives you hold now, and your price for each enemy element destroyed [BE-V2]
legend-meter-price = Price: what each enemy element destroyed is worth to that side [BE-V3]
legend-meter-command = Command points: each makes a reactivity test easier by one; what is left at the end of the turn is lost [BE-12]
legend-meter-dice = Command dice: one for every eight elements, thrown each turn for command points [BE-12]
legend-meter-elements = Elements: what the army still has on the table or on the way [BE-03]
legend-meter-margin = Losses until rout: that many more elements, and the army has lost at once [BE-V4]
legend-meter-to-gain = Points still to gain: what the attacker lacks; after the last turn the defender has held [BE-V5]
legend-tray-bowl = The bowl: a chit drawn unseen lets its side act with one unit; each unit still to act has one in it [BE-17]

# Scenarios
scenario-manoeuvres = Grand Manoeuvres, 1895
scenario-manoeuvres-blurb = Two equal divisions, a village and two hills: the board for a first game. Nobody has to attack: whoever has more points after 10 turns wins.
scenario-alma = The Alma, 20 September 1854
scenario-alma-blurb = The Allies must cross the river and storm the redoubts: 17 points to gain in 9 turns, otherwise the Russians have held.
scenario-alma-changed = Set after trial games: the Allies need 17 points more than the Russians gain, at first only more points than they; the Allies are routed below 8 elements and the Russians below 6, at first both below 13.
scenario-sadowa = Sadowa, 3 July 1866
scenario-sadowa-blurb = Needle guns against bayonets; the Crown Prince is on his way. Prussia must gain 17 points in 10 turns, otherwise Benedek has held the heights.
scenario-sadowa-changed = Set after trial games: Prussia needs 17 points, at first 4; Prussia is routed below 12 elements and Austria below 6, at first both below 16.
scenario-mars-la-tour = Mars-la-Tour, 16 August 1870
scenario-mars-la-tour-blurb = A lone German corps bars the road to an army that has the numbers but not the orders. The French must open the road to Verdun: 9 points to gain in 10 turns, otherwise the Germans have stopped them.
scenario-mars-la-tour-changed = Set after trial games: the French need 9 points, at first any lead; the Germans are routed below 6 elements and the French below 11, at first below 10 and 18.
scenario-isandlwana = Isandlwana, 22 January 1879
scenario-isandlwana-blurb = The horns of the buffalo close on a camp without works. The Zulu must gain 4 points in 8 turns, otherwise the camp has held.
scenario-isandlwana-changed = Set after trial games: the Zulu need 4 points, at first any lead; the British are routed below 4 elements and the Zulu below 8, at first below 6 and 14.
scenario-omdurman = Omdurman, 2 September 1898
scenario-omdurman-blurb = Fifty thousand spears against a thorn fence and the Nile; every defender who falls counts three times. The Mahdists must gain 12 points in 8 turns, otherwise the zariba has held.
scenario-omdurman-changed = Set after trial games: a fallen defender counts 3 points, at first 2, and the Mahdists need 12, at first any lead; the Anglo-Egyptians are routed below 9 elements and the Mahdists below 5, at first below 13 and 8.
scenario-colenso = Colenso, 15 December 1899
scenario-colenso-blurb = A river, four crossings, and riflemen whom nobody sees. The British must gain 1 point in 10 turns, otherwise the Boers have held the Tugela.
scenario-colenso-changed = Set after trial games: every element counts 2 points, at first only a Boer one; the Boers are routed below 3 elements, at first below 4.
scenario-manoeuvres-rifles = Grand Manoeuvres with magazine rifles
scenario-manoeuvres-rifles-blurb = The same two divisions with modern rifles and smokeless powder: far deadlier. Whoever has more points after 10 turns wins.
scenario-alma-menshikov = The Alma: Menshikov awake
scenario-alma-menshikov-blurb = The Russians are better commanded, and every height is worth more to the Allies, who must gain 17 points in 9 turns; otherwise the Russians have held.
scenario-alma-menshikov-changed = Set after trial games: points to gain and rout levels as in the battle itself.
scenario-sadowa-late = Sadowa: the Crown Prince is late
scenario-sadowa-late-blurb = The Second Army arrives a turn later; 15 points gained in 10 turns are enough for Prussia, otherwise Benedek has held.
scenario-sadowa-late-changed = Set after trial games: Prussia needs 15 points, at first any lead; rout levels as in the battle itself.
scenario-mars-la-tour-bourbaki = Mars-la-Tour: Bourbaki commands
scenario-mars-la-tour-bourbaki-blurb = The French obey; of all the ground only Mars-la-Tour counts for them. They must gain 10 points in 10 turns, otherwise the Germans have stopped them.
scenario-mars-la-tour-bourbaki-changed = Set after trial games: the French need 10 points, at first any lead; rout levels as in the battle itself.
scenario-isandlwana-laager = Isandlwana: the laager
scenario-isandlwana-laager-blurb = The wagons are drawn together: works on the camp, which is worth twice as much to the Zulu. They must gain 4 points in 8 turns, otherwise the camp has held.
scenario-isandlwana-laager-changed = Set after trial games: points to gain and the Zulu rout level as in the battle itself.
scenario-omdurman-march = Omdurman: the march
scenario-omdurman-march-blurb = The army has left the zariba: no works, and each of its dead counts twice. The Mahdists must gain 4 points in 8 turns, otherwise the column has held.
scenario-omdurman-march-changed = Set after trial games: a fallen defender counts 2 points, at first 1, and the Mahdists need 4, at first any lead.
scenario-colenso-hlangwane = Colenso: Hlangwane empty
scenario-colenso-hlangwane-blurb = No Boers on Hlangwane at the start; the hill is worth less, and losses count the same on both sides. The British must gain 1 point in 10 turns, otherwise the Boers have held the Tugela.
scenario-colenso-hlangwane-changed = Set after trial games: an element counts 1 point on both sides, at first 2 for a Boer one; the Boer rout level as in the battle itself.

# Options
option-support-fire-limit = Support fire
option-support-fire-limit-help = How many friends may fire in support of one assaulted unit.
option-support-fire-limit-any = as many as can
option-support-fire-limit-one = one per assault
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
option-assault-reveals = An assault gives a unit away
option-assault-reveals-help = A unit that has fought an assault on the spot is seen as if it had fired.

# Ground
terrain-clear = clear
terrain-hill = hill
terrain-height = height
terrain-kopje = rocky hill
terrain-high-kopje = high rocky hill
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
place = { $at } ({ $name })

# Units
unit-described = { $name }, { $quality }, { $order }, reactivity { $level }, { $seen }
unit-expected = { $name }, on turn { $turn } by { $hexes }
unit-of = { $name } ({ $side })
    .The = { $name-The } ({ $side })
    .the = { $name-the } ({ $side })
    .number = { $name-number }
    .s = { $name-s }
    .is = { $name-is }
    .has = { $name-has }
    .does = { $name-does }
    .its = { $name-its }
unit-with-trait = { $unit }, { $trait }
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
meter-elements = Elements
meter-margin = Losses until rout
meter-price = Points for each element destroyed
meter-dice = Command dice ({ $a } and { $b } sides)
meter-to-gain = { $side }: points still to gain ({ $gain } by the end of turn { $turns })
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
ask-enter = Reinforcement: { $unit }. Where does it come in?
help-enter = Touch one of the lit hexes.
ask-activate = Your chit was drawn: which unit do you activate?
help-activate = { $left ->
    [one] It is your last one this turn.
   *[other] { $left } of your units have not acted this turn. The one you choose can no longer react to an assault.
  }
ask-test = { $unit }: do you test its reactivity?
help-test = { $level } or less on a die passes; each command point spent adds 1 (you have { $points }). Passed, it may march, fire or assault; if not, it moves one hex at most.
ask-move-passed = { $unit }: test passed. Where does the unit go?
ask-move-failed = { $unit }: test failed. A move of one hex, and nothing else.
ask-move-untested = { $unit }: no test. A move of one hex, and nothing else.
help-move-basic = Touch a lit hex, or let it stay.
help-move = 1: basic move. »: forced march of up to { $march } hexes, no fire after it. Hatched: difficult ground, neither fire nor assault.
help-move-no-march = Only a basic move is possible from here. Hatched: difficult ground, neither fire nor assault.
ask-fire = { $unit }: at whom does it fire?
ask-fire-or-assault = { $unit }: whom does it fire at or assault?
ask-assault = { $unit }: whom does it assault?
help-act-still = It has not moved and fires with its full score. A number in a hex is the highest face that hits there.
help-act-moved = After a basic move it fires with a lower score, if at all. A number in a hex is the highest face that hits there.
help-act-marched = After a forced march it cannot fire.
ask-react = { $unit } in { $at }: assault by { $assailant-the }. How do you react?
help-react = { $unit }: not activated this turn, so an answer is possible. Each attempt takes a chit of yours from the bowl, even if its test fails.
help-react-support = { $unit }: not activated this turn, so an answer is possible, and a friend that glows may fire in support. Each attempt takes a chit of yours from the bowl, even if its test fails.
help-react-friends = { $unit }: already activated this turn, but a friend that glows may fire in support. Each attempt takes a chit of yours from the bowl, even if its test fails.
ask-reaction-test = { $unit }, { $reaction } against { $assailant-the }: how many command points?
help-reaction-test = { $level } or less on a die passes; each command point spent adds 1 (you have { $points }). Passed or not, it is then activated.
ask-evade = { $unit }: evasion before { $assailant-the }. Where to?
help-evade = Touch a lit hex; the assault is then off.
ask-fire-loss = { $unit }, hit by { $firer-the }: fall back one hex, or lose the element?
help-fire-loss = { $left ->
    [0] The losses are settled. Elements left: { $elements }.
    [one] Elements left: { $elements }. Touch a green hex to fall back.
   *[other] Elements left: { $elements }; { $left } such losses to settle, one at a time. Touch a green hex to fall back.
  }
ask-retreat = { $left ->
    [0] { $unit }: the retreat is over.
    [one] { $unit }: assault lost to { $winner-the }, back one hex. Where to?
   *[other] { $unit }: assault lost to { $winner-the }, back { $left } hexes. Where does the first step lead?
  }
help-retreat = Touch a green hex. A step that cannot be made costs an element.
ask-position = { $unit }: assault won. Take { $at }?
help-position = Ground: { $ground }.
help-position-worth = It is worth { $points } { $points ->
    [one] point
   *[other] points
  } to you.
ending-win = { $side }: { $degree } ({ $reason }). Points: { $sidea } { $a }, { $sideb } { $b }
ending-draw = Draw ({ $reason }). Points: { $sidea } { $a }, { $sideb } { $b }
ending-attained = { $side }: goal reached, { $gained ->
    [one] 1 point gained
   *[other] { $gained } points gained
  }, { $gain } needed ({ $sidea } { $a }, { $sideb } { $b })
ending-held = { $side }: the position has held. { $attacker }: { $gained ->
    [0] no point gained
    [one] 1 point gained
   *[other] { $gained } points gained
  }, { $gain } needed ({ $sidea } { $a }, { $sideb } { $b })
ending-held-behind = { $side }: the position has held. { $attacker }: { $gained ->
    [one] 1 point lost
   *[other] { $gained } points lost
  }, with { $gain } to be gained ({ $sidea } { $a }, { $sideb } { $b })
reason-rout = the enemy army is routed
reason-points = points counted after the last turn
reason-held = the position has held to the last turn

# Buttons
button-no-test = No test
button-test = { $points ->
    [0] Test: { $percent }%
   *[other] Test +{ $points }: { $percent }%
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
do-place = Begin here: { $unit }
do-enter = { $unit }: arrival in { $at }
do-activate = Activate { $unit-the }
do-no-test = { $unit }: no test
do-test = { $points ->
    [0] { $unit }: test without command points
    [one] { $unit }: test with 1 command point
   *[other] { $unit }: test with { $points } command points
  }
do-stay = { $unit }: no move
do-move = { $unit }: move to { $at }
do-march = { $unit }: forced march to { $at }
do-fire = { $unit }: fire at { $target-the }
do-assault = { $unit }: assault on { $target-the }
do-done = { $unit }: neither fire nor assault
do-react = { $unit }: { $reaction }
do-no-reaction = { $unit }: await the assault
do-evade = { $unit }: evasion to { $at }
do-take-loss = { $unit }: lose an element
do-retreat = { $unit }: retreat to { $at }
do-take-position = { $unit }: take { $at }
do-hold = { $unit }: stay in place

# Forecasts and odds
percent = { $n }%
percent-below = under { $n }%
percent-above = over { $n }%
percent-or-more = { $n }% or more
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
forecast-wins-now = { $unit-The } win{ $unit-s } as things stand
forecast-wins-charging = { $unit-The } win{ $unit-s } by a counter-charge
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
faces = { $to ->
    [2] 1 or 2
   *[other] { $from } to { $to }
  }
faces-none = no face
forecast-attack = { $dice ->
    [one] Attack by { $unit-the }, 1 die
   *[other] Attack by { $unit-the }, { $dice } dice
  }
forecast-defence = { $dice ->
    [one] Defence by { $unit-the }, 1 die
   *[other] Defence by { $unit-the }, { $dice } dice
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
forecast-answer = Possible answer of { $unit-the }: { $reaction }
forecast-ground = Ground
forecast-objective = Objective, points to you
forecast-mired = Difficult ground
no-fire-no-assault = no fire, no assault
forecast-exposed = Enemies that could fire at it there
forecast-fires = Possible fire at { $unit-the }
forecast-may-assault = Possible assault on { $unit-the }, won
forecast-elements = Elements left
forecast-dead-end = No way back from there
then-elements = the next step costs an element
forecast-next = Next
turn-ends = the turn ends
forecast-next-chit = Next chit: { $side }
odds-passes = { $unit }: test passed
odds-fails = { $unit }: test failed
odds-hits = { $n ->
    [0] { $unit }: no loss by fire
    [one] { $unit }: 1 loss by fire
   *[other] { $unit }: { $n } losses by fire
  }
odds-destroyed = { $unit }: certain destruction
odds-wins = { $unit }: assault won
odds-tied = Tie: one element each
odds-loses = { $n ->
    [one] { $unit }: 1 loss
   *[other] { $unit }: { $n } losses
  }
odds-loses-more = { $unit }: { $n } losses or more
odds-victory = { $side }: battle won

# The log
tell-turn = Turn { $turn } of { $turns }
tell-waits = { $unit }: no free hex to enter, arrival put off
tell-command = { $side }: { $points ->
    [one] 1 command point
   *[other] { $points } command points
  }
tell-no-command = { $side }: fewer than eight elements, no command points
tell-drawn = { $left ->
    [0] Chit: { $side }, the last in the bowl
   *[other] Chit: { $side }, { $left } still in the bowl
  }
tell-test-passed = { $unit } ({ $from }), test at { $level ->
    [1] 1
   *[other] { $level } or less
  }{ $points ->
    [0] { "" }
    [one] , 1 point spent
   *[other] , { $points } points spent
  }: passed
tell-test-failed = { $unit } ({ $from }), test at { $level ->
    [1] 1
   *[other] { $level } or less
  }{ $points ->
    [0] { "" }
    [one] , 1 point spent
   *[other] , { $points } points spent
  }: failed
tell-reaction-passed = { $unit } ({ $from }), reaction test ({ $reaction }) at { $level } or less: passed
tell-reaction-failed = { $unit } ({ $from }), reaction test ({ $reaction }) at { $level } or less: failed
tell-move = { $unit }: move to { $at }, { $ground }
tell-march = { $unit }: forced march to { $at }, { $ground }
tell-evasion = { $unit }: evasion to { $at }
tell-retreat = { $unit }: one of the losses taken as a retreat to { $at }
tell-advance = { $unit }: position taken in { $at }
tell-arrival = { $unit }: arrival in { $at }
tell-placement = { $unit }: start in { $at }
tell-fire = { $unit } ({ $from }): fire at { $target-the } ({ $at }, { $ground }), { $range } km, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } hitting on { $faces }: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
  }
tell-volley = { $unit } ({ $from }): volley at { $target-the } ({ $at }, { $ground }), { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } hitting on { $faces }: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
  }
tell-support = { $unit } ({ $from }): support fire at { $target-the } ({ $at }, { $ground }), { $range } km, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } hitting on { $faces }: { $hits ->
    [0] no loss
    [one] 1 loss
   *[other] { $hits } losses
  }
tell-assault = { $unit } ({ $from }): assault on { $target-the } ({ $at }, { $ground })
tell-counter-charge = { $unit } ({ $from }): counter-charge
tell-assault-off = { $unit }: the assault does not take place
tell-clash-won = { $unit }: assault won against { $target-the } ({ $at }), { $attack } (dice counted up to { $sa }) to { $defence } (up to { $sd }). { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
  } for { $target-the }
tell-clash-tied = { $unit-The } and { $target-the } ({ $at }): assault undecided, { $attack } (dice counted up to { $sa }) to { $defence } (up to { $sd }), an element lost on each side
tell-clash-lost = { $unit }: assault thrown back by { $target-the } ({ $at }), { $attack } (dice counted up to { $sa }) to { $defence } (up to { $sd }). { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
  } for { $unit-the }
tell-lost = { $n ->
    [one] { $unit } ({ $from }): 1 element lost
   *[other] { $unit } ({ $from }): { $n } elements lost
  }, { $left ->
    [0] none left
   *[other] { $left } left
  }
tell-no-retreat = { $unit } ({ $from }): no way back, the loss costs an element
tell-no-test = { $unit } ({ $from }): activation without a test
tell-eliminated = { $unit }: destroyed in { $from }
tell-eliminated-chit = { $unit }: destroyed in { $from }; a chit leaves the bowl
tell-held = { $unit } ({ $from }): stays in place
tell-finished = { $unit } ({ $from }): neither fire nor assault
tell-cannot-act = { $unit } ({ $from }): nobody to fire at or to assault
tell-objective = { $side }: objective taken in { $at }

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
refuse-not-on-table = { $unit-The } { $unit-is } not on the table.
refuse-not-your-chit = The chit that was drawn is not yours.
refuse-not-your-unit = { $unit-The } { $unit-is } not yours.
refuse-one-activation-a-chit = One chit activates one unit; finish this activation first.
refuse-already-activated = { $unit-The } { $unit-has } been activated this turn already.
refuse-already-there = { $at }: the unit is there already. Let it stay.
refuse-act-untested = Without a passed test a unit neither fires nor assaults.
refuse-march-untested = Without a passed test there is no forced march, only a basic move of one hex.
refuse-go-on-testing = Choose how many command points you spend on the test.
refuse-too-few-points = { $pool ->
    [0] You have no command points left.
    [one] You have 1 command point, not { $points }.
   *[other] You have { $pool } command points, not { $points }.
  }
refuse-too-many-points = { $most ->
    [0] Any point would be wasted: at 6 the test cannot fail.
    [one] More than 1 point would be wasted: at 6 the test cannot fail.
   *[other] More than { $most } points would be wasted: at 6 the test cannot fail.
  }
refuse-test-failed = The test was failed: a basic move of one hex is all that is left.
refuse-move-first = First finish the move: go somewhere or stay.
refuse-movement-is-over = The move is over; now it is fire, assault or neither.
refuse-basic-too-far = { $at } is more than one hex away: a basic move is one hex.
refuse-go-on-moving = Touch a lit hex, or let the unit stay.
refuse-too-far = { $at } is farther than the { $allowance } hexes of its forced march.
refuse-no-fire-after-march = No fire at { $unit-the } after a forced march.
refuse-zone-to-zone = { $at } is controlled by the enemy, and so is the hex where the unit stands: it cannot go from one to the other.
refuse-mired = { $unit-The } { $unit-has } entered difficult ground this turn: neither fire nor assault.
refuse-march-from-difficult = No forced march starts from difficult ground.
refuse-very-difficult = Only a passed test lets a unit leave this ground.
refuse-impassable = Nobody can enter { $at }.
refuse-out-of-range = { $unit-The } { $unit-is } { $range } km away, too far for these weapons.
refuse-no-fire-after-move = At { $range } km these weapons do not fire after a move.
refuse-line-blocked = Something stands in the line of fire to { $unit-the }.
refuse-go-on-acting = Touch an enemy that glows, or choose neither.
refuse-not-adjacent = { $unit-The } { $unit-is } not in a neighbouring hex.
refuse-go-on-advancing = Say whether the unit takes the position or stays where it is.
refuse-no-position = There is no position to take.
refuse-position-first = First say whether the winner takes the position.
refuse-winner-decides = The winner of the assault decides about the position.
refuse-impetuous = { $unit-The } { $unit-is } impetuous and must take the position.
refuse-must-retreat = { $unit-The } can retreat, and so must.
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
refuse-test-opens-nothing = { $unit-The } { $unit-has } entered difficult ground this turn, so neither fire nor assault nor march; a test would open nothing.
refuse-basic-will-do = { $at } is reached by a basic move.
refuse-go-on-retreating = Touch a green hex to fall back.
refuse-owner-retreats = The owner of the beaten unit says where it goes.
refuse-go-on-reacting = Choose a reaction, touch a friend that glows, or do without.
refuse-one-supporter = Under this table’s rules one friend may support, and one has tried.
refuse-evade-in-contact = In { $at } the unit would still touch its assailant.
refuse-go-on-evading = Touch a lit hex to evade there.
refuse-go-on-placing = Touch one of your units in the tray.
refuse-not-to-be-placed = { $unit-The } { $unit-is } placed already.
refuse-other-side-places = The other side is placing its units.
refuse-place-first = First the units are placed.
refuse-placing-is-over = The units have been placed.
refuse-over = The battle is over.
refuse-enter-first = First the reinforcement comes in.
refuse-entry-controlled = { $at } is controlled by the enemy: no reinforcement enters there.
refuse-go-on-entering = Touch one of the lit hexes.
refuse-no-entry-hex = { $at } is not one of its entry hexes.
refuse-nobody-is-due = No reinforcement is due.
refuse-not-due = { $unit-The } must come in first.
refuse-other-side-enters = The other side brings in a reinforcement.
refuse-no-reaction-left = { $unit-The } { $unit-has } been activated this turn: no reaction is left.
refuse-own-unit = { $unit-The } { $unit-is } on your own side.
refuse-unseen = { $unit-The } { $unit-is } { $range } km away and can be seen at { $visibility } km only.
refuse-no-way = No way leads to { $at } this turn.
refuse-evade-from-difficult = { $unit-The } cannot evade out of difficult ground.
refuse-retreat-impassable = Nobody can fall back into { $at }.
refuse-retreat-into-contact = { $at } touches an enemy.
refuse-no-cavalry = { $unit-The } { $unit-is } not cavalry: only cavalry counter-charges.
refuse-no-retreat-from-here = Nobody falls back out of very difficult ground.
refuse-not-slower = The assailant is not slower than { $unit-the }.
refuse-nowhere-to-evade = { $unit-The } { $unit-has } nowhere to go.
refuse-was-in-contact = { $unit-The } { $unit-is } in contact with an enemy already: no counter-charge.
refuse-no-supporter = { $unit-The } cannot support here.
refuse-too-far-to-support = { $unit-The } { $unit-is } next to neither the assaulted unit nor the assailant.
refuse-volleys-instead = { $unit }: the assaulted unit may fire a volley, not support.
refuse-retreat-not-away = { $at } does not lead away from the enemy.
refuse-one-step-back = { $at } is not a neighbouring hex: one falls back one hex at a time.

# Why the commander would do it
why-place = A good place for { $unit-the }.
why-enter = { $at } is the best way onto the field.
why-activate-strike = A chance for { $unit-the } to strike now.
why-activate-safe = { $unit-The } { $unit-has } little to lose by acting now; the others keep their reactions.
why-no-test = What it will do needs no test.
why-test = { $chance ->
    [one] 1 chance
   *[other] { $chance } chances
  } in 6, for { $points ->
    [0] no command point
    [one] 1 command point
   *[other] { $points } command points
  }.
why-stay-strike = From here it can strike at once.
why-stay = It stands well where it is.
why-objective = It takes the objective { $at }.
why-contact = From { $at } it can assault.
why-nearer = { $at } is nearer to an objective.
why-cover = { $at } gives cover.
why-move = { $at } is free, though no nearer to an objective.
why-fire = { $chance }% to hit { $unit-the } at least once.
why-assault = { $chance }% to win against { $unit-the }.
why-done = No fire or assault promises enough.
why-no-reaction = The reaction is kept for later.
why-volley = A volley thins the assailants before they strike.
why-support = A shot at the assailant for { $unit-the }.
why-evade = Better to slip away than to be assaulted.
why-counter-charge = The charge meets them one step stronger.
why-evade-to = { $at } lies away from the assailant.
why-take-loss = The ground is worth more than the element.
why-retreat = The element is worth more than the ground: { $at } is free.
why-take-position = The ground is worth having.
why-hold-position = The present place is the better one.
map-objective = { $a }/{ $b }
map-named = { $name } { $worth }
map-entry = Reinforcements, turn { $first }
map-entry-span = Reinforcements, turns { $first } to { $last }
off-table = off the table
trait-shock = shock troops
trait-tenacious = tenacious
trait-fiery = fiery
trait-impetuous = impetuous
trait-flagrant = conspicuous
trait-smokeless = smokeless powder
trait-pathfinder = pathfinders
