//! What time it is, and how the tables write it: as text of the world's time (`2026-12-01 17:00:00`), or in milliseconds.

/// Seconds of a day.
const DAY: i64 = 24 * 60 * 60;
/// Days of 400 years, after which the calendar repeats itself.
const ERA: i64 = 146_097;

/// What time it is, in milliseconds since 1970.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// A moment in milliseconds since 1970, so many days before another.
pub fn days_before(days: u32, now: u64) -> u64 {
    now.saturating_sub(u64::from(days) * DAY as u64 * 1000)
}

/// A moment in milliseconds since 1970, so many days after another.
pub fn days_after(days: u32, now: u64) -> u64 {
    now + u64::from(days) * DAY as u64 * 1000
}

/// A moment in milliseconds since 1970, as text.
pub fn stamp(moment: u64) -> String {
    let seconds = (moment / 1000) as i64;
    let (year, month, day) = date(seconds / DAY);
    let (hour, minute, second) = (seconds % DAY / 3600, seconds % 3600 / 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")
}

/// The same to the millisecond.
pub fn exact(moment: u64) -> String {
    format!("{}.{:03}", stamp(moment), moment % 1000)
}

/// The same to the minute.
pub fn minute(moment: u64) -> String {
    stamp(moment)[..16].to_owned()
}

/// A text as seconds since 1970; 0 where it is none.
pub fn seconds(text: &str) -> i64 {
    let mut parts = text.split(|c: char| !c.is_ascii_digit()).map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    let (year, month, day) = (next(), next(), next());
    if month == 0 { 0 } else { days(year, month, day) * DAY + next() * 3600 + next() * 60 + next() }
}

/// The days from 1970 to a date. Years begin in March here, so that the day that is put in comes last.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    era * ERA + of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5 + day - 1 - 719_468
}

/// The date so many days after 1970 began.
fn date(days_since: i64) -> (i64, i64, i64) {
    // An estimate that is never too late, and at most a year too early.
    let mut year = 1970 + days_since / 366;
    while days(year + 1, 1, 1) <= days_since {
        year += 1;
    }
    let month = (1..=12).rev().find(|&month| days(year, month, 1) <= days_since).unwrap_or(1);
    (year, month, days_since - days(year, month, 1) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_the_database_wrote_them() {
        let file = rusqlite::Connection::open_in_memory().unwrap();
        for moment in [0, 951_782_400, 951_868_800, 1_709_164_799, 1_709_251_200, 1_796_134_861, 4_107_542_400_u64] {
            let theirs: String =
                file.query_row("SELECT datetime(?1, 'unixepoch')", [moment as i64], |row| row.get(0)).unwrap();
            assert_eq!(stamp(moment * 1000), theirs);
            assert_eq!(seconds(&theirs), moment as i64);
        }
        assert_eq!(exact(1_500), "1970-01-01 00:00:01.500");
        assert_eq!((minute(60_000).as_str(), seconds("1970-01-01 00:01")), ("1970-01-01 00:01", 60));
        assert_eq!(seconds(""), 0);
    }
}
