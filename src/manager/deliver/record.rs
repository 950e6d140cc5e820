//! Records how an attempt to deliver ended, and suspends games whose players cannot be reached.

use std::time::Duration;

use crate::chat::Place;
use crate::manager::Manager;
use crate::manager::lifecycle::suspend::suspend_after;
use crate::manager::lifecycle::threads::move_into_thread;
use crate::manager::platform::channel::{Channel, DeliveryError, Membership};
use crate::store::{Delivery, DeliveryOutcome, PostKind};

/// Records how an attempt ended. An error holds the reason to try again, and how long the platform asks the bot to
/// wait.
pub(super) async fn record<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
    attempted: Result<Option<String>, DeliveryError>,
) -> Result<(), (anyhow::Error, Duration)> {
    let row = delivery.id;
    let place = &delivery.post.place;
    let (outcome, is_closed) = match attempted {
        Ok(message) => (DeliveryOutcome::Sent(message), false),
        Err(DeliveryError::Later { cause, after }) => return Err((cause, after.unwrap_or_default())),
        Err(DeliveryError::Never { cause }) => {
            tracing::warn!(row, place = %place.id, "delivery failed for good: {cause:#}");
            (DeliveryOutcome::Undeliverable, false)
        }
        Err(DeliveryError::Closed { cause }) => {
            tracing::warn!(row, place = %place.id, "delivery failed for good, the place is closed: {cause:#}");
            (DeliveryOutcome::Undeliverable, true)
        }
    };
    let pinged = delivery.post.ping.as_ref();
    let pinged = pinged.filter(|_| {
        matches!((&outcome, delivery.kind), (DeliveryOutcome::Sent(_), PostKind::New)) && !place.is_direct()
    });
    let missing = match pinged {
        Some(pinged) => Some((pinged, channel.membership(place, pinged).await)),
        None => None,
    };
    let missing = missing.filter(|(_, membership)| *membership != Membership::Joined);
    let recorded = if let PostKind::OpenThread { .. } = delivery.kind {
        let opened = if let DeliveryOutcome::Sent(id) = &outcome { id.clone() } else { None };
        move_into_thread(manager, delivery, opened.map(|id| Place { id, ..place.clone() }).as_ref()).await
    } else if is_closed && delivery.kind == PostKind::ArchiveThread {
        manager.store.settle(row, &outcome, manager.clock.now()).await
    } else if is_closed || missing.is_some() {
        suspend_after(manager, delivery, &outcome, missing).await
    } else {
        manager.store.settle(row, &outcome, manager.clock.now()).await
    };
    recorded.map_err(|cause| (cause, Duration::ZERO))
}
