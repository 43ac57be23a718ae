// The window and the loop around the game: sleep until something is due, take input, draw what changed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "platform/jobs.hpp"
#include "platform/threads.hpp"
#include "store/store_thread.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_loading.hpp"
#include "view/decks/deck_reader.hpp"
#include "view/desktop/desktop.hpp"
#include "view/drawing/drawer.hpp"
#include "view/drawing/sprites.hpp"
#include "view/sdl.hpp"
#include "view/sound.hpp"
#include "view/text/fonts.hpp"
#include "view/window/events.hpp"
#include "view/window/loop_clock.hpp"
#include "view/window/pads.hpp"
#include "view/window/store_opening.hpp"
#include "view/window/stored_settings.hpp"

namespace twoturns::view {

struct HostOptions {
    app::Start start;
    std::string deck;                 ///< for this start: a name or folder; empty for that of the settings
    std::optional<ui::Canvas> window; ///< its size; chosen to fit the screen otherwise
    std::string state_file;           ///< the state is written there after every change; empty: nowhere
    std::uint64_t chance = 0;
    std::unique_ptr<game::Store> store; ///< already opened; null: nothing is saved, or it is still being opened
    Opening opening{};                  ///< then a page says so, and what the store has comes when it is there
    game::Preferences stored; ///< what it holds of settings; those of the start that differ count for this start only
    store::KeepAside keep_aside{}; ///< for the next start; empty: what the store cannot take is lost with the program
    std::filesystem::path store_folder;  ///< where it is; no file of the player's is read or written there
    std::unique_ptr<Desktop> desktop{};  ///< null: the game has none of its services
    std::string file;                    ///< opened as if it were dropped onto the window; empty: none
    std::string deck_file{};             ///< a file that becomes a deck once there is a board; empty: none
    std::optional<app::Command> command; ///< run once there is a board, as if its key were pressed
    /// For what takes long, at most; 0: a slice of it a turn, or what there is time for in a frame.
    unsigned threads = platform::has_threads ? 6 : 0;
};

class Host {
public:
    /// Opens the window. Throws StartError when that cannot be, or when what the game loads is
    /// missing or damaged.
    explicit Host(HostOptions options);

    /// One turn of the loop: draws if anything changed, then waits for input or for the next thing
    /// due, `most` milliseconds at the most, and takes all input there is. False once the player quits.
    bool turn(int most = -1);

    /// The same in a host that calls for every picture its screen shows, and where nobody may wait: takes the input
    /// there is, does what takes long for half of a picture's time, and draws if anything changed. False once the
    /// player quits.
    bool frame();
    /// Writes what was done until now: the page may be gone soon. Goes on as before if it is not.
    void save_all();
    /// What was written lately is not kept: writes the game anew, so that what the store says of it is told.
    void save_again();
    /// As if the player had pasted the ID of a game, to be played at once.
    void play_id(const std::string& id);
    /// Makes the window that large, however small, and its points as fine as the canvas says.
    void fit(ui::Canvas size);
    /// Takes that the desktop has made it so, whatever the settings say.
    void fills_screen(bool on);
    /// As if a file or folder were dropped onto the window.
    void drop(const std::string& path);
    /// Tells something in the bar.
    void tell(app::Note note);
    /// What somebody outside was asked for may be there, and the desktop may have become light or dark.
    void wake();

    /// After the last turn: hides the window and writes what still waits. False when the disk hangs; the destructor
    /// would then wait for it.
    bool close();

