//! Finds the bot's name at the beginning of a line, as people call somebody.

use std::cmp::Reverse;

use super::names::is_greeting;

/// Signs that people and bridges put around a name, such as the bold letters of Markdown.
const EDGES: [char; 9] = ['*', '_', '~', '`', '"', '“', '”', '«', '»'];
/// Signs after the name of somebody who is called. Those of keyboards for other scripts are among them.
const CALLS: [char; 7] = [':', ',', '!', ';', '：', '，', '،'];
/// Signs after a name with which a sentence may go on.
const PAUSES: [char; 5] = ['.', '?', '-', '–', '—'];
/// What a bridge to IRC appends to the names of people on Matrix.
const SUFFIX: &str = "[m]";
/// The most words of a greeting before the name, as in "good morning, Kafenio".
const MOST_WORDS_OF_GREETING: usize = 3;

/// Returns the part of `line` that follows one of the bot's `names`, such as `@kafenio`, or all of a line that begins with `!` or
/// `/`. A greeting may come before the name. Also returns whether people call the bot so: the name alone may begin a sentence about
/// it.
#[must_use]
pub fn without_address<'a>(line: &'a str, mut names: Vec<String>) -> Option<(&'a str, bool)> {
    if line.starts_with(['!', '/']) {
        return Some((line, false));
    }
    // The account may be called by the first word of the name that people see.
    names.sort_by_key(|name| Reverse(name.chars().count()));
    let after = |text: &'a str| names.iter().find_map(|name| after_name(text, name));
    after(line).or_else(|| {
        let (greeting, rest) =
            without_greeting(line).find(|(_, rest)| after(rest).is_some() || is_name(rest, &names))?;
        // A greeting alone is meant for the bot, too.
        Some(after(rest).filter(|(text, _)| !text.is_empty()).unwrap_or((greeting, true)))
    })
}

/// Returns the greetings with which `line` may begin, each with what follows it.
fn without_greeting(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let ends = line.match_indices(char::is_whitespace).map(|(at, _)| at).take(MOST_WORDS_OF_GREETING);
    ends.map(|at| (&line[..at], line[at..].trim_start())).filter(|(greeting, _)| is_greeting(greeting))
}

/// Returns whether `text` is one of `names`, apart from signs.
fn is_name(text: &str, names: &[String]) -> bool {
    let text = text.trim_matches(is_sign);
    names.iter().any(|name| prefix_length(text, name) == Some(text.len()))
}

/// Returns what follows `name` at the beginning of `text`, and whether the name calls somebody.
fn after_name<'a>(text: &'a str, name: &str) -> Option<(&'a str, bool)> {
    let text = text.trim_start_matches(EDGES);
    let rest = text.get(prefix_length(text, name)?..)?;
    let rest = rest.strip_prefix(SUFFIX).unwrap_or(rest);
    let rest = rest.trim_start_matches(EDGES);
    let begin = rest.trim_start_matches(|letter: char| is_sign(letter) || letter.is_whitespace());
    // Without a space the name is only the start of a longer one, and a sign belongs to the command.
    let signs = rest[..rest.len() - begin.len()].trim_end_matches(|letter: char| !letter.is_whitespace());
    if signs.contains(is_sign) {
        return Some((&rest[signs.len()..], text.starts_with(['@', '<']) || signs.contains(CALLS)));
    }
    // After `@kafenio:` another server may follow.
    let is_joined = |rest: &&str| !text.starts_with('@') || !rest.starts_with(char::is_alphanumeric);
    let after = rest.strip_prefix([':', ',']).filter(is_joined).unwrap_or(rest).trim_start();
    let is_called = rest.starts_with(char::is_whitespace) && text.starts_with(['@', '<']);
    (after.len() < rest.len()).then_some((after, is_called))
}

fn is_sign(letter: char) -> bool {
    EDGES.contains(&letter) || CALLS.contains(&letter) || PAUSES.contains(&letter)
}

/// Returns the length in bytes of `prefix`, whatever its case, at the start of `text`.
#[must_use]
pub fn prefix_length(text: &str, prefix: &str) -> Option<usize> {
    let mut rest = text.chars();
    for expected in prefix.chars() {
        if !without_typography(rest.next()?).to_lowercase().eq(without_typography(expected).to_lowercase()) {
            return None;
        }
    }
    (!prefix.is_empty()).then(|| text.len() - rest.as_str().len())
}

