// Drives a view by hand with points, keys and times, and text of a fixed width. The test owns the state behind the
// view.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "support/catch.hpp"
#include "support/text_measure.hpp"
#include "ui/frame.hpp"
#include "ui/interaction.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::test {

inline const ui::Style plain_style{ui::dark_theme, half_em_measure, 1};

inline constexpr ui::Id named(std::uint32_t part, std::uint32_t index = 0) { return {part, index}; }

template <class What> std::vector<What> items_of(const ui::Frame& frame) {
    std::vector<What> all;
    for (const ui::Item& item : frame.items)
        if (const auto* one = std::get_if<What>(&item)) all.push_back(*one);
    return all;
}

/// A view on the screen and its user. Each event is logged as words, such as "pressed 2".
struct PlayedView {
    std::function<ui::Element()> view;
    ui::Rect area{0, 0, 400, 300};
    ui::WidgetState state = {};
    ui::Time now{10'000};
    std::function<void(const ui::Event&)> happens = {}; ///< updates the state behind the view
    std::vector<std::string> told = {};

    [[nodiscard]] ui::Frame frame() const { return ui::frame_of(view(), area, plain_style, state, now); }
    /// Returns whether the view consumed the input.
    bool input(const ui::Input& what) { return take(ui::handle(state, frame(), what, plain_style, now)); }
    /// Lets time pass.
    void pass() {
        if (ui::repeats(state, now)) take(ui::repeat(state, frame(), plain_style, now));
    }
    bool take(const ui::Outcome& outcome) {
        for (const ui::Event& event : outcome.events) {
            told.push_back(words_of(event));
            if (happens) happens(event);
        }
        ui::settle(state, frame(), plain_style);
        return outcome.handled;
    }
    void resize(const ui::Rect& to) {
        const ui::Frame before = frame();
        area = to;
        ui::resized(state, before, frame());
        ui::settle(state, frame(), plain_style);
    }
    bool key(ui::Key key, bool ctrl = false, bool shift = false) {
        return input(ui::KeyPress{key, ctrl, shift, false});
    }
    bool type(const std::string& text) { return input(ui::Typed{text}); }
    void point(ui::Point at) { input(ui::Hover{at}); }
    void press(ui::Point at, int clicks = 1) { input(ui::Press{at, ui::MouseButton::left, clicks}); }
    void release(ui::Point at) { input(ui::Release{ui::MouseButton::left, at}); }
    void click(ui::Point at, int clicks = 1) {
        press(at, clicks);
        release(at);
    }
    void wheel(float notches) { input(ui::Wheel{notches, false}); }
    void focus(ui::Id id) { ui::set_focus(state, frame(), id); }

    [[nodiscard]] std::vector<std::string> taken() { return std::exchange(told, {}); }
    [[nodiscard]] ui::Rect place(ui::Id id, ui::HitArea::Kind kind, std::size_t index = 0) const {
        const ui::Frame seen = frame();
        for (const ui::HitArea& hit : seen.hit_areas)
            if (hit.id == id && hit.kind == kind && hit.index == index) return hit.rect;
        FAIL("no such place");
        return {};
    }
    [[nodiscard]] ui::Point at(ui::Id id, ui::HitArea::Kind kind = ui::HitArea::Kind::button,
                               std::size_t index = 0) const {
        return place(id, kind, index).centre();
    }
    [[nodiscard]] float scrolled(ui::Id id) const {
        const auto found = state.scrolled.find(id);
        return found == state.scrolled.end() ? 0 : found->second;
    }

    static std::string words_of(const ui::Event& event) {
        const auto name = [](ui::Id id) {
            return std::to_string(id.part) + (id.index == 0 ? "" : "." + std::to_string(id.index));
        };
        return std::visit(
            ui::overloaded{
                [&](const ui::Pressed& what) { return "pressed " + name(what.id); },
                [&](const ui::Changed& what) {
                    return "changed " + name(what.id) + " to " + std::to_string(what.value);
                },
                [&](const ui::Slid& what) {
                    return "slid " + name(what.id) + " to " + std::to_string(std::lround(what.value * 100));
                },
                [&](const ui::Edited& what) { return "edited " + name(what.id) + ": " + what.text; },
                [&](const ui::Drawn& what) {
                    return std::string(what.begins ? "drawn " : "drawn on ") + name(what.id);
                },
                [&](const ui::KeyInSlot& what) { return "key in " + name(what.id); },
                [&](const ui::Submitted& what) { return "submitted " + name(what.id); },
                [&](const ui::Copied& what) { return "copied " + what.text; },
                [&](const ui::PasteWanted&) { return std::string("paste"); },
                [&](const ui::TooLong&) { return std::string("too long"); },
                [&](const ui::PointedAt& what) {
                    return what.id == ui::Id{} ? std::string("pointed at nothing") : "pointed at " + name(what.id);
                },
            },
            event);
    }
};

using Told = std::vector<std::string>;

} // namespace twoturns::test
