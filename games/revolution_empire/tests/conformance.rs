//! The laws of every game.

kernel::conformance!(revolution_empire::RevolutionEmpire);
