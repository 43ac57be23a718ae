#include "decks/archive/archive_list.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string_view>

#include "platform/files.hpp"

namespace twoturns::decks {
namespace {

// APPNOTE.TXT of the zip format, 4.3.14 to 4.3.16: the end record, and before it the locator of the zip64 end record.
constexpr std::string_view end_mark{"PK\5\6", 4};
constexpr std::string_view large_end_mark{"PK\6\6", 4};
constexpr std::string_view place_mark{"PK\6\7", 4};
constexpr std::size_t end_size = 22;
constexpr std::size_t large_end_size = 56;
constexpr std::size_t place_size = 20;
constexpr std::size_t longest_comment = 65'535;
/// The assumed size of an entry in bytes: usually 46 plus its name. The count in the file may be wrong, but libraries
/// read the whole list.
constexpr std::uint64_t entry_bytes = 200;

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

struct List {
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
};

List list_of_end(std::string_view end) { return {number_at(end, 10, 2), number_at(end, 12, 4)}; }

std::string part_of(std::ifstream& in, std::uint64_t from, std::size_t size) {
    std::string part(size, '\0');
    in.clear();
    in.seekg(static_cast<std::streamoff>(from));
    in.read(part.data(), static_cast<std::streamsize>(size));
    part.resize(in ? size : static_cast<std::size_t>(std::max<std::streamsize>(0, in.gcount())));
    return part;
}

} // namespace

bool lists_more_files(const std::string& file, std::size_t most) {
    std::ifstream in{platform::path_from(file), std::ios::binary};
    in.seekg(0, std::ios::end);
    const auto end_of_file = in.tellg();
    if (!in || end_of_file < 0) return false;
    const auto size = static_cast<std::uint64_t>(end_of_file);
    const auto tail_size =
        static_cast<std::size_t>(std::min<std::uint64_t>(size, place_size + end_size + longest_comment));
    const std::string tail = part_of(in, size - tail_size, tail_size);
    const std::string_view bytes = tail;
    const auto too_many = [&](const List& list) {
        return list.entries > most || list.bytes > std::uint64_t{most} * entry_bytes;
    };
    for (auto at = bytes.find(end_mark); at != std::string_view::npos; at = bytes.find(end_mark, at + 1)) {
        if (bytes.size() - at < end_size) break;
        const bool large = at >= place_size && bytes.substr(at - place_size, 4) == place_mark;
        if (!large) {
            if (too_many(list_of_end(bytes.substr(at)))) return true;
            continue;
        }
        const std::uint64_t place = number_at(bytes, at - place_size + 8, 8);
        if (place > size) continue;
        const std::string end = part_of(in, place, large_end_size);
        if (end.size() < large_end_size || !end.starts_with(large_end_mark)) continue;
        if (too_many({number_at(end, 32, 8), number_at(end, 40, 8)})) return true;
    }
    return false;
}

} // namespace twoturns::decks
