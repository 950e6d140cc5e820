//! Reads lines of standard input, however long they are. Layer 5.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read, in bytes. Commands and positions are far shorter.
pub const MAX_LINE: usize = 64 * 1024;

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Whole,
    /// Only the beginning of a line that is longer than [`MAX_LINE`]; the rest is skipped.
    Cut,
    /// Nothing: the input has ended.
    End,
}

/// Reads the next line into `line`, which loses what it held.
///
/// # Errors
/// Returns an error if the input cannot be read.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    if input.by_ref().take(MAX_LINE as u64).read_until(b'\n', line)? == 0 {
        return Ok(Line::End);
    }
    // The rest of the line may be its end alone.
    let is_cut = line.len() == MAX_LINE && !line.ends_with(b"\n") && input.skip_until(b'\n')? > 1;
    Ok(if is_cut { Line::Cut } else { Line::Whole })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_line_is_cut_and_the_next_one_is_whole() {
        let text = format!("{}\n{}\nshort\n", "a".repeat(MAX_LINE), "b".repeat(3 * MAX_LINE));
        let (mut input, mut line) = (text.as_bytes(), Vec::new());
        let mut read = || (read_line(&mut input, &mut line).expect("a slice can be read"), line.len());
        assert_eq!(read(), (Line::Whole, MAX_LINE));
        assert_eq!(read(), (Line::Cut, MAX_LINE));
        assert_eq!(read(), (Line::Whole, "short\n".len()));
        assert_eq!(read(), (Line::End, 0));
    }
}
