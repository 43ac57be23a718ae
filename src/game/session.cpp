#include "game/session.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

#include "twoturns/notation.hpp"

namespace twoturns::game {

namespace {

/// On a board with no more tiles than this an area would be most of it.
constexpr int fewest_for_area = 24;

template <class T> std::shared_ptr<const T> share(T value) { return std::make_shared<const T>(std::move(value)); }

/// The board with other kinds on its tiles, row by row; nothing unless they are the kinds it has.
std::optional<Board> with_kinds(const Board& board, const std::vector<Kind>& kinds) {
    const std::vector<Cell> cells = board.tile_cells();
    std::vector<Kind> before;
    for (const Cell cell : cells) before.push_back(board.kind(cell));
    std::vector<Kind> sorted = kinds;
    std::sort(before.begin(), before.end());
    std::sort(sorted.begin(), sorted.end());
    if (before != sorted) return std::nullopt;
    Board after = board;
    for (std::size_t i = 0; i < cells.size(); ++i) after.put(cells[i], {kinds[i], kinds[i]});
    return after;
}

/// Whether these moves, each legal, clear the settled board.
bool clears(const std::vector<Move>& moves, Board board, Gravity gravity) {
    for (const Move move : moves) {
        auto after = apply(board, move, gravity);
        if (!after) return false;
        board = *std::move(after);
    }
    return board.won();
}

} // namespace

Session::Session(const Board& board, Gravity gravity, std::vector<Move> witness, std::uint64_t first_serial)
    : gravity_(gravity), next_serial_(first_serial) {
    Board start = board;
    settle(start, gravity_);
    Knowledge known = witness.empty() ? Knowledge{} : known_won(start, gravity_, std::move(witness));
    states_.push_back({share(std::move(start)), {}, next_serial_++, share(std::move(known))});
    look();
}

Result<Session> Session::taken_up(Deal start, const Record& record, std::uint64_t first_serial) {
    const Gravity gravity = record.origin.id.params.gravity;
    settle(start.board, gravity);
    if (!clears(start.witness, start.board, gravity)) start.witness.clear();
    Session session{start.board, gravity, std::move(start.witness), first_serial};
    if (auto fault = session.repeat(record.log)) return *std::move(fault);
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
                if constexpr (std::is_same_v<What, Rewind>) return rewind(at);
                if constexpr (std::is_same_v<What, Undo>) {
                    if (!can_undo()) return Nothing{};
                    undo(at);
                    return Changed{};
                }
                if constexpr (std::is_same_v<What, Redo>) {
                    if (!can_redo()) return Nothing{};
                    redo(at);
                    return Changed{};
                }
                if constexpr (std::is_same_v<What, Restart>) {
                    if (!can_restart()) return Nothing{};
                    restart(at);
                    return Changed{};
                }
                if constexpr (std::is_same_v<What, Reshuffle>) return take_reshuffled(what.deal, at);
            }
        },
        action);
    const auto is_any_of = [&]<class... What>(std::type_identity<What>...) {
        return (std::holds_alternative<What>(outcome) || ...);
    };
    if (is_any_of(std::type_identity<Matched>{}, std::type_identity<Changed>{}, std::type_identity<Reshuffled>{}))
        look();
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

    Removal removal = *remove_pair(board(), {*from, cell}, gravity_);
    Matched matched{*link, board().tile(*from), board().tile(cell), std::move(removal.slides)};
    take_pair({*from, cell}, std::move(removal.board), at);
    return matched;
}

