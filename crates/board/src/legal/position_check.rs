//! Checks that counts and pins form a position of the game, whether or not a game can reach it.

use crate::rules::{BAR, Contact, MovableCheckers, OFF, Player, Position, Ruleset, Scoring};

use super::sides::{MOVER, OTHER, SIDES};

/// Checks that `position` is one of the game.
///
/// # Errors
/// Returns an error if a field is wrong: one sentence that names it and says what would be right.
pub fn check(ruleset: Ruleset, position: &Position) -> Result<(), String> {
    for (name, player) in SIDES {
        check_side(ruleset, position, name, player)?;
    }
    for (name, player) in SIDES {
        check_pins(ruleset, position, name, player)?;
    }
    check_shared_points(ruleset, position)
}

fn check_side(ruleset: Ruleset, position: &Position, name: &str, player: Player) -> Result<(), String> {
    let rules = ruleset.variant.rules();
    let key = ruleset.variant.key();
    let has_bar = match rules.movable {
        MovableCheckers::BarFirst => true,
        MovableCheckers::Unpinned | MovableCheckers::RunnerFirst | MovableCheckers::StartFirst => false,
    };
    let checkers = position.checkers[player];
    let total: u32 = checkers.iter().map(|&count| u32::from(count)).sum();
    if total != 15 {
        return Err(format!("{name}: {total} checkers, expected 15 with those that are off, on the bar or pinned"));
    }
    let waiting = checkers[usize::from(BAR)];
    if !has_bar && waiting > 0 {
        return Err(format!("{name}: {key} has no bar, expected 0 as the last count, not {waiting}"));
    }
    if let Some(point) = (1..=rules.goal).find(|point| checkers[usize::from(*point)] > 0) {
        return Err(format!(
            "{name}: a checker that reaches point {point} in {key} is off, expected 0 there and the count of “off”"
        ));
    }
    // In Tric-Trac, where points win, a player who has borne off all checkers goes on from the start point.
    if rules.scoring == Scoring::Nothing && checkers[usize::from(OFF)] == 15 {
        return Err(format!("{name}: all 15 are off and the game is over, expected a checker that is not"));
    }
    Ok(())
}

fn check_pins(ruleset: Ruleset, position: &Position, name: &str, player: Player) -> Result<(), String> {
    let rules = ruleset.variant.rules();
    let key = ruleset.variant.key();
    let other = if player == MOVER { "opponent" } else { "player" };
    let Some(point) = (1..25).find(|&point| position.is_pinned(player, point)) else { return Ok(()) };
    if rules.contact != Contact::Pin {
        return Err(format!("{name}_pinned: nothing is pinned in {key}, expected []"));
    }
    for point in (point..25).filter(|&point| position.is_pinned(player, point)) {
        let facing = rules.direction.mirror(point);
        let count = position.checkers[player][usize::from(point)];
        let above = position.checkers[player.opponent()][usize::from(facing)];
        let place = format!("the {name}'s point {point}");
        if count != 1 {
            return Err(format!(
                "{name}_pinned: {place} holds {count} of the {name}'s checkers, expected the pinned one alone"
            ));
        }
        if above == 0 {
            return Err(format!(
                "{name}_pinned: nothing pins the checker on {place}, expected the {other} on it, on their own point {facing}"
            ));
        }
        if position.is_pinned(player.opponent(), facing) {
            return Err(format!(
                "{name}_pinned: {place} is the {other}'s point {facing}, which {other}_pinned names too, expected only the \
                 lower checker"
            ));
        }
    }
    Ok(())
}

/// Checks that no point has checkers of both sides, unless one of them is pinned.
fn check_shared_points(ruleset: Ruleset, position: &Position) -> Result<(), String> {
    let rules = ruleset.variant.rules();
    let shared = |&point: &u8| {
        let facing = rules.direction.mirror(point);
        let both =
            position.checkers[MOVER][usize::from(point)] > 0 && position.checkers[OTHER][usize::from(facing)] > 0;
        both && !position.is_pinned(MOVER, point) && !position.is_pinned(OTHER, facing)
    };
    // In Tric-Trac the point where one side starts and the other ends may have checkers of both.
    let Some(point) = (1 + rules.goal..25 - rules.goal).find(shared) else { return Ok(()) };
    let facing = rules.direction.mirror(point);
    let expected = if rules.contact == Contact::Pin {
        "one side alone, or the lower checker named in player_pinned or opponent_pinned"
    } else {
        "one side alone"
    };
    Err(format!(
        "player and opponent: the player's point {point} is the opponent's {facing} and holds both, expected {expected}"
    ))
}
