// The game's user interface: a stack of screens with the board at the bottom, and the state that outlives a screen.
// Takes input, passes it to the screen on top, carries out the effects that the screen returns, and composes the scene.
// Independent of any windowing library; time and randomness are passed in.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/date_text.hpp"
#include "app/effect.hpp"
#include "app/hands/cool_down.hpp"
#include "app/hands/dwell.hpp"
#include "app/hands/scan.hpp"
#include "app/hands/screen_keyboard.hpp"
#include "app/screen.hpp"
#include "app/settings.hpp"
#include "app/sound_captions.hpp"
#include "decks/decks.hpp"
#include "game/game.hpp"
#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "sound/tune.hpp"
#include "twoturns/random.hpp"
#include "ui/mirror.hpp"

namespace twoturns::app {

class PlayScreen;
class TwoPlayers;

/// The state the program starts with.
struct Start {
    game::Game game; ///< may be undealt()
    Settings settings{};
    std::vector<Message> notices{};                    ///< faults during the start, shown in the bar
    DealParams own{};                                  ///< the parameters of the player's next new game
    bool guides = false;                               ///< begin with the small board that teaches the rule
    bool goes_on_with_problem = false;                 ///< begin with the problem that was in hand, if any
    bool at_home = false;                              ///< begin on Home: no game is in hand
    bool first_time = false;                           ///< nothing was ever saved here: the bar explains the rule
    int two_sided = 0;                                 ///< how many cards the deck has; 0 unless they have two sides
    std::shared_ptr<const game::LearningDeck> cards{}; ///< the deck's cards; null unless they can be learnt
    /// The board is new and was not requested by ID, so cards may be chosen for it.
    bool own_board = false;
    FileAccess files{};
    std::vector<std::string> face_names{}; ///< what each face of the deck is called, in the language of the game
    /// The system shows a keyboard of its own for text fields.
    bool system_keyboard = false;
    std::string page{}; ///< the address of the web page the game runs in, for links to boards; empty outside a page
};

/// Identifies the screen that asked; the answer carries the same ticket.
using Ticket = std::uint64_t;

// Tasks for the window; it answers questions through App::answer() with the same ticket.
struct AskedOutside {
    Ticket ticket = 0;
    Request request;
};
struct CancelOutside { // cancels the questions with this ticket
    Ticket ticket = 0;
    unsigned kind = 0; ///< only questions of this kind, see kind_of(); 0: all
};
/// A short shake of what the player holds: the telephone, or a gamepad.
struct Vibrate {
    int milliseconds = 0;
    std::optional<int> pad{}; ///< the number of the gamepad; nullopt: the device itself
};
using HostTask =
    std::variant<AskedOutside, CancelOutside, PlaySound, Utterance, CopyText, FileUsed, EndProgram, SaveOther, Vibrate>;

/// Whether a device can play sounds.
struct SoundDevice {
    bool works = true;
};

/// Whether there is a voice that can say sentences.
struct SpeechService {
    bool works = true;
};

/// The music and the ambience of the game in progress.
struct Background {
    sound::Instrument instrument = sound::Instrument::felt;
    std::string melody; ///< game::melody_text() of the game in progress
    int pairs = 0;
    sound::Mood mood = sound::Mood::calm; ///< calm on every page but an Arcade's board
    friend bool operator==(const Background&, const Background&) = default;
};

/// The settings after the window has applied them. A setting that could not be applied keeps its old value, and the
/// note says so.
struct Applied {
    Settings settings;
    std::optional<Note> note;
};

/// A widget on the screen, with its name in scripts.
struct NamedPlace {
    std::string name;
    ui::Rect rect;
};

/// A finger held this long is a held button and no longer a tap.
constexpr game::Time finger_hold{500};

class App {
public:
    /// `chance` seeds the generator for new games. `measure` must outlive the App.
    App(Start start, std::uint64_t chance, const ui::TextMeasure& measure, ui::Canvas canvas,
        LocalTime local_time = utc_time);
    App(const App&) = delete;
    App& operator=(const App&) = delete;
    App(App&&) noexcept;
    App& operator=(App&&) noexcept;
    ~App();

