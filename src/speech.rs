//! Floor 3. Every sentence that people read, in their language, from `assets/locales/*.ftl`.

/// The one-line description of a command or of one of its options (`describe("en", "newgame", Some("opponent"))`),
/// at most 100 characters.
pub fn describe(_locale: &str, _command: &str, _option: Option<&str>) -> String {
    unimplemented!()
}
