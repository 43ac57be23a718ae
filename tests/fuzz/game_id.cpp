// Any bytes as a game ID, and as typed input.
#include "twoturns/game_id.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/require.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;

namespace {

void check_same(const GameId& id) {
    require(checked(id.params) && is_utf8(id.seed) && !id.seed.empty() && id.seed.size() <= most_seed_bytes);
    const std::string text = to_text(id);
    const auto again = parse_game_id(text);
    require(looks_like_game_id(text) && again && *again == id);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const auto id = parse_game_id(text);
    if (id) {
        require(looks_like_game_id(text));
        check_same(*id);
    } else {
        require(!to_english(id.error()).empty());
    }

    const auto seed = seed_from_text(text);
    require(!seed || is_utf8(text));
    if (seed) {
        const auto again = seed_from_text(*seed);
        require(again && *again == *seed);
        check_same({{}, *seed});
    }

    const auto meant = game_id_from(text, {});
    if (meant) check_same(*meant);
    if (id) require(meant && *meant == *id);
    return 0;
}
