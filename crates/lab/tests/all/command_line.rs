//! The command line.

use clap::Parser as _;
use kafenio_lab::CommandLine;

#[test]
fn commands_in_the_docs_parse() {
    let pages = [
        include_str!("../../../../docs/dev/training.md"),
        include_str!("../../../../docs/dev/puzzles-and-openings.md"),
        include_str!("../../../../docs/dev/strength.md"),
    ];
    let blocks =
        pages.iter().flat_map(|page| page.split("```sh\n").skip(1)).filter_map(|rest| rest.split("```").next());
    let commands: Vec<&str> = blocks.flat_map(str::lines).filter(|line| line.starts_with("kafenio-lab ")).collect();
    assert!(commands.len() > 8, "{commands:?}");
    for command in commands {
        let parsed = CommandLine::try_parse_from(command.split_whitespace());
        assert!(parsed.is_ok(), "{command}: {}", parsed.unwrap_err());
    }
}
