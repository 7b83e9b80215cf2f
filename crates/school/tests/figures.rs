use std::collections::BTreeSet;

use kernel::{Fault, Tongue};
use school::{Figure, placed};

use crate::folder::{Folder, taught};

fn figures(folder: &Folder) -> Vec<Figure> {
    Figure::read(&folder.read("figures.toml")).unwrap_or_else(|fault| panic!("{}: {fault}", folder.table.id()))
}

#[test]
fn every_figure_comes_out_as_it_is_shown() {
    let mut wrong = Vec::new();
    for folder in taught() {
        let prove = |figure: &Figure| -> Result<(), Fault> {
            figure.prove(folder.table)?;
            figure.begin(folder.table, 0).map(|_| ())
        };
        let faults = figures(&folder).iter().filter_map(|figure| prove(figure).err()).collect::<Vec<_>>();
        wrong.extend(faults.into_iter().map(|fault| format!("{}, {fault}", folder.table.id())));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn both_rulebooks_place_every_figure_once_and_in_the_same_order() {
    for folder in taught() {
        let books = Tongue::BOTH.map(|tongue| folder.rulebook(tongue));
        let [fr, en] = [placed(&books[0]), placed(&books[1])];
        let name = folder.table.id();
        assert_eq!(fr, en, "{name}");
        let known: BTreeSet<String> = figures(&folder).into_iter().map(|figure| figure.id).collect();
        assert_eq!(fr.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>(), known, "{name}");
        assert_eq!(fr.len(), known.len(), "{name}: a figure stands once");
        assert!(known.len() >= 12, "{name} has {} figures", known.len());
    }
}

#[test]
fn figures_cite_rules_of_the_book() {
    for folder in taught() {
        let book = folder.rulebook(Tongue::En);
        for figure in figures(&folder) {
            assert!(!figure.rules.is_empty(), "{}, figure {}", folder.table.id(), figure.id);
            for rule in &figure.rules {
                assert!(book.contains(&format!("**{rule}**")), "{}, {}: {rule}", folder.table.id(), figure.id);
            }
        }
    }
}

/// What a figure shows can be altered in many places; each alteration is noticed.
#[test]
fn an_altered_figure_fails() {
    let mut altered = 0;
    for folder in taught() {
        let toml = folder.read("figures.toml");
        for line in toml.lines().filter(|line| line.starts_with("refused = ") || line.starts_with("decides = ")) {
            let wrong = toml.replacen(line, &line.replace("= \"", "= \"not-"), 1);
            let proofs = Figure::read(&wrong).unwrap();
            let faults = proofs.iter().filter(|figure| figure.prove(folder.table).is_err()).count();
            assert_eq!(faults, 1, "{}: {line}", folder.table.id());
            altered += 1;
        }
    }
    assert!(altered > 0);
}
