#include "scene/new_game_form.hpp"

#include <algorithm>

#include "scene/text.hpp"
#include "scene/typing.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

/// The value `by` steps further on in a list, and round again.
template <class List, class Value> Value stepped(const List& list, Value value, int by) {
    const auto count = static_cast<int>(list.size());
    return list[static_cast<std::size_t>((static_cast<int>(value) + count + by) % count)];
}

} // namespace

std::string label_of(Gravity gravity) {
    switch (gravity) {
    case Gravity::none: return trc("gravity", "none");
    case Gravity::down: return trc("gravity", "down");
    case Gravity::up: return trc("gravity", "up");
    case Gravity::left: return trc("gravity", "left");
    case Gravity::right: return trc("gravity", "right");
    case Gravity::vertical_in: return trc("gravity", "to the middle row");
    case Gravity::vertical_out: return trc("gravity", "up and down");
    case Gravity::horizontal_in: return trc("gravity", "to the middle column");
    case Gravity::horizontal_out: return trc("gravity", "left and right");
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

std::string label_of_difficulty(int difficulty) {
    switch (difficulty) {
    case 1: return trc("difficulty", "very easy");
    case 2: return trc("difficulty", "easy");
    case 3: return trc("difficulty", "medium");
    case 4: return trc("difficulty", "hard");
    default: return trc("difficulty", "very hard");
    }
}

NewGameForm::NewGameForm(const DealParams& params)
    : text_{std::to_string(params.size.cols), std::to_string(params.size.rows), std::to_string(params.kinds)},
      gravity_(params.gravity), layout_(params.layout), difficulty_(params.difficulty),
      kinds_chosen_(params.kinds != usual_kinds(params.size, params.layout)) {}

std::string NewGameForm::text(Field field) const {
    if (field == gravity) return label_of(gravity_);
    if (field == layout) return label_of(layout_);
    if (field == difficulty) return label_of_difficulty(difficulty_);
    return text_[field];
}

void NewGameForm::set_focus(Field field) {
    focus_ = field;
    fresh_ = true;
}

void NewGameForm::next_field(int step) { set_focus(static_cast<Field>((focus_ + field_count + step) % field_count)); }

Size NewGameForm::size() const {
    return {parse_number(text_[rows]).value_or(0), parse_number(text_[cols]).value_or(0)};
}

void NewGameForm::follow_size() {
    if (kinds_chosen_ || !size().valid()) return;
    text_[kinds] = std::to_string(usual_kinds(size(), layout_));
}

void NewGameForm::step(Field field, int by) {
    if (!can_step(field)) return; // minus, plus and arrows are also pressed while a seed is typed
    error_.reset();
    focus_ = field;
    fresh_ = true;
    if (field == gravity) gravity_ = stepped(all_gravities, gravity_, by);
    if (field == layout) layout_ = stepped(all_layouts, layout_, by);
    if (field == difficulty) difficulty_ = std::clamp(difficulty_ + by, easiest, hardest);
    if (is_list(field)) return follow_size();
    const int most = field != kinds ? max_side : std::max(1, size().valid() ? most_kinds(size(), layout_) : 1);
    text_[field] = std::to_string(std::clamp(parse_number(text_[field]).value_or(1) + by, 1, most));
    kinds_chosen_ = kinds_chosen_ || field == kinds;
    follow_size();
}

void NewGameForm::type(const std::string& text) {
    if (is_list(focus_)) return;
    error_.reset();
    std::string& field = text_[focus_];
    if (std::exchange(fresh_, false)) field.clear();
    if (takes_text(focus_)) return type_into(field, text, most_seed_bytes);
    for (const char c : text)
        if (c >= '0' && c <= '9' && field.size() < 4) field += c;
    kinds_chosen_ = kinds_chosen_ || focus_ == kinds;
    follow_size();
}

void NewGameForm::erase() {
    if (is_list(focus_)) return;
    error_.reset();
    fresh_ = false;
    pop_character(text_[focus_]);
    kinds_chosen_ = kinds_chosen_ || focus_ == kinds;
    follow_size();
}

Result<GameId> NewGameForm::choice() {
    const DealParams params{size(), parse_number(text_[kinds]).value_or(0), gravity_, layout_, difficulty_};
    const auto good = checked(params);
    if (!good) {
        error_ = good.error();
        return good.error();
    }
    const auto typed = seed_from_text(text_[seed]);
    return GameId{*good, typed ? *typed : ""};
}

} // namespace twoturns::scene
