// One match as this browser knows it: what the server told, and what may be said to it.

import { fetchGames } from './api.ts';
import { download } from './download.ts';
import { Line, LineDown, type LineState, type Question } from './line.ts';
import { begins, merge } from './log.ts';
import { freshLink, heard, invitation, keepUntaken, nonce, recents, remember, seatKey } from './recent.ts';
import { format } from './router.ts';
import { seal } from './seal.ts';
import { indexOf, other } from './sides.ts';
import type {
  ActKind,
  Answer,
  BySide,
  Debrief,
  GameCard,
  JsonValue,
  LogPart,
  Proposal,
  Remark,
  Said,
  SeatView,
  Side,
  Table,
  Text,
  Times,
  Touch,
  Turn,
  Welcome,
} from './wire.ts';
import { words } from './words.svelte.ts';

export { indexOf, other };

/** Something said to the player beside the banner. */
export interface Notice {
  text: Text;
  rule: string | null;
  tone: 'bad' | 'plain';
}

export class Match {
  state = $state<LineState>('calling');
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogPart[]>([]);
  card = $state.raw<GameCard | null>(null);
  /** Who is there while a seat is still empty. */
  waiting = $state.raw<BySide<boolean> | null>(null);
  /** The seats that somebody has sat down at. */
  taken = $state.raw<BySide<boolean>>([false, false]);
  /** An act of this page is on its way: what is told next came of it. */
  acting = false;
  thinking = $state<Side | null>(null);
  /** The clocks as they were told, and when that was by this page's own. */
  clock = $state.raw<{ times: Times; at: number } | null>(null);
  /** What was said at the table, and the number of the last remark that was read. */
  remarks = $state.raw<Remark[]>([]);
  read = $state(0);
  /** How far a review has come. */
  weighing = $state.raw<{ done: number; of: number } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The match goes on but is no longer kept: why. */
  unkept = $state.raw<Text | null>(null);
  /** The house knows no such seat. */
  barred = $state.raw<Text | null>(null);
  /** The seat that the cover was lifted for, where two share a screen and something is hidden. */
  uncovered = $state<Side | null>(null);
  /** Called with every table, before it is shown. */
  arrived: ((table: Table) => void) | null = null;
  #line: Line;
  #nonce: string;

  /** Where two play on one screen: the seat whose decision it is. */
  seat = $derived.by((): SeatView | null => {
    const views = this.table?.views ?? [];
    if (views.length < 2) return views[0] ?? null;
    const owing = views.filter(v => v.side && v.view.awaits[indexOf(v.side)]);
    const before = this.uncovered;
    return owing.find(v => v.side === before) ?? owing[0] ?? views.find(v => v.side === before) ?? views[0];
  });
  view = $derived(this.seat?.view ?? null);
  side = $derived(this.seat?.side ?? null);
  shared = $derived((this.welcome?.hot_seat ?? false) && (this.table?.views.length ?? 0) > 1);
  /** Each side knows something that the other does not: always in some games, while both write in secret in all. */
  hiding = $derived((this.welcome?.hidden ?? false) || (this.view?.sealed ?? false));
  /** Nothing of the table may be shown until the device is in the right hands. */
  covered = $derived(this.shared && this.hiding && !this.view?.end && this.uncovered !== this.side);
  /** What others have said and nobody here has read. */
  unread = $derived(this.remarks.filter(r => r.n > this.read && !this.isMine(r)).length);
  /** A seat that must answer a wish to take back. */
  consenting = $derived(this.table?.views.find(v => v.view.undo === 'answer')?.side ?? null);

  /** What this device has its seat under. */
  readonly key: string;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    this.key = seatKey(id, secret);
    this.read = heard(id);
    // The same number is opened that was sealed, also where nothing can be kept.
    this.#nonce = nonce(id);
    this.#line = new Line(id, {
      hello: () => ({ say: 'hello', secret, seal: seal(this.#nonce), key: this.key === secret ? null : this.key }),
      told: answer => this.#told(answer),
      state: state => (this.state = state),
    });
  }

