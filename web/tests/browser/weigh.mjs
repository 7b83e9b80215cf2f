// What a page costs who opens it for the first time: bytes over the wire, and the longest task of its script.

/** Nothing has come for so long, in milliseconds: the page is there. */
const QUIET = 1000;

/** Bytes of all answers until the page is quiet, with the heaviest, and the longest task in milliseconds. */
export async function weigh(browser, url, ready) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' }),
    page = await context.newPage(),
    wire = await context.newCDPSession(page),
    names = new Map(),
    parts = new Map();
  context.setDefaultTimeout(120_000); // bytes are counted here, not seconds
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', e => names.set(e.requestId, new URL(e.response.url).pathname));
  let came = Date.now();
  wire.on('Network.loadingFinished', e => {
    parts.set(names.get(e.requestId) ?? '?', e.encodedDataLength);
    came = Date.now();
  });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(t => Math.round(t.duration)))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(url);
  await ready(page);
  // quiet, though the page may go on waiting for news
  while (Date.now() - came < QUIET) await page.waitForTimeout(100);
  const longest = Math.max(0, ...(await page.evaluate(() => window.tasks)));
  await context.close();
  const bytes = [...parts.values()].reduce((a, b) => a + b, 0);
  return { bytes, longest, parts: [...parts].sort((a, b) => b[1] - a[1]) };
}

/** The bounds: of the home page and of a table, in bytes. */
export const LIGHT = { home: 250_000, table: 300_000 };

/** The home page as a stranger opens it. */
export const home = (browser, base) => weigh(browser, `${base}/`, page => page.locator('a.card').nth(7).waitFor());

/** A table as somebody who was sent its link opens it. */
export const table = (browser, base, hash) =>
  weigh(browser, `${base}/${hash}`, page => page.locator('.ground canvas').waitFor());
