//! Matches from elsewhere.

use std::fs::{self, DirEntry};
use std::path::Path;

use kafenio::chat::{Platform, SentFile, Span};
use kafenio_board::match_file::MAX_FILE_BYTES;

use crate::harness::extent::extent;
use crate::harness::talk::Talk;

const IMPORTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board/tests/imports");

async fn imports(talk: &mut Talk, id: &str, name: &str, text: &str) -> String {
    talk.file = Some(SentFile::Pasted(text.to_owned()));
    let answer = talk.says_as(id, name, "/import").await;
    talk.file = None;
    answer
}

/// The most bytes of a file that is analysed, in the short and the long form. The few larger ones take as long as all others.
const LARGEST: [usize; 2] = [2000, MAX_FILE_BYTES];
/// Of how many files one is analysed, in the order of their names, which begin with the program that wrote them.
const ONE_OF: [usize; 2] = [3, 1];

/// Returns whether moves are read from a file, as `expected.txt` says.
fn is_read(expected: &str, name: &str) -> bool {
    let mut summaries = expected.split("\n\n");
    let said = summaries.find_map(|summary| summary.strip_prefix(&format!("{name}: "))).expect("each file is listed");
    said.contains("\n  game ")
}

#[tokio::test]
async fn every_file_that_is_read_is_analysed() {
    let mut talk = Talk::on(Platform::Discord, "").await;
    let mut read = 0;
    let expected = fs::read_to_string(Path::new(IMPORTS).join("expected.txt")).expect("what is read");
    let files = fs::read_dir(IMPORTS).expect("a folder of match files").map(|file| file.expect("a file"));
    let mut files: Vec<_> =
        files.filter(|file| file.metadata().expect("a size").len() <= extent(LARGEST) as u64).collect();
    files.sort_by_key(DirEntry::file_name);
    let names = files.into_iter().map(|file| file.file_name().into_string().expect("a name"));
    // A file that is refused, or without a game, has nothing to analyse.
    let names = names.filter(|name| name != "expected.txt" && is_read(&expected, name));
    for name in names.step_by(extent(ONE_OF)) {
        let answer = talk.says_as(&name, "alice", &format!("/import {name}")).await;
        assert!(answer.contains("Analysis of") && answer.contains("[match.html]"), "{name}: {answer}");
        read += 1;
    }
    assert!(read * extent(ONE_OF) > 20, "{read} files");
}

#[tokio::test]
async fn nothing_of_a_file_is_stored() {
    let mut talk = Talk::on(Platform::Discord, "").await;
    let text = fs::read_to_string(format!("{IMPORTS}/gnubg.mat")).expect("a match");
    let text = text.replace("Alice", "Zebulon");
    assert!(imports(&mut talk, "1", "alice", &text).await.contains("Zebulon"));
    let data = talk.says_as("2", "alice", "/mydata").await;
    assert!(!data.contains("Zebulon"), "{data}");
    for (table, row) in talk.dump().await {
        assert!(!row.contains("Zebulon"), "{table}: {row}");
    }
}

#[tokio::test]
async fn names_in_a_file_mention_nobody_and_do_not_steer() {
    let mut talk = Talk::on(Platform::Discord, "").await;
    let text = fs::read_to_string(format!("{IMPORTS}/gnubg.mat")).expect("a match");
    let text = text.replace("Alice", "<@7>\u{202e}@everyone");
    talk.file = Some(SentFile::Pasted(text));
    let replies = talk.replies("1", "alice", "/import").await;
    let page = replies[1].file.as_ref().expect("a page");
    assert!(!page.text.contains("<@7>") && !page.text.contains('\u{202e}'), "escaped");
    assert!(!replies[0].text.0.iter().any(|span| matches!(span, Span::Person(_))), "{:?}", replies[0].text);
}

