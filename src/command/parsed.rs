//! A command as it was parsed, and its canonical spelling. Buttons stand for this text, and the parser reads it back as the same
//! command.

use std::fmt::{self, Display, Formatter};

use kafenio_board::table::TableId;

use super::Command;
use super::lookup::spec_of;

/// A command with everything that the author typed.
#[derive(Clone, Debug, PartialEq)]
pub struct ParsedCommand {
    pub command: Command,
    pub target: Target,
}

/// Where and when a command applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The table chosen by `table:NAME`.
    pub table: Option<TableName>,
    /// The turn in which a button was offered, from `at:TURN`. Typed commands have none.
    pub turn: Option<u32>,
    /// The step of a play in progress at which a button was offered, from `at:TURN.STEP`.
    pub step: Option<u32>,
}

/// A table as a command names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableName {
    Id(TableId),
    /// A word that is not the name of any table, in lower case.
    Unknown(String),
}

impl TableName {
    /// Returns the table's number, if there can be such a table.
    #[must_use]
    pub fn id(&self) -> Option<TableId> {
        match self {
            TableName::Id(id) => Some(*id),
            TableName::Unknown(_) => None,
        }
    }
}

impl From<&str> for TableName {
    fn from(text: &str) -> TableName {
        let name = text.to_lowercase();
        name.parse().map_or(TableName::Unknown(name), TableName::Id)
    }
}

impl Display for TableName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TableName::Id(id) => id.fmt(f),
            TableName::Unknown(name) => f.write_str(name),
        }
    }
}

impl Display for ParsedCommand {
    /// Writes the command with its `/`, its table and its turn: `/roll table:oak-7 at:12`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "/{}{}", self.command, self.target)
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(table) = &self.table {
            write!(f, " table:{table}")?;
        }
        match (self.turn, self.step) {
            (Some(turn), Some(step)) => write!(f, " at:{turn}.{step}"),
            (Some(turn), None) => write!(f, " at:{turn}"),
            (None, _) => Ok(()),
        }
    }
}

impl Display for Command {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(spec_of(self.kind()).name)?;
        self.write_arguments(f)
    }
}

#[cfg(test)]
mod tests {
    use crate::chat::{Account, Platform, User};
    use crate::command::{COMMANDS, ParseError, is_sentence, nearest_command, parse, spec};
    use crate::language::Language;

    #[test]
    fn every_command_reads_back_as_it_is_spelled() {
        let bob = User { account: Account { platform: Platform::Discord, id: "7".to_owned() }, name: "Bob".to_owned() };
        let lines = [
            "/newgame tavla <@7> match:5 clock:3d+8h cube:off rules:no-hit-and-run hints:on thread:on",
            "/newgame backgammon <@7> match:money jacoby:on raccoons:on autodoubles:2 clock:none",
            "/newgame portes <@7> clock:fast opening:dice rules:higher-die,no-hit-and-run",
            "/newgame tavli <@7> match:9 games:fevga,portes opening:again",
            "/play fevga quarter:end",
            "/newgame portes for:<@&9> match:3",
            "/join fig-1",
            "/move 13/9 9/3 table:oak-7",
            "/move 12",
            "/moves 13 picture:on at:4",
            "/enter 13/9 die:4 table:oak-7 at:12.3",
            "/take sure:yes",
            "/resign triple sure:yes",
            "/order drop sure:yes",
            "/order none",
            "/auto off",
            "/endtable sure:yes",
            "/board 12",
            "/board id:4HPwATDgc/ABMA",
            "/board 12 share:yes table:oak-7",
            "/replay strip game:2",
            "/replay game:2 share:yes",
            "/match share:yes",
            "/odds 6",
            "/opening 3-1",
            "/opening 6-6 plakoto",
            "/position 4HPwATDgc/ABMA",
            "/position XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 roll:3-1",
            "/position ABCDEFGHIJKLMN:QYkqASAAIAAA 6 3",
            r#"/position {"variant": "plakoto", "dice": [6,4]} 31"#,
            "/rules plakoto",
            "/stats plakoto <@7>",
            "/tutorial portes 3 13/9 9/3",
            "/vacation 14",
            "/settings theme:night checkers:dark home:left numbers:ravensburger reminders:off boards:text confirm:on rolls:auto \
             analysis:auto invitations:known language:german channel:auto",
            "/channel boards:keep threads:always only:<#7> language:greek",
            "/channel threads:never only:off",
            "/block <@7>",
            "/unblock <@7>",
            "/mydata 2",
            "/forget sure:yes",
            "/help newgame",
            r"/import C:\games\match.mat",
            "/import https://example.org/match.mat share:yes",
        ];
        let bare = COMMANDS.iter().filter(|spec| spec.options.iter().all(|option| !option.required));
        let bare: Vec<String> = bare.map(|spec| format!("/{}", spec.name)).collect();
        for line in lines.into_iter().chain(bare.iter().map(String::as_str)) {
            let parsed = parse(line, std::slice::from_ref(&bob)).unwrap_or_else(|error| panic!("{line}: {error:?}"));
            let spelled = parsed.to_string();
            assert_eq!(parse(&spelled, std::slice::from_ref(&bob)), Ok(parsed), "{line} is spelled {spelled}");
        }
    }

