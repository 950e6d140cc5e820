//! The database: both kinds, damage, maintenance.

pub mod admin;
mod check;
pub mod damage;
pub mod delivery_status;
mod growth;
mod openings;
mod operator;
pub mod postgres;
pub mod prune;
mod ratings;
