## The client’s own words. What belongs to a game is in the game’s own files.

app-name = Grognard
app-home = Grognard, home
skip-to-board = Go to the board

# Top bar
your-games = Your games
open-record = Open a record
rulebook = Rulebook
layers = Layers
layer-values = Terrain values
layer-names = Place names
layer-coordinates = Coordinates
layer-zones = Zones and objectives
layer-fields = Fields of fire and threats
layer-last = The other side’s last move
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-auto = As the system
menu = Menu
close = Close
cancel = Cancel
copy = Copy
copied = Copied

# What things mean
rule-named = Rule { $rule }
goal = Goal:
legend = Legend
legend-kind = Pieces
legend-badge = Badges
legend-formation = Formations
legend-ground = The ground of this map
legend-mark = Marks on the map
legend-panel = Beside the board
colon = :
card-pin = keeps it open
card-done = has done what it can this turn
keys = Keys
key-tab = To the next piece or button that may be touched
key-arrows = From cell to cell, or move the map
key-enter = Touch what has the focus
key-escape = One step back
key-pieces = To the next piece of either side
key-explain = Keep the explanation open
key-acts = What can I do? Everything that is allowed, in words
key-news = What happened? The enemy’s turn once more
key-turn = Turn the piece in the hand
key-zoom = Nearer, farther, the whole board
key-talk = Talk
key-log = The log
key-tape = Tape measure, where one may measure
key-order = Write an order
key-keys = This list
skip-to-main = To the contents
verdict-won = You have won.
verdict-lost = You have lost.
verdict-draw = Nobody has won.

# Home
hero-title =
    Many battles,
    one table.
hero-text = Quick wargames with their rules enforced to the letter: against a computer commander, against a friend, or as umpire for the dice on your own table.
games = Games
start-here = Start here
start-first = Set up the battle
start-games = I know wargames: the games, please
games-easiest = The games, easiest first
card-new = not played yet
minutes = { $from }–{ $to } min
minutes-one = { $from } min
difficulty = Difficulty { $n } of 5
chip-dice = dice
chip-nodice = no dice
chip-hidden = secrets
resume = Resume
recent-title = Your games
recent-against = against { $who }
recent-hot-seat = two on one screen
recent-friend = a friend
recent-over = over
recent-mine = Your turn
recent-theirs = The other side’s turn
recent-forget = Forget this game
recent-forget-named = Forget { $game }
home-lost = The server does not answer. Try again in a moment.
try-again = Try again
loading = One moment…

# Ranks
rank-recruit = Recruit
rank-sergeant = Sergeant
rank-captain = Captain
rank-marshal = Marshal
rank-recruit-help = Learns with you and forgives.
rank-sergeant-help = Knows the drill; a fair first battle.
rank-captain-help = Plans ahead and punishes mistakes.
rank-marshal-help = Gives nothing away.

# New match
new-title = New match
new-scenario = Choose your battle
new-side = You play
new-training = Learn it here
new-side-lots = Draw lots
new-opponent = Against a computer commander
new-people = Or against people
opponent-friend = A friend, by link
opponent-friend-help = You get a link to send. The battle begins when both sit down.
opponent-hot-seat = Two on this screen
opponent-hot-seat-help = You take turns at one device.
new-names = Names
new-name-you = Your name
new-name-other = The other player
new-rules = Read the rules
new-options = House rules
new-options-help = as printed
new-options-changed = { $n ->
    [one] one changed
   *[other] { $n } changed
}
new-sum = { $battle }. You play { $side } against { $rival }.
new-sum-two = { $battle }. You play both sides in turn on this screen.
new-sum-lots = the side that the lot gives you
new-rival-recruit = a recruit
new-rival-sergeant = a sergeant
new-rival-captain = a captain
new-rival-marshal = a marshal
new-rival-friend = a friend
new-rival-open = whoever sits down first
new-real-dice = Real dice
new-real-dice-help = You throw dice on your own table and type what they show; the program is the umpire.
new-practice = Practice
new-practice-help = You may take back anything, even after a throw: the same dice fall again. Otherwise what a die or a secret has told stays told.
new-start = To the table
new-starting = Setting up…
option-yes = Yes
option-no = No
option-none = no limit
seed-draw = Draw
seed-drop = Without
seed-none = none
option-rule = Rule { $rule }
option-range = { $min } to { $max }
no-such-game = This game is not there.

