// A translation as msgfmt writes it, a .mo file: English sentences and what stands for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::platform {

/// A file of more bytes is no translation of this game, whose largest has a fiftieth of it.
inline constexpr std::size_t most_catalogue_bytes = std::size_t{1} << 20U;

class Catalogue {
public:
    /// One without a sentence.
    Catalogue() = default;

    /// Takes the bytes of a .mo file, of either byte order. All that find() relies on is looked at here, once:
    /// every place lies within the bytes, the sentences are in order, all is UTF-8, and each sentence with a
    /// number has as many forms as its language. The message says what is wrong, in English alone, as there is
    /// then no translation to say it with. Costs a look at every byte.
    static Result<Catalogue> parse(std::string bytes);

    /// What stands for a sentence, or for `context\4word`; nothing where it is not translated. The first form of
    /// a sentence with a number. Lives as long as the catalogue. Costs a binary search.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view sentence) const;
    /// The form for the number n.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view sentence, unsigned long n) const;

private:
    /// How a language chooses among the forms of a sentence with a number.
    enum class Plural : std::uint8_t {
        one_form,
        first_for_one,
        first_up_to_one
    };
    struct Rule {
        std::string_view text; ///< as a translation's head says it, without blanks and parentheses
        Plural plural;
        std::ptrdiff_t forms;
    };
    static const std::array<Rule, 4> rules;

    /// A part of the bytes: places, not views, so that a catalogue can be moved.
    struct Part {
        std::size_t start = 0;
        std::size_t size = 0;
    };
    struct Entry {
        Part sentence; ///< without its plural
        Part forms;    ///< two are parted by a NUL
        bool counts = false;
    };

    [[nodiscard]] std::string_view text(Part part) const {
        return std::string_view{bytes_}.substr(part.start, part.size);
    }
    [[nodiscard]] const Entry* entry_of(std::string_view sentence) const;
    std::optional<Message> read_entries();
    std::optional<Message> read_plural();

    std::string bytes_;
    std::vector<Entry> entries_; ///< by sentence
    Plural plural_ = Plural::first_for_one;
};

} // namespace twoturns::platform
