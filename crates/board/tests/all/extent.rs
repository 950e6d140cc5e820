//! How much a test tries.

/// Returns `short`, or `long` where `KAFENIO_TEST_LONG` is set, as in `.ci/run`. The short form shows the same with fewer
/// people, games or lines.
pub fn extent(short: usize, long: usize) -> usize {
    if std::env::var_os("KAFENIO_TEST_LONG").is_some() { long } else { short }
}
