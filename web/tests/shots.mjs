// Pictures of the specimen: `npm run shots [-- name ...]`, the dev server's address in SPECIMEN (default: own preview).
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const names = process.argv.slice(2),
  all = [
    '',
    'parchment',
    'staff',
    'panorama',
    'table',
    'coins',
    'sea',
    'air',
    'space',
    'province',
    'panorama-marks',
    'table-marks',
  ];
const port = 4179,
  base = process.env.SPECIMEN ?? `http://localhost:${port}/specimen.html`;
const server = process.env.SPECIMEN
  ? null
  : spawn('npx', ['vite', '--port', String(port), '--strictPort'], { stdio: 'ignore', detached: true });
mkdirSync('shots', { recursive: true });
if (server) await new Promise(r => setTimeout(r, 4000));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const name of names.length ? names : all)
    for (const [kind, width, height, theme] of [
      ['desk', 1092, 750, 'light'],
      ['dark', 1092, 750, 'dark'],
      ['phone', 390, 480, 'light'],
    ]) {
      if (process.env.KINDS && !process.env.KINDS.split(',').includes(kind)) continue;
      const page = await browser.newPage({
        viewport: { width: name ? width : 1440, height: name ? height : 900 },
        deviceScaleFactor: kind === 'phone' ? 2 : 1,
        hasTouch: kind === 'phone',
      });
      page.on('console', m => m.type() === 'error' && console.log(name, kind, m.text()));
      page.on('pageerror', e => console.log(name, kind, String(e)));
      await page.goto(`${base}?scene=${name}&theme=${theme}`);
      if (name)
        await page
          .waitForSelector('.ground canvas', { timeout: 30000 })
          .catch(() => console.log(name, kind, 'no ground'));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `shots/${name || 'sheet'}-${kind}.png`, fullPage: !name });
      await page.close();
    }
} finally {
  await browser.close();
  if (server) process.kill(-server.pid);
}
