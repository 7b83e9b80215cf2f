//! Objectif Villes.
