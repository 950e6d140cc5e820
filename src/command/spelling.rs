//! Writes commands in their canonical spelling. Buttons stand for this text, and the parser reads it back as the same
//! command.

use std::fmt::{self, Display, Formatter};

use kafenio_board::rules::Numbering;
use kafenio_board::table::{Beavers, GameChoice, TimeControl};
use kafenio_engine::Level;

use super::lookup::spec_of;
use super::typed::{
    ChannelChange, ClockChoice, Command, LanguageChoice, MatchLength, NewGame, OnlyPlace, OrderChange, ParsedCommand,
    PlayInput, PuzzleInput, ReplayForm, SettingsChange, Stake, Target,
};
use crate::chat::User;
use crate::store::{Invitations, Reminders, Threads};

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
    /// Writes the command without the `/`.
    #[expect(clippy::too_many_lines, reason = "a line for each command")]
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(spec_of(self.kind()).name)?;
        match self {
            Command::NewGame(game) | Command::Play(game) => game.fmt(f),
            Command::Join { name } => positional(f, name.as_ref()),
            Command::Move(PlayInput::Number(number)) => write!(f, " {number}"),
            Command::Move(PlayInput::Notation(play)) => write!(f, " {play}"),
            Command::Moves { start, picture } => {
                positional(f, start.as_ref())?;
                if *picture { f.write_str(" picture:on") } else { Ok(()) }
            }
            Command::Enter { step, die } => {
                positional(f, step.as_ref())?;
                keyword(f, "die", *die)
            }
            Command::Cancel { sure }
            | Command::Take { sure }
            | Command::Drop { sure }
            | Command::Pass { sure }
            | Command::EndTable { sure }
            | Command::Forget { sure } => write_sure(f, *sure),
            Command::Resign { stake, sure } => {
                positional(f, Some(stake.word()).filter(|_| *stake != Stake::Single))?;
                write_sure(f, *sure)
            }
            Command::Order { change, sure } => {
                positional(f, change.map(OrderChange::word))?;
                write_sure(f, *sure)
            }
            Command::Auto { on } => positional(f, Some(on_off(*on))),
            Command::Board { turn, id, is_shared } => write_board(f, *turn, id.as_ref(), *is_shared),
            Command::Replay { form, game, is_shared } => write_replay(f, *form, *game, *is_shared),
            Command::Analyse { game, is_shared } => write_replay(f, ReplayForm::Film, *game, *is_shared),
            Command::Match { is_shared } => write_share(f, *is_shared),
            Command::Say { text } => positional(f, Some(text)),
            Command::Odds { distance } => positional(f, Some(distance)),
            Command::Opening { roll, game } => {
                write!(f, " {}{}", roll.first(), roll.second())?;
                positional(f, game.map(GameChoice::key))
            }
            Command::Position { id, roll } => {
                positional(f, Some(id))?;
                positional(f, roll.map(|roll| format!("{}-{}", roll.first(), roll.second())))
            }
            Command::Rules { game } => positional(f, game.map(GameChoice::key)),
            Command::Tutorial { game, step, answer } => write_tutorial(f, *game, *step, answer.as_ref()),
            Command::Puzzle(input) => input.fmt(f),
            Command::Vacation { days } => positional(f, *days),
            Command::Settings(change) => change.fmt(f),
            Command::Channel(change) => change.fmt(f),
            Command::Block { person } | Command::Unblock { person } => positional(f, person.as_ref().map(mention)),
            Command::Stats { game, person } => {
                positional(f, game.map(GameChoice::key))?;
                positional(f, person.as_ref().map(mention))
            }
            Command::Games { page } | Command::MyData { page } => positional(f, Some(page).filter(|page| **page > 1)),
            Command::Link { code, sure } => {
                positional(f, code.as_ref())?;
                write_sure(f, *sure)
            }
            Command::Help { topic } => positional(f, topic.as_ref()),
            Command::Accept
            | Command::Decline
            | Command::Rematch
            | Command::Roll
            | Command::Undo
            | Command::Takeback
            | Command::Confirm
            | Command::Double
            | Command::Beaver
            | Command::PlayOn
            | Command::SetUp
            | Command::Claim
            | Command::Here
            | Command::History
            | Command::Cube
            | Command::Export
            | Command::Report
            | Command::Hint
            | Command::Pips
            | Command::Unlink
            | Command::Me
            | Command::About => Ok(()),
        }
    }
}