Reply Session::hint(const Hint& wanted, Time at) {
    if (open_.empty()) return Nothing{};
    const Knowledge& now = known();
    if (now.outcome == twoturns::Outcome::lost) return HintLost{};
    const bool open = now.outcome == twoturns::Outcome::undecided && !now.searched;
    if (open && wanted.trust == HintTrust::proven) return HintAwaited{};
    const bool safe = !now.safe.empty();
    const auto& worth_showing = safe ? now.safe : open_;
    // First the pair shown last in full is left for the next one; then more of it is shown.
    if (hint_step_ == HintStep::pair) {
        ++hint_;
        hint_step_.reset();
    }
    if (!hint_step_) count_hint(at);
    const HintStep first = board().tiles() > fewest_for_area ? HintStep::area : HintStep::tile;
    hint_step_ = wanted.style == HintStyle::at_once ? HintStep::pair
                 : !hint_step_                      ? first
                 : *hint_step_ == HintStep::area    ? HintStep::tile
                                                    : HintStep::pair;
    const Move move = worth_showing[hint_ % worth_showing.size()];
    return Hinted{*find_link(board().occupancy(), move.a, move.b), *hint_step_, safe};
}

Reply Session::rewind(Time at) {
    const auto steps = steps_to_winnable();
    if (!steps) return Nothing{};
    go_back(*steps, at);
    return Changed{};
}

Reply Session::take_reshuffled(const std::optional<Deal>& deal, Time at) {
    if (board().won()) return Nothing{};
    if (!deal) return NoReshuffle{};
    take_kinds(deal->board, known_won(deal->board, gravity_, deal->witness), at);
    return Reshuffled{};
}

void Session::take_pair(Move move, Board after, Time at) {
    log_.push_back({at, move});
    auto known_then = share(known_after(known(), move, after, gravity_));
    add(share(std::move(after)), move, std::move(known_then));
}

void Session::undo(Time at) {
    log_.push_back({at, Undone{}});
    ++undos_;
    --at_;
}

void Session::redo(Time at) {
    log_.push_back({at, Redone{}});
    ++at_;
}

void Session::restart(Time at) {
    log_.push_back({at, Restarted{}});
    add(states_.front().board, {}, states_.front().known); // can be undone like any step
}

void Session::go_back(int steps, Time at) {
    log_.push_back({at, WentBack{steps}});
    const State then = states_[at_ - static_cast<std::size_t>(steps)];
    add(then.board, {}, then.known); // a step of its own, so that one undo takes it back
}

void Session::take_kinds(Board board, Knowledge known, Time at) {
    NewKinds deed;
    for (const Cell cell : board.tile_cells()) deed.kinds.push_back(board.kind(cell));
    log_.push_back({at, std::move(deed)});
    ++reshuffles_;
    add(share(std::move(board)), {}, share(std::move(known)));
}

void Session::count_hint(Time at) {
    log_.push_back({at, HintAsked{}});
    ++hints_;
}

std::optional<Message> Session::repeat(std::span<const Entry> entries) {
    if (entries.empty()) return std::nullopt;
    std::optional<Message> fault;
    for (const Entry& entry : entries) {
        fault = repeat_one(entry);
        if (fault) break;
        clock_ = Clock{entry.at};
    }
    look();
    return fault;
}

std::optional<Message> Session::repeat_one(const Entry& entry) {
    const auto number = [&] { return std::to_string(moves_in(log_) + 1); };
    return std::visit(
        [&](const auto& deed) -> std::optional<Message> {
            using What = std::decay_t<decltype(deed)>;
            if constexpr (std::is_same_v<What, Move>) {
                auto after = apply(board(), deed, gravity_);
                if (!after) return Message{N_("move {0}: {1}"), {number(), std::string(name_of(judge(board(), deed)))}};
                take_pair(deed, *std::move(after), entry.at);
            }
            if constexpr (std::is_same_v<What, HintAsked>) count_hint(entry.at);
            if constexpr (std::is_same_v<What, Undone>) {
                if (!can_undo()) return Message{N_("before move {0}: there is nothing to undo"), {number()}};
                undo(entry.at);
            }
            if constexpr (std::is_same_v<What, Redone>) {
                if (!can_redo()) return Message{N_("before move {0}: there is nothing to redo"), {number()}};
                redo(entry.at);
            }
            if constexpr (std::is_same_v<What, Restarted>) {
                if (!can_restart()) return Message{N_("before move {0}: there is nothing to restart"), {number()}};
                restart(entry.at);
            }
            if constexpr (std::is_same_v<What, WentBack>) {
                if (deed.steps < 1 || static_cast<std::size_t>(deed.steps) > at_)
                    return Message{N_("before move {0}: there are no {1} steps to go back"),
                                   {number(), std::to_string(deed.steps)}};
                go_back(deed.steps, entry.at);
            }
            if constexpr (std::is_same_v<What, NewKinds>) {
                auto after = with_kinds(board(), deed.kinds);
                if (!after) return Message{N_("before move {0}: the reshuffle has other tiles"), {number()}};
                take_kinds(*std::move(after), {}, entry.at);
            }
            return std::nullopt;
        },
        entry.deed);
}

