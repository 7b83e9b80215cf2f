// Generated from the Rust types; `GROGNARD_BLESS=1 cargo test -p room declarations` renews it.

/** A few facts for the list of games. The words are `game-title`, `game-theme` and `game-blurb`. */
export type About = {
/** Shortest usual length in minutes. */
minutes_from: number,
/** Longest usual length in minutes. */
minutes_to: number,
/** 1 (easy) to 5. */
difficulty: number,
/** Whether anything is hidden from a player: a shared screen must then be covered between turns. */
hidden: boolean,
/** Whether dice are thrown after the start. */
dice: boolean, };

/** Acts that differ only in the names and numbers of their sentence. */
export type ActKind = {
/** How many there are. */
n: number,
/** The first of them. */
acts: Array<ActLine>, };

/** An act in words. */
export type ActLine = {
/** The notation. */
action: string,
/** In words. */
what: Text, };

/** To the browser. */
export type Answer = { "say": "welcome" } & Welcome | { "say": "waiting",
/** Who is there. */
present: BySide<boolean>,
/** The seats that somebody has sat down at: their links open them no longer. */
taken: BySide<boolean>, } | { "say": "knock",
/** The seat. */
side: Side, } | { "say": "again",
/** The match. */
id: string,
/** What opens the seat. */
secret: string, } | { "say": "talk",
/** It is all: forget what you have. */
whole: boolean,
/** The remarks, in their order. */
remarks: Array<Remark>, } | { "say": "warned",
/** What. */
why: Text, } | { "say": "open",
/** The seals. */
seals: BySide<string | null>, } | { "say": "table" } & Table | { "say": "unkept",
/** Words for the player. */
why: Text, } | { "say": "thinking",
/** For which side. */
side: Side | null, } | { "say": "explained",
/** The request. */
ask: number,
/** The rule. */
rule: string,
/** The sentence. */
why: Text, } | { "say": "tried",
/** The request. */
ask: number,
/** The notation of the action meant, legal or not; nothing when the touches mean none. */
action: string | null,
/** The action in words. */
what: Text | null,
/** Why it cannot be done, if so. */
refusal: Refusal | null,
/** Marks to draw for it. */
preview: Array<Overlay>,
/** What it would do for certain, where it is legal. */
forecast: Forecast | null, } | { "say": "forecast",
/** The request. */
ask: number,
/** What is certain. */
forecast: Forecast,
/** What is not. */
odds: Odds,
/** Marks to draw for it. */
preview: Array<Overlay>, } | { "say": "acts",
/** The request. */
ask: number,
/** What may be done, kind by kind. */
kinds: Array<ActKind>, } | { "say": "hint",
/** The request. */
ask: number,
/** The notation. */
action: string,
/** In words. */
what: Text,
/** Why. */
why: Text,
/** What will probably follow. */
line: Array<Expected>, } | { "say": "replayed",
/** The request. */
ask: number,
/** The line. */
ply: number,
/** The table then. */
scene: Scene,
/** The ground is that of the present table: an empty one stands in the scene for it. */
same_board: boolean,
/** What happened in that line. */
frames: Array<Frame>, } | { "say": "log",
/** The request. */
ask: number,
/** The lines. */
log: Array<LogPart>, } | { "say": "record",
/** The request. */
ask: number,
/** The text. */
text: string,
/** A name for the file. */
file: string, } | { "say": "debrief",
/** The request. */
ask: number,
/** What decided the match. */
debrief: Debrief, } | { "say": "branch",
/** The request. */
ask: number,
/** The position, as a match wants it. */
position: JsonValue, } | { "say": "judged",
/** The request. */
ask: number,
/** The judgement. */
judged: Judged, } | { "say": "weighing",
/** Parts weighed. */
done: number,
/** Of how many. */
of: number, } | { "say": "done",
/** The request. */
ask: number, } | { "say": "refused",
/** The request, if it had a number. */
ask: number | null,
/** `stale`, `over`, `dice`, `nothing`, `unreadable`, `rule`, `seat`, `busy`. */
kind: string,
/** The rule that forbids it. */
rule: string | null,
/** Words for the player. */
why: Text, };

/** An area or line of the table. */
export type Area = {
/** What it is. */
kind: string,
/** Its name, if it has one. */
name: string | null,
/** Its outline or course. */
pts: Array<[number, number]>, };

/** An argument of a message. */
export type Arg = number | Text;

/** `POST /api/depot/GAME/review` and `…/complete`: what is to be said of a draft, or what the commander makes of it. */
export type ArmyAsked = {
/** The scenario. */
scenario: string,
/** House rules that differ from the default. */
options: { [key in string]: Setting },
/** For which side. */
side: Side,
/** The army. */
draft: Draft,
/** The commander's luck. */
seed: number, };

/** Who decides and what is asked. */
export type Banner = {
/** Who decides; nobody when both do or the game is over. */
side: Side | null,
/** The phase. */
phase: Text,
/** The question in one sentence. */
ask: Text,
/** One line of help. */
help: Text | null, };

/** What would have been better. */
export type Better = {
/** Its notation. */
action: string,
/** In words. */
what: Text,
/** Why one would play it. */
why: Text,
/** What the side could hope for with it. */
hope: number,
/** What it could hope for with what it played. */
played: number,
/** Half the width of the 95 % interval of the difference. */
error: number,
/** What differs most between the two. */
reason: Reason | null, };

/** The ground, in one of three geometries. */
export type Board = { "kind": "hex" } & HexBoard | { "kind": "sectors" } & SectorBoard | { "kind": "plane" } & PlaneBoard;

/** A scenario before anybody has decided anything. */
export type Briefing = {
/** The table with both armies. Nothing was decided on it, so nothing is secret. */
scene: Scene,
/** What was measured, if anything was. */
measured: Chances | null, };

/** A pair with one value for each side, indexed by [`Side`]. */
export type BySide<T> = [T, T];

/** What an act throws away. It is told with the act, and asked about once when it cannot be had back. */
export type Caution = {
/** The game is over after it, whatever falls: how, in a sentence. */
ends?: Text,
/** Whoever acts wins by that end, whatever falls: it is told, and nobody need be asked whether he is sure. */
wins?: boolean,
/** Decisions that it gives away, each in half a sentence. */
forfeits?: Array<Text>,
/** It cannot be taken back at will. */
lasting: boolean, };

/** A hexagon. */
export type Cell = {
/** Its name. */
id: string,
/** Column, from 0. */
c: number,
/** Row, from 0. */
r: number,
/** Terrain word. */
terrain: string,
/** The number that the terrain is worth, where a player must know it. */
value?: number,
/** A place's name, for the spoken description. */
name?: string, };