    #[test]
    fn line_without_words_is_no_sentence() {
        for line in ["", " ", "\u{3000}"] {
            assert!(!is_sentence(line), "{line:?}");
            assert!(parse(&format!("/{line}"), &[]).is_err(), "{line:?}");
        }
    }

    #[test]
    fn name_of_a_command_that_is_also_a_value_is_the_value() {
        for typed in ["κατάταξη βαθμολογία", "leaderboard ratings"] {
            let parsed = parse(&format!("/{typed}"), &[]).map(|parsed| parsed.to_string());
            assert_eq!(parsed.as_deref(), Ok("/top list:ratings"), "{typed}");
        }
    }

    /// What people type first, with and without Greek letters.
    #[test]
    fn words_of_players_are_understood() {
        let bob = User { account: Account { platform: Platform::Matrix, id: "7".to_owned() }, name: "Bob".to_owned() };
        for (typed, meant) in [
            ("παρτίδα πόρτες <@7>", "/newgame portes <@7>"),
            ("παρτιδα πορτες <@7>", "/newgame portes <@7>"),
            ("partida portes <@7>", "/newgame portes <@7>"),
            ("καλώ <@7> πλακωτό", "/newgame plakoto <@7>"),
            ("πόρτες <@7>", "/newgame portes <@7>"),
            ("tavli <@7> στα 7", "/newgame tavli <@7> match:7"),
            ("portes <@7> first to 5", "/newgame portes <@7> match:5"),
            ("newgame portes <@7> to 5", "/newgame portes <@7> match:5"),
            ("newgame portes <@7> ρολόι:χωρίς", "/newgame portes <@7> clock:none"),
            ("newgame portes <@7> ρολόι:3μ+8ω", "/newgame portes <@7> clock:3d+8h"),
            ("newgame portes <@7> γρήγορο", "/newgame portes <@7> clock:fast"),
            ("newgame portes <@7> schnell", "/newgame portes <@7> clock:fast"),
            ("φεύγα", "/play fevga"),
            ("μουλτεζιμ", "/play fevga"),
            ("tric trac", "/play tric-trac"),
            ("τρικ τρακ", "/play tric-trac"),
            ("παίζω πόρτες δύσκολο", "/play portes level:master"),
            ("paizo portes eukolo", "/play portes level:beginner"),
            ("παίξε 13/9 9/3", "/move 13/9 9/3"),
            ("paixe 13/9 9/3", "/move 13/9 9/3"),
            ("play 13/9", "/move 13/9"),
            ("12Α/8Α", "/move 12Α/8Α"),
            ("μπάρα/22", "/move μπάρα/22"),
            ("31: 8/5 6/5", "/move 31: 8/5 6/5"),
            ("4", "/move 4"),
            ("4\u{FE0F}\u{20E3}", "/move 4"),
            ("kinisi 13/9", "/move 13/9"),
            ("ρίξε", "/roll"),
            ("rixe", "/roll"),
            ("zaria", "/roll"),
            ("ναι", "/accept"),
            ("nai", "/accept"),
            ("yes", "/accept"),
            ("ja", "/accept"),
            ("όχι", "/decline"),
            ("oxi", "/decline"),
            ("nein", "/decline"),
            ("pisw", "/undo"),
            ("αφήνω μονό", "/resign"),
            ("οκ", "/confirm"),
            ("πάλι", "/rematch"),
            ("νέο παιχνίδι πόρτες <@7>", "/newgame portes <@7>"),
            ("new game portes <@7>", "/newgame portes <@7>"),
            ("το αφήνω", "/resign"),
            ("γεια", "/help hello"),
            ("παίζουμε πόρτες", "/play portes"),
            ("tablo", "/board"),
            ("kanones πόρτες", "/rules portes"),
            ("boitheia", "/help"),
            ("voithia", "/help"),
            ("pairnw", "/take"),
            ("πρόβλημα", "/puzzle"),
            ("portes <@7> 5 points", "/newgame portes <@7> match:5"),
            ("portes <@7> 5 point match", "/newgame portes <@7> match:5"),
            ("boh8eia", "/help"),
            ("?", "/help"),
            ("ποιος παίζει;", "/board"),
            ("whose turn?", "/board"),
            ("pip count", "/pips"),
            ("take back", "/takeback"),
            ("τα παρατάω", "/resign"),
            ("γλώσσα ελληνικά", "/settings language:greek"),
            ("language german", "/settings language:german"),
        ] {
            let parsed = parse(&format!("!{typed}"), std::slice::from_ref(&bob));
            assert_eq!(parsed.as_ref().map(ToString::to_string), Ok(meant.to_owned()), "{typed}");
        }
    }

