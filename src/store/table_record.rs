//! A stored table: its columns and how they are read.

use std::iter;
use std::ops::{Index, IndexMut};

use kafenio_board::table::{BySeat, Seat, Stage, Table, TableId};
use kafenio_engine::Level;
use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Occupant, Place, Platform, User};
use crate::store::backend::statement::Value;
use crate::store::json::from_json;
use crate::store::outbox::lane::{Lane, LaneKind};

/// A table with its players, the places where it is shown, and its state in the database. It is looked at from the place of
/// one player: nobody there learns the account of an opponent who plays elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    pub id: TableId,
    /// Both players, people with their accounts. What this place learns of them is in [`TableRecord::seats`].
    pub players: BySeat<Occupant>,
    pub shown: Shown,
    /// The player from whose place the table is looked at.
    pub here: Seat,
    pub table: Table,
    /// The number of events so far.
    pub version: i64,
    /// The number of times it was saved.
    pub revision: i64,
    /// Its sides as they were saved.
    pub(in crate::store) saved: Box<Saved>,
    /// The number of the first event that its latest message announces, counted from 0.
    pub announced_from: i64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// When anything about it changed last, in milliseconds since 1970.
    pub changed_at: i64,
    /// When the table must be looked at even if nobody acts, in milliseconds since 1970: a deadline or a reminder.
    pub due_at: Option<i64>,
    /// Since when it is suspended, in milliseconds since 1970: its place is closed, or one of its players has left it.
    /// Its clock is paused, but not for somebody who is unreachable.
    pub suspended_at: Option<i64>,
    /// While the table is suspended: in two places, the player who cannot be reached in theirs; in one place, a player who has left
    /// it without being removed.
    pub unreachable: Option<Seat>,
    /// A place to which one player wants to move the game.
    pub move_request: Option<MoveRequest>,
    /// The last turn to which each player was called.
    pub calls: BySeat<Option<Call>>,
    /// How many turn numbers were used up by plays that were taken back.
    pub taken_back: u32,
}

/// A turn to which a player was called, by counts that nobody can make the match go through twice alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Call {
    pub game: u32,
    pub turns: u32,
    pub cube: u32,
}

/// A player's wish to move the game to another place, which the opponent has to agree to there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveRequest {
    pub by: Seat,
    /// The id of a place on the same platform.
    pub place: String,
}

/// Where a table is shown: to both players together, or to each in a place of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    Together(Showing),
    Apart(BySeat<Showing>),
}

impl Index<Seat> for Shown {
    type Output = Showing;
    fn index(&self, seat: Seat) -> &Showing {
        match self {
            Shown::Together(showing) => showing,
            Shown::Apart(showings) => &showings[seat],
        }
    }
}

impl IndexMut<Seat> for Shown {
    fn index_mut(&mut self, seat: Seat) -> &mut Showing {
        match self {
            Shown::Together(showing) => showing,
            Shown::Apart(showings) => &mut showings[seat],
        }
    }
}

/// Where a table is shown to a player, and the latest message there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showing {
    pub place: Place,
    /// The thread in which it is played, where threads are not places (Matrix).
    pub thread: Option<String>,
    /// The outbox row of the latest message about the table.
    pub latest: Option<i64>,
    pub own_thread: OwnThread,
}

impl Showing {
    /// Returns a place where nothing about the table has been said yet.
    #[must_use]
    pub fn new(place: Place, thread: Option<String>, own_thread: OwnThread) -> Showing {
        Showing { place, thread, latest: None, own_thread }
    }
}

/// A game that waits for a person's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: TableId,
    pub place: Place,
    pub seats: BySeat<Occupant>,
    /// The number of games that wait for this person.
    pub count: u32,
}

/// The state of a table's own thread on its platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnThread {
    None,
    /// It gets a thread when its match begins.
    Wanted,
    /// The platform was asked to open one; the table moves into it then (Discord).
    Requested,
    /// The table's place or its thread is its own.
    Open,
}

impl OwnThread {
    /// Returns the state for a rematch in the same thread.
    #[must_use]
    pub fn kept(self) -> OwnThread {
        if self == OwnThread::Open { OwnThread::Open } else { OwnThread::None }
    }

