//! The options whose values are suggested while a user types them.

use super::kind::CommandKind;

/// What the suggestions for an option are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suggested {
    /// Legal plays.
    Plays,
    /// The points from which a checker can move, and its moves.
    MoveStarts,
    MatchLengths,
    Clocks,
    CustomRules,
    /// The tables that the author may mean.
    Tables,
    Commands,
}

/// Returns what is suggested for the option `option` of a command. `table` is an option of every command at a table.
#[must_use]
pub fn suggested(command: CommandKind, option: &str) -> Option<Suggested> {
    Some(match (command, option) {
        (_, "table") => Suggested::Tables,
        (CommandKind::Move, "play") => Suggested::Plays,
        (CommandKind::Moves, "start") => Suggested::MoveStarts,
        (CommandKind::Newgame | CommandKind::Play, "match") => Suggested::MatchLengths,
        (CommandKind::Newgame, "clock") => Suggested::Clocks,
        (CommandKind::Newgame | CommandKind::Play, "rules") => Suggested::CustomRules,
        (CommandKind::Help, "command") => Suggested::Commands,
        _ => return None,
    })
}
