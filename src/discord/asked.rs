//! The questions that are being answered and take long, so that somebody who clicks again and again gets one answer.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use serenity::all::InteractionId;

use crate::chat::{Account, Message};
use crate::command::{ParsedCommand, Target, parse, spec_of};

/// Who has asked what.
type Question = (Account, String);

/// The questions that are being answered, and the interactions that have asked them.
#[derive(Clone, Default)]
pub(super) struct Asked(Arc<Mutex<HashMap<Question, InteractionId>>>);

/// A question that is being answered, until this is dropped.
pub(super) struct Answering {
    asked: Asked,
    question: Question,
}

impl Asked {
    /// Begins to answer the `question` of an interaction; `None` if another one has asked it already. An interaction that arrives
    /// again gets the same answer.
    pub(super) fn begin(&self, question: Question, interaction: InteractionId) -> Option<Answering> {
        let mut asked = self.0.lock();
        let first = asked.entry(question.clone()).or_insert(interaction);
        (*first == interaction).then(|| Answering { asked: self.clone(), question })
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.asked.0.lock().remove(&self.question);
    }
}

/// Returns the question in `message` if its answer may take long, because the engine thinks or many boards are drawn, and is for its
/// author alone. It is the same whatever turn the clicked message shows.
pub(super) fn slow_question(message: &Message) -> Option<Question> {
    let ParsedCommand { command, target } = parse(&message.text, &message.mentions).ok()?;
    let is_slow = spec_of(command.kind()).is_slow();
    let asked = ParsedCommand { command, target: Target { turn: None, ..target } };
    is_slow.then(|| (message.author.account.clone(), format!("{} {asked}", message.place.id)))
}
