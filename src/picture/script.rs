//! Names in scripts that run from right to left: their letters in the order in which they are seen, joined as they are
//! written. The little of Unicode's rules that a name needs.

/// Forms of the letters from U+0621 on, and from U+0641 on: isolated, final, initial and medial. They follow each other
/// from U+FE80 on, and from U+FED1 on.
const ARABIC: [(u32, u32, &[u32]); 2] = [
    (0x621, 0xfe80, &[1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]),
    (0x641, 0xfed1, &[4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
];
/// The same for letters of Persian and Urdu.
const PERSIAN: [(u32, u32, u32); 6] = [
    (0x67e, 0xfb56, 4),
    (0x686, 0xfb7a, 4),
    (0x698, 0xfb8a, 2),
    (0x6a9, 0xfb8e, 4),
    (0x6af, 0xfb92, 4),
    (0x6cc, 0xfbfc, 4),
];
/// A character with the first of its forms and their number, where it has any.
type Sign = (char, Option<(u32, u32)>);

const LAM: char = '\u{644}';
/// Alefs that become one sign with a lam before them, and its first form.
const LAM_ALEF: [(char, u32); 4] = [('\u{622}', 0xfef5), ('\u{623}', 0xfef7), ('\u{625}', 0xfef9), ('\u{627}', 0xfefb)];

/// `text` from left to right as it is seen: right-to-left words, with what stands between them, turned round. A text that
/// begins with one is read from the right as a whole, with its other words where they come in that order.
pub fn seen(text: &[char]) -> Vec<char> {
    let text = joined(text);
    if text.iter().find(|letter| letter.is_alphabetic()).is_some_and(|first| is_turned(*first)) {
        return from_the_right(&text);
    }
    let mut rest = &text[..];
    let mut seen = Vec::with_capacity(rest.len());
    while let Some(start) = rest.iter().position(|letter| is_turned(*letter)) {
        let run = &rest[start..];
        let stop = run.iter().position(|letter| letter.is_alphabetic() && !is_turned(*letter)).unwrap_or(run.len());
        let end = run[..stop].iter().rposition(|letter| is_turned(*letter)).map_or(stop, |last| last + 1);
        seen.extend(&rest[..start]);
        seen.extend(turned(&run[..end]));
        rest = &run[end..];
    }
    seen.extend(rest);
    seen
}

/// A text that is read from the right, its words of other scripts as they are.
fn from_the_right(text: &[char]) -> Vec<char> {
    let mut parts: Vec<Vec<char>> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.iter().position(|letter| letter.is_alphabetic() && !is_turned(*letter)) {
        let run = &rest[start..];
        let stop = run.iter().position(|letter| is_turned(*letter)).unwrap_or(run.len());
        let end = run[..stop].iter().rposition(|letter| letter.is_alphanumeric()).map_or(stop, |last| last + 1);
        // Accents of the last letter belong to it.
        let end = end + run[end..stop].iter().take_while(|letter| is_mark(**letter)).count();
        parts.extend([turned(&rest[..start]), run[..end].to_vec()]);
        rest = &run[end..];
    }
    parts.push(turned(rest));
    parts.into_iter().rev().flatten().collect()
}

/// A run that is read from the right: numbers keep their direction, accents their letter, and brackets open the other way.
fn turned(run: &[char]) -> Vec<char> {
    let together = |one: &char, next: &char| is_mark(*next) || one.is_numeric() && next.is_numeric();
    run.chunk_by(together).rev().flatten().map(|character| mirrored(*character)).collect()
}

fn mirrored(character: char) -> char {
    match character {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        _ => character,
    }
}

/// Accents that stand over, under or through the character before them.
pub fn is_mark(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a character is of a script that runs from right to left: Hebrew, Arabic and their neighbours.
fn is_turned(character: char) -> bool {
    let turned = matches!(character, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    turned && !character.is_numeric()
}

/// Arabic letters in the forms that join them with their neighbours, in the order in which they are written.
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

/// How many forms the first letter of these places has, 0 where it is none. Accents do not part two letters.
fn neighbour(signs: &[Sign], mut places: impl Iterator<Item = usize>) -> u32 {
    let nearest = places.find(|place| !is_mark(signs[*place].0));
    nearest.and_then(|place| signs[place].1).map_or(0, |(_, forms)| forms)
}

/// The signs of `text`; lam and alef are one.
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
    fn seen(text: &str) -> String {
        super::seen(&text.chars().collect::<Vec<_>>()).into_iter().collect()
    }

    #[test]
    fn words_from_right_to_left_are_turned_round() {
        assert_eq!(seen("Ελένη 12"), "Ελένη 12");
        assert_eq!(seen("שלום"), "םולש");
        assert_eq!(seen("a שלום חבר 36 אב (b)"), "a בא 36 רבח םולש (b)");
        // An accent stays behind its letter.
        assert_eq!(seen("אב\u{5b0}ג"), "גב\u{5b0}א");
    }

    /// Whoever begins to read at the right finds the first word there.
    #[test]
    fn a_name_that_begins_from_the_right_goes_on_to_the_left() {
        assert_eq!(seen("שלום Ken"), "Ken םולש");
        assert_eq!(seen("שלום Ken Ito אב"), "בא Ken Ito םולש");
        assert_eq!(seen("שלום Ken 7!"), "!Ken 7 םולש");
        assert_eq!(seen("שלום 36 (אב)"), "(בא) 36 םולש");
        assert_eq!(seen("♥ אב…"), "…בא ♥");
        assert_eq!(seen("אב Rene\u{301}"), "Rene\u{301} בא");
        // Where the name begins from the left, its brackets around a word from the right still open to that.
        assert_eq!(seen("a (אב) b"), "a (בא) b");
    }

    #[test]
    fn arabic_letters_are_joined() {
        // meem initial, hah medial, meem medial, dal final, seen from the left.
        assert_eq!(seen("محمد"), "\u{feaa}\u{fee4}\u{fea4}\u{fee3}");
        // reh does not join what follows it; lam and alef are one sign.
        assert_eq!(seen("رلا"), "\u{fefb}\u{fead}");
        assert_eq!(seen("بلا"), "\u{fefc}\u{fe91}");
        assert_eq!(seen("ب\u{64e}ب"), "\u{fe90}\u{fe91}\u{64e}");
        assert_eq!(seen("ء ی"), "\u{fbfc} \u{fe80}");
    }
}
