// The sounds of the table, made on the spot: dice on wood, a march, a gun, a bell.

export type Sound = 'dice' | 'move' | 'gun' | 'turn';

let hiss: AudioBuffer | null = null;

/** A second of noise, from which everything that is no bell is cut. */
function noise(ctx: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

interface Burst {
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  /** The pitch it is cut at, at its beginning and at its end. */
  from: number;
  to: number;
  loud: number;
}

function burst(ctx: BaseAudioContext, { at, lasts, from, to, loud }: Burst): void {
  const source = ctx.createBufferSource(),
    filter = ctx.createBiquadFilter(),
    volume = ctx.createGain(),
    start = ctx.currentTime + at;
  source.buffer = noise(ctx);
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  source.connect(filter).connect(volume).connect(ctx.destination);
  source.start(start, Math.random() * 0.5, lasts);
}

function bell(ctx: BaseAudioContext, at: number, pitch: number): void {
  const tone = ctx.createOscillator(),
    volume = ctx.createGain(),
    start = ctx.currentTime + at;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
  tone.connect(volume).connect(ctx.destination);
  tone.start(start);
  tone.stop(start + 0.7);
}

export const SCORES: Record<Sound, (ctx: BaseAudioContext) => void> = {
  dice: ctx => {
    for (const at of [0, 0.07, 0.12, 0.21, 0.26]) burst(ctx, { at, lasts: 0.05, from: 3800, to: 900, loud: 0.28 });
  },
  move: ctx => {
    for (const at of [0, 0.16]) burst(ctx, { at, lasts: 0.09, from: 520, to: 120, loud: 0.3 });
  },
  gun: ctx => burst(ctx, { at: 0, lasts: 0.7, from: 1400, to: 60, loud: 0.6 }),
  turn: ctx => {
    bell(ctx, 0, 660);
    bell(ctx, 0.16, 880);
  },
};
