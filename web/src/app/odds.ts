// Which rows of the odds stand beside a forecast.

import type { Say } from './say.ts';
import type { Answer, ForecastRow, OddsRow } from './wire.ts';

export type Foreseen = Extract<Answer, { say: 'forecast' }>;

/** Half a thousandth: the bar of a forecast is drawn in whole ones. */
const ROUNDING = 0.0005;

/**
 * The odds that the forecast has not said already. Only a row with the same words *and* the same chance is the same
 * outcome: one that is merely called alike is shown, or what is on the screen would not add up.
 */
export function unsaid({ forecast, odds }: Foreseen, say: Say): OddsRow[] {
  if (!odds.dice) return [];
  const near = ROUNDING + odds.error + 1e-9;
  const said = (row: OddsRow) =>
    forecast.rows.some(f => f.bar > 0 && say(f.label) === say(row.what) && Math.abs(f.bar / 1000 - row.chance) <= near);
  return odds.rows.filter(row => !said(row));
}

/** The facts of a forecast: an end that the game tells is not told again among what is thrown away. */
export function facts({ forecast: { rows } }: Foreseen, say: Say): ForecastRow[] {
  const ending = ({ value }: ForecastRow) =>
    typeof value === 'object' && 'key' in value && value.key === 'caution-ends' ? value.args?.ending : undefined;
  return rows.filter(row => {
    const end = ending(row);
    return end === undefined || typeof end === 'number' || !rows.some(other => say(other.value) === say(end));
  });
}

/** The word beside the title. What was sampled is never called exact, nor certain what a lot or an answer decides. */
export function certainty({ odds }: Foreseen): string {
  if (!odds.dice) return odds.aside ? 'odds-aside' : 'odds-facts';
  if (odds.next) return 'odds-answer';
  return odds.exact ? 'odds-exact' : 'odds-sampled';
}
