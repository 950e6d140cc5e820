//! Builds the choices below a message, which platforms show as buttons or reactions.

use kafenio_board::table::{Phase, Seat, Stage, Table, TableId};

use crate::chat::{Capabilities, Choice, Occupant};
use crate::command::{Command, ParsedCommand, ReplayForm, TableName, Target};
use crate::locale::{Id, id};
use crate::speech::{self, Arg, View};

/// Returns the choices of the player who has the decision.
#[must_use]
pub fn choices(view: &View<'_>) -> Vec<Choice> {
    offered_choices(view, |_| true)
}

/// Returns the choices after a match whose players meet others next.
#[must_use]
pub fn choices_without_rematch(view: &View<'_>) -> Vec<Choice> {
    offered_choices(view, |command| *command != Command::Rematch)
}

/// Returns the choices below a board that somebody asked for. The list of plays is not among them, because it would
/// replace the board.
#[must_use]
pub fn choices_below_board(view: &View<'_>) -> Vec<Choice> {
    offered_choices(view, |command| !matches!(command, Command::Moves { .. }))
}

fn offered_choices(view: &View<'_>, is_wanted: impl Fn(&Command) -> bool) -> Vec<Choice> {
    if view.table.to_decide().is_some_and(|seat| view.seats[seat].account().is_none()) {
        return Vec::new();
    }
    // A double that is answered with a beaver has doubled the cube already.
    let doubled = view.table.game().map_or(2, |game| game.cube.value * if game.beavers().is_some() { 4 } else { 2 });
    let platform = view.platform.capabilities();
    let has_former_player = Seat::BOTH.iter().any(|seat| view.seats[*seat] == Occupant::Former);
    let is_possible = |command: &Command| !(has_former_player && *command == Command::Rematch);
    let hint = (view.allows_hints() && platform.has_buttons).then(|| offered_hint(view.table)).flatten();
    let offers = offered(view.table, platform).into_iter().chain(hint);
    let offers = offers.filter(|offer| is_wanted(&offer.command) && is_possible(&offer.command));
    let choices = offers.map(|offer| offer.choice(view, doubled));
    choices.enumerate().map(|(index, choice)| Choice { primary: index == 0, ..choice }).collect()
}

/// Returns the choice to claim the win, if the time of the player who has the decision is up.
#[must_use]
pub fn claim_choice(view: &View<'_>) -> Option<Choice> {
    let is_up = view.table.clock_runs_for().and_then(|seat| view.table.time_left(seat)) == Some(0);
    is_up.then(|| choice(view, Command::Claim, id!("choice-claim"), "⌛"))
}

/// Returns the choice of `command` at this table in this turn. `label` is the message id of its label.
#[must_use]
pub fn choice(view: &View<'_>, command: Command, label: Id, emoji: &'static str) -> Choice {
    OfferedCommand { command, label, emoji }.choice(view, 0)
}

/// Returns the text of the command that a click on a choice sends: `command` at `table`, in this turn and step.
#[must_use]
pub fn click(command: Command, table: TableId, turn: u32, step: Option<u32>) -> String {
    let target = Target { table: Some(TableName::Id(table)), turn: Some(turn), step };
    ParsedCommand { command, target }.to_string()
}

/// A command that can be chosen, the message id of its label, and its reaction.
struct OfferedCommand {
    command: Command,
    label: Id,
    emoji: &'static str,
}

impl OfferedCommand {
    /// Returns the choice at this table in this turn. `doubled` is the value of the cube after a double.
    fn choice(self, view: &View<'_>, doubled: u32) -> Choice {
        let label = speech::say(view.language, self.label, &[("doubled", Arg::Number(doubled))]);
        Choice {
            command: click(self.command, view.id, view.table.turn, None),
            label: label.to_string(),
            emoji: self.emoji.to_owned(),
            primary: false,
        }
    }
}

