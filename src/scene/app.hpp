// The game as a person meets it: takes input, keeps the session and everything around it, and says
// what is to be seen. Free of any windowing library; time and chance come from outside.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/game.hpp"
#include "game/store_news.hpp"
#include "scene/command.hpp"
#include "scene/date_text.hpp"
#include "scene/effects.hpp"
#include "scene/file_form.hpp"
#include "scene/games_panel.hpp"
#include "scene/input.hpp"
#include "scene/layout.hpp"
#include "scene/leaving.hpp"
#include "scene/new_game_form.hpp"
#include "scene/replaying.hpp"
#include "scene/scene.hpp"
#include "scene/settings.hpp"
#include "twoturns/random.hpp"

namespace twoturns::scene {

enum class Panel : std::uint8_t {
    none,
    new_game,
    menu,
    settings,
    help,
    file, // to save, open or export
    games,
    leave,  // before something is lost
    replay, // no panel over the board: another board, and a bar of its own
};
enum class Sound : std::uint8_t {
    pick,
    match,
    refuse,
    reshuffle,
    win
};

/// Two lines shown in the bar for a while, in place of the figures.
struct Note {
    Message headline;
    Message detail;
    std::optional<Time> until; ///< none: until the next click
};

/// Everything on the screen that is not the game itself.
struct Ui {
    Canvas canvas;
    Settings settings;
    Panel panel = Panel::none;
    int menu_focus = 0;
    NewGameForm form{DealParams{}};
    FileForm file;
    bool saved = true;          ///< what is played can be written to the store
    bool forget_asked = false;  ///< to forget everything, which is asked once more
    std::optional<Cell> cursor; ///< shown once a key has moved it
    std::optional<Kind> lit;    ///< the kind whose tiles are all lit
    std::optional<Note> note;
    std::optional<Point> pointer;
    Effects effects;
    std::optional<float> progress; ///< of what is being dealt, 0 .. 1
    bool reshuffling = false;      ///< what is being dealt is a reshuffle
    GamesPanel games;
    std::optional<Replaying> replay;
    std::optional<Leaving> leaving; ///< the player wants to quit
    DateText date_text;
};

/// The session on screen: the game's, or that of the game that is looked at.
[[nodiscard]] inline const game::Session& shown_session(const game::Game& game, const Ui& ui) {
    return ui.replay ? ui.replay->replay.session() : game.session;
}

// What only the window can do.
struct ToggleFullscreen {};
struct Quit {};
struct Play {
    Sound sound;
};
struct TakeText { // letters go to a text field, or they are keys again
    bool on;
};
struct CopyText { // to the clipboard
    std::string text;
};
struct PasteText {}; // what is on the clipboard is given to App::paste()
struct ListFolder {  // its entries are given to App::listed()
    std::string folder;
};
struct ReadFile { // its text is given to App::opened()
    std::string path;
};
struct WriteFile { // how that went is told to App::written()
    std::string path;
    std::string text;
    bool replace = false; ///< what is there under that name
};
struct ReportUnsaved { // what is not on the disk yet is told to App::learn() at once, whatever the store is at
    Message why;
};
struct SaveGame { // one that is not in hand
    game::SavedGame game;
};
using Request = std::variant<ToggleFullscreen, Quit, Play, TakeText, CopyText, PasteText, ListFolder, ReadFile,
                             WriteFile, game::StoreQuestion, ReportUnsaved, SaveGame>;

/// What the player finds when the program has started.
struct Start {
    game::Game game;
    Settings settings;
    std::vector<Message> notices; ///< what went wrong on the way, to be told
};

/// A seed a person can read out: eight digits.
[[nodiscard]] std::string seed_from(Random& chance);
/// A name for a new game, from chance.
[[nodiscard]] game::GameKey key_from(Random& chance);
/// Deals a game in one go, with a seed from chance where the ID has none.
Result<game::Game> dealt(GameId id, Random& chance);
/// A game on a board of someone's own.
[[nodiscard]] game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance);

class App {
public:
    /// `chance` is where seeds for new games come from. `measure` must outlive the App.
    App(Start start, std::uint64_t chance, const TextMeasure& measure, Canvas canvas,
        DateText date_text = utc_date_text);

    void handle(const Input& input, Time now);
    /// Ends what is over by now and goes on with a deal; to be called when next_change() has come.
    void tick(Time now);
    void resize(Canvas canvas);
    void run(Command command, Time now);
    /// Quits once all that was played is on the disk, and asks the player when it does not get there. With
    /// `by_system` it ends soon even if nobody answers, and at once where it was asked to quit already.
    void quit(Time now, bool by_system = false);
    /// Takes what was found out about a position.
    void learn(const game::Answer& answer, Time now);
    /// Takes what the store answers, or what it could not do.
    void learn(const game::StoreNews& news, Time now);
    /// Starts the game a text stands for: a game ID, or any text as a seed.
    void paste(const std::string& text, Time now);
    // What became of requests about files.
    void listed(const std::string& folder, const Result<std::vector<FolderEntry>>& entries);
    void written(const std::string& path, const std::optional<Message>& failure, Time now);
    /// Takes up the game in a text: a saved one, or a board.
    void opened(const std::string& path, const Result<std::string>& text, Time now);
    /// Puts a message into the bar.
    void say(Message headline, Message detail, std::optional<Time> until);

    [[nodiscard]] Scene compose(Time now) const;
    /// When compose() will next give something else without any input; nothing when never.
    [[nodiscard]] std::optional<Time> next_change(Time now) const;
    /// Hands over what the window is to do.
    [[nodiscard]] std::vector<Request> take_requests();

