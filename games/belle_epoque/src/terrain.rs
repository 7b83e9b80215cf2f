//! The ground: what each letter of a map means (BE-30, BE-R25).

use hexmap::CellSet;

/// Sets of hexes; a board has at most 192 of them.
pub type Cells = CellSet<3>;

/// One row of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The letter on the map.
    pub letter: char,
    /// The word for it: `terrain-NAME` in the game's words.
    pub name: &'static str,
    /// 0 to 3 (BE-R27).
    pub elevation: u8,
    /// Entering stops a march (BE-32).
    pub hill: bool,
    /// Entering stops a march and forbids to fire and to assault (BE-31, BE-35).
    pub difficult: bool,
    /// Hides and protects (BE-49, BE-50, BE-56).
    pub cover: bool,
    /// Blocks the line of fire (BE-52).
    pub blocks: bool,
    /// Helps infantry that defends it (BE-70).
    pub tactical: bool,
    /// Hampers cavalry that fights who stands here (BE-75).
    pub rough: bool,
    /// Left only after a passed test (BE-37).
    pub very_difficult: bool,
    /// Nobody enters (BE-38).
    pub impassable: bool,
}

const PLAIN: Ground = Ground {
    letter: '.',
    name: "clear",
    elevation: 0,
    hill: false,
    difficult: false,
    cover: false,
    blocks: false,
    tactical: false,
    rough: false,
    very_difficult: false,
    impassable: false,
};

const HILL: Ground = Ground { letter: 'h', name: "hill", elevation: 1, hill: true, tactical: true, ..PLAIN };
const KOPJE: Ground = Ground { letter: 'k', name: "kopje", cover: true, rough: true, ..HILL };
const VILLAGE: Ground = Ground { letter: 'v', name: "village", cover: true, blocks: true, tactical: true, ..PLAIN };
const DIFFICULT: Ground = Ground { difficult: true, rough: true, ..PLAIN };

/// The palette of the boards.
pub const PALETTE: [Ground; 17] = [
    PLAIN,
    HILL,
    Ground { letter: 'H', name: "height", elevation: 2, ..HILL },
    KOPJE,
    Ground { letter: 'K', name: "high-kopje", elevation: 2, ..KOPJE },
    Ground { letter: 'w', name: "wood", cover: true, blocks: true, ..DIFFICULT },
    Ground { letter: 'W', name: "wooded-hill", difficult: true, cover: true, blocks: true, rough: true, ..HILL },
    Ground { letter: 'o', name: "light-cover", cover: true, ..PLAIN },
    VILLAGE,
    Ground { letter: 'u', name: "hill-village", elevation: 1, hill: true, ..VILLAGE },
    Ground { letter: 'm', name: "marsh", ..DIFFICULT },
    Ground { letter: 'd', name: "donga", cover: true, ..DIFFICULT },
    Ground { letter: 'f', name: "ford", ..DIFFICULT },
    Ground { letter: 'b', name: "bridge", ..PLAIN },
    Ground { letter: 'x', name: "very-difficult", very_difficult: true, ..DIFFICULT },
    Ground { letter: '~', name: "deep-water", impassable: true, ..PLAIN },
    Ground { letter: '#', name: "cliff", elevation: 3, blocks: true, impassable: true, ..PLAIN },
];

impl Ground {
    /// The ground of a letter.
    pub fn from_char(letter: char) -> Option<&'static Ground> {
        PALETTE.iter().find(|ground| ground.letter == letter)
    }
}
