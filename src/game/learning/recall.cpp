#include "game/learning/recall.hpp"

#include <type_traits>
#include <utility>
#include <variant>

#include "game/learning/cards.hpp"

namespace twoturns::game {
namespace {

constexpr int too_few_to_be_quick = 2; // with this many other pairs or fewer, an answer is not quick

bool shows_back(const Tile& tile) { return tile.face >= back_side; }

} // namespace

fsrs::Grade grade_of(Recall how) {
    switch (how) {
    case Recall::missed:
    case Recall::hinted: return fsrs::Grade::again;
    case Recall::put_back:
    case Recall::slow: return fsrs::Grade::hard;
    case Recall::found: return fsrs::Grade::good;
    case Recall::quick: break;
    }
    return fsrs::Grade::easy;
}

std::vector<Recalled> RecallJudge::add(const Reply& reply, const Board& board, Time at, const Cards& cards) {
    new_.clear();
    cards_ = cards;
    const auto held = [&] { return picked_at_ ? at - *picked_at_ : Time{0}; };
    std::visit(
        [&](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, Picked>) {
                picked_at_ = at;
            } else if constexpr (std::is_same_v<What, Unpicked>) {
                confirm_miss();
                if (held() >= put_back_time) judge(board.kind(what.cell), Recall::put_back, held());
                picked_at_.reset();
                event_at_ = at;
            } else if constexpr (std::is_same_v<What, NoMatch>) {
                confirm_miss();
                if (card_of(board.kind(what.from)) == card_of(board.kind(what.to)))
                    find(board.tile(what.from), board.tile(what.to), board.tiles() / 2 - 1, at);
                else if (shows_back(board.tile(what.from)) != shows_back(board.tile(what.to)))
                    miss_ = Recalled{board.kind(what.from), Recall::missed, held()};
                picked_at_ = event_at_ = at;
            } else if constexpr (std::is_same_v<What, Blocked>) {
                find(board.tile(what.from), board.tile(what.to), board.tiles() / 2 - 1, at);
                picked_at_ = event_at_ = at; // the second tile is the picked one now
            } else if constexpr (std::is_same_v<What, Matched>) {
                find(what.first, what.second, board.tiles() / 2, at);
                picked_at_.reset();
                event_at_ = at;
            } else if constexpr (std::is_same_v<What, Hinted>) {
                confirm_miss();
                if (what.step == HintStep::pair) judge(board.kind(what.link.front()), Recall::hinted, Time{0});
                event_at_ = at;
            } else if constexpr (std::is_same_v<What, Changed> || std::is_same_v<What, Reshuffled>) {
                miss_.reset();
                picked_at_.reset();
                event_at_.reset();
            }
        },
        reply);
    return std::exchange(new_, {});
}

/// Handles a try of two tiles of the same card.
void RecallJudge::find(const Tile& first, const Tile& second, int other_pairs, Time at) {
    miss_.reset();
    if (shows_back(first) == shows_back(second) || other_pairs == 0) return;
    const Time took = picked_at_ ? at - *picked_at_ : Time{0};
    const bool quick = event_at_ && at - *event_at_ <= quick_time && other_pairs > too_few_to_be_quick;
    judge(first.kind, took > slow_time ? Recall::slow : quick ? Recall::quick : Recall::found, took);
}

void RecallJudge::confirm_miss() {
    if (const auto miss = std::exchange(miss_, std::nullopt)) judge(miss->kind, miss->how, miss->took);
}

int RecallJudge::card_of(Kind kind) const { return cards_.two_sided > 0 ? game::card_of(kind, cards_) : kind; }

void RecallJudge::judge(Kind kind, Recall how, Time took) {
    if (!way_shown_ && answered_.insert(card_of(kind)).second) new_.push_back({kind, how, took});
}

} // namespace twoturns::game
