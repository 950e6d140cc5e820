//! Turns the bytes of a match file into text.

/// How much later the Greek letters come in Unicode than in ISO 8859-7.
const GREEK: u32 = 0x2D0;
/// The shortest Greek word that tells the encoding, in letters.
const SHORTEST_TELLING: usize = 3;

/// Decodes UTF-16 with a byte order mark or UTF-8 and, where that is wrong, a text of which each byte is a letter: ISO 8859-7
/// if it has Greek words, else Latin-1.
pub(super) fn decoded(bytes: &[u8]) -> String {
    let units = |number: fn([u8; 2]) -> u16| -> Vec<u16> {
        bytes.chunks_exact(2).map(|pair| number([pair[0], pair[1]])).collect()
    };
    match bytes {
        [0xFF, 0xFE, ..] => return String::from_utf16_lossy(&units(u16::from_le_bytes)),
        [0xFE, 0xFF, ..] => return String::from_utf16_lossy(&units(u16::from_be_bytes)),
        _ => {}
    }
    let letter = if is_greek(bytes) { greek } else { char::from };
    std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(|byte| letter(*byte)).collect(), str::to_owned)
}

/// Returns whether a text would have a Greek word in ISO 8859-7. In other European languages, letters of the upper half
/// stand between ASCII letters.
fn is_greek(bytes: &[u8]) -> bool {
    let is_letter = |byte: u8| greek(byte).is_alphabetic();
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
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn texts_of_one_byte_a_letter_are_greek_or_latin() {
        assert_eq!(decoded(b"\xC3\xE9\xFE\xF1\xE3\xEF\xF2 : 0"), "Γιώργος : 0");
        assert_eq!(decoded(b"\xA2\xED\xED\xE1, \xB6\xED\xED\xE1"), "Άννα, Άννα");
        assert_eq!(decoded(b"M\xFCller, Ren\xE9e, \xC5\xE5"), "Müller, Renée, Åå");
        assert_eq!(decoded("Γιώργος".as_bytes()), "Γιώργος");
    }
}
