// Limits on external input. Any input must be accepted or refused within two seconds and 300 MB.
#pragma once

#include <cstddef>

namespace twoturns::platform::limits {

/// The largest file that is read as a whole. The largest board takes 130 KB as text, and the record of a long evening
/// less than 1 MiB. A larger file would take too long to parse.
inline constexpr std::size_t file_bytes = std::size_t{16} << 20U;

/// The most entries of a folder that are listed. More entries would take long to sort, and nobody looks through them.
inline constexpr std::size_t folder_entries = 100'000;

/// The limits for the sides of a window and of a screenshot. The largest screenshot takes 130 MB and two seconds,
/// mostly for its PNG file.
inline constexpr int least_width = 160;
inline constexpr int least_height = 120;
inline constexpr int most_width = 3840;
inline constexpr int most_height = 2160;

} // namespace twoturns::platform::limits
