#include "decks/formats/vcard.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "decks/deck_limits.hpp"
#include "decks/formats/text_encoding.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

std::string in_capitals(std::string_view text) {
    std::string upper{text};
    for (char& c : upper)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return upper;
}

// Lines ---------------------------------------------------------------------------------------------------

struct Property {
    std::size_t line = 0;           ///< the number of its first line
    std::string name;               ///< in capitals, without its group
    std::vector<std::string> words; ///< parameters, "NAME=VALUE" or "VALUE" alone, in capitals
    std::string value;              ///< unfolded, still encoded
    [[nodiscard]] bool has(std::string_view word) const {
        return std::find(words.begin(), words.end(), word) != words.end();
    }
    [[nodiscard]] bool is_base64() const {
        return has("BASE64") || has("ENCODING=BASE64") || has("ENCODING=B") || has("B");
    }
    [[nodiscard]] bool is_quoted_printable() const {
        return has("QUOTED-PRINTABLE") || has("ENCODING=QUOTED-PRINTABLE");
    }
};

/// Reads the properties of a text one by one.
class Properties {
public:
    explicit Properties(std::string_view text) : text_(text) {}

    /// Returns the next property; nullopt at the end. Skips lines that are not properties.
    std::optional<Property> next() {
        while (!text_.empty()) {
            const std::size_t line = line_;
            std::string first{take_line()};
            std::size_t colon = end_of_head(first);
            // A line may be folded at any place, even within a word.
            while (colon == std::string::npos && goes_on() && first.size() < deck_limits::vcard_head_bytes) {
                first += take_line().substr(1);
                colon = end_of_head(first);
            }
            if (colon == std::string::npos) continue;
            Property property;
            property.line = line;
            read_head(std::string_view{first}.substr(0, colon), property);
            first.erase(0, colon + 1);
            property.value = std::move(first);
            take_rest(property);
            return property;
        }
        return std::nullopt;
    }

private:
    std::string_view take_line() {
        const std::string_view line = line_ahead();
        text_.remove_prefix(line.size());
        if (text_.starts_with("\r\r\n")) // a file that was copied twice in text mode
            text_.remove_prefix(2);
        else if (text_.starts_with("\r\n"))
            text_.remove_prefix(1);
        if (!text_.empty()) text_.remove_prefix(1);
        ++line_;
        return line;
    }
    [[nodiscard]] bool goes_on() const { return text_.starts_with(' ') || text_.starts_with('\t'); }
    [[nodiscard]] std::string_view line_ahead() const {
        constexpr std::size_t usual = 4096; // two fast searches for lines of photographs, one for each line end
        const std::string_view near = text_.substr(0, usual);
        const std::string_view line = near.substr(0, std::min(near.find('\n'), near.size()));
        const std::size_t end = std::min(line.find('\r'), line.size());
        return end < usual ? line.substr(0, end) : text_.substr(0, std::min(text_.find_first_of("\r\n"), text_.size()));
    }

    /// Returns the index of the first colon outside quotes, where the value begins.
    static std::size_t end_of_head(std::string_view line) {
        bool quoted = false;
        for (std::size_t i = 0; i < line.size() && i < deck_limits::vcard_head_bytes; ++i) {
            if (line[i] == '"') quoted = !quoted;
            if (line[i] == ':' && !quoted) return i;
        }
        return std::string_view::npos;
    }

    static void read_head(std::string_view head, Property& property) {
        const std::size_t end = std::min(head.find(';'), head.size());
        std::string_view name = head.substr(0, end);
        if (const std::size_t dot = name.rfind('.'); dot != std::string_view::npos) name.remove_prefix(dot + 1);
        property.name = in_capitals(name);
        head.remove_prefix(end);
        while (!head.empty()) {
            head.remove_prefix(1);
            const std::size_t stop = std::min(head.find(';'), head.size());
            property.words.push_back(in_capitals(head.substr(0, stop)));
            head.remove_prefix(stop);
        }
    }

