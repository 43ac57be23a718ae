// The keyboard on the screen: App opens it for a text field, gives it the input meant for it, and passes on what it
// types.
#include <algorithm>
#include <utility>
#include <variant>

#include "app/app.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using game::Time;

namespace {

/// Returns where the pointer is in an input that has one.
std::optional<ui::Point> pointer_in(const ui::Input& input) {
    if (const auto* press = std::get_if<ui::Press>(&input)) return press->at;
    if (const auto* release = std::get_if<ui::Release>(&input)) return release->at;
    if (const auto* hover = std::get_if<ui::Hover>(&input)) return hover->at;
    if (const auto* pinch = std::get_if<ui::Pinch>(&input)) return pinch->centre;
    return std::nullopt;
}

} // namespace

ui::Rect App::keyboard_rect() const {
    const auto width = static_cast<float>(canvas_.width);
    const auto look = style();
    const float height = ui::height_of(keyboard_->keys.view(look, width), width, look).natural;
    return {0, static_cast<float>(canvas_.height) - height, width, height};
}

std::optional<ui::Frame> App::keyboard_frame() const {
    if (!keyboard_) return std::nullopt;
    const auto look = style();
    return ui::frame_of(keyboard_->keys.view(look, static_cast<float>(canvas_.width)), keyboard_rect(), look,
                        keyboard_->widgets, Time{0});
}

/// Opens the keyboard for a text field or a number.
void App::open_keyboard(const ui::HitArea& hit, Time now) {
    const Ticket screen = stack_.back().ticket;
    if (keyboard_ && keyboard_->screen == screen && keyboard_->field == hit.id) return;
    keyboard_ = TextEntry{.keys = {std::string{platform::language()}, hit.kind == ui::HitArea::Kind::stepper},
                          .screen = screen,
                          .field = hit.id,
                          .widgets = {}};
    if (last_pad_) ui::set_focus(keyboard_->widgets, *keyboard_frame(), ScreenKeyboard::first_key());
    Open& top = stack_.back();
    ui::focus_on(top.widgets, lay_out(stack_.size() - 1, now).frame, hit.id, style(), now);
}

/// Closes the keyboard once its field no longer has the focus.
void App::close_lost_keyboard() {
    if (keyboard_ && (stack_.back().ticket != keyboard_->screen || stack_.back().widgets.focus != keyboard_->field))
        keyboard_.reset();
}

/// Handles input that is meant for the keyboard; returns false for other input.
bool App::type_on_screen(const ui::Input& input, Time now) {
    const auto* key = std::get_if<ui::KeyPress>(&input);
    if (key != nullptr && !key->pad) { // there is a real one
        keyboard_.reset();
        return false;
    }
    if (key != nullptr && key->key == ui::Key::escape) {
        close_keyboard(now);
        return true;
    }
    const auto place = pointer_in(input);
    const bool holds = keyboard_->widgets.pressed.has_value();
    if (key == nullptr && !(place && (holds || keyboard_rect().contains(*place)))) return false;
    const ui::Frame frame = *keyboard_frame();
    const ui::Outcome outcome = ui::handle(keyboard_->widgets, frame, input, style(), now);
    for (const ui::Event& event : outcome.events) {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed != nullptr && keyboard_) press_key_on_screen(pressed->id, now);
    }
    refresh(now);
    return true;
}

void App::close_keyboard(Time now) {
    keyboard_.reset();
    refresh(now);
}

void App::press_key_on_screen(ui::Id key, Time now) {
    std::visit(ui::overloaded{[&](std::monostate) {
                                  // Another page may lack the key that had the focus.
                                  ui::settle(keyboard_->widgets, *keyboard_frame(), style());
                              },
                              [&](const ScreenKeyboard::Done&) { keyboard_.reset(); },
                              [&](const ui::Input& typed) { pass_input(typed, now); }},
               keyboard_->keys.press(key));
}

void App::add_keyboard(scene::Scene& scene) const {
    auto frame = keyboard_frame();
    if (!frame) return;
    for (ui::Item& item : frame->items)
        std::visit(
            ui::overloaded{[](ui::SlotItem&) {}, [&](auto& drawn) { scene.items.emplace_back(std::move(drawn)); }},
            item);
}

} // namespace twoturns::app
