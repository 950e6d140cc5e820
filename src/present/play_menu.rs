//! Builds the menu of the legal plays below a board.

use std::cmp::Reverse;

use kafenio_board::rules::{LegalPlay, Move, Numbering, Play, Situation};
use kafenio_board::table::Game;

use super::board::{notation, play_notation};
use super::choices::click;
use crate::chat::{Menu, MenuOption};
use crate::command::{Command, PlayInput};
use crate::locale::id;
use crate::speech::{self, Arg, View};

/// The longest label and the longest description of an option, in characters.
const MAX_TEXT: usize = 100;
/// The longest description of an option in a list, in characters. With the play, it fits into two lines on a phone.
const MAX_LIST_DESCRIPTION: usize = 40;

/// A legal play of the current roll and its number, counted from 1.
pub type NumberedPlay<'p> = (u32, &'p LegalPlay);

/// The most plays of a roll that are listed, more than any roll of a whole game had in tests (177,441, in Puff). Writing those of
/// the widest positions, 640,000, takes a second and 190 MB.
const MOST_LISTED: usize = 200_000;

/// Returns the legal plays of the current roll; none if there are too many to list.
#[must_use]
pub fn listed_plays(game: &Game) -> Vec<LegalPlay> {
    game.situation().and_then(|situation| game.ruleset.plays_up_to(MOST_LISTED, &situation)).unwrap_or_default()
}

/// Returns the menu of the player who has a roll to play, in their `numbering`. `None` if nobody has, or on a platform
/// without menus.
#[must_use]
pub fn play_menu(view: &View<'_>, numbering: Numbering) -> Option<Menu> {
    let seat = view.table.to_decide().filter(|seat| view.seats[*seat].account().is_some())?;
    let game = view.table.game().filter(|_| view.table.must_play(seat))?;
    let plays = listed_plays(game);
    menu_of_plays(view, game, numbering, &(1..).zip(&plays).collect::<Vec<_>>())
}

/// Returns a menu of these plays of the current roll of `game`, in their order. If there are more than a menu holds, an
/// option may stand for several consecutive plays that begin alike: their list is the next menu. `None` on a platform
/// without menus.
#[must_use]
pub fn menu_of_plays(view: &View<'_>, game: &Game, numbering: Numbering, plays: &[NumberedPlay<'_>]) -> Option<Menu> {
    let situation = game.situation().filter(|_| view.table.to_decide().is_some())?;
    let platform = view.platform.capabilities();
    let writer = Writer { view, game, situation, numbering, is_list: !platform.has_buttons };
    let options = (1..).zip(groups(plays, platform.most_options)).filter_map(|(at, group)| match group.plays {
        [] => None,
        [only] => Some(writer.play(at, only)),
        [first, .., last] => Some(writer.group(&group, first, last)),
    });
    let args = [("roll", Arg::Text(&roll_to_play(game))), ("count", Arg::Number(plays.len() as u32))];
    let placeholder = speech::say(view.language, id!("menu-moves"), &args).to_string();
    Some(Menu { placeholder, options: options.collect() }).filter(|menu| !menu.options.is_empty())
}

/// Writes the roll to play, or the die that is left if a part of the roll was played before.
#[must_use]
pub fn roll_to_play(game: &Game) -> String {
    let written = |at: Situation| at.rest.map_or_else(|| speech::roll_text(at.roll), |rest| rest.die.to_string());
    game.situation().map(written).unwrap_or_default()
}

/// Writes the options of a menu for the player to move.
struct Writer<'a> {
    view: &'a View<'a>,
    game: &'a Game,
    situation: Situation,
    numbering: Numbering,
    /// Whether the menu is a list in the text, where each option begins with its place in the list.
    is_list: bool,
}

