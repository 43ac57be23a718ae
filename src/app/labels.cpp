#include "app/labels.hpp"

#include "platform/translation.hpp"

namespace twoturns::app {

using platform::trc;

std::string label_of(Gravity gravity) {
    switch (gravity) {
    case Gravity::none: return trc("gravity", "none");
    case Gravity::down: return trc("gravity", "down");
    case Gravity::up: return trc("gravity", "up");
    case Gravity::left: return trc("gravity", "left");
    case Gravity::right: return trc("gravity", "right");
    case Gravity::vertical_in: return trc("gravity", "to the middle row");
    case Gravity::vertical_out: return trc("gravity", "apart, up and down");
    case Gravity::horizontal_in: return trc("gravity", "to the middle column");
    case Gravity::horizontal_out: return trc("gravity", "apart, sideways");
    }
    return {};
}

std::string label_of(BoardLayout layout) {
    switch (layout) {
    case BoardLayout::full: return trc("layout", "full");
    case BoardLayout::frame: return trc("layout", "frame");
    case BoardLayout::cross: return trc("layout", "cross");
    case BoardLayout::diamond: return trc("layout", "diamond");
    case BoardLayout::steps: return trc("layout", "steps");
    case BoardLayout::stones: return trc("layout", "with stones");
    }
    return {};
}

std::string difficulty_label(int difficulty) {
    switch (difficulty) {
    case 1: return trc("difficulty", "very easy");
    case 2: return trc("difficulty", "easy");
    case 3: return trc("difficulty", "medium");
    case 4: return trc("difficulty", "hard");
    default: return trc("difficulty", "very hard");
    }
}

std::string label_of(Size size) { return fill_in("{0} × {1}", {std::to_string(size.cols), std::to_string(size.rows)}); }

} // namespace twoturns::app
