#include "game/session.hpp"

#include <type_traits>
#include <utility>

#include "twoturns/notation.hpp"

namespace twoturns::game {

namespace {

/// Returns true if the moves are all legal and clear the settled board.
bool clears(const std::vector<Move>& moves, Board board, Gravity gravity) {
    for (const Move move : moves)
        if (!take_pair(board, move, gravity)) return false;
    return board.won();
}

} // namespace

Session::Session(const Board& board, Gravity gravity, std::vector<Move> witness, std::uint64_t first_serial)
    : timeline_(settled(board, gravity), gravity),
      known_(witness.empty() ? Knowledge{} : known_won(timeline_.board(), gravity, std::move(witness))),
      first_serial_(first_serial) {
    recompute();
}

Result<Session> Session::resumed(Deal start, const Record& record, std::uint64_t first_serial) {
    const Gravity gravity = record.origin.id.params.gravity;
    settle(start.board, gravity);
    if (!clears(start.witness, start.board, gravity)) start.witness.clear();
    Session session{start.board, gravity, std::move(start.witness), first_serial};
    if (const auto done = session.repeat(record.log); !done) return done.error();
    const Board& board = session.board();
    if (record.picked) {
        if (!board.size().contains(*record.picked) || !board.is_tile(*record.picked))
            return Message{N_("there is no tile to pick at {0}"), {to_text(*record.picked)}};
        session.picked_ = record.picked;
    }
    session.clock_ = Clock{record.elapsed};
    return session;
}

Reply Session::act(const Action& action, Time now) {
    const Time at = clock_.elapsed(now);
    if (timeline_.room() >= most_room) shorten();
    auto outcome = std::visit(
        [&](const auto& what) -> Reply {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, Attend>) {
                present_ = what.present;
                return Nothing{};
            } else if constexpr (std::is_same_v<What, Pause>) {
                if (status_ == Status::won) return Nothing{};
                paused_ = !paused_;
                return PauseChanged{};
            } else {
                if (paused_) return Nothing{};
                if constexpr (std::is_same_v<What, Click>) return click(what.cell, at);
                if constexpr (std::is_same_v<What, PutBack>) return picked_ ? click(*picked_, at) : Reply{Nothing{}};
                if constexpr (std::is_same_v<What, Hint>) return hint(what, at);
                if constexpr (std::is_same_v<What, ShowWay>) return show_way(at);
                if constexpr (std::is_same_v<What, Rewind>) return rewind(at);
                if constexpr (std::is_same_v<What, Undo>) return step({at, Undone{}}) ? Reply{Changed{}} : Nothing{};
                if constexpr (std::is_same_v<What, Redo>) return step({at, Redone{}}) ? Reply{Changed{}} : Nothing{};
                if constexpr (std::is_same_v<What, Restart>)
                    return step({at, Restarted{}}) ? Reply{Changed{}} : Nothing{};
                if constexpr (std::is_same_v<What, Reshuffle>) return take_reshuffled(what.deal, at);
            }
        },
        action);
    const auto is_any_of = [&]<class... What>(std::type_identity<What>...) {
        return (std::holds_alternative<What>(outcome) || ...);
    };
    if (is_any_of(std::type_identity<Matched>{}, std::type_identity<Changed>{}, std::type_identity<Reshuffled>{}))
        recompute();
    if (is_any_of(std::type_identity<Picked>{}, std::type_identity<NoMatch>{}, std::type_identity<Blocked>{},
                  std::type_identity<Matched>{}, std::type_identity<Hinted>{}))
        started_ = true;
    run_clock(now);
    return outcome;
}

Reply Session::click(Cell cell, Time at) {
    if (!board().size().contains(cell) || !board().is_tile(cell)) return Nothing{};
    const auto from = std::exchange(picked_, cell);
    if (!from) return Picked{cell};
    if (*from == cell) {
        picked_.reset();
        return Unpicked{cell};
    }
    if (board().kind(*from) != board().kind(cell)) return NoMatch{*from, cell};
    const auto link = find_link(board().occupancy(), *from, cell);
    if (!link) return Blocked{*from, cell, explain_block(board().occupancy(), *from, cell)};

    Matched matched{*link, board().tile(*from), board().tile(cell), {}};
    must(step({at, Move{*from, cell}}, &matched.slides));
    return matched;
}

Result<void> Session::repeat(std::span<const Entry> entries) {
    if (entries.empty()) return {};
    Result<void> done;
    for (const Entry& entry : entries) {
        done = step(entry);
        if (!done) break;
        clock_ = Clock{entry.at};
    }
    recompute();
    return done;
}

Result<void> Session::step(Entry entry, std::vector<Slide>* slides) {
    const std::size_t before = timeline_.positions();
    auto done = timeline_.add(std::move(entry), slides);
    if (timeline_.positions() > before) known_.follow(timeline_);
    return done;
}

void Session::cut(std::size_t entries) {
    timeline_.cut(entries);
    known_.cut(timeline_.positions());
    clock_ = Clock{log().empty() ? Time{0} : log().back().at};
    recompute();
}

void Session::shorten() {
    const std::vector<Entry> way = timeline_.way_here();
    Session same{timeline_.board_of(0), gravity(), {}, first_serial_ + timeline_.positions()};
    same.known_.set(0, *known_.of(0, timeline_));
    for (const Entry& entry : way) must(same.step(entry));
    same.known_.set(same.timeline_.position(), known());
    timeline_ = std::move(same.timeline_);
    known_ = std::move(same.known_);
    first_serial_ = same.first_serial_;
}

void Session::recompute() {
    picked_.reset();
    hint_ = 0;
    hint_step_.reset();
    open_ = legal_moves(board());
    status_ = board().won() ? Status::won : open_.empty() ? Status::stuck : Status::playing;
    known_now_.reset();
}

const Knowledge& Session::known() const {
    if (!known_now_) known_now_ = known_.of(timeline_.position(), timeline_);
    return *known_now_;
}

void Session::run_clock(Time now) {
    if (started_ && present_ && !paused_ && status_ != Status::won)
        clock_.start(now);
    else
        clock_.stop(now);
}

} // namespace twoturns::game