    /// Handles input. A finger's tap is a click. Its drag scrolls or moves the board and never clicks. A finger that
    /// stays for finger_hold presses the left mouse button until it lifts; where no widget takes input, as on a board,
    /// it is a click of the right one.
    void handle(const ui::Input& input, game::Time now);
    /// Does everything that is due by `now`. Call it at the time that next_change() returned.
    void tick(game::Time now);
    /// Sets the date; it advances with the time until the next call.
    void set_date(game::Date date, game::Time now);
    /// Describes the deck on the tiles. `two_sided` is the number of the deck's cards, or 0 if they do not have
    /// two sides. `cards` are its cards for learning, null if they cannot be learnt.
    void set_cards(int two_sided, game::Time now, std::shared_ptr<const game::LearningDeck> cards = {});
    /// Sets what each face of the deck is called, in the language of the game; empty if that is unknown.
    void name_faces(std::vector<std::string> names) { face_names_ = std::move(names); }
    /// Sets which gamepads are connected, by number.
    void set_pads(const std::array<bool, 2>& pads) { pads_ = pads; }
    void resize(ui::Canvas canvas, game::Time now);
    void run(Command command, game::Time now);
    /// Goes back as a telephone's Back does: closes the keyboard, or one page, or leaves the board for Home.
    void go_back(game::Time now);
    /// Returns about how often go_back() can be called before it does nothing; 0 on Home, where Back leaves the game.
    [[nodiscard]] std::size_t ways_back() const;
    /// Quits once all played games are on the disk. If some cannot be saved, asks the player what to do. With
    /// `by_system` the program ends after a few seconds even without an answer, unless the player acts; it ends at once
    /// if an earlier call is still saving or asking.
    void quit(game::Time now, bool by_system = false);
    /// Passes an answer to the screen that asked; drops it if that screen is closed.
    void answer(Ticket ticket, const Response& response, game::Time now);
    /// Handles news that the store sends without a request.
    void notify(const game::StoreNews& news, game::Time now);
    /// Handles the settings after the window has applied them.
    void notify(Applied applied, game::Time now);
    /// Plays the board of a game ID from a link; undo returns to the earlier game.
    void play_id(const std::string& id, game::Time now);
    /// Makes a deck of a file and plays with it, without asking.
    void import_deck(const std::string& file, game::Time now);
    /// Handles the window's report whether there is a sound device.
    void notify(SoundDevice device, game::Time now);
    /// Handles the window's report whether there is a voice.
    void notify(SpeechService service, game::Time now);
    /// Handles the window's report about the player's own pictures.
    void notify(decks::DeckStatus news, game::Time now);

    [[nodiscard]] scene::Scene compose(game::Time now) const;
    /// Returns when compose() next changes without input, nullopt if never.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now) const;
    /// Returns the tasks for the window and clears them.
    [[nodiscard]] std::vector<HostTask> take_tasks();

