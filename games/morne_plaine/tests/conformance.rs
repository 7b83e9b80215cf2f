//! The laws that every game keeps.

kernel::conformance!(morne_plaine::MornePlaine);
