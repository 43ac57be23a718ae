// Questions to the store while the program runs, and what it tells: answers, and news that nobody asked for.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

// What the store can be asked for.
struct ReadGames {
    std::size_t skip = 0;
    std::size_t most = 0;
};
inline constexpr ReadGames all_games{0, std::numeric_limits<std::size_t>::max()};
struct ReadGame {
    GameKey key = 0;
};
struct FindGame { // of which that is the record
    Record record;
};
struct ReadAnswers { // of the cards of a deck
    std::string deck;
};
struct ForgetAnswers {
    std::string deck;
};
struct ExportGames { // all of them into a file: as JSON when its name ends so, else as CSV
    std::string path;
    bool replace = false; ///< what is there under that name
};
struct ForgetEverything {}; // and whatever is played after the question in games that were started before it
struct BringBack {};        // what ForgetEverything removed since the program started
struct WriteAll {};         // what could not be written yet is tried once more
using StoreQuestion = std::variant<ReadGames, ReadGame, FindGame, ReadAnswers, ForgetAnswers, ExportGames,
                                   ForgetEverything, BringBack, WriteAll>;

// What comes back.
struct NotSaved { // told once, until something is saved again
    Message why;
};
struct SavedAgain {};
struct FoundOut { // about the store; nothing is lost by it now
    Message what;
};
struct OpenElsewhere { // in another window: under this key it is not saved any more
    SavedGame game;
};
struct GamesRead {
    std::size_t skip = 0;
    std::vector<GameSummary> games;
};
struct GameRead {
    SavedGame game;
};
struct GameFound {
    std::optional<SavedGame> game; ///< nothing where there is none
};
struct AnswersRead {
    std::string deck;
    std::vector<CardAnswer> answers;
};
struct AnswersForgotten {
    std::string deck;
};
struct Exported {
    std::string path;
};
struct Forgotten {};
struct BroughtBack {
    Preferences preferences; ///< as they are now
};
struct NotRead { // the question has no answer
    Message why;
};
struct AllTried {                   // and written, but for these
    std::vector<SavedGame> unsaved; ///< games in which something was done that is not on the disk, the last one last
    Message why;                    ///< where there are any
};
using StoreNews = std::variant<NotSaved, SavedAgain, FoundOut, OpenElsewhere, GamesRead, GameRead, GameFound,
                               AnswersRead, AnswersForgotten, Exported, Forgotten, BroughtBack, NotRead, AllTried>;

} // namespace twoturns::game
