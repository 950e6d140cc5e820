//! `/cube`: says who may double, to what, and what a win counts.

use crate::command::Target;
use crate::manager::request::Request;
use crate::manager::select::select_to_view;
use crate::manager::stop::Answer;
use crate::speech;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target) -> Answer {
    let stored = select_to_view(request, target).await?;
    let seat = stored.seat(&request.message.author.account);
    let text = speech::cube(&request.view(&stored), seat);
    Ok(request.reply(request.of_table(&stored, text)))
}
