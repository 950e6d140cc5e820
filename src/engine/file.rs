//! Networks as files: one line of JSON that describes them, then the weights.

use std::str::FromStr as _;

use serde::{Deserialize, Serialize};

use super::network::{Network, SIZES, Weights};
use super::outputs::output_count;
use super::pruner::{Pruner, UNITS};
use crate::rules::Variant;

/// The version of the inputs. A network whose inputs mean something else is of no use.
const INPUTS: u32 = 2;

/// The first line of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    pub game: String,
    /// The version of the inputs.
    pub inputs: u32,
    pub hidden: usize,
    /// The number of hidden units of the network that prunes searches; 0 if there is none.
    #[serde(default)]
    pub pruner: usize,
    /// The number of games that the network has learned from.
    pub games: u64,
    /// The seed of its training.
    pub seed: u64,
    /// When its training ended, in seconds since 1970.
    pub trained_at: i64,
    /// The checksum of the weights (CRC-32).
    pub checksum: u32,
}

/// Why a network cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    #[error("it has no header: {0}")]
    Header(serde_json::Error),
    #[error("it is for {found}, expected {expected}")]
    Game { found: String, expected: &'static str },
    #[error(
        "it was trained for other inputs (version {found}, expected {INPUTS}) or has a size that is not known ({hidden} hidden units, expected {expected})"
    )]
    Inputs { found: u32, hidden: usize, expected: String },
    #[error("it has {found} units that prune, expected 0 or {UNITS}")]
    Pruner { found: usize },
    #[error("it has {found} bytes of weights, expected {expected}")]
    Length { found: usize, expected: usize },
    #[error("its weights are damaged: the checksum is {found:08x}, expected {expected:08x}")]
    Checksum { found: u32, expected: u32 },
    #[error("its weights are not all numbers")]
    NotANumber,
}

/// Reads the network of `variant` from the bytes of a file.
///
/// # Errors
/// Returns an error if the file is damaged, or is not for this game or this version.
pub fn read(variant: Variant, bytes: &[u8]) -> Result<(Header, Network), NetworkError> {
    let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len());
    let (line, bytes) = bytes.split_at(end);
    let header: Header = serde_json::from_slice(line).map_err(NetworkError::Header)?;
    let bytes = bytes.strip_prefix(b"\n").unwrap_or(bytes);
    if Variant::from_str(&header.game) != Ok(variant) {
        return Err(NetworkError::Game { found: header.game, expected: variant.key() });
    }
    let hidden = header.hidden;
    if header.inputs != INPUTS || !SIZES.contains(&hidden) {
        let expected = SIZES.map(|size| size.to_string()).join(" or ");
        return Err(NetworkError::Inputs { found: header.inputs, hidden, expected });
    }
    if ![0, UNITS].contains(&header.pruner) {
        return Err(NetworkError::Pruner { found: header.pruner });
    }
    let [rows, outputs] = [Network::row_count(variant), output_count(variant)];
    let of_pruner = match header.pruner {
        0 => 0,
        units => Pruner::row_count(variant) * units + outputs * (units + 1),
    };
    let expected = 4 * (rows * hidden + outputs * (hidden + 1) + of_pruner);
    if bytes.len() != expected {
        return Err(NetworkError::Length { found: bytes.len(), expected });
    }
    let found = checksum(bytes);
    if found != header.checksum {
        return Err(NetworkError::Checksum { found, expected: header.checksum });
    }
    let mut weights = bytes.as_chunks::<4>().0.iter().map(|four| f32::from_le_bytes(*four));
    if !weights.clone().all(f32::is_finite) {
        return Err(NetworkError::NotANumber);
    }
    // The length is checked, so that no weight is missing.
    let mut next = || weights.next().unwrap_or_default();
    let row = |next: &mut dyn FnMut() -> f32| std::array::from_fn(|unit| if unit < hidden { next() } else { 0.0 });
    let rows = (0..rows).map(|_| row(&mut next)).collect();
    let layer = (0..outputs).map(|_| (row(&mut next), next())).collect();
    let pruner = (header.pruner > 0).then(|| {
        let units = |next: &mut dyn FnMut() -> f32| std::array::from_fn(|_| next());
        let rows = (0..Pruner::row_count(variant)).map(|_| units(&mut next)).collect();
        Pruner { rows, outputs: (0..outputs).map(|_| (units(&mut next), next())).collect() }
    });
    let checksum = header.checksum;
    Ok((header, Network { variant, hidden, weights: Weights { rows, outputs: layer }, pruner, checksum }))
}

/// Returns the file of `network`, which learned from `games` games of the series `seed` until the moment `trained_at`, in
/// seconds since 1970.
pub fn write(network: &Network, seed: u64, games: u64, trained_at: i64) -> Vec<u8> {
    let hidden = network.weights.rows.iter().flat_map(|row| &row[..network.hidden]);
    let outputs =
        network.weights.outputs.iter().flat_map(|(weights, bias)| weights[..network.hidden].iter().chain([bias]));
    let of_pruner = network.pruner.iter().flat_map(|pruner| {
        let outputs = pruner.outputs.iter().flat_map(|(weights, bias)| weights.iter().chain([bias]));
        pruner.rows.iter().flatten().chain(outputs)
    });
    let weights: Vec<u8> = hidden.chain(outputs).chain(of_pruner).flat_map(|weight| weight.to_le_bytes()).collect();
    let header = Header {
        game: network.variant.key().to_owned(),
        inputs: INPUTS,
        hidden: network.hidden,
        pruner: network.pruner.as_ref().map_or(0, |_| UNITS),
        games,
        seed,
        trained_at,
        checksum: checksum(&weights),
    };
    // A header of text and numbers is always JSON.
    let mut file = serde_json::to_vec(&header).unwrap_or_default();
    file.push(b'\n');
    file.extend(weights);
    file
}

fn checksum(weights: &[u8]) -> u32 {
    zlib_rs::crc32::crc32(0, weights)
}
