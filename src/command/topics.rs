//! Finds what a sentence is about that is no command, such as "how long do I have left?".

use std::sync::LazyLock;

use kafenio_board::letters::Word;
use kafenio_board::table::GameChoice;

use super::error::ParseError;
use super::head::{is_language, plain};
use super::lookup::spec;
use super::names::{NOT, command_in, letters, means_word};
use super::spec::{CommandSpec, OptionKind};
use super::translated::HELP_TOPICS;
use super::words::roll;
use super::{COMMANDS, CommandKind};
use crate::language::Language;
use crate::locale::{self, Id};

/// The topics, from the locale files: under `about`, each name of a command and each topic of the help has groups of words. A
/// sentence with all words of a group is about it. `dice fair*` stands for "are the dice fair?" and for "the dice aren't fairly made".
static TOPICS: LazyLock<Vec<Topic>> = LazyLock::new(|| {
    let commands = COMMANDS.iter().map(|spec| (Id::of("command-name", spec.name), spec.name.to_owned()));
    let help = HELP_TOPICS.iter().map(|topic| (Id::of("help-topic", topic), format!("help {topic}")));
    let mut topics = Vec::new();
    for (id, command) in commands.chain(help) {
        for language in Language::ALL {
            let about = locale::attribute(language, id, "about").unwrap_or_default();
            for group in about.split(',') {
                let words: Vec<TopicWord> = group.split_whitespace().map(TopicWord::new).collect();
                if !words.is_empty() {
                    topics.push(Topic { command: command.clone(), language, words });
                }
            }
        }
    }
    topics
});

/// The words of a sentence that count, so that a long one costs no more.
pub(super) const MOST_WORDS: usize = 30;

struct Topic {
    /// What shows it, without a sign, such as "help dice".
    command: String,
    language: Language,
    words: Vec<TopicWord>,
}

struct TopicWord {
    word: Word,
    /// Whether longer words that begin with it count, too. The locale files mark it with a star.
    is_beginning: bool,
}

impl TopicWord {
    fn new(text: &str) -> TopicWord {
        let beginning = text.strip_suffix('*');
        TopicWord { word: Word::new(beginning.unwrap_or(text)), is_beginning: beginning.is_some() }
    }

    fn is_in(&self, sentence: &[Word]) -> bool {
        let begins = |typed: &Word| {
            let sounds = self.word.is_greek() && typed.sound().starts_with(self.word.sound());
            typed.folded().starts_with(self.word.folded()) || sounds
        };
        sentence.iter().any(|typed| if self.is_beginning { begins(typed) } else { typed.means(&self.word) })
    }
}

/// Returns the topic of a sentence: the one with most words in it.
fn topic_of(sentence: &str) -> Option<&'static Topic> {
    let sentence = sentence.replace(['\'', '’'], "");
    let words = sentence.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<Word> = words.take(MOST_WORDS).map(Word::new).collect();
    let fitting = TOPICS.iter().filter(|topic| topic.words.iter().all(|word| word.is_in(&words)));
    let letters = |topic: &Topic| topic.words.iter().map(|word| word.word.folded().chars().count()).sum::<usize>();
    // The first of several equal ones counts.
    fitting.rev().max_by_key(|topic| (topic.words.len(), letters(topic)))
}

/// Returns the language of a sentence that is about something.
pub(super) fn language_of_topic(sentence: &str) -> Option<Language> {
    topic_of(sentence).map(|topic| topic.language)
}

/// Returns the command that shows what `sentence` is about, with the game and the roll that it names.
///
/// # Errors
/// Returns the command that has to be typed if it does more than to show something.
pub(super) fn command_about(sentence: &str) -> Option<Result<String, ParseError>> {
    command_of_topic(topic_of(sentence)?, sentence)
}

/// Does the same as [`command_about`] for a question that would otherwise be read as one about the rules: "how do I stand?"
pub(super) fn command_asked(question: &str) -> Option<Result<String, ParseError>> {
    let is_rules = |word: &str| {
        let name = |language: &Language| command_in(*language, "rules").unwrap_or("rules");
        Language::ALL.iter().any(|language| Word::new(name(language)).is(&Word::new(word)))
    };
    let topic = topic_of(question).filter(|topic| topic.words.len() > 1 && topic.command != "rules")?;
    let begins_with_name = question.split_whitespace().next().is_none_or(|word| is_rules(plain(word)));
    if begins_with_name { None } else { command_of_topic(topic, question) }
}

/// Returns whether somebody who says this looks for an opponent.
pub(super) fn looks_for_opponent(sentence: &str) -> bool {
    topic_of(sentence).is_some_and(|topic| topic.command == "newgame")
}

