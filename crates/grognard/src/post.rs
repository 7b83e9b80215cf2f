//! How a server writes to people who are away, as flags of `grognard serve`.

use clap::Args;

/// How letters go out to people who are away.
#[derive(Args)]
pub struct Post {
    /// The mail server for letters to people who are away (smtps://user:word@mail.example.org)
    #[arg(long, value_name = "URL", requires = "mail_from")]
    smtp: Option<String>,
    /// Whom e-mail comes from ("Grognard <club@example.org>")
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Let letters go to this machine and its own network (for a chat or a push service inside the house)
    #[arg(long)]
    post_inside: bool,
    /// Seconds that somebody may be away before he is told that it is his move
    #[arg(long, value_name = "SECONDS", value_parser = crate::seconds, default_value_t = usual().grace.as_secs_f64())]
    post_after: f64,
}

fn usual() -> server::PostConfig {
    server::PostConfig::default()
}

impl Post {
    /// The same for the server.
    pub fn config(self) -> server::PostConfig {
        server::PostConfig {
            smtp: self.smtp,
            mail_from: self.mail_from,
            inside: self.post_inside,
            grace: std::time::Duration::from_secs_f64(self.post_after),
            ..usual()
        }
    }
}
