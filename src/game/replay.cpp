#include "game/replay.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace twoturns::game {

Result<Replay> Replay::of(Record record, const Deal& start) {
    const Gravity gravity = record.origin.id.params.gravity;
    Replay replay{std::move(record), Session{start.board, gravity}};
    if (const auto done = replay.session_.repeat(replay.record_.log); !done) return done.error();
    replay.session_.cut(0);
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
    if (std::holds_alternative<HintAsked>(entry.action)) reply = Nothing{};
    if (std::holds_alternative<NewKinds>(entry.action)) reply = Reshuffled{};
    if (const auto* move = std::get_if<Move>(&entry.action)) {
        const Board& board = session_.board();
        reply = Matched{*find_link(board.occupancy(), move->a, move->b), board.tile(move->a), board.tile(move->b),
                        remove_pair(board, *move, session_.gravity())->slides};
    }
    must(session_.repeat(std::span{&entry, 1})); // every entry was done once
    return reply;
}

void Replay::go_to(std::size_t entries) {
    const std::size_t to = std::min(entries, size());
    if (to < at()) return session_.cut(to);
    must(session_.repeat(std::span{record_.log}.subspan(at(), to - at())));
}

Record Replay::so_far() const {
    Record record{record_.origin, {}, {}, elapsed()};
    record.log.assign(record_.log.begin(), record_.log.begin() + static_cast<std::ptrdiff_t>(at()));
    if (at() == size()) record.picked = record_.picked;
    return record;
}

} // namespace twoturns::game