# Armies
armies = Armies
armies-help = An army that is brought along is known to both sides; one raised at the table is secret.
army-table = raised at the table, in secret
army-commander = built by the commander
army-kept = Your armies
army-ready = Ready armies
army-build = Build an army
army-title = Raise an army
army-text = Up to { $points } points for “{ $scenario }”. Whatever is wrong with the army is said at once.
army-offers = To recruit
army-roster = The army
army-empty = Nobody yet. Choose from what can be recruited, open a ready army, or let the commander begin.
army-add = Add: { $what }, { $points } points
army-piece-name = Name of piece { $n }, { $what }
army-less = Less: { $what }
army-more = More: { $what }
army-twin = One more like this: { $what }
army-remove = Send home: { $what }
army-points = { $n ->
    [one] one point
   *[other] { $n } points
}
army-sum = Cost and what to do with the army
army-of = of { $points } points
army-legal = ready to march
army-illegal = cannot march yet
army-name = Name of the army
army-unnamed = My army
army-complete = Commander completes
army-random = Commander builds
army-clear = Clear
army-open = Open an army
army-choose = choose…
army-save = Save here
army-forget = Forget
army-file = As a file
army-from-file = From a file
army-link = As a link
army-link-copied = The link holds the whole army; it was copied.
army-link-there = The link holds the whole army: copy it.
army-link-broken = This link holds no army.
army-saved = “{ $name }” is saved in this browser.
army-not-saved = This browser does not keep anything. Save the army as a file.
army-use = Use for { $side }

# Table
side-decides = deciding
side-waits = waiting
side-thinks = thinking…
side-away = away
side-won = victory
you-mark = you
watching = You are watching
spectator-banner = You are watching this battle.
to-decide = Decision: { $side }.
both-decide = Both sides decide in secret.
waiting-other = Waiting for the other side ({ $side }).
thinking = { $who } is thinking…
hurry = Decide now
sure = Yes, do it
sure-not = No, wait
sure-ask = { $what }: are you sure?
sure-help = This cannot be taken back.
sure-ends = The game ends with it, and cannot be taken up again.
gathering-more = { $n ->
    [0] Touch those who take part, then confirm.
   *[other] Not enough yet: touch more who take part.
}
gathering = { $n ->
    [one] One takes part. Touch more, or confirm.
   *[other] { $n } take part. Touch more, or confirm.
}
what-happened = What happened?
seat-knock = Somebody tried to open your seat with its link and was not let in.
seat-move = A link for my other device
seat-move-help = Your seat belongs to this device. A new link takes it to another one and closes it here.
seat-move-link = Open this on your other device. As soon as you do, this one has no seat any more.
turn-passed = Waiting for the other side.
undo = Undo
undo-ask = Ask to take back
undo-asked = You asked to take back. Waiting for the answer.
undo-answer = The other side ({ $side }) asks to take back. Do you agree?
undo-yes = Agree
undo-no = Refuse
hint = Hint
deploy-for-me = Deploy for me
deploy-stop = Stop deploying
hint-asking = Thinking…
hint-do = Do it
hint-drop = No, thanks
acts = What can I do?
acts-help = Choose: the board first shows what it would do.
acts-none = Nothing now: the decision is not yours.
acts-like = { $n ->
    [one] and one more of this kind
   *[other] and { $n } more of this kind
}
acts-more = There are { $n } more; touch them on the board.
novice-new = For the first time: { $what }
novice-understood = Understood
novice-begin = Touch what is lit; point at anything, or hold a finger on it, to know what it is.
novice-on = Now touch what follows; Escape or Back takes it back.
back = Back
confirm = Confirm
die-ask = Throw the dice: { $what }
do-it = Do it
armed = { $what }: touch it once more, or “Do it”.
throw = Throw
more-actions = More
actions = Actions
resign = Resign
resign-sure = Resign ({ $side })?
resign-yes = Yes, resign
resign-no = Play on
command = Type an order
command-label = Order in its notation
command-send = Send
command-help = As the record writes it. For experienced hands.
rule-link = Rule { $rule }
dismiss = Close this message
line-down = No line to the server. Your move was not sent.
line-lost = The line to the server is broken. Trying again…
line-calling = Taking your seat…
page-lost = This page does not exist.
page-lost-text = The address is damaged or old. Everything that can be played is on the first page.
file-too-large = This file is too large: { $size } kB; at most { $most } kB are read.
table-barred = This seat cannot be taken.
to-home = To all games
error-status = The server refused ({ $status }).
board-of = Board of { $game }

