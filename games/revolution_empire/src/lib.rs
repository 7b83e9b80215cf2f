//! Révolution et Empire: divisions, corps and activation chits from Marengo to Waterloo.
