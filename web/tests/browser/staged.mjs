// A table played from a script: what the house says is written down, and what the page says is heard.

import { House } from './house.mjs';
import { Person } from './person.mjs';

/** The present of a seat, as the house would tell it. */
export const view = (scene, more) => ({
  view: 1,
  ply: 0,
  scene,
  gestures: [],
  awaits: [true, false],
  sealed: false,
  end: null,
  undo: 'none',
  die: null,
  correctable: [],
  ...more,
});

export const table = (views, more = {}) => ({
  say: 'table',
  views,
  log_kept: 0,
  log_from: 0,
  log: [],
  frames: [],
  settled: 0,
  thinking: null,
  present: [true, true],
  taken: [true, true],
  secret: null,
  ...more,
});

export const welcome = (game, more) => ({
  say: 'welcome',
  id: 'm',
  order: { game, scenario: 'x', options: {}, players: ['', ''] },
  seats: [{ kind: 'person' }, { kind: 'person' }],
  you: ['a'],
  hot_seat: false,
  real_dice: false,
  watching: false,
  commitment: 'ab',
  hidden: false,
  ...more,
});

/** Dice that are asked for. */
export const die = more => ({
  what: 'Fire of the battery',
  faces: 6,
  lowest: 1,
  index: 0,
  count: 1,
  by: null,
  act: null,
  wants: [],
  drawn: [],
  answers: [],
  ...more,
});

export const line = (text, more = {}) => ({ kind: 'act', side: 'b', text, cells: [], dice: [], motions: [], ...more });

/** The first game without secrets, with one regiment a side on its first board. */
export async function stage(server) {
  const card = await server.plain();
  const scene = await (await fetch(`${server.base}/api/preview/${card.id}/${card.scenarios[0]}`)).json();
  scene.pieces = ['a', 'b'].map((side, i) => ({
    id: `S${side}`,
    side,
    shape: 'counter',
    kind: 'infantry',
    at: scene.board.cells[20 + i].id,
    name: `Regiment ${side}`,
    label: side,
  }));
  return { game: card.id, scene };
}

/** Somebody at a table that answers as `answer` says, what it heard, and a voice to speak to him with. */
export async function sit(browser, server, hello, answer, options) {
  const person = await Person.sit(browser, server.base, options),
    heard = [];
  let voice = () => {};
  await person.page.routeWebSocket(/\/ws\//, socket => {
    const say = message => socket.send(JSON.stringify(message));
    voice = say;
    socket.onMessage(text => {
      const request = JSON.parse(text);
      heard.push(request);
      if (request.say === 'hello') hello(say);
      else answer(request, say);
    });
  });
  await person.go('#/t/m/s');
  return { person, heard, say: message => voice(message) };
}

/** A button that does this, if the table takes it. */
export const button = (id, words, more) => ({ action: id, touch: [{ button: [id, words] }], ...more });

/** What the page has decided. */
export const acts = heard => heard.filter(r => r.say === 'act').map(r => r.action);

/** Takes everything that is asked. */
const agree = (request, say) => say({ say: 'done', ask: request.ask });

/** A staged table for all tests of a file. */
export class Company extends House {
  async prepare() {
    Object.assign(this, await stage(this.server));
  }

  cell(i) {
    return this.scene.board.cells[i].id;
  }

  view(more) {
    return view(this.scene, more);
  }

  welcome(more) {
    return welcome(this.game, more);
  }

  /** Somebody at a table that says `hello` and answers as `answer` says. */
  async sit(hello, answer = agree, options) {
    const seated = await sit(this.browser, this.server, hello, answer, options);
    return { ...seated, page: this.welcomes(seated.person).page };
  }
}
