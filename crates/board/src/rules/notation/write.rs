//! Writes plays as text, in one canonical form.

use std::cmp::Reverse;
use std::fmt::Write;

use crate::rules::numbering::Numbering;
use crate::rules::play::{Move, Play};
use crate::rules::player::Player;
use crate::rules::position::{BAR, OFF};
use crate::rules::ruleset::Ruleset;

/// Consecutive moves that one checker may have made, with the points where it hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Route {
    /// The places of the checker, in order.
    pub(super) places: Vec<u8>,
    /// Whether it hit at each place; the first entry is always false.
    hits: Vec<bool>,
}

impl Ruleset {
    /// Returns the canonical text of a play, such as `24/18*/14 8/5(2)`: the highest starting point first, then the
    /// highest target; moves that one checker may have made are joined, and equal routes are counted. Empty for an
    /// empty play.
    pub fn notation(&self, play: &Play) -> String {
        self.with_points(play, |point| point.to_string())
    }

    /// Returns the text of `player`'s play in the `numbering` of `reader`.
    pub fn notation_in(&self, numbering: Numbering, play: &Play, player: Player, reader: Player) -> String {
        match numbering {
            Numbering::Own => self.notation(play),
            Numbering::Printed => self.notation_printed(play, player, reader),
        }
    }

    /// Returns the text of `player`'s play in the printed numbers that `reader` sees: in Fevga each player sees them
    /// from their own corner.
    pub fn notation_printed(&self, play: &Play, player: Player, reader: Player) -> String {
        let heading = self.variant.rules().direction;
        let seen = |point: u8| if player == reader { point } else { heading.mirror(point) };
        self.with_points(play, |point| self.variant.point_name(Numbering::Printed, reader, seen(point)))
    }

    fn with_points(self, play: &Play, name: impl Fn(u8) -> String) -> String {
        let mut routes = routes(&play.moves);
        routes.sort_by(|a, b| {
            let key = |route: &Route| (route.places[0], route.places.last().copied(), route.places.clone());
            key(b).cmp(&key(a))
        });
        let mut text = String::new();
        for same in routes.chunk_by(|a, b| a.places == b.places) {
            if !text.is_empty() {
                text.push(' ');
            }
            for (index, &place) in same[0].places.iter().enumerate() {
                let hit = same.iter().any(|route| route.hits[index]);
                text.push_str(if index == 0 { "" } else { "/" });
                text.push_str(&self.named(place, &name));
                text.push_str(if hit { "*" } else { "" });
            }
            if same.len() > 1 {
                let _ = write!(text, "({})", same.len());
            }
        }
        text
    }

    /// Returns the name of a place as in a play, in `player`'s `numbering`.
    pub fn place_name(&self, place: u8, numbering: Numbering, player: Player) -> String {
        self.named(place, |point| self.variant.point_name(numbering, player, point))
    }

    fn named(self, place: u8, name: impl Fn(u8) -> String) -> String {
        match place {
            OFF => "off".to_owned(),
            BAR => self.bar_name().to_owned(),
            point => name(point),
        }
    }

    /// Returns the name of the place where checkers wait to enter: the hand where the game begins with all of them
    /// there, otherwise the bar.
    pub fn bar_name(self) -> &'static str {
        if self.start().checkers.white[BAR as usize] > 0 { "hand" } else { "bar" }
    }
}

/// Joins the moves that one checker may have made.
pub(super) fn routes(moves: &[Move]) -> Vec<Route> {
    // The highest first, so that the text does not depend on the order of the moves. Only Puff plays a doublet with two
    // numbers, and the top one first: no checker may seem to have used the bottom one before it.
    let number =
        |made: &Move| if moves.len() > 2 { moves.iter().position(|first| first.die == made.die) } else { None };
    let mut moves = moves.iter().map(|made| (number(made), *made)).collect::<Vec<_>>();
    moves.sort_by_key(|(number, made)| (*number, Reverse((made.from, made.to))));
    let mut routes: Vec<Route> = Vec::new();
    for (_, made) in moves {
        let route = routes.iter_mut().find(|route| route.places.last() == Some(&made.from));
        match route {
            Some(route) => {
                route.places.push(made.to);
                route.hits.push(made.hit);
            }
            None => routes.push(Route { places: vec![made.from, made.to], hits: vec![false, made.hit] }),
        }
    }
    routes
}
