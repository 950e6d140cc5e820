//! Random lines at a running table, half of them mutated commands: no panic, no change by a refused line, and
//! each refusal names what is wrong.

use kafenio::command::{self, Command, ParseError, ParsedCommand, PlayInput};

use crate::harness::chance::Chance;
use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// The number of lines, in the short and the long form.
const LINES: [usize; 2] = [1_000, 10_000];

/// The number of sentences, in the short and the long form.
const SENTENCES: [usize; 2] = [3_000, 30_000];

/// Valid commands, to be mutated.
const COMMANDS: &[&str] = &[
    "/newgame portes @bob",
    "/newgame backgammon @carol match:5",
    "/accept",
    "/decline",
    "/roll",
    "/double",
    "/take",
    "/drop",
    "/move 13/9 9/3",
    "/move 8/5(2)",
    "/m bar/20 6/off",
    "/move 24/18*",
    "/moves 13",
    "/moves",
    "/move 3",
    "/enter",
    "/enter 13/9",
    "/undo",
    "/confirm",
    "/resign gammon",
    "/board",
    "/board 12",
    "/settings home:left boards:text",
    "/replay strip",
    "/replay game:1",
    "/moves 6 picture:on",
    "/games",
    "/rules portes",
    "/help move",
    "!move 6-off 13,9",
    "/move 1A/7 12A-9",
    "/pass",
    "/roll table:fig-1 at:3",
    "/newgame portes @alice cube:on",
];

/// Returns a command with up to three of its characters replaced, doubled or removed, or with others appended.
fn mutated(chance: &mut Chance) -> String {
    let mut letters: Vec<char> = COMMANDS[chance.below(COMMANDS.len())].chars().collect();
    for _ in 0..chance.below(4) {
        let place = chance.below(letters.len().max(1));
        match chance.below(4) {
            0 if place < letters.len() => letters[place] = any_letter(chance),
            1 if place < letters.len() => letters.insert(place, letters[place]),
            2 if place < letters.len() => drop(letters.remove(place)),
            _ => letters.push(any_letter(chance)),
        }
    }
    letters.into_iter().collect()
}

