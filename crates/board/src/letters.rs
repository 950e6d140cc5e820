//! One folding of letters for all that people type: names of commands, games, options and values, and plays.

use unicode_normalization::UnicodeNormalization as _;

/// Returns `text` in lower case, without accents, with umlauts as two letters, a final sigma as a plain one, and full-width
/// letters and digits as usual ones, so that a word typed in a hurry matches.
#[must_use]
pub fn fold(text: &str) -> String {
    // Most of what is typed. The rules below change nothing else in it.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    // Composed first, as some keyboards write an accent as a letter of its own.
    for letter in text.nfkc().flat_map(char::to_lowercase) {
        match letter {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            'ς' => folded.push('σ'),
            // A Turkish dotted capital becomes two letters.
            letter => folded.extend(std::iter::once(letter).nfkd().filter(|part| !is_mark(*part))),
        }
    }
    folded
}

/// Accents, and what makes a digit an emoji.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}')
}

/// How Greek and the Latin letters that people write for it sound, the longest spelling first. Greeklish has several
/// spellings for each sound, so sounds that it confuses are one: η, ι, υ, ει, οι and ου, which may all be `u` or `y`.
const SOUNDS: [(&str, &str); 55] = [
    ("ντζ", "z"),
    ("αι", "e"),
    ("αυ", "av"),
    ("ευ", "ev"),
    ("μπ", "v"),
    ("ντ", "d"),
    ("γκ", "g"),
    ("γγ", "g"),
    ("ai", "e"),
    ("au", "av"),
    ("af", "av"),
    ("ay", "av"),
    ("eu", "ev"),
    ("ef", "ev"),
    ("ey", "ev"),
    ("mp", "v"),
    ("nt", "d"),
    ("gk", "g"),
    ("gh", "g"),
    ("th", "θ"),
    ("ks", "x"),
    ("ch", "x"),
    ("kh", "x"),
    ("ph", "v"),
    ("ps", "ψ"),
    ("α", "a"),
    ("β", "v"),
    ("γ", "g"),
    ("δ", "d"),
    ("ε", "e"),
    ("ζ", "z"),
    ("η", "i"),
    ("ι", "i"),
    ("κ", "k"),
    ("λ", "l"),
    ("μ", "m"),
    ("ν", "n"),
    ("ξ", "x"),
    ("ο", "o"),
    ("π", "p"),
    ("ρ", "r"),
    ("σ", "s"),
    ("τ", "t"),
    ("υ", "i"),
    ("φ", "v"),
    ("χ", "x"),
    ("ω", "o"),
    ("8", "θ"),
    ("3", "x"),
    ("b", "v"),
    ("c", "k"),
    ("f", "v"),
    ("u", "i"),
    ("w", "o"),
    ("y", "i"),
];

/// Returns how a folded word sounds to a Greek, so that a Greek word and its spellings in Latin letters are equal: "ρίξε", "rixe"
/// and "rikse". Words of other languages have a sound too, which means nothing.
fn sound(folded: &str) -> String {
    let mut sound = String::with_capacity(folded.len());
    let mut rest = folded;
    while let Some(letter) = rest.chars().next() {
        let spelling = SOUNDS.iter().find(|(spelling, _)| rest.starts_with(spelling));
        let (length, sounds) = spelling.map_or((letter.len_utf8(), ""), |(spelling, sounds)| (spelling.len(), *sounds));
        rest = &rest[length..];
        let next = match letter {
            // An "h" beside a vowel is a χ, and otherwise an η, as before a θ.
            'h' if rest.starts_with(['8', 'θ']) || rest.starts_with("th") => "i",
            'h' if sound.ends_with(['a', 'e', 'i', 'o']) || rest.starts_with(['a', 'e', 'i', 'o', 'u', 'y', 'w']) => {
                "x"
            }
            'h' => "i",
            _ => sounds,
        };
        let begin = sound.len();
        if next.is_empty() {
            sound.push(letter);
        } else {
            sound.push_str(next);
        }
        // Double letters sound like one.
        if sound[..begin].ends_with(|last| sound[begin..].starts_with(last)) {
            sound.remove(begin);
        }
    }
    // "ου", "οι" and "οη" are all written "oi" somewhere, and so are "ει" and "εη".
    sound.replace("oi", "i").replace("ei", "i").replace("ii", "i")
}

