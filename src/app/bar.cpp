#include "app/bar.hpp"

#include <utility>

#include "platform/translation.hpp"

namespace twoturns::app {

using platform::tr;

ui::Element two_lines(std::string upper, std::string lower) {
    return ui::column({ui::title(std::move(upper), 17), ui::label(std::move(lower), 13, ui::Tone::muted)}, 0)
        .shrinking();
}

std::optional<ui::Element> told(const Context& context) {
    if (!context.note) return std::nullopt;
    return two_lines(tr(context.note->headline), tr(context.note->detail));
}

ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons) {
    std::vector<ui::Element> parts;
    if (!context.saves)
        parts.push_back(ui::panel(ui::Panel::Look::alarm,
                                  ui::label(tr(N_("not saved")), 12, ui::Tone::over_warning).pad(8, 2).shrinking(0)));
    parts.push_back(std::move(left).growing().shrinking());
    for (ui::Element& button : buttons) parts.push_back(std::move(button));
    const float side = context.width() < 640 ? 10.0F : 20.0F;
    return ui::panel(ui::Panel::Look::bar, ui::row(std::move(parts)).pad({side, 0, 14, 0})).high(bar_height);
}

std::string clock_text(game::Time elapsed) {
    const auto seconds = elapsed.count() / 1000;
    const auto two = [](long long n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    if (seconds < 3600) return std::to_string(seconds / 60) + ":" + two(seconds % 60);
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

} // namespace twoturns::app
