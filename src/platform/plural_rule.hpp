// A language's rule for plural forms: the Plural-Forms header of a catalogue, as gettext defines it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace twoturns::platform {

/// The maximum length of a header; the longest header of any language has half of this length.
inline constexpr std::size_t most_plural_bytes = 512;

class PluralRule {
public:
    /// Creates the rule of English.
    PluralRule() = default;

    /// Parses a header such as "nplurals=2; plural=(n != 1);", with the operators of C. Returns nullopt if it is
    /// malformed or too long.
    static std::optional<PluralRule> parse(std::string_view header);

    /// Returns the number of forms, at least 1.
    [[nodiscard]] std::size_t forms() const { return forms_; }
    /// Returns the form for the number n, less than forms(). Cost: reads the header.
    [[nodiscard]] std::size_t form(unsigned long n) const;

private:
    std::size_t forms_ = 2;
    std::string expression_ = "n != 1";
};

} // namespace twoturns::platform
