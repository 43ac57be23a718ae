#include "support/text_measure.hpp"

#include <algorithm>

namespace twoturns::test {

float FixedMeasure::width(const std::string& text, float size, bool /*bold*/, ui::Family /*family*/) const {
    float em = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) != 0x80U) em += byte >= 0xE0U ? wide_ : narrow_;
    }
    return em * size;
}

std::vector<std::uint8_t> FixedMeasure::levels(const std::string& line) const {
    const auto turns = [](char c) { // the first byte of U+0580 to U+06FF
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xD6U && byte <= 0xDBU;
    };
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c < 0; };
    if (std::none_of(line.begin(), line.end(), turns)) return {};
    const auto first = std::find_if(line.begin(), line.end(), is_letter);
    const std::uint8_t base = first != line.end() && turns(*first) ? 1 : 0;
    std::vector<std::uint8_t> levels;
    for (const char c : line) {
        const bool inside = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; // a character
        const std::uint8_t other = base == 1 && (is_letter(c) || (c >= '0' && c <= '9')) ? 2 : base;
        levels.push_back(inside && !levels.empty() ? levels.back() : turns(c) ? std::uint8_t{1} : other);
    }
    return levels;
}

} // namespace twoturns::test
