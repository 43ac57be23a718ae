#include "game/contests/run.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "game/contests/run_list.hpp"
#include "game/history/journey.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::game {
namespace {

constexpr std::string_view prefix = "arcade ";

/// The sizes of the boards in each round through the stages. Further rounds use the last row. Never change them,
/// because people have played these boards and share them.
constexpr std::array<std::array<Size, run_stages>, 3> sizes{{
    {{{6, 8}, {6, 10}, {6, 10}, {6, 12}, {6, 16}}},
    {{{6, 12}, {8, 12}, {8, 12}, {8, 14}, {8, 18}}},
    {{{8, 14}, {8, 14}, {8, 14}, {8, 16}, {8, 20}}},
}};

/// Returns the gravity of a board. It changes among the gravities of the stage from round to round. In the stages
/// `sideways` and `halves` the run's number selects the first one.
Gravity gravity_of(const RunBoard& board) {
    constexpr std::array halves{Gravity::vertical_in, Gravity::horizontal_out, Gravity::vertical_out,
                                Gravity::horizontal_in};
    const int lap = (board.number - 1) / run_stages;
    switch (stage_of(board.number)) {
    case RunStage::still:
    case RunStage::wide: break;
    case RunStage::falling: return lap % 2 == 0 ? Gravity::down : Gravity::up;
    case RunStage::sideways: return (board.run / 10 + lap) % 2 == 0 ? Gravity::left : Gravity::right;
    case RunStage::halves: return halves.at(static_cast<std::size_t>(board.run / 100 + lap) % halves.size());
    }
    return Gravity::none;
}

/// Returns the whole text as a number without leading zeros, within limits.
std::optional<int> number_in(std::string_view text, int least, int most) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || text.front() == '0' || number < least || number > most)
        return std::nullopt;
    return number;
}

bool counts(const GameSummary& game) { return game.pace == Pace::arcade && !game.custom_board; }

} // namespace

const RunResult* RunList::add(const GameSummary& game) {
    const auto board = counts(game) ? run_board_of(game.id) : std::nullopt;
    if (!board) return nullptr;
    if (!leads_to(*board)) {
        latest_[board->run] = all.size();
        all.emplace_back();
    }
    RunResult& run = all[latest_.at(board->run)];
    run.add(game);
    return &run;
}

const RunResult* RunList::leads_to(const RunBoard& board) const {
    const auto latest = latest_.find(board.run);
    return latest != latest_.end() && all[latest->second].leads_to(board) ? &all[latest->second] : nullptr;
}

GameId id_of(const RunBoard& board) {
    const auto lap = static_cast<std::size_t>(board.number - 1) / run_stages;
    GameId id;
    id.params.size = sizes.at(std::min(lap, sizes.size() - 1)).at(static_cast<std::size_t>(stage_of(board.number)));
    id.params.kinds = usual_kinds(id.params.size);
    id.params.gravity = gravity_of(board);
    // Sliding makes boards harder; easy ones are rare.
    const int slides = id.params.gravity == Gravity::none ? 0 : 1;
    id.params.difficulty = std::min(1 + static_cast<int>(lap) + slides, 5);
    id.seed = std::string{prefix} + std::to_string(board.run) + " " + std::to_string(board.number);
    return id;
}

std::optional<RunBoard> run_board_of(const GameId& id) {
    std::string_view text = id.seed;
    if (!text.starts_with(prefix)) return std::nullopt;
    text.remove_prefix(prefix.size());
    const std::size_t blank = text.find(' ');
    if (blank == 0 || blank == std::string_view::npos || blank + 1 == text.size()) return std::nullopt;
    const auto run = number_in(text.substr(0, blank), first_run, last_run);
    const auto number = number_in(text.substr(blank + 1), 1, most_run_boards);
    if (!run || !number) return std::nullopt;
    const RunBoard board{*run, *number};
    return deal_alike(id_of(board).params, id.params) ? std::optional{board} : std::nullopt;
}

std::optional<RunBoard> next_in_run(const RunBoard& board) {
    if (board.number >= most_run_boards) return std::nullopt;
    return RunBoard{board.run, board.number + 1};
}

void RunResult::add(const GameSummary& one) {
    last = run_board_of(one.id);
    game = one.key;
    cleared = one.state == GameState::cleared;
    ++boards;
    pairs += std::max(0, pairs_of(one.id) - one.pairs_left);
    score += one.score;
    elapsed += one.elapsed;
    touched = std::max(touched, one.touched);
    if (cleared) look = one.look;
}

std::vector<RunResult> runs_of(std::span<const GameSummary> games) {
    RunList runs;
    for (std::size_t i = games.size(); i > 0; --i) runs.add(games[i - 1]);
    return std::move(runs.all);
}

RunResult run_before(std::span<const GameSummary> games, const RunBoard& board, GameKey game) {
    RunList runs;
    for (std::size_t i = games.size(); i > 0 && games[i - 1].key != game; --i) runs.add(games[i - 1]);
    const RunResult* const before = runs.leads_to(board);
    return before == nullptr ? RunResult{} : *before;
}

std::optional<RunBoard> open_run(std::span<const GameSummary> games) {
    const auto runs = runs_of(games);
    if (runs.empty()) return std::nullopt;
    // Not the last run in the list, because an older run may have been continued after it.
    const auto last = std::find_if(games.begin(), games.end(),
                                   [](const GameSummary& one) { return counts(one) && run_board_of(one.id); });
    const auto run =
        std::find_if(runs.begin(), runs.end(), [&](const RunResult& one) { return one.game == last->key; });
    return run != runs.end() && run->cleared ? next_in_run(*run->last) : std::nullopt;
}

std::vector<RunResult> rounds_of(std::span<const GameSummary> games, const DealParams& params) {
    std::vector<RunResult> rounds;
    for (const GameSummary& one : games)
        if (counts(one) && !run_board_of(one.id) && deal_alike(one.id.params, params)) rounds.emplace_back().add(one);
    std::reverse(rounds.begin(), rounds.end());
    return rounds;
}

std::vector<RunResult> top_of(std::vector<RunResult> results, std::size_t most) {
    std::stable_sort(results.begin(), results.end(),
                     [](const RunResult& a, const RunResult& b) { return a.score > b.score; });
    results.resize(std::min(results.size(), most));
    return results;
}

} // namespace twoturns::game
