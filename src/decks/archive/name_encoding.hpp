// Decodes file names in archives that use a national code page without naming it.
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

/// Returns the likely code page of names. At least one of the names must not be valid UTF-8.
[[nodiscard]] CodePage likely_code_page(const std::vector<std::string>& names);

/// Returns the name as UTF-8; nullopt if the name is invalid in this code page or the system does not support the page.
[[nodiscard]] std::optional<std::string> decoded_name(const std::string& name, CodePage page);

} // namespace twoturns::decks
