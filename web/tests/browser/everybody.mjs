// Whether everybody can use a page: every rule of axe, the experimental one on names included, without exception.

import { readFileSync } from 'node:fs';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What axe finds wrong on a page once it is drawn, a line each; `only` by these rules. */
export async function faults(page, only) {
  for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' });
  await page.evaluate(axe);
  return page.evaluate(async only => {
    const rules = { 'label-content-name-mismatch': { enabled: true } },
      which = only ? { runOnly: only } : { rules };
    const { violations } = await window.axe.run(document, { ...which, resultTypes: ['violations'] });
    const where = v => v.nodes.slice(0, 3).map(n => n.target.join(' '));
    return violations.map(v => `${v.id}: ${where(v).join(', ')}`);
  }, only);
}
