-- Times are milliseconds since 1970 (UTC). Whether something holds is 0 or 1.

-- Every message that was acted upon, so that it acts no more if it arrives again.
CREATE TABLE handled_messages (
    platform TEXT NOT NULL,
    message TEXT NOT NULL,
    handled_at INTEGER NOT NULL,
    PRIMARY KEY (platform, message)
);
CREATE INDEX handled_messages_by_time ON handled_messages (handled_at);

-- The replies to these messages, as JSON. They are kept for hours, and the ids of the messages for a month.
CREATE TABLE replies (
    platform TEXT NOT NULL,
    message TEXT NOT NULL,
    replied_at INTEGER NOT NULL,
    replies TEXT NOT NULL,
    has_file INTEGER NOT NULL,
    PRIMARY KEY (platform, message)
);
CREATE INDEX replies_by_time ON replies (replied_at);

-- The tables. `snapshot` is the fold of the first `version` events, kept to save the folding.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    snapshot TEXT NOT NULL,
    version INTEGER NOT NULL,
    -- How often the table was saved: whoever has read it saves it only if nobody else has since then.
    revision INTEGER NOT NULL,
    -- inviting, playing, closed, over (the match was played to its end).
    stage TEXT NOT NULL,
    -- The seat whose decision the table waits for; NULL if it waits for nobody.
    decider TEXT,
    -- The first event that the latest message announces.
    announced_from INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- When the table must be looked at even if nobody acts.
    due_at INTEGER,
    -- Since when the table is suspended, and the seat whose player cannot be reached, if only one of two places is closed.
    suspended_at INTEGER,
    unreachable TEXT,
    -- How many turn numbers were used up by plays that were taken back.
    taken_back INTEGER NOT NULL,
    -- As JSON: where a player wants to move the game, and the last turn to which each player was called.
    move_request TEXT,
    calls TEXT NOT NULL
);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- The two sides of each table: who plays, and where they see it. `account` is a person's, and `level` the computer's; a
-- player who was forgotten has neither. Both sides have the same place if the game is shown in only one.
CREATE TABLE sides (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    platform TEXT NOT NULL,
    account TEXT,
    level TEXT,
    name TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    -- The outbox row of the latest message about the table there.
    latest INTEGER,
    -- The thread of its own that the table may have there: wanted, requested (of the platform), open.
    own_thread TEXT,
    -- Whether the table is open, and since when it exists; here for the indexes.
    open INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX sides_of_account ON sides (platform, account, open, table_id);
CREATE INDEX sides_of_place ON sides (platform, place, open, table_id);
CREATE INDEX sides_of_account_in_place ON sides (platform, place, account, open, table_id);
CREATE INDEX sides_of_account_by_time ON sides (platform, account, opened_at);
CREATE INDEX sides_of_place_by_time ON sides (platform, place, opened_at);

-- What happened. Rows are only ever added. `rolls`: how many pairs of dice the event rolls.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    happened_at INTEGER NOT NULL,
    rolls INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- A play that its player is putting together: the moves so far, in the turn for which they are meant. `step` counts the
-- changes, so that a choice offered before the latest one is known to be out of date.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    turn INTEGER NOT NULL,
    step INTEGER NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- The messages to deliver, in the order of `id` within a lane. A lane is either about a table, for the player of `seat`, or
-- belongs to an account or a place, its `owner`; `table_id` is 0 then, or a tournament. `kind`: new, edit (of the message of row `target`),
-- remove_choices (of that message), open_thread (at that message), archive_thread, and reply, which was sent without the
-- outbox. `state`: due, sent, undeliverable.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    platform TEXT NOT NULL,
    lane TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    seat TEXT NOT NULL,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER REFERENCES outbox (id),
    post TEXT NOT NULL,
    -- Whether the post has choices, a menu, or a line to which the message shrinks.
    can_shrink INTEGER NOT NULL,
    written_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    message TEXT,
    sent_at INTEGER
);
CREATE INDEX outbox_due ON outbox (platform, id) WHERE state = 'due';
CREATE INDEX outbox_message ON outbox (platform, message);
CREATE INDEX outbox_by_time ON outbox (sent_at);
CREATE INDEX outbox_lane ON outbox (table_id, owner, lane, seat, platform, id);
CREATE INDEX outbox_replies ON outbox (table_id, owner) WHERE kind = 'reply';
CREATE INDEX outbox_target ON outbox (target) WHERE target IS NOT NULL;