    /// Appends continuation lines: lines that begin with a blank, lines after an "=" of quoted-printable, and base64
    /// without indentation, which some programs write for photographs.
    void take_rest(Property& property) {
        const bool base64 = property.is_base64();
        const bool quoted = property.is_quoted_printable();
        while (!text_.empty()) {
            if (quoted && property.value.ends_with('=')) {
                property.value.pop_back();
                property.value += take_line();
            } else if (goes_on()) {
                property.value += take_line().substr(1);
            } else {
                const std::string_view ahead = line_ahead();
                if (!base64 || ahead.empty() || ahead.find(':') != std::string_view::npos) return;
                property.value += take_line();
            }
        }
    }

    std::string_view text_;
    std::size_t line_ = 1;
};

// Values --------------------------------------------------------------------------------------------------

std::optional<unsigned> hex_digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10U;
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10U;
    return std::nullopt;
}

/// Decodes bytes written as `sign` and two hex digits, such as "=C3"; keeps invalid escapes.
std::string without_escapes(std::string_view text, char sign) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto high = i + 2 < text.size() ? hex_digit(text[i + 1]) : std::nullopt;
        const auto low = i + 2 < text.size() ? hex_digit(text[i + 2]) : std::nullopt;
        if (text[i] != sign || !high || !low) {
            bytes += text[i];
            continue;
        }
        bytes += static_cast<char>(static_cast<unsigned char>(*high << 4U | *low));
        i += 2;
    }
    return bytes;
}

std::optional<unsigned> base64_digit(char c) {
    if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A');
    if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a') + 26U;
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0') + 52U;
    if (c == '+' || c == '-') return 62U; // "-" belongs to URL-safe base64
    if (c == '/' || c == '_') return 63U;
    return std::nullopt;
}

/// Decodes base64 and skips blanks; nullopt if there is any other character.
std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    unsigned held = 0;
    unsigned bits = 0;
    bool ended = false;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == '\\') continue; // some programs escape characters without need
        if (c == '=') {
            ended = true;
            continue;
        }
        const auto digit = base64_digit(c);
        if (!digit || ended) return std::nullopt;
        held = (held << 6U | *digit) & 0xFFFFU;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(static_cast<unsigned char>(held >> bits & 0xFFU));
    }
    return bytes;
}

std::string bytes_of(const Property& property) {
    return property.is_quoted_printable() ? without_escapes(property.value, '=') : property.value;
}

std::optional<platform::Encoding> encoding_named(const Property& property) {
    constexpr std::string_view charset = "CHARSET=";
    std::optional<platform::Encoding> named;
    for (const std::string_view word : property.words)
        if (word.starts_with(charset)) named = encoding_called(word.substr(charset.size()));
    return named == platform::Encoding::utf8 ? std::nullopt : named;
}

bool is_name(const Property& property) {
    return property.name == "FN" || property.name == "N" || property.name == "NICKNAME" || property.name == "ORG";
}

/// Decodes the texts of a book. A text without a named encoding is decoded in the encoding that fits all names of the
/// book best, because one name is too short for a guess.
class TextReader {
public:
    explicit TextReader(std::string_view book) : book_(book) {}

    /// Returns the text as UTF-8; nullopt if it fits no encoding.
    std::optional<std::string> text_of(const Property& property) {
        std::string text = bytes_of(property);
        if (is_utf8(text)) return text;
        const auto named = encoding_named(property);
        std::string read = decoded_text(text, named ? *named : encoding_of_book());
        constexpr std::string_view replacement = "\xEF\xBF\xBD";
        if (read.find(replacement) != std::string::npos) return std::nullopt;
        return read;
    }

private:
    platform::Encoding encoding_of_book() {
        if (encoding_) return *encoding_;
        constexpr std::size_t enough = std::size_t{8} << 10U; // enough bytes for a guess
        std::string names;
        Properties properties{book_};
        while (names.size() < enough) {
            const auto property = properties.next();
            if (!property) break;
            if (!is_name(*property) || encoding_named(*property)) continue;
            if (const std::string name = bytes_of(*property); !is_utf8(name)) names += name + "\n";
        }
        return encoding_.emplace(decoded_text(names).encoding);
    }

