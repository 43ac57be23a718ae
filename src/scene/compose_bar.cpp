// The bar: how the game stands, and the buttons for what can be done now.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "scene/compose.hpp"
#include "scene/text.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

struct BarButton {
    Command command;
    bool primary = false;
    bool enabled = true;
};

/// Whether it is known, and to be told, that the board can no longer be cleared.
bool tells_loss(const game::Session& session, const Ui& ui) {
    return ui.settings.judge && session.known().outcome == twoturns::Outcome::lost;
}

std::vector<BarButton> buttons_for(const Composer& c) {
    const game::Session& session = c.session;
    if (session.paused()) return {{Command::pause, true}, {Command::new_game}, {Command::menu}};
    const BarButton undo{Command::undo, false, session.can_undo()};
    const BarButton redo{Command::redo, false, session.can_redo()};
    const bool back = tells_loss(session, c.ui) && session.steps_to_winnable();
    std::vector<BarButton> buttons;
    switch (session.status()) {
    case game::Status::stuck:
        buttons = {{Command::reshuffle, true}};
        if (back) buttons.push_back({Command::rewind});
        buttons.insert(buttons.end(), {undo, {Command::restart, false, session.can_restart()}});
        break;
    case game::Status::won: buttons = {{Command::new_game, true}, undo, {Command::restart}}; break;
    case game::Status::playing:
        if (back)
            buttons = {{Command::rewind, true}, undo, redo, {Command::new_game}};
        else
            buttons = {{Command::hint}, undo, redo, {Command::new_game}};
        break;
    }
    if (session.status() == game::Status::stuck && !back) buttons.push_back({Command::new_game});
    buttons.push_back({Command::menu});
    return buttons;
}

/// How much of a button there is room for. Words go first, then keys, never the button.
enum class Detail : std::uint8_t {
    all,
    keys,
    icons
};

std::string word_for(Command command, const game::Session& session) {
    if (command != Command::rewind) return label_of(command);
    return trn("Back {0} move", "Back {0} moves", session.steps_to_winnable().value_or(0));
}

ButtonLook look_of(const BarButton& button, const game::Session& session, Detail detail) {
    const bool resume = button.command == Command::pause && session.paused();
    ButtonLook look{.icon = resume ? "play" : icon_of(button.command),
                    .word = resume ? tr(N_("Go on")) : word_for(button.command, session),
                    .key = key_text(button.command),
                    .primary = button.primary,
                    .enabled = button.enabled};
    if (detail != Detail::all && !button.primary) look.word.clear();
    if (detail == Detail::icons) look.key.clear();
    return look;
}

float width_of(const Composer& c, const std::vector<BarButton>& buttons, Detail detail) {
    float width = 0;
    for (const BarButton& button : buttons)
        width += button_width(c, look_of(button, c.session, detail)) + std::round(c.units(8));
    return width;
}

/// A figure and the word for it.
struct Figure {
    std::string value;
    std::string word;
};

std::vector<Figure> figures(const Composer& c) {
    const int pairs = c.session.pairs_left();
    const int open = static_cast<int>(c.session.open_moves().size());
    std::vector<Figure> all{{std::to_string(pairs), tr(N_("pairs left"))}, {std::to_string(open), tr(N_("open now"))}};
    if (c.ui.settings.clock) all.push_back({clock_text(c.session.elapsed(c.now)), tr(N_("time"))});
    return all;
}

float width_of(const Composer& c, const Figure& figure) {
    return std::max(c.width(figure.value, c.letters(17), true), c.width(figure.word, c.letters(13)));
}

