//! E-mail: plain words, with the way out in the head as well, where mail programs make a button of it.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::Error;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::{Fate, Letter};

/// Sends e-mail through a server of the operator's.
pub struct Mailer {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// An e-mail address as it is kept; nothing, if it is none. One that is quoted or names a machine by its number is none
/// that a person has.
pub fn mailbox(address: &str) -> Option<String> {
    let address: Address = address.trim().parse().ok()?;
    let ordinary = address.domain().contains('.') && !address.domain().starts_with('[');
    (ordinary && !address.user().starts_with('"')).then(|| address.to_string())
}

impl Mailer {
    /// A mailer for the server at this address (`smtps://user:word@mail.example.org`), who writes as `from`.
    pub fn new(smtp: &str, from: &str, patience: Duration) -> Result<Mailer, String> {
        let from = from.parse().map_err(|error| format!("--mail-from: {error}"))?;
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp).map_err(|error| format!("--smtp: {error}"))?;
        Ok(Mailer { smtp: smtp.timeout(Some(patience)).build(), from })
    }

    /// Sends a letter.
    pub async fn send(&self, to: &str, letter: &Letter) -> Fate {
        let message = match self.written(to, letter) {
            Ok(message) => message,
            Err(error) => return Fate::Refused(error),
        };
        // If nobody is there it was certainly not sent.
        match self.smtp.test_connection().await {
            Ok(true) => {}
            Ok(false) => return Fate::Later("the mail server is not ready".to_owned()),
            Err(error) => return Fate::Later(error.to_string()),
        }
        match self.smtp.send(message).await {
            Ok(_) => Fate::Sent,
            Err(error) => fate(&error),
        }
    }

    fn written(&self, to: &str, letter: &Letter) -> Result<Message, String> {
        let wrong = |error: &dyn std::fmt::Display| error.to_string();
        let to = to.parse::<Address>().map_err(|error| wrong(&error))?;
        let Letter { id, title, body, link, open, off, farewell, .. } = letter;
        let raw = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(title)
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()));
        let mut text = format!("{body}\n\n{open}\n{link}\n");
        if let Some(off) = off {
            message = message
                .raw_header(raw("List-Unsubscribe", format!("<{off}>")))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
            text += &format!("\n-- \n{farewell}\n{off}\n");
        }
        message.body(text).map_err(|error| wrong(&error))
    }
}

/// The server's own word is certain; whatever else went wrong may have come after it had taken the letter.
fn fate(error: &Error) -> Fate {
    match error.to_string() {
        said if error.is_transient() => Fate::Later(said),
        said if error.is_permanent() => Fate::Refused(said),
        said => Fate::Unknown(said),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_people_are_taken() {
        assert_eq!(mailbox(" vedette@example.org "), Some("vedette@example.org".to_owned()));
        let bad = [
            "",
            "vedette",
            "a@b@example.org",
            "a@localhost",
            "a@[127.0.0.1]",
            "a b@example.org",
            "\"a b\"@example.org",
        ];
        for address in bad.into_iter().chain(["a@example.org\r\nBcc: b@example.org", "a@example.org,b@example.org"]) {
            assert_eq!(mailbox(address), None, "{address}");
        }
    }

    #[tokio::test]
    async fn no_line_of_a_head_can_be_smuggled_in() {
        let mailer = Mailer::new("smtp://127.0.0.1:1", "Club <club@example.org>", Duration::from_secs(1)).unwrap();
        let letter = Letter {
            id: "m-a-1".to_owned(),
            title: "Your move\r\nBcc: b@example.org".to_owned(),
            body: "Body".to_owned(),
            link: "https://example.org/#/t/m/me".to_owned(),
            open: "The table:".to_owned(),
            off: Some("https://example.org/off/1/2".to_owned()),
            farewell: "No more letters:".to_owned(),
            lang: "en".to_owned(),
            tag: "m".to_owned(),
        };
        let text = String::from_utf8(mailer.written("a@example.org", &letter).unwrap().formatted()).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(!head.lines().any(|line| line.to_ascii_lowercase().starts_with("bcc")), "{head}");
        assert!(head.contains("List-Unsubscribe: <https://example.org/off/1/2>"), "{head}");
        assert!(body.contains("https://example.org/#/t/m/me") && body.contains("No more letters:"), "{body}");
        assert!(matches!(mailer.send("a@example.org", &letter).await, Fate::Later(_)), "nobody is there");
    }
}
