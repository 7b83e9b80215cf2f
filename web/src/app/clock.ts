// Time left, in words and figures.

import type { Pace } from './wire.ts';
import { t } from './words.svelte.ts';

const MINUTE = 60_000,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR;

/** What a clock shows: days and hours, minutes and seconds, and tenths in the last minute. */
export function dial(millis: number): string {
  const left = Math.max(0, millis);
  if (left >= DAY) return t('time-days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  const two = (n: number) => String(n).padStart(2, '0');
  const h = Math.floor(left / HOUR),
    m = Math.floor((left % HOUR) / MINUTE),
    s = Math.floor((left % MINUTE) / 1000);
  if (h) return `${h}:${two(m)}:${two(s)}`;
  return left >= MINUTE ? `${m}:${two(s)}` : `${s}${t('decimal-mark')}${Math.floor((left % 1000) / 100)}`;
}

/** How long there is, in a sentence. */
export function left(millis: number): string {
  if (millis === Infinity) return '';
  if (millis >= DAY) return t('left-days', { d: Math.floor(millis / DAY), h: Math.floor((millis % DAY) / HOUR) });
  if (millis >= HOUR) return t('left-hours', { h: Math.floor(millis / HOUR), m: Math.floor((millis % HOUR) / MINUTE) });
  return t('left-minutes', { m: Math.ceil(millis / MINUTE) });
}

/** A pace by its name. */
export function paceTitle(pace: Pace | null | undefined): string {
  if (!pace) return t('no-clock');
  return pace.kind === 'live'
    ? t('pace-live', { minutes: pace.seconds / 60, seconds: pace.increment })
    : t('pace-days', { days: pace.days });
}

/** What a pace means. */
export function paceHelp(pace: Pace | null | undefined): string {
  if (!pace) return t('no-clock-help');
  return pace.kind === 'live' ? t('pace-live-help') : t('pace-days-help', { reserve: pace.reserve });
}