/// Returns whether `sentence` asks about something, rather than for a game.
pub(super) fn asks_something(sentence: &str) -> bool {
    let begins_game = |topic: &Topic| matches!(topic.command.as_str(), "newgame" | "play" | "rematch");
    topic_of(sentence).is_some_and(|topic| !begins_game(topic))
}

fn command_of_topic(topic: &Topic, sentence: &str) -> Option<Result<String, ParseError>> {
    let spec = spec(topic.command.split(' ').next()?)?;
    // "No time" is itself what a sentence can be about.
    let is_own = |word: &Word| topic.words.iter().any(|own| word.means(&own.word));
    let denies = sentence.split_whitespace().map(letters).any(|word| means_word(&word, NOT) && !is_own(&word));
    if !only_shows(spec) {
        // "I don't resign" wants nothing.
        return (!denies).then_some(Err(ParseError::Wish { command: spec }));
    }
    let words = || sentence.split_whitespace().map(plain);
    let takes = |is_kind: fn(&OptionKind) -> bool| spec.takes(is_kind);
    let roll = words().find(|word| takes(|kind| matches!(kind, OptionKind::Roll)) && roll(word).is_some());
    let is_game = |word: &&str| GameChoice::from_name(word).is_some();
    let game = words().find(|word| takes(|kind| matches!(kind, OptionKind::Game)) && is_game(word));
    // The list of games answers "which games are there?", and nothing begins.
    let game = game.filter(|_| spec.kind != CommandKind::Play);
    // "Can you speak German to me?" But "I don't speak German" only shows the settings.
    let language = words().find(|word| spec.kind == CommandKind::Settings && !denies && is_language(word));
    // "When may I double?"
    let names_action = |word: &&str| {
        super::lookup::spec(word).is_some_and(|spec| {
            spec.at_table && !only_shows(spec) && !matches!(spec.kind, CommandKind::Move | CommandKind::Accept)
        })
    };
    let part = words().find(|word| spec.kind == CommandKind::Rules && game.is_none() && names_action(word));
    let command = [Some(topic.command.as_str()), roll, game, language, part];
    Some(Ok(command.into_iter().flatten().collect::<Vec<_>>().join(" ")))
}

/// Returns whether the command without its options changes nothing.
fn only_shows(spec: &CommandSpec) -> bool {
    use CommandKind::{
        About, Analyse, Board, Cup, Games, Help, Hint, History, Import, League, Match, Moves, MyData, Opening, Pips,
        Play, Position, Puzzle, Rules, Settings, Stats, Time, Top, Tutorial,
    };
    // Some of them ask for a game, a roll or a file first.
    matches!(
        spec.kind,
        About
            | Analyse
            | Board
            | Cup
            | Games
            | Help
            | Hint
            | History
            | Import
            | League
            | Match
            | Moves
            | MyData
            | Opening
            | Pips
            | Play
            | Position
            | Puzzle
            | Rules
            | Settings
            | Stats
            | Time
            | Top
            | Tutorial
    )
}

#[cfg(test)]
mod tests {
    use crate::command::{ParseError, parse};
    use crate::language::Language;

