//! Builds the boards of tables, of legal plays, and of positions without a table.

use kafenio_board::rules::{ByPlayer, LegalPlay, Numbering, Play, Player, Position, Scoring, Situation, Variant};
use kafenio_board::table::{BySeat, Crawford, DAY, Diagram, Game, Length, Phase, Seat, Stage, Table};
use kafenio_picture::{Album, BoardView, CubeView, Words};

use crate::chat::Board;
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech::{self, Arg, View};
use crate::store::Preferences;

/// Returns the board of a table from the side of `viewer`, or White's side, drawn as `preferences` say; `None` if no
/// game has begun.
#[must_use]
pub fn board(view: &View<'_>, viewer: Option<Seat>, preferences: &Preferences) -> Option<Board> {
    let game = view.table.shown_game()?;
    let scene = scene(view, game, viewer.map_or(Player::White, |seat| game.player(seat)), preferences);
    let alt = speech::alt(view.language, &scene);
    Some(Board { scene, album: None, alt })
}

fn scene(view: &View<'_>, game: &Game, viewer: Player, preferences: &Preferences) -> BoardView {
    let cube = match game.phase {
        // A beaver takes the cube, whatever the other player answers; after a raccoon that player keeps it.
        Phase::Doubled { by, beavers: beavers @ 1.., .. } => {
            let owner = if beavers == 1 { by } else { by.other() };
            CubeView { value: 2 * game.cube.value, owner: Some(game.player(owner)), offered_by: None }
        }
        Phase::Doubled { by, .. } => scene_cube(game, Some(by)),
        Phase::Opening | Phase::BeforeRoll(_) | Phase::ToPlay { .. } => scene_cube(game, None),
    };
    BoardView {
        // A player who only answers an offer does not have the opponent's dice.
        to_move: view.table.to_decide().map(|decider| match game.phase {
            Phase::ToPlay { seat, .. } => game.player(seat),
            _ => game.player(decider),
        }),
        asked: view.table.to_decide().filter(|_| game.offered_by().is_some()).map(|seat| game.player(seat)),
        roll: match (game.phase, &view.table.stage) {
            (Phase::ToPlay { roll, .. }, Stage::Playing(_)) => Some(roll),
            _ => None,
        },
        last_play: game.last_play.clone().map(|(seat, play)| (game.player(seat), play)),
        cube: view.table.terms.cube.then_some(cube),
        names: ByPlayer::from_fn(|player| speech::bare_name_of(view.language, &view.seats[game.seat(player)])),
        stand_ins: colours(view.language),
        words: words(view.language, view.table.terms.length),
        // A single game has no score until it is over.
        score: (view.table.terms.length != Length::Single || view.table.score != BySeat::default())
            .then(|| ByPlayer::from_fn(|player| view.table.score[game.seat(player)])),
        match_length: view.table.terms.length.points(),
        points: match game.ruleset.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(game.points),
        },
        doublets: if game.ruleset.variant.rules().doublet.is_counted() { game.doublets } else { ByPlayer::default() },
        crawford: view.table.crawford == Crawford::Now,
        clock: seconds_left(view.table).map(|left| ByPlayer::from_fn(|player| left[game.seat(player)])),
        mirrored: preferences.mirrored,
        numbering: preferences.numbering,
        theme: preferences.theme().to_owned(),
        ..BoardView::new(game.ruleset.variant, game.position, viewer)
    }
}

fn scene_cube(game: &Game, offered_by: Option<Seat>) -> CubeView {
    let [owner, offered_by] = [game.cube.owner, offered_by].map(|seat| seat.map(|seat| game.player(seat)));
    CubeView { value: game.cube.value, owner, offered_by }
}

/// Returns the names of the players' colours.
fn colours(language: Language) -> ByPlayer<String> {
    let word = |id: Id| speech::say(language, id, &[]).to_string();
    ByPlayer { white: word(id!("colour-white")), black: word(id!("colour-black")) }
}

