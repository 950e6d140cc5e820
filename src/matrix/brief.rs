//! Errors of our library in a few words, for the log.

/// The most that is told of an address, in characters.
const LONGEST_ADDRESS: usize = 80;

/// `error` with what caused it. Addresses are cut: they hold whole filters and tokens of the sync.
pub(super) fn brief(error: impl Into<anyhow::Error>) -> String {
    cut(&format!("{:#}", error.into()))
}

fn cut(text: &str) -> String {
    let words = text.split_inclusive(' ').map(|word| {
        let bare = word.trim_end();
        let shown: String = bare.chars().take(LONGEST_ADDRESS).collect();
        if bare.contains("://") && shown.len() < bare.len() {
            let end = bare.rsplit(|c| !matches!(c, ')' | ':' | ',' | '.')).next().unwrap_or_default();
            format!("{shown}...{end}{}", &word[bare.len()..])
        } else {
            word.to_owned()
        }
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_long_address_is_cut_and_nothing_else() {
        let path = "x".repeat(400);
        let told = cut(&format!("error sending request for url (http://localhost:8008/{path}): timed out {path}"));
        assert!(told.starts_with("error sending request for url (http://localhost:8008/xxx"), "{told}");
        assert!(told.ends_with(&format!("...): timed out {path}")), "{told}");
        assert!(told.len() < 560, "{told}");
        assert_eq!(cut("see https://matrix.org or not"), "see https://matrix.org or not");
    }
}