void Session::add(std::shared_ptr<const Board> board, std::optional<Move> by, std::shared_ptr<const Knowledge> known) {
    states_.resize(at_ + 1);
    states_.push_back({std::move(board), by, next_serial_++, std::move(known)});
    ++at_;
}

void Session::look() {
    picked_.reset();
    hint_ = 0;
    hint_step_.reset();
    open_ = legal_moves(board());
    status_ = board().won() ? Status::won : open_.empty() ? Status::stuck : Status::playing;
}

std::optional<int> Session::steps_to_winnable() const {
    if (known().outcome != twoturns::Outcome::lost) return std::nullopt;
    for (std::size_t i = at_; i-- > 0;) {
        const Knowledge& then = *states_[i].known;
        if (then.outcome == twoturns::Outcome::won) return static_cast<int>(at_ - i);
        if (then.outcome == twoturns::Outcome::undecided && !then.searched) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Question> Session::question() const {
    const auto about = [&](std::size_t i) {
        return Question{states_[i].serial, *states_[i].board, gravity_, *states_[i].known};
    };
    const Knowledge& now = known();
    if (now.outcome == twoturns::Outcome::undecided && !now.searched) return about(at_);
    if (now.outcome == twoturns::Outcome::won && !now.labelled && status_ == Status::playing) return about(at_);
    if (now.outcome != twoturns::Outcome::lost) return std::nullopt;
    // Lost: then when was it lost? The positions before it, from this one back to one that is won.
    for (std::size_t i = at_; i-- > 0;) {
        const Knowledge& then = *states_[i].known;
        if (then.outcome == twoturns::Outcome::won) return std::nullopt;
        if (then.outcome == twoturns::Outcome::undecided && !then.searched) return about(i);
    }
    return std::nullopt;
}

void Session::learn(const Answer& answer) {
    const auto found =
        std::find_if(states_.begin(), states_.end(), [&](const State& state) { return state.serial == answer.serial; });
    if (found == states_.end()) return;
    found->known = share(Knowledge{answer.known});
    // A position that a won one came from is won; one that came from a lost one is lost.
    for (auto state = found; state->by && state != states_.begin(); --state) {
        State& before = *std::prev(state);
        if (state->known->outcome != twoturns::Outcome::won || before.known->outcome != twoturns::Outcome::undecided)
            break;
        std::vector<Move> line{*state->by};
        line.insert(line.end(), state->known->line.begin(), state->known->line.end());
        before.known = share(known_won(*before.board, gravity_, std::move(line)));
    }
    for (auto next = std::next(found); next != states_.end() && next->by; ++next) {
        if (std::prev(next)->known->outcome != twoturns::Outcome::lost) break;
        next->known = share(Knowledge{.outcome = twoturns::Outcome::lost, .line = {}, .safe = {}});
    }
}

void Session::run_clock(Time now) {
    if (started_ && present_ && !paused_ && status_ != Status::won)
        clock_.start(now);
    else
        clock_.stop(now);
}

} // namespace twoturns::game