    pub(in crate::store) fn column(self) -> Option<&'static str> {
        match self {
            OwnThread::None => None,
            OwnThread::Wanted => Some("wanted"),
            OwnThread::Requested => Some("requested"),
            OwnThread::Open => Some("open"),
        }
    }

    pub(in crate::store) fn read(column: Option<&str>) -> anyhow::Result<OwnThread> {
        let known = [OwnThread::None, OwnThread::Wanted, OwnThread::Requested, OwnThread::Open];
        let found = known.into_iter().find(|known| known.column() == column);
        found.ok_or_else(|| anyhow::anyhow!("unknown state of a table's thread: {column:?}"))
    }
}

impl TableRecord {
    /// Returns the seat and the level of the computer, if it has the next decision.
    #[must_use]
    pub fn computer_to_decide(&self) -> Option<(Seat, Level)> {
        let seat = self.table.game().and(self.table.to_decide())?;
        Some((seat, self.players[seat].level()?))
    }

    /// Returns the number of the current turn as replays and move lists count it: without turns that were taken back.
    #[must_use]
    pub fn turn_number(&self) -> u32 {
        self.table.turn.saturating_sub(self.taken_back)
    }

    /// Returns whether the opponent of `seat` is the computer.
    #[must_use]
    pub fn is_against_computer(&self, seat: Seat) -> bool {
        self.players[seat.other()].level().is_some()
    }

    /// Returns the seat of `account`, if they play at this table, in this place.
    #[must_use]
    pub fn seat(&self, account: &Account) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.plays_here(*seat) && self.players[*seat].has(account))
    }

    fn plays_here(&self, seat: Seat) -> bool {
        self.only_seat().is_none_or(|only| only == seat)
    }

    /// Returns both players as everybody in this place sees them: without the account of a player who plays elsewhere.
    #[must_use]
    pub fn seats(&self) -> BySeat<Occupant> {
        self.seats_on(self.place().platform)
    }

    /// Returns both players as somebody sees them who reads about this place on `platform`: on another one, without accounts.
    #[must_use]
    pub fn seats_on(&self, platform: Platform) -> BySeat<Occupant> {
        let seen = |seat: Seat| match &self.players[seat] {
            player if self.plays_here(seat) && self.place().platform == platform => player.clone(),
            player => player.elsewhere(self.id, seat),
        };
        BySeat { inviter: seen(Seat::Inviter), invited: seen(Seat::Invited) }
    }

    /// Returns where the table is shown here.
    #[must_use]
    pub fn showing(&self) -> &Showing {
        &self.shown[self.here]
    }

    /// Returns where the table is shown here, to change it.
    pub fn showing_mut(&mut self) -> &mut Showing {
        &mut self.shown[self.here]
    }

    #[must_use]
    pub fn place(&self) -> &Place {
        &self.showing().place
    }

    #[must_use]
    pub fn thread(&self) -> Option<&String> {
        self.showing().thread.as_ref()
    }

    /// Returns where the opponent plays, if that is another place.
    #[must_use]
    pub fn elsewhere(&self) -> Option<&Showing> {
        self.is_apart().then(|| &self.shown[self.here.other()])
    }

    /// Returns the lane of this kind for what is posted about the table here.
    #[must_use]
    pub fn lane(&self, kind: LaneKind) -> Lane {
        Lane::Table(self.id, self.only_seat().unwrap_or(Seat::Inviter), kind)
    }

    /// Returns whether each player plays in a place of their own.
    #[must_use]
    pub fn is_apart(&self) -> bool {
        matches!(self.shown, Shown::Apart(_))
    }

    /// Returns the seat of the player in this place, if the other one plays elsewhere.
    #[must_use]
    pub fn only_seat(&self) -> Option<Seat> {
        self.is_apart().then_some(self.here)
    }

    /// Returns the table as seen from each place where it is shown, from this one first.
    pub fn seen_from_each_place(&self) -> impl Iterator<Item = TableRecord> {
        let other = self.is_apart().then(|| self.here.other());
        iter::once(self.here).chain(other).map(|seat| self.clone().seen_by(seat))
    }

    /// Returns whether nobody has to come back elsewhere before a suspended game can go on: neither a player who cannot be
    /// reached, nor one whose game a moderator has removed.
    #[must_use]
    pub fn can_resume_here(&self) -> bool {
        let is_removed = self.elsewhere().is_some_and(|elsewhere| elsewhere.place.is_direct());
        !is_removed && self.unreachable.is_none_or(|unreachable| self.plays_here(unreachable))
    }

    /// Returns whether a clock runs although the game is suspended: that of the player who can end this.
    #[must_use]
    pub fn clock_runs_on(&self) -> bool {
        self.unreachable.is_some() && self.table.clock_runs_for() == self.unreachable
    }

    /// Returns both sides as they are stored.
    pub(in crate::store) fn sides(&self) -> BySeat<Side> {
        let side = |seat: Seat| Side { player: self.players[seat].clone(), showing: self.shown[seat].clone() };
        BySeat { inviter: side(Seat::Inviter), invited: side(Seat::Invited) }
    }

    /// Gives the player opposite `seat`, who has played here, a place of their own.
    pub fn split(&mut self, seat: Seat, showing: Showing) {
        let here = self.showing().clone();
        self.shown = Shown::Apart(match seat {
            Seat::Inviter => BySeat { inviter: here, invited: showing },
            Seat::Invited => BySeat { inviter: showing, invited: here },
        });
        self.here = seat;
    }

    /// Shows the table to both players here.
    pub fn merge(&mut self) {
        if self.is_apart() {
            self.shown = Shown::Together(self.showing().clone());
            self.unreachable = None;
        }
    }

    /// Returns the table as seen from where `seat` plays.
    #[must_use]
    pub fn seen_by(self, seat: Seat) -> TableRecord {
        TableRecord { here: seat, ..self }
    }

    /// Returns the table as seen from where `account` plays.
    #[must_use]
    pub fn seen_by_account(self, account: &Account) -> TableRecord {
        let seat = Seat::BOTH.into_iter().find(|seat| self.players[*seat].has(account));
        TableRecord { here: seat.unwrap_or(self.here), ..self }
    }

    /// Returns the table as seen from `place`, if it is shown there.
    #[must_use]
    pub fn seen_in(self, place: &Place) -> TableRecord {
        let seat = Seat::BOTH.into_iter().find(|seat| self.shown[*seat].place == *place);
        TableRecord { here: seat.unwrap_or(self.here), ..self }
    }
}

