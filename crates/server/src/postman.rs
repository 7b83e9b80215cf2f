//! The postman: sends what the store has to be sent, beside the play and never in its way. A letter is tried again only
//! when it was certainly not taken; what became of it is written down before anything else is done about it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use kernel::Tongue;
use post::{Caller, Fate, Letter, Mailer, Post, Purpose, Vapid, token};
use room::letters::{ChannelKind, Wording, about_address, about_match};
use room::{link, match_id};
use tokio::sync::Semaphore;

use crate::chance;
use store::Store;
use store::letters::Delivery;

/// How letters go out.
#[derive(Clone, Debug)]
pub struct PostConfig {
    /// The mail server (`smtps://user:word@mail.example.org`), where there is one.
    pub smtp: Option<String>,
    /// Whom e-mail comes from (`Grognard <club@example.org>`).
    pub mail_from: Option<String>,
    /// Whether letters may go to this machine and its network.
    pub inside: bool,
    /// How long somebody may be away before he is told that it is his move.
    pub grace: Duration,
    /// How long until a letter that was not taken is tried again; five times as long each time after.
    pub again: Duration,
}

impl Default for PostConfig {
    fn default() -> PostConfig {
        let (grace, again) = (Duration::from_secs(30), Duration::from_secs(60));
        PostConfig { smtp: None, mail_from: None, inside: false, grace, again }
    }
}

/// How often it is looked for letters.
const TICK: Duration = Duration::from_secs(1);
/// Letters that are under way at once.
const AT_ONCE: usize = 32;
/// How often a letter is tried.
const MOST_ATTEMPTS: u32 = 5;
/// Whoever takes a letter has this long before a server may call it lost: longer than any way takes.
const LEASE: Duration = Duration::from_secs(120);
/// How long the other end of a way is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends letters.
pub struct Postman {
    post: Post,
    store: Store,
    /// What every link begins with.
    base: String,
    again: Duration,
    hands: Arc<Semaphore>,
}

impl Postman {
    /// A postman for a house that is reached at `base`; or what is wrong with how he is to be.
    pub fn new(config: &PostConfig, store: Store, base: String) -> Result<Postman, String> {
        let mailer = match (&config.smtp, &config.mail_from) {
            (Some(smtp), Some(from)) => Some(Mailer::new(smtp, from, PATIENCE)?),
            (Some(_), None) => return Err("--smtp needs --mail-from: whom the letters come from".to_owned()),
            _ => None,
        };
        let vapid = Vapid::new(&store.push_key, base.clone()).ok_or("the store's key for pushing is none")?;
        let post = Post::new(Caller::new(config.inside, PATIENCE), mailer, vapid);
        Ok(Postman { post, store, base, again: config.again, hands: Arc::new(Semaphore::new(AT_ONCE)) })
    }

    /// Every way by which letters go out.
    pub fn post(&self) -> &Post {
        &self.post
    }

    /// Sends letters as long as the server runs.
    pub async fn watch(self: Arc<Self>) -> Infallible {
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            if let Err(error) = self.round().await {
                tracing::error!(%error, "the letters could not be looked through");
            }
        }
    }

    async fn round(self: &Arc<Self>) -> Result<(), crate::StoreError> {
        let now = chance::now();
        let lost = self.store.tidy_deliveries(now).await?;
        if lost > 0 {
            tracing::warn!(lost, "letters were under way when a server died: they are not sent again");
        }
        self.store.address_letters(now, || match_id(&mut chance::fill)).await?;
        let free = self.hands.available_permits();
        if free == 0 {
            return Ok(());
        }
        let until = now + LEASE.as_millis() as u64;
        for delivery in self.store.take_deliveries(free, now, until).await? {
            let (postman, hand) = (self.clone(), self.hands.clone().acquire_owned().await);
            tokio::spawn(async move {
                postman.deliver(delivery).await;
                drop(hand);
            });
        }
        Ok(())
    }

    async fn deliver(&self, delivery: Delivery) {
        let (id, channel, attempts) = (delivery.id.clone(), delivery.channel.clone(), delivery.attempts);
        let fate = self.send(&delivery).await;
        tracing::debug!(letter = id, ?fate, "posted");
        let noted = match &fate {
            Fate::Later(why) if attempts < MOST_ATTEMPTS => {
                tracing::info!(letter = id, why, "put off");
                let wait = self.again.as_millis() as u64 * 5_u64.pow(attempts.saturating_sub(1));
                self.store.put_off(id, chance::now() + wait).await
            }
            Fate::Gone => self.store.close_channel(channel).await,
            Fate::Sent => self.store.delivered(id).await,
            Fate::Later(why) | Fate::Unknown(why) | Fate::Refused(why) => {
                tracing::warn!(letter = id, why, "given up");
                self.store.delivered(id).await
            }
        };
        if let Err(error) = noted {
            tracing::error!(%error, "what became of a letter could not be noted: it is not sent again");
        }
    }

    async fn send(&self, delivery: &Delivery) -> Fate {
        let letter = match self.written(delivery) {
            Ok(letter) => letter,
            Err(fault) => return Fate::Refused(fault.to_string()),
        };
        match delivery.kind {
            ChannelKind::Mail => self.post.mail(&delivery.address, &letter).await,
            ChannelKind::Hook => self.post.hook(&delivery.address, &letter).await,
            ChannelKind::Push => {
                let Some(Ok(to)) = delivery.keys.as_deref().map(serde_json::from_str) else {
                    return Fate::Refused("a browser without keys".to_owned());
                };
                let mut seed = [0; 48];
                chance::fill(&mut seed);
                self.post.push(&to, &letter, chance::now() / 1000, seed).await
            }
        }
    }

    fn written(&self, Delivery { id, about, channel, tongue, battle, .. }: &Delivery) -> Result<Letter, kernel::Fault> {
        let word = |purpose| token(&self.store.key, purpose, channel);
        let (words, link, off, tag) = match battle {
            Some(battle) => {
                let game = catalogue::game(&battle.game)?;
                let words = about_match(*about, *tongue, game, &battle.scenario, &battle.rival)?;
                let off = format!("{}/off/{channel}/{}", self.base, word(Purpose::Off));
                (words, format!("{}/#/t/{}/me", self.base, battle.id), Some(off), battle.id.clone())
            }
            None => {
                let link = format!("{}/#/confirm/{channel}/{}", self.base, word(Purpose::Confirm));
                (about_address(*tongue)?, link, None, channel.clone())
            }
        };
        let Wording { title, body, open, farewell } = words;
        let lang = if *tongue == Tongue::Fr { "fr" } else { "en" }.to_owned();
        Ok(Letter { id: id.clone(), title, body, link, open, off, farewell, lang, tag })
    }

    /// Asks an address whether its owner wants letters.
    pub async fn ask(&self, channel: String) -> Result<(), crate::StoreError> {
        self.store.ask_address(match_id(&mut chance::fill), channel, chance::now()).await
    }
}

/// A name for a new way, which nobody can guess.
pub fn fresh() -> String {
    link(&mut chance::fill)
}
