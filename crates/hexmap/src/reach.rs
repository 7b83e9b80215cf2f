use crate::{Cell, CellSet, NeighbourSets};

/// What the ground does to a moving piece when only the cell entered decides the cost.
#[derive(Clone, Copy, Debug)]
pub struct Terrain<'a, const WORDS: usize> {
    /// The cells by the cost of entering them; a cell in no band cannot be entered.
    pub bands: &'a [(u32, CellSet<WORDS>)],
    /// Cells that may not even be passed, such as those the enemy holds.
    pub blocked: CellSet<WORDS>,
    /// Cells that may be passed but not stopped in, such as those friends hold.
    pub no_stop: CellSet<WORDS>,
    /// Cells that may be entered but not left again, such as those beside an enemy.
    pub halt: CellSet<WORDS>,
}

/// The cells first reached at each cost from 0 to `LAYERS - 1`: the quick way to list moves, without a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach<const WORDS: usize, const LAYERS: usize> {
    layers: [CellSet<WORDS>; LAYERS],
}

impl<const WORDS: usize, const LAYERS: usize> Reach<WORDS, LAYERS> {
    /// Where a piece can stop with this budget. Nothing beyond cost `LAYERS - 1` is looked at.
    ///
    /// Entry costs depend on the cell alone, so the cheapest way into a cell is the first that touches it: no
    /// cell is ever looked at twice.
    #[inline]
    pub fn new(around: &NeighbourSets<WORDS>, from: Cell, budget: u32, terrain: &Terrain<'_, WORDS>) -> Self {
        let mut layers = [CellSet::EMPTY; LAYERS];
        let mut closed = terrain.blocked;
        closed.insert(from);
        let last = LAYERS.min((budget as usize).saturating_add(1));
        if last > 0 {
            layers[0].insert(from);
        }
        // Cells from which not even the cheapest step is left need no look around.
        let cheapest = terrain.bands.iter().map(|&(cost, _)| cost as usize).min().unwrap_or(last);
        for spent in 0..last.saturating_sub(cheapest) {
            // The start may always be left.
            let mut frontier = if spent == 0 { layers[0] } else { layers[spent] - terrain.halt };
            while !frontier.is_empty() {
                let touched = around.around_all(frontier) - closed;
                closed |= touched;
                frontier = CellSet::EMPTY;
                for &(cost, band) in terrain.bands {
                    let total = spent.saturating_add(cost as usize);
                    if total < last {
                        layers[total] |= touched & band;
                    }
                    if cost == 0 {
                        frontier |= (touched & band) - terrain.halt;
                    }
                }
            }
        }
        for layer in &mut layers {
            *layer -= terrain.no_stop;
        }
        Self { layers }
    }

    /// The cells first reached at exactly this cost where the piece may stop; cost 0 holds the start, unless it
    /// may not stay there.
    #[inline]
    pub fn at_cost(&self, cost: u32) -> CellSet<WORDS> {
        self.layers.get(cost as usize).copied().unwrap_or_default()
    }

    /// Every cell where the piece may stop, whatever the cost, the start included if it may stay there.
    #[inline]
    pub fn all(&self) -> CellSet<WORDS> {
        self.layers.iter().fold(CellSet::EMPTY, |all, &layer| all | layer)
    }

    /// What it costs to stop in a cell; none if that is not possible.
    pub fn cost(&self, cell: Cell) -> Option<u32> {
        self.layers.iter().position(|layer| layer.contains(cell)).map(|cost| cost as u32)
    }
}
