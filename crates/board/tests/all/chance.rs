//! Seeded random numbers for tests.

use kafenio_board::rules::Roll;

/// A small seeded generator (`SplitMix64`) that returns the same numbers on every machine.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    pub fn roll(&mut self) -> Roll {
        Roll::new(self.below(6) as u8 + 1, self.below(6) as u8 + 1).expect("dice show 1 to 6")
    }
}
