//! Shows a play in progress: the board so far, the dice left to play, and the next choices.

use std::cmp::Reverse;

use kafenio_board::rules::{Move, Numbering, Roll};
use kafenio_board::table::{Game, Phase};

use super::board::board;
use super::choices::click;
use super::draft::Draft;
use super::play_menu::roll_to_play;
use crate::chat::{Board, Choice, Platform, Span, Text};
use crate::command::Command;
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech::{self, Arg, View};
use crate::store::Preferences;

/// The reactions for the next steps. There are never more than 15, the number of checkers.
const EMOJI: [&str; 15] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "🇦", "🇧", "🇨", "🇩", "🇪"];

/// A next step that the player can choose, and its label.
type Step = (Command, String);

/// Returns the text about the moves so far, with the next question: where the checker on `from` goes, or which checker
/// moves.
#[must_use]
pub fn draft_text(
    language: Language,
    platform: Platform,
    draft: &Draft,
    from: Option<u8>,
    numbering: Numbering,
) -> Option<Text> {
    let game = draft.game()?;
    let so_far = played_so_far(language, platform, draft, game, numbering);
    let steps = next_steps(draft, game, from, numbering);
    let Some((first, _)) = steps.first() else { return Some(so_far) };
    let start = chosen_start(draft, from);
    let id = match (start.is_some(), platform.capabilities().has_buttons) {
        (true, true) => id!("ask-target"),
        (true, false) => id!("entry-target"),
        (false, true) => id!("ask-checker"),
        (false, false) => id!("entry-checker"),
    };
    let player = game.player(draft.seat);
    let places = steps.iter().map(|(_, label)| label.as_str()).collect::<Vec<_>>().join(", ");
    let start = start.unwrap_or(draft.partial.next[0].from);
    let start = game.ruleset.place_name(start, numbering, player);
    let args =
        [("from", Arg::Text(&start)), ("places", Arg::Text(&places)), ("example", Arg::Code(format!("/{first}")))];
    Some(so_far.then(" ", speech::say(language, id, &args)))
}

/// Returns the roll and the moves so far, which is what stays of the text.
#[must_use]
pub fn draft_line(draft: &Draft, numbering: Numbering) -> Text {
    let Some(game) = draft.game() else { return Text::default() };
    let player = game.player(draft.seat);
    let play = game.ruleset.notation_in(numbering, &draft.partial.play, player, player);
    let moves = if draft.partial.play.moves.is_empty() { Text::default() } else { Text(vec![Span::Code(play)]) };
    Text::plain(roll_to_play(game)).then(": ", moves)
}

/// Returns the sentence about the moves made so far and the numbers left.
fn played_so_far(language: Language, platform: Platform, draft: &Draft, game: &Game, numbering: Numbering) -> Text {
    let partial = &draft.partial;
    let player = game.player(draft.seat);
    let play = game.ruleset.notation_in(numbering, &partial.play, player, player);
    let left = numbers_left(language, draft, game);
    let args = [
        ("play", Arg::Code(play)),
        ("left", Arg::Text(&left)),
        speech::yes_or_no("undo", !draft.entry.moves.is_empty()),
        speech::yes_or_no("on", !partial.next.is_empty()),
    ];
    let id = match (&partial.complete, partial.play.moves.is_empty()) {
        (Some(_), _) if platform.capabilities().has_buttons => id!("ask-whole"),
        (Some(_), _) => id!("entry-whole"),
        (None, true) => id!("entry-begun"),
        (None, false) => id!("entry-so-far"),
    };
    speech::say(language, id, &args)
}

/// Returns the numbers left to play, the highest first. The numbers below a doublet of Puff come later and may be left
/// unplayed.
fn numbers_left(language: Language, draft: &Draft, game: &Game) -> String {
    let mut left = draft.partial.dice_left.clone();
    left.sort_by_key(|die| Reverse(*die));
    let top = game.situation().filter(|at| at.roll.is_doublet()).map(|at| at.roll.first());
    let (needed, more): (Vec<u8>, Vec<u8>) = left.into_iter().partition(|die| top.is_none_or(|top| *die == top));
    let [needed, more] = [needed, more].map(|dice| dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", "));
    match (needed.is_empty(), more.is_empty()) {
        (_, true) => needed,
        (true, false) => more,
        (false, false) => {
            let args = [("needed", Arg::Text(&needed)), ("more", Arg::Text(&more))];
            speech::say(language, id!("entry-left"), &args).to_string()
        }
    }
}

