// A game as one word, which can be sent in a message or in the address of a page:
//
//     tg1.eNrLz0...
//     |   | its record (record.hpp), packed, in the letters of RFC 4648, section 5, which no address has to escape
//     the version of this form
//
// A game of 18x8 takes up to 800 letters, one of 30x16 up to 2,800.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/record.hpp"

namespace twoturns::game {

[[nodiscard]] std::string sent(const Record& record);

/// Finds the first such word in a text, of whatever version; nullopt if there is none.
[[nodiscard]] std::optional<std::string_view> sent_game_within(std::string_view text);

/// Returns the text of the record in such a word. The error says that the word is of a later version, or that a part of
/// it is missing or changed. Does not check the record.
Result<std::string> received(std::string_view word);

} // namespace twoturns::game
