// Handles one input of a view. The functions are in interaction.cpp, keys.cpp, focus.cpp and widgets.cpp.
#pragma once

#include <utility>

#include "ui/interaction.hpp"

namespace twoturns::ui {

/// Returns the Id of one row of a list.
inline Id row_id(Id list, std::size_t row) { return {list.part, static_cast<std::uint32_t>(row)}; }

/// Handles one input; see handle().
class Handler {
public:
    Handler(WidgetState& state, const Frame& frame, const Style& style, Time now)
        : state_(state), frame_(frame), style_(style), now_(now) {}

    Outcome take(const Input& input) {
        std::visit([&](const auto& what) { on(what); }, input);
        return std::move(outcome_);
    }
    Outcome repeat();
    void focus_on(Id id);

private:
    void on(const KeyPress& key);
    void on(const Press& press);
    void on(const Release& release);
    void on(const Hover& hover);
    void on(const Wheel& wheel);
    void on(const Touch& /*touch*/) {}
    void on(const Pinch& pinch);
    void on(const Typed& typed);
    void on(const Composed& composed);
    void on(const Pasted& pasted);
    void on(const Presence& presence);
    void on(const Dropped& /*file*/) {}

    template <class What> void tell(What what) {
        outcome_.events.emplace_back(std::move(what));
        outcome_.handled = true;
    }
    [[nodiscard]] const HitArea* focused() const { return state_.focus ? frame_.find(state_.focus) : nullptr; }
    void focus(Id id, bool shown) { set_focus(state_, frame_, id, shown); }

    // In widgets.cpp: actions on widgets, by pointer or key.
    void slide(const HitArea& hit, float value);
    void step(const HitArea& hit, int by);
    void choose(const HitArea& hit, std::size_t option);
    void scroll_to(Id id, float to, float most);
    void edited();

    // interaction.cpp
    void press_on(const HitArea& hit, const Press& press);
    void press_mark(const HitArea& hit, Point at);
    void hold(const HitArea& hit, int step);
    void drag(Point at);
    [[nodiscard]] const HitArea* scroller_under(const HitArea& hit) const;

    // keys.cpp
    bool key_in_focus(const KeyPress& key);
    bool key_in_choice(const HitArea& hit, const KeyPress& key);
    bool key_in_stepper(const HitArea& hit, const KeyPress& key);
    bool key_in_slider(const HitArea& hit, const KeyPress& key);
    bool key_in_slot(const HitArea& hit, const KeyPress& key);
    bool key_in_list(const HitArea& hit, const KeyPress& key);
    bool key_in_wall(const HitArea& hit, const KeyPress& key); ///< in wall.cpp
    bool key_in_marks(const HitArea& hit, const KeyPress& key);
    bool enter(const KeyPress& key);
    void show_focus();
    bool scroll_by_key(const KeyPress& key);

    // focus.cpp
    bool move_focus(const KeyPress& key);
    [[nodiscard]] const TabStop* next_stop(const KeyPress& key) const;
    void scroll_into_view(const TabStop& stop);

    WidgetState& state_;
    const Frame& frame_;
    const Style& style_;
    Time now_;
    Outcome outcome_;
};

} // namespace twoturns::ui
