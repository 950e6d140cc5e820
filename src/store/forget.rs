//! Deletes what is stored about an account. Finished matches stay, with a former player in its place.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::{iter, mem};

use kafenio_board::table::{Seat, TableId};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Forgotten, Place, Platform, Post, Text};
use crate::store::backend::statement::{Statement, Value};
use crate::store::json::{containing, from_json, from_json_or_default, json};
use crate::store::outbox::lane::Lane;
use crate::store::preferences::Preferences;
use crate::store::schema::TABLES;
use crate::store::transaction::Transaction;

/// The number of tables that are changed at a time.
const BATCH: i64 = 200;

impl Transaction {
    /// Deletes everything about an account except its bans, and returns how many rows of the database named it. A former player
    /// takes its place at its closed tables, and has taken it at the tables that it has just `left`. In messages that are
    /// still to be delivered a stand-in replaces its names: those in `forgotten`, and those that are stored.
    ///
    /// The messages, replies and settings that may name the account have no index for that, so all of them are searched.
    pub async fn forget(&mut self, mut forgotten: Forgotten, left: Vec<TableId>) -> anyhow::Result<usize> {
        self.flush_all().await?;
        let account = &forgotten.account.clone();
        forgotten.names.extend(self.name(account).await?);
        let mut changed = self.leave_block_lists(&mut forgotten).await?;
        let tournaments = self.leave_tournaments(account).await?;
        for record in &tournaments {
            let own = record.people.iter().filter(|participant| participant.player.has(account));
            forgotten.names.extend(own.map(|participant| participant.player.name().to_owned()));
            forgotten.readers.extend(record.places().iter().map(|place| place.platform));
        }
        let mut tables: Vec<TableId> = left.into_iter().chain(tournaments.iter().map(|record| record.id)).collect();
        loop {
            tables.extend(self.leave_tables(&mut forgotten).await?);
            if tables.is_empty() {
                break;
            }
            changed += tables.len();
            self.clear_messages_of(&tables, &forgotten).await?;
            tables.clear();
        }
        changed += self.leave_other_messages(&forgotten).await?;
        self.delete_replies(&forgotten).await?;
        changed += self.leave_direct_place(account).await?;
        changed += self.delete_person(account).await?;
        self.cache.people.clear();
        self.cache.places.clear();
        self.cache.forget_pauses();
        self.cache.open_tables = None;
        Ok(changed)
    }

