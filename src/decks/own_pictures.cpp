#include "decks/own_pictures.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace twoturns::decks {
namespace {

constexpr std::array<std::string_view, 12> endings{".jpg", ".jpeg", ".jpe", ".jfif", ".png",  ".webp",
                                                   ".gif", ".bmp",  ".svg", ".heic", ".heif", ".avif"};

} // namespace

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