/// Returns the ASCII form of quotes and spaces, which keyboards replace with others.
fn without_typography(letter: char) -> char {
    match letter {
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::without_address;

    const ACCOUNT: &str = "@kafenio:localhost";

    fn addressed(line: &str, own: &str, name: &str) -> Option<(String, bool)> {
        let localpart = own.trim_start_matches('@').split(':').next().unwrap();
        let names = [format!("<@{own}>"), own.to_owned(), format!("@{localpart}"), localpart.to_owned()];
        let names = [&names[..], &[format!("@{name}"), name.to_owned()]].concat();
        without_address(line, names).map(|(text, is_called)| (text.to_owned(), is_called))
    }

    #[test]
    fn longest_name_is_tried_first() {
        for (own, name) in [
            (ACCOUNT, "Kafenio Bot"),
            (ACCOUNT, "Kafenio: the Keeper"),
            (ACCOUNT, "Kafenio"),
            (ACCOUNT, "Καφενείο"),
            ("@kafenio_bot:localhost", "Kafenio"),
            ("@kafenio.bot-1:localhost", "Kafenio"),
        ] {
            let localpart = own.trim_start_matches('@').split(':').next().unwrap();
            for called in [name, localpart, &format!("@{name}"), &name.to_uppercase()] {
                let line = format!("{called}: help newgame");
                assert_eq!(addressed(&line, own, name), Some(("help newgame".to_owned(), true)), "{line} to {name}");
            }
        }
    }

    #[test]
    fn somebody_is_called_in_many_ways() {
        for line in [
            "Kafenio: help",
            "Kafenio : help",
            "Kafenio, help",
            "Kafenio! help",
            "Kafenio; help",
            "Kafenio：　help",
            "kafenio:  help",
            "**Kafenio**: help",
            "**Kafenio:** help",
            "*Kafenio* : help",
            "__@kafenio__ help",
            "`Kafenio`: help",
            "“Kafenio”, help",
            "Kafenio[m]: help",
            "@kafenio help",
            "@kafenio - help",
            "<@@kafenio:localhost> help",
            "**<@@kafenio:localhost>**: help",
            "@kafenio:localhost: help",
            "Hey Kafenio: help",
            "hi, **Kafenio**, help",
            "Good morning Kafenio! help",
            "Γεια σου @kafenio help",
            "Moin Kafenio: help",
        ] {
            assert_eq!(addressed(line, ACCOUNT, "Kafenio"), Some(("help".to_owned(), true)), "{line}");
        }
        // A complete command counts even if a sentence about the bot may begin so.
        for line in ["Kafenio help", "Kafenio - help", "Kafenio. help", "Hey Kafenio help", "**Kafenio** help"] {
            assert_eq!(addressed(line, ACCOUNT, "Kafenio"), Some(("help".to_owned(), false)), "{line}");
        }
        for line in ["Kafenio: !roll", "Kafenio !roll", "Kafenio:!roll", "**Kafenio**: !roll", "Hey Kafenio !roll"] {
            assert_eq!(addressed(line, ACCOUNT, "Kafenio").map(|(text, _)| text).as_deref(), Some("!roll"), "{line}");
        }
        for (line, greeting) in
            [("Hey Kafenio", "Hey"), ("hello @kafenio!", "hello"), ("Good evening, **Kafenio**", "Good evening,")]
        {
            assert_eq!(addressed(line, ACCOUNT, "Kafenio"), Some((greeting.to_owned(), true)), "{line}");
        }
    }

    #[test]
    fn others_are_not_the_bot() {
        for line in [
            "Kafenio",
            "Kafenios: help",
            "Kafenio's rules: help",
            "Kafenio_bot: help",
            "kafenio.bot: help",
            "kafenio-2: help",
            "@kafenio:elsewhere help",
            "Bob: help",
            "Bob Kafenio: help",
            "Hey Bob: help",
            "Hey",
            "",
        ] {
            assert_eq!(addressed(line, ACCOUNT, "Kafenio"), None, "{line}");
        }
    }
}
