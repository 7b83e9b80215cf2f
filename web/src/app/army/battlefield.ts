// The scenario that is played: as it comes, or with the armies that were chosen.

import { completeArmy, enlist, fetchStock, type Bench } from '../api.ts';
import { keptArmies, type Source } from '../armies.ts';
import type { Draft, Side } from '../wire.ts';

export async function battlefield(
  bench: Bench,
  armies: readonly [Source, Source],
): Promise<string | { name: string; toml: string }> {
  const { game, scenario } = bench;
  if (armies.every(source => source === 'table')) return scenario;
  const stock = await fetchStock(bench),
    kept = keptArmies(game);
  const from = async (source: Source, side: Side): Promise<Draft | null> => {
    if (source === 'commander')
      return completeArmy(bench, side, { name: '', choices: {}, pieces: [] }, Math.floor(Math.random() * 2 ** 31));
    return (
      stock.ready.find(r => `ready ${r.id}` === source)?.draft ??
      kept.find(k => `kept ${k.name}` === source)?.draft ??
      null
    );
  };
  return { name: scenario, toml: await enlist(bench, await Promise.all([from(armies[0], 'a'), from(armies[1], 'b')])) };
}
