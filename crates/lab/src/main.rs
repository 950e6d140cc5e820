//! Reads the command line and runs the command.

use std::process::ExitCode;

use clap::Parser as _;
use kafenio_lab::CommandLine;

fn main() -> ExitCode {
    match kafenio_lab::run(&CommandLine::parse()).map_err(anyhow::Error::downcast::<clap::Error>) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Ok(wrong_usage)) => wrong_usage.exit(),
        Err(Err(error)) => {
            eprintln!("kafenio-lab: {error:#}");
            ExitCode::FAILURE
        }
    }
}
