//! Every rule of the book is proved by a test that names it, and the book calls options as the table does.

use std::collections::BTreeSet;
use std::path::Path;

use super::sources;

/// The rule ids (`OV-12`, `OV-R3`) that a text names.
pub(super) fn rule_ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let bytes = text.as_bytes();
    for (i, _) in text.match_indices('-') {
        if i < 2 || !bytes[i - 2..i].iter().all(u8::is_ascii_uppercase) {
            continue;
        }
        if i > 2 && bytes[i - 3].is_ascii_alphanumeric() {
            continue;
        }
        let rest = &text[i + 1..];
        let digits = rest.strip_prefix('R').unwrap_or(rest);
        let number: String = digits.chars().take_while(char::is_ascii_digit).collect();
        if !number.is_empty() {
            let ruling = if digits.len() < rest.len() { "R" } else { "" };
            ids.insert(format!("{}-{ruling}{number}", &text[i - 2..i]));
        }
    }
    ids
}

/// The options that a rulebook names, as in `(Option *Who begins*.)`.
fn named_options(book: &str) -> Vec<&str> {
    let within = |part: &'_ str| part.find(')').unwrap_or(part.len());
    let named = book.split("(Option").skip(1).flat_map(|part| part[..within(part)].split('*').skip(1).step_by(2));
    // "*Deployment: free*" names a choice too.
    named.map(|name| name.split(':').next().unwrap_or(name).trim()).collect()
}

/// Both rulebooks have the same rules, and each rule is named by a test.
pub fn ledger(manifest: &str) {
    let folder = Path::new(manifest);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let (en, fr) = (rule_ids(&read("rules/en.md")), rule_ids(&read("rules/fr.md")));
    assert!(
        !en.is_empty(),
        "rules/en.md names no rule: a rule is two capitals, a hyphen and its number (OV-12), a ruling has an R before the \
         number (OV-R3)"
    );
    assert_eq!(en, fr, "rules/en.md (left) and rules/fr.md (right) must have the same rules");
    for tongue in ["en", "fr"] {
        let (book, words) = (read(&format!("rules/{tongue}.md")), read(&format!("locale/{tongue}.ftl")));
        let labels: BTreeSet<_> = words
            .lines()
            .filter(|line| line.starts_with("option-"))
            .filter_map(|line| line.split_once(" = "))
            .collect();
        for name in named_options(&book) {
            let shown = labels.iter().any(|(_, label)| label.trim() == name);
            assert!(
                shown,
                "rules/{tongue}.md names the option '{name}': no option of locale/{tongue}.ftl is called so"
            );
        }
    }
    let cited: BTreeSet<_> = sources(&folder.join("tests")).iter().flat_map(|text| rule_ids(text)).collect();
    let uncited: Vec<_> = en.difference(&cited).collect();
    assert!(
        uncited.is_empty(),
        "rules that no test cites: {uncited:?}. Write the id into the comment above the test that proves the rule"
    );
}
