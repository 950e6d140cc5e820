//! Stores everything that outlives the process: tables and their events, handled messages, and the outbox. Layer 3.
//!
//! The SQL runs on both SQLite and PostgreSQL. The differences are in `backend`, in the migrations, and in the locks
//! that coordinate several processes on one PostgreSQL database.

mod admin;
mod analyses;
mod backend;
mod bans;
mod budgets;
mod challenges;
mod database;
mod drafts;
mod due_analyses;
mod forget;
mod health;
mod integrity;
mod invitations;
mod json;
mod judged_games;
mod key_value;
mod lease;
mod notify;
mod outbox;
mod pauses;
mod people;
mod persons;
mod place_settings;
mod places;
mod preferences;
mod puzzles;
mod rankings;
mod ratings;
mod read_only;
mod schema;
mod table_record;
mod tables;
mod tournament_record;
mod tournaments;
mod transaction;

pub use self::admin::backup::backup_counts;
pub use self::admin::prune::PruneBefore;
pub use self::backend::database_file::{database_file, missing_folder, write_obstacle};
pub use self::backend::kind::{DATABASE_URL_FORMAT, is_database_url, redacted, sqlite_url};
pub use self::backend::tls::link_warning;
pub use self::backend::transient::{causes, is_transient, is_write_conflict};
pub use self::bans::{Ban, ban_id};
pub use self::budgets::Quota;
pub use self::challenges::{ChallengeState, StoredChallenge};
pub use self::database::Store;
pub use self::drafts::StoredDraft;
pub use self::integrity::quick_check::{is_damage, page_faults};
pub use self::key_value::{KeyValue, MESSAGE_KEY_PREFIX, SYNC_POSITION, TRANSACTION_PREFIX, UNDECRYPTED};
pub use self::lease::Lease;
pub use self::outbox::lane::{Lane, LaneKind};
pub use self::outbox::row::{Delivery, DeliveryOutcome, DueRow, PostKind, UnreadableRow};
pub use self::place_settings::PlaceSettings;
pub use self::preferences::Preferences;
pub use self::puzzles::{DailyPuzzles, GameProgress, PostedPuzzle, PuzzleAnswer, PuzzleProgress};
pub use self::rankings::{Established, PlacedSide};
pub use self::ratings::{Entrant, RatedMatch, RatedSide, StoredRating, Uncounted};
pub use self::table_record::{Call, MoveRequest, OwnThread, Showing, Shown, TableRecord, Waiting};
pub use self::tournament_record::{Participant, TournamentRecord};
pub use self::transaction::Transaction;
pub use self::transaction::prefetch::Arrival;
