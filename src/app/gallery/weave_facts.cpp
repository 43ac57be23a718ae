#include "app/gallery/weave_facts.hpp"

#include <algorithm>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/first_start/guide.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/win_figures.hpp"
#include "app/problems/kept_problems.hpp"
#include "game/contests/run.hpp"
#include "game/history/daily.hpp"
#include "game/history/standing.hpp"
#include "platform/translation.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using game::Time;
using platform::trc;
using platform::trcf;
using platform::trf;
using platform::trn;

std::string board_fact(const GameSummary& game) {
    const DealParams& params = game.id.params;
    std::string words = label_of(params.size);
    if (!game.custom_board && params.layout != BoardLayout{}) add_to_list(words, label_of(params.layout));
    if (params.rule != Rule::any) add_to_list(words, label_of(params.rule));
    if (params.gravity != Gravity::none) add_to_list(words, label_of(params.gravity));
    if (!game.custom_board) add_to_list(words, difficulty_label(params.difficulty));
    return words;
}

std::string where_fact(const GameSummary& game, bool of_problem) {
    if (is_guided(game)) return label_of(Command::first_start);
    if (of_problem) return trc("board", "from a problem");
    if (game.custom_board) return trc("board", "from a file");
    // TRANSLATORS: where a game was played; {0} is the name of a place.
    if (const auto place = game::place_of(game.id)) return trf(N_("Journey, {0}"), place_label(*place));
    // TRANSLATORS: the board of a day; {0} is a date such as 22 November 2026.
    if (const auto day = game::day_of(game.id)) return trf(N_("Board of {0}"), long_day(*day));
    if (const auto board = game::run_board_of(game.id))
        return trf(N_("Arcade, board {0}"), std::to_string(board->number));
    return trc("where a game was played", "a game of your own");
}

std::string deck_fact(const GameSummary& game, const Settings& settings) {
    std::string words = game.look ? deck_label(settings, game.look->deck) : std::string{};
    add_to_list(words, trn("{0} picture", "{0} pictures", game.id.params.kinds));
    return words;
}

/// Joins what was used and how often.
struct Uses {
    std::string words;
    void add(int count, std::string what) {
        if (count > 0) add_to_list(words, std::move(what));
    }
};

std::string help_fact(const GameSummary& game) {
    Uses help;
    help.add(game.hints, trn("{0} hint", "{0} hints", game.hints));
    help.add(game.reshuffles, trn("{0} reshuffle", "{0} reshuffles", game.reshuffles));
    return help.words.empty() ? trc("help in a game", "none") : help.words;
}

std::string longest_fact(const scene::Weave& weave) {
    const auto longest = std::max_element(weave.threads.begin(), weave.threads.end(),
                                          [](auto& a, auto& b) { return cells_of(a) < cells_of(b); });
    // TRANSLATORS: {0} counts cells, such as "14 cells"; {1} is the number of the line.
    return trf(N_("{0}, line {1}"), trn("{0} cell", "{0} cells", cells_of(*longest)),
               std::to_string(longest - weave.threads.begin() + 1));
}

} // namespace

std::vector<WeaveFact> facts_of(const GameSummary& game, const WovenGame* woven, const Settings& settings) {
    const bool of_problem = problem_of_weave(settings, game.key).has_value();
    std::vector<WeaveFact> facts{{trc("of a game", "Board"), board_fact(game)},
                                 {trc("of a game", "Where"), where_fact(game, of_problem)},
                                 {trc("of a game", "Deck"), deck_fact(game, settings)}};
    if (!of_problem) // whose way after the key is the program's
        facts.push_back({trc("of a game", "Help used"), help_fact(game)});
    if (std::string back = taken_back(game.undos, game.rewinds); !back.empty())
        facts.push_back({trc("of a game", "Taken back"), std::move(back)}); // no help: it costs no star
    if (woven != nullptr) facts.push_back({trc("of a game", "Longest line"), longest_fact(*woven->weave)});
    return facts;
}

std::string standing_of_weave(std::span<const GameSummary> games, const GameSummary& game) {
    if (game.custom_board || game.pace == game::Pace::arcade) return {};
    const game::Standing standing = game::standing_of(games, game);
    return standing.first() ? std::string{} : standing_text(standing);
}

std::optional<std::size_t> compared_with(std::span<const GameSummary> games, const GameSummary& game) {
    std::optional<std::size_t> same;
    std::optional<std::size_t> alike;
    bool later = true; // than the game
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameSummary& one = games[i];
        if (one.key == game.key) {
            later = false;
            continue;
        }
        if (one.custom_board || game.custom_board) continue;
        if (one.id == game.id && (!same || one.elapsed < games[*same].elapsed)) same = i;
        if (!later && !alike && deal_alike(one.id.params, game.id.params)) alike = i;
    }
    return same ? same : alike;
}

std::vector<float> leads(const std::vector<Time>& own, const std::vector<Time>& other, std::size_t most) {
    const std::size_t pairs = std::min(own.size(), other.size());
    const std::size_t count = std::min(pairs, most);
    std::vector<float> all;
    const auto took = [](const std::vector<Time>& times, std::size_t from, std::size_t to) {
        return static_cast<float>((times[to - 1] - (from == 0 ? Time{0} : times[from - 1])).count());
    };
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t from = i * pairs / count;
        const std::size_t to = (i + 1) * pairs / count;
        const float a = took(own, from, to);
        const float b = took(other, from, to);
        all.push_back(a == b ? 0 : (b - a) / std::max(a, b));
    }
    return all;
}

} // namespace twoturns::app
