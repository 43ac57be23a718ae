#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/par/least_turns.hpp"
#include "core/split_mix.hpp"
#include "twoturns/par.hpp"

namespace twoturns {
namespace {

/// A position reached by the beam.
struct Reached {
    Board board;
    TurnCount count;
    int to_come = 0;       ///< the least turns to come
    std::uint64_t key = 0; ///< identifies the board
};

/// A move from a position of the beam.
struct Step {
    std::uint32_t from = 0;
    Move move;
    TurnCount count;
    int to_come = 0;
    std::uint64_t key =
        0; ///< of the board it leads to; only without gravity, where it is known before the move is made
};

/// How a position was reached.
struct Origin {
    std::uint32_t from = 0;
    Move move;
};

std::uint64_t key_of_tile(const Board& board, Cell cell) {
    std::uint64_t state =
        static_cast<std::uint64_t>(cell.row * (max_side + 2) + cell.col) * max_kinds + board.kind(cell);
    return split_mix(state);
}

std::uint64_t key_of_board(const Board& board) {
    std::uint64_t key = 0;
    for (const Cell cell : board.tile_cells()) key ^= key_of_tile(board, cell);
    return key;
}

TurnCount with(TurnCount count, const Board& board, Move move) {
    const auto link = find_link(board.occupancy(), move.a, move.b);
    return {count.turns + link->turns(), count.cells + link->length()};
}

bool comes_before(const Step& a, const Step& b) {
    return std::tuple{a.count.turns + a.to_come, a.count.cells, a.from, a.move} <
           std::tuple{b.count.turns + b.to_come, b.count.cells, b.from, b.move};
}

} // namespace

std::optional<TurnCount> turns_of(const Board& settled_board, Gravity gravity, const std::vector<Move>& moves) {
    Board board = settled_board;
    TurnCount count;
    for (const Move move : moves) {
        if (judge(board, move) != Verdict::linked) return std::nullopt;
        count = with(count, board, move);
        static_cast<void>(take_pair(board, move, gravity));
    }
    return board.won() ? std::optional{count} : std::nullopt;
}

class ParSearch::State {
public:
    State(const Board& board, Gravity gravity, const std::vector<Move>& witness, std::size_t width)
        : gravity_(gravity), width_(std::max<std::size_t>(width, 1)),
          witness_(witness), best_{witness, turns_of(board, gravity, witness).value_or(TurnCount{})} {
        beam_.push_back({board, {}, least_turns(board, gravity), key_of_board(board)});
    }

    bool run(std::uint64_t work) {
        const std::uint64_t end = work_ + work;
        while (!done() && work_ < end) {
            if (next_ < beam_.size())
                expand(next_++);
            else
                go_deeper();
        }
        return done();
    }

    [[nodiscard]] double progress() const {
        if (done()) return 1;
        const double part = static_cast<double>(next_) / static_cast<double>(beam_.size() + 1);
        return (static_cast<double>(origins_.size()) + part) / static_cast<double>(witness_.size());
    }

    [[nodiscard]] const Clearing& best() const { return best_; }

private:
    [[nodiscard]] bool done() const { return origins_.size() == witness_.size(); }

    /// Lists the moves of a position of the beam.
    void expand(std::size_t index) {
        const Reached& here = beam_[index];
        const auto moves = legal_moves(here.board);
        const bool stays = gravity_ == Gravity::none;
        const auto cells = stays ? here.board.cells_by_kind() : std::vector<std::vector<Cell>>{};
        work_ += 2 + static_cast<std::uint64_t>(here.board.tiles()) / 128 + moves.size();
        for (const Move move : moves) {
            Step step{static_cast<std::uint32_t>(index), move, with(here.count, here.board, move)};
            if (stays) {
                const auto& before = cells[here.board.kind(move.a)];
                auto after = before;
                std::erase(after, move.a);
                std::erase(after, move.b);
                step.to_come =
                    here.to_come - par_search::least_turns_of_kind(before) + par_search::least_turns_of_kind(after);
                step.key = here.key ^ key_of_tile(here.board, move.a) ^ key_of_tile(here.board, move.b);
            }
            steps_.push_back(step);
        }
    }