fn write_board(f: &mut Formatter<'_>, turn: Option<u32>, id: Option<&String>, is_shared: bool) -> fmt::Result {
    positional(f, turn)?;
    keyword(f, "id", id)?;
    write_share(f, is_shared)
}

/// Writes which game is meant, and in what form if it is not the usual one.
fn write_replay(f: &mut Formatter<'_>, form: ReplayForm, game: Option<u32>, is_shared: bool) -> fmt::Result {
    positional(f, Some("strip").filter(|_| form == ReplayForm::Strip))?;
    keyword(f, "game", game)?;
    write_share(f, is_shared)
}

fn write_share(f: &mut Formatter<'_>, is_shared: bool) -> fmt::Result {
    keyword(f, "share", Some("yes").filter(|_| is_shared))
}

fn write_tutorial(
    f: &mut Formatter<'_>,
    game: Option<GameChoice>,
    step: Option<u32>,
    answer: Option<&String>,
) -> fmt::Result {
    positional(f, game.map(GameChoice::key))?;
    positional(f, step)?;
    positional(f, answer)
}

impl Display for PuzzleInput {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_tutorial(f, self.game, self.number, self.answer.as_ref())?;
        keyword(f, "daily", self.daily.map(on_off))?;
        keyword(f, "hour", self.hour)?;
        keyword(f, "standings", Some("show").filter(|_| self.standings))
    }
}

impl Display for NewGame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let name = self.foreign_name.as_deref().unwrap_or(self.cycle.key());
        write!(f, " {name}")?;
        positional(f, self.opponent.as_ref().map(mention))?;
        match self.length {
            Some(MatchLength::To(points)) => keyword(f, "match", Some(points))?,
            Some(MatchLength::Money) => keyword(f, "match", Some("money"))?,
            None => {}
        }
        match self.clock {
            Some(ClockChoice::Control(control)) => keyword(f, "clock", Some(clock(control)))?,
            Some(ClockChoice::None) => keyword(f, "clock", Some("none"))?,
            None => {}
        }
        keyword(f, "cube", self.cube.map(on_off))?;
        let rules: Vec<&str> = self.custom_rules.iter().map(|rule| rule.key()).collect();
        keyword(f, "rules", Some(rules.join(",")).filter(|rules| !rules.is_empty()))?;
        keyword(f, "jacoby", Some("on").filter(|_| self.money.jacoby))?;
        keyword(f, "beavers", Some("on").filter(|_| self.money.beavers == Beavers::Once))?;
        keyword(f, "raccoons", Some("on").filter(|_| self.money.beavers == Beavers::Twice))?;
        keyword(f, "autodoubles", Some(self.money.automatic_doubles).filter(|most| *most > 0))?;
        keyword(f, "hints", Some("on").filter(|_| self.hints))?;
        keyword(f, "thread", Some("on").filter(|_| self.thread))?;
        keyword(f, "for", self.role.as_ref().map(|id| format!("<@&{id}>")))?;
        keyword(f, "across", Some("yes").filter(|_| self.across))?;
        keyword(f, "level", self.level.map(Level::key))
    }
}

impl Display for ChannelChange {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        keyword(f, "boards", self.keeps_boards.map(|keeps| if keeps { "keep" } else { "shrink" }))?;
        keyword(f, "threads", self.threads.map(Threads::word))?;
        match &self.only {
            None => {}
            Some(OnlyPlace::Anywhere) => keyword(f, "only", Some("off"))?,
            Some(OnlyPlace::In(id)) => write!(f, " only:<#{id}>")?,
        }
        keyword(f, "language", self.language.map(LanguageChoice::word))
    }
}

