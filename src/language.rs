//! The languages that the bot speaks. No other code lists them.

/// A language with a locale file in `assets/locales`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    German,
    Greek,
}

impl Language {
    /// The language of users who have chosen none and whose platform reports none.
    pub const DEFAULT: Language = Language::English;

    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Greek];

    /// Returns the language's BCP 47 tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Greek => "el",
        }
    }

    /// Returns the word that selects the language in `/settings`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Language::English => "english",
            Language::German => "german",
            Language::Greek => "greek",
        }
    }

    /// Returns the language that a BCP 47 tag such as `de-AT` names, or `None` if the bot does not speak it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// Returns the language that a BCP 47 tag names, or the default if the bot does not speak it.
    #[must_use]
    pub fn from_locale(tag: &str) -> Language {
        Language::from_tag(tag).unwrap_or(Language::DEFAULT)
    }

    /// Returns the language that `word` selects in `/settings`.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.word() == word)
    }
}