/** The answer to `POST /api/me/passkeys/ask` (a passkey is to be added) and to `POST /api/passkeys/ask` (somebody comes in
 * by one): what the browser is to ask whoever keeps its passkeys. */
export type Ceremony = {
/** What the browser names when it answers. */
token: string,
/** The options, in the JSON of WebAuthn. */
options: unknown, };

/** `POST /api/me/passkeys` and `POST /api/passkeys`: what the browser was given. Answered by [`Me`]. */
export type CeremonyDone = {
/** The ceremony. */
token: string,
/** The credential, in the JSON of WebAuthn. */
credential: unknown, };

/** How often the sides won when the same computer player had both. */
export type Chances = {
/** The rank of the player. */
rank: string,
/** How often the first side won, in percent; a draw counts half. */
percent: number,
/** Of how many games. */
games: number, };

/** A way by which a person is told things. */
export type Channel = {
/** Its name. */
id: string,
/** What it is. */
kind: ChannelKind,
/** Where it leads. */
address: string,
/** Whether letters go there: to an e-mail address only when its owner has said so. */
confirmed: boolean, };

/** `POST /api/me/letters`: a way that somebody chooses. Answered by [`Letters`]. */
export type ChannelAsked = {
/** The language of the letters. */
tongue: Tongue, } & ({ "kind": "mail",
/** The address. */
address: string, } | { "kind": "hook",
/** Where it takes messages. */
address: string, } | { "kind": "push",
/** Where its push service takes messages. */
endpoint: string,
/** Its public key. */
p256dh: string,
/** Its secret. */
auth: string, });

/** What a way is. */
export type ChannelKind = "mail" | "hook" | "push";

/** Something chosen for the whole army. */
export type Choice = {
/** Its id. */
id: string,
/** Its name. */
name: Text,
/** What may be chosen, the usual one first: id and name. */
words: Array<[string, Text]>, };

/** What an option may be. */
export type Choices = { "kind": "flag" } | { "kind": "word",
/** The words. */
words: Array<string>, } | { "kind": "number",
/** Smallest. */
min: number,
/** Largest. */
max: number,
/** Whether `none` is allowed too. */
none: boolean, } | { "kind": "seed",
/** Largest. */
max: number, };

/** A typed die that may still be corrected. */
export type Correctable = {
/** Which die of the act, from 0. */
index: number,
/** Outcomes of the die. */
faces: number,
/** Its lowest reading. */
lowest: number,
/** What was typed. */
value: number,
/** What was asked, if it is a fact that the players declared. */
what: Text | null,
/** The answers to it; none for a die. */
answers: Array<Text>, };

/** How many there are of something, and how many there may be. */
export type Count = {
/** Of what. */
name: Text,
/** How many. */
used: number,
/** At least. */
least: number,
/** At most. */
most: number, };

/** The answer: links, told only once, and the promise of the dice. */
export type Created = {
/** The match. */
id: string,
/** The secret of each seat that a person takes; the same for both in a hot seat. */
seats: BySide<string | null>,
/** The spectators' secret. */
spectator: string,
/** What the fair dice are bound to. */
commitment: string | null, };

/** What decided a game, and what the dice gave. Chances are those of the first side. */
export type Debrief = {
/** The game's id. */
game: string,
/** The players' names. */
players: BySide<string>,
/** The sides. */
sides: BySide<SideLook>,
/** How it ended; nothing for an unfinished match. */
end: End | null,
/** How deep the review looked. */
depth: Depth,
/** What the dice of the beginning gave. */
opening: Throw | null,
/** Every decision that stands. */
plies: Array<Ply>,
/** The sums. */
ledger: Ledger,
/** The moments that decided the game, in their order. */
moments: Array<Moment>,
/** The throws that mattered most, as places among the plies. */
throws: Array<number>, };

/** How great a victory is. The words are shared by all games (`degree-…`). */
export type Degree = "draw" | "points" | "partial" | "plain" | "decisive" | "total";

/** How deep a review looks: simulations for each decision. 0 takes the first glance and compares no actions. */
export type Depth = number;

/** The answer to `POST /api/me/link`: another device joins with it, once. */
export type DeviceLink = {
/** The link's secret. */
link: string,
/** How long it can be used. */
minutes: number, };

/** A number of a piece that is paid for. */
export type Dial = {
/** Its id. */
id: string,
/** Its name. */
name: Text,
/** The lowest. */
min: number,
/** The highest. */
max: number,
/** Where it stands at first. */
usual: number,
/** Points for each. */
cost: number, };

/** A real die that is owed, or a fact of a real table. */
export type DieAsked = {
/** What it is for. */
what: Text,
/** Whose it is to throw; anybody's at the beginning. */
by: Side | null,
/** Outcomes of the die. */
faces: number,
/** Its lowest reading: 1 for dice, 0 for lots. */
lowest: number,
/** How many dice of this act came before. */
index: number,
/** How many dice of this kind are thrown together. */
count: number,
/** The act that it belongs to, in words. */
act: Text | null,
/** The readings that count, and for what. */
wants: Array<Want>,
/** What may be drawn, by what is on it; none for dice. */
drawn: Array<Text>,
/** The answers of a fact that the players declare, in the order of the readings; none for a die. */
answers: Array<Text>, };

/** An army being put together: nothing in it is promised to be legal. */
export type Draft = {
/** What its maker calls it. */
name: string,
/** What is chosen for the whole army, by the id of the [`Choice`]. */
choices: { [key in string]: string },
/** Its pieces. */
pieces: Array<Recruit>, };

/** `POST /api/me/letters/drop`: a way that somebody wants no more. Answered by [`Letters`]. */
export type DropAsked = {
/** Its name. */
id: string, };

/** The end of the game. */
export type End = {
/** Who won. */
winner: Side | null,
/** How well. */
degree: Degree,
/** In one sentence. */
verdict: Text, };

/** `POST /api/depot/GAME/enlist`: the scenario with these armies. Answered by its text. */
export type Enlisted = {
/** The scenario. */
scenario: string,
/** House rules that differ from the default. */
options: { [key in string]: Setting },
/** The armies; a side without one raises it at the table. */
armies: BySide<Draft | null>, };

/** A step that is expected. */
export type Expected = {
/** Whose. */
side: Side,
/** In words. */
what: Text, };

