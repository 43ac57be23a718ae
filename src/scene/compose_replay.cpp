// The bar while a kept game is looked at: where it stands, and the buttons to go through it.
#include <cmath>
#include <variant>
#include <vector>

#include "scene/compose.hpp"
#include "scene/text.hpp"

namespace twoturns::scene {
namespace {

/// What was done last, where that is not seen on the board by itself.
std::string action_word(const game::RecordedAction& action) {
    if (std::holds_alternative<game::HintAsked>(action)) return trc("in a replay", "hint");
    if (std::holds_alternative<game::Undone>(action)) return trc("in a replay", "undo");
    if (std::holds_alternative<game::Redone>(action)) return trc("in a replay", "redo");
    if (std::holds_alternative<game::Restarted>(action)) return trc("in a replay", "restart");
    if (std::holds_alternative<game::WentBack>(action)) return trc("in a replay", "back to winnable");
    if (std::holds_alternative<game::NewKinds>(action)) return trc("in a replay", "reshuffle");
    return {};
}

std::string detail(const game::Replay& replay) {
    const std::string time = clock_text(replay.elapsed());
    const std::string word = replay.at() == 0 ? std::string{} : action_word(replay.record().log[replay.at() - 1].action);
    return word.empty() ? time : fill_in(trc("list", "{0}, {1}"), {time, word});
}

std::vector<RowButton> buttons_for(const Replaying& replaying) {
    const game::Replay& replay = replaying.replay;
    const bool playing = replaying.next.has_value();
    const bool at_start = replay.at() == 0;
    const bool at_end = replay.at() == replay.size();
    const auto step = [](const char* icon, bool enabled, ReplayPart part) {
        return RowButton{{.icon = icon, .word = {}, .key = {}, .enabled = enabled}, ReplayPress{part}};
    };
    return {step("first", !at_start, ReplayPart::to_start),
            step("left", !at_start, ReplayPart::back),
            {{.icon = playing ? "pause" : "play",
              .word = playing ? trc("in a replay", "Stop") : trc("in a replay", "Play"),
              .key = tr(N_("Space")),
              .primary = true,
              .enabled = replay.size() > 0},
             ReplayPress{ReplayPart::play}},
            step("right", !at_end, ReplayPart::forward),
            step("last", !at_end, ReplayPart::to_end),
            {{.icon = "enter", .word = tr(N_("Take up from here")), .key = "T", .enabled = replaying.can_resume()},
             ReplayPress{ReplayPart::take_up}},
            {{.icon = "close", .word = tr(N_("Leave")), .key = "Esc"}, ReplayPress{ReplayPart::leave}}};
}

/// A thin line along the lower edge, inside a strip that can be pressed.
void compose_progress(Composer& c, const Rect& bar, const game::Replay& replay) {
    const float thin = std::round(c.units(4));
    const Rect track{0, bar.bottom() - thin, bar.w, thin};
    c.scene.items.emplace_back(BoxItem{.rect = track, .radius = 0, .fill = c.scene.theme.border, .border = {}});
    const float done = replay.size() == 0 ? 1 : static_cast<float>(replay.at()) / static_cast<float>(replay.size());
    c.scene.items.emplace_back(
        BoxItem{.rect = {0, track.y, std::round(bar.w * done), thin}, .radius = 0, .fill = accent, .border = {}});
    c.hotspot({0, bar.bottom() - std::floor(c.units(8)), bar.w, std::round(c.units(20))},
              ReplayPress{ReplayPart::seek});
}

} // namespace

void compose_replay_bar(Composer& c) {
    const Rect bar = c.layout.bar();
    const game::Replay& replay = c.ui.replay->replay;
    c.scene.items.emplace_back(BoxItem{.rect = bar, .radius = 0, .fill = c.scene.theme.bar, .border = {}});
    c.hotspot(bar, Swallow{});

    const bool narrow = bar.w < 640;
    const float left = bar_left(c);
    const float edge = std::round(c.units(narrow ? 8 : 16));
    const auto& note = c.ui.note; // what has to be said comes first, here too
    const std::string headline =
        note ? tr(note->headline)
             : trf(N_("Move {0} of {1}"), std::to_string(game::moves_in(replay.session().log())),
                   std::to_string(game::moves_in(replay.record().log)));
    const float wanted = c.width(headline, c.letters(17), true);
    auto buttons = buttons_for(*c.ui.replay);
    fit_buttons(c, buttons, bar.w - edge - left - wanted - edge);

    const float height = std::round(c.units(40));
    const float x = bar.w - edge - row_width(c, buttons);
    compose_row(c, {x, std::round((bar.h - height) / 2)}, height, buttons);
    const float room = x - edge - left;
    c.fitted_text(headline, {left, std::round(c.units(21))}, c.letters(17), c.scene.theme.text, room, true);
    c.fitted_text(note ? tr(note->detail) : detail(replay), {left, std::round(c.units(41))}, c.letters(13),
                  c.scene.theme.muted, room);
    compose_progress(c, bar, replay);
}

} // namespace twoturns::scene