# Panels
odds = Odds
odds-exact = exact
odds-sampled = sampled ± { $error }%
odds-none = Point at what glows to see what it would do.
odds-facts = certain
odds-aside = certain; then lots are drawn
odds-answer = from the least to the most, by the answer
odds-next = Next, { $side }: { $ask }
odds-asking = Reckoning…
forces = Forces
forces-and-meters = Sides
log = Log
rules = Rules
talk = Talk
talk-unread = { $n } new
talk-to = Say something to { $who }
talk-around = Say something to the spectators
talk-send = Send
talk-phrases = Ready phrases: everybody reads them in his own language
talk-empty = Nothing has been said yet.
talk-apart = Spectators talk among themselves; the players hear it when the battle is over.
talk-name = Take a name to talk here.
talk-spectator = { $who } (spectator)
talk-mute = Mute { $who }
talk-muted = You hear nothing of { $who } here.
talk-unmute = Listen again
talk-all = the others
log-before = Before the first turn
log-empty = Nothing has happened yet.
log-where = Show where it happened
bowl-next = Next is
bowl-empty = The bowl is empty.
tray-hidden = { $n ->
    [one] one more that you cannot see
   *[other] { $n } more that you cannot see
}
tray-empty = nothing
meter-unknown = ?

# Replay
replay = Replay
replay-back = Step back
replay-forward = Step forward
replay-play = Play
replay-pause = Pause
replay-position = Replay position
replay-move = move { $at } / { $of }
replay-now = Back to now
replay-past = You are looking at move { $at } of { $of }.

# The end
over = The battle is over
over-replay = Watch it again
over-new = New match
download = Download the record
share = Links
share-title = Links
share-help = A seat’s link works once: the seat belongs to the device that opens it first.
share-seat = Seat: { $side }
share-spectator = For spectators
details = Fair dice
fair-title = Fair dice
fair-text = The server promised its secret number before the first die was thrown, and every seat added a number of its own. When the battle is over the secret is shown, and anybody can check every die with the downloaded record.
fair-commitment = The promise
fair-secret = The secret
fair-later = shown when the battle is over
dice-real = This match uses your own dice.
waiting-title = Waiting for your opponent
waiting-text = Send this link. The battle begins when both have sat down.
waiting-here = here
waiting-absent = not here yet

# Real dice
die-title = The umpire asks
fact-title = What does the table show?
die-own = your own dice
die-throws = { $n ->
    [one] { $side }: one die with { $faces } faces to throw
   *[other] { $side }: { $n } dice with { $faces } faces to throw
}
die-count = { $n ->
    [one] Throw one die with { $faces } faces.
   *[other] Throw { $n } dice with { $faces } faces; the order does not matter.
}
die-bowl = Draw one without looking, then press what is on it.
die-typed = The dice so far
die-left = { $n ->
    [one] one die to come
   *[other] { $n } dice to come
}
die-quick = Or type them all
die-clear = Clear
die-go = That is the throw
die-table-throws = Let the table throw
die-table-draws = Let the table draw
die-correct = Something was mistyped?
die-correct-nth = Die { $n }: { $value }
die-correct-to = It shows { $n }

# How fast what happened is shown
pace = Show what happens
sound = Sound
pace-slow = Slowly
pace-usual = As usual
pace-fast = Fast
pace-none = At once
skip = Skip

# A piece lifted from a table
trial-place = Place it here
trial-back = Put it back

# Cover
cover-title = Pass the device to the other side: { $side }
cover-text = Nobody else should look now.
cover-go = It is me ({ $side })

# Records
watch-title = Open a record
watch-text = Choose a record file (or drop it here, or paste its text) to watch the battle move by move.
watch-file = Choose a file
watch-paste = Or paste the record
watch-go = Watch

# Rulebook
rules-search = Search the rules
rules-none = No rule speaks of that.
rules-missing = The rulebook cannot be read now.
rules-title = Rules of { $game }
rules-found = { $n ->
    [one] one passage
   *[other] { $n } passages
}