#[tokio::test]
async fn file_that_is_too_large_or_no_match_is_refused() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    for (id, text, told) in [
        ("1", "(".repeat(MAX_FILE_BYTES + 1), "larger than 1 MB"),
        ("2", "(".repeat(MAX_FILE_BYTES), "recognise this as a match file"),
        ("3", " \n".to_owned(), "empty"),
        ("4", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10".to_owned(), "!position"),
    ] {
        let answer = imports(&mut talk, id, "alice", &text).await;
        assert!(answer.contains(told), "{told}: {answer}");
    }
}

#[tokio::test]
async fn analysis_in_reply_to_a_file_is_not_that_of_the_last_table() {
    let mut talk = Talk::on(Platform::Matrix, "31 64").await;
    for (id, name, line) in
        [("1", "alice", "!newgame portes @bob"), ("2", "bob", "!accept"), ("3", "alice", "!resign double sure:yes")]
    {
        talk.says_as(id, name, line).await;
    }
    talk.replies_to = Some("words of somebody".to_owned());
    for (id, line) in [("4", "!analyse"), ("5", "!report")] {
        talk.file = talk.replies_to.clone().map(SentFile::Kept);
        let answer = talk.says_as(id, "alice", line).await;
        assert!(!answer.contains("!import"), "the message has no file: {answer}");
        talk.file = Some(SentFile::Kept(format!("{IMPORTS}/gnubg.mat")));
        let answer = talk.says_as(&format!("file {id}"), "alice", line).await;
        assert!(answer.contains("For a match from a file there is !import"), "{answer}");
    }
}

#[tokio::test]
async fn game_that_people_are_playing_is_not_analysed() {
    let mut talk = Talk::on(Platform::Discord, "31 31 42 53").await;
    for (id, name, line) in [
        ("1", "alice", "/newgame backgammon @bob"),
        ("2", "bob", "/accept"),
        ("3", "alice", "/move 8/5 6/5"),
        ("4", "bob", "/roll"),
        ("5", "bob", "/move 8/5 6/5"),
        ("6", "alice", "/roll"),
        ("7", "alice", "/move 8/4 6/4"),
    ] {
        talk.says_as(id, name, line).await;
    }
    let text = " 1 point match\n\n Game 1\n Ann : 0                      Ben : 0\n  1) 31: 8/5 6/5                  \
                31: 8/5 6/5\n  2) 42: 8/4 6/4                  53: 8/3 6/3\n  3) 61: 13/7 8/7\n";
    for asker in ["alice", "carol"] {
        let answer = imports(&mut talk, asker, asker, text).await;
        assert!(answer.contains("a game between people that is still being played"), "{answer}");
    }
    talk.says_as("8", "bob", "/resign single sure:yes").await;
    talk.says_as("8a", "alice", "/accept").await;
    let answer = imports(&mut talk, "9", "alice", text).await;
    assert!(answer.contains("Analysis of game 1"), "{answer}");
}

#[tokio::test]
async fn damaged_json_is_explained_in_the_readers_language() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    for (language, told) in
        [("en", "at line 2, character 3"), ("de", "In Zeile 2, Zeichen 3"), ("el", "στη γραμμή 2, χαρακτήρας 3")]
    {
        talk.everybody_reads = Some(language.to_owned());
        let answer = imports(&mut talk, language, "alice", "{\"players\":\n  }").await;
        assert!(answer.contains(told) && !answer.contains("expected"), "{answer}");
    }
}

#[tokio::test]
async fn page_says_what_is_wrong_with_the_file() {
    let talk = Talk::on(Platform::Discord, "").await;
    let fault = "Game 2, move 2: 13/7 is not legal with 5-2. I analysed up to there.";
    let replies = talk.replies("1", "alice", "/import illegal-move-in-game-2.mat").await;
    assert!(replies[1].file.as_ref().is_some_and(|page| page.text.contains(fault)));
}

#[tokio::test]
async fn analysis_of_a_file_names_the_right_command() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    talk.file = Some(SentFile::Kept("1".to_owned()));
    assert!(talk.says_as("1", "alice", "!analyse").await.contains("!import"));
    // A reply to a message with another id is about a table.
    assert!(!talk.says_as("2", "alice", "!analyse").await.contains("!import"));
}
