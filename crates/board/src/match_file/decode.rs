//! Turns the bytes of a match file into text.

/// How much later the Greek letters come in Unicode than in ISO 8859-7.
const GREEK: u32 = 0x2D0;
/// The shortest Greek word that tells the encoding, in letters.
const SHORTEST_TELLING: usize = 3;

/// The letters that Windows has where Latin-1 has none, from 0x80; in Western Europe, where the others have no letter.
const WINDOWS: &str = "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ";

/// Decodes UTF-16 or UTF-8 and, where that is wrong, a text of which each byte is a letter: ISO 8859-7 if it has Greek words,
/// else Latin-1, both with the letters that Windows adds.
pub(super) fn decoded(bytes: &[u8]) -> String {
    let units = |number: fn([u8; 2]) -> u16| -> Vec<u16> {
        bytes.chunks_exact(2).map(|pair| number([pair[0], pair[1]])).collect()
    };
    match bytes {
        [0xFF, 0xFE, ..] => return String::from_utf16_lossy(&units(u16::from_le_bytes)),
        [0xFE, 0xFF, ..] => return String::from_utf16_lossy(&units(u16::from_be_bytes)),
        _ if is_wide(bytes, 1) => return String::from_utf16_lossy(&units(u16::from_le_bytes)),
        _ if is_wide(bytes, 0) => return String::from_utf16_lossy(&units(u16::from_be_bytes)),
        _ => {}
    }
    let letter = if is_greek(bytes) { greek } else { western };
    std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(|byte| letter(*byte)).collect(), str::to_owned)
}

/// Returns whether a text is UTF-16 without a mark, whose zeros are at even places or at odd ones: a match file is mostly ASCII.
fn is_wide(bytes: &[u8], zero_at: usize) -> bool {
    let beginning = bytes.chunks_exact(2).take(100);
    let is_ascii = |pair: &&[u8]| pair[zero_at] == 0 && pair[1 - zero_at] != 0;
    beginning.len() > 1 && 2 * beginning.clone().filter(is_ascii).count() > beginning.len()
}

/// Returns whether a text would have a Greek word in ISO 8859-7. In other European languages, letters of the upper half
/// stand between ASCII letters.
fn is_greek(bytes: &[u8]) -> bool {
    let is_letter = |byte: u8| !(0x80..0xA0).contains(&byte) && greek(byte).is_alphabetic();
    let mut words = bytes.split(|byte| !is_letter(*byte));
    words.any(|word| word.len() >= SHORTEST_TELLING && word.iter().all(|byte| !byte.is_ascii()))
}

/// Reads a byte of ISO 8859-7, or of Windows-1253, which has only the letter Ά in another place.
fn greek(byte: u8) -> char {
    match byte {
        0xA2 => 'Ά',
        0xB6 | 0xB8..=0xBA | 0xBC | 0xBE..=0xD1 | 0xD3..=0xFE => {
            char::from_u32(u32::from(byte) + GREEK).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        _ => western(byte),
    }
}

/// Reads a byte of Latin-1 with the letters of Windows.
fn western(byte: u8) -> char {
    let added = byte.checked_sub(0x80).and_then(|index| WINDOWS.chars().nth(usize::from(index)));
    added.unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn utf_16_needs_no_mark() {
        let text = "7 point match\n Γιώργος : 0    Ünal : 0";
        let units: Vec<u16> = text.encode_utf16().collect();
        assert_eq!(decoded(&units.iter().flat_map(|unit| unit.to_le_bytes()).collect::<Vec<_>>()), text);
        assert_eq!(decoded(&units.iter().flat_map(|unit| unit.to_be_bytes()).collect::<Vec<_>>()), text);
    }

    #[test]
    fn texts_of_one_byte_a_letter_are_greek_or_latin() {
        assert_eq!(decoded(b"\xC3\xE9\xFE\xF1\xE3\xEF\xF2 : 0"), "Γιώργος : 0");
        assert_eq!(decoded(b"\xA2\xED\xED\xE1, \xB6\xED\xED\xE1"), "Άννα, Άννα");
        assert_eq!(decoded(b"M\xFCller, Ren\xE9e, \xC5\xE5"), "Müller, Renée, Åå");
        assert_eq!(decoded(b"\x8Aaric\x92s \x9E \x81"), "Šaric’s ž �", "Windows adds letters, and nothing is lost");
        assert_eq!(decoded(b"\xC3\xE9\xFE\xF1\xE3\xEF\xF2\x92"), "Γιώργος’");
        assert_eq!(decoded("Γιώργος".as_bytes()), "Γιώργος");
    }
}
