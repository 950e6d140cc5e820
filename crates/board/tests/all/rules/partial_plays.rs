//! Plays that are entered move by move are exactly the legal plays.

use kafenio_board::rules::{ByPlayer, Move, Player, Position, Roll, Ruleset, Situation, Variant};

use crate::chance::Chance;
use crate::playing::situations;

/// Returns random situations of every game; those of Tric-Trac have a score, which may end the game in the middle of a
/// roll.
fn all_situations() -> impl Iterator<Item = (Ruleset, Situation)> {
    Variant::ALL.into_iter().flat_map(|variant| {
        let ruleset = Ruleset::from(variant);
        let count = if variant == Variant::Puff { 40 } else { 200 };
        let mut chance = Chance(7);
        situations(ruleset, 21, count).into_iter().map(move |mut situation| {
            if variant == Variant::TricTrac {
                situation.points = Some(ByPlayer { white: chance.below(12) as u8, black: chance.below(12) as u8 });
            }
            (ruleset, situation)
        })
    })
}

#[test]
fn every_legal_play_can_be_entered_move_by_move() {
    let mut chance = Chance(3);
    for (ruleset, situation) in all_situations() {
        let plays = ruleset.plays(&situation);
        for _ in 0..plays.len().min(8) {
            let legal = &plays[chance.below(plays.len())];
            for end in 0..=legal.play.moves.len() {
                let partial = ruleset.partial_play(&situation, &legal.play.moves[..end]).unwrap();
                let can_continue = legal.play.moves.get(end).is_none_or(|step| {
                    let same_step = |next: &Move| (next.from, next.to, next.hit) == (step.from, step.to, step.hit);
                    partial.next.iter().any(same_step) || partial.complete.is_some() && partial.next.is_empty()
                });
                assert!(can_continue, "{:?} does not go on after {end}: {partial:?} {situation:?}", legal.play);
                if end == legal.play.moves.len() {
                    let whole = partial.complete.unwrap();
                    assert_eq!((whole.after, whole.points), (legal.after, legal.points), "{situation:?}");
                    assert_eq!(partial.position, legal.after);
                }
            }
        }
        assert_eq!(ruleset.partial_play(&situation, &[]).is_none(), plays.is_empty(), "{situation:?}");
    }
}

#[test]
fn every_choice_of_moves_ends_in_a_legal_play() {
    let mut chance = Chance(5);
    for (ruleset, situation) in all_situations() {
        let plays = ruleset.plays(&situation);
        if plays.is_empty() {
            continue;
        }
        for _ in 0..3 {
            let mut chosen: Vec<Move> = Vec::new();
            let whole = loop {
                let partial = ruleset.partial_play(&situation, &chosen).unwrap();
                assert!(partial.play.moves.starts_with(&chosen), "{partial:?} forgets what was chosen");
                match partial.next.as_slice() {
                    [] => break partial.complete.unwrap(),
                    next => chosen.push(next[chance.below(next.len())]),
                }
            };
            let listed = plays.iter().find(|legal| legal.after == whole.after);
            assert!(listed.is_some_and(|legal| legal.ends == whole.ends), "{chosen:?}: {situation:?}");
            let read = ruleset.parse_play(&situation, &ruleset.notation(&whole.play)).unwrap();
            assert_eq!(read.after, whole.after, "the notation stands for the same play");
        }
    }
}

#[test]
fn partial_play_has_its_unused_dice_and_next_moves() {
    let ruleset = Ruleset::from(Variant::Backgammon);
    let roll = Roll::new(6, 4).unwrap();
    let situation = Situation::new(ruleset.start(), Player::White, roll);
    let start = ruleset.partial_play(&situation, &[]).unwrap();
    assert_eq!((start.dice_left.as_slice(), start.complete.is_none()), (&[4, 6][..], true));
    let first = *start.next.iter().find(|step| (step.from, step.to) == (13, 9)).unwrap();
    let then = ruleset.partial_play(&situation, &[first]).unwrap();
    assert_eq!((then.dice_left.as_slice(), then.position.checkers.white[9]), (&[6][..], 1));
    let starts: Vec<u8> = then.next.iter().map(|step| step.from).collect();
    assert_eq!(starts, [24, 13, 9, 8]);
    // No legal play begins with a move that cannot be made.
    assert_eq!(ruleset.partial_play(&situation, &[Move { from: 12, ..first }]), None);
    assert_eq!(ruleset.partial_play(&situation, &[first, first]), None);
}

#[test]
fn forced_play_is_complete_at_once() {
    let ruleset = Ruleset::from(Variant::Backgammon);
    let mut white = [0; 26];
    (white[25], white[6], white[5]) = (1, 7, 7);
    let mut black = [0; 26];
    // Black has closed their home board except White's 20-point, which the 5 reaches; the 6 cannot be played from
    // there.
    for point in [1, 2, 3, 4, 6, 11] {
        black[point] = 2;
    }
    black[24] = 3;
    let position = Position { checkers: ByPlayer { white, black }, pinned: ByPlayer::default() };
    let situation = Situation::new(position, Player::White, Roll::new(6, 5).unwrap());
    let partial = ruleset.partial_play(&situation, &[]).unwrap();
    let whole = partial.complete.unwrap();
    assert_eq!((ruleset.notation(&whole.play).as_str(), partial.next.len()), ("bar/20", 0));
}
