// A recorded game gone through action by action, on a board of its own: its buttons, keys and clock, and a closer look
// at it. What the screens that do so have in common; what is said beside it, and other buttons, are the screen's.
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
    /// How it is played, at first.
    struct Options {
        game::Time pace{700};                      ///< from one action to the next, one of the paces there are
        bool marks_next = false;                   ///< the pair that goes next is marked before it does
        std::optional<std::uint64_t> cards_seed{}; ///< of the game whose position it begins with, if it does
    };
    /// Widgets of its own; a screen numbers those it adds from `others` on.
    enum class Part : std::uint8_t {
        board,
        strip,
        others,
    };

    ReplayPlayer(game::Replay replay, Options options, const scene::Camera& camera = {});

    [[nodiscard]] const game::Replay& replay() const { return replay_; }
    /// Whether there is anything to see in it: hints change nothing.
    [[nodiscard]] bool has_moves() const { return moves_ > 0; }
    [[nodiscard]] bool at_end() const { return replay_.at() == replay_.size(); }
    [[nodiscard]] game::Time pace() const;

    // What is seen.

    /// A whole window: a bar with words and buttons, how far it is, the board.
    [[nodiscard]] ui::Element view(const Context& context, ui::Element words, std::vector<ui::Element> buttons) const;
    /// "Move 3 of 72".
    [[nodiscard]] std::string progress() const;
    [[nodiscard]] ui::Element play_button(bool words) const;
    /// An icon for one of the other commands of a replay.
    [[nodiscard]] ui::Element button(Command command) const;
    /// What scripts call one of these buttons; empty for others.
    [[nodiscard]] static std::string name_of(ui::Id button);
    void draw(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    [[nodiscard]] ShownBoard board(const Context& context) const;
    void describe(std::ostream& text) const;

    // What happens.

    /// Plays from here on, the first action after a while.
    void start(const Context& context);
    Effects on(const ui::Event& event, const Context& context);
    Effects on(const ui::Input& input, const Context& context);
    /// Nothing for what the app does everywhere; where that leads away, it stops.
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
    int moves_; ///< in all of it
    bool marks_next_;
    std::size_t pace_;               ///< which of the paces
    std::optional<game::Time> next_; ///< while it plays: when the next action comes
    std::optional<game::Time> mark_; ///< when the next pair is to be marked
    scene::BoardView board_;
    std::optional<ui::Point> dragged_from_; ///< the board is moved by the middle button
};

/// The words of a button go into its line of help where there is no room for them.
[[nodiscard]] ui::Element without_words(ui::Element button);

} // namespace twoturns::app
