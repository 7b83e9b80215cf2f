// House rules on the set-up page: from what the fields hold to what the server is told.

import type { OptionSpec, Setting } from './wire.ts';

/** Whether an option does nothing with what else was chosen. */
export const isVoid = (spec: OptionSpec, specs: OptionSpec[], chosen: Record<string, Setting>): boolean =>
  spec.void.length > 0 &&
  spec.void.every(([key, setting]) => (chosen[key] ?? specs.find(other => other.key === key)?.default) === setting);

/** Only what differs from the game's own default and does something is sent. */
export function changed(specs: OptionSpec[], chosen: Record<string, Setting>): Record<string, Setting> {
  const out: Record<string, Setting> = {};
  for (const spec of specs) {
    const value = chosen[spec.key];
    if (value !== undefined && value !== spec.default && !isVoid(spec, specs, chosen)) out[spec.key] = value;
  }
  return out;
}

/** What was typed for a number: within its range, or `none` where that is allowed. */
export function readNumber(spec: OptionSpec, text: string): Setting {
  if (spec.choices.kind === 'seed') {
    const n = Math.round(Number(text));
    return text.trim() && Number.isFinite(n) ? Math.max(0, Math.min(spec.choices.max, n)) : 'none';
  }
  if (spec.choices.kind !== 'number') return text;
  const { min, max, none } = spec.choices,
    n = Math.round(Number(text));
  if (!text.trim()) return none ? 'none' : spec.default;
  return Number.isFinite(n) ? Math.max(min, Math.min(max, n)) : spec.default;
}

/** A number drawn for one of many chances. */
export const drawSeed = (max: number, random: () => number = Math.random): number => Math.floor(random() * (max + 1));
