// The buttons of the banner while a decision is under way: the likely one first and in the main colour.

import { given, touchKey, walk } from './gestures.ts';
import type { Play } from './play.svelte.ts';
import { strays } from './show.ts';
import type { Gesture, Scene, Text, Touch } from './wire.ts';

type Words = (key: string) => string;

/** A button of the banner. */
export interface Deed {
  id: string;
  label: Text;
  /** What it throws away. */
  costs?: Text[];
  main: boolean;
  run: () => void;
  /** Dangerous. */
  warn?: boolean;
  /** What it does, where that is one act. */
  gesture?: Gesture | null;
}

export function deedsOf(play: Play, scene: Scene, t: Words): Deed[] {
  const out: Deed[] = [],
    back: Deed = { id: 'back', label: t('back'), main: false, run: () => void play.back() };
  const { throwing, doubted, armed, step } = play;
  if (doubted)
    return [
      {
        id: `sure ${doubted.action}`,
        label: t('sure'),
        costs: costsOf(doubted),
        main: true,
        warn: true,
        gesture: doubted,
        run: () => void play.carryOut(doubted),
      },
      { ...back, label: t('sure-not') },
    ];
  if (throwing) return [{ id: 'throw', label: t('throw'), main: true, run: () => void play.carryOut(throwing) }, back];
  const { ghost } = play;
  if (ghost) {
    if (ghost.state !== 'no')
      out.push({
        id: 'place',
        label: t('trial-place'),
        main: true,
        gesture: play.trial.act,
        run: () => void play.place(),
      });
    out.push({ id: 'putback', label: t('trial-back'), main: false, run: () => void play.back() });
  }
  if (armed) out.push({ id: 'do', label: t('do-it'), main: true, run: () => play.doArmed() });
  for (const g of step.ready) {
    const label: Text = g.confirm ?? (step.ready.length > 1 ? (g.mark ?? g.action) : t('confirm'));
    out.push({
      id: `go ${g.action}`,
      label,
      main: false,
      gesture: g,
      costs: costsOf(g),
      warn: g.warn === true,
      run: () => void play.carryOut(g),
    });
  }
  // The banner's own buttons stay while something is chosen on the board, but not inside a choice of buttons.
  // A piece that nobody had to choose is no choice, and cannot be let go.
  const free = step.touches.length > given(play.gestures).length;
  const chosen = free && !step.touches.some(t => 'button' in t);
  const firsts = chosen ? strays(walk(play.gestures, []), scene).filter(n => 'button' in n.touch) : [];
  const seen = new Set<string>();
  for (const next of [...strays(step, scene), ...firsts]) {
    const { touch } = next,
      key = touchKey(touch),
      gesture = next.ends.length === 1 ? next.ends[0] : null;
    if (seen.has(key)) continue;
    seen.add(key);
    out.push({
      id: `touch ${nameOf(touch, scene)}`,
      label: labelOf(touch, scene),
      main: false,
      gesture,
      costs: costsOf(gesture),
      warn: gesture?.warn === true,
      run: () => play.press(touch),
    });
  }
  if ((free || armed) && !ghost) out.push(back);
  // One strong thing: the button that completes, or the banner's first; never a detail of the piece chosen.
  const likely =
    step.ready.length || !chosen ? out[0] : out.find(d => firsts.some(n => d.id === `touch ${nameOf(n.touch, scene)}`));
  if (likely && likely !== back && !ghost && !out.some(d => d.main)) likely.main = true;
  return out;
}

/** What an act throws away, the gravest first. */
function costsOf(g: Gesture | null): Text[] {
  const { ends, forfeits = [] } = g?.caution ?? {};
  return [...(ends === undefined ? [] : [ends]), ...forfeits];
}

function nameOf(t: Touch, scene: Scene): string {
  return 'button' in t ? t.button[0] : JSON.stringify(labelOf(t, scene)) + JSON.stringify(t);
}

function labelOf(t: Touch, scene: Scene): Text {
  if ('button' in t) return t.button[1];
  if ('piece' in t) return scene.pieces.find(p => p.id === t.piece)?.name || t.piece;
  return 'cell' in t ? t.cell : 'heading' in t ? `${t.heading}°` : '';
}
