// The game as a person meets it: a stack of screens with the board at the bottom, and what outlives a screen. Takes
// input, hands it to the screen on top, carries out what that answers, and says what is to be seen. Free of any
// windowing library; time and chance come from outside.
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
#include "app/screen.hpp"
#include "app/settings.hpp"
#include "decks/own_pictures.hpp"
#include "game/game.hpp"
#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "twoturns/random.hpp"

namespace twoturns::app {

class PlayScreen;
class TwoPlayers;

/// What the player finds when the program has started.
struct Start {
    game::Game game; ///< may be undealt()
    Settings settings;
    std::vector<Message> notices;                  ///< what went wrong at the start, for the bar
    DealParams own{};                              ///< what the player's own new games are dealt from
    bool first_time = false;                       ///< nothing was ever saved here: the rule is told in the bar
    int two_sided = 0;                             ///< how many cards the deck has, if they have two sides
    std::shared_ptr<const game::CardDeck> cards{}; ///< which they are, where they are to be learnt
    /// The board is new, and nobody named it: cards may be chosen for it.
    bool own_board = false;
    FileAccess files{};
    std::string page{}; ///< the address of the page the game is in, for links to boards; empty: it is in none
};

/// Names who asked; the answer comes back with it.
using Ticket = std::uint64_t;

// What the window is to do; questions are answered by App::answer() with the same ticket.
struct AskedOutside {
    Ticket ticket = 0;
    Request request;
};
struct CancelOutside { // what was asked with this ticket
    Ticket ticket = 0;
    unsigned kind = 0; ///< those of one kind alone, see kind_of()
};
using HostTask = std::variant<AskedOutside, CancelOutside, PlaySound, CopyText, FileUsed, EndProgram, SaveOther>;

/// What became of the settings in the window: they are these now, since what cannot be had stays as it was, which the
/// note tells.
struct Applied {
    Settings settings;
    std::optional<Note> note;
};

/// A widget on the screen, by the name scripts know it by.
struct NamedPlace {
    std::string name;
    ui::Rect rect;
};

/// A finger that stays for so long on the screen does not tap any more.
constexpr game::Time finger_hold{500};

class App {
public:
    /// `chance` is where seeds for new games come from. `measure` must outlive the App.
    App(Start start, std::uint64_t chance, const ui::TextMeasure& measure, ui::Canvas canvas,
        LocalTime local_time = utc_time);
    App(const App&) = delete;
    App& operator=(const App&) = delete;
    App(App&&) noexcept;
    App& operator=(App&&) noexcept;
    ~App();

    /// Takes what a person does. A finger's tap is a click; its drag moves what can be scrolled or the board, and is no
    /// click; a finger that stays is a button held down, and on a board the right one.
    void handle(const ui::Input& input, game::Time now);
    /// Ends what is over by now; to be called when next_change() has come.
    void tick(game::Time now);
    /// Takes what the calendar says now; it goes on with the time until it is told again.
    void set_date(game::Date date, game::Time now);
    /// Takes that another deck is shown from now on: how many cards it has, if they have two sides, else 0; and which
    /// they are, where they are to be learnt.
    void set_cards(int two_sided, game::Time now, std::shared_ptr<const game::CardDeck> cards = {});
    /// Takes which gamepads there are, by their numbers.
    void set_pads(const std::array<bool, 2>& pads) { pads_ = pads; }
    void resize(ui::Canvas canvas, game::Time now);
    void run(Command command, game::Time now);
    /// Quits once all that was played is on the disk, and asks the player when it does not get there. With
    /// `by_system` it ends soon even if nobody answers, and at once where it was asked to quit already.
    void quit(game::Time now, bool by_system = false);
    /// Takes the answer to a question. One to a screen that is closed is dropped.
    void answer(Ticket ticket, const Response& response, game::Time now);
    /// Takes what the store says unasked.
    void notify(const game::StoreNews& news, game::Time now);
    /// Takes what the window made of the settings.
    void notify(Applied applied, game::Time now);
    /// Plays the board of a game ID that came by a link; undo leads back to the game before.
    void play_id(const std::string& id, game::Time now);
    /// Makes a deck of a file that is to be played with; nothing is asked.
    void import_deck(const std::string& file, game::Time now);
    /// Takes what the window knows of the player's own pictures.
    void notify(decks::PictureNews news, game::Time now);

    [[nodiscard]] scene::Scene compose(game::Time now) const;
    /// When compose() will next give something else without any input; nothing when never.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now) const;
    /// Hands over what the window is to do.
    [[nodiscard]] std::vector<HostTask> take_tasks();

