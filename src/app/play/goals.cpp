#include "app/play/goals.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "platform/translation.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using ui::Element;

constexpr float sign_side = 27;
constexpr float star_side = 23;
constexpr float words_size = 15;
constexpr std::size_t time_star = 2;

std::string time_words(Goals::Clock clock, const std::string& par, Time elapsed, Time left) {
    switch (clock) {
    case Goals::Clock::hidden: return trf(N_("Within {0}"), par);
    // TRANSLATORS: times: {0} have passed, of {1} in which a board is to be cleared; little room.
    case Goals::Clock::up: return platform::trcf("times", "{0} of {1}", clock_text(elapsed), par);
    case Goals::Clock::down: break;
    }
    return trf(N_("{0} left"), countdown_text(left));
}

/// The width that the words of the third star always have, so that what stands beside them does not move each second.
float least_width(const Goals& goals, std::size_t star, const Context& context) {
    if (star != time_star) return 0;
    const ui::Lettering lettering = context.style.lettering(words_size);
    const std::string par = clock_text(goals.par);
    const float open = lettering.width(time_words(goals.clock, par, goals.par, goals.par));
    return std::ceil(std::max(open, lettering.width(trf(N_("past {0}"), par))) / context.style.unit);
}

/// Makes a star in outline, as it is full only once it is won, or a cross where it cannot be won any more.
Element sign(const Goals& goals, std::size_t star, bool worded, const Context& context) {
    const bool open = goals.open(star);
    Element star_or_cross;
    star_or_cross.what = ui::Icon{open ? "star" : "close", star_side, open ? ui::Tone::gold : ui::Tone::muted};
    Element mark = std::move(star_or_cross).wide(sign_side).high(sign_side).explained(goals.help(star));
    if (!worded) return mark;
    Element words = ui::label(goals.words(star), words_size, open ? ui::Tone::normal : ui::Tone::muted);
    return ui::column({std::move(mark), std::move(words).shrinking(0).explained(goals.help(star))}, 0,
                      ui::CrossAlign::centre)
        .at_least(least_width(goals, star, context));
}

} // namespace

bool Goals::open(std::size_t star) const { return star == 0 || (star == 1 ? unaided : in_time()); }

std::string Goals::words(std::size_t star) const {
    if (star == 0) return tr(N_("Clear it"));
    if (star == 1) return tr(N_("No help"));
    if (!in_time()) return trf(N_("past {0}"), clock_text(par));
    return time_words(clock, clock_text(par), elapsed, std::max(Time{0}, par - elapsed));
}

std::string Goals::help(std::size_t star) const {
    if (star == 0) return tr(N_("A star for clearing this board"));
    if (star == 1)
        return tr(unaided ? N_("A star for no hint and no reshuffle. An undo is no help.")
                          : N_("No star: a hint or a reshuffle was used."));
    return in_time() ? trf(N_("A star for clearing it within {0}"), clock_text(par))
                     : trf(N_("No star: more than {0} are over."), clock_text(par));
}

std::optional<Goals> goals_of(const Context& context) {
    const game::Game& game = context.game;
    const auto par = game.origin.custom_board ? std::nullopt : game::par_of(game.origin.id);
    if (!par) return std::nullopt;
    const game::Session& session = game.session;
    const Goals::Clock clock = !shows_clock(context)                        ? Goals::Clock::hidden
                               : context.settings.pace == game::Pace::timed ? Goals::Clock::down
                                                                            : Goals::Clock::up;
    return Goals{*par, session.elapsed(context.now), session.hints() == 0 && session.reshuffles() == 0, clock};
}

Element goal_signs(const Goals& goals, float room, const Context& context) {
    const auto signs = [&](std::size_t first_worded, float gap) {
        std::vector<Element> all;
        for (std::size_t star = 0; star < Goals::count; ++star)
            all.push_back(sign(goals, star, star >= first_worded, context));
        return ui::row(std::move(all), gap);
    };
    for (const float gap : {16.0F, 8.0F}) {
        Element all = signs(0, gap);
        if (ui::width_of(all, context.style).natural <= room) return all;
    }
    return signs(time_star, 4);
}

std::optional<Time> next_change_of_goals(const Context& context) {
    const auto goals = goals_of(context);
    if (!goals || !goals->in_time() || !context.game.session.clock_running()) return std::nullopt;
    constexpr Time second{1000}; // see game::is_within
    return context.now + goals->par - goals->elapsed + second;
}

} // namespace twoturns::app
