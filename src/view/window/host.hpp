// The window and the game's main loop: sleep until something is due, take input, draw changes.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "app/speech/controls.hpp"
#include "platform/jobs.hpp"
#include "platform/worker.hpp"
#include "store/store_thread.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_loading.hpp"
#include "view/decks/deck_reader.hpp"
#include "view/desktop/desktop.hpp"
#include "view/drawing/drawer.hpp"
#include "view/drawing/sprites.hpp"
#include "view/sdl.hpp"
#include "view/sound/sound_player.hpp"
#include "view/speech/speaker.hpp"
#include "view/text/fonts.hpp"
#include "view/window/events.hpp"
#include "view/window/held_key.hpp"
#include "view/window/loop_clock.hpp"
#include "view/window/pads.hpp"
#include "view/window/store_opening.hpp"
#include "view/window/stored_settings.hpp"

namespace twoturns::view {

/// Shows the parts of the window's surface that have changed, in pixels; they may overlap.
using Present = std::function<void(SDL_Window& window, const std::vector<SDL_Rect>& changed)>;

struct HostOptions {
    app::Start start;
    std::optional<ActiveDeck> read_deck{}; ///< the deck of `start`; nullopt: it is still to be read
    std::string deck;                      ///< name or folder, for this start only; empty for the deck in the settings
    std::optional<ui::Canvas> window;      ///< the window's size; by default chosen to fit the screen
    std::string state_file;                ///< receives the state after every change; empty: none
    std::uint64_t chance = 0;
    std::unique_ptr<game::Store> store;     ///< opened; null if nothing is saved or the store is still being opened
    std::unique_ptr<Libraries> libraries{}; ///< null: the window starts them
    Opening opening{};                      ///< a start that is still being read; a page says so meanwhile
    game::Preferences stored;      ///< the stored settings; settings of the start that differ count for this start only
    store::KeepAside keep_aside{}; ///< keeps unsaved data for the next start; empty: such data is lost at the end
    std::filesystem::path store_folder; ///< no file that the player chooses is read or written there
    OpenVoice open_voice = view::open_voice;
    OpenAudio open_audio = view::open_audio;
    Present present{};                   ///< empty: SDL shows the whole window
    std::unique_ptr<Desktop> desktop{};  ///< null: no desktop services
    std::string file;                    ///< opened as if dropped onto the window; empty: none
    std::string deck_file{};             ///< a file imported as a deck once there is a board; empty: none
    std::optional<app::Command> command; ///< run once there is a board, as if its key were pressed
    /// The most threads for long tasks. With 0, runs one slice per turn of the loop, or as many as fit into a frame.
    unsigned threads = platform::has_threads ? 6 : 0;
};

class Host {
public:
    /// Opens the window. Throws StartError if that fails or the game's data is missing or damaged.
    explicit Host(HostOptions options);

    /// Runs one turn of the loop: draws changes, then waits at most `most` milliseconds for input or the next due time,
    /// and takes all pending input. Returns false once the player quits.
    bool turn(int most = -1);

    /// Does the same as turn() for a caller that calls frame() for every screen frame and must not be blocked: takes
    /// pending input, works on long tasks for half a frame, and draws changes. Returns false once the player quits.
    bool frame();
    /// Returns for how long frame() need not be called after it returned, unless input comes or one of the functions
    /// below is called before. The clock does not run on beyond that time, or beyond a call of save_all().
    [[nodiscard]] game::Time rest();
    /// Saves everything now because the page may be closed soon. The game continues if it is not.
    void save_all();
    /// Saves the game again after recent writes were lost, so that the store's report reaches the player.
    void save_again();
    /// Plays a game at once, as if the player had pasted its ID.
    void play_id(const std::string& id);
    /// Returns whether the window has a picture.
    [[nodiscard]] bool has_drawn() const { return drawn_; }
    /// Sets the window to this size, however small, and its pixels per point to the canvas's scale.
    void fit(ui::Canvas size);
    /// Records that the desktop switched full screen on or off, even if the settings differ.
    void fills_screen(bool on);
    /// Handles a file or folder as if dropped onto the window.
    void drop(const std::string& path);
    /// Shows a note in the bar.
    void tell(app::Note note);
    /// Switches speaking on, unless it is.
    void begin_speaking();
    /// Returns the controls on the screen, for a reader of screens; empty while speaking is off.
    [[nodiscard]] std::vector<app::Control> controls() const;
    /// Clicks at a point.
    void click(ui::Point at);
    /// Goes back as a telephone's Back does; see app::App::go_back().
    void go_back();
    /// Ends the wait: an external result may be ready, or the desktop's dark setting may have changed.
    void wake();

