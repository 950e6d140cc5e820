//! The program, all of which is in the library: generic code is compiled where it is used, so a second user would compile
//! it a second time.

use std::process::ExitCode;

fn main() -> ExitCode {
    kafenio::program::run()
}
