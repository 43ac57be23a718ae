// How loud a sound is, and how rough: a meter by ITU-R BS.1770-4 for stereo at 48 kHz, and what clicks.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace twoturns::test {

inline constexpr int meter_rate = 48'000;

// Samples are left and right in turn.

/// Returns the loudest 400 ms, in LUFS, from windows `hop` seconds apart, which may begin before the sound and end
/// after it. At least -120.
[[nodiscard]] double loudest(std::span<const float> stereo, double hop = .01);
/// Returns the loudness of the whole without its pauses (gated), in LUFS. At least -70.
[[nodiscard]] double integrated(std::span<const float> stereo);
/// Returns the peak between the samples, four times as dense, in dBTP. At least -240.
[[nodiscard]] double true_peak(std::span<const float> stereo);
/// Returns how far a sample is at most from the line through the two before it, with silence before and after.
[[nodiscard]] double largest_step(std::span<const float> stereo);
/// The same for a part of a longer sound: nothing is before or after it.
[[nodiscard]] double largest_step_within(std::span<const float> stereo);

} // namespace twoturns::test
