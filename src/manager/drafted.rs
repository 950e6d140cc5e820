//! How a play that is being put together is shown: the board so far, what is left, and what can be chosen next.

use std::cmp::Reverse;

use super::entry::Draft;
use super::hearing::Request;
use super::{table_name, tell};
use crate::chat::{Board, Choice, Reply, Text};
use crate::rules::{Move, Numbering, Roll};
use crate::speech::{self, Arg, View};
use crate::store::Preferences;
use crate::table::{Game, Phase, Table};

/// The reactions that stand for the choices among checkers and points. Nobody has more checkers than these.
const SIGNS: [&str; 15] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "🇦", "🇧", "🇨", "🇩", "🇪"];

/// What can be chosen: the command after `/`, and its label.
type Way = (String, String);

impl Request<'_> {
    /// The private view of `draft` after the words `before`: of where the checker on `from` can go, or of the checkers.
    pub(super) async fn show_draft(
        &mut self,
        draft: &Draft,
        from: Option<u8>,
        before: Text,
    ) -> anyhow::Result<Vec<Reply>> {
        let preferences = self.preferences().await?;
        let Some(game) = draft.game() else { return Ok(Vec::new()) };
        let timed = self.timed(&draft.found.stored).await?;
        let (text, ways) = self.ask(draft, game, from, preferences.numbering);
        let text = before.then("\n", self.of_table(&draft.found.stored, text));
        let mut replies = self.show(text, self.board_so_far(draft, game, &timed, &preferences), &preferences);
        replies[0].choices = self.choices(draft, ways, from.is_some());
        Ok(replies)
    }

    /// What is asked next, and the answers.
    fn ask(&self, draft: &Draft, game: &Game, from: Option<u8>, numbering: Numbering) -> (Text, Vec<Way>) {
        let partial = &draft.partial;
        let [whole, target, checker] = if self.message.place.platform.has_buttons() {
            ["ask-whole", "ask-target", "ask-checker"]
        } else {
            ["entry-whole", "entry-target", "entry-checker"]
        };
        let player = game.player(draft.found.seat);
        let play = match numbering {
            Numbering::Own => game.ruleset.notation(&partial.made),
            Numbering::Printed => game.ruleset.notation_printed(&partial.made, player, player),
        };
        let undo = ("undo", Arg::Case(if draft.entry.moves.is_empty() { "no" } else { "yes" }));
        let on = ("on", Arg::Case(if partial.next.is_empty() { "no" } else { "yes" }));
        let mut left = partial.left.clone();
        left.sort_by_key(|die| Reverse(*die));
        // The numbers below a doublet of Puff are for later, and may be left.
        let top = game.situation().filter(|at| at.roll.is_doublet()).map(|at| at.roll.first());
        let (needed, more): (Vec<u8>, Vec<u8>) = left.into_iter().partition(|die| top.is_none_or(|top| *die == top));
        let [needed, more] = [needed, more].map(|dice| dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", "));
        let left = match (needed.as_str(), more.as_str()) {
            (needed, "") => needed.to_owned(),
            ("", more) => more.to_owned(),
            (needed, more) => {
                let args = [("needed", Arg::Text(needed)), ("more", Arg::Text(more))];
                speech::say(&self.locale, "entry-left", &args).to_string()
            }
        };
        let args = [("play", Arg::Code(play)), ("left", Arg::Text(&left)), undo, on];
        let so_far = match (&partial.whole, partial.made.moves.is_empty()) {
            (Some(_), _) => speech::say(&self.locale, whole, &args),
            (None, true) => speech::say(&self.locale, "entry-begun", &args),
            (None, false) => speech::say(&self.locale, "entry-so-far", &args),
        };
        let name = |place: u8| game.ruleset.place_name(place, numbering, player);
        let mut starts: Vec<u8> = partial.next.iter().map(|step| step.from).collect();
        starts.dedup();
        let (id, ways) = match (from, starts.as_slice()) {
            (_, []) => return (so_far, Vec::new()),
            (Some(from), _) | (None, &[from]) => (target, targets(&partial.next, from, name)),
            (None, _) => (checker, starts.iter().map(|from| (format!("enter {}", name(*from)), name(*from))).collect()),
        };
        let places = ways.iter().map(|(_, label)| label.as_str()).collect::<Vec<_>>().join(", ");
        let example = ways.first().map(|(command, _)| format!("/{command}")).unwrap_or_default();
        let start = name(from.unwrap_or(starts[0]));
        let args = [("from", Arg::Text(&start)), ("places", Arg::Text(&places)), ("example", Arg::Code(example))];
        (so_far.then(" ", speech::say(&self.locale, id, &args)), ways)
    }

    /// The choices: `ways`, what ends or takes back, and the way out of a checker once chosen.
    fn choices(&self, draft: &Draft, ways: Vec<Way>, is_chosen: bool) -> Vec<Choice> {
        let stored = &draft.found.stored;
        let at = format!("table:{} at:{}.{}", table_name(stored.id), stored.table.turn, draft.entry.step);
        let choice = |command: &str, label: String, emoji: &str| Choice {
            command: format!("/{command} {at}"),
            label,
            emoji: emoji.to_owned(),
            primary: command == "confirm",
        };
        let label = |id: &str| speech::say(&self.locale, id, &[]).to_string();
        let mut choices = Vec::new();
        if draft.partial.whole.is_some() {
            choices.push(choice("confirm", label("choice-confirm"), "✅"));
        }
        choices.extend(ways.into_iter().zip(SIGNS).map(|((command, label), sign)| choice(&command, label, sign)));
        if is_chosen {
            choices.push(choice("enter", label("choice-other-checker"), "🔙"));
        }
        if !draft.entry.moves.is_empty() {
            choices.push(choice("undo", label("choice-undo"), "↩️"));
        }
        choices
    }

    /// The board as it would be, the dice that are used dimmed and the clock as it stands at the table `timed`.
    fn board_so_far(&self, draft: &Draft, game: &Game, timed: &Table, preferences: &Preferences) -> Option<Board> {
        let (stored, seat) = (&draft.found.stored, draft.found.seat);
        let name = table_name(stored.id);
        let view = View { table: timed, ..self.view(stored, &name) };
        let mut board = tell::board(&view, Some(seat), preferences)?;
        let scene = &mut board.scene;
        scene.position = draft.partial.position;
        if let Phase::ToPlay { roll, .. } = game.phase {
            scene.used_dice = used(roll, scene.is_four_times(), &draft.partial.left, &draft.partial.made.moves);
        }
        if !draft.partial.made.moves.is_empty() {
            scene.last_play = Some((game.player(seat), draft.partial.made.clone()));
        }
        board.alt = speech::alt(&self.locale, scene);
        Some(board)
    }
}

