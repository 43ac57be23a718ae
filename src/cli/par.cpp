#include "twoturns/par.hpp"

#include <ostream>

#include "cli/commands.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {

Outcome par(const GameId& id, std::size_t width, bool line, Streams streams) {
    const auto dealt = twoturns::deal(id);
    if (!dealt) return dealt.error();
    const Clearing best = twoturns::par(dealt->board, id.params.gravity, dealt->witness, width);
    streams.out << "par: " << best.count.turns << " turns, " << best.count.cells << " cells\n";
    if (line)
        for (const Move move : best.moves) streams.out << to_text(move) << '\n';
    return Status::yes;
}

} // namespace twoturns::cli