    [[nodiscard]] const game::Game& game() const;
    [[nodiscard]] const game::Session& session() const { return game().session; }
    /// The board on screen: the player's own, or the one a screen shows in its place.
    [[nodiscard]] ShownBoard shown(game::Time now) const;
    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// What the player's own new games are dealt from: as the last one was.
    [[nodiscard]] DealParams own_params() const;
    [[nodiscard]] const PlayScreen& play() const { return *play_; }
    [[nodiscard]] PlayScreen& play() { return *play_; }
    [[nodiscard]] ui::Canvas canvas() const { return canvas_; }
    [[nodiscard]] const std::optional<Note>& note() const { return note_; }
    /// Whether what is played gets to the disk, as far as is known.
    [[nodiscard]] bool saves() const { return saves_; }
    /// Where the cells of the player's own board are.
    [[nodiscard]] scene::BoardGeometry geometry(game::Time now) const;
    /// The screen on top.
    [[nodiscard]] const Screen& top() const;
    [[nodiscard]] std::size_t depth() const { return stack_.size(); }
    /// The screen on top with everything in its place, and the widget of it that has the focus.
    [[nodiscard]] ui::Frame frame(game::Time now) const { return lay_out(stack_.size() - 1, now).frame; }
    [[nodiscard]] ui::Id focus() const { return stack_.back().widgets.focus; }
    /// Widgets of the screen on top that can be used now, by name.
    [[nodiscard]] std::vector<NamedPlace> places(game::Time now) const;
    /// Whether the game is one that is saved, as it stands.
    [[nodiscard]] bool to_be_saved() const;
    /// So many entries of the game's log were saved before this program had it.
    [[nodiscard]] std::size_t saved_entries() const;
    /// What is to be saved of the game as it stands; `today` is the date for one that is saved for the first time.
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today);

private:
    struct Open { // a screen on the stack
        Ticket ticket = 0;
        std::shared_ptr<Screen> screen;
        ui::WidgetState widgets;
    };
    struct Laid { // a screen with everything in its place
        ui::Frame frame;
        View::Kind kind = View::Kind::whole;
        ui::Rect rect; ///< of a dialog
    };

    /// The last time that another screen came to hide all below it.
    struct PageTransition {
        std::uint64_t number = 0;
        Ticket to = 0;
        game::Time start{0};
        bool opens = false; ///< or else it was there before, below what is closed now
        [[nodiscard]] game::Time end() const;
    };

    [[nodiscard]] Context context(game::Time now) const;
    [[nodiscard]] Laid lay_out(std::size_t level, game::Time now) const;
    [[nodiscard]] ui::Style style() const;
    void say(Note note) { note_ = std::move(note); }
    /// The topmost screen that hides all below it.
    [[nodiscard]] std::size_t lowest_seen(game::Time now) const;
    [[nodiscard]] bool in_transition(game::Time now) const { return settings_.motion && now < transition_.end(); }
    void add_to(scene::Scene& scene, std::size_t level, game::Time now) const;

    void settle(game::Time now);
    void repeat_held(game::Time now);
    /// Whether it was for a text field that the clipboard was asked for, which has it now.
    bool paste(Ticket ticket, const ClipboardText& clipboard, game::Time now);
    /// After anything that may have changed what is on top: focus, clock.
    void refresh(game::Time now);
    void notice_transition(game::Time now);
    void take(const ui::Event& event, game::Time now);
    bool run_key(const ui::KeyPress& key, game::Time now);
    void dispatch(Effects effects, Ticket from, game::Time now);
    /// Tells every open screen, from the board up.
    void tell(const News& news, game::Time now);
    void push(std::shared_ptr<Screen> screen, game::Time now);
    void close(Ticket ticket, game::Time now);
    void close_all(game::Time now);
    // app_touch.cpp
    void touch(const ui::Touch& touch, game::Time now);
    void finger_goes(ui::Point to, game::Time now);
    void finger_presses(ui::Point at, game::Time now);
    void finger_taps(ui::Point at, game::Time now);
    void finger_stays(game::Time now);
    void finger_lifts(game::Time now);
    void press_outside(const ui::Press& press, game::Time now);
    [[nodiscard]] Open* find(Ticket ticket);

    mutable Random chance_;
    const ui::TextMeasure* measure_;
    ui::Canvas canvas_;
    LocalTime local_time_;
    DateText date_text_;
    game::Date date_ = 0; ///< by the calendar, at `dated_`
    game::Time dated_{0};
    Settings settings_;
    std::optional<Note> note_;
    bool saves_ = true;           ///< what is played gets to the disk
    bool can_bring_back_ = false; ///< all data were deleted since the program started
    bool present_ = true;         ///< the window is seen and has the focus
    bool by_key_ = false;         ///< what was done last was done with a key: where the focus is, is to be seen
    std::array<bool, 2> pads_{};  ///< which gamepads there are
    int two_sided_ = 0;           ///< how many cards the deck has, if they have two sides
    std::shared_ptr<const game::CardDeck> cards_; ///< which they are
    FileAccess files_;
    std::string page_;              ///< its address
    std::uint64_t deck_number_ = 0; ///< and the number that follows from that
    struct Finger {
        enum class Does : std::uint8_t {
            waits, ///< it may become anything
            moves, ///< what is under it
            holds, ///< as the left button of the mouse
            nothing,
        };
        ui::Point from;
        ui::Point at;
        game::Time since{0};
        Does does = Does::waits;
    };
    std::optional<Finger> finger_; ///< the one on the screen
    struct Tap {
        ui::Point at;
        game::Time time{0};
    };
    std::optional<Tap> tap_;  ///< the last one, which another may make a double click
    std::optional<int> pad_;  ///< whose button is acted on just now
    std::vector<Open> stack_; ///< never empty: the board is at the bottom
    PageTransition transition_;
    std::shared_ptr<PlayScreen> play_;
    std::shared_ptr<TwoPlayers> two_players_; ///< the match that was left last
    decks::PictureNews pictures_;
    std::vector<HostTask> tasks_;
    Ticket tickets_ = 0;
    std::optional<Ticket> paste_to_; ///< whose text field waits for the clipboard
};

} // namespace twoturns::app