    #[test]
    fn sentences_are_answered_with_what_they_are_about() {
        for (sentence, command) in [
            ("are the dice fair?", "/help dice"),
            ("this bot is cheating, he always rolls doubles", "/help dice"),
            ("is there a league I can join?", "/league"),
            ("best reply to 6-2?", "/opening 62"),
            ("how should I play an opening 31 in portes", "/opening 31 portes"),
            ("how do I stand?", "/match"),
            ("is this the Crawford game?", "/match"),
            ("what's the pipcount", "/pips"),
            ("how long do I have left on the clock", "/time"),
            ("hurry up bob", "/time"),
            ("remind him", "/time"),
            ("make my checkers blue", "/settings"),
            ("can you speak German?", "/settings language:german"),
            ("please speak German", "/settings language:german"),
            ("kannst du Englisch mit mir reden?", "/settings language:english"),
            ("I don't speak German", "/settings"),
            ("show me the board", "/board"),
            ("show me portes", "/rules portes"),
            ("wie funktioniert das Verdoppeln?", "/rules Verdoppeln?"),
            ("why can't I move from 13 to 8?", "/moves"),
            ("how many games have I won?", "/stats"),
            ("gegen wen spiele ich als Nächstes?", "/cup"),
            ("δείξε μου το τάβλι", "/board"),
            ("vale mou mia symvouli", "/hint"),
            ("πώς γίνεται το πλάκωμα;", "/rules πλάκωμα;"),
            ("πάω από το 13 στο 7", "/move από το 13 στο 7"),
            ("I'll play 8 to 5 and 6 to 5", "/move 8 to 5 and 6 to 5"),
            ("hallo, wie geht das hier?", "/help hello"),
            ("sind die Würfel echt zufällig?", "/help dice"),
            ("wie spielt man 4-3 am Anfang", "/opening 43"),
            ("wieviele Augen brauch ich noch", "/pips"),
            ("wie steh ich", "/match"),
            ("ich spiel 13 auf 8", "/move 13 auf 8"),
            ("όλο ντόρτια φέρνει, στημένα είναι τα ζάρια", "/help dice"),
            ("pws allazw glwssa", "/settings"),
            ("exei prwtathlima h kypello?", "/league"),
            ("άντε ρε παίξε, έχεις πεθάνει;", "/time"),
            ("από 8 στο 5", "/move από 8 στο 5"),
            ("von 13 auf 9 und 6 auf 5", "/move von 13 auf 9 und 6 auf 5"),
            ("how strong are you?", "/help level"),
            ("du spielst zu stark, mach mal leichter", "/help level"),
            ("θελω δυσκολο αντιπαλο", "/help level"),
            ("koennen wir mit uhr spielen, 2 minuten pro zug", "/help clock"),
            ("how does doubling work?", "/rules doubling"),
            ("wann darf man verdoppeln?", "/rules verdoppeln"),
            ("yeah, sure", "/accept"),
            ("ναι ρε πάμε", "/accept"),
            ("mila ellinika re", "/settings language:greek"),
            ("wie geht Backgammon überhaupt?", "/rules backgammon"),
            ("lass uns ne Runde Puff spielen", "/play puff"),
            ("ksekina plakwto me ton ypologisti eukolo", "/play plakoto level:beginner"),
            ("play backgammon with the computer, easy pls", "/play backgammon level:beginner"),
        ] {
            let parsed = parse(&format!("!{sentence}"), &[]).map(|parsed| parsed.to_string());
            assert_eq!(parsed.as_deref(), Ok(command), "{sentence}");
        }
        // The refusal lists the games.
        for question in ["what games can you play", "welche Spiele gibts", "τι παιχνίδια έχεις;", "πάμε μια παρτίδα;"]
        {
            let parsed = parse(&format!("!{question}"), &[]);
            assert!(matches!(parsed, Err(ParseError::Missing { option: "game", .. })), "{question}: {parsed:?}");
        }
    }

    #[test]
    fn what_does_more_than_to_show_something_has_to_be_typed() {
        for (sentence, name) in [
            ("bob, fancy a game?", "newgame"),
            ("nah I'll drop", "drop"),
            ("I resign the match", "resign"),
            ("oops, take that back", "takeback"),
            ("παίρνω πίσω την κίνηση", "takeback"),
            ("kontra", "double"),
            ("nehm ich", "take"),
            ("delete all my data", "forget"),
            ("έλα ρε bob να σου ρίξω ένα τάβλι", "newgame"),
            ("no, not today", "decline"),
            ("nee keine Zeit", "decline"),
            ("stamata to paixnidi, prepei na figw", "cancel"),
            // "Come on" takes no double, and a polite word is no decision.
            ("έλα ρε", "accept"),
            ("resign, please", "resign"),
            // Somebody who asks has not decided.
            ("drop?", "drop"),
            ("double?", "double"),
            ("πάσο;", "drop"),
            ("το παίρνω;", "take"),
            ("φεύγω για δουλειά", "resign"),
        ] {
            let parsed = parse(&format!("!{sentence}"), &[]);
            let wished = matches!(parsed, Err(ParseError::Wish { command }) if command.name == name);
            assert!(wished, "{sentence}: {parsed:?}");
        }
        for denied in ["I don't resign", "δεν παραιτούμαι"] {
            let parsed = parse(&format!("!{denied}"), &[]);
            assert!(parsed.is_err() && !matches!(parsed, Err(ParseError::Wish { .. })), "{denied}: {parsed:?}");
        }
    }

    #[test]
    fn language_of_a_sentence_is_told() {
        for (sentence, language) in [
            ("würfel echt zufällig?", Language::German),
            ("wo kann ich mitspielen", Language::German),
            ("pws allazw glwssa", Language::Greek),
            ("ti ores paizete edw", Language::Greek),
        ] {
            assert_eq!(crate::command::language_of(sentence), Some(language), "{sentence}");
        }
        assert_eq!(crate::command::language_of("are the dice fair?"), None);
    }
}
