#include "ui/mirror.hpp"

#include <variant>

#include "ui/overloaded.hpp"

namespace twoturns::ui {
namespace {

Key other_arrow(Key key) { return key == Key::left ? Key::right : key == Key::right ? Key::left : key; }

} // namespace

Input Mirror::of(const Input& input, bool arrows) const {
    Input mirrored = input;
    std::visit(overloaded{[&](KeyPress& key) {
                              if (arrows) key.key = other_arrow(key.key);
                          },
                          [&](Press& press) { press.at = of(press.at); },
                          [&](Release& release) { release.at = of(release.at); },
                          [&](Hover& hover) { hover.at = of(hover.at); },
                          [&](Touch& touch) { touch.at = of(touch.at); },
                          [&](Pinch& pinch) {
                              pinch.centre = of(pinch.centre);
                              pinch.moved.x = -pinch.moved.x;
                          },
                          [](auto& /*has no place*/) {}},
               mirrored);
    return mirrored;
}

Event Mirror::of(const Event& event) const {
    Event mirrored = event;
    if (auto* drawn = std::get_if<Drawn>(&mirrored)) {
        drawn->rect = of(drawn->rect);
        drawn->at = of(drawn->at);
    }
    if (auto* key = std::get_if<KeyInSlot>(&mirrored)) key->key = other_arrow(key->key);
    return mirrored;
}

} // namespace twoturns::ui
