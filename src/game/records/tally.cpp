#include "game/records/tally.hpp"

#include <algorithm>

#include "game/guided_board.hpp"
#include "twoturns/own_layout.hpp"

namespace twoturns::game {
namespace {

constexpr int some_pairs = 20;
constexpr Time quick_pair{3000};

template <class Number> void grow_to(Number& most, Number to) { most = std::max(most, to); }

} // namespace

void Tally::add(const GameSummary& game, const DayOf& local_day) {
    if (game.pace == Pace::arcade) add_round(game);
    if (game.state != GameState::cleared) return;
    const int board_pairs = pairs_on(game);
    add_board(game, board_pairs);
    add_help(game, board_pairs);
    if (game.custom_board) return;
    add_time(game, board_pairs);
    if (const auto place = place_of(game.id)) add_place(*place, game);
    if (const auto day = game::day_of(game.id); day && local_day(game.touched) == *day) add_day(*day);
}

/// Returns the number of pairs on a cleared board. For a board from a file, returns the number of matches minus the
/// number of undos.
int Tally::pairs_on(const GameSummary& game) {
    if (game.custom_board) return std::max(0, game.moves - game.undos);
    const DealParams& params = game.id.params;
    const auto [known, is_new] =
        pairs_of_boards_.try_emplace({params.size.rows, params.size.cols, params.layout.name()}, 0);
    if (is_new) known->second = pairs_of(game.id);
    return known->second;
}

void Tally::add_place(std::size_t place, const GameSummary& game) {
    if (!reached[place]) ++in_world.at(place / places_in_world);
    reached.set(place);
    if (has_no_help(game)) unaided.set(place);
}

void Tally::add_day(Day day) {
    if (!days.insert(day).second) return;
    weekdays.set(std::chrono::weekday{day}.c_encoding());
    const auto run = [&](std::chrono::days step) {
        int length = 0;
        for (Day at = day + step; length < longest_counted && days.contains(at); at += step) ++length;
        return length;
    };
    const std::chrono::days one{1};
    grow_to(longest_row, std::min(longest_counted, 1 + run(one) + run(-one)));
}

void Tally::add_board(const GameSummary& game, int board_pairs) {
    const DealParams& params = game.id.params;
    ++cleared;
    pairs += std::min(board_pairs, 1'000'000 - std::min(pairs, 1'000'000)); // a damaged history must not overflow
    grow_to(most_pairs, board_pairs);
    if (board_pairs > 0 && board_pairs <= some_pairs) ++small;
    if (std::max(params.size.rows, params.size.cols) >= 16) ++wide;
    gravities.set(static_cast<std::size_t>(params.gravity));
    if (params.gravity != Gravity::none) ++sliding;
    if (traits_of(params.gravity).has_midline()) ++halves;
    if (game.pace == Pace::timed) ++timed;
    if (game.look) {
        const SealPicture& look = *game.look;
        decks.insert(look.deck);
        last_pictures.insert({look.deck, look.mark == 0 ? look.face : 0, look.mark});
    } else if (game.seal) {
        last_pictures.insert({std::string_view{}, *game.seal, 0}); // saved before pictures were kept
    }
    if (game.custom_board) {
        if (!is_guided(game)) ++from_files;
        return;
    }
    if (is_own_layout_name(params.layout.name()))
        ++own_layouts;
    else
        layouts.insert(params.layout.name());
    ++rules.at(static_cast<std::size_t>(params.rule));
}

void Tally::add_help(const GameSummary& game, int board_pairs) {
    const int difficulty = game.id.params.difficulty;
    const bool no_help = has_no_help(game);
    const bool no_undo = has_no_undo(game);
    if (game.hints == 0) ++without_hint;
    if (difficulty >= 4) ++hard;
    row_without_help = no_help ? row_without_help + 1 : 0;
    grow_to(longest_without_help, row_without_help);
    if (no_help) {
        ++without_help;
        if (board_pairs >= 30) ++without_help_30;
        if (difficulty >= 4) ++hard_without_help;
    }
    if (no_undo) {
        ++without_undo;
        if (board_pairs >= some_pairs) ++without_undo_20;
    }
    if (no_help && no_undo) {
        ++clean;
        if (difficulty >= hardest) ++hardest_clean;
    }
}

void Tally::add_time(const GameSummary& game, int board_pairs) {
    if (game.elapsed <= Time{0}) return; // unknown
    if (board_pairs >= some_pairs) {
        const Time pair = game.elapsed / board_pairs;
        quickest_pair = std::min(pair, quickest_pair.value_or(pair));
        if (game.elapsed <= quick_pair * board_pairs) ++quick;
    }
    if (board_pairs >= 72 && game.elapsed <= std::chrono::minutes{5}) large_in_time = true;
    const Size size = game.id.params.size;
    const auto [best, is_first] = best_of_size.try_emplace({size.rows, size.cols}, game.elapsed);
    if (is_first || game.elapsed >= best->second) return;
    best->second = game.elapsed;
    ++better;
}

void Tally::add_round(const GameSummary& game) {
    grow_to(best_score, game.score);
    if (const RunResult* const run = runs_.add(game)) grow_to(best_score, run->score);
    if (game.state == GameState::in_progress) return;
    if (game.state != GameState::cleared) {
        if (begun(game)) row_of_rounds = 0;
        return;
    }
    ++rounds;
    grow_to(longest_of_rounds, ++row_of_rounds);
    if (has_no_help(game) && has_no_undo(game)) ++clean_rounds;
}

void Tally::add(const MatchResult& match) {
    ++matches;
    ways.set(static_cast<std::size_t>(match.way));
    const std::int64_t orange = match.points[Side::orange];
    const std::int64_t blue = match.points[Side::blue];
    if (orange != blue) ++wins[orange > blue ? Side::orange : Side::blue];
    if (std::max(orange, blue) - std::min(orange, blue) <= 50) ++close;
    grow_to(most_match_pairs, match.pairs);
}

} // namespace twoturns::game
