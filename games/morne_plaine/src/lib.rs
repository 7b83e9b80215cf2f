//! Morne Plaine: blocks of figures on a free table measured in inches.
