// Names of files in archives of programs that wrote them in a code page of their country, and did not say which.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace twoturns::decks {

enum class CodePage : unsigned {
    western = 437, ///< what the format says
    cyrillic = 866,
    japanese = 932,
    chinese = 936,
};

/// The likely one of names of which one at least is no UTF-8.
[[nodiscard]] CodePage likely_code_page(const std::vector<std::string>& names);

/// The name as UTF-8; nothing where it is not of that code page, or the system does not know it.
[[nodiscard]] std::optional<std::string> decoded_name(const std::string& name, CodePage page);

} // namespace twoturns::decks
