//! Whether the store works: the log says when it stops working and when it works again, once each.

use tokio::time::Instant;

use crate::store::{causes, is_write_conflict};

/// Since when attempts to use the store have failed, if they do.
#[derive(Default)]
pub(super) struct StoreState {
    failing_since: Option<Instant>,
}

impl StoreState {
    /// Records an attempt to use the database at `location`, and logs it if the one before went otherwise.
    pub(super) fn note(&mut self, location: &str, attempt: anyhow::Result<()>) {
        match (attempt, self.failing_since) {
            (Err(error), None) if is_write_conflict(&error) => {}
            (Err(error), None) => {
                self.failing_since = Some(Instant::now());
                tracing::error!(
                    "the database {location} does not work, trying again until it does: {}",
                    causes(&error)
                );
            }
            (Ok(()), Some(since)) => {
                self.failing_since = None;
                tracing::info!("the database {location} works again, after {} s", since.elapsed().as_secs());
            }
            (Ok(()), None) | (Err(_), Some(_)) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use anyhow::anyhow;

    use super::StoreState;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn failing_store_is_logged_once_and_so_is_its_recovery() {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
        tracing::subscriber::with_default(subscriber, || {
            let mut state = StoreState::default();
            for works in [true, false, false, false, true, true, false] {
                state.note("sqlite:x", if works { Ok(()) } else { Err(anyhow!("the disk is full")) });
            }
        });
        let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        let lines: Vec<&str> = log.lines().collect();
        assert_eq!(lines.len(), 3, "{log}");
        for (line, expected) in lines.into_iter().zip([
            "the database sqlite:x does not work, trying again until it does: the disk is full",
            "the database sqlite:x works again, after 0 s",
            "the database sqlite:x does not work",
        ]) {
            assert!(line.contains(expected), "{log}");
        }
    }
}
