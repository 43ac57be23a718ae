// What a chapter of the journey teaches, in words and by a tiny board that plays itself.
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
/// Such as "Outside 3".
[[nodiscard]] std::string place_label(std::size_t place);
/// The place whose board is played, if it is one.
[[nodiscard]] std::optional<std::size_t> place_of(const game::Game& game);

/// A few words, and about three lines.
[[nodiscard]] std::string lesson_title(game::Chapter chapter);
[[nodiscard]] std::string lesson_text(game::Chapter chapter);

/// The board of a lesson and what is done on it; the first move shows what the chapter is about.
struct Example {
    Board board;
    Gravity gravity = Gravity::none;
    std::vector<Move> moves;
};
[[nodiscard]] Example example_of(game::Chapter chapter);

/// An example that is played again and again, or stands still with its first line.
class LessonExample {
public:
    LessonExample(game::Chapter chapter, game::Time now);

    [[nodiscard]] game::Chapter chapter() const { return chapter_; }
    /// Does the next step when it is due; without `plays` none.
    void tick(game::Time now, bool plays);
    /// When tick() is due next, or the picture next differs.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now, bool plays) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardLook& look,
              game::Time now) const;

private:
    void step(game::Time now);
    void draw_still(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardLook& look,
                    game::Time now) const;

    game::Chapter chapter_;
    Example example_;
    game::Session session_;
    scene::BoardView view_;
    std::size_t next_ = 0; ///< step: two for each move, one for each of its tiles
    game::Time due_;
};

} // namespace twoturns::app
