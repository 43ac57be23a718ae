// A view with everything in its place: what is drawn, what lies under a point, where the focus can go.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/element.hpp"
#include "ui/items.hpp"
#include "ui/memory.hpp"
#include "ui/style.hpp"

namespace twoturns::ui {

/// A place on the screen that something can be done to. Later ones lie over earlier ones.
struct Spot {
    enum class Kind : std::uint8_t {
        button,
        toggle,
        option, ///< of a choice, a tab: `index`
        step_down,
        step_up,
        stepper,
        slider,
        field,
        list,
        row,    ///< of a list: `index`
        marks,  ///< all of them, and once more the one under the pointer
        scroll, ///< an element that scrolls
        thumb,  ///< its bar, or that of a list
        slot,   ///< one that is used
        cut,    ///< what is only seen and has help, such as a text that is not shown whole
        panel,  ///< takes clicks and does nothing with them
    };
    Kind kind = Kind::button;
    Id id;
    Rect rect;                        ///< as far as it is seen
    const Element* element = nullptr; ///< lives as long as the frame
    std::size_t index = 0;
    bool enabled = true;
    float content = 0; ///< of what scrolls: its height
    float text_x = 0;  ///< of a field: where its text begins
    std::string help;
    Id scroller; ///< what scrolls it, if anything does
};

/// Where an element came to lie that has an Id, scrolled out of sight or not.
struct Placed {
    Id id;
    Rect rect;
    Id scroller; ///< what scrolls it, if anything does
};

/// Which rows of a list are in sight, at least in part.
struct RowsInView {
    Id list;
    std::size_t first = 0;
    std::size_t count = 0;
};

class Frame {
public:
    std::vector<Item> items;
    std::vector<Spot> spots;
    std::vector<RowsInView> lists;
    std::vector<Placed> stops;       ///< where the focus can go, in the order of Tab
    std::optional<Rect> caret;       ///< of the field with the focus, for an input method
    std::optional<Time> next_change; ///< when it looks different without any input

    /// What a click there is for.
    [[nodiscard]] const Spot* spot_at(Point point) const;
    /// What lies on top there, even if nothing can be done to it.
    [[nodiscard]] const Spot* shown_at(Point point) const;
    /// The first spot of that name and kind.
    [[nodiscard]] const Spot* find(Id id, Spot::Kind kind) const;
    [[nodiscard]] const Spot* find(Id id) const;
    /// What scrolls under that name: an element or a list.
    [[nodiscard]] const Spot* scroller(Id id) const;

private:
    friend class Builder;
    std::shared_ptr<const Element> root_;
    std::deque<std::shared_ptr<const Element>> rows_; ///< of lists, made for this frame
};

/// Lays the view out in `area` and says how it looks. Cost: in proportion to the elements in view, and to the number
/// of elements in all outside of lists.
[[nodiscard]] Frame frame_of(Element view, const Rect& area, const Style& style, const Memory& memory, Time now);

} // namespace twoturns::ui