/// A word, to be compared with others however their letters are written.
#[derive(Clone, Debug)]
pub struct Word {
    folded: String,
    sound: String,
    is_greek: bool,
}

impl Word {
    #[must_use]
    pub fn new(text: &str) -> Word {
        let is_greek = text.chars().any(|letter| ('\u{370}'..='\u{3FF}').contains(&letter));
        let folded = fold(text);
        Word { sound: sound(&folded), folded, is_greek }
    }

    /// Returns whether both words have the same letters.
    #[must_use]
    pub fn is(&self, own: &Word) -> bool {
        self.folded == own.folded
    }

    /// Returns whether somebody who typed `self` means the word `own`. A Greek one may be written in Latin letters.
    #[must_use]
    pub fn means(&self, own: &Word) -> bool {
        self.is(own) || (own.is_greek && self.sound == own.sound)
    }

    /// Returns how the word sounds to a Greek.
    #[must_use]
    pub fn sound(&self) -> &str {
        &self.sound
    }

    /// Returns whether the word has Greek letters.
    #[must_use]
    pub fn is_greek(&self) -> bool {
        self.is_greek
    }

    /// Returns the word in lower case, without accents.
    #[must_use]
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

/// Returns whether somebody who typed `typed` means the word `own`, as [`Word::means`] does.
#[must_use]
pub fn is_same(typed: &str, own: &str) -> bool {
    Word::new(typed).means(&Word::new(own))
}

#[cfg(test)]
mod tests {
    use super::{fold, is_same};

    #[test]
    fn letters_are_folded_however_a_keyboard_writes_them() {
        for (typed, folded) in [
            ("Πόρτες", "πορτεσ"),
            ("πο\u{301}ρτες", "πορτεσ"),
            ("ΠΟΡΤΕΣ", "πορτεσ"),
            ("Würfeln", "wuerfeln"),
            ("wu\u{308}rfeln", "wuerfeln"),
            ("１３/９", "13/9"),
            ("2\u{FE0F}\u{20E3}", "2"),
            ("ΐ", "ι"),
            ("İ", "i"),
            ("ﬀ", "ff"),
        ] {
            assert_eq!(fold(typed), folded, "{typed}");
        }
    }

    #[test]
    fn greek_in_latin_letters_is_the_same_word() {
        for (typed, own) in [
            ("rixe", "ρίξε"),
            ("rikse", "ρίξε"),
            ("ri3e", "ρίξε"),
            ("zaria", "ζάρια"),
            ("kinisi", "κίνηση"),
            ("kinhsh", "κίνηση"),
            ("pisw", "πίσω"),
            ("dexomai", "δέχομαι"),
            ("dehomai", "δέχομαι"),
            ("nai", "ναι"),
            ("oxi", "όχι"),
            ("ohi", "όχι"),
            ("pairnw", "παίρνω"),
            ("boitheia", "βοήθεια"),
            ("voithia", "βοήθεια"),
            ("rihno", "ρίχνω"),
            ("boi8eia", "βοήθεια"),
            ("paixe", "παίξε"),
            ("feyga", "φεύγα"),
            ("fevga", "φεύγα"),
            ("feuga", "φεύγα"),
            ("pheuga", "φεύγα"),
            ("tavli", "τάβλι"),
            ("tauli", "τάβλι"),
            ("plakwto", "πλακωτό"),
            ("mpara", "μπάρα"),
            ("bara", "μπάρα"),
            ("ΡΙΧΝΩ", "ρίχνω"),
        ] {
            assert!(is_same(typed, own), "{typed} is {own}");
        }
        assert!(!is_same("rolls", "roll"), "words of other languages are compared letter by letter");
        assert!(!is_same("paso", "πίσω"));
    }
}