## On a device, without a server.

device-text = Everything happens on this device: no server, and after this visit no network. The games are kept in this browser.
device-to-server = Play on the server instead, with friends elsewhere.
device-from-server = Play on this device
device-from-server-text = (no network needed, nothing leaves it; a friend elsewhere needs the server)
device-details = The dice
device-dice = This device throws the dice by lot. Nobody else has promised anything, so they prove nothing to anybody: for dice that can be checked play on a server, or throw your own.
device-friend = A friend elsewhere needs a server; on this device you can share the screen.
device-newer = A new version is ready. The game is kept.
device-newer-take = Reload with it

## Learning

learn = Learn
learn-title = Learn { $game }
learn-try = Trying a figure
learn-fresh = Learn in { $n } minutes
learn-done = done
learn-begun = step { $at } of { $of }
learn-minutes = { $n ->
    [one] about a minute
   *[other] about { $n } minutes
}
teach-step = step { $at } of { $of }
teach-done = lesson done
teach-over = Lesson learnt
teach-read = Read, then go on.
teach-reply = The other side answers.
teach-other = That is allowed, but it is not what this step shows.
teach-lost = The battle was not won. Fight it again: nothing is lost.
teach-back = Back
teach-next = Go on
teach-show = Show me
teach-again = Take it back
teach-on = Play on from here
teach-retry = Fight it again
teach-following = Next lesson
teach-play = Play a match
teach-book = Rulebook
teach-steps = The lesson
teach-words = Words and rules
figure-title = Figure { $n }: { $title }
figure-try = Try it
figure-before = Before
figure-after = After
figure-link = Figure { $n }
figure-missing = The figure could not be drawn.
book-contents = Contents
book-table = Table
brief-cards = The scenarios, card by card
brief-open = The armies, and how to win
brief-length = { $from } to { $to } minutes.
brief-measured = Measured between { $rank ->
    [captain] captains
    [marshal] marshals
    [recruit] recruits
   *[sergeant] sergeants
  }, { $games } games.
brief-unmeasured = The chances have not been measured.
brief-many = { $n } × { $kind }
brief-missing = The card cannot be read now.

# Puzzles
puzzles = Puzzles
puzzles-title = One position, one best move
puzzles-blurb = Each comes from a game that was played. One move is clearly better than all others: find it. Nothing is thrown, so luck spoils no answer.
puzzles-all = All puzzles
puzzles-solved = { $n } of { $of } solved
puzzle-number = { $game } · number { $n }
puzzle-who = { $side } to play · { $hard } ({ $grade })
puzzle-hard = { $n ->
    [0] easy
    [1] medium
    [2] hard
   *[other] very hard
  }
puzzle-task = Find the best move
puzzle-where = From a game of { $scenario }. One move is clearly better than all others.
puzzle-help = Help
puzzle-nudge = A nudge
puzzle-nudged = Think of: { $what }
puzzle-show = The solution
puzzle-right = That is the best move
puzzle-wrong = There was a better one
puzzle-gain = Its chance of winning is { $best }. The usual answer, “{ $act }”, leaves { $usual }.
puzzle-better = With “{ $act }” the chance of winning is { $best }.
puzzle-best = The best move
puzzle-usual = Usual answer
puzzle-reckoned = Chances as a long search reckons them.
puzzle-follows = What will follow
puzzle-refuted = What comes of it
puzzle-refuted-usual = What comes of the usual answer
puzzle-instead = The best move instead
puzzle-step = Choose a line of what follows, or step with the arrow keys.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-rating = Your rating
puzzle-streak = In a row
puzzle-streak-best = best { $n }
puzzle-solved = Puzzle { $n }, grade { $grade }, solved
puzzle-missed = Puzzle { $n }, grade { $grade }, missed
puzzle-open = Puzzle { $n }, grade { $grade }

