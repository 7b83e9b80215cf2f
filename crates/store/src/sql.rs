//! A line to a database: the few things that the store asks of one, the same for both engines. The SQL is one text that
//! both understand, with parameters `?1`, `?2`…; what they say differently has a word here.

use std::cell::RefCell;

use kernel::Bits256;

use crate::StoreError;
use crate::postgres::Line;

/// A line to a database.
pub struct Connection(pub(crate) Engine);

pub(crate) enum Engine {
    Sqlite(rusqlite::Connection),
    Postgres(Box<RefCell<Line>>),
}

/// What goes into a statement: see [`params!`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Param<'a> {
    /// Nothing.
    Null,
    /// A whole number.
    Int(i64),
    /// A number.
    Real(f64),
    /// Words.
    Text(&'a str),
    /// Bytes.
    Bytes(&'a [u8]),
}

/// What comes out of a statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Null,
    /// A whole number, or whether something is so.
    Int(i64),
    /// A number.
    Real(f64),
    /// Words.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A row of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Row(pub(crate) Vec<Value>);

/// The parameters of a statement, in their order.
#[macro_export]
macro_rules! params {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::Bind::bind(&$value)),*] };
}

impl Connection {
    /// Changes something: how many rows.
    pub fn execute(&self, sql: &str, params: &[Param<'_>]) -> Result<usize, StoreError> {
        match &self.0 {
            Engine::Sqlite(file) => Ok(file.prepare_cached(sql)?.execute(rusqlite::params_from_iter(params))?),
            Engine::Postgres(line) => line.borrow_mut().execute(sql, params),
        }
    }

    /// All rows of an answer.
    pub fn all(&self, sql: &str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        let file = match &self.0 {
            Engine::Sqlite(file) => file,
            Engine::Postgres(line) => return line.borrow_mut().query(sql, params),
        };
        let mut statement = file.prepare_cached(sql)?;
        let width = statement.column_count();
        let row = |row: &rusqlite::Row| (0..width).map(|at| Ok(row.get_ref(at)?.into())).collect();
        let rows = statement.query_map(rusqlite::params_from_iter(params), row)?;
        Ok(rows.map(|row| row.map(Row)).collect::<Result<_, _>>()?)
    }

    /// The first row of an answer, if there is one.
    pub fn find(&self, sql: &str, params: &[Param<'_>]) -> Result<Option<Row>, StoreError> {
        Ok(self.all(sql, params)?.into_iter().next())
    }

    /// The row of an answer that always has one.
    pub fn one(&self, sql: &str, params: &[Param<'_>]) -> Result<Row, StoreError> {
        self.find(sql, params)?.ok_or(StoreError::Missing)
    }

    /// Statements without parameters, one after the other.
    pub(crate) fn batch(&self, sql: &str) -> Result<(), StoreError> {
        match &self.0 {
            Engine::Sqlite(file) => Ok(file.execute_batch(sql)?),
            Engine::Postgres(line) => line.borrow_mut().batch(sql),
        }
    }

    /// Does something wholly or not at all.
    pub(crate) fn whole<T>(&self, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.batch("BEGIN")?;
        let done = work(self).and_then(|done| self.batch("COMMIT").map(|()| done));
        if done.is_err() {
            _ = self.batch("ROLLBACK");
        }
        done
    }

    /// A field of a column of JSON, as text.
    pub fn field(&self, column: &str, path: &[&str]) -> String {
        match &self.0 {
            Engine::Sqlite(_) => format!("{column} ->> '$.{}'", path.join(".")),
            Engine::Postgres(_) => format!("{column}::json #>> '{{{}}}'", path.join(",")),
        }
    }

    /// What a choice of rows ends with that nobody else may change until this is done. A file has one writer anyway.
    pub fn lock(&self) -> &'static str {
        match &self.0 {
            Engine::Sqlite(_) => "",
            Engine::Postgres(_) => " FOR UPDATE",
        }
    }

    /// What a choice of rows ends with that leaves out what another is just choosing.
    pub fn locking(&self) -> &'static str {
        match &self.0 {
            Engine::Sqlite(_) => "",
            Engine::Postgres(_) => " FOR UPDATE SKIP LOCKED",
        }
    }
}

impl Row {
    /// A column of the row.
    pub fn get<T: FromValue>(&self, at: usize) -> Result<T, StoreError> {
        self.0.get(at).and_then(T::from_value).ok_or(StoreError::Column(at))
    }
}

/// What can be a parameter.
pub trait Bind {
    /// As one.
    fn bind(&self) -> Param<'_>;
}

/// What can be read from a column.
pub trait FromValue: Sized {
    /// Nothing where it is something else.
    fn from_value(value: &Value) -> Option<Self>;
}

macro_rules! whole_numbers {
    ($($number:ty),*) => { $(
        impl Bind for $number {
            fn bind(&self) -> Param<'_> {
                Param::Int(*self as i64)
            }
        }
        impl FromValue for $number {
            fn from_value(value: &Value) -> Option<$number> {
                if let Value::Int(number) = value { (*number).try_into().ok() } else { None }
            }
        }
    )* };
}
whole_numbers!(i64, u32, u64, usize);

impl Bind for bool {
    fn bind(&self) -> Param<'_> {
        Param::Int((*self).into())
    }
}

impl FromValue for bool {
    fn from_value(value: &Value) -> Option<bool> {
        if let Value::Int(number) = value { Some(*number != 0) } else { None }
    }
}

impl Bind for f64 {
    fn bind(&self) -> Param<'_> {
        Param::Real(*self)
    }
}

impl FromValue for f64 {
    fn from_value(value: &Value) -> Option<f64> {
        if let Value::Real(number) = value { Some(*number) } else { None }
    }
}

impl Bind for str {
    fn bind(&self) -> Param<'_> {
        Param::Text(self)
    }
}

impl Bind for String {
    fn bind(&self) -> Param<'_> {
        Param::Text(self)
    }
}

impl FromValue for String {
    fn from_value(value: &Value) -> Option<String> {
        if let Value::Text(text) = value { Some(text.clone()) } else { None }
    }
}

impl Bind for [u8] {
    fn bind(&self) -> Param<'_> {
        Param::Bytes(self)
    }
}

impl Bind for Vec<u8> {
    fn bind(&self) -> Param<'_> {
        Param::Bytes(self)
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: &Value) -> Option<Vec<u8>> {
        if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None }
    }
}

impl Bind for Bits256 {
    fn bind(&self) -> Param<'_> {
        Param::Bytes(self)
    }
}

impl FromValue for Bits256 {
    fn from_value(value: &Value) -> Option<Bits256> {
        if let Value::Bytes(bytes) = value { bytes.as_slice().try_into().ok() } else { None }
    }
}

impl Bind for Value {
    fn bind(&self) -> Param<'_> {
        match self {
            Value::Null => Param::Null,
            Value::Int(number) => Param::Int(*number),
            Value::Real(number) => Param::Real(*number),
            Value::Text(text) => Param::Text(text),
            Value::Bytes(bytes) => Param::Bytes(bytes),
        }
    }
}

impl<T: Bind + ?Sized> Bind for &T {
    fn bind(&self) -> Param<'_> {
        (**self).bind()
    }
}

impl<T: Bind> Bind for Option<T> {
    fn bind(&self) -> Param<'_> {
        self.as_ref().map_or(Param::Null, Bind::bind)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Option<Option<T>> {
        if *value == Value::Null { Some(None) } else { T::from_value(value).map(Some) }
    }
}
