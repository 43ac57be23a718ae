#include "decks/picture_scan.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace twoturns::decks {
namespace {

constexpr std::array<std::string_view, 12> endings{".jpg", ".jpeg", ".jpe", ".jfif", ".png",  ".webp",
                                                   ".gif", ".bmp",  ".svg", ".heic", ".heif", ".avif"};

} // namespace

std::uint64_t mark_of(std::string_view bytes) {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15U;
    std::uint64_t mark = bytes.size() * factor + 1;
    const auto take = [&](std::uint64_t eight) {
        mark = (mark ^ eight) * factor;
        mark ^= mark >> 32U;
    };
    // Little-endian on every computer, so that a store can be copied to another computer.
    const auto eight_at = [](std::string_view part) {
        std::uint64_t eight = 0;
        for (std::size_t i = 0; i < part.size(); ++i)
            eight |= std::uint64_t{static_cast<unsigned char>(part[i])} << 8U * i;
        return eight;
    };
    for (; bytes.size() >= sizeof mark; bytes.remove_prefix(sizeof mark)) take(eight_at(bytes.substr(0, sizeof mark)));
    take(eight_at(bytes));
    return mark == 0 ? 1 : mark;
}

std::optional<int> face_marked(const std::vector<std::uint64_t>& marks, int face, std::uint64_t mark) {
    if (mark == 0 || marks.empty()) return face;
    const auto all = static_cast<int>(marks.size());
    if (marks[static_cast<std::size_t>(face % all)] == mark) return face;
    const auto found = std::find(marks.begin(), marks.end(), mark);
    if (found == marks.end()) return std::nullopt;
    return static_cast<int>(found - marks.begin()) + face / all * all;
}

std::span<const std::string_view> picture_endings() { return endings; }

bool is_picture_name(const std::string& file) {
    const std::size_t dot = file.rfind('.');
    if (dot == std::string::npos) return false;
    std::string ending = file.substr(dot);
    for (char& letter : ending)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

} // namespace twoturns::decks
