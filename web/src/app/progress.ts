// What this device has learnt: how far each lesson was followed, and where it goes on.

import { house } from '#house';

export interface Progress {
  /** The step reached, from 0, and how many there are. */
  step: number;
  of: number;
  done: boolean;
  /** The table where it goes on. */
  id: string;
  secret: string;
}

const KEY = house.device ? 'grognard.device.school' : 'grognard.school';

function all(): Record<string, Progress | undefined> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, Progress> | null) ?? {};
  } catch {
    return {};
  }
}

export const progressOf = (game: string, lesson: string): Progress | null => all()[`${game}/${lesson}`] ?? null;

/** A lesson once done stays done. */
export function learn(game: string, lesson: string, now: Progress): void {
  const done = now.done || (progressOf(game, lesson)?.done ?? false);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: { ...now, done } }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The first lesson that is not done, or none. */
export const nextLesson = (game: string, lessons: { id: string }[]): string | null =>
  lessons.find(l => !progressOf(game, l.id)?.done)?.id ?? null;
