//! Plays as text: written in one canonical form, parsed as forgivingly as is safe.

mod explain;
mod parse;
mod segments;
mod walk;
mod write;
