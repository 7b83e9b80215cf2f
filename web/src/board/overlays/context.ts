// What overlays need to know of the board.

import type { Scene, Text } from '../../protocol/index.ts';
import type { Placer } from '../draw/placer.ts';
import type { Box, Pt } from '../draw/tools.ts';
import type { Layout } from '../layout.ts';

export interface OverlayContext {
  layout: Layout;
  sides: Scene['sides'];
  say: (t: Text) => string;
  placer: Placer;
  /** Centre of a cell or a piece. */
  where(id: string): Pt | null;
  /** Box of what stands there, or of the cell. */
  boxAt(id: string): Box | null;
  /** The ground is dark. */
  dark: boolean;
  /** Size of words in pills. */
  type: number;
}
