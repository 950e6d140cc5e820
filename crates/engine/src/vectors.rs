//! The arithmetic of networks, for the vectors of the processor.

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use pulp::{Simd, WithSimd};

/// Does `work` with the processor's widest vectors, up to 256 bits on x86. As nothing is fused or reordered, the results
/// are the same with any of them.
///
/// Its `with_simd` must be `#[inline(always)]`. A closure would work too, but the compiler rarely inlines it.
pub(super) fn vectorised<W: WithSimd>(work: W) -> W::Output {
    pulp::Arch::new().dispatch(work)
}

/// Adds `by` times `row` to `sums`, as far as the shorter one goes. Its length is a multiple of 8.
#[inline(always)]
pub(super) fn add<S: Simd>(simd: S, sums: &mut [f32], row: &[f32], by: f32) {
    let by = simd.splat_f32s(by);
    for (sum, weight) in S::as_mut_simd_f32s(sums).0.iter_mut().zip(S::as_simd_f32s(row).0) {
        *sum = simd.add_f32s(*sum, simd.mul_f32s(by, *weight));
    }
}

/// Returns the sum of the products of two rows, as far as the shorter one goes. Its length is a multiple of 8.
#[inline(always)]
pub(super) fn dot<S: Simd>(simd: S, a: &[f32], b: &[f32]) -> f32 {
    // Eight partial sums with any vectors of up to eight numbers, so that the result is the same. Wider ones are not used:
    // Cargo.toml leaves out the feature `x86-v4` of pulp.
    let mut sums = [0.0_f32; 8];
    let partial = S::as_mut_simd_f32s(&mut sums).0;
    let a = S::as_simd_f32s(a).0;
    let b = S::as_simd_f32s(b).0;
    for (a, b) in a.chunks_exact(partial.len()).zip(b.chunks_exact(partial.len())) {
        for (sum, (a, b)) in partial.iter_mut().zip(a.iter().zip(b)) {
            *sum = simd.add_f32s(*sum, simd.mul_f32s(*a, *b));
        }
    }
    sums.iter().sum()
}

/// Replaces each sum of the inputs of a hidden unit by what the unit passes on, from -1 to 1.
#[inline(always)]
pub(super) fn activate<S: Simd>(simd: S, sums: &mut [f32]) {
    let one = simd.splat_f32s(1.0);
    // `abs_f32s` is not always inlined, and so takes three calls.
    let without_sign = simd.splat_f32s(f32::from_bits(!(1 << 31)));
    for sum in S::as_mut_simd_f32s(sums).0 {
        *sum = simd.div_f32s(*sum, simd.add_f32s(one, simd.and_f32s(without_sign, *sum)));
    }
}
