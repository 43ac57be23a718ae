#include "twoturns/deal.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "core/dealing/arranger.hpp"
#include "twoturns/notation.hpp"

namespace twoturns {
namespace {

constexpr std::uint64_t to_the_end = std::numeric_limits<std::uint32_t>::max();

template <class Search> std::unique_ptr<Search> search_for(const DealParams& params, Random random) {
    const Board blank = blank_board(params);
    std::vector<Tile> tiles;
    for (int i = 0; i < blank.tiles(); ++i) {
        const auto kind = static_cast<Kind>(i / 2 % params.kinds);
        tiles.push_back({kind, kind});
    }
    return std::make_unique<Search>(blank, params.gravity, tiles, params.difficulty, random);
}

template <class Search>
std::unique_ptr<Search> search_for(const Board& board, Gravity gravity, int difficulty, Random random) {
    std::vector<Tile> tiles;
    for (const auto& cells : board.cells_by_kind()) {
        if (cells.size() % 2 != 0) return nullptr;
        for (const Cell cell : cells) tiles.push_back(board.tile(cell));
    }
    return std::make_unique<Search>(board, gravity, tiles, difficulty, random);
}

/// Returns the layout's name, cut to a length that fits a sentence.
std::string quoted(const BoardLayout& layout) {
    std::string name = layout.name();
    if (name.size() > most_layout_name_bytes) name.replace(most_layout_name_bytes, std::string::npos, "…");
    return name;
}

} // namespace

Board blank_board(const DealParams& params) {
    Board board = blank_board(params.size, params.layout, params.version == 1 ? Outside::open : Outside::walls);
    board.set_rule(params.rule);
    return board;
}

bool deal_alike(const DealParams& a, const DealParams& b) {
    DealParams other = b;
    other.version = a.version;
    if (a != other) return false;
    return a.version == b.version || a.gravity == Gravity::none ||
           settled(blank_board(a), a.gravity).occupancy() == settled(blank_board(b), b.gravity).occupancy();
}

int usual_kinds(Size size, const BoardLayout& layout) {
    constexpr int most = 42;
    const int tiles = blank_board(size, layout).tiles();
    if (tiles / 4 <= most) return std::max(1, tiles / 4);
    int kinds = most;
    while (tiles % (2 * kinds) != 0) --kinds;
    return kinds;
}

int most_kinds(Size size, const BoardLayout& layout) { return blank_board(size, layout).tiles() / 2; }

Result<DealParams> checked(const DealParams& params) {
    if (!params.size.valid()) return Message{N_("the size \"{0}\" is outside 1x1 to 62x62"), {to_text(params.size)}};
    if (!params.layout.fits(params.size))
        // TRANSLATORS: {0} is the English name of a layout, {1} a size.
        return Message{N_("the layout {0} is drawn for {1} and has no other size"),
                       {quoted(params.layout), to_text(*params.layout.size())}};
    const int most = most_kinds(params.size, params.layout);
    if (most == 0)
        return Message{N_("the layout {0} has no room for two tiles in {1}"),
                       {quoted(params.layout), to_text(params.size)}};
    if (params.kinds < 1 || params.kinds > most)
        return Message{N_("the number of kinds is {0}: for a board of {1} it is 1 to {2}"),
                       {std::to_string(params.kinds), to_text(params.size), std::to_string(most)}};
    if (params.difficulty < easiest || params.difficulty > hardest)
        return Message{N_("the difficulty {0} is outside 1 to 5"), {std::to_string(params.difficulty)}};
    return params;
}

class Dealer::Search : public dealing::Arranger {
public:
    using Arranger::Arranger;
};

Dealer::Dealer(const DealParams& params, Random random) : search_(search_for<Search>(params, random)) {}
Dealer::Dealer(Dealer&&) noexcept = default;
Dealer& Dealer::operator=(Dealer&&) noexcept = default;
Dealer::~Dealer() = default;

bool Dealer::run(std::uint64_t work) { return search_->run(work); }

double Dealer::progress() const { return search_->progress(); }

Result<Deal> Dealer::take() {
    auto found = search_->take();
    if (!found) return Message{N_("no board that can be cleared was found")};
    return *std::move(found);
}

Result<Deal> deal(const DealParams& params, Random random) {
    Dealer dealer(params, random);
    while (!dealer.run(to_the_end)) {
    }
    return dealer.take();
}

class Reshuffler::Search : public dealing::Arranger {
public:
    using Arranger::Arranger;
};

Reshuffler::Reshuffler(const Board& board, Gravity gravity, int difficulty, Random random)
    : search_(search_for<Search>(board, gravity, difficulty, random)) {}
Reshuffler::Reshuffler(Reshuffler&&) noexcept = default;
Reshuffler& Reshuffler::operator=(Reshuffler&&) noexcept = default;
Reshuffler::~Reshuffler() = default;

bool Reshuffler::run(std::uint64_t work) { return !search_ || search_->run(work); }

double Reshuffler::progress() const { return search_ ? search_->progress() : 1; }

std::optional<Deal> Reshuffler::take() { return search_ ? search_->take() : std::nullopt; }

std::optional<Deal> reshuffle(const Board& board, Gravity gravity, int difficulty, Random random) {
    Reshuffler reshuffler(board, gravity, difficulty, random);
    while (!reshuffler.run(to_the_end)) {
    }
    return reshuffler.take();
}

} // namespace twoturns
