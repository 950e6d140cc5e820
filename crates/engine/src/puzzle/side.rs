//! Writes the checkers of a side in a short form: from the bar down to the 1-point, the number of checkers as a digit of
//! base 16, and runs of empty points as a letter, `g` for one to `z` for twenty. A `*` follows a pinned checker.

use kafenio_board::rules::BAR;

/// The longest run of empty points that one letter stands for.
const LONGEST_RUN: u8 = 20;

/// Returns the short form of a side with its pins.
pub(super) fn write(checkers: &[u8; 26], pinned: u32) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for point in (1..=BAR).rev() {
        let count = checkers[usize::from(point)];
        if count == 0 && empty < LONGEST_RUN {
            empty += 1;
            continue;
        }
        text.extend(run(empty));
        empty = u8::from(count == 0);
        text.extend(char::from_digit(u32::from(count), 16).filter(|_| count > 0));
        text.extend((pinned & (1 << point) != 0).then_some('*'));
    }
    text
}

/// Parses the short form of a side, whose other checkers are off; `None` if it is not one.
pub(super) fn parse(text: &str) -> Option<([u8; 26], u32)> {
    let mut checkers = [0_u8; 26];
    let mut pinned = 0;
    let mut point = BAR;
    let mut off = 15_u8;
    for letter in text.chars() {
        match letter {
            'g'..='z' => point = point.checked_sub(letter as u8 - b'g' + 1)?,
            '*' => pinned |= 1 << (point + 1),
            _ => {
                let count = u8::try_from(letter.to_digit(16)?).ok()?;
                off = off.checked_sub(count)?;
                *checkers.get_mut(usize::from(point)).filter(|_| point > 0)? = count;
                point -= 1;
            }
        }
    }
    checkers[0] = off;
    Some((checkers, pinned))
}

fn run(empty: u8) -> Option<char> {
    (empty > 0).then(|| char::from(b'g' + empty - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_read_as_they_were_written() {
        let mut start = [0; 26];
        (start[24], start[13], start[8], start[6]) = (2, 5, 3, 5);
        assert_eq!(write(&start, 0), "g2p5j3g5");
        let mut pinned = [0; 26];
        (pinned[24], pinned[1], pinned[0]) = (13, 1, 1);
        assert_eq!(write(&pinned, 1 << 1), "gdzh1*");
        for (side, pins) in [(start, 0), (pinned, 1 << 1)] {
            assert_eq!(parse(&write(&side, pins)), Some((side, pins)));
        }
        for (wrong, why) in [("zz", "too long"), ("g2p5j3g51", "16 checkers"), ("!", "no count")] {
            assert_eq!(parse(wrong), None, "{why}");
        }
    }
}
