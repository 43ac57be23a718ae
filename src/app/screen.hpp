// One screen: a view over or beside the board. The view is a function of the screen's own state; each event changes the
// state and returns effects. A screen holds no reference to anything outside.
//
// How to add one: docs/architecture.md.
#pragma once

#include <array>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/date_text.hpp"
#include "app/effect.hpp"
#include "app/news.hpp"
#include "decks/decks.hpp"
#include "game/learning/learning.hpp"
#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "twoturns/random.hpp"
#include "ui/interaction.hpp"

namespace twoturns::app {

/// The time for which a new question ignores clicks, because the second of two quick clicks was meant for the screen
/// below.
constexpr game::Time time_to_read{500};

/// The data that a screen can read besides its own state.
struct Context {
    const Settings& settings;
    const game::Game& game; ///< the game in progress
    bool board_seen = true; ///< false while the board of the start has not been on the screen
    bool saves = true;      ///< games are being saved to the disk
    const std::optional<Note>& note;
    ui::Style style;
    ui::Canvas canvas;
    game::Time now;
    const DateText& date_text;
    const LocalTime& local_time;
    game::Date date; ///< the calendar's date at `now`
    Random& chance;
    bool can_bring_back = false;           ///< data deleted since the program started can be restored
    std::array<bool, 2> pads{};            ///< which gamepads are connected
    std::optional<int> pad = std::nullopt; ///< the gamepad whose button gave the command
    const decks::DeckStatus& deck_status;
    int two_sided = 0;                                 ///< how many cards the deck has; 0 unless they have two sides
    std::shared_ptr<const game::LearningDeck> cards{}; ///< the deck's cards; null unless they can be learnt
    std::uint64_t deck_number = 0;                     ///< game::number_of_deck() of the deck's cards
    FileAccess files{};
    bool sound_device = true;   ///< a sound can be heard, as far as is known
    bool speech_service = true; ///< there is a voice that can say sentences, as far as is known
    const std::vector<std::string>* face_names = nullptr; ///< what each face of the deck is called; may be null
    std::string_view page{}; ///< address of the web page the game runs in; empty outside a page

    [[nodiscard]] game::Day today() const { return local_day(date, local_time); }
    /// Returns the window's width in design pixels.
    [[nodiscard]] float width() const { return static_cast<float>(canvas.width) / style.unit; }
    [[nodiscard]] float height() const { return static_cast<float>(canvas.height) / style.unit; }
};

/// A board on the screen: a game, and the places of its cells.
struct ShownBoard {
    const game::Session& session;
    const game::Origin& origin;
    scene::BoardGeometry place;
    std::optional<Cell> cursor;
};

struct View {
    enum class Kind : std::uint8_t {
        page,   ///< fills the window under a bar with its title
        dialog, ///< lies over the screen below, as high as its content
        whole,  ///< the whole window, its bar included
        hidden, ///< not visible yet; takes no input
    };
    Kind kind = Kind::dialog;
    std::string title{};
    std::string subtitle{};
    float width = 460; ///< of a dialog
    ui::Element content{};
    ui::Id focus{};                    ///< the initial focus
    std::optional<Command> in_bar{};   ///< a command in the bar of a page, beside the way back
    std::optional<ShownBoard> board{}; ///< the board on the screen, if it can be zoomed
    std::optional<scene::Heat> heat{}; ///< the heat of the table under the board, in Arcade
    bool calm = false;                 ///< text lies on the table of a whole view, as on a page
};

struct ScreenTraits {
    /// The screen's name in scripts; "none" for the board. Opening a screen while a screen of this name is open returns
    /// to the open one.
    std::string_view name;
    /// The purpose of the keyboard. Keys of a board in play or on show take precedence over keys of widgets.
    KeyContext keys = KeyContext::other;
    /// A key of the board closes this screen and acts on the board.
    bool passes_to_board = false;
    /// Every key goes to the screen, none to a widget or a command.
    bool takes_keys = false;
};

/// A screen overrides only the hooks it needs; all but traits() and view() do nothing. It must be owned by a
/// std::shared_ptr made with its own type, which destroys it.
class Screen {
public:
    [[nodiscard]] virtual ScreenTraits traits() const = 0;
    [[nodiscard]] virtual View view(const Context& context) const = 0;

    /// Called after the screen was opened.
    virtual Effects opened(const Context& /*context*/) { return {}; }
    /// Called with events of interest to any screen.
    virtual Effects on(const News& /*news*/, const Context& /*context*/) { return {}; }
    /// Called after a widget of the screen was used.
    virtual Effects on(const ui::Event& /*event*/, const Context& /*context*/) { return {}; }
    /// Called with the answer to a request of the screen.
    virtual Effects on(const Response& /*response*/, const Context& /*context*/) { return {}; }
    /// Called with a key or click before anything else. Jumps to the end of an animation, or ignores a click that was
    /// meant for what was on the screen before. Returns false if the key or click is to be handled.
    virtual bool skip(const ui::Input& /*input*/, const Context& /*context*/) { return false; }
    /// Called with input that no widget and no command used.
    virtual Effects on(const ui::Input& /*input*/, const Context& /*context*/) { return {}; }
    /// Runs a command while the screen is on top. Returns nullopt to let the app run the command.
    virtual std::optional<Effects> run(Command /*command*/, const Context& /*context*/) { return std::nullopt; }
    /// Returns when TimePassed is due next, nullopt if never.
    [[nodiscard]] virtual std::optional<game::Time> next_change(const Context& /*context*/) const {
        return std::nullopt;
    }
    /// Draws into a slot of the screen's view.
    virtual void draw(ui::Id /*slot*/, const ui::Rect& /*rect*/, const Context& /*context*/,
                      std::vector<scene::Item>& /*items*/) const {}

    /// Returns the script name of a button of the screen's view; empty if it has none.
    [[nodiscard]] virtual std::string name_of(ui::Id button) const {
        const auto command = command_of(button);
        return command ? app::name_of(*command) : "";
    }
    /// Returns the problem that the screen has in hand, see problem_in_hand(); empty if none.
    [[nodiscard]] virtual std::string problem_in_hand() const { return {}; }
    /// Writes the screen's lines of the state file, each "; word values\n".
    virtual void describe(std::ostream& /*text*/) const {}

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    Screen(Screen&&) = delete;
    Screen& operator=(Screen&&) = delete;

protected:
    Screen() = default;
    ~Screen() = default;
};

} // namespace twoturns::app