  #told(answer: Answer): void {
    switch (answer.say) {
      case 'welcome': {
        this.welcome = answer;
        this.barred = null;
        this.#sitDown(answer);
        void words.need(answer.order.game);
        void fetchGames().then(
          list => (this.card = list.find(c => c.id === answer.order.game) ?? null),
          () => {},
        );
        this.#remember(false, undefined);
        break;
      }
      case 'waiting':
        this.waiting = answer.present;
        this.#takeNote(answer.taken);
        break;
      case 'knock':
        this.notice = { text: { key: 'seat-knock' }, rule: null, tone: 'bad' };
        break;
      case 'open':
        // All numbers for the dice are sealed: nobody can choose his by ours any more.
        this.#line.say({ say: 'reveal', nonce: this.#nonce });
        break;
      case 'table':
        this.waiting = null;
        this.#takeNote(answer.taken);
        this.#fillIn(answer);
        this.log = merge(this.log, answer);
        this.thinking = answer.thinking;
        this.clock = answer.clock && { times: answer.clock, at: performance.now() };
        this.arrived?.(answer);
        this.table = answer;
        this.#remember(!!answer.views[0]?.view.end, this.#awaited(answer));
        // Who looks elsewhere is told at once.
        if (document.hidden) dispatchEvent(new Event('grognard-turn'));
        break;
      case 'again':
        location.hash = format({ page: 'table', id: answer.id, secret: answer.secret });
        break;
      case 'talk':
        this.remarks = answer.whole ? answer.remarks : [...this.remarks, ...answer.remarks];
        break;
      case 'warned':
        this.notice = { text: answer.why, rule: null, tone: 'bad' };
        break;
      case 'unkept':
        this.unkept = answer.why;
        break;
      case 'thinking':
        this.thinking = answer.side;
        break;
      case 'weighing':
        this.weighing = answer;
        break;
      case 'refused':
        if (!this.welcome || answer.kind === 'seat') {
          this.barred = answer.why;
          void words.need();
          this.close();
        } else this.notice = { text: answer.why, rule: answer.rule, tone: 'bad' };
        break;
    }
  }

  isMine = ({ side }: Remark): boolean => !!side && !!this.welcome?.you.includes(side);

  /** What opens this match again on this device: the seat's own key for who plays, the link for who watches. */
  get door(): string {
    return this.welcome?.you.length && !this.welcome.watching ? this.key : this.secret;
  }

  /** The link has done its work: the address now holds the seat's own key, which nobody else was ever told. */
  #sitDown({ you, watching }: Welcome): void {
    if (watching || !you.length || this.key === this.secret) return;
    history.replaceState(history.state, '', format({ page: 'table', id: this.id, secret: this.key }));
  }

  #takeNote(taken: BySide<boolean>): void {
    this.taken = taken;
    keepUntaken(this.id, taken);
  }

  /** A ground that was told before is not told again, nor in the frames what stands in the view. */
  #fillIn(table: Table): void {
    for (const seat of table.views) {
      const told = this.table?.views.find(v => v.side === seat.side);
      if (seat.same_board && told) seat.view.scene.board = told.view.scene.board;
    }
    const { pieces, overlays } = table.views[0].view.scene;
    for (const frame of table.frames.slice(table.frames.length - table.settled))
      Object.assign(frame, { pieces, overlays });
  }

  #awaited({ views }: Extract<Answer, { say: 'table' }>): boolean {
    return views.some(({ side, view }) => !!side && !!this.welcome?.you.includes(side) && view.awaits[indexOf(side)]);
  }

  #remember(over: boolean, mine: boolean | undefined): void {
    const w = this.welcome;
    if (!w || w.watching || w.learnt || !w.you.length) return;
    const rival = w.you.length === 1 ? w.seats[indexOf(other(w.you[0]))] : null;
    const opponent = w.hot_seat ? 'hot-seat' : rival?.kind === 'commander' ? rival.rank.split(':')[0] : 'friend';
    const scenario = typeof w.order.scenario === 'string' ? w.order.scenario : w.order.scenario.name;
    const secret = this.key,
      same = recents().find(r => r.id === this.id && r.secret === secret);
    if (same?.over === over && (mine ?? same.mine) === same.mine && Date.now() - same.when < 60_000) return;
    remember({
      id: this.id,
      secret,
      game: w.order.game,
      scenario,
      sides: w.you,
      when: Date.now(),
      over,
      mine: mine ?? same?.mine,
      opponent,
    });
  }

  /** Asks; a refusal or a broken line becomes a notice and no answer. */
  async #ask(question: Question, quiet = false): Promise<Answer | null> {
    try {
      const answer = await this.#line.ask(question);
      if (answer.say !== 'refused') return answer;
      if (!quiet && answer.kind !== 'stale') this.notice = { text: answer.why, rule: answer.rule, tone: 'bad' };
    } catch (error) {
      if (!(error instanceof LineDown)) throw error;
      if (!quiet) this.notice = { text: { key: 'line-down' }, rule: null, tone: 'bad' };
    }
    return null;
  }

  async act(side: Side, view: number, action: string): Promise<boolean> {
    this.notice = null;
    this.acting = true;
    const answer = await this.#ask({ say: 'act', side, view, action });
    this.acting = false;
    return answer !== null;
  }

  async explain(side: Side, touched: Touch[]): Promise<void> {
    const answer = await this.#ask({ say: 'explain', side, touched });
    if (answer?.say === 'explained') this.notice = { text: answer.why, rule: answer.rule || null, tone: 'bad' };
  }

  /** What touches would mean, before they are an act. */
  async attempt(side: Side, touched: Touch[]): Promise<Extract<Answer, { say: 'tried' }> | null> {
    const answer = await this.#ask({ say: 'try', side, touched }, true);
    return answer?.say === 'tried' ? answer : null;
  }

  async forecast(side: Side, action: string): Promise<Extract<Answer, { say: 'forecast' }> | null> {
    const answer = await this.#ask({ say: 'forecast', side, action }, true);
    return answer?.say === 'forecast' ? answer : null;
  }

  /** Everything that a side may do now, in words. */
  async acts(side: Side): Promise<ActKind[]> {
    const answer = await this.#ask({ say: 'acts', side });
    return answer?.say === 'acts' ? answer.kinds : [];
  }

  async hint(side: Side): Promise<Extract<Answer, { say: 'hint' }> | null> {
    const answer = await this.#ask({ say: 'hint', side });
    return answer?.say === 'hint' ? answer : null;
  }

  async replay(ply: number): Promise<Extract<Answer, { say: 'replayed' }> | null> {
    const answer = await this.#ask({ say: 'replay', side: this.side, ply });
    if (answer?.say !== 'replayed') return null;
    if (answer.same_board && this.view) answer.scene.board = this.view.scene.board;
    return answer;
  }

  /** Asks for a page of the log before what is here. */
  async earlier(): Promise<void> {
    const before = begins(this.log);
    if (!before) return;
    const answer = await this.#ask({ say: 'log', before }, true);
    // The log may have been told anew meanwhile.
    if (answer?.say === 'log' && begins(this.log) === before) this.log = [...answer.log, ...this.log];
  }

  /** A link that moves this seat to the device that opens it. */
  async moveSeat(): Promise<string | null> {
    const link = freshLink();
    return (await this.#ask({ say: 'link', link })) ? link : null;
  }

  /** What decided the match that is over: at first glance, or thought over. */
  async debrief(whole: boolean, quiet = false): Promise<Debrief | null> {
    this.weighing = null;
    const answer = await this.#ask({ say: 'debrief', whole }, quiet);
    return answer?.say === 'debrief' ? answer.debrief : null;
  }
  enough = (): void => this.#line.say({ say: 'enough' });

  /** How it stood before a line, for a match that goes on from there. */
  async positionBefore(line: number): Promise<JsonValue> {
    const answer = await this.#ask({ say: 'branch', line });
    return answer?.say === 'branch' ? answer.position : null;
  }

  /** Takes the record home as a file. */
  async save(): Promise<void> {
    const answer = await this.#ask({ say: 'record' });
    if (answer?.say === 'record') download(answer.file, answer.text);
  }

  /** On in the lesson, back, or one's own way. */
  lesson = (turn: Turn) => this.#ask({ say: 'lesson', turn });
  undo = (side: Side) => this.#ask({ say: 'undo', side, view: this.#number(side) });
  consent = (side: Side, yes: boolean) => this.#ask({ say: 'consent', side, yes });
  talk = (said: Said) => this.#ask({ say: 'talk', said });
  resign = (side: Side) => this.#ask({ say: 'resign', side });
  propose = (what: Proposal) => (this.side ? this.#ask({ say: 'propose', side: this.side, what }) : null);
  /** Answers what the other player has proposed. */
  reply = (yes: boolean) => (this.side ? this.#ask({ say: 'reply', side: this.side, yes }) : null);
  throwDice = (values: number[]) => this.#ask({ say: 'throw', values });
  draw = (face: number) => this.#ask({ say: 'draw', face });
  correct = (index: number, value: number) => this.#ask({ say: 'correct', index, value });
  hurry = (): void => this.#line.say({ say: 'hurry' });
  invitation = () => invitation(this.id);

  /** The number of the view that a side has. */
  #number(side: Side): number {
    return this.table?.views.find(v => v.side === side)?.view.view ?? 0;
  }

  close(): void {
    this.#line.close();
  }
}