/** A figure as a page draws it. */
export type FigureView = {
/** Its id. */
id: string,
/** The rules it shows. */
rules: Array<string>,
/** The table. */
scene: Scene,
/** The table after the act. */
after: Scene | null,
/** Cells to be seen; all that stands on the board where there are none. */
frame: Array<string>,
/** What is marked. */
marks: Array<Overlay>,
/** The act in words. */
what: Text | null,
/** Why it is not allowed. */
refusal: Refusal | null,
/** What it does for certain. */
forecast: Forecast | null,
/** What it may do; only where the figure is about it. */
odds: Odds | null,
/** What happened. */
log: Array<Text>, };

/** Something wrong with a draft. */
export type Flaw = {
/** The piece, if it is one. */
piece: number | null,
/** The rule that forbids it (`OV-43`). */
rule: string,
/** Why, as a message `refuse-…` of the game's words. */
why: Text, };

/** A table of what an action would do: facts, or exact chances. */
export type Forecast = {
/** Title. */
title: Text,
/** Rows. */
rows: Array<ForecastRow>, };

/** A row of a forecast. */
export type ForecastRow = {
/** What. */
label: Text,
/** How much, in words. */
value: Text,
/** Length of the bar, in thousandths. */
bar: number,
/** `good`, `warn`, `bad` or nothing. */
tone: string, };

/** One event of an act, for an animation that can be stepped. */
export type Frame = {
/** What happened. */
line: LogLine,
/** The pieces after it. */
pieces: Array<Piece>,
/** The marks after it. */
overlays: Array<Overlay>, };

/** A game of the catalogue: `GET /api/games` answers with a list of these. */
export type GameCard = {
/** Its id. */
id: string,
/** What it is called. (A list needs no more of its words than these three.) */
title: Text,
/** Its theme. */
theme: Text,
/** Two sentences. */
blurb: Text,
/** Length, difficulty and so on. */
about: About,
/** The sides' words. */
sides: [string, string],
/** Scenario ids, the usual one first. */
scenarios: Array<string>,
/** The scenario that a newcomer begins with. */
training: string,
/** Its options. */
options: Array<OptionSpec>,
/** The scenarios for which players raise armies. */
raised: Array<string>,
/** How many puzzles it has. */
puzzles: number,
/** Its lessons, the first one first. */
lessons: Array<LessonCard>, };

/** What a person touches to make one action.
 *
 * First each of `touch` in order; then, where `with` is not empty, exactly that set in any order;
 * then, where there is a choice left or the action wants it, the button `confirm`. */
export type Gesture = {
/** The action in its notation: what is sent when the gesture is complete. */
action: string,
/** Touches in order. */
touch: Array<Touch>,
/** Touches in any order, all of them. */
with?: Array<Touch>,
/** The action waits for a button with these words. */
confirm?: Text,
/** A short number or word shown at the last touch: cost, ratio. */
mark?: string,
/** A word of warning: the last touch is drawn as dangerous. */
warn?: boolean,
/** The way the piece would go, cell by cell. */
path?: Array<string>,
/** Heading at the end, where pieces have one. */
angle?: number,
/** What it throws away, where it is a press of a button; the game need not say it. */
caution?: Caution, };

/** `GET /api/me/games/MATCH`: how a game of one's own stands. */
export type Glance = {
/** The table as one may see it. */
scene: Scene,
/** What was done last. */
last: Text | null, };

/** A board of hexagons in offset coordinates. */
export type HexBoard = {
/** Map style: `country parchment staffmap chart relief space`. */
style: string,
/** Seeds the drawing, so that two boards never look alike. */
seed: string,
/** `true`: pointy-top, odd rows (0-based) shifted right; `false`: flat-top, odd columns shifted down. */
pointy: boolean,
/** Terrain beyond the edge; empty repeats the neighbours. */
base: string,
/** Whether to show the cells' values. */
values: boolean,
/** How large pieces are drawn, in percent of the usual size. */
piece_scale: number,
/** The cells. */
cells: Array<Cell>,
/** Rivers: pairs of neighbouring cells with the river between them. */
rivers: Array<[string, string]>,
/** Streams through cells. */
streams: Array<Array<string>>,
/** Sunken lanes: pairs of neighbouring cells with the lane between them. */
lanes?: Array<[string, string]>,
/** Roads and tracks through cells. */
roads: Array<Road>,
/** Railways through cells. */
rails: Array<Array<string>>,
/** Bridges: pairs of cells. */
bridges: Array<[string, string]>,
/** Fords: pairs of neighbouring cells with a river between them that can be waded there. */
fords?: Array<[string, string]>,
/** Entrenchments. */
works: Array<Work>,
/** Names written on the map. */
labels: Array<MapLabel>,
/** A compass rose with numbered directions, and the wind, where the game has them. */
rose: Rose | null, };

/** `POST /api/me/holidays`: so many days from now; none ends a holiday. Answered by [`Holidays`]. */
export type HolidayAsked = {
/** How many days. */
days: number, };

/** `GET /api/me/holidays`: whether one's clocks stand still. */
export type Holidays = {
/** Until when one is on holiday, in seconds since 1970. */
until: number | null,
/** Whole days that are left of this year's. */
left: number, };