# Who one is
me-title = You
me-device = On this device alone there is only you: no name to take and no device to join.
me-name = Your name
me-name-help = You are seen by this name at every table. It is yours alone, and no password is asked for: this browser is enough.
me-name-take = Take this name
me-name-taken = You are { $name }.
me-devices = Your devices
me-devices-help = { $n ->
    [0] Nothing is kept about you yet. A link that works once brings another device here: your games follow you there.
    [one] You play on one device. A link that works once brings another: your games follow you there.
   *[other] You play on { $n } devices. A link that works once brings another.
}
me-link = Add a device
me-link-new = Another link
me-link-code = Code to be photographed with the other device
me-link-help = Open this link on the other device, or photograph the code. It works once, within { $n } minutes; give it to nobody else.
me-only = Sign out all other devices
passkeys-title = Passkeys
passkeys-help = { $n ->
    [0] A passkey lives in your phone or your password manager, and lets you in on any device of yours, without a link.
    [one] You have one passkey: any device that knows it lets you in.
   *[other] You have { $n } passkeys: any device that knows one of them lets you in.
  }
passkeys-add = Add a passkey
passkeys-enter = Come in with a passkey
passkeys-drop = { $n ->
    [one] Forget it
   *[other] Forget them all
  }
passkeys-added = The passkey is yours.
passkeys-dropped = No passkey lets anybody in any more.
passkeys-entered = This device is yours.
passkeys-none = No passkey was given.
me-others-out = Only this device is still yours.
me-turn = When it is your move
me-turn-help = The title of the page counts the people who wait for you. Your system can tell you as well, while a page of Grognard is open somewhere in this browser.
me-turn-on = Your system tells you when somebody waits for your move, while a page of Grognard is open somewhere in this browser.
me-turn-refused = This browser does not let Grognard tell you: allow notifications for this site in its settings. The title of the page counts those who wait for you all the same.
me-turn-ask = Tell me when it is my move
me-turn-stop = Stop telling me
turn-yours = Your move
turn-where = { $game }, against { $who }
letters-title = While you are away
letters-help = When somebody waits for your move and you are not at the table, you are told, once for each turn. Every letter has a link that turns all of them off.
letters-push = This browser
letters-push-help = Your system shows a message, even when no page of Grognard is open.
letters-push-on = Your system shows a message when it is your move, even when no page of Grognard is open.
letters-mail = E-mail
letters-mail-help = The address serves for these letters alone. It is asked first whether it wants them.
letters-asked = We have written to { $address }: open the link in that letter within 24 hours. Nothing else is sent there until then.
letters-on = Letters go to { $address }.
letters-hook = A chat
letters-hook-help = The address at which your chat takes messages from outside (a webhook).
letters-choose = Tell me here
letters-drop = Not here any longer
letters-failed = That did not work: the browser’s push service, or the server, does not answer.
letter-confirm-title = Letters by e-mail
letter-confirm-ask = Do you want to be told here when it is your move?
letter-confirm-help = At most one letter for each turn, and a link in each that turns them off.
letter-confirm-yes = Yes, write to me
letter-confirm-done = From now on letters come to this address.
letter-off-title = No more letters
letter-off-ask = Stop all letters?
letter-off-help = This turns off e-mail, chat and all your browsers at once. You can choose them again on your page.
letter-off-yes = Turn everything off
letter-off-done = No more letters will come.
holidays-title = Holidays
holidays-help = On holiday your clocks stand still in all games with days for a decision, and your opponents see it. You have 30 days in any twelve months.
holidays-left = { $n ->
    [0] No day is left.
    [one] One day is left.
   *[other] { $n } days are left.
}
holidays-on = You are on holiday until { $date }.
holidays-days = Days from now
holidays-go = Go on holiday
holidays-back = I am back
holiday-word = on holiday
me-kept = What is kept
me-kept-help = Your name, your devices, your games, what you said at them and where letters go; nothing else, and no password.
me-export = Download everything
me-delete = Delete me
me-delete-sure = Your games under way will be given up, and your name will be removed from all of them. This cannot be undone.
me-delete-yes = Yes, delete me
me-deleted = Nothing of you is kept here any longer.
join-title = One more device
join-ask = Play here under your name?
join-help = This link comes from another device of yours. This one will be yours too: your games will be here, and those it had by itself will join them.
join-yes = Yes, this is my device
join-no = No
join-done = This device is yours.
join-done-named = Welcome, { $name }.

