//! What is asked of the store: done by a thread that has a line to the database, answered when it is kept.

use std::sync::mpsc;

use tokio::sync::oneshot;

use crate::StoreError;
use crate::sql::Connection;

/// Where jobs are handed in.
pub type Queue = mpsc::Sender<Box<dyn Job>>;

/// How an attempt went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// It is done, and is to be kept.
    Done,
    /// It cannot be done.
    Failed,
    /// It may be tried again: another was in the way, or the line is broken.
    Disturbed,
}

/// Something to do in a transaction.
pub trait Job: Send {
    /// Tries it.
    fn attempt(&mut self, connection: &Connection) -> Came;
    /// Tells who waits what came of it, once it is known whether it is kept.
    fn tell(self: Box<Self>, kept: &Result<(), String>);
}

struct Asked<T, W> {
    work: W,
    found: Option<Result<T, StoreError>>,
    done: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, W: Fn(&Connection) -> Result<T, StoreError> + Send> Job for Asked<T, W> {
    fn attempt(&mut self, connection: &Connection) -> Came {
        let found = (self.work)(connection);
        let came = match &found {
            Ok(_) => Came::Done,
            Err(StoreError::Disturbed(_)) => Came::Disturbed,
            Err(_) => Came::Failed,
        };
        self.found = Some(found);
        came
    }

    fn tell(self: Box<Self>, kept: &Result<(), String>) {
        let kept = kept.clone().map_err(StoreError::Unkept);
        let found = self.found.unwrap_or(Err(StoreError::Closed));
        drop(self.done.send(kept.and(found)));
    }
}

/// Has something done.
pub async fn run<T: Send + 'static>(
    queue: &Queue,
    work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (done, answer) = oneshot::channel();
    queue.send(Box::new(Asked { work, found: None, done })).map_err(|_| StoreError::Closed)?;
    answer.await.map_err(|_| StoreError::Closed)?
}