    #[test]
    fn sentences_are_understood() {
        let bob = User { account: Account { platform: Platform::Matrix, id: "7".to_owned() }, name: "Bob".to_owned() };
        for (typed, meant) in [
            ("hello, play portes", "/play portes"),
            ("I want to play portes", "/play portes"),
            ("ich will gegen dich plakoto spielen", "/play plakoto"),
            ("thelo na paixo feyga", "/play fevga"),
            ("who's up for backgammon?", "/newgame backgammon"),
            ("<@7>, fancy a game of portes?", "/newgame portes <@7>"),
            ("quick game of portes with <@7>", "/newgame portes <@7> clock:fast"),
            ("start a portes cup", "/cup portes"),
            ("start the cup", "/cup start"),
            ("am Turnier teilnehmen", "/cup join"),
            ("θέλω τουρνουά", "/cup"),
            ("I want to leave the league", "/league"),
            ("leave the league", "/league leave"),
            ("plakoto rules", "/rules plakoto"),
            ("I play 13/9 and 9/3", "/move 13/9 and 9/3"),
        ] {
            let parsed = parse(&format!("!{typed}"), std::slice::from_ref(&bob));
            assert_eq!(parsed.as_ref().map(ToString::to_string), Ok(meant.to_owned()), "{typed}");
        }
        for thought in ["I want to double", "can I resign?", "can I move 13/9?", "I pass"] {
            assert!(matches!(parse(&format!("!{thought}"), &[]), Err(ParseError::Wish { .. })), "{thought}");
        }
    }

    #[test]
    fn positions_are_read_as_other_programs_print_them() {
        let both = "4HPwATDgc/ABMA:cAkAAAAAAAAA";
        let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:0:10";
        for (pasted, meant) in [
            ("Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA", format!("/position {both}")),
            ("GNU Backgammon  Position ID: 4HPwATDgc/ABMA Match ID   : cAkAAAAAAAAA", format!("/position {both}")),
            ("4HPwATDgc/ABMA cAkAAAAAAAAA", format!("/position {both}")),
            ("4HPwATDgc/ABMA cAkAAAAAAAAA 3-1", format!("/position {both} 31")),
            ("GNUBGID 4HPwATDgc/ABMA", "/position 4HPwATDgc/ABMA".to_owned()),
            ("4HPwATDgc/ABMA 3 1", "/position 4HPwATDgc/ABMA 31".to_owned()),
            ("4HPwATDgc/ABMA roll:3-1", "/position 4HPwATDgc/ABMA 31".to_owned()),
            (&format!("{xgid} X:Player 1 O:Player 2 Score is X:0 O:0. Unlimited Game"), format!("/position {xgid}")),
            (&format!("{xgid} X to play 21"), format!("/position {xgid} 21")),
            (&format!("**{xgid}**"), format!("/position {xgid}")),
        ] {
            let parsed = parse(&format!("/position {pasted}"), &[]).map(|parsed| parsed.to_string());
            assert_eq!(parsed, Ok(meant), "{pasted}");
        }
        for alone in [both, xgid] {
            let parsed = parse(&format!("/{alone}"), &[]).map(|parsed| parsed.to_string());
            assert_eq!(parsed, Ok(format!("/position {alone}")));
        }
        assert!(matches!(parse("/position 4HPwATDgc/ABMA 7-1", &[]), Err(ParseError::NotARoll { .. })));
    }

    #[test]
    fn nothing_is_guessed_that_gives_something_up() {
        let nearest = |word: &str| match parse(&format!("!{word}"), &[]) {
            Err(ParseError::Unknown { word }) => nearest_command(&word, Language::Greek),
            other => panic!("{word}: {other:?}"),
        };
        for word in ["resing", "παρτδα", "forgett", "cancl", "endtabel", "dance"] {
            let guess = nearest(word).map(|name| spec(name).unwrap());
            assert!(guess.is_none_or(|spec| !spec.gives_up), "{word}: {guess:?}");
        }
        assert_eq!((nearest("leave"), nearest("exit")), (Some("resign"), Some("resign")), "these words name it");
        for word in ["gul bara", "γκιουλ", "gulbara <@7>"] {
            assert!(matches!(parse(&format!("!newgame {word}"), &[]), Err(ParseError::RelatedGame { .. })), "{word}");
        }
    }
}
