#include "core/dealing/arranger.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::dealing {
namespace {

std::vector<std::vector<Tile>> sorted_by_kind(std::vector<Tile> tiles) {
    std::stable_sort(tiles.begin(), tiles.end(), [](Tile a, Tile b) { return a.kind < b.kind; });
    std::vector<std::vector<Tile>> kinds;
    for (const Tile tile : tiles) {
        if (kinds.empty() || kinds.back().front().kind != tile.kind) kinds.emplace_back();
        kinds.back().push_back(tile);
    }
    return kinds;
}

std::vector<Kind> numbers_of(const std::vector<std::vector<Tile>>& kinds) {
    std::vector<Kind> numbers;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        numbers.insert(numbers.end(), kinds[kind].size(), static_cast<Kind>(kind));
    return numbers;
}

} // namespace

Arranger::Arranger(const Board& board, Gravity gravity, const std::vector<Tile>& tiles, int difficulty, Random random)
    : board_(settled(board, gravity)), gravity_(gravity), ground_(board_, gravity), tiles_(sorted_by_kind(tiles)),
      maker_(ground_, numbers_of(tiles_), tiles_.size(), difficulty, random) {}

bool Arranger::run(std::uint64_t work) {
    const Work end = maker_.work() + replay_work_ + work * work_per_unit;
    while (!finished_ && maker_.work() + replay_work_ < end) step();
    return finished_;
}

double Arranger::progress() const {
    if (finished_) return 1;
    constexpr double making = 0.95;
    if (!replaying_)
        return std::min(making, making * static_cast<double>(maker_.work()) / static_cast<double>(maker_.budget()));
    return making + (1 - making) * static_cast<double>(deal_.witness.size()) /
                        static_cast<double>(std::max<std::size_t>(1, maker_.witness().size()));
}

std::optional<Deal> Arranger::take() {
    if (!finished_ || !found_) return std::nullopt;
    return std::move(deal_);
}

void Arranger::step() {
    if (!maker_.finished()) {
        maker_.step();
    } else if (!maker_.found()) {
        finished_ = true;
    } else if (!replaying_) {
        begin_replay();
    } else {
        replay_move();
    }
}

void Arranger::begin_replay() {
    replaying_ = true;
    Random random = maker_.random();
    for (auto& tiles : tiles_) random.shuffle(tiles); // tiles of one kind may have two faces
    for (std::size_t t = 0; t < ground_.tiles(); ++t) {
        auto& tiles = tiles_[maker_.kinds()[t]];
        where_.push_back(ground_.start(t));
        board_.put(where_[t], tiles.back());
        tiles.pop_back();
    }
    deal_.board = board_;
    deal_.level = maker_.level();
    left_ = board_;
    for (std::size_t t = 0; t < where_.size(); ++t)
        left_.put(where_[t], {board_.kind(where_[t]), static_cast<Face>(t)});
    replay_work_ += 10 * where_.size();
}

void Arranger::replay_move() {
    replay_work_ += 200 + 10 * static_cast<Work>(left_.size().cells());
    if (deal_.witness.size() == maker_.witness().size()) {
        found_ = left_.won();
        finished_ = true;
        return;
    }
    const Couple couple = maker_.witness()[deal_.witness.size()];
    const Move move{where_[couple.a], where_[couple.b]};
    auto removal = remove_pair(left_, move, gravity_);
    if (!removal) {
        finished_ = true;
        return;
    }
    left_ = std::move(removal->board);
    for (const Slide slide : removal->slides) where_[left_.tile(slide.to).face] = slide.to;
    deal_.witness.push_back(move);
}

} // namespace twoturns::dealing
