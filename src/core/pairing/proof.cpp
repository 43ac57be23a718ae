#include "core/pairing/proof.hpp"

#include "twoturns/notation.hpp"

namespace twoturns::pairing {
namespace {

constexpr std::uint16_t chosen = 0x8000; // flag on a literal's first tile: the pair is chosen
constexpr std::size_t most_items = std::size_t{1} << 27U;

} // namespace

void Proof::end_step(Type type) {
    steps_.push_back({type, items_.size()});
    if (items_.size() < most_items) return;
    too_long_ = true;
    steps_ = {};
    items_ = {};
}

void Proof::add_cut(const Field& stuck) {
    if (too_long_) return;
    for (TileId tile = 0; tile < stuck.tiles().count(); ++tile)
        if (!stuck.gone(tile)) items_.push_back(static_cast<std::uint16_t>(tile));
    end_step(Type::cut);
}

void Proof::add_learnt(std::span<const Lit> lits, const Pairs& pairs) {
    if (too_long_) return;
    for (const Lit lit : lits) {
        const Pair pair = pairs.pairs_of(var_of(lit))[0];
        items_.push_back(static_cast<std::uint16_t>(pair.a | (lit == yes(var_of(lit)) ? chosen : 0U)));
        items_.push_back(static_cast<std::uint16_t>(pair.b));
    }
    end_step(Type::learnt);
}

void Proof::add_odd(TileId tile) {
    items_.push_back(static_cast<std::uint16_t>(tile));
    end_step(Type::odd);
}

std::string Proof::text(const Tiles& tiles) const {
    if (too_long_) return {};
    std::string text = "twoturns-loss 1\n";
    const auto cell = [&](std::uint16_t item) { return to_text(tiles.cell(item & 0x7FFFU)); };
    std::size_t number = 0;
    std::size_t at = 0;
    for (const Step& step : steps_) {
        text += std::to_string(++number);
        text += step.type == Type::odd ? " odd" : step.type == Type::cut ? " cut" : " learn";
        while (at < step.end) {
            text += ' ';
            if (step.type == Type::learnt) {
                text += (items_[at] & chosen) != 0 ? '+' : '-';
                text += cell(items_[at++]);
                text += '=';
            }
            text += cell(items_[at++]);
        }
        text += '\n';
    }
    text += std::to_string(++number) + " end\n";
    return text;
}

} // namespace twoturns::pairing
