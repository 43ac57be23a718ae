#include "app/bar.hpp"

#include <utility>

#include "platform/translation.hpp"

namespace twoturns::app {

using platform::tr;

ui::Element two_lines(std::string upper, std::string lower) {
    std::vector<ui::Element> lines;
    lines.push_back(ui::title(std::move(upper), 17));
    if (!lower.empty()) lines.push_back(ui::paragraph(std::move(lower), 13, ui::Tone::muted, 2));
    return ui::column(std::move(lines), 0).shrinking();
}

std::optional<ui::Element> told(const Context& context) {
    if (!context.note) return std::nullopt;
    return two_lines(tr(context.note->headline), tr(context.note->detail));
}

namespace {

constexpr float upper_height = 46; // of the two lines of a small window
constexpr float lower_height = 48;
constexpr float least_beside_headline = 560; // of a window in which a note in its strip is one line

float side_of(const Context& context) { return context.width() < 640 ? 10.0F : 20.0F; }

/// At the same place over boards and pages.
void add_sign(std::vector<ui::Element>& parts, const Context& context, float height) {
    if (context.saves) return;
    ui::Element words = ui::label(tr(N_("not saved")), 12, ui::Tone::over_warning).pad(8, 2).shrinking(0);
    ui::Element sign = ui::row({ui::panel(ui::Panel::Look::alarm, std::move(words))});
    if (has_two_lines(context)) sign = ui::column({std::move(sign).high(upper_height)}).high(height);
    parts.push_back(std::move(sign));
}

} // namespace

ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons) {
    std::vector<ui::Element> parts;
    add_sign(parts, context, bar_height);
    parts.push_back(std::move(left).growing().shrinking());
    for (ui::Element& button : buttons) parts.push_back(std::move(button));
    return ui::panel(ui::Panel::Look::bar, ui::row(std::move(parts)).pad({side_of(context), 0, 14, 0}))
        .high(bar_height);
}

bool is_compact(const Context& context) { return context.width() < 820 && context.height() < 520; }

bool has_two_lines(const Context& context) { return context.width() < 820 && !is_compact(context); }

float board_bar_height(const Context& context) {
    return has_two_lines(context) ? upper_height + lower_height : bar_height;
}

ui::Element board_bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons) {
    if (!has_two_lines(context)) return bar(context, std::move(left), std::move(buttons));
    std::vector<ui::Element> parts;
    add_sign(parts, context, upper_height);
    parts.push_back(ui::filler());
    for (ui::Element& button : buttons) parts.push_back(std::move(button));
    const float side = side_of(context);
    return ui::panel(ui::Panel::Look::bar,
                     ui::column({ui::row(std::move(parts)).high(upper_height),
                                 ui::row({std::move(left).growing().shrinking()}).high(lower_height)},
                                0)
                         .pad({side, 0, side, 0}))
        .high(board_bar_height(context));
}

float note_strip_height(const Context& context) {
    if (!is_compact(context)) return 0;
    return context.width() < least_beside_headline ? 52.0F : 40.0F;
}

ui::Element note_strip(const Context& context, bool tells) {
    std::vector<ui::Element> parts;
    if (tells && context.note) {
        const bool beside = context.width() >= least_beside_headline;
        parts.push_back(ui::title(tr(context.note->headline), beside ? 15.0F : 14.0F).shrinking(beside ? 0.0F : 1.0F));
        std::string detail = tr(context.note->detail);
        if (!detail.empty())
            parts.push_back(ui::paragraph(std::move(detail), 12, ui::Tone::normal, 2).growing().shrinking());
        if (!beside) parts = {ui::column(std::move(parts), 0).growing().shrinking()};
    }
    return ui::row(std::move(parts), 16).pad(side_of(context), 1).high(note_strip_height(context));
}

std::optional<ui::Element> note_over_page(const Context& context) {
    auto words = is_compact(context) ? told(context) : std::nullopt;
    if (!words) return std::nullopt;
    std::vector<ui::Element> lines;
    lines.push_back(ui::panel(ui::Panel::Look::note, (*std::move(words)).pad(side_of(context), 6)));
    lines.push_back(ui::filler());
    return ui::column(std::move(lines), 0).pad(4, 4);
}

std::string clock_text(game::Time elapsed) {
    const auto seconds = elapsed.count() / 1000;
    const auto two = [](long long n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    if (seconds < 3600) return std::to_string(seconds / 60) + ":" + two(seconds % 60);
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

std::string seconds_text(game::Time time) {
    const auto tenths = (time.count() + 50) / 100;
    return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10));
}

} // namespace twoturns::app
