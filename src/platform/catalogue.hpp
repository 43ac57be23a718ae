// A translation in msgfmt's .mo format: maps English sentences to their translations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/plural_rule.hpp"
#include "twoturns/result.hpp"

namespace twoturns::platform {

/// Larger files are refused; the largest catalogue of this game has a fiftieth of this size.
inline constexpr std::size_t most_catalogue_bytes = std::size_t{1} << 20U;

class Catalogue {
public:
    /// Makes a catalogue without sentences.
    Catalogue() = default;

    /// Parses a .mo file of either byte order. Checks once all that find() relies on: every offset is inside the file,
    /// the sentences are sorted, all text is UTF-8, and each sentence with a plural has as many forms as its language
    /// needs. The error message is in English only, because there is no translation for it. Cost: reads every byte.
    static Result<Catalogue> parse(std::string bytes);

    /// Returns the translation of a sentence, or of `context\4word`; nullopt if there is none. For a sentence with a
    /// plural, returns the first form. Valid as long as the catalogue. Cost: a binary search.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view sentence) const;
    /// Returns the plural form for the number n.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view sentence, unsigned long n) const;

private:
    /// A range of bytes: offsets rather than views, so that a catalogue can be moved.
    struct Part {
        std::size_t start = 0;
        std::size_t size = 0;
    };
    struct Entry {
        Part sentence; ///< without its plural
        Part forms;    ///< separated by NUL
        bool counts = false;
    };

    [[nodiscard]] std::string_view text(Part part) const {
        return std::string_view{bytes_}.substr(part.start, part.size);
    }
    [[nodiscard]] const Entry* entry_of(std::string_view sentence) const;
    Result<void> read_entries();
    Result<void> read_plural();

    std::string bytes_;
    std::vector<Entry> entries_; ///< sorted by sentence
    PluralRule plural_;          ///< the rule of English if the header has none
};

} // namespace twoturns::platform
