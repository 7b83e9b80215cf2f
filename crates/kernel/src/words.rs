//! French and English: Fluent files in, sentences out.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Args, Fault, Name, Text};

/// A language of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// French.
    Fr,
    /// English.
    En,
}

impl Tongue {
    /// Both languages.
    pub const BOTH: [Tongue; 2] = [Tongue::Fr, Tongue::En];

    /// What is in this language, of the two.
    fn of<'a>(self, fr: &'a str, en: &'a str) -> &'a str {
        match self {
            Tongue::Fr => fr,
            Tongue::En => en,
        }
    }

    /// The words that every game shares.
    pub const fn shared_words(self) -> &'static str {
        match self {
            Tongue::Fr => include_str!("../locale/fr.ftl"),
            Tongue::En => include_str!("../locale/en.ftl"),
        }
    }
}

/// How much a name must say of itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manners {
    /// All that a sentence asks of it.
    Strict,
    /// Nothing.
    Easy,
}

/// The messages of a game and the shared ones in one language.
pub struct Phrasebook {
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
}

impl Phrasebook {
    /// Reads Fluent sources; later ones may not redefine earlier ones.
    pub fn new(tongue: Tongue, sources: &[&str]) -> Result<Self, Fault> {
        let id: LanguageIdentifier = match tongue {
            Tongue::Fr => "fr",
            Tongue::En => "en",
        }
        .parse()
        .expect("a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in std::iter::once(&tongue.shared_words()).chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| Fault::new(format!("{tongue:?} words"), format!("{errors:?}")))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| Fault::new(format!("{tongue:?} words"), format!("{errors:?}")))?;
        }
        Ok(Phrasebook { tongue, bundle })
    }

    /// Says it. A message that is missing or lacks an argument is said by its key, so that nothing is ever blank; names
    /// that say nothing of themselves, as in a scenario from outside, are taken for those of men.
    pub fn say(&self, text: &Text) -> String {
        self.utter(text, Manners::Easy).unwrap_or_else(|_| match text {
            Text::Key { key, .. } => format!("⟨{key}⟩"),
            _ => String::new(),
        })
    }

    /// Says it, or tells what is missing.
    pub fn try_say(&self, text: &Text) -> Result<String, Fault> {
        self.utter(text, Manners::Strict)
    }

    fn utter(&self, text: &Text, manners: Manners) -> Result<String, Fault> {
        match text {
            Text::Plain(words) => Ok(Name::read(words).label()),
            Text::Tongues { fr, en } => Ok(Name::read(self.tongue.of(fr, en)).label()),
            Text::Key { key, args } => self.message(key, args, manners),
        }
    }

    /// What a name says of itself (`.gender = f`, or [`Name`]): a sentence about `$unit` finds it as `$unit-gender`, and
    /// cannot be said of a name that lacks it.
    fn attributes(&self, text: &Text, manners: Manners) -> Vec<(String, String)> {
        let of_name = |words: &str| {
            let name = Name::read(words);
            let name = if manners == Manners::Easy { name.or_man() } else { name };
            name.attributes(self.tongue).into_iter().map(|(id, said)| (id.to_owned(), said)).collect()
        };
        match text {
            Text::Plain(words) => of_name(words),
            Text::Tongues { fr, en } => of_name(self.tongue.of(fr, en)),
            Text::Key { key, args } => self.attributes_of_message(key, args, manners),
        }
    }

    fn attributes_of_message(&self, key: &str, args: &Args, manners: Manners) -> Vec<(String, String)> {
        let Some(message) = self.bundle.get_message(key) else { return Vec::new() };
        if message.attributes().next().is_none() {
            return Vec::new();
        }
        let Ok(values) = self.values(args, manners) else { return Vec::new() };
        let say = |attribute: fluent_bundle::FluentAttribute| {
            let mut errors = Vec::new();
            let said = self.bundle.format_pattern(attribute.value(), Some(&values), &mut errors).into_owned();
            errors.is_empty().then(|| (attribute.id().to_owned(), said))
        };
        message.attributes().filter_map(say).collect()
    }

    /// The arguments of a sentence, and what its names say of themselves.
    fn values(&self, args: &Args, manners: Manners) -> Result<FluentArgs<'static>, Fault> {
        let mut values = FluentArgs::new();
        for (name, arg) in args.iter() {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Text(text) => {
                    for (attribute, value) in self.attributes(text, manners) {
                        values.set(format!("{name}-{attribute}"), FluentValue::from(value));
                    }
                    FluentValue::from(self.utter(text, manners)?)
                }
            };
            values.set(name.to_owned(), value);
        }
        Ok(values)
    }

    fn message(&self, key: &str, args: &Args, manners: Manners) -> Result<String, Fault> {
        let lacking = |what: String| Fault::new(format!("{:?} words, {key}", self.tongue), what);
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| lacking("no such message".to_owned()))?;
        let values = self.values(args, manners)?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(lacking(error.to_string())),
        }
    }
}

/// The ids of all messages of a Fluent source.
pub(crate) fn message_ids(source: &str) -> Vec<String> {
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let id = |entry| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(String::from(message.id.name)),
        _ => None,
    };
    resource.body.into_iter().filter_map(id).collect()
}
