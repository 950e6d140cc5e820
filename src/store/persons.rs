//! Links the accounts of one person. They share settings, vacations and the progress with puzzles. An account that is not linked is its own person.

use anyhow::ensure;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Platform, User};
use crate::store::backend::transient::WriteConflict;
use crate::store::json::{from_json, json};
use crate::store::people::PERSON;
use crate::store::transaction::Transaction;

impl Transaction {
    /// Returns the other accounts of the person to whom `account` belongs, the first one first.
    pub async fn linked_accounts(&mut self, account: &Account) -> anyhow::Result<Vec<User>> {
        let Some(person) = self.person_number(account).await? else { return Ok(Vec::new()) };
        let rows = sqlx::query("SELECT platform, id, name FROM people WHERE person = $1 ORDER BY platform, id")
            .bind(person)
            .fetch_all(self.read_connection().await?)
            .await?;
        let mut accounts = rows.iter().map(user).collect::<anyhow::Result<Vec<User>>>()?;
        accounts.retain(|other| other.account != *account);
        Ok(accounts)
    }

    /// Returns all accounts of the person to whom `account` belongs, `account` first.
    pub async fn accounts_of_person(&mut self, account: &Account) -> anyhow::Result<Vec<Account>> {
        let mut accounts = vec![account.clone()];
        accounts.extend(self.linked_accounts(account).await?.into_iter().map(|user| user.account));
        Ok(accounts)
    }

    /// Returns whether the person to whom `account` belongs refuses the invitations of the person to whom `other` belongs.
    pub async fn has_blocked(&mut self, account: &Account, other: &Account) -> anyhow::Result<bool> {
        let preferences = self.preferences(account).await?;
        if preferences.blocked.is_empty() && preferences.blocked_across.is_empty() {
            return Ok(false);
        }
        Ok(self.accounts_of_person(other).await?.iter().any(|account| preferences.has_blocked(account)))
    }

    /// Stores the code with which another account can be linked with `account` until the time `until` (milliseconds since
    /// 1970): any account, or only the `partner`, whose own code `account` has entered. It replaces an earlier one.
    pub async fn set_link_code(
        &mut self,
        account: &Account,
        code: &str,
        until: i64,
        partner: Option<&Account>,
    ) -> anyhow::Result<()> {
        self.write_deferred(PERSON).await?;
        sqlx::query(
            "UPDATE people SET link_code = $3, link_code_until = $4, link_partner = $5 WHERE platform = $1 AND id = $2",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(code.to_owned())
        .bind(until)
        .bind(partner.map(json).transpose()?)
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }

    /// Returns the account that `code` links, if it still holds at `now` (milliseconds since 1970), and the partner for whom alone
    /// it is.
    pub async fn account_with_link_code(
        &mut self,
        code: &str,
        now: i64,
    ) -> anyhow::Result<Option<(User, Option<Account>)>> {
        let row = sqlx::query(
            "SELECT platform, id, name, link_partner FROM people WHERE link_code = $1 AND link_code_until > $2",
        )
        .bind(code.to_owned())
        .bind(now)
        .fetch_optional(self.read_connection().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let partner = row.try_get::<Option<String>, _>("link_partner")?.as_deref().map(from_json).transpose()?;
        Ok(Some((user(&row)?, partner)))
    }

    /// Uses up the `code` of `account`. Fails if somebody else has used it meanwhile.
    ///
    /// # Errors
    /// Returns an error if the database fails, or the code is used up.
    pub async fn use_link_code(&mut self, account: &Account, code: &str) -> anyhow::Result<()> {
        self.write_deferred(PERSON).await?;
        let used = sqlx::query(
            "UPDATE people SET link_code = NULL, link_code_until = NULL, link_partner = NULL \
             WHERE platform = $1 AND id = $2 AND link_code = $3",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(code.to_owned())
        .execute(self.write_connection().await?)
        .await?;
        ensure!(used.rows_affected() == 1, WriteConflict("a code was used by another transaction".to_owned()));
        Ok(())
    }

    /// Returns when the accounts of the person to whom `account` belongs were linked last, in milliseconds since 1970; `None` if it
    /// is the only one.
    pub async fn linked_at(&mut self, account: &Account) -> anyhow::Result<Option<i64>> {
        let Some(person) = self.person_number(account).await? else { return Ok(None) };
        let row = sqlx::query("SELECT linked_at FROM persons WHERE id = $1")
            .bind(person)
            .fetch_optional(self.read_connection().await?)
            .await?;
        Ok(row.map(|row| row.try_get("linked_at")).transpose()?)
    }

    /// Makes the persons to whom `first` and `second` belong one person, with the settings of `first` and the people whom
    /// either has blocked. A vacation of either goes on, and so does the progress with the puzzles of each game.
    pub async fn link(&mut self, first: &Account, second: &Account, now: i64) -> anyhow::Result<()> {
        self.write_deferred(PERSON).await?;
        let mut accounts = self.accounts_of_person(first).await?;
        accounts.extend(self.accounts_of_person(second).await?);
        let mut preferences = self.preferences(first).await?;
        let also = self.preferences(second).await?;
        preferences.blocked.extend(also.blocked);
        preferences.blocked_across.extend(also.blocked_across);
        for list in [&mut preferences.blocked, &mut preferences.blocked_across] {
            let mut seen = accounts.clone();
            list.retain(|user| {
                let is_new = !seen.contains(&user.account);
                seen.push(user.account.clone());
                is_new
            });
        }
        let progress = self.puzzle_progress(first).await?.merged_with(self.puzzle_progress(second).await?);
        let person: i64 = sqlx::query("INSERT INTO persons (linked_at) VALUES ($1) RETURNING id")
            .bind(now)
            .fetch_one(self.write_connection().await?)
            .await?
            .try_get("id")?;
        for account in &accounts {
            sqlx::query("UPDATE people SET person = $3 WHERE platform = $1 AND id = $2")
                .bind(account.platform.key())
                .bind(account.id.clone())
                .bind(person)
                .execute(self.write_connection().await?)
                .await?;
        }
        self.cache.people.clear();
        self.delete_empty_persons().await?;
        self.set_preferences(first, &preferences).await?;
        self.set_puzzle_progress(first, &progress).await?;
        let vacations = self.vacations(first).await?;
        match vacations.into_iter().map(|[_, until]| until).max().filter(|until| *until > now) {
            Some(until) => self.set_vacation(first, [now, until]).await,
            None => Ok(()),
        }
    }

    /// Makes `account` its own person again, with the settings that it has.
    pub async fn unlink(&mut self, account: &Account) -> anyhow::Result<()> {
        let others = self.linked_accounts(account).await?;
        // A person with a single account needs no number.
        let alone = others.iter().map(|user| &user.account).filter(|_| others.len() == 1);
        for account in alone.chain([account]) {
            sqlx::query("UPDATE people SET person = NULL WHERE platform = $1 AND id = $2")
                .bind(account.platform.key())
                .bind(account.id.clone())
                .execute(self.write_connection().await?)
                .await?;
        }
        self.cache.people.clear();
        self.delete_empty_persons().await
    }

    /// Deletes the persons to whom no account belongs any more.
    pub(in crate::store) async fn delete_empty_persons(&mut self) -> anyhow::Result<()> {
        sqlx::query("DELETE FROM persons WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.person = persons.id)")
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }
}

fn user(row: &AnyRow) -> anyhow::Result<User> {
    let platform = Platform::from_key(row.try_get("platform")?)?;
    Ok(User { account: Account { platform, id: row.try_get("id")? }, name: row.try_get("name")? })
}