    [[nodiscard]] const game::Game& game() const;
    [[nodiscard]] const game::Session& session() const { return game().session; }
    /// Returns the board on the screen: the player's own board, or the board of a screen over it.
    [[nodiscard]] ShownBoard shown(game::Time now) const;
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] Background background() const;
    /// Returns the parameters of the player's next new game, which repeat the parameters of the last game.
    [[nodiscard]] DealParams own_params() const;
    [[nodiscard]] const PlayScreen& play() const { return *play_; }
    [[nodiscard]] PlayScreen& play() { return *play_; }
    [[nodiscard]] ui::Canvas canvas() const { return canvas_; }
    [[nodiscard]] const std::optional<Note>& note() const { return note_; }
    /// Returns whether games are being saved to the disk, as far as is known.
    [[nodiscard]] bool saves() const { return saves_; }
    /// Returns where the cells of the player's own board are.
    [[nodiscard]] scene::BoardGeometry geometry(game::Time now) const;
    [[nodiscard]] const Screen& top() const;
    [[nodiscard]] std::size_t depth() const { return stack_.size(); }
    /// Returns the layout of the screen on top, with the focused widget.
    /// Returns the layout of the screen on top, as if the language ran from left to right.
    [[nodiscard]] ui::Frame frame(game::Time now) const { return lay_out(stack_.size() - 1, now).frame; }
    /// Returns how frame() is reflected on the screen: the reflection of every view in a language that runs from right
    /// to left.
    [[nodiscard]] std::optional<ui::Mirror> mirror() const;
    /// Returns the keyboard on the screen, laid out; nullopt without one.
    [[nodiscard]] std::optional<ui::Frame> keyboard_frame() const;
    /// Returns whether somebody plays on a board now, so that the screen is to stay on.
    [[nodiscard]] bool in_play() const;
    [[nodiscard]] ui::Id focus() const { return stack_.back().widgets.focus; }
    /// Returns what the highlight of a player with one switch is on; nullopt without a highlight.
    [[nodiscard]] std::optional<ScanStop> scan_stop(game::Time now) const;
    /// Returns the usable widgets of the screen on top, by name.
    [[nodiscard]] std::vector<NamedPlace> places(game::Time now) const;
    /// Returns whether the game in progress needs saving.
    [[nodiscard]] bool to_be_saved() const;
    /// Returns how many entries of the game's log were already saved when this program received the game.
    [[nodiscard]] std::size_t saved_entries() const;
    /// Returns the data to save for the game in progress; `today` is the date of a game that is saved for the first
    /// time.
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today);

