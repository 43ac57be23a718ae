// Playing with one switch: a highlight moves by itself from stop to stop, and a press of the switch chooses the stop.
// On a board it goes from row to row and then from tile to tile, or only to tiles that can go; after the first tile of
// a pair to its partners; and to the buttons of the bar. On a page it goes from widget to widget, and on the keyboard
// for a text field from row to row and then from key to key.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/settings.hpp"
#include "game/session.hpp"
#include "ui/frame.hpp"
#include "ui/input.hpp"

namespace twoturns::app {

struct ScanStop {
    enum class Kind : std::uint8_t {
        row,    ///< all tiles of `cell.row`
        cell,   ///< one tile; the picked one, to put it back
        bar,    ///< all buttons of the bar
        widget, ///< `id`; a press does what `key` does there, in a text field it opens the keyboard on the screen
        keys,   ///< the row `cell.row` of the keyboard on the screen
        letter, ///< the key `id` of that keyboard
    };
    Kind kind = Kind::widget;
    Cell cell{};
    ui::Id id{};
    ui::Key key = ui::Key::enter;
    friend bool operator==(const ScanStop&, const ScanStop&) = default;
};

/// Returns the stops on a board: the tiles of `row` if it is set. After the first tile of a pair they are its partners
/// that can go and the tile itself, unless `hides_partners`: that would give away the other side of a card.
[[nodiscard]] std::vector<ScanStop> board_stops(const game::Session& session, ScanMode mode, std::optional<int> row,
                                                bool hides_partners);
/// Returns the stops on a view, one for each way in which a press changes a widget.
[[nodiscard]] std::vector<ScanStop> widget_stops(const ui::Frame& frame);
/// Returns the stops on a keyboard: its rows, or the keys of `row` if it is set.
[[nodiscard]] std::vector<ScanStop> key_stops(const ui::Frame& keyboard, std::optional<int> row);

/// Where the highlight is, and when it moves on.
class Scan {
public:
    enum class Level : std::uint8_t {
        whole, ///< all stops of a board or of a view
        row,   ///< the tiles, or the keys, of a row
        bar,   ///< the buttons over a board
    };

    /// Puts the highlight on a stop.
    void begin(Level level, game::Time now, std::size_t at = 0, int row = 0);
    /// Stands still until resume(): the window has lost the focus.
    void pause() { since_.reset(); }
    void resume(game::Time now) {
        if (!since_) since_ = now;
    }
    /// Stays on this stop for another step.
    void stay(game::Time now) { since_ = now; }

    /// Moves on if that is due, of `count` stops. Leaves a row and the bar after the second round.
    void pass(game::Time now, game::Time step, std::size_t count);
    [[nodiscard]] std::optional<game::Time> next_step(game::Time step) const {
        return since_ ? std::optional{*since_ + step} : std::nullopt;
    }

    [[nodiscard]] Level level() const { return level_; }
    [[nodiscard]] std::optional<int> row() const { return level_ == Level::row ? std::optional{row_} : std::nullopt; }
    [[nodiscard]] std::size_t at() const { return at_; }

private:
    Level level_ = Level::whole;
    int row_ = 0;
    std::size_t at_ = 0;
    int rounds_ = 0;
    std::optional<game::Time> since_;
};

} // namespace twoturns::app
