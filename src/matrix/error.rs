//! SDK errors: shortened for the log, and classified for the outbox.

use std::error::Error;
use std::iter::successors;
use std::time::Duration;

use anyhow::anyhow;
use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};

use crate::manager::DeliveryError;

/// The longest URL that is shown in full, in characters.
const MAX_URL_LENGTH: usize = 80;
/// The wait for a homeserver that limits the bot without naming a delay.
const DEFAULT_RATE_LIMIT_DELAY: Duration = Duration::from_secs(5);

/// Returns `error` with its causes. Long URLs are cut, because sync URLs contain whole filters and tokens.
pub(super) fn summary(error: &dyn Error) -> String {
    let causes: Vec<String> = successors(Some(error), cause).map(ToString::to_string).collect();
    cut_urls(&causes.join(": "))
}

fn cause<'e>(error: &&'e dyn Error) -> Option<&'e dyn Error> {
    let error: &'e dyn Error = *error;
    error.source().map(|cause| cause as &dyn Error)
}

fn cut_urls(text: &str) -> String {
    let words = text.split_inclusive(' ').map(|word| {
        let bare = word.trim_end();
        let start: String = bare.chars().take(MAX_URL_LENGTH).collect();
        if bare.contains("://") && start.len() < bare.len() {
            let end = bare.rsplit(|c| !matches!(c, ')' | ':' | ',' | '.')).next().unwrap_or_default();
            format!("{start}...{end}{}", &word[bare.len()..])
        } else {
            word.to_owned()
        }
    });
    words.collect()
}

/// Classifies `error` by whether another attempt can help.
#[expect(clippy::needless_pass_by_value, reason = "callers pass it to `map_err`")]
pub(super) fn to_delivery_error(error: matrix_sdk::Error) -> DeliveryError {
    let kind = error.client_api_error_kind().cloned();
    let has_left = matches!(error, matrix_sdk::Error::WrongRoomState(_));
    let cause = anyhow!(summary(&error));
    match kind {
        Some(ErrorKind::Forbidden) => DeliveryError::Closed { cause },
        Some(
            ErrorKind::NotFound
            | ErrorKind::TooLarge
            | ErrorKind::BadJson
            | ErrorKind::InvalidParam
            | ErrorKind::DuplicateAnnotation,
        ) => DeliveryError::Never { cause },
        Some(ErrorKind::LimitExceeded(limit)) => match limit.retry_after {
            Some(RetryAfter::Delay(delay)) => DeliveryError::Later { cause, after: Some(delay) },
            _ => DeliveryError::Later { cause, after: Some(DEFAULT_RATE_LIMIT_DELAY) },
        },
        _ if has_left => DeliveryError::Closed { cause },
        _ => DeliveryError::Later { cause, after: None },
    }
}

#[cfg(test)]
mod tests {
    use super::cut_urls;

    #[test]
    fn only_long_urls_are_cut() {
        let path = "x".repeat(400);
        let cut = cut_urls(&format!("error sending request for url (http://localhost:8008/{path}): timed out {path}"));
        assert!(cut.starts_with("error sending request for url (http://localhost:8008/xxx"), "{cut}");
        assert!(cut.ends_with(&format!("...): timed out {path}")), "{cut}");
        assert!(cut.len() < 560, "{cut}");
        assert_eq!(cut_urls("see https://matrix.org or not"), "see https://matrix.org or not");
    }
}