    [[nodiscard]] const app::App& app() const { return app_; }
    /// Pixels for one point of the window.
    [[nodiscard]] float scale() const;

private:
    /// Draws, and begins what waits for the first picture.
    void show();
    /// Takes that event and all that wait behind it, then does what is due.
    void go_on(SDL_Event* event, game::Time slices_until);
    /// Without threads: does a slice of everything, and more until that time.
    void run_slices(game::Time until);
    /// What the player started the game for, once there is a board: a deal that ends would close it.
    void open_first(game::Time now);
    [[nodiscard]] app::Start completed(app::Start start) const;
    void begin_saving(std::unique_ptr<game::Store> store, bool threaded);
    void take(const SDL_Event& event, game::Time now);
    [[nodiscard]] bool opens() const { return opening_.store.valid(); }
    /// While the store is being opened: the window itself can be changed and closed, and a file is kept for later.
    void take_while_opening(const SDL_Event& event, game::Time now);
    /// Begins with what the store has, once it is open.
    void begin_when_open(game::Time now);
    void take_answers(game::Time now);
    void serve_requests();
    void ask(const app::AskedOutside& asked);
    void ask_store(app::Ticket ticket, const game::StoreRequest& request);
    [[nodiscard]] bool keeps(bool elsewhere);
    void apply_settings(game::Time now);
    void save_settings();
    /// Asks the desktop whether it is dark, where the table is to be as it.
    void look_at_desktop();
    void read_clipboard(app::Ticket ticket);
    void follow_desktop(bool dark, game::Time now);
    /// Saves the game if anything but the time has changed, and the time once a minute, or `with_time`.
    void autosave(game::Time now, bool with_time = false);
    /// Waits for an event, and looks at the gamepads meanwhile. False when so many milliseconds have passed.
    bool wait_for(SDL_Event& event, int most);
    [[nodiscard]] int wait_at_most(int most) const; ///< in milliseconds; -1: for ever
    [[nodiscard]] game::Time now() const;
    /// The one that fills the window.
    [[nodiscard]] ui::Canvas canvas() const;
    void fit_canvas(game::Time now);
    void draw(game::Time now);
    /// The first picture waits a moment for a board that is there at once.
    [[nodiscard]] bool waits_for_board(game::Time now) const;
    void take_text(const scene::Scene& scene);
    void write_state();

    // Order matters: members use those declared before them.
    Libraries libraries_;
    std::function<void()> wake_; ///< called from other threads: ends the wait for events, as there is an answer to take
    LoopClock clock_;
    game::Time last_call_{0}; ///< of a page, for a frame
    DeckCache deck_cache_;
    std::string wanted_deck_; ///< for this start; empty for that of the settings
    PlayedDeck played_;
    Fonts fonts_;
    Window window_;
    Renderer renderer_;
    float fineness_; ///< what a page or an enlarged desktop makes the window larger by, though it is measured in pixels
    Sprites sprites_;
    Drawer drawer_;
    SoundPlayer sound_;
    StoredSettings stored_settings_;
    app::Settings applied_;            ///< what the window was made to look and speak like
    std::unique_ptr<Desktop> desktop_; ///< may be null
    std::uint64_t chance_;             ///< where seeds for new games come from
    app::App app_;
    bool placed_; ///< its size was asked for
    platform::Jobs<app::Response> jobs_;
    DeckReader decks_;
    platform::Jobs<bool> looks_; ///< at the desktop: whether it is dark
    Opening opening_;
    std::optional<store::StoreThread> store_thread_;
    std::filesystem::path store_folder_;
    store::KeepAside keep_aside_;
    bool let_go_ = false; ///< what is unsaved at the end: it is kept already, or the player said so
    std::string state_file_;
    std::string first_file_; ///< still to be opened; empty: none
    std::string first_deck_; ///< still to be made a deck
    std::optional<app::Command> first_command_;
    game::Time next_look_{0};            ///< far away: not before something happens
    std::optional<Message> state_fault_; ///< the last message about why it cannot be written

    /// The state of the game last handed to the store, as far as it is needed to notice a change.
    struct Mark {
        game::GameKey key = 0;
        std::size_t entries = 0;
        std::optional<Cell> picked;
        bool clock_running = false;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    Mark last_saved_;
    game::Time saved_time_{0}; ///< the time of play then

    Fingers fingers_;
    Pads pads_;
    std::optional<scene::Scene> shown_; ///< what is on screen now; nothing when it must be drawn again
    game::Time opened_{0};
    game::Time next_frame_{0};      ///< nothing changes before then, unless something happens
    bool drawn_ = false;            ///< anything yet
    std::set<std::string> undrawn_; ///< kinds of things that could not be drawn, which was logged
    bool quit_ = false;
};

/// Draws one frame of a game of that start and size into a PNG file, without any display. Throws StartError when
/// that cannot be done, or the file cannot be written.
void write_screenshot(HostOptions options, const std::string& file);

/// Sets the language of the settings; where that is empty or unknown, the one the system prefers. Returns what is wrong
/// with its translation, if anything is. Reads one small file of the game's own.
std::optional<Message> speak(const std::string& language);

} // namespace twoturns::view
