// Any bytes as a board, and as a layout.
#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/require.hpp"
#include "twoturns/board_layout.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const auto named = parse_board(text);
    const auto numbered = parse_numbered_board(text);
    require(named || (!numbered && !to_english(named.error()).empty()));
    if (named) {
        require(named->board.size().valid());
        const auto again = parse_board(to_text(named->board, named->names));
        require(again && again->board == named->board && again->names == named->names);
        const auto plain = parse_numbered_board(to_text(named->board));
        require(plain && *plain == named->board);
    }
    const auto layout = parse_layout("own", text);
    require(static_cast<bool>(layout) == (named && named->board.tiles() > 1));
    if (layout) {
        const Board blank = blank_board(*layout->size(), *layout);
        require(blank.tiles() == named->board.tiles() / 2 * 2);
    }
    if (numbered) {
        require(numbered->tiles() == named->board.tiles() && numbered->size() == named->board.size());
        const auto again = parse_numbered_board(to_text(*numbered));
        require(again && *again == *numbered);
        for (const Gravity gravity : all_gravities) {
            Board settled = *numbered;
            settle(settled, gravity);
            require(settled.tiles() == numbered->tiles() && settle(settled, gravity).empty());
        }
    }
    return 0;
}
