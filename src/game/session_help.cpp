// Help in a game: hints, the way to win, going back to where it could be won, reshuffles. Members of Session.
#include <algorithm>
#include <utility>

#include "game/session.hpp"

namespace twoturns::game {
namespace {

/// On a board with at most this many tiles, the area shown by a hint would cover most of the board.
constexpr int fewest_for_area = 24;

} // namespace

Reply Session::hint(const Hint& wanted, Time at) {
    if (open_.empty()) return Nothing{};
    const Knowledge& now = known();
    if (now.outcome == twoturns::Outcome::lost) return HintLost{};
    const bool open = now.outcome == twoturns::Outcome::undecided && !now.searched;
    if (open && wanted.trust == HintTrust::proven) return HintAwaited{};
    const bool safe = !now.safe.empty();
    const auto& worth_showing = safe ? now.safe : open_;
    // After a pair was shown in full, continues with the next pair; otherwise shows more of the same pair.
    if (hint_step_ == HintStep::pair) {
        ++hint_;
        hint_step_.reset();
    }
    if (!hint_step_) must(step({at, HintAsked{}}));
    const HintStep first = board().tiles() > fewest_for_area ? HintStep::area : HintStep::tile;
    hint_step_ = wanted.style == HintStyle::at_once ? HintStep::pair
                 : !hint_step_                      ? first
                 : *hint_step_ == HintStep::area    ? HintStep::tile
                                                    : HintStep::pair;
    const Move move = worth_showing[hint_ % worth_showing.size()];
    return Hinted{*find_link(board().occupancy(), move.a, move.b), *hint_step_, safe};
}

Reply Session::show_way(Time at) {
    if (status_ != Status::won && known().outcome == twoturns::Outcome::won) must(step({at, HintAsked{}}));
    return Nothing{};
}

Reply Session::rewind(Time at) {
    const auto steps = steps_to_winnable();
    if (!steps) return Nothing{};
    must(step({at, WentBack{*steps}}));
    return Changed{};
}

Reply Session::take_reshuffled(const std::optional<Deal>& deal, Time at) {
    if (board().won()) return Nothing{};
    if (!deal) return NoReshuffle{};
    NewKinds kinds;
    for (const Cell cell : deal->board.tile_cells()) kinds.kinds.push_back(deal->board.kind(cell));
    // Keeps room in the record for every remaining pair; otherwise the record could not be resumed.
    const std::size_t room = room_of(kinds) + std::size_t{max_side} * max_side;
    if (timeline_.room() + room > most_room) shorten();
    if (timeline_.room() + room > most_room) return NoReshuffle{};
    if (!step({at, std::move(kinds)})) return NoReshuffle{};
    known_.set(timeline_.position(), known_won(deal->board, gravity(), deal->witness));
    return Reshuffled{};
}

std::optional<int> Session::steps_to_winnable() const {
    if (known().outcome != twoturns::Outcome::lost) return std::nullopt;
    for (std::size_t back = 1; back <= timeline_.steps(); ++back) {
        const Timeline::Index then = timeline_.position(back);
        if (known_.outcome(then) == twoturns::Outcome::won) return static_cast<int>(back);
        if (known_.open(then)) return std::nullopt;
    }
    return std::nullopt;
}

AnalysisRequest Session::question_about(Timeline::Index position) const {
    AnalysisRequest request{first_serial_ + position, timeline_.board_of(position), gravity(),
                            *known_.of(position, timeline_)};
    if (gravity() != Gravity::none && request.known.outcome == twoturns::Outcome::undecided)
        request.last_win = last_win_before(position);
    return request;
}

/// Goes back from a position by the moves that led to it. A reshuffle ends the way, because it exchanges the tiles.
std::optional<LastWin> Session::last_win_before(Timeline::Index position) const {
    std::vector<Move> since;
    Timeline::Index at = position;
    while (known_.outcome(at) != twoturns::Outcome::won) {
        const auto move = timeline_.move_to(at);
        if (move)
            since.push_back(*move);
        else if (at == 0 || !timeline_.same_as_before(at))
            return std::nullopt;
        at = timeline_.before(at);
    }
    std::reverse(since.begin(), since.end());
    return LastWin{timeline_.board_of(at), known_.of(at, timeline_)->line, std::move(since)};
}

std::optional<AnalysisRequest> Session::question() const {
    const Knowledge& now = known();
    const Timeline::Index here = timeline_.position();
    if (now.outcome == twoturns::Outcome::undecided && !now.searched) return question_about(here);
    if (now.outcome == twoturns::Outcome::won && !now.labelled && status_ == Status::playing)
        return question_about(here);
    if (now.outcome != twoturns::Outcome::lost) return std::nullopt;
    // The position is lost. To find the last winnable position, asks about earlier positions, from this one back to a
    // won one.
    for (std::size_t back = 1; back <= timeline_.steps(); ++back) {
        const Timeline::Index then = timeline_.position(back);
        if (known_.outcome(then) == twoturns::Outcome::won) return std::nullopt;
        if (known_.open(then)) return question_about(then);
    }
    return std::nullopt;
}

void Session::learn(const AnalysisResult& answer) {
    if (answer.serial < first_serial_ || answer.serial - first_serial_ >= timeline_.positions()) return;
    known_now_.reset(); // lets go of what is replaced
    known_.learn(static_cast<Timeline::Index>(answer.serial - first_serial_), answer.known, timeline_);
}

} // namespace twoturns::game
