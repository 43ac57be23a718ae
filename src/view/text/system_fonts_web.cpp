// A page on a server comes with a Chinese font for its own sentences, and loads one with all common characters when the
// player's texts need it. A page in a single file has all characters in the first font.
#include "platform/carried_files.hpp"
#include "platform/files.hpp"
#include "view/decks/assets.hpp"
#include "view/text/system_fonts.hpp"

namespace twoturns::view {
namespace {

bool is_common_han(char32_t character) { return character >= 0x4E00 && character <= 0x9FFF; }

} // namespace

FindFont system_fonts() {
    const std::filesystem::path file = data_folder() / "fonts" / "more-chinese.otf";
    if (!platform::is_file(file)) return [](char32_t /*character*/) { return std::nullopt; };
    return [name = platform::name_of(file)](char32_t character) -> std::optional<SystemFont> {
        if (!is_common_han(character)) return std::nullopt;
        return SystemFont{name, 0, false};
    };
}

std::function<bool(char32_t)> system_characters() {
    const bool more = platform::is_file(data_folder() / "fonts" / "more-chinese.otf");
    return [more](char32_t character) { return more && is_common_han(character); };
}

} // namespace twoturns::view
