// The lesson of a chapter of the journey: a text, and a tiny board that plays itself.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "game/history/journey.hpp"
#include "scene/board_view.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::Chapter chapter);
/// Returns a name such as "Outside 3".
[[nodiscard]] std::string place_label(std::size_t place);
/// Returns the place on the journey of a game's board; nullopt if the game is not on the journey.
[[nodiscard]] std::optional<std::size_t> place_of(const game::Game& game);

/// lesson_title() returns a few words, lesson_text() about three lines.
[[nodiscard]] std::string lesson_title(game::Chapter chapter);
[[nodiscard]] std::string lesson_text(game::Chapter chapter);

/// The board of a lesson and its moves; the first move shows the subject of the chapter.
struct Example {
    Board board;
    Gravity gravity = Gravity::none;
    std::vector<Move> moves;
};
[[nodiscard]] Example example_of(game::Chapter chapter);

/// Plays an example repeatedly, or shows only the line of its first move.
class LessonExample {
public:
    LessonExample(game::Chapter chapter, game::Time now);

    [[nodiscard]] game::Chapter chapter() const { return chapter_; }
    /// Does the next step if it is due and `plays` is set.
    void tick(game::Time now, bool plays);
    /// Returns the next time at which tick() is due or the picture changes.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now, bool plays) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& look,
              game::Time now) const;

private:
    void step(game::Time now);
    void draw_still(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& look,
                    game::Time now) const;

    game::Chapter chapter_;
    Example example_;
    game::Session session_;
    scene::BoardView view_;
    std::size_t next_ = 0; ///< the index of the next step; each move has two steps, one per tile
    game::Time due_;
};

} // namespace twoturns::app
