//! `/about`: says what the bot is, and its version.

use crate::chat::Reply;
use crate::manager::request::Request;
use crate::speech::Arg;

pub(in crate::manager) fn run(request: &Request<'_>) -> Vec<Reply> {
    request.say("done-about", &[("version", Arg::Text(env!("CARGO_PKG_VERSION")))])
}