/** `POST /api/me/join`: this device is to belong to whom the link comes from. Answered by [`Me`]. */
export type JoinAsked = {
/** The link's secret. */
link: string, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/** An answer to a puzzle, judged. */
export type Judged = {
/** Whether it is the best act. */
right: boolean,
/** The chances in percent: of the best act, and of the usual wrong one. */
chances: [number, number],
/** The best act, and what will probably follow. */
best: Array<LineStep>,
/** The wrong act, and what refutes it: the one that was played or, where the answer is right, the usual one. */
refuted: Array<LineStep>,
/** Whether the refuted act is the usual one, whose chance is known. */
usual: boolean, };

/** A river between the two sectors of a lane. */
export type LaneRiver = {
/** The lane, from 0. */
lane: number,
/** `river`, `bridge` or `ford`. */
kind: string, };

/** What is learnt at a table: nothing counts there. */
export type Learnt = { "lesson": string } | { "figure": string };

/** The sums: `start + skill + luck = result`. */
export type Ledger = {
/** The chance before the first die. */
start: number,
/** What the decisions gave the first side. */
skill: number,
/** What the dice gave it. */
luck: number,
/** The result, or the chance at the end of an unfinished match. */
result: number,
/** What each side gave away. */
given: BySide<number>,
/** What is left of skill: seen too late by the commander, or hidden. */
rest: number,
/** Half the width of the 95 % interval of a chance, from how much they had to be mended along the game. */
error: number,
/** How many throws there were. */
throws: number,
/** The same in points out of 100, rounded so that they add up. */
points: Points, };

/** A lesson of a game. The words are in `GET /api/school/GAME/TONGUE`. */
export type LessonCard = {
/** Its id. */
id: string,
/** How long it takes. */
minutes: number, };

/** `POST /api/letters/confirm` and `POST /api/letters/off`: what a link in a letter leads to. */
export type LetterLink = {
/** The way that the letter took. */
id: string,
/** What only its reader knows. */
token: string, };

/** `GET /api/me/letters`: how a person is told things. */
export type Letters = {
/** Whether this house sends e-mail. */
mails: boolean,
/** The key by which push services know this house. */
push_key: string,
/** The ways that he has chosen. */
channels: Array<Channel>, };

/** An act of a line as a page shows it. */
export type LineStep = {
/** Who acts. */
side: Side,
/** The act in words; nothing where it is a secret of the other side. */
what: Text | null,
/** What happened, event by event. */
frames: Array<Frame>, };

/** A line of the log. */
export type LogLine = {
/** `turn` (a heading), `act` (a side did something) or `note`. */
kind: string,
/** Who did it. */
side: Side | null,
/** The words. */
text: Text,
/** Where it happened. */
cells: Array<string>,
/** The dice of this line. */
dice: Array<ShownDie>,
/** Pieces that moved, so that the move can be shown. */
motions: Array<Motion>, };

/** The lines that one line of the match gave the log. */
export type LogPart = {
/** The line of the match; 0 is the beginning. */
ply: number,
/** Lines of the log. */
lines: Array<LogLine>,
/** With this line of the match everything from that line on was taken back. */
back_to?: number, };

/** A name on the map. */
export type MapLabel = {
/** The cell it belongs to. */
at: string,
/** The words. */
text: Text,
/** `place`, `water` or `wood`. */
kind: string,
/** Size in percent of the usual size. */
size: number, };

/** `GET /api/me`: who this device belongs to. */
export type Me = {
/** His name, once he has taken one. */
name: string | null,
/** How many devices he has; none until something is kept of him. */
devices: number,
/** How many passkeys he has. */
passkeys: number, };

/** What a tape may be laid between on a plane, before anything is declared. */
export type Measure = "free" | "own" | "none";

/** A number for each side. */
export type Meter = {
/** What is counted. */
label: Text,
/** `bar`, `track` (one box a unit) or `count`. */
kind: string,
/** The largest value. */
max: number,
/** Values that matter. */
marks: Array<number>,
/** The value of each side; `None` when this viewer may not know it. */
values: BySide<number | null>, };

/** A moment that decided a game. */
export type Moment = {
/** Which ply, from 0. */
ply: number,
/** Why. */
kind: MomentKind,
/** What it gave the first side. */
worth: number, };

/** Why it is one. */
export type MomentKind = "decision" | "dice";

/** How the lesson goes on. */
export type Mood = "read" | "do" | "other" | "reply" | "battle" | "free" | "lost" | "over";

/** A piece that moved. */
export type Motion = {
/** Its id after the move (its last id when it was removed). */
piece: string,
/** The cells it went through, start and end included; on a plane the poses (see [`pose`](super::pose)). */
path: Array<string>,
/** It is gone at the end. */
removed: boolean, };

/** A game of one's own: `GET /api/me/games` answers with a list of these, the last touched first. */
export type MyGame = {
/** The match. Its table opens to its owner with any secret. */
id: string,
/** The game. */
game: string,
/** The scenario's name. */
scenario: string,
/** The sides that one plays. */
sides: Array<Side>,
/** What the players are called. */
players: BySide<string>,
/** Who sits where. */
seats: BySide<Seat>,
/** Both seats at one screen. */
hot_seat: boolean,
/** Everybody has sat down. */
begun: boolean,
/** Who owes a decision. */
awaits: BySide<boolean>,
/** It is over. */
over: boolean,
/** Who won it; nobody in a draw. */
winner: Side | null,
/** The clocks, where time counts. */
clock: Times | null,
/** When something was done there, in seconds since 1970. */
touched: number, };

/** `POST /api/me/name`: a name that somebody wants to have. Answered by [`Me`]. */
export type NameAsked = {
/** The name. */
name: string, };

/** The chances of an action. */
export type Odds = {
/** Whether every fall of the dice was walked; otherwise they were sampled. */
exact: boolean,
/** Ways walked or samples taken. */
ways: number,
/** Half the width of the widest 95 % interval of a row when sampled, 0 when exact. */
error: number,
/** Whether any die is thrown for it, by the action itself or by an answer to it. */
dice: boolean,
/** Whether lots are drawn for what comes after it: they are not in the rows. */
aside: boolean,
/** The rows, likeliest first. */
rows: Array<OddsRow>,
/** What is decided next where no die of the action itself is thrown; the rows then span the answers. */
next: Pending | null, };

/** A row of the table of odds. */
export type OddsRow = {
/** What may come true. */
what: Text,
/** How likely it is, from 0 to 1; where it hangs on the answer to the action, the least it can be. */
chance: number,
/** The most that it can be. */
most: number, };

/** A kind of piece that can be had. */
export type Offer = {
/** Its id. */
id: string,
/** Its name. */
name: Text,
/** What it is good for, in one line. */
about: Text,
/** How it is drawn, as a scene's pieces are: shape and kind. */
shape: string,
/** Its arm. */
kind: string,
/** Its numbers. */
dials: Array<Dial>,
/** The qualities that the house rules open to it. */
qualities: Array<Quality>, };

/** `POST /api/tables`: a game that somebody offers. Answered by [`OpenTables`]. */
export type Offered = {
/** The game. */
game: string,
/** One of its own scenarios: strangers read no text of an offer. */
scenario: string,
/** House rules that differ from the default. */
options: { [key in string]: Setting },
/** The side that he wants who offers; without one lots are drawn. */
side: Side | null,
/** How much time there is. */
pace: Pace | null,
/** It counts for the ratings of both. */
rated: boolean,
/** How strong whoever sits down must be at least; somebody of whom nothing is known counts as he begins. */
lowest: number | null,
/** How strong he may be at most. */
highest: number | null, };

/** A table at which somebody may sit down. */
export type OpenTable = {
/** Its id, which will be the match's. */
id: string,
/** What is offered. */
offered: Offered,
/** Who offers it; nothing where he has no name. */
by: string | null,
/** How strong he is in this game, where that is known. */
rating: Rating | null,
/** One's own. */
mine: boolean,
/** Whether who looks is as strong as is asked for. */
fits: boolean,
/** When it was offered, in seconds since 1970. */
since: number, };

/** `GET /api/tables`: the tables at which somebody may sit down, the newest first. With `?seen=N` it is answered as soon
 * as something has changed since, or after a while. */
export type OpenTables = {
/** What to ask with the next time. */
seen: number,
/** The tables. */
tables: Array<OpenTable>, };

/** An option of a game. Its words are `option-KEY`, `option-KEY-help` and `option-KEY-WORD` (underscores as hyphens). */
export type OptionSpec = {
/** Its name. */
key: string,
/** What it may be. */
choices: Choices,
/** What it is when nobody chose. */
default: Setting,
/** The rule that it changes, for the rulebook link. */
rule: string,
/** Settings of other options that together make this one do nothing; empty where it always does something. */
void: Array<[string, Setting]>, };

/** A match that somebody wants to play. */
export type Order = {
/** The game's id. */
game: string,
/** The scenario. */
scenario: Scenario,
/** House rules that differ from the default. */
options: { [key in string]: Setting },
/** The players' names. */
players: BySide<string>,
/** A match to learn from: what is taken back may be tried again, and the same dice fall again. */
practice: boolean, };

/** A mark on the board with a meaning in the rules. */
export type Overlay = { "kind": "zone",
/** Its cells. */
cells: Array<string>, } | { "kind": "group",
/** Whose. */
side: Side,
/** The cells. */
cells: Array<string>, } | { "kind": "objective",
/** The cell. */
at: string,
/** Who holds it. */
side: Side | null,
/** What it is worth. */
points: number, } | { "kind": "field",
/** Cells with the effect there. */
cells: Array<[string, number]>, } | { "kind": "refuge",
/** The cell. */
at: string,
/** Why it is closed, if it is. */
barred: Text | null, } | { "kind": "attack",
/** Where from. */
from: string,
/** Where to. */
to: string, } | { "kind": "los",
/** Where from. */
from: string,
/** Where to. */
to: string,
/** The cell that blocks it. */
blocked: string | null, } | { "kind": "ghostpath",
/** Whose. */
side: Side,
/** Cells from the start on. */
cells: Array<string>,
/** A word for each step. */
steps: Array<string>, } | { "kind": "path",
/** Cells from the start on. */
cells: Array<string>, } | { "kind": "target",
/** The cell. */
at: string, } | { "kind": "crosshair",
/** The cell. */
at: string, } | { "kind": "note",
/** The cell. */
at: string,
/** The words. */
text: Text,
/** `good`, `warn`, `bad` or nothing. */
tone: string, } | { "kind": "ring",
/** Centre. */
at: [number, number],
/** Radius in hundredths of an inch. */
radius: number,
/** What it stands for. */
text: Text | null, } | { "kind": "arc",
/** Its corner. */
at: [number, number],
/** Middle direction in degrees. */
angle: number,
/** Half width in degrees. */
spread: number,
/** Width of the front it opens from, in hundredths of an inch; a corner where it is missing. */
width?: number,
/** Bands in hundredths of an inch. */
bands: Array<number>, } | { "kind": "footprint",
/** Corners. */
pts: Array<[number, number]>,
/** Whether the pose is legal. */
legal: boolean, } | { "kind": "march",
/** Points from the start on. */
pts: Array<[number, number]>, };

/** How much time two people have who play apart. A clock runs while its side owes a decision. */
export type Pace = { "kind": "live",
/** The seconds for all. */
seconds: number,
/** The seconds for each. */
increment: number, } | { "kind": "days",
/** The days. */
days: number,
/** The reserve. */
reserve: number, };

/** The decision at which the odds stop: the dice have not said the last word. */
export type Pending = {
/** Who decides. */
side: Side,
/** What is asked. */
ask: Text, };

/** A phrase that arrives in the reader's own language: the words `phrase-…` of the house. */
export type Phrase = "hello" | "good-luck" | "your-move" | "one-moment" | "thinking" | "back" | "well-played" | "bad-luck" | "lucky" | "sorry" | "thanks" | "yes" | "no" | "good-game" | "again" | "later" | "bye";

/** A piece on the board, or beside it. */
export type Piece = {
/** Its id. */
id: string,
/** Whose it is. */
side: Side | null,
/** Drawing: `counter coin trigon ship plane stand tray general`; anything else is drawn as a counter. */
shape: string,
/** Arm: `infantry cavalry artillery threemaster frigate aircraft …`. */
kind: string,
/** The cell, sector or reserve where it stands (a ship: its bow). */
at?: string,
/** Where it stands on a plane. */
point?: [number, number],
/** Heading in degrees, 0 to the right, clockwise. */
angle?: number,
/** Further cells that it covers. */
also?: Array<string>,
/** Short words on the piece. */
label?: Text,
/** Its name in a sentence. */
name: Text,
/** Present strength. */
strength?: number,
/** Full strength: pips or a bar are drawn when given. */
max?: number,
/** Strength at and below which it is in trouble (a notch in the bar). */
notch?: number,
/** Letter in the corner: class, corps. */
corner?: string,
/** Which formation of its side it belongs to, from 0: a band of its colour. The corner says the same in letters. */
band?: number,
/** Movement potential. */
movement?: number,
/** Speed. */
speed?: number,
/** Formation on a plane: `line column square skirmish limbered …`. */
formation?: string,
/** Files of figures in the front rank. */
files?: number,
/** Footprint on a plane: width and depth in hundredths of an inch, behind the middle of the front edge, which is
 * `point`. Where it is missing it follows from strength, files and formation. */
size?: [number, number],
/** Uniform of the figures. */
uniform?: string,
/** State badges (see the visual language). */
badges?: Array<string>,
/** Losses still to be tested. */
loss?: number,
/** It has done what it could this turn: drawn dimmed. */
done?: boolean,
/** It is only planned: drawn as a ghost. */
ghost?: boolean,
/** What else one may know of it now, a short sentence each: what it has done this turn, what it counts for. A rule
 * is cited in brackets (`[OV-5]`). Values that are drawn are explained by the words `legend-value-…` instead. */
facts?: Array<Text>, };

/** A table in inches; all coordinates are hundredths of an inch. */
export type PlaneBoard = {
/** Map style. */
style: string,
/** Seeds the drawing. */
seed: string,
/** Width in hundredths of an inch. */
w: number,
/** Height in hundredths of an inch. */
h: number,
/** Areas: woods, hills, farms. */
areas: Array<Area>,
/** Lines: crests, hedges, walls, streams. */
lines: Array<Area>,
/** Roads. */
roads: Array<Area>,
/** Names. */
labels: Array<PlaneLabel>,
/** Which measuring the rules allow. */
measure: Measure, };

/** A name on the table. */
export type PlaneLabel = {
/** Where. */
at: [number, number],
/** The words. */
text: Text,
/** `place`, `water` or `wood`. */
kind: string, };

/** `GET /api/players/NAME`: what everybody may know of a player. */
export type Player = {
/** His name. */
name: string,
/** His games, the most played first. */
games: Array<RatedGame>,
/** His rated battles, the last one first. */
results: Array<RatedResult>, };

/** A decision and the dice that fell on it. */
export type Ply = {
/** The line of the record. */
line: number,
/** The turn. */
turn: Text,
/** Who decided. */
side: Side,
/** The notation; nothing for a surrender. */
action: string | null,
/** What was decided, in words. */
what: Text,
/** Where. */
cells: Array<string>,
/** The chance before the decision. */
before: number,
/** The chance after it, before the dice. */
expected: number,
/** The chance after the dice. */
after: number,
/** What the decision gave away, for its side. */
given: number,
/** What would have been better. */
better: Better | null,
/** The dice. */
throw: Throw | null, };

/** Points out of 100 that add up. */
export type Points = {
/** Before the first die. */
start: number,
/** By decisions. */
skill: number,
/** By dice. */
luck: number,
/** At the end. */
result: number, };

/** What an HTTP request is answered with when it cannot be carried out. */
export type Problem = {
/** `unreadable`, `unknown`, `origin`, `busy`, `large`, `slow`. */
kind: string,
/** Words for the player. */
why: Text, };

/** What one player may propose to another who plays apart. */
export type Proposal = { "kind": "draw" } | { "kind": "adjourn" } | { "kind": "pace",
/** The pace. */
pace: Pace | null, } | { "kind": "rematch" };

/** A proposal that stands to be answered. */
export type Proposed = {
/** Who proposes. */
side: Side,
/** What. */
what: Proposal, };

/** A puzzle in the list of a game. */
export type PuzzleCard = {
/** Its number. */
number: number,
/** How hard it is. */
grade: number, };

/** A puzzle as a page shows it. */
export type PuzzleView = {
/** What is played. */
order: Order,
/** Who decides. */
side: Side,
/** How hard it is. */
grade: number,
/** The table as this side sees it, and what it may do. */
view: View,
/** A nudge: the first thing that the best act touches. */
nudge: Touch | null, };

/** A quality that a piece may have. */
export type Quality = {
/** Its id. */
id: string,
/** Its name. */
name: Text,
/** The rule that says what it does. */
rule: string, };

/** A player in the list of a game: `GET /api/ratings/GAME` answers with these, the strongest first. */
export type Ranked = {
/** His name; a commander's is the one that duels know him by (`captain:100ms`). */
name: string,
/** The rank, if he is a commander: what was measured in the lab, which no battle here changes. */
commander: string | null,
/** His strength. */
rating: Rating,
/** Rated battles that he has fought; a commander's are those of the lab. */
battles: number, };

/** What is known of a player in a game. */
export type RatedGame = {
/** The game. */
game: string,
/** His strength in it. */
rating: Rating,
/** Rated battles that he won, drew and lost. */
score: [number, number, number], };

/** A rated battle that is over. */
export type RatedResult = {
/** The match: its record lies at `/api/records/MATCH`. */
id: string,
/** The game. */
game: string,
/** The scenario's name. */
scenario: string,
/** The player's side. */
side: Side,
/** Who won; nobody in a draw. */
winner: Side | null,
/** The other player, unless he has gone or has no name. */
rival: string | null,
/** The player's rating before and after it. */
change: [number, number],
/** When it ended, in seconds since 1970. */
ended: number, };

/** A strength as it is told: whole points, and how far they may be off. */
export type Rating = {
/** The estimate. */
rating: number,
/** How far it may be off: in 19 of 20 cases not more than twice this. */
deviation: number, };

/** An army that comes with the game. */
export type Ready = {
/** Its id. */
id: string,
/** Its name. */
name: Text,
/** The army. */
draft: Draft, };

/** Something that comes true more or less often. */
export type Reason = {
/** What may come true. */
what: Text,
/** How likely with what was played. */
played: number,
/** How likely with what was better. */
better: number, };

/** A piece of a draft. */
export type Recruit = {
/** The id of the [`Offer`]. */
what: string,
/** What its maker calls it. */
name: string,
/** What its dials are set to, by id; those left out stand at their usual number. */
dials: { [key in string]: number },
/** The ids of its qualities. */
qualities: Array<string>, };

/** An action that the rules forbid, with the rule and a sentence for the player. */
export type Refusal = {
/** The rule that forbids it (`OV-43`). */
rule: string,
/** Why, as a message `refuse-…` of the game's words. */
why: Text, };

/** Something that was said at a table. */
export type Remark = {
/** Its number: later ones have higher numbers. */
n: number,
/** The player who said it; nobody where it was a spectator. */
side: Side | null,
/** The spectator who said it. */
name?: string,
/** When, in seconds since 1970. */
at: number,
/** What. */
said: Said, };

/** From the browser, over the WebSocket `/ws/MATCH`. `ask` comes back in the answer. */
export type Request = { "say": "hello",
/** A link's secret, or the key of a seat. */
secret: string,
/** The seal of the seat's part of the dice (64 hexadecimal digits). */
seal: string | null,
/** A key of this device's own: from now on it opens the seat, and the link no longer does. */
key: string | null, } | { "say": "reveal",
/** The seat's part of the dice. */
nonce: string, } | { "say": "act",
/** Echoed. */
ask: number,
/** Who (a hot seat has two). */
side: Side,
/** The view. */
view: number,
/** The notation. */
action: string, } | { "say": "undo",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** The view. */
view: number, } | { "say": "consent",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** Granted. */
yes: boolean, } | { "say": "propose",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** What. */
what: Proposal, } | { "say": "reply",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** Agreed. */
yes: boolean, } | { "say": "talk",
/** Echoed. */
ask: number,
/** What. */
said: Said, } | { "say": "resign",
/** Echoed. */
ask: number,
/** Who. */
side: Side, } | { "say": "throw",
/** Echoed. */
ask: number,
/** What they show. */
values: Array<number>, } | { "say": "draw",
/** Echoed. */
ask: number,
/** Which of the things that may be drawn, from 0. */
face: number, } | { "say": "correct",
/** Echoed. */
ask: number,
/** Which one, from 0. */
index: number,
/** What it shows. */
value: number, } | { "say": "explain",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** What was touched. */
touched: Array<Touch>, } | { "say": "try",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** What is touched. */
touched: Array<Touch>, } | { "say": "forecast",
/** Echoed. */
ask: number,
/** Who. */
side: Side,
/** The notation. */
action: string, } | { "say": "acts",
/** Echoed. */
ask: number,
/** Who. */
side: Side, } | { "say": "hint",
/** Echoed. */
ask: number,
/** Who. */
side: Side, } | { "say": "hurry" } | { "say": "replay",
/** Echoed. */
ask: number,
/** Through whose eyes, where a hot seat has two. */
side: Side | null,
/** The line; 0 is the beginning. */
ply: number, } | { "say": "log",
/** Echoed. */
ask: number,
/** The first line that is not wanted any more: those before it are told, a page of them. */
before: number, } | { "say": "record",
/** Echoed. */
ask: number, } | { "say": "link",
/** Echoed. */
ask: number,
/** Its secret, 32 random hexadecimal digits or more. */
link: string, } | { "say": "lesson",
/** Echoed. */
ask: number,
/** Where to. */
turn: Turn, } | { "say": "debrief",
/** Echoed. */
ask: number,
/** Every decision is to be thought over; otherwise a first glance is enough. */
whole: boolean, } | { "say": "enough" } | { "say": "branch",
/** Echoed. */
ask: number,
/** The line, from 1. */
line: number, };

/** What is to be said of a draft. */
export type Review = {
/** What the army costs. */
cost: number,
/** What each piece costs. */
costs: Array<number>,
/** What it may cost. */
budget: number,
/** How many pieces of each sort. */
counts: Array<Count>,
/** Everything that keeps it from being played. */
flaws: Array<Flaw>,
/** What its maker should know although it is legal. */
remarks: Array<Flaw>,
/** The army as a file. */
toml: string, };

/** A road or a track. */
export type Road = {
/** The cells it runs through. */
cells: Array<string>,
/** `road` or `track`. */
kind: string, };

/** A compass rose. */
export type Rose = {
/** The named directions with their angle in degrees (0 to the right, clockwise). */
directions: Array<[string, number]>,
/** Where the wind blows to, if there is one. */
wind: number | null, };

/** What somebody says. */
export type Said = { "phrase": Phrase } | { "words": string };

/** The answer to `POST /api/tables/ID/sit`: the table opens to both who sit there with any secret. */
export type Sat = {
/** The match. */
id: string,
/** The spectators' secret. */
spectator: string, };

/** Which scenario. */
export type Scenario = string | {
/** Its name. */
name: string,
/** Its text. */
toml: string, };

/** Everything one viewer may see of a position. */
export type Scene = {
/** The two sides, first one first. */
sides: BySide<SideLook>,
/** The ground. It stays the same all game long unless its `seed` or content changes. */
board: Board,
/** What stands on it, in drawing order. */
pieces: Array<Piece>,
/** Marks with a meaning in the rules (fields of fire, lines of sight, objectives, notes). */
overlays: Array<Overlay>,
/** Who decides and what is asked. */
banner: Banner,
/** Numbers that both sides watch. */
meters: Array<Meter>,
/** Things beside the board: the bowl, reserves, losses, speed sheets. */
trays: Array<Tray>,
/** Where a small screen should look: the cells of the decision, empty for the whole board. */
focus: Array<string>,
/** "Round 6 of 20". */
clock: Text,
/** What wins, and how far each side is: "7 towns win: Heads 4, Tails 5 [OV-30]". The numbers are the meters' own. */
goal: Text, };

/** Who sits on a side. */
export type Seat = { "kind": "person" } | { "kind": "commander",
/** The rank. */
rank: string, };

/** A view and whose it is. */
export type SeatView = {
/** Whose; nobody's for a spectator. */
side: Side | null,
/** The ground is the one that was told last for this side: an empty one stands in the scene for it. */
same_board: boolean,
/** What it shows, written already ([`View`]). */
view: View, };

/** A sector of a lane, or a reserve. */
export type Sector = {
/** Its id, used like a cell's. */
id: string,
/** Its name. */
label: Text,
/** Whose camp it belongs to. */
camp: Side,
/** Terrain words (`hill wood town fort marsh`). */
terrain: Array<string>,
/** Who holds it now. */
holder: Side | null,
/** Whether both sides stand in it. */
contested: boolean,
/** How full it is. */
used: number,
/** How much it can hold. */
limit: number,
/** A short word on its state. */
status: Text | null,
/** How many pieces are there that this viewer cannot see. */
hidden: number, };

/** A battlefield of lanes and sectors seen as a panorama. */
export type SectorBoard = {
/** Map style. */
style: string,
/** Seeds the drawing. */
seed: string,
/** The sectors, lane by lane: for each lane that of side A, then that of side B. */
sectors: Array<Sector>,
/** The reserves, first side's first. */
reserves: Array<Sector>,
/** Rivers: the lane and what kind (`river`, `bridge`, `ford`). */
rivers: Array<LaneRiver>, };

/** The value of an option. */
export type Setting = boolean | number | string;

/** A row of a sheet. */
export type SheetRow = {
/** The piece it speaks of, if it is on the board. */
piece: string | null,
/** Its name. */
label: string,
/** What is written: a speed, a line of orders; `?` when hidden. */
entry: string,
/** The piece is gone. */
struck: boolean, };

/** A die as it lay. */
export type ShownDie = {
/** Sides of the die. */
sides: number,
/** The face. */
n: number,
/** Whether it counts. */
hit: boolean, };

/** One of the two sides. Which is blue, north or heads is for the game to say ([`crate::Game::SIDES`]). */
export type Side = "a" | "b";

/** A side's name and livery. */
export type SideLook = {
/** The side's name. */
name: Text,
/** Colour: `azure vermilion silver gold amber beryl ivory`. */
livery: string,
/** Mark in panels: `square chamfer up down disc dodecagon`. */
emblem: string, };

/** Where the learner stands. */
export type Standing = {
/** The step, from 0; behind the last one when the lesson is over. */
step: number,
/** How it goes on. */
mood: Mood,
/** The act that is asked for. */
action: string | null,
/** Cells and pieces that are pointed at; where there are none, what the act touches. */
point: Array<string>, };

/** A step as the learner sees it. */
export type StepCard = {
/** Its id. */
id: string,
/** New terms. */
words: Array<string>,
/** Rules. */
rules: Array<string>, };

/** Everything that can be had in a scenario under its house rules. */
export type Stock = {
/** Points that an army may cost. */
budget: number,
/** The sides that raise an army. */
raised: BySide<boolean>,
/** The kinds of pieces. */
offers: Array<Offer>,
/** What is chosen for the whole army. */
choices: Array<Choice>,
/** Armies that come with the game. */
ready: Array<Ready>, };

/** `POST /api/depot/GAME/stock`: what can be had for an army? Answered by a `Stock`. */
export type StockAsked = {
/** The scenario. */
scenario: string,
/** House rules that differ from the default. */
options: { [key in string]: Setting }, };

/** The list of steps as the learner sees it. */
export type Syllabus = {
/** The lesson. */
id: string,
/** Its steps. */
steps: Array<StepCard>,
/** The lesson that follows. */
next: string | null, };

/** The table as it is now. */
export type Table = {
/** A view for each side that you play, or one for a spectator (without a side). */
views: Array<SeatView>,
/** What you have of the log stays up to this line: drop the rest. */
log_kept: number,
/** The first line of the new part; what lies between is asked for with `log`. */
log_from: number,
/** The new part of the log. */
log: Array<LogPart>,
/** What happened in the last line, event by event; empty when you have just come. */
frames: Array<Frame>,
/** So many of them, the last ones, show what the first view shows: their pieces and marks are not told again. */
settled: number,
/** The commander thinks for this side. */
thinking: Side | null,
/** Who is at the table. */
present: BySide<boolean>,
/** The seats that somebody has sat down at: their links open them no longer. */
taken: BySide<boolean>,
/** What one player has proposed to the other. */
proposed: Proposed | null,
/** The clocks, where time counts. */
clock: Times | null,
/** The secret of the fair dice, when the game is over. */
secret: string | null,
/** Where the learner stands, in a lesson. */
lesson: Standing | null, };

/** What a house lets people say to each other. */
export type Talking = "off" | "phrases" | "free";

/** Something to be said in the reader's language. */
export type Text = {
/** The message's id. */
key: string,
/** Its arguments. */
args?: { [key in string]: Arg }, } | {
/** French. */
fr: string,
/** English. */
en: string, } | string;

/** Dice that fell, and what they were worth. */
export type Throw = {
/** What they gave the first side, in chances of winning. */
luck: number,
/** The chance that they fall at least so well for whom they favoured. */
chance: number,
/** Whether every fall was walked; otherwise they were sampled. */
exact: boolean,
/** Ways walked or samples taken. */
ways: number,
/** Half the width of the 95 % interval of `luck` that sampling leaves; 0 where every fall was weighed. */
error: number,
/** The dice, as the log shows them. */
dice: Array<ShownDie>,
/** What came of it. */
told: Array<Text>, };

/** The clocks as they stand at the moment of telling. */
export type Times = {
/** Milliseconds that each side has left. */
left: BySide<number>,
/** Whose clock runs. */
runs: BySide<boolean>,
/** Milliseconds for which each side is still on holiday: so long its clock stands still. */
rest: BySide<number>, };

/** A text: an army's to be read, a scenario's as an answer. */
export type Toml = {
/** The text. */
toml: string, };

/** A language of the table. */
export type Tongue = "fr" | "en";

/** One touch. */
export type Touch = { "piece": string } | { "cell": string } | { "pose": [number, number, number] } | { "heading": number } | { "button": [string, Text] };

/** Something beside the board. */
export type Tray = { "kind": "bowl",
/** Title. */
label: Text,
/** Each side's chits by name; an unknown one is `?`. */
chits: BySide<Array<string>>, } | { "kind": "sheet",
/** Title. */
label: Text,
/** Each side's rows. */
rows: BySide<Array<SheetRow>>, } | { "kind": "pieces",
/** Title. */
label: Text,
/** Whose. */
side: Side,
/** What lies there. */
pieces: Array<Piece>,
/** How many more this viewer cannot see. */
hidden: number, };

/** What the learner may do with the lesson itself. */
export type Turn = "next" | "back" | "on";

/** What undo means for a seat right now. */
export type Undo = "none" | "free" | "ask" | "asked" | "answer";

/** Everything a seat or a spectator needs to draw the table and to act. */
export type View = {
/** The number of this view: an action names it, and a late one is refused. */
view: number,
/** Lines of the match so far. */
ply: number,
/** The table through these eyes. */
scene: Scene,
/** What this seat may do; empty when nothing is asked of it. */
gestures: Array<Gesture>,
/** Whom the table waits for. Where both decide in secret, a seat learns nothing of the other's progress. */
awaits: BySide<boolean>,
/** The decision is made by both in secret. */
sealed: boolean,
/** How it ended. */
end: End | null,
/** What undo means now. */
undo: Undo,
/** A real die that the rules ask for. */
die: DieAsked | null,
/** The dice of the last act that this seat may still correct. */
correctable: Array<Correctable>, };

/** Readings that count. */
export type Want = {
/** The lowest of them. */
from: number,
/** The highest. */
to: number,
/** What each of them does (`want-…`: "a loss", "saves"). */
means: Text, };

/** `POST /api/matches`: a match that somebody wants to play. */
export type Wanted = {
/** Game, scenario, options, players' names. */
order: Order,
/** Who sits where. */
seats: BySide<Seat>,
/** Both seats on one screen: one link opens both. */
hot_seat: boolean,
/** Real dice, typed in; otherwise fair ones. */
real_dice: boolean,
/** Something is learnt here: the lesson or the figure says what is played and who sits where. */
learnt?: Learnt,
/** Where it begins, if not at the scenario's beginning: a position of another match. */
position?: JsonValue,
/** How much time there is; without one, all the time in the world. */
pace?: Pace,
/** It counts for the ratings of both, and its record is public: nothing revealed is taken back, nobody advises. */
rated?: boolean, };

/** The answer to `POST /api/watch`: a record that can be watched for a while. */
export type Watched = {
/** The match. */
id: string,
/** The spectators' secret. */
spectator: string, };

/** What match this is and who you are. */
export type Welcome = {
/** The match. */
id: string,
/** What is played. */
order: Order,
/** Who sits where. */
seats: BySide<Seat>,
/** The sides that you play: one, both in a hot seat, none for spectators. */
you: Array<Side>,
/** One screen for both. */
hot_seat: boolean,
/** Real dice. */
real_dice: boolean,
/** How much time there is. */
pace: Pace | null,
/** It counts for the ratings of both. */
rated: boolean,
/** What you may say to those who sit, or watch, with you. */
talk: Talking,
/** Only a record being watched: nothing can be played. */
watching: boolean,
/** Why the match cannot go on, if it cannot: it can be looked at, and its record taken home. */
halted: Text | null,
/** What the fair dice are bound to. */
commitment: string | null,
/** What each seat's part of the dice is bound to, so far. */
seals: BySide<string | null>,
/** Something is hidden from the players: a shared screen is covered between turns. */
hidden: boolean,
/** What is learnt here. */
learnt: Learnt | null,
/** The steps of the lesson. */
syllabus: Syllabus | null, };

/** An entrenchment on the sides of a cell that it faces. */
export type Work = {
/** The cell. */
cell: string,
/** Direction in degrees, 0 to the right, clockwise. */
angle: number, };
