// Replays a recorded game action by action on a separate board, with buttons, keys, clock and zoom. All screens that
// replay a game share it; each adds its own text and buttons.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/replay.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

class ReplayPlayer {
public:
    /// Initial options.
    struct Options {
        game::Time pace{700};                      ///< time between two actions; one of the offered paces
        bool marks_next = false;                   ///< marks the next pair before it is removed
        std::optional<std::uint64_t> cards_seed{}; ///< set if the replay starts from a game's position
    };
    /// The player's widgets. A screen numbers its additional widgets from `others` on.
    enum class Part : std::uint8_t {
        board,
        strip,
        others,
    };

    ReplayPlayer(game::Replay replay, Options options, const scene::Camera& camera = {});

    [[nodiscard]] const game::Replay& replay() const { return replay_; }
    /// Returns whether the replay has any move; hints move nothing.
    [[nodiscard]] bool has_moves() const { return moves_ > 0; }
    [[nodiscard]] bool at_end() const { return replay_.at() == replay_.size(); }
    [[nodiscard]] game::Time pace() const;

    // View.

    /// Makes a whole window: a bar with two lines of text and buttons, the progress, the board. In a low window the
    /// lower line is below the board.
    [[nodiscard]] ui::Element view(const Context& context, std::string upper, std::string lower,
                                   std::vector<ui::Element> buttons) const;
    /// Returns the progress, such as "Move 3 of 72".
    [[nodiscard]] std::string progress() const;
    [[nodiscard]] ui::Element play_button(bool words) const;
    /// Makes an icon button for a further command of a replay.
    [[nodiscard]] ui::Element button(Command command) const;
    /// Returns the script name of one of these buttons; empty for other widgets.
    [[nodiscard]] static std::string name_of(ui::Id button);
    void draw(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    [[nodiscard]] ShownBoard board(const Context& context) const;
    void describe(std::ostream& text) const;

    // Events.

    /// Plays from the current position; the first action follows after a delay.
    void start(const Context& context);
    Effects on(const ui::Event& event, const Context& context);
    Effects on(const ui::Input& input, const Context& context);
    /// Runs a command. Returns nullopt for a command of the app; stops playing if that command opens or closes a
    /// screen.
    std::optional<Effects> run(Command command, const Context& context);
    Effects tick(const Context& context);
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const;

private:
    [[nodiscard]] bool can(Command command) const;
    Effects play_or_stop(const Context& context);
    Effects forward(const Context& context);
    Effects go_to(std::size_t actions, const Context& context);
    Effects change_pace(int steps, const Context& context);
    void mark_next(const Context& context);
    void zoom(float factor, std::optional<ui::Point> fixed, const Context& context);
    void move_board(ui::Point by, const Context& context);

    game::Replay replay_;
    int moves_; ///< the number of moves in the replay
    bool marks_next_;
    std::size_t pace_;               ///< index into the paces
    std::optional<game::Time> next_; ///< when the next action is due; nullopt while it does not play
    std::optional<game::Time> mark_; ///< when to mark the next pair
    scene::BoardView board_;
    std::optional<ui::Point> dragged_from_; ///< the last point of a drag of the board with the middle button
};

} // namespace twoturns::app
