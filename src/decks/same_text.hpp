// When two texts are the same to the eye.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// The same for texts that look the same: letters with their marks as one sign (normal form C), all blanks as
/// one kind, and nothing that is not seen, but for joiners within emoji and scripts that are changed by them.
[[nodiscard]] std::string as_seen(std::string_view text);

} // namespace twoturns::decks
