// Games and files to fill lists, maps and figures.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "game/learning/learning.hpp"
#include "game/store.hpp"
#include "platform/files.hpp"

namespace twoturns::test {

/// Returns a page of saved games with every word and count that exists.
inline std::vector<game::GameSummary> some_games() {
    std::vector<game::GameSummary> games;
    for (int i = 0; i < 30; ++i) {
        game::GameSummary game;
        game.key = 100 + i;
        game.state = static_cast<game::GameState>(i % 3);
        game.started = 1'790'000'000 - i * 100'000;
        const BoardLayout& layout = all_layouts()[static_cast<std::size_t>(i) % all_layouts().size()];
        game.id.params = {layout.size().value_or(Size{62, 62}), 42,
                          all_gravities[static_cast<std::size_t>(i) % all_gravities.size()], layout, 1 + i % 5};
        game.custom_board = i % 7 == 6;
        game.elapsed = game::Time{i * 1'234'567};
        game.pairs_left = game.state == game::GameState::cleared ? 0 : 1 + i * 60;
        game.hints = i % 4 * 33;
        game.undos = i % 5 * 41;
        game.reshuffles = i % 2;
        games.push_back(game);
    }
    return games;
}

/// Returns a two-sided deck.
inline std::shared_ptr<const game::LearningDeck> twelve_words() {
    auto deck = std::make_shared<game::LearningDeck>();
    deck->name = "words";
    for (int i = 0; i < 12; ++i)
        deck->cards.push_back(game::card_name("word number " + std::to_string(i) + (i == 3 ? ", a long one" : ""),
                                              "its translation " + std::to_string(i)));
    return deck;
}
/// Returns the answers for its cards over half a year, up to a date.
inline std::vector<game::CardAnswer> half_a_year_of_answers(game::Date until) {
    std::vector<game::CardAnswer> answers;
    for (int i = 0; i < 120; ++i) {
        const game::Date date = until - (120 - i) * std::int64_t{86'400} * 3 / 2;
        const auto card = static_cast<std::size_t>(i * 7 % (i < 30 ? 4 : 11));
        const bool missed = card == 3 ? i % 2 == 0 : i % 9 == 0;
        answers.push_back({"words", twelve_words()->cards[card], date,
                           missed ? game::Recall::missed : game::Recall::found, game::Time{2000}});
    }
    return answers;
}

/// Returns a year of games that fills every figure.
inline std::vector<game::GameSummary> a_year_of_games() {
    std::vector<game::GameSummary> games;
    for (int i = 0; i < 150; ++i) {
        game::GameSummary game;
        game.key = 100 + i;
        game.state = i % 9 == 8 ? game::GameState::unfinished : game::GameState::cleared;
        game.started = game.touched = 1'790'000'000 - i * i * 1000;
        game.id.params = {i % 3 == 2   ? Size{16, 30}
                          : i % 7 == 3 ? Size{10, 20}
                                       : Size{8, 18},
                          36, i % 2 == 0 ? Gravity::none : Gravity::down, BoardLayout{}, 3};
        game.elapsed = game::Time{290'000 + i * 31 % 17 * 11'000 + i * 2000};
        if (i == 40) game.elapsed = game::Time{36'061'000};
        if (i % 10 == 9) game.id = game::daily_id(game::Day{std::chrono::days{20'700 + i}});
        game.hints = i % 4;
        game.rewinds = i % 5;
        game.pace = static_cast<game::Pace>(i % 3);
        if (i % 2 == 0) game.seal = i % 36;
        games.push_back(game);
    }
    return games;
}

/// Returns games on the first `count` places, some with help and some slow; the last pair of each was of kind 3.
inline std::vector<game::GameSummary> journey_games(std::size_t count) {
    std::vector<game::GameSummary> games;
    for (std::size_t at = 0; at < count; ++at) {
        game::GameSummary game;
        game.key = 1 + static_cast<game::GameKey>(at);
        game.state = game::GameState::cleared;
        game.started = game.touched = 1'790'000'000 + static_cast<game::Date>(at) * 100;
        game.id = game::journey()[at].id;
        game.elapsed = game::Time{at % 5 == 2 ? 3'600'000 : 5000};
        game.hints = at % 3 == 1 ? 2 : 0;
        if (at % 11 != 10) game.seal = 3;
        games.push_back(game);
    }
    return games;
}

inline std::vector<platform::FolderEntry> some_files() {
    std::vector<platform::FolderEntry> files;
    for (int i = 0; i < 40; ++i) {
        const std::string number = std::to_string(i);
        files.push_back({"game " + number +
                             " of a long evening that has a name to match, as long as names can be and "
                             "longer than any row is wide.twoturns",
                         false});
        files.push_back({"history " + number + ".csv", false});
        files.push_back({"old boards " + number, true});
    }
    return files;
}

} // namespace twoturns::test
