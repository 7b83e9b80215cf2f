//! Every lesson of every game is played to its end, every figure is run, and every puzzle is solved and missed. The
//! games' files are read from their folders, so that who writes them sees at once what comes of it.

mod briefings;
mod figures;
mod folder;
mod lessons;
mod puzzles;
