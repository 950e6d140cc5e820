//! Converts text to the visual order, from left to right, and shapes Arabic letters.

use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// The most characters of a text that are read; there is no room for more.
const MAX_CHARACTERS: usize = 200;
/// The most combining marks on one letter. Languages need two; some people use dozens as a joke.
const MAX_MARKS: usize = 2;

/// Ranges of Arabic letters: the first letter, its first presentation form, and the number of forms of each letter. The
/// forms (isolated, final, initial, medial) follow each other in Unicode. We found no crate that shapes Arabic without
/// shaping whole fonts.
const ARABIC: [(u32, u32, &[u32]); 2] = [
    (0x621, 0xfe80, &[1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]),
    (0x641, 0xfed1, &[4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
];
/// Letters of Persian and Urdu, each with its first form and the number of its forms.
const PERSIAN: [(u32, u32, u32); 6] = [
    (0x67e, 0xfb56, 4),
    (0x686, 0xfb7a, 4),
    (0x698, 0xfb8a, 2),
    (0x6a9, 0xfb8e, 4),
    (0x6af, 0xfb92, 4),
    (0x6cc, 0xfbfc, 4),
];
/// A character with its first form and the number of its forms, if it has any.
type Glyph = (char, Option<(u32, u32)>);

const LAM: char = '\u{644}';
/// Alefs that form a ligature with a lam before them, and the first form of that ligature.
const LAM_ALEF: [(char, u32); 4] = [('\u{622}', 0xfef5), ('\u{623}', 0xfef7), ('\u{625}', 0xfef9), ('\u{627}', 0xfefb)];

/// Returns the visible characters of a text: no control characters or joiners, few combining marks, single spaces.
pub fn readable(text: &str) -> Vec<char> {
    let mut characters: Vec<char> = Vec::new();
    for character in text.chars().take(MAX_CHARACTERS) {
        if character.is_whitespace() {
            if characters.last().is_some_and(|last| *last != ' ') {
                characters.push(' ');
            }
        } else if is_mark(character) && !is_invisible(character) {
            let marks = characters.iter().rev().take_while(|last| is_mark(**last)).count();
            if marks < MAX_MARKS.min(characters.len()) {
                characters.push(character);
            }
        } else if !is_invisible(character) {
            characters.push(character);
        }
    }
    characters
}

/// Returns whether a character is a combining mark.
pub fn is_mark(character: char) -> bool {
    character.general_category_group() == GeneralCategoryGroup::Mark
}

/// Returns whether a character only controls how others are shown: joiners, directions, variants, skin tones, tags.
fn is_invisible(character: char) -> bool {
    matches!(character.general_category(), GeneralCategory::Control | GeneralCategory::Format)
        || matches!(character, '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2065}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
            | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns `text` in visual order from left to right, by Unicode's bidirectional algorithm.
pub fn visual(text: &[char]) -> Vec<char> {
    let text: String = joined(text).into_iter().collect();
    let info = ParagraphBidiInfo::new(&text, None);
    let levels = info.reordered_levels_per_char(0..text.len());
    // Combining marks stay behind their letter.
    let mut clusters: Vec<(Level, Vec<char>)> = Vec::new();
    for (character, level) in text.chars().zip(levels) {
        match clusters.last_mut() {
            Some((_, cluster)) if is_mark(character) => cluster.push(character),
            _ => clusters.push((level, vec![if level.is_rtl() { mirrored(character) } else { character }])),
        }
    }
    let levels: Vec<Level> = clusters.iter().map(|(level, _)| *level).collect();
    let order = ParagraphBidiInfo::reorder_visual(&levels);
    order.into_iter().flat_map(|index| clusters[index].1.iter().copied()).collect()
}

/// Returns the mirrored bracket, or `character` itself if it is not a bracket.
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
    let glyphs = glyphs(text);
    let form = |index: usize| {
        let (character, Some((first, forms))) = glyphs[index] else { return glyphs[index].0 };
        let after = forms == 4 && neighbour(&glyphs, index + 1..glyphs.len()) > 1;
        let before = forms > 1 && neighbour(&glyphs, (0..index).rev()) == 4;
        char::from_u32(first + u32::from(before) + 2 * u32::from(after)).unwrap_or(character)
    };
    (0..glyphs.len()).map(form).collect()
}

/// Returns the number of forms of the first letter at these indices, 0 if it has none. Combining marks do not separate
/// two letters.
fn neighbour(glyphs: &[Glyph], mut indices: impl Iterator<Item = usize>) -> u32 {
    let nearest = indices.find(|index| !is_mark(glyphs[*index].0));
    nearest.and_then(|index| glyphs[index].1).map_or(0, |(_, forms)| forms)
}

/// Splits a text into glyphs; lam and alef become one.
fn glyphs(text: &[char]) -> Vec<Glyph> {
    let mut glyphs: Vec<Glyph> = Vec::with_capacity(text.len());
    for &character in text {
        let ligature = LAM_ALEF.iter().find(|(alef, _)| *alef == character);
        match (glyphs.last_mut(), ligature) {
            (Some(last), Some((_, first))) if last.0 == LAM => *last = (character, Some((*first, 2))),
            _ => glyphs.push((character, forms(character))),
        }
    }
    glyphs
}

/// Returns the first form of an Arabic letter and the number of its forms.
fn forms(character: char) -> Option<(u32, u32)> {
    let code = u32::from(character);
    let persian = PERSIAN.iter().find(|(letter, ..)| *letter == code).map(|(_, first, forms)| (*first, *forms));
    persian.or_else(|| {
        ARABIC.iter().find_map(|(letter, first, forms)| {
            let index = code.checked_sub(*letter)? as usize;
            let count = *forms.get(index)?;
            Some((first + forms[..index].iter().sum::<u32>(), count))
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
        // A combining mark stays behind its letter.
        assert_eq!(visual("אב\u{5b0}ג"), "גב\u{5b0}א");
    }

    #[test]
    fn name_that_begins_with_a_right_to_left_word_starts_at_the_right() {
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
        // Meem initial, hah medial, meem medial, dal final, from right to left.
        assert_eq!(visual("محمد"), "\u{feaa}\u{fee4}\u{fea4}\u{fee3}");
        // Reh does not join the next letter; lam and alef are a ligature.
        assert_eq!(visual("رلا"), "\u{fefb}\u{fead}");
        assert_eq!(visual("بلا"), "\u{fefc}\u{fe91}");
        assert_eq!(visual("ب\u{64e}ب"), "\u{fe90}\u{fe91}\u{64e}");
        assert_eq!(visual("ء ی"), "\u{fbfc} \u{fe80}");
    }
}
