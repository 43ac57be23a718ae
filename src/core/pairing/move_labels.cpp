#include "twoturns/move_labels.hpp"

#include <algorithm>
#include <cstddef>

#include "core/pairing/search.hpp"

namespace twoturns {

struct MoveLabels::State {
    explicit State(const Board& board) : search(board, 0, false), partners(search.tiles().count(), pairing::none) {
        for (const Move move : legal_moves(board)) {
            moves.push_back({move, Safety::unknown});
            pairs.push_back({tile_at(move.a), tile_at(move.b)});
        }
    }

    [[nodiscard]] pairing::TileId tile_at(Cell c) const { return search.tiles().at(c.row, c.col); }

    /// Labels all moves of a winning pairing as safe.
    void note_win(const std::vector<pairing::Pair>& win) {
        for (const auto [a, b] : win) {
            partners[a] = b;
            partners[b] = a;
        }
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (partners[pairs[i].a] == pairs[i].b) moves[i].safety = Safety::safe;
    }

    /// Asks about the next move without a label.
    void ask_next() {
        while (at < moves.size() && moves[at].safety != Safety::unknown) ++at;
        if (at == moves.size())
            done = true;
        else
            search.ask(pairs[at]);
    }

    /// Handles the search's answer: first for the position, then for one move after another.
    void take_answer(Outcome answer) {
        if (outcome == Outcome::undecided) {
            outcome = answer;
            if (answer == Outcome::lost) {
                for (LabelledMove& move : moves) move.safety = Safety::fatal;
                done = true;
                return;
            }
        }
        if (answer == Outcome::won)
            note_win(search.moves());
        else
            moves[at].safety = Safety::fatal;
        ask_next();
    }

    pairing::Search search;
    std::vector<LabelledMove> moves;
    std::vector<pairing::Pair> pairs; // in the order of moves
    std::vector<pairing::TileId> partners;
    std::size_t at = 0;
    Outcome outcome = Outcome::undecided;
    bool done = false;
};

MoveLabels::MoveLabels(const Board& board) : state_(std::make_unique<State>(board)) {}

MoveLabels::MoveLabels(const Board& board, const std::vector<Move>& witness) : MoveLabels(board) {
    std::vector<pairing::Pair> pairs;
    for (const Move move : witness) pairs.push_back({state_->tile_at(move.a), state_->tile_at(move.b)});
    state_->outcome = Outcome::won;
    state_->note_win(pairs);
    state_->ask_next();
}

MoveLabels::MoveLabels(MoveLabels&& other) noexcept = default;
MoveLabels& MoveLabels::operator=(MoveLabels&& other) noexcept = default;
MoveLabels::~MoveLabels() = default;

bool MoveLabels::run(std::uint64_t work) {
    State& state = *state_;
    const std::uint64_t until = state.search.ticks() + pairing::Work::ticks_for(work);
    while (!state.done && state.search.ticks() < until) {
        const Outcome answer = state.search.run(until - state.search.ticks());
        if (answer == Outcome::undecided) break;
        state.take_answer(answer);
    }
    return state.done;
}

bool MoveLabels::done() const { return state_->done; }
std::uint64_t MoveLabels::work_done() const { return state_->search.ticks() / pairing::Work::ticks_per_unit; }
const std::vector<LabelledMove>& MoveLabels::moves() const { return state_->moves; }
Outcome MoveLabels::outcome() const { return state_->outcome; }

} // namespace twoturns