    /// Puts a former player in the place of the account at some of its tables, and returns these; none are left once the
    /// list is empty. Adds the names that it has there.
    async fn leave_tables(&mut self, forgotten: &mut Forgotten) -> anyhow::Result<Vec<TableId>> {
        let account = forgotten.account.clone();
        let rows = sqlx::query(
            "SELECT own.table_id, own.seat, own.name, own.place, other.platform AS other_platform, \
             other.place AS other_place FROM sides AS own \
             JOIN sides AS other ON other.table_id = own.table_id AND other.seat <> own.seat \
             WHERE own.platform = $1 AND own.account = $2 LIMIT $3",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(BATCH)
        .fetch_all(self.read_connection().await?)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        let mut names: BTreeSet<String> = mem::take(&mut forgotten.names).into_iter().collect();
        for row in &rows {
            let table = TableId(row.try_get("table_id")?);
            let here = Place { platform: account.platform, id: row.try_get("place")? };
            let opposite = Platform::from_key(row.try_get("other_platform")?)?;
            if here != (Place { platform: opposite, id: row.try_get("other_place")? }) {
                let seat = Seat::from_key(row.try_get("seat")?)?;
                forgotten.readers.push(opposite);
                forgotten.elsewhere.push((table, seat));
            }
            names.insert(row.try_get("name")?);
            tables.push(table);
        }
        forgotten.names = names.into_iter().filter(|name| !name.is_empty()).collect();
        // A name may contain a shorter one.
        forgotten.names.sort_by_key(|name| Reverse(name.len()));
        if tables.is_empty() {
            return Ok(tables);
        }
        let ids = || tables.iter().map(|table| Value::from(*table));
        let mut update = Statement::default();
        update.push("UPDATE sides SET account = NULL, name = '' WHERE platform = ");
        update.bind([account.platform.key().to_owned().into()]).push(" AND account = ").bind([account.id.into()]);
        update.push(" AND table_id IN (").bind(ids()).push(")");
        update.execute(self.write_connection().await?).await?;
        let mut update = Statement::default();
        update.push("UPDATE tables SET revision = revision + 1 WHERE id IN (").bind(ids()).push(")");
        update.execute(self.write_connection().await?).await?;
        Ok(tables)
    }

    /// Removes the account from the messages about these tables, which it has left. Of a delivered message only the
    /// choices are kept: somebody may still choose one.
    async fn clear_messages_of(&mut self, tables: &[TableId], forgotten: &Forgotten) -> anyhow::Result<()> {
        let mut select = Statement::default();
        select.push("SELECT id, kind, state, post FROM outbox WHERE platform IN (").bind(readers(forgotten));
        select.push(") AND table_id IN (").bind(tables.iter().map(|table| (*table).into())).push(")");
        let rows = select.fetch_all(self.read_connection().await?).await?;
        self.rewrite(&rows, forgotten, true).await?;
        Ok(())
    }

    /// Removes the account from all other messages that name it, and returns how many there were.
    async fn leave_other_messages(&mut self, forgotten: &Forgotten) -> anyhow::Result<usize> {
        // What it shared and its choices go as a whole, because they are in a lane of its own.
        let mut delete = Statement::default();
        delete.push("DELETE FROM outbox WHERE platform = ");
        delete.bind([forgotten.account.platform.key().to_owned().into()]).push(" AND ");
        Lane::Account(forgotten.account.id.clone()).push_condition(&mut delete);
        let own = delete.execute(self.write_connection().await?).await?;
        let mut select = Statement::default();
        select.push("SELECT id, kind, state, post FROM outbox WHERE platform IN (").bind(readers(forgotten));
        select.push(") AND (post LIKE ").bind([containing(&forgotten.account.id).into()]).push(" ESCAPE '!'");
        for player in &forgotten.elsewhere {
            select.push(" OR post LIKE ").bind([format!("%{}%", json(player)?).into()]);
        }
        select.push(")");
        let rows = select.fetch_all(self.read_connection().await?).await?;
        Ok(own as usize + self.rewrite(&rows, forgotten, false).await?)
    }

    /// Removes the account from the messages of `rows`, and deletes those that only it reads. Returns how many changed. A
    /// delivered message also loses its text and its board if the `text` is about the account.
    async fn rewrite(&mut self, rows: &[AnyRow], forgotten: &Forgotten, is_about: bool) -> anyhow::Result<usize> {
        let direct = Place::direct(&forgotten.account);
        let mut changed = Vec::new();
        let mut deleted = Vec::new();
        for row in rows {
            let (row_id, stored): (i64, String) = (row.try_get("id")?, row.try_get("post")?);
            let (kind, state): (String, String) = (row.try_get("kind")?, row.try_get("state")?);
            // Delivery reports an unreadable row.
            let Ok(mut post) = from_json::<Post>(&stored) else { continue };
            if direct.as_ref() == Some(&post.place) {
                deleted.push(row_id);
                continue;
            }
            let was_asked = kind == "reply" && post.ping.as_ref() == Some(&forgotten.account);
            forgotten.remove_from(&mut post);
            if is_about && state != "due" {
                (post.text, post.board) = (Text::default(), None);
            }
            if was_asked {
                // Without a reader, everybody could choose.
                post.choices.clear();
            }
            let rewritten = json(&post)?;
            if rewritten != stored {
                changed.push((row_id, rewritten));
            }
        }
        for batch in changed.chunks(BATCH as usize) {
            let mut update = Statement::default();
            update.push("UPDATE outbox SET post = changed.column2 FROM (VALUES ");
            for (index, (row, post)) in batch.iter().enumerate() {
                update.push(if index == 0 { "(CAST(" } else { ", (CAST(" }).bind([(*row).into()]);
                update.push(" AS BIGINT), ").bind([post.clone().into()]).push(")");
            }
            update.push(") AS changed WHERE outbox.id = changed.column1");
            update.execute(self.write_connection().await?).await?;
        }
        for batch in deleted.chunks(BATCH as usize) {
            let mut delete = Statement::default();
            delete.push("DELETE FROM outbox WHERE id IN (").bind(batch.iter().map(|row| (*row).into())).push(")");
            delete.execute(self.write_connection().await?).await?;
        }
        Ok(changed.len() + deleted.len())
    }

    /// Removes the account from the lists of those whom others have blocked, and returns how many there were. Adds the
    /// names that it has there.
    async fn leave_block_lists(&mut self, forgotten: &mut Forgotten) -> anyhow::Result<usize> {
        let account = forgotten.account.clone();
        let rows = sqlx::query("SELECT platform, id, preferences FROM people WHERE preferences LIKE $1 ESCAPE '!'")
            .bind(containing(&account.id))
            .fetch_all(self.read_connection().await?)
            .await?;
        let mut changed = 0;
        for row in rows {
            let who = Account { platform: Platform::from_key(row.try_get("platform")?)?, id: row.try_get("id")? };
            let what = format!("the settings of {:?}", who.id);
            let mut preferences: Preferences = from_json_or_default(what, row.try_get("preferences")?);
            if !preferences.has_blocked(&account) {
                continue;
            }
            for list in [&mut preferences.blocked, &mut preferences.blocked_across] {
                let named = list.extract_if(.., |user| user.account == account);
                forgotten.names.extend(named.map(|user| user.name));
            }
            self.set_preferences(&who, &preferences).await?;
            changed += 1;
        }
        Ok(changed)
    }

    /// Deletes the replies that name the account, and all files: they contain names in a simpler spelling. A message that
    /// arrives again then gets no reply.
    async fn delete_replies(&mut self, forgotten: &Forgotten) -> anyhow::Result<()> {
        let mut delete = Statement::default();
        // A person reads the names of their linked accounts on each platform.
        delete.push("DELETE FROM replies WHERE has_file = 1");
        for text in forgotten.names.iter().chain([&forgotten.account.id]) {
            delete.push(" OR replies LIKE ").bind([containing(text).into()]).push(" ESCAPE '!'");
        }
        delete.execute(self.write_connection().await?).await?;
        Ok(())
    }

    /// Removes the account's direct messages as the place of its former tables: a moderator may have sent a game there.
    async fn leave_direct_place(&mut self, account: &Account) -> anyhow::Result<usize> {
        let Some(direct) = Place::direct(account) else { return Ok(0) };
        sqlx::query("UPDATE tournament_entrants SET place = '@' WHERE platform = $1 AND place = $2")
            .bind(account.platform.key())
            .bind(direct.id.clone())
            .execute(self.write_connection().await?)
            .await?;
        let moved = sqlx::query("UPDATE sides SET place = '@' WHERE platform = $1 AND place = $2 RETURNING table_id")
            .bind(account.platform.key())
            .bind(direct.id)
            .fetch_all(self.write_connection().await?)
            .await?;
        for row in &moved {
            sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = $1")
                .bind(row.try_get::<i64, _>("table_id")?)
                .execute(self.write_connection().await?)
                .await?;
        }
        Ok(moved.len())
    }

    /// Deletes the rows that are about the account alone, and returns how many there were.
    async fn delete_person(&mut self, account: &Account) -> anyhow::Result<usize> {
        let mut deleted = 0;
        let own = TABLES.iter().filter_map(|table| Some((table.name, table.account?, account.id.clone())));
        let direct = Place::direct(account).map(|place| ("places", "id", place.id));
        for (table, column, id) in own.chain(direct) {
            let delete = AssertSqlSafe(format!("DELETE FROM {table} WHERE platform = $1 AND {column} = $2"));
            let delete = sqlx::query(delete).bind(account.platform.key()).bind(id);
            deleted += delete.execute(self.write_connection().await?).await?.rows_affected();
        }
        self.delete_empty_persons().await?;
        Ok(usize::try_from(deleted)?)
    }
}

/// Returns the platforms where messages may name the account: its own, and those of its opponents in other places.
fn readers(forgotten: &Forgotten) -> Vec<Value> {
    let own = iter::once(&forgotten.account.platform);
    let platforms: BTreeSet<&str> = own.chain(&forgotten.readers).map(|platform| platform.key()).collect();
    platforms.into_iter().map(|key| key.to_owned().into()).collect()
}
