//! The tables of the database, and what copying, verifying and forgetting have to know about each of them.

/// A table of the database.
#[derive(Clone, Copy)]
pub(in crate::store) struct DatabaseTable {
    pub(in crate::store) name: &'static str,
    /// The columns that identify a row: two, or the same one twice.
    pub(in crate::store) key: [&'static str; 2],
    /// The column with the id of the account that alone the row is about. It is deleted with the account.
    pub(in crate::store) account: Option<&'static str>,
}

/// All tables, ordered so that every foreign key points to an earlier one.
pub(in crate::store) const TABLES: [DatabaseTable; 29] = [
    table("handled_messages", ["platform", "message"]),
    table("replies", ["platform", "message"]),
    table("bans", ["platform", "id"]),
    table("persons", ["id", "id"]),
    table("people", ["platform", "id"]).deleted_with("id"),
    table("places", ["platform", "id"]),
    table("key_values", ["name", "name"]),
    table("tables", ["id", "id"]),
    table("sides", ["table_id", "seat"]),
    table("events", ["table_id", "number"]),
    table("drafts", ["table_id", "seat"]),
    table("analyses", ["table_id", "game"]),
    table("due_analyses", ["table_id", "table_id"]),
    table("outbox", ["id", "id"]),
    table("challenges", ["id", "id"]),
    table("tournaments", ["id", "id"]),
    table("tournament_entrants", ["tournament", "entrant"]),
    table("tournament_events", ["tournament", "number"]),
    table("pauses", ["id", "id"]).deleted_with("account"),
    table("puzzle_places", ["platform", "place"]),
    table("daily_puzzles", ["message", "message"]),
    table("puzzle_answers", ["message", "account"]).deleted_with("account"),
    table("budgets", ["name", "name"]),
    table("rated_players", ["id", "id"]).deleted_with("account"),
    table("rated_matches", ["id", "id"]),
    table("rated_sides", ["table_id", "seat"]),
    table("judged_games", ["table_id", "number"]),
    table("error_rates", ["player", "game"]),
    table("ratings", ["player", "game"]),
];

const fn table(name: &'static str, key: [&'static str; 2]) -> DatabaseTable {
    DatabaseTable { name, key, account: None }
}

impl DatabaseTable {
    const fn deleted_with(self, account: &'static str) -> DatabaseTable {
        DatabaseTable { account: Some(account), ..self }
    }
}