private:
    struct Open { // a screen on the stack
        Ticket ticket = 0;
        std::shared_ptr<Screen> screen;
        ui::WidgetState widgets;
        game::Time since{0}; ///< when it was opened
    };
    struct Laid { // a screen, laid out
        ui::Frame frame;
        View::Kind kind = View::Kind::whole;
        ui::Rect rect; ///< the rectangle of the dialog, or of the window
        std::optional<scene::Heat> heat{};
    };

    /// The last time another screen became the lowest visible one (see lowest_seen()).
    struct PageTransition {
        std::uint64_t number = 0;
        Ticket to = 0;
        game::Time start{0};
        bool opens = false; ///< false: the screen was revealed by closing another one
        [[nodiscard]] game::Time end() const;
    };

    /// What was said about the screen on top, so that only what changes is said; empty while speaking is off.
    struct Heard {
        Ticket page = 0;
        ui::Id focus{};
        std::string value;             ///< of the focused widget
        std::vector<std::string> last; ///< everything since the last key or click
        bool interrupts = false;       ///< a key or click has come since: the next sentence cuts off the last one
    };

    [[nodiscard]] Context context(game::Time now) const;
    /// Returns the topmost widget at a point of the window; null if there is none. `frame` is the layout in use.
    [[nodiscard]] const ui::HitArea* widget_at(const ui::Frame& frame, ui::Point at) const;
    [[nodiscard]] Laid lay_out(std::size_t level, game::Time now) const;
    /// Returns the part of the window that a screen fills: not that of the keyboard.
    [[nodiscard]] ui::Rect room_of(std::size_t level) const;
    [[nodiscard]] ui::Theme theme() const;
    [[nodiscard]] ui::Style style() const;
    void say(Note note);
    void offer_other_shape(game::Time now);
    /// Returns the index of the lowest visible screen: the topmost one that hides all screens below it.
    [[nodiscard]] std::size_t lowest_seen(game::Time now) const;
    [[nodiscard]] bool in_transition(game::Time now) const { return settings_.motion && now < transition_.end(); }
    [[nodiscard]] float dialog_risen(std::size_t level, game::Time now) const;
    void add_to(scene::Scene& scene, std::size_t level, game::Time now) const;

    // In app_sounds.cpp:
    void hear(const PlaySound& sound, game::Time now);
    void hear_input(std::uint64_t heard_before, std::uint64_t page_before, game::Time now);
    void switch_music(game::Time now);
    void add_caption(scene::Scene& scene, game::Time now) const;

    // In app_speech.cpp:
    void speak(const Speak& what);
    void speak_sound(const sound::Sound& sound);
    void speak_page(game::Time now);
    void speak_focus(game::Time now);
    void speak_note(const Note& note);
    /// Runs a command that is about speaking alone; returns false for all others.
    bool run_speech(Command command, game::Time now);
    void switch_speech(game::Time now);

    void take_input(const ui::Input& input, game::Time now);
    void pass_input(const ui::Input& input, game::Time now);
    void settle(game::Time now);
    void repeat_held(game::Time now);
    /// Hands the clipboard's text to the text field that asked for it; returns false if no field did.
    bool paste(Ticket ticket, const ClipboardText& clipboard, game::Time now);
    /// Updates focus and clock; called after anything that may have changed the top of the stack.
    void refresh(game::Time now);
    void notice_transition(game::Time now);
    void keep_problem_in_hand();
    void take(const ui::Event& event, game::Time now);
    bool run_key(const ui::KeyPress& key, game::Time now);
    void dispatch(Effects effects, Ticket from, game::Time now);
    /// Passes news to every open screen, from the board up.
    void tell(const News& news, game::Time now);
    void push(std::shared_ptr<Screen> screen, game::Time now);
    void close(Ticket ticket, game::Time now);
    void close_all(game::Time now);
    void close_above_home(game::Time now);
    // In app_touch.cpp:
    void touch(const ui::Touch& touch, game::Time now);
    void finger_goes(ui::Point to, game::Time now);
    void finger_presses(ui::Point at, game::Time now);
    void finger_taps(ui::Point at, game::Time now);
    void finger_stays(game::Time now);
    void finger_lifts(game::Time now);
    void tell_of_holding(game::Time now);
    void press_outside(const ui::Press& press, game::Time now);
    // In app_keyboard.cpp:
    [[nodiscard]] ui::Rect keyboard_rect() const;
    /// Returns whether the present input comes from a device that cannot type, and the system has no keyboard for it.
    [[nodiscard]] bool types_on_screen() const { return (by_finger_ || last_pad_) && !system_keyboard_; }
    bool type_on_screen(const ui::Input& input, game::Time now);
    void press_key_on_screen(ui::Id key, game::Time now);
    void open_keyboard(const ui::HitArea& hit, game::Time now);
    void close_keyboard(game::Time now);
    void close_lost_keyboard();
    void add_keyboard(scene::Scene& scene) const;
    // In app_hands.cpp:
    void use_hands(const ui::Input& input, game::Time now);
    void click(const ui::Press& press, game::Time now);
    [[nodiscard]] ui::KeyPress on_page(const ui::KeyPress& key, const ui::Frame& frame) const;
    [[nodiscard]] std::optional<ui::Point> dwells_on(game::Time now) const;
    void pass_dwell(game::Time now);
    [[nodiscard]] std::optional<ShownBoard> scanned_board(game::Time now) const;
    [[nodiscard]] std::vector<ScanStop> scan_stops(game::Time now) const;
    void pass_scan(game::Time now);
    void press_switch(game::Time now);
    void press_widget(const ScanStop& stop, game::Time now);
    [[nodiscard]] std::optional<game::Time> next_hand(game::Time now) const;
    void add_hands(scene::Scene& scene, game::Time now) const;
    [[nodiscard]] Open* find(Ticket ticket);

    mutable Random chance_;
    const ui::TextMeasure* measure_;
    ui::Canvas canvas_;
    LocalTime local_time_;
    DateText date_text_;
    game::Date date_ = 0; ///< the calendar's date at `dated_`
    game::Time dated_{0};
    Settings settings_;
    std::optional<Note> note_;
    bool saves_ = true;           ///< games are being saved to the disk
    bool can_bring_back_ = false; ///< data deleted since the program started can be restored
    bool present_ = true;         ///< the window is visible and has the focus
    bool touched_ = false;        ///< a finger has touched the screen
    bool typed_ = false;          ///< a key of a keyboard was pressed
    bool system_keyboard_ = false;
    bool by_finger_ = false;      ///< the press or release that is being handled is a finger's
    std::optional<int> last_pad_; ///< the gamepad of the last input; nullopt: another device
    struct TextEntry {            ///< the keyboard on the screen, and the field it types into
        ScreenKeyboard keys;
        Ticket screen = 0;
        ui::Id field;
        ui::WidgetState widgets;
    };
    std::optional<TextEntry> keyboard_;
    std::optional<game::World> world_seen_;           ///< the world that belongs under the visible board, if any
    bool by_key_ = false;                             ///< the last input was a key: the focus is drawn
    std::array<bool, 2> pads_{};                      ///< which gamepads are connected
    int two_sided_ = 0;                               ///< how many cards the deck has; 0 unless they have two sides
    std::shared_ptr<const game::LearningDeck> cards_; ///< the deck's cards; null unless they can be learnt
    FileAccess files_;
    std::vector<std::string> face_names_; ///< what each face of the deck is called; may be empty
    std::string page_;                    ///< address of the web page the game runs in
    std::uint64_t deck_number_ = 0;       ///< game::number_of_deck() of cards_
    struct Finger {
        enum class Does : std::uint8_t {
            waits, ///< may still become any of the other states
            moves, ///< drags the content under it
            holds, ///< held down, like the left mouse button
            nothing,
        };
        ui::Point from;
        ui::Point at;
        game::Time since{0};
        Does does = Does::waits;
    };
    std::optional<Finger> finger_; ///< the finger on the screen
    struct Tap {
        ui::Point at;
        game::Time time{0};
    };
    std::optional<Tap> tap_; ///< the last tap: another soon after it is a double click
    CoolDown cool_down_;
    bool drops_text_ = false; ///< the last key did not count, nor does what it types
    Dwell dwell_;
    Scan scan_;
    std::pair<Ticket, bool> scanned_{}; ///< what the highlight moves over: a screen, or the keyboard for it
    std::optional<int> pad_;            ///< the gamepad whose button is being handled
    std::vector<Open> stack_;           ///< never empty: the board is at the bottom
    PageTransition transition_;
    std::string problem_in_hand_; ///< as it was last stored
    std::shared_ptr<PlayScreen> play_;
    std::shared_ptr<TwoPlayers> two_players_; ///< the match that the players left last
    std::shared_ptr<Screen> new_game_;        ///< the page for a new game that was opened last, with its choices
    DealParams new_game_from_{};              ///< own_params() when it was made
    decks::DeckStatus deck_status_;
    std::vector<HostTask> tasks_;
    Ticket tickets_ = 0;
    Captions captions_;
    std::uint64_t heard_ = 0;                    ///< the number of sounds so far
    bool pressed_ = false;                       ///< the input being handled has used a widget
    Ticket pressed_on_ = 0;                      ///< the top screen at the first press of a series of clicks
    game::Time quiet_until_ = game::Time::min(); ///< pages and buttons make no sound before this time
    Heard said_;                                 ///< for speaking: what the player was told
    bool speech_service_ = true;                 ///< there is a voice, as far as is known
    bool sound_device_ = true;                   ///< a sound can be heard, as far as is known
    std::optional<Ticket> paste_to_;             ///< the screen whose text field asked for the clipboard
};

} // namespace twoturns::app
