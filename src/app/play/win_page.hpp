// What is seen of a game when its board is cleared: its weave on a sheet of paper, how it went, and what to do next.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/play/win_figures.hpp"
#include "app/screen.hpp"
#include "game/history/bests.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

struct Win {
    const game::Game& game;
    std::shared_ptr<const scene::Weave> weave;
    game::Date day = 0;                          ///< when it was cleared; 0 where that is not known
    std::optional<game::Time> threads_begin;     ///< when its threads begin to appear; nothing where all are there
    std::optional<std::int64_t> score{};         ///< in Arcade
    game::Bests best{};                          ///< before, on such boards
    std::shared_ptr<const WinFigures> figures{}; ///< once the history is read
    std::string race{};                          ///< who was first, where it was a race
};

/// The names of what is drawn into the page.
struct WinSlots {
    ui::Id sheet;
    ui::Id dots;
    ui::Id week;
    ui::Id pace;
};

/// Fills what is below the bar.
[[nodiscard]] ui::Element win_page(const Win& win, const WinSlots& slots, const Context& context);

/// Draws what is not the sheet into its slot.
void add_figures(std::vector<scene::Item>& items, const Win& win, ui::Id slot, const WinSlots& slots,
                 const ui::Rect& rect, const Context& context);

/// Draws the sheet into its slot.
void add_sheet(std::vector<scene::Item>& items, const Win& win, const ui::Rect& slot, const Context& context);

/// What a picture of the sheet says below its threads, wherever it is shown.
[[nodiscard]] std::string picture_caption(const Win& win, const Context& context);

/// When the sheet next looks different by itself.
[[nodiscard]] std::optional<game::Time> next_change_of_sheet(const Win& win, const Context& context);

} // namespace twoturns::app