/// Returns a character: of ASCII, of the scripts in use, and any of Unicode, each as often.
fn any_letter(chance: &mut Chance) -> char {
    let end = [0x80, 0x3000, 0x11_0000][chance.below(3)];
    char::from_u32(chance.below(end) as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// Returns up to `most` characters without control characters.
fn letters(chance: &mut Chance, most: usize) -> String {
    let length = chance.below(most + 1);
    (0..length).map(|_| any_letter(chance)).filter(|letter| !letter.is_control()).collect()
}

fn any_line(chance: &mut Chance) -> String {
    const OF_PLAYS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/()*, -";
    match chance.below(10) {
        0..5 => mutated(chance),
        5 | 6 => letters(chance, 80),
        7 => (0..chance.below(100)).map(|_| any_letter(chance)).collect(),
        8 => format!("/{}", letters(chance, 40)),
        _ => {
            let play = (0..chance.below(61)).map(|_| char::from(OF_PLAYS[chance.below(OF_PLAYS.len())]));
            format!("/move {}", play.collect::<String>())
        }
    }
}

#[tokio::test]
async fn random_lines_never_panic_and_refused_ones_change_nothing() {
    let mut chance = Chance(1);
    let dice = "31 64 52 61 33 ".repeat(4000);
    let mut talk = Talk::new(&dice).await;
    for name in ["alice", "bob", "carol"] {
        talk.reads(name, "en");
    }
    talk.says_as("a", "alice", "/newgame backgammon @bob match:25").await;
    talk.says_as("b", "bob", "/accept").await;
    let (mut refused, mut executed) = (0, 0);
    let count = extent(LINES);
    for number in 0..count {
        let line = any_line(&mut chance);
        let name = ["alice", "bob", "carol"][number % 3];
        let before = talk.snapshots().await;
        let answer = talk.says_as(&number.to_string(), name, &line).await;
        assert!(!answer.is_empty(), "{line:?} was not answered");
        let is_private = answer.lines().all(|line| !line.starts_with("bot:") && !line.starts_with("bot, "));
        if is_private {
            refused += 1;
            assert_eq!(talk.snapshots().await, before, "{line:?} changed something and was answered {answer}");
            assert_names_what_is_wrong(&line, &answer);
        } else {
            executed += 1;
        }
    }
    talk.check().await;
    assert!(refused > count / 2 && executed > count / 200, "{refused} refused, {executed} executed");
}

/// Checks that the answer to a line that cannot be parsed repeats the wrong word, and that the answer to an illegal
/// play names one of its moves or numbers.
fn assert_names_what_is_wrong(line: &str, answer: &str) {
    // The text that the bot reads has mentions in another form.
    if line.contains('@') {
        return;
    }
    let named = match command::parse(line, &[]) {
        Err(
            ParseError::Unknown { word, .. }
            | ParseError::TooMuch { word, .. }
            | ParseError::UnknownOption { word, .. }
            | ParseError::NotOneOf { word, .. }
            | ParseError::NotANumber { word, .. }
            | ParseError::NotAClock { word, .. }
            | ParseError::NotARoll { word }
            | ParseError::WordTooLong { word, .. },
        ) => word,
        Ok(ParsedCommand { command: Command::Move { play }, .. }) => return assert_names_the_move(&play, answer),
        Err(_) | Ok(_) => return,
    };
    // The answer leaves out characters that cannot be shown.
    let start: String = named.chars().take_while(char::is_ascii_alphanumeric).collect();
    assert!(answer.contains(&start), "{line:?} was answered {answer}");
}

fn assert_names_the_move(input: &PlayInput, answer: &str) {
    let play = match input {
        PlayInput::Number(number) => number.to_string(),
        PlayInput::Notation(play) => play.to_lowercase(),
    };
    let waits = [
        "It is ",
        "has to answer",
        "has doubled",
        "offers to resign",
        "it is move",
        "your turn",
        "has not answered",
        "has invited you",
        "is no longer open",
        "is over",
        "is closed",
        "play at this table",
        "You rolled ",
        "decided",
    ];
    // A play in the printed numbering is answered in the player's own.
    let printed = play.as_bytes().windows(2).any(|pair| pair[0].is_ascii_digit() && pair[1] == b'a');
    let words = play.split(|letter: char| !letter.is_ascii_alphanumeric());
    let mut named = words.chain(play.split([' ', ','])).filter(|word| !word.is_empty());
    let general =
        ["longer than any move", "checkers on the bar", "checker on the bar", "numbers", "/moves", "number", "table"];
    let quoted = answer.split_once('“').and_then(|(_, rest)| rest.split_once('”'));
    assert!(
        quoted.is_some_and(|(word, _)| !word.is_empty() && play.contains(word))
            || waits.iter().chain(&general).any(|words| answer.contains(words))
            || named.any(|word| answer.contains(word))
            || printed
            || !play.contains(|letter: char| letter.is_ascii_alphanumeric()),
        "the play {play:?} was answered {answer}"
    );
}

/// Sentences of the words in the locale files, in any order: whatever somebody types, the program goes on.
#[test]
fn no_sentence_ends_the_program() {
    let sources = [
        include_str!("../../../assets/locales/en.ftl"),
        include_str!("../../../assets/locales/de.ftl"),
        include_str!("../../../assets/locales/el.ftl"),
    ];
    // Mostly the words that people begin with, which the parser leaves out.
    let fillers = "I i'd the a please den to ta re ich das der bitte mal ne ναι όχι δεν το να θέλω can you lets show me @bob <@1> @portes match 5";
    let fillers: Vec<&str> = fillers.split(' ').collect();
    let words: Vec<&str> = sources.iter().flat_map(|source| source.split([' ', ',', '\n'])).collect();
    let mut chance = Chance(1);
    for _ in 0..extent(SENTENCES) {
        let word = |chance: &mut Chance| {
            let from = if chance.below(2) == 0 { &fillers } else { &words };
            from[chance.below(from.len())]
        };
        let count = 1 + chance.below(7);
        let sentence: Vec<&str> = (0..count).map(|_| word(&mut chance)).collect();
        let line = format!("/{}", sentence.join(" "));
        // What it means is tested elsewhere.
        _ = std::hint::black_box(command::parse(&line, &[]));
    }
}
