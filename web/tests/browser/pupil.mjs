// A person who follows a lesson by its own steps: what it says, what it asks for, and how one does it.

import assert from 'node:assert/strict';
import { PATIENCE } from './person.mjs';

export class Pupil {
  constructor(person) {
    this.person = person;
  }

  get page() {
    return this.person.page;
  }

  strip() {
    return this.page.locator('[data-lesson]');
  }

  button(id) {
    return this.page.locator(`[data-deed="${id}"]:visible`).first();
  }

  /** Presses a button with a hand that comes from elsewhere: one that rests there would have to read first. */
  async press(id) {
    await this.page.mouse.move(2, 2);
    await this.button(id).click();
  }

  says() {
    return this.page.evaluate(() => {
      const { mood, next } = document.querySelector('[data-lesson]')?.dataset ?? {},
        table = document.querySelector('main.table');
      return {
        mood,
        next: next?.split(' ').filter(Boolean) ?? [],
        step: document.querySelector('[data-lesson] h2')?.textContent,
        still: table?.dataset.moving === 'false' && table.dataset.turn !== 'theirs',
        touched: document.querySelectorAll('.gg-board [data-state=selected], .gg-board [data-state=chosen]').length,
      };
    });
  }

  async until(wanted, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const now = await this.says();
      if (wanted(now)) return now;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${JSON.stringify(now)}`);
      await this.page.waitForTimeout(30);
    }
  }

  /** The next step that asks for something, or the end. */
  step() {
    return this.until(s => s.mood && s.mood !== 'reply' && (s.still || s.mood === 'over'), 'a step');
  }

  /** Does what the step asks for, touch by touch, as its light shows. */
  async touch(now) {
    const [key] = now.next;
    // Everything is touched: what it leads to is thrown, or goes by itself.
    if (!key) return this.goOn(now);
    const id = key.slice(2);
    if (key.startsWith('b:')) return this.press(`touch ${id}`);
    // What has no place of its own on the page, a pose or a heading, the lesson shows.
    if (!/^[pc]:/.test(key)) return this.press('teach show');
    const tray = this.page.locator(`[data-tray-piece="${id}"]`).first();
    if (await tray.count()) return tray.click();
    const at = this.page.locator(key.startsWith('p:') ? `[data-piece="${id}"]` : `[data-cell="${id}"]`).first(),
      box = await at.boundingBox();
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Presses the button of an act that is chosen, unless it goes by itself. */
  async goOn(before) {
    const go = this.page.locator('[data-lesson] .act.main[data-deed^="go "], .act.main[data-deed=throw]').first(),
      gone = now => JSON.stringify(now) !== JSON.stringify(before);
    for (const end = Date.now() + PATIENCE; Date.now() < end && !gone(await this.says());)
      if (
        await go.click({ timeout: 1000 }).then(
          () => true,
          () => false,
        )
      )
        return;
  }

  /** Follows a lesson from its first step to its end; `seen` is told of each step before it is done. */
  async follow({ byHand, seen = async () => {} }) {
    await this.strip().waitFor();
    for (let n = 0; n < 400; n++) {
      const now = await this.step();
      await seen(now);
      if (now.mood === 'over') return;
      assert.notEqual(now.mood, 'other', `${now.step}: the lesson does not follow itself`);
      if (now.mood === 'read') await this.press('teach next');
      else if (now.mood === 'battle') {
        await this.press('teach show');
        await this.page.locator('[data-hint] .act.main').click();
      } else if (now.mood === 'lost') throw new Error('the battle was lost');
      else if (byHand) await this.touch(now);
      else await this.press('teach show');
      await this.until(s => JSON.stringify(s) !== JSON.stringify(now) || s.mood === 'battle', 'an answer');
    }
    throw new Error('the lesson does not end');
  }
}
