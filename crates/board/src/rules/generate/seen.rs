//! The set of positions that have been found.

use super::packed::Outcome;

/// An open-addressing hash table of indices into the list of outcomes.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Index plus one, or zero where a slot is free. The length is a power of two and at least twice the number of
    /// entries.
    slots: Vec<u32>,
    used: usize,
}

const FEWEST_SLOTS: usize = 256;

impl Seen {
    pub fn clear(&mut self) {
        // After one large doublet, small rolls need not clear the large table each time.
        self.slots.truncate(FEWEST_SLOTS);
        self.slots.fill(0);
        self.slots.resize(FEWEST_SLOTS, 0);
        self.used = 0;
    }

    /// Adds `outcome` to `found` unless its position is there already, and returns the index of the position.
    pub fn insert(&mut self, found: &mut Vec<Outcome>, outcome: Outcome) -> usize {
        if self.used * 2 >= self.slots.len() {
            self.grow(found);
        }
        let mut slot = self.slot(&outcome);
        loop {
            match self.slots[slot] as usize {
                0 => {
                    found.push(outcome);
                    self.slots[slot] = found.len() as u32;
                    self.used += 1;
                    return found.len() - 1;
                }
                entry if found[entry - 1].same_position(&outcome) => return entry - 1,
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }

    /// Replaces the entries by those of `found`, whose positions are distinct.
    pub fn refill(&mut self, found: &[Outcome]) {
        let size = (found.len() * 4).next_power_of_two().max(FEWEST_SLOTS);
        self.slots.clear();
        self.slots.resize(size, 0);
        self.used = found.len();
        for (index, outcome) in found.iter().enumerate() {
            let mut slot = self.slot(outcome);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = index as u32 + 1;
        }
    }

    fn grow(&mut self, found: &[Outcome]) {
        // `found` may begin with outcomes that were never inserted; inserting them as well does no harm.
        self.refill(found);
    }

    fn slot(&self, outcome: &Outcome) -> usize {
        (outcome.hash() >> 32) as usize & (self.slots.len() - 1)
    }
}