    std::string_view book_;
    std::optional<platform::Encoding> encoding_;
};

/// Splits a text at semicolons and unescapes the parts.
std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ';') {
            parts.emplace_back();
        } else if (text[i] == '\\' && i + 1 < text.size()) {
            ++i;
            parts.back() += text[i] == 'n' || text[i] == 'N' ? ' ' : text[i];
        } else {
            parts.back() += text[i];
        }
    }
    return parts;
}

/// Returns the text on one line, trimmed, with single blanks.
std::string tidy(std::string_view text) {
    std::string line = one_line(text);
    std::string tidied;
    for (const char c : line)
        if (c != ' ' || (!tidied.empty() && tidied.back() != ' ')) tidied += c;
    if (tidied.ends_with(' ')) tidied.pop_back();
    return tidied;
}

std::string whole_text(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ";") + part;
    return tidy(all);
}

bool is_east_asian(const std::string& name) {
    return !name.empty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }) &&
           static_cast<unsigned char>(name.front()) >= 0xE3 && static_cast<unsigned char>(name.front()) <= 0xED;
}

/// Returns a name from its parts: family, given, additional names, titles.
std::string name_from(const std::vector<std::string>& parts) {
    const auto part = [&](std::size_t i) { return i < parts.size() ? tidy(parts[i]) : std::string{}; };
    const std::string family = part(0);
    const std::string given = part(1);
    if (is_east_asian(family) && is_east_asian(given)) return family + given;
    return tidy(given + " " + part(2) + " " + family);
}

// Cards ---------------------------------------------------------------------------------------------------

/// The picture of a card, if any.
struct CardPicture {
    std::optional<std::string> bytes;
    bool bad = false;
    bool elsewhere = false;
};

/// The properties of one card read so far.
struct Contact {
    std::size_t line = 0;
    std::string formatted; // FN
    std::string in_parts;  // N
    std::string nickname;
    std::string firm; // ORG
    bool unread_name = false;
    bool long_name = false;
    CardPicture photo;
    CardPicture logo; ///< used if there is no photograph

    [[nodiscard]] CardPicture& picture() { return photo.bytes || photo.bad || photo.elsewhere ? photo : logo; }
};

void take_name(const Property& property, TextReader& texts, Contact& entry) {
    constexpr std::size_t most_for_a_byte = 8; // the most bytes for one byte of the original, in any encoding
    if (property.value.size() > most_for_a_byte * deck_limits::side_bytes) {
        entry.long_name = true;
        return;
    }
    const auto text = texts.text_of(property);
    if (!text) {
        entry.unread_name = true;
        return;
    }
    const auto parts = parts_of(*text);
    if (property.name == "FN" && entry.formatted.empty()) entry.formatted = whole_text(parts);
    if (property.name == "N" && entry.in_parts.empty()) entry.in_parts = name_from(parts);
    if (property.name == "NICKNAME" && entry.nickname.empty()) entry.nickname = whole_text(parts);
    if (property.name == "ORG" && entry.firm.empty()) entry.firm = tidy(parts.front());
}

/// Decodes the part of an address after "data:", which states the type and whether the data is base64.
std::optional<std::string> from_data_address(std::string_view address) {
    const std::size_t comma = address.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    std::string head = in_capitals(address.substr(0, comma));
    std::erase(head, '\\');
    const std::string_view data = address.substr(comma + 1);
    return head.ends_with(";BASE64") ? from_base64(without_escapes(data, '%')) : without_escapes(data, '%');
}

