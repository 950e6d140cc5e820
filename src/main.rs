//! The program. All of it is in the library, which the tests use too: generic code in this file would be compiled twice.

use std::process::ExitCode;

fn main() -> ExitCode {
    kafenio::program::run()
}
