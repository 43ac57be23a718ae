#include "platform/catalogue.hpp"

#include <algorithm>
#include <utility>

#include "twoturns/notation.hpp"

namespace twoturns::platform {
namespace {

// The file header: a magic number that tells the byte order, the version, the number of sentences, and the offsets of
// the tables of sentences and translations. A hash table may follow; binary search does not need it.
constexpr std::uint32_t magic = 0x950412DE;
constexpr std::size_t head_size = 20;
constexpr std::size_t row_size = 8; // of a table: the length and offset of a text

/// Reads the numbers of a file in its byte order.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] bool find_order() {
        big_endian_ = false;
        if (at(0) == magic) return true;
        big_endian_ = true;
        return at(0) == magic;
    }
    /// Returns the 32-bit number at offset `place`, which must be inside the file.
    [[nodiscard]] std::uint32_t at(std::size_t place) const {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto byte = static_cast<unsigned char>(bytes_[place + (big_endian_ ? i : 3 - i)]);
            number = number << 8U | byte;
        }
        return number;
    }

private:
    std::string_view bytes_;
    bool big_endian_ = false;
};

Message wrong(const char* why) { return {why, {}}; }
Message cut_short() { return wrong("it is damaged or cut short"); }

/// Returns the value of `name: ` in the header of a translation; empty if there is none.
std::string_view field(std::string_view head, std::string_view name) {
    const std::size_t start = head.find(name);
    if (start == std::string_view::npos) return {};
    head.remove_prefix(start + name.size());
    return head.substr(0, head.find('\n'));
}

} // namespace

Result<Catalogue> Catalogue::parse(std::string bytes) {
    if (bytes.size() > most_catalogue_bytes) return wrong("it is too large");
    Catalogue catalogue;
    catalogue.bytes_ = std::move(bytes);
    if (const auto read = catalogue.read_entries(); !read) return read.error();
    if (const auto read = catalogue.read_plural(); !read) return read.error();
    return catalogue;
}

Result<void> Catalogue::read_entries() {
    Numbers numbers{bytes_};
    if (bytes_.size() < head_size || !numbers.find_order()) return wrong("it is not what msgfmt writes");
    if (numbers.at(4) != 0) return wrong("it is of a version this game does not read");
    const std::size_t count = numbers.at(8);
    std::size_t unread = bytes_.size(); // texts must not overlap, so that a small file cannot cost much time
    const auto table_fits = [&](std::size_t start) {
        return start <= bytes_.size() && count <= (bytes_.size() - start) / row_size;
    };
    // A text ends with a NUL, which its length does not include.
    const auto part_at = [&](std::size_t row) -> std::optional<Part> {
        const Part part{numbers.at(row + 4), numbers.at(row)};
        if (part.size >= unread || part.start >= bytes_.size() - part.size || bytes_[part.start + part.size] != '\0' ||
            !is_utf8(text(part)))
            return std::nullopt;
        unread -= part.size;
        return part;
    };
    const std::size_t sentences = numbers.at(12);
    const std::size_t translations = numbers.at(16);
    if (!table_fits(sentences) || !table_fits(translations)) return cut_short();
    entries_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto all = part_at(sentences + i * row_size);
        const auto forms = part_at(translations + i * row_size);
        if (!all || !forms) return cut_short();
        const Part sentence{all->start, std::min(text(*all).find('\0'), all->size)};
        if (!entries_.empty() && text(sentence) <= text(entries_.back().sentence)) return cut_short();
        entries_.push_back({sentence, *forms, sentence.size < all->size});
    }
    return {};
}

Result<void> Catalogue::read_plural() {
    if (const auto said = field(find("").value_or(""), "Plural-Forms:"); !said.empty()) {
        auto rule = PluralRule::parse(said);
        if (!rule) return wrong("its rule for plurals cannot be read");
        plural_ = *std::move(rule);
    }
    for (const Entry& entry : entries_) {
        const std::string_view forms = text(entry.forms);
        const auto count = 1 + static_cast<std::size_t>(std::count(forms.begin(), forms.end(), '\0'));
        if (count != (entry.counts ? plural_.forms() : 1)) return cut_short();
    }
    return {};
}

const Catalogue::Entry* Catalogue::entry_of(std::string_view sentence) const {
    const auto place =
        std::lower_bound(entries_.begin(), entries_.end(), sentence,
                         [&](const Entry& entry, std::string_view key) { return text(entry.sentence) < key; });
    return place == entries_.end() || text(place->sentence) != sentence ? nullptr : &*place;
}

std::optional<std::string_view> Catalogue::find(std::string_view sentence) const {
    const Entry* entry = entry_of(sentence);
    if (entry == nullptr) return std::nullopt;
    return text(entry->forms).substr(0, text(entry->forms).find('\0'));
}

std::optional<std::string_view> Catalogue::find(std::string_view sentence, unsigned long n) const {
    const Entry* entry = entry_of(sentence);
    if (entry == nullptr) return std::nullopt;
    std::string_view forms = text(entry->forms);
    for (std::size_t form = entry->counts ? plural_.form(n) : 0; form > 0; --form)
        forms.remove_prefix(forms.find('\0') + 1); // there are as many as the rule needs
    return forms.substr(0, forms.find('\0'));
}

} // namespace twoturns::platform
