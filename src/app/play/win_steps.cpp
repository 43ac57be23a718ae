#include "app/play/win_steps.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/journey/places.hpp"
#include "app/measured.hpp"
#include "game/history/daily.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ui::Element;
using ButtonStyle = ui::Button::Style;

/// Names what the button after a place of the journey opens.
std::string words_of_way_on(std::size_t place, const WinFigures* figures) {
    const auto next = place_after(place, figures);
    if (!leads_to_journey(place, figures)) return trf(N_("Next place: {0}"), place_label(*next));
    if (figures != nullptr && figures->journey && (game::is_boss(place) || figures->journey->ends_world)) {
        // TRANSLATORS: opens a picture of the woven boards of all worlds.
        if (figures->journey->done == game::places) return tr(N_("All weaves as one cloth"));
        // TRANSLATORS: opens a picture of the nine woven boards of a world.
        if (figures->journey->in_world() == game::places_in_world) return tr(N_("Nine weaves as one sheet"));
    }
    // TRANSLATORS: opens the page of the journey at a world, such as The Old Town.
    return next ? trf(N_("Journey: {0}"), headline_of(game::world_of(*next))) : tr(N_("Journey"));
}

/// Makes the first `count` buttons in order of importance. The learning progress comes second. After a board of the
/// day, its calendar and its result come before the button that plays the board again.
std::vector<Element> quiet_buttons(const Win& win, std::size_t count, const Context& context) {
    const bool of_a_day = game::day_of(win.game.origin.id).has_value();
    const bool of_journey = place_of(win.game).has_value();
    const auto again = [] { return command_button(Command::restart, ButtonStyle::quiet, true, tr(N_("Same again"))); };
    const auto send = [] {
        return command_button(Command::send_game, ButtonStyle::quiet, true, platform::trc("button", "QR code"));
    };
    std::vector<Element> all;
    all.push_back(of_a_day ? command_button(Command::daily) : again());
    if (of_a_day)
        all.push_back(command_button(Command::copy_result, ButtonStyle::quiet, win.figures && win.figures->of_day));
    if (context.cards) all.push_back(command_button(Command::learning));
    all.push_back(command_button(Command::watch_again));
    all.push_back(command_button(Command::save_picture));
    all.push_back(of_a_day ? again()
                           : command_button(of_journey  ? Command::journey
                                            : win.score ? Command::arcade
                                                        : Command::daily));
    if (of_a_day) all.push_back(send());
    all.push_back(command_button(Command::race));
    if (!of_a_day) all.push_back(send());
    if (!of_a_day) all.push_back(command_button(of_journey ? Command::daily : Command::journey));
    all.resize(std::min(count, all.size()));
    for (Element& one : all) std::get<ui::Button>(one.what).spread = true;
    return all;
}

} // namespace

Element next_board(const Win& win) {
    const auto place = place_of(win.game);
    const bool of_a_day = !place && game::day_of(win.game.origin.id).has_value();
    std::string words = place      ? words_of_way_on(*place, win.figures.get())
                        : of_a_day ? tr(N_("Journey"))
                                   : std::string{};
    Element button = command_button(Command::next_board, ButtonStyle::primary, true, std::move(words));
    std::get<ui::Button>(button.what).key = platform::trc("key", "Enter");
    // The button may appear under the resting pointer, where its help line would cover other buttons at once.
    return std::move(button).high(60).explained({});
}

Element quiet_grid(const Win& win, std::size_t count, int columns, float width, const Context& context) {
    constexpr float gap = 8;
    std::vector<Element> all = quiet_buttons(win, count, context);
    float widest = 0;
    const auto measure = [&](bool icons) {
        widest = 0;
        for (const Element& one : all) {
            Element bare = one;
            auto& button = std::get<ui::Button>(bare.what);
            button.key.clear();
            if (!icons) button.icon.clear();
            widest = std::max(widest, width_of(bare, context));
        }
    };
    measure(true);
    const auto fits = [&](int in_row) {
        return widest <= std::floor((width - gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row));
    };
    int in_row = columns;
    while (in_row > 2 && !fits(in_row)) --in_row;
    if (in_row == columns && !fits(in_row)) { // words tell more than icons
        measure(false);
        if (fits(in_row))
            for (Element& one : all) std::get<ui::Button>(one.what).icon.clear();
    }
    if (fits(in_row)) {
        all.resize(all.size() - all.size() % static_cast<std::size_t>(in_row)); // no row is left half empty
        return ui::grid(in_row, std::move(all), gap);
    }
    for (Element& one : all) {
        auto& button = std::get<ui::Button>(one.what);
        one.help = std::exchange(button.words, {});
        button.key.clear();
        button.spread = false;
    }
    return ui::grid(columns, std::move(all), gap);
}

} // namespace twoturns::app