void take_photo(const Property& property, CardPicture& picture) {
    if (picture.bytes || property.value.empty()) return;
    const std::string start = in_capitals(property.value.substr(0, 8));
    std::optional<std::string> photo;
    if (start.starts_with("DATA:"))
        photo = from_data_address(std::string_view{property.value}.substr(5));
    else if (property.is_base64())
        photo = from_base64(property.value);
    else {
        picture.elsewhere = true;
        return;
    }
    if (photo && !photo->empty() && photo->size() <= picture_limits::file_bytes)
        picture.bytes = std::move(photo);
    else
        picture.bad = true;
}

std::string best_name(const Contact& entry) {
    const std::string& name = !entry.formatted.empty()  ? entry.formatted
                              : !entry.in_parts.empty() ? entry.in_parts
                              : !entry.nickname.empty() ? entry.nickname
                                                        : entry.firm;
    if (name.size() <= deck_limits::side_bytes) return name;
    return {};
}

/// Returns the reason if a person has no card; nullopt if the person has one.
std::optional<Message> fault_of(Contact& entry, const std::string& name, const std::set<std::string>& names) {
    const CardPicture& picture = entry.picture();
    if (name.empty() && entry.unread_name) return Message{N_("the name is in an encoding that is not read")};
    const bool long_name = entry.long_name || !entry.formatted.empty() || !entry.in_parts.empty() ||
                           !entry.nickname.empty() || !entry.firm.empty();
    if (name.empty() && long_name) return Message{N_("the name is too long")};
    if (name.empty()) return Message{N_("there is no name")};
    if (!picture.bytes && picture.bad) return Message{N_("the picture is damaged or cut short")};
    if (!picture.bytes && picture.elsewhere) return Message{N_("the photograph is not in the file")};
    if (!picture.bytes) return Message{N_("there is no photograph")};
    if (names.count(name) > 0) return Message{N_("somebody before has the same name")};
    return std::nullopt;
}

/// Collects the people who can be on cards.
class BookReading {
public:
    void end(Contact entry) {
        std::string name = best_name(entry);
        if (auto why = fault_of(entry, name, names_)) {
            if (book_.report.left_out.size() < picture_limits::pictures)
                book_.report.left_out.push_back(
                    {name.empty() ? "#" + std::to_string(entry.line) : name, *std::move(why)});
            else
                ++book_.report.beyond;
        } else if (book_.people.size() == picture_limits::pictures) {
            ++book_.report.beyond;
        } else {
            names_.insert(name);
            book_.people.push_back({std::move(name), *std::move(entry.picture().bytes)});
        }
    }
    AddressBook take() { return std::move(book_); }

private:
    AddressBook book_;
    std::set<std::string> names_;
};

} // namespace

Result<AddressBook> parse_vcards(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    Properties properties{bytes};
    TextReader texts{bytes};
    BookReading reading;
    std::optional<Contact> entry;
    std::size_t within = 0; // how deeply cards are nested in this one
    std::size_t cards = 0;
    while (auto property = properties.next()) {
        constexpr std::size_t most_blanks = 64;
        const bool of_card = (property->name == "BEGIN" || property->name == "END") &&
                             property->value.size() < most_blanks && in_capitals(tidy(property->value)) == "VCARD";
        if (property->name == "BEGIN" && of_card) {
            if (entry) {
                ++within;
            } else {
                entry.emplace().line = property->line;
                if (++cards > static_cast<std::size_t>(deck_limits::cards))
                    return Message{N_("line {0}: more than {1} people"),
                                   {std::to_string(property->line), std::to_string(deck_limits::cards)}};
            }
        } else if (property->name == "END" && of_card && entry) {
            if (within > 0) {
                --within;
            } else {
                reading.end(std::move(*entry));
                entry.reset();
            }
        } else if (entry && within == 0) {
            if (is_name(*property)) take_name(*property, texts, *entry);
            if (property->name == "PHOTO") take_photo(*property, entry->photo);
            if (property->name == "LOGO") take_photo(*property, entry->logo);
        }
    }
    if (entry) return Message{N_("line {0}: the card that begins here does not end"), {std::to_string(entry->line)}};
    if (cards == 0) return Message{N_("there is no card of a person in it")};
    return reading.take();
}

} // namespace twoturns::decks
