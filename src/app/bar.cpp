#include "app/bar.hpp"

#include <algorithm>
#include <utility>

#include "app/labels.hpp"
#include "platform/translation.hpp"
#include "scene/board_geometry.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using platform::tr;

namespace {

constexpr float headline_size = 17;
constexpr float sentence_size = 13;
constexpr int sentence_lines = 2; ///< that have room below a headline

ui::Element with_sentence(ui::Element upper, std::string lower) {
    std::vector<ui::Element> lines;
    lines.push_back(std::move(upper));
    if (!lower.empty())
        lines.push_back(ui::paragraph(std::move(lower), sentence_size, ui::Tone::muted, sentence_lines));
    return ui::column(std::move(lines), 0).shrinking();
}

} // namespace

ui::Element two_lines(std::string upper, std::string lower) {
    return with_sentence(ui::title(std::move(upper), headline_size), std::move(lower));
}

float page_title_size(const Context& context) { return context.width() < 820 ? headline_size : 21; }

ui::Element page_head(std::string title, std::string subtitle, const Context& context) {
    return with_sentence(ui::headline(std::move(title), page_title_size(context)), std::move(subtitle));
}

std::optional<ui::Element> note_line(const Context& context) {
    if (!context.note) return std::nullopt;
    return two_lines(tr(context.note->headline), tr(context.note->detail));
}

namespace {

constexpr float usual_height = 60;   // height of the bar
constexpr float compact_height = 69; // has room for five lines of the smallest letters
constexpr float upper_height = 46;   // height of the upper of two lines
constexpr float lower_height = 48;
constexpr float beside_target = 6;           // above and below a button, together
constexpr float least_beside_headline = 560; // window width from which a note in the strip fits on one line

/// Returns the height that all lines of two_lines() need, in window pixels.
float height_of_lines(const Context& context) {
    const ui::Style& style = context.style;
    const auto line = [&](float size) { return ui::height_of(ui::label({}, size), 0, style).natural; };
    return line(headline_size) + static_cast<float>(sentence_lines) * line(sentence_size);
}

/// Returns the height of the lower line. The lines are closer together here, because the buttons above keep them away
/// from the window's edge.
float lower_height_of(const Context& context) {
    return std::max(lower_height, 0.86F * height_of_lines(context) / context.style.unit);
}

/// Returns the height that a line of buttons needs where fingers press them.
float height_of_target(const Context& context) {
    return context.style.for_fingers() ? context.style.target_units() + beside_target : 0;
}

float upper_height_of(const Context& context) { return std::max(upper_height, height_of_target(context)); }

float side_of(const Context& context) { return context.width() < 640 ? 10.0F : 20.0F; }

ui::Element sign_words() { return ui::label(tr(N_("not saved")), 12, ui::Tone::over_warning).pad(8, 2).shrinking(0); }

/// Adds the "not saved" sign, at the same position over boards and pages.
void add_sign(std::vector<ui::Element>& parts, const Context& context, float height) {
    if (context.saves) return;
    ui::Element sign = ui::row({ui::panel(ui::Panel::Style::alarm, sign_words())});
    const float upper = has_two_lines(context) ? upper_height_of(context) : usual_height;
    sign = ui::column({std::move(sign).high(upper)}).high(height);
    parts.push_back(std::move(sign));
}

ui::Element bar_of(const Context& context, ui::Element left, std::vector<ui::Element> buttons, float height) {
    std::vector<ui::Element> parts;
    add_sign(parts, context, height);
    ui::Element words = std::move(left).growing().shrinking();
    const bool other_side = context.settings.bar_left;
    if (other_side) std::reverse(buttons.begin(), buttons.end()); // the last one keeps its corner
    if (!other_side) parts.push_back(std::move(words));
    for (ui::Element& button : buttons) {
        if (!context.saves) button.shrink = std::max(button.shrink, 0.05F); // rather than the sign
        parts.push_back(std::move(button));
    }
    if (other_side) parts.push_back(std::move(words));
    const float side = side_of(context);
    const ui::Insets edges = other_side ? ui::Insets{14, 0, side, 0} : ui::Insets{side, 0, 14, 0};
    return ui::panel(ui::Panel::Style::bar, ui::row(std::move(parts)).pad(edges)).high(height);
}

} // namespace

float sign_width(const Context& context) {
    return context.saves ? 0 : ui::width_of(sign_words(), context.style).natural + context.style.units(8);
}

ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons) {
    return bar_of(context, std::move(left), std::move(buttons), bar_height(context));
}

float bar_height(const Context& context) {
    const float unit = context.style.unit;
    const float edges = unit < 1 ? 6.0F : 0.0F; // needed where the lines are only as high as their letters
    return std::max({usual_height, (height_of_lines(context) + edges) / unit, height_of_target(context)});
}

bool is_compact(const Context& context) { return context.width() < 820 && context.height() < 520; }

bool is_phone(const Context& context) {
    constexpr float widest = 600;
    constexpr float higher = 1.2F;
    const float width = context.width();
    return width < widest && context.height() > higher * width;
}

bool has_two_lines(const Context& context) { return context.width() < 820 && !is_compact(context); }

namespace {

constexpr float thumb_height = 64;
constexpr ui::Insets around_thumbs{0, 4, 0, 18};

} // namespace

