#include "twoturns/deal.hpp"

#include <ostream>
#include <string_view>

#include "cli/commands.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {

Outcome deal(const DealParams& params, const std::string& seed, Witness witness, Streams streams) {
    const auto good = checked(params);
    if (!good) return good.error();
    const auto deal = twoturns::deal(*good, Random{std::string_view{seed}});
    if (!deal) return deal.error();
    streams.out << to_text(deal->board);
    if (witness == Witness::printed)
        for (const Move move : deal->witness) streams.out << "; " << to_text(move) << '\n';
    return Status::yes;
}

} // namespace twoturns::cli
