//! Mean and deviation of a stream of numbers: games judge on scales of their own, and the search must not care.

/// A running mean and deviation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spread {
    count: u32,
    mean: f32,
    squares: f32,
}

impl Spread {
    pub fn add(&mut self, x: f32) {
        self.count += 1;
        let delta = x - self.mean;
        self.mean += delta / self.count as f32;
        self.squares += delta * (x - self.mean);
    }

    /// The standard deviation, never quite 0 so that one may divide by it.
    pub fn deviation(&self) -> f32 {
        if self.count < 2 {
            return 0.1;
        }
        (self.squares / self.count as f32).max(0.0).sqrt().max(1e-3)
    }
}