/// The columns of a table and of its sides, which [`stored`] reads from [`SOURCE`].
pub(in crate::store) const COLUMNS: &str = "tables.*, \
    inviter.platform AS inviter_platform, inviter.account AS inviter_account, inviter.level AS inviter_level, \
    inviter.name AS inviter_name, inviter.place AS inviter_place, inviter.thread AS inviter_thread, \
    inviter.latest AS inviter_latest, inviter.own_thread AS inviter_own_thread, \
    invited.platform AS invited_platform, invited.account AS invited_account, invited.level AS invited_level, \
    invited.name AS invited_name, invited.place AS invited_place, invited.thread AS invited_thread, \
    invited.latest AS invited_latest, invited.own_thread AS invited_own_thread";

/// The tables with both of their sides.
pub(in crate::store) const SOURCE: &str = "tables \
    JOIN sides AS inviter ON inviter.table_id = tables.id AND inviter.seat = 'inviter' \
    JOIN sides AS invited ON invited.table_id = tables.id AND invited.seat = 'invited'";

/// The stages of open tables, as the column `stage` names them.
const INVITING: &str = "inviting";
const PLAYING: &str = "playing";

/// What is stored about a table's sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) struct Saved {
    pub(in crate::store) sides: BySeat<Side>,
    /// Whether the table is open.
    pub(in crate::store) is_open: bool,
}

/// One side of a table: who plays, and where they see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) struct Side {
    pub(in crate::store) player: Occupant,
    pub(in crate::store) showing: Showing,
}

impl Side {
    /// Reads the side of `seat` from the columns of `row` whose names begin with its key.
    fn read(row: &AnyRow, seat: Seat) -> anyhow::Result<Side> {
        let name = |column: &str| format!("{}_{column}", seat.key());
        let text = |column: &str| row.try_get::<Option<String>, _>(name(column).as_str());
        let platform = Platform::from_key(row.try_get(name("platform").as_str())?)?;
        let player = match (text("account")?, text("level")?) {
            (Some(id), None) => {
                let account = Account { platform, id };
                Occupant::Person(User { account, name: text("name")?.unwrap_or_default() })
            }
            (None, Some(level)) => {
                let level = level.parse().map_err(|()| anyhow::anyhow!("has a player of unknown level {level:?}"))?;
                Occupant::Computer(level)
            }
            (None, None) => Occupant::Former,
            (Some(_), Some(_)) => anyhow::bail!("has a player that is both a person and the computer"),
        };
        let place = Place { platform, id: row.try_get(name("place").as_str())? };
        let own_thread = OwnThread::read(text("own_thread")?.as_deref())?;
        let showing =
            Showing { place, thread: text("thread")?, latest: row.try_get(name("latest").as_str())?, own_thread };
        Ok(Side { player, showing })
    }

