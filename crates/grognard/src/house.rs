//! `grognard serve` and `grognard admin`: a house that is open to people, and its operator's deeds.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use kernel::Fault;
use server::{Kind, Place};

use crate::commands::Done;
use crate::out::say;
use crate::{limits, post};

#[derive(Args)]
pub(crate) struct Serve {
    /// Address to listen on
    #[arg(long, default_value = "127.0.0.1:1815")]
    listen: SocketAddr,
    #[command(flatten)]
    at: Whereabouts,
    /// The address that players use, when it is not the one listened on (for links and origin checks)
    #[arg(long)]
    public_url: Option<String>,
    /// A proxy on another machine, by its address: it says where people come from (one on this machine always does)
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,
    /// What people at a table may say to each other
    #[arg(long, value_enum, default_value_t = Talk::Free)]
    talk: Talk,
    /// How the operator's log is written, on standard error
    #[arg(long, value_enum, default_value_t = Log::Text)]
    log: Log,
    /// Open the browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    post: post::Post,
    #[command(flatten)]
    limits: limits::Limits,
}

#[derive(Clone, Copy, ValueEnum)]
enum Log {
    /// For people
    Text,
    /// For programs: one object a line
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
enum Talk {
    /// Nothing
    Off,
    /// Ready phrases, which arrive in the reader's language
    Phrases,
    /// Ready phrases and their own words
    Free,
}

impl From<Talk> for server::Talking {
    fn from(talk: Talk) -> server::Talking {
        match talk {
            Talk::Off => server::Talking::Off,
            Talk::Phrases => server::Talking::Phrases,
            Talk::Free => server::Talking::Free,
        }
    }
}

/// Where the store is
#[derive(Args)]
pub(crate) struct Whereabouts {
    /// Folder of the matches (by default the user's data directory)
    #[arg(long, global = true, conflicts_with = "database")]
    data: Option<PathBuf>,
    /// PostgreSQL database of the matches, which several servers may share (postgres://USER@HOST/NAME)
    #[arg(long, global = true, env = "GROGNARD_DATABASE", hide_env_values = true, value_parser = database)]
    database: Option<Place>,
}

fn database(text: &str) -> Result<Place, String> {
    match Place::read(text) {
        Place::Folder(_) => Err("an address looks like postgres://USER@HOST/NAME".to_owned()),
        place => Ok(place),
    }
}

#[derive(Subcommand)]
pub(crate) enum Deed {
    /// Copy everything to a new file; it holds the secrets of running matches
    Backup {
        /// The file
        file: PathBuf,
    },
    /// Fill a store that is still empty with what was copied to a file
    Restore {
        /// The file
        file: PathBuf,
    },
    /// Copy a whole store that no server uses to a place where there is none: a folder, or a PostgreSQL database
    Move {
        /// The folder or the database (postgres://…) that there is
        #[arg(long)]
        from: String,
        /// The folder or the database (postgres://…) that it is to go to
        #[arg(long)]
        to: String,
    },
    /// Write the signed records of all finished matches into a folder
    Export {
        /// The folder
        folder: PathBuf,
    },
    /// Throw away unfinished matches that nobody has come back to
    Prune {
        /// Days since anything happened in them
        #[arg(long, default_value_t = 90)]
        days: u32,
        /// Only name them
        #[arg(long)]
        dry_run: bool,
    },
    /// Say something to a person; he reads it at his table, or at the next that he comes to
    Warn(Measure),
    /// Let a person say nothing at any table for a while
    Mute(Lasting),
    /// Let a person play at no table for a while
    Ban(Lasting),
    /// End what holds of a person
    Pardon(Measure),
    /// List everything that was done about people
    Measures,
    /// Print what the players of a match have said, and who they are
    Talk {
        /// The match
        id: String,
    },
}

#[derive(Args)]
pub(crate) struct Measure {
    /// The person: his name, or his id
    person: String,
    /// What he is told
    why: String,
}

#[derive(Args)]
pub(crate) struct Lasting {
    #[command(flatten)]
    measure: Measure,
    /// For how many days
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: u32,
}

pub(crate) fn serve(serve: Serve) -> Done {
    let usual = |_| "info,tower_http=warn".into();
    let log = tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(usual))
        .with_writer(std::io::stderr);
    match serve.log {
        Log::Text => log.init(),
        Log::Json => log.json().flatten_event(true).with_current_span(false).init(),
    }
    let data = place(serve.at)?;
    let limits = serve.limits.limits();
    let talking = serve.talk.into();
    let post = serve.post.config();
    let Serve { listen, public_url, proxies, .. } = serve;
    let config = server::Config { listen, data, public_url, proxies, limits, talking, post };
    let io = |at: &str, error: &dyn std::fmt::Display| Fault::new(at.to_owned(), error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|e| io("start", &e))?;
    runtime.block_on(async {
        let (address, server) = server::Server::open(config).await.map_err(|e| io("serve", &e))?;
        say!("The table is set: http://{address}");
        if serve.open && open::that_detached(format!("http://{address}")).is_err() {
            say!("No browser was found; open the address above.");
        }
        server.run_until_told().await.map_err(|e| io("serve", &e))
    })
}

