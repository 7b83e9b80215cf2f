//! JSON with the keys of every object in order, so that it does not depend on the order of fields: the text of a
//! [`serde_json::Value`], written without making one.

use std::cell::RefCell;
use std::io;

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// Writes something with its keys in order.
pub fn text<T: Serialize>(what: &T) -> Result<String, serde_json::Error> {
    let paper = RefCell::new(Vec::new());
    what.serialize(&mut Serializer::with_formatter(Ink(&paper), Sorting { paper: &paper, open: Vec::new() }))?;
    Ok(String::from_utf8(paper.into_inner()).expect("JSON is UTF-8"))
}

struct Ink<'a>(&'a RefCell<Vec<u8>>);

impl io::Write for Ink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write(bytes).map(drop)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Sorting<'a> {
    paper: &'a RefCell<Vec<u8>>,
    /// For every object that has begun, where each of its keys stands.
    open: Vec<Vec<[usize; 2]>>,
}

impl Sorting<'_> {
    fn place(&self) -> usize {
        self.paper.borrow().len()
    }
}

impl Formatter for Sorting<'_> {
    fn begin_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open.push(Vec::new());
        writer.write_all(b"{")
    }

    fn begin_object_key<W: io::Write + ?Sized>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        let place = self.place();
        self.open.last_mut().expect("an object has begun").push([place; 2]);
        Ok(())
    }

    fn end_object_key<W: io::Write + ?Sized>(&mut self, _: &mut W) -> io::Result<()> {
        let place = self.place();
        let key = self.open.last_mut().and_then(|keys| keys.last_mut()).expect("a key has begun");
        key[1] = place;
        Ok(())
    }

    fn end_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        let keys = self.open.pop().expect("an object has begun");
        sort(&mut self.paper.borrow_mut(), &keys);
        writer.write_all(b"}")
    }
}

/// Puts the last members of a text in order, whose keys stand here.
fn sort(text: &mut Vec<u8>, keys: &[[usize; 2]]) {
    // Without the quotes: what ends a key must not count.
    let key = |&[begin, end]: &[usize; 2]| &text[begin + 1..end - 1];
    if keys.is_sorted_by_key(key) {
        return;
    }
    // Before the next key stands a comma.
    let ends = keys.iter().skip(1).map(|[next, _]| next - 1).chain([text.len()]);
    let mut members: Vec<_> = keys.iter().zip(ends).map(|(at, end)| (key(at), &text[at[0]..end])).collect();
    members.sort_unstable();
    let members: Vec<&[u8]> = members.into_iter().map(|(_, member)| member).collect();
    let members = members.join(&b","[..]);
    text.truncate(keys[0][0]);
    text.extend(members);
}
