// A laid-out view: its drawing items, hit areas and tab stops.
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
#include "ui/style.hpp"
#include "ui/widget_state.hpp"

namespace twoturns::ui {

/// An area of the screen that takes input. Later areas lie over earlier ones.
struct HitArea {
    enum class Kind : std::uint8_t {
        button,
        toggle,
        option, ///< an option of a choice or a tab; `index` says which
        step_down,
        step_up,
        stepper,
        slider,
        field,
        list,   ///< a list or a wall
        row,    ///< a row of a list; `index` says which
        cell,   ///< a picture of a wall; `index` says which
        marks,  ///< one area for all marks, and another area for the mark under the pointer
        scroll, ///< an element that scrolls
        thumb,  ///< the scroll bar of an element or a list
        slot,   ///< a slot that takes input
        cut,    ///< an element without input that has help, such as a cut text
        panel,  ///< takes clicks and ignores them
    };
    Kind kind = Kind::button;
    Id id;
    Rect rect;                        ///< the visible part
    const Element* element = nullptr; ///< valid as long as the frame exists
    std::size_t index = 0;
    bool enabled = true;
    float content = 0; ///< the height of the scrolled content
    float text_x = 0;  ///< in a field: where its text begins
    std::string help;
    Id scroller; ///< the scrolling element around the area; no Id if there is none
};

/// The area of an element with an Id, even if the element is scrolled out of sight.
struct TabStop {
    Id id;
    Rect rect;
    Id scroller; ///< the scrolling element around this one; no Id if there is none
};

/// The rows of a list, or the pictures of a wall, that are at least partly visible.
struct RowsInView {
    Id list;
    std::size_t first = 0;
    std::size_t count = 0;
};

class Frame {
public:
    std::vector<Item> items;
    std::vector<HitArea> hit_areas;
    std::vector<RowsInView> lists;
    std::vector<TabStop> tab_stops;  ///< the elements that can get the focus, in Tab order
    std::optional<Rect> caret;       ///< the caret of the focused field, for an input method
    std::optional<Time> next_change; ///< when the view changes next without input; nullopt: never

    /// Returns the hit area that receives a click at this point; null if there is none.
    [[nodiscard]] const HitArea* hit_area_at(Point point) const;
    /// Returns the topmost hit area at a point, including areas that take no input.
    [[nodiscard]] const HitArea* shown_at(Point point) const;
    /// Returns the first hit area with this Id and kind.
    [[nodiscard]] const HitArea* find(Id id, HitArea::Kind kind) const;
    [[nodiscard]] const HitArea* find(Id id) const;
    /// Returns the hit area of the scrolling element or list with this Id.
    [[nodiscard]] const HitArea* scroller(Id id) const;

private:
    friend class Builder;
    std::shared_ptr<const Element> root_;
    std::deque<std::shared_ptr<const Element>> rows_; ///< rows of lists, built for this frame
};

/// Lays the view out in `area` and draws it. The cost is proportional to the number of visible elements plus the number
/// of elements outside lists.
[[nodiscard]] Frame frame_of(Element view, const Rect& area, const Style& style, const WidgetState& state, Time now);

} // namespace twoturns::ui
