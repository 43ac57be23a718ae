// The log of a search, from which a checker can verify a loss independently: the stuck set of each cut and each learnt
// clause, in order.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/pairing/clauses.hpp"
#include "core/pairing/field.hpp"
#include "core/pairing/pairs.hpp"

namespace twoturns::pairing {

class Proof {
public:
    void add_cut(const Field& stuck);
    void add_learnt(std::span<const Lit> lits, const Pairs& pairs);
    void add_odd(TileId tile);

    /// Returns the certificate in the format of twoturns/certificate.hpp; empty if the log became too long to keep.
    [[nodiscard]] std::string text(const Tiles& tiles) const;

private:
    enum class Type : std::uint8_t {
        odd,
        cut,
        learnt
    };
    struct Step {
        Type type;
        std::size_t end; // the index in items_ where the step ends
    };

    void end_step(Type type);

    std::vector<Step> steps_;
    std::vector<std::uint16_t> items_; // tiles; a literal is two tiles, and the first carries the sign
    bool too_long_ = false;
};

} // namespace twoturns::pairing
