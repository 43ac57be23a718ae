#include "game/history/score.hpp"

#include <type_traits>
#include <utility>
#include <variant>

#include "game/timeline.hpp"
#include "twoturns/link.hpp"

namespace twoturns::game {

std::int64_t Combo::add(Time at, int turns) {
    quick_pairs_ = quick_pairs_ > 0 && at <= ends() ? quick_pairs_ + 1 : 1;
    last_ = at;
    return static_cast<std::int64_t>(pair_points.at(static_cast<std::size_t>(turns))) * times();
}

Score::Score(const Board& start) : line_{{0, start.tiles(), false}}, tiles_(start.tiles()) {}

void Score::add(const Entry& entry, int turns) {
    std::visit(
        [&](const auto& action) {
            using What = std::decay_t<decltype(action)>;
            Standing here = line_[at_];
            if constexpr (std::is_same_v<What, Move>) {
                here.points += combo_.add(entry.at, turns);
                here.tiles -= 2;
                return go_to_new(here);
            }
            combo_.end();
            if constexpr (std::is_same_v<What, HintAsked>) {
                hinted_ = true;
            } else if constexpr (std::is_same_v<What, Undone>) {
                --at_;
            } else if constexpr (std::is_same_v<What, Redone>) {
                ++at_;
            } else if constexpr (std::is_same_v<What, Restarted>) {
                go_to_new(line_.front());
            } else if constexpr (std::is_same_v<What, WentBack>) {
                go_to_new(line_[at_ - static_cast<std::size_t>(action.steps)]);
            } else if constexpr (!std::is_same_v<What, Move>) {
                static_assert(std::is_same_v<What, NewKinds>, "every action has its rule");
                here.reshuffled = true;
                go_to_new(here);
            }
        },
        entry.action);
}

void Score::go_to_new(Standing standing) {
    line_.resize(++at_);
    line_.push_back(standing);
}

std::int64_t Score::points() const {
    const Standing& here = line_[at_];
    if (here.tiles > 0) return here.points;
    const int each = hinted_ || here.reshuffled ? clear_points : unaided_points;
    return here.points + static_cast<std::int64_t>(each) * (tiles_ / 2);
}

int turns_of(const RecordedAction& action, const Board& board) {
    const auto* move = std::get_if<Move>(&action);
    if (move == nullptr || judge(board, *move) != Verdict::linked) return 0;
    return find_link(board.occupancy(), move->a, move->b)->turns();
}

Result<std::int64_t> score_of(const Record& record, const Board& start) {
    const Gravity gravity = record.origin.id.params.gravity;
    Timeline timeline{settled(start, gravity), gravity};
    Score score{timeline.board()};
    for (const Entry& entry : record.log) {
        const int turns = turns_of(entry.action, timeline.board());
        if (const auto done = timeline.add(entry); !done) return done.error();
        score.add(entry, turns);
    }
    return score.points();
}

} // namespace twoturns::game
