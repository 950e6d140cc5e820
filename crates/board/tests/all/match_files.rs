//! Match files: what other programs and we ourselves write is read, and what we write is read by others.

mod hostile;
mod imports;
mod mutated;
mod random_match;
mod round_trip;
mod written;
