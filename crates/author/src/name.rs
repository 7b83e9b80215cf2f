//! What a game may be called, and the forms in which its name stands in its files.

use kernel::Fault;

/// A name in all its forms.
pub struct Name {
    /// Crate, folder and id: `my_game`.
    pub id: String,
    /// The type: `MyGame`.
    pub type_name: String,
    /// For people, until the author finds a better one: `My Game`.
    pub title: String,
    /// What rule ids begin with: `MG`.
    pub prefix: String,
}

/// Words that cannot name a crate: those of the language, and the crates that come with it.
const RESERVED: &str = "abstract alloc as async await become box break const continue core crate do dyn else enum \
    extern false final fn for gen if impl in let loop macro match mod move mut override priv proc_macro pub ref return \
    self static std struct super test trait true try type typeof union unsafe unsized use virtual where while yield";

impl Name {
    /// The forms of a name, or what is wrong with it.
    pub fn new(id: &str) -> Result<Self, Fault> {
        let wrong = |problem: &str| Err(Fault::new(format!("name '{id}'"), problem));
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let letters: String = id.chars().filter(char::is_ascii_lowercase).collect();
        if !id.chars().all(plain) || !id.starts_with(|c: char| c.is_ascii_lowercase()) {
            return wrong("write small letters, digits and underscores, a letter first, like my_game");
        }
        if letters.len() < 2 || id.len() > 40 {
            return wrong("write at least two letters and at most 40 signs");
        }
        if id.split('_').any(str::is_empty) {
            return wrong("write single underscores, between words");
        }
        if RESERVED.split_whitespace().any(|word| word == id) {
            return wrong("a word of Rust: choose another");
        }
        let words: Vec<String> = id.split('_').map(capitalised).collect();
        let initials = words.iter().filter_map(|word| word.chars().next()).filter(char::is_ascii_uppercase);
        let initials: String = initials.take(2).collect();
        let prefix = if initials.len() == 2 { initials } else { letters[..2].to_uppercase() };
        Ok(Name { id: id.to_owned(), type_name: words.concat(), title: words.join(" "), prefix })
    }

    /// The text of a template's file under this name.
    pub(crate) fn put_into(&self, text: &str) -> String {
        text.replace("New Game", &self.title)
            .replace("NewGame", &self.type_name)
            .replace("new_game", &self.id)
            .replace("NG-", &format!("{}-", self.prefix))
    }
}

fn capitalised(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}