float thumb_bar_height(const Context& context) {
    if (!is_phone(context)) return 0;
    return around_thumbs.top + std::max(thumb_height, context.style.target_units()) + around_thumbs.bottom;
}

ui::Element thumb_bar(const Context& context, std::vector<ui::Element> buttons) {
    std::vector<ui::Element> parts;
    if (context.settings.bar_left) std::reverse(buttons.begin(), buttons.end());
    for (ui::Element& one : buttons) {
        std::get<ui::Button>(one.what).stacked = true;
        parts.push_back(std::move(one).wide(0).high(thumb_height).growing());
    }
    return ui::row(std::move(parts), 8)
        .pad({side_of(context), around_thumbs.top, side_of(context), around_thumbs.bottom})
        .high(thumb_bar_height(context));
}

float board_bar_height(const Context& context) {
    if (is_compact(context)) return std::max(compact_height, height_of_target(context)); // notes have a separate strip
    return has_two_lines(context) ? upper_height_of(context) + lower_height_of(context) : bar_height(context);
}

ui::Element board_bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons) {
    const float height = board_bar_height(context);
    if (!has_two_lines(context)) return bar_of(context, std::move(left), std::move(buttons), height);
    std::vector<ui::Element> parts;
    add_sign(parts, context, upper_height_of(context));
    const bool other_side = context.settings.bar_left;
    if (other_side) std::reverse(buttons.begin(), buttons.end());
    if (!other_side) parts.push_back(ui::filler());
    for (ui::Element& button : buttons) parts.push_back(std::move(button));
    if (other_side) parts.push_back(ui::filler());
    const float side = side_of(context);
    return ui::panel(ui::Panel::Style::bar,
                     ui::column({ui::row(std::move(parts)).high(upper_height_of(context)),
                                 ui::row({std::move(left).growing().shrinking()}).high(lower_height_of(context))},
                                0)
                         .pad({side, 0, side, 0}))
        .high(height);
}

float note_strip_height(const Context& context) {
    if (!is_compact(context)) return 0;
    return context.width() < 700 ? 52.0F : 40.0F;
}

ui::Element note_strip(const Context& context, bool tells, std::string otherwise) {
    std::vector<ui::Element> parts;
    if (tells && context.note) {
        const bool beside = context.width() >= least_beside_headline;
        ui::Element head = ui::title(tr(context.note->headline), beside ? 15.0F : 14.0F);
        if (beside) {
            std::get<ui::Label>(head.what).lines = 2;
            head.most_width = 0.36F * context.width();
        }
        parts.push_back(std::move(head).shrinking(beside ? 0.0F : 1.0F));
        std::string detail = tr(context.note->detail);
        if (!detail.empty())
            parts.push_back(
                ui::paragraph(std::move(detail), 12, ui::Tone::normal, beside ? 3 : 2).growing().shrinking());
        if (!beside) parts = {ui::column(std::move(parts), 0).growing().shrinking()};
    } else {
        parts.push_back(ui::label(std::move(otherwise), 13, ui::Tone::muted).growing().shrinking());
    }
    return ui::row(std::move(parts), 16).pad(side_of(context), 1).high(note_strip_height(context));
}

std::optional<ui::Element> note_over_page(const Context& context) {
    auto words = is_compact(context) ? note_line(context) : std::nullopt;
    if (!words) return std::nullopt;
    std::vector<ui::Element> lines;
    lines.push_back(ui::panel(ui::Panel::Style::note, (*std::move(words)).pad(side_of(context), 6)));
    lines.push_back(ui::filler());
    return ui::column(std::move(lines), 0).pad(4, 4);
}

std::string clock_text(game::Time elapsed) {
    const auto seconds = elapsed.count() / 1000;
    const auto two = [](long long n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    if (seconds < 3600) return std::to_string(seconds / 60) + ":" + two(seconds % 60);
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

std::string progress_text(const game::Game& game, game::Time now) {
    const int left = game.session.pairs_left();
    const std::string pairs = platform::trn("{0} pair left", "{0} pairs left", left);
    if (game.pace == game::Pace::arcade) return pairs;
    return platform::trf(N_("{0} · {1}"), pairs, clock_text(game.session.elapsed(now)));
}

std::string countdown_text(game::Time left) {
    constexpr game::Time second{1000};
    return clock_text((left + second - game::Time{1}) / second * second);
}

std::string seconds_text(game::Time time) { return platform::tenths_text((time.count() + 50) / 100); }

ui::Rect board_area(const Context& context) {
    const ui::Style& style = context.style;
    const bool thumbs = is_phone(context);
    const float top = style.units(thumbs ? bar_height(context) : board_bar_height(context));
    const float below = style.units(note_strip_height(context) + thumb_bar_height(context));
    return {0, top, static_cast<float>(context.canvas.width), static_cast<float>(context.canvas.height) - top - below};
}

Gravity seen_gravity(const DealParams& params, const Context& context) {
    const bool turned = scene::BoardGeometry{board_area(context), params.size}.is_turned();
    return turned ? transposed(params.gravity) : params.gravity;
}

std::optional<ui::Element> gravity_sign(Gravity seen, float size) {
    if (seen == Gravity::none) return std::nullopt;
    ui::Element sign;
    sign.what = ui::Icon{sign_of(seen), size, ui::Tone::gold};
    sign.help = tr(traits_of(seen).meaning);
    return std::move(sign).shrinking(0);
}

} // namespace twoturns::app
