//! Belle Époque: brigades, command points and reactions from the Crimea to the Transvaal.
