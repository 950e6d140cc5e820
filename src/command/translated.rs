//! Writes commands that stand in a text in the reader's language.

use kafenio_board::letters::is_same;
use kafenio_board::table::GameChoice;

use super::COMMANDS;
use super::lookup::spec;
use super::names::{ALL, command_in, option_in, word_in};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::language::Language;
use crate::locale::{self, Id, id};

/// What `/help` explains besides commands.
pub const HELP_TOPICS: [&str; 5] = ["clock", "level", "money", "houserules", "dice"];

/// How the texts mention a person in an example.
const EXAMPLE_PERSON: &str = "@friend";

/// Returns the topic of the help with this name, in any language.
#[must_use]
pub fn help_topic(name: &str) -> Option<&'static str> {
    let is_called = |topic: &str, language: Language| {
        let also = locale::attribute(language, Id::of("help-topic", topic), "also").unwrap_or_default();
        is_same(name, &topic_in(language, topic)) || also.split(", ").any(|own| is_same(name, own))
    };
    HELP_TOPICS.into_iter().find(|topic| Language::ALL.iter().any(|language| is_called(topic, *language)))
}

fn topic_in(language: Language, topic: &str) -> String {
    locale::message(language, Id::of("help-topic", topic), [])
}

/// Returns an English command as readers of `language` write it: `/newgame portes match:5` becomes
/// `/neuesspiel portes bis:5`. Options alone are translated too, as in `thread:on`; any other text stays as it is.
#[must_use]
pub fn in_language(language: Language, code: &str) -> String {
    if language == Language::DEFAULT {
        return code.to_owned();
    }
    let translated = match code.strip_prefix('/') {
        Some(line) => command(language, line).map(|line| format!("/{line}")),
        None => options_alone(language, code),
    };
    translated.unwrap_or_else(|| code.to_owned())
}

/// Translates a command without its `/`; `None` if there is no such command.
fn command(language: Language, line: &str) -> Option<String> {
    let (name, rest) = line.split_at(line.find(' ').unwrap_or(line.len()));
    let spec = spec(name).filter(|spec| spec.name == name)?;
    let mut positional = spec.options.iter().filter(|option| !option.keyword);
    let mut written = command_in(language, name)?.to_owned();
    let mut is_free_text = false;
    for word in rest.split(' ').skip(1) {
        let own = if is_free_text { None } else { keyword(language, spec, word) };
        let own = own.unwrap_or_else(|| {
            let option = positional.next().filter(|_| !is_free_text);
            is_free_text |= option.is_none_or(|option| option.kind.takes_rest());
            option.map_or_else(|| word.to_owned(), |option| value(language, option, word))
        });
        written.extend([" ", &own]);
    }
    Some(written)
}

/// Translates `option:value`, or the name of an option that alone means on; `None` if the command has no such option.
fn keyword(language: Language, spec: &CommandSpec, word: &str) -> Option<String> {
    let Some((name, given)) = word.split_once(':') else {
        let has_word = |option: &&OptionSpec| option.is_written_alone && option.kind.has_word(word);
        if spec.options.iter().any(|option| has_word(&option)) {
            return word_in(language, word).map(str::to_owned);
        }
        let flag = spec.options.iter().find(|option| option.is_flag && option.name == word)?;
        return Some(option_in(language, flag.name)?.to_owned());
    };
    if name == "table" && spec.at_table {
        return Some(format!("{}:{given}", option_in(language, name)?));
    }
    let option = spec.options.iter().find(|option| option.name == name)?;
    Some(format!("{}:{}", option_in(language, name)?, value(language, option, given)))
}

/// Translates options without a command, such as `match:money beavers:on` or `clock:`.
fn options_alone(language: Language, code: &str) -> Option<String> {
    let words: Option<Vec<String>> = code.split(' ').map(|word| option_alone(language, word)).collect();
    words.map(|words| words.join(" "))
}

fn option_alone(language: Language, word: &str) -> Option<String> {
    let (name, given) = word.split_once(':')?;
    if name == "table" {
        return Some(format!("{}:{given}", option_in(language, name)?));
    }
    let spec = COMMANDS.iter().find(|spec| spec.options.iter().any(|option| option.keyword && option.name == name))?;
    keyword(language, spec, word)
}

