#include "ui/caret.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "ui/text_edit.hpp"
#include "ui/utf8.hpp"

namespace twoturns::ui {

std::vector<std::size_t> visual_order(const std::vector<std::uint8_t>& levels) {
    std::vector<std::size_t> order(levels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    int highest = 0;
    for (const int level : levels) highest = std::max(highest, level);
    for (int level = highest; level > 0; --level) {
        for (std::size_t from = 0; from < order.size();) {
            if (levels[order[from]] < level) {
                ++from;
                continue;
            }
            std::size_t to = from;
            while (to < order.size() && levels[order[to]] >= level) ++to;
            std::reverse(order.begin() + static_cast<std::ptrdiff_t>(from),
                         order.begin() + static_cast<std::ptrdiff_t>(to));
            from = to;
        }
    }
    return order;
}

LinePlaces::LinePlaces(std::string text, const Lettering& lettering, bool mirrored)
    : text_(std::move(text)), lettering_(lettering), mirrored_(mirrored) {
    const std::vector<std::uint8_t> levels = lettering.measure.levels(text_);
    if (levels.size() != text_.size() || levels.empty()) {
        width_ = lettering_.width(text_);
        parts_.push_back({0, text_.size(), 0, width_, false});
        return;
    }
    std::vector<std::uint8_t> of_parts;
    for (std::size_t at = 0; at < text_.size(); at = next_character(text_, at)) {
        if (of_parts.empty() || of_parts.back() != levels[at]) {
            of_parts.push_back(levels[at]);
            parts_.push_back({at, at, 0, 0, levels[at] % 2 != 0});
        }
        parts_.back().to = next_character(text_, at);
    }
    turns_ = std::any_of(parts_.begin(), parts_.end(), [](const Part& part) { return part.right_to_left; });
    right_to_left_ = *std::min_element(of_parts.begin(), of_parts.end()) % 2 != 0;
    for (Part& part : parts_)
        part.width = lettering_.width(std::string_view{text_}.substr(part.from, part.to - part.from));
    for (const std::size_t index : visual_order(of_parts)) {
        parts_[index].x = width_;
        width_ += parts_[index].width;
    }
}

float LinePlaces::drawn_at(const Part& part, std::size_t byte) const {
    const float before = lettering_.width(std::string_view{text_}.substr(part.from, byte - part.from));
    return part.right_to_left ? part.x + part.width - before : part.x + before;
}

float LinePlaces::drawn_at(std::size_t byte) const {
    const auto part = std::find_if(parts_.begin(), parts_.end(), [&](const Part& one) { return byte <= one.to; });
    return part == parts_.end() ? width_ : drawn_at(*part, byte);
}

float LinePlaces::at(std::size_t byte) const {
    const float x = std::round(drawn_at(byte));
    return mirrored_ ? width_ - x : x;
}

std::size_t LinePlaces::byte_at(float x) const {
    const float drawn = mirrored_ ? width_ - x : x;
    const Part* nearest = &parts_.front();
    float least = -1;
    for (const Part& part : parts_) {
        const float away = std::max({0.0F, part.x - drawn, drawn - part.x - part.width});
        if (least >= 0 && !(away < least)) continue;
        least = away;
        nearest = &part;
    }
    const std::string_view text = std::string_view{text_}.substr(nearest->from, nearest->to - nearest->from);
    const float inside = nearest->right_to_left ? nearest->x + nearest->width - drawn : drawn - nearest->x;
    return nearest->from + ui::byte_at(text, inside, [&](std::string_view part) { return lettering_.width(part); });
}

LinePlaces::Span LinePlaces::span(float left, float right) const {
    const float x = std::round(left);
    const float width = std::round(right) - x;
    return {mirrored_ ? width_ - x - width : x, width};
}

std::vector<LinePlaces::Span> LinePlaces::covered(std::size_t from, std::size_t to) const {
    std::vector<Span> all;
    for (const Part& part : parts_) {
        const std::size_t first = std::max(from, part.from);
        const std::size_t last = std::min(to, part.to);
        if (first >= last) continue;
        const auto [left, right] = std::minmax({drawn_at(part, first), drawn_at(part, last)});
        all.push_back(span(left, right));
    }
    return all;
}

std::size_t LinePlaces::beside(std::size_t byte, bool to_left) const {
    constexpr float least = 0.25F; // pixels; nearer places look the same
    const float here = drawn_at(byte);
    std::size_t best = byte;
    float nearest = -1;
    for (std::size_t at = 0;; at = next_character(text_, at)) {
        const float x = drawn_at(at);
        const float away = to_left ? here - x : x - here;
        if (away >= least && (nearest < 0 || away < nearest)) {
            nearest = away;
            best = at;
        }
        if (at >= text_.size()) break;
    }
    return best;
}

} // namespace twoturns::ui
