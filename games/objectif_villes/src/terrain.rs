/// What a hex is made of (OV-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// OV-10.
    Plain,
    /// OV-11: what the game is about.
    Town,
    /// OV-12.
    Forest,
    /// OV-13.
    Mountain,
    /// OV-14: never entered.
    Sea,
}

impl Terrain {
    /// The table of the rules: how a map writes a terrain, its word, and the one number that is both the points to
    /// enter it and the combat value of a piece standing there (OV-10 to OV-14, OV-60).
    pub const TABLE: [(Terrain, char, &'static str, u8); 5] = [
        (Terrain::Plain, '.', "plain", 1),
        (Terrain::Town, 'T', "town", 2),
        (Terrain::Forest, 'f', "forest", 3),
        (Terrain::Mountain, '^', "mountain", 4),
        (Terrain::Sea, '~', "sea", 0),
    ];

    /// The terrain that a map writes with this character.
    pub fn from_char(letter: char) -> Option<Terrain> {
        Self::TABLE.iter().find(|row| row.1 == letter).map(|row| row.0)
    }

    /// Its word, as scenes and messages know it.
    pub const fn word(self) -> &'static str {
        Self::TABLE[self as usize].2
    }

    /// Points to enter and combat value; 0 for the sea, which is never entered.
    pub const fn value(self) -> u8 {
        Self::TABLE[self as usize].3
    }
}
