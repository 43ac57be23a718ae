// The effects a screen asks for: from the app, from the window, or from the world outside, which answers.
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
#include "decks/decks.hpp"
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

// Questions and their answers. An answer goes to the screen that asked; if it is closed, the answer is dropped.

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
    std::string pictures{}; ///< if the path is a folder or a picture in one: that folder, whose contents are not read
};
struct ReadPackage { // an Anki package
    std::string path;
};
struct PackageRead {
    Result<std::shared_ptr<const decks::AnkiPackage>> package;
};
/// A table of cards and its format: a file's, or a text from elsewhere.
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
/// Asks which cards a table gives in that form.
struct PreviewTable {
    std::shared_ptr<const std::string> bytes;
    decks::TableForm form;
};
/// Asks which cards two fields of a package would give.
struct PreviewCards {
    std::shared_ptr<const decks::AnkiPackage> package;
    decks::AnkiSides sides;
};
struct CardsPreviewed {
    std::variant<decks::AnkiSides, decks::TableForm> how;
    std::vector<decks::Card> first; ///< some of the cards
    std::size_t count = 0;
    std::vector<decks::NotesLeftOut> left_out;
    std::vector<std::string> columns{}; ///< headings of a table's columns
};
/// Makes a deck among the game's own files from a file of another program. Reports progress.
struct ImportDeck {
    std::string path;
    std::optional<decks::ChosenPackage> cards{}; ///< for an Anki package; by default chosen automatically
    std::optional<decks::ChosenTable> table{};   ///< a table, in place of the file
};
struct DeckImported {
    Result<std::string> deck; ///< its folder
};
struct WriteFile {
    std::string path;
    std::string text;
    bool replace = false; ///< overwrite an existing file
};
struct WritePicture { // the sheet with a weave, as PNG
    std::string path;
    std::shared_ptr<const scene::Weave> weave;
    std::string caption;
    bool replace = false; ///< overwrite an existing file
};
struct WriteDeck { // the deck of the settings as shown: pictures reduced to what tiles need
    std::string path;
    bool folder = false;  ///< false: a single file
    bool replace = false; ///< overwrite an existing file; a folder gets a number instead
};
struct FileWritten {
    std::string path;
    Result<void> done;
};
/// Asks for the layouts in the player's own folder.
struct ReadLayouts {};
struct LayoutsRead {
    OwnLayouts found;
};
struct WriteLayout {  // into the player's own folder
    std::string name; ///< of the file
    std::string text;
    bool replace = false; ///< overwrite an existing file
};
struct DealBoard { // from an ID with a seed
    GameId id;
};
struct BoardDealt {
    GameId id;
    Result<Deal> deal;
};
struct ReshuffleBoard { // deals other kinds on the same cells
    Board board;
    Gravity gravity = Gravity::none;
    int difficulty = 0;
    std::uint64_t seed = 0;
};
struct BoardReshuffled {
    std::optional<Deal> deal; ///< nullopt if these cells allow no board that can be cleared
};
struct Analyse { // a position of the game in progress
    game::AnalysisRequest request;
};
struct Progress { // of the latest question that takes time
    float value = 0;
};
/// Where unsaved games are kept for the next start.
enum class Keep : std::uint8_t {
    nowhere,
    here,      // beside the store, or else where possible
    elsewhere, // on another disk, as the store's does not respond
};
/// Asks what is on the disk right now, whatever the store is doing. Answered by game::AllTried, which leaves out what
/// is kept for the next start.
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

// Effects on the window.

enum class Sound : std::uint8_t {
    pick,
    match,
    refuse,
    reshuffle,
    win,
    deal,
    time_low, // little time is left in a round of Arcade
};
struct PlaySound {
    Sound sound;
    int rung = 0; ///< step of the rising scale of matches in Arcade, from 1; 0 for the usual pitch
    /// Delay after a match until its slide lands, or after a win until its seal is stamped: both are audible.
    std::optional<game::Time> landing = std::nullopt;
};
struct CopyText { // to the clipboard
    std::string text;
};
struct EndProgram {
    bool keeps = true; ///< keep unsaved games for the next start; false once the player has let them go
};
struct SaveOther { // saves a game other than the one in progress
    game::SavedGame game;
};

// Effects on the app.

struct Ask {
    Request request;
};
/// Cancels this screen's unanswered questions.
struct CancelAsked {};
/// Cancels only the board that this screen asked for.
struct CancelDeal {};
struct OpenScreen {
    std::shared_ptr<Screen> screen; ///< opened on top of this one
};
/// Focuses a widget of this screen and shows the focus; a text field also gets the cursor.
struct Focus {
    ui::Id id;
};
struct CloseScreen {}; ///< this screen and all above it
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
/// Plays this game from now on. The game before stays in the history; undo leads back to it.
struct StartGame {
    std::shared_ptr<game::Game> game;
};
/// Deals a board and plays it.
struct StartDeal {
    GameId id;             ///< an empty seed is filled at random
    bool undoable = false; ///< undo leads back to the game before
};
/// A saved game in a file.
struct GameFile {
    std::string path;
    std::string text;
    game::Record record; ///< read from the file
};
/// Deals the board of a record. If the record is of a game in the history, that game is resumed at its end. If it is of
/// another game in which something was reached, the player is asked what to do with it.
struct StartRecord {
    std::shared_ptr<const GameFile> file;
};
/// Plays the board of a race from its beginning while the other run goes along. Undo leads back to the game before.
struct StartRace {
    std::shared_ptr<const Race> race;
};
/// Counts Show me as a hint in the game in progress.
struct CountHelp {};
/// Starts a new game after all data were deleted, unless the game in progress has changed since.
struct StartOver {
    game::GameKey in_progress = 0;
};
/// Passes news to every open screen.
struct Tell {
    News news;
};

/// Requests to the game in progress, from other screens or from the store unasked.
using ForBoard = std::variant<StartGame, StartDeal, StartRecord, StartRace, StartOver, CountHelp, game::OpenElsewhere>;

using Effect = std::variant<PlaySound, CopyText, FileUsed, EndProgram, SaveOther, Ask, CancelAsked, CancelDeal,
                            OpenScreen, Focus, CloseScreen, CloseAll, RunCommand, Say, ChangeSettings, ForBoard, Tell>;
using Effects = std::vector<Effect>;
/// Shows a note; without `until` it stays until the next click on the board.
[[nodiscard]] inline Say say(Message headline, Message detail = {}, std::optional<game::Time> until = std::nullopt) {
    return {{std::move(headline), std::move(detail), until}};
}
inline void append(Effects& effects, Effects more) {
    for (Effect& effect : more) effects.push_back(std::move(effect));
}

} // namespace twoturns::app
