//! Text in the order and the forms in which it is seen, from left to right.

use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// Characters of a name that count; there is no room for more.
const MOST_CHARACTERS: usize = 200;
/// Accents on one letter: languages need two, jokers use dozens.
const MOST_MARKS: usize = 2;

/// How many forms the letters from U+0621 and from U+0641 on have: isolated, final, initial, medial. The forms follow
/// each other from U+FE80 and from U+FED1 on. No crate that we found shapes Arabic without shaping whole fonts.
const ARABIC: [(u32, u32, &[u32]); 2] = [
    (0x621, 0xfe80, &[1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]),
    (0x641, 0xfed1, &[4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
];
/// Letters of Persian and Urdu: the letter, its first form, and the number of its forms.
const PERSIAN: [(u32, u32, u32); 6] = [
    (0x67e, 0xfb56, 4),
    (0x686, 0xfb7a, 4),
    (0x698, 0xfb8a, 2),
    (0x6a9, 0xfb8e, 4),
    (0x6af, 0xfb92, 4),
    (0x6cc, 0xfbfc, 4),
];
/// A character with its first form and the number of its forms, if it has any.
type Sign = (char, Option<(u32, u32)>);

const LAM: char = '\u{644}';
/// Alefs that form one sign with a lam before them, and the first form of that sign.
const LAM_ALEF: [(char, u32); 4] = [('\u{622}', 0xfef5), ('\u{623}', 0xfef7), ('\u{625}', 0xfef9), ('\u{627}', 0xfefb)];

/// Returns what can be seen of a text: no controls, no joiners, no heaps of accents, single spaces.
pub fn readable(text: &str) -> Vec<char> {
    let mut characters: Vec<char> = Vec::new();
    for character in text.chars().take(MOST_CHARACTERS) {
        if character.is_whitespace() {
            if characters.last().is_some_and(|last| *last != ' ') {
                characters.push(' ');
            }
        } else if is_mark(character) && !is_invisible(character) {
            let marks = characters.iter().rev().take_while(|last| is_mark(**last)).count();
            if marks < MOST_MARKS.min(characters.len()) {
                characters.push(character);
            }
        } else if !is_invisible(character) {
            characters.push(character);
        }
    }
    characters
}

/// Whether a character stands over, under or beside the one before it.
pub fn is_mark(character: char) -> bool {
    character.general_category_group() == GeneralCategoryGroup::Mark
}

/// Whether a character only controls how others are shown: joiners, directions, variants, skin tones, tags.
fn is_invisible(character: char) -> bool {
    matches!(character.general_category(), GeneralCategory::Control | GeneralCategory::Format)
        || matches!(character, '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2065}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
            | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns `text` from left to right as it is seen, by Unicode's bidirectional algorithm.
pub fn visual(text: &[char]) -> Vec<char> {
    let text: String = joined(text).into_iter().collect();
    let info = ParagraphBidiInfo::new(&text, None);
    let levels = info.reordered_levels_per_char(0..text.len());
    // A letter keeps its accents behind it, wherever it goes.
    let mut clusters: Vec<(Level, Vec<char>)> = Vec::new();
    for (character, level) in text.chars().zip(levels) {
        match clusters.last_mut() {
            Some((_, cluster)) if is_mark(character) => cluster.push(character),
            _ => clusters.push((level, vec![if level.is_rtl() { mirrored(character) } else { character }])),
        }
    }
    let levels: Vec<Level> = clusters.iter().map(|(level, _)| *level).collect();
    let order = ParagraphBidiInfo::reorder_visual(&levels);
    order.into_iter().flat_map(|place| clusters[place].1.iter().copied()).collect()
}

/// Returns the bracket that opens the other way.
fn mirrored(character: char) -> char {
    const PAIRS: [(char, char); 5] = [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>'), ('«', '»')];
    let mirror = |(open, close): (char, char)| match character {
        _ if character == open => Some(close),
        _ if character == close => Some(open),
        _ => None,
    };
    PAIRS.into_iter().find_map(mirror).unwrap_or(character)
}

/// Replaces Arabic letters with the forms that join them to their neighbours.
fn joined(text: &[char]) -> Vec<char> {
    let signs = signs(text);
    let form = |place: usize| {
        let (character, Some((first, forms))) = signs[place] else { return signs[place].0 };
        let after = forms == 4 && neighbour(&signs, place + 1..signs.len()) > 1;
        let before = forms > 1 && neighbour(&signs, (0..place).rev()) == 4;
        char::from_u32(first + u32::from(before) + 2 * u32::from(after)).unwrap_or(character)
    };
    (0..signs.len()).map(form).collect()
}

/// Returns the number of forms of the first sign at these places, 0 if it has none. Accents do not separate two letters.
fn neighbour(signs: &[Sign], mut places: impl Iterator<Item = usize>) -> u32 {
    let nearest = places.find(|place| !is_mark(signs[*place].0));
    nearest.and_then(|place| signs[place].1).map_or(0, |(_, forms)| forms)
}

/// Splits a text into signs; lam and alef become one.
fn signs(text: &[char]) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::with_capacity(text.len());
    for &character in text {
        let both = LAM_ALEF.iter().find(|(alef, _)| *alef == character);
        match (signs.last_mut(), both) {
            (Some(last), Some((_, first))) if last.0 == LAM => *last = (character, Some((*first, 2))),
            _ => signs.push((character, forms(character))),
        }
    }
    signs
}

fn forms(character: char) -> Option<(u32, u32)> {
    let code = u32::from(character);
    let persian = PERSIAN.iter().find(|(letter, ..)| *letter == code).map(|(_, first, forms)| (*first, *forms));
    persian.or_else(|| {
        ARABIC.iter().find_map(|(letter, first, forms)| {
            let place = code.checked_sub(*letter)? as usize;
            let count = *forms.get(place)?;
            Some((first + forms[..place].iter().sum::<u32>(), count))
        })
    })
}

#[cfg(test)]
mod tests {
    fn visual(text: &str) -> String {
        super::visual(&text.chars().collect::<Vec<_>>()).into_iter().collect()
    }

    #[test]
    fn right_to_left_words_are_reversed() {
        assert_eq!(visual("Ελένη 12"), "Ελένη 12");
        assert_eq!(visual("שלום"), "םולש");
        assert_eq!(visual("a שלום חבר 36 אב (b)"), "a בא 36 רבח םולש (b)");
        // An accent stays behind its letter.
        assert_eq!(visual("אב\u{5b0}ג"), "גב\u{5b0}א");
    }

    /// A reader who begins at the right finds the first word there.
    #[test]
    fn name_that_begins_with_a_right_to_left_word_is_read_from_the_right() {
        assert_eq!(visual("שלום Ken"), "Ken םולש");
        assert_eq!(visual("שלום Ken Ito אב"), "בא Ken Ito םולש");
        assert_eq!(visual("שלום Ken 7!"), "!Ken 7 םולש");
        assert_eq!(visual("שלום 36 (אב)"), "(בא) 36 םולש");
        assert_eq!(visual("♥ אב…"), "…בא ♥");
        assert_eq!(visual("אב Rene\u{301}"), "Rene\u{301} בא");
        // In a left-to-right name, brackets still open towards the right-to-left word in them.
        assert_eq!(visual("a (אב) b"), "a (בא) b");
    }

    #[test]
    fn arabic_letters_are_joined() {
        // Meem initial, hah medial, meem medial, dal final; the first one is at the right.
        assert_eq!(visual("محمد"), "\u{feaa}\u{fee4}\u{fea4}\u{fee3}");
        // Reh does not join the next letter; lam and alef are one sign.
        assert_eq!(visual("رلا"), "\u{fefb}\u{fead}");
        assert_eq!(visual("بلا"), "\u{fefc}\u{fe91}");
        assert_eq!(visual("ب\u{64e}ب"), "\u{fe90}\u{fe91}\u{64e}");
        assert_eq!(visual("ء ی"), "\u{fbfc} \u{fe80}");
    }
}
