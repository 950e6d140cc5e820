//! Deletes what is stored about an account. Finished matches stay, with a former player in its place.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::{iter, mem};

use kafenio_board::table::{BySeat, Seat, TableId};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Forgotten, Place, Platform, Post, Text, User};
use crate::store::backend::statement::{Statement, Value};
use crate::store::json::{containing, from_json, from_json_or_default, json};
use crate::store::outbox::lane::{Lane, LaneKind};
use crate::store::preferences::Preferences;
use crate::store::table_row::id;
use crate::store::transaction::state::Transaction;

/// The number of tables that are changed at a time.
const BATCH: i64 = 200;

impl Transaction {
    /// Deletes everything about `account` except its bans, and returns how many rows of the database named it. A former player
    /// takes its place at its tables, which should be closed. In messages that are still to be delivered `stand_in`
    /// replaces its names: `names`, and those that are stored.
    ///
    /// The messages, replies and settings that may name the account have no index for that, so all of them are searched.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn forget(&mut self, account: &Account, mut names: Vec<String>, stand_in: &str) -> anyhow::Result<usize> {
        self.flush_all().await?;
        names.extend(self.name(account).await?);
        let mut forgotten =
            Forgotten { account: account.clone(), stand_ins: Vec::new(), names, stand_in: stand_in.to_owned() };
        let mut changed = self.leave_block_lists(&mut forgotten).await?;
        loop {
            let tables = self.leave_tables(&mut forgotten).await?;
            if tables.is_empty() {
                break;
            }
            changed += tables.len();
            self.clear_messages_of(&tables, &forgotten).await?;
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
            "SELECT id, platform, invited_platform, inviter, invited, seats, decides FROM tables WHERE id IN (\
             SELECT id FROM (SELECT id FROM tables WHERE platform = $1 AND inviter = $2 LIMIT $3) AS as_inviter \
             UNION SELECT id FROM (SELECT id FROM tables WHERE platform = $1 AND invited = $2 \
             AND invited_platform IS NULL LIMIT $3) AS as_invited \
             UNION SELECT id FROM (SELECT id FROM tables WHERE invited_platform = $1 AND invited = $2 LIMIT $3) AS across)",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(BATCH)
        .fetch_all(self.read_connection().await?)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        let mut update = Statement::default();
        update.push(
            "UPDATE tables SET inviter = changed.column2, invited = changed.column3, seats = changed.column4, \
             decides = changed.column5, revision = revision + 1 FROM (VALUES ",
        );
        let mut names: BTreeSet<String> = mem::take(&mut forgotten.names).into_iter().collect();
        for row in &rows {
            let table = id(row)?;
            let platforms = platforms(row)?;
            let mut seats = seats(row, platforms)?;
            let mut decides: Option<String> = row.try_get("decides").unwrap_or_default();
            let is_across = row.try_get::<Option<String>, _>("invited_platform")?.is_some();
            for seat in Seat::BOTH {
                if is_across && row.try_get::<&str, _>(seat.key())? == account.id {
                    forgotten.stand_ins.push(Account::across(platforms[seat.other()], table, seat));
                }
                if seats[seat].account != account {
                    continue;
                }
                let former = User::former(account.platform, table, seat);
                decides = decides.map(|id| if id == account.id { former.account.id.clone() } else { id });
                names.insert(mem::replace(&mut seats[seat], former).name);
            }
            update
                .push(if tables.is_empty() { "(CAST(" } else { ", (CAST(" })
                .bind([table.into()])
                .push(" AS BIGINT), ");
            let ids = [seats.inviter.account.id.clone().into(), seats.invited.account.id.clone().into()];
            update.bind(ids).push(", ").bind([json(&seats)?.into(), decides.into()]).push(")");
            tables.push(table);
        }
        forgotten.names = names.into_iter().filter(|name| !name.is_empty()).collect();
        // A name may contain a shorter one.
        forgotten.names.sort_by_key(|name| Reverse(name.len()));
        if !tables.is_empty() {
            update.push(") AS changed WHERE tables.id = changed.column1");
            update.execute(self.write_connection().await?).await?;
        }
        Ok(tables)
    }

    /// Removes the account from the messages about these tables, which it has left. Of a delivered message only the
    /// choices are kept: somebody may still choose one.
    async fn clear_messages_of(&mut self, tables: &[TableId], forgotten: &Forgotten) -> anyhow::Result<()> {
        let lanes =
            tables.iter().flat_map(|table| LaneKind::ALL.map(|kind| Lane::Table(*table, kind).to_string().into()));
        let mut select = Statement::default();
        select.push("SELECT id, kind, state, post FROM outbox WHERE platform IN (").bind(readers(forgotten));
        select.push(") AND lane IN (").bind(lanes).push(")");
        let rows = select.fetch_all(self.read_connection().await?).await?;
        self.rewrite(&rows, forgotten, true).await?;
        Ok(())
    }

