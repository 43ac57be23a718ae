// Lays out the elements of a view from the root down and adds the drawing items of each element to a frame.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ui/frame.hpp"

namespace twoturns::ui {

class Builder {
public:
    Builder(const Style& style, const WidgetState& state, Time now) : style_(style), state_(state), now_(now) {}
    [[nodiscard]] Frame build(Element view, const Rect& area);

private:
    void place(const Element& element, const Rect& rect);
    void place_whole(const Element& element, const Rect& rect); // at full opacity
    void place_scrolling(const Element& element, const Rect& rect);
    // Lay out the children in the area inside the padding.
    void place_children(const Element& element, const Rect& room); ///< each child gets the whole area
    void place_row(const Element& element, const Rect& room, const Line& line);
    void place_column(const Element& element, const Rect& room, const Line& line);
    void place_grid(const Element& element, const Rect& room, const Grid& grid);
    [[nodiscard]] Rect inside(const Element& element, const Rect& rect) const;
    [[nodiscard]] float scrolled(Id id, float most) const; ///< in pixels, rounded to whole pixels
    void thumb(Id id, const Rect& view, float content);
    void tooltip(const Rect& area);
    [[nodiscard]] Rect beside(const HitArea& hit, const Rect& line, const Rect& area) const;
    [[nodiscard]] float words_in(const Rect& rect) const;
    [[nodiscard]] bool stands_there(const std::string& words) const;

    // One overload for each kind of element; see paint.cpp, paint_buttons.cpp and paint_widgets.cpp.
    void paint(const Element& element, const Rect& rect, const Line& line);
    void paint(const Element& element, const Rect& rect, const Grid& grid);
    void paint(const Element& element, const Rect& rect, const Stack& stack);
    void paint(const Element& element, const Rect& rect, const Panel& panel);
    void paint(const Element& element, const Rect& rect, const Label& label);
    void paint(const Element& element, const Rect& rect, const Icon& icon);
    void paint(const Element& element, const Rect& rect, const KeyCap& cap);
    void paint(const Element& element, const Rect& rect, const Progress& progress);
    void paint(const Element& element, const Rect& rect, const Slot& slot);
    void paint(const Element& element, const Rect& rect, const Space& space);
    void paint(const Element& element, const Rect& rect, const Chart& chart);
    void paint(const Element& element, const Rect& rect, const Button& button);
    void paint(const Element& element, const Rect& rect, const Toggle& toggle);
    void paint(const Element& element, const Rect& rect, const Choice& choice);
    void paint(const Element& element, const Rect& rect, const Stepper& stepper);
    void paint(const Element& element, const Rect& rect, const Slider& slider);
    void paint(const Element& element, const Rect& rect, const TextField& field);
    void paint(const Element& element, const Rect& rect, const List& list);
    void paint(const Element& element, const Rect& rect, const Marks& marks);
    void paint(const Element& element, const Rect& rect, const Wall& wall);
    void paint(const Element& element, const Rect& rect, const Tabs& tabs);

    void face(const Rect& rect, const Button& button, bool over, bool down);
    [[nodiscard]] bool parts(const Rect& rect, const Button& button);
    bool stacked_parts(const Rect& rect, const Button& button);
    void button_spot(const Element& element, const Rect& rect, const Button& button, bool whole);
    void strip(const Element& element, const Rect& rect, const Slider& slider);
    void row_button(const Element& element, const Rect& rect, const Button& button);
    void picture_button(const Element& element, const Rect& rect, const Button& button);
    void link_button(const Element& element, const Rect& rect, const Button& button);
    void bars(const Rect& rect, const std::vector<float>& values);
    void line(const Rect& rect, const std::vector<float>& values);
    void calendar(const Rect& rect, const std::vector<float>& values);
    void option(const Element& element, const Choice& choice, std::size_t index, const Rect& cell, std::size_t lines);
    [[nodiscard]] Rect option_cell(const Choice& choice, const Rect& rect, std::size_t index) const;
    void list_row(const Element& element, const List& list, std::size_t index, const Rect& rect);
    void edited_text(const WidgetState::Edit& edit, const Rect& inside, float size);

    // Draw parts of widgets.
    void box(const Rect& rect, float radius, Colour fill, Colour border = {0, 0, 0, 0}, float border_width = 0);
    void text(const std::string& text, Point at, float size, Colour colour, Align align = Align::left,
              bool bold = false, Family family = Family::sans);
    /// Returns the largest size at which the words fit, but no less than `least_letters_share` of `size`.
    [[nodiscard]] float letters_for(const std::string& words, float room, float size, bool bold = false,
                                    Family family = Family::sans) const;
    /// Draws text in the middle of the height of `rect`, smaller, then in the lines that `rect` has room for, or cut if
    /// need be. Returns whether it is whole.
    bool fitted_text(const std::string& text, const Rect& rect, float size, Colour colour);
    void icon(const std::string& name, Point centre, float side, Colour colour);
    void key_cap(const std::string& key, float left, float middle, Colour ink, Colour border);
    void focus_ring(const Rect& rect, float radius);
    void surface(const Rect& rect, float radius, bool hovered, bool pressed, bool selected);

    HitArea& add_hit_area(HitArea::Kind kind, const Element& element, const Rect& rect, std::size_t index = 0);
    /// Adds the help line of an element that takes no input.
    void explain(const Element& element, const Rect& rect);
    void stop(const Element& element, const Rect& rect);
    [[nodiscard]] bool hovered(const Rect& rect) const;
    [[nodiscard]] bool focused(const Element& element) const;
    [[nodiscard]] bool pressed(Id id, std::size_t option = 0) const {
        return id && state_.pressed && state_.pressed->id == id && state_.pressed->option == option;
    }
    [[nodiscard]] Rect seen(const Rect& rect) const;
    [[nodiscard]] Colour ink(Tone tone) const;
    void clip(const Rect& rect);
    void unclip(const std::optional<Rect>& before);

    const Style& style_;
    const WidgetState& state_;
    Time now_;
    Frame frame_;
    std::optional<Rect> clip_;
    Id scroller_;
    bool faded_ = false; ///< what is placed is not there as a whole, so it has no help yet
};

} // namespace twoturns::ui
