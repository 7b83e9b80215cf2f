use kernel::Side;

/// What a hex is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// PL-10.
    Void,
    /// PL-11.
    Asteroids,
    /// PL-12: never entered.
    Planetoid,
    /// PL-13: crossed for nothing, never rested in.
    ForceField,
    /// PL-14: never entered by choice.
    BlackHole,
    /// PL-15, PL-16: strong ground for its owner.
    Planet(Side),
    /// PL-17: where units start.
    Station(Side),
}

impl Terrain {
    /// How a map writes a terrain, its word in scenes, and its name.
    const TABLE: [(Terrain, char, &'static str, &'static str); 9] = [
        (Terrain::Void, '.', "void", "terrain-void"),
        (Terrain::Asteroids, ':', "asteroid", "terrain-asteroids"),
        (Terrain::Planetoid, '#', "planetoid", "terrain-planetoid"),
        (Terrain::ForceField, '=', "forcefield", "terrain-force-field"),
        (Terrain::BlackHole, '@', "blackhole", "terrain-black-hole"),
        (Terrain::Planet(Side::A), 'A', "planet0", "terrain-planet-a"),
        (Terrain::Planet(Side::B), 'B', "planet1", "terrain-planet-b"),
        (Terrain::Station(Side::A), 'a', "station0", "terrain-station"),
        (Terrain::Station(Side::B), 'b', "station1", "terrain-station"),
    ];

    /// The terrain that a map writes with this character.
    pub fn from_char(letter: char) -> Option<Terrain> {
        Self::TABLE.iter().find(|row| row.1 == letter).map(|row| row.0)
    }

    fn row(self) -> &'static (Terrain, char, &'static str, &'static str) {
        Self::TABLE.iter().find(|row| row.0 == self).unwrap_or(&Self::TABLE[0])
    }

    /// Its word, as scenes know it.
    pub fn word(self) -> &'static str {
        self.row().2
    }

    /// Its name, a message of the game's words.
    pub fn name(self) -> &'static str {
        self.row().3
    }

    /// Points to enter it (PL-10 to PL-17); none where nobody enters (PL-47).
    pub const fn cost(self) -> Option<u32> {
        match self {
            Terrain::Void | Terrain::Planet(_) | Terrain::Station(_) => Some(1),
            Terrain::Asteroids => Some(2),
            Terrain::ForceField => Some(0),
            Terrain::Planetoid | Terrain::BlackHole => None,
        }
    }

    /// What it adds to the combat potential of a unit of `owner` standing there (PL-33 to PL-35, PL-R8).
    pub fn bonus(self, owner: Side) -> u32 {
        match self {
            Terrain::Asteroids => 1,
            Terrain::Planet(side) if side == owner => 2,
            _ => 0,
        }
    }

    /// Whether a unit may stand there at the end of a move or retreat (PL-20, PL-47, PL-72).
    pub fn is_ground(self) -> bool {
        self.cost().is_some() && self != Terrain::ForceField
    }

    /// Whether it is a body that stops movement and fire (PL-47, PL-58).
    pub const fn is_body(self) -> bool {
        matches!(self, Terrain::Planetoid | Terrain::BlackHole)
    }
}
