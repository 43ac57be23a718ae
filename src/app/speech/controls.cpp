#include "app/speech/controls.hpp"

#include <optional>
#include <utility>

#include "app/speech/page_speech.hpp"

namespace twoturns::app {
namespace {

/// Returns the control of a hit area without its place; nullopt if it is none.
std::optional<Control> control_of(const ui::HitArea& hit) {
    if (hit.element == nullptr) return std::nullopt;
    using Kind = ui::HitArea::Kind;
    Control control;
    control.enabled = hit.enabled;
    const auto option_of = [&](std::string words, bool chosen) {
        control.role = Control::Role::option;
        control.words = std::move(words);
        control.on = chosen;
    };
    if (hit.kind == Kind::button || hit.kind == Kind::toggle) {
        control.words = words_of_control(*hit.element).name;
        if (const auto* toggle = std::get_if<ui::Toggle>(&hit.element->what)) {
            control.role = Control::Role::toggle;
            control.on = toggle->on;
        }
    } else if (hit.kind == Kind::option) {
        if (const auto* choice = std::get_if<ui::Choice>(&hit.element->what); choice != nullptr) {
            const ui::Choice::Option& option = choice->options.at(hit.index);
            option_of(option.words.empty() ? option.help : option.words, choice->selected == hit.index);
        } else if (const auto* tabs = std::get_if<ui::Tabs>(&hit.element->what); tabs != nullptr) {
            option_of(tabs->names.at(hit.index), tabs->selected == hit.index);
        }
    }
    if (control.words.empty()) return std::nullopt;
    return control;
}

} // namespace

std::vector<Control> controls_of(const App& app, game::Time now) {
    const ui::Frame frame = app.frame(now);
    const auto mirror = app.mirror();
    std::vector<Control> all;
    for (const ui::HitArea& hit : frame.hit_areas)
        if (auto control = control_of(hit)) {
            control->at = (mirror ? mirror->of(hit.rect) : hit.rect).centre();
            all.push_back(*std::move(control));
        }
    return all;
}

std::string control_lines(const std::vector<Control>& controls) {
    std::string lines;
    for (const Control& control : controls) {
        std::string words = control.words;
        for (char& c : words)
            if (c == '\n' || c == '\t') c = ' ';
        lines += control.role == Control::Role::toggle   ? "switch\t"
                 : control.role == Control::Role::option ? "option\t"
                                                         : "button\t";
        lines += control.on ? "on\t" : "off\t";
        lines += control.enabled ? "usable\t" : "not\t";
        lines += words + "\n";
    }
    return lines;
}

} // namespace twoturns::app
