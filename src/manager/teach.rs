//! Teaching: pips, the odds of a hit, and how to open.

use super::hearing::Request;
use super::tell;
use crate::chat::{Board, Reply, Text};
use crate::command::Command;
use crate::picture::{Album, BoardView};
use crate::rules::{self, ByPlayer, Numbering, Play, Player, Position, Roll, Shot, Variant};
use crate::speech::{self, Arg};
use crate::store::Preferences;
use crate::table::{Length, Seat};

/// The most blots of which the odds are told.
const MOST_SHOTS: usize = 8;

impl Request<'_> {
    /// `/pips`: how far both have to go.
    pub(super) async fn pips(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(stored) = self.looked_at(command).await? else { return self.nothing_to_look_at(command).await };
        let Some(game) = stored.table.shown_game() else { return Ok(self.say("refused-no-table", &[])) };
        let [mine, theirs] = Seat::BOTH.map(|seat| game.position.pips(game.player(seat)));
        let leader = if mine <= theirs { Seat::Inviter } else { Seat::Invited };
        let pips = speech::say(
            &self.locale,
            "done-pips",
            &[
                ("who", Arg::Person(&stored.seats.inviter)),
                ("other", Arg::Person(&stored.seats.invited)),
                ("mine", Arg::Number(mine)),
                ("theirs", Arg::Number(theirs)),
                ("lead", Arg::Number(mine.abs_diff(theirs))),
                ("leader", Arg::Person(&stored.seats[leader])),
            ],
        );
        Ok(self.reply(self.of_table(&stored, pips)))
    }

    /// `/odds`: the hit table, and the blots of the table that is being played.
    pub(super) async fn odds(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let distance = command.number("distance").unwrap_or(1);
        let pips = u8::try_from(distance)?;
        let rolls = rules::shots(pips, |_| true);
        let args = [
            ("distance", Arg::Number(distance)),
            ("rolls", Arg::Number(rolls)),
            ("percent", Arg::Number(percent(rolls))),
        ];
        let mut text = speech::say(&self.locale, "done-odds", &args);
        if let Some(stored) = self.looked_at(command).await?
            && let Some(game) = stored.table.game()
        {
            let shots: Vec<(Seat, Shot)> = Seat::BOTH
                .into_iter()
                .flat_map(|seat| {
                    let shots = game.ruleset.shots(&game.position, game.player(seat), pips);
                    shots.into_iter().map(move |shot| (seat, shot))
                })
                .collect();
            for (seat, shot) in shots.iter().take(MOST_SHOTS) {
                let args = [
                    ("who", Arg::Person(&stored.seats[*seat])),
                    ("from", Arg::Number(u32::from(shot.from))),
                    ("to", Arg::Number(u32::from(shot.to))),
                    ("rolls", Arg::Number(shot.rolls)),
                    ("percent", Arg::Number(percent(shot.rolls))),
                ];
                text = text.then("\n", speech::say(&self.locale, "odds-line", &args));
            }
            if shots.is_empty() {
                text = text.then(" ", speech::say(&self.locale, "odds-none", &[]));
            }
        }
        Ok(self.reply(text))
    }

    /// `/opening`: the recommended plays of a roll, drawn.
    pub(super) async fn opening(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let word = command.word("roll").unwrap_or_default();
        let Some(roll) = roll(word) else { return Ok(self.say("refused-no-roll", &[("word", Arg::Text(word))])) };
        let preferences = self.preferences().await?;
        let openings = rules::openings(roll);
        let ruleset = rules::Ruleset::from(Variant::Backgammon);
        let or = speech::say(&self.locale, "opening-or", &[]).to_string();
        let plays = openings.iter().map(|(play, _)| ruleset.notation(play)).collect::<Vec<_>>().join(&or);
        let id = if roll.is_doublet() { "done-opening-doublet" } else { "done-opening" };
        let shown = speech::shown(roll);
        let text: Text = speech::say(&self.locale, id, &[("roll", Arg::Text(&shown)), ("plays", Arg::Text(&plays))]);
        let plays = openings.into_iter().map(|(play, after)| BoardView {
            caption: ruleset.notation(&play),
            ..self.lesson(after, Some((roll, play)), &preferences)
        });
        let scenes: Vec<(u32, BoardView)> = (1..).zip(plays).collect();
        let board = scenes.first().cloned().map(|(_, first)| {
            let alt = speech::alt(&self.locale, &first);
            let album = (scenes.len() > 1).then_some(Album::Candidates(scenes));
            Board { scene: first, album, alt }
        });
        Ok(self.show(text, board, &preferences))
    }

    /// A board with nobody at it, numbered as plays are written here; after a play of White's or before his roll.
    pub(super) fn lesson(
        &self,
        position: Position,
        played: Option<(Roll, Play)>,
        preferences: &Preferences,
    ) -> BoardView {
        let names = tell::colours(&self.locale);
        BoardView {
            variant: Variant::Backgammon,
            position,
            viewer: Player::White,
            to_move: Some(Player::White),
            asked: None,
            roll: played.as_ref().map(|(roll, _)| *roll),
            used_dice: 0b1111,
            last_play: played.map(|(_, play)| (Player::White, play)),
            cube: None,
            stand_ins: names.clone(),
            names,
            words: tell::words(&self.locale, Length::Single),
            score: None,
            match_length: None,
            points: None,
            doublets: ByPlayer::default(),
            crawford: false,
            clock: None,
            mirrored: preferences.mirrored,
            numbering: Numbering::Own,
            number: None,
            caption: String::new(),
            theme: preferences.theme().to_owned(),
        }
    }
}

/// So many of 36 rolls, rounded.
fn percent(rolls: u32) -> u32 {
    (rolls * 100 + 18) / 36
}

/// Two dice as people write them: `31`, `3-1`, `3/1`, `3,1`.
fn roll(word: &str) -> Option<Roll> {
    let mut dice = word.chars().filter(|letter| !['-', '/', ',', ':'].contains(letter)).map(|die| die.to_digit(10));
    let (one, other) = (dice.next()??, dice.next()??);
    if dice.next().is_some() {
        return None;
    }
    Roll::new(one as u8, other as u8)
}
