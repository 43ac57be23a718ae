// Compares texts by their appearance.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Returns the same text for all texts that look the same: composes letters with their marks (normal form C), makes all
/// blanks alike and removes invisible characters, except joiners within emoji and in scripts that they affect.
[[nodiscard]] std::string as_seen(std::string_view text);

} // namespace twoturns::decks
