//! Moves and changes of formation (MP-55 to MP-70).

use kernel::Refusal;

use crate::formation::{Formation, Shape};
use crate::units::{Arm, Class, Trait, UnitSpec};

/// Whether a unit may ever take a formation (MP-42 to MP-53).
pub(crate) fn check_shape(spec: &UnitSpec, shape: Shape, n: u8) -> Result<(), Refusal> {
    let Shape { formation, files } = shape;
    let refuse = |rule, reason| Err(Refusal::new(rule, reason));
    let fits = match spec.arm {
        Arm::Infantry => !matches!(formation, Formation::Echelon | Formation::Unlimbered | Formation::Limbered | Formation::Point),
        Arm::Cavalry => matches!(formation, Formation::Echelon | Formation::March),
        Arm::Artillery => matches!(formation, Formation::Unlimbered | Formation::Limbered),
        Arm::Commander => formation == Formation::Point,
    };
    if !fits {
        return refuse("MP-62", "formation-of-another-arm");
    }
    if spec.class == Class::Skirmisher && formation != Formation::Skirmish {
        return refuse("MP-37", "always-skirmishes");
    }
    if formation == Formation::Skirmish && spec.class == Class::Line {
        return refuse("MP-50", "not-light-infantry");
    }
    if formation == Formation::Column && !spec.is(Trait::French) {
        return refuse("MP-43", "column-is-french");
    }
    match formation.files() {
        Some((least, most)) if !(least..=most).contains(&files) && !(n < least && files == n) => {
            Err(Refusal::new("MP-53", "files").with("least", least).with("most", most))
        }
        None if files != 0 => refuse("MP-53", "no-files"),
        _ => Ok(()),
    }
}
