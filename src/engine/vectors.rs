//! The arithmetic of networks, for the vectors of the processor.

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use pulp::WithSimd;

/// Does `work` with the processor's widest vectors, up to 256 bits on x86. As nothing is fused or reordered, the results
/// are the same with any of them.
///
/// Its `with_simd` must be `#[inline(always)]`. A closure would work too, but the compiler rarely inlines it.
pub(super) fn vectorised<W: WithSimd>(work: W) -> W::Output {
    pulp::Arch::new().dispatch(work)
}

/// Adds `by` times `row` to `sums`.
#[inline(always)]
pub(super) fn add(sums: &mut [f32], row: &[f32], by: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += by * weight;
    }
}

/// Returns the sum of the products of two rows, whose lengths are multiples of 8.
#[inline(always)]
pub(super) fn dot(a: &[f32], b: &[f32]) -> f32 {
    // Eight partial sums let the compiler use vectors.
    let mut sums = [0.0_f32; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}