    /// Makes the best moves listed, each position once, and the next move of the witness.
    void go_deeper() {
        std::sort(steps_.begin(), steps_.end(), comes_before);
        std::vector<Reached> beam;
        std::vector<Origin> origins;
        std::unordered_map<std::uint64_t, std::uint32_t> known;
        const auto reach = [&](const Step& step) -> std::uint32_t {
            const auto at = static_cast<std::uint32_t>(beam.size());
            if (gravity_ == Gravity::none)
                if (const auto [same, is_new] = known.try_emplace(step.key, at); !is_new) return same->second;
            ++work_;
            Reached to{beam_[step.from].board, step.count, step.to_come, step.key};
            static_cast<void>(take_pair(to.board, step.move, gravity_));
            if (gravity_ != Gravity::none) {
                to.key = key_of_board(to.board);
                if (const auto [same, is_new] = known.try_emplace(to.key, at); !is_new) return same->second;
            }
            beam.push_back(std::move(to));
            origins.push_back({step.from, step.move});
            return at;
        };
        const Move next_of_witness = witness_[origins_.size()];
        std::uint32_t on_witness = 0;
        for (const Step& step : steps_) {
            const bool of_witness = step.from == on_witness_ && same_pair(step.move, next_of_witness);
            if (beam.size() >= width_ && !of_witness) continue;
            const std::uint32_t at = reach(step);
            if (of_witness) on_witness = at;
        }
        on_witness_ = on_witness;
        beam_ = std::move(beam);
        origins_.push_back(std::move(origins));
        steps_.clear();
        next_ = 0;
        if (done()) finish();
    }

    static bool same_pair(Move a, Move b) { return a == b || a == Move{b.b, b.a}; }

    /// Follows the best position back to the start.
    void finish() {
        const auto shortest = std::min_element(beam_.begin(), beam_.end(),
                                               [](const Reached& a, const Reached& b) { return a.count < b.count; });
        if (shortest->count >= best_.count) return;
        best_ = {{}, shortest->count};
        auto at = static_cast<std::size_t>(shortest - beam_.begin());
        for (std::size_t depth = origins_.size(); depth > 0; --depth) {
            const Origin& origin = origins_[depth - 1][at];
            best_.moves.push_back(origin.move);
            at = origin.from;
        }
        std::reverse(best_.moves.begin(), best_.moves.end());
    }

    Gravity gravity_;
    std::size_t width_;
    std::vector<Move> witness_;
    Clearing best_;
    std::vector<Reached> beam_;
    std::uint32_t on_witness_ = 0; ///< the position of the beam on the line of the witness
    std::size_t next_ = 0;         ///< the position of the beam to expand next
    std::vector<Step> steps_;
    std::vector<std::vector<Origin>> origins_; ///< of the positions of all beams after the first
    std::uint64_t work_ = 0;
};

ParSearch::ParSearch(const Board& settled_board, Gravity gravity, const std::vector<Move>& witness, std::size_t width)
    : state_(std::make_unique<State>(settled_board, gravity, witness, width)) {}
ParSearch::ParSearch(ParSearch&&) noexcept = default;
ParSearch& ParSearch::operator=(ParSearch&&) noexcept = default;
ParSearch::~ParSearch() = default;

bool ParSearch::run(std::uint64_t work) { return state_->run(work); }

double ParSearch::progress() const { return state_->progress(); }

const Clearing& ParSearch::best() const { return state_->best(); }

Clearing par(const Board& settled_board, Gravity gravity, const std::vector<Move>& witness, std::size_t width) {
    ParSearch search(settled_board, gravity, witness, width);
    while (!search.run(std::numeric_limits<std::uint32_t>::max())) {
    }
    return search.best();
}

} // namespace twoturns
