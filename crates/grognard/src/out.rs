//! What the program prints. A reader who has gone (`grognard games | head`) ends it quietly.

use std::fmt::Arguments;
use std::io::Write;

/// Prints.
pub fn print(text: Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    if out.write_fmt(text).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// `print!` for who may stop reading.
macro_rules! tell {
    ($($text:tt)*) => { $crate::out::print(format_args!($($text)*)) };
}

/// `println!` for who may stop reading.
macro_rules! say {
    ($($text:tt)*) => { $crate::out::print(format_args!("{}\n", format_args!($($text)*))) };
}

pub(crate) use {say, tell};
