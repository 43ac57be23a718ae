// Handles one input of a view. Pointer, keys, focus and widget actions each have a file of their own.
#pragma once

#include <utility>

#include "ui/interaction.hpp"

namespace twoturns::ui {

/// Returns the Id of one row of a list.
inline Id row_id(Id list, std::size_t row) { return {list.part, static_cast<std::uint32_t>(row)}; }

/// Handles one input; see handle().
class Handler {
public:
    Handler(Memory& memory, const Frame& frame, const Style& style, Time now)
        : memory_(memory), frame_(frame), style_(style), now_(now) {}

    Outcome take(const Input& input) {
        std::visit([&](const auto& what) { on(what); }, input);
        return std::move(outcome_);
    }
    Outcome repeat();

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
    [[nodiscard]] const Spot* focused() const { return memory_.focus ? frame_.find(memory_.focus) : nullptr; }
    void focus(Id id, bool shown) { set_focus(memory_, frame_, id, shown); }

    // Actions on widgets, by pointer or key: widgets.cpp.
    void slide(const Spot& spot, float value);
    void step(const Spot& spot, int by);
    void choose(const Spot& spot, std::size_t option);
    void scroll_to(Id id, float to, float most);
    void edited();

    // pointer.cpp
    void press_on(const Spot& spot, const Press& press);
    void press_mark(const Spot& spot, Point at);
    void hold(const Spot& spot, int step);
    void drag(Point at);
    [[nodiscard]] const Spot* scroller_under(const Spot& spot) const;

    // keys.cpp
    bool key_in_focus(const KeyPress& key);
    bool key_in_choice(const Spot& spot, const KeyPress& key);
    bool key_in_stepper(const Spot& spot, const KeyPress& key);
    bool key_in_slider(const Spot& spot, const KeyPress& key);
    bool key_in_slot(const Spot& spot, const KeyPress& key);
    bool key_in_list(const Spot& spot, const KeyPress& key);
    bool key_in_marks(const Spot& spot, const KeyPress& key);
    bool enter(const KeyPress& key);
    bool scroll_by_key(const KeyPress& key);

    // focus.cpp
    bool move_focus(const KeyPress& key);
    [[nodiscard]] const Placed* next_stop(const KeyPress& key) const;
    void scroll_into_view(const Placed& stop);

    Memory& memory_;
    const Frame& frame_;
    const Style& style_;
    Time now_;
    Outcome outcome_;
};

} // namespace twoturns::ui
