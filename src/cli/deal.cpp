#include "twoturns/deal.hpp"

#include <limits>
#include <ostream>

#include "cli/commands.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {

Outcome deal(const GameId& id, SightWish wish, DealComments comments, Streams streams) {
    const auto good = checked(id.params);
    if (!good) return good.error();
    if (comments.id || wish != SightWish::any)
        if (const auto seed = seed_from_text(id.seed); !seed) return seed.error();
    DealChooser chooser(id, wish);
    while (!chooser.run(std::numeric_limits<std::uint32_t>::max())) {
    }
    const auto chosen = chooser.take();
    if (!chosen) return chosen.error();
    const Deal& deal = chosen->deal;
    if (comments.id) streams.out << "; id " << to_text(chosen->id) << '\n';
    if (!comments.witness && deal.level != id.params.difficulty)
        streams.out << "; difficulty " << deal.level << ", the nearest to " << id.params.difficulty
                    << " that was found\n";
    if (!comments.witness && !chosen->fits)
        streams.out << "; none of " << chosen->dealt << " boards has clearly "
                    << (wish == SightWish::few ? "fewer" : "more") << " pairs to see than usual: this is the nearest\n";
    streams.out << to_text(deal.board);
    if (comments.witness)
        for (const Move move : deal.witness) streams.out << "; " << to_text(move) << '\n';
    return Status::yes;
}

} // namespace twoturns::cli
