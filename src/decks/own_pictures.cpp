#include "decks/own_pictures.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace twoturns::decks {
namespace {

constexpr std::array<std::string_view, 9> picture_endings{".jpg",  ".jpeg", ".jpe", ".jfif", ".png",
                                                          ".webp", ".gif",  ".bmp", ".svg"};

} // namespace

bool is_picture_name(const std::string& file) {
    const std::size_t dot = file.rfind('.');
    if (dot == std::string::npos) return false;
    std::string ending = file.substr(dot);
    for (char& letter : ending)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return std::find(picture_endings.begin(), picture_endings.end(), ending) != picture_endings.end();
}

} // namespace twoturns::decks
