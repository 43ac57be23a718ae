// Compares texts by their look.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Returns the same text for texts that look the same: letters composed with their marks (normal form C), all blanks
/// alike, and invisible characters removed, except joiners within emoji and scripts they affect.
[[nodiscard]] std::string as_seen(std::string_view text);

} // namespace twoturns::decks
