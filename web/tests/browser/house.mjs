// A server and a browser for all tests of a file; whoever comes there leaves after his test.

import { after, afterEach, before } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

export class House {
  #people = [];

  /** What a file looks up in it before its first test is told `ready`. */
  constructor(ready = () => {}) {
    before(async () => {
      [this.server, this.browser] = await Promise.all([Server.start(), launch()]);
      await this.prepare();
      await ready(this);
    });
    after(async () => {
      await this.browser?.close();
      await this.server?.stop();
    });
    afterEach(async () => {
      for (const person of this.#people.splice(0)) await person.leave();
    });
  }

  /** What is laid ready before the first test: the usual game is one that any test can play. */
  async prepare() {
    Person.usual = (await this.server.plain()).id;
  }

  /** The id of a game that is played on a table in inches. */
  async plane() {
    for (const { id, scenarios } of await this.server.games())
      if ((await this.server.beginning(id, scenarios[0])).board.kind === 'plane') return id;
  }

  /** Somebody is here. */
  welcomes(person) {
    this.#people.push(person);
    return person;
  }

  /** Somebody who plays with the real program, this one or another. */
  async come(options, base = this.server.base) {
    return this.welcomes(await Person.sit(this.browser, base, options));
  }
}