/// Where the store is.
fn place(Whereabouts { data, database }: Whereabouts) -> Result<Place, Fault> {
    let usual = || directories::ProjectDirs::from("", "", "grognard").map(|folders| folders.data_dir().to_owned());
    let folder = || data.or_else(usual).ok_or_else(|| Fault::new("--data", "no data directory is known: name one"));
    database.map_or_else(|| folder().map(Place::Folder), Ok)
}

pub(crate) fn admin(at: Whereabouts, deed: Deed) -> Done {
    let wrong = |error: server::StoreError| Fault::new("admin", error.to_string());
    match &deed {
        Deed::Restore { file } => {
            let to = place(at)?;
            server::Admin::restore(file, &to).map_err(wrong)?;
            say!("{to} holds what {} held", file.display());
            return Ok(());
        }
        Deed::Move { from, to } => {
            let (from, to) = (Place::read(from), Place::read(to));
            server::Admin::move_store(&from, &to).map_err(wrong)?;
            say!("{to} holds what {from} held, which was left as it was");
            return Ok(());
        }
        _ => {}
    }
    let admin = server::Admin::open(&place(at)?).map_err(wrong)?;
    match deed {
        Deed::Restore { .. } | Deed::Move { .. } => {}
        Deed::Backup { file } => {
            admin.back_up(&file).map_err(wrong)?;
            say!("{}: keep it as safe as the store itself", file.display());
        }
        Deed::Export { folder } => {
            let exported = admin.export(&folder).map_err(wrong)?;
            say!("{} records in {}", exported.written.len(), folder.display());
            exported.failed.iter().for_each(|(id, why)| say!("{id} could not be written: {why}"));
        }
        Deed::Prune { days, dry_run } => {
            let pruned = admin.prune(days, dry_run).map_err(wrong)?;
            pruned.iter().for_each(|id| say!("{id}"));
            say!("{} unfinished matches {}", pruned.len(), if dry_run { "would go" } else { "are gone" });
        }
        Deed::Warn(measure) => take(&admin, Kind::Warn, &measure, 0)?,
        Deed::Mute(Lasting { measure, days }) => take(&admin, Kind::Mute, &measure, days)?,
        Deed::Ban(Lasting { measure, days }) => take(&admin, Kind::Ban, &measure, days)?,
        Deed::Pardon(measure) => take(&admin, Kind::Pardon, &measure, 0)?,
        Deed::Measures => {
            for server::Measure { at, person, kind, until, why, .. } in admin.measures().map_err(wrong)? {
                let until = until.map(|until| format!(" until {until}")).unwrap_or_default();
                say!("{at} {person} {kind}{until}: {why}");
            }
        }
        Deed::Talk { id } => {
            for server::Told { remark, by } in admin.talk(&id).map_err(wrong)? {
                let by = by.map(|person| format!("{} {}", person.id, person.name)).unwrap_or_default();
                let said = serde_json::to_string(&remark.said).unwrap_or_default();
                say!("{} {}: {said}", remark.at, by.trim());
            }
        }
    }
    Ok(())
}

/// Does something about a person.
fn take(admin: &server::Admin, kind: Kind, Measure { person, why }: &Measure, days: u32) -> Done {
    admin.measure(person, kind, days, why).map_err(|error| Fault::new("admin", error.to_string()))?;
    say!("{kind} {person}: a running server knows it within a second");
    Ok(())
}
