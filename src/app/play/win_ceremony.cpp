#include "app/play/win_ceremony.hpp"

#include <algorithm>

#include "app/journey/places.hpp"
#include "scene/animations.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {

using game::Time;

Time Ceremony::star_at(std::size_t number) const { return landed() + static_cast<Time::rep>(number) * stars_apart; }

Time Ceremony::stamp_at(std::size_t number) const {
    return buttons() + appears / 2 + static_cast<Time::rep>(number) * stamps_apart;
}

float Ceremony::counted(Time now) const { return scene::standard(scene::progress(now, begin, lines)); }

Time Ceremony::still(std::size_t medals) const {
    const Time stamped = medals == 0 ? end() : stamp_at(medals - 1) + seal_falls;
    return std::max({end(), light_ends(), stamped});
}

float Ceremony::drawn(std::size_t number, Time now) const {
    const auto last = static_cast<Time::rep>(std::max<std::size_t>(pairs, 2) - 1);
    return scene::progress(now, begin + (lines - line) * static_cast<Time::rep>(number) / last, line);
}

void grow_threads(scene::SheetItem& sheet, const Ceremony& ceremony, Time now) {
    const std::size_t all = sheet.weave->threads.size();
    sheet.threads = 0;
    while (sheet.threads < all && ceremony.drawn(sheet.threads, now) >= 1) ++sheet.threads;
    for (std::size_t next = sheet.threads; next < all; ++next) {
        const float drawn = ceremony.drawn(next, now);
        if (drawn <= 0) break;
        sheet.growing.push_back(drawn);
    }
}

Time length_of_lines(std::size_t pairs) {
    constexpr Time each{60};
    return std::clamp(static_cast<Time::rep>(pairs) * each, Time{700}, Time{2600});
}

Time end_of_ceremony(const game::Game& game, Time begin) {
    const auto pairs = static_cast<std::size_t>(game.session.timeline().pairs_gone());
    return Ceremony{begin, length_of_lines(pairs), pairs, place_of(game).has_value()}.end();
}

std::optional<Ceremony> ceremony_of(const Win& win, const Context& context) {
    if (!win.threads_begin || !context.settings.motion) return std::nullopt;
    const std::size_t pairs = win.weave->threads.size();
    constexpr Time in_a_run{700};
    return Ceremony{*win.threads_begin, win.between ? in_a_run : length_of_lines(pairs), pairs,
                    place_of(win.game).has_value()};
}

} // namespace twoturns::app