impl Writer<'_> {
    /// Returns the option for one play, which is the option number `at`.
    fn play(&self, at: u32, (number, legal): &NumberedPlay<'_>) -> MenuOption {
        let effects = self.game.ruleset.effects(&self.situation, legal);
        let longest = if self.is_list { MAX_LIST_DESCRIPTION } else { MAX_TEXT };
        let description = speech::effects(self.view.language, &effects, longest, |point| self.place(point));
        let play = notation(self.game, legal, self.numbering);
        let label = if !self.is_list {
            format!("{number}. {play}")
        } else if at == *number {
            play
        } else {
            // `/move` takes this number, not the option's place in the list.
            let args = [("play", Arg::Text(&play)), ("number", Arg::Number(*number))];
            speech::say(self.view.language, id!("list-numbered"), &args).to_string()
        };
        MenuOption {
            command: self.command(Command::Move { play: PlayInput::Number(*number as usize) }),
            label: shortened(&label),
            description: Some(description).filter(|description| !description.is_empty()),
            is_chosen: false,
        }
    }

    fn group(&self, group: &Group<'_>, first: &NumberedPlay<'_>, last: &NumberedPlay<'_>) -> MenuOption {
        // The plays have a number of steps in common, and perhaps the starting place of one more.
        let steps = steps(first.1);
        let common = Play { moves: steps.iter().take(group.depth / 2).copied().collect() };
        let mut start = play_notation(self.game, &common, self.numbering);
        if let Some(next) = steps.get(group.depth / 2).filter(|_| group.depth % 2 == 1) {
            let place = self.place(next.from);
            start = if start.is_empty() { place } else { format!("{start} {place}") };
        }
        let [from, to] = [first, last].map(|(_, legal)| notation(self.game, legal, self.numbering));
        let range = format!("{from} – {to}");
        let has_start = !start.is_empty();
        let start = if has_start { start } else { range.clone() };
        let args = [("start", Arg::Text(&start)), ("count", Arg::Number(group.plays.len() as u32))];
        let label = speech::say(self.view.language, id!("menu-group"), &args).to_string();
        let numbers = format!("{}..{}", first.0, last.0);
        MenuOption {
            command: self.command(Command::Moves { start: Some(numbers), picture: false }),
            label: shortened(&label),
            description: (has_start && !self.is_list).then(|| shortened(&range)),
            is_chosen: false,
        }
    }

    fn place(&self, place: u8) -> String {
        self.game.ruleset.place_name(place, self.numbering, self.situation.player)
    }

    fn command(&self, command: Command) -> String {
        click(command, self.view.id, self.view.table.turn, None)
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(MAX_TEXT).collect()
}

/// Consecutive plays that begin alike.
struct Group<'p> {
    plays: &'p [NumberedPlay<'p>],
    /// How much they have in common: 1 is the starting place of the first step, 2 the whole first step, 3 the starting
    /// place of the second step, and so on.
    depth: usize,
}

impl<'p> Group<'p> {
    /// Returns the parts that differ in what follows the common beginning; the group itself if nothing differs.
    fn split(&self) -> Vec<Group<'p>> {
        let end = self.plays.iter().map(|(_, legal)| 2 * legal.play.moves.len()).max().unwrap_or(0);
        let parts =
            |depth: usize| self.plays.chunk_by(move |(_, a), (_, b)| beginning(a, depth) == beginning(b, depth));
        let depth = (self.depth + 1..end).find(|depth| parts(*depth).nth(1).is_some()).unwrap_or(end);
        parts(depth).map(|plays| Group { plays, depth }).collect()
    }

    /// Returns every play by itself.
    fn singles(&self) -> Vec<Group<'p>> {
        self.plays.chunks(1).map(|plays| Group { plays, depth: 0 }).collect()
    }
}

