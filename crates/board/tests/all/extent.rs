//! How much each test tries.

/// Returns the first number, or the second where `KAFENIO_TEST_LONG` is set, as in `.ci/run`. The short form shows the same
/// with fewer people, games or lines.
pub fn extent([short, long]: [usize; 2]) -> usize {
    if std::env::var_os("KAFENIO_TEST_LONG").is_some() { long } else { short }
}
