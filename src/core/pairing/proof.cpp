#include "core/pairing/proof.hpp"

#include "twoturns/notation.hpp"

namespace twoturns::pairing {

void Proof::add_cut(const Field& stuck) {
    for (TileId tile = 0; tile < stuck.tiles().count(); ++tile)
        if (!stuck.gone(tile)) items_.push_back({tile, none, false});
    steps_.push_back({Type::cut, items_.size()});
}

void Proof::add_learnt(std::span<const Lit> lits, const Pairs& pairs) {
    for (const Lit lit : lits) {
        const Pair pair = pairs.pairs_of(var_of(lit))[0];
        items_.push_back({pair.a, pair.b, lit == yes(var_of(lit))});
    }
    steps_.push_back({Type::learnt, items_.size()});
}

void Proof::add_odd(TileId tile) {
    items_.push_back({tile, none, false});
    steps_.push_back({Type::odd, items_.size()});
}

std::string Proof::text(const Tiles& tiles) const {
    std::string text = "twoturns-loss 1\n";
    std::size_t number = 0;
    std::size_t at = 0;
    for (const Step& step : steps_) {
        text += std::to_string(++number);
        text += step.type == Type::odd ? " odd" : step.type == Type::cut ? " cut" : " learn";
        for (; at < step.end; ++at) {
            const Item& item = items_[at];
            text += ' ';
            if (step.type == Type::learnt) text += item.chosen ? "+" : "-";
            text += to_text(tiles.cell(item.a));
            if (step.type == Type::learnt) text.append("=").append(to_text(tiles.cell(item.b)));
        }
        text += '\n';
    }
    text += std::to_string(++number) + " end\n";
    return text;
}

} // namespace twoturns::pairing