/// Where the checker on `from` can go. A die is named only where two go to the same place.
fn targets(next: &[Move], from: u8, name: impl Fn(u8) -> String) -> Vec<Way> {
    let ways: Vec<&Move> = next.iter().filter(|step| step.from == from).collect();
    ways.iter()
        .map(|step| {
            let (start, end) = (name(from), name(step.to));
            let hit = if step.hit { "*" } else { "" };
            if ways.iter().filter(|other| other.to == step.to).count() > 1 {
                (format!("enter {start}/{end} die:{}", step.die), format!("{end}{hit} ({})", step.die))
            } else {
                (format!("enter {start}/{end}"), format!("{end}{hit}"))
            }
        })
        .collect()
}

/// Which of the dice on the board are used, as [`crate::picture::BoardView::used_dice`] tells it.
fn used(roll: Roll, four_times: bool, left: &[u8], made: &[Move]) -> u8 {
    if !roll.is_doublet() {
        return u8::from(!left.contains(&roll.first())) | u8::from(!left.contains(&roll.second())) << 1;
    }
    let on_top = |dice: &mut dyn Iterator<Item = u8>| dice.filter(|die| *die == roll.first()).count();
    let made = on_top(&mut made.iter().map(|step| step.die));
    let all = made + on_top(&mut left.iter().copied());
    let shown = if four_times { 4 } else { 2 };
    ((1_u16 << (made * shown / all.max(1))) - 1) as u8
}
