//! The names of players in the files that we write.

use crate::table::{BySeat, Seat};

/// The most bytes of a name. GNU Backgammon keeps 31, and would cut a longer name in the middle of a letter.
const MAX_BYTES: usize = 31;

/// Returns names that every program reads, one for each player and never two equal ones. GNU Backgammon reads letters of
/// every script in UTF-8; only what the formats use themselves is replaced.
#[must_use]
pub fn file_names(names: &BySeat<String>) -> BySeat<String> {
    let inviter = file_name(&names[Seat::Inviter], "Player 1");
    let mut invited = file_name(&names[Seat::Invited], "Player 2");
    // Some programs ignore the case of letters.
    if inviter.to_lowercase() == invited.to_lowercase() {
        const SUFFIX: &str = " (2)";
        invited = format!("{}{SUFFIX}", cut(&invited, MAX_BYTES - SUFFIX.len()));
    }
    BySeat { inviter, invited }
}

fn file_name(name: &str, stand_in: &str) -> String {
    let letters: String = name
        .chars()
        .map(|letter| match letter {
            // A colon ends the name in a match file, and a comma begins a rating.
            ':' => '.',
            ',' => ';',
            // These end a property of the Smart Game Format.
            '[' => '(',
            ']' => ')',
            '\\' => '/',
            '"' => '\'',
            letter if letter.is_whitespace() || letter.is_control() => ' ',
            letter => letter,
        })
        .collect();
    // Two blanks would begin the next column.
    let words: Vec<&str> = letters.split_whitespace().collect();
    let name = cut(&words.join(" "), MAX_BYTES);
    if name.chars().any(char::is_alphanumeric) || name.chars().any(|letter| !letter.is_ascii() && is_visible(letter)) {
        name
    } else {
        stand_in.to_owned()
    }
}

/// Returns whether a letter shows something: marks of direction and joiners alone do not.
fn is_visible(letter: char) -> bool {
    !matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{3164}' | '\u{115f}' | '\u{1160}' | '\u{2800}')
}

/// Returns as many whole letters of `name` as `bytes` bytes hold.
fn cut(name: &str, bytes: usize) -> String {
    let end = (0..=bytes.min(name.len())).rev().find(|end| name.is_char_boundary(*end)).unwrap_or(0);
    name[..end].trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(inviter: &str, invited: &str) -> [String; 2] {
        let names = file_names(&BySeat { inviter: inviter.to_owned(), invited: invited.to_owned() });
        [names.inviter, names.invited]
    }

    #[test]
    fn names_of_every_script_are_kept() {
        assert_eq!(names("Δημήτρης", "Ελένη"), ["Δημήτρης", "Ελένη"]);
        assert_eq!(names("Ünal", "عمر"), ["Ünal", "عمر"]);
        assert_eq!(names("🎲", "7"), ["🎲", "7"]);
    }

    #[test]
    fn what_a_format_uses_itself_is_replaced() {
        assert_eq!(names("a: 0", "b]c[\\"), ["a. 0", "b)c(/"]);
        assert_eq!(names("tab\tand  blanks ", "line\nbreak\u{0}"), ["tab and blanks", "line break"]);
        assert_eq!(names("smith, 1600", "\"x\""), ["smith; 1600", "'x'"]);
        assert_eq!(names("", "\u{202e}\u{200d}"), ["Player 1", "Player 2"]);
    }

    #[test]
    fn long_names_are_cut_between_letters_and_never_equal() {
        let long = "x".repeat(40);
        assert_eq!(names(&long, &long), ["x".repeat(31), format!("{} (2)", "x".repeat(27))]);
        assert_eq!(names(&"Δ".repeat(34), "Bob")[0], "Δ".repeat(15));
        assert_eq!(names("Bob", "bob"), ["Bob", "bob (2)"]);
        assert_eq!(names("", ""), ["Player 1", "Player 2"]);
        assert_eq!(names("player 2", ""), ["player 2", "Player 2 (2)"]);
        for (one, other) in [("Δ", "Δ"), ("a:b", "a.b"), (&*"😀".repeat(9), &*"😀".repeat(8))] {
            let [one, other] = names(one, other);
            assert!(one != other && one.len() <= MAX_BYTES && other.len() <= MAX_BYTES, "{one} {other}");
        }
    }
}