void compose_left(Composer& c, float room) {
    const Theme& theme = c.scene.theme;
    const float upper = std::round(c.units(21));
    const float lower = std::round(c.units(41));
    float x = bar_left(c);
    if (const auto words = bar_words(c.session, c.ui)) {
        c.fitted_text(words->headline, {x, upper}, c.letters(17), theme.text, room - x, true);
        c.fitted_text(words->detail, {x, lower}, c.letters(13), theme.muted, room - x);
        return;
    }
    const auto all = figures(c);
    const float gap = std::round(c.units(c.layout.canvas().width < 640 ? 14 : 32));
    float needed = x;
    for (const Figure& figure : all) needed += width_of(c, figure) + gap;
    const std::string size = fill_in(
        "{0} × {1}", {std::to_string(c.session.board().size().cols), std::to_string(c.session.board().size().rows)});
    const bool winnable = c.ui.settings.judge && c.session.known().outcome == twoturns::Outcome::won;
    const Figure title{tr(N_("Two Turns")), winnable ? trf(N_("{0}, winnable"), size) : size};
    std::vector<Figure> shown;
    if (needed + width_of(c, title) + gap <= room) shown.push_back(title);
    shown.insert(shown.end(), all.begin(), all.end());
    for (const Figure& figure : shown) {
        if (x + width_of(c, figure) > room) break;
        c.text(figure.value, {x, upper}, c.letters(17), theme.text, Align::left, true);
        c.text(figure.word, {x, lower}, c.letters(13), theme.muted);
        x += std::round(width_of(c, figure)) + gap;
    }
}

/// The least room the words and figures at the left are given before buttons lose theirs.
float wanted_left(const Composer& c) {
    float wanted = c.units(60) + bar_left(c) - bar_margin(c);
    if (const auto words = bar_words(c.session, c.ui))
        return wanted + std::max(c.width(words->headline, c.letters(17), true), c.width(words->detail, c.letters(13)));
    for (const Figure& figure : figures(c)) wanted += width_of(c, figure) + c.units(24);
    return wanted;
}

} // namespace

std::optional<BarWords> bar_words(const game::Session& session, const Ui& ui) {
    if (session.paused()) return BarWords{tr(N_("Paused")), tr(N_("The clock stands still."))};
    if (session.status() == game::Status::won)
        return BarWords{tr(N_("Cleared!")), tr(N_("Every pair has found its way."))};
    if (ui.progress && ui.panel == Panel::none)
        return BarWords{ui.reshuffling ? tr(N_("Reshuffling")) : tr(N_("Dealing")),
                        tr(N_("Until the board can be cleared. Esc stops it."))};
    const bool stuck = session.status() == game::Status::stuck;
    // What was to be said at the start waits for no one; what answers a click is heard even now.
    if (ui.note && (!stuck || ui.note->until)) return BarWords{tr(ui.note->headline), tr(ui.note->detail)};
    const bool lost = tells_loss(session, ui);
    if (!stuck && !lost) return std::nullopt;
    const std::string headline = tr(stuck ? N_("No pair can go") : N_("No longer winnable"));
    if (const auto steps = session.steps_to_winnable(); lost && steps)
        return BarWords{headline, trn("This board could still be cleared {0} move ago.",
                                      "This board could still be cleared {0} moves ago.", *steps)};
    if (stuck) return BarWords{headline, tr(N_("Reshuffle the tiles, or take steps back."))};
    return BarWords{tr(N_("Not winnable")), tr(N_("Some tiles can never all go."))};
}

void compose_bar(Composer& c) {
    const Rect bar = c.layout.bar();
    c.scene.items.emplace_back(BoxItem{.rect = bar, .radius = 0, .fill = c.scene.theme.bar, .border = {}});
    const bool urgent = c.session.status() == game::Status::stuck && !c.session.paused();
    if (urgent) {
        const float line = std::round(c.units(3));
        c.scene.items.emplace_back(
            BoxItem{.rect = {0, bar.bottom() - line, bar.w, line}, .radius = 0, .fill = accent, .border = {}});
    }
    c.hotspot(bar, Swallow{});

    const auto buttons = buttons_for(c);
    const float wanted = wanted_left(c);
    Detail detail = Detail::all;
    if (wanted + width_of(c, buttons, detail) > bar.w) detail = Detail::keys;
    if (detail == Detail::keys && wanted + width_of(c, buttons, detail) > bar.w) detail = Detail::icons;

    const float height = std::round(c.units(40));
    const float gap = std::round(c.units(8));
    float x = bar.w - width_of(c, buttons, detail) + gap - std::round(c.units(16));
    const float room = x - std::round(c.units(16));
    for (const BarButton& button : buttons) {
        const ButtonLook look = look_of(button, c.session, detail);
        const Rect rect{x, std::round((bar.h - height) / 2), button_width(c, look), height};
        compose_button(c, rect, look, button.command);
        x += rect.w + gap;
    }
    compose_left(c, room);
}

} // namespace twoturns::scene
