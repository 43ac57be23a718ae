#include "twoturns/deal.hpp"

#include <ostream>

#include "cli/commands.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {

Outcome deal(const GameId& id, DealComments comments, Streams streams) {
    const auto good = checked(id.params);
    if (!good) return good.error();
    if (comments.id)
        if (const auto seed = seed_from_text(id.seed); !seed) return seed.error();
    const auto deal = twoturns::deal(id);
    if (!deal) return deal.error();
    if (comments.id) streams.out << "; id " << to_text(id) << '\n';
    if (!comments.witness && deal->level != id.params.difficulty)
        streams.out << "; difficulty " << deal->level << ", the nearest to " << id.params.difficulty
                    << " that was found\n";
    streams.out << to_text(deal->board);
    if (comments.witness)
        for (const Move move : deal->witness) streams.out << "; " << to_text(move) << '\n';
    return Status::yes;
}

} // namespace twoturns::cli
