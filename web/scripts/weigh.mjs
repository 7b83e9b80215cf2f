// What the home page and a table weigh over the wire, and their longest task. Part of `make bench`.
//
//   GROGNARD_BIN=target/release/grognard node scripts/weigh.mjs

import { launch } from '../tests/browser/person.mjs';
import { Server } from '../tests/browser/server.mjs';
import { home, LIGHT, table } from '../tests/browser/weigh.mjs';

const server = await Server.start(),
  browser = await launch();
const tell = (name, { bytes, longest, parts }, most) => {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${most / 1000} kB, longest task ${longest} ms`);
  for (const [part, n] of parts.slice(0, 8)) console.log(`  ${(n / 1000).toFixed(1).padStart(6)} kB  ${part}`);
};
try {
  tell('home', await home(browser, server.base), LIGHT.home);
  for (const card of await server.games()) {
    const hash = await server.match(card, { start: 'quick' });
    tell(`table ${card.id}`, await table(browser, server.base, hash), LIGHT.table);
  }
} finally {
  await browser.close();
  await server.stop();
}
