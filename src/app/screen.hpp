// One screen: a view over or beside the board. What is seen is a function of the screen's own state; what happens to it
// is a function of state and event, and answers with effects. It holds no reference to anything outside.
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
#include "decks/own_pictures.hpp"
#include "game/learning/learning.hpp"
#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "twoturns/random.hpp"
#include "ui/interaction.hpp"

namespace twoturns::app {

/// A question takes no click for so long: the second of two quick ones was meant for what was there before.
constexpr game::Time time_to_read{500};

/// What a screen may look at besides its own state.
struct Context {
    const Settings& settings;
    const game::Game& game; ///< the player's own
    bool saves = true;      ///< what is played gets to the disk
    const std::optional<Note>& note;
    ui::Style style;
    ui::Canvas canvas;
    game::Time now;
    const DateText& date_text;
    const LocalTime& local_time;
    game::Date date; ///< `now` by the calendar, as it was told last
    Random& chance;
    bool can_bring_back = false;                   ///< all data were deleted since the program started
    std::array<bool, 2> pads{};                    ///< which gamepads there are
    std::optional<int> pad = std::nullopt;         ///< the one whose button the command came by
    const decks::PictureNews& pictures;            ///< those of the player's own
    int two_sided = 0;                             ///< how many cards the deck has, if they have two sides
    std::shared_ptr<const game::CardDeck> cards{}; ///< which they are, where they are learnt
    std::uint64_t deck_number = 0;                 ///< game::number_of_deck() those
    FileAccess files{};
    std::string_view page{}; ///< the address of the page the game is in; empty: it is in none

    [[nodiscard]] game::Day today() const { return local_day(date, local_time); }
    /// The window in pixels of the design.
    [[nodiscard]] float width() const { return static_cast<float>(canvas.width) / style.unit; }
    [[nodiscard]] float height() const { return static_cast<float>(canvas.height) / style.unit; }
};

/// A board on the screen: a game, and where its cells are.
struct ShownBoard {
    const game::Session& session;
    const game::Origin& origin;
    scene::BoardGeometry place;
    std::optional<Cell> cursor;
};

struct View {
    enum class Kind : std::uint8_t {
        page,   ///< fills the window under a bar with its title
        dialog, ///< lies over what is below, as high as its content
        whole,  ///< the whole window, its bar included
        hidden, ///< nothing yet; takes no input
    };
    Kind kind = Kind::dialog;
    std::string title;
    std::string subtitle;
    float width = 460; ///< of a dialog
    ui::Element content;
    ui::Id focus;                      ///< where the focus is at first
    std::optional<ShownBoard> board{}; ///< that it shows, if it shows one that can be looked at closer
};

/// The screens there are.
enum class ScreenId : std::uint8_t {
    board, ///< at the bottom, with no screen over it
    about,
    crop,
    daily,
    decks,
    delete_data,
    edit_card,
    edit_layout,
    file,
    forget_learnt,
    games,
    help,
    import,
    journey,
    learning,
    leave, ///< the question of `quit`, once it is asked
    menu,
    new_game,
    opened_game,
    play_seed,
    quit,
    recent_files,
    replay,
    round_over,
    save_layout,
    settings,
    show_me,
    statistics,
    two_players
};
/// What scripts call it.
[[nodiscard]] std::string_view name_of(ScreenId screen);

struct ScreenTraits {
    ScreenId id;
    /// What keys are for. Those of a board that is played or shown come before what they do to widgets.
    KeyContext keys = KeyContext::other;
    /// Whether a key of the board closes this and is run there.
    bool passes_to_board = false;
};

/// All hooks but traits() and view() do nothing unless a screen needs them. A screen is owned by a std::shared_ptr that
/// was made with its own type, which destroys it.
class Screen {
public:
    [[nodiscard]] virtual ScreenTraits traits() const = 0;
    [[nodiscard]] virtual View view(const Context& context) const = 0;

    /// It has just been opened.
    virtual Effects opened(const Context& /*context*/) { return {}; }
    /// Something happened that any screen may want to know.
    virtual Effects on(const News& /*news*/, const Context& /*context*/) { return {}; }
    /// One of its widgets was used.
    virtual Effects on(const ui::Event& /*event*/, const Context& /*context*/) { return {}; }
    /// What it asked is answered.
    virtual Effects on(const Response& /*response*/, const Context& /*context*/) { return {}; }
    /// What no widget and no command wanted.
    virtual Effects on(const ui::Input& /*input*/, const Context& /*context*/) { return {}; }
    /// A command was asked for while this is on top. Nothing where the app is to do what it does everywhere.
    virtual std::optional<Effects> run(Command /*command*/, const Context& /*context*/) { return std::nullopt; }
    /// When TimePassed is due next; never when nothing.
    [[nodiscard]] virtual std::optional<game::Time> next_change(const Context& /*context*/) const {
        return std::nullopt;
    }
    /// Draws what its view has slots for.
    virtual void draw(ui::Id /*slot*/, const ui::Rect& /*rect*/, const Context& /*context*/,
                      std::vector<scene::Item>& /*items*/) const {}

    /// What scripts call a button of its view; empty for none.
    [[nodiscard]] virtual std::string name_of(ui::Id button) const {
        const auto command = command_of(button);
        return command ? app::name_of(*command) : "";
    }
    /// Lines of the state file about it, each "; word values\n".
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
