// How much is taken from outside at the most. Whatever comes must be taken or refused within two seconds and 300 MB.
#pragma once

#include <cstddef>

namespace twoturns::platform::limits {

/// A file that is read whole. The largest board takes 130 KB as text and the record of a long evening less than one
/// MiB; more than this would take its readers longer than anybody waits.
inline constexpr std::size_t file_bytes = std::size_t{16} << 20U;

/// The entries of a folder that is listed: more would take a while to sort, and nobody looks through them.
inline constexpr std::size_t folder_entries = 100'000;

/// The sides of a window and of a screenshot. A screenshot of the largest takes 130 MB, and two seconds that are mostly
/// spent on its PNG file.
inline constexpr int least_width = 160;
inline constexpr int least_height = 120;
inline constexpr int most_width = 3840;
inline constexpr int most_height = 2160;

} // namespace twoturns::platform::limits
