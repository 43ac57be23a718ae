// Questions to the store while the program runs, and its news: answers to questions, and other messages.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

// The questions to the store.
struct ReadGames {
    std::size_t skip = 0;
    std::size_t most = 0;
};
inline constexpr ReadGames all_games{0, std::numeric_limits<std::size_t>::max()};
struct ReadGame {
    GameKey key = 0;
};
struct FindGame { // finds the game that matches the record
    Record record;
};
struct ReadAnswers { // asks for the answers on the cards of a deck
    std::string deck;
};
struct ForgetAnswers {
    std::string deck;
};
struct ExportGames { // exports all games to a file: as JSON if its name ends in ".json", else as CSV
    std::string path;
    bool replace = false; ///< overwrite an existing file
};
struct ForgetEverything {}; // also removes later actions in games that were started before the question
struct BringBack {};        // restores what ForgetEverything removed since the program started
struct ReadEverything {};   // asks for the whole store as bytes
struct TakeIn {             // adds what the store lacks of another one
    std::string content;    ///< an answer to ReadEverything
    std::string folder{};   ///< of the other store
};
struct WriteAll {}; // retries everything that could not be written yet
using StoreRequest = std::variant<ReadGames, ReadGame, FindGame, ReadAnswers, ForgetAnswers, ExportGames,
                                  ForgetEverything, BringBack, ReadEverything, TakeIn, WriteAll>;

// The news from the store.
struct NotSaved { // sent once; sent again only after a successful save
    Message why;
};
struct SavedAgain {};
struct FoundOut { // a notice about the store; it does not mean that data is lost now
    Message what;
};
struct OpenElsewhere { // the game is open in another window; this window no longer saves it under this key
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
    std::optional<SavedGame> game; ///< nullopt if no game matches
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
    Preferences preferences; ///< the preferences after the restoration
};
struct EverythingRead {
    std::string content;
};
struct NotRead { // the store could not answer the question
    Message why;
};
struct AllTried {                   // everything is written except `unsaved`
    std::vector<SavedGame> unsaved; ///< games with actions that are not on the disk, the last played last
    Message why;                    ///< set if `unsaved` is not empty
};
using StoreNews =
    std::variant<NotSaved, SavedAgain, FoundOut, OpenElsewhere, GamesRead, GameRead, GameFound, AnswersRead,
                 AnswersForgotten, Exported, Forgotten, BroughtBack, EverythingRead, TakenIn, NotRead, AllTried>;

} // namespace twoturns::game
