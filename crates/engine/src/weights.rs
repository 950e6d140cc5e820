//! The weights of networks.

/// The weights of a network with at most `UNITS` hidden units, or one number for each of them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Weights<const UNITS: usize> {
    /// One row for each raw input, then one for each feature if the network sees them, then the bias.
    pub rows: Vec<[f32; UNITS]>,
    /// For each output its weights and its bias.
    pub outputs: Vec<([f32; UNITS], f32)>,
}

impl<const UNITS: usize> Weights<UNITS> {
    /// Returns whether no weight is infinite or not a number.
    pub fn is_finite(&self) -> bool {
        let outputs = self.outputs.iter().flat_map(|(weights, bias)| weights.iter().chain([bias]));
        self.rows.iter().flatten().chain(outputs).all(|weight| weight.is_finite())
    }
}
