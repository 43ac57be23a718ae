#include "game/replay.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace twoturns::game {
namespace {

// Each mark costs memory in proportion to the record, so there are only so many.
constexpr std::size_t least_stretch = 64;
constexpr std::size_t most_marks = 32;

std::span<const Entry> part(const std::vector<Entry>& log, std::size_t from, std::size_t to) {
    return std::span{log}.subspan(from, to - from);
}

} // namespace

Result<Replay> Replay::of(Record record, const Deal& start) {
    const Gravity gravity = record.origin.id.params.gravity;
    Replay replay{std::move(record), Session{start.board, gravity}};
    const auto& log = replay.record_.log;
    const std::size_t stretch = replay.stretch_ = std::max(least_stretch, log.size() / most_marks + 1);
    Session session = replay.session_;
    replay.marks_.push_back(session);
    for (std::size_t from = 0; from < log.size(); from += stretch) {
        if (auto fault = session.repeat(part(log, from, std::min(from + stretch, log.size()))))
            return *std::move(fault);
        replay.marks_.push_back(session);
    }
    return replay;
}

Time Replay::elapsed() const {
    if (at() == size()) return record_.elapsed;
    return at() == 0 ? Time{0} : record_.log[at() - 1].at;
}

Reply Replay::forward() {
    if (at() == size()) return Nothing{};
    const Entry& entry = record_.log[at()];
    Reply reply = Changed{};
    if (std::holds_alternative<HintAsked>(entry.deed)) reply = Nothing{};
    if (std::holds_alternative<NewKinds>(entry.deed)) reply = Reshuffled{};
    if (const auto* move = std::get_if<Move>(&entry.deed)) {
        const Board& board = session_.board();
        reply = Matched{*find_link(board.occupancy(), move->a, move->b), board.tile(move->a), board.tile(move->b),
                        remove_pair(board, *move, session_.gravity())->slides};
    }
    session_.repeat(std::span{&entry, 1}); // cannot fail: all of it was done once
    return reply;
}

void Replay::go_to(std::size_t entries) {
    const std::size_t to = std::min(entries, size());
    if (to < at() || to - at() > stretch_) session_ = marks_[to / stretch_];
    session_.repeat(part(record_.log, at(), to));
}

Record Replay::so_far() const {
    Record record{record_.origin, {}, {}, elapsed()};
    record.log.assign(record_.log.begin(), record_.log.begin() + static_cast<std::ptrdiff_t>(at()));
    if (at() == size()) record.picked = record_.picked;
    return record;
}

} // namespace twoturns::game