    [[nodiscard]] const game::Game& game() const { return game_; }
    [[nodiscard]] const game::Session& session() const { return game_.session; }
    [[nodiscard]] const Ui& ui() const { return ui_; }
    /// What is on the board: the session, or that of the game that is looked at.
    [[nodiscard]] const game::Session& shown() const { return shown_session(game_, ui_); }
    [[nodiscard]] Layout layout() const { return {ui_.canvas, shown().board().size()}; }
    /// So many entries of the game's log came with it, from the store or a file.
    [[nodiscard]] std::size_t saved_entries() const { return saved_entries_; }
    /// What is to be kept of the game as it stands; `today` is when it is asked for.
    [[nodiscard]] game::SavedGame saved(Time now, game::Date today);

private:
    void settle(Time now);
    void attend(Time now);
    void on(const KeyPress& key, Time now);
    void on(const Press& press, Time now);
    void on(const Release& release, Time now);
    void on(const Hover& hover, Time now);
    void on(const Wheel& wheel, Time now);
    void on(const Typed& typed, Time now);
    void on(const Presence& presence, Time now);
    void on(const Dropped& file, Time now);

    void act(const game::Action& action, Time now);
    void ask_hint(Time now, game::HintTrust trust);
    void show(const game::Reply& outcome, Time now);
    void click(Cell cell, Time now);
    void light(Cell cell);
    void press(const FormPress& press, Time now);
    void key_in_form(const KeyPress& key, Time now);
    void key_beside_text(const KeyPress& key, Time now);
    void key_in_menu(const KeyPress& key, Time now);
    void press(const FilePress& press, Time now);
    void key_in_file(const KeyPress& key, Time now);
    void ask_file(FilePurpose purpose, Time now);
    void enter_file(Time now);
    void ask_to_forget();
    void exported(const std::string& path, Time now);
    void remember_folder_of(const std::string& path);
    void refuse_file(const Message& why, Time now);
    void ask_to_write_all(Time now);
    void wait_for_store(Time now);
    [[nodiscard]] std::optional<Time> next_of_leaving(Time now) const;
    void learn_unsaved(game::AllTried tried, Time now);
    [[nodiscard]] bool saves_before_leaving() const;
    void saved_before_leaving(Time now);
    void leave_to_other_window(game::SavedGame game, Time now);
    void begin_afresh(Time now);
    void take_up(const game::Record& record, const Result<Deal>& start, Time now);
    void copy_id(Time now);
    void copy_id(const GameId& id, bool given, Time now);
    void go_back(Time now);
    void open(Panel panel, Time now);
    void start(GameId id, Time now, std::optional<game::Record> record = {});
    void install(game::Game game, Time now);
    void start_reshuffle(Time now);
    void work(Time now);
    void cancel_work();
    void start_from_form(Time now);
    void clear_marks();
    void move_cursor(int rows, int cols);
    void jump(int step);
    void end_hold();

    // The games that were begun; see app_history.cpp.
    void show_games(Time now);
    void ask_for_games();
    void learn_games(const game::GamesRead& read, Time now);
    void learn_games(const game::GameRead& read, Time now);
    void press(const GamesPress& press, Time now);
    void key_in_games(const KeyPress& key, Time now);
    void want(Wish wish);
    void fulfil(game::SavedGame kept, Wish wish, Time now);
    void fulfil(game::SavedGame kept, Deal start, Wish wish, Time now);
    void go_on(const game::GameSummary& summary, const game::Record& record, Deal start, bool same, Time now);

    // One of them, looked at.
    void start_replay(game::SavedGame kept, Deal start, Time now);
    void end_replay();
    void play_replay(Time now);
    void step_replay(Time now);
    void step_replay_back();
    void move_replay(std::size_t entries);
    void resume_here(Time now);
    void press(const ReplayPress& press, Point at, Time now);
    void key_in_replay(const KeyPress& key, Time now);
    void run_anywhere(const KeyPress& key, Time now);
    void show_match(const game::Matched& matched, bool won, Time now);
    void play(Sound sound);

    Random chance_;
    const TextMeasure* measure_;
    game::Game game_;
    Ui ui_;
    std::vector<Request> requests_;

    /// A tile held down lights its kind after a while, for fingers without a right button.
    struct Hold {
        Cell cell;
        Time since;
    };
    std::optional<Hold> hold_;
    std::optional<Time> hint_due_; ///< a hint was asked for and comes with an answer, or unproven by then
    std::uint64_t games_ = 1;
    std::size_t saved_entries_ = 0;               ///< entries of the log that came with the game
    bool as_it_was_found_ = true;            ///< the game is the one of the start
    std::optional<game::GameKey> forgotten_; ///< the game in hand when everything was to be forgotten
    bool present_ = true;                    ///< the window is seen and has the focus

    /// A deal that takes its time, done a slice at a time between frames.
    struct Dealing {
        GameId id;
        Dealer dealer;
        std::optional<game::Record> record; ///< of a game to take up on it
        /// The kept game whose board it is, and what for.
        struct Kept {
            game::SavedGame game;
            Wish wish;
        };
        std::optional<Kept> kept;
    };
    std::optional<std::variant<Dealing, Reshuffler>> work_;
    static constexpr Time hold_time{500};
    static constexpr Time note_time{2600};
    static constexpr Time time_to_read{600};
    std::optional<Time> file_refused_; ///< when the file panel last said why not, or asked
    // Of someone who quits, with a store that does not answer: until that is said, until the question comes, and until
    // the system has its way.
    static constexpr Time told_after{300};
    static constexpr Time patience{2500};
    static constexpr Time system_patience{5000};

    /// The kept game that is being read, and what for.
    struct Wanted {
        game::GameKey key;
        Wish wish;
    };
    std::optional<Wanted> wanted_;
};

} // namespace twoturns::scene
