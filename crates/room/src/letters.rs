//! How people are told that it is their move while they are away: what a person and the house say to each other about it,
//! over HTTP, and what the letters say.

use catalogue::Table;
use kernel::{Fault, Phrasebook, Text, Tongue};
use serde::{Deserialize, Serialize};

/// `GET /api/me/letters`: how a person is told things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Letters {
    /// Whether this house sends e-mail.
    pub mails: bool,
    /// The key by which push services know this house.
    pub push_key: String,
    /// The ways that he has chosen.
    pub channels: Vec<Channel>,
}

/// A way by which a person is told things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Channel {
    /// Its name.
    pub id: String,
    /// What it is.
    pub kind: ChannelKind,
    /// Where it leads.
    pub address: String,
    /// Whether letters go there: to an e-mail address only when its owner has said so.
    pub confirmed: bool,
}

/// What a way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ChannelKind {
    /// E-mail.
    Mail,
    /// A chat that takes messages at an address.
    Hook,
    /// A browser, by its push service.
    Push,
}

/// `POST /api/me/letters`: a way that somebody chooses. Answered by [`Letters`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChannelAsked {
    /// The language of the letters.
    pub tongue: Tongue,
    /// The way.
    #[serde(flatten)]
    pub way: Way,
}

/// A way, as it is named by who chooses it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Way {
    /// E-mail.
    Mail {
        /// The address.
        address: String,
    },
    /// A chat.
    Hook {
        /// Where it takes messages.
        address: String,
    },
    /// A browser.
    Push {
        /// Where its push service takes messages.
        endpoint: String,
        /// Its public key.
        p256dh: String,
        /// Its secret.
        auth: String,
    },
}

/// `POST /api/me/letters/drop`: a way that somebody wants no more. Answered by [`Letters`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DropAsked {
    /// Its name.
    pub id: String,
}

/// `POST /api/letters/confirm` and `POST /api/letters/off`: what a link in a letter leads to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LetterLink {
    /// The way that the letter took.
    pub id: String,
    /// What only its reader knows.
    pub token: String,
}

/// What a letter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// It is the reader's move.
    Turn,
    /// Somebody has sat down with him.
    Met,
    /// Whether he wants letters.
    Confirm,
}

impl About {
    const ALL: [About; 3] = [About::Turn, About::Met, About::Confirm];

    /// As it is kept.
    pub fn word(self) -> &'static str {
        match self {
            About::Turn => "turn",
            About::Met => "met",
            About::Confirm => "confirm",
        }
    }

    /// From how it was kept.
    pub fn read(word: &str) -> Option<About> {
        About::ALL.into_iter().find(|about| about.word() == word)
    }
}

/// The words of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The first line.
    pub title: String,
    /// What it says.
    pub body: String,
    /// The line before the address that it leads to.
    pub open: String,
    /// The line before the address that turns all letters off.
    pub farewell: String,
}

/// The words of letters. No page needs them, so that none has to load them.
fn words(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Fr => include_str!("../locale/letters.fr.ftl"),
        Tongue::En => include_str!("../locale/letters.en.ftl"),
    }
}

/// What a letter about a match says: the game, its scenario, and who waits.
pub fn about_match(
    about: About,
    tongue: Tongue,
    game: &dyn Table,
    scenario: &str,
    rival: &str,
) -> Result<Wording, Fault> {
    let phrases = Phrasebook::new(tongue, &[game.words(tongue), words(tongue)])?;
    let title = phrases.say(&Text::key("game-title"));
    let scenario = phrases.try_say(&Text::key(format!("scenario-{scenario}"))).unwrap_or_else(|_| scenario.to_owned());
    let rival = if rival.is_empty() { phrases.say(&Text::key("letter-somebody")) } else { rival.to_owned() };
    let say = |part: &str| {
        let text = Text::key(format!("letter-{}-{part}", about.word())).with("game", title.as_str());
        phrases.say(&text.with("scenario", scenario.as_str()).with("who", rival.as_str()))
    };
    let of_all = |key: &'static str| phrases.say(&Text::key(key));
    Ok(Wording { title: say("title"), body: say("body"), open: of_all("letter-open"), farewell: of_all("letter-off") })
}

/// What a letter says that asks whether its reader wants letters.
pub fn about_address(tongue: Tongue) -> Result<Wording, Fault> {
    let phrases = Phrasebook::new(tongue, &[words(tongue)])?;
    let say = |key: &'static str| phrases.say(&Text::key(key));
    Ok(Wording {
        title: say("letter-confirm-title"),
        body: say("letter-confirm-body"),
        open: say("letter-confirm-open"),
        farewell: String::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter of every game can be said in both languages, and no key is left unsaid.
    #[test]
    fn letters_are_written_in_both_languages() {
        for tongue in Tongue::BOTH {
            assert_eq!(kernel::proofread::misprint(tongue, words(tongue)), None);
            for game in catalogue::games() {
                let scenario = game.scenarios()[0].id;
                for about in [About::Turn, About::Met] {
                    let said = about_match(about, tongue, game, scenario, "").unwrap();
                    let all = [&said.title, &said.body, &said.open, &said.farewell].map(String::as_str).concat();
                    assert!(!all.contains(['⟨', '{', '$']) && said.body.contains(&title(tongue, game)), "{said:?}");
                }
            }
            let asked = about_address(tongue).unwrap();
            assert!(![asked.title, asked.body, asked.open].concat().contains('⟨'));
        }
        let named =
            about_match(About::Turn, Tongue::Fr, catalogue::games().next().unwrap(), "mine", "Guérite").unwrap();
        assert!(named.body.contains("Guérite") && named.body.contains("mine"), "{named:?}");
    }

    fn title(tongue: Tongue, game: &dyn Table) -> String {
        game.phrasebook(tongue).say(&Text::key("game-title"))
    }
}