/// Groups consecutive plays so that the groups fit into a menu of `most_options`: each play by itself if there are few.
fn groups<'p>(plays: &'p [NumberedPlay<'p>], most_options: usize) -> Vec<Group<'p>> {
    if most_options < 2 {
        return Vec::new();
    }
    let mut groups = vec![Group { plays, depth: 0 }];
    // First, no group is to be longer than a menu, so that most plays are found in the second one: the largest group is
    // split by how it goes on.
    let is_long = |group: &Group<'_>| group.plays.len() > most_options;
    while let Some((at, parts)) = replacement(&groups, most_options, is_long, Group::split, Reverse) {
        groups.splice(at..=at, parts);
    }
    // Then the smallest groups give way to their plays, as long as there is room.
    let is_short = |group: &Group<'_>| group.plays.len() > 1 && group.plays.len() <= most_options;
    while let Some((at, parts)) = replacement(&groups, most_options, is_short, Group::singles, |plays| plays) {
        groups.splice(at..=at, parts);
    }
    // A group that is too long for the menus that follow would need one more.
    let mut most = 1;
    while most * most_options < plays.len() {
        most *= most_options;
    }
    if groups.iter().any(|group| group.plays.len() > most) {
        return plays.chunks(most).map(|plays| Group { plays, depth: 0 }).collect();
    }
    groups
}

/// Returns the index and the parts of the first group that is `wanted` and whose parts fit into the menu. `order` sorts
/// the groups by their number of plays.
fn replacement<'p, K: Ord>(
    groups: &[Group<'p>],
    most_options: usize,
    wanted: impl Fn(&Group<'p>) -> bool,
    parts: impl Fn(&Group<'p>) -> Vec<Group<'p>>,
    order: impl Fn(usize) -> K,
) -> Option<(usize, Vec<Group<'p>>)> {
    let mut indexes: Vec<usize> = (0..groups.len()).filter(|index| wanted(&groups[*index])).collect();
    indexes.sort_by_key(|index| order(groups[*index].plays.len()));
    let fits = |parts: &Vec<Group<'p>>| parts.len() > 1 && groups.len() - 1 + parts.len() <= most_options;
    indexes.into_iter().map(|index| (index, parts(&groups[index]))).find(|(_, parts)| fits(parts))
}

/// Returns the steps of a play in the order by which the plays of a roll are listed: the highest starting place first.
fn steps(legal: &LegalPlay) -> Vec<Move> {
    let mut steps = legal.play.moves.to_vec();
    steps.sort_by_key(|step| Reverse((step.from, step.die)));
    steps
}

/// Returns the first `depth` starting places and dice of a play, alternately.
fn beginning(legal: &LegalPlay, depth: usize) -> Vec<u8> {
    steps(legal).iter().flat_map(|step| [step.from, step.die]).take(depth).collect()
}

#[cfg(test)]
mod tests {
    use kafenio_board::rules::{Player, Roll, Ruleset, Variant};
    use kafenio_board::table::{Action, Dice, DiceExhausted, GameChoice, Length, Phase, Seat, Stage, Table, Terms};

    use super::*;

    /// Rolls what is given, the last one first.
    struct ScriptedDice(Vec<[u8; 2]>);

    impl Dice for ScriptedDice {
        fn roll(&mut self) -> Result<Roll, DiceExhausted> {
            self.0.pop().and_then(|[one, other]| Roll::new(one, other)).ok_or(DiceExhausted)
        }
    }

    #[test]
    fn plays_of_a_roll_with_very_many_are_not_listed() {
        let mut table = Table::new(Terms::new(GameChoice::Of(Variant::Backgammon), Length::Single));
        table
            .act(Seat::Invited, &Action::Accept, &mut ScriptedDice([[2, 1], [4, 3], [6, 5]].repeat(5)))
            .expect("it is an invitation");
        let Stage::Playing(game) = &mut table.stage else { panic!("the game has begun") };
        // A game of Puff goes on by itself as long as there is one play.
        game.ruleset = Ruleset::from(Variant::Puff);
        game.position = game.ruleset.start();
        game.phase = Phase::ToPlay { seat: game.white, roll: Roll::new(1, 1).expect("two dice"), rest: None };
        game.doublets[Player::White] = 1;
        assert!(!listed_plays(game).is_empty());
        game.doublets[Player::White] = 2;
        for at in 0..15 {
            game.position.checkers[Player::White][10 + at] = 1;
        }
        game.position.checkers[Player::White][25] = 0;
        assert!(listed_plays(game).is_empty());
    }
}
