//! What a match file looks like.

use kafenio_board::match_file::mat_file;
use kafenio_board::rules::{Roll, Variant};
use kafenio_board::table::{Action, BySeat, Dice, DiceExhausted, Event, GameChoice, Length, Seat, Table, Terms};

use crate::moves::{play, roll};

struct Scripted(Vec<Roll>);

impl Dice for Scripted {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        if self.0.is_empty() { Err(DiceExhausted) } else { Ok(self.0.remove(0)) }
    }
}

/// Plays a match of Backgammon to 5 points with these dice; each line is who plays and what.
fn played(dice: &str, lines: &[(Seat, &str)]) -> Vec<Event> {
    let terms = Terms::new(GameChoice::Of(Variant::Backgammon), Length::Points(5));
    let mut table = Table::new(terms);
    let mut dice = Scripted(dice.split(' ').map(roll).collect());
    let mut events = vec![Event::Invited { terms, first: None }];
    events.extend(table.act(Seat::Invited, &Action::Accept, &mut dice).unwrap());
    for (seat, text) in lines {
        let action = if *text == "roll" { Action::Roll } else { Action::Play(play(text)) };
        events.extend(table.act(*seat, &action, &mut dice).unwrap());
    }
    events
}

fn names(inviter: &str, invited: &str) -> BySeat<String> {
    BySeat { inviter: inviter.to_owned(), invited: invited.to_owned() }
}

/// The longest play has four moves from the bar, and still there is a blank before the next column.
#[test]
fn columns_never_touch() {
    use Seat::{Invited, Inviter};
    let lines = [
        (Inviter, "13/11 6/5"),
        (Invited, "roll"),
        (Invited, "24/20 8/5"),
        (Inviter, "roll"),
        (Invited, "roll"),
        (Invited, "8/4 24/23"),
        (Inviter, "roll"),
        (Inviter, "bar/21/17/13 24/20"),
        (Invited, "roll"),
        (Invited, "bar/23(3) 6/4"),
    ];
    let events = played("21 43 66 41 44 22 31", &lines);
    let file = mat_file(&events, &names("alice", "bob"));
    let row = file.lines().find(|line| line.contains("44: ")).unwrap();
    assert!(row.contains("22: 25/23 25/23 25/23 6/4"), "{row}");
    let (left, _) = row.split_once("22:").unwrap();
    assert!(left.ends_with("  "), "{row}");
    assert_eq!(left.trim_end(), "  3) 44: 25/21* 24/20* 21/17* 17/13");
    // However long the names are, the scores stand behind two blanks, too.
    let file = mat_file(&events, &names(&"Μ".repeat(34), "bob"));
    let row = file.lines().find(|line| line.contains("bob : 0")).unwrap();
    assert!(row.contains(" : 0  "), "{row}");
}

#[test]
fn names_are_those_of_the_players_and_differ() {
    let events = played("21", &[]);
    for (one, other) in [("Δημήτρης", "Ελένη"), ("Ünal", "7")] {
        let file = mat_file(&events, &names(one, other));
        assert!(file.contains(&format!(" {one} : 0 ")) && file.contains(&format!("  {other} : 0\n")), "{file}");
    }
    let file = mat_file(&events, &names("Bob", "Bob"));
    assert!(file.contains(" Bob : 0 ") && file.contains(" Bob (2) : 0\n"), "{file}");
}
