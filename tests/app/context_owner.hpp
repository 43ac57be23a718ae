// The context of a screen, or of a value in one, without an app.
#pragma once

#include <optional>

#include "app/board/game_start.hpp"
#include "app/screen.hpp"
#include "support/text_measure.hpp"
#include "twoturns/game_id.hpp"

namespace twoturns::test {

struct ContextOwner {
    Random chance{7};
    app::Settings settings;
    game::Game own = *app::dealt({{{6, 4}, 6, Gravity::none, BoardLayout{}, 1}, "own"}, chance);
    std::optional<app::Note> note;
    app::DateText date_text = app::utc_date_text;
    app::LocalTime local_time = app::utc_time;
    game::Time now{0};
    ui::Canvas canvas{1280, 720};
    decks::DeckStatus deck_status;

    [[nodiscard]] app::Context context() {
        return {.settings = settings,
                .game = own,
                .note = note,
                .style = {ui::dark_theme, fixed_measure, ui::unit_for(canvas)},
                .canvas = canvas,
                .now = now,
                .date_text = date_text,
                .local_time = local_time,
                .date = 0,
                .chance = chance,
                .deck_status = deck_status};
    }
};

} // namespace twoturns::test
