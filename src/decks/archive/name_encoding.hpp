// Decodes file names in archives whose program used an unnamed national code page.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace twoturns::decks {

enum class CodePage : unsigned {
    western = 437, ///< the default of the zip format
    cyrillic = 866,
    japanese = 932,
    chinese = 936,
};

/// Returns the likely code page of names, at least one of them not UTF-8.
[[nodiscard]] CodePage likely_code_page(const std::vector<std::string>& names);

/// Returns the name as UTF-8; nullopt if it is not valid in this code page, or the system does not support it.
[[nodiscard]] std::optional<std::string> decoded_name(const std::string& name, CodePage page);

} // namespace twoturns::decks