# Your games, on all your devices
mine-title = Your move
mine-nobody = Nobody is waiting for you
mine-counts = { $mine ->
    [0] { $theirs ->
        [0] No game is under way.
        [one] One game waits for the other side.
       *[other] { $theirs } games wait for the other side.
    }
    [one] One game waits for you{ $theirs ->
        [0] .
        [one] ; one waits for the other side.
       *[other] ; { $theirs } wait for the other side.
    }
   *[other] { $mine } games wait for you{ $theirs ->
        [0] .
        [one] ; one waits for the other side.
       *[other] ; { $theirs } wait for the other side.
    }
}
mine-all = All your games
mine-none = No game yet.
mine-group-mine = Your move
mine-group-theirs = Their move
mine-group-over = Finished
mine-not-begun = Waiting for the other player
mine-won = won
mine-lost = lost
to-table = To the table
no-clock = No clock
time-days = { $d } d { $h } h
left-days = { $d } d { $h } h left
left-hours = { $h } h { $m } min left
left-minutes = { $m } min left
decimal-mark = .

# The clock
clock = Time left
clock-short = under 5 min
clock-flag = out of time
new-pace = Pace
no-clock-help = Everybody takes his time.
pace-live = { $minutes } min + { $seconds } s
pace-live-help = Live, with extra seconds for each decision.
pace-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
pace-days-short = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
pace-days-help = By correspondence, for each decision, with { $reserve } days of reserve in all.

# Open tables
tables-title = Open tables
tables-count = { $n ->
    [one] one waits for somebody
   *[other] { $n } wait for somebody
}
tables-none = No offer just now. Offer one: we call you when somebody sits down.
tables-all = All tables
tables-offer = Offer a game
tables-offer-this = Open the table
tables-offer-help = Choose a game, then the battle, your side and the pace. Whoever comes first sits down opposite you.
tables-sit = Sit down
tables-withdraw = Withdraw
tables-you = you:
tables-lots = by lot
tables-rules = { $n ->
    [one] one house rule
   *[other] { $n } house rules
}
tables-mine = Your table
tables-guest = A guest without a name
tables-met = Somebody has sat down at your table.
opponent-open = An open table
opponent-open-help = Anybody may sit down. A live offer stands while this site is open.
mine-sit = Take your seat

# What two players agree on
terms-draw = { $who } offers a draw.
terms-draw-mine = You offer a draw. It stands until the next move.
terms-adjourn = { $who } asks to adjourn the battle.
terms-adjourn-mine = You ask to adjourn. It stands until the next move.
terms-pace = { $who } proposes another pace: { $pace }.
terms-pace-mine = You propose another pace: { $pace }.
terms-rematch = { $who } asks for a rematch, sides changed.
terms-rematch-mine = You ask for a rematch. The answer will come here.
terms-yes = Accept
terms-no = Refuse
terms-play-on = Play on
terms-adjourned = Adjourned: the clocks stand still until the next decision.
terms-ask-draw = Offer a draw
terms-ask-adjourn = Ask to adjourn
terms-ask-pace = Change the pace
terms-ask-pace-help = If the other player agrees, the clocks begin anew at this pace.
rematch = Rematch, sides changed
rematch-take = Accept the rematch

# Ratings
rated = Rated
rated-help = The result counts for both ratings, and its record is public. Nothing revealed is taken back, and nobody advises.
rated-word = rated
new-strength = For whom
new-lowest = Rated at least
new-highest = Rated at most
new-strength-help = By the rating in this game; anybody without one counts as 1500. Leave it empty, and everybody may sit down.
tables-from = rated { $low } or more
tables-to = rated { $high } or less
tables-between = rated { $low } to { $high }
tables-not-for-you = Your rating in this game is not within these limits.
ratings-title = Ratings
ratings-link = Who is strong in this game
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-battles = Battles
ratings-commander = commander
ratings-simulations = { $n } simulations a decision
ratings-time = { $n } ms a decision
ratings-commanders-help = The commanders stand where they were measured in games among themselves; their rating is fixed. The sergeant has 1500, where everybody begins. Their battles are those of the measurement.
ratings-none = Nobody with a name has fought a rated battle of this game yet.
player-mine = Your page as everybody sees it
player-missing = Nobody here has this name.
player-ratings = Rating, game by game
player-none = No rated battle yet.
player-deviation = After ± stands the margin: nineteen times in twenty the true strength lies within. It narrows with every rated battle.
player-score = { $won } won · { $drawn } drawn · { $lost } lost
player-results = Rated battles
player-against = against
player-gone = somebody without a name
player-won = won
player-drew = drawn
player-lost = lost
player-watch = Watch
player-record = Record
