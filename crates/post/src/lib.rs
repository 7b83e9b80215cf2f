//! Letters to people who are away: Web Push, e-mail and webhooks. What is to be said comes in as words; what became of it
//! goes out as a [`Fate`], so that whoever keeps the letters knows which may be tried again without being read twice.

mod call;
mod mail;
mod push;
mod token;
mod vapid;

use serde::{Deserialize, Serialize};

pub use call::{Caller, permitted};
pub use mail::{Mailer, mailbox};
pub use push::{Subscription, encrypt};
pub use token::{Purpose, opens, token};
pub use vapid::Vapid;

/// A letter, in its reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// What tells it from all others: two with the same id are the same letter.
    pub id: String,
    /// The first line.
    pub title: String,
    /// What it says.
    pub body: String,
    /// Where it leads.
    pub link: String,
    /// The line before that address.
    pub open: String,
    /// The address that turns all letters off; none in one that asks whether there shall be any.
    pub off: Option<String>,
    /// The line before that address.
    pub farewell: String,
    /// The language of its words.
    pub lang: String,
    /// Letters about the same thing: a later one takes the place of an earlier one.
    pub tag: String,
}

/// What became of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was taken.
    Sent,
    /// It was certainly not taken: it may be tried again.
    Later(String),
    /// It may have been taken or not: to try again might tell somebody twice.
    Unknown(String),
    /// It was refused, and will be.
    Refused(String),
    /// There is no such address any more.
    Gone,
}

impl Fate {
    /// What the status of an answer means.
    fn of_status(status: u16) -> Fate {
        match status {
            200..=299 => Fate::Sent,
            404 | 410 => Fate::Gone,
            408 | 429 | 500..=599 => Fate::Later(format!("status {status}")),
            _ => Fate::Refused(format!("status {status}")),
        }
    }
}

/// Every way by which letters go out.
pub struct Post {
    caller: Caller,
    mailer: Option<Mailer>,
    vapid: Vapid,
}

impl Post {
    /// A post office.
    pub fn new(caller: Caller, mailer: Option<Mailer>, vapid: Vapid) -> Post {
        Post { caller, mailer, vapid }
    }

    /// The key by which push services know us.
    pub fn push_key(&self) -> String {
        self.vapid.public()
    }

    /// Whether there is e-mail.
    pub fn mails(&self) -> bool {
        self.mailer.is_some()
    }

    /// Whether letters may go to this address.
    pub fn check(&self, address: &str, private: bool) -> Option<url::Url> {
        self.caller.check(address, private)
    }

    /// Sends a letter by e-mail.
    pub async fn mail(&self, to: &str, letter: &Letter) -> Fate {
        match &self.mailer {
            Some(mailer) => mailer.send(to, letter).await,
            None => Fate::Refused("there is no mail server".to_owned()),
        }
    }

    /// Posts a letter to a chat: `text` and `content` are what the usual ones read.
    pub async fn hook(&self, address: &str, letter: &Letter) -> Fate {
        let Some(url) = self.check(address, false) else { return Fate::Refused("not an address".to_owned()) };
        let Letter { title, body, link, open, off, farewell, .. } = letter;
        let off = off.as_deref().unwrap_or_default();
        let text = format!("{title}\n{body}\n{open} {link}\n{farewell} {off}");
        let body = serde_json::json!({ "text": text, "content": text, "table": link, "off": off });
        let headers = [("content-type", "application/json")];
        self.caller.post(&url, &headers, body.to_string().into_bytes()).await
    }

    /// Sends a letter to a browser that is not open. `chance` makes the key of this one message.
    pub async fn push(&self, to: &Subscription, letter: &Letter, now: u64, chance: [u8; 48]) -> Fate {
        let Some(url) = self.check(&to.endpoint, true) else { return Fate::Refused("not an address".to_owned()) };
        let words = serde_json::to_vec(letter).expect("a letter is always JSON");
        let Some(body) = encrypt(to, &words, chance) else { return Fate::Refused("not a key".to_owned()) };
        let authorization = self.vapid.authorization(&url, now);
        let headers = [
            ("content-encoding", "aes128gcm"),
            ("content-type", "application/octet-stream"),
            ("ttl", "86400"),
            ("urgency", "normal"),
            ("topic", letter.tag.as_str()),
            ("authorization", authorization.as_str()),
        ];
        self.caller.post(&url, &headers, body).await
    }
}