    /// Hides the window after the last turn and writes the queued saves. Returns false if the disk hangs; the
    /// destructor would then wait for it.
    bool close();

    [[nodiscard]] const app::App& app() const { return app_; }
    /// Returns the pixels per point of the window.
    [[nodiscard]] float scale() const;

private:
    static constexpr game::Time one_minute{60'000};
    static constexpr game::Time never = game::Time::max();

    /// Leaves the time since the last call of frame() out of the clock, as far as it is beyond the rest.
    void end_rest();
    /// Draws a frame, and starts the tasks that wait for the first picture.
    void show();
    /// Handles the event and all events queued after it, then does everything that is due; long tasks until that time,
    /// or none of them.
    void go_on(SDL_Event* event, std::optional<game::Time> slices_until);
    /// Without threads: runs a slice of every task, and further slices until that time.
    void run_slices(game::Time until);
    /// Imports the deck, opens the file and runs the command that the game was started with, once there is a board.
    /// Before that, the end of a deal would close their screens.
    void open_first(game::Time now);
    [[nodiscard]] app::Start completed(app::Start start) const;
    void begin_saving(std::unique_ptr<game::Store> store, bool threaded);
    void take(const SDL_Event& event, game::Time now);
    [[nodiscard]] HoldPace hold_pace() const;
    [[nodiscard]] bool is_repeat_to_ignore(const SDL_Event& event) const;
    void hold_key(const SDL_Event& event, const ui::Input& input, game::Time now);
    [[nodiscard]] bool opens() const { return opening_.read.valid(); }
    /// While the store is being opened: the window can be resized and closed, and a dropped file is kept for later.
    void take_while_opening(const SDL_Event& event, game::Time now);
    /// Starts with the store's content once it is open.
    void begin_when_open(game::Time now);
    void take_answers(game::Time now);
    void serve_requests();
    void ask(const app::AskedOutside& asked);
    void ask_store(app::Ticket ticket, const game::StoreRequest& request);
    [[nodiscard]] bool keeps(bool elsewhere);
    void apply_settings(game::Time now);
    /// Passes the volumes and the background to the sound player, and the state of the sound device to the game.
    void follow_sound(game::Time now);
    /// Passes how to speak to the speaker, and whether there is a voice to the game.
    void follow_speech(game::Time now);
    void save_settings();
    /// Asks the desktop how it looks, if the table follows it.
    void look_at_desktop();
    void read_clipboard(app::Ticket ticket);
    void follow_desktop(const SystemLook& look, game::Time now);
    /// Writes what is not yet saved before it returns.
    void save_now();
    /// Saves the game if anything but the time has changed, and the time once a minute or if `with_time` is set.
    void autosave(game::Time now, bool with_time = false);
    /// Waits for an event while polling the gamepads. Returns false after `most` milliseconds.
    bool wait_for(SDL_Event& event, int most);
    [[nodiscard]] int wait_at_most(int most) const; ///< in milliseconds; -1: no limit
    [[nodiscard]] game::Time now() const;
    /// Returns the canvas that fills the window.
    [[nodiscard]] ui::Canvas canvas() const;
    void fit_canvas(game::Time now);
    void draw(game::Time now);
    /// Returns whether the first picture waits a moment for a board that is about to be ready.
    [[nodiscard]] bool waits_for_board(game::Time now) const;
    void present();
    void take_text(const scene::Scene& scene);
    /// Keeps the screen on while somebody plays.
    void keep_awake(game::Time now);
    void write_state();

    // The order matters: members use the members declared before them.
    std::unique_ptr<Libraries> libraries_;
    std::function<void()> wake_; ///< called from other threads: ends the wait for events, because a result is ready
    LoopClock clock_;
    std::optional<game::Time> last_call_; ///< of frame(); nullopt outside a web page
    game::Time rest_{0};                  ///< that was granted after it
    bool worked_ = true;                  ///< that call went on with long tasks
    DeckCache deck_cache_;
    ActiveDeck played_;
    Fonts fonts_;
    Window window_;
    Renderer renderer_;
    Present present_;
    float fineness_; ///< scale of a page or an enlarged desktop whose window is still measured in pixels
    Sprites sprites_;
    Drawer drawer_;
    SoundPlayer sound_;
    Speaker speaker_;
    StoredSettings stored_settings_;
    app::Settings applied_;                 ///< the settings already applied to the window
    std::atomic<bool> look_changed_{false}; ///< set by the desktop, perhaps on its thread
    bool watches_desktop_ = false;
    std::unique_ptr<Desktop> desktop_; ///< may be null
    std::uint64_t chance_;             ///< random source of seeds for new games
    app::App app_;
    bool placed_; ///< the window's size was requested
    platform::Jobs<app::Response> jobs_;
    DeckReader decks_;
    platform::Jobs<SystemLook> looks_;   ///< queries how the desktop looks
    platform::Jobs<BakedPicture> bakes_; ///< paints tables and landscapes
    Opening opening_;
    std::optional<store::StoreThread> store_thread_;
    std::filesystem::path store_folder_;
    store::KeepAside keep_aside_;
    bool let_go_ = false; ///< unsaved data at the end is kept aside already, or the player discarded it
    std::string state_file_;
    std::string first_file_; ///< still to be opened; empty: none
    std::string first_deck_; ///< still to be imported as a deck
    std::optional<app::Command> first_command_;
    game::Time next_look_{0};            ///< far in the future: waits for an event
    std::optional<Message> state_fault_; ///< the last message about why the state file cannot be written

    /// The parts of the last saved game that show whether the game has changed since.
    struct Mark {
        game::GameKey key = 0;
        std::size_t entries = 0;
        std::optional<Cell> picked;
        bool clock_running = false;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    Mark last_saved_;
    game::Time saved_time_{0}; ///< the play time of the last save

    bool visible_ = true; ///< the window is
    bool sound_worked_ = true;
    bool speech_worked_ = true;
    Fingers fingers_;
    Pads pads_;
    HeldKey held_key_;
    std::optional<scene::Scene> shown_; ///< the scene on the screen; nullopt if it must be redrawn
    game::Time acted_{0};               ///< time of the last input
    bool awake_ = false;                ///< the screen is kept on
    game::Time opened_{0};
    game::Time next_frame_{0};      ///< nothing changes before then without an event
    bool drawn_ = false;            ///< whether anything was drawn yet
    game::Time composed_{0};        ///< the moment that the last picture shows
    std::set<std::string> undrawn_; ///< kinds of items whose failure was logged
    bool quit_ = false;
};

/// Draws one frame of a game with these options into a PNG file, without a display. Throws StartError if drawing or
/// writing fails.
void write_screenshot(HostOptions options, const std::string& file);

/// Applies the language in the settings, or the system's preferred language if the setting is empty. Returns an error
/// with the reason if the language is unknown or its translation cannot be used: then everything is English. Reads one
/// small file of the game's own.
Result<void> speak(const std::string& language);

} // namespace twoturns::view
