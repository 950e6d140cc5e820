//! Who is where: only the platform knows. It may take its time to tell, so it is asked between two attempts at a message and
//! never inside a transaction: an attempt that needs to know more breaks off and changes nothing.

use std::collections::HashMap;

use super::delivery::{Channel, Whereabouts};
use super::hearing::Request;
use crate::chat::{Account, Place};
use crate::store::StoredTable;
use crate::table::Seat;

/// What a platform is asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Question {
    /// Whether the place is without this person, be he invited or not.
    Lacks(Place, Account),
    /// Whether the bot may say nothing there.
    IsClosed(Place),
    /// Whether this person alone reads there what the bot says.
    IsAlone(Place, Account),
}

/// What a platform has told.
pub(super) type Answers = HashMap<Question, bool>;

/// Why an attempt broke off: this has to be asked first.
#[derive(Debug, thiserror::Error)]
#[error("the platform has to be asked: {0:?}")]
pub(super) struct Unasked(pub(super) Question);

impl Question {
    pub(super) async fn ask<C: Channel>(&self, channel: &C) -> bool {
        match self {
            Question::Lacks(place, account) => channel.whereabouts(place, account).await != Whereabouts::Here,
            Question::IsClosed(place) => channel.is_closed(place).await,
            Question::IsAlone(place, account) => channel.is_alone(place, account).await,
        }
    }
}

impl Request<'_> {
    /// What the platform says to `question`; no, where it cannot be asked.
    ///
    /// # Errors
    /// When it has not been asked yet.
    pub(super) fn told(&self, question: Question) -> anyhow::Result<bool> {
        match &self.answers {
            None => Ok(false),
            Some(answers) => answers.get(&question).copied().ok_or_else(|| Unasked(question).into()),
        }
    }

    /// Whether the bot may speak where `stored` is played, and both players are there.
    pub(super) fn is_whole(&self, stored: &StoredTable) -> anyhow::Result<bool> {
        if self.told(Question::IsClosed(stored.place.clone()))? {
            return Ok(false);
        }
        for seat in Seat::BOTH {
            if self.told(Question::Lacks(stored.place.clone(), stored.seats[seat].account.clone()))? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