-- Persons who have linked several accounts.
CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    linked_at INTEGER NOT NULL
);

-- The accounts that have written to the bot, with their latest name and the locale that the platform last reported.
CREATE TABLE people (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    locale TEXT,
    -- As JSON; NULL for the usual settings.
    preferences TEXT,
    -- NULL if the account is its own person.
    person INTEGER REFERENCES persons (id),
    -- The code that another account enters to be linked with this one, until when, and for which account alone, as JSON.
    link_code TEXT,
    link_code_until INTEGER,
    link_partner TEXT,
    -- Which puzzles the account was shown, and how many it has solved, as JSON.
    puzzles TEXT,
    PRIMARY KEY (platform, id)
);
CREATE INDEX people_of_person ON people (person) WHERE person IS NOT NULL;
CREATE INDEX people_by_link_code ON people (link_code) WHERE link_code IS NOT NULL;

-- The locales of places, reported by the platform or chosen there, and their settings as JSON.
CREATE TABLE places (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    reported_locale TEXT,
    chosen_locale TEXT,
    settings TEXT,
    PRIMARY KEY (platform, id)
);

-- When clocks are paused: those of one account on vacation, or of a whole platform (an empty account) while nobody served
-- it.
CREATE TABLE pauses (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL
);
CREATE INDEX pauses_of_account ON pauses (platform, account, until_at);

-- Open challenges: offers of a game to whoever joins first. `id` is the number of the table that it becomes; no other table
-- has it. `message` is the outbox row of its announcement; a challenge to somebody elsewhere has a code instead. `state`:
-- open, joined, withdrawn, lapsed, replaced.
CREATE TABLE challenges (
    id INTEGER PRIMARY KEY NOT NULL,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    terms TEXT NOT NULL,
    own_thread TEXT,
    role TEXT,
    message INTEGER,
    code TEXT,
    opened_at INTEGER NOT NULL,
    lapses_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    closed_at INTEGER
);
CREATE INDEX challenges_of_place ON challenges (platform, place, state);
CREATE INDEX challenges_of_account ON challenges (platform, account, opened_at);
CREATE INDEX challenges_open ON challenges (lapses_at) WHERE state = 'open';

-- The tournaments. `id` is a number of its own among those of the tables. `kind`: cup, league. `message` is the outbox row of the
-- message that shows how it stands, `secret` what its draws follow from, `code` what people of other places join with. A forgotten
-- organiser is NULL.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    account TEXT,
    terms TEXT NOT NULL,
    secret TEXT NOT NULL,
    code TEXT,
    message INTEGER,
    opened_at INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    -- When it must be looked at even if nobody acts.
    due_at INTEGER,
    is_over INTEGER NOT NULL,
    -- How often it was saved: whoever has read it saves it only if nobody else has since then.
    revision INTEGER NOT NULL
);
CREATE INDEX tournaments_of_place ON tournaments (platform, place, is_over);
CREATE INDEX tournaments_of_account ON tournaments (platform, account);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;

-- Who takes part in a tournament, or did, in the order in which they joined, and where they play. Somebody who was forgotten has
-- neither account nor name.
CREATE TABLE tournament_entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    entrant INTEGER NOT NULL,
    platform TEXT NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    PRIMARY KEY (tournament, entrant)
);
CREATE INDEX tournament_entrants_by_account ON tournament_entrants (platform, account);
CREATE INDEX tournament_entrants_by_place ON tournament_entrants (platform, place);

