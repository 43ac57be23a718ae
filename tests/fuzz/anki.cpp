// Any bytes as a part of an Anki package: a field of HTML, a collection, a list of pictures, zstd data. The first byte
// selects which.
#include <cstddef>
#include <cstdint>
#include <string>

#include "decks/archive/archive.hpp"
#include "decks/formats/anki_database.hpp"
#include "decks/formats/card_table.hpp"
#include "decks/formats/html_text.hpp"
#include "fuzz/require.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;

namespace {

void check_html(const std::string& html) {
    const auto read = decks::text_of_html(html);
    require(decks::side_from(read.text) == read.text);
    require(!is_utf8(html) || is_utf8(read.text));
}

void check_notes(const std::string& bytes) {
    const auto notes = decks::read_anki_notes(bytes);
    if (!notes) return;
    require(!notes->types.empty());
    for (const auto& type : notes->types) require(!type.notes.empty());
}

void check_zstd(const std::string& bytes) {
    constexpr std::size_t most = 1'000'000;
    const auto text = decks::unpacked(bytes, most);
    require(!text || text->size() <= most);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string bytes(data + 1, data + size);
    switch (data[0]) {
    case 'h': check_html(bytes); break;
    case 'n': check_notes(bytes); break;
    case 'm': static_cast<void>(decks::read_anki_media(bytes)); break;
    case 'z': check_zstd(bytes); break;
    default: break;
    }
    return 0;
}