/// Returns the words written on a board.
fn words(language: Language, length: Length) -> Words {
    let word = |id: Id| speech::say(language, id, &[]).to_string();
    let score = speech::say(language, id!("board-score"), &speech::length_of(length)).to_string();
    let [pip, pips, points] = [id!("board-pip"), id!("board-pips"), id!("board-points")].map(word);
    let [off, hand, doublets, crawford] =
        [id!("board-off"), id!("board-hand"), id!("board-doublets"), id!("board-crawford")].map(word);
    Words { pip, pips, points, score, off, hand, doublets, crawford }
}

/// Returns the seconds that each player has left, if one of them has less than a day.
fn seconds_left(table: &Table) -> Option<BySeat<u32>> {
    table.clock_runs_for()?;
    let [inviter, invited] = [table.time_left(Seat::Inviter)?, table.time_left(Seat::Invited)?];
    let seconds = |time: i64| u32::try_from(time / 1000).unwrap_or(u32::MAX);
    (inviter.min(invited) < DAY).then(|| BySeat { inviter: seconds(inviter), invited: seconds(invited) })
}

/// Returns an album of the positions that these numbered plays of the current roll lead to.
#[must_use]
pub fn candidates(
    scene: BoardView,
    view: &View<'_>,
    plays: &[(u32, &LegalPlay)],
    numbering: Numbering,
) -> Option<Board> {
    let game = view.table.game()?;
    Some(candidates_of(view.language, scene, plays, |legal| notation(game, legal, numbering)))
}

/// Returns an album of the positions that these numbered plays lead to from `scene`; `text` is the notation of a play.
pub(super) fn candidates_of(
    language: Language,
    scene: BoardView,
    plays: &[(u32, &LegalPlay)],
    text: impl Fn(&LegalPlay) -> String,
) -> Board {
    let lines: Vec<String> = plays.iter().map(|(number, legal)| format!("{number}. {}", text(legal))).collect();
    let alt = speech::say(language, id!("alt-candidates"), &[("plays", Arg::Text(&speech::list(language, &lines)))])
        .to_string();
    let after = |legal: &LegalPlay| BoardView {
        position: legal.after,
        roll: None,
        last_play: Some((scene.to_move.unwrap_or(Player::White), legal.play.clone())),
        caption: text(legal),
        ..scene.clone()
    };
    let album = Album::Candidates(plays.iter().map(|(number, legal)| (*number, after(legal))).collect());
    Board { scene, album: Some(album), alt: speech::shorten_alt(&alt) }
}

/// Returns the board of another program's position id, with White on roll.
#[must_use]
pub fn board_of_ids(language: Language, found: &Diagram, preferences: &Preferences) -> Board {
    let (value, owner) = found.cube;
    let scene = BoardView {
        to_move: Some(if found.doubled { Player::Black } else { Player::White }),
        roll: found.roll,
        cube: Some(CubeView { value, owner, offered_by: found.doubled.then_some(Player::White) }),
        // A single position has no score.
        score: (found.length.is_some() || found.score != ByPlayer::default()).then_some(found.score),
        match_length: found.length,
        crawford: found.crawford,
        ..lesson(language, found.position, preferences)
    };
    let alt = speech::alt(language, &scene);
    Board { scene, album: None, alt }
}

/// Returns a Backgammon board without players, before White's roll.
#[must_use]
pub fn lesson(language: Language, position: Position, preferences: &Preferences) -> BoardView {
    let names = colours(language);
    BoardView {
        stand_ins: names.clone(),
        names,
        words: words(language, Length::Single),
        mirrored: preferences.mirrored,
        theme: preferences.theme().to_owned(),
        ..BoardView::new(Variant::Backgammon, position, Player::White)
    }
}

/// Returns the notation of a legal play of the current roll, for a reader who uses `numbering`.
#[must_use]
pub fn notation(game: &Game, legal: &LegalPlay, numbering: Numbering) -> String {
    play_notation(game, &legal.play, numbering)
}

/// Returns the notation of a play of the current roll, or of a part of one.
pub(super) fn play_notation(game: &Game, play: &Play, numbering: Numbering) -> String {
    match game.situation() {
        Some(Situation { player, .. }) => game.ruleset.notation_in(numbering, play, player, player),
        None => game.ruleset.notation(play),
    }
}
