//! Networks as files: one line of JSON that describes them, then the weights, row by row. A row is one byte, the exponent of two
//! by which its numbers are multiplied, and then the numbers, 16 bits each.

use std::str::FromStr as _;

use kafenio_board::rules::Variant;
use serde::{Deserialize, Serialize};

use super::network::{Network, SIZES};
use super::outputs::output_count;
use super::pruner::{Pruner, UNITS};
use super::weights::Weights;

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
        units => Pruner::row_count(variant) * size_of_row(units) + outputs * size_of_row(units + 1),
    };
    let expected = rows * size_of_row(hidden) + outputs * size_of_row(hidden + 1) + of_pruner;
    if bytes.len() != expected {
        return Err(NetworkError::Length { found: bytes.len(), expected });
    }
    let found = checksum(bytes);
    if found != header.checksum {
        return Err(NetworkError::Checksum { found, expected: header.checksum });
    }
    let mut rest = bytes;
    let weights = read_weights(&mut rest, rows, outputs, hidden);
    let pruner = (header.pruner > 0).then(|| read_weights(&mut rest, Pruner::row_count(variant), outputs, UNITS));
    if !weights.is_finite() || !pruner.as_ref().is_none_or(Weights::is_finite) {
        return Err(NetworkError::NotANumber);
    }
    let checksum = header.checksum;
    Ok((header, Network { variant, hidden, weights, pruner, checksum }))
}

/// Returns the file of `network`, which learned from `games` games of the series `seed` until the moment `trained_at`, in
/// seconds since 1970.
pub fn write(network: &Network, seed: u64, games: u64, trained_at: i64) -> Vec<u8> {
    let mut weights = Vec::new();
    write_weights(&mut weights, &network.weights, network.hidden);
    if let Some(pruner) = &network.pruner {
        write_weights(&mut weights, pruner, UNITS);
    }
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

/// Returns how many bytes a row of `numbers` numbers takes.
fn size_of_row(numbers: usize) -> usize {
    1 + 2 * numbers
}

/// Takes so many rows and outputs of `units` weights from the front of `rest`, which is long enough.
fn read_weights<const N: usize>(rest: &mut &[u8], rows: usize, outputs: usize, units: usize) -> Weights<N> {
    let weights = |row: &mut dyn Iterator<Item = f32>| {
        std::array::from_fn(|unit| if unit < units { row.next().unwrap_or_default() } else { 0.0 })
    };
    Weights {
        rows: (0..rows).map(|_| weights(&mut read_row(rest, units))).collect(),
        outputs: (0..outputs)
            .map(|_| {
                let mut row = read_row(rest, units + 1);
                (weights(&mut row), row.next().unwrap_or_default())
            })
            .collect(),
    }
}

fn read_row<'a>(rest: &mut &'a [u8], numbers: usize) -> impl Iterator<Item = f32> + use<'a> {
    let (row, after) = rest.split_at(size_of_row(numbers));
    *rest = after;
    let unit = 2_f32.powi(i32::from(row[0].cast_signed()));
    row[1..].as_chunks::<2>().0.iter().map(move |two| unit * f32::from(i16::from_le_bytes(*two)))
}

fn write_weights<const N: usize>(file: &mut Vec<u8>, weights: &Weights<N>, units: usize) {
    weights.rows.iter().for_each(|row| write_row(file, &row[..units]));
    for (row, bias) in &weights.outputs {
        write_row(file, &[&row[..units], &[*bias]].concat());
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the unit is chosen so that the numbers fit")]
fn write_row(file: &mut Vec<u8>, row: &[f32]) {
    let largest = row.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
    let exponent = (largest / f32::from(i16::MAX)).log2().ceil().clamp(-100.0, 100.0) as i8;
    let unit = 2_f32.powi(i32::from(exponent));
    file.extend(exponent.to_le_bytes());
    file.extend(row.iter().flat_map(|number| ((number / unit).round() as i16).to_le_bytes()));
}

fn checksum(weights: &[u8]) -> u32 {
    zlib_rs::crc32::crc32(0, weights)
}
