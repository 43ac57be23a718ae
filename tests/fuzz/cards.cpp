// Any bytes as a table of cards with two sides.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "decks/deck_limits.hpp"
#include "decks/formats/card_table.hpp"
#include "fuzz/require.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;
namespace limits = decks::deck_limits;

namespace {

void check_side(const std::string& side) {
    require(!side.empty() && side.size() <= limits::side_bytes && is_utf8(side) && one_line(side) == side);
    require(side.front() != ' ' && side.back() != ' ' && side.find("  ") == std::string::npos);
}

std::string cell_of(const std::string& side) {
    std::string cell = "\"";
    for (const char c : side) cell += c == '"' ? "\"\"" : std::string(1, c);
    return cell + "\"";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto table = decks::parse_cards(std::string(data, data + size));
    if (!table) {
        require(!to_english(table.error()).empty());
        return 0;
    }
    require(!table->cards.empty() && table->cards.size() <= static_cast<std::size_t>(limits::cards));
    require(table->name.size() <= limits::name_bytes);
    require(table->report.left_out.size() <= limits::unmade);
    std::set<std::string> sides;
    std::string again = "front,back\n";
    for (const decks::Card& card : table->cards) {
        check_side(card.front);
        check_side(card.back);
        require(sides.insert(card.front).second && sides.insert(card.back).second);
        again += cell_of(card.front) + "," + cell_of(card.back) + "\n";
    }
    const auto same = decks::parse_cards(again);
    require(same && same->cards == table->cards);
    return 0;
}
