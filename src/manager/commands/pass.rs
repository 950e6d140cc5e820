//! `/pass`: drops a double that is offered. Otherwise explains why nobody needs to pass.

use kafenio_board::table::{self, Action};

use super::take;
use crate::command::Target;
use crate::manager::request::Request;
use crate::manager::select::select;
use crate::manager::stop::{Answer, Stop};
use crate::speech;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target, is_sure: bool) -> Answer {
    let found = select(request, target, &Action::Drop).await?;
    if Action::Drop.is_allowed(&found.stored.table, found.seat) {
        return take::answer_at(request, target, found, table::CubeAnswer::Drop, is_sure).await;
    }
    let now = speech::status(&request.view(&found.stored), Some(found.seat));
    Err(Stop::Refused(request.reply(request.text("refused-pass", &[]).then(" ", now))))
}
