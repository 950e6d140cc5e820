//! Converts text to the visual order, from left to right, and shapes Arabic letters.

use std::borrow::Cow;
use std::sync::LazyLock;

use ar_reshaper::letters::letters_db::LETTERS_ARABIC;
use ar_reshaper::prelude::{ArabicReshaper, LigatureNames, ReshaperConfig};
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class};
use unicode_bidi_mirroring::get_mirrored;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// The most characters of a text that are read; there is no room for more.
const MAX_CHARACTERS: usize = 200;
/// The most combining marks on one letter. Languages need two; some people use dozens as a joke.
const MAX_MARKS: usize = 2;

/// Joins Arabic letters. The only ligature is that of lam and alef, which every font has; marks above and below stay.
static RESHAPER: LazyLock<ArabicReshaper> = LazyLock::new(|| {
    let mut config = ReshaperConfig { delete_harakat: false, ..ReshaperConfig::default() };
    config.update_ligature(LigatureNames::ARABIC_LIGATURE_ALLAH, false);
    config.to_reshaper()
});

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

/// Returns `name` so that it does not turn around what stands beside it, such as a number and a play: between isolating marks if
/// it has letters that are written from right to left, and otherwise as it is, because some fonts show such marks as boxes.
#[must_use]
pub fn isolated(name: &str) -> Cow<'_, str> {
    let is_right_to_left = |letter: char| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL);
    if name.contains(is_right_to_left) { format!("\u{2068}{name}\u{2069}").into() } else { name.into() }
}

/// Returns `text` in visual order from left to right, by Unicode's bidirectional algorithm.
pub fn visual(text: &[char]) -> Vec<char> {
    let text = joined(text);
    let info = ParagraphBidiInfo::new(&text, None);
    let levels = info.reordered_levels_per_char(0..text.len());
    // Combining marks stay behind their letter.
    let mut clusters: Vec<(Level, Vec<char>)> = Vec::new();
    for (character, level) in text.chars().zip(levels) {
        match clusters.last_mut() {
            Some((_, cluster)) if is_mark(character) => cluster.push(character),
            _ => clusters.push((level, vec![get_mirrored(character).filter(|_| level.is_rtl()).unwrap_or(character)])),
        }
    }
    let levels: Vec<Level> = clusters.iter().map(|(level, _)| *level).collect();
    let order = ParagraphBidiInfo::reorder_visual(&levels);
    order.into_iter().flat_map(|index| clusters[index].1.iter().copied()).collect()
}

/// Replaces Arabic letters with the forms that join them to their neighbours.
fn joined(text: &[char]) -> String {
    // The library expects something before a mark, so the text gets a space there, which joins nothing.
    let text: String = [' '].iter().chain(text).collect();
    RESHAPER.reshape(text).split_off(1)
}

/// Returns the Arabic letter of a joined form, for fonts that have no glyph of the form.
pub fn unjoined(form: char) -> Option<char> {
    let letter = LETTERS_ARABIC
        .iter()
        .find(|(_, forms)| [forms.isolated, forms.initial, forms.medial, forms.end].contains(&form));
    letter.map(|(letter, _)| *letter).filter(|_| form != '\0')
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
        assert_eq!(visual("א‹ב≤"), "≥ב›א");
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
        // Letters of Urdu and Uyghur: noon ghunna ends "میں", and tteh, rreh and ve join like the letters of Arabic.
        assert_eq!(visual("میں"), "\u{fb9f}\u{fbff}\u{fee3}");
        assert_eq!(visual("ٹڑ"), "\u{fb8d}\u{fb68}");
        assert_eq!(visual("ڤڤ"), "\u{fb6b}\u{fb6c}");
        assert_eq!(super::unjoined('\u{fb9f}'), Some('ں'));
        assert_eq!(super::unjoined('a'), None);
    }

    #[test]
    fn only_names_with_right_to_left_letters_are_isolated() {
        for name in ["Alice", "Ελένη", "Ünal 7", "太郎", "♥", ""] {
            assert_eq!(super::isolated(name), name);
        }
        for name in ["عمر", "נועה", "Ken אב 7", "ܫܠܡܐ"] {
            assert_eq!(super::isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }

    #[test]
    fn any_arabic_text_can_be_joined() {
        let arabic: Vec<char> =
            ('\u{600}'..='\u{6ff}').chain('\u{750}'..='\u{77f}').chain('\u{8a0}'..='\u{8ff}').collect();
        for &first in &arabic {
            for second in ['\u{627}', '\u{644}', '\u{64e}', '\u{6e5}', 'a'] {
                for text in [vec![first], vec![first, second], vec![second, first, second]] {
                    let lams = text.windows(2).filter(|pair| pair[0] == 'ل').count();
                    let joined = super::joined(&text).chars().count();
                    assert!((text.len() - lams..=text.len()).contains(&joined), "{text:?}");
                }
            }
        }
    }
}
