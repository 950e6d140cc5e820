//! Finds the id in a text that somebody has copied from another program, with the words that it prints around it.

/// Returns the id in `text`: without the words around it, and the two ids of GNU Backgammon joined by a colon.
pub(super) fn id_in(text: &str) -> String {
    let text = text.trim().trim_end_matches(['.', ',']).trim_matches(['"', '\'', '`']);
    // An XGID ends at the first blank. Behind it, eXtreme Gammon prints the players and the score.
    if let Some(at) = find(text, "XGID=") {
        return text[at..].split_whitespace().next().unwrap_or_default().trim_end_matches(['.', ',']).to_owned();
    }
    for mark in ["OGID=", "OGID:"] {
        if let Some(at) = find(text, mark) {
            return text[at + mark.len()..].split_whitespace().next().unwrap_or_default().to_owned();
        }
    }
    let words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || letter == '=')
        .flat_map(|word| word.split(':'))
        .filter(|word| !word.is_empty())
        .collect();
    let is_marked = ["GNUBGID", "Position ID", "Match ID"].iter().any(|mark| find(text, mark).is_some());
    if !is_marked {
        return text.to_owned();
    }
    let id = |letters: usize| words.iter().find(|word| word.len() == letters && word.bytes().all(is_base64));
    match (id(14), id(12)) {
        (Some(position), Some(game)) => format!("{position}:{game}"),
        (Some(position), None) => (*position).to_owned(),
        _ => text.to_owned(),
    }
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
        for (text, id) in [
            ("Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA", both),
            (" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAA", both),
            ("gnubgid=4HPwATDgc/ABMA:cAkAAAAAAAAA", both),
            ("GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAA", both),
            ("GNUBGID 4HPwATDgc/ABMA", "4HPwATDgc/ABMA"),
            ("`4HPwATDgc/ABMA`.", "4HPwATDgc/ABMA"),
            (
                "XGID=-b----E:0:0:1:00:0:0:0:0:10 X:Player 1 O:Player 2 Score is X:0 O:0. Unlimited Game",
                "XGID=-b----E:0:0:1:00:0:0:0:0:10",
            ),
            ("See xgid=-b----E:0:0:1:00.", "xgid=-b----E:0:0:1:00"),
            ("OGID=11:oo:N0N", "11:oo:N0N"),
            ("nonsense", "nonsense"),
        ] {
            assert_eq!(id_in(text), id, "{text}");
        }
    }
}
