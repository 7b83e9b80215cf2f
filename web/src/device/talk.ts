// What the page, the worker of the rooms and the workers of the commander say to each other.

/** A question, or a call to a room: its port comes along, and `null` on it hangs up. */
export type ToWorker = { ask: number; address: string; body: string } | { call: string };
/** An answer, or the news that the worker can no longer be used. */
export type FromWorker = { answer: number; ok: boolean; text: string } | { broken: string };

export type ToThinker =
  | { module: WebAssembly.Module }
  | { start: number; task: string; seed: number; millis: number; chief: boolean }
  | { stop: number }
  | { count: number; ballots: string[] };
/** What somebody thinks (nothing when he had an accident), or what all of them came to. */
export type FromThinker = { thought: number; ballot: string | null } | { decided: number; advice: string | null };
