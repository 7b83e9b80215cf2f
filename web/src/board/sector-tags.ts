// Flags with the sectors' names, who holds them, and what is hidden in a reserve.

import type { Scene, Text } from '../protocol/index.ts';
import type { Placer } from './draw/placer.ts';
import { sideStyle } from './draw/styles.ts';
import { textWidth } from './draw/text.ts';
import { esc, f1, toPath } from './draw/tools.ts';
import type { SectorFrame } from './ground/sector-frame.ts';
import { SECTOR_TERRAIN } from './ground/sectors.ts';
import { hiddenStand } from './pieces/soldiers.ts';

export function sectorTags(
  scene: Scene,
  f: SectorFrame,
  placer: Placer,
  say: (t: Text) => string,
): { under: string; tags: string } {
  let under = '',
    tags = '';
  for (const c of f.cells.values()) {
    const s = c.sector,
      label = say(s.label);
    if (c.reserve) {
      const open = s.camp === 'a',
        q = c.quad[3],
        side = sideStyle(scene.sides, s.camp);
      placer.add([q[0] + 14, q[1] - 26, textWidth(label, 17, 'serif'), 24]);
      tags +=
        `<text x="${f1(q[0] + 14)}" y="${f1(q[1] - 9)}" class="name" font-size="17"` +
        ` fill="${open ? '#33290f' : '#fff'}" stroke="${open ? '#f2ead0' : '#2b2f26'}">${esc(label)}</text>`;
      const w = Math.min(0.3, (f.lanes * 0.6) / Math.max(1, s.hidden));
      for (let i = 0; i < s.hidden; i++) tags += hiddenStand(side, ...f.pt(-f.lanes / 6 + i * w, (c.v0 + c.v1) / 2));
      continue;
    }
    const d = toPath(c.quad, true);
    if (s.contested)
      under +=
        `<path d="${d}" fill="#ffe9a8" fill-opacity=".24"/><path d="${d}" fill="url(#ggHatch)" opacity=".12"/>` +
        `<path d="${d}" fill="none" stroke="#b3392c" stroke-width="3"/>`;
    const p = f.pt(c.u - 0.47, c.v0 + 0.008),
      short = s.id.length <= 3 ? s.id : '',
      indent = short ? 32 : 12;
    const w = textWidth(label, 15, 'serif') + indent + 14,
      holder = s.holder ? sideStyle(scene.sides, s.holder) : null;
    const said = s.status ? say(s.status) : '',
      room = s.limit && !said.includes(`${s.used}/${s.limit}`) ? `${s.used} / ${s.limit}` : '',
      unknown = s.terrain.filter(t => !SECTOR_TERRAIN.has(t)).join(', ');
    const status = [said, room, unknown].filter(Boolean).join('  ');
    const flag = holder ? (holder.index ? `M0 0h7v24h-7z` : 'M0 0h7v24h-7z') : '';
    placer.add([p[0] + 4, p[1] + 4, w + 8, 42]);
    tags +=
      `<g transform="translate(${f1(p[0] + 4)} ${f1(p[1] + 4)})">` +
      `<path d="M0 0H${f1(w)}l8 12-8 12H0z" fill="#fbf5e2" stroke="#4a3f28" stroke-width="1.2"` +
      ' opacity=".95"/>' +
      (flag
        ? `<path d="${flag}" fill="${holder!.fill}"/>` +
          (holder!.index ? '<path d="M3.5 0v24" stroke="#fff" stroke-width="1.6" stroke-dasharray="4 3"/>' : '')
        : '') +
      (short ? `<text x="11" y="17" class="cnum" font-size="14" fill="#7d1710">${esc(short)}</text>` : '') +
      `<text x="${indent + 4}" y="17" class="name plain" font-size="15" fill="#2b2414">${esc(label)}</text></g>`;
    if (status)
      tags +=
        `<text x="${f1(p[0] + 12)}" y="${f1(p[1] + 43)}" class="cnum semi halo" font-size="14.5" fill="#2b2a1c"` +
        ` stroke="#eef0cf" stroke-width="3" xml:space="preserve">${esc(status)}</text>`;
  }
  return { under, tags };
}
