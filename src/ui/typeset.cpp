#include "ui/typeset.hpp"

#include <algorithm>

namespace twoturns::ui {
namespace {

constexpr float size_step = 0.5F; // design pixels
constexpr std::size_t most_set_bytes = 800;

bool shows_all(const std::string& text, const std::vector<std::string>& lines) {
    return lines.empty() ? text.empty() : text.ends_with(lines.back());
}

/// Moves words into a last line that is too short, without more lines.
void balance(std::vector<std::string>& lines, const std::string& text, float width, const Lettering& lettering) {
    constexpr float short_share = 0.25F;
    constexpr float narrower = 0.94F;
    const float least = short_share * width;
    for (float room = width * narrower; room > 0.6F * width && lettering.width(lines.back()) < least;
         room *= narrower) {
        auto other = wrapped(text, room, lines.size(), lettering);
        if (other.size() != lines.size() || !shows_all(text, other) || breaks_a_word(text, other)) return;
        lines = std::move(other);
    }
}

} // namespace

SetText typeset(const std::string& text, float width, std::size_t lines, const Letters& letters, const Style& style) {
    const float least = letters.size * least_letters_share;
    if (text.size() > most_set_bytes) // nothing makes it fit
        return {wrapped(text, width, lines, style.lettering(least, letters.bold, letters.family)), least, false};
    SetText first;
    for (float size = letters.size;; size -= size_step) {
        const Lettering lettering = style.lettering(size, letters.bold, letters.family);
        SetText set{wrapped(text, width, lines, lettering), size, false};
        set.whole = shows_all(text, set.lines);
        if (set.whole && !breaks_a_word(text, set.lines)) {
            if (set.lines.size() > 1) balance(set.lines, text, width, lettering);
            return set;
        }
        if (first.lines.empty() || (set.whole && !first.whole)) first = std::move(set);
        // No smaller letters are left to try.
        if (size - size_step < least || style.letters(size) == style.letters(least)) break;
    }
    if (first.whole) return first;
    return {wrapped(text, width, lines, style.lettering(least, letters.bold, letters.family)), least, false};
}

SetText typeset(const Label& label, float width, const Style& style) {
    const auto lines = static_cast<std::size_t>(std::max(1, label.lines));
    SetText set = typeset(label.text, width, lines, {label.size, label.bold, label.family}, style);
    if (label.spare_lines == 0 || (set.whole && !breaks_a_word(label.text, set.lines))) return set;
    const float size = label.size * least_letters_share;
    SetText more = typeset(label.text, width, lines + static_cast<std::size_t>(label.spare_lines),
                           {size, label.bold, label.family}, style);
    const bool better = more.whole && more.size >= size && !breaks_a_word(label.text, more.lines);
    return better ? more : set;
}

SetText typeset(const Label& label, float width, float height, const Style& style) {
    SetText set = typeset(label, width, style);
    constexpr float closest = 0.9F; // of the size of the letters
    Label lower = label;
    while (lower.spare_lines > 0 && height < closest * style.letters(set.size) * static_cast<float>(set.lines.size())) {
        --lower.spare_lines;
        set = typeset(lower, width, style);
    }
    return set;
}

float common_size(const std::vector<std::string>& texts, float width, std::size_t lines, const Letters& letters,
                  const Style& style) {
    float size = letters.size;
    for (const std::string& text : texts) size = std::min(size, typeset(text, width, lines, letters, style).size);
    return size;
}

} // namespace twoturns::ui
