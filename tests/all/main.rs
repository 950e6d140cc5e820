//! All integration tests in one binary.

mod picture_goldens;
mod picture_names;
mod picture_scenes;
