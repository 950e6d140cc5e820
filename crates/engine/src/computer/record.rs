//! Writes an analysis in a short form that the store keeps, and reads it again.

use std::collections::BTreeMap;

use kafenio_board::rules::LegalPlay;
use kafenio_board::table::{BySeat, Event, Phase, Seat, Table};
use serde::{Deserialize, Serialize};

use super::analysis::{CubeDecision, Evaluation, Judged, Judgement, Moment, Totals, judged_at};
use super::decision::deepest;
use crate::Networks;

/// The number of the method by which games are judged. Raise it when the same network judges differently.
const METHOD: u32 = 9;
/// The steps in which points and chances are written.
const UNIT: f32 = 100_000.0;

/// What was judged, without what the events of the game tell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Record {
    /// The place of the best play among the legal ones, and what the play lost.
    #[serde(rename = "p")]
    Play(usize, i32),
    #[serde(rename = "c")]
    Cube(i32),
    /// Whether it was a mistake to accept it, the chance to win, the equity, and what it lost.
    #[serde(rename = "g")]
    Resignation(bool, i32, i32, i32),
    /// The luck.
    #[serde(rename = "l")]
    Luck(i32),
    /// The chance to win, and the equity.
    #[serde(rename = "e")]
    Evaluation(i32, i32),
}

/// Returns the key under which the analysis of these moments of a game is stored. It changes with the network, the depth and
/// the method.
#[must_use]
pub fn analysis_key(networks: &Networks, moments: &[Moment]) -> String {
    let variant = moments.first().and_then(|moment| moment.before.game()).map(|game| game.ruleset.variant);
    let network = variant.map_or(0, |variant| networks.of(variant).checksum());
    format!("{METHOD}-{}-{network:08x}", variant.map_or(0, deepest))
}

/// Writes what [`super::judge`] returned for each of the moments of a game, in their order.
///
/// # Errors
/// Returns an error if it cannot be written as JSON.
pub fn write_analysis(judged: &[Vec<Judgement>]) -> serde_json::Result<String> {
    let records: Vec<Vec<Record>> = judged.iter().map(|judged| judged.iter().filter_map(record).collect()).collect();
    serde_json::to_string(&records)
}

/// Reads what was written about these moments; `None` if it does not fit them.
#[must_use]
pub fn read_analysis(moments: &[Moment], written: &str) -> Option<Vec<Judgement>> {
    let records: Vec<Vec<Record>> = serde_json::from_str(written).ok()?;
    if records.len() != moments.len() {
        return None;
    }
    let pairs = moments.iter().zip(&records).flat_map(|(moment, records)| records.iter().map(move |one| (moment, one)));
    pairs.map(|(moment, record)| judgement(moment, *record)).collect()
}

/// Adds up what was written about finished games of a table, without generating plays. `written` has each game by its
/// number, and `events` are all of the table but those that were undone. What does not fit the events is left out.
#[must_use]
pub fn read_totals(events: &[Event], written: &BTreeMap<u32, String>) -> BTreeMap<u32, BySeat<Totals>> {
    // Who decided or rolled, in each game.
    let mut seats: BTreeMap<u32, Vec<Option<Seat>>> = BTreeMap::new();
    for (before, event, after) in Table::steps(events) {
        let Some(table) = judged_at(before, event, after) else { continue };
        if let Some(game) = table.game() {
            seats.entry(game.number).or_default().push(table.to_decide());
        }
    }
    let totals = |(number, written): (&u32, &String)| {
        let records: Vec<Vec<Record>> = serde_json::from_str(written).ok()?;
        let seats = seats.get(number).filter(|seats| seats.len() == records.len())?;
        let mut totals = BySeat::<Totals>::default();
        for (seat, record) in seats.iter().zip(&records).flat_map(|(seat, of)| of.iter().map(move |one| (seat, one))) {
            let own = &mut totals[(*seat)?];
            match *record {
                Record::Play(_, lost) => own.plays.add(value(lost)),
                Record::Cube(lost) => own.cube.add(value(lost)),
                Record::Luck(luck) => own.luck += value(luck),
                Record::Resignation(..) | Record::Evaluation(..) => {}
            }
        }
        Some((*number, totals))
    };
    written.iter().filter_map(totals).collect()
}

fn record(judgement: &Judgement) -> Option<Record> {
    Some(match &judgement.judged {
        Judged::Play { best, lost, .. } => {
            let plays = judgement.before.game()?.plays();
            let is_best = |play: &LegalPlay| play.result() == best.result();
            let place = plays.iter().position(is_best)?;
            Record::Play(place, units(*lost))
        }
        Judged::Cube { lost, .. } => Record::Cube(units(*lost)),
        Judged::Resignation { accepted, worth, lost } => {
            Record::Resignation(*accepted, units(worth.win), units(worth.equity), units(*lost))
        }
        Judged::Roll { luck, .. } | Judged::Opening { luck } => Record::Luck(units(*luck)),
        Judged::Evaluation(Evaluation { win, equity }) => Record::Evaluation(units(*win), units(*equity)),
    })
}

fn judgement(moment: &Moment, record: Record) -> Option<Judgement> {
    let game = moment.before.game()?;
    let judged = match (record, &moment.event) {
        (Record::Play(place, lost), Event::Played { after, points, .. }) => {
            let Phase::ToPlay { roll, .. } = game.phase else { return None };
            let plays = game.plays();
            let played = plays.iter().find(|play| play.result() == (after, *points))?;
            let best = plays.get(place)?;
            Judged::Play { roll, played: Box::new(played.clone()), best: Box::new(best.clone()), lost: value(lost) }
        }
        (Record::Cube(lost), event) => {
            let what = match event {
                Event::Rolled { .. } | Event::ClosedOut { .. } => CubeDecision::NoDouble,
                Event::Doubled { .. } => CubeDecision::Double,
                Event::Taken { .. } => CubeDecision::Take,
                Event::Dropped { .. } => CubeDecision::Drop,
                _ => return None,
            };
            Judged::Cube { what, lost: value(lost) }
        }
        (Record::Resignation(accepted, win, equity, lost), Event::GameEnded { .. }) => {
            let worth = Evaluation { win: value(win), equity: value(equity) };
            Judged::Resignation { accepted, worth, lost: value(lost) }
        }
        (Record::Luck(luck), Event::Rolled { roll, .. }) => Judged::Roll { roll: *roll, luck: value(luck) },
        (Record::Luck(luck), Event::OpeningRolled { .. } | Event::OpeningPairsRolled { .. }) => {
            Judged::Opening { luck: value(luck) }
        }
        (Record::Evaluation(win, equity), _) => {
            Judged::Evaluation(Evaluation { win: value(win), equity: value(equity) })
        }
        _ => return None,
    };
    moment.judgement(judged)
}

fn units(value: f32) -> i32 {
    (value * UNIT).round() as i32
}

#[expect(clippy::cast_precision_loss, reason = "points and chances are small")]
fn value(units: i32) -> f32 {
    units as f32 / UNIT
}