/// Returns the choice to ask the computer for advice about a play or the cube.
fn offered_hint(table: &Table) -> Option<OfferedCommand> {
    let game = table.game().filter(|game| game.offered_by().is_none() && game.chooser.is_none())?;
    let is_decision = game.phase != Phase::Opening;
    is_decision.then_some(OfferedCommand { command: Command::Hint, label: id!("choice-hint"), emoji: "💡" })
}

/// Returns what the player who has the decision can do at `table`, the usual choice first.
fn offered(table: &Table, platform: &Capabilities) -> Vec<OfferedCommand> {
    let offer = |command, label, emoji| OfferedCommand { command, label, emoji };
    let accept_or_decline = || {
        vec![offer(Command::Accept, id!("choice-accept"), "✅"), offer(Command::Decline, id!("choice-decline"), "❌")]
    };
    match &table.stage {
        Stage::Inviting => {
            let mut offers = accept_or_decline();
            // Somebody who is invited may not know the game. The rules lead to its tutorial.
            let rules = Command::Rules { game: None, part: None, topic: None };
            offers.extend(platform.has_buttons.then(|| offer(rules, id!("choice-rules"), "📖")));
            offers
        }
        Stage::Playing(game) if game.offered_by().is_some() => accept_or_decline(),
        Stage::Playing(game) if game.chooser.is_some() => {
            vec![offer(Command::PlayOn, id!("choice-goon"), "▶️"), offer(Command::SetUp, id!("choice-fresh"), "🔄")]
        }
        Stage::Playing(game) => match game.phase {
            Phase::BeforeRoll(_) => {
                vec![offer(Command::Roll, id!("choice-roll"), "🎲"), offer(Command::Double, id!("choice-double"), "⏫")]
            }
            Phase::Doubled { beavers, .. } => {
                let mut offers = vec![
                    offer(Command::Take { sure: false }, id!("choice-take"), "👍"),
                    offer(Command::Drop { sure: false }, id!("choice-drop"), "👎"),
                ];
                if table.can_beaver() {
                    let (label, emoji) =
                        if beavers == 0 { (id!("choice-beaver"), "🦫") } else { (id!("choice-raccoon"), "🦝") };
                    offers.push(offer(Command::Beaver, label, emoji));
                }
                offers
            }
            Phase::ToPlay { .. } => {
                let mut offers = vec![offer(Command::Enter { step: None, die: None }, id!("choice-enter"), "👆")];
                let moves = |label, picture| offer(Command::Moves { start: None, picture }, label, "📋");
                // If a menu offers the plays, a button shows their list as pictures. A reaction costs an event.
                offers.extend(match (platform.has_buttons, platform.most_options) {
                    (true, _) => Some(moves(id!("choice-pictures"), true)),
                    (false, 0) => Some(moves(id!("choice-moves"), false)),
                    (false, _) => None,
                });
                offers
            }
            Phase::Opening => Vec::new(),
        },
        Stage::Over { last, .. } => {
            let has_moves = last.last_play.is_some() || last.number > 1;
            let mut offers = vec![offer(Command::Rematch, id!("choice-rematch"), "🔁")];
            // Reactions have no labels, and on Matrix each costs an event, so only buttons offer what is to be seen.
            if platform.has_buttons {
                let offered = [
                    offer(
                        Command::Replay { form: ReplayForm::Film, game: None, is_shared: false },
                        id!("choice-replay"),
                        "🎞️",
                    ),
                    offer(Command::Match { is_shared: false }, id!("choice-match"), "📊"),
                    offer(Command::Analyse { game: None, is_shared: false }, id!("choice-analyse"), "🔎"),
                    offer(Command::Export { sgf: false }, id!("choice-export"), "💾"),
                ];
                // Where nobody has moved there is nothing to judge.
                offers.extend(
                    offered.into_iter().filter(|it| has_moves || !matches!(it.command, Command::Analyse { .. })),
                );
            }
            offers
        }
        Stage::Closed(_) => Vec::new(),
    }
}
