// The page of a cleared game: its weave on a sheet of paper, the result, and the next steps.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/play/win_figures.hpp"
#include "app/screen.hpp"
#include "game/contests/run.hpp"
#include "game/history/bests.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

/// A cleared board of a run of Arcade that goes on.
struct BetweenBoards {
    game::RunBoard board;
    game::RunBoard next;
    std::int64_t points = 0; ///< for this board alone
    int combo = 0;           ///< the longest on this board
    game::Time left{0};      ///< on the bar
};

/// How many turns the lines of the game took, on a board where turns are compared.
struct WinTurns {
    std::string words;   ///< empty where no line can turn
    bool fewest = false; ///< fewer than the search found
};

struct Win {
    const game::Game& game;
    std::shared_ptr<const scene::Weave> weave;
    game::Date day = 0;                          ///< when it was cleared; 0 if unknown
    std::optional<game::Time> threads_begin;     ///< when the threads begin to appear; nullopt if all are shown at once
    std::optional<std::int64_t> score{};         ///< only in Arcade
    game::Bests best{};                          ///< the best results on such boards before this game
    std::shared_ptr<const WinFigures> figures{}; ///< null until the history is read
    std::optional<WinTurns> turns{};
    std::string race{};                     ///< the outcome of the race; empty if the game was not a race
    std::string name{};                     ///< the name of the weave; empty: named after its board
    bool celebrated = true;                 ///< with a light along the lines, and falling threads
    int boards_before = 0;                  ///< the number of earlier boards in the run of Arcade
    std::optional<BetweenBoards> between{}; ///< set if the run goes on: then the page shows only the run
};

/// The slots of the page.
struct WinSlots {
    ui::Id sheet;
    ui::Id dots;
    ui::Id week;
    ui::Id pace;
    ui::Id stars;
    ui::Id best;
    ui::Id medals; ///< with the number of a medal as its index
    ui::Id end_run;
    ui::Id banner; ///< of the end of a world
};

/// Makes the page below the bar.
[[nodiscard]] ui::Element win_page(const Win& win, const WinSlots& slots, const Context& context);

/// Draws the content of any slot except the sheet's.
void add_figures(std::vector<scene::Item>& items, const Win& win, ui::Id slot, const WinSlots& slots,
                 const ui::Rect& rect, const Context& context);

/// Draws the sheet into its slot.
void add_sheet(std::vector<scene::Item>& items, const Win& win, const ui::Rect& slot, const Context& context);

/// Returns whether the page announces a new best time.
[[nodiscard]] bool is_new_best(const Win& win, const Context& context);

/// Returns the caption below the threads in a picture of the sheet.
[[nodiscard]] std::string picture_caption(const Win& win, const Context& context);

/// Returns when the sheet changes next without input; nullopt if never.
[[nodiscard]] std::optional<game::Time> next_change_of_sheet(const Win& win, const Context& context);

} // namespace twoturns::app
