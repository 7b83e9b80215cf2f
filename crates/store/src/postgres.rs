//! PostgreSQL: a few lines to one database, which other nodes use too. Each job is a transaction of its own: the database
//! brings those of all lines to disk together by itself, and nobody holds the rows of two matches at once. A line that
//! breaks is made anew, and what was under way on it is done again, unless it may have been kept already.

use std::cell::RefCell;
use std::collections::HashMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use postgres::error::SqlState;
use postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Statement};

use crate::jobs::{Came, Job, Queue};
use crate::sql::{Connection, Engine, Param, Row, Value};
use crate::{StoreError, migrations, tls};

/// Lines that write, and lines that read.
const WRITERS: usize = 4;
const READERS: usize = 3;
/// How long a job waits for the database to come back.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between two tries to reach it.
const PAUSE: Duration = Duration::from_millis(100);

const WRITING: &str = "BEGIN";
/// All that one job reads is of one moment.
pub const READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A line to the database, with the statements that it knows.
pub struct Line {
    client: Client,
    statements: HashMap<String, Statement>,
}

/// Opens the store at an address, or makes it: the writers' queue and the readers'.
pub fn open(address: &str) -> Result<(Queue, Queue), StoreError> {
    migrations::prepare(&connect(address)?)?;
    Ok((spawn("store", address, WRITING, WRITERS)?, spawn("reader", address, READING, READERS)?))
}

/// A line to the database.
pub fn connect(address: &str) -> Result<Connection, StoreError> {
    let client = dial(address)?;
    Ok(Connection(Engine::Postgres(Box::new(RefCell::new(Line { client, statements: HashMap::new() })))))
}

/// A bare line, for what is no statement.
pub fn dial(address: &str) -> Result<Client, StoreError> {
    let (config, tls) = tls::read(address)?;
    Ok(config.connect(tls)?)
}

/// Threads that take jobs from one queue, each with a line of its own.
fn spawn(name: &str, address: &str, begin: &'static str, lines: usize) -> Result<Queue, StoreError> {
    let (jobs, queue) = mpsc::channel::<Box<dyn Job>>();
    let queue = Arc::new(Mutex::new(queue));
    for _ in 0..lines {
        let mut clerk = Clerk { address: address.to_owned(), begin, line: None };
        let queue = queue.clone();
        std::thread::Builder::new().name(name.to_owned()).spawn(move || {
            let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            while let Ok(mut job) = next() {
                let kept = clerk.carry_out(&mut *job);
                job.tell(&kept);
            }
        })?;
    }
    Ok(jobs)
}

/// Who does jobs over a line.
struct Clerk {
    address: String,
    begin: &'static str,
    line: Option<Connection>,
}

/// Why a job is not kept.
enum Setback {
    /// It was not: it may be tried again.
    Again(StoreError),
    /// It may have been: who asked must look.
    Unsure(StoreError),
}

impl Clerk {
    fn carry_out(&mut self, job: &mut dyn Job) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            match self.attempt(job) {
                Ok(()) => return Ok(()),
                Err(Setback::Again(_)) if begun.elapsed() < PATIENCE => std::thread::sleep(PAUSE),
                Err(Setback::Again(error) | Setback::Unsure(error)) => return Err(error.to_string()),
            }
        }
    }

    fn attempt(&mut self, job: &mut dyn Job) -> Result<(), Setback> {
        let line = match self.line.take() {
            Some(line) => line,
            None => connect(&self.address).map_err(Setback::Again)?,
        };
        line.batch(self.begin).map_err(Setback::Again)?;
        match job.attempt(&line) {
            Came::Done => match line.batch("COMMIT") {
                Ok(()) => {}
                Err(error @ StoreError::Disturbed(_)) if line.is_open() => {
                    self.line = Some(line);
                    return Err(Setback::Again(error));
                }
                Err(error) => return Err(Setback::Unsure(error)),
            },
            Came::Failed => line.batch("ROLLBACK").map_err(Setback::Again)?,
            Came::Disturbed => {
                if line.batch("ROLLBACK").is_ok() {
                    self.line = Some(line);
                }
                return Err(Setback::Again(StoreError::Disturbed("the database was disturbed".to_owned())));
            }
        }
        self.line = Some(line);
        Ok(())
    }
}

impl Connection {
    fn is_open(&self) -> bool {
        match &self.0 {
            Engine::Sqlite(_) => true,
            Engine::Postgres(line) => !line.borrow().client.is_closed(),
        }
    }
}

impl Line {
    pub(crate) fn execute(&mut self, sql: &str, params: &[Param<'_>]) -> Result<usize, StoreError> {
        let statement = self.statement(sql)?;
        Ok(self.client.execute(&statement, &slots(params))? as usize)
    }

    pub(crate) fn query(&mut self, sql: &str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql)?;
        self.client.query(&statement, &slots(params))?.iter().map(read).collect()
    }

    pub(crate) fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.client.batch_execute(sql)?)
    }

    fn statement(&mut self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(&numbered(sql))?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

/// Parameters as PostgreSQL numbers them.
fn numbered(sql: &str) -> String {
    sql.replace('?', "$")
}

fn slots<'a>(params: &'a [Param<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    params.iter().map(|param| param as &(dyn ToSql + Sync)).collect()
}

impl ToSql for Param<'_> {
    fn to_sql(&self, kind: &Type, out: &mut bytes::BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match (self, kind) {
            (Param::Null, _) => Ok(IsNull::Yes),
            (Param::Int(number), &Type::INT4) => i32::try_from(*number)?.to_sql(kind, out),
            (Param::Int(number), &Type::INT8) => number.to_sql(kind, out),
            (Param::Real(number), &Type::FLOAT8) => number.to_sql(kind, out),
            (Param::Text(text), &(Type::TEXT | Type::VARCHAR)) => text.to_sql(kind, out),
            (Param::Bytes(bytes), &Type::BYTEA) => bytes.to_sql(kind, out),
            _ => Err(format!("{self:?} where {kind} is expected").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

fn read(row: &postgres::Row) -> Result<Row, StoreError> {
    let value = |at: usize| -> Result<Value, StoreError> {
        let found = match *row.columns()[at].type_() {
            Type::BOOL => row.try_get::<_, Option<bool>>(at)?.map(|so| Value::Int(so.into())),
            Type::INT4 => row.try_get::<_, Option<i32>>(at)?.map(|number| Value::Int(number.into())),
            Type::INT8 => row.try_get::<_, Option<i64>>(at)?.map(Value::Int),
            Type::FLOAT8 => row.try_get::<_, Option<f64>>(at)?.map(Value::Real),
            Type::TEXT | Type::VARCHAR => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Bytes),
            // `SELECT pg_notify(…)` answers with a column of nothing.
            Type::VOID => None,
            _ => return Err(StoreError::Column(at)),
        };
        Ok(found.unwrap_or(Value::Null))
    };
    (0..row.len()).map(value).collect::<Result<_, _>>().map(Row)
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        let words = match error.as_db_error() {
            Some(told) => told.message().to_owned(),
            None => error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}")),
        };
        let comes_back = [
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
        ];
        match error.code() {
            Some(code) if *code == SqlState::UNIQUE_VIOLATION => StoreError::Twice,
            Some(code) if comes_back.contains(code) => StoreError::Disturbed(words),
            None => StoreError::Disturbed(words),
            Some(_) => StoreError::Postgres(words),
        }
    }
}