    /// Returns the columns that can change, with their values.
    pub(in crate::store) fn columns(&self) -> [(&'static str, Value); 8] {
        let Side { player, showing } = self;
        debug_assert!(!matches!(player, Occupant::Elsewhere(_)), "a side is saved with its account: {player:?}");
        [
            ("platform", showing.place.platform.key().to_owned().into()),
            ("account", player.account().map(|account| account.id.clone()).into()),
            ("level", player.level().map(|level| level.key().to_owned()).into()),
            ("name", player.name().to_owned().into()),
            ("place", showing.place.id.clone().into()),
            ("thread", showing.thread.clone().into()),
            ("latest", showing.latest.into()),
            ("own_thread", showing.own_thread.column().map(str::to_owned).into()),
        ]
    }
}

pub(in crate::store) fn id(row: &AnyRow) -> anyhow::Result<TableId> {
    Ok(TableId(row.try_get("id")?))
}

pub(in crate::store) fn place(row: &AnyRow) -> anyhow::Result<Place> {
    Ok(Place { platform: Platform::from_key(row.try_get("platform")?)?, id: row.try_get("place")? })
}

/// Reads the table of `row` from its snapshot.
pub(in crate::store) fn stored(row: &AnyRow) -> anyhow::Result<TableRecord> {
    with_table(row, from_json(row.try_get("snapshot")?)?)
}

/// Combines `table` with the other columns of `row`. A table in two places is seen from that of the inviter.
pub(in crate::store) fn with_table(row: &AnyRow, table: Table) -> anyhow::Result<TableRecord> {
    let saved = Box::new(Saved { sides: sides(row)?, is_open: is_open(row)? });
    let BySeat { inviter, invited } = saved.sides.clone();
    let shown = if inviter.showing.place == invited.showing.place {
        Shown::Together(inviter.showing)
    } else {
        Shown::Apart(BySeat { inviter: inviter.showing, invited: invited.showing })
    };
    let unreachable = row.try_get::<Option<String>, _>("unreachable")?;
    Ok(TableRecord {
        id: id(row)?,
        players: BySeat { inviter: inviter.player, invited: invited.player },
        shown,
        here: Seat::Inviter,
        table,
        version: row.try_get("version")?,
        revision: row.try_get("revision")?,
        saved,
        announced_from: row.try_get("announced_from")?,
        opened_at: row.try_get("opened_at")?,
        changed_at: row.try_get("changed_at")?,
        due_at: row.try_get("due_at")?,
        suspended_at: row.try_get("suspended_at")?,
        unreachable: unreachable.as_deref().map(Seat::from_key).transpose()?,
        move_request: row.try_get::<Option<String>, _>("move_request")?.as_deref().map(from_json).transpose()?,
        calls: from_json(row.try_get("calls")?)?,
        taken_back: u32::try_from(row.try_get::<i64, _>("taken_back")?)?,
    })
}

/// Returns whether the table of `row` is open.
pub(in crate::store) fn is_open(row: &AnyRow) -> anyhow::Result<bool> {
    let stage: &str = row.try_get("stage")?;
    Ok([INVITING, PLAYING].contains(&stage))
}

/// Returns the value of the column `stage`.
pub(in crate::store) fn stage(table: &Table) -> &'static str {
    match table.stage {
        Stage::Inviting => INVITING,
        Stage::Playing(_) => PLAYING,
        Stage::Closed(_) => "closed",
        Stage::Over { .. } => "over",
    }
}

/// Reads both sides of the table of `row`.
pub(in crate::store) fn sides(row: &AnyRow) -> anyhow::Result<BySeat<Side>> {
    let side = |seat: Seat| {
        let side = Side::read(row, seat);
        side.map_err(|error| anyhow::anyhow!("has a side that cannot be read, of the {}: {error:#}", seat.key()))
    };
    Ok(BySeat { inviter: side(Seat::Inviter)?, invited: side(Seat::Invited)? })
}