impl Display for SettingsChange {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        keyword(f, "theme", self.theme.as_ref())?;
        keyword(f, "home", self.mirrored.map(|mirrored| if mirrored { "left" } else { "right" }))?;
        keyword(
            f,
            "numbers",
            self.numbering.map(|numbering| match numbering {
                Numbering::Own => "own",
                Numbering::Printed => "ravensburger",
            }),
        )?;
        keyword(
            f,
            "reminders",
            self.reminders.map(|reminders| match reminders {
                Reminders::All => "all",
                Reminders::Channel => "channel",
                Reminders::Off => "off",
            }),
        )?;
        keyword(f, "boards", self.text_boards.map(|text| if text { "text" } else { "pictures" }))?;
        keyword(f, "confirm", self.confirm.map(on_off))?;
        keyword(f, "rolls", self.auto_roll.map(|auto| if auto { "auto" } else { "ask" }))?;
        keyword(f, "analysis", self.auto_analysis.map(|auto| if auto { "auto" } else { "ask" }))?;
        keyword(
            f,
            "invitations",
            self.invitations.map(|invitations| match invitations {
                Invitations::Everyone => "everyone",
                Invitations::Known => "known",
                Invitations::Nobody => "nobody",
            }),
        )?;
        keyword(f, "talk", self.talk.map(on_off))?;
        keyword(f, "language", self.language.map(LanguageChoice::word))?;
        keyword(f, "channel", self.channel.map(LanguageChoice::word))
    }
}

impl Stake {
    /// Returns the word that `/resign` takes.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Stake::Single => "single",
            Stake::Gammon => "gammon",
            Stake::Backgammon => "backgammon",
            Stake::Double => "double",
            Stake::Triple => "triple",
            Stake::Quadruple => "quadruple",
            Stake::Session => "session",
        }
    }
}

impl OrderChange {
    /// Returns the word that `/order` takes.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            OrderChange::AnswerDouble(answer) => answer.key(),
            OrderChange::Roll => "roll",
            OrderChange::None => "none",
        }
    }
}

impl LanguageChoice {
    fn word(self) -> &'static str {
        match self {
            LanguageChoice::Auto => "auto",
            LanguageChoice::Is(language) => language.word(),
        }
    }
}

fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn mention(person: &User) -> String {
    format!("<@{}>", person.account.id)
}

fn positional(f: &mut Formatter<'_>, value: Option<impl Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| write!(f, " {value}"))
}

fn keyword(f: &mut Formatter<'_>, name: &str, value: Option<impl Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| write!(f, " {name}:{value}"))
}

fn write_sure(f: &mut Formatter<'_>, sure: bool) -> fmt::Result {
    if sure { f.write_str(" sure:yes") } else { Ok(()) }
}

/// Writes a time control as the `clock` option takes it: its name, or `POOL+INCREMENT+GRACE`.
fn clock(control: TimeControl) -> String {
    const MINUTES: [(i64, char); 3] = [(24 * 60, 'd'), (60, 'h'), (1, 'm')];
    let span = |milliseconds: i64| {
        let mut rest = milliseconds / 60_000;
        let parts = MINUTES.iter().map(|(minutes, unit)| {
            let count = rest / minutes;
            rest %= minutes;
            format!("{count}{unit}")
        });
        parts.collect::<String>()
    };
    let spans = [control.pool, control.increment, control.grace].map(span);
    control.name().map_or_else(|| spans.join("+"), str::to_owned)
}

#[cfg(test)]
mod tests {
    use crate::chat::{Account, Platform, User};
    use crate::command::{COMMANDS, parse};

    #[test]
    fn every_command_reads_back_as_it_is_spelled() {
        let bob = User { account: Account { platform: Platform::Discord, id: "7".to_owned() }, name: "Bob".to_owned() };
        let lines = [
            "/newgame tavla <@7> match:5 clock:3d+8h cube:off rules:no-hit-and-run hints:on thread:on",
            "/newgame backgammon <@7> match:money jacoby:on raccoons:on autodoubles:2 clock:none",
            "/newgame portes <@7> clock:fast",
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
            "/settings theme:night home:left numbers:ravensburger reminders:off boards:text confirm:on rolls:auto \
             analysis:auto invitations:known language:german channel:auto",
            "/channel boards:keep threads:always only:<#7> language:greek",
            "/channel threads:never only:off",
            "/block <@7>",
            "/unblock <@7>",
            "/mydata 2",
            "/forget sure:yes",
            "/help newgame",
        ];
        let bare = COMMANDS.iter().filter(|spec| spec.options.iter().all(|option| !option.required));
        let bare: Vec<String> = bare.map(|spec| format!("/{}", spec.name)).collect();
        for line in lines.into_iter().chain(bare.iter().map(String::as_str)) {
            let parsed = parse(line, std::slice::from_ref(&bob)).unwrap_or_else(|error| panic!("{line}: {error:?}"));
            let spelled = parsed.to_string();
            assert_eq!(parse(&spelled, std::slice::from_ref(&bob)), Ok(parsed), "{line} is spelled {spelled}");
        }
    }
}
