use serde::{Deserialize, Serialize};

/// How the cells of a board are called; columns and rows are counted from 0 inside and named as players expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Naming {
    /// Column letters and row number from 1: `A1`, `D5`, `AA12`.
    LetterNumber,
    /// Column and row in two digits from 00, with a dot: `12.09`.
    Dotted,
    /// Column and row in two digits from 00, joined: `0706`.
    Digits,
}

impl Naming {
    /// The most columns, and the most rows, that this scheme names: up to `ZZ702` or `99.99`.
    pub const fn limit(self) -> u16 {
        match self {
            Self::LetterNumber => 26 + 26 * 26,
            Self::Dotted | Self::Digits => 100,
        }
    }

    /// The name of the cell at this column and row.
    pub fn name(self, column: u16, row: u16) -> String {
        match self {
            Self::LetterNumber => format!("{}{}", letters(column), row as u32 + 1),
            Self::Dotted => format!("{column:02}.{row:02}"),
            Self::Digits => format!("{column:02}{row:02}"),
        }
    }

    /// Column and row of a name, in any case of letters; none if it is not written in this scheme.
    pub fn parse(self, name: &str) -> Option<(u16, u16)> {
        match self {
            Self::LetterNumber => parse_letter_number(name.as_bytes()),
            Self::Dotted => {
                let (column, row) = name.split_once('.')?;
                Some((two_digits(column.as_bytes())?, two_digits(row.as_bytes())?))
            }
            Self::Digits => {
                let (column, row) = name.as_bytes().split_at_checked(2)?;
                Some((two_digits(column)?, two_digits(row)?))
            }
        }
    }
}

/// Column letters as in a spreadsheet: A to Z, then AA, AB and so on.
fn letters(column: u16) -> String {
    let last = char::from(b'A' + (column % 26) as u8);
    match column / 26 {
        0 => last.to_string(),
        before => letters(before - 1) + &last.to_string(),
    }
}

fn parse_letter_number(name: &[u8]) -> Option<(u16, u16)> {
    let split = name.iter().position(|byte| !byte.is_ascii_alphabetic())?;
    let (letters, digits) = name.split_at(split);
    // A leading zero would give one cell two names.
    if letters.is_empty() || letters.len() > 2 || digits.len() > 4 || digits[0] == b'0' {
        return None;
    }
    let column = letters.iter().fold(0u32, |n, letter| 26 * n + (letter.to_ascii_uppercase() - b'A' + 1) as u32);
    let row = digits.iter().try_fold(0u16, |n, &digit| Some(10 * n + digit_value(digit)?))?;
    Some(((column - 1) as u16, row - 1))
}

fn two_digits(text: &[u8]) -> Option<u16> {
    match *text {
        [tens, ones] => Some(10 * digit_value(tens)? + digit_value(ones)?),
        _ => None,
    }
}

fn digit_value(digit: u8) -> Option<u16> {
    digit.is_ascii_digit().then(|| (digit - b'0') as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for naming in [Naming::LetterNumber, Naming::Dotted, Naming::Digits] {
            for (column, row) in (0..100).flat_map(|column| (0..100).map(move |row| (column, row))) {
                let name = naming.name(column, row);
                assert_eq!(naming.parse(&name), Some((column, row)), "{name}");
            }
        }
        assert_eq!(Naming::LetterNumber.name(26, 11), "AA12");
        assert_eq!(Naming::LetterNumber.name(701, 701), "ZZ702");
        assert_eq!(Naming::LetterNumber.parse("zz702"), Some((701, 701)));
        assert_eq!(Naming::LetterNumber.parse("AAA1"), None);
        assert_eq!(Naming::Dotted.name(12, 9), "12.09");
        assert_eq!(Naming::Digits.name(7, 6), "0706");
    }

    #[test]
    fn odd_names_are_refused() {
        for name in ["", "A", "5", "A0", "A01", "A1x", "1A", "é1", "A-1"] {
            assert_eq!(Naming::LetterNumber.parse(name), None, "{name}");
        }
        for name in ["", "12", "1.09", "12.9", "12.09.", "+1.09", "12,09", "é.09"] {
            assert_eq!(Naming::Dotted.parse(name), None, "{name}");
        }
        for name in ["", "07", "070", "07066", "07.6", "éé"] {
            assert_eq!(Naming::Digits.parse(name), None, "{name}");
        }
    }
}