-- What happened in each tournament, as JSON. Rows are only ever added.
CREATE TABLE tournament_events (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    happened_at INTEGER NOT NULL,
    -- The table that the event is about, if it is about one.
    table_id INTEGER,
    event TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE INDEX tournament_events_of_table ON tournament_events (table_id) WHERE table_id IS NOT NULL;

-- The accounts, servers, channels and rooms whose commands the bot ignores, by the platform's id.
CREATE TABLE bans (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    banned_at INTEGER NOT NULL,
    PRIMARY KEY (platform, id)
);

-- What somebody may do at will, such as post or notify somebody: the time up to which the budget is used. The name of a
-- budget is a hash, which says nothing about the account and outlives it.
CREATE TABLE budgets (
    name TEXT PRIMARY KEY NOT NULL,
    used_until INTEGER NOT NULL
);

-- What the engine thinks of finished games. `engine` names the method and the network: a row of another one is out of date.
-- The rows can be computed anew.
CREATE TABLE analyses (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game INTEGER NOT NULL,
    engine TEXT NOT NULL,
    judgements TEXT NOT NULL,
    judged_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, game)
);
CREATE INDEX analyses_by_time ON analyses (judged_at);

-- The tables that are over and are to be analysed, because they count for ratings or a player wants to read that after every match,
-- and from when on.
CREATE TABLE due_analyses (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id),
    due_at INTEGER NOT NULL
);

-- The places where a puzzle is posted every day: of which game, at which hour (UTC), and when the next one is due.
CREATE TABLE puzzle_places (
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    hour INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (platform, place)
);
CREATE INDEX puzzle_places_due ON puzzle_places (due_at);

-- The puzzles of the day that were posted. `message` is the outbox row.
CREATE TABLE daily_puzzles (
    message INTEGER PRIMARY KEY NOT NULL,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    posted_at INTEGER NOT NULL
);
CREATE INDEX daily_puzzles_of_place ON daily_puzzles (platform, place, message);

-- Everybody's first answer to each of them.
CREATE TABLE puzzle_answers (
    message INTEGER NOT NULL,
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    solved INTEGER NOT NULL,
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (message, account)
);
CREATE INDEX puzzle_answers_by_account ON puzzle_answers (platform, account);

-- Everybody who has ended a rated match, under a number that outlives the account. The computer has none.
CREATE TABLE rated_players (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    platform TEXT NOT NULL,
    account TEXT NOT NULL
);
CREATE UNIQUE INDEX rated_players_by_account ON rated_players (platform, account);

-- The rated matches that are over, in the order in which they were committed. Points, weights and days are in thousandths.
-- `uncounted`: why the match has changed no rating; NULL if it has. `claimed`: whether the loser's time was up.
CREATE TABLE rated_matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    length INTEGER NOT NULL,
    cube INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    claimed INTEGER NOT NULL,
    uncounted TEXT
);
CREATE UNIQUE INDEX rated_matches_by_table ON rated_matches (table_id);
CREATE INDEX rated_matches_by_time ON rated_matches (ended_at);

-- Their two sides. A side is that of a player, of the computer at a `level`, or of somebody who was forgotten before the end.
-- `score`: 2 for a win, 1 for a draw, 0 for a loss. `days`: since the player's last rated match of the game.
CREATE TABLE rated_sides (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    player INTEGER,
    level TEXT,
    score INTEGER NOT NULL,
    days INTEGER NOT NULL,
    rating_before INTEGER NOT NULL,
    deviation_before INTEGER NOT NULL,
    rating_after INTEGER NOT NULL,
    deviation_after INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX rated_sides_of_player ON rated_sides (player, table_id);

-- How well each side of a rated match that counts has played each of its games (`number`), as the engine has judged: decisions, what
-- they lost together, and the sum of the squares of what each lost, in millionths of a point. It outlives the analysis.
CREATE TABLE judged_games (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    squares INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, seat)
);

-- The error rates of the last decisions: what follows from the rows above. `ended_at`: when the last match among them ended.
CREATE TABLE error_rates (
    player INTEGER NOT NULL,
    game TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    squares INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX error_rates_of_game ON error_rates (game, ended_at);

-- The ratings after the last match: what follows from the rows above.
CREATE TABLE ratings (
    player INTEGER NOT NULL,
    game TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    rated_at INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX ratings_of_game ON ratings (game, rating);

-- Small values that the program and the adapters keep across restarts.
CREATE TABLE key_values (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
