#include "app/play/win_sounds.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "app/board/board_sounds.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_page.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using sound::Cue;

constexpr Time run{650}; // from the start of the win's run to its chord, which comes with the seal
constexpr Time chord_alone{1500};

} // namespace

bool WinSounds::is_heard(Moment moment, const Win& win, bool one_by_one, const Context& context) {
    switch (moment) {
    case chord: return true;
    case seal: return one_by_one;
    case first_star: return one_by_one && win.figures->journey && win.figures->journey->stars.cleared;
    case second_star: return one_by_one && win.figures->journey && win.figures->journey->stars.unaided;
    case third_star: return one_by_one && win.figures->journey && win.figures->journey->stars.in_time;
    case best: return is_new_best(win, context);
    case earned:
        return !win.between && !(win.figures->earned.medals.empty() && win.figures->earned.wishes.empty()) &&
               (one_by_one || !is_new_best(win, context));
    case end: break;
    }
    return false;
}

PlaySound WinSounds::sound_of(Moment moment, const Win& win, const Context& context) {
    constexpr std::array<Cue, end> cues{Cue::win,  Cue::seal,     Cue::star,       Cue::star,
                                        Cue::star, Cue::new_best, Cue::achievement};
    PlaySound sound = BoardSounds{win.game.origin, win.game.session, context}.of(cues.at(moment));
    if (is_star(moment)) sound.sound.star = 1 + moment - first_star;
    return sound;
}

Effects WinSounds::due(const Win& win, const Context& context) {
    Effects effects;
    const auto ceremony = ceremony_of(win, context);
    const auto begins = [&](Moment moment) {
        switch (moment) {
        case chord: return std::max(ceremony->begin, ceremony->seal() - run);
        case seal: return ceremony->landed();
        case best: return ceremony->best();
        case earned: return ceremony->buttons();
        default: return ceremony->star_at(static_cast<std::size_t>(moment - first_star));
        }
    };
    Time after{0}; // delays several sounds that are due at once, for example after the history was read late
    for (; next_ != end; next_ = static_cast<Moment>(next_ + 1)) {
        if (ceremony && context.now < begins(next_)) break;
        if (next_ >= first_star && !win.figures) break;
        if (!is_heard(next_, win, ceremony.has_value(), context)) continue;
        PlaySound sound = sound_of(next_, win, context);
        sound.after = after;
        effects.emplace_back(sound);
        after += ceremony ? Ceremony::stars_apart : chord_alone;
    }
    return effects;
}

} // namespace twoturns::app