/// Returns the point of the checker to move: the chosen one, or the only one that can move.
#[must_use]
pub fn chosen_start(draft: &Draft, from: Option<u8>) -> Option<u8> {
    let first = draft.partial.next.first()?.from;
    from.or_else(|| draft.partial.next.iter().all(|step| step.from == first).then_some(first))
}

/// Returns the next steps: the targets of the checker to move, or the checkers that can move.
fn next_steps(draft: &Draft, game: &Game, from: Option<u8>, numbering: Numbering) -> Vec<Step> {
    let player = game.player(draft.seat);
    let name = |place: u8| game.ruleset.place_name(place, numbering, player);
    if let Some(start) = chosen_start(draft, from) {
        return targets(&draft.partial.next, start, name);
    }
    let mut starts: Vec<u8> = draft.partial.next.iter().map(|step| step.from).collect();
    starts.dedup();
    starts.into_iter().map(|start| (enter(name(start), None), name(start))).collect()
}

fn enter(step: String, die: Option<u8>) -> Command {
    Command::Enter { step: Some(step), die }
}

/// Returns where the checker on `from` can go. The die is named only if two dice lead to the same place.
fn targets(next: &[Move], from: u8, name: impl Fn(u8) -> String) -> Vec<Step> {
    let steps: Vec<&Move> = next.iter().filter(|step| step.from == from).collect();
    steps
        .iter()
        .map(|step| {
            let start = name(from);
            let end = name(step.to);
            let hit = if step.hit { "*" } else { "" };
            let route = format!("{start}/{end}");
            if steps.iter().filter(|other| other.to == step.to).count() > 1 {
                (enter(route, Some(step.die)), format!("{end}{hit} ({})", step.die))
            } else {
                (enter(route, None), format!("{end}{hit}"))
            }
        })
        .collect()
}

/// Returns the choices below a play in progress: confirm, the next steps, another checker, undo.
#[must_use]
pub fn draft_choices(language: Language, draft: &Draft, from: Option<u8>, numbering: Numbering) -> Vec<Choice> {
    let Some(game) = draft.game() else { return Vec::new() };
    let choice = |command: Command, label: String, emoji: &str| Choice {
        primary: command == Command::Confirm,
        command: click(command, draft.stored.id, draft.stored.table.turn, Some(draft.entry.step)),
        label,
        emoji: emoji.to_owned(),
    };
    let label = |id: Id| speech::say(language, id, &[]).to_string();
    let mut choices = Vec::new();
    if draft.partial.complete.is_some() {
        choices.push(choice(Command::Confirm, label(id!("choice-confirm")), "✅"));
    }
    let steps = next_steps(draft, game, from, numbering).into_iter().zip(EMOJI);
    choices.extend(steps.map(|((command, label), emoji)| choice(command, label, emoji)));
    if from.is_some() {
        choices.push(choice(Command::Enter { step: None, die: None }, label(id!("choice-other-checker")), "🔙"));
    }
    if !draft.entry.moves.is_empty() {
        choices.push(choice(Command::Undo, label(id!("choice-undo")), "↩️"));
    }
    choices
}

/// Returns the board after the moves so far, with the used dice dimmed. `view` is the table with the current clock.
#[must_use]
pub fn draft_board(view: &View<'_>, draft: &Draft, preferences: &Preferences) -> Option<Board> {
    let game = draft.game()?;
    let mut board = board(view, Some(draft.seat), preferences)?;
    let scene = &mut board.scene;
    scene.position = draft.partial.position;
    if let Phase::ToPlay { roll, .. } = game.phase {
        scene.used_dice = used_dice(roll, scene.is_four_times(), &draft.partial.dice_left, &draft.partial.play.moves);
    }
    if !draft.partial.play.moves.is_empty() {
        scene.last_play = Some((game.player(draft.seat), draft.partial.play.clone()));
    }
    board.alt = speech::alt(view.language, scene);
    Some(board)
}

/// Returns which of the dice on the board are used, in the format of [`kafenio_picture::BoardView::used_dice`].
fn used_dice(roll: Roll, four_times: bool, left: &[u8], made: &[Move]) -> u8 {
    if !roll.is_doublet() {
        return u8::from(!left.contains(&roll.higher())) | u8::from(!left.contains(&roll.lower())) << 1;
    }
    let count = |dice: &mut dyn Iterator<Item = u8>| dice.filter(|die| *die == roll.first()).count();
    let made = count(&mut made.iter().map(|step| step.die));
    let all = made + count(&mut left.iter().copied());
    let shown = if four_times { 4 } else { 2 };
    ((1_u16 << (made * shown / all.max(1))) - 1) as u8
}
