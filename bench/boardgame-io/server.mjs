// boardgame.io's own server with its own file storage, and the cheapest game there is: two players count in turn.
// Started with a folder and the moves of a match. It tells its parent its port, and whenever it is asked how many
// decisions are in the files and how long it has worked.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require('boardgame.io/server');

/** A match is as long as one of ours is by lot: the log that it has stored is written again with every move. */
const MOVES = Number(process.argv[3]);

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= MOVES ? { draw: true } : undefined),
  disableUndo: true,
};

let kept = 0;
class Counted extends FlatFile {
  async setState(id, state, deltalog) {
    await super.setState(id, state, deltalog);
    // The state that a match begins with is no decision.
    if (deltalog?.length) kept += 1;
  }
}

const server = Server({ games: [counting], db: new Counted({ dir: process.argv[2] }), origins: ['*'] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
process.on('message', () => process.send({ kept, work: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
process.send({ port: appServer.address().port });