fn value(language: Language, option: &OptionSpec, word: &str) -> String {
    let own = match option.kind {
        _ if word == EXAMPLE_PERSON => Some(locale::message(language, id!("example-person"), [])),
        OptionKind::OneOf(words) if words.contains(&word) => word_in(language, word).map(str::to_owned),
        OptionKind::NumberOr { or, .. } if or == word => word_in(language, word).map(str::to_owned),
        OptionKind::Place if word == "off" => word_in(language, word).map(str::to_owned),
        OptionKind::Clock => word_in(language, word).map(str::to_owned),
        OptionKind::Game => game(language, word),
        OptionKind::Games => Some(each(word, |name| game(language, name))),
        OptionKind::CustomRules => Some(each(word, |rule| word_in(language, rule).map(str::to_owned))),
        // The topic of `/help`.
        OptionKind::Word { .. } if option.name == "command" && word == ALL => {
            word_in(language, word).map(str::to_owned)
        }
        OptionKind::Word { .. } if option.name == "command" && HELP_TOPICS.contains(&word) => {
            Some(topic_in(language, word))
        }
        OptionKind::Word { .. } if option.name == "command" => command_in(language, word).map(str::to_owned),
        _ => None,
    };
    own.unwrap_or_else(|| word.to_owned())
}

/// Translates each word of a list with commas, as far as possible.
fn each(words: &str, translated: impl Fn(&str) -> Option<String>) -> String {
    let words = words.split(',').map(|word| translated(word).unwrap_or_else(|| word.to_owned()));
    words.collect::<Vec<_>>().join(",")
}

/// Returns the name by which readers of `language` type the game with this key.
#[must_use]
pub fn game(language: Language, key: &str) -> Option<String> {
    let game = GameChoice::ALL.into_iter().find(|game| game.key() == key)?;
    Some(locale::message(language, Id::of("game", game.key()), []).to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_written_in_the_readers_language() {
        for (english, german, greek) in [
            ("/roll", "/würfeln", "/ζάρια"),
            ("/newgame portes @friend match:5", "/neuesspiel portes @name bis:5", "/παρτίδα πόρτες @όνομα ματς:5"),
            (
                "/newgame portes @friend rated",
                "/neuesspiel portes @name gewertet",
                "/παρτίδα πόρτες @όνομα βαθμολογημένο",
            ),
            ("/cup join", "/pokal mitmachen", "/κύπελλο συμμετοχή"),
            ("/move 13/9 9/3", "/zug 13/9 9/3", "/κίνηση 13/9 9/3"),
            ("/cancel table:oak-7", "/abbrechen tisch:oak-7", "/ακυρώνω τραπέζι:oak-7"),
            ("/help all", "/hilfe alle", "/βοήθεια όλες"),
            ("/help move", "/hilfe zug", "/βοήθεια κίνηση"),
            ("/help clock", "/hilfe uhr", "/βοήθεια ρολόι"),
            ("/say Well played!", "/sagen Well played!", "/λέω Well played!"),
            ("thread:on", "thread:an", "νήμα:ναι"),
            ("clock:", "uhr:", "ρολόι:"),
            ("table:oak-7", "tisch:oak-7", "τραπέζι:oak-7"),
            ("games:portes,fevga", "spiele:portes,fevga", "παιχνίδια:πόρτες,φεύγα"),
            ("rules:no-mother", "hausregeln:ohne-mutter", "κανόνες:χωρίς-μάνα"),
            ("clock:fast", "uhr:schnell", "ρολόι:γρήγορο"),
            ("13/9", "13/9", "13/9"),
            ("kafenio legal", "kafenio legal", "kafenio legal"),
            ("/nonsense", "/nonsense", "/nonsense"),
        ] {
            let translated = [Language::English, Language::German, Language::Greek].map(|of| in_language(of, english));
            assert_eq!(translated, [english, german, greek]);
        }
    }
}
