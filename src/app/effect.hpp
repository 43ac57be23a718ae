// What a screen wants done: by the app, by the window, or by the world outside, which answers.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/command.hpp"
#include "app/files/file_access.hpp"
#include "app/layouts/own_layouts.hpp"
#include "app/news.hpp"
#include "app/note.hpp"
#include "app/settings.hpp"
#include "decks/deck_import.hpp"
#include "game/analysis.hpp"
#include "game/game.hpp"
#include "game/store_news.hpp"
#include "platform/files.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::scene {
struct Weave;
}

namespace twoturns::app {

class Screen;
struct Race;

// Questions and their answers. An answer goes to the screen that asked; if that is closed, it is dropped.

struct ReadClipboard {};
struct ClipboardText {
    std::string text;
};
struct ListFolder {
    std::string folder;
};
struct FolderListed {
    std::string folder;
    Result<std::vector<platform::FolderEntry>> entries;
};
struct ReadFile {
    std::string path;
};
struct FileRead {
    std::string path;
    Result<std::string> text;
    std::string pictures{}; ///< the folder of a deck it stands for: a folder, or a picture in one; it is not told what
                            ///< is in it then
};
struct ReadPackage { // of Anki
    std::string path;
};
struct PackageRead {
    Result<std::shared_ptr<const decks::AnkiPackage>> package;
};
/// A table of cards, and how it looks. Its file, or a text that came from elsewhere.
struct ReadTable {
    std::string path;
    std::optional<std::string> text{};
};
struct LoadedTable {
    std::shared_ptr<const std::string> bytes;
    decks::TableGuess guess;
};
struct TableRead {
    Result<LoadedTable> table;
};
/// Which cards a table gives in that form.
struct PreviewTable {
    std::shared_ptr<const std::string> bytes;
    decks::TableForm form;
};
/// Which cards two fields of a package would give.
struct PreviewCards {
    std::shared_ptr<const decks::AnkiPackage> package;
    decks::AnkiSides sides;
};
struct CardsPreviewed {
    std::variant<decks::AnkiSides, decks::TableForm> how;
    std::vector<decks::Card> first; ///< some of them
    std::size_t count = 0;
    std::vector<decks::NotesLeftOut> left_out;
    std::vector<std::string> columns{}; ///< of a table: what they are called
};
/// A file of another program becomes a deck among the game's own files. Progress is told on the way.
struct ImportDeck {
    std::string path;
    std::optional<decks::ChosenCards> cards{}; ///< of an Anki package; else they are chosen for the player
    std::optional<decks::ChosenTable> table{}; ///< of a table, in place of the file
};
struct DeckImported {
    Result<std::string> deck; ///< its folder
};
struct WriteFile {
    std::string path;
    std::string text;
    bool replace = false; ///< what is there under that name
};
struct WritePicture { // of the sheet with a weave, as PNG
    std::string path;
    std::shared_ptr<const scene::Weave> weave;
    std::string caption;
    bool replace = false; ///< what is there under that name
};
struct WriteDeck { // the one of the settings, as it is shown: pictures as small as tiles need, and nothing else of them
    std::string path;
    bool folder = false;  ///< else a single file
    bool replace = false; ///< the file that is there under that name; a folder gets a number
};
struct FileWritten {
    std::string path;
    std::optional<Message> failure;
};
/// The layouts in the player's own folder.
struct ReadLayouts {};
struct LayoutsRead {
    OwnLayouts found;
};
struct WriteLayout {  // into that folder
    std::string name; ///< of the file
    std::string text;
    bool replace = false; ///< what is there under that name
};
struct DealBoard { // from an ID with a seed
    GameId id;
};
struct BoardDealt {
    GameId id;
    Result<Deal> deal;
};
struct ReshuffleBoard { // other kinds on the same cells
    Board board;
    Gravity gravity = Gravity::none;
    int difficulty = 0;
    std::uint64_t seed = 0;
};
struct BoardReshuffled {
    std::optional<Deal> deal; ///< nothing when these cells allow no board that can be cleared
};
struct Analyse { // a position of the game that is played
    game::AnalysisRequest request;
};
struct Progress { // of what was asked last and takes its time
    float value = 0;
};
/// Where what is unsaved is kept for the next start.
enum class Keep : std::uint8_t {
    nowhere,
    here,      // beside the store, or else where that can be
    elsewhere, // as the store's disk does not answer
};
/// What is on the disk at once, whatever the store is at; answered by game::AllTried, in which what is kept is not.
struct ReportUnsaved {
    Message why;
    Keep keep = Keep::nowhere;
};

using Request = std::variant<ReadClipboard, ChooseFile, ListFolder, ReadFile, ReadPackage, ReadTable, PreviewCards,
                             PreviewTable, ImportDeck, WriteFile, WritePicture, WriteDeck, ReadLayouts, WriteLayout,
                             DealBoard, ReshuffleBoard, Analyse, ReportUnsaved, game::StoreRequest>;
using Response = std::variant<ClipboardText, FileChosen, FolderListed, FileRead, PackageRead, TableRead, CardsPreviewed,
                              DeckImported, FileWritten, LayoutsRead, BoardDealt, BoardReshuffled, game::AnalysisResult,
                              Progress, game::StoreNews>;

// What the window does.

enum class Sound : std::uint8_t {
    pick,
    match,
    refuse,
    reshuffle,
    win,
    deal,
    time_low, // of a round of Arcade
};
struct PlaySound {
    Sound sound;
    int rung = 0; ///< of the ladder that matches climb in Arcade, from 1 on; 0 for the usual pitch
    /// How long after a match its slide lands, and after a win its seal is stamped: both are heard.
    std::optional<game::Time> landing = std::nullopt;
};
struct CopyText { // to the clipboard
    std::string text;
};
struct EndProgram {
    bool keeps = true; ///< what is unsaved, for the next start: the player has not said to let it go
};
struct SaveOther { // a game that is not the one in progress
    game::SavedGame game;
};

// What the app does.

struct Ask {
    Request request;
};
/// Cancels this screen's unanswered questions.
struct CancelAsked {};
/// Cancels the board it asked for, and nothing else.
struct CancelDeal {};
struct OpenScreen {
    std::shared_ptr<Screen> screen; ///< on top of this one
};
/// Puts the focus on a widget of this screen, where it is seen; into a text field together with the cursor.
struct Focus {
    ui::Id id;
};
struct CloseScreen {}; ///< this one and all above it
struct CloseAll {};    ///< down to the board
struct RunCommand {
    Command command;
};
struct Say {
    Note note;
};
struct ChangeSettings {
    Settings settings;
};
/// Plays this game from now on. The one before stays in the history, and can be gone back to by undo.
struct StartGame {
    std::shared_ptr<game::Game> game;
};
/// Deals that board and plays it.
struct StartDeal {
    GameId id;             ///< an empty seed is left to chance
    bool undoable = false; ///< undo leads back to the game before
};
/// A saved game in a file.
struct GameFile {
    std::string path;
    std::string text;
    game::Record record; ///< that was read from it
};
/// Deals the board of a record. The game of the history it is the record of is resumed at its end; of any other in
/// which something was reached the player is asked what to do with it.
struct StartRecord {
    std::shared_ptr<const GameFile> file;
};
/// Plays the board of a race from its beginning while the other run goes along. Undo leads back to the game before.
struct StartRace {
    std::shared_ptr<const Race> race;
};
/// The way to win the game that is played is shown: counted there as a hint.
struct CountHelp {};
/// Starts a new game after all data were deleted, unless the game in progress is another one than this by now.
struct StartOver {
    game::GameKey in_progress = 0;
};
/// Tells every open screen.
struct Tell {
    News news;
};

/// What is wanted of the game that is played, by other screens or by the store unasked.
using ForBoard = std::variant<StartGame, StartDeal, StartRecord, StartRace, StartOver, CountHelp, game::OpenElsewhere>;

using Effect = std::variant<PlaySound, CopyText, FileUsed, EndProgram, SaveOther, Ask, CancelAsked, CancelDeal,
                            OpenScreen, Focus, CloseScreen, CloseAll, RunCommand, Say, ChangeSettings, ForBoard, Tell>;
using Effects = std::vector<Effect>;
inline void append(Effects& effects, Effects more) {
    for (Effect& effect : more) effects.push_back(std::move(effect));
}

} // namespace twoturns::app
