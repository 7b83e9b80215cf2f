//! Every lesson of every game is played to its end, and every figure is run. The games' files are read from their
//! folders, so that who writes them sees at once what comes of it.

mod figures;
mod folder;
mod lessons;
