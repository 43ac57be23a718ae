#include "decks/formats/anki_package.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "decks/formats/anki_database.hpp"
#include "decks/formats/anki_limits.hpp"
#include "decks/pictures/picture_limits.hpp"

namespace twoturns::decks {
namespace {

namespace limits = anki_limits;

// In the newer format the list of pictures is a protocol buffers message: field 1 is repeated, and each is a message
// whose field 1 is the picture's name. The archive's entries are called 0, 1 and so on in this order.

/// A protobuf field: its number and, if it has a length, its bytes.
struct Field {
    std::uint64_t number = 0;
    std::string_view bytes;
};

std::optional<std::uint64_t> take_number(std::string_view& bytes) {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= std::uint64_t{byte & 0x7FU} << shift;
        if (byte < 0x80) return number;
    }
    return std::nullopt;
}

std::optional<Field> take_field(std::string_view& bytes) {
    const auto key = take_number(bytes);
    if (!key) return std::nullopt;
    const auto skip = [&](std::uint64_t count) -> std::optional<Field> {
        if (count > bytes.size()) return std::nullopt;
        const Field field{*key >> 3U, bytes.substr(0, static_cast<std::size_t>(count))};
        bytes.remove_prefix(static_cast<std::size_t>(count));
        return field;
    };
    switch (*key & 7U) {
    case 0: return take_number(bytes) ? std::optional{Field{*key >> 3U, {}}} : std::nullopt;
    case 1: return skip(8);
    case 5: return skip(4);
    case 2:
        if (const auto length = take_number(bytes)) return skip(*length);
        return std::nullopt;
    default: return std::nullopt;
    }
}

Result<std::map<std::string, std::string>> names_of_media(std::string_view list) {
    std::map<std::string, std::string> media;
    for (std::size_t number = 0; !list.empty() && number < limits::media_files;) {
        const auto entry = take_field(list);
        if (!entry) return Message{N_("its list of pictures is damaged")};
        if (entry->number != 1) continue;
        std::string_view fields = entry->bytes;
        while (!fields.empty()) {
            const auto field = take_field(fields);
            if (!field) return Message{N_("its list of pictures is damaged")};
            if (field->number == 1) media.try_emplace(std::string{field->bytes}, std::to_string(number));
        }
        ++number;
    }
    return media;
}

} // namespace

Result<AnkiPackage> AnkiPackage::open(const std::string& file) {
    auto archive = Archive::open(file);
    if (!archive) return archive.error();
    AnkiPackage package{*std::move(archive)};
    // Newest format first, because a package may include an older database that only says that a newer Anki is needed.
    constexpr std::array names{"collection.anki21b", "collection.anki21", "collection.anki2"};
    std::string name;
    for (const char* one : names)
        if (name.empty() && package.archive_.has(one)) name = one;
    if (name.empty()) return Message{N_("it is no Anki package: there is no collection in it")};
    package.packed_ = name == names.front();
    const auto read = [&](const std::string& entry, std::size_t most) -> Result<std::string> {
        auto bytes = package.archive_.read(entry, most);
        return bytes && package.packed_ ? unpacked(*bytes, most) : std::move(bytes);
    };
    auto database = read(name, limits::database_bytes);
    if (!database) return database.error();
    auto read_notes = read_anki_notes(*std::move(database));
    if (!read_notes) return read_notes.error();
    AnkiNotes notes = *std::move(read_notes);
    package.types_ = std::move(notes.types);
    package.beyond_ = notes.beyond;
    if (!package.archive_.has("media")) return package;
    const auto list = read("media", limits::media_bytes);
    if (!list) return list.error();
    auto media = package.packed_ ? names_of_media(*list) : read_anki_media(*list);
    if (!media) return media.error();
    package.media_ = *std::move(media);
    std::vector<std::string> media_names;
    for (const auto& [media_name, entry] : package.media_) media_names.push_back(media_name);
    package.names_ = NamesAlike{std::move(media_names)};
    return package;
}

Result<std::string> AnkiPackage::picture(const std::string& name, Allowance& allowance) const {
    const auto there = names_.find(name);
    const auto entry = there ? media_.find(*there) : media_.end();
    if (entry == media_.end()) return Message{N_("no such picture is in the package")};
    if (!packed_) return archive_.read(entry->second, picture_limits::file_bytes, allowance);
    const auto bytes = archive_.read(entry->second, picture_limits::file_bytes, allowance);
    return bytes ? unpacked(*bytes, picture_limits::file_bytes, allowance) : bytes.error();
}

} // namespace twoturns::decks
