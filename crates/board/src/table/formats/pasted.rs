//! Finds the id in a text that somebody has copied from another program, with the words that it prints around it.

/// Returns the id in `text`, without the words around it and with the two ids of GNU Backgammon joined by a colon, and the text
/// behind it.
#[must_use]
pub fn id_in(text: &str) -> (String, &str) {
    let text = text.trim();
    // These ids end at the first blank. Behind an XGID, eXtreme Gammon prints the players and the score.
    for (mark, kept) in [("XGID", "XGID="), ("OGID", "")] {
        if let Some(id) = find(text, mark).map(|at| text[at + mark.len()..].trim_start_matches(['=', ':', ' '])) {
            let (id, rest) = id.split_at(id.find(char::is_whitespace).unwrap_or(id.len()));
            return (format!("{kept}{}", id.trim_end_matches(is_mark)), rest);
        }
    }
    let is_marked = ["GNUBGID", "Position ID", "Match ID"].iter().any(|mark| find(text, mark).is_some());
    let between = |letter: char| letter.is_whitespace() || is_mark(letter) || letter == '=' || letter == ':';
    let words: Vec<&str> =
        text.split(between).filter(|word| !word.is_empty()).take(if is_marked { 100 } else { 2 }).collect();
    let id = |letters: usize| words.iter().find(|word| word.len() == letters && word.bytes().all(is_base64));
    let behind = |word: &str| &text[word.as_ptr() as usize - text.as_ptr() as usize + word.len()..];
    match (id(14), id(12)) {
        (Some(position), Some(game)) => {
            let rests = [behind(position), behind(game)];
            (format!("{position}:{game}"), if rests[0].len() < rests[1].len() { rests[0] } else { rests[1] })
        }
        (Some(position), None) if !behind(position).starts_with(':') => ((*position).to_owned(), behind(position)),
        _ => {
            let (id, rest) = text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()));
            (id.trim_matches(is_mark).to_owned(), rest)
        }
    }
}

/// Returns whether a sentence or Markdown puts this mark around an id.
fn is_mark(letter: char) -> bool {
    matches!(letter, '.' | ',' | ';' | '"' | '\'' | '`' | '*' | '_' | '(' | ')' | '“' | '”' | '„' | '«' | '»')
}

fn is_base64(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || letter == b'+' || letter == b'/'
}

/// Returns where `mark` stands, in any letter case.
fn find(text: &str, mark: &str) -> Option<usize> {
    let places = text.char_indices().map(|(at, _)| at);
    places.into_iter().find(|at| text.get(*at..at + mark.len()).is_some_and(|found| found.eq_ignore_ascii_case(mark)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_as_programs_print_them() {
        let both = "4HPwATDgc/ABMA:cAkAAAAAAAAA";
        for (text, id, rest) in [
            ("Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA", both, ""),
            (" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAA", both, ""),
            ("gnubgid=4HPwATDgc/ABMA:cAkAAAAAAAAA", both, ""),
            ("GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAA", both, ""),
            ("GNUBGID 4HPwATDgc/ABMA", "4HPwATDgc/ABMA", ""),
            ("4HPwATDgc/ABMA cAkAAAAAAAAA 3-1", both, " 3-1"),
            ("4HPwATDgc/ABMA 3-1", "4HPwATDgc/ABMA", " 3-1"),
            ("`4HPwATDgc/ABMA`.", "4HPwATDgc/ABMA", "`."),
            (
                "XGID=-b----E:0:0:1:00:0:0:0:0:10 X:Player 1 O:Player 2 Score is X:0 O:0. Unlimited Game",
                "XGID=-b----E:0:0:1:00:0:0:0:0:10",
                " X:Player 1 O:Player 2 Score is X:0 O:0. Unlimited Game",
            ),
            ("See xgid=-b----E:0:0:1:00.", "XGID=-b----E:0:0:1:00", ""),
            ("(XGID=-b----E:0:0:1:00)", "XGID=-b----E:0:0:1:00", ""),
            ("**XGID=-b----E:0:0:1:00**", "XGID=-b----E:0:0:1:00", ""),
            ("XGID -b----E:0:0:1:00", "XGID=-b----E:0:0:1:00", ""),
            ("OGID=11:oo:N0N", "11:oo:N0N", ""),
            ("nonsense", "nonsense", ""),
        ] {
            assert_eq!(id_in(text), (id.to_owned(), rest), "{text}");
        }
    }
}
