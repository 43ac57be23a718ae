// The effects a screen requests from the app, the window, or the world outside. The world outside sends answers.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/command.hpp"
#include "app/files/everything.hpp"
#include "app/files/file_access.hpp"
#include "app/layouts/own_layouts.hpp"
#include "app/news.hpp"
#include "app/note.hpp"
#include "app/question.hpp"
#include "app/settings.hpp"
#include "app/speech/utterance.hpp"
#include "decks/decks.hpp"
#include "game/analysis.hpp"
#include "game/game.hpp"
#include "game/store_news.hpp"
#include "platform/files.hpp"
#include "sound/cue.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/deal_choice.hpp"
#include "twoturns/par.hpp"
#include "twoturns/problem.hpp"
#include "ui/theme.hpp"

namespace twoturns::scene {
struct Weave;
}

namespace twoturns::app {

class Screen;
struct Race;
struct WovenGame;

// Questions, each declared after the type of its answer. An answer goes to the screen that asked; it is dropped if that
// screen is closed.

struct ClipboardText {
    std::string text;
};
struct ReadClipboard {
    using Answer = ClipboardText;
};
struct FolderListed {
    std::string folder;
    Result<std::vector<platform::FolderEntry>> entries;
};
struct ListFolder {
    using Answer = FolderListed;
    static constexpr auto kind = QuestionKind::listing;
    std::string folder;
};
struct FileRead {
    std::string path;
    Result<std::string> text;
    std::string pictures{}; ///< for a folder, or a picture in one: the path of the folder, whose contents are not read
};
struct ReadFile {
    using Answer = FileRead;
    static constexpr auto kind = QuestionKind::reading;
    std::string path;
};
struct PackageRead {
    Result<std::shared_ptr<const decks::AnkiPackage>> package;
};
struct ReadPackage { // an Anki package
    using Answer = PackageRead;
    static constexpr auto kind = QuestionKind::reading;
    std::string path;
};
struct LoadedTable {
    std::shared_ptr<const std::string> bytes;
    decks::TableGuess guess;
};
struct TableRead {
    Result<LoadedTable> table;
};
/// Reads a table of cards and its format: from a file, or from a text.
struct ReadTable {
    using Answer = TableRead;
    static constexpr auto kind = QuestionKind::reading;
    std::string path;
    std::optional<std::string> text{};
};
struct CardsPreviewed {
    std::variant<decks::AnkiSides, decks::TableForm> how;
    std::vector<decks::Card> first; ///< some of the cards, from the first on
    std::size_t count = 0;
    std::vector<decks::NotesLeftOut> left_out;
    std::vector<std::string> columns{}; ///< the headings of a table's columns
};
/// Asks which cards a table contains if it is read in the given form.
struct PreviewTable {
    using Answer = CardsPreviewed;
    static constexpr auto kind = QuestionKind::previewing;
    std::shared_ptr<const std::string> bytes;
    decks::TableForm form;
};
/// Asks which cards two fields of a package give.
struct PreviewCards {
    using Answer = CardsPreviewed;
    static constexpr auto kind = QuestionKind::previewing;
    std::shared_ptr<const decks::AnkiPackage> package;
    decks::AnkiSides sides;
};
struct DeckImported {
    Result<std::string> deck; ///< the folder of the new deck
};
/// Makes a custom deck from a file of another program. Reports progress.
struct ImportDeck {
    using Answer = DeckImported;
    static constexpr auto kind = QuestionKind::reading;
    std::string path;
    std::optional<decks::ChosenPackage> cards{}; ///< an Anki package's chosen fields; chosen automatically by default
    std::optional<decks::ChosenTable> table{};   ///< a table to use instead of the file
};
struct FileWritten {
    std::string path;
    Result<void> done;
};
struct WriteFile {
    using Answer = FileWritten;
    std::string path;
    std::string text;
    bool replace = false; ///< overwrite an existing file
};
/// A background for a desktop: a table with the weave's sheet on it. If `width` is 0, the picture gets the size of the
/// desktop that the window is on.
struct Wallpaper {
    int width = 0; ///< in pixels
    int height = 0;
    ui::Colour middle{}; ///< the colour in the middle of the table
    ui::Colour edge{};
};
struct WritePicture { // writes the sheet with a weave as a PNG file
    using Answer = FileWritten;
    std::string path;
    std::shared_ptr<const scene::Weave> weave;
    std::string caption;
    bool replace = false; ///< overwrite an existing file
    std::optional<Wallpaper> wallpaper{};
};
struct WriteDeck { // writes the deck that the settings name, with pictures no larger than tiles need
    using Answer = FileWritten;
    std::string path;
    bool folder = false;  ///< false: a single file
    bool replace = false; ///< overwrite an existing file; a folder gets a number instead
};
struct PackEverything { // writes all the player's data to one file
    using Answer = FileWritten;
    std::string path;
    std::string store;    ///< the store's content
    bool replace = false; ///< overwrite an existing file
};
struct EverythingUnpacked {
    Result<Everything> everything;
};
/// Reads such a file, and puts the files of decks and layouts in it where they are missing.
struct UnpackEverything {
    using Answer = EverythingUnpacked;
    static constexpr auto kind = QuestionKind::reading;
    std::string path;
};
struct WriteLayout { // writes a layout to the player's own layout folder
    using Answer = FileWritten;
    std::string name; ///< of the file
    std::string text;
    bool replace = false; ///< overwrite an existing file
};
struct LayoutsRead {
    OwnLayouts found;
};
/// Asks for the layouts in the player's own layout folder.
struct ReadLayouts {
    using Answer = LayoutsRead;
    static constexpr auto kind = QuestionKind::listing;
};
struct BoardDealt {
    GameId id;
    Result<Deal> deal;
};
struct DealBoard { // deals the board of an ID with a seed
    using Answer = BoardDealt;
    static constexpr auto kind = QuestionKind::dealing;
    GameId id;
};
struct DealChosen {
    GameId id; ///< the ID that was asked about
    SightWish wish = SightWish::any;
    Result<ChosenDeal> chosen;
};
/// Chooses a board with few or many pairs to see, from this ID on; see DealChooser. Reports progress.
struct ChooseDeal {
    using Answer = DealChosen;
    static constexpr auto kind = QuestionKind::dealing;
    GameId id;
    SightWish wish = SightWish::few;
};
struct PairsCounted {
    GameId id;
    PairsToSee pairs;
};
struct CountPairs { // counts the pairs to see on the board of an ID
    using Answer = PairsCounted;
    static constexpr auto kind = QuestionKind::counting;
    GameId id;
    Board board;
};
struct ParFound {
    GameId id;
    std::optional<TurnCount> par; ///< nullopt if the board cannot be dealt
};
struct FindPar { // deals the board of an ID and searches for a clearing with few turns
    using Answer = ParFound;
    static constexpr auto kind = QuestionKind::measuring;
    GameId id;
};
struct ProblemMade {
    ProblemId id;
    Result<Problem> problem;
};
struct MakeProblem { // makes the problem of an ID; reports progress
    using Answer = ProblemMade;
    static constexpr auto kind = QuestionKind::dealing;
    ProblemId id;
};
struct BoardReshuffled {
    std::optional<Deal> deal; ///< nullopt if no arrangement of the tiles that can be cleared was found
};
struct ReshuffleBoard { // moves a board's tiles to other cells; see Reshuffler
    using Answer = BoardReshuffled;
    static constexpr auto kind = QuestionKind::dealing;
    Board board;
    Gravity gravity = Gravity::none;
    int difficulty = 0;
    std::uint64_t seed = 0;
};
struct Analyse { // analyses a position of the game in progress
    using Answer = game::AnalysisResult;
    static constexpr auto kind = QuestionKind::analysing;
    game::AnalysisRequest request;
};
struct GameWoven {
    game::GameKey game = 0;
    Result<std::shared_ptr<const WovenGame>> woven; ///< an error if the record cannot be replayed
};
struct WeaveGame { // replays a game of the history, from its board on
    using Answer = GameWoven;
    game::SavedGame game;
};
/// The place where unsaved games are kept for the next start.
enum class Keep : std::uint8_t {
    nowhere,
    here,      // beside the store, or in another place if that fails
    elsewhere, // on another disk, because the store's disk does not respond
};
/// Asks which games are not on the disk now, even while the store is busy. The answer is game::AllTried, without the
/// games that are kept for the next start.
struct ReportUnsaved {
    using Answer = game::StoreNews;
    Message why;
    Keep keep = Keep::nowhere;
};
struct Progress { // the progress of the latest question that takes time
    float value = 0;
};

/// Questions that the window answers itself.
using WindowRequest = std::variant<ReadClipboard, ChooseFile, WritePicture, WriteDeck, ReportUnsaved>;
/// Questions that a job answers: job_for().
using JobRequest = std::variant<ListFolder, ReadFile, ReadPackage, ReadTable, PreviewCards, PreviewTable, ImportDeck,
                                WriteFile, PackEverything, UnpackEverything, ReadLayouts, WriteLayout, DealBoard,
                                ChooseDeal, CountPairs, FindPar, MakeProblem, ReshuffleBoard, WeaveGame, Analyse>;
/// Any question: to the window, to a job or to the store.
using Request = WithQuestions<WithQuestions<std::variant<game::StoreRequest>, WindowRequest>, JobRequest>;
/// Any answer.
using Response = WithAnswers<WithAnswers<std::variant<game::StoreNews, Progress>, WindowRequest>, JobRequest>;

// Effects on the window.

struct PlaySound {
    sound::Sound sound;
    game::Time after{0}; ///< how much later than now
};
struct CopyText { // to the clipboard
    std::string text;
};
struct EndProgram {
    bool keeps = true; ///< keep unsaved games for the next start; false once the player has agreed to lose them
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
    std::shared_ptr<Screen> screen; ///< the screen to open on top of this one
};
/// Focuses a widget of this screen and shows the focus; a text field also gets the cursor.
struct Focus {
    ui::Id id;
};
struct CloseScreen {}; ///< closes this screen and all screens above it
struct CloseAll {};    ///< closes all screens down to the board
struct CloseToHome {}; ///< closes all screens down to Home, or to the board if Home is not open
struct RunCommand {
    Command command;
};
struct Say {
    Note note;
};
/// Says sentences aloud; dropped while speaking is off.
struct Speak {
    std::string words;
    std::optional<float> pan{}; ///< the side it is about: -1 is the left edge of the board, 1 the right edge
};
struct ChangeSettings {
    Settings settings;
};
/// Plays this game from now on. The earlier game stays in the history; undo returns to it.
struct StartGame {
    std::shared_ptr<game::Game> game;
};
/// Deals a board and plays it.
struct StartDeal {
    GameId id;             ///< an empty seed is replaced by a random one
    bool undoable = false; ///< undo returns to the earlier game
};
/// A saved game in a file, or one that was sent as a word (game::sent).
struct GameFile {
    std::string path; ///< empty if it was sent
    std::string text;
    game::Record record; ///< read from the file
};
/// Deals the board of a record. If the record belongs to a game in the history, resumes that game at its end. If it
/// belongs to an unknown game with matched pairs, asks the player what to do with that game.
struct StartRecord {
    std::shared_ptr<const GameFile> file;
};
/// Plays the board of a race from its beginning, against the other run. Undo returns to the earlier game.
struct StartRace {
    std::shared_ptr<const Race> race;
};
/// Counts a use of "Show me" as a hint in the game in progress.
struct CountHelp {};
/// Continues the game in progress without its round of Arcade, which is over. The result of the round stays in the
/// history.
struct LeaveRound {};
/// Starts a new game after all data was deleted, unless the game in progress has changed since then.
struct StartOver {
    game::GameKey in_progress = 0;
};
/// Passes news to every open screen.
struct Tell {
    News news;
};

/// Messages to the game in progress, from other screens or from the store.
using ForBoard =
    std::variant<StartGame, StartDeal, StartRecord, StartRace, StartOver, CountHelp, LeaveRound, game::OpenElsewhere>;

using Effect =
    std::variant<PlaySound, CopyText, FileUsed, EndProgram, SaveOther, Ask, CancelAsked, CancelDeal, OpenScreen, Focus,
                 CloseScreen, CloseAll, CloseToHome, RunCommand, Say, Speak, ChangeSettings, ForBoard, Tell>;
using Effects = std::vector<Effect>;
/// Shows a note. Without `until` the note stays until the next click on the board.
[[nodiscard]] inline Say say(Message headline, Message detail = {}, std::optional<game::Time> until = std::nullopt) {
    return {{std::move(headline), std::move(detail), until}};
}
inline void append(Effects& effects, Effects more) {
    for (Effect& effect : more) effects.push_back(std::move(effect));
}

} // namespace twoturns::app