    /// Removes the account from all other messages that name it, and returns how many there were.
    async fn leave_other_messages(&mut self, forgotten: &Forgotten) -> anyhow::Result<usize> {
        // What it shared and its choices go as a whole, because the name of their lane has its id.
        let own = sqlx::query("DELETE FROM outbox WHERE platform = $1 AND lane = $2")
            .bind(forgotten.account.platform.key())
            .bind(Lane::Account(forgotten.account.id.clone()).to_string())
            .execute(self.write_connection().await?)
            .await?;
        let mut select = Statement::default();
        select.push("SELECT id, kind, state, post FROM outbox WHERE platform IN (").bind(readers(forgotten));
        for (number, account) in iter::once(&forgotten.account).chain(&forgotten.stand_ins).enumerate() {
            select.push(if number == 0 { ") AND (post LIKE " } else { " OR post LIKE " });
            select.bind([containing(&account.id).into()]).push(" ESCAPE '!'");
        }
        select.push(")");
        let rows = select.fetch_all(self.read_connection().await?).await?;
        Ok(own.rows_affected() as usize + self.rewrite(&rows, forgotten, false).await?)
    }

    /// Removes the account from the messages of `rows`, and deletes those that only it reads. Returns how many changed. A
    /// delivered message also loses its text and its board if the `text` is about the account.
    async fn rewrite(&mut self, rows: &[AnyRow], forgotten: &Forgotten, is_about: bool) -> anyhow::Result<usize> {
        let direct = Place::direct(&forgotten.account);
        let (mut changed, mut deleted) = (Vec::new(), Vec::new());
        for row in rows {
            let (row_id, stored): (i64, String) = (row.try_get("id")?, row.try_get("post")?);
            let (kind, state): (String, String) = (row.try_get("kind")?, row.try_get("state")?);
            // Delivery reports an unreadable row.
            let Ok(mut post) = from_json::<Post>(&stored) else { continue };
            if direct.as_ref() == Some(&post.place) {
                deleted.push(row_id);
                continue;
            }
            let was_asked = kind == "answers" && post.ping.as_ref() == Some(&forgotten.account);
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
        delete.push("DELETE FROM replies WHERE replies LIKE '%\"file\":{%'");
        for text in forgotten.names.iter().chain([&forgotten.account.id]) {
            delete.push(" OR replies LIKE ").bind([containing(text).into()]).push(" ESCAPE '!'");
        }
        delete.execute(self.write_connection().await?).await?;
        Ok(())
    }

    /// Removes the account's direct messages as the place of its former tables: a moderator may have sent a game there.
    async fn leave_direct_place(&mut self, account: &Account) -> anyhow::Result<usize> {
        let Some(direct) = Place::direct(account) else { return Ok(0) };
        let mut changed = 0;
        for (platform, place) in [("platform", "place"), ("invited_platform", "invited_place")] {
            let update = format!(
                "UPDATE tables SET {place} = '@', revision = revision + 1 WHERE {platform} = $1 AND {place} = $2"
            );
            let update = sqlx::query(AssertSqlSafe(update)).bind(account.platform.key()).bind(direct.id.clone());
            changed += update.execute(self.write_connection().await?).await?.rows_affected();
        }
        Ok(usize::try_from(changed)?)
    }

    /// Deletes the rows that are about the account alone, and returns how many there were.
    async fn delete_person(&mut self, account: &Account) -> anyhow::Result<usize> {
        let mut deleted = 0;
        let direct = Place::direct(account).map(|place| place.id);
        for (table, column, id) in [
            ("people", "id", Some(account.id.clone())),
            ("pauses", "person", Some(account.id.clone())),
            ("places", "id", direct),
            ("puzzle_answers", "account", Some(account.id.clone())),
        ] {
            let Some(id) = id else { continue };
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
    let platforms: BTreeSet<&str> =
        iter::once(&forgotten.account).chain(&forgotten.stand_ins).map(|account| account.platform.key()).collect();
    platforms.into_iter().map(|key| key.to_owned().into()).collect()
}

/// Returns the platforms on which the players of the table in `row` play.
fn platforms(row: &AnyRow) -> anyhow::Result<BySeat<Platform>> {
    let inviter = Platform::from_key(row.try_get("platform")?)?;
    let invited = row.try_get::<Option<String>, _>("invited_platform")?;
    Ok(BySeat { inviter, invited: invited.map_or(Ok(inviter), |key| Platform::from_key(&key))? })
}

/// Returns the players of the table in `row`; a former player may have been seated already. If they cannot be read, their
/// names are lost, but not who they are.
fn seats(row: &AnyRow, platforms: BySeat<Platform>) -> anyhow::Result<BySeat<User>> {
    let user = |column: &str, platform: Platform| -> anyhow::Result<User> {
        let id: String = row.try_get(column)?;
        Ok(User { name: id.clone(), account: Account { platform, id } })
    };
    let known = BySeat { inviter: user("inviter", platforms.inviter)?, invited: user("invited", platforms.invited)? };
    let stored = row.try_get::<&str, _>("seats").ok().and_then(|stored| from_json::<BySeat<User>>(stored).ok());
    let is_right = |stored: &Account, known: &Account| stored == known || stored.is_former();
    let matches =
        |stored: &BySeat<User>| Seat::BOTH.iter().all(|seat| is_right(&stored[*seat].account, &known[*seat].account));
    Ok(stored.filter(matches).unwrap_or(known))
}
