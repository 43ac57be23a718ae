#include "twoturns/deal.hpp"

#include <ostream>

#include "cli/commands.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {
namespace {

bool has_place_in_id(const std::string& text) {
    const auto seed = seed_from_text(text);
    return seed && *seed == text;
}

} // namespace

Outcome deal(const GameId& id, DealComments comments, Streams streams) {
    const auto good = checked(id.params);
    if (!good) return good.error();
    if (comments.id && !has_place_in_id(id.seed))
        return Message{"--print-id: a seed in an ID is UTF-8 of 1 to 64 bytes, its words parted by single spaces", {}};
    Dealer dealer = dealer_for(id);
    while (!dealer.run(1'000'000)) {
    }
    const auto deal = dealer.take();
    if (!deal) return deal.error();
    if (comments.id) streams.out << "; id " << to_text(id) << '\n';
    streams.out << to_text(deal->board);
    if (comments.witness)
        for (const Move move : deal->witness) streams.out << "; " << to_text(move) << '\n';
    return Status::yes;
}

} // namespace twoturns::cli
