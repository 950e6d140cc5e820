//! Floor 3. One table of commands drives grammar, help, parser and Discord's command list.

mod table;

pub use table::{Kind, Opt, Spec, TABLE};
