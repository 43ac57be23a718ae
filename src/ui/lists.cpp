#include "ui/lists.hpp"

#include <algorithm>
#include <cctype>

namespace twoturns::ui {
namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

} // namespace

std::optional<std::size_t> row_for_key(const List& list, Key key, std::size_t page) {
    if (list.count == 0) return std::nullopt;
    const std::size_t last = list.count - 1;
    const bool none = list.selected > last;
    const std::size_t at = none ? 0 : list.selected;
    switch (key) {
    case Key::up:
        if (none || at == 0) return std::nullopt;
        return at - 1;
    case Key::down:
        if (none) return 0;
        if (at == last) return std::nullopt;
        return at + 1;
    case Key::page_up: return at - std::min(at, page);
    case Key::page_down: return std::min(last, at + page);
    case Key::home: return 0;
    case Key::end: return last;
    case Key::enter:
        if (none) return std::nullopt;
        return at;
    default: return std::nullopt;
    }
}

float scrolled_to_row(const List& list, std::size_t row, float row_height, float view_height, float scrolled) {
    const float top = row_height * static_cast<float>(row);
    const float most = std::max(0.0F, row_height * static_cast<float>(list.count) - view_height);
    if (top < scrolled) scrolled = top;
    if (top + row_height > scrolled + view_height) scrolled = top + row_height - view_height;
    return std::clamp(scrolled, 0.0F, most);
}

bool goes_on(const WidgetState::TypedAhead& typed, Time now) {
    constexpr Time patience{1000};
    return !typed.text.empty() && now <= typed.last + patience;
}

std::optional<std::size_t> row_typed(const List& list, WidgetState::TypedAhead& typed, const std::string& text,
                                     Time now) {
    if (!list.name || list.count == 0) return std::nullopt;
    if (!goes_on(typed, now)) typed.text.clear();
    typed.last = now;
    const std::string added = lower(text);
    const bool same_again = !typed.text.empty() && typed.text == added;
    if (!same_again) typed.text += added;
    const std::size_t at = std::min(list.selected, list.count - 1);
    const std::size_t start = typed.text == added && list.selected < list.count ? at + 1 : at;
    for (std::size_t i = 0; i < list.count; ++i) {
        const std::size_t row = (start + i) % list.count;
        if (lower(list.name(row)).rfind(typed.text, 0) == 0) return row;
    }
    return std::nullopt;
}

} // namespace twoturns::ui
